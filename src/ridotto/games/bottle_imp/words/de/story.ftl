## The Bottle Imp: what happened

log-round = Runde { $round }: { $scores }.
log-deal = { $who ->
    [you] Runde { $round }: Du gibst.
   *[other] Runde { $round }: { $name } gibt.
}
log-chosen = { $who ->
    [you] Du hast deine Karten gewählt.
   *[other] { $name } hat Karten gewählt.
}
log-passed = { $who ->
    [you] Du hast weitergegeben: { $cards }.
   *[other] { $name } hat weitergegeben: { $cards }.
}
log-received = { $who ->
    [you] Du hast bekommen: { $cards }.
   *[other] { $name } hat bekommen: { $cards }.
}
log-play = { $who ->
    [you] Du spielst die { $card }.
   *[other] { $name } spielt die { $card }.
}
log-trick = { $who ->
    [you] Stich { $number }: { $plays }. Du gewinnst ihn mit der { $card }.
   *[other] Stich { $number }: { $plays }. { $name } gewinnt ihn mit der { $card }.
}
log-trick-and-bottle = { $who ->
    [you] Stich { $number }: { $plays }. Du gewinnst ihn und die Flasche{ $which } mit der { $card }.
   *[other] Stich { $number }: { $plays }. { $name } gewinnt ihn und die Flasche{ $which } mit der { $card }.
}
summary-round = Runde { $round } von { $rounds } ist zu Ende.
summary-mystery = Der Teufelsstich (M) wird aufgedeckt: { $cards }. { $points ->
    [one] Er zählt { $points } Punkt.
   *[other] Er zählt { $points } Punkte.
}
summary-bottle = Letzter Preis der Flasche{ $which }: { $price }. Besitzer: { $name }.
summary-bottle-unsold = Die Flasche{ $which } wurde nie verkauft.
score-tricks = Punkte der Stiche
score-bottle = besitzt die Flasche: minus { $loss }
score-two-bottles = besitzt beide Flaschen: minus { $loss }
score-alone = allein: Stiche doppelt
score-team = Stiche beider Partner
score-team-bottle = das Team hat die Flasche: minus { $loss }
sheet-legend = M: die Minuspunkte für den Teufelsstich; sie bekommt, wer am Ende eine Flasche besitzt.
sheet-legend-teams = M: die Minuspunkte für den Teufelsstich; sie bekommt, wer die Flasche besitzt. Partner zählen zusammen, Einzelspieler doppelt.
