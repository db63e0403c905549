title = Los Incognitos
about = Uns turistes de l'espai han perdut el vol de tornada. Tira sis daus, traça les teves rutes pel tauler, troba els monstres disfressats i marca'ls abans que algú et talli el pas.
facts = De 2 a 4 persones, 30 minuts
credits = Un joc de Britta Stöckmann i Jens Jahnke, publicat per Igramoon el 2013. Aquesta és una versió no oficial per a qui té el joc, amb textos, imatges i taulers propis.

option-board = Tauler
option-board-space-station = I. Estació espacial apocalíptica
option-board-highlanders-castle = II. El castell del highlander
option-board-arabian-nights = III. Nits d'Aràbia
option-board-roman-holidays = IV. Vacances a Roma
option-signs = Bons signes – mals signes
option-signs-off = Sense signes
option-signs-on = Amb signes
option-dice = Daus
option-dice-table = Tira la taula
option-dice-by_hand = A mà: tireu daus de debò i escriviu què mostren

reason-logbooks_full = Tots els quaderns de bord són plens.
reason-some_out = Tothom ha escrit l'última anotació o ha quedat fora.
reason-all_out = Ningú no pot moure's, marcar ni explorar més.

## Daus, monstres, llocs

symbol-jetpack = motxilla propulsora
symbol-locator = localitzador
symbol-spray = esprai
symbol-moonboot = bota lunar
symbol-red_giant = gegant roja
symbol-time_vortex = vòrtex temporal

dice-none = res
dice-alike = { $count } × { $die }
dice-with_aside = { $dice } (i a part, { $die })

monster-yellow = monstre groc
monster-red = monstre vermell
monster-white = monstre blanc
monster-blue = monstre blau
monster-green = monstre verd
one = { $monster } núm. { $place }, valor { $value }

spot = { $en ->
   *[other] { $de ->
       *[other] { $ca }
    }
}

function-force_field = camp de força
function-treasure_chest = cofre del tresor
function-bazaar = basar
function-arena = arena

sign-star = Estrella groga
sign-oval = Oval blanc
sign-drop = Gota vermella
sign-arrow = Fletxa blava
sign-square = Quadrat verd

section-land = terra
section-air = aire
section-land_land = terra i terra (doble)
section-land_air = terra i aire (doble)
section-air_land = aire i terra (doble)
section-air_air = aire i aire (doble)
section-carpet = catifa

entry-points = { $points }
entry-stroke = una ratlla, cap punt
entry-zero = tirada nul·la
entry-used_zero = zero gastat
halves-whole = { $points }
halves-half = { $points }½

about-jetpack = Et fa volar per sobre d'un tram d'aire. La demanen gairebé tots els monstres.
about-locator = Cada moviment en necessita un, per lluny que vagi (LI-11).
about-spray = Marca monstres: no n'hi ha cap que en prescindeixi (LI-4a).
about-moonboot = Et porta per un tram de terra.
about-red_giant = Dues en una tirada, i no es pot marcar ningú (LI-8).
about-time_vortex = Dos en una tirada, i no et pots moure (LI-8).
about-force_field = Un cop per cada camp de força que has explorat: cada vòrtex temporal d'una tirada val 2 punts, i el teu torn s'acaba (LI-27).
about-treasure_chest = Un cop per cada cofre que has explorat: marca un monstre en qualsevol casella sense marca, pels seus daus i un vòrtex temporal (LI-29).
about-bazaar = Un cop per cada basar que has explorat: canvia daus que ja eren a la pista abans de l'última tirada (LI-31).
about-arena = Un cop per cada arena que has explorat: un monstre marcat en aquest torn en desafia un de valor igual o més alt (LI-36).
about-star = Al final del torn tornes a tirar: cada gegant roja és un punt més (LI-40).
about-oval = Les tirades nul·les tenen premi: 2 punts per una de no gastada, 1 per cada una de gastada (LI-41).
about-drop = Al final del torn tornes a tirar: cada gegant roja treu un punt a aquest monstre (LI-42).
about-arrow = Agafa qualsevol tram senzill lliure del tauler, sense daus (LI-43).
about-square = Aparta un dau, amb el símbol que vulguis, per a la persona següent (LI-44).
about-destination = Si hi arribes és teu: allà marques monstres i explores indrets. Els transbordadors són de tothom (LI-13, LI-17, LI-20).
about-section = Un tram per terra costa una bota, un per l'aire una motxilla, i tot el moviment un localitzador (LI-11).
about-monster = El marques en una casella teva amb els daus que costa (LI-17).
about-value = Els valors es ratllen d'esquerra a dreta: el següent és el que dona marcar aquesta mena (LI-3, LI-18).
about-set_aside = Apartat per a tu: compta en cada tirada d'aquest torn fins que el gastes (LI-45).
about-bot-random = Fa qualsevol cosa que estigui permesa.
about-bot-easy = Marca el que pot, explora, es mou i desa el primer que surt.
about-bot-medium = Sap què val cada destinació i tria la millor que els daus poden pagar.
about-bot-hard = Calcula totes les tirades que encara poden venir abans de tocar un dau.

