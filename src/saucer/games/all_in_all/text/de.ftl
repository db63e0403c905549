title = All in All
about = Flieg von Portal zu Portal, zieh verdeckte Karten aus fremden Händen und lande, bevor ein Sabortal alles beendet.
facts = 3 bis 6 Personen, 30 Minuten
credits = Ein Spiel von Torsten Landsvogt, 2022 bei Zoch erschienen. Dies ist eine inoffizielle Umsetzung für alle, die das Spiel besitzen, mit eigenen Texten und Bildern.

option-landing = Landen
option-landing-sealed = Verdeckt: Alle antworten geheim
option-landing-race = Wettlauf: Wer schneller ist, landet zuerst
option-first = Startausweis
option-first-null = Nach dem Zufall

hot_seat-race = Das Wettrennen braucht einen Bildschirm für jeden: Wer diesen hält, wäre immer zuerst da.

reason-three_sets = Drei Trios liegen auf einem Heimatplaneten.
reason-nothing_left = Außerhalb der Heimatplaneten gibt es kein Relikt mehr.
reason-hundred_missions = Hundert Missionen sind geflogen.

## Karten

card-boots = Kometenstiefel
card-paper = Endlosrolle
card-screwdriver = Quarkschrauber
card-cloak = Flüsterumhang
card-vacuum = Sternenstaubsauger
card-gherkins = Gurkenuhr
card-plug = Kosmosstöpsel
card-lookout = Holzwächter
card-pilferer = Langfinger
card-schemer = Intrigant
card-time_thief = Zeitdieb
card-sabortal = Sabortal

about-boots = Ein Schritt, und du bist da. Der zweite führt zurück.
about-paper = Die Pappröhre in der Mitte hat noch niemand gesehen.
about-screwdriver = Zieht fest, was in der kleinsten aller Welten locker ist. Der Rest wackelt weiter.
about-cloak = Wer ihn trägt, hört nur noch die eigenen guten Ideen.
about-vacuum = Schluckt jeden Stern, der krümelt. Den Beutel bitte nicht daheim leeren.
about-gherkins = Läuft mit Gurkenwasser. Wird sie sauer, ist wieder gestern.
about-plug = Passt auf jedes Loch im All. Bitte nicht ziehen.
about-lookout = Blinzelt nie, schläft nie und braucht alle tausend Jahre etwas Lack.
about-pilferer = Leg ihn an das Portal, das du erkundest. Nimm ein Relikt von einem fremden Planeten und leg es auf deinen. Trios sind sicher (AA-30).
about-schemer = Nimm ein Relikt von einem beliebigen Portal auf deinen Planeten oder auf die Hand und lass den Intriganten dort. In diesem Zug darf niemand freiwillig landen (AA-31).
about-time_thief = Leg ihn an das Portal, das du erkundest. Alle gelandeten Schiffe rücken drei Portale zurück, höchstens bis Portal 1 (AA-34).
about-sabortal = Immer auf deiner Hand. Wird es gezogen, endet die Mission, und du darfst eine Karte von einem Portal nehmen (AA-17).
about-portal = Wer hier landet, hat am Ende der Mission so viele Aktionen, wie das Portal wert ist (AA-12, AA-20).
about-planet = Hier liegen die Relikte, die du abgelegt hast. Drei volle Trios gewinnen (AA-20, AA-22).
about-seat = Wer erkundet, darf aus dieser Hand ziehen, jede Karte gleich wahrscheinlich; ein Sabortal ist immer dabei (AA-8).
about-bot-random = Tut irgendetwas, was erlaubt ist.
about-bot-easy = Schaut auf die eigenen Karten und das Risiko am nächsten Portal.
about-bot-medium = Weiß, was jede Karte wert ist, und fliegt weit.
about-bot-hard = Spielt jede Möglichkeit im Kopf Hunderte Male bis zum Ende der Mission und landet, wenn es sich lohnt.

