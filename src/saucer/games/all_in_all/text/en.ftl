title = All in All
about = Fly from portal to portal, draw from each other's hidden hands, and land before a sabortal stops everybody.
facts = 3 to 6 players, 30 minutes
credits = A game by Torsten Landsvogt, published by Zoch in 2022. This is an unofficial implementation for people who own the game, with words and pictures of its own.

option-landing = Landing
option-landing-sealed = Sealed: everybody answers in secret
option-landing-race = Race: the quickest ship lands first
option-first = Starting pass
option-first-null = By chance

hot_seat-race = A race needs a screen for everybody: whoever holds this one would always be first.

reason-three_sets = Three full sets lie on one home planet.
reason-nothing_left = No relic is left outside the home planets.
reason-hundred_missions = One hundred missions have been flown.

## Cards

card-boots = Comet Boots
card-paper = Endless Roll
card-screwdriver = Quark Screwdriver
card-cloak = Hush Cloak
card-vacuum = Stardust Vacuum
card-gherkins = Gherkin Clock
card-plug = Cosmic Plug
card-lookout = Wooden Watcher
card-pilferer = Pilferer
card-schemer = Schemer
card-time_thief = Time Thief
card-sabortal = Sabortal

about-boots = One step and you are there. The second step is the way back.
about-paper = Nobody has ever seen the cardboard tube inside.
about-screwdriver = Tightens what is loose in the smallest of all worlds. The rest wobbles as before.
about-cloak = Put it on and all you hear is your own good ideas.
about-vacuum = Swallows any star that has crumbled. Empty the bag away from home.
about-gherkins = Runs on brine. When it goes sour, it is yesterday again.
about-plug = Fits every hole in space. Please do not pull.
about-lookout = Never blinks, never sleeps, and needs a coat of varnish once in a thousand years.
about-pilferer = Lay it at the portal you explore. Take a relic from another player's planet and place it on yours. Full sets are safe (AA-30).
about-schemer = Take a relic from any portal, onto your planet or into your hand, and leave the schemer there. Nobody may choose to land on this turn (AA-31).
about-time_thief = Lay it at the portal you explore. Every landed ship moves three portals back, at most to portal 1 (AA-34).
about-sabortal = Always in your hand. Whoever draws it ends the mission, and you may take a card from a portal (AA-17).
about-portal = Whoever lands here has as many actions as the portal is worth when the mission ends (AA-12, AA-20).
about-planet = Here lie the relics you have placed. Three full sets of three win (AA-20, AA-22).
about-seat = Whoever explores may draw any card from this hand, each as likely; a sabortal is always among them (AA-8).
about-bot-random = Does anything that is allowed.
about-bot-easy = Looks at its own cards and the risk of the next portal.
about-bot-medium = Knows what every card is worth, and flies far.
about-bot-hard = Plays every choice to the end of the mission in its head, hundreds of times, and lands when it pays.

cards-none = nothing
cards-of_a_kind = { $count } × { $card }

## Whose turn it is

prompt-set_up = The cards are being dealt.
prompt-exploring = { $playerIs ->
    [you] You explore portal { $portal }: draw a card from another player's hand.
   *[other] { $player } explores portal { $portal }.
}
prompt-exploring_alien = You explore portal { $portal }: draw a card from another player's hand, or play an alien.
prompt-drawing = { $explorerIs ->
    [you] You are drawing a card from { $player }'s hand for portal { $portal }.
   *[other] { $playerIs ->
        [you] { $explorer } is drawing a card from your hand for portal { $portal }.
       *[other] { $explorer } is drawing a card from { $player }'s hand for portal { $portal }.
    }
}
prompt-land = You may land at portal { $portal }, or fly on.
prompt-land_too = { $players } landed at portal { $portal }. You may land there, too, or fly on.
prompt-land_race = You may land at portal { $portal } while the window is open.
prompt-landing = Land at portal { $portal }, or fly on? Still to answer: { $players }.
prompt-landing_race = The window at portal { $portal } is open. Still flying: { $players }.
prompt-landing-land = You want to land at portal { $portal }. Still to answer: { $players }.
prompt-landing-fly_on = You want to fly on from portal { $portal }. Still to answer: { $players }.
prompt-stacking = Several ships land at portal { $portal }; chance decides in which order.
prompt-sabortal = { $playerIs ->
    [you] Your sabortal has ended the mission: you may take one card from any portal.
   *[other] A sabortal has ended the mission: { $player } may take one card from any portal.
}
prompt-collecting = { $playerIs ->
    [you] { $actions ->
        [one] You have one action left: take a card from any portal, or place a relic on your planet.
       *[other] You have { $actions } actions left: take cards from any portals, place relics on your planet.
    }
   *[other] { $actions ->
        [one] { $player } collects, with one action left.
       *[other] { $player } collects, with { $actions } actions left.
    }
}
prompt-refilling = The hands are being refilled.
won = { $playerIs ->
    [you] You win! { $reason }
   *[other] { $player } wins! { $reason }
}
won-shared = Shared victory: { $players }. { $reason }