## A qui li toca

prompt-starting = L'atzar decideix qui comença.
prompt-rolling = { $playerIs ->
    [you] Els teus daus roden.
   *[other] { $player } tira els daus.
}
prompt-act = { $playerIs ->
    [you] Pots { $can }.
   *[other] És el torn de { $player }.
}
can-store = desar un dau
can-move = moure't
can-mark = marcar un monstre
can-explore = explorar un indret
can-function = fer servir una funció especial
prompt-act_more = { $playerIs ->
    [you] Continua, o tira els daus que queden.
   *[other] És el torn de { $player }.
}
prompt-act_or_end = { $playerIs ->
    [you] No queda cap dau per tirar: continua, o acaba el torn.
   *[other] És el torn de { $player }.
}
prompt-stuck = { $playerIs ->
    [you] No hi ha cap acció possible: fes servir una funció especial, o acaba el torn.
   *[other] { $player } no pot fer cap acció, si no és amb una funció especial.
}
prompt-pay = { $playerIs ->
    [you] Quin dau gastes: l'apartat o el que has tirat?
   *[other] { $player } tria quin dau gasta.
}
prompt-chest = { $playerIs ->
    [you] El cofre és obert. En quina casella el marques: { $monster }?
   *[other] { $player } ha obert un cofre i busca casella: { $monster }.
}
prompt-bazaar = { $playerIs ->
    [you] Vols canviar també l'altre dau de la pista ({ $die })?
   *[other] { $player } regateja al basar ({ $die }).
}
prompt-duel = { $playerIs ->
    [you] Envies un monstre a l'arena?
   *[other] { $player } pot enviar un monstre a l'arena.
}
prompt-challenge = { $playerIs ->
    [you] A qui desafia: { $monster }?
   *[other] { $player } tria un rival: { $monster }.
}
prompt-duel_roll = { $playerIs ->
    [you] Tires al duel: { $monster } contra { $target }.
   *[other] { $player } tira al duel: { $monster } contra { $target }.
}
prompt-signs = { $playerIs ->
    [you] Quin signe compleixes primer?
   *[other] { $player } tria quin signe va primer.
}
prompt-star = { $playerIs ->
    [you] Estrella groga: tires per { $monster }.
   *[other] Estrella groga: { $player } tira per { $monster }.
}
prompt-drop = { $playerIs ->
    [you] Gota vermella: tires per { $monster }.
   *[other] Gota vermella: { $player } tira per { $monster }.
}
prompt-arrow = { $playerIs ->
    [you] Fletxa blava: agafa qualsevol tram lliure, o cap.
   *[other] Fletxa blava: { $player } pot agafar qualsevol tram lliure.
}
prompt-square = { $playerIs ->
    [you] Quadrat verd: quin símbol apartes per a la persona següent?
   *[other] Quadrat verd: { $player } aparta un dau per a la persona següent.
}
won = { $playerIs ->
    [you] Has guanyat! { $reason }
   *[other] { $player } guanya! { $reason }
}
won-shared = Victòria compartida: { $players }. { $reason }
total = { $playerIs ->
    [you] tu { $points } (ruta més llarga { $route })
   *[other] { $player } { $points } (ruta més llarga { $route })
}

## Què es pot fer

label-store = Desa: { $die }
label-move-to = { $count ->
    [one] Ves de { $origin } fins a { $towards }, un tram ({ $dice })
   *[other] Ves de { $origin } fins a { $towards }, { $count } trams ({ $dice })
}
label-move-towards = { $count ->
    [one] Ves de { $origin } cap a { $towards }, un tram ({ $dice })
   *[other] Ves de { $origin } cap a { $towards }, { $count } trams ({ $dice })
}
label-by_link = { $label }, per l'enllaç { $link }
label-mark = Marca a { $place }: { $monster }, { $value ->
    [one] 1 punt
   *[other] { $value } punts
}
label-explore-force_field = Explora el camp de força: { $place }
label-explore-treasure_chest = Explora el cofre del tresor: { $place }
label-explore-bazaar = Explora el basar: { $place }
label-explore-arena = Explora l'arena: { $place }
label-open_chest = Obre un cofre: { $monster }, { $value ->
    [one] 1 punt
   *[other] { $value } punts
}
label-mark_anywhere = Marca'l a { $place }
label-use_force_field = { $count ->
    [one] Camp de força: un vòrtex temporal per { $points } punts, i el torn s'acaba
   *[other] Camp de força: { $count } vòrtexs temporals per { $points } punts, i el torn s'acaba
}
label-exchange = Basar: { $die } per { $into }
label-keep_other = Deixa l'altre dau com està
label-pay-rolled = Gasta el dau tirat
label-pay-set_aside = Gasta el dau apartat
label-roll_again = { $count ->
    [one] Tira l'últim dau
   *[other] Tira { $count } daus
}
label-end_turn = Acaba el torn
label-send = Envia a l'arena: { $monster }
label-challenge = Desafia: { $monster }
label-leave_arena = Cap duel
label-carry_out = { $sign }: { $monster }
label-teleport = Agafa el tram { $number } entre { $one } i { $two }
label-stay_here = No n'agafis cap
label-set_aside = Aparta: { $die }

