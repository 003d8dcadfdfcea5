## The Bottle Imp: errors

error-unknown-mode = Es gibt keine Spielart „{ $mode }“ für { $players } Spieler. Es gibt: { $known }.
error-deck-too-small = Der Kartensatz { $deck } hat 36 Karten, zu wenige für { $players } Spieler. Er reicht für 2 bis 4.
error-pass-first = Vor dem ersten Stich werden Karten weitergegeben: Wähle sie zuerst.
error-pass-is-over = Die Weitergabe ist vorbei: Spiele eine Karte.
error-unknown-card = In diesem Spiel gibt es keine Karte { $card }.
error-card-not-in-deck = Die Karte { $card } ist nicht in diesem Kartensatz.
error-card-not-held = Sitz { $seat } hat die { $card } nicht auf der Hand.
named-card-not-held = { $who ->
    [you] Du hast die { $card } nicht auf der Hand.
   *[other] { $name } hat die { $card } nicht auf der Hand.
}
error-card-already-picked = Die { $card } ist schon gewählt. Wähle eine andere Karte.
error-pick-from-hidden-hand = Die { $card } liegt in der offenen Hand. Wähle aus der verdeckten Hand.
error-must-follow = Die { $card } darf nicht gespielt werden: Ausgespielt ist { $colour }, und diese Hand kann bedienen.
error-deal-wrong-hands = Gegeben sind { $found } Hände statt { $expected }.
error-deal-wrong-count = Sitz { $seat } bekommt die falsche Zahl von Karten: { $found } statt { $expected }.
error-deal-not-ascending = Die Karten für Sitz { $seat } sind nicht aufsteigend geordnet.
error-dealt-twice = Die Karte { $card } ist zweimal gegeben.
error-not-dealt = Nicht gegeben: { $cards }.
error-not-your-card = Du hast die { $card } nicht auf der Hand.
error-too-many-cards = Du hast { $given } Karten eingegeben. Jetzt können nur { $needed } gewählt werden.
