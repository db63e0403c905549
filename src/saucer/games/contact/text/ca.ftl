title = Contact
about = Només una persona sap d'on ve el senyal, i només pot picar com és de lluny de planeta a planeta. Els altres escolten i endevinen.
facts = De 2 a 5 jugadors en un sol equip, 20 minuts
credits = Un joc de Steffen Benndorf. Aquesta és una versió no oficial per a qui té el joc, amb paraules i dibuixos propis.

option-variant = Joc
option-variant-standard = Normal: nivells de l'1 al 6
option-variant-professional = Per a professionals: tots els planetes, cartes d'ajuda
option-level = Nivell del joc normal
option-first = Primera Font
option-first-null = A l'atzar
option-time_line = Una línia mostra què s'ha rebut
option-hear_again = El que s'ha rebut es pot tornar a sentir
option-hearing = La Tripulació sent
option-hearing-live = mentre la Font pica
option-hearing-whole = tot plegat quan la Font ha acabat

check-first = El seient { $seat } no pot ser la primera Font: hi ha { $players } jugadors.
hot_seat-source = Cadascú necessita una pantalla pròpia: ningú no pot veure el pla ni la mà de la Font.

reason-twelve_rounds = S'han superat les dotze rondes.
reason-no_fuel = S'ha acabat el combustible.

about-bot-random = Fa qualsevol cosa permesa.
about-bot-easy = Pica i sent aproximadament, no recorda com transmet cadascú i respon aviat.
about-bot-medium = Manté prou bé el ritme, s'acostuma als altres en unes quantes rondes i torna a demanar la ruta si dubta.
about-bot-hard = Tria la ruta més difícil de confondre, sospesa totes les rutes que pot haver sentit i aprèn com transmeten els altres.

## Things

chip-planet = planeta { $letter }
chip-earth = Terra
chip-asteroid = asteroide { $number }
letter = { $letter }
number = { $number }
nothing = cap
place = fila { $row }, columna { $column }
route-on = { $chip } › { $rest }
helper-fifty = 50:50
helper-stopover = Primera escala
helper-exchange = Canvi

about-fifty = Qui endevina ho diu abans i llavors té dos intents que compten com un (CO-24).
about-stopover = Qui endevina fa posar el coet a la primera escala de l'última ruta (CO-25).
about-exchange = La Font agafa un altre objectiu abans de triar la carta de senyal (CO-26).
about-chip = Qualsevol fitxa pot ser una escala. Només un planeta clar pot ser l'objectiu (CO-9, CO-14).
about-guess = El senyal ve d'un planeta clar; un de fosc només pot ser una escala (CO-9, CO-14).
about-barrel = Cada error costa un barril; amb l'últim la partida està perduda (CO-15, CO-16).
about-signal = A cada ronda es juga per una d'aquestes; les que guanyeu són els vostres punts (CO-5, CO-19).

grade-all = Veu de l'Univers
grade-nearly_all = Mestres de l'eco
grade-many = Lectors del ritme
grade-some = Oients
grade-few = Contacte establert

## Whose turn it is

prompt-setting_up = S'estan col·locant els planetes.
prompt-drawing = { $playerIs ->
    [you] Ets la Font. S'estan robant cartes.
   *[other] { $player } és la Font. S'estan robant cartes.
}
prompt-between = { $playerIs ->
    [you] Ets la Font de la ronda { $round }. Comença quan tothom estigui a punt; fins llavors podeu parlar.
   *[other] { $player } és la Font de la ronda { $round } i comença quan tothom estigui a punt. Fins llavors podeu parlar.
}
prompt-choosing_signal = { $playerIs ->
    [you] Tria la carta de senyal d'aquesta ronda: alta per a una ruta fàcil, baixa per a una de difícil.
   *[other] { $player } tria la carta de senyal d'aquesta ronda.
}
prompt-planning = { $player } planeja una ruta. Prepareu-vos per escoltar.
prompt-plan = El teu objectiu és { $target }. Planeja la ruta parada a parada.
prompt-plan_again = Un altre cop: el teu objectiu encara és { $target }. Planeja la ruta parada a parada.
prompt-planned = La ruta fins a l'objectiu ({ $target }) està planejada. Posa la mà plana i aixeca-la per enlairar-te.
prompt-sending = { $playerIs ->
    [you] Estàs volant: baixar la mà és aterrar, aixecar-la és enlairar-se.
   *[other] { $player } està transmetent. Escolteu!
}
prompt-guess = { $playerIs ->
    [you] { $left ->
        [0] Et toca endevinar: d'on ve el senyal?
        [one] Et toca endevinar: d'on ve el senyal? Pots tornar a demanar la ruta una vegada.
       *[other] Et toca endevinar: d'on ve el senyal? Pots tornar a demanar la ruta { $left } vegades.
    }
   *[other] Li toca endevinar a { $player }. Silenci!
}
prompt-guess_second = { $playerIs ->
    [you] No és aquest. El teu segon intent?
   *[other] No és aquest. { $player } té un segon intent.
}
prompt-meeting = { $playerIs ->
    [you] Reunió d'equip: la Tripulació pot parlar fins que hagis respost.
   *[other] Reunió d'equip: la Tripulació pot parlar fins que { $player } hagi respost.
}
prompt-lost = S'ha acabat el combustible a la ronda { $round }. El senyal venia de: { $target }.
prompt-certificate = Dotze rondes superades, { $score ->
    [one] un punt
   *[other] { $score } punts
}. El vostre diploma: { $grade }.
won = Dotze rondes superades: { $score } de 42 punts, { $barrels ->
    [one] queda un barril
   *[other] queden { $barrels } barrils
}.
advice-level = { $won } Proveu ara el nivell { $level }.
advice-professional = { $won } Esteu a punt per al joc professional.

