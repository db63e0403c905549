# What the coach says in the guided first game.
first-aim = School is out! Your Kids start here, at the SCHOOL. Bring them to places that are safe and fun: the numbers there are points, and the most points win.
first-let-out = A turn is one thing: let out a Kid, play a card, or run away. No Kid is out yet, so let one out.
first-card = Now play a card. { card-skateboard } moves a Kid exactly 3 spaces. Click it.
first-home = Spaces that glow can be reached in 3 steps. Red walls stop everybody; places are entered through a yellow bar. Go home to Number 7.
first-scored = Arrived: 4 points, and nobody takes this place any more. After your turn you draw up to three cards again.
first-sighting = { $seat1 } drew a sighting: such a card is never kept, a Stranger comes at once. This many are still to come; with the last one the game is over.
first-stranger = A Stranger takes every Kid that stands there, and from now on nobody gets through. Only spaces with this sign are in danger, and scored Kids never.
first-another = You may have one Kid on the streets at a time, and now there is none. Let out the next one.
first-run = Far away is a pool worth 7 points. Buses help: first { card-run } to the nearest stop.
first-bus-stop = Two spaces to the left is a stop of the city bus. Go there.
first-place = Now you have drawn a sighting, so you choose where the Stranger comes. { $seat1 }'s Kid stands on such a space: put it there!
first-taken = The Kid is back in { $seat1 }'s supply and must start again. Never wait on a Stranger's space longer than you must.
first-bus = Your Kid stands at a stop of the city bus. Play { card-city_bus }.
first-ride = A bus goes to any other stop of its kind, whatever lies between. Ride to the one down on the right.
first-run-again = The pool is two steps away: play { card-run }.
first-pool = Through the yellow bar into Quarry Pool!
first-end = 7 points for the first in the pool! That is the game. Libraries give you more cards, parks more Kids, and a saucer may even take one that has scored. Play on, or begin a game of your own!
