title = Inkognito
about = Carnival in Venice: four spies, two secret teams. Find your partner behind the masks, piece your mission together, and trust nobody's cards.
facts = 3 to 5 players, 60 to 90 minutes
credits = A game by Leo Colovini and Alex Randolph, published by Ares Games and Devir in 2013. This is an unofficial implementation for people who own the game, with words and pictures of its own.

option-referee = Repeated answers
option-referee-strict = Strict: nobody can show the same cards twice
option-referee-table = As at a table: whoever notices a repetition objects
option-assistant = Assistant in the notebook
option-assistant-off = Off: only what is certain
option-assistant-on = On: also what is likely
option-colours = Colours
option-colours-by_lot = By lot
option-colours-by_seat = By seat: blue, green, red, yellow

reason-mission = The mission is accomplished.
reason-wrong_partner = The hand was offered to the wrong player.
reason-refused = The true partner refused the handshake.
reason-not_fulfilled = The partners had found each other, but their mission was not fulfilled.
reason-flight = The lone agent has escaped from Venice.
reason-no_flight = The lone agent had not reached the way out.
reason-not_alone = Whoever wanted to flee was not alone: the partner was at the table.
reason-declaration = The Ambassador has unmasked all four agents.
reason-two_hundred_turns = Two hundred turns have passed without a claim.

## Agents, builds, balls and cards

card-fiddlebottom = Lord Fiddlebottom
card-bubble = Colonel Bubble
card-zsa_zsa = Madame Zsa Zsa
card-agent_x = Agent X
card-tall = Tall
card-short = Short
card-fat = Fat
card-thin = Thin
card-grey_fiddlebottom = Lord Fiddlebottom (secret card)
card-grey_bubble = Colonel Bubble (secret card)
card-grey_zsa_zsa = Madame Zsa Zsa (secret card)
card-grey_agent_x = Agent X (secret card)
card-grey_tall = Tall (secret card)
card-grey_short = Short (secret card)
card-grey_fat = Fat (secret card)
card-grey_thin = Thin (secret card)
card-mission_a = Mission A
card-mission_b = Mission B
card-mission_c = Mission C
card-mission_d = Mission D

about-fiddlebottom = Every casino in Europe keeps a chair warm for him, and a file. Sign: a wink of the right eye. Partner: Colonel Bubble (IK-1, IK-33).
about-bubble = Nothing surprises him, so nobody ever tells him anything. Sign: a pull at the left ear. Partner: Lord Fiddlebottom (IK-1, IK-33).
about-zsa_zsa = She has been divorced by three ambassadors and decorated by two. Sign: a sneer. Partner: Agent X (IK-1, IK-33).
about-agent_x = Waiters forget his order while he is still speaking. Sign: a frown. Partner: Madame Zsa Zsa (IK-1, IK-33).
about-ambassador = Knows a little about everybody and tells half of it to anybody. Meet him, and he gets you a clearer answer from a player of your choice (IK-17).
about-phantom = Shaken once a turn, the Phantom of Prophecy shows three of its ten balls: 3 white, 2 orange, 2 blue, 2 black, 1 purple (IK-3).
about-tall = All hat and stilts. If it is your secret build, this figure is you (IK-6).
about-short = Looks up to everyone and overhears everything. If it is your secret build, this figure is you (IK-6).
about-fat = Fills a doorway, and usually waits in one. If it is your secret build, this figure is you (IK-6).
about-thin = Seen from the side, nobody. If it is your secret build, this figure is you (IK-6).
about-ball-white = Moves one of your figures one space by land or sea (IK-8).
about-ball-orange = Moves one of your figures one space by land (IK-8).
about-ball-blue = Moves one of your figures one space by sea (IK-8).
about-ball-black = Moves the Ambassador one space by land or sea (IK-8).
about-ball-purple = Moves a figure of another player one space by land or sea (IK-8).
about-card = One of your three secret cards. Shown as an answer it proves itself; the mission card may take the place of another (IK-6, IK-18, IK-19).
about-seat = To ask somebody, meet one of their figures, or the Ambassador (IK-14, IK-17).
about-space = A ball is a step to the next space, by land or sea. A mission may want somebody on a number (IK-8, IK-27).
about-place = Here this figure begins; everybody will see which build stands where (IK-5).
about-claim = You say that your mission is fulfilled, and name your partner. Right or wrong, it ends the game (IK-30).
about-bot-random = Does anything that is allowed.
about-bot-easy = Crosses out what cannot be, and answers at random.
about-bot-medium = Weighs every answer, of each player by itself.
about-bot-hard = Keeps all worlds in mind at once, gives little away, and claims when the odds are right.

build-tall = tall
build-short = short
build-fat = fat
build-thin = thin
colour-blue = blue
colour-green = green
colour-red = red
colour-yellow = yellow
ball-white = white
ball-orange = orange
ball-blue = blue
ball-black = black
ball-purple = purple
balls-of_a_colour = { $count } × { $ball }

figure = the { $build } { $colour } figure
figure-own = your { $build } figure
adj-tall = tall
adj-short = short
adj-fat = fat
adj-thin = thin
adj-blue = blue
adj-green = green
adj-red = red
adj-yellow = yellow

