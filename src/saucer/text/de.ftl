### Meldungen aller Spiele: Aufzählungen, Mitspielende, der Tisch.

who = { $playerIs ->
    [you] du
   *[other] { $player }
}
list-last = { $one } und { $two }
list-next = { $one }, { $rest }

## Der Tisch

spoken = { $playerIs ->
    [you] Du:
   *[other] { $player }:
}
seat_changed-person = { $playerIs ->
    [you] Du spielst jetzt auf Platz { $place }.
   *[other] { $player } spielt jetzt auf Platz { $place }.
}
seat_changed-bot = Auf Platz { $place } spielt jetzt ein Bot, { $player }.
took_back = { $playerIs ->
    [you] Du nimmst deine letzte Entscheidung zurück.
   *[other] { $player } nimmt die letzte Entscheidung zurück.
}
table_ended-over = Das Spiel ist zu Ende.
table_ended-abandoned = Der Tisch wurde aufgelöst, bevor das Spiel zu Ende war.
table_ended-void = Der Tisch wurde beendet: Diese Fassung des Spiels gibt es hier nicht mehr.

## Bots

bot-random = Zufall
bot-easy = Leicht
bot-medium = Mittel
bot-hard = Schwer

## Warum etwas nicht geht

why-watching = Du schaust zu: Das können nur die, die mitspielen.
why-over = Das Spiel ist zu Ende.

refused-not_allowed = Das geht jetzt nicht.
refused-conflict = Am Tisch ist inzwischen etwas geschehen. Schau nach und wähle neu.
refused-unreadable = Das konnte der Tisch nicht lesen.
refused-not_yours = Das ist nicht dein Platz.
refused-not_started = Das Spiel hat noch nicht begonnen.
refused-ended = Dieser Tisch ist beendet.
refused-paused = Dieser Tisch pausiert wegen eines Fehlers. Das Spiel bleibt erhalten.
refused-too_fast = Zu viel auf einmal. Warte einen Moment.
refused-no_undo = Das lässt sich nicht mehr zurücknehmen.
refused-silenced = Das kannst du jetzt nicht sagen.

## Das Terminal

terminal-pass = verstreichen lassen
terminal-expected = Bitte eine Zahl von { $low } bis { $high } eingeben, oder q, um zu gehen.

## Eigene Spielpläne

board-game = In der Datei sollte stehen: game = "{ $expected }".
board-none = Dieses Spiel kennt keine eigenen Spielpläne.
board-unreadable = Das ist nicht lesbar: { $problem }
board-too_large = Der Spielplan ist größer als { $most } Bytes.