cards-none = nichts
cards-of_a_kind = { $count } × { $card }

## Wer dran ist

prompt-set_up = Die Karten werden ausgeteilt.
prompt-exploring = { $playerIs ->
    [you] Du erkundest Portal { $portal }: Zieh eine Karte aus einer anderen Hand.
   *[other] { $player } erkundet Portal { $portal }.
}
prompt-exploring_alien = Du erkundest Portal { $portal }: Zieh eine Karte aus einer anderen Hand oder spiel ein Alien.
prompt-drawing = { $explorerIs ->
    [you] Du ziehst eine Karte aus der Hand von { $player } für Portal { $portal }.
   *[other] { $playerIs ->
        [you] { $explorer } zieht eine Karte aus deiner Hand für Portal { $portal }.
       *[other] { $explorer } zieht eine Karte aus der Hand von { $player } für Portal { $portal }.
    }
}
prompt-land = Du darfst an Portal { $portal } landen oder weiterfliegen.
prompt-land_too = Gelandet an Portal { $portal }: { $players }. Du darfst dort auch landen oder weiterfliegen.
prompt-land_race = Du darfst an Portal { $portal } landen, solange das Fenster offen ist.
prompt-landing = An Portal { $portal } landen oder weiterfliegen? Noch gefragt: { $players }.
prompt-landing_race = Das Landefenster an Portal { $portal } ist offen. Noch im Flug: { $players }.
prompt-landing-land = Du willst an Portal { $portal } landen. Noch gefragt: { $players }.
prompt-landing-fly_on = Du willst von Portal { $portal } weiterfliegen. Noch gefragt: { $players }.
prompt-stacking = Mehrere Schiffe landen an Portal { $portal }; der Zufall bestimmt, in welcher Reihenfolge.
prompt-sabortal = { $playerIs ->
    [you] Dein Sabortal hat die Mission beendet: Du darfst eine Karte von einem beliebigen Portal nehmen.
   *[other] Ein Sabortal hat die Mission beendet: { $player } darf eine Karte von einem beliebigen Portal nehmen.
}
prompt-collecting = { $playerIs ->
    [you] { $actions ->
        [one] Du hast noch eine Aktion: Nimm eine Karte von einem beliebigen Portal oder leg ein Relikt auf deinen Planeten.
       *[other] Du hast noch { $actions } Aktionen: Nimm Karten von beliebigen Portalen, leg Relikte auf deinen Planeten.
    }
   *[other] { $actions ->
        [one] { $player } sammelt ein und hat noch eine Aktion.
       *[other] { $player } sammelt ein und hat noch { $actions } Aktionen.
    }
}
prompt-refilling = Die Hände werden aufgefüllt.
won = { $playerIs ->
    [you] Du gewinnst! { $reason }
   *[other] { $player } gewinnt! { $reason }
}
won-shared = Geteilter Sieg: { $players }. { $reason }

## Was möglich ist

caution-stop = Aufhören, obwohl noch { $count ->
    [one] eine Aktion
   *[other] { $count } Aktionen
} übrig { $count ->
    [one] ist
   *[other] sind
}?
label-draw_from = Aus der Hand von { $player } eine Karte ziehen
label-play_pilferer = Langfinger spielen: „{ $relic }“ vom Planeten von { $player } nehmen
label-play_schemer-planet = Intrigant spielen: „{ $relic }“ von Portal { $portal } auf deinen Planeten legen
label-play_schemer-hand = Intrigant spielen: „{ $relic }“ von Portal { $portal } auf die Hand nehmen
label-play_time_thief = Zeitdieb spielen: Gelandete Schiffe rücken drei Portale zurück
label-land = { $value ->
    [one] An Portal { $portal } landen (eine Aktion)
   *[other] An Portal { $portal } landen ({ $value } Aktionen)
}
label-fly_on = Weiterfliegen
label-take_card = „{ $card }“ von Portal { $portal } nehmen
label-place_relic = „{ $relic }“ auf deinen Planeten legen
label-take_nothing = Nichts nehmen
label-stop = Einsammeln beenden

