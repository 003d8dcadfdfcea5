## The command line

cli-about = Card games: play them, simulate them, study them.
cli-usage = usage:
cli-values = arguments
cli-switches = options
cli-help = show this help
cli-commands = commands
cli-version = show the version
cli-lang = the language: en, ru, it or de
cli-serve = open the card room in the browser, for you, your friends and bots
cli-play = play in the terminal, against bots or with friends
cli-replay = step through a record
cli-hint = say which moves are best in an unfinished match, and what they are likely to bring
cli-simulate = let bots play and write the records, one JSON object per line
cli-verify = replay records and say where they disagree with the rules; events count from 1
cli-export = turn records into tables for research (Parquet), or such tables into records
cli-count = print how many positions there are from fixed deals
cli-game = the game: { $known }
cli-option = { $label }. { $games }
cli-option-in-game = { $game }: { $values }
cli-option-range = { $lowest } to { $highest }
cli-option-or-file = { $words }, or a file of your own ({ $kinds })
cli-people = the seats where people sit, counted from 0; bots take the others
cli-first = the seat that goes first, counted from 0; drawn if left out
cli-resume = go on with the match that was left
cli-fast = bots do not pause between their moves
cli-from-memory = show only what lies on the table, in games that offer it
cli-line = which line of the file, counted from 1
cli-hint-file = a file with an unfinished record; the match played last in the terminal if left out
cli-hint-seat = whose moves, a seat counted from 0; whoever is to act if left out
cli-time = how many seconds to think
cli-record-file = a file with records
cli-record-files = files with records; - is the standard input
cli-export-files = files with records, or with --jsonl folders with tables; - is the standard input
cli-games = how many matches
cli-seed = any word or number; the same seed gives the same cards
cli-all = go round every configuration; without a game, of all games
cli-bot = who plays: easy, normal, hard, master, random, or search:50ms
cli-out = where the records go; the standard output if left out
cli-parquet = write three tables, matches, rounds and decisions, into this new or empty folder; needs pyarrow
cli-jsonl = write the records of the tables to this file, one JSON object per line
cli-jobs = how many processes share the work; all processors if left out
cli-cluster = the address of a Ray cluster that does the work, HOST:PORT or auto
cli-depth = how many actions to look ahead
cli-skip = how many first actions to make before counting starts
cli-moves = also count each first action by itself
cli-host = where to listen; 0.0.0.0 lets other machines in; only this machine if left out
cli-port = the port; if left out, 8000 or the next free one
cli-data = where tables are kept: a file, or the URL of a PostgreSQL database (postgresql://user@host/name); a file in your data folder if left out
cli-data-file = the file where tables are kept; in your data folder if left out
cli-no-open = do not open the browser
cli-name = a host name of this server, such as club.example; may be given several times
cli-proxy = a proxy stands in front: believe what it says of addresses and encryption; a number says how many do
cli-workers = so many processes share one room, with each other and with those of other machines; needs PostgreSQL
cli-limit-local = limits by address hold for this machine too: for tunnels, which make strangers look local
cli-metrics-token = who sends this token may read /metrics from another machine; also RIDOTTO_METRICS_TOKEN
verify-line = line { $line }: event { $event }: { $reason }
# Always in the plural: other programs read this line.
export-summary = { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}
verify-summary = { NUMBER($records, useGrouping: 0) } records, { NUMBER($disagreements, useGrouping: 0) } disagreements
serve-address = Ridotto is open at { $address }
serve-friends = On your network: { $address }
serve-stop = Ctrl-C closes it. Every match is kept and goes on next time.
serve-stopped = Closed.
pages-missing-title = The pages were not built
pages-missing =
    The server runs, but its pages are missing. Build them and reload this page.
    In a copy of the sources: make setup. Otherwise install Ridotto again with pip.
error-port-taken = Port { $port } of { $host } is taken. Choose another one, or leave --port out.
error-port-unusable = Port { $port } of { $host } cannot be used: { $reason }.
error-host-unknown = There is no address “{ $host }” on this machine.

## How far a long command has come

progress-of = { NUMBER($done, useGrouping: 0) } of { NUMBER($total, useGrouping: 0) }, { $left } left
progress-done = { NUMBER($done, useGrouping: 0) } so far
count-action = first action
count-positions = positions

## The arena

cli-arena = let bots play against each other and measure their strength
cli-bots = who takes part: names of bots, net:FILE for a network with these weights, program:COMMAND for a program of your own, or module:Class for a Python class of your own
cli-arena-games = how many matches at least; deals are shared, so every bot plays every seat of the same cards
cli-arena-all = every mode and number of players, one after the other
cli-json = also write the figures to this file, as JSON
cli-chart = also draw the figures into this file, as SVG
cli-records = also write the record of every match to this file, one JSON object per line
cli-limit = how many seconds a program has for a move
cli-deals = play these deals of the contest only, as 0:500; the end is not played
cli-raw = also write what every deal came to into this file, one JSON object per line, to be merged with other parts
cli-arena-merge = put the parts of a contest together that --deals and --raw have written
cli-part-files = files written by ridotto arena --raw
arena-title = { $setting }: { $games ->
    [one] { NUMBER($games, useGrouping: 0) } match
   *[other] { NUMBER($games, useGrouping: 0) } matches
} from { $deals ->
    [one] { NUMBER($deals, useGrouping: 0) } deal
   *[other] { NUMBER($deals, useGrouping: 0) } deals
}
arena-rounds = Rounds in each match: { $rounds }
arena-interrupted = Interrupted: these are the deals that were finished.
arena-points = points per match
arena-wins = matches won
arena-rating = rating
arena-median = median per move
arena-slowest = 99 of 100 within
arena-matrix = Points per match more than (column), at the same tables:
arena-faults = { $bot } did something wrong { $count ->
    [one] once
   *[other] { NUMBER($count, useGrouping: 0) } times
}; a legal move was drawn for it each time. The first:
error-too-few-bots = A contest needs two bots or more: --bots heuristic random
error-partners-change = In the mode { $mode } partners change from round to round, and they must be the same bot. Leave --rounds out.
error-no-command = The command of the program is missing. Write it like this: { $example }
error-deals-unreadable = “{ $value }” is not a range of deals. Write the first and the one after the last, at most { $most }: --deals 0:500
error-deals-or-games = --deals says which deals are played, so --games has nothing to say. Leave one of them out.
error-raw-needs-deals = --raw writes a part of a contest. Say which one: --deals 0:500
error-part-not-ours = { $file } is not a part of a contest. Give files that ridotto arena --raw has written.
error-part-damaged = Line { $line } of { $file } cannot be read. Delete it with all that follow, and merge again: you are told which deals to play once more.
error-parts-differ = { $file } and { $other } are not parts of one contest: { $field } is { $value } in the first and { $expected } in the second. Merge only parts that were played alike.
error-parts-overlap = Deal { NUMBER($deal, useGrouping: 0) } is in { $file } and in { $other }. Leave one of them out, or play its deals again with another --deals.
error-parts-missing = The deals { $deals } are missing. Play them with the same options and --deals { $deals } --raw FILE, and merge that file too.
error-bot-module-missing = There is no Python module { $module }. Start in the folder where it is, or install it.
error-bot-module-broken = The Python module { $module } cannot be imported: { $reason }
error-bot-class-missing = The module { $module } has no { $name }. Its bots are: { $known }
error-bot-class-no-bot = { $bot } makes no bot. A bot is an object with a method choose(view, rng) that returns a legal action.
error-bot-not-made = { $bot } cannot be made with these options: { $reason }
error-bot-options-unreadable = “{ $text }” is not an option of a bot. Write them like this: { $example }

# What `ridotto learn` tells on the way
learning-dealt = matches are dealt
judging-progress = { $seconds } s  { $percent } %  { $positions } positions of { $matches } matches; the judge explains { $explained } of what came of them
learning-sizes = { $device }: policy { $policy } M weights from { $inputs } inputs, critic { $critic } M; { $setups } set-ups, { $decisions } decisions an iteration, minibatch { $minibatch }; { $memory }
learning-processor = on the processor
learning-memory = { $used } of { $total } GiB used
learning-goes-on = goes on after iteration { $iteration }
learning-other-schedule = the schedule has changed: it was { $before }, now it is { $now }; from here on the rates follow the new one
learning-iteration = { $done } % iteration { $iteration }: { $speed } M decisions/s (playing { $playing } s, learning { $learning } s), learnt { $learnt }, entropy { $entropy }, drift { $drift }, clipped { $clipped }, critic explains { $explained }; { $memory }
learning-mark = mark: over random { $random }, over the first mark { $early }, { $speed } M decisions/s with learning
learning-rivals = over rivals who play by rules { $lead }
learning-against = over the network it learns to beat { $lead }
learning-setup = over random { $lead }  { $setup }
