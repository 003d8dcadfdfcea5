## Turandot: in the browser

replay-round-turandot = Round
line-audition = Auditioning: { $cards }
line-give = { $who ->
    [you] You give out the card in slot { $slot }. It goes to: { $goal }.
   *[other] { $name } gives out the card in slot { $slot }. It goes to: { $goal }.
}
line-name = { $who ->
    [you] You choose who dismisses a director: { $goal }.
   *[other] { $name } chooses who dismisses a director: { $goal }.
}
line-dismiss = { $who ->
    [you] You dismiss the director “{ $director }”.
   *[other] { $name } dismisses the director “{ $director }”.
}

## Turandot in the browser: cards

singer-name = { $category }, { $gender ->
    [male] male
    [female] female
   *[undefined] undefined gender
}, { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}
singer-name-favourite = { $category }, { $gender ->
    [male] male
    [female] female
   *[undefined] undefined gender
}, { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}, favourite role { $favourite }
director-name = { $director }: { $effect }
money-cards = { $money ->
    [one] { $money } money card
   *[other] { $money } money cards
}
scenery-elements = { $scenery ->
    [one] { $scenery } scenery element
   *[other] { $scenery } scenery elements
}
money-card = Money card
bluff-card = Bluff card
maestro = Maestro
crew = { $count ->
    [one] Costume designer
   *[other] Costume designer and carpenter
}

## Turandot in the browser: the stage

stage-label = The audition
audition-soon = The audition is about to begin.
slot-label = Number { $slot }: { $card }
slot-number = Number { $slot }
slot-tie = Tie: nobody gets the card
slot-stand-in = Stand-in for: { $name }
slot-leaves = Leaves the game
slot-to-dummy = Goes to the table
your-bid-here = Your bid
bid-won = successful
bid-lost = not successful, takes the money back
crew-note = Crew: one money card becomes scenery
crew-none = Not available in the directors’ round
crew-order = Clockwise from the Maestro’s left, never to the Maestro
round-of-directors = Directors audition
open-directors = Directors that can still be hired
your-turn = Your turn
waiting-for = Waiting for: { $names }
round-over = Round { $round } is over.
show-all = Show all
go-on = Go on

## Turandot in the browser: what you are asked

task-bid = Make your secret bid
money-to-lay = Money to lay
money-card-of = Money card { $place } of { $count }
no-money-left = No money left
choose-slot = Choose a number.
choose-slot-or-crew = { $crew ->
    [1] Choose a number or the costume designer.
   *[other] Choose a number or the crew.
}
your-bid = Your bid: { $bid }.
others-see = { $count ->
    [one] The others will see { $count } card face down.
   *[other] The others will see { $count } cards face down.
}
keys-bid = { $crew ->
    [1] Keys: 1–6 number, C costume designer, + and − money, B bluff, Enter lays the bid.
   *[other] Keys: 1–6 number, C crew, + and − money, B bluff, Enter lays the bid.
}
keys-bid-directors = Keys: 1–6 number, + and − money, B bluff, Enter lays the bid.
lay-bid = Lay the bid
take-back = Take back
task-give = You are the Maestro: give out the stand-ins
task-give-director = You are the Maestro: give out the stand-in directors
give-choose-card = Choose a card that is left, then who gets it.
give-choose-player = Who gets number { $slot }, { $card }?
give-to = { $who ->
    [you] Take it yourself
   *[other] To { $name }
}
task-name = You are the Maestro: who dismisses a director?
name-hint = The player you name removes one director from the game.
task-dismiss = Dismiss a director
dismiss = Dismiss
dismiss-this = Dismiss { $director }
task-cast = Cast the six roles
cast-hint = Swap two singers: drag, or press one after the other.
cast-hint-keys = Or type their two numbers.
cast-hint-picked = Now choose with whom to swap.
cast-place = { $role }: { $singer }
cast-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
mark-favourite = favourite role
mark-gender = opposite gender, one point less
best-cast = Best cast: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
lay-cast = Confirm the cast
casting = The roles are being cast
casting-note = All casts are turned up at once.

## Turandot in the browser: players and scores

open-player = { $name }: cards and points
needs-stand-in = needs a stand-in
is-choosing = is choosing
score-best = Best score so far
score-final = Final score
dummy-note = plays along with what is left over

## Turandot in the browser: the player aid

aid = Aid
aid-title = Player aid
aid-cards = Cards
aid-directors = Directors
aid-points = Points
aid-pool = Singers in the deck
aid-categories = Categories
aid-genders = Gender
aid-roles = Roles
aid-stars = ★ Stars: one point each.
aid-favourite = ♥ Favourite role: one more point for singing it.
aid-bids = A bid is a number with as much money as you like, or one money card for { $crew ->
    [1] the costume designer, the only crew with 2 or 3 players
   *[other] one of the two crew cards
}. The bluff card only changes how many cards others see. Most money takes the card and is spent; a tie at the top leaves it to nobody. Whoever hires nobody gets a stand-in from the Maestro.
aid-keys = { $crew ->
    [1] Keys: 1–6 choose a number or swap roles, C costume designer, + and − money, B bluff, A to E choose a player, Enter confirms.
   *[other] Keys: 1–6 choose a number or swap roles, C crew, + and − money, B bluff, A to E choose a player, Enter confirms.
}
aid-director-gone = out of the game
aid-score-stars = +1 for each star of your six singers
aid-score-scenery = +1 for each scenery element
aid-score-favourite = +1 for each singer in a favourite role
aid-score-gender = −1 for each singer of the opposite gender to the role (undefined: never)
aid-score-director = What your director gives
aid-score-money = Money that is left is worth nothing
aid-score-maestro = −1 for the Maestro of round 7
aid-ties = Most points win. A tie goes to the stars of the singers; still tied, the win is shared.
aid-dummy = The table’s singers sing in the order they came. If the table has more points than both players, both lose.
aid-pool-count = { $count ->
    [one] { $count } singer has not auditioned yet.
   *[other] { $count } singers have not auditioned yet.
}

## Statistics

figure-turandot-best_opera = Best opera

## Replay

replay-mark-turandot = { $number ->
    [0] The bids
   *[other] What came of them
}

## The playbill

finale-playbill = The playbill
finale-presents = { $who ->
    [you] You present
   *[other] { $name } presents
}