## Beim ersten Mal

hint-explore = Such dir aus, bei wem du ziehst: Eine zufällige Karte dieser Hand kommt an das Portal. Irgendwann ist es ein Sabortal, und die Mission ist vorbei (AA-8, AA-10).
hint-explore_alien = Du hast ein Alien. Statt aus einer Hand zu ziehen, darfst du es spielen (AA-11).
hint-land = Landest du, ist der Wert des Portals die Zahl deiner Aktionen am Ende der Mission. Weiter draußen gibt es mehr, doch kommt vorher ein Sabortal, bekommst du keine. Alle Antworten werden gemeinsam gezeigt (AA-13).
hint-land_race = Sei schnell: Wer früher landet, sammelt früher ein. Tust du nichts, fliegst du weiter (AA-13b).
hint-sabortal = Dein Sabortal wurde gezogen. Nimm eine beliebige Karte, die an einem Portal liegt; das Sabortal kommt auf deine Hand zurück (AA-17).
hint-collect = Jede Aktion nimmt eine Karte von einem Portal auf deine Hand oder legt ein Relikt aus der Hand auf deinen Planeten. Drei Trios gewinnen (AA-20, AA-22).

## Was geschehen ist

log-hand_dealt = { $playerIs ->
    [you] Du bekommst: { $cards }.
   *[other] { $player } bekommt: { $cards }.
}
log-cards_dealt = { $playerIs ->
    [you] { $count ->
        [one] Du bekommst eine Karte.
       *[other] Du bekommst { $count } Karten.
    }
   *[other] { $count ->
        [one] { $player } bekommt eine Karte.
       *[other] { $player } bekommt { $count } Karten.
    }
}
log-aliens_laid = Die Aliens warten an den Portalen 1 bis 3: { $aliens }.
log-pass_given = { $playerIs ->
    [you] Du bekommst den Startausweis.
   *[other] { $player } bekommt den Startausweis.
}
log-mission_started = Mission { $mission } beginnt an Portal { $portal }.
log-card_drawn = { $explorerIs ->
    [you] Du ziehst „{ $card }“ aus der Hand von { $player } für Portal { $portal }.
   *[other] { $playerIs ->
        [you] { $explorer } zieht „{ $card }“ aus deiner Hand für Portal { $portal }.
       *[other] { $explorer } zieht „{ $card }“ aus der Hand von { $player } für Portal { $portal }.
    }
}
log-sabortal_drawn = { $explorerIs ->
    [you] Du ziehst an Portal { $portal } das Sabortal aus der Hand von { $player }!
   *[other] { $playerIs ->
        [you] { $explorer } zieht an Portal { $portal } das Sabortal aus deiner Hand!
       *[other] { $explorer } zieht an Portal { $portal } das Sabortal aus der Hand von { $player }!
    }
}
log-pilferer_played = { $playerIs ->
    [you] Du spielst den Langfinger an Portal { $portal } und nimmst „{ $relic }“ vom Planeten von { $victim }.
   *[other] { $victimIs ->
        [you] { $player } spielt den Langfinger an Portal { $portal } und nimmt „{ $relic }“ von deinem Planeten.
       *[other] { $player } spielt den Langfinger an Portal { $portal } und nimmt „{ $relic }“ vom Planeten von { $victim }.
    }
}
log-schemer_played-planet = { $playerIs ->
    [you] Du spielst den Intriganten an Portal { $portal } und legst „{ $relic }“ von dort auf deinen Planeten.
   *[other] { $player } spielt den Intriganten an Portal { $portal } und legt „{ $relic }“ von dort auf den eigenen Planeten.
}
log-schemer_played-hand = { $playerIs ->
    [you] Du spielst den Intriganten an Portal { $portal } und nimmst „{ $relic }“ von dort auf die Hand.
   *[other] { $player } spielt den Intriganten an Portal { $portal } und nimmt „{ $relic }“ von dort auf die Hand.
}
log-time_thief_played = { $playerIs ->
    [you] Du spielst den Zeitdieb an Portal { $portal }: Alle gelandeten Schiffe rücken drei Portale zurück.
   *[other] { $player } spielt den Zeitdieb an Portal { $portal }: Alle gelandeten Schiffe rücken drei Portale zurück.
}
log-answered = { $playerIs ->
    [you] Du hast geantwortet.
   *[other] { $player } hat geantwortet.
}
log-nobody_landed = An Portal { $portal } landet niemand mehr.
log-ship_landed = { $playerIs ->
    [you] Du landest an Portal { $portal }.
   *[other] { $player } landet an Portal { $portal }.
}
log-several_landed = An Portal { $portal } landen, in dieser Reihenfolge: { $players }.
log-window_closed = Das Landefenster an Portal { $portal } schließt sich.
log-ships_landed = Portal 10 ist erkundet: Alle Schiffe, die noch fliegen, landen dort, in dieser Reihenfolge: { $players }.
ended-all_landed = Alle sind gelandet: Die Mission ist zu Ende.
ended-sabortal = Das Sabortal hat die Mission beendet.
ended-super_mission = Eine Super-Mission: Sie ist zu Ende, und niemand blieb zurück.
log-mission_ended = { $ended } Reihenfolge beim Einsammeln: { $players }.
log-mission_ended-nobody = { $ended } Niemand ist gelandet, also sammelt niemand ein.
log-card_taken = { $playerIs ->
    [you] Du nimmst „{ $card }“ von Portal { $portal }.
   *[other] { $player } nimmt „{ $card }“ von Portal { $portal }.
}
log-relic_placed = { $playerIs ->
    [you] Du legst „{ $relic }“ auf deinen Planeten.
   *[other] { $player } legt „{ $relic }“ auf den eigenen Planeten.
}
log-collecting_started = { $playerIs ->
    [you] { $actions ->
        [one] Du sammelst ein, mit einer Aktion.
       *[other] Du sammelst ein, mit { $actions } Aktionen.
    }
   *[other] { $actions ->
        [one] { $player } sammelt ein, mit einer Aktion.
       *[other] { $player } sammelt ein, mit { $actions } Aktionen.
    }
}
log-stopped = { $playerIs ->
    [you] Du belässt es dabei.
   *[other] { $player } belässt es dabei.
}
log-leftovers_taken = { $playerIs ->
    [you] Du hast den Startausweis und nimmst, was an den Portalen übrig ist: { $cards }.
   *[other] { $player } hat den Startausweis und nimmt, was an den Portalen übrig ist: { $cards }.
}

