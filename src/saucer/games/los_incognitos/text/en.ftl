title = Los Incognitos
about = Space tourists have missed their flight home. Roll six dice, lay your routes across the map, find the disguised monsters and mark them before somebody else cuts you off.
facts = 2 to 4 players, 30 minutes
credits = A game by Britta Stöckmann and Jens Jahnke, published by Igramoon in 2013. This is an unofficial implementation for people who own the game, with words, pictures and boards of its own.

option-board = Board
option-board-space-station = I. Apocalyptic Space Station
option-board-highlanders-castle = II. Highlander's Castle
option-board-arabian-nights = III. Arabian Nights
option-board-roman-holidays = IV. Roman Holidays
option-signs = Good Signs – Bad Signs
option-signs-off = Without signs
option-signs-on = With signs
option-dice = Dice
option-dice-table = The table rolls
option-dice-by_hand = By hand: you roll real dice and enter what they show

reason-logbooks_full = All logbooks are full.
reason-some_out = Everybody has written the last entry or is out.
reason-all_out = Nobody can move, mark or explore any more.

## Dice, monsters, places

symbol-jetpack = jetpack
symbol-locator = locator
symbol-spray = spray
symbol-moonboot = moonboot
symbol-red_giant = Red Giant
symbol-time_vortex = time vortex

dice-none = nothing
dice-alike = { $count } × { $die }
dice-with_aside = { $dice } (with the { $die } set aside)

monster-yellow = yellow monster
monster-red = red monster
monster-white = white monster
monster-blue = blue monster
monster-green = green monster
one = { $monster } no. { $place }, value { $value }

spot = { $de ->
   *[other] { $ca ->
       *[other] { $en }
    }
}

function-force_field = force field
function-treasure_chest = treasure chest
function-bazaar = bazaar
function-arena = arena

sign-star = yellow star
sign-oval = white oval
sign-drop = red drop
sign-arrow = blue arrow
sign-square = green square

section-land = land
section-air = air
section-land_land = land and land (double)
section-land_air = land and air (double)
section-air_land = air and land (double)
section-air_air = air and air (double)
section-carpet = carpet

entry-points = { $points }
entry-stroke = a stroke, no points
entry-zero = zero roll
entry-used_zero = used zero
halves-whole = { $points }
halves-half = { $points }½

about-jetpack = Flies you over one section of air. Part of most requirements.
about-locator = Every movement needs one, however far it goes (LI-11).
about-spray = Marks monsters: no requirement goes without it (LI-4a).
about-moonboot = Walks you over one section of land.
about-red_giant = Two in a roll, and nobody can be marked (LI-8).
about-time_vortex = Two in a roll, and you cannot move (LI-8).
about-force_field = Once for each force field you have explored: all time vortexes of a roll become 2 points each, and your turn ends (LI-27).
about-treasure_chest = Once for each chest you have explored: mark a monster on any unmarked field of the board, for its dice and a time vortex (LI-29).
about-bazaar = Once for each bazaar you have explored: exchange dice that lay on your pad before the latest roll (LI-31).
about-arena = Once for each arena you have explored: a monster marked in this turn challenges one of equal or higher value (LI-36).
about-star = Roll again at the end of your turn: each Red Giant is a point more (LI-40).
about-oval = Zero rolls pay: 2 points for an unused one, 1 for each used (LI-41).
about-drop = Roll again at the end of your turn: each Red Giant takes a point off this monster (LI-42).
about-arrow = Take any free single section of the board, without dice (LI-43).
about-square = Set a die aside, with a symbol of your choice, for the next player (LI-44).
about-destination = Reach it, and it is yours: there you mark monsters and explore sites. Shuttles are everybody's (LI-13, LI-17, LI-20).
about-section = A section over land takes a moonboot, one through the air a jetpack, and the whole movement one locator (LI-11).
about-monster = You mark it on a field of yours, with the dice it takes (LI-17).
about-value = Values are crossed off from left to right: the next one is what marking this kind brings (LI-3, LI-18).
about-set_aside = Set aside for you: it counts in every roll of this turn until you spend it (LI-45).
about-bot-random = Does anything that is allowed.
about-bot-easy = Marks what it can, explores, moves, and stores whatever comes first.
about-bot-medium = Knows what every place is worth and takes the best that its dice can pay for.
about-bot-hard = Works out every roll that could still come before it touches a die.

