title = Don't Talk to Strangers
about = S'ha acabat l'escola, i uns visitants molt estranys tallen un carrer rere l'altre. Porta els teus nens a un lloc segur: amb bus, amb bici o saltant la tanca.
facts = D'1 a 4 jugadors, de 15 a 20 minuts
credits = Un joc de Ben Stoll, publicat per Cryptozoic Entertainment el 2021. Aquesta és una versió no oficial per a qui té el joc, amb paraules, dibuixos i taulers propis: els taulers no són els de la capsa.
today = El trencaclosques del dia
today-about = Trencaclosques { $number } de { $count }: { $plays } jugades a { $board }. El màxim possible són { $par } punts.

option-variant = Partida
option-variant-standard = Cadascú pel seu compte (una persona: solitari)
option-variant-teams_open = Equips oberts: els companys seuen de costat i es veuen les mans
option-variant-teams_silent = Equips muts: els companys seuen de cara, i ni una paraula
option-variant-gauntlet = Duel: dues persones, al millor de tres partides
option-variant-architect = Arquitecte: una persona sola que tria totes les cartes
option-board = Tauler
option-board-a = A, Maple Falls
option-board-b = B, Fern Hollow
option-well_read = Lletraferit: quatre cartes en comptes de tres
option-brainiac = Cervellet: descarta una carta cada torn
option-total_invasion = Invasió total: cada albirament és també un plat volador
option-five_sightings = Més curta: els albiraments apartats a partir del sisè tornen a la pila
option-free_first_kid = Tothom comença amb un nen a l'ESCOLA
option-puzzle = Trencaclosques
option-puzzle-null = Cap

check-teams = Els equips són per a quatre jugadors (DS-46).
check-gauntlet = El duel és per a dos jugadors (DS-46).
check-gauntlet_board = El duel es juga als dos taulers; deixa el tauler A (DS-43).
check-architect = L'Arquitecte és per a una persona sola (DS-46).
check-architect_alone = L'Arquitecte no es combina amb cap altra variant (DS-46).
check-puzzle = Un trencaclosques és una partida d'Arquitecte (DS-51).
check-puzzle_board = Un trencaclosques porta el seu tauler; deixa el tauler A (DS-51).
check-own_board = Un duel i un trencaclosques porten els seus taulers: treu el teu (DS-43, DS-51).

reason-last_stranger = L'últim Estrany és al tauler.
reason-ten_kids = Els deu nens d'un jugador han puntuat.
reason-contact = S'ha establert el contacte.
reason-two_wins = Hi ha dues partides guanyades.
reason-third_game = S'ha acabat la tercera partida.

silenced-teams = En els equips muts ningú no diu res fins que s'acaba la partida (DS-39).
silenced-watching = Juguen equips muts: qui mira també calla (DS-39).

## Cards

card-stranger_sighting = ALBIRAMENT
card-saucer = PLAT VOLADOR
card-walk = CAMINAR
card-run = CÓRRER
card-skateboard = MONOPATÍ
card-school_bus = BUS ESCOLAR
card-city_bus = BUS URBÀ
card-walkie_talkies = WALKIE-TALKIES
card-hop_the_fence = SALTAR LA TANCA
card-rad_bike = BICI FANTÀSTICA!
card-prom_date = CITA PER AL BALL
card-science_club_saviors = SALVADORS DEL CLUB DE CIÈNCIES
card-pool_party = FESTA A LA PISCINA
card-new_step_dad = PADRASTRE NOU
card-man_in_black = HOME DE NEGRE
card-synchronized_watches = RELLOTGES SINCRONITZATS
card-moms_car = COTXE DE LA MARE
card-hitchhiking = AUTOESTOP
card-soda_shop_date = CITA A LA GELATERIA

