## Turandot: a deck of one’s own

deck-stars = { $count } ★ insgesamt
deck-favourite = Lieblingsrolle { $role }: { $count }
