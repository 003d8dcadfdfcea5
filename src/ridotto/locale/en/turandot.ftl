## Turandot: words

category-professional = professional
category-amateur = amateur
category-alternative = alternative
category-classical = classical
category-comic = comic
category-goth = goth
category-short-professional = Pr
category-short-amateur = Am
category-short-alternative = Al
category-short-classical = Cl
category-short-comic = Co
category-short-goth = Go
gender-male = male
gender-female = female
gender-undefined = undefined
role-turandot = Turandot
role-calaf = Calaf
role-liu = Liù
role-ping = Ping
role-pong = Pong
role-pang = Pang
director-goth_over_comic = Goth over comic
director-comic_over_goth = Comic over goth
director-alternative_over_classical = Alternative over classical
director-classical_over_alternative = Classical over alternative
director-favourites = Favourite roles
director-scenery = Scenery
director-one_of_each = One of each
director-undefined_gender = Undefined gender
director-plain = Plain
director-short-goth_over_comic = +Go −Co
director-short-comic_over_goth = +Co −Go
director-short-alternative_over_classical = +Al −Cl
director-short-classical_over_alternative = +Cl −Al
director-short-favourites = +♥
director-short-scenery = +scenery
director-short-one_of_each = 6 kinds
director-short-undefined_gender = +○
director-short-plain = plain
director-effect-goth_over_comic = +1 per goth, −1 per comic
director-effect-comic_over_goth = +1 per comic, −1 per goth
director-effect-alternative_over_classical = +1 per alternative, −1 per classical
director-effect-classical_over_alternative = +1 per classical, −1 per alternative
director-effect-favourites = +1 more per favourite role
director-effect-scenery = +1 more per scenery element
director-effect-one_of_each = +3 with all six categories
director-effect-undefined_gender = +1 per undefined gender
director-effect-plain = no effect
headline-turandot = Turandot · round { $round } of { $rounds }
headline-maestro = Maestro: { $name }
heading-slot = no.
heading-singer = singer
heading-gender = gender
heading-stars = stars
heading-favourite = favourite role
heading-director = director
heading-effect = effect
heading-bids = bids
heading-bid = bid
heading-money = money
heading-troupe = troupe
heading-role = role
heading-id = id
heading-hired-by = hired by
heading-best-casts = The best casts so far
bid-crew = crew
bid-bluff = B
bid-face-down = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
bid-words = { $money ->
    [0] number { $number } without money
    [one] number { $number } with { $money } money card
   *[other] number { $number } with { $money } money cards
}
bid-words-crew = one money card for crew
bid-words-bluff = and the bluff card
sealed-choice = { $who ->
    [you] Your choice: { $choice }.
   *[other] { $name }: { $choice }.
}
directors-open = Directors: { $directors }
suggested-cast = The best cast: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cast-with-points = { $cast }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ask-bid = Bid: a number 1–{ $slots }, then money 0–{ $money }, then b for bluff: { $example }
ask-bid-crew = c: crew.
ask-give = { $who ->
    [you] Choose your own stand-in. Type a number: { $slots }
   *[other] Choose a stand-in for { $name }. Type a number: { $slots }
}
ask-give-director = { $who ->
    [you] Choose your own stand-in director. Type a number: { $slots }
   *[other] Choose a stand-in director for { $name }. Type a number: { $slots }
}
ask-give-other = for somebody else add the seat: { $example }
ask-name-player = Who dismisses a director? Type a seat: { $players }
ask-dismiss = Which director is dismissed? Type a number from 1 to { $last }.
ask-cast = Enter takes this cast. To swap two roles, type them: 1 3. Or type six ids, Turandot first.

## Turandot: what happened

log-audition = Round { $round }: { $count } singers audition. Maestro: { $name }.
log-audition-directors = Round { $round }: { $count } directors audition. Maestro: { $name }.
log-bids = Round { $round }, bids. { $bids }.
log-bid-laid = { $count ->
    [one] { $who ->
        [you] You have laid { $count } card.
       *[other] { $name } has laid { $count } card.
    }
   *[other] { $who ->
        [you] You have laid { $count } cards.
       *[other] { $name } has laid { $count } cards.
    }
}
log-cast = { $who ->
    [you] You have cast your opera.
   *[other] { $name } has cast the opera.
}
log-hired = { $who ->
    [you] you hire { $card }
   *[other] { $name } hires { $card }
}
log-stand-in = { $who ->
    [you] you get { $card } as a stand-in
   *[other] { $name } gets { $card } as a stand-in
}
log-stand-in-director = { $who ->
    [you] you get the director { $card } as a stand-in
   *[other] { $name } gets the director { $card } as a stand-in
}
log-crew = { $who ->
    [you] you get crew and a scenery element
   *[other] { $name } gets crew and a scenery element
}
log-leftover = { $card } leaves the game.
log-leftover-dummy = { $card } goes to the table.
log-named = { $who ->
    [you] You are to dismiss a director.
   *[other] { $name } is to dismiss a director.
}
log-dismissed = { $who ->
    [you] You dismiss a director: { $director }.
   *[other] { $name } dismisses a director: { $director }.
}
revealed-title = Round { $round }: the bids are revealed.
revealed-crew-bids = Bids for crew: { $names }.
revealed-needy = The Maestro gives a stand-in to: { $names }.
revealed-needy-director = The Maestro gives a director as a stand-in to: { $names }.
sheet-directed-by = director
sheet-stars = stars
sheet-scenery = scenery
sheet-favourites = favourite roles
sheet-gender = opposite gender
sheet-director = points of the director
sheet-maestro = Maestro in round 7
sheet-total = TOTAL
legend-singers = Pr♀2♥T: professional, female (○: undefined), 2 stars, favourite role Turandot

## Turandot: help and rules

help-turandot =
    Bid: the number of a slot (3), with 2 money cards (3 2), with the bluff card
    (3 2 b); c for crew, c b with the bluff card.
    Stand-in: the slot (4), or slot and seat (4 0). Dismissal: a number of the list.
    Cast: Enter for the best one, two roles to swap (1 3), or six singer ids.
    Pr♀2♥T: category, gender (♂ ♀ ○), stars, favourite role.
    $ money card   ■ scenery element   B bluff card

    ?   this help
    r   the rules in short
    u   take back a bid or cast that is not yet revealed
    l   what happened so far
    s   the score sheet
    h   a hint, where one person plays against bots
    q   quit; the match is kept, go on with: ridotto play --resume
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
    • Crew goes to the bidders clockwise from the Maestro's left, never to the Maestro. Your money card becomes a scenery element, worth 1 point.
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

    The card left over in each round goes to the table, a player of its own. Its singers sing in the order they come: Turandot, Calaf, Liù, Ping, Pong, Pang. Its director counts too.

    Whoever is Maestro in round 7 loses 1 point. If the table has more points than both players, both lose.

## Turandot: options

option-turandot-edition = Edition
option-turandot-edition-it = Italian edition
option-turandot-edition-ru = Russian edition
option-turandot-edition-de = German edition
option-hint-turandot-edition = In the German edition the Maestro may not bid for crew, and nobody may in round 4.
option-ask-turandot-edition = Which edition?