about-stranger_sighting = No es té mai a la mà. Qui la roba posa un Estrany en una casella d'Estrany; els nens que hi ha se'n van, i ningú no hi passa (DS-22).
about-saucer = No es té mai a la mà. Qui la roba tria un nen qualsevol del tauler i llança la moneda: si surt el plat, el nen se'n va, hagi puntuat o no (DS-23).
about-walk = Mou un dels teus nens exactament 1 casella (DS-26).
about-run = Mou un dels teus nens exactament 2 caselles (DS-26).
about-skateboard = Mou un dels teus nens exactament 3 caselles (DS-26).
about-school_bus = Un dels teus nens en una parada del bus escolar va a una altra parada. L'ESCOLA és una parada (DS-27).
about-city_bus = Un dels teus nens en una parada del bus urbà va a una altra parada (DS-27).
about-walkie_talkies = Mou tants dels teus nens com vulguis, exactament 1 casella cadascun (DS-28).
about-hop_the_fence = Mou un dels teus nens exactament 2 caselles, per sobre dels murs si vols, i entra a un lloc de puntuació per qualsevol costat (DS-29).
about-rad_bike = Mou un dels teus nens exactament 4 caselles; pot passar pels Estranys, però no s'hi pot aturar (DS-30).
about-prom_date = Mou un nen qualsevol que no hagi puntuat, teu o no, exactament 2 caselles (DS-31).
about-science_club_saviors = Llança una moneda per cada nen teu en una BIBLIOTECA. Amb dos plats guanyes a l'instant; en solitari et donen 10 punts (DS-32, DS-44).
about-pool_party = Un o dos nens que no hagin puntuat, de qui sigui, van directes a una PISCINA i puntuen per als seus jugadors (DS-33).
about-new_step_dad = Un dels teus nens en una CASA se'n va a una MANSIÓ buida (DS-34).
about-man_in_black = Un Estrany se'n va a una altra casella d'Estrany; la que deixa torna a estar oberta (DS-35).
about-synchronized_watches = Mou tants dels teus nens com vulguis, exactament 3 caselles cadascun (DS-28).
about-moms_car = Porten un dels teus nens que no ha puntuat a una CASA buida (DS-36).
about-hitchhiking = Llança la moneda per un dels teus nens: si surt el plat se'n va; si no, posa'l en qualsevol altra casella de carrer oberta (DS-37).
about-soda_shop_date = Mira la mà d'un altre i fes servir una de les seves cartes com si fos teva; es queda allà (DS-38).
about-deck = En robes al final del torn. També hi ha albiraments i plats voladors (DS-10, DS-21).
about-kid = Encara de camí: puntua quan passa per una barra groga. Abans se'l pot endur un Estrany o un plat volador (DS-15, DS-22).
about-stranger = Ningú no pot entrar en aquesta casella mentre hi sigui (DS-22).
about-space = Els nens van de casella en casella i puntuen quan passen per una barra groga; on hi ha un senyal d'Estrany, en pot aparèixer un (DS-13, DS-15, DS-22).
about-spot = Lloc per a un nen. Val el seu número mentre el nen hi sigui (DS-15, DS-18a).
about-seat = El que algú té a la mà és secret; quantes cartes són, no (DS-50).

about-bot-random = Fa qualsevol cosa permesa.
about-bot-easy = Va cap al lloc bo més proper amb la carta que més hi ajuda.
about-bot-medium = També té en compte els Estranys, el temps que queda i tots els altres.
about-bot-hard = Juga mentalment les millors opcions dues rondes més enllà, amb les cartes que els altres poden tenir, i tria la que té més possibilitats de guanyar.

solve-hand = La mà: { $cards }.
solve-deck = La pila, amb un { $sighting } després de cada carta: { $cards }.
cards-none = res
cards-of_a_kind = { $count } × { $card }
space = { $space }

kind-home = CASA
kind-mansion = MANSIÓ
kind-pool = PISCINA
kind-library = BIBLIOTECA
kind-park = PARC
kind-clubhouse = CLUB
kind-pep_rally = ANIMACIÓ
kind-prom = BALL
in-home = una CASA
in-mansion = una MANSIÓ
in-pool = una PISCINA
in-library = una BIBLIOTECA
in-park = un PARC
in-clubhouse = el CLUB
in-pep_rally = l'ANIMACIÓ
in-prom = el BALL
bus-school_bus = bus escolar
bus-city_bus = bus urbà

about-kind-home = Hi cap un nen.
about-kind-mansion = Hi cap un nen; és lluny i val més que qualsevol CASA.
about-kind-pool = Com més aviat, millor: cada plaça val menys que l'anterior.
about-kind-library = El teu límit de cartes puja d'una per cada nen teu aquí.
about-kind-park = Per cada nen teu aquí en pots tenir un més de camí.
about-kind-clubhouse = Com més nens hi ha, menys val cadascun.
about-kind-pep_rally = Com més nens hi ha, més val cadascun.
about-kind-prom = Només compta mentre hi ha un nombre parell de nens.

## Whose turn it is

