title = Contact
about = One of you knows where the signal comes from, and may only tap how far it is from planet to planet. The others listen, and guess.
facts = 2 to 5 players as one team, 20 minutes
credits = A game by Steffen Benndorf. This is an unofficial implementation for people who own the game, with words and pictures of its own.

option-variant = Game
option-variant-standard = Standard: levels 1 to 6
option-variant-professional = For professionals: all planets, helper cards
option-level = Level of the standard game
option-first = First Source
option-first-null = By chance
option-time_line = A line shows what was received
option-hear_again = What was received can be heard again
option-hearing = The Crew hears
option-hearing-live = while the Source taps
option-hearing-whole = everything once the Source has finished

check-first = Seat { $seat } cannot be the first Source: there are { $players } players.
hot_seat-source = Everybody needs a screen of their own: nobody may see the plan and the hand of the Source.

reason-twelve_rounds = All twelve rounds are survived.
reason-no_fuel = The fuel is used up.

about-bot-random = Does anything that is allowed.
about-bot-easy = Taps and hears roughly, forgets how a partner sends, and guesses soon.
about-bot-medium = Keeps a fair rhythm, gets used to its partner over a few rounds, and asks again when in doubt.
about-bot-hard = Picks the route that is hardest to mistake, weighs every route it could have heard, and learns how its partner sends.

## Things

chip-planet = planet { $letter }
chip-earth = Earth
chip-asteroid = asteroid { $number }
letter = { $letter }
number = { $number }
nothing = none
place = row { $row }, column { $column }
route-on = { $chip } › { $rest }
helper-fifty = 50:50
helper-stopover = First stopover
helper-exchange = Exchange

about-fifty = The guesser says so before guessing and then has two guesses that count as one (CO-24).
about-stopover = The guesser has the rocket put on the first stopover of the last route (CO-25).
about-exchange = The Source takes another target before choosing the signal card (CO-26).
about-chip = Every chip can be a stop on the way. Only a bright planet can be the target (CO-9, CO-14).
about-guess = The signal comes from a bright planet; a dark one can only be a stop on the way (CO-9, CO-14).
about-barrel = Every wrong guess costs a barrel; with the last one the game is lost (CO-15, CO-16).
about-signal = One of these is played for in every round; those you win are your points (CO-5, CO-19).

grade-all = Voice of the Universe
grade-nearly_all = Masters of the Echo
grade-many = Readers of Rhythm
grade-some = Listeners
grade-few = Contact made

## Whose turn it is

prompt-setting_up = The planets are being laid out.
prompt-drawing = { $playerIs ->
    [you] You are the Source. Cards are being drawn.
   *[other] { $player } is the Source. Cards are being drawn.
}
prompt-between = { $playerIs ->
    [you] You are the Source of round { $round }. Begin when all are ready; until then you may talk.
   *[other] { $player } is the Source of round { $round } and begins when ready. Until then you may talk.
}
prompt-choosing_signal = { $playerIs ->
    [you] Choose the signal card of this round: high for an easy route, low for a hard one.
   *[other] { $player } chooses the signal card of this round.
}
prompt-planning = { $player } plans a route. Get ready to listen.
prompt-plan = Your target is { $target }. Plan the route stop by stop.
prompt-plan_again = Once more: your target is still { $target }. Plan the route stop by stop.
prompt-planned = The route to { $target } is planned. Lay your hand down, and lift it to take off.
prompt-sending = { $playerIs ->
    [you] You are flying: down is landing, up is take-off.
   *[other] { $player } is sending. Listen!
}
prompt-guess = { $playerIs ->
    [you] { $left ->
        [0] Your guess: where does the signal come from?
        [one] Your guess: where does the signal come from? You may ask for the route once more.
       *[other] Your guess: where does the signal come from? You may ask for the route { $left } times more.
    }
   *[other] { $player } is to guess. Silence!
}
prompt-guess_second = { $playerIs ->
    [you] Not that one. Your second guess?
   *[other] Not that one. { $player } has a second guess.
}
prompt-meeting = { $playerIs ->
    [you] Team meeting: the Crew may talk until you have guessed.
   *[other] Team meeting: the Crew may talk until { $player } has guessed.
}
prompt-lost = The fuel is used up in round { $round }. The signal came from { $target }.
prompt-certificate = All twelve rounds survived, { $score ->
    [one] one point
   *[other] { $score } points
}. Your certificate: { $grade }.
won = All twelve rounds survived: { $score } of 42 points, { $barrels ->
    [one] one barrel
   *[other] { $barrels } barrels
} left.
advice-level = { $won } Try level { $level } next.
advice-professional = { $won } You are ready for the professional game.

## What can be done

label-begin_round = Begin round { $round }
label-choose_signal = Play for the signal card { $value }
label-fly_to = Fly to { $chip } ({ $place })
label-same_route = Plan the same route again
label-plan_anew = Forget this plan and begin another
label-launch = Take off
label-land = Land
label-take_off = Take off again
label-break_off = Break off and start again
label-ask_again = { $left ->
    [one] Ask for the route again (for the last time)
   *[other] Ask for the route again ({ $left } times left)
}
label-guess = Guess { $chip } ({ $place })
label-exchange = Exchange the target
label-use_fifty = 50:50: guess twice for one
label-use_stopover = Have the first stopover shown
label-reactivate = { $left ->
    [one] Pay a barrel to turn up all helper cards (one would be left)
   *[other] Pay a barrel to turn up all helper cards ({ $left } would be left)
}
label-call_meeting = Call a team meeting with the card { $helper }

## The first time

hint-begin = Between rounds everybody may talk and look at the routes that were sent. You draw the next target as soon as you begin (CO-41).
hint-choose_signal = The value you choose hints at how hard your route will be: give many points for an easy one (CO-21).
hint-plan = Click one chip after the other, from the rocket to your target. No leg may be blocked by a third chip, and no chip is visited twice (CO-9, CO-10).
hint-launch = Press and hold: your hand lies on the table. Let go to lift it and take off: the plan is fixed from then on, and all listen (CO-8).
hint-land = You are in the air for as long as the leg is long. Lower your hand to land (CO-8a).
hint-take_off = You stand on a stopover. Lift your hand for the next leg; how long you wait means nothing (CO-8a).
hint-guess = Point at the planet you heard. A wrong guess costs the signal card and a barrel of fuel; if you are not sure, ask for the route again (CO-12, CO-13).
hint-guess_helpers = Guess, ask again, or use a helper card. A barrel turns all used helper cards up again, but not the last barrel (CO-23).
hint-guess_second = The first of your two guesses was wrong. Only if this one is wrong, too, does it cost anything (CO-24).
hint-meeting = You may spend an active helper card on a team meeting: then the Crew may talk before the guess (CO-27).

## What happened

log-laid_out = { $count } chips are laid out.
log-source_named = { $playerIs ->
    [you] You are the first Source.
   *[other] { $player } is the first Source.
}
log-planets_turned_up = { $count ->
    [one] A planet is turned up: { $planets }.
   *[other] Planets are turned up: { $planets }.
}
log-round_begun = { $playerIs ->
    [you] Round { $round } begins. You are the Source.
   *[other] Round { $round } begins. { $player } is the Source.
}
log-signal_turned_up = The signal card of this round is worth { $value }.
log-signal_chosen = { $playerIs ->
    [you] You play for the signal card { $value }.
   *[other] { $player } plays for the signal card { $value }.
}
log-next_source = { $playerIs ->
    [you] You are the next Source.
   *[other] { $player } is the next Source.
}
log-target_drawn = Your target is { $target }.
log-target_taken = { $player } has drawn a target.
log-target_exchanged = You exchange { $away } for { $target }.
log-exchange_took_place = { $player } exchanges the target.
log-round_ended = Round { $round } is over. The signal came from { $target }.
log-stop_planned = Planned: { $chip }.
log-route_planned = Planned: { $route }.
log-plan_forgotten = You forget the plan.
log-launched = { $playerIs ->
    [you] You take off.
   *[other] { $player } takes off.
}
log-landed = Landing.
log-took_off = Take-off.
log-arrived = { $flights ->
    [one] Arrived after one flight.
   *[other] Arrived after { $flights } flights.
}
log-broke_off = { $playerIs ->
    [you] { $left ->
        [0] You break off, for the last time, and start again.
       *[other] You break off and start again.
    }
   *[other] { $left ->
        [0] { $player } breaks off, for the last time, and starts again.
       *[other] { $player } breaks off and starts again.
    }
}
log-cut_off = { $playerIs ->
    [you] Your connection was lost; you start again.
   *[other] { $player } lost the connection and starts again.
}
log-asked_again = { $playerIs ->
    [you] { $left ->
        [0] You ask for the route again, for the last time.
       *[other] You ask for the route again.
    }
   *[other] { $left ->
        [0] { $player } asks for the route again, for the last time.
       *[other] { $player } asks for the route again.
    }
}
log-guessed_right = { $playerIs ->
    [you] You guess { $target }: correct!
   *[other] { $player } guesses { $target }: correct!
}
log-guessed_wrong = { $playerIs ->
    [you] You guess { $chip }: wrong.
   *[other] { $player } guesses { $chip }: wrong.
}
log-guessed_wrong-first = { $playerIs ->
    [you] You guess { $chip }: wrong. You have a second guess.
   *[other] { $player } guesses { $chip }: wrong. There is a second guess.
}
log-barrel_lost = { $left ->
    [0] The last barrel is lost.
    [one] A barrel is lost; one is left.
   *[other] A barrel is lost; { $left } are left.
}
log-signal_lost = The signal card { $value } is out of the game.
log-signal_won = The signal card { $value } is won.
log-fifty_used = { $playerIs ->
    [you] You use 50:50 and have two guesses.
   *[other] { $player } uses 50:50 and has two guesses.
}
log-stopover_shown = { $playerIs ->
    [you] You have the next stopover shown: the rocket moves to { $chip }.
   *[other] { $player } has the next stopover shown: the rocket moves to { $chip }.
}
log-helpers_reactivated = { $playerIs ->
    [you] { $barrels ->
        [one] You pay a barrel; all helper cards are active again. One barrel is left.
       *[other] You pay a barrel; all helper cards are active again. { $barrels } barrels are left.
    }
   *[other] { $barrels ->
        [one] { $player } pays a barrel; all helper cards are active again. One barrel is left.
       *[other] { $player } pays a barrel; all helper cards are active again. { $barrels } barrels are left.
    }
}
log-meeting_called = { $playerIs ->
    [you] You spend the card { $helper } on a team meeting: the Crew may talk.
   *[other] { $player } spends the card { $helper } on a team meeting: the Crew may talk.
}
log-plan_shown = Sent: { $route }. Flights in milliseconds: { $flights }.
log-plan_shown-void = Broken off: { $route }. Flights in milliseconds: { $flights }.
log-grade = { $won } Your certificate: { $grade }.
log-game_lost = The fuel is used up in round { $round }: the contact is lost. Signal cards won: { $cards }.

