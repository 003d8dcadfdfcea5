## Errors: the network

error-invalid-request = This request was not understood: { $field }: { $reason }.
error-no-such-address = There is nothing at { $path }.
error-method-not-allowed = { $method } is not possible here.
error-body-too-large = That is too much at once: at most { $limit } bytes are read here.
error-too-fast = That was a bit fast. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
error-too-many-tables = You have { $most } unfinished tables. Finish or leave some of them first.
error-too-many-sockets = Too many windows are open at this table or from your network. Close some and try again.
error-foreign-origin = Another site ({ $origin }) may not do this here.
error-foreign-host = This server does not answer to the name { $host }. Use the address that it printed when it started.
error-no-cookie = The server does not know you yet. Reload the page; cookies must be allowed.
error-name-empty = Choose a name with at least one letter.
error-match-running = The match is not over. Its record can be downloaded at the end.
error-from-memory-running = This table plays from memory. The match can be looked at again when it is over.
error-not-your-eyes = While the match runs you can only look back from your own seat.
error-too-many-events = The record has { $found } events. At most { $most } can be shown.
error-too-many-values = The record has { $found } values. At most { $most } can be read here; a match has far fewer.
error-replay-form = Replays have a new form. Reload this page. A program has to ask with form={ $form } (docs/bots/protocol.md).
error-replays-busy = Many people are looking at replays just now. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
error-too-many-uploads = Many files are arriving just now. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
error-server-failed = Something went wrong in the server. What you had confirmed is kept; try again.
error-code-unknown = This code is not good. It may have been used, or be older than five minutes: ask for a new one.
error-too-many-devices = You are signed in on { $most } browsers already. Sign out the others first.