prompt-starting = Qui comença?
prompt-dealing = Es reparteixen les cartes.
prompt-drawing = { $playerIs ->
    [you] Robes una carta.
   *[other] { $player } roba una carta.
}
prompt-coin = { $playerIs ->
    [you] Llances la moneda.
   *[other] { $player } llança la moneda.
}
prompt-turn = { $playerIs ->
    [you] És el teu torn: { $more ->
        [0] { $outside ->
            [0] juga una carta.
           *[other] juga una carta o fuig.
        }
       *[other] { $outside ->
            [0] treu un nen o juga una carta.
           *[other] treu un nen, juga una carta o fuig.
        }
    }
   *[other] És el torn de { $player }.
}
prompt-turn_brainiac = { $playerIs ->
    [you] És el teu torn: { $more ->
        [0] { $outside ->
            [0] juga una carta.
           *[other] juga una carta o fuig.
        }
       *[other] { $outside ->
            [0] treu un nen o juga una carta.
           *[other] treu un nen, juga una carta o fuig.
        }
    } A més, pots descartar una carta.
   *[other] És el torn de { $player }.
}
prompt-kid = { $playerIs ->
    [you] { $card }: quin nen?
   *[other] { $card }: { $player } tria un nen.
}
prompt-more_kids = { $playerIs ->
    [you] { $card }: un altre nen, o prou?
   *[other] { $card }: { $player } pot triar un altre nen.
}
prompt-going = { $playerIs ->
    [you] { $card }: cap on?
   *[other] { $card }: { $player } mou un nen.
}
prompt-riding = { $playerIs ->
    [you] { $card }: cap on?
   *[other] { $card }: { $player } mou un nen.
}
prompt-player = { $playerIs ->
    [you] De qui mires la mà?
   *[other] { $player } tria quina mà mira.
}
prompt-card = { $playerIs ->
    [you] Quina carta de { $other } fas servir?
   *[other] { $otherIs ->
        [you] { $player } mira la teva mà i en fa servir una carta.
       *[other] { $player } mira la mà de { $other } i en fa servir una carta.
    }
}
prompt-stranger_from = { $playerIs ->
    [you] Quin Estrany es mou?
   *[other] { $player } tria l'Estrany que es mou.
}
prompt-stranger_to = { $playerIs ->
    [you] On va l'Estrany?
   *[other] { $player } mou un Estrany.
}
prompt-stranger = { $playerIs ->
    [you] Un albirament! On apareix l'Estrany?
   *[other] Un albirament! { $player } posa un Estrany.
}
prompt-saucer = { $playerIs ->
    [you] Un plat volador! Quin nen busca?
   *[other] Un plat volador! { $player } tria el nen que busca.
}
prompt-order = { $playerIs ->
    [you] Invasió total: què ve primer?
   *[other] Invasió total: { $player } diu què ve primer.
}
prompt-after = { $playerIs ->
    [you] Pots descartar una carta abans de robar.
   *[other] { $player } pot descartar una carta.
}
prompt-hand = { $playerIs ->
    [you] Tria una carta per a la mà inicial.
   *[other] { $player } tria la mà inicial.
}
prompt-next_card = { $playerIs ->
    [you] Quina carta hi ha dalt de la pila?
   *[other] { $player } tria la carta següent de la pila.
}
prompt-board = { $playerIs ->
    [you] Tries el tauler de la tercera partida.
   *[other] { $player } tria el tauler de la tercera partida.
}
won = { $playerIs ->
    [you] Has guanyat! { $reason }
   *[other] Guanya { $player }! { $reason }
}
won-shared = Guanyen: { $players }. { $reason }
finished-alone = { $points ->
    [one] Un punt. { $reason }
   *[other] { $points } punts. { $reason }
}

## What can be done

label-let_out = Treure un nen
label-run_away = Fugir amb el teu nen de { $space }
label-play_card = Jugar { $card }
label-discard_card = Descartar { $card }
label-keep_cards = Quedar-te totes les cartes
label-choose_kid = { $playerIs ->
    [you] El teu nen a { $space }
   *[other] El nen de { $player } a { $space }
}
label-choose_scored = { $playerIs ->
    [you] El teu nen: { $place } { $space }, plaça { $spot }
   *[other] El nen de { $player }: { $place } { $space }, plaça { $spot }
}
label-go_to = A { $space }
label-score = { $points ->
    [one] Puntuar: { $place } { $space }, un punt
   *[other] Puntuar: { $place } { $space }, { $points } punts
}
label-stop = Prou
label-name_player = { $cards ->
    [one] Mirar la mà de { $player } (una carta)
   *[other] Mirar la mà de { $player } ({ $cards } cartes)
}
label-name_card = Fer servir { $card }
label-choose_stranger = L'Estrany de { $space }
label-place_stranger = { $kids ->
    [0] A { $space }
    [one] A { $space }, on hi ha un nen
   *[other] A { $space }, on hi ha { $kids } nens
}
label-stranger_first = Primer l'Estrany
label-saucer_first = Primer el plat volador
label-take_card = Agafar { $card }
label-choose_board-a = Tauler A, Maple Falls
label-choose_board-b = Tauler B, Fern Hollow

## The first time