## Whose turn it is

prompt-starting = Chance decides who starts.
prompt-rolling = { $playerIs ->
    [you] Your dice are being rolled.
   *[other] { $player } rolls.
}
prompt-act = { $playerIs ->
    [you] You can { $can }.
   *[other] It is { $player }'s turn.
}
can-store = store a die
can-move = move
can-mark = mark a monster
can-explore = explore a site
can-function = use a special function
prompt-act_more = { $playerIs ->
    [you] Go on, or roll the dice that are left.
   *[other] It is { $player }'s turn.
}
prompt-act_or_end = { $playerIs ->
    [you] No die is left to roll: go on, or end your turn.
   *[other] It is { $player }'s turn.
}
prompt-stuck = { $playerIs ->
    [you] No action is possible: use a special function, or end your turn.
   *[other] No action is possible for { $player }, except with a special function.
}
prompt-pay = { $playerIs ->
    [you] Which die do you spend: the one set aside, or the one you rolled?
   *[other] { $player } chooses which die to spend.
}
prompt-chest = { $playerIs ->
    [you] The chest is open: on which field do you mark the { $monster }?
   *[other] { $player } has opened a chest and looks for a { $monster }.
}
prompt-bazaar = { $playerIs ->
    [you] Exchange the other die on your pad, too ({ $die })?
   *[other] { $player } is trading at the bazaar ({ $die }).
}
prompt-duel = { $playerIs ->
    [you] Send a monster into the arena?
   *[other] { $player } may send a monster into the arena.
}
prompt-challenge = { $playerIs ->
    [you] Whom does it challenge, your { $monster }?
   *[other] { $player } chooses an opponent for the { $monster }.
}
prompt-duel_roll = { $playerIs ->
    [you] You roll in the duel: { $monster } against { $target }.
   *[other] { $player } rolls in the duel: { $monster } against { $target }.
}
prompt-signs = { $playerIs ->
    [you] Which sign do you carry out first?
   *[other] { $player } chooses which sign comes first.
}
prompt-star = { $playerIs ->
    [you] Yellow star: you roll for your { $monster }.
   *[other] Yellow star: { $player } rolls for the { $monster }.
}
prompt-drop = { $playerIs ->
    [you] Red drop: you roll for your { $monster }.
   *[other] Red drop: { $player } rolls for the { $monster }.
}
prompt-arrow = { $playerIs ->
    [you] Blue arrow: take any free section, or none.
   *[other] Blue arrow: { $player } may take any free section.
}
prompt-square = { $playerIs ->
    [you] Green square: which symbol do you set aside for the next player?
   *[other] Green square: { $player } sets a die aside for the next player.
}
won = { $playerIs ->
    [you] You win! { $reason }
   *[other] { $player } wins! { $reason }
}
won-shared = Shared victory: { $players }. { $reason }
total = { $playerIs ->
    [you] you { $points } (longest route { $route })
   *[other] { $player } { $points } (longest route { $route })
}

## What can be done

