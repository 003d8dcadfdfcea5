## Turandot: errors

error-no-such-number = There is no number card { $number }. They go from 1 to { $last }.
error-not-enough-money = Seat { $seat } cannot bid that much. Money bid: { $money }, money left: { $left }.
named-not-enough-money = { $who ->
    [you] You cannot bid that much. Money bid: { $money }, money left: { $left }.
   *[other] { $name } cannot bid that much. Money bid: { $money }, money left: { $left }.
}
error-not-a-bid = This is no bid. Bid a number card with any of your money, or exactly one money card for crew.
error-crew-bid-by-maestro = Seat { $seat } is the Maestro, who cannot bid for crew in the German edition. Bid a number card.
named-crew-bid-by-maestro = { $who ->
    [you] You are the Maestro, who cannot bid for crew in the German edition. Bid a number card.
   *[other] { $name } is the Maestro, who cannot bid for crew in the German edition.
}
error-crew-bid-in-round-four = Nobody can bid for crew in round 4 in the German edition. Bid a number card.
error-no-such-slot = There is no slot { $slot }. They go from 1 to { $last }.
error-slot-empty = The card of slot { $slot } is gone. Cards still lie in: { $left }.
error-needs-no-stand-in = Seat { $seat } needs no stand-in. Who needs one: { $needy }.
named-needs-no-stand-in = { $who ->
    [you] You need no stand-in. Who needs one: { $needy }.
   *[other] { $name } needs no stand-in. Who needs one: { $needy }.
}
error-name-somebody-else = Seat { $seat } is the Maestro and must name another player.
named-name-somebody-else = { $who ->
    [you] You are the Maestro and must name another player.
   *[other] { $name } is the Maestro and must name another player.
}
error-unknown-director = There is no director “{ $director }”. The directors are: { $known }.
error-director-gone = The director { $director } is no longer in the game. Those left are: { $left }.
error-unknown-singer = There is no singer “{ $singer }”. They go from 1 to { $last }.
error-singer-not-in-troupe = Singer { $singer } does not sing for seat { $seat }. Its troupe: { $troupe }.
named-singer-not-in-troupe = { $who ->
    [you] Singer { $singer } does not sing for you. Your troupe: { $troupe }.
   *[other] Singer { $singer } does not sing for { $name }. The troupe: { $troupe }.
}
error-singer-cast-twice = Singer { $singer } already has a role. Each singer sings one.
error-other-move-first = It is not time for “{ $kind }”. Expected something like: { $expected }.
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
error-singers-file-long-line = Line { $line } of the file is longer than { $most } characters, which no line about a singer is.
error-singers-file-header = The first line of the file must be “{ $right }”, not “{ $header }”.
error-singers-file-no-tables = The TOML file has no singers: each is a table [[singer]].
error-singers-wrong-count = There are { $count } singers instead of { $right }.
error-singers-too-few = This match needs at least { $right } singers; there are { $count }.
error-singer-wrong-length = Singer { $row } from the top has { $count } fields instead of { $right }.
error-singer-not-a-row = Singer { $row } from the top is “{ $value }” instead of a set of named fields.
error-singer-unknown-field = Singer { $row } from the top has a field { $field }. The fields are: { $known }.
error-singer-missing-field = Singer { $row } from the top has no { $field }.
error-singer-out-of-range = Singer { $row } from the top: { $field } must be a whole number from 1 to { $highest }, not “{ $value }”.
error-singer-unknown-word = Singer { $row } from the top: { $field } cannot be “{ $value }”. It can be: { $known }.
error-singer-unknown-favourite = Singer { $row } from the top: { $field } cannot be “{ $value }”. It can be left empty, or be: { $known }.
error-singer-id-twice = Singer { $row } from the top has the id { $id }, which singer { $first } has already.
error-singer-id-gap = Singer { $row } from the top has the id { $id }; the ids of { $count } singers go from 1 to { $count } without a gap.
error-not-your-money = You cannot bid that much. Money bid: { $money }, money left: { $left }.
error-roles-expected = “{ $text }” does not name roles to swap. Roles go from 1 to { $last }.
error-nothing-to-swap = “{ $text }” swaps nothing. Type two different roles, such as: 1 3.
