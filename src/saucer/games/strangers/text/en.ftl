title = Don't Talk to Strangers
about = School is out, and strange visitors close one street after the other. Get your Kids somewhere safe, by bus, by bike or over the fence.
facts = 1 to 4 players, 15 to 20 minutes
credits = A game by Ben Stoll, published by Cryptozoic Entertainment in 2021. This is an unofficial implementation for people who own the game, with words, pictures and boards of its own: the boards are not those in the box.
today = Puzzle of the day
today-about = Puzzle { $number } of { $count }: { $plays } plays in { $board }. The best possible is { $par } points.

option-variant = Game
option-variant-standard = Everybody for themselves (one player: Solo)
option-variant-teams_open = Open teams: partners side by side see each other's hands
option-variant-teams_silent = Silent teams: partners opposite, and not a word
option-variant-gauntlet = Gauntlet: two players, best of three games
option-variant-architect = Architect: alone, you choose every card
option-board = Board
option-board-a = A, Maple Falls
option-board-b = B, Fern Hollow
option-well_read = Well-Read: four cards instead of three
option-brainiac = Brainiac: discard one card a turn
option-total_invasion = Total Invasion: every sighting is a saucer too
option-five_sightings = Shorter: sightings set aside beyond the fifth go back
option-free_first_kid = Everybody starts with a Kid in the SCHOOL
option-puzzle = Puzzle
option-puzzle-null = None

check-teams = Teams are for four players (DS-46).
check-gauntlet = A Gauntlet is for two players (DS-46).
check-gauntlet_board = A Gauntlet is played on both boards; leave the board at A (DS-43).
check-architect = Architect is for one player (DS-46).
check-architect_alone = Architect goes with no other variant (DS-46).
check-puzzle = A puzzle is an Architect game (DS-51).
check-puzzle_board = A puzzle brings its own board; leave the board at A (DS-51).
check-own_board = A Gauntlet and a puzzle bring their own boards: leave yours away (DS-43, DS-51).

reason-last_stranger = The last Stranger is on the board.
reason-ten_kids = All ten Kids of one player have scored.
reason-contact = Contact has been made.
reason-two_wins = Two games are won.
reason-third_game = The third game is over.

silenced-teams = In silent teams nobody says anything until the game is over (DS-39).
silenced-watching = Two silent teams are playing: those who watch keep silent, too (DS-39).

## Cards

card-stranger_sighting = STRANGER SIGHTING
card-saucer = SAUCER
card-walk = WALK
card-run = RUN
card-skateboard = SKATEBOARD
card-school_bus = SCHOOL BUS
card-city_bus = CITY BUS
card-walkie_talkies = WALKIE TALKIES
card-hop_the_fence = HOP THE FENCE
card-rad_bike = RAD BIKE!
card-prom_date = PROM DATE
card-science_club_saviors = SCIENCE CLUB SAVIORS
card-pool_party = POOL PARTY
card-new_step_dad = NEW STEP-DAD
card-man_in_black = MAN IN BLACK
card-synchronized_watches = SYNCHRONIZED WATCHES
card-moms_car = MOM'S CAR
card-hitchhiking = HITCHHIKING
card-soda_shop_date = SODA SHOP DATE

