title = Don't Talk to Strangers
about = Die Schule ist aus, und seltsame Besucher sperren eine Straße nach der anderen. Bring deine Kinder in Sicherheit, mit dem Bus, mit dem Rad oder über den Zaun.
facts = 1 bis 4 Personen, 15 bis 20 Minuten
credits = Ein Spiel von Ben Stoll, erschienen 2021 bei Cryptozoic Entertainment. Dies ist eine inoffizielle Umsetzung für alle, die das Spiel besitzen, mit eigenen Worten, Bildern und Spielplänen: Die Pläne sind nicht die aus der Schachtel.
today = Rätsel des Tages
today-about = Rätsel { $number } von { $count }: { $plays } Karten in { $board }. Mehr als { $par } Punkte sind nicht möglich.

option-variant = Spiel
option-variant-standard = Jeder für sich (eine Person: Solo)
option-variant-teams_open = Offene Teams: Partner nebeneinander sehen einander in die Hand
option-variant-teams_silent = Stille Teams: Partner gegenüber, und kein Wort
option-variant-gauntlet = Duell: zu zweit, zwei Siege aus drei Spielen
option-variant-architect = Architekt: allein, du wählst jede Karte
option-board = Spielplan
option-board-a = A, Maple Falls
option-board-b = B, Fern Hollow
option-well_read = Belesen: vier Karten statt drei
option-brainiac = Superhirn: eine Karte je Zug abwerfen
option-total_invasion = Totale Invasion: Jede Sichtung ist auch eine Untertasse
option-five_sightings = Kürzer: Beiseitegelegte Sichtungen ab der sechsten kommen zurück
option-free_first_kid = Alle beginnen mit einem Kind in der SCHULE
option-puzzle = Rätsel
option-puzzle-null = Keines

check-teams = Teams gibt es zu viert (DS-46).
check-gauntlet = Ein Duell spielt man zu zweit (DS-46).
check-gauntlet_board = Ein Duell wird auf beiden Plänen gespielt; lass den Plan auf A (DS-43).
check-architect = Architekt spielt man allein (DS-46).
check-architect_alone = Architekt verträgt sich mit keiner anderen Variante (DS-46).
check-puzzle = Ein Rätsel ist ein Architekt-Spiel (DS-51).
check-puzzle_board = Ein Rätsel bringt seinen Plan mit; lass den Plan auf A (DS-51).
check-own_board = Ein Duell und ein Rätsel bringen ihre Pläne mit: Lass deinen weg (DS-43, DS-51).

reason-last_stranger = Der letzte Fremde steht auf dem Plan.
reason-ten_kids = Alle zehn Kinder einer Farbe haben gepunktet.
reason-contact = Der Kontakt ist hergestellt.
reason-two_wins = Zwei Spiele sind gewonnen.
reason-third_game = Das dritte Spiel ist zu Ende.

silenced-teams = In stillen Teams sagt niemand etwas, bis das Spiel zu Ende ist (DS-39).
silenced-watching = Hier spielen stille Teams: Auch wer zusieht, schweigt (DS-39).

## Cards

card-stranger_sighting = SICHTUNG
card-saucer = UNTERTASSE
card-walk = GEHEN
card-run = RENNEN
card-skateboard = SKATEBOARD
card-school_bus = SCHULBUS
card-city_bus = STADTBUS
card-walkie_talkies = WALKIE-TALKIES
card-hop_the_fence = ÜBER DEN ZAUN
card-rad_bike = SCHARFES RAD!
card-prom_date = BALLVERABREDUNG
card-science_club_saviors = RETTER VOM PHYSIKKLUB
card-pool_party = POOLPARTY
card-new_step_dad = NEUER STIEFVATER
card-man_in_black = MANN IN SCHWARZ
card-synchronized_watches = UHRENVERGLEICH
card-moms_car = MAMAS AUTO
card-hitchhiking = TRAMPEN
card-soda_shop_date = VERABREDUNG IN DER EISDIELE