## Why talk is closed

silence-watching = While the target is secret nobody talks, those who watch neither (CO-13a).
silence-source = The Source says nothing until the round is over (CO-8, CO-13a).
silence-crew = The Crew does not confer, unless somebody calls a team meeting (CO-13, CO-27).
silence-meeting = In a team meeting everybody hears what is said, the Source too (CO-27).

## Why something cannot be done

why-standard = Helper cards belong to the professional game (CO-20).
why-signal_random = The signal card of a round comes by chance (CO-5).
why-drawing = Cards are being drawn.
why-source_begins = { $player } begins the next round (CO-41).
why-begin_first = Begin the round first (CO-41).
why-begun = The round has begun; the next one begins when it is over (CO-41).
why-source_guesses = You are the Source: the Crew guesses (CO-13).
why-source_asks = You are the Source: only the Crew may ask for the route again (CO-12).
why-meeting_source = Only the Crew calls a team meeting (CO-27).
why-guessers_helper = Only the guesser uses this card: { $helper } (CO-24, CO-25).
why-signal_chosen = That is only possible before the signal card is chosen (CO-21, CO-26).
why-signal_used = No signal card { $value } is left (CO-21).
why-inactive = This card has been used and is inactive: { $helper } (CO-23).
why-all_active = All helper cards are active, there is nothing to turn up (CO-23).
why-last_barrel = The last barrel cannot pay for helper cards (CO-23).
why-choose_signal = Choose the signal card first (CO-21).
why-source_waits = { $player } is to guess; you send again only if asked (CO-12).
why-break_offs = You have broken off three times; this transmission must be finished (CO-11).
why-plan_fixed = The plan is fixed once you have taken off (CO-8a).
why-not_sending = There is nothing to break off before you take off (CO-11).
why-no_plan = Plan the route to your target first (CO-9).
why-nothing_planned = Nothing is planned yet (CO-42).
why-no_route = You have sent no route in this round yet (CO-9b).
why-plan_begun = You have begun another plan; take it back first (CO-9b).
why-rocket_moved = The last route began elsewhere: the rocket has moved (CO-9b, CO-25).
why-plan_complete = The route has reached the target, which is always the last stop (CO-9).
why-stopped = The route stops at { $chip } already; no chip is visited twice (CO-9).
why-start = The rocket stands there; the route does not come back to its start (CO-9).
why-left = The rocket has left { $chip } in this round (CO-25a).
why-dead_end = From { $chip } you could no longer reach your target (CO-9a).
why-blocked = The way from { $here } to { $chip } is blocked by { $blocker } (CO-10).
why-crew_sends = Only the Source sends (CO-8).
why-source_signals = Only the Source chooses the signal card (CO-21).
why-sources_helper = Only the Source exchanges the target, before choosing the signal card (CO-26).
why-source_plans = { $player } plans the route (CO-8).
why-source_chooses = { $player } chooses the signal card first (CO-21).
why-listen = { $player } is sending; listen to the end (CO-8).
why-meeting_alone = You are the only one of the Crew: there is nobody to confer with (CO-27).
why-meeting_open = The meeting is open already: talk (CO-27).
why-meeting_card = Choose the helper card that you spend on the meeting (CO-27).
why-no_active = No helper card is active (CO-23).
why-guesser = It is { $player }'s guess (CO-13, CO-15).
why-point = Only a planet that can be the target can be pointed at (CO-14).
why-between_two = There is no transmission between the two guesses of a 50:50 (CO-24).
why-asked_enough = The route was sent three times; now guess (CO-12).
why-doubled = The guess is doubled already (CO-24).
why-no_stopover = No stopover lies ahead on the last route (CO-25, CO-25a).
why-used = { $chip } has been the target already (CO-14, CO-17).
why-dark = { $chip } is not turned up yet, so it cannot be the target (CO-14).
why-rocket_there = The rocket has stood on { $chip } in this round (CO-14).
why-guessed = { $playerIs ->
    [you] You have guessed { $chip } already, and it was wrong (CO-14).
   *[other] { $player } has guessed { $chip } already, and it was wrong (CO-14).
}

