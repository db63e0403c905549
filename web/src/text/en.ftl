### The browser's own words. What games and tables say comes from src/saucer.

skip = Skip to the content
header-home = Saucer, start page
dialog-close = Close
copy = Copy
copy-done = Copied
title-turn = ● Your turn · { $title }

## Start page

start-lead = Games of aliens, spies and signals. Play at once with bots, or send friends a link. No account.
start-bots = Play with bots
start-learn = Learn by playing
start-learn-as = Learn as { $part }
start-invite = Invite friends
today-best = Done, and the best possible: { $score } points
today-done = Done with { $score } of { $par } points
rules-title = Rules
rules-search = Search the rules
rules-contents = Contents
rules-now = What applies now: { $clause }
rules-nothing = Nothing of the kind stands in these rules.
join-title = Join with a code
join-go = Join
lists-mine = My games
lists-back = Go on
lists-open = Open tables
lists-open-none = Nobody is waiting right now. Invite friends, or play with bots.
lists-join = Join
lists-free = { $count ->
    [one] one free seat
   *[other] { $count } free seats
}
lists-finished = Finished games
lists-won = { $names } won, { $when }
lists-ended = ended without a winner, { $when }
shelf-title = Bests and certificates
shelf-export = Export my things
shelf-about = Best scores, certificates and what games keep for their players are kept here for you, also when finished games are no longer kept.
shelf-points = points
shelf-par = best possible: { $par }
shelf-players = { $count } players

## A new table

new-title = { $game }: a new table
new-players = Players
new-seat = Seat { $place }
new-seat-me = Me
new-seat-open = Anybody with the link
new-seat-bot = Bot: { $level }
new-seat-local = Somebody at this screen
new-seat-name = Player { $place }
new-done = { $value } (done)
new-board = A board of your own
new-board-about = A TOML file that describes a board of this game
new-board-away = Take it away
new-board-large = { $name } is too large: { $most } kB at most.
new-board-whole = The whole file
new-clock = Time for a decision
new-clock-none = No limit
new-clock-seconds = { $count } seconds
new-clock-minutes = { $count } minutes
new-clock-day = One day
new-pace = Pace of the bots
new-pace-instant = At once
new-pace-brisk = Brisk
new-pace-calm = Calm
new-public = Show among the open tables
bots-title = { $game }: with bots
bots-level = How strong the bots are
bots-choose = With bots: players, level, pace, options
bots-usual = As usual
bots-about = This is remembered on this device: next time one click on “Play with bots” is enough.
new-create = Open the table
new-start = Start the game

## Before the start

name-ask = What shall we call you?
name-keep = That is me
name-about = The others at the table see this name. You can change it at any time in the settings.
lobby-waiting = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
lobby-full = All seats are taken.
lobby-invite = Invite friends
lobby-qr = The same link, to be read by a camera
lobby-code = or with the code
lobby-seats = Seats
lobby-free = Free
lobby-sit = Sit here
lobby-not-here = not here yet
lobby-teams = Teams
lobby-team = Team { $number }
lobby-teams-host = Choose who plays with whom: press the arrows beside two seats, and they change places.
lobby-teams-taken = Now press the arrows beside the other seat.
lobby-teams-about = Choose your partner: press the arrows beside a free seat or a bot, and you sit there.
lobby-teams-watching = Choose your partner: take a free seat.
lobby-swap = Seat { $place }: change places
lobby-move = Move to seat { $place }
lobby-watching = Spectator
lobby-watching-free = To play, take a free seat below.
lobby-watching-full = You can look on, and read along.
lobby-start = Start the game
lobby-start-free = The game can start when no seat is free. For friends who are not coming, choose a bot beside the seat.
lobby-host-starts = Whoever opened the table starts the game.
lobby-dice = Fair dice
lobby-dice-about = This is the table's promise about every roll and draw of the game, made before your device adds a random word of its own. After the game the page shows that it was kept.

## The table

