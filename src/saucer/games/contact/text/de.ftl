title = Contact
about = Nur eine Person weiß, woher das Signal kommt, und darf nur klopfen, wie weit es von Planet zu Planet ist. Die anderen hören zu und raten.
facts = 2 bis 5 Personen als ein Team, 20 Minuten
credits = Ein Spiel von Steffen Benndorf. Dies ist eine inoffizielle Umsetzung für Leute, die das Spiel besitzen, mit eigenen Worten und Bildern.

option-variant = Spiel
option-variant-standard = Standard: Stufe 1 bis 6
option-variant-professional = Für Profis: alle Planeten, Hilfskarten
option-level = Stufe des Standardspiels
option-first = Erste Quelle
option-first-null = Durch Zufall
option-time_line = Eine Linie zeigt, was ankam
option-hear_again = Was ankam, kann man noch einmal hören
option-hearing = Die Crew hört
option-hearing-live = während die Quelle klopft
option-hearing-whole = alles, sobald die Quelle fertig ist

check-first = Platz { $seat } kann nicht die erste Quelle sein: Es spielen { $players } Personen.
hot_seat-source = Alle brauchen einen eigenen Bildschirm: Plan und Hand der Quelle darf niemand sehen.

reason-twelve_rounds = Alle zwölf Runden sind überstanden.
reason-no_fuel = Der Treibstoff ist aufgebraucht.

about-bot-random = Tut irgendetwas, was erlaubt ist.
about-bot-easy = Klopft und hört ungefähr, merkt sich nicht, wie jemand sendet, und rät bald.
about-bot-medium = Hält den Rhythmus ganz gut, gewöhnt sich über ein paar Runden an andere und fragt im Zweifel noch einmal.
about-bot-hard = Wählt die Route, die am schwersten zu verwechseln ist, wägt alle Routen ab, die er gehört haben könnte, und lernt, wie andere senden.

## Things

chip-planet = Planet { $letter }
chip-earth = Erde
chip-asteroid = Asteroid { $number }
letter = { $letter }
number = { $number }
nothing = keine
place = Zeile { $row }, Spalte { $column }
route-on = { $chip } › { $rest }
helper-fifty = 50:50
helper-stopover = Erster Zwischenstopp
helper-exchange = Tausch

about-fifty = Wer rät, sagt es vorher an und hat dann zwei Versuche, die als einer zählen (CO-24).
about-stopover = Wer rät, lässt die Rakete auf den ersten Zwischenstopp der letzten Route stellen (CO-25).
about-exchange = Die Quelle nimmt ein anderes Ziel, bevor sie die Signalkarte wählt (CO-26).
about-chip = Jedes Plättchen kann ein Halt auf dem Weg sein. Ziel kann nur ein heller Planet sein (CO-9, CO-14).
about-guess = Das Signal kommt von einem hellen Planeten; ein dunkler kann nur ein Halt auf dem Weg sein (CO-9, CO-14).
about-barrel = Jeder falsche Tipp kostet ein Fass; mit dem letzten ist das Spiel verloren (CO-15, CO-16).
about-signal = Um eine davon wird in jeder Runde gespielt; die gewonnenen sind eure Punkte (CO-5, CO-19).

grade-all = Stimme des Universums
grade-nearly_all = Meister des Echos
grade-many = Leser des Rhythmus
grade-some = Zuhörer
grade-few = Kontakt hergestellt

## Whose turn it is

