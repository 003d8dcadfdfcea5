## The Bottle Imp: words

colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow
headline-bottle_imp = The Bottle Imp, { $mode } · round { $round } of { $rounds }
headline-dealer = dealer: { $name }
bottle-line = Bottle{ $which }: price { $price }, owner { $owner }
bottle-nobody = nobody
bottle-for-sale = for sale
team-alone = alone
goal-mystery = mystery trick
goal-left = left ({ $name })
goal-right = right ({ $name })
goal-open = opponent's open hand
goal-hidden = opponent's hidden hand
goal-own-open = to your open hand
goal-own-hidden = to your hidden hand
ask-pass = { $count ->
    [one] Choose a card for:
   *[other] Choose { $count } cards, for:
} { $goals }. Type for example: { $example }
ask-pass-so-far = Chosen: { $cards }.
ask-play = Play a card. You may type: { $cards }
ask-play-only = You can only play the { $card }. Enter plays it.
heading-tricks = trick points
heading-hand = Your hand
heading-hidden-hand = Your hidden hand
heading-open-hand = Your open hand
heading-hand-of = { $name }
heading-hidden-hand-of = { $name }: hidden hand
heading-open-hand-of = { $name }: open hand
heading-this-round = this round

## The Bottle Imp: what happened

log-round = Round { $round }: { $scores }.
log-deal = { $who ->
    [you] Round { $round }: you deal.
   *[other] Round { $round }: { $name } deals.
}
log-chosen = { $who ->
    [you] You have chosen your cards.
   *[other] { $name } has chosen cards.
}
log-passed = { $who ->
    [you] You gave away: { $cards }.
   *[other] { $name } gave away: { $cards }.
}
log-received = { $who ->
    [you] You received: { $cards }.
   *[other] { $name } received: { $cards }.
}
log-play = { $who ->
    [you] You play { $card }.
   *[other] { $name } plays { $card }.
}
log-trick = { $who ->
    [you] Trick { $number }: { $plays }. You win it with { $card }.
   *[other] Trick { $number }: { $plays }. { $name } wins it with { $card }.
}
log-trick-and-bottle = { $who ->
    [you] Trick { $number }: { $plays }. You win it and the bottle{ $which } with { $card }.
   *[other] Trick { $number }: { $plays }. { $name } wins it and the bottle{ $which } with { $card }.
}
summary-round = Round { $round } of { $rounds } is over.
summary-mystery = The mystery trick (M) is turned over: { $cards }. { $points ->
    [one] It is worth { $points } point.
   *[other] It is worth { $points } points.
}
summary-bottle = The bottle{ $which } ended at { $price }. Owner: { $name }.
summary-bottle-unsold = The bottle{ $which } was never sold.
score-tricks = points of the tricks
score-bottle = has the bottle: minus { $loss }
score-two-bottles = has both bottles: minus { $loss }
score-alone = alone: twice the tricks
score-team = both partners' tricks
score-team-bottle = the team has the bottle: minus { $loss }
sheet-legend = M: the points of the mystery trick, lost by whoever owns a bottle at the end.
sheet-legend-teams = M: the points of the mystery trick, lost by whoever owns the bottle. Partners add up, players alone double.

## The Bottle Imp: help and rules

help-bottle_imp =
    Type the number of a card to play it: 24
    Cards to give away: all at once (1 37 22) or one by one.
    Half cards: 2.5 or 2,5. Cards you may not play now are dimmed.
    ● red   ■ blue   ▲ green   ◆ yellow. Below a card: its points.

    ?   this help
    r   the rules in short
    u   take back cards that are not yet passed
    l   what happened so far
    s   the score sheet
    h   a hint, where one person plays against bots
    q   quit; the match is kept, go on with: ridotto play --resume
rules-bottle_imp-1 =
    THE BOTTLE IMP (Günter Cornett): what it is about

    Win tricks, they are your points. Low cards buy the bottle. It wins tricks, but whoever owns it at the end of the round loses everything.

    Every card has a number and points of its own. Numbers go from 1 to 37; the 19 is missing, because it is the first price of the bottle.

    All cards are dealt. Then everybody chooses, in secret: one card for the mystery trick, which lies face down, one for the left and one for the right neighbour. The cards change hands when all have chosen.
rules-bottle_imp-2 =
    THE BOTTLE IMP: tricks and the bottle

    The player left of the dealer leads. If you hold the colour led, you must play it; otherwise play anything. The winner of a trick leads the next.

    • No card is lower than the price: the highest number wins, in any colour.
    • Some cards are lower than the price: the highest of those wins the trick and the bottle. It becomes the new price and stays under the bottle.

    The old price card goes to the tricks of the owner before. So the price only falls, and at last nobody can take the bottle away any more.
