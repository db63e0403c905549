### Die eigenen Worte des Browsers. Was Spiele und Tische sagen, kommt aus src/saucer.

skip = Zum Inhalt springen
header-home = Saucer, Startseite
dialog-close = Schließen
copy = Kopieren
copy-done = Kopiert
title-turn = ● Du bist dran · { $title }

## Startseite

start-lead = Spiele von Außerirdischen, Spionen und Signalen. Spiel sofort mit Bots oder schick Freunden einen Link. Ohne Konto.
start-bots = Mit Bots spielen
start-learn = Spielend lernen
start-learn-as = Lernen als { $part }
start-invite = Freunde einladen
today-best = Gelöst, und besser geht es nicht: { $score } Punkte
today-done = Gespielt, { $score } von { $par } Punkten
rules-title = Regeln
rules-search = In den Regeln suchen
rules-contents = Inhalt
rules-now = Was jetzt gilt: { $clause }
rules-nothing = Davon steht nichts in diesen Regeln.
join-title = Mit einem Code beitreten
join-go = Beitreten
lists-mine = Meine Spiele
lists-back = Weiterspielen
lists-open = Offene Tische
lists-open-none = Gerade wartet niemand. Lade Freunde ein oder spiel mit Bots.
lists-join = Beitreten
lists-free = { $count ->
    [one] ein freier Platz
   *[other] { $count } freie Plätze
}
lists-finished = Beendete Spiele
lists-won = gewonnen: { $names }, { $when }
lists-ended = ohne Sieger beendet, { $when }
shelf-title = Bestwerte und Urkunden
shelf-export = Meine Sachen exportieren
shelf-about = Bestwerte, Urkunden und was Spiele sich für ihre Spieler merken, werden hier für dich aufbewahrt, auch wenn beendete Spiele nicht mehr aufbewahrt werden.
shelf-points = Punkte
shelf-par = bestmöglich: { $par }
shelf-players = { $count } Personen

## Ein neuer Tisch

new-title = { $game }: ein neuer Tisch
new-players = Mitspielende
new-seat = Platz { $place }
new-seat-me = Ich
new-seat-open = Wer den Link hat
new-seat-bot = Bot: { $level }
new-seat-local = Jemand an diesem Bildschirm
new-seat-name = Person { $place }
new-done = { $value } (gespielt)
new-board = Ein eigenes Spielfeld
new-board-about = Eine TOML-Datei, die ein Spielfeld dieses Spiels beschreibt
new-board-away = Wieder weg
new-board-large = { $name } ist zu groß: höchstens { $most } kB.
new-board-whole = Die ganze Datei
new-clock = Zeit für eine Entscheidung
new-clock-none = Unbegrenzt
new-clock-seconds = { $count } Sekunden
new-clock-minutes = { $count } Minuten
new-clock-day = Ein Tag
new-pace = Tempo der Bots
new-pace-instant = Sofort
new-pace-brisk = Zügig
new-pace-calm = Ruhig
new-public = Unter den offenen Tischen zeigen
bots-title = { $game }: mit Bots
bots-level = Stärke der Bots
bots-choose = Mit Bots: Personen, Stärke, Tempo, Optionen
bots-usual = Wie üblich
bots-about = Das merkt sich dieses Gerät: Beim nächsten Mal genügt ein Klick auf „Mit Bots spielen“.
new-create = Tisch eröffnen
new-start = Spiel starten

## Vor dem Start

name-ask = Wie sollen wir dich nennen?
name-keep = Das bin ich
name-about = Diesen Namen sehen die anderen am Tisch. Du kannst ihn in den Einstellungen jederzeit ändern.
lobby-waiting = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
lobby-full = Alle Plätze sind besetzt.
lobby-invite = Freunde einladen
lobby-qr = Derselbe Link für eine Kamera
lobby-code = oder mit dem Code
lobby-seats = Plätze
lobby-free = Frei
lobby-sit = Hier sitzen
lobby-not-here = noch nicht da
lobby-teams = Teams
lobby-team = Team { $number }
lobby-teams-host = Bestimme, wer mit wem spielt: Drücke die Pfeile neben zwei Plätzen, und sie tauschen.
lobby-teams-taken = Drücke jetzt die Pfeile neben dem anderen Platz.
lobby-teams-about = Such dir jemanden zum Mitspielen aus: Drücke die Pfeile neben einem freien Platz oder einem Bot, und du sitzt dort.
lobby-teams-watching = Such dir jemanden zum Mitspielen aus: Nimm einen freien Platz.
lobby-swap = Platz { $place }: tauschen
lobby-move = Auf Platz { $place } wechseln
lobby-watching = Zuschauen
lobby-watching-free = Zum Mitspielen nimm unten einen freien Platz.
lobby-watching-full = Du kannst zusehen und mitlesen.
lobby-start = Spiel starten
lobby-start-free = Das Spiel kann beginnen, wenn kein Platz mehr frei ist. Für Freunde, die nicht kommen, wählst du neben dem Platz einen Bot.
lobby-host-starts = Wer den Tisch eröffnet hat, startet das Spiel.
lobby-dice = Faire Würfel
lobby-dice-about = Das ist das Versprechen des Tisches für jeden Wurf und jede gezogene Karte, gegeben, bevor dein Gerät ein eigenes Zufallswort beisteuert. Nach dem Spiel zeigt die Seite, dass es gehalten wurde.

