## The Bottle Imp: the tutorial

learn-imp-welcome-title = A devilish bargain
learn-imp-welcome-text = Win tricks: their cards are your points. But beware of the bottle. Whoever owns it at the end of the round scores nothing and loses points. You play one round against three bots.
learn-imp-pass-title = Three cards in secret
learn-imp-pass-text = First everybody lays one card into the mystery trick and gives one card to each neighbour. The points of the mystery trick are what the bottle will cost. Drag or press three cards, then confirm.
learn-imp-bottle-title = The bottle costs 19
learn-imp-bottle-text = You have got a card from each neighbour. The bottle stands in the middle; its price is 19. Nobody owns it yet. Bot 4 leads the first trick.
learn-imp-follow-title = Follow the colour
learn-imp-follow-text = Blue was led and you have blue, so you must play blue. A card below the price wins the trick and buys the bottle: of those below 19, the highest.
learn-imp-bought-title = You own the bottle
learn-imp-bought-text = Your 17 was the highest card below 19; the 20 did not count. You have the trick, and the bottle. Its price is 17 now. Early in the round that is safe: there is time to sell it.
learn-imp-sell-title = Sell it
learn-imp-sell-text = You lead. The bottle goes to whoever wins a trick with a card below 17. Your 2 is so low that somebody else will probably be above it, and still below the price.
learn-imp-sold-title = Sold!
learn-imp-sold-text = Bot 4 had to take the bottle with the 10. Its price is 10: it gets harder to be rid of, since only cards below 10 can move it.
learn-imp-trick-title = An ordinary trick
learn-imp-trick-text = Without a card below the price the highest number wins, as in any trick-taking game. Nobody who can avoid it goes below 10 now.
learn-imp-points-title = These points are yours
learn-imp-points-text = Each card is worth as many points as there are coins on it. The rest of the round plays itself; see who is left with the bottle.
learn-imp-end-title = The round is over
learn-imp-end-text = Now you have done everything there is to do: passed cards, followed a colour, bought the bottle, sold it and won points. The others’ tricks count as well, but whoever has the bottle gets minus the mystery trick.
