## Turandot: a deck of one’s own

deck-stars = { $count } ★ in all
deck-favourite = Favourite role { $role }: { $count }