## Der Tisch

stage-skip = Überspringen
stage-again = Den letzten Zug noch einmal zeigen
stage-pace = Tempo: { $pace }
stage-pace-calm = ruhig
stage-pace-brisk = zügig
stage-pace-fast = schnell
stage-pace-once = sofort
doubt-title = Bist du sicher?
doubt-no = Noch nicht
table-others = Die anderen
table-board = Der Spielplan
table-mine = Meine Sachen
table-you = { $name } (du)
table-bot = Bot
table-away = nicht da
table-turn = Am Zug
table-your-turn = Du bist dran
table-clock = { $seconds ->
    [one] Noch eine Sekunde
   *[other] Noch { $seconds } Sekunden
}
table-clock-short = Nur noch wenige Sekunden
table-back = Zurück
table-choices = Auswahl ({ $count })
table-undo = Zurücknehmen
table-hint = Tipp
table-hinted = Der beste Bot würde wählen: { $label }
table-expects-win = { $label }: { $value } von 100 gewinnen
table-expects-points = { $label } (erwartet: { $value } Punkte)
table-expects-right = { $label }: in { $value } von 100 Fällen richtig
table-expects-bits = { $label }: sagt so viel wie { $value } Ja-nein-Fragen
table-expects-unsure = { $label }: Ein Tipp wäre jetzt in { $value } von 100 Fällen richtig
table-can = Das kannst du jetzt benutzen.
board-nearer = Näher
board-farther = Weiter weg
board-fit = Ganzer Spielplan
number-label = Eine Zahl von { $low } bis { $high }
number-send = Wählen
roll-mine = { $count ->
    [one] Wirf einen Würfel und gib ein, was er zeigt
   *[other] Wirf { $count } Würfel und gib ein, was sie zeigen
}
roll-for = { $count ->
    [one] Wirf einen Würfel für { $name } und gib ein, was er zeigt
   *[other] Wirf { $count } Würfel für { $name } und gib ein, was sie zeigen
}
roll-add = Dazu: { $what }
roll-take_away = Wieder weg: { $what }
roll-left = { $count ->
    [one] Noch ein Würfel
   *[other] Noch { $count } Würfel
}
roll-send = Eingeben
coach-title = Trainer
coach-on = Weiter
coach-leave = Lektion verlassen
coach-play-on = Hier weiterspielen
coach-anew = Ein eigenes Spiel beginnen
coach-close = Schließen
hint-title = Neu hier
hint-seen = Verstanden
hint-clause = Regel { $clause }
hint-off = Keine Hinweise mehr

connection-again = Verbindung verloren. Sie wird wiederhergestellt …
connection-offline = Du bist offline. Das Spiel ist gesichert und geht weiter, wenn du zurück bist.
notice-watching = { $count ->
    [0] Du schaust zu.
    [one] Du schaust zu.
   *[other] Du schaust zu, mit { $count } im Publikum.
}
notice-play-too = Selbst spielen
notice-missed = Während du weg warst, ist { $count ->
    [one] eine Sache
   *[other] manches
} geschehen.
notice-show-missed = Zeigen
notice-hurried = Gerade spielen hier viele mit Bots: Die Bots antworten eine Weile lieber schnell als gut.
notice-bot-plays = Ein Bot spielt für { $name }.
notice-return-to-seat = Meinen Platz zurücknehmen
notice-away = { $minutes ->
    [0] { $name } ist nicht da.
    [one] { $name } ist seit einer Minute weg.
   *[other] { $name } ist seit { $minutes } Minuten weg.
}
notice-agree = Für { $name } einen Bot spielen lassen
notice-agreed = { $count ->
    [one] Bisher ist eine Person dafür.
   *[other] Bisher sind { $count } dafür.
}
notice-leaving = Den Tisch aufgeben möchte: { $names }.
notice-leave-too = Auch aufgeben

