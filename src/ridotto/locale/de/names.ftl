## Names

sentence-and-code = { $sentence } [{ $code }]
quoted = „{ $text }“
named-not-your-turn = { $who ->
    [you] Du bist jetzt nicht am Zug. Am Zug: { $acting }.
   *[other] { $name } ist jetzt nicht am Zug. Am Zug: { $acting }.
}
named-nothing-to-take-back = { $who ->
    [you] Du hast nichts zurückzunehmen.
   *[other] { $name } hat nichts zurückzunehmen.
}
named-card-not-held = { $who ->
    [you] Du hast die { $card } nicht auf der Hand.
   *[other] { $name } hat die { $card } nicht auf der Hand.
}
named-not-enough-money = { $who ->
    [you] So viel Geld hast du nicht. Geboten: { $money }, noch da: { $left }.
   *[other] { $name } kann nicht { $money } Geldkarten bieten: Es sind noch { $left }.
}
named-crew-bid-by-maestro = { $who ->
    [you] Du bist Maestro und darfst in der deutschen Ausgabe nicht auf einen Ausstatter bieten. Biete eine Zahlenkarte.
   *[other] { $name } ist Maestro und darf in der deutschen Ausgabe nicht auf einen Ausstatter bieten.
}
named-needs-no-stand-in = { $who ->
    [you] Dir muss niemand zugewiesen werden. Es fehlt noch bei: { $needy }.
   *[other] { $name } braucht keine Zuweisung. Es fehlt noch bei: { $needy }.
}
named-name-somebody-else = { $who ->
    [you] Du bist Maestro und musst jemand anderen bestimmen.
   *[other] { $name } ist Maestro und muss jemand anderen bestimmen.
}
named-singer-not-in-troupe = { $who ->
    [you] Sänger { $singer } singt nicht für dich. Für dich singen: { $troupe }.
   *[other] Sänger { $singer } singt nicht für { $name }. Dort singen: { $troupe }.
}
game-bottle_imp = Der Flaschenteufel
game-turandot = Turandot
name-you = Du
name-bot = Bot { $seat }
name-seat = Sitz { $seat }
name-dummy = Der Tisch

## Bots

level-easy = leicht
level-normal = normal
level-hard = schwer
level-master = Meister
level-heuristic = normal
level-random = zieht zufällig
level-note-easy = spielt vernünftig, macht aber Fehler
level-note-normal = spielt nach Faustregeln und antwortet sofort
level-note-hard = denkt etwa 0,2 Sekunden je Zug
level-note-master = denkt etwa 1,5 Sekunden je Zug

## Headings and ends, at the terminal and in the browser

heading-log = Was geschah
heading-player = Spieler
heading-score = Punktestand
heading-points = Punkte
heading-round = Runde
heading-score-sheet = Punktezettel
seat-has-chosen = bereit
outcome-points = { $who ->
    [you] Du gewinnst.
   *[other] { $names } gewinnt.
}
outcome-shared = Den Sieg teilen sich: { $names }.
outcome-stars = { $who ->
    [you] Bei Gleichstand entscheiden die Sterne: Du gewinnst.
   *[other] Bei Gleichstand entscheiden die Sterne: { $names } gewinnt.
}
outcome-dummy = Der „Tisch“ hat mehr Punkte als beide Spieler: Beide verlieren.