prompt-setting_up = Die Planeten werden ausgelegt.
prompt-drawing = { $playerIs ->
    [you] Du bist die Quelle. Karten werden gezogen.
   *[other] { $player } ist die Quelle. Karten werden gezogen.
}
prompt-between = { $playerIs ->
    [you] Du bist die Quelle von Runde { $round }. Beginne, wenn alle so weit sind; bis dahin dürft ihr reden.
   *[other] { $player } ist die Quelle von Runde { $round } und beginnt, sobald alle so weit sind. Bis dahin dürft ihr reden.
}
prompt-choosing_signal = { $playerIs ->
    [you] Wähle die Signalkarte dieser Runde: hoch für eine leichte Route, niedrig für eine schwere.
   *[other] { $player } wählt die Signalkarte dieser Runde.
}
prompt-planning = { $player } plant eine Route. Haltet die Ohren bereit.
prompt-plan = Dein Ziel ist { $target }. Plane die Route Stopp für Stopp.
prompt-plan_again = Noch einmal: Dein Ziel ist weiterhin { $target }. Plane die Route Stopp für Stopp.
prompt-planned = Die Route zum Ziel { $target } ist geplant. Leg die Hand auf und heb sie, um zu starten.
prompt-sending = { $playerIs ->
    [you] Du fliegst: Hand herunter ist Landung, Hand hoch ist Start.
   *[other] { $player } sendet. Hört zu!
}
prompt-guess = { $playerIs ->
    [you] { $left ->
        [0] Du rätst: Woher kommt das Signal?
        [one] Du rätst: Woher kommt das Signal? Du darfst noch einmal um die Route bitten.
       *[other] Du rätst: Woher kommt das Signal? Du darfst noch { $left } Mal um die Route bitten.
    }
   *[other] { $player } rät. Ruhe!
}
prompt-guess_second = { $playerIs ->
    [you] Der war es nicht. Dein zweiter Versuch?
   *[other] Der war es nicht. { $player } hat einen zweiten Versuch.
}
prompt-meeting = { $playerIs ->
    [you] Teambesprechung: Die Crew darf reden, bis du geraten hast.
   *[other] Teambesprechung: Die Crew darf reden, bis { $player } geraten hat.
}
prompt-lost = In Runde { $round } ist der Treibstoff aufgebraucht. Das Signal kam von { $target }.
prompt-certificate = Alle zwölf Runden überstanden, { $score ->
    [one] ein Punkt
   *[other] { $score } Punkte
}. Eure Urkunde: { $grade }.
won = Alle zwölf Runden überstanden: { $score } von 42 Punkten, { $barrels ->
    [one] ein Fass
   *[other] { $barrels } Fässer
} übrig.
advice-level = { $won } Versucht es als Nächstes mit Stufe { $level }.
advice-professional = { $won } Ihr seid bereit für das Profispiel.

## What can be done

label-begin_round = Runde { $round } beginnen
label-choose_signal = Um die Signalkarte { $value } spielen
label-fly_to = Weiter zu { $chip } ({ $place })
label-same_route = Dieselbe Route noch einmal planen
label-plan_anew = Diesen Plan vergessen und neu planen
label-launch = Starten
label-land = Landen
label-take_off = Wieder starten
label-break_off = Abbrechen und neu beginnen
label-ask_again = { $left ->
    [one] Noch einmal um die Route bitten (zum letzten Mal)
   *[other] Noch einmal um die Route bitten ({ $left } Mal möglich)
}
label-guess = Auf { $chip } tippen ({ $place })
label-exchange = Das Ziel tauschen
label-use_fifty = 50:50: zwei Versuche für einen
label-use_stopover = Den ersten Zwischenstopp zeigen lassen
label-reactivate = { $left ->
    [one] Ein Fass zahlen und alle Hilfskarten umdrehen (eines bliebe übrig)
   *[other] Ein Fass zahlen und alle Hilfskarten umdrehen ({ $left } blieben übrig)
}
label-call_meeting = Mit der Karte { $helper } eine Teambesprechung verlangen

## The first time