hint-turn = Una acció per torn: treure un nen a l'ESCOLA, jugar una carta o fugir amb un nen. Després robes fins al teu límit (DS-6, DS-10).
hint-kid = Tria el nen que mou la carta. Els nens d'un color en una casella són iguals (DS-26a).
hint-more_kids = Aquesta carta pot moure més d'un nen, cadascun una vegada. Ara pots parar (DS-26a).
hint-going = Un nen es mou exactament tant com diu la carta, mai dues vegades per una casella ni a través d'un mur o d'un Estrany. Si entra per una barra groga a un lloc de puntuació, ja ha arribat (DS-13).
hint-riding = El nen hi arriba directament; el que hi ha entremig no compta (DS-26a).
hint-player = Només tu veuràs aquesta mà, i en faràs servir una carta (DS-38).
hint-card = La carta funciona com si l'haguessis jugat tu, i es queda on és. Tothom sap quina era (DS-38).
hint-stranger_from = Tria l'Estrany que deixa la seva casella (DS-35).
hint-stranger_to = Va a una altra casella d'Estrany on no n'hi ha cap. Els nens que hi ha se'n van (DS-35).
hint-stranger = Posa l'Estrany en una casella d'Estrany on no n'hi hagi cap. Els nens que hi ha tornen a la reserva, i ningú més no hi entra (DS-22).
hint-saucer = Tria un nen qualsevol del tauler, hagi puntuat o no, teu o no. La moneda decideix si se'n va (DS-23).
hint-order = Venen tots dos: l'Estrany i el plat volador. Tu dius quin és el primer (DS-42).
hint-after = Un cop per torn pots descartar una carta i robar-ne una altra (DS-41).
hint-hand = Pots triar tres cartes qualssevol, però cap més vegades que les que n'hi ha (DS-45).
hint-next_card = Un de cada dos llocs de la pila és un albirament; tu tries les cartes d'entremig (DS-45).
hint-board = Tria qui té més punts fins ara; si empaten, qui jugarà segon (DS-43).

## What happened