about-stranger_sighting = Kommt nie auf die Hand. Wer sie zieht, setzt einen Fremden auf ein Fremdenfeld; Kinder dort sind weg, und niemand kommt mehr durch (DS-22).
about-saucer = Kommt nie auf die Hand. Wer sie zieht, wählt irgendein Kind auf dem Plan und wirft die Münze: Bei der Untertasse ist es weg, ob es gepunktet hat oder nicht (DS-23).
about-walk = Zieh mit einem deiner Kinder genau 1 Feld (DS-26).
about-run = Zieh mit einem deiner Kinder genau 2 Felder (DS-26).
about-skateboard = Zieh mit einem deiner Kinder genau 3 Felder (DS-26).
about-school_bus = Eines deiner Kinder an einer Schulbushaltestelle fährt zu einer anderen. Die SCHULE ist eine Haltestelle (DS-27).
about-city_bus = Eines deiner Kinder an einer Stadtbushaltestelle fährt zu einer anderen (DS-27).
about-walkie_talkies = Zieh mit beliebig vielen deiner Kinder je genau 1 Feld (DS-28).
about-hop_the_fence = Zieh mit einem deiner Kinder genau 2 Felder, wenn du willst über Mauern, und in ein Wertungsfeld von jeder Seite (DS-29).
about-rad_bike = Zieh mit einem deiner Kinder genau 4 Felder; es darf an Fremden vorbei, aber nicht bei einem anhalten (DS-30).
about-prom_date = Zieh mit irgendeinem Kind, das noch nicht gepunktet hat, deinem oder einem anderen, genau 2 Felder (DS-31).
about-science_club_saviors = Wirf für jedes deiner Kinder in einer BÜCHEREI die Münze. Bei zwei Untertassen hast du sofort gewonnen; allein bekommst du 10 Punkte (DS-32, DS-44).
about-pool_party = Ein oder zwei Kinder, gleich wessen, kommen geradewegs in ein SCHWIMMBAD und punkten für die, denen sie gehören (DS-33).
about-new_step_dad = Eines deiner Kinder in einem ZUHAUSE zieht in eine leere VILLA um (DS-34).
about-man_in_black = Ein Fremder geht auf ein anderes Fremdenfeld; das verlassene ist wieder frei (DS-35).
about-synchronized_watches = Zieh mit beliebig vielen deiner Kinder je genau 3 Felder (DS-28).
about-moms_car = Eines deiner Kinder, das noch nicht gepunktet hat, wird in ein leeres ZUHAUSE gefahren (DS-36).
about-hitchhiking = Wirf die Münze für eines deiner Kinder: Bei der Untertasse ist es weg, sonst stell es auf ein anderes freies Straßenfeld (DS-37).
about-soda_shop_date = Sieh jemandem in die Hand und nutze eine Karte daraus wie deine eigene; sie bleibt dort (DS-38).
about-deck = Davon ziehst du am Ende deines Zuges nach. Auch Sichtungen und Untertassen sind darin (DS-10, DS-21).
about-kid = Noch unterwegs: Es punktet, wenn es durch einen gelben Balken kommt. Vorher kann ein Fremder oder eine Untertasse es holen (DS-15, DS-22).
about-stranger = Niemand darf dieses Feld betreten, solange er dort steht (DS-22).
about-space = Kinder gehen von Feld zu Feld und punkten, wenn sie durch einen gelben Balken kommen; wo ein Fremdenzeichen ist, kann ein Fremder auftauchen (DS-13, DS-15, DS-22).
about-spot = Platz für ein Kind. Er ist so viel wert, wie darauf steht, solange das Kind dort bleibt (DS-15, DS-18a).
about-seat = Was jemand auf der Hand hat, ist geheim; wie viele Karten es sind, nicht (DS-50).

about-bot-random = Tut irgendetwas Erlaubtes.
about-bot-easy = Strebt mit der besten Karte zum nächsten guten Ort.
about-bot-medium = Achtet auch auf Fremde, auf die Zeit, die noch bleibt, und auf alle anderen.
about-bot-hard = Spielt die besten Möglichkeiten im Kopf zwei Runden weiter, mit Karten, die die anderen haben könnten, und nimmt, was am ehesten gewinnt.

solve-hand = Die Hand: { $cards }.
solve-deck = Der Stapel, nach jeder Karte eine { $sighting }: { $cards }.
cards-none = nichts
cards-of_a_kind = { $count } × { $card }
space = { $space }

kind-home = ZUHAUSE
kind-mansion = VILLA
kind-pool = SCHWIMMBAD
kind-library = BÜCHEREI
kind-park = PARK
kind-clubhouse = KLUBHAUS
kind-pep_rally = FANTREFFEN
kind-prom = SCHULBALL
in-home = einem ZUHAUSE
in-mansion = einer VILLA
in-pool = einem SCHWIMMBAD
in-library = einer BÜCHEREI
in-park = einem PARK
in-clubhouse = dem KLUBHAUS
in-pep_rally = dem FANTREFFEN
in-prom = dem SCHULBALL
bus-school_bus = Schulbus
bus-city_bus = Stadtbus

about-kind-home = Platz für ein Kind.
about-kind-mansion = Platz für ein Kind, weit weg und mehr wert als jedes ZUHAUSE.
about-kind-pool = Je früher, desto besser: Jeder Platz ist weniger wert als der davor.
about-kind-library = Dein Handlimit ist um eins höher für jedes deiner Kinder hier.
about-kind-park = Für jedes deiner Kinder hier darf eines mehr unterwegs sein.
about-kind-clubhouse = Je mehr Kinder hier sind, desto weniger zählt jedes.
about-kind-pep_rally = Je mehr Kinder hier sind, desto mehr zählt jedes.
about-kind-prom = Zählt nur, solange die Zahl der Kinder hier gerade ist.

## Whose turn it is

