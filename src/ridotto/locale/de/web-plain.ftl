## A game without a table of its own in the browser

plain-own = { $who ->
    [you] Nur du siehst
   *[other] Nur { $name } sieht
}
plain-common = Auf dem Spieltisch
plain-moves = Deine Züge
plain-find = Zug suchen
plain-none = Kein Zug passt zu „{ $text }“.
plain-shown = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
plain-your-turn = Du bist dran
plain-take-back = Zurücknehmen
plain-to-move = ist dran
plain-players = Spieler
plain-moved = { $who ->
    [you] Du hast deinen Zug gemacht.
   *[other] { $name } hat den Zug gemacht.
}
plain-taken-back = { $who ->
    [you] Du hast deine Wahl zurückgenommen.
   *[other] { $name } hat die Wahl zurückgenommen.
}
plain-line = { $name }: { $move }
plain-score = Punkte: { $score }
