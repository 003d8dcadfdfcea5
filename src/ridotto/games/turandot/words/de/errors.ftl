## Turandot: errors

error-no-such-number = Es gibt keine Zahlenkarte { $number }. Sie gehen von 1 bis { $last }.
error-not-enough-money = Sitz { $seat } kann nicht so viel bieten. Geboten: { $money }, noch da: { $left }.
named-not-enough-money = { $who ->
    [you] So viel Geld hast du nicht. Geboten: { $money }, noch da: { $left }.
   *[other] So viel Geld hat { $name } nicht. Geboten: { $money }, noch da: { $left }.
}
error-not-a-bid = Das ist kein Gebot. Biete eine Zahlenkarte mit beliebig viel Geld oder genau eine Geldkarte auf einen Ausstatter.
error-crew-bid-by-maestro = Sitz { $seat } ist der Maestro und darf in der deutschen Ausgabe nicht auf einen Ausstatter bieten. Biete eine Zahlenkarte.
named-crew-bid-by-maestro = { $who ->
    [you] Du bist der Maestro und darfst in der deutschen Ausgabe nicht auf einen Ausstatter bieten. Biete eine Zahlenkarte.
   *[other] { $name } ist der Maestro und darf in der deutschen Ausgabe nicht auf einen Ausstatter bieten.
}
error-crew-bid-in-round-four = In der deutschen Ausgabe darf in Runde 4 niemand auf einen Ausstatter bieten. Biete eine Zahlenkarte.
error-no-such-slot = Es gibt keinen Platz { $slot }. Sie gehen von 1 bis { $last }.
error-slot-empty = Auf Platz { $slot } liegt keine Karte mehr. Karten liegen noch auf: { $left }.
error-needs-no-stand-in = Sitz { $seat } braucht keine Karte mehr. Wer noch eine braucht: { $needy }.
named-needs-no-stand-in = { $who ->
    [you] Du brauchst keine Karte mehr. Wer noch eine braucht: { $needy }.
   *[other] { $name } braucht keine Karte mehr. Wer noch eine braucht: { $needy }.
}
error-name-somebody-else = Sitz { $seat } ist der Maestro und muss jemand anderen bestimmen.
named-name-somebody-else = { $who ->
    [you] Du bist der Maestro und musst jemand anderen bestimmen.
   *[other] { $name } ist der Maestro und muss jemand anderen bestimmen.
}
error-unknown-director = Es gibt keinen Regisseur „{ $director }“. Es gibt: { $known }.
error-director-gone = Der Regisseur { $director } ist nicht mehr im Spiel. Übrig sind: { $left }.
error-unknown-singer = Es gibt keinen Sänger „{ $singer }“. Sie gehen von 1 bis { $last }.
error-singer-not-in-troupe = Sänger { $singer } singt nicht für Sitz { $seat }. Dort singen: { $troupe }.
named-singer-not-in-troupe = { $who ->
    [you] Sänger { $singer } singt nicht für dich. Für dich singen: { $troupe }.
   *[other] Sänger { $singer } singt nicht für { $name }. Dort singen: { $troupe }.
}
error-singer-cast-twice = Sänger { $singer } hat schon eine Rolle. Jeder singt nur eine.
error-other-move-first = „{ $kind }“ ist jetzt nicht an der Reihe. Erwartet wird etwas wie: { $expected }.
error-audition-wrong-count = Beim Vorsingen sind { $found } Karten statt { $expected }.
error-auditioned-twice = { $card } singt zweimal vor.
error-not-to-audition = { $card } kann nicht vorsingen: Diese Karte kann nicht mehr gezogen werden.
error-no-such-card = Eine Karte { $card } gibt es hier nicht zu ziehen.
error-singers-file-kind = { $file } ist keine Sängerdatei: Der Name muss auf .csv oder .toml enden.
error-singers-file-unreadable = { $file } kann nicht gelesen werden: { $reason }.
error-singers-file-too-large = { $file } ist größer als { $most } kB; so groß ist keine Datei mit 36 Sängern.
error-singers-file-not-utf8 = { $file } ist kein UTF-8-Text: Byte { $at } ist nicht lesbar. Speichere die Datei als UTF-8.
error-singers-file-not-csv = Die Sängerdatei ist kein CSV: { $reason }.
error-singers-file-not-toml = Die Sängerdatei ist kein TOML: { $reason }.
error-singers-file-long-line = Zeile { $line } der Datei hat mehr als { $most } Zeichen; so lang ist keine Zeile über einen Sänger.
error-singers-file-header = Die erste Zeile der Datei muss „{ $right }“ sein, nicht „{ $header }“.
error-singers-file-no-tables = Die TOML-Datei hat keine Sänger: Jeder ist eine Tabelle [[singer]].
error-singers-wrong-count = Es sind { $count } Sänger statt { $right }.
error-singers-too-few = Für diese Partie braucht es mindestens { $right } Sänger, es sind { $count }.
error-singer-wrong-length = Sänger { $row } von oben hat { $count } Felder statt { $right }.
error-singer-not-a-row = Sänger { $row } von oben ist „{ $value }“ statt einer Reihe benannter Felder.
error-singer-unknown-field = Sänger { $row } von oben hat ein Feld { $field }. Die Felder sind: { $known }.
error-singer-missing-field = Sänger { $row } von oben hat kein Feld { $field }.
error-singer-out-of-range = Sänger { $row } von oben: { $field } muss eine ganze Zahl von 1 bis { $highest } sein, nicht „{ $value }“.
error-singer-unknown-word = Sänger { $row } von oben: { $field } kann nicht „{ $value }“ sein. Möglich ist: { $known }.
error-singer-unknown-favourite = Sänger { $row } von oben: { $field } kann nicht „{ $value }“ sein. Es kann leer bleiben oder sein: { $known }.
error-singer-id-twice = Sänger { $row } von oben hat die Nummer { $id }, die schon Sänger { $first } hat.
error-singer-id-gap = Sänger { $row } von oben hat die Nummer { $id }; die Nummern der { $count } Sänger gehen von 1 bis { $count }, ohne Lücke.
error-not-your-money = So viel Geld hast du nicht. Geboten: { $money }, noch da: { $left }.
error-roles-expected = „{ $text }“ nennt keine Rollen zum Tauschen. Die Rollen gehen von 1 bis { $last }.
error-nothing-to-swap = „{ $text }“ tauscht nichts. Gib zwei verschiedene Rollen ein, etwa: 1 3.
