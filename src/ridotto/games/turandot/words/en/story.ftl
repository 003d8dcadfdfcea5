## Turandot: what happened

outcome-stars = { $who ->
    [you] The tie goes to the stars: you win.
   *[other] The tie goes to the stars: { $names } wins.
}
outcome-dummy = The table has more points than either player: both lose.
log-audition = Round { $round }: { $count } singers audition. Maestro: { $name }.
log-audition-directors = Round { $round }: { $count } directors audition. Maestro: { $name }.
log-bids = Round { $round }, bids. { $bids }.
log-bid-laid = { $count ->
    [one] { $who ->
        [you] You have laid { $count } card.
       *[other] { $name } has laid { $count } card.
    }
   *[other] { $who ->
        [you] You have laid { $count } cards.
       *[other] { $name } has laid { $count } cards.
    }
}
log-cast = { $who ->
    [you] You have cast your opera.
   *[other] { $name } has cast the opera.
}
log-hired = { $who ->
    [you] you hire { $card }
   *[other] { $name } hires { $card }
}
log-stand-in = { $who ->
    [you] you get { $card } as a stand-in
   *[other] { $name } gets { $card } as a stand-in
}
log-stand-in-director = { $who ->
    [you] you get the director { $card } as a stand-in
   *[other] { $name } gets the director { $card } as a stand-in
}
log-crew = { $crew ->
    [1] { $who ->
        [you] you get the costume designer and a scenery element
       *[other] { $name } gets the costume designer and a scenery element
    }
   *[other] { $who ->
        [you] you get crew and a scenery element
       *[other] { $name } gets crew and a scenery element
    }
}
log-leftover = { $card } leaves the game.
log-leftover-dummy = { $card } goes to the table.
log-named = { $who ->
    [you] You are to dismiss a director.
   *[other] { $name } is to dismiss a director.
}
log-dismissed = { $who ->
    [you] You dismiss a director: { $director }.
   *[other] { $name } dismisses a director: { $director }.
}
revealed-title = Round { $round }: the bids are revealed.
sheet-directed-by = director
sheet-stars = stars
sheet-scenery = scenery
sheet-favourites = favourite roles
sheet-gender = opposite gender
sheet-director = points of the director
sheet-maestro = Maestro in round 7
sheet-total = TOTAL