space-numbered = space { $number }
space-embassy = the Embassy
space-plain = P{ $number }
space-blue = blue start { $number }
space-green = green start { $number }
space-red = red start { $number }
space-yellow = yellow start { $number }
at-numbered = on space { $number }
at-embassy = in the Embassy
at-plain = on P{ $number }
at-blue = on blue start { $number }
at-green = on green start { $number }
at-red = on red start { $number }
at-yellow = on yellow start { $number }
to-numbered = to space { $number }
to-embassy = to the Embassy
to-plain = to P{ $number }
to-blue = to blue start { $number }
to-green = to green start { $number }
to-red = to red start { $number }
to-yellow = to yellow start { $number }

agent-build = { $agent } ({ $build })
agent-secrets = { $agent } ({ $build }, { $mission })
row = { $player }: { $what }
row-put_aside = put aside: { $what }

## The missions

mission-fb-A-B = Agent X has borrowed our cipher machine. Brush against him in the crowd, and do not forget the crank.
mission-fb-A-C = A trunk full of love letters lies unclaimed on the quay. His Lordship will recognise the handwriting.
mission-fb-A-D = Madame wears the chart of the lagoon sewn into her hem. Tread on it, by accident and with feeling.
mission-fb-B-A = Agent X hums when he thinks nobody is near. The tune is the combination of a safe.
mission-fb-B-C = Something in the Ambassador's waistcoat is ticking. Embrace him warmly and listen.
mission-fb-B-D = A diving bell is moored for the Colonel. It is a size too small, and it leaves on time.
mission-fb-C-A = The tailor has finished the new disguise. Only his Lordship can try it on, and only through the back door.
mission-fb-C-B = The list has slipped into the wrong pocket. Stand by the Ambassador before he looks for his handkerchief.
mission-fb-C-D = Tonight a telephone in the Embassy will ring exactly once. Somebody has to be there to answer.
mission-fb-D-A = Madame's fan holds a message in lemon juice. Come close, and bring a candle.
mission-fb-D-B = Each of you has half of a photograph. Meet, put it together, and look surprised.
mission-fb-D-C = A gondola without a gondolier waits at the last landing. It is booked for a guest who knows nothing of it.
mission-zx-A-B = When the Ambassador is happy he mutters the password. Make him happy, and stay within earshot.
mission-zx-A-C = The Colonel hides the film in his ear trumpet. Shout into it, and catch what falls out.
mission-zx-A-D = His Excellency has promised one dance to one lady. Madame will lead.
mission-zx-B-A = Two keys hang from the Ambassador's watch chain. We need only one of them. Take both.
mission-zx-B-C = One ring holds the poison, the other the antidote. Exchange them before you forget which is which.
mission-zx-B-D = After ten o'clock his Lordship signs whatever is held under his nose. Hold this under his nose.
mission-zx-C-A = The Colonel is either very calm or asleep. Bump into him; the plans are in his left boot.
mission-zx-C-B = The impresario is waiting with a contract and a false beard. Madame knows which of them is for her.
mission-zx-C-D = A wall has been painted grey for Agent X. He is to lean against it until he is gone.
mission-zx-D-A = The ball on the bridge lacks one guest, the guest's hat, and what is under the hat. See to it.
mission-zx-D-B = The yacht sails at dawn, and its captain obeys nobody but a certain monocle. Borrow it from its owner.
mission-zx-D-C = The night train is on no timetable. Platform nought for Agent X; the password is a frown.

task-fb-A-B = Any figure of the team onto Agent X.
task-fb-A-C = Lord Fiddlebottom to space 5.
task-fb-A-D = Any figure of the team onto Madame Zsa Zsa.
task-fb-B-A = Any figure of the team onto Agent X.
task-fb-B-C = Any figure of the team onto the Ambassador.
task-fb-B-D = Colonel Bubble to space 1.
task-fb-C-A = Lord Fiddlebottom to space 7.
task-fb-C-B = Any figure of the team onto the Ambassador.
task-fb-C-D = The Ambassador to the Embassy.
task-fb-D-A = Any figure of the team onto Madame Zsa Zsa.
task-fb-D-B = Colonel Bubble onto Lord Fiddlebottom, or the other way round.
task-fb-D-C = The Ambassador to space 8.
task-zx-A-B = Any figure of the team onto the Ambassador.
task-zx-A-C = Any figure of the team onto Colonel Bubble.
task-zx-A-D = Madame Zsa Zsa onto the Ambassador.
task-zx-B-A = Any figure of the team onto the Ambassador.
task-zx-B-C = Madame Zsa Zsa onto Agent X, or the other way round.
task-zx-B-D = Any figure of the team onto Lord Fiddlebottom.
task-zx-C-A = Any figure of the team onto Colonel Bubble.
task-zx-C-B = Madame Zsa Zsa to space 4.
task-zx-C-D = Agent X to space 2.
task-zx-D-A = The Ambassador to space 3.
task-zx-D-B = Any figure of the team onto Lord Fiddlebottom.
task-zx-D-C = Agent X to space 6.

task-fb-A-B-three = Any figure of the team onto Agent X; if he is missing, onto Madame Zsa Zsa (IK-36).
task-fb-A-D-three = Any figure of the team onto Madame Zsa Zsa; if she is missing, onto Agent X (IK-36).
task-fb-B-A-three = Any figure of the team onto Agent X; if he is missing, onto Madame Zsa Zsa (IK-36).
task-fb-D-A-three = Any figure of the team onto Madame Zsa Zsa; if she is missing, onto Agent X (IK-36).
task-zx-A-C-three = Any figure of the team onto Colonel Bubble; if he is missing, onto Lord Fiddlebottom (IK-36).
task-zx-B-D-three = Any figure of the team onto Lord Fiddlebottom; if he is missing, onto Colonel Bubble (IK-36).
task-zx-C-A-three = Any figure of the team onto Colonel Bubble; if he is missing, onto Lord Fiddlebottom (IK-36).
task-zx-D-B-three = Any figure of the team onto Lord Fiddlebottom; if he is missing, onto Colonel Bubble (IK-36).
task-fb-C-D-five = One of the team's two true figures to the Embassy (IK-41).
task-fb-D-C-five = One of the team's two true figures to space 8 (IK-41).
task-zx-D-A-five = One of the team's two true figures to space 3 (IK-41).