prompt-starting = Wer beginnt?
prompt-dealing = Die Karten werden gegeben.
prompt-drawing = { $playerIs ->
    [you] Du ziehst eine Karte.
   *[other] { $player } zieht eine Karte.
}
prompt-coin = { $playerIs ->
    [you] Du wirfst die Münze.
   *[other] { $player } wirft die Münze.
}
prompt-turn = { $playerIs ->
    [you] Du bist dran: { $more ->
        [0] { $outside ->
            [0] Spiel eine Karte.
           *[other] Spiel eine Karte oder lauf weg.
        }
       *[other] { $outside ->
            [0] Lass ein Kind heraus oder spiel eine Karte.
           *[other] Lass ein Kind heraus, spiel eine Karte oder lauf weg.
        }
    }
   *[other] { $player } ist dran.
}
prompt-turn_brainiac = { $playerIs ->
    [you] Du bist dran: { $more ->
        [0] { $outside ->
            [0] Spiel eine Karte.
           *[other] Spiel eine Karte oder lauf weg.
        }
       *[other] { $outside ->
            [0] Lass ein Kind heraus oder spiel eine Karte.
           *[other] Lass ein Kind heraus, spiel eine Karte oder lauf weg.
        }
    } Außerdem darfst du eine Karte abwerfen.
   *[other] { $player } ist dran.
}
prompt-kid = { $playerIs ->
    [you] { $card }: welches Kind?
   *[other] { $card }: { $player } wählt ein Kind.
}
prompt-more_kids = { $playerIs ->
    [you] { $card }: noch ein Kind, oder genug?
   *[other] { $card }: { $player } darf noch ein Kind wählen.
}
prompt-going = { $playerIs ->
    [you] { $card }: wohin?
   *[other] { $card }: { $player } zieht mit einem Kind.
}
prompt-riding = { $playerIs ->
    [you] { $card }: wohin?
   *[other] { $card }: { $player } zieht mit einem Kind.
}
prompt-player = { $playerIs ->
    [you] Wem siehst du in die Hand?
   *[other] { $player } wählt, wessen Hand es sein soll.
}
prompt-card = { $playerIs ->
    [you] Welche Karte von { $other } nutzt du?
   *[other] { $otherIs ->
        [you] { $player } sieht dir in die Hand und nutzt eine deiner Karten.
       *[other] { $player } sieht { $other } in die Hand und nutzt eine der Karten.
    }
}
prompt-stranger_from = { $playerIs ->
    [you] Welcher Fremde zieht um?
   *[other] { $player } wählt den Fremden, der umzieht.
}
prompt-stranger_to = { $playerIs ->
    [you] Wohin geht der Fremde?
   *[other] { $player } versetzt einen Fremden.
}
prompt-stranger = { $playerIs ->
    [you] Eine Sichtung! Wo taucht der Fremde auf?
   *[other] Eine Sichtung! { $player } setzt einen Fremden.
}
prompt-saucer = { $playerIs ->
    [you] Eine Untertasse! Auf welches Kind hat sie es abgesehen?
   *[other] Eine Untertasse! { $player } wählt das Kind, auf das sie es abgesehen hat.
}
prompt-order = { $playerIs ->
    [you] Totale Invasion: Was kommt zuerst?
   *[other] Totale Invasion: { $player } sagt, was zuerst kommt.
}
prompt-after = { $playerIs ->
    [you] Du darfst eine Karte abwerfen, bevor du ziehst.
   *[other] { $player } darf eine Karte abwerfen.
}
prompt-hand = { $playerIs ->
    [you] Wähle eine Karte für deine erste Hand.
   *[other] { $player } wählt eine erste Hand.
}
prompt-next_card = { $playerIs ->
    [you] Welche Karte liegt oben auf dem Stapel?
   *[other] { $player } wählt die nächste Karte des Stapels.
}
prompt-board = { $playerIs ->
    [you] Du wählst den Plan für das dritte Spiel.
   *[other] { $player } wählt den Plan für das dritte Spiel.
}
won = { $playerIs ->
    [you] Du gewinnst! { $reason }
   *[other] { $player } gewinnt! { $reason }
}
won-shared = Es gewinnen: { $players }. { $reason }
finished-alone = { $points ->
    [one] Ein Punkt. { $reason }
   *[other] { $points } Punkte. { $reason }
}

## What can be done

label-let_out = Ein Kind herauslassen
label-run_away = Mit deinem Kind auf { $space } weglaufen
label-play_card = { $card } spielen
label-discard_card = { $card } abwerfen
label-keep_cards = Alle Karten behalten
label-choose_kid = { $playerIs ->
    [you] Dein Kind auf { $space }
   *[other] Das Kind von { $player } auf { $space }
}
label-choose_scored = { $playerIs ->
    [you] Dein Kind: { $place } { $space }, Platz { $spot }
   *[other] Das Kind von { $player }: { $place } { $space }, Platz { $spot }
}
label-go_to = Nach { $space }
label-score = { $points ->
    [one] Punkten: { $place } { $space }, ein Punkt
   *[other] Punkten: { $place } { $space }, { $points } Punkte
}
label-stop = Genug
label-name_player = { $cards ->
    [one] { $player } in die Hand sehen (eine Karte)
   *[other] { $player } in die Hand sehen ({ $cards } Karten)
}
label-name_card = { $card } nutzen
label-choose_stranger = Der Fremde auf { $space }
label-place_stranger = { $kids ->
    [0] Auf { $space }
    [one] Auf { $space }, wo ein Kind steht
   *[other] Auf { $space }, wo { $kids } Kinder stehen
}
label-stranger_first = Zuerst der Fremde
label-saucer_first = Zuerst die Untertasse
label-take_card = { $card } nehmen
label-choose_board-a = Plan A, Maple Falls
label-choose_board-b = Plan B, Fern Hollow

## The first time

hint-turn = Eine Aktion je Zug: ein Kind in die SCHULE herauslassen, eine Karte spielen oder mit einem Kind weglaufen. Dann ziehst du bis zu deinem Limit nach (DS-6, DS-10).
hint-kid = Wähle das Kind, mit dem die Karte zieht. Kinder einer Farbe auf einem Feld sind gleich (DS-26a).
hint-more_kids = Diese Karte kann mehrere Kinder bewegen, jedes einmal. Du darfst jetzt aufhören (DS-26a).
hint-going = Ein Kind zieht genau so weit, wie die Karte sagt, nie zweimal über ein Feld, nie durch eine Mauer oder einen Fremden. Wer durch einen gelben Balken ein Wertungsfeld betritt, ist am Ziel (DS-13).
hint-riding = Das Kind kommt geradewegs dorthin; was dazwischen liegt, zählt nicht (DS-26a).
hint-player = Du allein siehst diese Hand und nutzt eine ihrer Karten (DS-38).
hint-card = Die Karte wirkt, als hättest du sie gespielt, und bleibt, wo sie ist. Alle erfahren, welche es war (DS-38).
hint-stranger_from = Wähle den Fremden, der sein Feld verlässt (DS-35).
hint-stranger_to = Er geht auf ein anderes Fremdenfeld ohne Fremden. Kinder dort sind weg (DS-35).
hint-stranger = Setz den Fremden auf ein Fremdenfeld, auf dem keiner steht. Kinder dort kehren in ihren Vorrat zurück, und niemand betritt es mehr (DS-22).
hint-saucer = Wähle irgendein Kind auf dem Plan, ob es gepunktet hat oder nicht, deines oder ein anderes. Die Münze entscheidet, ob es weg ist (DS-23).
hint-order = Beide kommen, der Fremde und die Untertasse. Du sagst, was zuerst kommt (DS-42).
hint-after = Einmal im Zug darfst du eine Karte abwerfen und dafür eine andere ziehen (DS-41).
hint-hand = Du darfst drei beliebige Karten wählen, aber keine öfter, als es sie gibt (DS-45).
hint-next_card = Jeder zweite Platz im Stapel ist eine Sichtung; die Karten dazwischen wählst du (DS-45).
hint-board = Es wählt, wer bisher mehr Punkte hat; bei Gleichstand, wer als Zweites drankommt (DS-43).

## What happened