## Warum etwas nicht geht

why-pile = Der Stapel füllt nur zwischen den Missionen die Hände auf (AA-24).
why-dealing = Die Karten werden gerade ausgeteilt.
why-drawing = Gerade wird eine Karte gezogen.
why-stacking = Schiffe landen gerade; ihre Reihenfolge wird ausgelost.
why-landed = Du bist an Portal { $portal } gelandet und wartest auf das Ende der Mission (AA-14).
why-answered-land = Du hast geantwortet, dass du landest. Das gilt, sobald alle geantwortet haben (AA-13).
why-answered-fly_on = Du hast geantwortet, dass du weiterfliegst. Das gilt, sobald alle geantwortet haben (AA-13).
why-explorer = { $player } ist dran und erkundet Portal { $portal } (AA-15).
why-sabortal = Zuerst ist { $player } dran und darf für das gezogene Sabortal eine Karte nehmen (AA-17).
why-collecting-later = Gerade sammelt { $player } ein; du kommst noch dran (AA-19).
why-collecting-done = Gerade sammelt { $player } ein; du hattest deine Aktionen schon (AA-20).
why-collecting-flying = Gerade sammelt { $player } ein; du warst nicht gelandet und gehst diesmal leer aus (AA-19).
why-picked = Das hast du schon gewählt: Wähl es noch einmal, um es zurückzunehmen.
why-begun = Du hast etwas anderes gewählt: Nimm es zurück, dann kannst du dies wählen.
why-own_hand = Das ist deine eigene Hand: Zieh aus einer anderen (AA-8).
why-no_passing = Passen geht nicht: Portal { $portal } muss erkundet werden (AA-7).
why-not_explored = An Portal { $portal } kannst du landen, sobald es erkundet ist (AA-12).
why-explore_by_drawing = Um Portal { $portal } zu erkunden, wähl aus, aus welcher Hand du ziehst (AA-8).
why-first_mission = Die erste Mission beginnt an Portal 4; davor landet niemand (AA-7).
why-explored = Portal { $portal } ist schon erkundet; was dort liegt, wird am Ende der Mission eingesammelt (AA-20).
why-too_far = Portal { $portal } ist zu weit weg: Zuerst kommt Portal { $next } (AA-7).
why-placing = Relikte legst du beim Einsammeln ab, nach der Mission (AA-20).
why-not_held = Diese Karte hast du nicht auf der Hand: { $card }.
why-sabortal_stays = Das Sabortal wird nie gespielt oder abgelegt; es wartet darauf, gezogen zu werden (AA-10).
why-pilferer = Auf keinem anderen Planeten gibt es ein Relikt zu holen, also kannst du den Langfinger nicht spielen (AA-30).
why-schemer = An keinem Portal liegt ein Relikt, also kannst du den Intriganten nicht spielen (AA-31).
why-no_pilferer = Nur der Langfinger nimmt Relikte von anderen Planeten, und du hast ihn nicht (AA-30).
why-after_pilferer = Wähl zuerst den Langfinger, dann das Relikt (AA-30).
why-after_schemer = Wähl zuerst den Intriganten, dann das Portal, dann das Ziel für das Relikt (AA-31).
why-schemer_alien = Der Intrigant nimmt nur Relikte, keine Aliens wie „{ $alien }“ (AA-36).
why-own_planet = Der Langfinger nimmt von fremden Planeten, nie vom eigenen (AA-30).
why-not_on_planet = Dort liegt kein solches Relikt: { $relic }.
why-full_set = Ein Trio ist sicher: { $player } hat dreimal „{ $relic }“ (AA-30).
why-three = Auf deinem Planeten liegt schon dreimal „{ $relic }“; mehr ist nicht erlaubt (AA-21).
why-no_room = Von jedem Relikt, das an einem Portal liegt, liegen schon drei auf deinem Planeten; mehr ist nicht erlaubt (AA-21).
why-nothing_there = An Portal { $portal } liegt nichts.
why-other_portal = Landen kannst du nur an dem Portal, das eben erkundet wurde: Portal { $portal } (AA-12).
why-race = Im Wettlauf sagt niemand „weiterfliegen“: Tu nichts, und du fliegst weiter (AA-13b).
why-ship = Zum Landen wähl Portal { $portal } (AA-12).
why-landing_first = Entscheide zuerst, ob du an Portal { $portal } landest (AA-12).
why-one_card = Die Mission ist zu Ende: Nimm eine Karte von einem Portal oder nichts (AA-17).
why-alien_on_planet = Ein Alien wird nie auf einen Planeten gelegt: Behalte es und spiel es später (AA-36).
why-collecting = Jetzt sammelst du ein: Nimm Karten von Portalen, leg Relikte aus der Hand ab oder hör auf (AA-20).
why-collecting-planet = Um ein Relikt auf deinen Planeten zu legen, wähl es auf deiner Hand aus (AA-20).
why-collecting-hand = Um eine Karte auf die Hand zu nehmen, wähl ihr Portal (AA-20).

