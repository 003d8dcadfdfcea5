## The command line

cli-about = Turandot and The Bottle Imp: play them, simulate them, study them.
cli-usage = usage:{" "}
cli-values = arguments
cli-switches = options
cli-help = show this help
cli-commands = commands
cli-version = show the version
cli-lang = the language: en, ru, it or de
cli-play = play in the terminal, against bots or with friends
cli-replay = step through a record
cli-simulate = let bots play and write the records, one JSON object per line
cli-verify = replay records and say where they disagree with the rules; events count from 1
cli-count = print how many positions there are from fixed deals
cli-game = bottle_imp or turandot
cli-players = how many play
cli-mode = The Bottle Imp: eye, solo, two-bottles, teams-2-1-1, teams-2-2-1, teams-2-2-2 or teams-2-2-1-1
cli-edition = Turandot: it, ru or de
cli-deck = The Bottle Imp: matagot or classic; Turandot: house, or a file of your own (CSV or TOML)
cli-rounds = The Bottle Imp: how many rounds a match has
cli-team-penalty = The Bottle Imp: once or each
cli-people = the seats where people sit, counted from 0; bots take the others
cli-resume = go on with the match that was left
cli-fast = bots do not pause between their moves
cli-line = which line of the file, counted from 1
cli-record-file = a file with records
cli-record-files = files with records; - is the standard input
cli-games = how many matches
cli-seed = any word or number; the same seed gives the same cards
cli-all = go round every configuration; without a game, of both games
cli-bot = who plays: easy, normal, hard, master, random, or search:50ms
cli-out = where the records go; the standard output if left out
cli-jobs = how many processes share the work; all processors if left out
cli-depth = how many actions to look ahead
cli-skip = how many first actions to make before counting starts
cli-moves = also count each first action by itself

verify-line = line { $line }: event { $event }: { $reason }
# Always in the plural: other programs read this line.
verify-summary = { NUMBER($records, useGrouping: 0) } records, { NUMBER($disagreements, useGrouping: 0) } disagreements