hint-begin = Zwischen den Runden dürfen alle reden und sich die gesendeten Routen ansehen. Sobald du beginnst, ziehst du das nächste Ziel (CO-41).
hint-choose_signal = Der Wert verrät, wie schwer deine Route wird: viele Punkte für eine leichte (CO-21).
hint-plan = Klicke ein Plättchen nach dem anderen an, von der Rakete bis zum Ziel. Kein drittes Plättchen darf im Weg liegen, und keines wird zweimal besucht (CO-9, CO-10).
hint-launch = Drücken und halten: Deine Hand liegt auf dem Tisch. Lass los, um sie zu heben und zu starten: Von da an steht der Plan fest, und alle hören zu (CO-8).
hint-land = Du bist so lange in der Luft, wie die Strecke weit ist. Senk die Hand, um zu landen (CO-8a).
hint-take_off = Du stehst auf einem Zwischenstopp. Heb die Hand zur nächsten Strecke; wie lange du wartest, bedeutet nichts (CO-8a).
hint-guess = Zeig auf den Planeten, den du gehört hast. Ein falscher Tipp kostet die Signalkarte und ein Fass Treibstoff; bist du unsicher, bitte noch einmal um die Route (CO-12, CO-13).
hint-guess_helpers = Rate, bitte noch einmal um die Route oder nutze eine Hilfskarte. Ein Fass macht alle benutzten Hilfskarten wieder aktiv, das letzte Fass aber nicht (CO-23).
hint-guess_second = Der erste deiner zwei Versuche war falsch. Erst wenn auch dieser falsch ist, kostet es etwas (CO-24).
hint-meeting = Du kannst eine aktive Hilfskarte für eine Teambesprechung ausgeben: Dann darf die Crew vor dem Tipp reden (CO-27).

## What happened

log-laid_out = { $count } Plättchen sind ausgelegt.
log-source_named = { $playerIs ->
    [you] Du bist die erste Quelle.
   *[other] { $player } ist die erste Quelle.
}
log-planets_turned_up = { $count ->
    [one] Ein Planet wird umgedreht: { $planets }.
   *[other] Planeten werden umgedreht: { $planets }.
}
log-round_begun = { $playerIs ->
    [you] Runde { $round } beginnt. Du bist die Quelle.
   *[other] Runde { $round } beginnt. { $player } ist die Quelle.
}
log-signal_turned_up = Die Signalkarte dieser Runde ist { $value } wert.
log-signal_chosen = { $playerIs ->
    [you] Du spielst um die Signalkarte { $value }.
   *[other] { $player } spielt um die Signalkarte { $value }.
}
log-next_source = { $playerIs ->
    [you] Du bist die nächste Quelle.
   *[other] { $player } ist die nächste Quelle.
}
log-target_drawn = Dein Ziel ist { $target }.
log-target_taken = { $player } hat ein Ziel gezogen.
log-target_exchanged = Du tauschst { $away } gegen { $target }.
log-exchange_took_place = { $player } tauscht das Ziel.
log-round_ended = Runde { $round } ist vorbei. Das Signal kam von { $target }.
log-stop_planned = Geplant: { $chip }.
log-route_planned = Geplant: { $route }.
log-plan_forgotten = Du verwirfst den Plan.
log-launched = { $playerIs ->
    [you] Du startest.
   *[other] { $player } startet.
}
log-landed = Landung.
log-took_off = Start.
log-arrived = { $flights ->
    [one] Angekommen nach einem Flug.
   *[other] Angekommen nach { $flights } Flügen.
}
log-broke_off = { $playerIs ->
    [you] { $left ->
        [0] Du brichst zum letzten Mal ab und beginnst neu.
       *[other] Du brichst ab und beginnst neu.
    }
   *[other] { $left ->
        [0] { $player } bricht zum letzten Mal ab und beginnt neu.
       *[other] { $player } bricht ab und beginnt neu.
    }
}
log-cut_off = { $playerIs ->
    [you] Deine Verbindung war weg; du beginnst neu.
   *[other] { $player } hat die Verbindung verloren und beginnt neu.
}
log-asked_again = { $playerIs ->
    [you] { $left ->
        [0] Du bittest zum letzten Mal um die Route.
       *[other] Du bittest noch einmal um die Route.
    }
   *[other] { $left ->
        [0] { $player } bittet zum letzten Mal um die Route.
       *[other] { $player } bittet noch einmal um die Route.
    }
}
log-guessed_right = { $playerIs ->
    [you] Du tippst auf { $target }: richtig!
   *[other] { $player } tippt auf { $target }: richtig!
}
log-guessed_wrong = { $playerIs ->
    [you] Du tippst auf { $chip }: falsch.
   *[other] { $player } tippt auf { $chip }: falsch.
}
log-guessed_wrong-first = { $playerIs ->
    [you] Du tippst auf { $chip }: falsch. Du hast einen zweiten Versuch.
   *[other] { $player } tippt auf { $chip }: falsch. Es gibt einen zweiten Versuch.
}
log-barrel_lost = { $left ->
    [0] Das letzte Fass ist verloren.
    [one] Ein Fass ist verloren; eines ist noch da.
   *[other] Ein Fass ist verloren; { $left } sind noch da.
}
log-signal_lost = Die Signalkarte { $value } ist aus dem Spiel.
log-signal_won = Die Signalkarte { $value } ist gewonnen.
log-fifty_used = { $playerIs ->
    [you] Du nutzt 50:50 und hast zwei Versuche.
   *[other] { $player } nutzt 50:50 und hat zwei Versuche.
}
log-stopover_shown = { $playerIs ->
    [you] Du lässt dir den nächsten Zwischenstopp zeigen: Die Rakete zieht auf { $chip }.
   *[other] { $player } lässt sich den nächsten Zwischenstopp zeigen: Die Rakete zieht auf { $chip }.
}
log-helpers_reactivated = { $playerIs ->
    [you] { $barrels ->
        [one] Du zahlst ein Fass; alle Hilfskarten sind wieder aktiv. Ein Fass ist noch da.
       *[other] Du zahlst ein Fass; alle Hilfskarten sind wieder aktiv. { $barrels } Fässer sind noch da.
    }
   *[other] { $barrels ->
        [one] { $player } zahlt ein Fass; alle Hilfskarten sind wieder aktiv. Ein Fass ist noch da.
       *[other] { $player } zahlt ein Fass; alle Hilfskarten sind wieder aktiv. { $barrels } Fässer sind noch da.
    }
}
log-meeting_called = { $playerIs ->
    [you] Du gibst die Karte { $helper } für eine Teambesprechung aus: Die Crew darf reden.
   *[other] { $player } gibt die Karte { $helper } für eine Teambesprechung aus: Die Crew darf reden.
}
log-plan_shown = Gesendet: { $route }. Flüge in Millisekunden: { $flights }.
log-plan_shown-void = Abgebrochen: { $route }. Flüge in Millisekunden: { $flights }.
log-grade = { $won } Eure Urkunde: { $grade }.
log-game_lost = In Runde { $round } ist der Treibstoff aufgebraucht: Der Kontakt ist verloren. Gewonnene Signalkarten: { $cards }.