## Im Terminal

draw-mission = Mission { $mission }, { $pile ->
    [0] keine Karten mehr im Stapel
    [one] noch eine Karte im Stapel
   *[other] noch { $pile } Karten im Stapel
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
    [you] Du, { $state }
   *[other] { $player }, { $state }
}
draw-player_pass = { $playerIs ->
    [you] Du, mit Startausweis, { $state }
   *[other] { $player }, mit Startausweis, { $state }
}
draw-flying = im Flug
draw-answered = Antwort gegeben
draw-landed = gelandet an Portal { $portal }
draw-planet = { "     " }{ $sets ->
    [0] Planet
    [one] Planet, ein Trio
   *[other] Planet, { $sets } Trios
}: { $cards }
draw-cards = { "     " }{ $count ->
    [one] eine Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
draw-cards_known = { $hand }, darunter { $cards }
draw-hand = Deine Hand: { $cards }

## Was auf dem Tisch liegt

see-course = Relikte der drei vollsten Trios
see-portal = Portal { $portal }, Wert { $value }
see-nothing = leer
see-ships = gelandet: { $players }
see-mission = Mission { $mission }
see-pile = { $count ->
    [one] Ein Relikt im Stapel
   *[other] { $count } Relikte im Stapel
}
see-pass = Startausweis:
see-order = Einsammeln, mit Aktionen:
see-copies = { $card }, { $count }
see-caption-boots = Kome{ "\u00AD" }ten{ "\u00AD" }stiefel
see-caption-paper = Endlos{ "\u00AD" }rolle
see-caption-screwdriver = Quark{ "\u00AD" }schrau{ "\u00AD" }ber
see-caption-cloak = Flüster{ "\u00AD" }umhang
see-caption-vacuum = Ster{ "\u00AD" }nen{ "\u00AD" }staub{ "\u00AD" }sauger
see-caption-gherkins = Gurken{ "\u00AD" }uhr
see-caption-plug = Kos{ "\u00AD" }mos{ "\u00AD" }stöpsel
see-caption-lookout = Holz{ "\u00AD" }wächter
see-caption-pilferer = Lang{ "\u00AD" }finger
see-caption-schemer = Intri{ "\u00AD" }gant
see-caption-time_thief = Zeit{ "\u00AD" }dieb
see-caption-sabortal = Sabor{ "\u00AD" }tal
see-full = Ein volles Trio!
see-into-hand = Auf meine Hand
see-home = { $sets ->
    [0] Heimatplanet
    [one] Heimatplanet, ein Trio
   *[other] Heimatplanet, { $sets } Trios
}
see-on-planet = Planet von { $player }: { $card }, { $count } von 3
see-hand = { $count ->
    [one] Hand von { $player }, eine Karte
   *[other] Hand von { $player }, { $count } Karten
}
see-known = bekannt darin: { $cards }
see-sets = von 3 Trios
see-relics = { $count ->
    [one] Relikt
   *[other] Relikte
}
see-standing-order = Ungefragt weiter:
see-standing-order-none = nein
see-standing-order-until = bis Portal { $portal }

## Was nicht zusammenpasst

check-first = Platz { $first } soll beginnen, aber es gibt nur { $players } Plätze.

## In Bildern

picture-aim = Du willst drei Trios gleicher Relikte auf deinem Heimatplaneten. Hier sind zwei voll, und dem dritten fehlt eines.
picture-turn-1 = Erkunde das nächste Portal: Zieh jemandem eine zufällige Karte aus der Hand. Sie liegt dann offen am Portal.
picture-turn-2 = Lande hier oder flieg weiter. Der Wert des Portals ist die Zahl deiner Aktionen; weiter draußen ist er höher.
picture-turn-3 = Irgendwann zieht jemand ein Sabortal: Die Mission ist vorbei. Wer gelandet ist, sammelt ein: nimm eine Karte von einem Portal, oder leg ein Relikt auf den Planeten.
picture-end = Drei volle Trios: Wer sie zuerst hat, gewinnt sofort.
