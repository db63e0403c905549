title = Los Incognitos
about = Touristen aus dem All haben ihren Rückflug verpasst. Wirf sechs Würfel, leg deine Routen quer über den Plan, finde die verkleideten Monster und markiere sie, bevor dir jemand den Weg abschneidet.
facts = 2 bis 4 Personen, 30 Minuten
credits = Ein Spiel von Britta Stöckmann und Jens Jahnke, 2013 bei Igramoon erschienen. Dies ist eine inoffizielle Umsetzung für alle, die das Spiel besitzen, mit eigenen Texten, Bildern und Plänen.

option-board = Plan
option-board-space-station = I. Apokalyptische Raumstation
option-board-highlanders-castle = II. Die Burg des Highlanders
option-board-arabian-nights = III. Arabische Nächte
option-board-roman-holidays = IV. Römische Ferien
option-signs = Gute Zeichen – böse Zeichen
option-signs-off = Ohne Zeichen
option-signs-on = Mit Zeichen
option-dice = Würfel
option-dice-table = Der Tisch würfelt
option-dice-by_hand = Von Hand: Ihr werft echte Würfel und gebt ein, was sie zeigen

reason-logbooks_full = Alle Logbücher sind voll.
reason-some_out = Alle haben den letzten Eintrag gemacht oder sind ausgeschieden.
reason-all_out = Niemand kann mehr ziehen, markieren oder erkunden.

## Würfel, Monster, Orte

symbol-jetpack = Jetpack
symbol-locator = Ortungsgerät
symbol-spray = Spray
symbol-moonboot = Mondstiefel
symbol-red_giant = Roter Riese
symbol-time_vortex = Zeitstrudel

dice-none = nichts
dice-alike = { $count } × { $die }
dice-with_aside = { $dice } (dazu beiseitegelegt: { $die })

monster-yellow = gelbes Monster
monster-red = rotes Monster
monster-white = weißes Monster
monster-blue = blaues Monster
monster-green = grünes Monster
one = { $monster } Nr. { $place }, Wert { $value }

spot = { $en ->
   *[other] { $ca ->
       *[other] { $de }
    }
}

function-force_field = Kraftfeld
function-treasure_chest = Schatztruhe
function-bazaar = Basar
function-arena = Arena

sign-star = Gelber Stern
sign-oval = Weißes Oval
sign-drop = Roter Tropfen
sign-arrow = Blauer Pfeil
sign-square = Grünes Quadrat

section-land = Land
section-air = Luft
section-land_land = Land und Land (doppelt)
section-land_air = Land und Luft (doppelt)
section-air_land = Luft und Land (doppelt)
section-air_air = Luft und Luft (doppelt)
section-carpet = Teppich

entry-points = { $points }
entry-stroke = ein Strich, keine Punkte
entry-zero = Nullwurf
entry-used_zero = verbrauchte Null
halves-whole = { $points }
halves-half = { $points }½

about-jetpack = Fliegt dich über einen Abschnitt Luft. Für die meisten Monster nötig.
about-locator = Ohne Ortungsgerät keine Bewegung, wie weit sie auch führt (LI-11).
about-spray = Markiert Monster: Keines geht ohne (LI-4a).
about-moonboot = Trägt dich über einen Abschnitt Land.
about-red_giant = Zwei in einem Wurf, und niemand wird markiert (LI-8).
about-time_vortex = Zwei in einem Wurf, und du kannst nicht ziehen (LI-8).
about-force_field = Einmal für jedes Kraftfeld, das du erkundet hast: Alle Zeitstrudel eines Wurfs werden je 2 Punkte, und dein Zug endet (LI-27).
about-treasure_chest = Einmal für jede Truhe, die du erkundet hast: Markiere ein Monster auf einem beliebigen Feld ohne Markierung, für seine Würfel und einen Zeitstrudel (LI-29).
about-bazaar = Einmal für jeden Basar, den du erkundet hast: Tausche Würfel, die schon vor dem letzten Wurf auf deinem Landeplatz lagen (LI-31).
about-arena = Einmal für jede Arena, die du erkundet hast: Ein in diesem Zug markiertes Monster fordert eines von gleichem oder höherem Wert heraus (LI-36).
about-star = Am Ende deines Zuges wirfst du noch einmal: Jeder Rote Riese ist ein Punkt mehr (LI-40).
about-oval = Nullwürfe zahlen sich aus: 2 Punkte für einen unverbrauchten, 1 für jeden verbrauchten (LI-41).
about-drop = Am Ende deines Zuges wirfst du noch einmal: Jeder Rote Riese nimmt diesem Monster einen Punkt (LI-42).
about-arrow = Nimm einen beliebigen freien einfachen Abschnitt, ohne Würfel (LI-43).
about-square = Leg einen Würfel mit einem Symbol deiner Wahl für die nächste Person beiseite (LI-44).
about-destination = Erreichst du es, gehört es dir: Dort markierst du Monster und erkundest Orte. Shuttles gehören allen (LI-13, LI-17, LI-20).
about-section = Ein Abschnitt über Land kostet einen Stiefel, einer durch die Luft ein Jetpack, und die ganze Bewegung ein Ortungsgerät (LI-11).
about-monster = Du markierst es auf einem eigenen Feld mit den Würfeln, die es kostet (LI-17).
about-value = Werte werden von links nach rechts gestrichen: Der nächste ist, was das Markieren dieser Art bringt (LI-3, LI-18).
about-set_aside = Für dich beiseitegelegt: Er zählt in jedem Wurf dieses Zuges, bis du ihn ausgibst (LI-45).
about-bot-random = Tut irgendetwas, was erlaubt ist.
about-bot-easy = Markiert, was geht, erkundet, zieht und lagert, was gerade kommt.
about-bot-medium = Weiß, was jedes Ziel wert ist, und nimmt das beste, das die Würfel hergeben.
about-bot-hard = Rechnet jeden Wurf durch, der noch kommen kann, bevor ein Würfel angerührt wird.

