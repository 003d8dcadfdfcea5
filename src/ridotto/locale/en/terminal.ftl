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
option-ask-players = How many players?
option-ask-mode = Which mode?
option-ask-rounds = How many rounds?
option-ask-deck = Which deck?
menu-people = Who plays?
menu-one-person = You against bots
menu-more-people = Several people at this keyboard
menu-memory = What does the screen show?
menu-memory-no = Everything that was open
menu-memory-yes = Only what lies on the table: play from memory
menu-level = How strong are the bots?
menu-level-entry = { $name }: { $note }
menu-seats = At which seats do people sit? Bots take the others.
menu-name = What is the name of the player at seat { $seat }?
ask-menu = Type a number; Enter takes the first.
ask-menu-usual = Type a number; Enter: { $usual }.
ask-menu-or-discard = Type a number; Enter takes the first. x 1 discards the first for good.
ask-number = From { $lowest } to { $highest }; Enter: { $default }.
ask-seats = Seat numbers from 0 to { $last }, such as: 0 1
ask-name = Type a name of at most { $most } characters, a longer one is cut; Enter: none.
ask-menu-commands = ? help · r rules · q quit
save-set-aside = It was set aside as { $file }. Nothing was deleted.
notice-discarded = The match was discarded.

## At the table

ask-help = ? help
ask-rules = r rules
ask-take-back = u take back
ask-commands = l log · s scores · q quit
log-empty = Nothing has happened yet.
notice-no-rules = This game brings no rules to read here.
ask-hint = h hint
ask-danger = d at stake
ask-only-choice = Enter takes it.
ask-confirm = Your choice: { $choice }. Enter lays it down, u takes it back.
ask-go-on = Press Enter to go on.
ask-enter-back = Press Enter to go back.
ask-next-page = Page { $number } of { $count }. Enter turns over, anything else goes back.
hand-over = Pass the keyboard to { $name }.
ask-hand-over = { $name }, press Enter when nobody else is looking.
ask-hand-over-or-take-back = { $name }, press Enter when nobody else is looking. (u: the player before takes the choice back.)
bot-thinks = { $name } is choosing…
notice-taken-back = Taken back. Choose again.
left-and-kept = The match is kept. Go on with: { $program } play --resume — it lies in { $file }
left-not-kept = The match could not be kept: { $reason }.
left-unplayed = No move was made, so the match is not kept.
record-saved = The record of the match is in { $file }

## Replay

replay-at = Event { $event } of { $events }
replay-eyes-all = all cards shown
replay-eyes = seen by { $name }
replay-start = the start
ask-replay = Enter or n: forward · p: back · a number: go to that event · s 0: see it as seat 0 · s: see all · l: log · t: scores · ? help · q: quit
error-replay-command = “{ $text }” cannot be read. Type n, p, a number, s with a seat, or q.
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

## Help before a match

help-menu =
    Type the number of an entry and press Enter. Enter alone takes the first
    entry or the figure that is named.

    ?   this help
    r   the rules of all games in short
    q   quit

    Everything can be given at once. What there is:
    ridotto play --help

## A game without screens of its own

plain-ask = Your move:

help-plain =
    Type the number of a move and press Enter, or type the move itself as it
    is listed.

    ?   this help
    r   the rules in short, where the game has some
    u   take back a choice that is not yet shown
    l   what happened so far
    s   the score sheet
    q   quit; the match is kept, go on with: ridotto play --resume
