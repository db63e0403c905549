### Les paraules pròpies del navegador. El que diuen els jocs i les taules ve de src/saucer.

skip = Ves al contingut
header-home = Saucer, pàgina d'inici
dialog-close = Tanca
copy = Copia
copy-done = Copiat
title-turn = ● Et toca · { $title }

## Pàgina d'inici

start-lead = Jocs d'extraterrestres, espies i senyals. Juga ara mateix amb bots o envia un enllaç als amics. Sense compte.
start-bots = Juga amb bots
start-learn = Aprèn jugant
start-learn-as = Aprèn com a { $part }
start-invite = Convida amics
today-best = Fet, i millor impossible: { $score } punts
today-done = Fet, amb { $score } de { $par } punts
rules-title = Regles
rules-search = Cerca a les regles
rules-contents = Índex
rules-now = El que val ara: { $clause }
rules-nothing = No hi ha res així en aquestes regles.
join-title = Entra amb un codi
join-go = Entra
lists-mine = Les meves partides
lists-back = Continua
lists-open = Taules obertes
lists-open-none = Ara no espera ningú. Convida amics o juga amb bots.
lists-join = Entra
lists-free = { $count ->
    [one] un lloc lliure
   *[other] { $count } llocs lliures
}
lists-finished = Partides acabades
lists-won = guanya: { $names }, { $when }
lists-ended = acabada sense guanyador, { $when }
shelf-title = Millors resultats i diplomes
shelf-export = Exporta les meves coses
shelf-about = Els millors resultats, els diplomes i el que els jocs recorden dels seus jugadors es guarden aquí per a tu, també quan les partides acabades ja no es guarden.
shelf-points = punts
shelf-par = màxim possible: { $par }
shelf-players = { $count } jugadors

## Una taula nova

new-title = { $game }: una taula nova
new-players = Jugadors
new-seat = Lloc { $place }
new-seat-me = Jo
new-seat-open = Qui tingui l'enllaç
new-seat-bot = Bot: { $level }
new-seat-local = Algú en aquesta pantalla
new-seat-name = Jugador { $place }
new-done = { $value } (fet)
new-board = Un tauler propi
new-board-about = Un fitxer TOML que descriu un tauler d'aquest joc
new-board-away = Treu-lo
new-board-large = { $name } és massa gran: com a màxim { $most } kB.
new-board-whole = Tot el fitxer
new-clock = Temps per decidir
new-clock-none = Sense límit
new-clock-seconds = { $count } segons
new-clock-minutes = { $count } minuts
new-clock-day = Un dia
new-pace = Ritme dels bots
new-pace-instant = A l'instant
new-pace-brisk = Àgil
new-pace-calm = Tranquil
new-public = Mostra-la entre les taules obertes
bots-title = { $game }: amb bots
bots-level = Com de forts són els bots
bots-choose = Amb bots: jugadors, nivell, ritme, opcions
bots-usual = Com sempre
bots-about = Aquest dispositiu ho recorda: la pròxima vegada n’hi haurà prou amb un clic a «Juga amb bots».
new-create = Obre la taula
new-start = Comença la partida

## Abans de començar

name-ask = Com vols que et diguem?
name-keep = Soc jo
name-about = Els altres de la taula veuen aquest nom. El pots canviar quan vulguis a la configuració.
lobby-waiting = { $count ->
    [one] Encara hi ha un lloc lliure.
   *[other] Encara hi ha { $count } llocs lliures.
}
lobby-full = Tots els llocs estan ocupats.
lobby-invite = Convida amics
lobby-qr = El mateix enllaç, per a una càmera
lobby-code = o amb el codi
lobby-seats = Llocs
lobby-free = Lliure
lobby-sit = Seu aquí
lobby-not-here = encara no hi és
lobby-teams = Equips
lobby-team = Equip { $number }
lobby-teams-host = Tria qui juga amb qui: prem les fletxes al costat de dos llocs i es canvien.
lobby-teams-taken = Ara prem les fletxes al costat de l’altre lloc.
lobby-teams-about = Tria amb qui jugues: prem les fletxes al costat d’un lloc lliure o d’un bot i hi seuràs.
lobby-teams-watching = Tria amb qui jugues: agafa un lloc lliure.
lobby-swap = Lloc { $place }: canvia’l
lobby-move = Passa al lloc { $place }
lobby-watching = Espectador
lobby-watching-free = Per jugar, agafa un lloc lliure aquí sota.
lobby-watching-full = Pots mirar la partida i llegir el xat.
lobby-start = Comença la partida
lobby-start-free = La partida pot començar quan no quedi cap lloc lliure. Pels amics que no vinguin, tria un bot al costat del lloc.
lobby-host-starts = Comença la partida qui ha obert la taula.
lobby-dice = Daus justos
lobby-dice-about = Aquesta és la promesa de la taula sobre cada tirada i cada carta, feta abans que el teu dispositiu hi afegeixi una paraula a l'atzar. Després de la partida, la pàgina mostra que s'ha complert.

