## Before the start: who is here, and who can start

lobby-missing = Waiting for { $names }
lobby-complete = All seats are taken
here = here
host-can-start = { $name } can start the match.
host-can-start-full = { $name } can start the match as soon as all seats are taken.
you-can-start-full = You can start as soon as all seats are taken.
starts-by-itself = It begins by itself as soon as everybody is here.
starts-when-full = It begins by itself as soon as all seats are taken.
host-away = { $name } is the host and is not here.
heir-you = In { $seconds } s you will be the host.
heir-other = In { $seconds } s { $name } will be the host.
heir-nobody = Whoever sits down and stays can follow.
host-none = Whoever sits down first is the host.
start-without = Start without waiting
start-without-hint = Not here: { $names }. If you start now, a bot plays for whoever stays away for two minutes.
change-table = Change
change-table-title = Change the table
change-table-hint = Everybody at the table sees what you change.
apply = Apply
rematch-other = Rematch, other options
rematch-called = { $seconds ->
    [0] The rematch is ready.
   *[other] The rematch is ready. You go there in { $seconds } s.
}
stay-here = Stay here

## Talk

talk = Talk
talk-unread = Talk, { $count ->
    [one] { $count } new line
   *[other] { $count } new lines
}
emotes = Call out
emote-applause = Applause!
emote-bravo = Bravo!
emote-encore = Encore!
emote-rose = A rose for you!
emote-luck = Break a leg!
emote-gasp = Mamma mia!
chat = Chat
chat-write = Write to everybody
chat-send = Send
chat-none = Nobody has written anything yet. What you write is kept nowhere.
chat-is-off = The host has switched the chat off.
chat-not-public = At public tables one can only call out.
chat-allow = Chat at this table
said-by = { $name }: { $text }
mute = Mute { $name }
unmute = Hear { $name } again
muted = muted
mute-now = Mute
unmute-now = Hear again

## Called back

alerts = Tell me when it is my turn
alerts-hint = With a sound, a vibration and a notification while you look at something else.
alerts-blocked = Your browser does not show notifications of this page. Sound and vibration still tell you.
call-turn = It is your turn.
call-rematch = The rematch is ready.
title-turns = ({ $count }) { $page }

## Days instead of seconds

option-time = When do you play?
time-now = together, now
time-days = over days
time-days-hint = Everybody makes their move when they like. Nobody has to be here; the first page tells where it is your turn.
option-days = Time for each move
option-days-hint = Nobody is replaced before it is over.
hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
clock-rule-days = { $time } for each move
clock-left-days = { $days } d { $hours } h
clock-left-hours = { $hours } h { $minutes } min
my-turn-tables = Your turn
other-tables = Your other tables
deadline = { $time } left
status-by-letter = Others are to move
next-turn = { $count ->
    [one] Your turn at another table
   *[other] Your turn at { $count } other tables
}