## Why talk is closed

silence-watching = Solange das Ziel geheim ist, redet niemand, auch nicht, wer zusieht (CO-13a).
silence-source = Die Quelle sagt nichts, bis die Runde vorbei ist (CO-8, CO-13a).
silence-crew = Die Crew berät sich nicht, außer jemand verlangt eine Teambesprechung (CO-13, CO-27).
silence-meeting = In einer Teambesprechung hören alle, was gesagt wird, auch die Quelle (CO-27).

## Why something cannot be done

why-standard = Hilfskarten gehören zum Profispiel (CO-20).
why-signal_random = Die Signalkarte einer Runde bestimmt der Zufall (CO-5).
why-drawing = Karten werden gezogen.
why-source_begins = { $player } beginnt die nächste Runde (CO-41).
why-begin_first = Beginne zuerst die Runde (CO-41).
why-begun = Die Runde hat begonnen; die nächste beginnt, wenn sie vorbei ist (CO-41).
why-source_guesses = Du bist die Quelle: Die Crew rät (CO-13).
why-source_asks = Du bist die Quelle: Nur die Crew darf noch einmal um die Route bitten (CO-12).
why-meeting_source = Nur die Crew verlangt eine Teambesprechung (CO-27).
why-guessers_helper = Diese Karte nutzt nur, wer rät: { $helper } (CO-24, CO-25).
why-signal_chosen = Das geht nur, bevor die Signalkarte gewählt ist (CO-21, CO-26).
why-signal_used = Es ist keine Signalkarte { $value } mehr da (CO-21).
why-inactive = Diese Karte ist benutzt und nicht aktiv: { $helper } (CO-23).
why-all_active = Alle Hilfskarten sind aktiv, es gibt nichts umzudrehen (CO-23).
why-last_barrel = Das letzte Fass kann nicht für Hilfskarten bezahlen (CO-23).
why-choose_signal = Wähle zuerst die Signalkarte (CO-21).
why-source_waits = { $player } rät; du sendest nur, wenn du darum gebeten wirst (CO-12).
why-break_offs = Du hast dreimal abgebrochen; diese Übertragung muss zu Ende gehen (CO-11).
why-plan_fixed = Nach dem Start steht der Plan fest (CO-8a).
why-not_sending = Vor dem Start gibt es nichts abzubrechen (CO-11).
why-no_plan = Plane zuerst die Route zu deinem Ziel (CO-9).
why-nothing_planned = Noch ist nichts geplant (CO-42).
why-no_route = Du hast in dieser Runde noch keine Route gesendet (CO-9b).
why-plan_begun = Du hast einen anderen Plan begonnen; nimm ihn zuerst zurück (CO-9b).
why-rocket_moved = Die letzte Route begann anderswo: Die Rakete steht jetzt woanders (CO-9b, CO-25).
why-plan_complete = Die Route ist am Ziel, und das ist immer der letzte Stopp (CO-9).
why-stopped = Die Route hält schon bei { $chip }; kein Plättchen wird zweimal besucht (CO-9).
why-start = Dort steht die Rakete; die Route kehrt nicht zum Anfang zurück (CO-9).
why-left = { $chip } hat die Rakete in dieser Runde verlassen (CO-25a).
why-dead_end = Von { $chip } aus wäre dein Ziel nicht mehr zu erreichen (CO-9a).
why-blocked = Auf dem Weg von { $here } nach { $chip } liegt { $blocker } (CO-10).
why-crew_sends = Nur die Quelle sendet (CO-8).
why-source_signals = Nur die Quelle wählt die Signalkarte (CO-21).
why-sources_helper = Nur die Quelle tauscht das Ziel, bevor sie die Signalkarte wählt (CO-26).
why-source_plans = { $player } plant die Route (CO-8).
why-source_chooses = { $player } wählt zuerst die Signalkarte (CO-21).
why-listen = { $player } sendet; hör bis zum Ende zu (CO-8).
why-meeting_alone = Du bist allein in der Crew: Es gibt niemanden zum Beraten (CO-27).
why-meeting_open = Die Besprechung läuft schon: Redet (CO-27).
why-meeting_card = Wähle die Hilfskarte, die du für die Besprechung ausgibst (CO-27).
why-no_active = Keine Hilfskarte ist aktiv (CO-23).
why-guesser = { $player } ist mit Raten dran (CO-13, CO-15).
why-point = Zeigen kannst du nur auf einen Planeten, der das Ziel sein kann (CO-14).
why-between_two = Zwischen den zwei Versuchen von 50:50 wird nicht gesendet (CO-24).
why-asked_enough = Die Route wurde dreimal gesendet; jetzt rate (CO-12).
why-doubled = Es sind schon zwei Versuche (CO-24).
why-no_stopover = Auf der letzten Route liegt kein Zwischenstopp mehr vor der Rakete (CO-25, CO-25a).
why-used = { $chip } war schon das Ziel (CO-14, CO-17).
why-dark = { $chip } ist noch nicht umgedreht und kann nicht das Ziel sein (CO-14).
why-rocket_there = Auf { $chip } hat die Rakete in dieser Runde gestanden (CO-14).
why-guessed = { $playerIs ->
    [you] Auf { $chip } hast du schon getippt, und es war falsch (CO-14).
   *[other] { $player } hat schon auf { $chip } getippt, und es war falsch (CO-14).
}

