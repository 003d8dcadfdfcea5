## The Bottle Imp: the rules in short

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

    Each player has an open hand of 6 cards and a hidden hand of 12. From the hidden hand choose 2 cards for the mystery trick, 1 for the opponent’s open hand and 1 for the opponent’s hidden hand. Then the open hands lie face up.

    A trick has four cards, two from each player in turn. Every card comes from the hand you like, but within that hand you must follow the colour led. This also binds the leader’s second card. The non-dealer leads first.
rules-bottle_imp-two-bottles =
    THE BOTTLE IMP: two bottles (five and six players, each alone)

    Both bottles start at 19. For sale is always the one with the higher price, and only its price counts in a trick. After a sale the other one may be the dearer, and so the next for sale.

    Each bottle costs its owner the mystery trick; both cost it twice. The owner of a bottle scores no tricks.
rules-bottle_imp-teams =
    THE BOTTLE IMP: teams

    Who plays with whom depends on the dealer and changes from round to round; the table shows it. Partners do not see each other’s cards.

    Partners add their points, and each gets the sum. A player alone doubles theirs; a player alone with the bottle loses the mystery trick twice.
rules-bottle_imp-fixed-teams =
    THE BOTTLE IMP: teams of two

    Partners sit opposite each other, and the teams stay the same for the whole match; the table shows them. Partners do not see each other’s cards.

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