## El primer cop

hint-act = Després de cada tirada has de fer alguna cosa: desar un dau a la pista, moure't amb un localitzador i una bota o una motxilla per cada tram, marcar un monstre en una casella teva o explorar un indret. Si no pots fer res, el torn s'acaba (LI-7).
hint-act_more = Pots fer més coses amb aquests daus, o tornar a tirar els altres. Els gastats queden fora fins al final del torn (LI-6).
hint-stuck = Sense una funció especial no es pot fer res. En pots fer servir una; mai no és obligatori (LI-7).
hint-pay = Un dau tirat i l'apartat mostren el mateix. Si gastes el tirat, l'altre es queda; si gastes l'altre, en tens un més per tirar (LI-6a).
hint-chest = Els daus ja són pagats. Tria qualsevol casella que mostri aquest monstre i no tingui marca, sigui de qui sigui (LI-29).
hint-bazaar = Un basar canvia els dos daus que eren a la pista abans de l'última tirada. Canvia també l'altre, o conserva'l (LI-31).
hint-duel = Un monstre marcat en aquest torn en pot desafiar un d'una altra persona. Llavors l'arena paga els seus punts, guanyi qui guanyi (LI-36).
hint-challenge = Només es poden desafiar monstres de valor igual o més alt que ningú no hagi vençut encara (LI-36).
hint-signs = Els valors que has ratllat tenen signes. Ara es compleixen tots, en l'ordre que vulguis (LI-39).
hint-arrow = El teletransportador: qualsevol tram senzill lliure del tauler és teu, de franc, encara que sigui lluny (LI-43).
hint-square = Tria un símbol. La persona següent ha de deixar aquest dau allà tot el torn, o gastar-lo (LI-44).

## Què ha passat

