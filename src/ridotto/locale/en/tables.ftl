## Tables on the network

error-no-such-table = There is no such table. Check the link, or ask for a new one.
error-table-damaged = This table cannot be opened: what was kept of it is damaged. No other table is affected. Whoever runs the server can see what is wrong with: ridotto check
error-no-spectators = This table plays without spectators.
error-not-your-seat = You do not sit at this table.
error-already-seated = You already sit at this table.
error-seat-taken = This seat is taken. Choose another one.
error-table-full = There is no open seat at this table.
error-not-host = Only the host can do that.
error-already-started = The match has begun: the seats stay as they are.
error-not-started = The match has not begun yet.
error-not-over = The match is not over yet.
error-seats-open = { $count ->
    [one] One seat is still open. Wait for somebody, or put a bot there.
   *[other] { $count } seats are still open. Wait for others, or put bots there.
}
error-seats-count = Seats named: { $found }. The table has { $players }.
error-people-do-not-fit = There are { $players } seats, but more people sit here. Somebody has to stand up first.
error-unknown-seat-word = “{ $word }” cannot sit at a table. A seat is me, open, or a bot such as bot:normal.
error-too-many-rounds = A match on the network has at most { $most } rounds.
error-chat-empty = There is nothing to read in this message.
error-chat-off = The host has switched the chat off.
error-chat-public = There is no chat at public tables. Emotes can be heard there.
error-nobody-to-mute = Nobody else sits there.
error-correspondence-clock = A table by correspondence needs a clock of at least an hour for each move, and no reserve.
error-stale-decision = This choice came too late: the table has moved on.
error-nothing-to-decide = You have nothing to decide now.
error-bot-plays-for-you = A bot plays for you. Take your seat back first.
error-not-replaced = No bot plays for you: the seat is yours already.

## Where tables are kept

error-store-in-use = Another server is using { $file }. Stop it first, or choose another file with --data.
error-store-linked = { $file } has more than one name: there is a hard link to it, or the file itself is mounted. The newest moves lie in a file beside one of the names and could be lost under another. Delete the other name, or mount the folder instead. Symbolic links do no harm.
error-store-not-ours = { $file } is not a file of Ridotto. Choose another file with --data.
error-store-too-new = { $file } was written by a newer Ridotto (version { $version } of the file; this one knows { $known }). Install the newer Ridotto, or choose another file with --data.
error-store-not-writable = { $file } cannot be written: { $reason }. Choose another file with --data.
error-store-failed = The table could not be saved, so nothing was changed: { $reason }. Try again.
error-store-full = The server’s disk is full, so nothing was changed. Try again later.
error-store-gone = The file where tables are kept was deleted, moved or replaced. Nothing can be saved until whoever runs the server puts it back or starts the server again.
error-store-unreachable = The server cannot reach its database at the moment, so nothing was changed. Try again in a moment.
error-log-conflict = This table was changed from elsewhere at the same moment. Try again.
error-store-closed = The server is closing. Try again in a moment.