story-title = Verlauf
story-log = Verlauf
story-chat = Chat
story-rules = Regeln
log-before = Vor dem ersten Zug
log-empty = Noch ist nichts geschehen.
chat-open = Chat öffnen
chat-empty = Noch hat niemand etwas gesagt.
chat-mute = Stummschalten
chat-words = Sag etwas
chat-send = Senden
chat-to = An wen
chat-to-all = an alle
chat-only = nur an { $name }
chat-unread = { $count ->
    [one] eine neue Nachricht
   *[other] { $count } neue Nachrichten
}
emote-make = Ein Zeichen geben
emote-hello = Hallo!
emote-bravo = Bravo!
emote-laugh = Haha!
emote-think = Hm …
emote-oops = Hoppla!
emote-thanks = Danke!

menu-title = Tisch
menu-link = Link zu diesem Tisch
menu-give = Einen Bot für mich spielen lassen
menu-give-about = Du kannst deinen Platz jederzeit zurücknehmen.
menu-carry = An einem anderen Gerät weiterspielen
menu-carry-about = Macht einen Link, der deinen Platz dorthin mitnimmt.
menu-carry-link = Öffne das innerhalb von { $minutes } Minuten auf dem anderen Gerät
menu-print = Den Plan drucken
menu-print-about = Plan und Bögen auf Papier, leer, zum Spielen ohne Bildschirm.
menu-abandon = Tisch aufgeben
menu-abandon-about = Er endet endgültig, wenn alle dafür sind.
menu-leave = Gehen
menu-leave-about = Ein Bot spielt für dich weiter; ohne Menschen endet der Tisch.
menu-leave-open = Dein Platz wird wieder frei.
menu-lag = Der Tisch antwortet in { $ms } ms.
menu-keys = Tasten: Pfeile gehen von Möglichkeit zu Möglichkeit, Enter wählt, Escape geht zurück, Umschalt und Pfeile schauen sich um, ? sagt, warum etwas nicht geht.

hand-over-title = Gib den Bildschirm an { $names }
hand-over-about = Jetzt sollte sonst niemand hinschauen.
hand-over-take = Ich bin { $name }

over-title = Das Ende
over-you = Du gewinnst!
over-with = Du gewinnst, zusammen mit { $names }!
over-one = { $name } gewinnt
over-several = { $names } gewinnen
over-lost-one = Verloren. { $name } gewinnt.
over-lost-several = Verloren. { $names } gewinnen.
over-nobody = Niemand gewinnt
over-points = Wie es dazu kam
over-winner = Sieg
over-rematch = Revanche
over-join-rematch = Zur Revanche
over-watch-rematch = Der Revanche zuschauen
over-replay = Wiedergabe
over-alone = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
over-team-won = Gemeinsam gewonnen!
over-team-lost = Gemeinsam verloren
end-course = Wie es lief
end-turns = Züge
end-chosen = Meine Entscheidungen
end-leads = Wechsel der Führung
end-leap = Bester Zug
end-turning = Der Wendepunkt
end-keep = Bild behalten
end-sheet = Wie es dazu kam

unshown-paused = Dieser Tisch ist angehalten
unshown-paused-about = Bei uns ist etwas schiefgegangen. Alles bisher Gespielte ist gesichert.
paused-report = Melden
paused-reported = Gemeldet, danke
paused-record = Meine bisherige Aufzeichnung herunterladen
unshown-void = Dieser Tisch wurde beendet
unshown-abandoned = Dieser Tisch wurde aufgegeben
unshown-over = Dieses Spiel ist zu Ende
unshown-playing = Dieses Spiel lässt sich nicht zeigen
unshown-about = Du kannst jederzeit ein neues Spiel beginnen.

## Der schlichte Tisch

plain-choices = Deine Wahl
plain-none = Gerade ist nichts zu wählen.
plain-fold = Wahl verbergen
plain-unfold = Wahl zeigen
plain-glance = Auf einen Blick
plain-empty = Leer: { $fields }
plain-yes = ja
plain-no = nein
plain-changed = geändert
plain-player = Wer
plain-number = Nr.
plain-all = Alle { $count } zeigen

## Ein Rhythmus, mit der Hand geklopft

