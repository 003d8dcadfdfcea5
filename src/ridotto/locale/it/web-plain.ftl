## A game without a table of its own in the browser

plain-own = { $who ->
    [you] Lo vedi solo tu
   *[other] Lo vede solo { $name }
}
plain-common = Sul tavolo
plain-moves = Le tue mosse
plain-find = Cerca una mossa
plain-none = Nessuna mossa contiene «{ $text }».
plain-shown = { $count ->
    [one] { $count } mossa
   *[other] { $count } mosse
}
plain-your-turn = Tocca a te
plain-take-back = Annulla
plain-to-move = di turno
plain-players = Giocatori
plain-moved = { $who ->
    [you] Hai giocato.
   *[other] { $name } ha giocato.
}
plain-taken-back = { $who ->
    [you] Hai annullato la tua scelta.
   *[other] { $name } ha annullato la scelta.
}
plain-line = { $name }: { $move }
plain-score = punti: { $score }