## What can be done

label-begin_round = Comença la ronda { $round }
label-choose_signal = Juga per la carta de senyal { $value }
label-fly_to = Vola cap a: { $chip } ({ $place })
label-same_route = Planeja un altre cop la mateixa ruta
label-plan_anew = Oblida aquest pla i fes-ne un altre
label-launch = Enlaira't
label-land = Aterra
label-take_off = Torna a enlairar-te
label-break_off = Interromp i torna a començar
label-ask_again = { $left ->
    [one] Torna a demanar la ruta (per última vegada)
   *[other] Torna a demanar la ruta (en queden { $left })
}
label-guess = Assenyala: { $chip } ({ $place })
label-exchange = Canvia l'objectiu
label-use_fifty = 50:50: dos intents per un
label-use_stopover = Fes mostrar la primera escala
label-reactivate = { $left ->
    [one] Paga un barril i gira totes les cartes d'ajuda (en quedaria un)
   *[other] Paga un barril i gira totes les cartes d'ajuda (en quedarien { $left })
}
label-call_meeting = Convoca una reunió d'equip amb la carta { $helper }

## The first time

hint-begin = Entre rondes tothom pot parlar i mirar les rutes transmeses. Quan comencis robaràs l'objectiu següent (CO-41).
hint-choose_signal = El valor que tries insinua com serà de difícil la ruta: molts punts per a una de fàcil (CO-21).
hint-plan = Fes clic en una fitxa rere l'altra, des del coet fins a l'objectiu. Cap tercera fitxa no pot barrar el pas i cap no es visita dues vegades (CO-9, CO-10).
hint-launch = Prem i mantén: la mà és plana sobre la taula. Deixa anar per aixecar-la i enlairar-te: a partir d'aleshores el pla queda fixat i tothom escolta (CO-8).
hint-land = Ets a l'aire tant de temps com llarg és el tram. Baixa la mà per aterrar (CO-8a).
hint-take_off = Ets en una escala. Aixeca la mà per al tram següent; l'estona que t'esperis no vol dir res (CO-8a).
hint-guess = Assenyala el planeta que has sentit. Equivocar-se costa la carta de senyal i un barril de combustible; si dubtes, torna a demanar la ruta (CO-12, CO-13).
hint-guess_helpers = Endevina, torna a demanar la ruta o fes servir una carta d'ajuda. Un barril reactiva totes les cartes usades, però no pas l'últim barril (CO-23).
hint-guess_second = El primer dels dos intents era equivocat. Només costa alguna cosa si aquest també ho és (CO-24).
hint-meeting = Pots gastar una carta d'ajuda activa en una reunió d'equip: llavors la Tripulació pot parlar abans de respondre (CO-27).

## What happened

