## Errors: moves and options of any game

error-bad-usage = The command line was not understood: { $details }. See: { $program } --help
error-all-excludes = The option { $option } cannot be used together with --all.
error-game-missing = Which game? The games are: { $known }.
error-file-not-writable = The file { $file } cannot be written: { $reason }.
error-file-not-readable = The file { $file } cannot be read: { $reason }.

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
error-unknown-language = There is no language "{ $language }". The languages are: { $known }.
error-nothing-typed = Nothing was typed. Expected something like: { $expected }.
error-enter-expected = Press Enter to go on.
error-entry-expected = "{ $text }" is not on the list. Type a number from the list, at most { $last }.
error-number-expected = "{ $text }" is not a whole number from { $lowest } to { $highest }.
error-seats-expected = "{ $text }" names no seats. Type numbers from 0 to { $last }, such as: 0 1.
error-confirm-first = Press Enter to lay this down, or type u to take it back.
error-nothing-taken-back = There is nothing to take back.
error-no-such-action = There is no action { $action } here.
error-seat-not-a-number = A seat is a whole number from 0 to { $last }, not { $found }.
error-action-not-a-number = An action is a whole number, not { $found }.
error-choice-not-actions = A choice is a row of actions, not { $found }.
error-choice-wrong-length = Only a whole choice can be written down. Actions in it: { $expected }. Given: { $found }.
error-outcome-not-numbers = What is dealt or drawn is a row of whole numbers, not { $found }.
error-line-not-text = A line of a record is text, not { $found }.
error-options-not-named = Options are names with values, not { $found }.

## Errors: records

error-record-too-long = The record is longer than { $limit } MB, which no match is.
error-record-not-json = This is not a JSON object: it cannot be read from column { $column } on.
error-record-not-object = A record is a JSON object, and this is something else.
error-record-not-text = A record is read from text, not from { $found }.
error-record-key-missing = The record has no "{ $key }".
error-record-key-wrong = "{ $key }" in the record is not what it should be; see the record format in the documentation.
error-record-format-unknown = The record says it is of the format { $format }. This program reads { $known }.
error-record-seats-count = The record names { $found } seats for { $players } players.
error-cards-misplaced = These cards are not in exactly one place: { $cards }.
error-result-too-early = The record has a result, but the match is not over.
error-result-key-missing = The result has no "{ $key }". It should be { $right }.
error-result-wrong = "{ $key }" in the result is { $found }. By the rules it is { $right }.
error-file-not-text = The file { $file } is not UTF-8 text.
error-event-refused = Event { $event }: { $reason }
error-no-such-line = The file has no record in line { $line }. Lines in it: { $count }.
error-save-damaged = The saved match { $file } is damaged and cannot be taken up again.
error-save-failed = The match cannot be saved: { $reason }. You can play on, but not take it up again later.
error-nothing-to-resume = There is no unfinished match in { $folder }.
error-match-open-elsewhere = The match { $file } is open in another terminal. Close it there first.
error-discard-expected = Which match should be discarded? Type x and its number, such as: x 1.

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
error-deal-wrong-count = Seat { $seat } is dealt the wrong number of cards: { $found } instead of { $expected }.
error-deal-not-ascending = The cards dealt to seat { $seat } are not in ascending order.
error-dealt-twice = The card { $card } is dealt twice.
error-not-dealt = Not dealt: { $cards }.
error-not-your-card = You do not hold the { $card }.
error-too-many-cards = You typed { $given } cards. Only { $needed } can be chosen now.

## Errors: Turandot

error-no-such-number = There is no number card { $number }. They go from 1 to { $last }.
error-not-enough-money = Seat { $seat } cannot bid that much. Money bid: { $money }, money left: { $left }.
error-not-a-bid = This is no bid. Bid a number card with any of your money, or exactly one money card for crew.
error-crew-bid-by-maestro = Seat { $seat } is the Maestro, who cannot bid for crew in the German edition. Bid a number card.
error-crew-bid-in-round-four = Nobody can bid for crew in round 4 in the German edition. Bid a number card.
error-no-such-slot = There is no slot { $slot }. They go from 1 to { $last }.
error-slot-empty = The card of slot { $slot } is gone. Cards still lie in: { $left }.
error-needs-no-stand-in = Seat { $seat } needs no stand-in. Who needs one: { $needy }.
error-name-somebody-else = Seat { $seat } is the Maestro and must name another player.
error-unknown-director = There is no director "{ $director }". The directors are: { $known }.
error-director-gone = The director { $director } is no longer in the game. Those left are: { $left }.
error-unknown-singer = There is no singer "{ $singer }". They go from 1 to { $last }.
error-singer-not-in-troupe = Singer { $singer } does not sing for seat { $seat }. Its troupe: { $troupe }.
error-singer-cast-twice = Singer { $singer } already has a role. Each singer sings one.
error-other-move-first = It is not time for "{ $kind }". Expected something like: { $expected }.
error-audition-wrong-count = The audition has { $found } cards instead of { $expected }.
error-auditioned-twice = { $card } auditions twice.
error-not-to-audition = { $card } cannot audition: that card is no longer to be drawn.
error-no-such-card = There is no card { $card } to draw.
error-singers-file-kind = { $file } is no file of singers: its name must end in .csv or .toml.
error-singers-file-unreadable = { $file } cannot be read: { $reason }.
error-singers-file-too-large = { $file } is larger than { $most } kB, which no file of 36 singers is.
error-singers-file-not-utf8 = { $file } is not UTF-8 text: byte { $at } cannot be read. Save it as UTF-8.
error-singers-file-not-csv = The file of singers is not CSV: { $reason }.
error-singers-file-not-toml = The file of singers is not TOML: { $reason }.
error-singers-file-header = The first line of the file must be "{ $right }", not "{ $header }".
error-singers-file-no-tables = The TOML file has no singers: each is a table [[singer]].
error-singers-wrong-count = There are { $count } singers instead of { $right }.
error-singer-wrong-length = Singer { $row } from the top has { $count } fields instead of { $right }.
error-singer-not-a-row = Singer { $row } from the top is "{ $value }" instead of a set of named fields.
error-singer-unknown-field = Singer { $row } from the top has a field { $field }. The fields are: { $known }.
error-singer-missing-field = Singer { $row } from the top has no { $field }.
error-singer-out-of-range = Singer { $row } from the top: { $field } must be a whole number from 1 to { $highest }, not "{ $value }".
error-singer-unknown-word = Singer { $row } from the top: { $field } cannot be "{ $value }". It can be: { $known }.
error-singer-unknown-favourite = Singer { $row } from the top: { $field } cannot be "{ $value }". It can be left empty, or be: { $known }.
error-singer-id-twice = Singer { $row } from the top has the id { $id }, which singer { $first } has already.
error-not-your-money = You cannot bid that much. Money bid: { $money }, money left: { $left }.
error-roles-expected = "{ $text }" does not name roles to swap. Roles go from 1 to { $last }.
error-nothing-to-swap = "{ $text }" swaps nothing. Type two different roles, such as: 1 3.
