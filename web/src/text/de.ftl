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
start-invite = Freunde einladen
rules-title = Regeln
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

## Ein neuer Tisch

new-title = { $game }: ein neuer Tisch
new-players = Mitspielende
new-seat = Platz { $place }
new-seat-me = Ich
new-seat-open = Wer den Link hat
new-seat-bot = Bot: { $level }
new-seat-local = Jemand an diesem Bildschirm
new-seat-name = Person { $place }
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
new-create = Tisch eröffnen
new-start = Spiel starten

## Vor dem Start

lobby-waiting = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
lobby-full = Alle sind da.
lobby-invite = Freunde einladen
lobby-code = oder mit dem Code
lobby-seats = Plätze
lobby-free = Frei
lobby-sit = Hier sitzen
lobby-not-here = noch nicht da
lobby-start = Spiel starten
lobby-host-starts = Wer den Tisch eröffnet hat, startet das Spiel.
lobby-dice = Faire Würfel
lobby-dice-about = Das ist das Versprechen des Tisches für jeden Wurf und jede gezogene Karte, gegeben, bevor dein Gerät ein eigenes Zufallswort beisteuert. Nach dem Spiel zeigt die Seite, dass es gehalten wurde.

## Der Tisch

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
table-back = Zurück
table-choices = Auswahl ({ $count })
table-undo = Zurücknehmen
table-hint = Tipp
table-hinted = Der beste Bot würde wählen: { $label }
table-can = Das kannst du jetzt benutzen.
number-label = Eine Zahl von { $low } bis { $high }
number-send = Wählen
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
notice-bot-plays = Ein Bot spielt für { $name }.
notice-take-back = Meinen Platz zurücknehmen
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
log-empty = Noch ist nichts geschehen.
chat-empty = Noch hat niemand etwas gesagt.
chat-mute = Stummschalten
chat-words = Sag etwas
chat-send = Senden
chat-unread = { $count ->
    [one] eine neue Nachricht
   *[other] { $count } neue Nachrichten
}

menu-title = Tisch
menu-link = Link zu diesem Tisch
menu-give = Einen Bot für mich spielen lassen
menu-give-about = Du kannst deinen Platz jederzeit zurücknehmen.
menu-carry = An einem anderen Gerät weiterspielen
menu-carry-about = Macht einen Link, der deinen Platz dorthin mitnimmt.
menu-carry-link = Öffne das innerhalb von { $minutes } Minuten auf dem anderen Gerät
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
over-shared = Geteilter Sieg: { $names }
over-nobody = Niemand gewinnt
over-points = Wie es dazu kam
over-winner = Sieg
over-rematch = Revanche
over-join-rematch = Zur Revanche
over-watch-rematch = Der Revanche zuschauen
over-replay = Noch einmal ansehen

unshown-paused = Dieser Tisch ist angehalten
unshown-paused-about = Bei uns ist etwas schiefgegangen. Alles bisher Gespielte ist gesichert.
unshown-void = Dieser Tisch wurde beendet
unshown-abandoned = Dieser Tisch wurde aufgegeben
unshown-over = Dieses Spiel ist zu Ende
unshown-playing = Dieses Spiel lässt sich nicht zeigen
unshown-about = Du kannst jederzeit ein neues Spiel beginnen.

## Wiedergabe

replay-title = Wiedergabe
replay-back = Einen Schritt zurück
replay-next = Einen Schritt weiter
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
dice-bad = Die Würfel passen nicht
dice-about = { $chances ->
    [one] Ein Wurf wurde aus dem neu berechnet, was am Ende aufgedeckt wurde.
   *[other] { $chances } Würfe und Ziehungen wurden aus dem neu berechnet, was am Ende aufgedeckt wurde.
}
dice-commitment = Vor dem Spiel versprochen (SHA-256 des Keims)
dice-words = Worte der Plätze
dice-seed = Keim, am Ende aufgedeckt
dice-key = Daraus gebildeter Schlüssel

## Einstellungen

settings-title = Einstellungen
settings-me = Du
settings-name = Name
settings-shape = Form
settings-me-about = Gilt ab dem nächsten Tisch.
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