flight-fiddlebottom = Lord Fiddlebottom to space 5.
flight-bubble = Colonel Bubble to space 1.
flight-zsa_zsa = Madame Zsa Zsa to space 4.
flight-agent_x = Agent X to space 6.

## Whose turn it is

prompt-drawing_colours = The colours are being drawn.
prompt-dealing = The secret cards are being dealt.
prompt-drawing_first = Chance decides who begins.
prompt-place = Your colour is { $colour }: choose which of your figures stands on which of your start spaces.
prompt-placed = Your figures are placed. Still choosing: { $players }.
prompt-placing = The figures are being placed. Still choosing: { $players }.
prompt-shaking = { $playerIs ->
    [you] You shake the Phantom.
   *[other] { $player } shakes the Phantom.
}
prompt-move = Balls left: { $balls }. Move, or end the movement.
prompt-move_stuck = Balls left: { $balls }. The movement cannot end like this: go on.
prompt-moving = { $playerIs ->
    [you] You move. Balls left: { $balls }.
   *[other] { $player } moves. Balls left: { $balls }.
}
prompt-stroll = { $steps ->
    [one] You may take the Ambassador one space further, by land or sea, or stay here.
   *[other] You may take the Ambassador up to { $steps } spaces, by land or sea, or stay here.
}
prompt-strolling = { $playerIs ->
    [you] You take the Ambassador for a walk.
   *[other] { $player } takes the Ambassador for a walk.
}
prompt-meet = You have several meetings: choose which one to settle next.
prompt-meeting = { $playerIs ->
    [you] You choose a meeting.
   *[other] { $player } has several meetings and chooses one.
}
prompt-ask = You meet { $player }: ask about the identity or the build.
prompt-ask_or_move_on = You meet { $player }: ask about the identity or the build, or move on one space.
prompt-ask_through = You meet the Ambassador: choose another player and ask about identity or build.
prompt-ask_through_or_move_on = You meet the Ambassador: choose another player and ask about identity or build, or move on one space.
prompt-ask_as_ambassador = You meet { $player }: ask for two identity cards or two build cards.
prompt-asking = { $playerIs ->
    [you] You meet { $figure }.
   *[other] { $player } meets { $figure }.
}
prompt-asking_ambassador = { $playerIs ->
    [you] You meet the Ambassador.
   *[other] { $player } meets the Ambassador.
}
prompt-answer-identity = { $player } asks about your identity: lay down two identities and one build, at least one of them true.
prompt-answer-build = { $player } asks about your build: lay down two builds and one identity, at least one of them true.
prompt-answer_through-identity = { $player } asks about your identity: lay down two identities, one of them true.
prompt-answer_through-build = { $player } asks about your build: lay down two builds, one of them true.
prompt-answer_used-identity = { $player } asks about your identity and has seen all your other answers: lay down one true card.
prompt-answer_used-build = { $player } asks about your build and has seen all your other answers: lay down one true card.
prompt-answer_through_used-identity = { $player } asks about your identity and has seen all your other answers: lay down the true identity.
prompt-answer_through_used-build = { $player } asks about your build and has seen all your other answers: lay down the true build.
prompt-withdraw = You have shown { $player } these cards before. Which one do you withdraw if { $player } objects?
prompt-reserve = You have shown { $player } these cards before. Which true card do you leave if { $player } objects?
prompt-answering = { $askerIs ->
    [you] { $player } chooses the cards to show you.
   *[other] { $player } chooses the cards to show { $asker }.
}
prompt-expel = Send { $figure } to any free space without a number.
prompt-expel_ambassador = Send the Ambassador to the Embassy or to any free start space.
prompt-object = Send { $figure } to any free space without a number. Before that you may object to the answer.
prompt-object_ambassador = Send the Ambassador to the Embassy or to any free start space. Before that you may object to the answer.
prompt-expelling = { $playerIs ->
    [you] You send { $figure } away.
   *[other] { $player } sends { $figure } away.
}
prompt-expelling_ambassador = { $playerIs ->
    [you] You send the Ambassador away.
   *[other] { $player } sends the Ambassador away.
}
prompt-close = Everything is settled: end your turn, or claim that your mission is accomplished.
prompt-close_ambassador = Everything is settled: end your turn, or declare who everybody is.
prompt-closing = { $playerIs ->
    [you] You end your turn.
   *[other] { $player } has settled everything and may end the turn.
}
prompt-interrupt = You have seen the cards in passing. You may declare who everybody is.
prompt-declare_identities = Write down the identity of every player.
prompt-declare_builds = Write down the build of every player. Then the declaration is sealed.
prompt-declaring = { $playerIs ->
    [you] You write your declaration.
   *[other] { $player } writes a sealed declaration.
}
prompt-handshake = { $player } claims that your common mission is accomplished and offers you a hand. Do you take it?
prompt-handshaking = { $claimantIs ->
    [you] You offer { $player } your hand.
   *[other] { $claimant } offers { $player } a hand.
}
won = { $playerIs ->
    [you] You win! { $reason }
   *[other] { $player } wins! { $reason }
}
won-together = The winners: { $players }. { $reason }
won-nobody = Nobody wins. { $reason }