## What can be done

caution-stop = Stop with { $count ->
    [one] one action
   *[other] { $count } actions
} left?
label-draw_from = Draw a card from { $player }'s hand
label-play_pilferer = Play the pilferer: take the { $relic } from { $player }'s planet
label-play_schemer-planet = Play the schemer: place the { $relic } from portal { $portal } on your planet
label-play_schemer-hand = Play the schemer: take the { $relic } from portal { $portal } into your hand
label-play_time_thief = Play the time thief: landed ships move three portals back
label-land = { $value ->
    [one] Land at portal { $portal } (one action)
   *[other] Land at portal { $portal } ({ $value } actions)
}
label-fly_on = Fly on
label-take_card = Take the { $card } from portal { $portal }
label-place_relic = Place the { $relic } on your planet
label-take_nothing = Take nothing
label-stop = Stop collecting

## The first time

hint-explore = Name a player: a random card of that hand comes to the portal. Sooner or later it is a sabortal, and the mission is over (AA-8, AA-10).
hint-explore_alien = You hold an alien. You may play it instead of drawing from a hand (AA-11).
hint-land = Land, and the value of the portal is the number of your actions when the mission ends. Fly on for more, but if a sabortal comes first you get none. All answers are shown together (AA-13).
hint-land_race = Be quick: who lands first collects first. If you do nothing you fly on (AA-13b).
hint-sabortal = Your sabortal was drawn. Take any one card that lies at a portal; the sabortal comes back to your hand (AA-17).
hint-collect = Each action takes one card from a portal into your hand, or places one relic from your hand on your planet. Three sets of three win (AA-20, AA-22).

## What happened

