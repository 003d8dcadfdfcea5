## Turandot: a deck of one’s own

deck-stars = Всего { $count } ★
deck-favourite = Любимая роль { $role }: { $count }