log-starter_chosen = { $playerIs ->
    [you] Comences tu.
   *[other] Comença { $player }.
}
log-hand_dealt = { $playerIs ->
    [you] Reps: { $cards }.
   *[other] { $player } rep: { $cards }.
}
log-cards_dealt = { $count ->
    [one] { $player } rep una carta.
   *[other] { $player } rep { $count } cartes.
}
log-set_aside = { $playerIs ->
    [you] S'aparten de la teva mà, sense efecte: { $cards }.
   *[other] S'aparten de la mà de { $player }, sense efecte: { $cards }.
}
log-sightings_returned = { $count ->
    [one] Un albirament torna a la pila.
   *[other] { $count } albiraments tornen a la pila.
}
log-first_kids_let_out = Tothom té un nen a l'ESCOLA.
log-kid_let_out = { $playerIs ->
    [you] Treus un nen.
   *[other] { $player } treu un nen.
}
log-ran_away = { $playerIs ->
    [you] El teu nen de { $space } fuig i torna a la teva reserva.
   *[other] El nen de { $player } a { $space } fuig i torna a la reserva.
}
log-card_played = { $playerIs ->
    [you] Jugues { $card }.
   *[other] { $player } juga { $card }.
}
log-card_discarded = { $playerIs ->
    [you] Descartes { $card }.
   *[other] { $player } descarta { $card }.
}
log-cards_kept = { $playerIs ->
    [you] Et quedes totes les cartes.
   *[other] { $player } es queda totes les cartes.
}
log-played_for_nothing = { $card } no té cap efecte.
log-kid_chosen = { $playerIs ->
    [you] { $ownerIs ->
        [you] Tries el teu nen de { $space }.
       *[other] Tries el nen de { $owner } a { $space }.
    }
   *[other] { $ownerIs ->
        [you] { $player } tria el teu nen de { $space }.
       *[other] { $player } tria el nen de { $owner } a { $space }.
    }
}
log-scored_kid_chosen = { $playerIs ->
    [you] { $ownerIs ->
        [you] Tries el teu nen de { $space }, que ja ha puntuat.
       *[other] Tries el nen de { $owner } a { $space }, que ja ha puntuat.
    }
   *[other] { $ownerIs ->
        [you] { $player } tria el teu nen de { $space }, que ja ha puntuat.
       *[other] { $player } tria el nen de { $owner } a { $space }, que ja ha puntuat.
    }
}
log-kid_walked = { $ownerIs ->
    [you] El teu nen va de { $start } a { $way }.
   *[other] El nen de { $owner } va de { $start } a { $way }.
}
log-kid_jumped = { $ownerIs ->
    [you] El teu nen passa de { $start } a { $to }.
   *[other] El nen de { $owner } passa de { $start } a { $to }.
}
log-kid_scored = { $ownerIs ->
    [you] El teu nen puntua: { $place }, { $space }.
   *[other] El nen de { $owner } puntua: { $place }, { $space }.
}
log-stopped = { $playerIs ->
    [you] Ho deixes així.
   *[other] { $player } ho deixa així.
}
log-hand_looked_at = { $playerIs ->
    [you] Mires la mà de { $other }.
   *[other] { $otherIs ->
        [you] { $player } mira la teva mà.
       *[other] { $player } mira la mà de { $other }.
    }
}
log-hand_shown = { $other } té: { $cards }.
log-card_named = { $playerIs ->
    [you] Fas servir la carta { $card } de { $other }.
   *[other] { $otherIs ->
        [you] { $player } fa servir la teva carta { $card }.
       *[other] { $player } fa servir la carta { $card } de { $other }.
    }
}
log-stranger_chosen = { $playerIs ->
    [you] Tries l'Estrany de { $space }: s'ha de moure.
   *[other] { $player } tria l'Estrany de { $space }: s'ha de moure.
}
log-stranger_moved = { $playerIs ->
    [you] Mous l'Estrany de { $start } a { $to }.
   *[other] { $player } mou l'Estrany de { $start } a { $to }.
}
log-stranger_placed = { $playerIs ->
    [you] { $left ->
        [0] Poses l'últim Estrany a { $space }.
        [one] Poses un Estrany a { $space }. En queda un.
       *[other] Poses un Estrany a { $space }. En queden { $left }.
    }
   *[other] { $left ->
        [0] { $player } posa l'últim Estrany a { $space }.
        [one] { $player } posa un Estrany a { $space }. En queda un.
       *[other] { $player } posa un Estrany a { $space }. En queden { $left }.
    }
}
log-kids_abducted = L'Estrany de { $space } fa tornar a la reserva { $kids }.
kids-of = { $playerIs ->
    [you] { $count ->
        [one] un nen teu
       *[other] { $count } nens teus
    }
   *[other] { $count ->
        [one] un nen de { $player }
       *[other] { $count } nens de { $player }
    }
}
log-sighting_drawn = { $playerIs ->
    [you] Robes un ALBIRAMENT!
   *[other] { $player } roba un ALBIRAMENT!
}
log-saucer_drawn = { $playerIs ->
    [you] Robes un PLAT VOLADOR!
   *[other] { $player } roba un PLAT VOLADOR!
}
log-saucer_in_vain = El plat volador no troba cap nen al tauler.
log-order_chosen-stranger = { $playerIs ->
    [you] Fas venir primer l'Estrany.
   *[other] { $player } fa venir primer l'Estrany.
}
log-order_chosen-saucer = { $playerIs ->
    [you] Fas venir primer el plat volador.
   *[other] { $player } fa venir primer el plat volador.
}
log-coins_flipped = { $coins ->
    [one] { $saucers ->
        [0] A la moneda no surt el plat.
       *[other] A la moneda surt el plat!
    }
   *[other] { $playerIs ->
        [you] Llances { $coins } monedes; plats: { $saucers }.
       *[other] { $player } llança { $coins } monedes; plats: { $saucers }.
    }
}
log-kid_abducted = { $ownerIs ->
    [you] S'enduen el teu nen de { $space }.
   *[other] S'enduen el nen de { $owner } a { $space }.
}
log-scored_kid_abducted = { $ownerIs ->
    [you] S'enduen el teu nen de { $space }, que ja havia puntuat.
   *[other] S'enduen el nen de { $owner } a { $space }, que ja havia puntuat.
}
log-kid_spared = { $ownerIs ->
    [you] El teu nen de { $space } se salva.
   *[other] El nen de { $owner } a { $space } se salva.
}
log-scored_kid_spared = { $ownerIs ->
    [you] El teu nen de { $space }, que ja ha puntuat, se salva.
   *[other] El nen de { $owner } a { $space }, que ja ha puntuat, se salva.
}
log-contact_made = { $playerIs ->
    [you] { $points ->
        [0] Has establert contacte!
       *[other] Has establert contacte: { $points } punts!
    }
   *[other] { $points ->
        [0] { $player } ha establert contacte!
       *[other] { $player } ha establert contacte: { $points } punts!
    }
}
log-contact_failed = { $playerIs ->
    [you] No aconsegueixes el contacte.
   *[other] { $player } no aconsegueix el contacte.
}
log-date_set_aside = { $playerIs ->
    [you] Robes la CITA A LA GELATERIA, que vol companyia: una altra carta ocupa el seu lloc.
   *[other] { $player } roba la CITA A LA GELATERIA, que vol companyia: una altra carta ocupa el seu lloc.
}
log-card_drawn = { $playerIs ->
    [you] Robes { $card }.
   *[other] { $player } roba { $card }.
}
log-card_drawn_unseen = { $player } roba una carta.
log-card_taken = { $playerIs ->
    [you] Agafes { $card }.
   *[other] { $player } agafa { $card }.
}
log-deck_shuffled = { $count ->
    [one] Una carta descartada fa de nova pila.
   *[other] Es barregen { $count } cartes descartades per fer una pila nova.
}
log-game_started = { $playerIs ->
    [you] Partida { $game }, al tauler { $board }. Comences tu.
   *[other] Partida { $game }, al tauler { $board }. Comença { $player }.
}
log-board_chosen = { $playerIs ->
    [you] Tries el tauler { $board }.
   *[other] { $player } tria el tauler { $board }.
}
log-game_ended = { $ending } Punts: { $points }.
score = { $playerIs ->
    [you] tu { $points }
   *[other] { $player } { $points }
}

## Why something cannot be done