## On a terminal

draw-round = Runde { $round } von 12, { $barrels ->
    [one] ein Fass Treibstoff
   *[other] { $barrels } Fässer Treibstoff
}
draw-signal = Signalkarte dieser Runde: { $value }
draw-signals = Übrige Signalkarten: { $cards }. Gewonnen: { $won }
draw-helpers = Aktive Hilfskarten: { $helpers }
draw-chip = { "   " }{ $chip }: { $place } ({ $state })
draw-rocket = { $line } <- Rakete
draw-used = war schon Ziel
draw-wrong = falsch geraten
draw-candidate = kann das Ziel sein
draw-stop = Zwischenstopp
draw-dark = dunkel
draw-target = Dein Ziel: { $target }
draw-plan = Deine Route: { $route }

## Was zu sehen ist

see-course = Punkte abzüglich verlorener Signale
see-rocket = hier steht die Rakete
see-target = dein Ziel
see-your-target = Dein Ziel: { $chip }
see-no-plan = Noch nichts geplant.
see-mark-maybe = markiert: vielleicht
see-mark-likely = markiert: wahrscheinlich
see-mark-no = markiert: sicher nicht
see-pencil = Stift
see-marks = Beim Zuhören markiert ein Klick ein Plättchen, die Taste M auch. Wenn du raten kannst, nimm erst den Stift. Nur du siehst es.
see-round = Runde
see-round-begins = Runde { $round }
see-round-route = Runde { $round }: { $route }
see-points = { $count ->
    [one] Punkt
   *[other] Punkte
}
see-right = { $count ->
   *[other] richtig geraten
}
see-barrels = { $count ->
    [one] Noch ein Fass Treibstoff
   *[other] Noch { $count } Fässer Treibstoff
}
see-barrel = { $count ->
    [one] Fass
   *[other] Fässer
}
see-signal = Signalkarte { $value }: { $left } übrig, { $won } gewonnen
see-prize = der Preis dieser Runde
see-active = aktiv
see-inactive = benutzt
see-void = abgebrochen
see-plans = { $count ->
    [one] Der Plan der Runde und was gesendet wurde
   *[other] Die { $count } Pläne der Runde und was gesendet wurde, der letzte zuerst
}
see-compared = Geplant { $route }; geflogen in Sekunden: { $flights }
see-role-source = Quelle
see-role-guesser = rät
see-role-crew = Crew
see-contact = Kontakt!
see-last-barrel = Das letzte Fass ist leer.
see-meeting = Teambesprechung
see-timing = Zeiten
see-timing-none = Nach einer Runde siehst du hier, wer wie lange wie weit geflogen ist.
see-timing-about = Jeder Flug der vergangenen Runden: nach rechts, wie weit es war, nach oben, wie lange es dauerte.
see-timing-bars = Jede Route, die letzte zuerst: der obere Balken sind ihre Strecken wie geplant, der untere ihre Flüge wie gesendet.
see-timing-line = { $speed } ms für einen Zentimeter, { $offset } ms für Start und Landung; weicht um { $stray } % ab.
see-timing-line-less = { $speed } ms für einen Zentimeter, und { $offset } ms weniger als das bei jedem Flug; weicht um { $stray } % ab.
see-plot = Flüge von { $player }: wie weit und wie lange
see-calibrate = Meine Hand eichen
see-calibrate-about = Zwanzig Wege, von Punkt zu Punkt. Drücken und halten, loslassen zum Start, wieder drücken zur Landung, wenn du da wärst.
see-calibrate-do = Fliegen ({ $at } von { $all })
see-calibrated = Deine Hand
see-leg = Ein Weg von { $way } Zentimetern
see-certificate = Urkunde
see-certificate-about = Zwölf Runden überstanden, { $score } von 42 Punkten, zuletzt gehört von Planet { $planet }.
see-print = Drucken oder als PDF behalten
part-meeting = Besprechung verlangen …

## In Bildern

picture-aim = Das Signal kommt von einem der hellen Planeten. Nur eine Person, die Quelle, weiß, von welchem; findet es gemeinsam heraus, zwölfmal.
picture-turn-1 = Die Quelle plant heimlich einen Weg: von der Rakete, von Planet zu Planet, bis zum Ziel.
picture-turn-2 = Die Quelle klopft jeden Flug: weiter Weg, langer Flug; kurzer Weg, kurzer Flug. Mehr hören die anderen nicht.
picture-turn-3 = Wer an der Reihe ist, zeigt auf einen Planeten. Richtig: Ihr gewinnt die Signalkarte, und die Rakete fliegt hin. Unsicher: Bitte noch einmal um die Route.
picture-end = Jeder falsche Tipp kostet ein Fass Treibstoff. Übersteht zwölf Runden und zählt eure Signalkarten; mit dem letzten Fass habt ihr verloren.