log-hand_dealt = { $playerIs ->
    [you] You are dealt: { $cards }.
   *[other] { $player } is dealt: { $cards }.
}
log-cards_dealt = { $playerIs ->
    [you] { $count ->
        [one] You are dealt one card.
       *[other] You are dealt { $count } cards.
    }
   *[other] { $count ->
        [one] { $player } is dealt one card.
       *[other] { $player } is dealt { $count } cards.
    }
}
log-aliens_laid = The aliens wait at portals 1 to 3: { $aliens }.
log-pass_given = { $playerIs ->
    [you] You get the starting pass.
   *[other] { $player } gets the starting pass.
}
log-mission_started = Mission { $mission } starts at portal { $portal }.
log-card_drawn = { $explorerIs ->
    [you] You draw the { $card } from { $player }'s hand for portal { $portal }.
   *[other] { $playerIs ->
        [you] { $explorer } draws the { $card } from your hand for portal { $portal }.
       *[other] { $explorer } draws the { $card } from { $player }'s hand for portal { $portal }.
    }
}
log-sabortal_drawn = { $explorerIs ->
    [you] You draw the sabortal from { $player }'s hand at portal { $portal }!
   *[other] { $playerIs ->
        [you] { $explorer } draws the sabortal from your hand at portal { $portal }!
       *[other] { $explorer } draws the sabortal from { $player }'s hand at portal { $portal }!
    }
}
log-pilferer_played = { $playerIs ->
    [you] You play the pilferer at portal { $portal } and take the { $relic } from { $victim }'s planet.
   *[other] { $victimIs ->
        [you] { $player } plays the pilferer at portal { $portal } and takes the { $relic } from your planet.
       *[other] { $player } plays the pilferer at portal { $portal } and takes the { $relic } from { $victim }'s planet.
    }
}
log-schemer_played-planet = { $playerIs ->
    [you] You play the schemer at portal { $portal } and place the { $relic } from there on your planet.
   *[other] { $player } plays the schemer at portal { $portal } and places the { $relic } from there on the home planet.
}
log-schemer_played-hand = { $playerIs ->
    [you] You play the schemer at portal { $portal } and take the { $relic } from there into your hand.
   *[other] { $player } plays the schemer at portal { $portal } and takes the { $relic } from there into the hand.
}
log-time_thief_played = { $playerIs ->
    [you] You play the time thief at portal { $portal }: every landed ship moves three portals back.
   *[other] { $player } plays the time thief at portal { $portal }: every landed ship moves three portals back.
}
log-answered = { $playerIs ->
    [you] You have answered.
   *[other] { $player } has answered.
}
log-nobody_landed = No more landings at portal { $portal }.
log-ship_landed = { $playerIs ->
    [you] You land at portal { $portal }.
   *[other] { $player } lands at portal { $portal }.
}
log-several_landed = Landing at portal { $portal }, in this order: { $players }.
log-window_closed = The window for landing at portal { $portal } closes.
log-ships_landed = Portal 10 is explored: all ships still flying land there, in this order: { $players }.
ended-all_landed = Everybody has landed: the mission is over.
ended-sabortal = The sabortal has ended the mission.
ended-super_mission = A super-mission: it is over, and nobody was left behind.
log-mission_ended = { $ended } The order of collecting: { $players }.
log-mission_ended-nobody = { $ended } Nobody has landed, so nobody collects.
log-card_taken = { $playerIs ->
    [you] You take the { $card } from portal { $portal }.
   *[other] { $player } takes the { $card } from portal { $portal }.
}
log-relic_placed = { $playerIs ->
    [you] You place the { $relic } on your planet.
   *[other] { $player } places the { $relic } on the home planet.
}
log-collecting_started = { $playerIs ->
    [you] { $actions ->
        [one] You collect, with one action.
       *[other] You collect, with { $actions } actions.
    }
   *[other] { $actions ->
        [one] { $player } collects, with one action.
       *[other] { $player } collects, with { $actions } actions.
    }
}
log-stopped = { $playerIs ->
    [you] You leave it at that.
   *[other] { $player } leaves it at that.
}
log-leftovers_taken = { $playerIs ->
    [you] You hold the starting pass and take what is left at the portals: { $cards }.
   *[other] { $player } holds the starting pass and takes what is left at the portals: { $cards }.
}

## Why something cannot be done

why-pile = The pile only refills hands between missions (AA-24).
why-dealing = The cards are being dealt.
why-drawing = A card is being drawn.
why-stacking = Ships are landing; their order is being drawn.
why-landed = You have landed at portal { $portal } and wait for the end of the mission (AA-14).
why-answered-land = You have answered that you land. It counts when all answers are in (AA-13).
why-answered-fly_on = You have answered that you fly on. It counts when all answers are in (AA-13).
why-explorer = It is { $player }'s turn to explore portal { $portal } (AA-15).
why-sabortal = First { $player }, whose sabortal was drawn, may take a card (AA-17).
why-collecting-later = { $player } collects now; your turn comes (AA-19).
why-collecting-done = { $player } collects now; you have had your actions (AA-20).
why-collecting-flying = { $player } collects now; you had not landed, so you collect nothing this time (AA-19).
why-picked = You have picked this already: pick it again to take it back.
why-begun = You have picked something else: take that back, and you can choose this.
why-own_hand = This is your own hand: draw from another player's (AA-8).
why-no_passing = There is no passing: portal { $portal } must be explored (AA-7).
why-not_explored = You can land at portal { $portal } once it is explored (AA-12).
why-explore_by_drawing = To explore portal { $portal }, choose the player whose hand you draw from (AA-8).
why-first_mission = The first mission starts at portal 4; nobody lands before it (AA-7).
why-explored = Portal { $portal } is explored already; what lies there is collected at the end of the mission (AA-20).
why-too_far = Portal { $portal } is too far away: portal { $next } comes next (AA-7).
why-placing = Relics are placed when you collect, after the mission (AA-20).
why-not_held = You do not hold this card: { $card }.
why-sabortal_stays = The sabortal is never played or placed; it waits to be drawn (AA-10).
why-pilferer = No relic on another planet can be taken, so the pilferer cannot be played (AA-30).
why-schemer = No relic lies at a portal, so the schemer cannot be played (AA-31).
why-no_pilferer = Only the pilferer takes a relic from another planet, and you do not hold it (AA-30).
why-after_pilferer = Choose the pilferer first, then the relic to take (AA-30).
why-after_schemer = Choose the schemer first, then the portal, then where the relic goes (AA-31).
why-schemer_alien = The schemer takes relics only, not the { $alien } (AA-36).
why-own_planet = The pilferer takes from the planet of another player, never from your own (AA-30).
why-not_on_planet = No { $relic } lies there.
why-full_set = A full set is safe: { $player } has three { $relic } (AA-30).
why-three = Three { $relic } lie on your planet already; more are not allowed (AA-21).
why-no_room = Of every relic that lies at a portal, three lie on your planet already; more are not allowed (AA-21).
why-nothing_there = Nothing lies at portal { $portal }.
why-other_portal = You can land only at the portal just explored, number { $portal } (AA-12).
why-race = In the race nobody says fly on: do nothing, and you fly on (AA-13b).
why-ship = To land, choose portal { $portal } (AA-12).
why-landing_first = First decide about landing at portal { $portal } (AA-12).
why-one_card = The mission is over: take one card from a portal, or nothing (AA-17).
why-alien_on_planet = An alien is never placed on a planet: keep it to play it later (AA-36).
why-collecting = Now you collect: take cards from portals, place relics from your hand, or stop (AA-20).
why-collecting-planet = To place a relic on your planet, choose it in your hand (AA-20).
why-collecting-hand = To take a card into your hand, choose its portal (AA-20).

