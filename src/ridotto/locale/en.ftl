### Every word a person reads. The four files have the same keys in the same order.

## Errors: moves and options of any game

error-unknown-game = There is no game "{ $game }". The games are: { $known }.
error-unknown-bot = There is no bot "{ $bot }". The bots are: { $known }.
error-option-out-of-range = The option { $option } must be a whole number from { $lowest } to { $highest }, not { $value }.
error-option-unknown-value = The option { $option } cannot be { $value }. It can be: { $known }.
error-unknown-option = There is no option { $option }. The options are: { $known }.
error-no-such-seat = There is no seat { $seat }. Seats are counted from 0 to { $last }.
error-match-over = The match is over. No more moves can be made.
error-chance-first = Cards must be dealt before anyone can move.
error-not-chance = It is a player's turn to act: nothing is dealt or drawn now.
error-not-your-turn = Seat { $seat } cannot move now. To move: { $acting }.
error-nothing-to-take-back = Seat { $seat } has nothing to take back.
error-unreadable-move = "{ $text }" is not a move. Expected something like: { $expected }.
error-unreadable-chance = "{ $text }" cannot be read here. Expected something like: { $expected }.
error-unreadable-seat = "{ $text }" is not a seat number.
error-no-such-action = There is no action { $action } here.

## Errors: records

error-record-too-long = The record is longer than { $limit } MB, which no match is.
error-record-not-json = This is not a JSON object: it cannot be read from column { $column } on.
error-record-not-object = A record is a JSON object, and this is something else.
error-record-key-missing = The record has no "{ $key }".
error-record-key-wrong = "{ $key }" in the record is not what it should be; see the record format in the documentation.
error-record-format-unknown = The record says it is of the format { $format }. This program reads { $known }.
error-record-seats-count = The record names { $found } seats for { $players } players.
error-cards-misplaced = These cards are not in exactly one place: { $cards }.
error-result-too-early = The record has a result, but the match is not over.
error-result-key-missing = The result has no "{ $key }". It should be { $right }.
error-result-wrong = "{ $key }" in the result is { $found }. By the rules it is { $right }.

## Errors: The Bottle Imp

error-unknown-mode = There is no mode "{ $mode }" for { $players } players. The modes are: { $known }.
error-deck-too-small = The { $deck } deck has 36 cards, too few for { $players } players. It serves 2 to 4.
error-pass-first = Cards are passed before the first trick: choose them first.
error-pass-is-over = The passes are done: play a card.
error-unknown-card = There is no card { $card } in this game.
error-card-not-in-deck = The card { $card } is not in this deck.
error-card-not-held = Seat { $seat } does not hold the { $card }.
error-card-already-picked = The { $card } is already chosen. Choose another card.
error-pick-from-hidden-hand = The { $card } lies in the open hand. Choose from the hidden hand.
error-must-follow = The { $card } cannot be played: the colour led is { $colour }, and this hand can follow it.
error-deal-wrong-hands = The deal has { $found } hands instead of { $expected }.
error-deal-wrong-count = Seat { $seat } is dealt { $found } cards instead of { $expected }.
error-deal-not-ascending = The cards dealt to seat { $seat } are not in ascending order.
error-dealt-twice = The card { $card } is dealt twice.
error-not-dealt = Not dealt: { $cards }.

## Errors: Turandot


## The Bottle Imp: words

colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow
