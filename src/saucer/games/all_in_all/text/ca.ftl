title = All in All
about = Vola de portal en portal, roba cartes amagades de la mà dels altres i aterra abans que un sabortal ho aturi tot.
facts = De 3 a 6 persones, 30 minuts
credits = Un joc de Torsten Landsvogt, publicat per Zoch el 2022. Aquesta és una versió no oficial per a qui té el joc, amb textos i dibuixos propis.

option-landing = Aterratge
option-landing-sealed = Secret: tothom respon d'amagat
option-landing-race = Cursa: qui és més ràpid aterra primer
option-first = Passi de sortida
option-first-null = A l'atzar

hot_seat-race = La cursa demana una pantalla per a cadascú: qui té aquesta hi arribaria sempre primer.

reason-three_sets = Hi ha tres trios en un planeta natal.
reason-nothing_left = Fora dels planetes natals ja no queda cap relíquia.
reason-hundred_missions = S'han fet cent missions.

## Cartes

card-boots = Botes de cometa
card-paper = Rotlle sense fi
card-screwdriver = Tornavís de quarks
card-cloak = Capa del xiuxiueig
card-vacuum = Aspirador d'estrelles
card-gherkins = Rellotge de cogombrets
card-plug = Tap còsmic
card-lookout = Vigia de fusta
card-pilferer = Pispa
card-schemer = Intrigant
card-time_thief = Lladre del temps
card-sabortal = Sabortal

about-boots = Un pas i ja hi ets. El segon pas és el de tornada.
about-paper = Ningú no ha vist mai el tub de cartró de dins.
about-screwdriver = Colla el que balla en el més petit dels mons. La resta continua ballant.
about-cloak = Qui la porta només sent les pròpies bones idees.
about-vacuum = S'empassa qualsevol estrella esmicolada. La bossa, no la buidis a casa.
about-gherkins = Funciona amb vinagre. Quan s'agreja, torna a ser ahir.
about-plug = Va bé a tots els forats de l'espai. Si us plau, no l'estiris.
about-lookout = No parpelleja, no dorm i demana una capa de vernís cada mil anys.
about-pilferer = Posa'l al portal que explores. Pren una relíquia d'un altre planeta i col·loca-la al teu. Els trios estan protegits (AA-30).
about-schemer = Pren una relíquia de qualsevol portal, cap al teu planeta o cap a la mà, i deixa-hi l'intrigant. En aquest torn ningú no pot aterrar voluntàriament (AA-31).
about-time_thief = Posa'l al portal que explores. Totes les naus aterrades reculen tres portals, com a molt fins al portal 1 (AA-34).
about-sabortal = Sempre és a la teva mà. Quan algú el roba, la missió s'acaba i tu pots prendre una carta d'un portal (AA-17).
about-portal = Qui aterra aquí té, al final de la missió, tantes accions com val el portal (AA-12, AA-20).
about-planet = Aquí hi ha les relíquies que has col·locat. Tres trios plens guanyen (AA-20, AA-22).
about-seat = Qui explora pot robar d'aquesta mà, qualsevol carta amb la mateixa probabilitat; sempre hi ha un sabortal (AA-8).
about-bot-random = Fa qualsevol cosa permesa.
about-bot-easy = Mira les seves cartes i el risc del portal següent.
about-bot-medium = Sap què val cada carta i vola lluny.
about-bot-hard = Juga mentalment cada opció centenars de vegades fins al final de la missió i aterra quan val la pena.

cards-none = res
cards-of_a_kind = { $count } × { $card }

## A qui li toca