log-player_started = { $playerIs ->
    [you] Comences tu.
   *[other] Comença { $player }.
}
log-turn_began = { $playerIs ->
    [you] El teu torn: anotació { $entry }.
   *[other] Torn de { $player }: anotació { $entry }.
}
log-extra_turn = { $playerIs ->
    [you] Un torn extra per a tu: anotació { $entry }.
   *[other] Un torn extra per a { $player }: anotació { $entry }.
}
log-dice_picked_up = { $playerIs ->
    [you] { $count ->
        [one] Agafes l'últim dau.
       *[other] Agafes { $count } daus.
    }
   *[other] { $count ->
        [one] { $player } agafa l'últim dau.
       *[other] { $player } agafa { $count } daus.
    }
}
log-payment_asked = { $playerIs ->
    [you] Penses quin dau gastes.
   *[other] { $player } pensa quin dau gasta.
}
log-payment_chosen-rolled = { $playerIs ->
    [you] Gastes el dau tirat.
   *[other] { $player } gasta el dau tirat.
}
log-payment_chosen-set_aside = { $playerIs ->
    [you] Gastes el dau apartat.
   *[other] { $player } gasta el dau apartat.
}
log-rolled = { $playerIs ->
    [you] Tires { $dice }.
   *[other] { $player } tira { $dice }.
}
log-rolled-moving = { $playerIs ->
    [you] Tires { $dice }: no et pots moure.
   *[other] { $player } tira { $dice }: no es pot moure.
}
log-rolled-marking = { $playerIs ->
    [you] Tires { $dice }: no pots marcar.
   *[other] { $player } tira { $dice }: no pot marcar.
}
log-rolled-moving-marking = { $playerIs ->
    [you] Tires { $dice }: no et pots moure ni pots marcar.
   *[other] { $player } tira { $dice }: no es pot moure ni pot marcar.
}
log-nothing_possible = { $playerIs ->
    [you] Ja no pots fer res més.
   *[other] { $player } ja no pot fer res més.
}
log-turn_stopped = { $playerIs ->
    [you] Acabes el torn.
   *[other] { $player } acaba el torn.
}
log-die_stored = { $playerIs ->
    [you] Deses un dau: { $die }.
   *[other] { $player } desa un dau: { $die }.
}
log-moved = { $playerIs ->
    [you] { $count ->
        [one] Avances un tram de { $origin } cap a { $towards } ({ $dice }).
       *[other] Avances { $count } trams de { $origin } cap a { $towards } ({ $dice }).
    }
   *[other] { $count ->
        [one] { $player } avança un tram de { $origin } cap a { $towards } ({ $dice }).
       *[other] { $player } avança { $count } trams de { $origin } cap a { $towards } ({ $dice }).
    }
}
log-destination_taken = { $playerIs ->
    [you] Ocupes una destinació: { $place }.
   *[other] { $player } ocupa una destinació: { $place }.
}
log-monster_marked = { $playerIs ->
    [you] Marques un monstre a { $place } ({ $dice }): { $monster }.
   *[other] { $player } marca un monstre a { $place } ({ $dice }): { $monster }.
}
log-monster_marked-chest = { $playerIs ->
    [you] Des del cofre marques un monstre a { $place } ({ $dice }): { $monster }.
   *[other] Des d'un cofre { $player } marca un monstre a { $place } ({ $dice }): { $monster }.
}
log-site_explored-force_field = { $playerIs ->
    [you] Explores un camp de força, { $place }: { $points ->
        [one] 1 punt
       *[other] { $points } punts
    }.
   *[other] { $player } explora un camp de força, { $place }: { $points ->
        [one] 1 punt
       *[other] { $points } punts
    }.
}
log-site_explored-treasure_chest = { $playerIs ->
    [you] Explores un cofre del tresor, { $place }: { $points ->
        [one] 1 punt
       *[other] { $points } punts
    }.
   *[other] { $player } explora un cofre del tresor, { $place }: { $points ->
        [one] 1 punt
       *[other] { $points } punts
    }.
}
log-site_explored-bazaar = { $playerIs ->
    [you] Explores un basar, { $place }: { $points ->
        [one] 1 punt
       *[other] { $points } punts
    }.
   *[other] { $player } explora un basar, { $place }: { $points ->
        [one] 1 punt
       *[other] { $points } punts
    }.
}
log-site_explored-arena = { $playerIs ->
    [you] Explores una arena, { $place }: de moment, { $points ->
        [one] 1 punt
       *[other] { $points } punts
    }.
   *[other] { $player } explora una arena, { $place }: de moment, { $points ->
        [one] 1 punt
       *[other] { $points } punts
    }.
}
log-force_field_used = { $playerIs ->
    [you] { $count ->
        [one] El teu camp de força converteix un vòrtex temporal en { $points } punts.
       *[other] El teu camp de força converteix { $count } vòrtexs temporals en { $points } punts.
    }
   *[other] { $count ->
        [one] El camp de força de { $player } converteix un vòrtex temporal en { $points } punts.
       *[other] El camp de força de { $player } converteix { $count } vòrtexs temporals en { $points } punts.
    }
}
log-die_exchanged = { $playerIs ->
    [you] Al basar canvies { $die } per { $into }.
   *[other] Al basar { $player } canvia { $die } per { $into }.
}
log-other_kept = { $playerIs ->
    [you] Conserves l'altre dau.
   *[other] { $player } conserva l'altre dau.
}
log-chest_opened = { $playerIs ->
    [you] Obres un cofre: { $monster }.
   *[other] { $player } obre un cofre: { $monster }.
}
log-monster_sent = { $playerIs ->
    [you] Envies un monstre a l'arena: { $monster }.
   *[other] { $player } envia un monstre a l'arena: { $monster }.
}
log-arena_left = { $playerIs ->
    [you] Deixes l'arena.
   *[other] { $player } deixa l'arena.
}
log-monster_challenged = { $playerIs ->
    [you] Desafies { $opponent }: { $monster } contra { $target }. L'arena paga { $points ->
        [one] 1 punt
       *[other] { $points } punts
    }.
   *[other] { $opponentIs ->
        [you] { $player } et desafia: { $monster } contra { $target }. L'arena paga { $points ->
            [one] 1 punt
           *[other] { $points } punts
        }.
       *[other] { $player } desafia { $opponent }: { $monster } contra { $target }. L'arena paga { $points ->
            [one] 1 punt
           *[other] { $points } punts
        }.
    }
}
log-duel_rolled = { $playerIs ->
    [you] Tires { $dice }: { $giants } × gegant roja, { $total } en total.
   *[other] { $player } tira { $dice }: { $giants } × gegant roja, { $total } en total.
}
log-duel_won = { $playerIs ->
    [you] Guanyes el duel i encercles un monstre de { $loser }: { $monster }.
   *[other] { $loserIs ->
        [you] { $player } guanya el duel i encercla un monstre teu: { $monster }.
       *[other] { $player } guanya el duel i encercla un monstre de { $loser }: { $monster }.
    }
}
log-duel_drawn = El duel acaba en empat.
log-sign_begun = { $playerIs ->
    [you] { $sign } per a tu: { $monster }.
   *[other] { $sign } per a { $player }: { $monster }.
}
log-star_rolled = { $playerIs ->
    [you] Estrella groga: tires { $dice } per { $points ->
        [one] 1 punt extra
       *[other] { $points } punts extra
    }.
   *[other] Estrella groga: { $player } tira { $dice } per { $points ->
        [one] 1 punt extra
       *[other] { $points } punts extra
    }.
}
log-oval_scored = { $playerIs ->
    [you] Oval blanc: els teus zeros donen { $points ->
        [one] 1 punt
       *[other] { $points } punts
    }.
   *[other] Oval blanc: els zeros de { $player } donen { $points ->
        [one] 1 punt
       *[other] { $points } punts
    }.
}
log-drop_rolled = { $playerIs ->
    [you] Gota vermella: tires { $dice } i perds { $lost ->
        [one] 1 punt
       *[other] { $lost } punts
    } amb aquest: { $monster }.
   *[other] Gota vermella: { $player } tira { $dice } i perd { $lost ->
        [one] 1 punt
       *[other] { $lost } punts
    } amb aquest: { $monster }.
}
log-teleported = { $playerIs ->
    [you] Fletxa blava: agafes un tram.
   *[other] Fletxa blava: { $player } agafa un tram.
}
log-teleport_declined = { $playerIs ->
    [you] Fletxa blava: no agafes cap tram.
   *[other] Fletxa blava: { $player } no agafa cap tram.
}
log-die_set_aside = { $playerIs ->
    [you] Quadrat verd: apartes un dau per a { $next }: { $die }.
   *[other] { $nextIs ->
        [you] Quadrat verd: { $player } aparta un dau per a tu: { $die }.
       *[other] Quadrat verd: { $player } aparta un dau per a { $next }: { $die }.
    }
}
log-nothing_set_aside = { $playerIs ->
    [you] Quadrat verd: no apartes res.
   *[other] Quadrat verd: { $player } no aparta res.
}
log-entry_written = { $playerIs ->
    [you] Escrius al quadern de bord: { $entry }
   *[other] { $player } escriu al quadern de bord: { $entry }
}
log-zero_used = { $playerIs ->
    [you] La segona tirada nul·la: ratlles la primera.
   *[other] La segona tirada nul·la: { $player } ratlla la primera.
}
log-player_out = { $playerIs ->
    [you] Ja no pots fer res més: quedes fora.
   *[other] { $player } ja no pot fer res més i queda fora.
}
log-game_ended = { $ending } Punts: { $totals }.

