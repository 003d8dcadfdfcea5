## Turandot: a deck of one’s own

deck-stars = { $count } ★ in tutto
deck-favourite = Ruolo preferito { $role }: { $count }