log-starter_chosen = { $playerIs ->
    [you] Du beginnst.
   *[other] { $player } beginnt.
}
log-hand_dealt = { $playerIs ->
    [you] Du bekommst: { $cards }.
   *[other] { $player } bekommt: { $cards }.
}
log-cards_dealt = { $count ->
    [one] { $player } bekommt eine Karte.
   *[other] { $player } bekommt { $count } Karten.
}
log-set_aside = { $playerIs ->
    [you] Aus deiner Hand ohne Wirkung beiseitegelegt: { $cards }.
   *[other] Aus der Hand von { $player } ohne Wirkung beiseitegelegt: { $cards }.
}
log-sightings_returned = { $count ->
    [one] Eine Sichtung kommt zurück in den Stapel.
   *[other] { $count } Sichtungen kommen zurück in den Stapel.
}
log-first_kids_let_out = Alle haben ein Kind in der SCHULE.
log-kid_let_out = { $playerIs ->
    [you] Du lässt ein Kind heraus.
   *[other] { $player } lässt ein Kind heraus.
}
log-ran_away = { $playerIs ->
    [you] Dein Kind auf { $space } läuft weg, zurück in deinen Vorrat.
   *[other] Das Kind von { $player } auf { $space } läuft weg, zurück in den Vorrat.
}
log-card_played = { $playerIs ->
    [you] Du spielst { $card }.
   *[other] { $player } spielt { $card }.
}
log-card_discarded = { $playerIs ->
    [you] Du wirfst { $card } ab.
   *[other] { $player } wirft { $card } ab.
}
log-cards_kept = { $playerIs ->
    [you] Du behältst deine Karten.
   *[other] { $player } behält die Karten.
}
log-played_for_nothing = { $card } bewirkt nichts.
log-kid_chosen = { $playerIs ->
    [you] { $ownerIs ->
        [you] Du wählst dein Kind auf { $space }.
       *[other] Du wählst das Kind von { $owner } auf { $space }.
    }
   *[other] { $ownerIs ->
        [you] { $player } wählt dein Kind auf { $space }.
       *[other] { $player } wählt das Kind von { $owner } auf { $space }.
    }
}
log-scored_kid_chosen = { $playerIs ->
    [you] { $ownerIs ->
        [you] Du wählst dein Kind in { $space }, das gepunktet hat.
       *[other] Du wählst das Kind von { $owner } in { $space }, das gepunktet hat.
    }
   *[other] { $ownerIs ->
        [you] { $player } wählt dein Kind in { $space }, das gepunktet hat.
       *[other] { $player } wählt das Kind von { $owner } in { $space }, das gepunktet hat.
    }
}
log-kid_walked = { $ownerIs ->
    [you] Dein Kind geht von { $start } nach { $way }.
   *[other] Das Kind von { $owner } geht von { $start } nach { $way }.
}
log-kid_jumped = { $ownerIs ->
    [you] Dein Kind kommt von { $start } nach { $to }.
   *[other] Das Kind von { $owner } kommt von { $start } nach { $to }.
}
log-kid_scored = { $ownerIs ->
    [you] Dein Kind punktet in { $place }, { $space }.
   *[other] Das Kind von { $owner } punktet in { $place }, { $space }.
}
log-stopped = { $playerIs ->
    [you] Du lässt es dabei.
   *[other] { $player } lässt es dabei.
}
log-hand_looked_at = { $playerIs ->
    [you] Du siehst { $other } in die Hand.
   *[other] { $otherIs ->
        [you] { $player } sieht dir in die Hand.
       *[other] { $player } sieht { $other } in die Hand.
    }
}
log-hand_shown = { $other } hat: { $cards }.
log-card_named = { $playerIs ->
    [you] Du nutzt die Karte { $card } von { $other }.
   *[other] { $otherIs ->
        [you] { $player } nutzt deine Karte { $card }.
       *[other] { $player } nutzt die Karte { $card } von { $other }.
    }
}
log-stranger_chosen = { $playerIs ->
    [you] Du wählst den Fremden auf { $space }: Er soll umziehen.
   *[other] { $player } wählt den Fremden auf { $space }: Er soll umziehen.
}
log-stranger_moved = { $playerIs ->
    [you] Du versetzt den Fremden von { $start } nach { $to }.
   *[other] { $player } versetzt den Fremden von { $start } nach { $to }.
}
log-stranger_placed = { $playerIs ->
    [you] { $left ->
        [0] Du setzt den letzten Fremden auf { $space }.
        [one] Du setzt einen Fremden auf { $space }. Einer ist noch übrig.
       *[other] Du setzt einen Fremden auf { $space }. { $left } sind noch übrig.
    }
   *[other] { $left ->
        [0] { $player } setzt den letzten Fremden auf { $space }.
        [one] { $player } setzt einen Fremden auf { $space }. Einer ist noch übrig.
       *[other] { $player } setzt einen Fremden auf { $space }. { $left } sind noch übrig.
    }
}
log-kids_abducted = Der Fremde auf { $space } holt { $kids }, zurück in den Vorrat.
kids-of = { $playerIs ->
    [you] { $count ->
        [one] ein Kind von dir
       *[other] { $count } Kinder von dir
    }
   *[other] { $count ->
        [one] ein Kind von { $player }
       *[other] { $count } Kinder von { $player }
    }
}
log-sighting_drawn = { $playerIs ->
    [you] Du ziehst eine SICHTUNG!
   *[other] { $player } zieht eine SICHTUNG!
}
log-saucer_drawn = { $playerIs ->
    [you] Du ziehst eine UNTERTASSE!
   *[other] { $player } zieht eine UNTERTASSE!
}
log-saucer_in_vain = Die Untertasse findet kein Kind auf dem Plan.
log-order_chosen-stranger = { $playerIs ->
    [you] Du lässt zuerst den Fremden kommen.
   *[other] { $player } lässt zuerst den Fremden kommen.
}
log-order_chosen-saucer = { $playerIs ->
    [you] Du lässt zuerst die Untertasse kommen.
   *[other] { $player } lässt zuerst die Untertasse kommen.
}
log-coins_flipped = { $coins ->
    [one] { $saucers ->
        [0] Die Münze zeigt keine Untertasse.
       *[other] Die Münze zeigt die Untertasse!
    }
   *[other] { $playerIs ->
        [you] Du wirfst { $coins } Münzen; Untertassen: { $saucers }.
       *[other] { $player } wirft { $coins } Münzen; Untertassen: { $saucers }.
    }
}
log-kid_abducted = { $ownerIs ->
    [you] Dein Kind auf { $space } wird entführt.
   *[other] Das Kind von { $owner } auf { $space } wird entführt.
}
log-scored_kid_abducted = { $ownerIs ->
    [you] Dein gewertetes Kind in { $space } wird entführt.
   *[other] Das gewertete Kind von { $owner } in { $space } wird entführt.
}
log-kid_spared = { $ownerIs ->
    [you] Dein Kind auf { $space } bleibt verschont.
   *[other] Das Kind von { $owner } auf { $space } bleibt verschont.
}
log-scored_kid_spared = { $ownerIs ->
    [you] Dein gewertetes Kind in { $space } bleibt verschont.
   *[other] Das gewertete Kind von { $owner } in { $space } bleibt verschont.
}
log-contact_made = { $playerIs ->
    [you] { $points ->
        [0] Du hast Kontakt hergestellt!
       *[other] Du hast Kontakt hergestellt: { $points } Punkte!
    }
   *[other] { $points ->
        [0] { $player } hat Kontakt hergestellt!
       *[other] { $player } hat Kontakt hergestellt: { $points } Punkte!
    }
}
log-contact_failed = { $playerIs ->
    [you] Du bekommst keinen Kontakt.
   *[other] { $player } bekommt keinen Kontakt.
}
log-date_set_aside = { $playerIs ->
    [you] Du ziehst die VERABREDUNG IN DER EISDIELE, zu der zwei gehören: Eine andere Karte tritt an ihre Stelle.
   *[other] { $player } zieht die VERABREDUNG IN DER EISDIELE, zu der zwei gehören: Eine andere Karte tritt an ihre Stelle.
}
log-card_drawn = { $playerIs ->
    [you] Du ziehst { $card }.
   *[other] { $player } zieht { $card }.
}
log-card_drawn_unseen = { $player } zieht eine Karte.
log-card_taken = { $playerIs ->
    [you] Du nimmst { $card }.
   *[other] { $player } nimmt { $card }.
}
log-deck_shuffled = { $count ->
    [one] Eine abgelegte Karte wird der neue Stapel.
   *[other] { $count } abgelegte Karten werden zu einem neuen Stapel gemischt.
}
log-game_started = { $playerIs ->
    [you] Spiel { $game } auf Plan { $board }. Du beginnst.
   *[other] Spiel { $game } auf Plan { $board }. { $player } beginnt.
}
log-board_chosen = { $playerIs ->
    [you] Du wählst Plan { $board }.
   *[other] { $player } wählt Plan { $board }.
}
log-game_ended = { $ending } Punkte: { $points }.
score = { $playerIs ->
    [you] du { $points }
   *[other] { $player } { $points }
}

## Why something cannot be done