log-laid_out = S'han col·locat { $count } fitxes.
log-source_named = { $playerIs ->
    [you] Ets la primera Font.
   *[other] { $player } és la primera Font.
}
log-planets_turned_up = { $count ->
    [one] Es gira un planeta: { $planets }.
   *[other] Es giren planetes: { $planets }.
}
log-round_begun = { $playerIs ->
    [you] Comença la ronda { $round }. Ets la Font.
   *[other] Comença la ronda { $round }. { $player } és la Font.
}
log-signal_turned_up = La carta de senyal d'aquesta ronda val { $value }.
log-signal_chosen = { $playerIs ->
    [you] Jugues per la carta de senyal { $value }.
   *[other] { $player } juga per la carta de senyal { $value }.
}
log-next_source = { $playerIs ->
    [you] Ets la Font següent.
   *[other] { $player } és la Font següent.
}
log-target_drawn = El teu objectiu és: { $target }.
log-target_taken = { $player } ha robat un objectiu.
log-target_exchanged = Canvies l'objectiu: { $away } per { $target }.
log-exchange_took_place = { $player } canvia l'objectiu.
log-round_ended = La ronda { $round } s'ha acabat. El senyal venia de: { $target }.
log-stop_planned = Planejat: { $chip }.
log-route_planned = Planejat: { $route }.
log-plan_forgotten = Oblides el pla.
log-launched = { $playerIs ->
    [you] T'enlaires.
   *[other] { $player } s'enlaira.
}
log-landed = Aterratge.
log-took_off = Enlairament.
log-arrived = { $flights ->
    [one] Arribada després d'un vol.
   *[other] Arribada després de { $flights } vols.
}
log-broke_off = { $playerIs ->
    [you] { $left ->
        [0] Interromps per última vegada i tornes a començar.
       *[other] Interromps i tornes a començar.
    }
   *[other] { $left ->
        [0] { $player } interromp per última vegada i torna a començar.
       *[other] { $player } interromp i torna a començar.
    }
}
log-cut_off = { $playerIs ->
    [you] S'ha perdut la teva connexió; tornes a començar.
   *[other] { $player } ha perdut la connexió i torna a començar.
}
log-asked_again = { $playerIs ->
    [you] { $left ->
        [0] Demanes la ruta per última vegada.
       *[other] Tornes a demanar la ruta.
    }
   *[other] { $left ->
        [0] { $player } demana la ruta per última vegada.
       *[other] { $player } torna a demanar la ruta.
    }
}
log-guessed_right = { $playerIs ->
    [you] Assenyales { $target }: correcte!
   *[other] { $player } assenyala { $target }: correcte!
}
log-guessed_wrong = { $playerIs ->
    [you] Assenyales { $chip }: incorrecte.
   *[other] { $player } assenyala { $chip }: incorrecte.
}
log-guessed_wrong-first = { $playerIs ->
    [you] Assenyales { $chip }: incorrecte. Tens un segon intent.
   *[other] { $player } assenyala { $chip }: incorrecte. Hi ha un segon intent.
}
log-barrel_lost = { $left ->
    [0] S'ha perdut l'últim barril.
    [one] S'ha perdut un barril; en queda un.
   *[other] S'ha perdut un barril; en queden { $left }.
}
log-signal_lost = La carta de senyal { $value } surt del joc.
log-signal_won = Heu guanyat la carta de senyal { $value }.
log-fifty_used = { $playerIs ->
    [you] Fas servir el 50:50 i tens dos intents.
   *[other] { $player } fa servir el 50:50 i té dos intents.
}
log-stopover_shown = { $playerIs ->
    [you] Fas mostrar l'escala següent: el coet passa a { $chip }.
   *[other] { $player } fa mostrar l'escala següent: el coet passa a { $chip }.
}
log-helpers_reactivated = { $playerIs ->
    [you] { $barrels ->
        [one] Pagues un barril; totes les cartes d'ajuda tornen a ser actives. Queda un barril.
       *[other] Pagues un barril; totes les cartes d'ajuda tornen a ser actives. Queden { $barrels } barrils.
    }
   *[other] { $barrels ->
        [one] { $player } paga un barril; totes les cartes d'ajuda tornen a ser actives. Queda un barril.
       *[other] { $player } paga un barril; totes les cartes d'ajuda tornen a ser actives. Queden { $barrels } barrils.
    }
}
log-meeting_called = { $playerIs ->
    [you] Gastes la carta { $helper } en una reunió d'equip: la Tripulació pot parlar.
   *[other] { $player } gasta la carta { $helper } en una reunió d'equip: la Tripulació pot parlar.
}
log-plan_shown = Transmès: { $route }. Vols en mil·lisegons: { $flights }.
log-plan_shown-void = Interromput: { $route }. Vols en mil·lisegons: { $flights }.
log-grade = { $won } El vostre diploma: { $grade }.
log-game_lost = S'ha acabat el combustible a la ronda { $round }: s'ha perdut el contacte. Cartes de senyal guanyades: { $cards }.

## Why talk is closed

silence-watching = Mentre l'objectiu és secret no parla ningú, tampoc qui mira (CO-13a).
silence-source = La Font no diu res fins que s'acaba la ronda (CO-8, CO-13a).
silence-crew = La Tripulació no delibera, tret que algú convoqui una reunió d'equip (CO-13, CO-27).
silence-meeting = En una reunió d'equip tothom sent el que es diu, la Font també (CO-27).