about-stranger_sighting = Never held. Whoever draws it puts a Stranger on a Stranger space; Kids there are gone, and nobody gets through (DS-22).
about-saucer = Never held. Whoever draws it picks any Kid on the board and flips the coin: on the saucer that Kid is gone, scored or not (DS-23).
about-walk = Move one of your Kids exactly 1 space (DS-26).
about-run = Move one of your Kids exactly 2 spaces (DS-26).
about-skateboard = Move one of your Kids exactly 3 spaces (DS-26).
about-school_bus = One of your Kids at a school bus stop rides to another one. The SCHOOL is a stop (DS-27).
about-city_bus = One of your Kids at a city bus stop rides to another one (DS-27).
about-walkie_talkies = Move any number of your Kids exactly 1 space each (DS-28).
about-hop_the_fence = Move one of your Kids exactly 2 spaces, over walls if you like, and into a scoring space from any side (DS-29).
about-rad_bike = Move one of your Kids exactly 4 spaces; it may ride past Strangers, but not stop on one (DS-30).
about-prom_date = Move any one unscored Kid, yours or not, exactly 2 spaces (DS-31).
about-science_club_saviors = Flip a coin for each of your Kids in a LIBRARY. Two saucers, and you win at once; alone you get 10 points (DS-32, DS-44).
about-pool_party = One or two unscored Kids, anybody's, go straight to a POOL and score for their owners (DS-33).
about-new_step_dad = One of your Kids in a HOME moves on to an empty MANSION (DS-34).
about-man_in_black = One Stranger goes to another Stranger space; the one it left is open again (DS-35).
about-synchronized_watches = Move any number of your Kids exactly 3 spaces each (DS-28).
about-moms_car = One of your unscored Kids is driven to any empty HOME (DS-36).
about-hitchhiking = Flip for one of your Kids: on the saucer it is gone, otherwise put it on any other open movement space (DS-37).
about-soda_shop_date = Look at another hand and use one of its cards as if it were yours; it stays there (DS-38).
about-deck = You draw from it at the end of your turn. Sightings and saucers are in it, too (DS-10, DS-21).
about-kid = Still on the way: it scores when it comes through a yellow bar. A Stranger or a saucer may take it before (DS-15, DS-22).
about-stranger = Nobody may enter this space as long as it stands there (DS-22).
about-space = Kids go from space to space and score when they come through a yellow bar; where there is a Stranger's sign a Stranger may appear (DS-13, DS-15, DS-22).
about-spot = Room for one Kid. It is worth its number as long as the Kid stays there (DS-15, DS-18a).
about-seat = What somebody holds is secret; how many cards there are is not (DS-50).

about-bot-random = Does anything that is allowed.
about-bot-easy = Goes for the nearest good place with the card that helps most.
about-bot-medium = Keeps an eye on Strangers, on the time that is left and on everybody else, too.
about-bot-hard = Plays its best choices on for two rounds in its head, with the cards the others may hold, and takes what is most likely to win.

solve-hand = The hand: { $cards }.
solve-deck = The deck, a { $sighting } after each of them: { $cards }.
cards-none = nothing
cards-of_a_kind = { $count } × { $card }
space = { $space }

kind-home = HOME
kind-mansion = MANSION
kind-pool = POOL
kind-library = LIBRARY
kind-park = PARK
kind-clubhouse = CLUBHOUSE
kind-pep_rally = PEP RALLY
kind-prom = PROM
in-home = a HOME
in-mansion = a MANSION
in-pool = a POOL
in-library = a LIBRARY
in-park = a PARK
in-clubhouse = the CLUBHOUSE
in-pep_rally = the PEP RALLY
in-prom = the PROM
bus-school_bus = school bus
bus-city_bus = city bus

about-kind-home = Room for one Kid.
about-kind-mansion = Room for one Kid, far away and worth more than any HOME.
about-kind-pool = The sooner, the better: each spot is worth less than the one before.
about-kind-library = Your hand limit is one higher for each of your Kids here.
about-kind-park = One more of your Kids may be on its way for each of your Kids here.
about-kind-clubhouse = The more Kids are here, the less each is worth.
about-kind-pep_rally = The more Kids are here, the more each is worth.
about-kind-prom = Pays only while the number of Kids here is even.

## Whose turn it is

prompt-starting = Who goes first?
prompt-dealing = The cards are being dealt.
prompt-drawing = { $playerIs ->
    [you] You are drawing a card.
   *[other] { $player } is drawing a card.
}
prompt-coin = { $playerIs ->
    [you] You flip the coin.
   *[other] { $player } flips the coin.
}
prompt-turn = { $playerIs ->
    [you] Your turn: { $more ->
        [0] { $outside ->
            [0] play a card.
           *[other] play a card, or run away.
        }
       *[other] { $outside ->
            [0] let out a Kid, or play a card.
           *[other] let out a Kid, play a card, or run away.
        }
    }
   *[other] It is { $player }'s turn.
}
prompt-turn_brainiac = { $playerIs ->
    [you] Your turn: { $more ->
        [0] { $outside ->
            [0] play a card.
           *[other] play a card, or run away.
        }
       *[other] { $outside ->
            [0] let out a Kid, or play a card.
           *[other] let out a Kid, play a card, or run away.
        }
    } You may discard a card besides.
   *[other] It is { $player }'s turn.
}
prompt-kid = { $playerIs ->
    [you] { $card }: which Kid?
   *[other] { $card }: { $player } chooses a Kid.
}
prompt-more_kids = { $playerIs ->
    [you] { $card }: another Kid, or stop?
   *[other] { $card }: { $player } may choose another Kid.
}
prompt-going = { $playerIs ->
    [you] { $card }: where to?
   *[other] { $card }: { $player } moves a Kid.
}
prompt-riding = { $playerIs ->
    [you] { $card }: where to?
   *[other] { $card }: { $player } moves a Kid.
}
prompt-player = { $playerIs ->
    [you] Whose hand do you look at?
   *[other] { $player } chooses whose hand to look at.
}
prompt-card = { $playerIs ->
    [you] Which of { $other }'s cards do you use?
   *[other] { $otherIs ->
        [you] { $player } looks at your hand and uses one of its cards.
       *[other] { $player } looks at { $other }'s hand and uses one of its cards.
    }
}
prompt-stranger_from = { $playerIs ->
    [you] Which Stranger moves?
   *[other] { $player } chooses the Stranger that moves.
}
prompt-stranger_to = { $playerIs ->
    [you] Where does the Stranger go?
   *[other] { $player } moves a Stranger.
}
prompt-stranger = { $playerIs ->
    [you] A sighting! Where does the Stranger appear?
   *[other] A sighting! { $player } places a Stranger.
}
prompt-saucer = { $playerIs ->
    [you] A saucer! Which Kid is it after?
   *[other] A saucer! { $player } chooses the Kid it is after.
}
prompt-order = { $playerIs ->
    [you] Total invasion: what comes first?
   *[other] Total invasion: { $player } says what comes first.
}
prompt-after = { $playerIs ->
    [you] You may discard one card before you draw.
   *[other] { $player } may discard one card.
}
prompt-hand = { $playerIs ->
    [you] Choose a card for your opening hand.
   *[other] { $player } chooses an opening hand.
}
prompt-next_card = { $playerIs ->
    [you] Which card lies on top of the deck?
   *[other] { $player } chooses the next card of the deck.
}
prompt-board = { $playerIs ->
    [you] You choose the board of the third game.
   *[other] { $player } chooses the board of the third game.
}
won = { $playerIs ->
    [you] You win! { $reason }
   *[other] { $player } wins! { $reason }
}
won-shared = Victory for { $players }. { $reason }
finished-alone = { $points ->
    [one] One point. { $reason }
   *[other] { $points } points. { $reason }
}

## What can be done

label-let_out = Let out a Kid
label-run_away = Run away with your Kid on { $space }
label-play_card = Play { $card }
label-discard_card = Discard { $card }
label-keep_cards = Keep your cards
label-choose_kid = { $playerIs ->
    [you] Your Kid on { $space }
   *[other] { $player }'s Kid on { $space }
}
label-choose_scored = { $playerIs ->
    [you] Your Kid in the { $place } { $space }, spot { $spot }
   *[other] { $player }'s Kid in the { $place } { $space }, spot { $spot }
}
label-go_to = To { $space }
label-score = { $points ->
    [one] Score in the { $place } { $space }: one point
   *[other] Score in the { $place } { $space }: { $points } points
}
label-stop = Stop here
label-name_player = { $cards ->
    [one] Look at { $player }'s hand (one card)
   *[other] Look at { $player }'s hand ({ $cards } cards)
}
label-name_card = Use { $card }
label-choose_stranger = The Stranger on { $space }
label-place_stranger = { $kids ->
    [0] On { $space }
    [one] On { $space }, where a Kid is
   *[other] On { $space }, where { $kids } Kids are
}
label-stranger_first = First the Stranger
label-saucer_first = First the saucer
label-take_card = Take { $card }
label-choose_board-a = Board A, Maple Falls
label-choose_board-b = Board B, Fern Hollow

## The first time

hint-turn = One action a turn: let out a Kid into the SCHOOL, play a card, or run away with a Kid. Then you draw up to your limit (DS-6, DS-10).
hint-kid = Choose the Kid that the card moves. Kids of one colour on one space are alike (DS-26a).
hint-more_kids = This card can move several Kids, each once. You may stop now (DS-26a).
hint-going = A Kid moves exactly as far as the card says, never twice over one space, never through a wall or a Stranger. Entering a scoring space through its yellow bar ends the move (DS-13).
hint-riding = The Kid goes there at once; nothing in between counts (DS-26a).
hint-player = You alone will see that hand, and use one of its cards (DS-38).
hint-card = The card works as if you had played it, and stays where it is. Everybody learns which it was (DS-38).
hint-stranger_from = Choose the Stranger that leaves its space (DS-35).
hint-stranger_to = It goes to another Stranger space without one. Kids there are taken (DS-35).
hint-stranger = Put the Stranger on any Stranger space without one. Kids there go back to their supply, and nobody enters it any more (DS-22).
hint-saucer = Choose any Kid on the board, scored or not, yours or not. The coin decides whether it is taken (DS-23).
hint-order = Both come: the Stranger and the saucer. You say which is first (DS-42).
hint-after = Once a turn you may discard a card and draw another one for it (DS-41).
hint-hand = You may choose any three cards, but none more often than there are (DS-45).
hint-next_card = Every second place of the deck is a sighting; you choose the cards between (DS-45).
hint-board = Whoever has more points so far chooses; if they are equal, whoever goes second (DS-43).

## What happened

