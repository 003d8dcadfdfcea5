## Turandot: the table, in the terminal and in the browser

headline-turandot = Turandot · turno { $round } di { $rounds }
headline-maestro = Puccini: { $name }
heading-slot = n.
heading-singer = cantante
heading-gender = sesso
heading-stars = stelle
heading-favourite = ruolo preferito
heading-director = regista
heading-effect = effetto
heading-bids = offerte
heading-bid = offerta
heading-money = denaro
heading-troupe = cast
heading-role = ruolo
heading-id = n.
heading-hired-by = ingaggiato da
heading-best-casts = I cast migliori finora
sealed-choice = { $who ->
    [you] La tua scelta: { $choice }.
   *[other] { $name }: { $choice }.
}
cast-with-points = { $cast }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