label-store = Store: { $die }
label-move-to = { $count ->
    [one] Go from { $origin } to { $towards }, one section ({ $dice })
   *[other] Go from { $origin } to { $towards }, { $count } sections ({ $dice })
}
label-move-towards = { $count ->
    [one] Go from { $origin } towards { $towards }, one section ({ $dice })
   *[other] Go from { $origin } towards { $towards }, { $count } sections ({ $dice })
}
label-by_link = { $label }, by link { $link }
label-mark = Mark the { $monster } at { $place }: { $value ->
    [one] 1 point
   *[other] { $value } points
}
label-explore-force_field = Explore the force field { $place }
label-explore-treasure_chest = Explore the treasure chest { $place }
label-explore-bazaar = Explore the bazaar { $place }
label-explore-arena = Explore the arena { $place }
label-open_chest = Open a chest for a { $monster }: { $value ->
    [one] 1 point
   *[other] { $value } points
}
label-mark_anywhere = Mark it at { $place }
label-use_force_field = { $count ->
    [one] Force field: a time vortex for { $points } points, and your turn ends
   *[other] Force field: { $count } time vortexes for { $points } points, and your turn ends
}
label-exchange = Bazaar: { $die } into { $into }
label-keep_other = Leave the other die as it is
label-pay-rolled = Spend the rolled die
label-pay-set_aside = Spend the die set aside
label-roll_again = { $count ->
    [one] Roll the last die
   *[other] Roll { $count } dice
}
label-end_turn = End your turn
label-send = Send into the arena: { $monster }
label-challenge = Challenge: { $monster }
label-leave_arena = No duel
label-carry_out = { $sign } of { $monster }
label-teleport = Take section { $number } between { $one } and { $two }
label-stay_here = Take none
label-set_aside = Set aside: { $die }

## For the first time

hint-act = After every roll you must do something: store a die on the pad, move with a locator and a boot or jetpack for each section, mark a monster on a field of yours, or explore a site. If nothing is possible, your turn is over (LI-7).
hint-act_more = You may do more with these dice, or roll the others again. Spent dice stay out until your turn ends (LI-6).
hint-stuck = Nothing is possible without a special function. You may use one; you never have to (LI-7).
hint-pay = A rolled die and the one set aside show the same. Spend the rolled one and the other stays; spend the other and you have one more to roll (LI-6a).
hint-chest = The dice are paid. Choose any field that shows this monster and has no mark, whoever it belongs to (LI-29).
hint-bazaar = One bazaar changes both dice that lay on the pad before the latest roll. Change the other one too, or keep it (LI-31).
hint-duel = A monster marked in this turn may challenge one of another player. The arena then pays its points, whoever wins (LI-36).
hint-challenge = Only monsters of equal or higher value that nobody has defeated yet can be challenged (LI-36).
hint-signs = The values you crossed off have signs. All of them are carried out now, in the order you like (LI-39).
hint-arrow = The teleporter: any free single section of the board is yours for nothing, even far away (LI-43).
hint-square = Choose a symbol. The next player has to leave this die lying there all turn, or spend it (LI-44).

## What happened

log-player_started = { $playerIs ->
    [you] You start.
   *[other] { $player } starts.
}
log-turn_began = { $playerIs ->
    [you] Your turn: entry { $entry }.
   *[other] { $player }'s turn: entry { $entry }.
}
log-extra_turn = { $playerIs ->
    [you] An extra turn for you: entry { $entry }.
   *[other] An extra turn for { $player }: entry { $entry }.
}
log-dice_picked_up = { $playerIs ->
    [you] { $count ->
        [one] You take the last die.
       *[other] You take { $count } dice.
    }
   *[other] { $count ->
        [one] { $player } takes the last die.
       *[other] { $player } takes { $count } dice.
    }
}
log-payment_asked = { $playerIs ->
    [you] You choose which die to spend.
   *[other] { $player } chooses which die to spend.
}
log-payment_chosen-rolled = { $playerIs ->
    [you] You spend the rolled die.
   *[other] { $player } spends the rolled die.
}
log-payment_chosen-set_aside = { $playerIs ->
    [you] You spend the die set aside.
   *[other] { $player } spends the die set aside.
}
log-rolled = { $playerIs ->
    [you] You roll { $dice }.
   *[other] { $player } rolls { $dice }.
}
log-rolled-moving = { $playerIs ->
    [you] You roll { $dice }: no moving.
   *[other] { $player } rolls { $dice }: no moving.
}
log-rolled-marking = { $playerIs ->
    [you] You roll { $dice }: no marking.
   *[other] { $player } rolls { $dice }: no marking.
}
log-rolled-moving-marking = { $playerIs ->
    [you] You roll { $dice }: neither moving nor marking.
   *[other] { $player } rolls { $dice }: neither moving nor marking.
}
log-nothing_possible = { $playerIs ->
    [you] Nothing more is possible for you.
   *[other] Nothing more is possible for { $player }.
}
log-turn_stopped = { $playerIs ->
    [you] You end your turn.
   *[other] { $player } ends the turn.
}
log-die_stored = { $playerIs ->
    [you] You store a die: { $die }.
   *[other] { $player } stores a die: { $die }.
}
log-moved = { $playerIs ->
    [you] { $count ->
        [one] You go one section from { $origin } towards { $towards } ({ $dice }).
       *[other] You go { $count } sections from { $origin } towards { $towards } ({ $dice }).
    }
   *[other] { $count ->
        [one] { $player } goes one section from { $origin } towards { $towards } ({ $dice }).
       *[other] { $player } goes { $count } sections from { $origin } towards { $towards } ({ $dice }).
    }
}
log-destination_taken = { $playerIs ->
    [you] You take { $place }.
   *[other] { $player } takes { $place }.
}
log-monster_marked = { $playerIs ->
    [you] You mark a monster at { $place } ({ $dice }): { $monster }.
   *[other] { $player } marks a monster at { $place } ({ $dice }): { $monster }.
}
log-monster_marked-chest = { $playerIs ->
    [you] From your chest you mark a monster at { $place } ({ $dice }): { $monster }.
   *[other] From a chest { $player } marks a monster at { $place } ({ $dice }): { $monster }.
}
log-site_explored-force_field = { $playerIs ->
    [you] You explore the force field { $place }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
   *[other] { $player } explores the force field { $place }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
}
log-site_explored-treasure_chest = { $playerIs ->
    [you] You explore the treasure chest { $place }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
   *[other] { $player } explores the treasure chest { $place }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
}
log-site_explored-bazaar = { $playerIs ->
    [you] You explore the bazaar { $place }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
   *[other] { $player } explores the bazaar { $place }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
}
log-site_explored-arena = { $playerIs ->
    [you] You explore the arena { $place }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } for now.
   *[other] { $player } explores the arena { $place }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } for now.
}
log-force_field_used = { $playerIs ->
    [you] { $count ->
        [one] Your force field turns a time vortex into { $points } points.
       *[other] Your force field turns { $count } time vortexes into { $points } points.
    }
   *[other] { $count ->
        [one] { $player }'s force field turns a time vortex into { $points } points.
       *[other] { $player }'s force field turns { $count } time vortexes into { $points } points.
    }
}
log-die_exchanged = { $playerIs ->
    [you] At the bazaar you exchange { $die } for { $into }.
   *[other] At the bazaar { $player } exchanges { $die } for { $into }.
}
log-other_kept = { $playerIs ->
    [you] You keep the other die.
   *[other] { $player } keeps the other die.
}
log-chest_opened = { $playerIs ->
    [you] You open a chest: { $monster }.
   *[other] { $player } opens a chest: { $monster }.
}
log-monster_sent = { $playerIs ->
    [you] You send a monster into the arena: { $monster }.
   *[other] { $player } sends a monster into the arena: { $monster }.
}
log-arena_left = { $playerIs ->
    [you] You leave the arena.
   *[other] { $player } leaves the arena.
}
log-monster_challenged = { $playerIs ->
    [you] You challenge { $opponent }: { $monster } against { $target }. The arena pays { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
   *[other] { $opponentIs ->
        [you] { $player } challenges you: { $monster } against { $target }. The arena pays { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
       *[other] { $player } challenges { $opponent }: { $monster } against { $target }. The arena pays { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
    }
}
log-duel_rolled = { $playerIs ->
    [you] You roll { $dice }: { $giants } × Red Giant, { $total } in all.
   *[other] { $player } rolls { $dice }: { $giants } × Red Giant, { $total } in all.
}
log-duel_won = { $playerIs ->
    [you] You win the duel and circle a monster of { $loser }: { $monster }.
   *[other] { $loserIs ->
        [you] { $player } wins the duel and circles a monster of yours: { $monster }.
       *[other] { $player } wins the duel and circles a monster of { $loser }: { $monster }.
    }
}
log-duel_drawn = The duel is a draw.
log-sign_begun = { $playerIs ->
    [you] Now the { $sign } of your { $monster }.
   *[other] Now the { $sign } of { $player }'s { $monster }.
}
log-star_rolled = { $playerIs ->
    [you] Yellow star: you roll { $dice } for { $points ->
        [one] 1 extra point
       *[other] { $points } extra points
    }.
   *[other] Yellow star: { $player } rolls { $dice } for { $points ->
        [one] 1 extra point
       *[other] { $points } extra points
    }.
}
log-oval_scored = { $playerIs ->
    [you] White oval: your zeros bring { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
   *[other] White oval: { $player }'s zeros bring { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
}
log-drop_rolled = { $playerIs ->
    [you] Red drop: you roll { $dice } and lose { $lost ->
        [one] 1 point
       *[other] { $lost } points
    } on this one: { $monster }.
   *[other] Red drop: { $player } rolls { $dice } and loses { $lost ->
        [one] 1 point
       *[other] { $lost } points
    } on this one: { $monster }.
}
log-teleported = { $playerIs ->
    [you] Blue arrow: you take a section.
   *[other] Blue arrow: { $player } takes a section.
}
log-teleport_declined = { $playerIs ->
    [you] Blue arrow: you take no section.
   *[other] Blue arrow: { $player } takes no section.
}
log-die_set_aside = { $playerIs ->
    [you] Green square: you set a die aside for { $next }: { $die }.
   *[other] { $nextIs ->
        [you] Green square: { $player } sets a die aside for you: { $die }.
       *[other] Green square: { $player } sets a die aside for { $next }: { $die }.
    }
}
log-nothing_set_aside = { $playerIs ->
    [you] Green square: you set nothing aside.
   *[other] Green square: { $player } sets nothing aside.
}
log-entry_written = { $playerIs ->
    [you] You write into your logbook: { $entry }
   *[other] { $player } writes into the logbook: { $entry }
}
log-zero_used = { $playerIs ->
    [you] A second zero roll: you cross off the first one.
   *[other] A second zero roll: { $player } crosses off the first one.
}
log-player_out = { $playerIs ->
    [you] You can do nothing more: you are out.
   *[other] { $player } can do nothing more and is out.
}
log-game_ended = { $ending } Points: { $totals }.

## Why something cannot be done

why-starting = First chance decides who starts (LI-5).
why-rolling = Dice are being rolled.
why-other_turn = { $playerIs ->
    [you] It is your turn.
   *[other] It is { $player }'s turn.
}
why-act_first = First do something with this roll: store, move, mark or explore (LI-7).
why-stuck = Only after an action you roll again: use a special function, or end your turn (LI-7).
why-no_dice = No die is left to roll (LI-7).
why-roll_on = As long as dice are left you roll on; stopping is not a choice (LI-7).
why-not_storable = This symbol cannot be stored (LI-9).
why-not_rolled = { $die }: none of the dice you can store shows it (LI-9).
why-pad_full = Your pad is full: two dice lie there (LI-9).
why-pad = Dice on the pad pay by themselves as soon as you move, mark or explore (LI-6a).
why-aside = The die set aside cannot be stored; spend it by moving, marking or exploring (LI-45).
why-no_aside = No die is set aside for you (LI-44).
why-monster = First choose a field or vessel of yours, then the monster (LI-17).
why-symbol = You choose a symbol only at a bazaar or for a green square (LI-31, LI-44).
why-nothing_to_decline = There is nothing to do without now (LI-7).
why-value = Values are crossed off by marking monsters: choose a field or vessel of yours (LI-18).
why-own_section = This section is yours already (LI-14).
why-taken = { $playerIs ->
    [you] This is yours already (LI-14).
   *[other] This belongs to { $player } (LI-14).
}
why-no_moving = Two time vortexes or more: no moving until the next roll (LI-8).
why-no_marking = Two Red Giants or more: no marking until the next roll (LI-8).
why-not_there = You are not there yet: a movement begins at a shuttle, at a destination of yours or where your route ends (LI-11).
why-started = You have started from { $place } in this turn; once a turn is all (LI-15).
why-begin_at_end = You could come from either side: choose the section where the movement begins first (LI-11).
why-blocked = Somebody else's section lies in between, and nothing can be left out (LI-14, LI-16).
why-no_locator = Every movement needs a locator (LI-11).
why-carpet = The carpet takes jetpack, locator and Red Giant (LI-33).
why-double = A double section takes a die for each half, all in one movement (LI-32).
why-move_dice = The dice do not suffice: a moonboot for each section of land, a jetpack for each of air, and one locator (LI-11).
why-shuttle = Shuttles are everybody's: choose the section you want to reach from here (LI-14).
why-marked = A monster is marked here already, one is all: { $monster } (LI-17).
why-not_reached = Nobody is here yet: take the last section before it (LI-13).
why-explored = This site is explored (LI-20).
why-explore_dice = To explore it you need a jetpack, a moonboot and a locator (LI-20).
why-mark_dice = The dice do not suffice for any monster here; the scoring table says what they take (LI-17).
why-used_up = All monsters of these kinds are gone (LI-19).
why-no_function = You have none unused: { $function } (LI-20).
why-force_field = The force field needs a time vortex in this roll (LI-27).
why-chest_vortex = The chest takes a time vortex besides the monster's dice (LI-29).
why-chest_dice = The dice do not suffice for any monster on an unmarked field (LI-29).
why-bazaar = No die lay on your pad before this roll (LI-31).
why-arena = Duels come at the end of the turn (LI-36).
why-not_marked_now = Only a monster marked in this turn goes into the arena (LI-36).
why-duelled = It has fought already (LI-36).
why-no_target = It finds nobody of equal or higher value to challenge (LI-36).
why-nobodys_monster = Nobody has marked this one yet (LI-36).
why-own_monster = This one is yours: challenge somebody else's (LI-36).
why-defeated = { $playerIs ->
    [you] You have defeated this one already (LI-38).
   *[other] { $player } has defeated this one already (LI-38).
}
why-lower_value = Its value is lower than that of your monster (LI-36).
why-no_sign = No sign is open here: choose one of the monsters marked in this turn (LI-39).
why-first-pay = First say which die you spend (LI-6a).
why-first-chest = The chest is open: choose a field that shows this monster and has no mark (LI-29).
why-first-bazaar = First say what becomes of the other die on your pad (LI-31).
why-first-duel = First say whether a monster goes into the arena (LI-36).
why-first-challenge = First choose the monster to challenge (LI-36).
why-first-signs = First choose the sign to carry out (LI-39).
why-first-arrow = First take a free single section, or none (LI-43).
why-first-square = First choose the symbol to set aside (LI-44).

## In the terminal

draw-board = { $board }
draw-link = { "  " }{ $one } – { $two }: { $sections }
draw-taken = { $what } [{ $playerIs ->
    [you] you
   *[other] { $player }
}]
draw-circled = { $what } (circled: { $playerIs ->
    [you] you
   *[other] { $player }
})
draw-site_used = { $what } [{ $playerIs ->
    [you] you
   *[other] { $player }
}, used]
draw-shuttle = shuttle
draw-started = shuttle, started from in this turn
draw-vessel = vessel
draw-either = { $one } or { $two }
draw-open = open
draw-marked = { $monster } marked
draw-explored = explored
draw-free = { "  " }{ $place } ({ $what })
draw-place = { "  " }{ $place } ({ $what }): { $playerIs ->
    [you] you
   *[other] { $player }
}, { $done }
draw-nobodys = { "  " }{ $place } ({ $what }): nobody, { $done }
draw-table = { "  " }{ $monster } ({ $dice }): { $values }
draw-value = { $value }
draw-signed = { $value } ({ $sign })
draw-sites = { "  " }{ $function }: { $values }
draw-no_entry = –
draw-stroke = stroke
draw-player = { $playerIs ->
    [you] You: { $entries }
   *[other] { $player }: { $entries }
} (points { $points }, longest route { $route })
draw-player_out = { $playerIs ->
    [you] You, out: { $entries }
   *[other] { $player }, out: { $entries }
} (points { $points }, longest route { $route })
draw-dice = Roll: { $roll }. Pad: { $pad }. Spent: { $spent }. Points in this turn: { $points }
draw-no_moving = No moving in this roll.
draw-no_marking = No marking in this roll.
draw-aside = Set aside for { $playerIs ->
    [you] you
   *[other] { $player }
}: { $die }
draw-aside_spent = Set aside for { $playerIs ->
    [you] you
   *[other] { $player }
} and spent: { $die }
draw-to_sign = Signs still to be carried out: { $signs }

## In the browser

see-tie = Equal in points: the most valuable single monster marked decides (LI-26).
see-shuttle = shuttle, everybody's
see-vessel = vessel: attracts any monster but the green one
see-monster = monster field
see-place = { $place }: { $what }
see-owner = belongs to { $player }
see-marked = marked: { $monster }
see-explored = explored, worth { $points }
see-started = a start from here was made in this turn
see-section = Section ({ $kind }) between { $one } and { $two }
see-taken = { $what }, taken by { $player }
see-circled = circled by { $player }
see-scoring = Scoring table
see-needs = { $monster }: takes { $dice }
see-sites = { $what }: what exploring is worth; it takes jetpack, locator and moonboot
see-logbook = Logbook
see-logbooks = Logbooks
see-entries = { $count } of { $all } entries
see-spent = Spent
see-pad = Pad
see-on-pad = { $count ->
    [one] On the pad: { $die }
   *[other] On the pad: { $count } × { $die }
}
see-no-dice = No dice on the table
see-aside = Set aside: { $die }. It cannot be rolled, only spent
see-aside-next = gets a die
see-ban-moving = No moving
see-ban-marking = No marking
see-can-store = can be stored
see-can-move = { $count ->
    [one] pays for a way to one section
   *[other] pays for ways to { $count } sections
}
see-can-mark = { $count ->
    [one] marks or explores one place
   *[other] marks or explores { $count } places
}
see-function = { $what }: { $count } unused
see-turn = This turn
see-turn-points = This turn: { $points ->
    [one] 1 point
   *[other] { $points } points
}
see-turn-extra = Extra turn: { $points ->
    [one] 1 point
   *[other] { $points } points
}
see-coming = marked in this turn
see-routes = Longest routes
see-route = route
see-points = { $count ->
    [one] point
   *[other] points
}
see-out = out
see-reckoning = Points
see-from-logbook = Logbook
see-from-circles = Circled monsters, half each
see-from-route = Longest route ({ $length })
see-total = Total
see-so-far = So far
see-last-turn = The last turn!
see-nothing-possible = Nothing is possible with these dice
see-zero-roll = A zero roll
see-turn-again = A second zero roll: an extra turn!
see-duel = { $one } challenges { $two }

## Mistakes of a board

mistake-number_of_shuttle = A board has { $high } shuttles; this one has { $found }. (LI-2)
mistake-number_of_monster = There must be { $low } to { $high } monster fields; here are { $found }. (LI-2, LI-51)
mistake-number_of_vessel = There must be { $low } to { $high } vessels; here are { $found }. (LI-2, LI-51)
mistake-number_of_site = There must be { $low } to { $high } sites; here are { $found }. (LI-2, LI-51)
mistake-number_of_sections = There must be { $low } to { $high } sections, a double one counting as two; here are { $found }. (LI-2, LI-51)
mistake-same_id = destinations[{ $other }] has this id already.
mistake-id = An id is 1 to { $high } plain letters and digits.
mistake-outside = This must be a number from { $low } to { $high }, or the destination does not fit into the picture.
mistake-two_kinds = A monster field shows two different kinds of monsters. (LI-2)
mistake-no_kinds = Only monster fields show kinds of monsters. (LI-2)
mistake-name = A name has at most { $high } characters, all on one line; a title must not be empty.
mistake-no_destination = No destination has this id.
mistake-own_end = A link cannot join a destination to itself. (LI-2)
mistake-two_shuttles = A link cannot join two shuttles. (LI-2)
mistake-length = A link has { $low } to { $high } sections; this one has { $found }. (LI-2)
mistake-carpet = A carpet is the only section of its link. (LI-2)
mistake-links = { $low } to { $high } links must end here; { $found ->
    [one] there is { $found }
   *[other] there are { $found }
}. (LI-2)
mistake-shuttle_links = Exactly { $high } links must end at a shuttle; { $found ->
    [one] there is { $found }
   *[other] there are { $found }
}. (LI-2)
mistake-out_of_reach = No way leads here from the first destination. (LI-2)
mistake-needs = A monster needs { $low } to { $high } dice, and no number is below 0. (LI-4a)
mistake-spray = A monster needs at least one spray. (LI-4a)
mistake-row = A row has { $low } to { $high } values; this one has { $found }. (LI-3)
mistake-value = A value is a number from 1 to { $high }.
mistake-signs = Each value has a sign: { $needed } are needed; here are { $found }. (LI-39)
mistake-signs_used = The table must use all five signs; it uses { $found }. (LI-39)
mistake-site_values = There must be as many values as sites, { $needed }; here are { $found }. (LI-3)
mistake-bends = A link has at most { $high } bends; this one has { $found }.
mistake-bend_outside = This bend lies outside the picture.
mistake-destinations_close = This is too close to destinations[{ $other }].
mistake-short = The sections do not fit: from middle to middle the line must be at least { $needed } long. Move the ends apart, bend it or take sections out.
mistake-through = The line runs through destinations[{ $other }] or too close to it.
mistake-cross = The line crosses that of links[{ $other }].
mistake-close = A finger could not tell this section from one of links[{ $other }]: they are too close.
mistake-route = This net is too tangled: its longest route cannot be found in reasonable time. Take links out. (LI-51)

## On paper

see-print-board = The board { $title }, with these destinations: { $places }.
see-print-crossing = Cross off each value when it is taken: the upper row first, from left to right, then the lower one (LI-3). The small signs count only with Good Signs – Bad Signs.
see-print-monster = What
see-print-takes = Takes
see-print-values = Values
see-print-dice = The dice
see-print-legend = What is on the board
see-print-shuttle = shuttle
see-print-about-shuttle = Everybody may set out from here (LI-15).
see-print-about-monster = Whoever owns it may mark one of the two kinds it shows, once (LI-17).
see-print-vessel = vessel
see-print-about-vessel = Whoever owns it may mark any kind but green, once (LI-17).
see-print-about-site = Whoever owns it may explore it, once (LI-20).
see-print-about-land = Takes a moonboot (LI-11).
see-print-about-air = Takes a jetpack (LI-11).
see-print-about-carpet = Takes jetpack, locator and Red Giant, and no other locator (LI-33).
see-print-double = double section
see-print-about-double = Crossed in one movement or not at all, with a die for each half (LI-32).
see-print-entries = { $players } players: { $entries } entries.
see-print-entry = Each turn makes one entry: points, a stroke if you only moved, a crossed 0 for a zero roll (LI-21).
see-print-player = Player { $player }
see-print-name = Name
see-print-route = Longest route

## In pictures

picture-aim = You want points: reach the monsters on the map and mark them. The table says which dice each kind takes and what it is worth.
picture-turn-1 = Roll six dice. After every roll do something with them; store up to two on your landing pad. Then roll again what is left.
picture-turn-2 = Move: one locator, and a moonboot or a jetpack for each section of the way. What you reach is yours.
picture-turn-3 = On a field of yours spend the dice that a monster takes: it is marked, and its next value is your points.
picture-end = Every turn fills one line of your logbook. When all are full the most points win; the longest route earns six more.