stage-skip = Skip
stage-again = Show the last turn again
stage-pace = Pace: { $pace }
stage-pace-calm = calm
stage-pace-brisk = brisk
stage-pace-fast = fast
stage-pace-once = at once
doubt-title = Are you sure?
doubt-no = Not yet
table-others = The other players
table-board = The board
table-mine = My things
table-you = { $name } (you)
table-bot = Bot
table-away = away
table-turn = Turn
table-your-turn = Your turn
table-clock = { $seconds ->
    [one] One second left
   *[other] { $seconds } seconds left
}
table-clock-short = Only a few seconds left
table-back = Back
table-choices = Choices ({ $count })
table-undo = Take back
table-hint = Hint
table-hinted = The best bot would choose: { $label }
table-expects-win = { $label }: { $value } in 100 win
table-expects-points = { $label } ({ $value } points expected)
table-expects-right = { $label }: right in { $value } of 100 cases
table-expects-bits = { $label }: tells as much as { $value } yes-or-no questions
table-expects-unsure = { $label }: a guess now would be right in { $value } of 100 cases
table-can = You can use this now.
board-nearer = Nearer
board-farther = Farther
board-fit = Whole board
number-label = A number from { $low } to { $high }
number-send = Choose
roll-mine = { $count ->
    [one] Roll one die and enter what it shows
   *[other] Roll { $count } dice and enter what they show
}
roll-for = { $count ->
    [one] Roll one die for { $name } and enter what it shows
   *[other] Roll { $count } dice for { $name } and enter what they show
}
roll-add = Add { $what }
roll-take_away = Take { $what } away again
roll-left = { $count ->
    [one] One die to go
   *[other] { $count } dice to go
}
roll-send = Enter
coach-title = Coach
coach-on = Go on
coach-leave = Leave the lesson
coach-play-on = Play on here
coach-anew = Play a game of my own
coach-close = Close
hint-title = New here
hint-seen = Got it
hint-clause = Rule { $clause }
hint-off = No more hints

connection-again = Connection lost. Reconnecting …
connection-offline = You are offline. The game is kept, and goes on when you are back.
notice-watching = { $count ->
    [0] You are watching.
    [one] You are watching.
   *[other] You are watching, with { $count } in the audience.
}
notice-play-too = Play yourself
notice-missed = While you were away { $count ->
    [one] one thing
   *[other] { $count } things
} happened.
notice-show-missed = Show it
notice-hurried = Many play with bots here right now: the bots answer quickly instead of well for a while.
notice-bot-plays = A bot plays for { $name }.
notice-return-to-seat = Take my seat back
notice-away = { $minutes ->
    [0] { $name } is away.
    [one] { $name } has been away for a minute.
   *[other] { $name } has been away for { $minutes } minutes.
}
notice-agree = Let a bot play for { $name }
notice-agreed = { $count ->
    [one] One player agrees so far.
   *[other] { $count } players agree so far.
}
notice-leaving = { $names } would like to give up this table.
notice-leave-too = Give up too

story-title = Story
story-log = Log
story-chat = Chat
story-rules = Rules
log-before = Before the first turn
log-empty = Nothing has happened yet.
chat-open = Open the chat
chat-empty = Nobody has said anything yet.
chat-mute = Mute
chat-words = Say something
chat-send = Send
chat-to = To whom
chat-to-all = to everybody
chat-only = only to { $name }
chat-unread = { $count ->
    [one] one new message
   *[other] { $count } new messages
}
emote-make = Make a sign
emote-hello = Hello!
emote-bravo = Bravo!
emote-laugh = Haha!
emote-think = Hmm …
emote-oops = Oops!
emote-thanks = Thank you!

menu-title = Table
menu-link = Link to this table
menu-give = Let a bot play for me
menu-give-about = You can take your seat back at any time.
menu-carry = Go on at another device
menu-carry-about = Makes a link that moves your seat there.
menu-carry-link = Open this on the other device within { $minutes } minutes
menu-print = Print the board
menu-print-about = Board and sheets on paper, empty, to play without a screen.
menu-abandon = Give up this table
menu-abandon-about = It ends for good once everybody agrees.
menu-leave = Leave
menu-leave-about = A bot goes on for you; without people the table ends.
menu-leave-open = Your seat becomes free again.
menu-lag = The table answers in { $ms } ms.
menu-keys = Keys: arrows go from choice to choice, Enter chooses, Escape goes back, Shift and arrows look around, ? tells why not.

hand-over-title = Pass the screen to { $names }
hand-over-about = Nobody else should look now.
hand-over-take = I am { $name }

over-title = The end
over-you = You win!
over-with = You win, with { $names }!
over-one = { $name } wins
over-several = { $names } win
over-lost-one = You lose. { $name } wins.
over-lost-several = You lose. { $names } win.
over-nobody = Nobody wins
over-points = How it came about
over-winner = Winner
over-rematch = Rematch
over-join-rematch = Join the rematch
over-watch-rematch = Watch the rematch
over-replay = Replay
over-alone = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
over-team-won = Won, all together!
over-team-lost = Lost, all together
end-course = How it went
end-turns = Turns
end-chosen = My choices
end-leads = Changes of the lead
end-leap = Best turn
end-turning = The turning point
end-keep = Keep a picture
end-sheet = How it came about