## Wer dran ist

prompt-starting = Der Zufall bestimmt, wer beginnt.
prompt-rolling = { $playerIs ->
    [you] Deine Würfel rollen.
   *[other] { $player } würfelt.
}
prompt-act = { $playerIs ->
    [you] Du kannst { $can }.
   *[other] { $player } ist am Zug.
}
can-store = einen Würfel lagern
can-move = ziehen
can-mark = ein Monster markieren
can-explore = einen Ort erkunden
can-function = eine Sonderfunktion nutzen
prompt-act_more = { $playerIs ->
    [you] Mach weiter oder wirf die übrigen Würfel.
   *[other] { $player } ist am Zug.
}
prompt-act_or_end = { $playerIs ->
    [you] Kein Würfel mehr zu werfen: Mach weiter oder beende deinen Zug.
   *[other] { $player } ist am Zug.
}
prompt-stuck = { $playerIs ->
    [you] Keine Aktion ist möglich: Nutze eine Sonderfunktion oder beende deinen Zug.
   *[other] Für { $player } ist keine Aktion möglich, außer mit einer Sonderfunktion.
}
prompt-pay = { $playerIs ->
    [you] Welchen Würfel gibst du aus: den beiseitegelegten oder den geworfenen?
   *[other] { $player } überlegt, welchen Würfel es kostet.
}
prompt-chest = { $playerIs ->
    [you] Die Truhe ist offen. Auf welchem Feld markierst du es: { $monster }?
   *[other] { $player } hat eine Truhe geöffnet und sucht ein Feld: { $monster }.
}
prompt-bazaar = { $playerIs ->
    [you] Auch den anderen Würfel auf deinem Landeplatz tauschen ({ $die })?
   *[other] { $player } handelt auf dem Basar ({ $die }).
}
prompt-duel = { $playerIs ->
    [you] Ein Monster in die Arena schicken?
   *[other] { $player } darf ein Monster in die Arena schicken.
}
prompt-challenge = { $playerIs ->
    [you] Wen fordert es heraus: { $monster }?
   *[other] { $player } wählt einen Gegner: { $monster }.
}
prompt-duel_roll = { $playerIs ->
    [you] Du würfelst im Duell: { $monster } gegen { $target }.
   *[other] { $player } würfelt im Duell: { $monster } gegen { $target }.
}
prompt-signs = { $playerIs ->
    [you] Welches Zeichen führst du zuerst aus?
   *[other] { $player } wählt, welches Zeichen zuerst kommt.
}
prompt-star = { $playerIs ->
    [you] Gelber Stern: Du würfelst für { $monster }.
   *[other] Gelber Stern: { $player } würfelt für { $monster }.
}
prompt-drop = { $playerIs ->
    [you] Roter Tropfen: Du würfelst für { $monster }.
   *[other] Roter Tropfen: { $player } würfelt für { $monster }.
}
prompt-arrow = { $playerIs ->
    [you] Blauer Pfeil: Nimm einen beliebigen freien Abschnitt oder keinen.
   *[other] Blauer Pfeil: { $player } darf einen beliebigen freien Abschnitt nehmen.
}
prompt-square = { $playerIs ->
    [you] Grünes Quadrat: Welches Symbol legst du für die nächste Person beiseite?
   *[other] Grünes Quadrat: { $player } legt einen Würfel für die nächste Person beiseite.
}
won = { $playerIs ->
    [you] Du gewinnst! { $reason }
   *[other] { $player } gewinnt! { $reason }
}
won-shared = Geteilter Sieg: { $players }. { $reason }
total = { $playerIs ->
    [you] du { $points } (längste Route { $route })
   *[other] { $player } { $points } (längste Route { $route })
}

## Was möglich ist

