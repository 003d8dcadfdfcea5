## Turandot: the table, in the terminal and in the browser

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
sealed-choice = { $who ->
    [you] Your choice: { $choice }.
   *[other] { $name }: { $choice }.
}
cast-with-points = { $cast }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