## What can be done

caution-claim = As far as you can know, { $count } possibilities are left. A claim ends the match, and a wrong one loses it. Claim now?
caution-wrong_claim = By all that you have seen this claim is wrong. A claim ends the match, and a wrong one loses it. Claim all the same?
label-place = On your start spaces, from the first to the fourth: { $first }, { $second }, { $third }, { $fourth }
label-move = Move { $figure } { $to } ({ $ball })
label-move_ambassador = Move the Ambassador { $to } (black)
label-stroll = Go { $to }
label-end_movement = End the movement
label-end_stroll = Stay here
label-meet = Next, meet { $figure } { $at }
label-meet_ambassador = Next, meet the Ambassador { $at }
label-ask-identity = Ask { $player } about the identity
label-ask-build = Ask { $player } about the build
label-ask_through-identity = Through the Ambassador, ask { $player } about the identity
label-ask_through-build = Through the Ambassador, ask { $player } about the build
label-move_on = Ask nothing and move on { $to }
label-show = Show: { $cards }
label-withdraw = If { $player } objects, withdraw: { $card }
label-reserve = If { $player } objects, show only: { $card }
label-object = Object: I have seen these cards before
label-expel = Send { $figure } { $to }
label-expel_ambassador = Send the Ambassador { $to }
label-end_turn = End the turn
label-claim = Mission accomplished! My partner is { $player }
label-claim_alone = I am alone, and I have escaped!
label-accept = Take the hand
label-refuse = Refuse the hand
label-declare = Declare who everybody is
label-declare_identities = Write down: { $rows }
label-declare_builds = Write down and seal: { $rows }

part-claim = Mission accomplished!

## The first time

hint-place = Your true figure is decided only after this, by a secret card. Everybody will see which build stands where (IK-5, IK-6).
hint-move = Each ball is one step: choose a figure, then the space. Come onto another player's figure or the Ambassador, and you may ask a question. You need not use every ball (IK-8, IK-13).
hint-stroll = Where your walk ends on a figure, you ask its player for two cards, and exactly one of them is true. You may also stay (IK-38, IK-39).
hint-meet = You settle your meetings one after the other, in any order. Each is settled by asking and sending away, or by moving on (IK-13).
hint-ask = You will see three cards: two of the kind you ask about and one of the other. At least one of them is true, perhaps only one (IK-16).
hint-ask_through = The Ambassador gets you two cards of one kind from any other player, and exactly one of them is true (IK-17).
hint-ask_as_ambassador = The player whose figure you meet shows you two identities or two builds, and exactly one of them is true (IK-39).
hint-answer = Lay the cards in any order. At least one must be true. A grey secret card proves itself, and your mission card may take the place of one card: both are for your partner's eyes (IK-16, IK-18, IK-19).
hint-answer_through = Lay two cards of the kind asked for; one is true. With your mission card the other one must be the true card (IK-17, IK-19).
hint-reserve = You have shown these cards to this player before. If that is noticed, fewer cards stay: choose now which (IK-22).
hint-expel = The figure you have asked must leave: to any free space without a number, near or far (IK-24).
hint-expel_ambassador = The Ambassador must leave: to the Embassy, if it is free, or to a free start space of any colour (IK-25).
hint-object = If this player has shown you these very cards before, object before you send the figure away: fewer cards will stay. You may object once, and being wrong costs nothing (IK-22).
hint-close = If your team's mission is fulfilled at this moment, claim it by naming your partner. A wrong claim loses the game. Otherwise end your turn (IK-30, IK-30a).
hint-close_ambassador = Are you sure of all four identities and builds? You can declare only once; it counts when somebody claims (IK-43).
hint-interrupt = You see all cards that are shown through you. You may declare at once, or let it pass and go on listening (IK-42, IK-43).
hint-declare_identities = One identity for each player. The declaration stays sealed until somebody claims, and it must be right in all eight points (IK-43).
hint-declare_builds = One build for each player. With the last one the declaration is sealed for good (IK-43).
hint-handshake = If you are partners and the mission is fulfilled, taking the hand wins for both of you. If you are not partners, the claim has failed whatever you say. If you refuse your true partner, you lose together (IK-30).

## What happened