## Why something cannot be done

why-standard = Les cartes d'ajuda són del joc professional (CO-20).
why-signal_random = La carta de senyal de cada ronda surt a l'atzar (CO-5).
why-drawing = S'estan robant cartes.
why-source_begins = { $player } comença la ronda següent (CO-41).
why-begin_first = Primer comença la ronda (CO-41).
why-begun = La ronda ja ha començat; la següent comença quan aquesta s'acabi (CO-41).
why-source_guesses = Ets la Font: qui endevina és la Tripulació (CO-13).
why-source_asks = Ets la Font: només la Tripulació pot tornar a demanar la ruta (CO-12).
why-meeting_source = Només la Tripulació convoca una reunió d'equip (CO-27).
why-guessers_helper = Aquesta carta només la fa servir qui endevina: { $helper } (CO-24, CO-25).
why-signal_chosen = Això només es pot fer abans de triar la carta de senyal (CO-21, CO-26).
why-signal_used = No queda cap carta de senyal { $value } (CO-21).
why-inactive = Aquesta carta ja s'ha usat i no és activa: { $helper } (CO-23).
why-all_active = Totes les cartes d'ajuda són actives, no hi ha res per girar (CO-23).
why-last_barrel = L'últim barril no pot pagar cartes d'ajuda (CO-23).
why-choose_signal = Primer tria la carta de senyal (CO-21).
why-source_waits = Li toca endevinar a { $player }; només tornes a transmetre si t'ho demanen (CO-12).
why-break_offs = Ja has interromput tres vegades; aquesta transmissió s'ha d'acabar (CO-11).
why-plan_fixed = Un cop enlairat, el pla queda fixat (CO-8a).
why-not_sending = Abans d'enlairar-te no hi ha res per interrompre (CO-11).
why-no_plan = Primer planeja la ruta fins a l'objectiu (CO-9).
why-nothing_planned = Encara no hi ha res planejat (CO-42).
why-no_route = En aquesta ronda encara no has transmès cap ruta (CO-9b).
why-plan_begun = Ja has començat un altre pla; primer desfés-lo (CO-9b).
why-rocket_moved = L'última ruta començava en un altre lloc: el coet s'ha mogut (CO-9b, CO-25).
why-plan_complete = La ruta ja és a l'objectiu, que sempre és l'última parada (CO-9).
why-stopped = La ruta ja para aquí ({ $chip }); cap fitxa no es visita dues vegades (CO-9).
why-start = Aquí hi ha el coet; la ruta no torna al punt de partida (CO-9).
why-left = El coet ja ha marxat d'aquí ({ $chip }) en aquesta ronda (CO-25a).
why-dead_end = Des d'aquí ({ $chip }) ja no podries arribar a l'objectiu (CO-9a).
why-blocked = Entre { $here } i { $chip } hi ha { $blocker } que barra el pas (CO-10).
why-crew_sends = Només transmet la Font (CO-8).
why-source_signals = Només la Font tria la carta de senyal (CO-21).
why-sources_helper = Només la Font canvia l'objectiu, abans de triar la carta de senyal (CO-26).
why-source_plans = { $player } planeja la ruta (CO-8).
why-source_chooses = Primer { $player } tria la carta de senyal (CO-21).
why-listen = { $player } està transmetent; escolta fins al final (CO-8).
why-meeting_alone = Ets l'únic membre de la Tripulació: no hi ha ningú amb qui deliberar (CO-27).
why-meeting_open = La reunió ja és oberta: parleu (CO-27).
why-meeting_card = Tria la carta d'ajuda que gastes en la reunió (CO-27).
why-no_active = No hi ha cap carta d'ajuda activa (CO-23).
why-guesser = Li toca endevinar a { $player } (CO-13, CO-15).
why-point = Només es pot assenyalar un planeta que pugui ser l'objectiu (CO-14).
why-between_two = Entre els dos intents d'un 50:50 no hi ha transmissió (CO-24).
why-asked_enough = La ruta s'ha transmès tres vegades; ara endevina (CO-12).
why-doubled = L'intent ja és doble (CO-24).
why-no_stopover = A l'última ruta no hi ha cap escala per davant (CO-25, CO-25a).
why-used = Ja ha estat l'objectiu: { $chip } (CO-14, CO-17).
why-dark = Encara no s'ha girat i no pot ser l'objectiu: { $chip } (CO-14).
why-rocket_there = El coet ja ha estat aquí en aquesta ronda: { $chip } (CO-14).
why-guessed = { $playerIs ->
    [you] Ja has assenyalat { $chip }, i era incorrecte (CO-14).
   *[other] { $player } ja ha assenyalat { $chip }, i era incorrecte (CO-14).
}