prompt-set_up = S'estan repartint les cartes.
prompt-exploring = { $playerIs ->
    [you] Explores el portal { $portal }: roba una carta d'una altra mà.
   *[other] { $player } explora el portal { $portal }.
}
prompt-exploring_alien = Explores el portal { $portal }: roba una carta d'una altra mà o juga un alienígena.
prompt-drawing = { $explorerIs ->
    [you] Robes una carta a { $player } per al portal { $portal }.
   *[other] { $playerIs ->
        [you] { $explorer } et roba una carta per al portal { $portal }.
       *[other] { $explorer } roba una carta a { $player } per al portal { $portal }.
    }
}
prompt-land = Pots aterrar al portal { $portal } o continuar volant.
prompt-land_too = Han aterrat al portal { $portal }: { $players }. També hi pots aterrar, o continuar volant.
prompt-land_race = Pots aterrar al portal { $portal } mentre la finestra sigui oberta.
prompt-landing = Aterrar al portal { $portal } o continuar volant? Encara sense resposta: { $players }.
prompt-landing_race = La finestra d'aterratge al portal { $portal } és oberta. Encara en vol: { $players }.
prompt-landing-land = Vols aterrar al portal { $portal }. Encara sense resposta: { $players }.
prompt-landing-fly_on = Vols continuar volant més enllà del portal { $portal }. Encara sense resposta: { $players }.
prompt-stacking = Unes quantes naus aterren al portal { $portal }; l'atzar decideix en quin ordre.
prompt-sabortal = { $playerIs ->
    [you] El teu sabortal ha acabat la missió: pots prendre una carta de qualsevol portal.
   *[other] Un sabortal ha acabat la missió: { $player } pot prendre una carta de qualsevol portal.
}
prompt-collecting = { $playerIs ->
    [you] { $actions ->
        [one] Et queda una acció: pren una carta de qualsevol portal o col·loca una relíquia al teu planeta.
       *[other] Et queden { $actions } accions: pren cartes de qualsevol portal, col·loca relíquies al teu planeta.
    }
   *[other] { $actions ->
        [one] { $player } recull i encara té una acció.
       *[other] { $player } recull i encara té { $actions } accions.
    }
}
prompt-refilling = S'estan completant les mans.
won = { $playerIs ->
    [you] Has guanyat! { $reason }
   *[other] { $player } ha guanyat! { $reason }
}
won-shared = Victòria compartida: { $players }. { $reason }

## Què es pot fer

caution-stop = Vols parar quan encara { $count ->
    [one] et queda una acció
   *[other] et queden { $count } accions
}?
label-draw_from = Roba una carta a { $player }
label-play_pilferer = Juga el pispa: pren «{ $relic }» a { $player }
label-play_schemer-planet = Juga l'intrigant: col·loca «{ $relic }» del portal { $portal } al teu planeta
label-play_schemer-hand = Juga l'intrigant: agafa «{ $relic }» del portal { $portal } a la mà
label-play_time_thief = Juga el lladre del temps: les naus aterrades reculen tres portals
label-land = { $value ->
    [one] Aterra al portal { $portal } (una acció)
   *[other] Aterra al portal { $portal } ({ $value } accions)
}
label-fly_on = Continua volant
label-take_card = Pren «{ $card }» del portal { $portal }
label-place_relic = Col·loca «{ $relic }» al teu planeta
label-take_nothing = No prenguis res
label-stop = Deixa de recollir

## La primera vegada

hint-explore = Tria a qui robes: una carta a l'atzar d'aquella mà va al portal. Tard o d'hora serà un sabortal i la missió s'acabarà (AA-8, AA-10).
hint-explore_alien = Tens un alienígena. El pots jugar en comptes de robar una carta (AA-11).
hint-land = Si aterres, el valor del portal és el nombre d'accions que tindràs al final de la missió. Més lluny en tindràs més, però si abans surt un sabortal et quedes sense. Totes les respostes es mostren alhora (AA-13).
hint-land_race = No t'entretinguis: qui aterra abans recull abans. Si no fas res, continues volant (AA-13b).
hint-sabortal = T'han robat el sabortal. Pren una carta qualsevol que hi hagi en un portal; el sabortal et torna a la mà (AA-17).
hint-collect = Cada acció agafa una carta d'un portal a la mà o col·loca una relíquia de la mà al teu planeta. Amb tres trios guanyes (AA-20, AA-22).

## Què ha passat

