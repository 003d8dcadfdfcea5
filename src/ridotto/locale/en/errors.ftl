## Errors: moves and options of any game

error-bad-usage = The command line was not understood: { $details }. See: { $program } --help
error-all-excludes = The option { $option } cannot be used together with --all.
error-game-missing = Which game? The games are: { $known }.
error-file-not-writable = The file { $file } cannot be written: { $reason }.
error-file-not-readable = The file { $file } cannot be read: { $reason }.
error-parquet-missing = Tables in Parquet files need pyarrow. Install it: pip install pyarrow
error-folder-not-empty = The folder { $folder } is not empty. Name a new one, or an empty one.
error-export-one-goal = Say where the tables go (--parquet DIR), or where the records go (--jsonl FILE): one of the two.
error-export-no-folder = Name the folder with the tables whose records are wanted.
error-simulate-one-goal = Say where the records go (--out FILE), or where the tables go (--parquet DIR), not both.
error-record-in-file = { $file }, line { NUMBER($line, useGrouping: 0) }: { $reason }
error-record-disobedient = event { NUMBER($event, useGrouping: 0) }: { $reason }
error-seconds-out-of-range = The option { $option } must be a number of seconds, more than 0 and less than { $most }, not { $value }.
error-output-not-writable = The output cannot be written: { $reason }. Send it somewhere else.
error-file-not-usable = { $file } cannot be used: { $reason }.
error-refused-by-system = The system does not allow what this needs: { $reason }.
error-no-home-folder = There is no home folder to keep matches in. Set XDG_DATA_HOME to a folder of your own.
error-too-many-positions = There are { $found } positions after { $depth } actions already, and counting further would take hours. Choose a --depth of at most { $depth }.
error-line-without-end = The file { $file } has a line of more than { $limit } MB: these are no records.
error-unknown-game = There is no game “{ $game }”. The games are: { $known }.
error-plugin-broken = The game “{ $game }” of the package { $package } cannot be used. { $reason }
error-plugin-part-broken = { $part } fails: { $reason }
error-plugin-no-kit = { $value } is not a GameKit.
error-plugin-incomplete = These parts of a game are missing: { $names }.
error-plugin-bad-id = The id of a game consists of the letters a to z, digits and “_”, and starts with a letter. This one is { $found }.
error-plugin-other-name = The entry point must have the name of its game: “{ $game }”.
error-plugin-known-id = The package { $package } brings a game “{ $game }” already.
error-plugin-no-option = { $found } is not an option.
error-plugin-option-name = The option “{ $option }” needs another name: lower-case letters, digits and “_”, and nothing that a command uses itself.
error-plugin-option-twice = The option “{ $option }” is declared twice.
error-plugin-without-option = The option “{ $option }” is missing: every game has one.
error-plugin-option-rank = The rank of the option “{ $option }” must be one of { $known }, not { $found }.
error-plugin-option-function = { $part } of the option “{ $option }” must be a function of what was chosen before, such as lambda chosen: { $found }.
error-plugin-view-incomplete = These fields of a view are missing: { $names }.
error-plugin-no-bots = load_bots must return GameBots, not { $found }.
error-plugin-bad-bot = The heuristic bot must be an object with the name “{ $name }”, needs_full_view and choose. This one is { $found }.
error-rule-not-compiled = { $rule } cannot be compiled, so the game is slow: { $reason }
error-no-search = There is no bot that searches for { $game }.
error-unknown-bot = There is no bot “{ $bot }”. The bots are: { $known }.
error-not-a-bot = { $found } is not a bot. Name one, or give an object with name, needs_full_view and choose.
error-bots-count = Bots named: { $found }. Players: { $players }. Name one bot for all seats, or one for each.
error-option-for-programs = The option { $option } is for programs and the terminal; at a table it is always { $usual }.
error-option-not-at-table = The option { $option } takes a file of one’s own in programs and in the terminal, not at a table.
error-option-out-of-range = The option { $option } must be a whole number from { $lowest } to { $highest }, not { $value }.
error-option-unknown-value = The option { $option } cannot be { $value }. It can be: { $known }.
error-unknown-option = There is no option { $option }. The options are: { $known }.
error-no-such-seat = There is no seat { $seat }. Seats are counted from 0 to { $last }.
error-from-memory-not-offered = Tables of { $game } cannot play from memory.
error-match-over = The match is over. No more moves can be made.
error-match-not-begun = No match has begun yet. Call reset() first.
error-chance-first = Cards must be dealt before anyone can move.
error-not-chance = It is a player’s turn to act: nothing is dealt or drawn now.
error-chance-only-sampled = What chance can decide in { $game } cannot be counted, only drawn.
error-not-your-turn = Seat { $seat } cannot move now. To move: { $acting }.
named-not-your-turn = { $who ->
    [you] You cannot move now. To move: { $acting }.
   *[other] { $name } cannot move now. To move: { $acting }.
}
error-nothing-to-take-back = Seat { $seat } has nothing to take back.
named-nothing-to-take-back = { $who ->
    [you] You have nothing to take back.
   *[other] { $name } has nothing to take back.
}
error-unreadable-move = “{ $text }” is not a move. Expected something like: { $expected }.
error-unreadable-chance = “{ $text }” cannot be read here. Expected something like: { $expected }.
error-unreadable-seat = “{ $text }” is not a seat number.
error-unknown-language = There is no language “{ $language }”. The languages are: { $known }.
error-nothing-typed = Nothing was typed. Expected something like: { $expected }.
error-enter-expected = Press Enter to go on.
error-entry-expected = “{ $text }” is not on the list. Type a number from the list, at most { $last }.
error-number-expected = “{ $text }” is not a whole number from { $lowest } to { $highest }.
error-seats-expected = “{ $text }” names no seats. Type numbers from 0 to { $last }, such as: 0 1.
error-confirm-first = Press Enter to lay this down, or type u to take it back.
error-nothing-taken-back = There is nothing to take back.
error-no-such-action = There is no action { $action } here.
error-seat-not-a-number = A seat is a whole number from 0 to { $last }, not { $found }.
error-action-not-a-number = An action is a whole number, not { $found }.
error-choice-not-actions = A choice is a row of actions, not { $found }.
error-choice-wrong-length = Only a whole choice can be written down. Actions in it: { $expected }. Given: { $found }.
error-outcome-not-numbers = What is dealt or drawn is a row of whole numbers, not { $found }.
error-no-such-draws = Chance cannot make these draws here: { $found }.
error-line-not-text = A line of a record is text, not { $found }.
error-options-not-named = Options are names with values, not { $found }.