log-starter_chosen = { $playerIs ->
    [you] You go first.
   *[other] { $player } goes first.
}
log-hand_dealt = { $playerIs ->
    [you] You are dealt: { $cards }.
   *[other] { $player } is dealt: { $cards }.
}
log-cards_dealt = { $count ->
    [one] { $player } is dealt one card.
   *[other] { $player } is dealt { $count } cards.
}
log-set_aside = { $playerIs ->
    [you] Set aside from your hand, without effect: { $cards }.
   *[other] Set aside from { $player }'s hand, without effect: { $cards }.
}
log-sightings_returned = { $count ->
    [one] One sighting goes back into the deck.
   *[other] { $count } sightings go back into the deck.
}
log-first_kids_let_out = Everybody has a Kid in the SCHOOL.
log-kid_let_out = { $playerIs ->
    [you] You let out a Kid.
   *[other] { $player } lets out a Kid.
}
log-ran_away = { $playerIs ->
    [you] Your Kid on { $space } runs away, back to your supply.
   *[other] { $player }'s Kid on { $space } runs away, back to the supply.
}
log-card_played = { $playerIs ->
    [you] You play { $card }.
   *[other] { $player } plays { $card }.
}
log-card_discarded = { $playerIs ->
    [you] You discard { $card }.
   *[other] { $player } discards { $card }.
}
log-cards_kept = { $playerIs ->
    [you] You keep your cards.
   *[other] { $player } keeps the cards.
}
log-played_for_nothing = { $card } has no effect.
log-kid_chosen = { $playerIs ->
    [you] { $ownerIs ->
        [you] You choose your Kid on { $space }.
       *[other] You choose { $owner }'s Kid on { $space }.
    }
   *[other] { $ownerIs ->
        [you] { $player } chooses your Kid on { $space }.
       *[other] { $player } chooses { $owner }'s Kid on { $space }.
    }
}
log-scored_kid_chosen = { $playerIs ->
    [you] { $ownerIs ->
        [you] You choose your scored Kid in { $space }.
       *[other] You choose { $owner }'s scored Kid in { $space }.
    }
   *[other] { $ownerIs ->
        [you] { $player } chooses your scored Kid in { $space }.
       *[other] { $player } chooses { $owner }'s scored Kid in { $space }.
    }
}
log-kid_walked = { $ownerIs ->
    [you] Your Kid goes from { $start } to { $way }.
   *[other] { $owner }'s Kid goes from { $start } to { $way }.
}
log-kid_jumped = { $ownerIs ->
    [you] Your Kid gets from { $start } to { $to }.
   *[other] { $owner }'s Kid gets from { $start } to { $to }.
}
log-kid_scored = { $ownerIs ->
    [you] Your Kid scores in { $place }, { $space }.
   *[other] { $owner }'s Kid scores in { $place }, { $space }.
}
log-stopped = { $playerIs ->
    [you] You leave it at that.
   *[other] { $player } leaves it at that.
}
log-hand_looked_at = { $playerIs ->
    [you] You look at { $other }'s hand.
   *[other] { $otherIs ->
        [you] { $player } looks at your hand.
       *[other] { $player } looks at { $other }'s hand.
    }
}
log-hand_shown = { $other } holds: { $cards }.
log-card_named = { $playerIs ->
    [you] You use { $other }'s { $card }.
   *[other] { $otherIs ->
        [you] { $player } uses your { $card }.
       *[other] { $player } uses { $other }'s { $card }.
    }
}
log-stranger_chosen = { $playerIs ->
    [you] You choose the Stranger on { $space }: it is about to move.
   *[other] { $player } chooses the Stranger on { $space }: it is about to move.
}
log-stranger_moved = { $playerIs ->
    [you] You move the Stranger from { $start } to { $to }.
   *[other] { $player } moves the Stranger from { $start } to { $to }.
}
log-stranger_placed = { $playerIs ->
    [you] { $left ->
        [0] You place the last Stranger on { $space }.
        [one] You place a Stranger on { $space }. One is left.
       *[other] You place a Stranger on { $space }. { $left } are left.
    }
   *[other] { $left ->
        [0] { $player } places the last Stranger on { $space }.
        [one] { $player } places a Stranger on { $space }. One is left.
       *[other] { $player } places a Stranger on { $space }. { $left } are left.
    }
}
log-kids_abducted = The Stranger on { $space } takes { $kids }, back to the supply.
kids-of = { $playerIs ->
    [you] { $count ->
        [one] a Kid of yours
       *[other] { $count } Kids of yours
    }
   *[other] { $count ->
        [one] a Kid of { $player }
       *[other] { $count } Kids of { $player }
    }
}
log-sighting_drawn = { $playerIs ->
    [you] You draw a STRANGER SIGHTING!
   *[other] { $player } draws a STRANGER SIGHTING!
}
log-saucer_drawn = { $playerIs ->
    [you] You draw a SAUCER!
   *[other] { $player } draws a SAUCER!
}
log-saucer_in_vain = The saucer finds no Kid on the board.
log-order_chosen-stranger = { $playerIs ->
    [you] You let the Stranger come first.
   *[other] { $player } lets the Stranger come first.
}
log-order_chosen-saucer = { $playerIs ->
    [you] You let the saucer come first.
   *[other] { $player } lets the saucer come first.
}
log-coins_flipped = { $coins ->
    [one] { $saucers ->
        [0] The coin shows no saucer.
       *[other] The coin shows the saucer!
    }
   *[other] { $playerIs ->
        [you] You flip { $coins } coins; saucers: { $saucers }.
       *[other] { $player } flips { $coins } coins; saucers: { $saucers }.
    }
}
log-kid_abducted = { $ownerIs ->
    [you] Your Kid on { $space } is abducted.
   *[other] { $owner }'s Kid on { $space } is abducted.
}
log-scored_kid_abducted = { $ownerIs ->
    [you] Your scored Kid in { $space } is abducted.
   *[other] { $owner }'s scored Kid in { $space } is abducted.
}
log-kid_spared = { $ownerIs ->
    [you] Your Kid on { $space } is spared.
   *[other] { $owner }'s Kid on { $space } is spared.
}
log-scored_kid_spared = { $ownerIs ->
    [you] Your scored Kid in { $space } is spared.
   *[other] { $owner }'s scored Kid in { $space } is spared.
}
log-contact_made = { $playerIs ->
    [you] { $points ->
        [0] You have made contact!
       *[other] You have made contact: { $points } points!
    }
   *[other] { $points ->
        [0] { $player } has made contact!
       *[other] { $player } has made contact: { $points } points!
    }
}
log-contact_failed = { $playerIs ->
    [you] You make no contact.
   *[other] { $player } makes no contact.
}
log-date_set_aside = { $playerIs ->
    [you] You draw SODA SHOP DATE, which needs somebody else: another card takes its place.
   *[other] { $player } draws SODA SHOP DATE, which needs somebody else: another card takes its place.
}
log-card_drawn = { $playerIs ->
    [you] You draw { $card }.
   *[other] { $player } draws { $card }.
}
log-card_drawn_unseen = { $player } draws a card.
log-card_taken = { $playerIs ->
    [you] You take { $card }.
   *[other] { $player } takes { $card }.
}
log-deck_shuffled = { $count ->
    [one] One discarded card becomes the new deck.
   *[other] { $count } discarded cards are shuffled into a new deck.
}
log-game_started = { $playerIs ->
    [you] Game { $game }, on board { $board }. You go first.
   *[other] Game { $game }, on board { $board }. { $player } goes first.
}
log-board_chosen = { $playerIs ->
    [you] You choose board { $board }.
   *[other] { $player } chooses board { $board }.
}
log-game_ended = { $ending } Points: { $points }.
score = { $playerIs ->
    [you] you { $points }
   *[other] { $player } { $points }
}