unshown-paused = This table is paused
unshown-paused-about = Something went wrong on our side. Everything played so far is kept.
paused-report = Report this
paused-reported = Reported, thank you
paused-record = Download my record so far
unshown-void = This table was ended
unshown-abandoned = This table was given up
unshown-over = This game is over
unshown-playing = This game cannot be shown
unshown-about = You can start a new game at any time.

## The plain table

plain-choices = Your choices
plain-none = Nothing to choose right now.
plain-fold = Hide the choices
plain-unfold = Show the choices
plain-glance = At a glance
plain-empty = Empty: { $fields }
plain-yes = yes
plain-no = no
plain-changed = changed
plain-player = Player
plain-number = No.
plain-all = Show all { $count }

## A rhythm tapped by hand

rhythm-waits = Your hand
rhythm-plan = Prepare first what you send.
rhythm-rests = Nothing to send now.
rhythm-first = Press and hold
rhythm-begin = Let go: it begins
rhythm-begin-toggle = Press: it begins
rhythm-lift = Let go: hand up
rhythm-lift-toggle = Press: hand up
rhythm-lay = Press: hand down
rhythm-done = All is sent
rhythm-progress = { $done } of { $all } · space bar, mouse or finger
rhythm-rehearse = Rehearse (for you alone)
rhythm-toggle = Tap instead of holding
rhythm-tried = Your rehearsal
rhythm-sent = What you have sent
rhythm-line = What was received
rhythm-listening = Listen …
rhythm-whole = You hear it as a whole, once it is complete.
rhythm-late = The connection was too slow: you hear the whole once it is complete.
rhythm-skip = Heard enough
rhythm-again = Hear it again
rhythm-check = Sound check
rhythm-check-about = Hand up: a tone and light. Hand down: a knock.
rhythm-checked = A short one and a long one: seen and heard?
rhythm-sound-on = Sound is off: turn it on

## Replay

replay-title = Replay
replay-turn-back = Back to the start of the turn
replay-turn-next = On to the next turn
replay-pace = Pace
replay-back = One step back
replay-next = One step on
replay-mine-back = Back to my decision before
replay-mine-next = On to my next decision
replay-climax = To the next climax
replay-play = Play
replay-pause = Pause
replay-at = { $at } of { $last }
replay-slider = Where in the game
replay-viewer = Seen by
replay-open = Everything open
replay-public = As a spectator
replay-seat = As { $name }
replay-download = Download the record
dice-good = The dice were fair
dice-lesson = The dice of a lesson
dice-bad = The dice do not fit
dice-about = { $chances ->
    [one] One roll or draw was computed anew from what was revealed at the end.
   *[other] { $chances } rolls and draws were computed anew from what was revealed at the end.
}
dice-kept = Your device kept this promise and its own word: both are in the record.
dice-not_kept = Your device was shown another promise, or gave another word, than the record says. Do not trust these dice.
dice-word-none = no device of its own, so it gives none
dice-prepared = This was a lesson: up to { $count } of the first outcomes were prepared for it, and the record says which.
dice-commitment = Promised before the game (SHA-256 of the seed)
dice-words = Words of the seats
dice-seed = Seed, revealed at the end
dice-key = Key made from them

## Settings

settings-title = Settings
settings-me = You
settings-name = Name
settings-shape = Shape
settings-me-about = The others see a new name at once, at this table too; if the game allows no talk just now, as soon as it does. A new shape counts from the next table on.
settings-language = Language
settings-theme = Colours
settings-theme-auto = As on this device
settings-theme-light = Light
settings-theme-dark = Dark
settings-motion = Motion
settings-motion-auto = As on this device
settings-motion-off = Off
settings-sound = Sound
settings-hints = Hints for what is new
settings-plain = Plain table: words instead of pictures
settings-notifications = Notify me when it is my turn
shape-circle = Circle
shape-square = Square
shape-triangle = Triangle
shape-diamond = Diamond
shape-pentagon = Pentagon
shape-hexagon = Hexagon

## When something is missing

state-waiting = One moment …
state-again = Try again
state-home = Start page
state-reload = Load again
missing-title = There is nothing at this address
broken-title = This page has a flaw. Your game is safe.
refused-unreached = The table cannot be reached right now.

## In pictures

pictures-open = How it goes, in pictures
pictures-title = { $game } in five pictures
pictures-aim = What you want
pictures-turn-1 = A turn, 1 of 3
pictures-turn-2 = A turn, 2 of 3
pictures-turn-3 = A turn, 3 of 3
pictures-end = How it ends
pictures-play = Play
pictures-close = Got it
pictures-back = Picture before
pictures-next = Next picture
