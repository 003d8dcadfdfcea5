## The Bottle Imp: in the browser

replay-round-bottle_imp = Round
line-deal = The cards are dealt.

## The Bottle Imp in the browser: cards and seats

imp-card = { $card } { $colour }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
imp-card-short = { $card } { $colour }
imp-round = Round { $round } of { $rounds }
imp-players = Players
imp-no-owner = no owner yet
imp-at-stake = at stake
imp-price = price
imp-total = total
imp-team = team { $letter }
imp-team-short = team { $letter }
imp-partner = partner
imp-dealer-mark = D
imp-lead-mark = 1
imp-seat-turn = to move
imp-seat-dealer = dealer
imp-seat-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
imp-seat-tricks = { $count ->
    [one] { $count } trick won
   *[other] { $count } tricks won
}
imp-seat-points = { $points ->
    [one] { $points } point in tricks
   *[other] { $points } points in tricks
}
imp-figure-cards = { $count ->
    [one] card
   *[other] cards
}
imp-figure-tricks = { $count ->
    [one] trick
   *[other] tricks
}
imp-figure-points = { $count ->
    [one] point
   *[other] points
}
imp-seat-total = score { $score }
imp-seat-bottle = owns the bottle{ $which }, price { $price }
imp-seat-lacks = has shown to lack { $colours }

## The Bottle Imp in the browser: choosing and playing

imp-goals = Where the cards go
imp-goal-empty = { $goal }: still empty
imp-goal-filled = { $goal }: { $card }
imp-ask-pass = Choose a card. It goes to: { $goal }
imp-ask-pass-confirm = Pass these cards on?
imp-pass = Pass on
imp-take-back = Take back
imp-sealed = Your choice is made.
imp-open-stays = Cards of your open hand cannot be passed.
imp-waiting-for = Waiting for: { $names }
imp-ask-lead = You lead: play any card.
imp-ask-follow = Your turn. Colour led: { $colour }. Follow it.
imp-ask-free = Your turn. Colour led: { $colour }. Any card will do.
imp-play-card = Play { $card }
imp-ahead = { $card } goes as soon as it is your turn.
imp-choose-ahead = { $card } when it is my turn
imp-trick = The trick
imp-trick-leads = leads
imp-trick-wins = would win now
imp-trick-won = wins the trick
imp-takes-trick = { $who ->
    [you] You win the trick.
   *[other] { $name } wins the trick.
}

## The Bottle Imp in the browser: looking things up

imp-last-trick = Last trick
imp-no-trick = No trick has been won in this round yet.
imp-aid = All cards
imp-aid-points = number and points
imp-aid-own = in your hand
imp-aid-open = lies open
imp-aid-given = you gave it away
imp-aid-played = played
imp-aid-price = price of a bottle
imp-sorting = Sort my hand
imp-sorting-number = by number
imp-sorting-colour = by colour
imp-no-scores = The first round is not over yet.
imp-explain-round = Explain round { $round }
imp-explain-hint = Press the number of a round to see how its points came about.
imp-continue = Continue
imp-look-at-table = To the table

## Statistics

figure-bottle_imp-left_with_bottle = Left with the bottle
figure-value-bottle_imp-left_with_bottle = { $value } of { $rounds } rounds ({ $percent }%)
figure-bottle_imp-best_round = Best round

## Replay

replay-mark-bottle_imp = { $number ->
    [0] The pass
   *[other] Trick { $number }
}

## Finale

imp-finale-won = { $points ->
    [one] { $points } point
   *[other] { $points } points
} in { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
imp-finale-lost = { $points } lost by the bottle in { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
