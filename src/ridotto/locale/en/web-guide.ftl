## The first-game guide

guide-label = First-game guide
guide-tip = Tip
guide-got-it = Got it
guide-switch-off = Switch the guide off
guide-is-off = The guide is off. You can switch it on again in the settings.

## The guide: The Bottle Imp

guide-imp-pass-title = First, three secret cards
guide-imp-pass-text = Choose one card for the mystery trick and one for each neighbour. Nobody sees the mystery trick before the round is over, and then its points are lost by whoever has the bottle.
guide-imp-pass-tip = Very low cards such as 1, 2 and 3 can leave you stuck with the bottle. Give one of them away.
guide-imp-pass-dealer-title = You deal: only two cards
guide-imp-pass-dealer-text = With five players the dealer has one card fewer and adds nothing to the mystery trick. Choose one card for each neighbour; nobody sees them before all have chosen.
guide-imp-pass-dealer-tip = Give away your lowest cards, or the last card of a colour.
guide-imp-pass-eye-title = Four cards from the hidden hand
guide-imp-pass-eye-text = Choose two cards for the mystery trick, one for your opponent's open hand and one for their hidden hand. After that both open hands lie face up; they are the two arcs of the eye.
guide-imp-pass-eye-tip = A card for the open hand is one you will see coming. Put the 1 or the 2 there, and you know when it must be played.
guide-imp-teams-title = Who is with you this round
guide-imp-teams-text = Partners add the points of their tricks, and each gets the sum. A player alone counts double. If the bottle ends with one partner, both lose.
guide-imp-teams-tip = If your partner is winning the trick anyway, add a card of many points.
guide-imp-two-bottles-title = Two bottles, one for sale
guide-imp-two-bottles-text = The dearer bottle is always the one for sale, and only its price counts in a trick. Each bottle costs its owner the mystery trick; having both costs it twice.
guide-imp-two-bottles-tip = A bottle at a low price waits, safe from sale, until the other has fallen below it.
guide-imp-lead-title = You lead
guide-imp-lead-text = Play any card you like. The others must follow its colour if they can. If no card is below the price of the bottle, the highest number wins.
guide-imp-lead-tip = Early on, an 18, 17 or 16 buys the bottle while there is still time to sell it.
guide-imp-follow-title = Follow the colour
guide-imp-follow-text = You hold the colour led, so you must play it. Any card of that colour will do; the dimmed cards have to wait.
guide-imp-follow-tip = If the trick is lost anyway, get rid of a card of few points, or of a dangerously low one.
guide-imp-free-title = You cannot follow: play anything
guide-imp-free-text = You have no card of the colour led, so you may play any card. A high number can still win the trick, and a card below the price can win the bottle.
guide-imp-free-tip = This is the moment to drop a 1 or a 2, if somebody's higher card below the price takes the bottle.
guide-imp-eye-title = Four cards, two hands
guide-imp-eye-text = You both play two cards to each trick, in turn, from whichever hand you like. The colour led binds only within the hand you choose. That holds for the leader's second card, too.
guide-imp-eye-tip = Look at the other open hand: you know what it can answer before you play.
guide-imp-below-title = Somebody is below the price
guide-imp-below-text = Now the highest numbers no longer count. The highest card below the price wins the trick and the bottle, and becomes the new price.
guide-imp-below-tip = To stay clear of the bottle, play above the price, or lower than the card that is winning now.
guide-imp-owner-title = The bottle is yours
guide-imp-owner-text = If you still have it when the round ends, your tricks count for nothing and you lose the points of the mystery trick. You are rid of it when another player wins a trick with a card below its price.
guide-imp-owner-tip = Lead a colour in which low cards are still out: somebody may have to take the bottle from you.
guide-imp-end-title = The round is over
guide-imp-end-text = The mystery trick is turned over. Everybody scores their tricks, but whoever has the bottle scores none and loses the points of the mystery trick. Then the next player on the left deals.
guide-imp-end-tip = The score sheet shows where every point of the round came from.