why-starting = Se sorteja qui comença.
why-dealing = Es reparteixen les cartes.
why-coin = La moneda és a l'aire.
why-drawing = S'està robant una carta.
why-turn = És el torn de { $player } (DS-6).
why-now-turn = Primer tria l'acció: treure un nen, jugar una carta o fugir (DS-6).
why-now-kid = Primer tria el nen que mou la carta (DS-26a).
why-now-more_kids = Tria un altre nen, o para (DS-26a).
why-now-going = Primer tria on va el nen (DS-13).
why-now-riding = Primer tria on arriba el nen (DS-26a).
why-now-player = Primer tria de qui mires la mà (DS-38).
why-now-card = Primer tria la carta que fas servir (DS-38).
why-now-stranger_from = Primer tria l'Estrany que es mou (DS-35).
why-now-stranger_to = Primer tria on va l'Estrany (DS-35).
why-now-stranger = Primer posa l'Estrany en una casella d'Estrany (DS-22).
why-now-saucer = Primer tria el nen que busca el plat volador (DS-23).
why-now-order = Primer digues què ve abans, l'Estrany o el plat volador (DS-42).
why-now-after = L'acció ja està feta: descarta una carta o queda-te-les totes (DS-41).
why-now-hand = Primer tria la mà inicial (DS-45).
why-now-next_card = Primer tria la carta següent de la pila (DS-45).
why-now-board = Primer tria el tauler (DS-43).
why-never_held = { $card } no es té mai a la mà: es compleix quan es roba (DS-21).
why-not_held = No tens la carta { $card } (DS-8).
why-supply = No et queda cap nen a la reserva (DS-7).
why-kid_limit = { $limit ->
    [one] Només pots tenir un nen sense puntuar al tauler (DS-7).
   *[other] Només pots tenir { $limit } nens sense puntuar al tauler (DS-7).
}
why-run_away = No tens cap nen pel carrer que pugui fugir; el que és a l'ESCOLA s'hi queda (DS-9).
why-no_discard = Només es descarta en la variant Cervellet (DS-41).
why-discarded = Aquest torn ja has descartat una carta (DS-41).
why-must_move = Una carta que es pot fer servir s'ha de fer servir: almenys un nen s'ha de moure (DS-8).
why-nobody_there = A { $space } no hi ha cap nen així (DS-26a).
why-step_dad = El PADRASTRE NOU és per a un nen teu que sigui en una CASA (DS-34).
why-not_your_kid = { $card } només mou els teus nens (DS-26a).
why-moved = Aquesta carta ja ha mogut aquest nen (DS-26a).
why-no_stop = Aquí no para el { $bus } (DS-27).
why-no_other_stop = No hi ha cap altra parada oberta del { $bus } (DS-27).
why-stuck = { $steps ->
    [one] Des d'aquí cap nen no pot avançar una casella (DS-13).
   *[other] Des d'aquí cap nen no pot fer exactament { $steps } caselles ni entrar pel camí en un lloc de puntuació (DS-13).
}
why-scored = Un nen que ha puntuat ja no es mou (DS-16).
why-stranger_there = A { $space } ja hi ha un Estrany (DS-22).
why-no_icon = { $space } no és una casella d'Estrany (DS-22).
why-full = A { $space } no queda cap plaça lliure (DS-15).
why-no_way_in = { $steps ->
    [one] Amb un pas el nen no arriba a entrar per una barra groga a { $space } (DS-15).
   *[other] Amb { $steps } passos el nen no arriba a entrar per una barra groga a { $space } (DS-15).
}
why-no_way_over = Ni saltant murs el nen no arriba a entrar a { $space } amb { $steps } passos (DS-29).
why-start = Un nen no torna mai on ha començat el moviment (DS-13).
why-stranger = A { $space } hi ha un Estrany: ningú no hi pot entrar (DS-22).
why-bike = La bici passa pels Estranys, però no s'hi atura (DS-30).
why-not_exactly = { $steps ->
    [one] { $space } no és exactament a un pas (DS-13).
   *[other] { $space } no és exactament a { $steps } passos (DS-13).
}
why-no_mansion = Una carta que diu CASA no vol dir MANSIÓ (DS-17).
why-only-pool = La FESTA A LA PISCINA porta els nens a una PISCINA (DS-33).
why-only-mansion = El PADRASTRE NOU s'endú un nen a una MANSIÓ (DS-34).
why-only-home = El COTXE DE LA MARE porta un nen a una CASA (DS-36).
why-only-street = Qui fa autoestop va a parar a una casella de carrer (DS-37).
why-only-stop = El { $bus } no para aquí (DS-27).
why-another = El nen ja és a { $space }; ha de ser una altra casella (DS-26a).
why-no_stranger = A { $space } no hi ha cap Estrany (DS-35).
why-own_hand = Ha de ser la mà d'un altre jugador (DS-38).
why-no_cards = { $player } no té cap carta (DS-38).
why-not_in_that_hand = La carta { $card } no és en aquesta mà (DS-38).
why-none_left = La carta { $card } ja no es pot triar, o n'està exclosa (DS-45).
why-deck = Les cartes es roben al final del torn, fins al teu límit (DS-10).

