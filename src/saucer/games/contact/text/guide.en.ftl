# What the coach says in the guided first game.
first-aim = Welcome! You and { $seat1 } are one team. { $seat1 } is the Source and will know which planet a signal comes from. You are the Crew: you can only listen.
first-prize = You play for this signal card: 4 points, if your first guess is right.
first-listen = { $seat1 } has drawn a secret target, one of the planets turned up: J, K or P. Now watch and listen: the rocket flies there in thought, and the longer a flight lasts, the longer the way. Go on to hear it.
first-guess = Two flights, so there was a stopover: first a short hop, then a much longer flight. From a planet near the rocket only J is so far away. Point at J.
first-right = Right! The rocket flies there, and the card is yours. A wrong guess costs the card and a barrel of fuel; when the last barrel is gone, you have lost.
first-wrong = That was wrong: it cost the card and a barrel. Compare how long the flights were, and guess again; you may also ask to hear the route once more.
first-begin = Now it is the other way round: you are the Source. Begin the round.
first-target = Only you see this: your target is planet M. { $seat1 } must find it by your taps alone.
first-plan = Plan your way by clicking one stop after the other. No leg may cross a third chip. Here the direct way is free: click M.
first-launch = Now send it. Press the big key (or the space bar) and let go: letting go is take-off, and you fly until you press again.
first-land = You are flying! M is near the rocket, so it is a short flight: press the key to land.
first-end = { $seat1 } has understood you! Twelve rounds like these make a game, and each brings new planets into play. Play on here, or begin a game of your own!
first-land-there = You are flying! The longer the way to your next stop, the longer you stay in the air: press the key to land.