## Why something cannot be done

why-starting = It is being drawn who goes first.
why-dealing = The cards are being dealt.
why-coin = The coin is in the air.
why-drawing = A card is being drawn.
why-turn = It is { $player }'s turn (DS-6).
why-now-turn = First choose your action: let out a Kid, play a card, or run away (DS-6).
why-now-kid = First choose the Kid that the card moves (DS-26a).
why-now-more_kids = Choose another Kid, or stop (DS-26a).
why-now-going = First choose where the Kid goes (DS-13).
why-now-riding = First choose where the Kid goes (DS-26a).
why-now-player = First choose whose hand you look at (DS-38).
why-now-card = First choose the card that you use (DS-38).
why-now-stranger_from = First choose the Stranger that moves (DS-35).
why-now-stranger_to = First choose where the Stranger goes (DS-35).
why-now-stranger = First put the Stranger on a Stranger space (DS-22).
why-now-saucer = First choose the Kid that the saucer is after (DS-23).
why-now-order = First say what comes first, the Stranger or the saucer (DS-42).
why-now-after = Your action is done: discard one card or keep them all (DS-41).
why-now-hand = First choose your opening hand (DS-45).
why-now-next_card = First choose the next card of the deck (DS-45).
why-now-board = First choose the board (DS-43).
why-never_held = { $card } is never held: it is carried out when it is drawn (DS-21).
why-not_held = You do not hold { $card } (DS-8).
why-supply = You have no Kid left in your supply (DS-7).
why-kid_limit = { $limit ->
    [one] You may have only one unscored Kid on the board (DS-7).
   *[other] You may have only { $limit } unscored Kids on the board (DS-7).
}
why-run_away = You have no Kid on the streets that could run away; one in the SCHOOL stays there (DS-9).
why-no_discard = Cards are discarded only in the Brainiac variant (DS-41).
why-discarded = You have discarded a card this turn already (DS-41).
why-must_move = A card that can be used must be used: one Kid at least has to move (DS-8).
why-nobody_there = There is no such Kid in { $space } (DS-26a).
why-step_dad = NEW STEP-DAD is for one of your own Kids in a HOME (DS-34).
why-not_your_kid = { $card } moves your own Kids only (DS-26a).
why-moved = This card has moved that Kid already (DS-26a).
why-no_stop = No { $bus } stops there (DS-27).
why-no_other_stop = No other stop of the { $bus } is open (DS-27).
why-stuck = { $steps ->
    [one] From there no Kid can go one space (DS-13).
   *[other] From there no Kid can go exactly { $steps } spaces, nor into a scoring space on the way (DS-13).
}
why-scored = A Kid that has scored does not move any more (DS-16).
why-stranger_there = There is a Stranger on { $space } already (DS-22).
why-no_icon = { $space } is no Stranger space (DS-22).
why-full = No spot is free in { $space } (DS-15).
why-no_way_in = { $steps ->
    [one] The Kid does not get into { $space } with one step through a yellow bar (DS-15).
   *[other] The Kid does not get through a yellow bar into { $space } with { $steps } steps (DS-15).
}
why-no_way_over = Even over walls the Kid does not get into { $space } with { $steps } steps (DS-29).
why-start = A Kid never comes back to where its move began (DS-13).
why-stranger = A Stranger stands on { $space }: nobody may enter it (DS-22).
why-bike = The bike passes Strangers, but does not stop on one (DS-30).
why-not_exactly = { $steps ->
    [one] { $space } is not exactly one step away (DS-13).
   *[other] { $space } is not exactly { $steps } steps away (DS-13).
}
why-no_mansion = A card that says HOME does not mean MANSION (DS-17).
why-only-pool = POOL PARTY takes Kids to a POOL (DS-33).
why-only-mansion = NEW STEP-DAD takes a Kid to a MANSION (DS-34).
why-only-home = MOM'S CAR takes a Kid to a HOME (DS-36).
why-only-street = A hitchhiker is put on a movement space (DS-37).
why-only-stop = The { $bus } does not stop there (DS-27).
why-another = The Kid is on { $space } already; it must be another space (DS-26a).
why-no_stranger = There is no Stranger on { $space } (DS-35).
why-own_hand = It must be another player's hand (DS-38).
why-no_cards = { $player } holds no card (DS-38).
why-not_in_that_hand = { $card } is not in that hand (DS-38).
why-none_left = There is no { $card } to choose any more, or it is left out (DS-45).
why-deck = Cards are drawn at the end of your turn, up to your limit (DS-10).