rhythm-waits = Deine Hand
rhythm-plan = Bereite erst vor, was du sendest.
rhythm-rests = Jetzt gibt es nichts zu senden.
rhythm-first = Drücken und halten
rhythm-begin = Loslassen: Es beginnt
rhythm-begin-toggle = Drücken: Es beginnt
rhythm-lift = Loslassen: Hand hoch
rhythm-lift-toggle = Drücken: Hand hoch
rhythm-lay = Drücken: Hand herunter
rhythm-done = Alles ist gesendet
rhythm-progress = { $done } von { $all } · Leertaste, Maus oder Finger
rhythm-rehearse = Proben (nur für dich)
rhythm-toggle = Tippen statt Halten
rhythm-tried = Deine Probe
rhythm-sent = Was du gesendet hast
rhythm-line = Was empfangen wurde
rhythm-listening = Hör zu …
rhythm-whole = Du hörst alles auf einmal, sobald es vollständig ist.
rhythm-late = Die Verbindung war zu langsam: Du hörst das Ganze, sobald es vollständig ist.
rhythm-skip = Genug gehört
rhythm-again = Noch einmal hören
rhythm-check = Tonprobe
rhythm-check-about = Hand oben: Ton und Licht. Hand unten: ein Klopfen.
rhythm-checked = Einmal kurz, einmal lang: gesehen und gehört?
rhythm-sound-on = Der Ton ist aus: einschalten

## Wiedergabe

replay-title = Wiedergabe
replay-turn-back = Zurück zum Anfang des Zugs
replay-turn-next = Weiter zum nächsten Zug
replay-pace = Tempo
replay-back = Einen Schritt zurück
replay-next = Einen Schritt weiter
replay-mine-back = Zurück zu meiner vorigen Entscheidung
replay-mine-next = Weiter zu meiner nächsten Entscheidung
replay-climax = Zum nächsten Höhepunkt
replay-play = Abspielen
replay-pause = Anhalten
replay-at = { $at } von { $last }
replay-slider = Stelle im Spiel
replay-viewer = Gesehen von
replay-open = Alles offen
replay-public = Als Publikum
replay-seat = Als { $name }
replay-download = Aufzeichnung herunterladen
dice-good = Die Würfel waren fair
dice-lesson = Die Würfel einer Lektion
dice-bad = Die Würfel passen nicht
dice-about = { $chances ->
    [one] Ein Wurf wurde aus dem neu berechnet, was am Ende aufgedeckt wurde.
   *[other] { $chances } Würfe und Ziehungen wurden aus dem neu berechnet, was am Ende aufgedeckt wurde.
}
dice-kept = Dein Gerät hat sich dieses Versprechen und sein eigenes Wort gemerkt: Beide stehen in der Aufzeichnung.
dice-not_kept = Deinem Gerät wurde ein anderes Versprechen gezeigt, oder es gab ein anderes Wort, als in der Aufzeichnung steht. Traue diesen Würfeln nicht.
dice-word-none = kein eigenes Gerät, also auch kein Wort
dice-prepared = Das war eine Lektion: Bis zu { $count } der ersten Ergebnisse waren dafür vorbereitet, und die Aufzeichnung sagt, welche.
dice-commitment = Vor dem Spiel versprochen (SHA-256 des Keims)
dice-words = Worte der Plätze
dice-seed = Keim, am Ende aufgedeckt
dice-key = Daraus gebildeter Schlüssel

## Einstellungen

settings-title = Einstellungen
settings-me = Du
settings-name = Name
settings-shape = Form
settings-me-about = Einen neuen Namen sehen die anderen sofort, auch an diesem Tisch; erlaubt das Spiel gerade kein Gespräch, dann sobald es wieder eines erlaubt. Eine neue Form gilt ab dem nächsten Tisch.
settings-language = Sprache
settings-theme = Farben
settings-theme-auto = Wie auf diesem Gerät
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-motion = Bewegung
settings-motion-auto = Wie auf diesem Gerät
settings-motion-off = Aus
settings-sound = Ton
settings-hints = Hinweise zu Neuem
settings-plain = Schlichter Tisch: Worte statt Bilder
settings-notifications = Benachrichtigen, wenn ich dran bin
shape-circle = Kreis
shape-square = Quadrat
shape-triangle = Dreieck
shape-diamond = Raute
shape-pentagon = Fünfeck
shape-hexagon = Sechseck

## Wenn etwas fehlt

state-waiting = Einen Moment …
state-again = Noch einmal versuchen
state-home = Startseite
state-reload = Neu laden
missing-title = Unter dieser Adresse ist nichts
broken-title = Diese Seite hat einen Fehler. Dein Spiel ist sicher.
refused-unreached = Der Tisch ist gerade nicht erreichbar.

## In Bildern

pictures-open = So geht es, in Bildern
pictures-title = { $game } in fünf Bildern
pictures-aim = Was du willst
pictures-turn-1 = Ein Zug, 1 von 3
pictures-turn-2 = Ein Zug, 2 von 3
pictures-turn-3 = Ein Zug, 3 von 3
pictures-end = Wie es endet
pictures-play = Spielen
pictures-close = Alles klar
pictures-back = Voriges Bild
pictures-next = Nächstes Bild