log-colours_drawn = The colours: { $rows }.
log-placement_chosen = { $playerIs ->
    [you] You have chosen where your figures stand.
   *[other] { $player } has chosen where the figures stand.
}
log-figures_placed = All figures take their places.
log-secret_dealt = { $playerIs ->
    [you] You are dealt a secret card: { $card }.
   *[other] { $player } is dealt a secret card: { $card }.
}
log-secrets_dealt-identities = The secret identities are dealt.
log-secrets_dealt-builds = The secret builds are dealt.
log-secrets_dealt-missions = The secret missions are dealt.
log-turn_started = { $playerIs ->
    [you] Turn { $turn }: it is your turn.
   *[other] Turn { $turn }: it is { $player }'s turn.
}
log-phantom_shaken = { $playerIs ->
    [you] You shake the Phantom: { $balls }.
   *[other] { $player } shakes the Phantom: { $balls }.
}
log-figure_moved = { $playerIs ->
    [you] You move { $figure } { $to } ({ $ball }).
   *[other] { $player } moves { $figure } { $to } ({ $ball }).
}
log-ambassador_moved = { $playerIs ->
    [you] You move the Ambassador { $to }.
   *[other] { $player } moves the Ambassador { $to }.
}
log-movement_ended = { $playerIs ->
    [you] You end the movement.
   *[other] { $player } ends the movement.
}
log-figure_moved_on = { $playerIs ->
    [you] You ask nothing: your { $build } figure moves on { $to }.
   *[other] { $player } asks nothing and moves the { $build } figure on { $to }.
}
log-meeting_chosen = { $playerIs ->
    [you] You settle the meeting { $at } next.
   *[other] { $player } settles the meeting { $at } next.
}
log-question_asked-identity = { $askerIs ->
    [you] You ask { $player } about the identity.
   *[other] { $playerIs ->
        [you] { $asker } asks you about your identity.
       *[other] { $asker } asks { $player } about the identity.
    }
}
log-question_asked-build = { $askerIs ->
    [you] You ask { $player } about the build.
   *[other] { $playerIs ->
        [you] { $asker } asks you about your build.
       *[other] { $asker } asks { $player } about the build.
    }
}
log-question_through-identity = { $askerIs ->
    [you] Through the Ambassador you ask { $player } about the identity.
   *[other] { $playerIs ->
        [you] Through the Ambassador { $asker } asks you about your identity.
       *[other] Through the Ambassador { $asker } asks { $player } about the identity.
    }
}
log-question_through-build = { $askerIs ->
    [you] Through the Ambassador you ask { $player } about the build.
   *[other] { $playerIs ->
        [you] Through the Ambassador { $asker } asks you about your build.
       *[other] Through the Ambassador { $asker } asks { $player } about the build.
    }
}
log-ambassador_asked-identity = { $askerIs ->
    [you] As the Ambassador you ask { $player } about the identity.
   *[other] { $playerIs ->
        [you] { $asker }, the Ambassador, asks you about your identity.
       *[other] { $asker }, the Ambassador, asks { $player } about the identity.
    }
}
log-ambassador_asked-build = { $askerIs ->
    [you] As the Ambassador you ask { $player } about the build.
   *[other] { $playerIs ->
        [you] { $asker }, the Ambassador, asks you about your build.
       *[other] { $asker }, the Ambassador, asks { $player } about the build.
    }
}
log-answer_repeated = { $asker } has been shown these cards before: { $cards }.
log-cards_shown = { $askerIs ->
    [you] { $player } shows you: { $cards }.
   *[other] { $playerIs ->
        [you] You show { $asker }: { $cards }.
       *[other] { $player } shows { $asker }: { $cards }.
    }
}
log-answer_given = { $player } shows { $asker } the answer.
log-objected-right = { $askerIs ->
    [you] You object, and you are right. Left of { $player }'s answer: { $cards }.
   *[other] { $playerIs ->
        [you] { $asker } objects and is right. Left of your answer: { $cards }.
       *[other] { $asker } objects and is right. Left of { $player }'s answer: { $cards }.
    }
}
log-objected-wrong = { $askerIs ->
    [you] You object, but these cards are new. Nothing changes.
   *[other] { $asker } objects, but these cards are new. Nothing changes.
}
log-figure_expelled = { $playerIs ->
    [you] You send { $figure } { $to }.
   *[other] { $player } sends { $figure } { $to }.
}
log-ambassador_expelled = { $playerIs ->
    [you] You send the Ambassador { $to }.
   *[other] { $player } sends the Ambassador { $to }.
}
log-mission_claimed = { $playerIs ->
    [you] “Mission accomplished!” You offer { $partner } your hand.
   *[other] { $partnerIs ->
        [you] “Mission accomplished!” { $player } offers you a hand.
       *[other] “Mission accomplished!” { $player } offers { $partner } a hand.
    }
}
log-mission_claimed-alone = { $playerIs ->
    [you] You claim to be alone and to have escaped.
   *[other] { $player } claims to be alone and to have escaped.
}
log-handshake_accepted = { $playerIs ->
    [you] You take the hand.
   *[other] { $player } takes the hand.
}
log-handshake_refused = { $playerIs ->
    [you] You refuse the hand.
   *[other] { $player } refuses the hand.
}
log-declaration_begun = { $playerIs ->
    [you] “I know who you are!” You begin your declaration.
   *[other] “I know who you are!” { $player } begins a declaration.
}
log-identities_written = You write down: { $rows }.
log-declaration_sealed = { $playerIs ->
    [you] Your declaration is sealed.
   *[other] { $player } has sealed the declaration.
}
log-declaration_opened-right = The declaration is opened: { $rows }. All of it is right!
log-declaration_opened-wrong = The declaration is opened: { $rows }. Not all of it is right.