## Per què no es pot

why-starting = Primer l'atzar decideix qui comença (LI-5).
why-rolling = S'estan tirant els daus.
why-other_turn = { $playerIs ->
    [you] És el teu torn.
   *[other] És el torn de { $player }.
}
why-act_first = Primer fes alguna cosa amb aquesta tirada: desa, mou-te, marca o explora (LI-7).
why-stuck = Només es torna a tirar després d'una acció: fes servir una funció especial, o acaba el torn (LI-7).
why-no_dice = No queda cap dau per tirar (LI-7).
why-roll_on = Mentre quedin daus continues tirant; no pots plantar-te (LI-7).
why-not_storable = Aquest símbol no es pot desar (LI-9).
why-not_rolled = { $die }: cap dau que puguis desar no el mostra (LI-9).
why-pad_full = La teva pista és plena: hi ha dos daus (LI-9).
why-pad = Els daus de la pista paguen sols quan et mous, marques o explores (LI-6a).
why-aside = El dau apartat no es pot desar; gasta'l movent-te, marcant o explorant (LI-45).
why-no_aside = No hi ha cap dau apartat per a tu (LI-44).
why-monster = Primer tria una casella o un recipient teus, i després el monstre (LI-17).
why-symbol = Només tries un símbol al basar o per un quadrat verd (LI-31, LI-44).
why-nothing_to_decline = Ara no hi ha res a què renunciar (LI-7).
why-value = Els valors es ratllen marcant monstres: tria una casella o un recipient teus (LI-18).
why-own_section = Aquest tram ja és teu (LI-14).
why-taken = { $playerIs ->
    [you] Això ja és teu (LI-14).
   *[other] Això és de { $player } (LI-14).
}
why-no_moving = Dos vòrtexs temporals o més: ningú no es mou fins a la tirada següent (LI-8).
why-no_marking = Dues gegants roges o més: no es marca fins a la tirada següent (LI-8).
why-not_there = Encara no hi ets: un moviment comença en un transbordador, en una destinació teva o on acaba la teva ruta (LI-11).
why-started = En aquest torn ja has sortit d'aquí: { $place }. Només es pot un cop (LI-15).
why-begin_at_end = Hi podries arribar per totes dues bandes: tria primer el tram on comença el moviment (LI-11).
why-blocked = Pel mig hi ha un tram d'una altra persona, i no es pot saltar res (LI-14, LI-16).
why-no_locator = Cada moviment necessita un localitzador (LI-11).
why-carpet = La catifa costa motxilla propulsora, localitzador i gegant roja (LI-33).
why-double = Un tram doble costa un dau per cada meitat, tot en un moviment (LI-32).
why-move_dice = No hi ha prou daus: una bota lunar per cada tram de terra, una motxilla propulsora per cada tram d'aire, i un localitzador (LI-11).
why-shuttle = Els transbordadors són de tothom: tria el tram on vols arribar des d'aquí (LI-14).
why-marked = Aquí ja hi ha un monstre marcat, i només pot ser un: { $monster } (LI-17).
why-not_reached = Encara no hi ha arribat ningú: agafa l'últim tram que hi porta (LI-13).
why-explored = Aquest indret ja està explorat (LI-20).
why-explore_dice = Per explorar-lo cal una motxilla propulsora, una bota lunar i un localitzador (LI-20).
why-mark_dice = No hi ha prou daus per a cap monstre d'aquí; la taula de puntuació diu què costen (LI-17).
why-used_up = D'aquests monstres ja no en queda cap (LI-19).
why-no_function = No en tens cap sense gastar: { $function } (LI-20).
why-force_field = El camp de força necessita un vòrtex temporal en aquesta tirada (LI-27).
why-chest_vortex = El cofre costa un vòrtex temporal, a més dels daus del monstre (LI-29).
why-chest_dice = No hi ha prou daus per a cap monstre d'una casella sense marca (LI-29).
why-bazaar = Abans d'aquesta tirada no hi havia cap dau a la teva pista (LI-31).
why-arena = Els duels venen al final del torn (LI-36).
why-not_marked_now = A l'arena només hi va un monstre marcat en aquest torn (LI-36).
why-duelled = Ja ha lluitat (LI-36).
why-no_target = No troba ningú de valor igual o més alt (LI-36).
why-nobodys_monster = Aquest encara no l'ha marcat ningú (LI-36).
why-own_monster = Aquest és teu: desafia'n un d'una altra persona (LI-36).
why-defeated = { $playerIs ->
    [you] Aquest ja l'has vençut (LI-38).
   *[other] Aquest ja l'ha vençut { $player } (LI-38).
}
why-lower_value = Val menys que el teu monstre (LI-36).
why-no_sign = Aquí no hi ha cap signe pendent: tria un dels monstres marcats en aquest torn (LI-39).
why-first-pay = Primer digues quin dau gastes (LI-6a).
why-first-chest = El cofre és obert: tria una casella que mostri aquest monstre i no tingui marca (LI-29).
why-first-bazaar = Primer digues què se'n fa, de l'altre dau de la pista (LI-31).
why-first-duel = Primer digues si un monstre va a l'arena (LI-36).
why-first-challenge = Primer tria quin monstre desafies (LI-36).
why-first-signs = Primer tria quin signe compleixes (LI-39).
why-first-arrow = Primer agafa un tram senzill lliure, o cap (LI-43).
why-first-square = Primer tria el símbol que apartes (LI-44).

