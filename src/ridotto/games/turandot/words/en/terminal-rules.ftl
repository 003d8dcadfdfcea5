## Turandot: the rules in short

rules-turandot-1 =
    TURANDOT (Stefano Castelli): what it is about

    Everybody stages the same opera. In seven rounds you hire six singers and one director, then you cast the roles and count points.

    Rounds 1, 2, 3, 5, 6 and 7 are for singers, round 4 is for directors. In each round one card more than there are players auditions, in numbered slots.

    A singer has a category, a gender, 1 to 3 stars and perhaps a favourite role. You have number cards, three money cards for the whole game and a bluff card.
rules-turandot-2 =
    TURANDOT: bids

    Everybody bids in secret: a number card with as much money as you like, or exactly one money card for crew. The bluff card may be added to any bid; it does nothing, but others see how many cards you laid.

    • Alone on a slot: you take the card and spend your money.
    • Several on a slot: the most money takes it and is spent, the others take theirs back. If the most is tied, nobody gets the card.
    • Crew cards are the costume designer and, with 4 or 5 players, the carpenter. They go to the bidders clockwise from the Maestro’s left, never to the Maestro. Your money card becomes a scenery element, worth 1 point.
rules-turandot-3 =
    TURANDOT: stand-ins and dismissals

    Whoever hired nobody gets a stand-in: the Maestro chooses from the cards that are left. Bidders for crew get one too. One card remains and leaves the game.

    In rounds 1 to 3 the Maestro then names another player, who dismisses one of the nine directors. In round 4 some of the last six audition; there is no crew in that round.

    Then the Maestro card goes to the left.

    In the German edition the Maestro may not bid for crew, and nobody may in round 4. In the others the bid is allowed, but gets nothing.
rules-turandot-4 =
    TURANDOT: casting and points

    Roles: Turandot and Liù are women, Calaf, Ping, Pong and Pang are men.

    +1 for each star of your six singers
    +1 for each scenery element
    +1 for each singer in a favourite role
    −1 for each singer of the opposite gender to the role (undefined: never)
    and what your director gives.

    Most points win. A tie goes to the stars of the singers; still tied, the win is shared. Money that is left is worth nothing.
rules-turandot-directors =
    TURANDOT: the directors

    Each director changes how your cast counts. On the left is the short label the table shows.

    { director-short-goth_over_comic }: { director-effect-goth_over_comic }
    { director-short-comic_over_goth }: { director-effect-comic_over_goth }
    { director-short-alternative_over_classical }: { director-effect-alternative_over_classical }
    { director-short-classical_over_alternative }: { director-effect-classical_over_alternative }
    { director-short-favourites }: { director-effect-favourites }
    { director-short-scenery }: { director-effect-scenery }
    { director-short-one_of_each }: { director-effect-one_of_each }
    { director-short-undefined_gender }: { director-effect-undefined_gender }
    { director-short-plain }: { director-effect-plain }
rules-turandot-two-players =
    TURANDOT: two players

    The costume designer is the only crew card.

    The card left over in each round goes to the table, a player of its own. Its singers sing in the order they come: Turandot, Calaf, Liù, Ping, Pong, Pang. Its director counts too.

    Whoever is Maestro in round 7 loses 1 point. If the table has more points than both players, both lose.