rules-bottle_imp-3 =
    THE BOTTLE IMP: points

    When all cards are played, the mystery trick is turned over.

    • Without the bottle you score the points of all cards in your tricks.
    • With the bottle you score none of them, but minus the points of the mystery trick.

    The deal moves to the left. After the agreed number of rounds the highest total wins. Players with the same total share the win.
rules-bottle_imp-eye =
    THE BOTTLE IMP: the eye (two players)

    Each player has an open hand of 6 cards and a hidden hand of 12. From the hidden hand choose 2 cards for the mystery trick, 1 for the opponent's open hand and 1 for the opponent's hidden hand. Then the open hands lie face up.

    A trick has four cards, two from each player in turn. Every card comes from the hand you like, but within that hand you must follow the colour led. This also binds the leader's second card. The non-dealer leads first.
rules-bottle_imp-two-bottles =
    THE BOTTLE IMP: two bottles (five and six players, each alone)

    Both bottles start at 19. For sale is always the one with the higher price, and only its price counts in a trick. After a sale the other one may be the dearer, and so the next for sale.

    Each bottle costs its owner the mystery trick; both cost it twice. The owner of a bottle scores no tricks.
rules-bottle_imp-teams =
    THE BOTTLE IMP: teams

    Who plays with whom depends on the dealer and changes from round to round; the table shows it. Partners do not see each other's cards.

    Partners add their points, and each gets the sum. A player alone doubles theirs; a player alone with the bottle loses the mystery trick twice.
rules-bottle_imp-fixed-teams =
    THE BOTTLE IMP: teams of two

    Partners sit opposite each other, and the teams stay the same for the whole match; the table shows them. Partners do not see each other's cards.

    Partners add their points, and each gets the sum.
rules-bottle_imp-penalty-once =
    THE BOTTLE IMP: a team with the bottle

    If a partner ends with the bottle, neither partner scores any tricks. Instead each of the two scores minus the points of the mystery trick, once.
rules-bottle_imp-penalty-each =
    THE BOTTLE IMP: a team with the bottle

    If a partner ends with the bottle, neither partner scores any tricks. Instead the mystery trick counts against both of them, and they add it up: each of the two scores minus twice its points.
rules-bottle_imp-five =
    THE BOTTLE IMP: five players

    18 half cards join the deck: 2.5, 4.5 and so on to 36.5. A half card has the colour and the points of the whole card just below it.

    The dealer gets one card fewer than the others and adds none to the mystery trick, but gives a card to both neighbours like everybody.
rules-bottle_imp-six =
    THE BOTTLE IMP: six players

    18 half cards join the deck: 2.5, 4.5 and so on to 36.5. A half card has the colour and the points of the whole card just below it.

## The Bottle Imp: options

option-bottle_imp-mode-eye = The eye
option-bottle_imp-mode-solo = each alone
option-bottle_imp-mode-two-bottles = two bottles
option-bottle_imp-mode-teams-2-1-1 = teams 2-1-1
option-bottle_imp-mode-teams-2-2-1 = teams 2-2-1
option-bottle_imp-mode-teams-2-2-2 = teams 2-2-2
option-bottle_imp-mode-teams-2-2-1-1 = teams 2-2-1-1
option-hint-bottle_imp-mode-eye = for two: an open and a hidden hand each
option-hint-bottle_imp-mode-solo = everybody plays for themselves
option-hint-bottle_imp-mode-two-bottles = everybody plays for themselves, and two bottles are for sale
option-hint-bottle_imp-mode-teams-2-1-1 = the dealer and the player opposite are alone, the other two are partners
option-hint-bottle_imp-mode-teams-2-2-1 = the dealer is alone, the others are two pairs
option-hint-bottle_imp-mode-teams-2-2-2 = three pairs of players sitting opposite
option-hint-bottle_imp-mode-teams-2-2-1-1 = the dealer and the player opposite are alone, the others are two pairs
option-bottle_imp-deck-matagot = Matagot
option-bottle_imp-deck-classic = classic
option-hint-bottle_imp-deck = The editions give the cards other colours and points.
option-bottle_imp-team_penalty = The bottle costs a team
option-bottle_imp-team_penalty-once = the mystery trick once
option-bottle_imp-team_penalty-each = the mystery trick twice
option-hint-bottle_imp-team_penalty = What each of the two partners loses.
option-hint-bottle_imp-rounds = A whole number of turns as dealer for everybody is fair.
option-ask-bottle_imp-team_penalty = What does the bottle cost a team?
