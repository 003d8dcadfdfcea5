## The Bottle Imp: what happened

log-round = Round { $round }: { $scores }.
log-deal = { $who ->
    [you] Round { $round }: you deal.
   *[other] Round { $round }: { $name } deals.
}
log-chosen = { $who ->
    [you] You have chosen your cards.
   *[other] { $name } has chosen cards.
}
log-passed = { $who ->
    [you] You gave away: { $cards }.
   *[other] { $name } gave away: { $cards }.
}
log-received = { $who ->
    [you] You received: { $cards }.
   *[other] { $name } received: { $cards }.
}
log-play = { $who ->
    [you] You play { $card }.
   *[other] { $name } plays { $card }.
}
log-trick = { $who ->
    [you] Trick { $number }: { $plays }. You win it with { $card }.
   *[other] Trick { $number }: { $plays }. { $name } wins it with { $card }.
}
log-trick-and-bottle = { $who ->
    [you] Trick { $number }: { $plays }. You win it and the bottle{ $which } with { $card }.
   *[other] Trick { $number }: { $plays }. { $name } wins it and the bottle{ $which } with { $card }.
}
summary-round = Round { $round } of { $rounds } is over.
summary-mystery = The mystery trick (M) is turned over: { $cards }. { $points ->
    [one] It is worth { $points } point.
   *[other] It is worth { $points } points.
}
summary-bottle = The bottle{ $which } ended at { $price }. Owner: { $name }.
summary-bottle-unsold = The bottle{ $which } was never sold.
score-tricks = points of the tricks
score-bottle = has the bottle: minus { $loss }
score-two-bottles = has both bottles: minus { $loss }
score-alone = alone: twice the tricks
score-team = both partners’ tricks
score-team-bottle = the team has the bottle: minus { $loss }
sheet-legend = M: the points of the mystery trick, lost by whoever owns a bottle at the end.
sheet-legend-teams = M: the points of the mystery trick, lost by whoever owns the bottle. Partners add up, players alone double.