## Al terminal

draw-board = { $board }
draw-link = { "  " }{ $one } – { $two }: { $sections }
draw-taken = { $what } [{ $playerIs ->
    [you] tu
   *[other] { $player }
}]
draw-circled = { $what } (encerclat: { $playerIs ->
    [you] tu
   *[other] { $player }
})
draw-site_used = { $what } [{ $playerIs ->
    [you] tu
   *[other] { $player }
}, gastat]
draw-shuttle = transbordador
draw-started = transbordador, ja se n'ha sortit en aquest torn
draw-vessel = recipient
draw-either = { $one } o { $two }
draw-open = obert
draw-marked = marcat: { $monster }
draw-explored = explorat
draw-free = { "  " }{ $place } ({ $what })
draw-place = { "  " }{ $place } ({ $what }): { $playerIs ->
    [you] tu
   *[other] { $player }
}, { $done }
draw-nobodys = { "  " }{ $place } ({ $what }): ningú, { $done }
draw-table = { "  " }{ $monster } ({ $dice }): { $values }
draw-value = { $value }
draw-signed = { $value } ({ $sign })
draw-sites = { "  " }{ $function }: { $values }
draw-no_entry = –
draw-stroke = ratlla
draw-player = { $playerIs ->
    [you] Tu: { $entries }
   *[other] { $player }: { $entries }
} (punts { $points }, ruta més llarga { $route })
draw-player_out = { $playerIs ->
    [you] Tu, fora: { $entries }
   *[other] { $player }, fora: { $entries }
} (punts { $points }, ruta més llarga { $route })
draw-dice = Tirada: { $roll }. Pista: { $pad }. Gastats: { $spent }. Punts en aquest torn: { $points }
draw-no_moving = En aquesta tirada ningú no es mou.
draw-no_marking = En aquesta tirada no es marca.
draw-aside = Apartat per a { $playerIs ->
    [you] tu
   *[other] { $player }
}: { $die }
draw-aside_spent = Apartat per a { $playerIs ->
    [you] tu
   *[other] { $player }
} i gastat: { $die }
draw-to_sign = Signes que falta complir: { $signs }