## On a terminal

draw-round = Round { $round } of 12, { $barrels ->
    [one] one barrel of fuel
   *[other] { $barrels } barrels of fuel
}
draw-signal = Signal card of this round: { $value }
draw-signals = Signal cards left: { $cards }. Won: { $won }
draw-helpers = Active helper cards: { $helpers }
draw-chip = { "   " }{ $chip }: { $place } ({ $state })
draw-rocket = { $line } <- rocket
draw-used = has been a target
draw-wrong = guessed wrong
draw-candidate = can be the target
draw-stop = stopover
draw-dark = dark
draw-target = Your target: { $target }
draw-plan = Your route: { $route }

## What is seen

see-course = Points, less signals that were lost
see-rocket = the rocket stands here
see-target = your target
see-your-target = Your target: { $chip }
see-no-plan = Nothing planned yet.
see-mark-maybe = marked: perhaps
see-mark-likely = marked: likely
see-mark-no = marked: surely not
see-pencil = Pencil
see-marks = While you listen a click marks a chip; M does, too. When you can guess, take the pencil first. Only you see it.
see-round = Round
see-round-begins = Round { $round }
see-round-route = Round { $round }: { $route }
see-points = { $count ->
    [one] point
   *[other] points
}
see-right = { $count ->
   *[other] guessed right
}
see-barrels = { $count ->
    [one] One barrel of fuel left
   *[other] { $count } barrels of fuel left
}
see-barrel = { $count ->
    [one] barrel
   *[other] barrels
}
see-signal = Signal card { $value }: { $left } left, { $won } won
see-prize = the prize of this round
see-active = active
see-inactive = used
see-void = broken off
see-plans = { $count ->
    [one] The plan of the round beside what was sent
   *[other] The { $count } plans of the round beside what was sent, the last one first
}
see-compared = Planned { $route }; flown in seconds: { $flights }
see-role-source = Source
see-role-guesser = guesses
see-role-crew = Crew
see-contact = Contact!
see-last-barrel = The last barrel is empty.
see-meeting = Team meeting
see-timing = Timing
see-timing-none = When a round is over you see here how long everybody flew how far.
see-timing-about = Every flight of the rounds that are over: to the right how far it was, upwards how long it took.
see-timing-bars = Every route, the last one first: the upper bar is its legs as planned, the lower one its flights as they were sent.
see-timing-line = { $speed } ms for a centimetre, { $offset } ms for taking off and landing; strays by { $stray } %.
see-timing-line-less = { $speed } ms for a centimetre, and { $offset } ms less than that in every flight; strays by { $stray } %.
see-plot = Flights of { $player }: how far and how long
see-calibrate = Calibrate my hand
see-calibrate-about = Twenty ways, from dot to dot. Press and hold, let go to take off, press again to land when you would be there.
see-calibrate-do = Fly ({ $at } of { $all })
see-calibrated = Your hand
see-leg = A way of { $way } centimetres
see-certificate = Certificate
see-certificate-about = Twelve rounds survived, { $score } of 42 points, last heard from planet { $planet }.
see-print = Print or keep as PDF
part-meeting = Call a team meeting …

## In pictures

picture-aim = The signal comes from one of the bright planets. Only one of you, the Source, knows which; find out together, twelve times.
picture-turn-1 = The Source plans a way in secret: from the rocket, from planet to planet, to the target.
picture-turn-2 = The Source taps every flight: a long way is a long flight, a short way a short one. That is all the others hear.
picture-turn-3 = Whoever is next points at a planet. Correct: you win the signal card, and the rocket flies there. Unsure: ask for the route again.
picture-end = Every wrong guess costs a barrel of fuel. Survive twelve rounds and add up your signal cards; with the last barrel you lose.
