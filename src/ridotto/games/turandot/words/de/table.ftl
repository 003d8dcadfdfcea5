## Turandot: the table, in the terminal and in the browser

headline-turandot = Turandot · Runde { $round } von { $rounds }
headline-maestro = Maestro: { $name }
heading-slot = Platz
heading-singer = Sänger
heading-gender = Geschlecht
heading-stars = Sterne
heading-favourite = Lieblingsrolle
heading-director = Regisseur
heading-effect = Wirkung
heading-bids = Gebote
heading-bid = Gebot
heading-money = Geld
heading-troupe = Truppe
heading-role = Rolle
heading-id = Nr.
heading-hired-by = engagiert von
heading-best-casts = Die besten Besetzungen bis jetzt
sealed-choice = { $who ->
    [you] Deine Wahl: { $choice }.
   *[other] { $name }: { $choice }.
}
cast-with-points = { $cast }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
