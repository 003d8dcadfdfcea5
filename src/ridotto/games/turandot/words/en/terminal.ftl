## Turandot: in the terminal

option-ask-turandot-edition = Which edition?
setup-turandot = { $players } players, { $edition }
ask-swap-more = To swap two roles again, type them: 1 3.
bid-crew = crew
directors-open = Directors: { $directors }
suggested-cast = The best cast: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ask-bid = Bid: a number 1–{ $slots }, then money 0–{ $money }, then b for bluff: { $example }
ask-bid-crew = { $crew ->
    [1] c: costume designer.
   *[other] c: crew.
}
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
revealed-crew-bids = { $crew ->
    [1] Bids for the costume designer: { $names }.
   *[other] Bids for crew: { $names }.
}
revealed-needy = The Maestro gives a stand-in to: { $names }.
revealed-needy-director = The Maestro gives a director as a stand-in to: { $names }.
legend-singers = Pr♀2♥T: professional, female (○: undefined), 2 stars, favourite role Turandot
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
    d   what each director would be worth to whom
    q   quit; the match is kept, go on with: ridotto play --resume