## On a terminal

draw-round = Ronda { $round } de 12, { $barrels ->
    [one] un barril de combustible
   *[other] { $barrels } barrils de combustible
}
draw-signal = Carta de senyal d'aquesta ronda: { $value }
draw-signals = Cartes de senyal que queden: { $cards }. Guanyades: { $won }
draw-helpers = Cartes d'ajuda actives: { $helpers }
draw-chip = { "   " }{ $chip }: { $place } ({ $state })
draw-rocket = { $line } <- coet
draw-used = ja ha estat objectiu
draw-wrong = ja dit, incorrecte
draw-candidate = pot ser l'objectiu
draw-stop = escala
draw-dark = fosc
draw-target = El teu objectiu: { $target }
draw-plan = La teva ruta: { $route }

## Què es veu

see-course = Punts menys els senyals perduts
see-rocket = aquí hi ha el coet
see-target = el teu objectiu
see-your-target = El teu objectiu: { $chip }
see-no-plan = Encara no hi ha res planejat.
see-mark-maybe = marcat: potser
see-mark-likely = marcat: probable
see-mark-no = marcat: segur que no
see-pencil = Llapis
see-marks = Mentre escoltes, un clic marca una fitxa; la M també. Quan puguis endevinar, agafa primer el llapis. Només ho veus tu.
see-round = Ronda
see-round-begins = Ronda { $round }
see-round-route = Ronda { $round }: { $route }
see-points = { $count ->
    [one] punt
   *[other] punts
}
see-right = { $count ->
    [one] encert
   *[other] encerts
}
see-barrels = { $count ->
    [one] Queda un barril de combustible
   *[other] Queden { $count } barrils de combustible
}
see-barrel = { $count ->
    [one] barril
   *[other] barrils
}
see-signal = Carta de senyal { $value }: en queden { $left }, guanyades { $won }
see-prize = el premi d'aquesta ronda
see-active = activa
see-inactive = usada
see-void = interromput
see-plans = { $count ->
    [one] El pla de la ronda i el que s'ha enviat
   *[other] Els { $count } plans de la ronda i el que s'ha enviat, l'últim primer
}
see-compared = Planejat { $route }; volat en segons: { $flights }
see-role-source = Font
see-role-guesser = endevina
see-role-crew = Tripulació
see-contact = Contacte!
see-last-barrel = L'últim barril és buit.
see-meeting = Reunió d'equip
see-timing = Temps
see-timing-none = Quan s'acabi una ronda veuràs aquí qui ha volat quant de temps i fins on.
see-timing-about = Cada vol de les rondes acabades: cap a la dreta, com de lluny era; cap amunt, quant ha durat.
see-timing-bars = Cada ruta, l'última primer: la barra de dalt són els trams planejats, la de baix els vols tal com s'han enviat.
see-timing-line = { $speed } ms per centímetre, { $offset } ms per enlairar-se i aterrar; es desvia un { $stray } %.
see-timing-line-less = { $speed } ms per centímetre, i { $offset } ms menys que això en cada vol; es desvia un { $stray } %.
see-plot = Vols de { $player }: com de lluny i quant de temps
see-calibrate = Calibra la meva mà
see-calibrate-about = Vint camins, de punt a punt. Prem i mantén, deixa anar per enlairar-te, torna a prémer per aterrar quan hi arribaries.
see-calibrate-do = Vola ({ $at } de { $all })
see-calibrated = La teva mà
see-leg = Un camí de { $way } centímetres
see-certificate = Diploma
see-certificate-about = Dotze rondes superades, { $score } de 42 punts, últim senyal del planeta { $planet }.
see-print = Imprimeix o desa com a PDF
part-meeting = Demana una reunió d'equip …

## En imatges

picture-aim = El senyal ve d'un dels planetes clars. Només una persona, la Font, sap de quin; descobriu-ho junts, dotze vegades.
picture-turn-1 = La Font planeja en secret un camí: des del coet, de planeta en planeta, fins a l'objectiu.
picture-turn-2 = La Font pica cada vol: camí llarg, vol llarg; camí curt, vol curt. Els altres no senten res més.
picture-turn-3 = Qui té el torn assenyala un planeta. Correcte: guanyeu la carta de senyal i el coet hi vola. Si dubtes, torna a demanar la ruta.
picture-end = Cada error costa un barril de combustible. Supereu dotze rondes i sumeu les cartes de senyal; sense l'últim barril heu perdut.
