## The Bottle Imp: in the browser

replay-round-bottle_imp = Smazzata
line-deal = Le carte sono distribuite.

## The Bottle Imp in the browser: cards and seats

imp-card = { $card } { $colour }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
imp-card-short = { $card } { $colour }
imp-round = Smazzata { $round } di { $rounds }
imp-players = Giocatori
imp-no-owner = ancora di nessuno
imp-at-stake = in gioco
imp-price = prezzo
imp-total = totale
imp-team = squadra { $letter }
imp-team-short = sq. { $letter }
imp-partner = con te
imp-dealer-mark = M
imp-lead-mark = 1
imp-seat-turn = di turno
imp-seat-dealer = mazziere
imp-seat-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
imp-seat-tricks = { $count ->
    [one] { $count } presa
   *[other] { $count } prese
}
imp-seat-points = { $points ->
    [one] { $points } punto nelle prese
   *[other] { $points } punti nelle prese
}
imp-figure-cards = { $count ->
    [one] carta
   *[other] carte
}
imp-figure-tricks = { $count ->
    [one] presa
   *[other] prese
}
imp-figure-points = { $count ->
    [one] punto
   *[other] punti
}
imp-seat-total = punteggio { $score }
imp-seat-bottle = possiede la bottiglia{ $which }, prezzo { $price }
imp-seat-lacks = ha mostrato di non avere { $colours }

## The Bottle Imp in the browser: choosing and playing

imp-goals = Dove vanno le carte
imp-goal-empty = { $goal }: ancora nessuna carta
imp-goal-filled = { $goal }: { $card }
imp-ask-pass = Scegli una carta. Destinazione: { $goal }
imp-ask-pass-confirm = Passare queste carte?
imp-pass = Passa
imp-take-back = Annulla
imp-sealed = La tua scelta è fatta.
imp-open-stays = Le carte della mano scoperta non si possono passare.
imp-waiting-for = In attesa di: { $names }
imp-ask-lead = Apri tu: gioca una carta qualsiasi.
imp-ask-follow = Tocca a te. Colore d’uscita: { $colour }. Rispondi.
imp-ask-free = Tocca a te. Colore d’uscita: { $colour }. Va bene qualsiasi carta.
imp-play-card = Gioca { $card }
imp-ahead = { $card } si gioca appena tocca a te.
imp-choose-ahead = { $card } appena tocca a me
imp-trick = La presa
imp-trick-leads = apre
imp-trick-wins = ora vincerebbe
imp-trick-won = fa la presa
imp-takes-trick = { $who ->
    [you] La presa è tua.
   *[other] La presa va a { $name }.
}

## The Bottle Imp in the browser: looking things up

imp-last-trick = Ultima presa
imp-no-trick = In questa smazzata non c’è ancora nessuna presa.
imp-aid = Tutte le carte
imp-aid-points = numero e punti
imp-aid-own = nella tua mano
imp-aid-open = è scoperta
imp-aid-given = l’hai passata tu
imp-aid-played = giocata
imp-aid-price = prezzo di una bottiglia
imp-sorting = Ordina la mia mano
imp-sorting-number = per numero
imp-sorting-colour = per colore
imp-no-scores = La prima smazzata non è ancora finita.
imp-explain-round = Spiega la smazzata { $round }
imp-explain-hint = Premi il numero di una smazzata per vedere da dove vengono i punti.
imp-continue = Avanti
imp-look-at-table = Al tavolo

## Statistiche

figure-bottle_imp-left_with_bottle = Con la bottiglia alla fine
figure-value-bottle_imp-left_with_bottle = { $value } su { $rounds ->
    [one] { $rounds } smazzata
   *[other] { $rounds } smazzate
} ({ $percent }%)
figure-bottle_imp-best_round = Smazzata migliore

## Rivedi la partita

replay-mark-bottle_imp = { $number ->
    [0] Il passaggio
   *[other] Presa { $number }
}

## Finale

imp-finale-won = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} in { $rounds ->
    [one] { $rounds } smazzata
   *[other] { $rounds } smazzate
}
imp-finale-lost = { $points } persi con la bottiglia in { $rounds ->
    [one] { $rounds } smazzata
   *[other] { $rounds } smazzate
}