## Errors: records

error-record-too-long = The record is longer than { $limit } MB, which no match is.
error-record-not-json = This is not a JSON object: it cannot be read from column { $column } on.
error-record-not-object = A record is a JSON object, and this is something else.
error-record-not-text = A record is read from text, not from { $found }.
error-record-key-missing = The record has no “{ $key }”.
error-record-key-wrong = “{ $key }” in the record is not what it should be; see the record format in the documentation.
error-record-half-letter = “{ $key }” in the record has half a letter (a lone surrogate), which tables cannot hold.
error-record-format-unknown = The record says it is of the format { $format }. This program reads { $known }.
error-record-seats-count = The record names { $found } seats for { $players } players.
error-cards-misplaced = These cards are not in exactly one place: { $cards }.
error-result-too-early = The record has a result, but the match is not over.
error-result-key-missing = The result has no “{ $key }”. It should be { $right }.
error-result-wrong = “{ $key }” in the result is { $found }. By the rules it is { $right }.
error-file-not-text = The file { $file } is not UTF-8 text.
error-event-refused = Event { $event }: { $reason }
error-no-such-line = The file has no record in line { $line }. Lines in it: { $count }.
error-save-damaged = The saved match { $file } is damaged and cannot be taken up again.
error-save-failed = The match cannot be saved: { $reason }. You can play on, but not take it up again later.
error-nothing-to-resume = There is no unfinished match in { $folder }.
error-match-open-elsewhere = The match { $file } is open in another terminal. Close it there first.
error-discard-expected = Which match should be discarded? Type x and its number, such as: x 1.
error-no-batches = { $game } cannot be played in batches: that needs rules on cells and an observation for networks.
error-no-worlds = The rules of { $game } are not written on cells, so its worlds cannot be drawn as rows of cells.
error-batch-seeds = A batch needs a list of seeds, whole numbers or text, not { $found }.
error-batch-seed-too-long = A seed has at most { $most } digits.
error-batch-threads = The number of threads must be a whole number, at least 1, not { $found }.
error-batch-closed = This batch is closed.
error-not-a-seed = A seed is a whole number or text, not { $found }.
error-batch-empty = A batch needs at least one seed.
error-batch-keeps-nothing = This batch keeps no records. Make it with keeps_records=True.
error-batch-no-match = There is no match { $found } in this batch. They are counted from 0 to { $last }.
error-batch-actions-type = Actions are whole numbers, not { $found }.
error-batch-actions-shape = A step needs { $matches } actions, one for each match, or { $matches } rows of { $seats }, one place for each seat.
error-batch-one-action = This needs { $matches } actions, one for each match.
error-batch-observers = This needs { $matches } seats, one for each match: from 0 to { $last }, or −1 for none.
error-batch-too-large = { $matches } matches need { $needed } MiB of memory, and { $free } MiB are free. Play fewer at once.
error-action-missing = Seat { $seat } has a choice to make now, and no action was given for it.
error-gpu-lost = The GPU no longer answers, and its matches are lost: { $reason }
