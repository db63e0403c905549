### Missatges de tots els jocs: enumeracions, qui juga, la taula.

who = { $playerIs ->
    [you] tu
   *[other] { $player }
}
list-last = { $one } i { $two }
list-next = { $one }, { $rest }

## La taula

spoken = { $playerIs ->
    [you] Tu:
   *[other] { $player }:
}
seat_changed-person = { $playerIs ->
    [you] Ara jugues al lloc { $place }.
   *[other] { $player } juga ara al lloc { $place }.
}
seat_changed-bot = Un bot, { $player }, juga ara al lloc { $place }.
took_back = { $playerIs ->
    [you] Desfàs la teva última decisió.
   *[other] { $player } desfà la seva última decisió.
}
table_ended-over = La partida s'ha acabat.
table_ended-abandoned = La taula s'ha tancat abans que s'acabés la partida.
table_ended-void = La taula s'ha tancat: aquí ja no hi ha aquesta versió del joc.

## Bots

bot-random = Atzar
bot-easy = Fàcil
bot-medium = Mitjà
bot-hard = Difícil

## Per què no es pot fer

why-watching = Estàs mirant: això només ho pot fer qui juga.
why-over = La partida s'ha acabat.

refused-not_allowed = Ara això no és possible.
refused-conflict = Mentrestant ha passat alguna cosa a la taula. Mira-t'ho i torna a triar.
refused-unreadable = La taula no ho ha pogut llegir.
refused-not_yours = Aquest no és el teu lloc.
refused-not_started = La partida encara no ha començat.
refused-ended = Aquesta taula ja està tancada.
refused-paused = Aquesta taula està aturada per un error. La partida es conserva.
refused-too_fast = Massa coses de cop. Espera un moment.
refused-no_undo = Això ja no es pot desfer.
refused-silenced = Ara no pots dir això.

## El terminal

terminal-pass = deixar-ho passar
terminal-expected = Escriu un número del { $low } al { $high }, o q per marxar.

## Taulers propis

board-game = El fitxer hauria de dir game = "{ $expected }".
board-none = Aquest joc no admet taulers propis.
board-unreadable = Això no es pot llegir: { $problem }
board-too_large = El tauler ocupa més de { $most } bytes.