why-starting = Es wird ausgelost, wer beginnt.
why-dealing = Die Karten werden gegeben.
why-coin = Die Münze ist in der Luft.
why-drawing = Eine Karte wird gezogen.
why-turn = { $player } ist dran (DS-6).
why-now-turn = Wähle zuerst deine Aktion: ein Kind herauslassen, eine Karte spielen oder weglaufen (DS-6).
why-now-kid = Wähle zuerst das Kind, mit dem die Karte zieht (DS-26a).
why-now-more_kids = Wähle noch ein Kind, oder hör auf (DS-26a).
why-now-going = Wähle zuerst, wohin das Kind geht (DS-13).
why-now-riding = Wähle zuerst, wohin das Kind kommt (DS-26a).
why-now-player = Wähle zuerst, wem du in die Hand siehst (DS-38).
why-now-card = Wähle zuerst die Karte, die du nutzt (DS-38).
why-now-stranger_from = Wähle zuerst den Fremden, der umzieht (DS-35).
why-now-stranger_to = Wähle zuerst, wohin der Fremde geht (DS-35).
why-now-stranger = Setz zuerst den Fremden auf ein Fremdenfeld (DS-22).
why-now-saucer = Wähle zuerst das Kind, auf das es die Untertasse abgesehen hat (DS-23).
why-now-order = Sag zuerst, was zuerst kommt, der Fremde oder die Untertasse (DS-42).
why-now-after = Deine Aktion ist getan: Wirf eine Karte ab oder behalte alle (DS-41).
why-now-hand = Wähle zuerst deine erste Hand (DS-45).
why-now-next_card = Wähle zuerst die nächste Karte des Stapels (DS-45).
why-now-board = Wähle zuerst den Plan (DS-43).
why-never_held = { $card } kommt nie auf die Hand: Sie wird ausgeführt, wenn sie gezogen wird (DS-21).
why-not_held = Die Karte { $card } hast du nicht (DS-8).
why-supply = In deinem Vorrat ist kein Kind mehr (DS-7).
why-kid_limit = { $limit ->
    [one] Du darfst nur ein Kind auf dem Plan haben, das noch nicht gepunktet hat (DS-7).
   *[other] Du darfst nur { $limit } Kinder auf dem Plan haben, die noch nicht gepunktet haben (DS-7).
}
why-run_away = Du hast kein Kind unterwegs, das weglaufen könnte; eines in der SCHULE bleibt dort (DS-9).
why-no_discard = Abgeworfen wird nur in der Variante Superhirn (DS-41).
why-discarded = Du hast in diesem Zug schon eine Karte abgeworfen (DS-41).
why-must_move = Eine Karte, die sich nutzen lässt, muss genutzt werden: Mindestens ein Kind zieht (DS-8).
why-nobody_there = In { $space } ist kein solches Kind (DS-26a).
why-step_dad = Der NEUE STIEFVATER ist für eines deiner eigenen Kinder in einem ZUHAUSE (DS-34).
why-not_your_kid = { $card } bewegt nur deine eigenen Kinder (DS-26a).
why-moved = Dieses Kind hat die Karte schon bewegt (DS-26a).
why-no_stop = Dort hält kein { $bus } (DS-27).
why-no_other_stop = Keine andere Haltestelle ist frei: { $bus } (DS-27).
why-stuck = { $steps ->
    [one] Von dort kann kein Kind ein Feld weit gehen (DS-13).
   *[other] Von dort kann kein Kind genau { $steps } Felder weit gehen und auch unterwegs kein Wertungsfeld betreten (DS-13).
}
why-scored = Ein Kind, das gepunktet hat, zieht nicht mehr (DS-16).
why-stranger_there = Auf { $space } steht schon ein Fremder (DS-22).
why-no_icon = { $space } ist kein Fremdenfeld (DS-22).
why-full = In { $space } ist kein Platz frei (DS-15).
why-no_way_in = { $steps ->
    [one] Mit einem Schritt kommt das Kind nicht durch einen gelben Balken nach { $space } (DS-15).
   *[other] Mit { $steps } Schritten kommt das Kind nicht durch einen gelben Balken nach { $space } (DS-15).
}
why-no_way_over = Auch über Mauern kommt das Kind mit { $steps } Schritten nicht nach { $space } (DS-29).
why-start = Ein Kind kehrt nie dorthin zurück, wo sein Zug begann (DS-13).
why-stranger = Auf { $space } steht ein Fremder: Niemand darf dorthin (DS-22).
why-bike = Das Rad kommt an Fremden vorbei, hält aber bei keinem an (DS-30).
why-not_exactly = { $steps ->
    [one] { $space } ist nicht genau einen Schritt weit weg (DS-13).
   *[other] { $space } ist nicht genau { $steps } Schritte weit weg (DS-13).
}
why-no_mansion = Eine Karte, die ZUHAUSE sagt, meint keine VILLA (DS-17).
why-only-pool = Die POOLPARTY findet in einem SCHWIMMBAD statt (DS-33).
why-only-mansion = Der NEUE STIEFVATER nimmt ein Kind in eine VILLA mit (DS-34).
why-only-home = MAMAS AUTO fährt zu einem ZUHAUSE (DS-36).
why-only-street = Wer trampt, kommt auf ein Straßenfeld (DS-37).
why-only-stop = Dort hält er nicht: { $bus } (DS-27).
why-another = Auf { $space } steht das Kind schon; es muss ein anderes Feld sein (DS-26a).
why-no_stranger = Auf { $space } steht kein Fremder (DS-35).
why-own_hand = Es muss die Hand von jemand anderem sein (DS-38).
why-no_cards = { $player } hat keine Karte (DS-38).
why-not_in_that_hand = Die Karte { $card } ist nicht in dieser Hand (DS-38).
why-none_left = Die Karte { $card } gibt es nicht mehr zu wählen, oder sie ist ausgeschlossen (DS-45).
why-deck = Karten ziehst du am Ende deines Zuges, bis zu deinem Limit (DS-10).