aside-gesture-wink = { $playerIs ->
    [you] You wink with your right eye, for all to see.
   *[other] { $player } winks with the right eye, for all to see.
}
aside-gesture-wink-to = { $playerIs ->
    [you] You wink at { $to } with your right eye.
   *[other] { $toIs ->
        [you] { $player } winks at you with the right eye.
       *[other] { $player } winks at { $to } with the right eye.
    }
}
aside-gesture-ear = { $playerIs ->
    [you] You pull at your left ear, for all to see.
   *[other] { $player } pulls at the left ear, for all to see.
}
aside-gesture-ear-to = { $playerIs ->
    [you] You look at { $to } and pull at your left ear.
   *[other] { $toIs ->
        [you] { $player } looks at you and pulls at the left ear.
       *[other] { $player } looks at { $to } and pulls at the left ear.
    }
}
aside-gesture-frown = { $playerIs ->
    [you] You frown, for all to see.
   *[other] { $player } frowns, for all to see.
}
aside-gesture-frown-to = { $playerIs ->
    [you] You frown at { $to }.
   *[other] { $toIs ->
        [you] { $player } frowns at you.
       *[other] { $player } frowns at { $to }.
    }
}
aside-gesture-sneer = { $playerIs ->
    [you] You sneer, for all to see.
   *[other] { $player } sneers, for all to see.
}
aside-gesture-sneer-to = { $playerIs ->
    [you] You sneer at { $to }.
   *[other] { $toIs ->
        [you] { $player } sneers at you.
       *[other] { $player } sneers at { $to }.
    }
}
gesture-players-only = Only those who play make signs (IK-33).
gesture-to-one-or-all = A sign is made to one other player or to all (IK-33).
gestures-spent = Three signs in one turn are enough (IK-33a).

## Why something cannot be done

why-chance = Chance is at work. Wait a moment.
why-placing_ambassador = The Ambassador starts in the Embassy; the others are still placing their figures (IK-5).
why-placed = Your figures are placed. Not everybody has chosen yet (IK-5a).
why-answering = { $player } is choosing the cards to show (IK-18).
why-handshake = { $player } has to take the hand or refuse it (IK-30).
why-declaring = { $player } is writing a declaration (IK-43).
why-turn = It is { $player }'s turn (IK-7).
why-picked = You have picked this already: pick it again to take it back.
why-begun = You have picked something else: take that back, and you can choose this.

why-first-place = First place your figures: the tall one, the short one, the fat one; the thin one takes what is left (IK-5).
why-place_order = Place the tall figure first, then the short one, then the fat one; the thin one takes the space that is left (IK-5).
why-place_colour = Your figures start on the spaces of your colour (IK-5).
why-place_thin = The thin figure takes the space that the other three leave (IK-5).
why-place_taken = Another of your figures has that space already: each of the four takes one figure (IK-5).
why-no_own_ball = No ball is left that moves your own figures: white, orange or blue (IK-8).
why-no_way = None of the balls left leads your figure anywhere from there (IK-8).
why-together = Then two of your figures would be left in one space, and no ball left could part them (IK-9).
why-two_of_one = Then you would be left with two figures of one player, and no ball left could change that (IK-10).
why-dead_end = Then the balls left could no longer lead to a position in which the movement may end (IK-10a).
why-no_purple = Only a purple ball moves the figure of another player, and you have none left (IK-8).
why-purple_stuck = The purple ball finds no space next to this figure that is free or holds only figures of yours (IK-11).
why-no_black = Only a black ball moves the Ambassador, and you have none left (IK-8).
why-black_stuck = The black ball finds no space next to the Ambassador that is free or holds only figures of yours (IK-12).
why-closed_purple = The purple ball moves a figure only to a space that is free or holds only figures of yours (IK-11).
why-closed_black = The black ball moves the Ambassador only to a space that is free or holds only figures of yours (IK-12).
why-colour_out = This colour is out of the game (IK-35).
why-figure_first = First choose the figure that is to move there (IK-8).
why-not_reached = With the balls left nothing can be moved there (IK-8).
why-not_led_there = This leads by no way that the ball opens: mind land, sea and neighbours (IK-8).
why-ball_of_others = This ball moves other figures than the one you have picked (IK-8).
why-ball_last = Choose a figure and a space; the ball is asked for only if more than one would do (IK-8).
why-ball_used = This ball has been used (IK-8).
why-ball_not_shown = The Phantom does not show this ball in this turn (IK-3).
why-end_together = It cannot end like this: two of your figures stand in one space (IK-9).
why-end_two_of_one = It cannot end like this: you meet two figures of one player (IK-10).
why-end_position = It cannot end like this: two of your figures stand in one space, and you meet two figures of one player (IK-9, IK-10).
why-ask_later = Questions come after the movement, where figures meet (IK-13).
why-stroll_far = The Ambassador walks to neighbouring spaces, one step after the other (IK-38).
why-stroll_directly = Just choose the space the Ambassador goes to, or stay here (IK-38).
why-meet = Choose one of the spaces where you meet somebody (IK-13).
why-meet_nobody = There you meet nobody: choose one of the spaces that you share with another figure (IK-13).
why-ambassador_asks = The Ambassador must ask and does not move on (IK-39).
why-move_on_far = Instead of asking you may move on, but only to a free space next to the meeting (IK-15).
why-move_on_taken = You may move on only to a free space, and somebody stands there (IK-15).
why-ask_whom = First choose the player who is to answer (IK-17).
why-ask_self = You cannot ask yourself (IK-17).
why-ask_ambassador = The Ambassador's player has no cards and is never asked (IK-40a).
why-ask_directly = The player whose figure you meet answers: choose only what you ask about (IK-16).
why-ask_met = The player whose figure the Ambassador meets answers: choose only what you ask about (IK-39).
why-not_your_card = This secret card was not dealt to you (IK-6).
why-card_twice = You have laid down this card already, in grey or in colour: all cards of an answer are different (IK-18).
why-card_of_pair-identity = The question goes for two identity cards, and nothing else but the mission card in place of one of them (IK-17).
why-card_of_pair-build = The question goes for two build cards, and nothing else but the mission card in place of one of them (IK-17).
why-card_of_trio-identity = To this question two identity cards and one build card are shown, or the mission card in place of one of them (IK-16).
why-card_of_trio-build = To this question two build cards and one identity card are shown, or the mission card in place of one of them (IK-16).
why-card_untrue_pair = With this card nothing in your answer would be true: one of the two must be (IK-17).
why-card_untrue_trio = With this card nothing in your answer would be true: at least one card must be (IK-16).
why-card_shown_before = Every answer with this card has been shown to this player before, and the strict referee allows none twice (IK-20).
why-answer_whole_pair = Your answer has its two cards: show it, or take one back (IK-17).
why-answer_whole_trio = Your answer has its three cards: show it, or take one back (IK-16).
why-show_cards = First lay down the cards of your answer (IK-18).
why-first-withdraw = First choose the card you would withdraw if there is an objection (IK-22).
why-first-reserve = First choose the true card that would stay if there is an objection (IK-22).
why-reserve_true = If there is an objection one true card stays, and this is none (IK-22).
why-withdraw_other = This card is not part of the answer you repeat (IK-22).
why-withdraw_last_truth = Without this card nothing true would be left of your answer (IK-22).
why-expel_taken = Somebody stands there: the space must be free (IK-4a).
why-expel_numbered = A figure is never sent to a numbered space (IK-24).
why-expel_refuge = The Ambassador is sent to the Embassy or to a start space (IK-25).
why-object_strict = The strict referee lets nobody repeat an answer: there is nothing to object to (IK-21).
why-object_once = You have objected to this answer already (IK-22).
why-first-declare = First finish your declaration (IK-43).
why-declare_order = Write it down player by player, in the order of the seats (IK-43).
why-declare_twice = You have written that beside another player: each identity and each build is named once (IK-43a).
why-first-handshake = First take the hand or refuse it (IK-30).
why-nobody = Only with three players can somebody be without a partner (IK-37).
why-claim_first = First claim; then name your partner (IK-30).
why-claim_self = Your partner is another player (IK-30).
why-claim_with_ambassador = The Ambassador's player is nobody's partner and is never named (IK-40a).
why-claim_ambassador = The Ambassador has no mission. You win by declaring who everybody is (IK-43).
why-declare_once = You declare once, in your own turn or when you see cards in passing, and you have done so (IK-43).
why-no_phantom = You have no figures and no Phantom: you move the Ambassador, one or two spaces (IK-38).

