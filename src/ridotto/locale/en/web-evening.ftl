## One's own matches

statistics = Statistics
statistics-none = Play a match to the end, and it will be counted here.
statistics-matches = Matches
statistics-wins = Won
statistics-wins-share = { $wins } ({ $percent }%)
statistics-average = Points on average
statistics-chart = Points in the last { $count } matches: from { $lowest } to { $highest }, the last time { $last }
history = History
history-none = No match is over yet.
history-more = Show more
history-winner = Winner:
history-not-counted = A bot played on for you; not counted.
history-put-away = No longer kept for replay
history-filling = Earlier matches are still being looked through…

## Another device

devices = Another device
devices-text = Be the same person on your phone and on your computer: seats, history and name go with you.
devices-count = { $count ->
    [one] You are signed in on { $count } browser.
   *[other] You are signed in on { $count } browsers.
}
devices-sign-out = Sign out all the others
devices-signed-out = Only this browser is signed in now.
device-code-show = Show a code
device-code-new = Show another code
device-code-have = I have a code
device-qr = QR code that signs another device in as you
device-code-text = Scan this with the other device, or open { $address } there and type:
device-code-life = { $count ->
    [one] Good for { $count } minute and for one device. Show it to nobody else: whoever uses it is you.
   *[other] Good for { $count } minutes and for one device. Show it to nobody else: whoever uses it is you.
}
device-join = Sign in with a code
device-join-text = With the code of your other device, this browser becomes the same person.
device-join-leaves = { $count ->
    [one] In this browser you already have { $count } table. It stays behind: there is no way back to it. Export it first if you want to keep it.
   *[other] In this browser you already have { $count } tables. They stay behind: there is no way back to them. Export them first if you want to keep them.
}
device-code = Code
device-join-do = Sign in

## One's own data

own-data = Your data
own-data-text = This server knows your name, your matches and the browsers you are signed in on. Nothing else, and nobody else gets it.
own-data-export = Export everything
own-data-exporting = { $count ->
    [one] { $count } match so far…
   *[other] { $count } matches so far…
}
own-data-exported = { $count ->
    [one] A file with { $count } match was saved.
   *[other] A file with { $count } matches was saved.
}
own-data-delete = Delete everything
own-data-delete-text = Your name, your history and your statistics will be gone, on all your devices. So will all matches in which only bots played with you. This cannot be undone.
own-data-delete-others = Matches with other people stay theirs: they keep the match, but not your name. A bot plays on in those that are not over.
own-data-delete-do = Delete everything now
own-data-keep = Keep everything
own-data-deleted = Everything is deleted. You are somebody new here.