label-store = Lagern: { $die }
label-move-to = { $count ->
    [one] Von { $origin } nach { $towards }, ein Abschnitt ({ $dice })
   *[other] Von { $origin } nach { $towards }, { $count } Abschnitte ({ $dice })
}
label-move-towards = { $count ->
    [one] Von { $origin } in Richtung { $towards }, ein Abschnitt ({ $dice })
   *[other] Von { $origin } in Richtung { $towards }, { $count } Abschnitte ({ $dice })
}
label-by_link = { $label }, über Verbindung { $link }
label-mark = Markieren bei { $place }: { $monster }, { $value ->
    [one] 1 Punkt
   *[other] { $value } Punkte
}
label-explore-force_field = Kraftfeld erkunden: { $place }
label-explore-treasure_chest = Schatztruhe erkunden: { $place }
label-explore-bazaar = Basar erkunden: { $place }
label-explore-arena = Arena erkunden: { $place }
label-open_chest = Truhe öffnen: { $monster }, { $value ->
    [one] 1 Punkt
   *[other] { $value } Punkte
}
label-mark_anywhere = Markieren bei { $place }
label-use_force_field = { $count ->
    [one] Kraftfeld: ein Zeitstrudel für { $points } Punkte, und dein Zug endet
   *[other] Kraftfeld: { $count } Zeitstrudel für { $points } Punkte, und dein Zug endet
}
label-exchange = Basar: { $die } gegen { $into }
label-keep_other = Den anderen Würfel lassen, wie er ist
label-pay-rolled = Den geworfenen Würfel ausgeben
label-pay-set_aside = Den beiseitegelegten Würfel ausgeben
label-roll_again = { $count ->
    [one] Den letzten Würfel werfen
   *[other] { $count } Würfel werfen
}
label-end_turn = Zug beenden
label-send = In die Arena schicken: { $monster }
label-challenge = Herausfordern: { $monster }
label-leave_arena = Kein Duell
label-carry_out = { $sign }: { $monster }
label-teleport = Abschnitt { $number } zwischen { $one } und { $two } nehmen
label-stay_here = Keinen nehmen
label-set_aside = Beiseitelegen: { $die }

## Beim ersten Mal

hint-act = Nach jedem Wurf musst du etwas tun: einen Würfel auf dem Landeplatz lagern, mit einem Ortungsgerät und je Abschnitt einem Stiefel oder Jetpack ziehen, auf einem eigenen Feld ein Monster markieren oder einen Ort erkunden. Geht nichts, ist dein Zug vorbei (LI-7).
hint-act_more = Du darfst mit diesen Würfeln noch mehr tun oder die übrigen neu werfen. Ausgegebene bleiben bis zum Ende deines Zuges draußen (LI-6).
hint-stuck = Ohne Sonderfunktion ist nichts möglich. Du darfst eine nutzen, musst es aber nie (LI-7).
hint-pay = Ein geworfener Würfel und der beiseitegelegte zeigen dasselbe. Gibst du den geworfenen aus, bleibt der andere liegen; gibst du den anderen aus, hast du einen mehr zu werfen (LI-6a).
hint-chest = Bezahlt ist schon. Wähl irgendein Feld, das dieses Monster zeigt und keine Markierung hat, wem es auch gehört (LI-29).
hint-bazaar = Ein Basar tauscht beide Würfel, die vor dem letzten Wurf auf dem Landeplatz lagen. Tausche auch den anderen oder behalte ihn (LI-31).
hint-duel = Ein in diesem Zug markiertes Monster darf ein fremdes herausfordern. Die Arena zahlt dann ihre Punkte, wer auch gewinnt (LI-36).
hint-challenge = Herausfordern lassen sich nur Monster von gleichem oder höherem Wert, die noch niemand besiegt hat (LI-36).
hint-signs = Die Werte, die du gestrichen hast, tragen Zeichen. Alle werden jetzt ausgeführt, in der Reihenfolge, die du magst (LI-39).
hint-arrow = Der Teleporter: Irgendein freier einfacher Abschnitt gehört dir, umsonst, auch weit weg (LI-43).
hint-square = Wähl ein Symbol. Die nächste Person muss diesen Würfel den ganzen Zug liegen lassen oder ausgeben (LI-44).

## Was geschah

