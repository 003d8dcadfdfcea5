## The house

title = { $page } · Ridotto
title-your-turn = Your turn: { $page }
tagline = Card games for an evening, with friends or with bots.
skip-link = Skip to the content
nav-home = Home
learn = Learn by playing
evening = Your matches
all-matches = Your matches and statistics
rules = Rules
nav-rules-of = { $game }: the rules
for-programs = For programs
loading = One moment…
close = Close
yes = yes
no = no
try-again = Try again
reload = Reload the page
offline = You are offline. Everything goes on when the connection is back.
offline-can = Without it you can read the rules:
install-app = Install as an app
new-version = There is a new version of this page.
not-found = Nothing is here
not-found-text = This page does not exist. Perhaps the link was cut off while copying.

## When something goes wrong

trouble-unknown = That did not work. Try again, or reload the page.
trouble-page = This part of the page could not be loaded.
error-no-connection = The server cannot be reached. Check your connection and try again.
error-server-trouble = The server has a problem. Try again in a moment.
error-not-understood = The server did not understand this. Reload the page and try again.
error-record-not-ours = This file is no record of a match. Choose one that was downloaded here or written by ridotto.
error-record-too-large = This record is larger than a million characters, too large to look at here.

## Settings

settings = Settings
settings-language = Language
settings-theme = Colours
settings-theme-auto = as the system
settings-theme-light = light
settings-theme-dark = dark
settings-large-print = Large print
settings-motion = Animation
settings-motion-hint = Off in any case where your system asks for less motion.
settings-sounds = Sounds
settings-guide = Guide
settings-guide-hint = Explains each decision the first time it comes up.

## The first page

play-now = Play now
create-table = Create a table
you-play-as = You play as { $name }.
change-name = Change the name
save = Save
my-tables = Your tables
public-tables = Public tables
no-public-tables = No public table is open at the moment. Create one, and others will see it here.
join-friend = Join a friend
join-label = Link or code of the table
join-wrong = This is no link or code of a table. The code is 12 letters and digits.
look-at-record = Look at a record
drop-record = Drop the record of a match here, or choose the file
join = Join
watch = Watch
resume = Go on
see-result = See the result
players-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
status-your-turn = Your turn
status-open-seats = { $count ->
    [one] { $count } open seat
   *[other] { $count } open seats
}
status-ready = All seats taken
status-playing = Being played
status-paused = Paused
status-over = Over

## A new table

new-table = New table
new-table-of = { $game }: a new table
your-name = Your name
option-other-number = or another number
seats = Seats
seats-hint = Open seats are for whoever comes by your link.
seat-me = me
seat-open = open
seat-bot = bot, { $level }
seats-all-open = Leave the others open
seats-all-bots = Bots in the other seats
details = More choices
option-public = Public
option-public-hint = The table is listed on the first page. Otherwise only the link leads to it.
option-spectators = Spectators
option-spectators-hint = They see what lies open, but nobody’s hand.
option-from-memory = From memory
option-from-memory-hint = Only what lies on the table is shown; the rest is for everybody to remember.
option-pace = Pace of the bots
option-pace-hint = A small pause makes it easier to follow.
pace-slow = slow
pace-normal = normal
pace-quick = quick
pace-instant = at once
option-clock = Clock
option-clock-hint = Time for each move. When it is over, a bot plays that move.
option-reserve = Reserve
option-reserve-hint = Time for the whole match, used when the time for the move is used up.
clock-none = no clock
clock-rule = { $move } s for each move, { $reserve } s in reserve
clock-label = time left
clock-reserve = reserve for the whole match
clock-low = { $seconds } seconds left.
seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
first-by-lot = by lot
option-stand-in = Stand-in for people who leave
option-stand-in-hint = A bot of this level plays for people who are away. They can take the seat back.
option-visibility = Access
visibility-public = on the first page
visibility-link = by link only
make-table = Create the table
make-table-hint = You get a link to send to your friends.
start-playing = Start playing
start-playing-hint = All seats are taken: it begins at once.

## Before the start

table = Table
lobby-waiting = { $count ->
    [one] Waiting for { $count } player
   *[other] Waiting for { $count } players
}
lobby-full = Everybody is here
seat-is-open = Open seat
host = host
not-here = not here
sit-down = Sit down
sit-here = Sit here
sit-at = Sit here, seat { $seat }
stand-up = Stand up
fill-seat = Put a bot into seat { $seat }
clear-seat = Open the seat again: { $name }
clear-seat-now = Open the seat
clear-seat-not = Keep { $name }
bot-level = Level of the bots
fill-with-bots = Fill with bots
start = Start
invite = Invite
invite-play = Whoever opens this link can take an open seat. No account is needed.
invite-watch = Whoever opens this link can watch, if the table allows spectators.
invite-link = Link to this table
invite-title = Play { $game } with me
copy-link = Copy the link
copied = The link is copied.
copy-by-hand = Copy this link: { $link }
invite-qr = QR code
invite-qr-label = QR code of the link to this table
share = Share
table-facts = This table

## At the table

table-menu = Table
pace = Pace
pace-hint-key = Also with the key P.
pace-hint = A press on the table skips ahead. Among several people the slowest counts.
pace-is = Pace: { $pace }
settings-forced = Play my only card for me
settings-forced-hint = Where nothing else can be chosen. If others look on, it takes as long as your other choices.
settings-danger = Show what is at stake
settings-danger-hint = What follows from the cards that you have seen.
settings-danger-from-memory = Not at a table that plays from memory.
connecting = Going to the table…
connection-lost = The connection is lost. Trying again; nothing you confirmed is lost.
barred = You cannot come to this table
watching = You are watching.
spectators = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
away = { $count ->
    [one] { $names } is not connected.
   *[other] { $names } are not connected.
}
replaced = A bot plays for { $names }.
replaced-you = A bot plays for you at the moment.
take-seat-back = Take your seat back
leave = Leave the match
leave-text = A bot plays on for you. You can come back and take your seat at any time.
stay = Stay
match-over = The match is over
finale = Finale
finale-save = Save as a picture
finale-share = Share the picture
finale-close = To the table
rematch = Rematch
to-rematch = To the rematch
download-record = Download the record

## Replay in the browser

replay = Replay
replay-of = { $game }: replay
replay-so-far = Replay so far
to-table = To the table
replay-controls = Replay
replay-moment = Moment of the match
replay-at-of = { $number } of { $last }
replay-beginning = The beginning
replay-first = To the beginning
replay-back = Back
replay-play = Play
replay-pause = Pause
replay-forward = Forward
replay-last = To the end
replay-eyes-label = Seen by
replay-spectator = a spectator
replay-round = Round
replay-speed = Speed
replay-hands = All hands
replay-jump = Jump to
replay-mark-back = To the previous key moment
replay-mark-forward = To the next key moment
replay-mark = { $number ->
    [0] The start
   *[other] Part { $number }
}
events = Events
event-number = Event { $number }

## For programs

docs-title = The interface for programs
docs-lead = Everything this page does, a program can do as well: over HTTP, and at a table over a WebSocket. The description below is in English.
docs-openapi = The same as OpenAPI
docs-socket = At a table, open the WebSocket below with the cookie that /api/me gives, and speak the messages of docs/bots/protocol.md.
docs-parameters = Parameters
docs-body = Body
docs-answers = Answers
docs-messages = Messages
docs-required = required
