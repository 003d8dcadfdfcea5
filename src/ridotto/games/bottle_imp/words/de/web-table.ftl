## The Bottle Imp: in the browser

replay-round-bottle_imp = Runde
line-deal = Die Karten werden gegeben.

## The Bottle Imp in the browser: cards and seats

imp-card = { $colour } { $card }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
imp-card-short = { $colour } { $card }
imp-round = Runde { $round } von { $rounds }
imp-players = Spieler
imp-no-owner = noch ohne Besitzer
imp-at-stake = Risiko
imp-price = Preis
imp-total = Summe
imp-team = Team { $letter }
imp-team-short = Team { $letter }
imp-partner = Partner
imp-dealer-mark = G
imp-lead-mark = 1
imp-seat-turn = ist dran
imp-seat-dealer = Geber
imp-seat-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
imp-seat-tricks = { $count ->
    [one] { $count } Stich
   *[other] { $count } Stiche
}
imp-seat-points = { $points ->
    [one] { $points } Punkt in Stichen
   *[other] { $points } Punkte in Stichen
}
imp-figure-cards = { $count ->
    [one] Karte
   *[other] Karten
}
imp-figure-tricks = { $count ->
    [one] Stich
   *[other] Stiche
}
imp-figure-points = { $count ->
    [one] Punkt
   *[other] Punkte
}
imp-seat-total = Punktestand { $score }
imp-seat-bottle = besitzt die Flasche{ $which }, Preis { $price }
imp-seat-lacks = hat erkennbar keine Karte in { $colours }

## The Bottle Imp in the browser: choosing and playing

imp-goals = Wohin die Karten gehen
imp-goal-empty = { $goal }: noch leer
imp-goal-filled = { $goal }: { $card }
imp-ask-pass = Wähle eine Karte. Ziel: { $goal }
imp-ask-pass-confirm = Diese Karten weitergeben?
imp-pass = Weitergeben
imp-take-back = Zurücknehmen
imp-sealed = Deine Wahl steht.
imp-open-stays = Karten der offenen Hand können nicht weitergegeben werden.
imp-waiting-for = Warten auf: { $names }
imp-ask-lead = Du spielst aus: Jede Karte ist erlaubt.
imp-ask-follow = Du bist dran. Ausgespielt: { $colour }. Bediene die Farbe.
imp-ask-free = Du bist dran. Ausgespielt: { $colour }. Jede Karte ist erlaubt.
imp-play-card = { $card } spielen
imp-ahead = { $card } wird gespielt, sobald du dran bist.
imp-choose-ahead = { $card }, sobald ich dran bin
imp-trick = Der Stich
imp-trick-leads = ausgespielt
imp-trick-wins = gewinnt im Moment
imp-trick-won = gewinnt den Stich
imp-takes-trick = { $who ->
    [you] Der Stich geht an dich.
   *[other] Der Stich geht an { $name }.
}

## The Bottle Imp in the browser: looking things up

imp-last-trick = Letzter Stich
imp-no-trick = In dieser Runde gibt es noch keinen Stich.
imp-aid = Alle Karten
imp-aid-points = Zahl und Punkte
imp-aid-own = auf deiner Hand
imp-aid-open = liegt offen
imp-aid-given = von dir weitergegeben
imp-aid-played = gespielt
imp-aid-price = Preis einer Flasche
imp-sorting = Meine Hand ordnen
imp-sorting-number = nach Zahl
imp-sorting-colour = nach Farbe
imp-no-scores = Die erste Runde ist noch nicht zu Ende.
imp-explain-round = Runde { $round } erklären
imp-explain-hint = Ein Druck auf die Nummer einer Runde zeigt, woher ihre Punkte kommen.
imp-continue = Weiter
imp-look-at-table = Zum Spieltisch

## Statistik

figure-bottle_imp-left_with_bottle = Auf der Flasche sitzen geblieben
figure-value-bottle_imp-left_with_bottle = in { $value } von { $rounds } Runden ({ $percent } %)
figure-bottle_imp-best_round = Beste Runde

## Partie ansehen

replay-mark-bottle_imp = { $number ->
    [0] Weitergeben
   *[other] Stich { $number }
}

## Finale

imp-finale-won = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} in { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}
imp-finale-lost = Flasche: { $points } verloren in { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}
