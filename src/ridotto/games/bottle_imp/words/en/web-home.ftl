## The Bottle Imp: on the first screen

about-bottle_imp = Win tricks, buy the bottle cheaply, and be rid of it in time: whoever owns it at the end loses everything.
about-facts-bottle_imp = A trick-taking game by Günter Cornett · 2 to 6 players