log-player_started = { $playerIs ->
    [you] Du beginnst.
   *[other] { $player } beginnt.
}
log-turn_began = { $playerIs ->
    [you] Du bist am Zug: Eintrag { $entry }.
   *[other] { $player } ist am Zug: Eintrag { $entry }.
}
log-extra_turn = { $playerIs ->
    [you] Ein Extrazug für dich: Eintrag { $entry }.
   *[other] Ein Extrazug für { $player }: Eintrag { $entry }.
}
log-dice_picked_up = { $playerIs ->
    [you] { $count ->
        [one] Du nimmst den letzten Würfel.
       *[other] Du nimmst { $count } Würfel.
    }
   *[other] { $count ->
        [one] { $player } nimmt den letzten Würfel.
       *[other] { $player } nimmt { $count } Würfel.
    }
}
log-payment_asked = { $playerIs ->
    [you] Du überlegst, welchen Würfel du ausgibst.
   *[other] { $player } überlegt, welcher Würfel dafür ausgegeben wird.
}
log-payment_chosen-rolled = { $playerIs ->
    [you] Du gibst den geworfenen Würfel aus.
   *[other] { $player } gibt den geworfenen Würfel aus.
}
log-payment_chosen-set_aside = { $playerIs ->
    [you] Du gibst den beiseitegelegten Würfel aus.
   *[other] { $player } gibt den beiseitegelegten Würfel aus.
}
log-rolled = { $playerIs ->
    [you] Du wirfst { $dice }.
   *[other] { $player } wirft { $dice }.
}
log-rolled-moving = { $playerIs ->
    [you] Du wirfst { $dice }: kein Ziehen.
   *[other] { $player } wirft { $dice }: kein Ziehen.
}
log-rolled-marking = { $playerIs ->
    [you] Du wirfst { $dice }: kein Markieren.
   *[other] { $player } wirft { $dice }: kein Markieren.
}
log-rolled-moving-marking = { $playerIs ->
    [you] Du wirfst { $dice }: weder Ziehen noch Markieren.
   *[other] { $player } wirft { $dice }: weder Ziehen noch Markieren.
}
log-nothing_possible = { $playerIs ->
    [you] Für dich ist nichts mehr möglich.
   *[other] Für { $player } ist nichts mehr möglich.
}
log-turn_stopped = { $playerIs ->
    [you] Du beendest deinen Zug.
   *[other] { $player } beendet den Zug.
}
log-die_stored = { $playerIs ->
    [you] Du lagerst einen Würfel: { $die }.
   *[other] { $player } lagert einen Würfel: { $die }.
}
log-moved = { $playerIs ->
    [you] { $count ->
        [one] Du ziehst von { $origin } einen Abschnitt in Richtung { $towards } ({ $dice }).
       *[other] Du ziehst von { $origin } { $count } Abschnitte in Richtung { $towards } ({ $dice }).
    }
   *[other] { $count ->
        [one] { $player } zieht von { $origin } einen Abschnitt in Richtung { $towards } ({ $dice }).
       *[other] { $player } zieht von { $origin } { $count } Abschnitte in Richtung { $towards } ({ $dice }).
    }
}
log-destination_taken = { $playerIs ->
    [you] Du nimmst ein Ziel ein: { $place }.
   *[other] { $player } nimmt ein Ziel ein: { $place }.
}
log-monster_marked = { $playerIs ->
    [you] Du markierst ein Monster bei { $place } ({ $dice }): { $monster }.
   *[other] { $player } markiert ein Monster bei { $place } ({ $dice }): { $monster }.
}
log-monster_marked-chest = { $playerIs ->
    [you] Aus deiner Truhe markierst du ein Monster bei { $place } ({ $dice }): { $monster }.
   *[other] Aus einer Truhe markiert { $player } ein Monster bei { $place } ({ $dice }): { $monster }.
}
log-site_explored-force_field = { $playerIs ->
    [you] Du erkundest ein Kraftfeld, { $place }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
   *[other] { $player } erkundet ein Kraftfeld, { $place }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
}
log-site_explored-treasure_chest = { $playerIs ->
    [you] Du erkundest eine Schatztruhe, { $place }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
   *[other] { $player } erkundet eine Schatztruhe, { $place }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
}
log-site_explored-bazaar = { $playerIs ->
    [you] Du erkundest einen Basar, { $place }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
   *[other] { $player } erkundet einen Basar, { $place }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
}
log-site_explored-arena = { $playerIs ->
    [you] Du erkundest eine Arena, { $place }: vorerst { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
   *[other] { $player } erkundet eine Arena, { $place }: vorerst { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
}
log-force_field_used = { $playerIs ->
    [you] { $count ->
        [one] Dein Kraftfeld macht aus einem Zeitstrudel { $points } Punkte.
       *[other] Dein Kraftfeld macht aus { $count } Zeitstrudeln { $points } Punkte.
    }
   *[other] { $count ->
        [one] Das Kraftfeld von { $player } macht aus einem Zeitstrudel { $points } Punkte.
       *[other] Das Kraftfeld von { $player } macht aus { $count } Zeitstrudeln { $points } Punkte.
    }
}
log-die_exchanged = { $playerIs ->
    [you] Auf dem Basar tauschst du: { $die } gegen { $into }.
   *[other] Auf dem Basar tauscht { $player }: { $die } gegen { $into }.
}
log-other_kept = { $playerIs ->
    [you] Du behältst den anderen Würfel.
   *[other] { $player } behält den anderen Würfel.
}
log-chest_opened = { $playerIs ->
    [you] Du öffnest eine Truhe: { $monster }.
   *[other] { $player } öffnet eine Truhe: { $monster }.
}
log-monster_sent = { $playerIs ->
    [you] Du schickst ein Monster in die Arena: { $monster }.
   *[other] { $player } schickt ein Monster in die Arena: { $monster }.
}
log-arena_left = { $playerIs ->
    [you] Du verlässt die Arena.
   *[other] { $player } verlässt die Arena.
}
log-monster_challenged = { $playerIs ->
    [you] Du forderst { $opponent } heraus: { $monster } gegen { $target }. Die Arena zahlt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
   *[other] { $opponentIs ->
        [you] { $player } fordert dich heraus: { $monster } gegen { $target }. Die Arena zahlt { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }.
       *[other] { $player } fordert { $opponent } heraus: { $monster } gegen { $target }. Die Arena zahlt { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }.
    }
}
log-duel_rolled = { $playerIs ->
    [you] Du wirfst { $dice }: { $giants } × Roter Riese, zusammen { $total }.
   *[other] { $player } wirft { $dice }: { $giants } × Roter Riese, zusammen { $total }.
}
log-duel_won = { $playerIs ->
    [you] Du gewinnst das Duell und kreist ein Monster von { $loser } ein: { $monster }.
   *[other] { $loserIs ->
        [you] { $player } gewinnt das Duell und kreist eines deiner Monster ein: { $monster }.
       *[other] { $player } gewinnt das Duell und kreist ein Monster von { $loser } ein: { $monster }.
    }
}
log-duel_drawn = Das Duell endet unentschieden.
log-sign_begun = { $playerIs ->
    [you] { $sign } für dich: { $monster }.
   *[other] { $sign } für { $player }: { $monster }.
}
log-star_rolled = { $playerIs ->
    [you] Gelber Stern: Du wirfst { $dice } für { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } extra.
   *[other] Gelber Stern: { $player } wirft { $dice } für { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } extra.
}
log-oval_scored = { $playerIs ->
    [you] Weißes Oval: Deine Nullen bringen { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
   *[other] Weißes Oval: Die Nullen von { $player } bringen { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
}
log-drop_rolled = { $playerIs ->
    [you] Roter Tropfen: Du wirfst { $dice } und verlierst { $lost ->
        [one] 1 Punkt
       *[other] { $lost } Punkte
    } an diesem: { $monster }.
   *[other] Roter Tropfen: { $player } wirft { $dice } und verliert { $lost ->
        [one] 1 Punkt
       *[other] { $lost } Punkte
    } an diesem: { $monster }.
}
log-teleported = { $playerIs ->
    [you] Blauer Pfeil: Du nimmst einen Abschnitt.
   *[other] Blauer Pfeil: { $player } nimmt einen Abschnitt.
}
log-teleport_declined = { $playerIs ->
    [you] Blauer Pfeil: Du nimmst keinen Abschnitt.
   *[other] Blauer Pfeil: { $player } nimmt keinen Abschnitt.
}
log-die_set_aside = { $playerIs ->
    [you] Grünes Quadrat: Du legst für { $next } einen Würfel beiseite: { $die }.
   *[other] { $nextIs ->
        [you] Grünes Quadrat: { $player } legt für dich einen Würfel beiseite: { $die }.
       *[other] Grünes Quadrat: { $player } legt für { $next } einen Würfel beiseite: { $die }.
    }
}
log-nothing_set_aside = { $playerIs ->
    [you] Grünes Quadrat: Du legst nichts beiseite.
   *[other] Grünes Quadrat: { $player } legt nichts beiseite.
}
log-entry_written = { $playerIs ->
    [you] Du schreibst in dein Logbuch: { $entry }
   *[other] { $player } schreibt ins Logbuch: { $entry }
}
log-zero_used = { $playerIs ->
    [you] Der zweite Nullwurf: Du streichst den ersten.
   *[other] Der zweite Nullwurf: { $player } streicht den ersten.
}
log-player_out = { $playerIs ->
    [you] Du kannst nichts mehr tun und scheidest aus.
   *[other] { $player } kann nichts mehr tun und scheidet aus.
}
log-game_ended = { $ending } Punkte: { $totals }.

## Warum etwas nicht geht

why-starting = Zuerst bestimmt der Zufall, wer beginnt (LI-5).
why-rolling = Es wird gerade gewürfelt.
why-other_turn = { $playerIs ->
    [you] Du bist am Zug.
   *[other] { $player } ist am Zug.
}
why-act_first = Tu zuerst etwas mit diesem Wurf: lagern, ziehen, markieren oder erkunden (LI-7).
why-stuck = Neu würfeln darfst du nur nach einer Aktion: Nutze eine Sonderfunktion oder beende deinen Zug (LI-7).
why-no_dice = Es ist kein Würfel mehr zu werfen (LI-7).
why-roll_on = Solange Würfel übrig sind, wirfst du weiter; aufhören kannst du nicht (LI-7).
why-not_storable = Dieses Symbol lässt sich nicht lagern (LI-9).
why-not_rolled = { $die }: Kein Würfel, den du lagern könntest, zeigt es (LI-9).
why-pad_full = Dein Landeplatz ist voll: Zwei Würfel liegen dort (LI-9).
why-pad = Würfel auf dem Landeplatz zahlen von selbst, sobald du ziehst, markierst oder erkundest (LI-6a).
why-aside = Der beiseitegelegte Würfel lässt sich nicht lagern; gib ihn aus, indem du ziehst, markierst oder erkundest (LI-45).
why-no_aside = Für dich liegt kein Würfel beiseite (LI-44).
why-monster = Wähl zuerst ein eigenes Feld oder Gefäß, dann das Monster (LI-17).
why-symbol = Ein Symbol wählst du nur auf dem Basar oder für ein grünes Quadrat (LI-31, LI-44).
why-nothing_to_decline = Es gibt gerade nichts, worauf du verzichten könntest (LI-7).
why-value = Werte streichst du, indem du Monster markierst: Wähl ein eigenes Feld oder Gefäß (LI-18).
why-own_section = Dieser Abschnitt gehört dir schon (LI-14).
why-taken = { $playerIs ->
    [you] Das gehört dir schon (LI-14).
   *[other] Das gehört { $player } (LI-14).
}
why-no_moving = Zwei Zeitstrudel oder mehr: kein Ziehen bis zum nächsten Wurf (LI-8).
why-no_marking = Zwei Rote Riesen oder mehr: kein Markieren bis zum nächsten Wurf (LI-8).
why-not_there = Da bist du noch nicht: Eine Bewegung beginnt an einem Shuttle, an einem eigenen Ziel oder wo deine Route endet (LI-11).
why-started = In diesem Zug bist du schon von hier gestartet: { $place }. Mehr als einmal geht es nicht (LI-15).
why-begin_at_end = Du könntest von beiden Seiten kommen: Wähl zuerst den Abschnitt, an dem die Bewegung beginnt (LI-11).
why-blocked = Dazwischen liegt ein fremder Abschnitt, und auslassen darfst du nichts (LI-14, LI-16).
why-no_locator = Jede Bewegung braucht ein Ortungsgerät (LI-11).
why-carpet = Der Teppich kostet Jetpack, Ortungsgerät und Roten Riesen (LI-33).
why-double = Ein doppelter Abschnitt kostet für jede Hälfte einen Würfel, alles in einer Bewegung (LI-32).
why-move_dice = Die Würfel reichen nicht: ein Mondstiefel für jeden Abschnitt Land, ein Jetpack für jeden Abschnitt Luft, dazu ein Ortungsgerät (LI-11).
why-shuttle = Shuttles gehören allen: Wähl den Abschnitt, den du von hier erreichen willst (LI-14).
why-marked = Hier ist schon ein Monster markiert, mehr geht nicht: { $monster } (LI-17).
why-not_reached = Hier war noch niemand: Nimm den letzten Abschnitt davor (LI-13).
why-explored = Dieser Ort ist schon erkundet (LI-20).
why-explore_dice = Zum Erkunden brauchst du Jetpack, Mondstiefel und Ortungsgerät (LI-20).
why-mark_dice = Die Würfel reichen für keines der Monster hier; was sie kosten, sagt die Wertungstabelle (LI-17).
why-used_up = Von diesen Monstern ist keines mehr da (LI-19).
why-no_function = Davon hast du nichts Unverbrauchtes: { $function } (LI-20).
why-force_field = Das Kraftfeld braucht einen Zeitstrudel in diesem Wurf (LI-27).
why-chest_vortex = Die Truhe kostet einen Zeitstrudel, zusätzlich zu den Würfeln des Monsters (LI-29).
why-chest_dice = Die Würfel reichen für kein Monster auf einem Feld ohne Markierung (LI-29).
why-bazaar = Vor diesem Wurf lag kein Würfel auf deinem Landeplatz (LI-31).
why-arena = Duelle kommen am Ende des Zuges (LI-36).
why-not_marked_now = In die Arena geht nur ein Monster, das du in diesem Zug markiert hast (LI-36).
why-duelled = Es hat schon gekämpft (LI-36).
why-no_target = Es findet niemanden von gleichem oder höherem Wert (LI-36).
why-nobodys_monster = Das hat noch niemand markiert (LI-36).
why-own_monster = Das ist deines: Fordere ein fremdes heraus (LI-36).
why-defeated = { $playerIs ->
    [you] Das hast du schon besiegt (LI-38).
   *[other] Das hat { $player } schon besiegt (LI-38).
}
why-lower_value = Sein Wert ist niedriger als der deines Monsters (LI-36).
why-no_sign = Hier ist kein Zeichen offen: Wähl eines der Monster, die du in diesem Zug markiert hast (LI-39).
why-first-pay = Sag zuerst, welchen Würfel du ausgibst (LI-6a).
why-first-chest = Die Truhe ist offen: Wähl ein Feld, das dieses Monster zeigt und keine Markierung hat (LI-29).
why-first-bazaar = Sag zuerst, was aus dem anderen Würfel auf deinem Landeplatz wird (LI-31).
why-first-duel = Sag zuerst, ob ein Monster in die Arena geht (LI-36).
why-first-challenge = Wähl zuerst, welches Monster herausgefordert wird (LI-36).
why-first-signs = Wähl zuerst, welches Zeichen du ausführst (LI-39).
why-first-arrow = Nimm zuerst einen freien einfachen Abschnitt oder keinen (LI-43).
why-first-square = Wähl zuerst das Symbol, das beiseitegelegt wird (LI-44).

## Im Terminal

draw-board = { $board }
draw-link = { "  " }{ $one } – { $two }: { $sections }
draw-taken = { $what } [{ $playerIs ->
    [you] du
   *[other] { $player }
}]
draw-circled = { $what } (eingekreist: { $playerIs ->
    [you] du
   *[other] { $player }
})
draw-site_used = { $what } [{ $playerIs ->
    [you] du
   *[other] { $player }
}, verbraucht]
draw-shuttle = Shuttle
draw-started = Shuttle, in diesem Zug schon Start
draw-vessel = Gefäß
draw-either = { $one } oder { $two }
draw-open = offen
draw-marked = markiert: { $monster }
draw-explored = erkundet
draw-free = { "  " }{ $place } ({ $what })
draw-place = { "  " }{ $place } ({ $what }): { $playerIs ->
    [you] du
   *[other] { $player }
}, { $done }
draw-nobodys = { "  " }{ $place } ({ $what }): niemand, { $done }
draw-table = { "  " }{ $monster } ({ $dice }): { $values }
draw-value = { $value }
draw-signed = { $value } ({ $sign })
draw-sites = { "  " }{ $function }: { $values }
draw-no_entry = –
draw-stroke = Strich
draw-player = { $playerIs ->
    [you] Du: { $entries }
   *[other] { $player }: { $entries }
} (Punkte { $points }, längste Route { $route })
draw-player_out = { $playerIs ->
    [you] Du, ausgeschieden: { $entries }
   *[other] { $player }, ausgeschieden: { $entries }
} (Punkte { $points }, längste Route { $route })
draw-dice = Wurf: { $roll }. Landeplatz: { $pad }. Ausgegeben: { $spent }. Punkte in diesem Zug: { $points }
draw-no_moving = Kein Ziehen in diesem Wurf.
draw-no_marking = Kein Markieren in diesem Wurf.
draw-aside = Beiseitegelegt für { $playerIs ->
    [you] dich
   *[other] { $player }
}: { $die }
draw-aside_spent = Beiseitegelegt für { $playerIs ->
    [you] dich
   *[other] { $player }
} und ausgegeben: { $die }
draw-to_sign = Noch auszuführen: { $signs }

## Im Browser

see-tie = Gleich viele Punkte: Das wertvollste einzelne markierte Monster entscheidet (LI-26).
see-shuttle = Shuttle, gehört allen
see-vessel = Gefäß: lockt jedes Monster an, nur das grüne nicht
see-monster = Monsterfeld
see-place = { $place }: { $what }
see-owner = gehört { $player }
see-marked = markiert: { $monster }
see-explored = erkundet, { $points } wert
see-started = in diesem Zug wurde hier schon gestartet
see-section = Abschnitt ({ $kind }) zwischen { $one } und { $two }
see-taken = { $what }, genommen von { $player }
see-circled = eingekreist von { $player }
see-scoring = Wertungstabelle
see-needs = { $monster }: verlangt { $dice }
see-sites = { $what }: was das Erkunden wert ist; es verlangt Jetpack, Ortungsgerät und Mondstiefel
see-logbook = Logbuch
see-logbooks = Logbücher
see-entries = { $count } von { $all } Einträgen
see-spent = Ausgegeben
see-pad = Landeplatz
see-on-pad = { $count ->
    [one] Auf dem Landeplatz: { $die }
   *[other] Auf dem Landeplatz: { $count } × { $die }
}
see-no-dice = Keine Würfel auf dem Tisch
see-aside = Beiseitegelegt: { $die }. Er wird nicht gewürfelt, nur ausgegeben
see-aside-next = bekommt einen Würfel
see-ban-moving = Kein Ziehen
see-ban-marking = Kein Markieren
see-can-store = kann gelagert werden
see-can-move = { $count ->
    [one] hilft auf dem Weg zu einem Abschnitt
   *[other] hilft auf Wegen zu { $count } Abschnitten
}
see-can-mark = { $count ->
    [one] markiert oder erkundet einen Ort
   *[other] markiert oder erkundet { $count } Orte
}
see-function = { $what }: { $count } unbenutzt
see-turn = Dieser Zug
see-turn-points = Dieser Zug: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
see-turn-extra = Extrazug: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
see-coming = in diesem Zug markiert
see-routes = Längste Routen
see-route = Route
see-points = { $count ->
    [one] Punkt
   *[other] Punkte
}
see-out = ausgeschieden
see-reckoning = Punkte
see-from-logbook = Logbuch
see-from-circles = Eingekreiste Monster, je zur Hälfte
see-from-route = Längste Route ({ $length })
see-total = Zusammen
see-so-far = Bisher
see-last-turn = Der letzte Zug!
see-nothing-possible = Mit diesen Würfeln geht nichts
see-zero-roll = Ein Nullwurf
see-turn-again = Ein zweiter Nullwurf: ein Extrazug!
see-duel = { $one } fordert { $two } heraus

## Fehler eines Plans

mistake-number_of_shuttle = Ein Plan hat { $high } Shuttles; dieser hat { $found }. (LI-2)
mistake-number_of_monster = Nötig sind { $low } bis { $high } Monsterfelder; hier sind es { $found }. (LI-2, LI-51)
mistake-number_of_vessel = Nötig sind { $low } bis { $high } Gefäße; hier sind es { $found }. (LI-2, LI-51)
mistake-number_of_site = Nötig sind { $low } bis { $high } Orte; hier sind es { $found }. (LI-2, LI-51)
mistake-number_of_sections = Nötig sind { $low } bis { $high } Abschnitte, doppelte zählen zweifach; hier sind es { $found }. (LI-2, LI-51)
mistake-same_id = destinations[{ $other }] hat diese Kennung schon.
mistake-id = Eine Kennung besteht aus 1 bis { $high } einfachen Buchstaben und Ziffern.
mistake-outside = Hier muss eine Zahl von { $low } bis { $high } stehen, sonst passt das Ziel nicht ins Bild.
mistake-two_kinds = Ein Monsterfeld zeigt zwei verschiedene Arten von Monstern. (LI-2)
mistake-no_kinds = Nur Monsterfelder zeigen Arten von Monstern. (LI-2)
mistake-name = Ein Name hat höchstens { $high } Zeichen, alle in einer Zeile; ein Titel darf nicht leer sein.
mistake-no_destination = Kein Ziel hat diese Kennung.
mistake-own_end = Eine Verbindung kann ein Ziel nicht mit sich selbst verbinden. (LI-2)
mistake-two_shuttles = Eine Verbindung kann nicht zwei Shuttles verbinden. (LI-2)
mistake-length = Eine Verbindung hat { $low } bis { $high } Abschnitte; diese hat { $found }. (LI-2)
mistake-carpet = Ein Teppich ist der einzige Abschnitt seiner Verbindung. (LI-2)
mistake-links = Hier müssen { $low } bis { $high } Verbindungen enden; es { $found ->
    [one] ist { $found }
   *[other] sind { $found }
}. (LI-2)
mistake-shuttle_links = An einem Shuttle müssen genau { $high } Verbindungen enden; es { $found ->
    [one] ist { $found }
   *[other] sind { $found }
}. (LI-2)
mistake-out_of_reach = Vom ersten Ziel führt kein Weg hierher. (LI-2)
mistake-needs = Ein Monster braucht { $low } bis { $high } Würfel, und keine Zahl liegt unter 0. (LI-4a)
mistake-spray = Ein Monster braucht mindestens ein Spray. (LI-4a)
mistake-row = Eine Reihe hat { $low } bis { $high } Werte; diese hat { $found }. (LI-3)
mistake-value = Ein Wert ist eine Zahl von 1 bis { $high }.
mistake-signs = Zu jedem Wert gehört ein Zeichen: Nötig sind { $needed }, hier sind es { $found }. (LI-39)
mistake-signs_used = In der Tabelle müssen alle fünf Zeichen vorkommen; es sind { $found }. (LI-39)
mistake-site_values = Nötig sind so viele Werte wie Orte, also { $needed }; hier sind es { $found }. (LI-3)
mistake-bends = Eine Verbindung hat höchstens { $high } Biegungen; diese hat { $found }.
mistake-bend_outside = Diese Biegung liegt außerhalb des Bildes.
mistake-destinations_close = Das liegt zu nah an destinations[{ $other }].
mistake-short = Die Abschnitte haben keinen Platz: Von Mitte zu Mitte muss die Linie mindestens { $needed } lang sein. Rücke die Enden auseinander, biege die Linie oder nimm Abschnitte heraus.
mistake-through = Die Linie läuft durch destinations[{ $other }] oder zu nah daran vorbei.
mistake-cross = Die Linie kreuzt die von links[{ $other }].
mistake-close = Ein Finger könnte diesen Abschnitt nicht von einem aus links[{ $other }] unterscheiden: Sie liegen zu nah beieinander.
mistake-route = Dieses Netz ist zu verschlungen: Seine längste Route lässt sich nicht in vernünftiger Zeit finden. Nimm Verbindungen heraus. (LI-51)

## Auf Papier

see-print-board = Der Plan { $title } mit diesen Zielen: { $places }.
see-print-crossing = Streicht jeden Wert ab, sobald er vergeben ist: zuerst die obere Reihe von links nach rechts, dann die untere (LI-3). Die kleinen Zeichen zählen nur mit „Gute Zeichen – böse Zeichen“.
see-print-monster = Was
see-print-takes = Verlangt
see-print-values = Werte
see-print-dice = Die Würfel
see-print-legend = Was auf dem Plan ist
see-print-shuttle = Shuttle
see-print-about-shuttle = Hier dürfen alle aufbrechen (LI-15).
see-print-about-monster = Wem es gehört, der darf eine der beiden Arten markieren, die es zeigt, einmal (LI-17).
see-print-vessel = Gefäß
see-print-about-vessel = Wem es gehört, der darf jede Art außer Grün markieren, einmal (LI-17).
see-print-about-site = Wem der Ort gehört, der darf ihn erkunden, einmal (LI-20).
see-print-about-land = Verlangt einen Mondstiefel (LI-11).
see-print-about-air = Verlangt ein Jetpack (LI-11).
see-print-about-carpet = Verlangt Jetpack, Ortungsgerät und Roten Riesen, und kein weiteres Ortungsgerät (LI-33).
see-print-double = doppelter Abschnitt
see-print-about-double = Wird in einer Bewegung durchquert oder gar nicht, mit einem Würfel für jede Hälfte (LI-32).
see-print-entries = { $players } Personen: { $entries } Einträge.
see-print-entry = Jeder Zug gibt einen Eintrag: Punkte, einen Strich, wenn du nur gezogen bist, eine durchgestrichene 0 für einen Nullwurf (LI-21).
see-print-player = Person { $player }
see-print-name = Name
see-print-route = Längste Route

## In Bildern

picture-aim = Du willst Punkte: Erreiche die Monster auf dem Plan und markiere sie. Die Tabelle sagt, welche Würfel jede Art kostet und was sie wert ist.
picture-turn-1 = Wirf sechs Würfel. Nach jedem Wurf tust du etwas damit; bis zu zwei lagerst du auf dem Landeplatz. Dann wirfst du den Rest neu.
picture-turn-2 = Zieh: ein Ortungsgerät, und je Abschnitt ein Stiefel oder ein Jetpack. Was du erreichst, gehört dir.
picture-turn-3 = Auf einem eigenen Feld gibst du die Würfel aus, die ein Monster kostet: Es ist markiert, und sein nächster Wert sind deine Punkte.
picture-end = Jeder Zug füllt eine Zeile deines Logbuchs. Sind alle voll, gewinnen die meisten Punkte; die längste Route bringt sechs dazu.