## Boards of one's own

board-toml = This is no TOML file: { $problem }
board-field = There is no such field; there are game, name, strangers, picture and scoring.
board-picture = A picture of the board is missing, or it is smaller than three by three spaces.
board-school = There must be exactly one SCHOOL, drawn as @ on a street.
board-letter = The letter { $letter } stands for two spaces, or there is no line for it under scoring.
board-letter_not_drawn = This scoring space is not in the picture.
board-value = This cannot be: { $problem }
board-space = A space is drawn as an icon (x or nothing), a dot, t or @, and a stop (s, c, b or nothing); came "{ $came }".
board-side = Between two spaces there is a wall (| or ---), a yellow bar (= or ===) or nothing; came "{ $came }".
board-bar = A yellow bar joins a street and a scoring space beside it (DS-3a).
board-open = Every side of a scoring space, and of what is no space, is a wall or a yellow bar (DS-3a).
board-off = { $space } is not on the board.
board-twice = This space is there twice.
board-out_of_reach = Nobody can walk there from the SCHOOL.
board-mansion_steps = A MANSION is 7 to 9 steps from the SCHOOL; this one is { $steps } (DS-3).
board-home_steps = The nearest HOME is 3 or 4 steps from the SCHOOL; here it is { $steps } (DS-3).
board-school_middle = The SCHOOL is in the middle of the board (DS-3).
board-school_icon = The SCHOOL is a school bus stop and no Stranger space (DS-3, DS-27).
board-stops = The { $bus } needs three stops or more, two of them without a Stranger icon (DS-3b).
board-spots = One spot for a HOME or a MANSION, one to ten for every other scoring space.
board-mansion_value = A MANSION is worth more than every HOME and every spot of a POOL (DS-3b).
board-pool_values = The spots of a POOL are worth less and less (DS-3b).
board-clubhouse_values = In a CLUBHOUSE a Kid is worth less with every other one (DS-20).
board-pep_rally_values = At a PEP RALLY a Kid is worth more with every other one (DS-20).
board-prom_values = A PROM pays for even numbers of Kids, and nothing for odd ones (DS-20).
board-best_first = The best spot comes first.
board-stranger_spaces = There must be two Stranger spaces more than Strangers: { $least } (DS-3b).
board-closed = With a Stranger on every Stranger space, two scoring spaces of several spots must still be within reach (DS-3b).
board-too_few = Of this kind there must be { $least } or more: { $kind } (DS-3b).
board-north_park = One PARK is called North Park (DS-3b).
board-library_spots = The libraries have { $least } spots or more (DS-3b).

## On the board

part-run_away = Run away with a Kid
part-discard = Discard a card
see-sheet = Points
see-points = { $count ->
    [one] point
   *[other] points
}
see-safe = safe
see-left = { $count ->
    [one] Stranger left
   *[other] Strangers left
}
see-deck = { $count ->
    [one] Deck: one card
   *[other] Deck: { $count } cards
}
see-discards = Discards: { $count }
see-game = Game { $game }
see-in-all = In all
see-best = Best
see-par = Par
see-kids = { $count ->
    [one] Kid of { $player } on { $space }
   *[other] { $count } Kids of { $player } on { $space }
}
see-street = Space { $space }
see-school = the SCHOOL
see-forest = forest
see-stranger = a Stranger stands here
see-stranger-at = Stranger on { $space }
see-stranger-space = Stranger space
see-stop-school_bus = school bus stop
see-stop-city_bus = city bus stop
see-wall = wall
see-bar = way in
see-values = Points: { $values }
see-there = There: { $players }
see-free = { $place }, a free spot: { $worth }
see-scored = { $place }, Kid of { $player }: { $worth }
see-no-cards = No cards
see-hand-of = { $player } holds
see-hand = { $count ->
    [one] { $player }: one card of { $limit }
   *[other] { $player }: { $count } cards of { $limit }
}
see-known = known: { $cards }
see-supply = Kids still to come: { $count }
see-partner = partner
see-team = Team { $team }
see-together = together { $points }
see-points-all = { $points ->
    [one] One point
   *[other] { $points } points
}
see-first-score = Your first score: the one to beat.
see-is-best = Your best score!
see-best-is = Your best: { $best }
see-is-par = The best score possible ({ $par }).
see-below-par = { $short } below the best score possible ({ $par }).
see-nobody-home = Nobody safe
see-contact = Contact
see-arrives = { $left ->
    [0] The last Stranger, on { $space }!
   *[other] A Stranger on { $space }!
}
see-plan = Plan
see-plan-empty = Choose a card for this place
see-plan-slot = Place { $place }: { $card }
see-plan-gone = none is left
see-plan-sighting = Then a sighting
see-plan-step = Next: { $step }
see-plan-open = Your choice
see-plan-over = So it was played
see-plan-back = One step back
see-plan-start = Back to the start
see-plan-earlier = Earlier
see-plan-later = Later
see-plan-out = Take out
see-plan-close = Close

