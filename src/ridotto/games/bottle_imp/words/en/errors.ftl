## The Bottle Imp: errors

error-unknown-mode = There is no mode “{ $mode }” for { $players } players. The modes are: { $known }.
error-deck-too-small = The { $deck } deck has 36 cards, too few for { $players } players. It serves 2 to 4.
error-pass-first = Cards are passed before the first trick: choose them first.
error-pass-is-over = The passes are done: play a card.
error-unknown-card = There is no card { $card } in this game.
error-card-not-in-deck = The card { $card } is not in this deck.
error-card-not-held = Seat { $seat } does not hold the { $card }.
named-card-not-held = { $who ->
    [you] You do not hold the { $card }.
   *[other] { $name } does not hold the { $card }.
}
error-card-already-picked = The { $card } is already chosen. Choose another card.
error-pick-from-hidden-hand = The { $card } lies in the open hand. Choose from the hidden hand.
error-must-follow = The { $card } cannot be played: the colour led is { $colour }, and this hand can follow it.
error-deal-wrong-hands = The deal has { $found } hands instead of { $expected }.
error-deal-wrong-count = Seat { $seat } is dealt the wrong number of cards: { $found } instead of { $expected }.
error-deal-not-ascending = The cards dealt to seat { $seat } are not in ascending order.
error-dealt-twice = The card { $card } is dealt twice.
error-not-dealt = Not dealt: { $cards }.
error-not-your-card = You do not hold the { $card }.
error-too-many-cards = You typed { $given } cards. Only { $needed } can be chosen now.
error-cards-file-unreadable = { $file } cannot be read: { $reason }.
error-cards-file-kind = { $file } is no CSV file. A deck stands in a file that ends in .csv.
error-cards-file-too-large = { $file } is too large for a deck. At most { $most } kB are read.
error-cards-file-not-csv = This is no CSV file: { $reason }.
error-cards-file-header = The first line must be { $right }, not { $header }.
error-cards-row-length = Row { $row } has { $count } fields instead of { $right }.
error-cards-row-not-a-row = Row { $row } is no card: { $value }.
error-cards-row-field = Row { $row }: { $field } cannot be { $value }. It can be: { $known }.
error-cards-row-twice = Row { $row }: the card { $card } is in this deck already.
error-deck-wrong-count = A deck for { $players } players cannot have { $count } cards. It can have: { $right }.
