### Every word a person reads. The four files have the same keys in the same order.

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
cli-bot = who plays: random or heuristic
cli-out = where the records go; the standard output if left out
cli-jobs = how many processes share the work; all processors if left out
cli-depth = how many actions to look ahead
cli-skip = how many first actions to make before counting starts
cli-moves = also count each first action by itself

verify-line = line { $line }: event { $event }: { $reason }
# Always in the plural: other programs read this line.
verify-summary = { NUMBER($records, useGrouping: 0) } records, { NUMBER($disagreements, useGrouping: 0) } disagreements

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

## Names

sentence-and-code = { $sentence } [{ $code }]
quoted = “{ $text }”
named-not-your-turn = { $who ->
    [you] You cannot move now. To move: { $acting }.
   *[other] { $name } cannot move now. To move: { $acting }.
}
named-nothing-to-take-back = { $who ->
    [you] You have nothing to take back.
   *[other] { $name } has nothing to take back.
}
named-card-not-held = { $who ->
    [you] You do not hold the { $card }.
   *[other] { $name } does not hold the { $card }.
}
named-not-enough-money = { $who ->
    [you] You cannot bid that much. Money bid: { $money }, money left: { $left }.
   *[other] { $name } cannot bid { $money } money cards: only { $left } are left.
}
named-crew-bid-by-maestro = { $who ->
    [you] You are the Maestro, who cannot bid for crew in the German edition. Bid a number card.
   *[other] { $name } is the Maestro, who cannot bid for crew in the German edition.
}
named-needs-no-stand-in = { $who ->
    [you] You need no stand-in. Who needs one: { $needy }.
   *[other] { $name } needs no stand-in. Who needs one: { $needy }.
}
named-name-somebody-else = { $who ->
    [you] You are the Maestro and must name another player.
   *[other] { $name } is the Maestro and must name another player.
}
named-singer-not-in-troupe = { $who ->
    [you] Singer { $singer } does not sing for you. Your troupe: { $troupe }.
   *[other] Singer { $singer } does not sing for { $name }. The troupe: { $troupe }.
}
game-bottle_imp = The Bottle Imp
game-turandot = Turandot
name-you = You
name-bot = Bot { $seat }
name-seat = Seat { $seat }
name-dummy = The table

## Before a match

menu-unfinished = There are unfinished matches. Which one do you want to go on with?
menu-go-on = { $game } ({ $setup }), { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, { $date }
menu-new-match = A new match
menu-more-unfinished = { $count ->
    [one] { $count } older match is not shown.
   *[other] { $count } older matches are not shown.
}
menu-discard = Discard this match for good? { $match }
ask-discard = y and Enter discards it; Enter alone keeps it.
menu-game = Which game?
menu-players = How many players?
menu-mode = Which mode?
menu-rounds = How many rounds?
menu-deck = Which deck?
menu-penalty = What does the bottle cost a team?
deck-matagot = Matagot edition
deck-classic = classic edition
penalty-once = each partner loses the mystery trick once
penalty-each = each partner loses the mystery trick twice
menu-edition = Which edition?
menu-people = Who plays?
menu-one-person = You against bots
menu-more-people = Several people at this keyboard
menu-seats = At which seats do people sit? Bots take the others.
menu-name = What is the name of the player at seat { $seat }?
ask-menu = Type a number; Enter takes the first.
ask-menu-or-discard = Type a number; Enter takes the first. x 1 discards the first for good.
ask-number = From { $lowest } to { $highest }; Enter: { $default }.
ask-seats = Seat numbers from 0 to { $last }, such as: 0 1
ask-name = Type a name of at most { $most } characters, a longer one is cut; Enter: none.
ask-menu-commands = ? help · r rules · q quit
save-set-aside = It was set aside as { $file }. Nothing was deleted.
notice-discarded = The match was discarded.
setup-bottle_imp = { $players } players, { $mode }
setup-turandot = { $players } players, { $edition }

## At the table

heading-log = What happened
heading-player = player
heading-team = team
heading-cards = cards
heading-tricks = trick points
heading-last-trick = last trick
heading-this-trick = now
heading-score = score
heading-points = points
heading-hand = Your hand
heading-hidden-hand = Your hidden hand
heading-open-hand = Your open hand
heading-hand-of = { $name }
heading-hidden-hand-of = { $name }: hidden hand
heading-open-hand-of = { $name }: open hand
heading-why = reason
heading-this-round = this round
heading-round = round
heading-score-sheet = Score sheet
ask-commands = ? help · r rules · l log · s scores · q quit
ask-commands-take-back = ? help · r rules · u take back · l log · s scores · q quit
ask-only-choice = Enter takes it.
ask-swap-more = Two roles swap again: 1 3.
ask-confirm = Your choice: { $choice }. Enter lays it down, u takes it back.
ask-go-on = Press Enter to go on.
ask-enter-back = Press Enter to go back.
ask-next-page = Page { $number } of { $count }. Enter turns over, anything else goes back.
hand-over = Pass the keyboard to { $name }.
ask-hand-over = { $name }, press Enter when nobody else is looking.
ask-hand-over-or-take-back = { $name }, press Enter when nobody else is looking. (u: the player before takes the choice back.)
bot-thinks = { $name } is choosing …
seat-has-chosen = ready
notice-taken-back = Taken back. Choose again.
left-and-kept = The match is kept. Go on with: { $program } play --resume — it lies in { $file }
left-not-kept = The match could not be kept: { $reason }.
left-unplayed = No move was made, so the match is not kept.
record-saved = The record of the match is in { $file }
outcome-points = { $who ->
    [you] You win.
   *[other] { $names } wins.
}
outcome-shared = The win is shared: { $names }.
outcome-stars = { $who ->
    [you] The tie goes to the stars: you win.
   *[other] The tie goes to the stars: { $names } wins.
}
outcome-dummy = The table has more points than either player: both lose.

## Replay

replay-at = Event { $event } of { $events }
replay-eyes-all = all cards shown
replay-eyes = seen by { $name }
replay-start = the start
ask-replay = Enter or n: forward · p: back · a number: go to that event · s 0: see it as seat 0 · s: see all · l: log · t: scores · ? help · q: quit
error-replay-command = "{ $text }" cannot be read. Type n, p, a number, s with a seat, or q.
error-replay-event = There is no event { $event }. They go from 0 to { $last }.
help-replay =
    This is the record of a match, one event at a time.

    Enter, n   one event forward
    p          one event back
    12         go to event 12; 0 is the start
    s 1        see the table as seat 1 saw it
    s          see all cards
    l          the log up to here
    t          the score sheet up to here
    r          the rules in short
    q          quit

## The Bottle Imp: words

colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow
mode-eye = The eye
mode-solo = each alone
mode-teams-2-1-1 = teams 2-1-1
mode-teams-2-2-1 = teams 2-2-1
mode-teams-2-2-2 = teams 2-2-2
mode-teams-2-2-1-1 = teams 2-2-1-1
mode-two-bottles = two bottles
mode-note-teams-2-1-1 = the dealer and the player opposite are alone, the other two are partners
mode-note-teams-2-2-1 = the dealer is alone, the others are two pairs
mode-note-teams-2-2-2 = three pairs of players sitting opposite
mode-note-teams-2-2-1-1 = the dealer and the player opposite are alone, the others are two pairs
headline-bottle_imp = The Bottle Imp, { $mode } · round { $round } of { $rounds }
headline-dealer = dealer: { $name }
bottle-line = Bottle{ $which }: price { $price }, owner { $owner }
bottle-nobody = nobody
bottle-for-sale = for sale
team-alone = alone
goal-mystery = mystery trick
goal-left = left ({ $name })
goal-right = right ({ $name })
goal-open = opponent's open hand
goal-hidden = opponent's hidden hand
goal-own-open = to your open hand
goal-own-hidden = to your hidden hand
ask-pass = { $count ->
    [one] Choose a card for:
   *[other] Choose { $count } cards, for:
} { $goals }. Type for example: { $example }
ask-pass-so-far = Chosen: { $cards }.
ask-play = Play a card. You may type: { $cards }
ask-play-only = You can only play the { $card }. Enter plays it.

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
score-team = both partners' tricks
score-team-bottle = the team has the bottle: minus { $loss }
sheet-legend = M: the points of the mystery trick, lost by who owns a bottle at the end.
sheet-legend-teams = M: the points of the mystery trick, lost by who owns the bottle. Partners add up, players alone double.

## The Bottle Imp: help and rules

help-bottle_imp =
    Type the number of a card to play it: 24
    Cards to give away: all at once (1 37 22) or one by one.
    Half cards: 2.5 or 2,5. Cards you may not play now are dimmed.
    ● red   ■ blue   ▲ green   ◆ yellow. Below a card: its points.

    ?   this help
    r   the rules in short
    u   take back cards that are not yet passed
    l   what happened so far
    s   the score sheet
    q   quit; the match is kept, go on with: ridotto play --resume
rules-bottle_imp-1 =
    THE BOTTLE IMP (Günter Cornett): what it is about

    Win tricks, they are your points. Low cards buy the bottle. It wins tricks, but whoever owns it at the end of the round loses everything.

    Every card has a number and points of its own. Numbers go from 1 to 37; the 19 is missing, because it is the first price of the bottle.

    All cards are dealt. Then everybody chooses, in secret: one card for the mystery trick, which lies face down, one for the left and one for the right neighbour. The cards change hands when all have chosen.
rules-bottle_imp-2 =
    THE BOTTLE IMP: tricks and the bottle

    The player left of the dealer leads. If you hold the colour led, you must play it; otherwise play anything. The winner of a trick leads the next.

    • No card is lower than the price: the highest number wins, in any colour.
    • Some cards are lower than the price: the highest of those wins the trick and the bottle. It becomes the new price and stays under the bottle.

    The old price card goes to the tricks of the owner before. So the price only falls, and at last nobody can take the bottle away any more.
rules-bottle_imp-3 =
    THE BOTTLE IMP: points

    When all cards are played, the mystery trick is turned over.

    • Without the bottle you score the points of all cards in your tricks.
    • With the bottle you score none of them, but minus the points of the mystery trick.

    The deal moves to the left. After the agreed number of rounds the highest total wins. Players with the same total share the win.
rules-bottle_imp-eye =
    THE BOTTLE IMP: the eye (two players)

    Each player has an open hand of 6 cards and a hidden hand of 12. From the hidden hand choose 2 cards for the mystery trick, 1 for the opponent's open hand and 1 for the opponent's hidden hand. Then the open hands lie face up.

    A trick has four cards, two from each player in turn. Every card comes from the hand you like, but within that hand you must follow the colour led. This also binds the leader's second card. The non-dealer leads first.
rules-bottle_imp-two-bottles =
    THE BOTTLE IMP: two bottles (five and six players, each alone)

    Both bottles start at 19. For sale is always the one with the higher price, and only its price counts in a trick. After a sale the other one may be the dearer, and so the next for sale.

    Each bottle costs its owner the mystery trick; both cost it twice. The owner of a bottle scores no tricks.
rules-bottle_imp-teams =
    THE BOTTLE IMP: teams

    Who plays with whom depends on the dealer and changes from round to round; the table shows it. Partners do not see each other's cards.

    Partners add their points, and each gets the sum. A player alone doubles theirs; a player alone with the bottle loses the mystery trick twice.
rules-bottle_imp-fixed-teams =
    THE BOTTLE IMP: teams of two

    Partners sit opposite each other, and the teams stay the same for the whole match; the table shows them. Partners do not see each other's cards.

    Partners add their points, and each gets the sum.
rules-bottle_imp-penalty-once =
    THE BOTTLE IMP: a team with the bottle

    If a partner ends with the bottle, neither partner scores any tricks. Instead each of the two scores minus the points of the mystery trick, once.
rules-bottle_imp-penalty-each =
    THE BOTTLE IMP: a team with the bottle

    If a partner ends with the bottle, neither partner scores any tricks. Instead the mystery trick counts against both of them, and they add it up: each of the two scores minus twice its points.
rules-bottle_imp-five =
    THE BOTTLE IMP: five players

    18 half cards join the deck: 2.5, 4.5 and so on to 36.5. A half card has the colour and the points of the whole card just below it.

    The dealer gets one card fewer than the others and adds none to the mystery trick, but gives a card to both neighbours like everybody.
rules-bottle_imp-six =
    THE BOTTLE IMP: six players

    18 half cards join the deck: 2.5, 4.5 and so on to 36.5. A half card has the colour and the points of the whole card just below it.

## Turandot: words

category-professional = professional
category-amateur = amateur
category-alternative = alternative
category-classical = classical
category-comic = comic
category-goth = goth
category-short-professional = Pr
category-short-amateur = Am
category-short-alternative = Al
category-short-classical = Cl
category-short-comic = Co
category-short-goth = Go
gender-male = male
gender-female = female
gender-undefined = undefined
role-turandot = Turandot
role-calaf = Calaf
role-liu = Liù
role-ping = Ping
role-pong = Pong
role-pang = Pang
director-goth_over_comic = Goth over comic
director-comic_over_goth = Comic over goth
director-alternative_over_classical = Alternative over classical
director-classical_over_alternative = Classical over alternative
director-favourites = Favourite roles
director-scenery = Scenery
director-one_of_each = One of each
director-undefined_gender = Undefined gender
director-plain = Plain
director-short-goth_over_comic = +Go −Co
director-short-comic_over_goth = +Co −Go
director-short-alternative_over_classical = +Al −Cl
director-short-classical_over_alternative = +Cl −Al
director-short-favourites = +♥
director-short-scenery = +scenery
director-short-one_of_each = 6 kinds
director-short-undefined_gender = +○
director-short-plain = plain
director-effect-goth_over_comic = +1 per goth, −1 per comic
director-effect-comic_over_goth = +1 per comic, −1 per goth
director-effect-alternative_over_classical = +1 per alternative, −1 per classical
director-effect-classical_over_alternative = +1 per classical, −1 per alternative
director-effect-favourites = +1 more per favourite role
director-effect-scenery = +1 more per scenery element
director-effect-one_of_each = +3 with all six categories
director-effect-undefined_gender = +1 per undefined gender
director-effect-plain = no effect
edition-it = Italian edition
edition-ru = Russian edition
edition-de = German edition
headline-turandot = Turandot · round { $round } of { $rounds }
headline-maestro = Maestro: { $name }
heading-slot = no.
heading-singer = singer
heading-gender = gender
heading-stars = stars
heading-favourite = favourite role
heading-director = director
heading-effect = effect
heading-bids = bids
heading-bid = bid
heading-money = money
heading-troupe = troupe
heading-role = role
heading-id = id
heading-hired-by = hired by
heading-best-casts = The best casts so far
bid-crew = crew
bid-bluff = B
bid-face-down = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
bid-words = { $money ->
    [0] number { $number } without money
    [one] number { $number } with { $money } money card
   *[other] number { $number } with { $money } money cards
}
bid-words-crew = one money card for crew
bid-words-bluff = and the bluff card
sealed-choice = { $who ->
    [you] Your choice: { $choice }.
   *[other] { $name }: { $choice }.
}
directors-open = Directors: { $directors }
suggested-cast = The best cast: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cast-with-points = { $cast }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ask-bid = Bid: a number 1–{ $slots }, then money 0–{ $money }, then b for bluff: { $example }
ask-bid-crew = c: crew.
ask-give = { $who ->
    [you] Choose your own stand-in. Type a number: { $slots }
   *[other] Choose a stand-in for { $name }. Type a number: { $slots }
}
ask-give-director = { $who ->
    [you] Choose your own stand-in director. Type a number: { $slots }
   *[other] Choose a stand-in director for { $name }. Type a number: { $slots }
}
ask-give-other = for somebody else add the seat: { $example }
ask-name-player = Who dismisses a director? Type a seat: { $players }
ask-dismiss = Which director is dismissed? Type a number from 1 to { $last }.
ask-cast = Enter takes this cast. Two roles swap them: 1 3. Or six ids, Turandot first.

## Turandot: what happened

log-audition = Round { $round }: { $count } singers audition. Maestro: { $name }.
log-audition-directors = Round { $round }: { $count } directors audition. Maestro: { $name }.
log-bids = Round { $round }, bids. { $bids }.
log-bid-laid = { $count ->
    [one] { $who ->
        [you] You have laid { $count } card.
       *[other] { $name } has laid { $count } card.
    }
   *[other] { $who ->
        [you] You have laid { $count } cards.
       *[other] { $name } has laid { $count } cards.
    }
}
log-cast = { $who ->
    [you] You have cast your opera.
   *[other] { $name } has cast the opera.
}
log-hired = { $who ->
    [you] you hire { $card }
   *[other] { $name } hires { $card }
}
log-stand-in = { $who ->
    [you] you get { $card } as a stand-in
   *[other] { $name } gets { $card } as a stand-in
}
log-stand-in-director = { $who ->
    [you] you get the director { $card } as a stand-in
   *[other] { $name } gets the director { $card } as a stand-in
}
log-crew = { $who ->
    [you] you get crew and a scenery element
   *[other] { $name } gets crew and a scenery element
}
log-leftover = { $card } leaves the game.
log-leftover-dummy = { $card } goes to the table.
log-named = { $who ->
    [you] You are to dismiss a director.
   *[other] { $name } is to dismiss a director.
}
log-dismissed = { $who ->
    [you] You dismiss a director: { $director }.
   *[other] { $name } dismisses a director: { $director }.
}
revealed-title = Round { $round }: the bids are revealed.
revealed-crew-bids = Bids for crew: { $names }.
revealed-needy = The Maestro gives a stand-in to: { $names }.
revealed-needy-director = The Maestro gives a director as a stand-in to: { $names }.
sheet-directed-by = director
sheet-stars = stars
sheet-scenery = scenery
sheet-favourites = favourite roles
sheet-gender = opposite gender
sheet-director = points of the director
sheet-maestro = Maestro in round 7
sheet-total = TOTAL
legend-singers = Pr♀2♥T: professional, female (○: undefined), 2 stars, favourite role Turandot

## Turandot: help and rules

help-turandot =
    Bid: the number of a slot (3), with 2 money cards (3 2), with the bluff card
    (3 2 b); c for crew, c b with the bluff card.
    Stand-in: the slot (4), or slot and seat (4 0). Dismissal: a number of the list.
    Cast: Enter for the best one, two roles to swap (1 3), or six singer ids.
    Pr♀2♥T: category, gender (♂ ♀ ○), stars, favourite role.
    $ money card   ■ scenery element   B bluff card

    ?   this help
    r   the rules in short
    u   take back a bid or cast that is not yet revealed
    l   what happened so far
    s   the score sheet
    q   quit; the match is kept, go on with: ridotto play --resume
rules-turandot-1 =
    TURANDOT (Stefano Castelli): what it is about

    Everybody stages the same opera. In seven rounds you hire six singers and one director, then you cast the roles and count points.

    Rounds 1, 2, 3, 5, 6 and 7 are for singers, round 4 is for directors. In each round one card more than there are players auditions, in numbered slots.

    A singer has a category, a gender, 1 to 3 stars and perhaps a favourite role. You have number cards, three money cards for the whole game and a bluff card.
rules-turandot-2 =
    TURANDOT: bids

    Everybody bids in secret: a number card with as much money as you like, or exactly one money card for crew. The bluff card may be added to any bid; it does nothing, but others see how many cards you laid.

    • Alone on a slot: you take the card and spend your money.
    • Several on a slot: the most money takes it and is spent, the others take theirs back. If the most is tied, nobody gets the card.
    • Crew goes to the bidders clockwise from the Maestro's left, never to the Maestro. Your money card becomes a scenery element, worth 1 point.
rules-turandot-3 =
    TURANDOT: stand-ins and dismissals

    Whoever hired nobody gets a stand-in: the Maestro chooses from the cards that are left. Bidders for crew get one too. One card remains and leaves the game.

    In rounds 1 to 3 the Maestro then names another player, who dismisses one of the nine directors. In round 4 some of the last six audition; there is no crew in that round.

    Then the Maestro card goes to the left.

    In the German edition the Maestro may not bid for crew, and nobody may in round 4. In the others the bid is allowed, but gets nothing.
rules-turandot-4 =
    TURANDOT: casting and points

    Roles: Turandot and Liù are women, Calaf, Ping, Pong and Pang are men.

    +1 for each star of your six singers
    +1 for each scenery element
    +1 for each singer in a favourite role
    −1 for each singer of the opposite gender to the role (undefined: never)
    and what your director gives.

    Most points win. A tie goes to the stars of the singers; still tied, the win is shared. Money that is left is worth nothing.
rules-turandot-directors =
    TURANDOT: the directors

    Each director changes how your cast counts. On the left is the short label the table shows.

    { director-short-goth_over_comic }: { director-effect-goth_over_comic }
    { director-short-comic_over_goth }: { director-effect-comic_over_goth }
    { director-short-alternative_over_classical }: { director-effect-alternative_over_classical }
    { director-short-classical_over_alternative }: { director-effect-classical_over_alternative }
    { director-short-favourites }: { director-effect-favourites }
    { director-short-scenery }: { director-effect-scenery }
    { director-short-one_of_each }: { director-effect-one_of_each }
    { director-short-undefined_gender }: { director-effect-undefined_gender }
    { director-short-plain }: { director-effect-plain }
rules-turandot-two-players =
    TURANDOT: two players

    The card left over in each round goes to the table, a player of its own. Its singers sing in the order they come: Turandot, Calaf, Liù, Ping, Pong, Pang. Its director counts too.

    Whoever is Maestro in round 7 loses 1 point. If the table has more points than both players, both lose.

## Help before a match

help-menu =
    Type the number of an entry and press Enter. Enter alone takes the first
    entry or the figure that is named.

    ?   this help
    r   the rules of both games in short
    q   quit

    Everything can be given at once, for example:
    ridotto play bottle_imp --players 4 --mode teams-2-1-1 --lang en