log-hand_dealt = { $playerIs ->
    [you] Reps: { $cards }.
   *[other] { $player } rep: { $cards }.
}
log-cards_dealt = { $playerIs ->
    [you] { $count ->
        [one] Reps una carta.
       *[other] Reps { $count } cartes.
    }
   *[other] { $count ->
        [one] { $player } rep una carta.
       *[other] { $player } rep { $count } cartes.
    }
}
log-aliens_laid = Els alienígenes esperen als portals de l'1 al 3: { $aliens }.
log-pass_given = { $playerIs ->
    [you] Reps el passi de sortida.
   *[other] { $player } rep el passi de sortida.
}
log-mission_started = La missió { $mission } comença al portal { $portal }.
log-card_drawn = { $explorerIs ->
    [you] Robes «{ $card }» a { $player } per al portal { $portal }.
   *[other] { $playerIs ->
        [you] { $explorer } et roba «{ $card }» per al portal { $portal }.
       *[other] { $explorer } roba «{ $card }» a { $player } per al portal { $portal }.
    }
}
log-sabortal_drawn = { $explorerIs ->
    [you] Al portal { $portal } robes el sabortal a { $player }!
   *[other] { $playerIs ->
        [you] Al portal { $portal } { $explorer } et roba el sabortal!
       *[other] Al portal { $portal } { $explorer } roba el sabortal a { $player }!
    }
}
log-pilferer_played = { $playerIs ->
    [you] Jugues el pispa al portal { $portal } i prens «{ $relic }» a { $victim }.
   *[other] { $victimIs ->
        [you] { $player } juga el pispa al portal { $portal } i et pren «{ $relic }» del planeta.
       *[other] { $player } juga el pispa al portal { $portal } i pren «{ $relic }» a { $victim }.
    }
}
log-schemer_played-planet = { $playerIs ->
    [you] Jugues l'intrigant al portal { $portal } i col·loques «{ $relic }» d'allà al teu planeta.
   *[other] { $player } juga l'intrigant al portal { $portal } i col·loca «{ $relic }» d'allà al seu planeta.
}
log-schemer_played-hand = { $playerIs ->
    [you] Jugues l'intrigant al portal { $portal } i agafes «{ $relic }» d'allà a la mà.
   *[other] { $player } juga l'intrigant al portal { $portal } i agafa «{ $relic }» d'allà a la mà.
}
log-time_thief_played = { $playerIs ->
    [you] Jugues el lladre del temps al portal { $portal }: totes les naus aterrades reculen tres portals.
   *[other] { $player } juga el lladre del temps al portal { $portal }: totes les naus aterrades reculen tres portals.
}
log-answered = { $playerIs ->
    [you] Has respost.
   *[other] { $player } ha respost.
}
log-nobody_landed = No hi ha més aterratges al portal { $portal }.
log-ship_landed = { $playerIs ->
    [you] Aterres al portal { $portal }.
   *[other] { $player } aterra al portal { $portal }.
}
log-several_landed = Aterren al portal { $portal }, en aquest ordre: { $players }.
log-window_closed = Es tanca la finestra d'aterratge al portal { $portal }.
log-ships_landed = El portal 10 està explorat: totes les naus que encara volen hi aterren, en aquest ordre: { $players }.
ended-all_landed = Tothom ha aterrat: la missió s'ha acabat.
ended-sabortal = El sabortal ha acabat la missió.
ended-super_mission = Una supermissió: s'ha acabat i no s'ha quedat ningú enrere.
log-mission_ended = { $ended } L'ordre de recollida: { $players }.
log-mission_ended-nobody = { $ended } Ningú no ha aterrat, i per tant ningú no recull.
log-card_taken = { $playerIs ->
    [you] Prens «{ $card }» del portal { $portal }.
   *[other] { $player } pren «{ $card }» del portal { $portal }.
}
log-relic_placed = { $playerIs ->
    [you] Col·loques «{ $relic }» al teu planeta.
   *[other] { $player } col·loca «{ $relic }» al seu planeta.
}
log-collecting_started = { $playerIs ->
    [you] { $actions ->
        [one] Reculls, amb una acció.
       *[other] Reculls, amb { $actions } accions.
    }
   *[other] { $actions ->
        [one] { $player } recull, amb una acció.
       *[other] { $player } recull, amb { $actions } accions.
    }
}
log-stopped = { $playerIs ->
    [you] Ho deixes aquí.
   *[other] { $player } ho deixa aquí.
}
log-leftovers_taken = { $playerIs ->
    [you] Tens el passi de sortida i prens el que queda als portals: { $cards }.
   *[other] { $player } té el passi de sortida i pren el que queda als portals: { $cards }.
}