## Boards of one's own

board-toml = Das ist keine TOML-Datei: { $problem }
board-field = Dieses Feld gibt es nicht; es gibt game, name, strangers, picture und scoring.
board-picture = Ein Bild des Plans fehlt, oder es ist kleiner als drei mal drei Felder.
board-school = Es muss genau eine SCHULE geben, gezeichnet als @ auf einer Straße.
board-letter = Der Buchstabe { $letter } steht für zwei Felder, oder unter scoring fehlt seine Zeile.
board-letter_not_drawn = Dieses Wertungsfeld ist nicht im Bild.
board-value = Das kann nicht sein: { $problem }
board-space = Ein Feld besteht aus einem Zeichen für Fremde (x oder nichts), einem Punkt, t oder @ und einer Haltestelle (s, c, b oder nichts); hier steht "{ $came }".
board-side = Zwischen zwei Feldern ist eine Mauer (| oder ---), ein gelber Balken (= oder ===) oder nichts; hier steht "{ $came }".
board-bar = Ein gelber Balken verbindet eine Straße mit einem Wertungsfeld daneben (DS-3a).
board-open = Jede Seite eines Wertungsfeldes, und jede von etwas, das kein Feld ist, ist eine Mauer oder ein gelber Balken (DS-3a).
board-off = { $space } liegt nicht auf dem Plan.
board-twice = Dieses Feld gibt es zweimal.
board-out_of_reach = Von der SCHULE aus kommt niemand zu Fuß dorthin.
board-mansion_steps = Eine VILLA ist 7 bis 9 Schritte von der SCHULE entfernt; diese ist es { $steps } (DS-3).
board-home_steps = Das nächste ZUHAUSE ist 3 oder 4 Schritte von der SCHULE entfernt; hier sind es { $steps } (DS-3).
board-school_middle = Die SCHULE liegt in der Mitte des Plans (DS-3).
board-school_icon = Die SCHULE ist eine Schulbushaltestelle und kein Fremdenfeld (DS-3, DS-27).
board-stops = Mindestens drei Haltestellen, zwei davon ohne Zeichen für Fremde: { $bus } (DS-3b).
board-spots = Ein Platz für ein ZUHAUSE oder eine VILLA, ein bis zehn für jedes andere Wertungsfeld.
board-mansion_value = Eine VILLA ist mehr wert als jedes ZUHAUSE und jeder Platz in einem SCHWIMMBAD (DS-3b).
board-pool_values = Die Plätze eines SCHWIMMBADS sind immer weniger wert (DS-3b).
board-clubhouse_values = Im KLUBHAUS zählt ein Kind mit jedem weiteren weniger (DS-20).
board-pep_rally_values = Beim FANTREFFEN zählt ein Kind mit jedem weiteren mehr (DS-20).
board-prom_values = Ein SCHULBALL zählt bei gerader Zahl von Kindern, bei ungerader nichts (DS-20).
board-best_first = Der beste Platz kommt zuerst.
board-stranger_spaces = Es muss zwei Fremdenfelder mehr geben als Fremde: { $least } (DS-3b).
board-closed = Steht auf jedem Fremdenfeld einer, müssen noch zwei Wertungsfelder mit mehreren Plätzen zu erreichen sein (DS-3b).
board-too_few = Davon muss es mindestens { $least } geben: { $kind } (DS-3b).
board-north_park = Ein PARK heißt North Park (DS-3b).
board-library_spots = Die BÜCHEREIEN haben zusammen mindestens { $least } Plätze (DS-3b).

## On the board

part-run_away = Mit einem Kind weglaufen
part-discard = Eine Karte abwerfen
see-sheet = Punkte
see-points = { $count ->
    [one] Punkt
   *[other] Punkte
}
see-safe = sicher
see-left = { $count ->
    [one] Fremder übrig
   *[other] Fremde übrig
}
see-deck = { $count ->
    [one] Stapel: eine Karte
   *[other] Stapel: { $count } Karten
}
see-discards = Abgelegt: { $count }
see-game = Spiel { $game }
see-in-all = Zusammen
see-best = Rekord
see-par = Par
see-kids = { $count ->
    [one] Kind von { $player } auf { $space }
   *[other] { $count } Kinder von { $player } auf { $space }
}
see-street = Feld { $space }
see-school = die SCHULE
see-forest = Wald
see-stranger = hier steht ein Fremder
see-stranger-at = Fremder auf { $space }
see-stranger-space = Fremdenfeld
see-stop-school_bus = Schulbushaltestelle
see-stop-city_bus = Stadtbushaltestelle
see-wall = Mauer
see-bar = Eingang
see-values = Punkte: { $values }
see-there = Dort: { $players }
see-free = { $place }, freier Platz: { $worth }
see-scored = { $place }, Kind von { $player }: { $worth }
see-no-cards = Keine Karten
see-hand-of = Hand von { $player }
see-hand = { $count ->
    [one] { $player }: eine Karte von { $limit }
   *[other] { $player }: { $count } Karten von { $limit }
}
see-known = bekannt: { $cards }
see-supply = Kinder, die noch kommen: { $count }
see-partner = Partner
see-team = Team { $team }
see-together = zusammen { $points }
see-points-all = { $points ->
    [one] Ein Punkt
   *[other] { $points } Punkte
}
see-first-score = Dein erstes Ergebnis: Das gilt es zu schlagen.
see-is-best = Dein Rekord!
see-best-is = Dein Rekord: { $best }
see-is-par = Mehr ist nicht möglich ({ $par }).
see-below-par = { $short } unter dem Bestmöglichen ({ $par }).
see-nobody-home = Niemand in Sicherheit
see-contact = Kontakt
see-arrives = { $left ->
    [0] Der letzte Fremde, auf { $space }!
   *[other] Ein Fremder auf { $space }!
}
see-plan = Plan
see-plan-empty = Wähle eine Karte für diesen Platz
see-plan-slot = Platz { $place }: { $card }
see-plan-gone = davon ist keine mehr da
see-plan-sighting = Dann eine Sichtung
see-plan-step = Weiter: { $step }
see-plan-open = Du wählst
see-plan-over = So wurde gespielt
see-plan-back = Einen Schritt zurück
see-plan-start = Zurück zum Anfang
see-plan-earlier = Früher
see-plan-later = Später
see-plan-out = Herausnehmen
see-plan-close = Schließen