## Al navegador

see-tie = Empat a punts: decideix el monstre marcat de més valor (LI-26).
see-shuttle = transbordador, de tothom
see-vessel = recipient: atreu qualsevol monstre menys el verd
see-monster = casella de monstres
see-place = { $place }: { $what }
see-owner = és de { $player }
see-marked = marcat: { $monster }
see-explored = explorat, val { $points }
see-started = aquest torn ja se n'ha sortit
see-section = Tram ({ $kind }) entre { $one } i { $two }
see-taken = { $what }, de { $player }
see-circled = encerclat per { $player }
see-scoring = Taula de puntuació
see-needs = { $monster }: demana { $dice }
see-sites = { $what }: què val explorar-ho; demana motxilla propulsora, localitzador i bota lunar
see-logbook = Quadern de bord
see-logbooks = Quaderns de bord
see-entries = { $count } de { $all } anotacions
see-spent = Gastats
see-pad = Pista
see-on-pad = { $count ->
    [one] A la pista: { $die }
   *[other] A la pista: { $count } × { $die }
}
see-no-dice = No hi ha daus a la taula
see-aside = Apartat: { $die }. No es tira, només es gasta
see-aside-next = rep un dau
see-ban-moving = Sense moure's
see-ban-marking = Sense marcar
see-can-store = es pot desar
see-can-move = { $count ->
    [one] ajuda a arribar a un tram
   *[other] ajuda a arribar a { $count } trams
}
see-can-mark = { $count ->
    [one] marca o explora un lloc
   *[other] marca o explora { $count } llocs
}
see-function = { $what }: { $count } sense usar
see-turn = Aquest torn
see-turn-points = Aquest torn: { $points ->
    [one] 1 punt
   *[other] { $points } punts
}
see-turn-extra = Torn extra: { $points ->
    [one] 1 punt
   *[other] { $points } punts
}
see-coming = marcats aquest torn
see-routes = Rutes més llargues
see-route = ruta
see-points = { $count ->
    [one] punt
   *[other] punts
}
see-out = fora
see-reckoning = Punts
see-from-logbook = Quadern de bord
see-from-circles = Monstres encerclats, la meitat de cada un
see-from-route = Ruta més llarga ({ $length })
see-total = Total
see-so-far = De moment
see-last-turn = L'últim torn!
see-nothing-possible = Amb aquests daus no es pot fer res
see-zero-roll = Una tirada nul·la
see-turn-again = Una segona tirada nul·la: un torn extra!
see-duel = { $one } desafia { $two }

## Errors d'un tauler