## Per què no es pot fer

why-pile = La pila només serveix per completar les mans entre missions (AA-24).
why-dealing = S'estan repartint les cartes.
why-drawing = S'està robant una carta.
why-stacking = Unes naus estan aterrant; se'n sorteja l'ordre.
why-landed = Has aterrat al portal { $portal } i esperes el final de la missió (AA-14).
why-answered-land = Has respost que aterres. Compta quan tothom hagi respost (AA-13).
why-answered-fly_on = Has respost que continues volant. Compta quan tothom hagi respost (AA-13).
why-explorer = Li toca a { $player } explorar el portal { $portal } (AA-15).
why-sabortal = Primer { $player } pot prendre una carta, perquè li han robat el sabortal (AA-17).
why-collecting-later = Ara recull { $player }; ja arribarà el teu torn (AA-19).
why-collecting-done = Ara recull { $player }; tu ja has fet les teves accions (AA-20).
why-collecting-flying = Ara recull { $player }; tu no havies aterrat i aquesta vegada no reculls res (AA-19).
why-picked = Això ja ho has triat: torna-ho a triar per desfer-ho.
why-begun = Has triat una altra cosa: desfés-la i podràs triar això.
why-own_hand = Aquesta és la teva mà: roba d'una altra (AA-8).
why-no_passing = No es pot passar: cal explorar el portal { $portal } (AA-7).
why-not_explored = Podràs aterrar al portal { $portal } quan estigui explorat (AA-12).
why-explore_by_drawing = Per explorar el portal { $portal }, tria a qui robes una carta (AA-8).
why-first_mission = La primera missió comença al portal 4; abans no hi aterra ningú (AA-7).
why-explored = El portal { $portal } ja està explorat; el que hi ha es recull al final de la missió (AA-20).
why-too_far = El portal { $portal } és massa lluny: primer ve el portal { $next } (AA-7).
why-placing = Les relíquies es col·loquen quan reculls, després de la missió (AA-20).
why-not_held = No tens aquesta carta a la mà: { $card }.
why-sabortal_stays = El sabortal no es juga ni es col·loca mai; espera que algú el robi (AA-10).
why-pilferer = No hi ha cap relíquia per prendre en cap altre planeta, i per tant no pots jugar el pispa (AA-30).
why-schemer = No hi ha cap relíquia als portals, i per tant no pots jugar l'intrigant (AA-31).
why-no_pilferer = Només el pispa pren relíquies d'altres planetes, i tu no el tens (AA-30).
why-after_pilferer = Tria primer el pispa i després la relíquia (AA-30).
why-after_schemer = Tria primer l'intrigant, després el portal i després on va la relíquia (AA-31).
why-schemer_alien = L'intrigant només pren relíquies, no alienígenes com «{ $alien }» (AA-36).
why-own_planet = El pispa pren relíquies del planeta d'algú altre, mai del teu (AA-30).
why-not_on_planet = Aquesta relíquia no hi és: { $relic }.
why-full_set = Un trio està protegit: { $player } té tres vegades «{ $relic }» (AA-30).
why-three = Ja tens tres vegades «{ $relic }» al teu planeta; no se'n poden tenir més (AA-21).
why-no_room = De cada relíquia que hi ha als portals ja en tens tres al teu planeta; no se'n poden tenir més (AA-21).
why-nothing_there = Al portal { $portal } no hi ha res.
why-other_portal = Només pots aterrar al portal que s'acaba d'explorar, el { $portal } (AA-12).
why-race = En la cursa ningú no diu que continua volant: no facis res i continues (AA-13b).
why-ship = Per aterrar, tria el portal { $portal } (AA-12).
why-landing_first = Primer decideix si aterres al portal { $portal } (AA-12).
why-one_card = La missió s'ha acabat: pren una carta d'un portal, o no en prenguis cap (AA-17).
why-alien_on_planet = Un alienígena no es col·loca mai en un planeta: guarda'l per jugar-lo més endavant (AA-36).
why-collecting = Ara reculls: pren cartes dels portals, col·loca relíquies de la mà o deixa-ho (AA-20).
why-collecting-planet = Per col·locar una relíquia al teu planeta, tria-la a la teva mà (AA-20).
why-collecting-hand = Per agafar una carta a la mà, tria el portal on és (AA-20).