## On a terminal

draw-mission = Mission { $mission }, { $pile ->
    [0] no cards left in the pile
    [one] one card left in the pile
   *[other] { $pile } cards left in the pile
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
    [you] You, { $state }
   *[other] { $player }, { $state }
}
draw-player_pass = { $playerIs ->
    [you] You, with the starting pass, { $state }
   *[other] { $player }, with the starting pass, { $state }
}
draw-flying = flying
draw-answered = has answered
draw-landed = landed at portal { $portal }
draw-planet = { "     " }{ $sets ->
    [0] planet
    [one] planet, one set
   *[other] planet, { $sets } sets
}: { $cards }
draw-cards = { "     " }{ $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
}
draw-cards_known = { $hand }, among them { $cards }
draw-hand = Your hand: { $cards }

## What lies on the table

see-course = Relics of the three fullest sets
see-portal = Portal { $portal }, value { $value }
see-nothing = empty
see-ships = landed: { $players }
see-mission = Mission { $mission }
see-pile = { $count ->
    [one] One relic in the pile
   *[other] { $count } relics in the pile
}
see-pass = Starting pass:
see-order = Collecting, with actions:
see-copies = { $card }, { $count }
see-caption-boots = Comet Boots
see-caption-paper = Endless Roll
see-caption-screwdriver = Quark Screw{ "\u00AD" }driver
see-caption-cloak = Hush Cloak
see-caption-vacuum = Stardust Vacuum
see-caption-gherkins = Gherkin Clock
see-caption-plug = Cosmic Plug
see-caption-lookout = Wooden Watcher
see-caption-pilferer = Pilferer
see-caption-schemer = Schemer
see-caption-time_thief = Time Thief
see-caption-sabortal = Sabortal
see-full = A full set!
see-into-hand = Into my hand
see-home = { $sets ->
    [0] Home planet
    [one] Home planet, one full set
   *[other] Home planet, { $sets } full sets
}
see-on-planet = { $player }'s planet: { $card }, { $count } of 3
see-hand = { $count ->
    [one] { $player }'s hand, one card
   *[other] { $player }'s hand, { $count } cards
}
see-known = known to be there: { $cards }
see-sets = of 3 sets
see-relics = { $count ->
    [one] relic
   *[other] relics
}
see-standing-order = Fly on unasked:
see-standing-order-none = no
see-standing-order-until = until portal { $portal }

## Options that do not go together

check-first = Seat { $first } should begin, but there are only { $players } seats.

## In pictures

picture-aim = You want three sets of three equal relics on your home planet. Here two sets are full, and the third lacks one relic.
picture-turn-1 = Explore the next portal: draw a card at random from somebody's hand. It is laid at the portal for all to see.
picture-turn-2 = Land here, or fly on. The value of the portal is how many actions you will have; farther out it is more.
picture-turn-3 = Sooner or later somebody draws a sabortal: the mission is over. Whoever has landed collects: take a card from a portal, or place a relic on the planet.
picture-end = Three full sets: whoever has them first wins at once.