why-when-space = No space is to be chosen now.
why-when-figure = Figures are moved with balls, at the beginning of your turn (IK-8).
why-when-ambassador = The Ambassador is moved with a black ball, at the beginning of a turn (IK-8).
why-when-phantom = The Phantom is shaken by itself at the beginning of each agent's turn (IK-3).
why-when-ball = Balls are used in the movement, at the beginning of your turn (IK-8).
why-when-seat = A player is chosen when you ask through the Ambassador, or after you have claimed (IK-17, IK-30).
why-when-nobody = That you are alone you say when you claim (IK-37).
why-when-card = Cards are shown only as answers (IK-23).
why-when-withdraw = A card is withdrawn only from a repeated answer (IK-22).
why-when-ask = You ask when you meet somebody after your movement (IK-13).
why-when-show = Cards are shown only as answers (IK-23).
why-when-object = You may object only to an answer just shown to you (IK-22).
why-when-end_movement = The movement is over.
why-when-end_turn = Your turn can end when the movement is over and every meeting is settled (IK-13, IK-30a).
why-when-claim = You may claim whenever the decision in your own turn is yours (IK-30a).
why-when-accept = Nobody offers you a hand now (IK-30).
why-when-refuse = Nobody offers you a hand now (IK-30).
why-when-declare = Only the Ambassador's player declares, in a game of five (IK-43).
why-when-place = The figures are placed once, before the cards are dealt (IK-5).
why-when-identity = This belongs to the Ambassador's declaration (IK-43).
why-when-build = This belongs to the Ambassador's declaration (IK-43).

## On a terminal

draw-nothing = –
draw-set_up = Setting up
draw-turn = Turn { $turn }, { $player }
draw-turn_balls = Turn { $turn }, { $player }; balls: { $balls }; left: { $left }
draw-player = { $playerIs ->
    [you] You, { $colour }
   *[other] { $player }, { $colour }
}
draw-player_ambassador = { $playerIs ->
    [you] You are the Ambassador
   *[other] { $player } is the Ambassador
}
draw-figures = { $player }: { $figures }
draw-figure = { $build } { $at }
draw-figure_moved = { $build } { $at }*
draw-own_figure = { "     " }{ $figure }; by land: { $land }; by sea: { $sea }
draw-ambassador = The Ambassador { $at }
draw-ambassador_moved = The Ambassador { $at }*
draw-secrets = Your secret cards: { $secrets }
draw-sought = { "     " }Your partner is { $agent }.
draw-mission = { "     " }If your partner has { $card }: { $task }
draw-flight = { "     " }Without a partner, flee: { $task }
draw-shown = { $askerIs ->
    [you] Turn { $turn }: { $player } showed you { $cards }
   *[other] { $playerIs ->
        [you] Turn { $turn }: you showed { $asker } { $cards }
       *[other] Turn { $turn }: { $player } showed { $asker } { $cards }
    }
}
draw-shown_instead = { "     " }after an objection there was left: { $cards }
draw-revealed = Behind the masks: { $rows }
draw-revealed_mission = { "     " }{ $task } { $story }

