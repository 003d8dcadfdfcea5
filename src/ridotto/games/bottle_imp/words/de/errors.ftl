## The Bottle Imp: errors

error-unknown-mode = Es gibt keine Spielart „{ $mode }“ für { $players } Spieler. Es gibt: { $known }.
error-deck-too-small = Der Kartensatz { $deck } hat 36 Karten, zu wenige für { $players } Spieler. Er reicht für 2 bis 4.
error-pass-first = Vor dem ersten Stich werden Karten weitergegeben: Wähle sie zuerst.
error-pass-is-over = Die Weitergabe ist vorbei: Spiel eine Karte.
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
error-cards-file-unreadable = { $file } lässt sich nicht lesen: { $reason }.
error-cards-file-kind = { $file } ist keine CSV-Datei. Ein Kartensatz steht in einer Datei, die auf .csv endet.
error-cards-file-too-large = { $file } ist zu groß für einen Kartensatz. Gelesen werden höchstens { $most } kB.
error-cards-file-not-csv = Das ist keine CSV-Datei: { $reason }.
error-cards-file-header = Die erste Zeile muss { $right } lauten, nicht { $header }.
error-cards-row-length = Zeile { $row } hat { $count } Felder statt { $right }.
error-cards-row-not-a-row = Zeile { $row } ist keine Karte: { $value }.
error-cards-row-field = Zeile { $row }: { $field } kann nicht { $value } sein. Möglich ist: { $known }.
error-cards-row-twice = Zeile { $row }: Die Karte { $card } ist schon in diesem Kartensatz.
error-deck-wrong-count = Ein Kartensatz für { $players } Spieler kann nicht { $count } Karten haben. Möglich sind: { $right }.