see-partings = BALL-VER-AB-RE-DUNG VER-AB-RE-DUNG UHREN-VER-GLEICH SKATE-BOARD SCHUL-BUS STADT-BUS POOL-PARTY STIEF-VATER PHYSIK-KLUB EIS-DIELE TRAM-PEN SCHWIMM-BAD BÜCHE-REI ZU-HAUSE Unter-tassen über-all-hin Irgend-ein
see-does-stranger_sighting = Ein Fremder kommt
see-does-saucer = Die Münze: Kind weg oder nicht
see-does-walk = 1 Feld
see-does-run = 2 Felder
see-does-skateboard = 3 Felder
see-does-school_bus = Von Halt zu Halt
see-does-city_bus = Von Halt zu Halt
see-does-walkie_talkies = Deine Kinder, je 1 Feld
see-does-hop_the_fence = 2 Felder, auch über Mauern
see-does-rad_bike = 4 Felder, an Fremden vorbei
see-does-prom_date = Irgendein Kind, 2 Felder
see-does-science_club_saviors = 2 Untertassen für Kinder in der BÜCHEREI: Kontakt
see-does-pool_party = 1 oder 2 Kinder ins SCHWIMMBAD
see-does-new_step_dad = Vom ZUHAUSE in eine VILLA
see-does-man_in_black = Ein Fremder zieht um
see-does-synchronized_watches = Deine Kinder, je 3 Felder
see-does-moms_car = In ein leeres ZUHAUSE
see-does-hitchhiking = Die Münze: überallhin oder weg
see-does-soda_shop_date = Nutze eine fremde Karte

## On a terminal

draw-state = Fremde übrig: { $left }. Karten im Stapel: { $deck }.
draw-line = { $line }
draw-legend = x Fremdenfeld, X Fremder, s Schulbus, c Stadtbus, b beide, @ SCHULE, t Wald, 1-4 Kinder, * Kinder von mehreren
draw-scoring = { $letter } { $place } { $name } ({ $space }): { $values } [{ $owners }]
draw-player = { $number } { $player }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}, { $supply } im Vorrat, { $cards } von { $limit } Karten
draw-known = { $line }, bekannt: { $cards }
draw-hand = Deine Hand: { $cards }

## Auf Papier

see-print-board = Der Plan { $name }, { $columns } mal { $rows } Felder, mit diesen Wertungsfeldern: { $places }.
see-print-cards = Karten
see-print-back = Die Rückseiten der Karten
see-print-legend = Was auf dem Plan ist
see-print-signs = Zeichen
see-print-places = Wo es Punkte gibt
see-print-wall = Hier kommt niemand durch (DS-3).
see-print-bar = Hier betritt ein Kind ein Wertungsfeld (DS-15).
see-print-stop-school_bus = SCHULBUS fährt von hier zu einer anderen solchen Haltestelle (DS-27).
see-print-stop-city_bus = STADTBUS fährt von hier zu einer anderen solchen Haltestelle (DS-27).
see-print-stranger-space = Hier kann ein Fremder erscheinen; dann darf niemand mehr darauf (DS-22).
see-print-school = Hier kommen Kinder heraus. Sie ist eine Schulbushaltestelle (DS-7, DS-27).
see-print-coin = Die Münze
see-print-about-coin = Werft irgendeine Münze: Eine Seite ist die Untertasse, einigt euch, welche (DS-2).

## In Bildern

picture-aim = Deine Kinder beginnen in der SCHULE. Bring jedes durch einen gelben Balken an einen sicheren Ort: Die Zahl dort sind deine Punkte.
picture-turn-1 = In deinem Zug tust du eines: ein Kind herauslassen, eine deiner Karten spielen oder weglaufen.
picture-turn-2 = Eine Karte sagt, wie weit eines deiner Kinder geht: genau so weit, um Mauern und Fremde herum.
picture-turn-3 = Dann ziehst du nach. Kommt ein Fremder, setzt du ihn: Wer dort steht, ist weg, und niemand kommt mehr vorbei.
picture-end = Mit dem letzten Fremden ist das Spiel aus. Es zählen die Kinder, die angekommen sind; die meisten Punkte gewinnen.
