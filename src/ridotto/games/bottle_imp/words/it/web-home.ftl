## The Bottle Imp: on the first screen

about-bottle_imp = Fai prese, compra la bottiglia a poco e liberatene in tempo: chi la possiede alla fine perde tutto.
about-facts-bottle_imp = Un gioco di prese di Günter Cornett · da 2 a 6 giocatori