## Boards of one's own

board-toml = Això no és un fitxer TOML: { $problem }
board-field = Aquest camp no existeix; hi ha game, name, strangers, picture i scoring.
board-picture = Falta el dibuix del tauler, o fa menys de tres per tres caselles.
board-school = Hi ha d'haver exactament una ESCOLA, dibuixada com a @ en un carrer.
board-letter = La lletra { $letter } indica dues caselles, o li falta la línia sota scoring.
board-letter_not_drawn = Aquest lloc de puntuació no és al dibuix.
board-value = Això no pot ser: { $problem }
board-space = Una casella es dibuixa amb la marca d'Estrany (x o res), un punt, t o @, i una parada (s, c, b o res); hi ha "{ $came }".
board-side = Entre dues caselles hi ha un mur (| o ---), una barra groga (= o ===) o res; hi ha "{ $came }".
board-bar = Una barra groga uneix un carrer amb un lloc de puntuació del costat (DS-3a).
board-open = Cada costat d'un lloc de puntuació, i del que no és cap casella, és un mur o una barra groga (DS-3a).
board-off = { $space } no és al tauler.
board-twice = Aquesta casella hi és dues vegades.
board-out_of_reach = Des de l'ESCOLA no s'hi pot arribar a peu.
board-mansion_steps = Una MANSIÓ és a 7, 8 o 9 passos de l'ESCOLA; aquesta és a { $steps } (DS-3).
board-home_steps = La CASA més propera és a 3 o 4 passos de l'ESCOLA; aquí és a { $steps } (DS-3).
board-school_middle = L'ESCOLA és al mig del tauler (DS-3).
board-school_icon = L'ESCOLA és una parada del bus escolar i no una casella d'Estrany (DS-3, DS-27).
board-stops = El { $bus } necessita tres parades o més, dues sense marca d'Estrany (DS-3b).
board-spots = Una plaça per a una CASA o una MANSIÓ, d'una a deu per a qualsevol altre lloc de puntuació.
board-mansion_value = Una MANSIÓ val més que qualsevol CASA i qualsevol plaça de PISCINA (DS-3b).
board-pool_values = Les places d'una PISCINA valen cada cop menys (DS-3b).
board-clubhouse_values = Al CLUB un nen val menys amb cada nen de més (DS-20).
board-pep_rally_values = A l'ANIMACIÓ un nen val més amb cada nen de més (DS-20).
board-prom_values = El BALL compta amb un nombre parell de nens, i res amb un de senar (DS-20).
board-best_first = La millor plaça va primer.
board-stranger_spaces = Hi ha d'haver dues caselles d'Estrany més que Estranys: { $least } (DS-3b).
board-closed = Amb un Estrany a cada casella d'Estrany, encara s'ha de poder arribar a dos llocs de puntuació de diverses places (DS-3b).
board-too_few = D'aquesta mena n'hi ha d'haver { $least } o més: { $kind } (DS-3b).
board-north_park = Un PARC es diu North Park (DS-3b).
board-library_spots = Les BIBLIOTEQUES tenen { $least } places o més en total (DS-3b).

## On the board

part-run_away = Fugir amb un nen
part-discard = Descartar una carta
see-sheet = Punts
see-points = { $count ->
    [one] punt
   *[other] punts
}
see-safe = a cobert
see-left = { $count ->
    [one] Estrany per venir
   *[other] Estranys per venir
}
see-deck = { $count ->
    [one] Pila: una carta
   *[other] Pila: { $count } cartes
}
see-discards = Descartades: { $count }
see-game = Partida { $game }
see-in-all = En total
see-best = Rècord
see-par = Par
see-kids = { $count ->
    [one] Nen de { $player } a { $space }
   *[other] { $count } nens de { $player } a { $space }
}
see-street = Casella { $space }
see-school = l'ESCOLA
see-forest = bosc
see-stranger = aquí hi ha un Estrany
see-stranger-at = Estrany a { $space }
see-stranger-space = casella d'Estrany
see-stop-school_bus = parada del bus escolar
see-stop-city_bus = parada del bus urbà
see-wall = mur
see-bar = entrada
see-values = Punts: { $values }
see-there = Hi ha: { $players }
see-free = { $place }, plaça lliure: { $worth }
see-scored = { $place }, nen de { $player }: { $worth }
see-no-cards = Cap carta
see-hand-of = Mà de { $player }
see-hand = { $count ->
    [one] { $player }: una carta de { $limit }
   *[other] { $player }: { $count } cartes de { $limit }
}
see-known = conegudes: { $cards }
see-supply = Nens per sortir: { $count }
see-partner = company
see-team = Equip { $team }
see-together = junts { $points }
see-points-all = { $points ->
    [one] Un punt
   *[other] { $points } punts
}
see-first-score = La teva primera puntuació: la que cal superar.
see-is-best = El teu rècord!
see-best-is = El teu rècord: { $best }
see-is-par = La millor puntuació possible ({ $par }).
see-below-par = { $short } per sota de la millor possible ({ $par }).
see-nobody-home = Ningú a cobert
see-contact = Contacte
see-arrives = { $left ->
    [0] L'últim Estrany, a { $space }!
   *[other] Un Estrany a { $space }!
}
see-plan = Pla
see-plan-empty = Tria una carta per a aquest lloc
see-plan-slot = Lloc { $place }: { $card }
see-plan-gone = no en queda cap
see-plan-sighting = Després, un albirament
see-plan-step = Següent: { $step }
see-plan-open = Tries tu
see-plan-over = Així s'ha jugat
see-plan-back = Un pas enrere
see-plan-start = Torna al començament
see-plan-earlier = Abans
see-plan-later = Després
see-plan-out = Treu-la
see-plan-close = Tanca