see-partings = SKATE-BOARD SYN-CHRO-NIZED HITCH-HIK-ING SCI-ENCE SAV-IORS
see-does-stranger_sighting = A Stranger comes
see-does-saucer = The coin: a Kid is gone or not
see-does-walk = 1 space
see-does-run = 2 spaces
see-does-skateboard = 3 spaces
see-does-school_bus = From stop to stop
see-does-city_bus = From stop to stop
see-does-walkie_talkies = Your Kids, 1 space each
see-does-hop_the_fence = 2 spaces, over walls
see-does-rad_bike = 4 spaces, past Strangers
see-does-prom_date = Anybody's Kid, 2 spaces
see-does-science_club_saviors = 2 saucers for LIBRARY Kids: contact
see-does-pool_party = 1 or 2 Kids into a POOL
see-does-new_step_dad = From a HOME to a MANSION
see-does-man_in_black = Move a Stranger
see-does-synchronized_watches = Your Kids, 3 spaces each
see-does-moms_car = Into an empty HOME
see-does-hitchhiking = The coin: anywhere, or gone
see-does-soda_shop_date = Use a card of another hand

## On a terminal

draw-state = Strangers left: { $left }. Cards in the deck: { $deck }.
draw-line = { $line }
draw-legend = x Stranger space, X Stranger, s school bus, c city bus, b both, @ SCHOOL, t forest, 1-4 Kids, * Kids of several
draw-scoring = { $letter } { $place } { $name } ({ $space }): { $values } [{ $owners }]
draw-player = { $number } { $player }: { $points ->
    [one] one point
   *[other] { $points } points
}, { $supply } in the supply, { $cards } of { $limit } cards
draw-known = { $line }, known: { $cards }
draw-hand = Your hand: { $cards }

## On paper

see-print-board = The board { $name }, { $columns } by { $rows } blocks, with these scoring spaces: { $places }.
see-print-cards = Cards
see-print-back = The backs of the cards
see-print-legend = What is on the board
see-print-signs = Signs
see-print-places = Places that score
see-print-wall = Nobody gets through (DS-3).
see-print-bar = Here a Kid enters a scoring space (DS-15).
see-print-stop-school_bus = SCHOOL BUS goes from here to another stop like this (DS-27).
see-print-stop-city_bus = CITY BUS goes from here to another stop like this (DS-27).
see-print-stranger-space = Here a Stranger may appear; then nobody may enter (DS-22).
see-print-school = Here Kids are let out. It is a school bus stop (DS-7, DS-27).
see-print-coin = The coin
see-print-about-coin = Flip any coin: one side is the saucer, agree which (DS-2).

## In pictures

picture-aim = Your Kids start at the SCHOOL. Bring each of them to a safe place, through a yellow bar: the number there is your points.
picture-turn-1 = Do one thing in your turn: let out a Kid, play one of your cards, or run away.
picture-turn-2 = A card says how far one of your Kids goes: exactly so far, around walls and Strangers.
picture-turn-3 = Then you draw. It may be a Stranger: you place it, whoever stands there is gone, and nobody passes any more.
picture-end = With the last Stranger the game is over. The Kids that have arrived count; most points win.