## Al terminal

draw-mission = Missió { $mission }, { $pile ->
    [0] no queden cartes a la pila
    [one] queda una carta a la pila
   *[other] queden { $pile } cartes a la pila
}
draw-portal = { "   " }{ $portal ->
    [10] 10
   *[other] { " " }{ $portal }
} [{ $value }] { $card }
draw-portal_explored = { " > " }{ $portal ->
    [10] 10
   *[other] { " " }{ $portal }
} [{ $value }] { $card }
draw-empty = –
draw-ships = { $portal }  <- { $players }
draw-player = { $playerIs ->
    [you] Tu, { $state }
   *[other] { $player }, { $state }
}
draw-player_pass = { $playerIs ->
    [you] Tu, amb el passi de sortida, { $state }
   *[other] { $player }, amb el passi de sortida, { $state }
}
draw-flying = en vol
draw-answered = resposta donada
draw-landed = nau al portal { $portal }
draw-planet = { "     " }{ $sets ->
    [0] planeta
    [one] planeta, un trio
   *[other] planeta, { $sets } trios
}: { $cards }
draw-cards = { "     " }{ $count ->
    [one] una carta a la mà
   *[other] { $count } cartes a la mà
}
draw-cards_known = { $hand }, entre elles { $cards }
draw-hand = La teva mà: { $cards }

## Què hi ha a la taula

see-course = Relíquies dels tres trios més plens
see-portal = Portal { $portal }, valor { $value }
see-nothing = buit
see-ships = naus: { $players }
see-mission = Missió { $mission }
see-pile = { $count ->
    [one] Una relíquia a la pila
   *[other] { $count } relíquies a la pila
}
see-pass = Passi de sortida:
see-order = Recullen, amb accions:
see-copies = { $card }, { $count }
see-caption-boots = Botes de cometa
see-caption-paper = Rotlle sense fi
see-caption-screwdriver = Torna{ "\u00AD" }vís de quarks
see-caption-cloak = Capa del xiu{ "\u00AD" }xiueig
see-caption-vacuum = Aspi{ "\u00AD" }rador
see-caption-gherkins = Cogom{ "\u00AD" }brets
see-caption-plug = Tap còsmic
see-caption-lookout = Vigia de fusta
see-caption-pilferer = Pispa
see-caption-schemer = Intri{ "\u00AD" }gant
see-caption-time_thief = Lladre del temps
see-caption-sabortal = Sabor{ "\u00AD" }tal
see-full = Un trio complet!
see-into-hand = A la meva mà
see-home = { $sets ->
    [0] Planeta natal
    [one] Planeta natal, un trio
   *[other] Planeta natal, { $sets } trios
}
see-on-planet = { $player }, planeta: { $card }, { $count } de 3
see-hand = { $count ->
    [one] { $player }, una carta a la mà
   *[other] { $player }, { $count } cartes a la mà
}
see-known = se sap que hi ha: { $cards }
see-sets = de 3 trios
see-relics = { $count ->
    [one] relíquia
   *[other] relíquies
}
see-standing-order = Vola sense preguntar:
see-standing-order-none = no
see-standing-order-until = fins al portal { $portal }

## El que no lliga

check-first = Hauria de començar el lloc { $first }, però només hi ha { $players } llocs.

## En imatges

picture-aim = Vols tres trios de relíquies iguals al teu planeta natal. Aquí n'hi ha dos de plens, i al tercer n'hi falta una.
picture-turn-1 = Explora el portal següent: roba una carta a l'atzar de la mà d'algú. Queda al portal, a la vista de tothom.
picture-turn-2 = Aterra aquí o continua volant. El valor del portal és el nombre d'accions que tindràs; més lluny n'hi ha més.
picture-turn-3 = Tard o d'hora algú roba un sabortal i la missió s'acaba. Qui ha aterrat recull: agafa una carta d'un portal o col·loca una relíquia al planeta.
picture-end = Tres trios plens: qui els té primer guanya de seguida.