see-partings = MONO-PATÍ ESCO-LAR FAN-TÀS-TICA SALVA-DORS CIÈN-CIES PISCI-NA PADRAS-TRE RELLOT-GES SIN-CRO-NIT-ZATS AUTO-ESTOP GELA-TE-RIA
see-does-stranger_sighting = Ve un Estrany
see-does-saucer = La moneda: un nen se'n va o no
see-does-walk = 1 casella
see-does-run = 2 caselles
see-does-skateboard = 3 caselles
see-does-school_bus = De parada a parada
see-does-city_bus = De parada a parada
see-does-walkie_talkies = Els teus nens, 1 casella
see-does-hop_the_fence = 2 caselles, també pels murs
see-does-rad_bike = 4 caselles, passant Estranys
see-does-prom_date = Qualsevol nen, 2 caselles
see-does-science_club_saviors = 2 plats voladors pels nens a la BIBLIOTECA: contacte
see-does-pool_party = 1 o 2 nens a una PISCINA
see-does-new_step_dad = D'una CASA a una MANSIÓ
see-does-man_in_black = Mou un Estrany
see-does-synchronized_watches = Els teus nens, 3 caselles
see-does-moms_car = A una CASA buida
see-does-hitchhiking = La moneda: on vulguis, o fora
see-does-soda_shop_date = Usa una carta d'una altra mà

## On a terminal

draw-state = Estranys que queden: { $left }. Cartes a la pila: { $deck }.
draw-line = { $line }
draw-legend = x casella d'Estrany, X Estrany, s bus escolar, c bus urbà, b tots dos, @ ESCOLA, t bosc, 1-4 nens, * nens de diversos jugadors
draw-scoring = { $letter } { $place } { $name } ({ $space }): { $values } [{ $owners }]
draw-player = { $number } { $player }: { $points ->
    [one] un punt
   *[other] { $points } punts
}, { $supply } a la reserva, { $cards } de { $limit } cartes
draw-known = { $line }, se sap: { $cards }
draw-hand = La teva mà: { $cards }

## Sobre paper

see-print-board = El tauler { $name }, de { $columns } per { $rows } caselles, amb aquests llocs de puntuació: { $places }.
see-print-cards = Cartes
see-print-back = El dors de les cartes
see-print-legend = Què hi ha al tauler
see-print-signs = Senyals
see-print-places = Llocs que puntuen
see-print-wall = Ningú no hi passa (DS-3).
see-print-bar = Per aquí un nen entra en un lloc de puntuació (DS-15).
see-print-stop-school_bus = El BUS ESCOLAR va d'aquí a una altra parada com aquesta (DS-27).
see-print-stop-city_bus = El BUS URBÀ va d'aquí a una altra parada com aquesta (DS-27).
see-print-stranger-space = Aquí pot aparèixer un Estrany; llavors ningú no hi pot entrar (DS-22).
see-print-school = D'aquí surten els nens. És una parada del bus escolar (DS-7, DS-27).
see-print-coin = La moneda
see-print-about-coin = Llanceu qualsevol moneda: una cara és el plat volador, decidiu quina (DS-2).

## En imatges

picture-aim = Els teus nens comencen a l'ESCOLA. Porta'ls d'un en un a un lloc segur, per una barra groga: el número d'allà són els teus punts.
picture-turn-1 = En el teu torn fas una cosa: treure un nen, jugar una carta o fugir.
picture-turn-2 = Una carta diu quant camina un dels teus nens: exactament tant, vorejant murs i Estranys.
picture-turn-3 = Després robes. Si surt un Estrany, el poses tu: qui hi ha allà desapareix, i ningú més no hi passa.
picture-end = Amb l'últim Estrany s'acaba la partida. Compten els nens que han arribat; guanya qui té més punts.