## The notebook

note-title = Notebook
note-certain = Certain
note-likely = Likely
note-likely-off = At this table the assistant is off.
note-is = { $player } is { $what }.
note-is_not = { $player } cannot be { $what }.
note-has = { $player } has { $card }.
note-open = still open
note-partner = Your partner is { $player }.
note-alone = You have no partner.
note-mission = Your mission: { $task }
note-put_aside = Put aside
note-because = { $count ->
    [0] Because of your own cards.
    [one] Because of the answer of turn { $turns }.
   *[other] Because of the answers of turns { $turns }.
}
note-percent = { $percent } %
note-shown_to_you = { $player } has shown you
note-shown_by_you = You have shown { $player }
note-shown_in_turn = Turn { $turn }, asked about: { $question }
note-question-identity = identity
note-question-build = build
note-through = through the Ambassador
note-marks = Your own marks
note-mark-none = no mark
note-mark-no = crossed out
note-mark-maybe = perhaps
note-mark-yes = sure
note-words = Your own notes
note-words-hint = Write what you like; it stays with you.
note-signs = Signs seen
note-sign = Turn { $turn }: { $sign }

## What lies on the table

see-course = What each knew for certain
see-map = The map of Venice
see-land = way by land
see-sea = way by sea
see-space = { $space }, free
see-space_with = { $space }: { $who }
see-figure = { $figure }, { $at }
see-true = your true figure
see-moved = moved in this turn
see-ambassador = the Ambassador, { $at }
see-phantom = The Phantom of Prophecy
see-phantom-shows = The Phantom shows: { $balls }
see-ball = { $ball } ball
see-ball-used = { $ball } ball, used
see-steps-left = { $steps ->
    [one] one step left
   *[other] { $steps } steps left
}
see-caption-fiddlebottom = Fiddle{ "\u00AD" }bottom
see-caption-bubble = Bubble
see-caption-zsa_zsa = Zsa Zsa
see-caption-agent_x = Agent X
see-cards = Your cards
see-secrets = Your secret cards
see-back = a card face down
see-laid = Laid down: { $cards }
see-laid-none = Nothing laid down yet
see-only-you = Only you can see this.
see-passport = Passport: the missions
see-sought = wanted
see-your-mission = if your partner has { $card }
see-flight = if you have no partner
see-answers = { $count ->
    [one] answer seen
   *[other] answers seen
}
see-declared = A declaration is sealed.
see-declaration = The declaration
see-signs = Make a sign
see-sign-wink = Wink with the right eye
see-sign-ear = Pull at the left ear
see-sign-frown = Frown
see-sign-sneer = Sneer
see-sign-of-wink = the sign of Lord Fiddlebottom
see-sign-of-ear = the sign of Colonel Bubble
see-sign-of-frown = the sign of Agent X
see-sign-of-sneer = the sign of Madame Zsa Zsa
see-sign-to = To whom?
see-sign-to-all = To all
see-signs-left = { $count ->
    [0] no signs left in this turn
    [one] one sign left in this turn
   *[other] { $count } signs left in this turn
}
see-revealed = Behind the masks
see-team = The team of { $one } and { $two }
see-knew = Who knew what, and when

## The map and the notebook in a browser

see-the-ambassador = the Ambassador
see-moves-white = own, by land or sea
see-moves-orange = own, by land
see-moves-blue = own, by sea
see-moves-purple = another's
see-moves-black = the Ambassador
see-look = Look at the map
see-whom = Whom do you ask?
see-partner = Who is your partner?
see-place-now = Where does { $figure } stand?
see-backs = three secret cards, face down
see-worlds = { $count ->
    [one] only one possibility left
   *[other] { $count } possibilities left
}
see-pencil = Point at a field to read why. A click makes a mark of your own: crossed out, perhaps, sure.
see-has_not = { $player } does not have { $card }.
see-between = seen: { $seen }, shown: { $shown }
see-model = If players lie like this
see-model-uniform_answers = Any answer
see-model-uniform_answers-about = Everybody chooses any allowed answer with the same chance. This is likely, never certain.
see-model-least_information = Least told
see-model-least_information-about = Everybody chooses the answers that tell least, over all that was shown. This is likely, never certain.
see-truth = True cards have a frame.
see-shown = { $askerIs ->
    [you] Turn { $turn }: { $player } to you
   *[other] { $playerIs ->
        [you] Turn { $turn }: you to { $asker }
       *[other] Turn { $turn }: { $player } to { $asker }
    }
}
see-learnt = { $knowerIs ->
    [you] From then on you could be certain about { $player }:
   *[other] { $playerIs ->
        [you] From then on { $knower } could be certain about you:
       *[other] From then on { $knower } could be certain about { $player }:
    }
}

## In pictures

picture-aim = Three secret cards say who you are, what you look like and which half of a mission you hold. One of the other three is your partner: find out who.
picture-turn-1 = The Phantom shows three balls. Each is one step: orange by land, blue by sea, white either, purple somebody else's figure, black the Ambassador.
picture-turn-2 = Stop where somebody else stands, and ask: who are you, or what do you look like?
picture-turn-3 = You alone are shown three cards, and at least one is true. Note it, send the figure away, and combine.
picture-end = You know your partner and your mission, and here it is fulfilled: claim it. If your partner takes your hand, you both win; if you were wrong, the others do.