mistake-number_of_shuttle = Un tauler té { $high } transbordadors; aquest en té { $found }. (LI-2)
mistake-number_of_monster = Hi ha d'haver de { $low } a { $high } caselles de monstres; aquí n'hi ha { $found }. (LI-2, LI-51)
mistake-number_of_vessel = Hi ha d'haver de { $low } a { $high } recipients; aquí n'hi ha { $found }. (LI-2, LI-51)
mistake-number_of_site = Hi ha d'haver de { $low } a { $high } indrets; aquí n'hi ha { $found }. (LI-2, LI-51)
mistake-number_of_sections = Hi ha d'haver de { $low } a { $high } trams, i els dobles compten per dos; aquí n'hi ha { $found }. (LI-2, LI-51)
mistake-same_id = destinations[{ $other }] ja té aquest identificador.
mistake-id = Un identificador són d'1 a { $high } lletres sense accents i xifres.
mistake-outside = Aquí hi va un nombre de { $low } a { $high }; si no, la destinació no cap al dibuix.
mistake-two_kinds = Una casella de monstres mostra dues menes diferents de monstres. (LI-2)
mistake-no_kinds = Només les caselles de monstres mostren menes de monstres. (LI-2)
mistake-name = Un nom té com a màxim { $high } caràcters, tots en una línia; un títol no pot ser buit.
mistake-no_destination = Cap destinació no té aquest identificador.
mistake-own_end = Un enllaç no pot unir una destinació amb ella mateixa. (LI-2)
mistake-two_shuttles = Un enllaç no pot unir dos transbordadors. (LI-2)
mistake-length = Un enllaç té de { $low } a { $high } trams; aquest en té { $found }. (LI-2)
mistake-carpet = Una catifa és l'únic tram del seu enllaç. (LI-2)
mistake-links = Aquí hi han d'acabar de { $low } a { $high } enllaços; n'hi ha { $found }. (LI-2)
mistake-shuttle_links = En un transbordador hi han d'acabar exactament { $high } enllaços; n'hi ha { $found }. (LI-2)
mistake-out_of_reach = Des de la primera destinació no hi ha cap camí fins aquí. (LI-2)
mistake-needs = Un monstre demana de { $low } a { $high } daus, i cap nombre no és inferior a 0. (LI-4a)
mistake-spray = Un monstre demana com a mínim un esprai. (LI-4a)
mistake-row = Una fila té de { $low } a { $high } valors; aquesta en té { $found }. (LI-3)
mistake-value = Un valor és un nombre de l'1 al { $high }.
mistake-signs = Cada valor té un signe: en calen { $needed } i aquí n'hi ha { $found }. (LI-39)
mistake-signs_used = A la taula hi ha d'haver els cinc signes; n'hi ha { $found }. (LI-39)
mistake-site_values = Calen tants valors com indrets, és a dir, { $needed }; aquí n'hi ha { $found }. (LI-3)
mistake-bends = Un enllaç té com a màxim { $high } revolts; aquest en té { $found }.
mistake-bend_outside = Aquest revolt és fora del dibuix.
mistake-destinations_close = Això és massa a prop de destinations[{ $other }].
mistake-short = Els trams no hi caben: de centre a centre la línia ha de fer com a mínim { $needed }. Separa'n els extrems, corba-la o treu-ne trams.
mistake-through = La línia passa per destinations[{ $other }] o massa a prop.
mistake-cross = La línia en creua una altra, la de links[{ $other }].
mistake-close = Un dit no podria distingir aquest tram d'un de links[{ $other }]: són massa a prop.
mistake-route = Aquesta xarxa és massa embullada: no se'n pot trobar la ruta més llarga en un temps raonable. Treu-ne enllaços. (LI-51)

## Sobre paper

see-print-board = El tauler { $title }, amb aquestes destinacions: { $places }.
see-print-crossing = Ratlleu cada valor quan algú l'obté: primer la fila de dalt, d'esquerra a dreta, i després la de baix (LI-3). Els signes petits només compten amb «Bons signes – mals signes».
see-print-monster = Què
see-print-takes = Demana
see-print-values = Valors
see-print-dice = Els daus
see-print-legend = Què hi ha al tauler
see-print-shuttle = transbordador
see-print-about-shuttle = Tothom pot sortir d'aquí (LI-15).
see-print-about-monster = Qui la té pot marcar una de les dues menes que mostra, una sola vegada (LI-17).
see-print-vessel = recipient
see-print-about-vessel = Qui el té pot marcar qualsevol mena menys la verda, una sola vegada (LI-17).
see-print-about-site = Qui té l'indret pot explorar-lo, una sola vegada (LI-20).
see-print-about-land = Demana una bota lunar (LI-11).
see-print-about-air = Demana una motxilla propulsora (LI-11).
see-print-about-carpet = Demana motxilla propulsora, localitzador i gegant roja, i cap més localitzador (LI-33).
see-print-double = tram doble
see-print-about-double = Es travessa en un sol moviment o no es travessa, amb un dau per cada meitat (LI-32).
see-print-entries = { $players } persones: { $entries } anotacions.
see-print-entry = Cada torn fa una anotació: punts, una ratlla si només t'has mogut, un 0 barrat per a una tirada nul·la (LI-21).
see-print-player = Persona { $player }
see-print-name = Nom
see-print-route = Ruta més llarga

## En imatges

picture-aim = Vols punts: arriba als monstres del mapa i marca'ls. La taula diu quins daus costa cada mena i què val.
picture-turn-1 = Tira sis daus. Després de cada tirada fes-ne alguna cosa; en pots desar fins a dos a la pista. Després torna a tirar els que queden.
picture-turn-2 = Mou-te: un localitzador, i una bota o una motxilla per cada tram. On arribes és teu.
picture-turn-3 = En una casella teva gasta els daus que costa un monstre: queda marcat, i el seu valor següent són els teus punts.
picture-end = Cada torn omple una línia del quadern de bord. Quan són tots plens guanya qui té més punts; la ruta més llarga en dona sis més.
