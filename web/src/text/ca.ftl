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
start-invite = Convida amics
rules-title = Regles
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

## Una taula nova

new-title = { $game }: una taula nova
new-players = Jugadors
new-seat = Lloc { $place }
new-seat-me = Jo
new-seat-open = Qui tingui l'enllaç
new-seat-bot = Bot: { $level }
new-seat-local = Algú en aquesta pantalla
new-seat-name = Jugador { $place }
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
new-create = Obre la taula
new-start = Comença la partida

## Abans de començar

lobby-waiting = { $count ->
    [one] Encara hi ha un lloc lliure.
   *[other] Encara hi ha { $count } llocs lliures.
}
lobby-full = Ja hi és tothom.
lobby-invite = Convida amics
lobby-code = o amb el codi
lobby-seats = Llocs
lobby-free = Lliure
lobby-sit = Seu aquí
lobby-not-here = encara no hi és
lobby-start = Comença la partida
lobby-host-starts = Comença la partida qui ha obert la taula.
lobby-dice = Daus justos
lobby-dice-about = Aquesta és la promesa de la taula sobre cada tirada i cada carta, feta abans que el teu dispositiu hi afegeixi una paraula a l'atzar. Després de la partida, la pàgina mostra que s'ha complert.

## La taula

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
table-back = Enrere
table-choices = Opcions ({ $count })
table-undo = Desfés
table-hint = Pista
table-hinted = El millor bot triaria: { $label }
table-can = Ara ho pots fer servir.
number-label = Un nombre del { $low } al { $high }
number-send = Tria
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
notice-bot-plays = Un bot juga per { $name }.
notice-take-back = Recupera el meu lloc
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
log-empty = Encara no ha passat res.
chat-empty = Encara ningú no ha dit res.
chat-mute = Silencia
chat-words = Digues alguna cosa
chat-send = Envia
chat-unread = { $count ->
    [one] un missatge nou
   *[other] { $count } missatges nous
}

menu-title = Taula
menu-link = Enllaç a aquesta taula
menu-give = Deixa que un bot jugui per mi
menu-give-about = Pots recuperar el teu lloc quan vulguis.
menu-carry = Continua en un altre dispositiu
menu-carry-about = Fa un enllaç que hi porta el teu lloc.
menu-carry-link = Obre'l a l'altre dispositiu abans de { $minutes } minuts
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
over-shared = Victòria compartida: { $names }
over-nobody = No guanya ningú
over-points = Com ha anat
over-winner = Victòria
over-rematch = Revenja
over-join-rematch = Entra a la revenja
over-watch-rematch = Mira la revenja
over-replay = Repetició

unshown-paused = Aquesta taula està aturada
unshown-paused-about = Alguna cosa ha fallat per part nostra. Tot el que s'ha jugat es conserva.
unshown-void = Aquesta taula s'ha acabat
unshown-abandoned = Aquesta taula s'ha abandonat
unshown-over = Aquesta partida s'ha acabat
unshown-playing = Aquesta partida no es pot mostrar
unshown-about = Pots començar una partida nova quan vulguis.

## Repetició

replay-title = Repetició
replay-back = Un pas enrere
replay-next = Un pas endavant
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
dice-bad = Els daus no quadren
dice-about = { $chances ->
    [one] Una tirada s'ha tornat a calcular amb el que s'ha revelat al final.
   *[other] { $chances } tirades i cartes s'han tornat a calcular amb el que s'ha revelat al final.
}
dice-commitment = Promès abans de la partida (SHA-256 de la llavor)
dice-words = Paraules dels llocs
dice-seed = Llavor, revelada al final
dice-key = Clau que en surt

## Configuració

settings-title = Configuració
settings-me = Tu
settings-name = Nom
settings-shape = Forma
settings-me-about = Val a partir de la pròxima taula.
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