## The guide: Turandot

guide-tur-bid-title = Your first bid
guide-tur-bid-text = Choose the singer you want by their number. You may add money, which you pay if you get the singer. All bids are revealed at the same time.
guide-tur-bid-tip = Stars are points. But a singer everybody wants may go to nobody: in a tie nobody gets the card.
guide-tur-maestro-title = You are the Maestro
guide-tur-maestro-text = Bid like everybody else. After that you hand out the stand-ins: if you hired nobody yourself, you pick your own from what is left. The crew never works for the Maestro.
guide-tur-maestro-tip = You can bid boldly: losing costs you less than anybody, because you choose what you get instead.
guide-tur-bluff-title = Money and the bluff card
guide-tur-bluff-text = Your money cards have to last for the whole game. Others see only how many cards you lay, so the bluff card can make a bare number look like a number with money.
guide-tur-bluff-tip = Adding the bluff card costs nothing. Use it now and then, so that your card count tells nothing.
guide-tur-crew-title = A sure point: the crew
guide-tur-crew-text = Instead of a number you may bid one money card for the crew. If you get it, the money becomes a scenery element worth 1 point. You also receive a stand-in of the Maestro's choice.
guide-tur-crew-tip = It is best when the singers are all much alike. Those sitting left of the Maestro come first.
guide-tur-reveal-title = The bids are revealed
guide-tur-reveal-text = Alone on a number, you get the card and pay. Among several the most money gets it and pays. In a tie for the most nobody gets it, and all take their money back.
guide-tur-reveal-tip = Note who has spent their money. Whoever has none left cannot outbid you.
guide-tur-stand-in-title = You get a stand-in
guide-tur-stand-in-text = You hired nobody in this round, so the Maestro gives you one of the cards still lying there. Your money is back in your hand, unless it has become scenery.
guide-tur-stand-in-tip = A Maestro gives useful cards to nobody they fear. It helps not to be in the lead for all to see.
guide-tur-give-title = You hand out the stand-ins
guide-tur-give-text = Every player without a new card gets one of the cards left. You choose who gets which. One card is left over in the end.
guide-tur-give-tip = Give the leader few stars or the gender they have too much of. If you need a card yourself, keep the best one.
guide-tur-name-title = Name a player
guide-tur-name-text = The player you name dismisses one of the directors. You cannot name yourself.
guide-tur-name-tip = Name somebody whose troupe resembles yours: they will spare the directors you like, too.
guide-tur-dismiss-title = Dismiss a director
guide-tur-dismiss-text = Choose a director who leaves the game. In round 4 some of the six that remain are hired, one for each player.
guide-tur-dismiss-tip = Remove the one that would cost your singers points, or bring somebody else's the most.
guide-tur-directors-title = The directors' round
guide-tur-directors-text = This time you bid for a director, in the same way. A director changes your final score, for better or worse. There is no crew in this round.
guide-tur-directors-tip = Look at your three singers: which director pays for them? Three more are still to come.
guide-tur-table-title = The table plays along
guide-tur-table-text = The card left over goes to the table. Its singers take the roles in the order they come. If the table beats you both, you both lose.
guide-tur-table-tip = Leave it a man when its next role is a woman's, or the other way round.
guide-tur-cast-title = Cast your opera
guide-tur-cast-text = Give each of your six singers a role. A favourite role earns 1 point, a man in a woman's role or a woman in a man's costs 1. The score changes as you try.
guide-tur-cast-tip = “Best cast” fills all roles for you; nothing scores higher.
guide-tur-end-title = The curtain falls
guide-tur-end-text = The score sheet shows where every point came from: stars, scenery, favourite roles, gender and director. In a tie the stars alone decide.
guide-tur-end-tip = Play again: next time you know from the first round which directors to watch.
