## The Bottle Imp: what happened

log-round = Smazzata { $round }: { $scores }.
log-deal = { $who ->
    [you] Smazzata { $round }: dai le carte tu.
   *[other] Smazzata { $round }: dà le carte { $name }.
}
log-chosen = { $who ->
    [you] Hai scelto le tue carte.
   *[other] { $name } ha scelto le carte.
}
log-passed = { $who ->
    [you] Hai passato: { $cards }.
   *[other] { $name } passa: { $cards }.
}
log-received = { $who ->
    [you] Hai ricevuto: { $cards }.
   *[other] { $name } riceve: { $cards }.
}
log-play = { $who ->
    [you] Giochi { $card }.
   *[other] { $name } gioca { $card }.
}
log-trick = { $who ->
    [you] Presa { $number }: { $plays }. La fai tu con { $card }.
   *[other] Presa { $number }: { $plays }. La fa { $name } con { $card }.
}
log-trick-and-bottle = { $who ->
    [you] Presa { $number }: { $plays }. Con { $card } prendi anche la bottiglia{ $which }.
   *[other] Presa { $number }: { $plays }. Con { $card } { $name } prende anche la bottiglia{ $which }.
}
summary-round = La smazzata { $round } di { $rounds } è finita.
summary-mystery = Si scopre la presa misteriosa (M): { $cards }. { $points ->
    [one] Vale { $points } punto.
   *[other] Vale { $points } punti.
}
summary-bottle = Ultimo prezzo della bottiglia{ $which }: { $price }. Proprietario: { $name }.
summary-bottle-unsold = La bottiglia{ $which } non è mai stata venduta.
score-tricks = punti delle prese
score-bottle = ha la bottiglia: meno { $loss }
score-two-bottles = ha due bottiglie: meno { $loss }
score-alone = per sé: prese doppie
score-team = prese dei due compagni
score-team-bottle = la squadra ha la bottiglia: meno { $loss }
sheet-legend = M: i punti della presa misteriosa, che perde chi alla fine ha una bottiglia.
sheet-legend-teams = M: i punti della presa misteriosa, che perde chi ha la bottiglia. I compagni sommano, chi gioca per sé raddoppia.