## La taula

stage-skip = Salta-t'ho
stage-again = Torna a mostrar l'últim torn
stage-pace = Ritme: { $pace }
stage-pace-calm = tranquil
stage-pace-brisk = àgil
stage-pace-fast = ràpid
stage-pace-once = de cop
doubt-title = Segur?
doubt-no = Encara no
table-others = Els altres jugadors
table-board = El tauler
table-mine = Les meves coses
table-you = { $name } (tu)
table-bot = Bot
table-away = fora
table-turn = Torn
table-your-turn = Et toca
table-clock = { $seconds ->
    [one] Queda un segon
   *[other] Queden { $seconds } segons
}
table-clock-short = Només queden uns segons
table-back = Enrere
table-choices = Opcions ({ $count })
table-undo = Desfés
table-hint = Pista
table-hinted = El millor bot triaria: { $label }
table-expects-win = { $label }: en guanyen { $value } de cada 100
table-expects-points = { $label } (s'esperen { $value } punts)
table-expects-right = { $label }: encerta en { $value } de cada 100 casos
table-expects-bits = { $label }: diu tant com { $value } preguntes de sí o no
table-expects-unsure = { $label }: ara, respondre seria encertat en { $value } de cada 100 casos
table-can = Ara ho pots fer servir.
board-nearer = Més a prop
board-farther = Més lluny
board-fit = Tot el tauler
number-label = Un nombre del { $low } al { $high }
number-send = Tria
roll-mine = { $count ->
    [one] Tira un dau i entra què mostra
   *[other] Tira { $count } daus i entra què mostren
}
roll-for = { $count ->
    [one] Tira un dau per a { $name } i entra què mostra
   *[other] Tira { $count } daus per a { $name } i entra què mostren
}
roll-add = Afegeix: { $what }
roll-take_away = Treu: { $what }
roll-left = { $count ->
    [one] Falta un dau
   *[other] Falten { $count } daus
}
roll-send = Entra-ho
coach-title = Entrenador
coach-on = Continua
coach-leave = Deixa la lliçó
coach-play-on = Segueix jugant aquí
coach-anew = Comença una partida pròpia
coach-close = Tanca
hint-title = Una novetat
hint-seen = Entesos
hint-clause = Regla { $clause }
hint-off = Cap més pista

connection-again = S'ha perdut la connexió. S'està tornant a connectar …
connection-offline = No tens connexió. La partida es conserva i continuarà quan tornis.
notice-watching = { $count ->
    [0] Estàs mirant.
    [one] Estàs mirant.
   *[other] Estàs mirant, amb { $count } persones de públic.
}
notice-play-too = Juga tu també
notice-missed = Mentre no hi eres { $count ->
    [one] ha passat una cosa.
   *[other] han passat { $count } coses.
}
notice-show-missed = Mostra-ho
notice-hurried = Ara mateix hi ha molta gent que juga amb bots: durant una estona responen més de pressa que bé.
notice-bot-plays = Un bot juga per { $name }.
notice-return-to-seat = Recupera el meu lloc
notice-away = { $minutes ->
    [0] { $name } no hi és.
    [one] { $name } és fora des de fa un minut.
   *[other] { $name } és fora des de fa { $minutes } minuts.
}
notice-agree = Deixa que un bot jugui per { $name }
notice-agreed = { $count ->
    [one] De moment hi està d'acord una persona.
   *[other] De moment hi estan d'acord { $count } persones.
}
notice-leaving = Voldria deixar aquesta taula: { $names }.
notice-leave-too = Deixa-la també

story-title = Història
story-log = Crònica
story-chat = Xat
story-rules = Regles
log-before = Abans del primer torn
log-empty = Encara no ha passat res.
chat-open = Obre el xat
chat-empty = Encara ningú no ha dit res.
chat-mute = Silencia
chat-words = Digues alguna cosa
chat-send = Envia
chat-to = A qui
chat-to-all = a tothom
chat-only = només a { $name }
chat-unread = { $count ->
    [one] un missatge nou
   *[other] { $count } missatges nous
}
emote-make = Fes un senyal
emote-hello = Hola!
emote-bravo = Bravo!
emote-laugh = Ha, ha!
emote-think = Mmm…
emote-oops = Ai, ai!
emote-thanks = Gràcies!

menu-title = Taula
menu-link = Enllaç a aquesta taula
menu-give = Deixa que un bot jugui per mi
menu-give-about = Pots recuperar el teu lloc quan vulguis.
menu-carry = Continua en un altre dispositiu
menu-carry-about = Fa un enllaç que hi porta el teu lloc.
menu-carry-link = Obre'l a l'altre dispositiu abans de { $minutes } minuts
menu-print = Imprimeix el tauler
menu-print-about = El tauler i els fulls en paper, buits, per jugar sense pantalla.
menu-abandon = Abandona aquesta taula
menu-abandon-about = S'acaba del tot quan tothom hi està d'acord.
menu-leave = Marxa
menu-leave-about = Un bot continua per tu; sense persones la taula s'acaba.
menu-leave-open = El teu lloc torna a quedar lliure.
menu-lag = La taula respon en { $ms } ms.
menu-keys = Tecles: les fletxes van d'opció en opció, Retorn tria, Escapada torna enrere, Majúscules i fletxes miren al voltant, ? diu per què no es pot.

hand-over-title = Passa la pantalla a { $names }
hand-over-about = Ara no hauria de mirar ningú més.
hand-over-take = Soc { $name }

over-title = El final
over-you = Has guanyat!
over-with = Has guanyat, amb { $names }!
over-one = Guanya { $name }
over-several = Guanyen { $names }
over-lost-one = Has perdut. Guanya { $name }.
over-lost-several = Has perdut. Guanyen { $names }.
over-nobody = No guanya ningú
over-points = Com ha anat
over-winner = Victòria
over-rematch = Revenja
over-join-rematch = Entra a la revenja
over-watch-rematch = Mira la revenja
over-replay = Repetició
over-alone = { $points ->
    [one] { $points } punt
   *[other] { $points } punts
}
over-team-won = Heu guanyat plegats!
over-team-lost = Heu perdut plegats
end-course = Com ha anat
end-turns = Torns
end-chosen = Les meves decisions
end-leads = Canvis de líder
end-leap = El millor torn
end-turning = El moment decisiu
end-keep = Desa'n una imatge
end-sheet = Com ha passat

unshown-paused = Aquesta taula està aturada
unshown-paused-about = Alguna cosa ha fallat per part nostra. Tot el que s'ha jugat es conserva.
paused-report = Informa'n
paused-reported = Informat, gràcies
paused-record = Baixa el meu registre fins ara
unshown-void = Aquesta taula s'ha acabat
unshown-abandoned = Aquesta taula s'ha abandonat
unshown-over = Aquesta partida s'ha acabat
unshown-playing = Aquesta partida no es pot mostrar
unshown-about = Pots començar una partida nova quan vulguis.

## La taula senzilla

plain-choices = La teva tria
plain-none = Ara no hi ha res per triar.
plain-fold = Amaga la tria
plain-unfold = Mostra la tria
plain-glance = D'un cop d'ull
plain-empty = Buit: { $fields }
plain-yes = sí
plain-no = no
plain-changed = canviat
plain-player = Qui
plain-number = Núm.
plain-all = Mostra-ho tot ({ $count })

## Un ritme picat amb la mà

rhythm-waits = La teva mà
rhythm-plan = Prepara primer el que envies.
rhythm-rests = Ara no hi ha res per enviar.
rhythm-first = Prem i mantén
rhythm-begin = Deixa anar: comença
rhythm-begin-toggle = Prem: comença
rhythm-lift = Deixa anar: mà amunt
rhythm-lift-toggle = Prem: mà amunt
rhythm-lay = Prem: mà avall
rhythm-done = Tot està enviat
rhythm-progress = { $done } de { $all } · barra d'espai, ratolí o dit
rhythm-rehearse = Assaja (només per a tu)
rhythm-toggle = Tocar en lloc de mantenir
rhythm-tried = El teu assaig
rhythm-sent = El que has enviat
rhythm-line = El que s'ha rebut
rhythm-listening = Escolta …
rhythm-whole = Ho sentiràs tot seguit quan estigui complet.
rhythm-late = La connexió anava massa lenta: ho sentiràs sencer quan estigui complet.
rhythm-skip = Ja n'he sentit prou
rhythm-again = Torna-ho a escoltar
rhythm-check = Prova de so
rhythm-check-about = Mà amunt: un to i llum. Mà avall: un cop.
rhythm-checked = Un de curt i un de llarg: vist i sentit?
rhythm-sound-on = El so està apagat: engega'l

## Repetició

replay-title = Repetició
replay-turn-back = Torna al començament del torn
replay-turn-next = Ves al torn següent
replay-pace = Ritme
replay-back = Un pas enrere
replay-next = Un pas endavant
replay-mine-back = Enrere, a la meva decisió anterior
replay-mine-next = Endavant, a la meva decisió següent
replay-climax = Al moment culminant següent
replay-play = Reprodueix
replay-pause = Atura
replay-at = { $at } de { $last }
replay-slider = Punt de la partida
replay-viewer = Vist per
replay-open = Tot descobert
replay-public = Com a públic
replay-seat = Com a { $name }
replay-download = Baixa el registre
dice-good = Els daus han estat justos
dice-lesson = Els daus d'una lliçó
dice-bad = Els daus no quadren
dice-about = { $chances ->
    [one] Una tirada s'ha tornat a calcular amb el que s'ha revelat al final.
   *[other] { $chances } tirades i cartes s'han tornat a calcular amb el que s'ha revelat al final.
}
dice-kept = El teu dispositiu va guardar aquesta promesa i la seva paraula: totes dues són al registre.
dice-not_kept = El teu dispositiu va veure una altra promesa, o va donar una altra paraula, que les que diu el registre. No et fiïs d'aquests daus.
dice-word-none = sense dispositiu propi: no en dona cap
dice-prepared = Això era una lliçó: fins a { $count } dels primers resultats s'havien preparat, i el registre diu quins.
dice-commitment = Promès abans de la partida (SHA-256 de la llavor)
dice-words = Paraules dels llocs
dice-seed = Llavor, revelada al final
dice-key = Clau que en surt

## Configuració

settings-title = Configuració
settings-me = Tu
settings-name = Nom
settings-shape = Forma
settings-me-about = Els altres veuen el nom nou de seguida, també en aquesta taula; si el joc ara no deixa parlar, quan en torni a deixar. Una forma nova val a partir de la pròxima taula.
settings-language = Llengua
settings-theme = Colors
settings-theme-auto = Com en aquest dispositiu
settings-theme-light = Clar
settings-theme-dark = Fosc
settings-motion = Moviment
settings-motion-auto = Com en aquest dispositiu
settings-motion-off = Sense
settings-sound = So
settings-hints = Pistes sobre el que és nou
settings-plain = Taula senzilla: paraules en lloc d'imatges
settings-notifications = Avisa'm quan em toqui
shape-circle = Cercle
shape-square = Quadrat
shape-triangle = Triangle
shape-diamond = Rombe
shape-pentagon = Pentàgon
shape-hexagon = Hexàgon

## Quan falta alguna cosa

state-waiting = Un moment …
state-again = Torna-ho a provar
state-home = Pàgina d'inici
state-reload = Torna a carregar
missing-title = En aquesta adreça no hi ha res
broken-title = Aquesta pàgina té un error. La teva partida està segura.
refused-unreached = Ara mateix no es pot arribar a la taula.

## En imatges

pictures-open = Com funciona, en imatges
pictures-title = { $game } en cinc imatges
pictures-aim = Què vols
pictures-turn-1 = Un torn, 1 de 3
pictures-turn-2 = Un torn, 2 de 3
pictures-turn-3 = Un torn, 3 de 3
pictures-end = Com acaba
pictures-play = Juga
pictures-close = Entesos
pictures-back = Imatge anterior
pictures-next = Imatge següent
