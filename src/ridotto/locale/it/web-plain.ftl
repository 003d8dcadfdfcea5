## A game without a table of its own in the browser

plain-fields = Quello che vedi
plain-moves = Le tue mosse
plain-find = Cerca una mossa
plain-none = Nessuna mossa contiene «{ $text }».
plain-shown = { $count ->
    [one] { $count } mossa
   *[other] { $count } mosse
}
plain-your-turn = Tocca a te
plain-waiting-for = In attesa di: { $names }
plain-chosen = Hai scelto.
plain-take-back = Annulla
plain-leader = comincia
plain-to-move = di turno
plain-players = Giocatori
plain-moved = { $who ->
    [you] Hai giocato.
   *[other] { $name } ha giocato.
}
plain-line = { $name }: { $move }
plain-score = punti: { $score }
