## Errors: moves and options of any game

error-bad-usage = Die Befehlszeile ist nicht verständlich: { $details }. Siehe: { $program } --help
error-all-excludes = Die Option { $option } geht nicht zusammen mit --all.
error-game-missing = Welches Spiel? Es gibt: { $known }.
error-file-not-writable = Die Datei { $file } kann nicht geschrieben werden: { $reason }.
error-file-not-readable = Die Datei { $file } kann nicht gelesen werden: { $reason }.

error-unknown-game = Es gibt kein Spiel „{ $game }“. Es gibt: { $known }.
error-unknown-bot = Es gibt keinen Bot „{ $bot }“. Es gibt: { $known }.
error-option-out-of-range = Die Einstellung { $option } muss eine ganze Zahl von { $lowest } bis { $highest } sein, nicht { $value }.
error-option-unknown-value = Die Einstellung { $option } kann nicht { $value } sein. Möglich ist: { $known }.
error-unknown-option = Es gibt keine Einstellung { $option }. Es gibt: { $known }.
error-no-such-seat = Es gibt keinen Sitz { $seat }. Die Sitze zählen von 0 bis { $last }.
error-match-over = Die Partie ist zu Ende. Es kann nicht mehr gezogen werden.
error-chance-first = Erst müssen Karten gegeben werden, dann wird gespielt.
error-not-chance = Ein Spieler ist am Zug: Jetzt werden keine Karten gegeben oder aufgedeckt.
error-not-your-turn = Sitz { $seat } ist jetzt nicht am Zug. Am Zug: { $acting }.
error-nothing-to-take-back = Sitz { $seat } hat nichts zurückzunehmen.
error-unreadable-move = „{ $text }“ ist kein Zug. Erwartet wird etwas wie: { $expected }.
error-unreadable-chance = „{ $text }“ ist hier nicht lesbar. Erwartet wird etwas wie: { $expected }.
error-unreadable-seat = „{ $text }“ ist keine Sitznummer.
error-unknown-language = Es gibt keine Sprache „{ $language }“. Es gibt: { $known }.
error-nothing-typed = Es wurde nichts eingegeben. Erwartet wird etwas wie: { $expected }.
error-enter-expected = Drücke Enter, um weiterzumachen.
error-entry-expected = „{ $text }“ steht nicht auf der Liste. Gib eine Nummer der Liste ein, höchstens { $last }.
error-number-expected = „{ $text }“ ist keine ganze Zahl von { $lowest } bis { $highest }.
error-seats-expected = „{ $text }“ nennt keine Sitze. Gib Nummern von 0 bis { $last } ein, zum Beispiel: 0 1.
error-confirm-first = Drücke Enter, um das abzulegen, oder gib u ein, um es zurückzunehmen.
error-nothing-taken-back = Es gibt nichts zurückzunehmen.
error-no-such-action = Es gibt hier keine Aktion { $action }.
error-seat-not-a-number = Ein Sitz ist eine ganze Zahl von 0 bis { $last }, nicht { $found }.
error-action-not-a-number = Eine Aktion ist eine ganze Zahl, nicht { $found }.
error-choice-not-actions = Eine Wahl ist eine Folge von Aktionen, nicht { $found }.
error-choice-wrong-length = Nur eine vollständige Wahl lässt sich aufschreiben. Aktionen darin: { $expected }. Angegeben: { $found }.
error-outcome-not-numbers = Was gegeben oder gezogen wird, ist eine Folge ganzer Zahlen, nicht { $found }.
error-line-not-text = Eine Zeile eines Protokolls ist Text, nicht { $found }.
error-options-not-named = Einstellungen sind Namen mit Werten, nicht { $found }.

## Errors: records

error-record-too-long = Das Protokoll ist länger als { $limit } MB; so lang ist keine Partie.
error-record-not-json = Das ist kein JSON-Objekt: Ab Spalte { $column } ist es nicht lesbar.
error-record-not-object = Ein Protokoll ist ein JSON-Objekt, und das hier ist etwas anderes.
error-record-not-text = Ein Protokoll wird aus Text gelesen, nicht aus { $found }.
error-record-key-missing = Im Protokoll fehlt „{ $key }“.
error-record-key-wrong = „{ $key }“ im Protokoll ist nicht, was es sein soll; das Format steht in der Dokumentation.
error-record-format-unknown = Das Protokoll nennt das Format { $format }. Dieses Programm liest { $known }.
error-record-seats-count = Das Protokoll nennt { $found } Sitze für { $players } Spieler.
error-cards-misplaced = Diese Karten liegen nicht an genau einem Ort: { $cards }.
error-result-too-early = Das Protokoll hat ein Ergebnis, aber die Partie ist nicht zu Ende.
error-result-key-missing = Im Ergebnis fehlt „{ $key }“. Es müsste { $right } sein.
error-result-wrong = „{ $key }“ im Ergebnis ist { $found }. Nach den Regeln ist es { $right }.
error-file-not-text = Die Datei { $file } ist kein UTF-8-Text.
error-event-refused = Ereignis { $event }: { $reason }
error-no-such-line = In Zeile { $line } der Datei steht kein Protokoll. Zeilen: { $count }.
error-save-damaged = Die gespeicherte Partie { $file } ist beschädigt und kann nicht fortgesetzt werden.
error-save-failed = Die Partie kann nicht gespeichert werden: { $reason }. Du kannst weiterspielen, sie aber später nicht fortsetzen.
error-nothing-to-resume = In { $folder } liegt keine unbeendete Partie.
error-match-open-elsewhere = Die Partie { $file } ist in einem anderen Terminal geöffnet. Schließe sie zuerst dort.
error-discard-expected = Welche Partie soll gelöscht werden? Gib x und ihre Nummer ein, etwa: x 1.

## Errors: The Bottle Imp

error-unknown-mode = Es gibt keine Spielart „{ $mode }“ für { $players } Spieler. Es gibt: { $known }.
error-deck-too-small = Der Kartensatz { $deck } hat 36 Karten, zu wenige für { $players } Spieler. Er reicht für 2 bis 4.
error-pass-first = Vor dem ersten Stich werden Karten weitergegeben: Wähle sie zuerst.
error-pass-is-over = Die Weitergabe ist vorbei: Spiele eine Karte.
error-unknown-card = In diesem Spiel gibt es keine Karte { $card }.
error-card-not-in-deck = Die Karte { $card } ist nicht in diesem Kartensatz.
error-card-not-held = Sitz { $seat } hat die { $card } nicht auf der Hand.
error-card-already-picked = Die { $card } ist schon gewählt. Wähle eine andere Karte.
error-pick-from-hidden-hand = Die { $card } liegt in der offenen Hand. Wähle aus der verdeckten Hand.
error-must-follow = Die { $card } darf nicht gespielt werden: Ausgespielt ist { $colour }, und diese Hand kann bedienen.
error-deal-wrong-hands = Gegeben sind { $found } Hände statt { $expected }.
error-deal-wrong-count = Sitz { $seat } bekommt die falsche Zahl von Karten: { $found } statt { $expected }.
error-deal-not-ascending = Die Karten für Sitz { $seat } sind nicht aufsteigend geordnet.
error-dealt-twice = Die Karte { $card } ist zweimal gegeben.
error-not-dealt = Nicht gegeben: { $cards }.
error-not-your-card = Du hast die { $card } nicht auf der Hand.
error-too-many-cards = Du hast { $given } Karten eingegeben. Jetzt können nur { $needed } gewählt werden.

## Errors: Turandot

error-no-such-number = Es gibt keine Zahlenkarte { $number }. Sie gehen von 1 bis { $last }.
error-not-enough-money = Sitz { $seat } kann nicht so viel bieten. Geboten: { $money }, noch da: { $left }.
error-not-a-bid = Das ist kein Gebot. Biete eine Zahlenkarte mit beliebig viel Geld oder genau eine Geldkarte auf einen Ausstatter.
error-crew-bid-by-maestro = Sitz { $seat } ist Maestro und darf in der deutschen Ausgabe nicht auf einen Ausstatter bieten. Biete eine Zahlenkarte.
error-crew-bid-in-round-four = In der deutschen Ausgabe darf in Runde 4 niemand auf einen Ausstatter bieten. Biete eine Zahlenkarte.
error-no-such-slot = Es gibt keinen Platz { $slot }. Sie gehen von 1 bis { $last }.
error-slot-empty = Auf Platz { $slot } liegt keine Karte mehr. Karten liegen noch auf: { $left }.
error-needs-no-stand-in = Sitz { $seat } braucht keinen Ensemble-Sänger. Einen brauchen: { $needy }.
error-name-somebody-else = Sitz { $seat } ist Maestro und muss jemand anderen bestimmen.
error-unknown-director = Es gibt keinen Regisseur „{ $director }“. Es gibt: { $known }.
error-director-gone = Der Regisseur { $director } ist nicht mehr im Spiel. Übrig sind: { $left }.
error-unknown-singer = Es gibt keinen Sänger „{ $singer }“. Sie gehen von 1 bis { $last }.
error-singer-not-in-troupe = Sänger { $singer } singt nicht für Sitz { $seat }. Dort singen: { $troupe }.
error-singer-cast-twice = Sänger { $singer } hat schon eine Rolle. Jeder singt nur eine.
error-other-move-first = Für „{ $kind }“ ist es nicht die Zeit. Erwartet wird etwas wie: { $expected }.
error-audition-wrong-count = Beim Vorsingen sind { $found } Karten statt { $expected }.
error-auditioned-twice = { $card } singt zweimal vor.
error-not-to-audition = { $card } kann nicht vorsingen: Diese Karte ist nicht mehr zu ziehen.
error-no-such-card = Es gibt keine Karte { $card } zu ziehen.
error-singers-file-kind = { $file } ist keine Sängerdatei: Der Name muss auf .csv oder .toml enden.
error-singers-file-unreadable = { $file } kann nicht gelesen werden: { $reason }.
error-singers-file-too-large = { $file } ist größer als { $most } kB; so groß ist keine Datei mit 36 Sängern.
error-singers-file-not-utf8 = { $file } ist kein UTF-8-Text: Byte { $at } ist nicht lesbar. Speichere die Datei als UTF-8.
error-singers-file-not-csv = Die Sängerdatei ist kein CSV: { $reason }.
error-singers-file-not-toml = Die Sängerdatei ist kein TOML: { $reason }.
error-singers-file-header = Die erste Zeile der Datei muss „{ $right }“ sein, nicht „{ $header }“.
error-singers-file-no-tables = Die TOML-Datei hat keine Sänger: Jeder ist eine Tabelle [[singer]].
error-singers-wrong-count = Es sind { $count } Sänger statt { $right }.
error-singer-wrong-length = Sänger { $row } von oben hat { $count } Felder statt { $right }.
error-singer-not-a-row = Sänger { $row } von oben ist „{ $value }“ statt einer Reihe benannter Felder.
error-singer-unknown-field = Sänger { $row } von oben hat ein Feld { $field }. Die Felder sind: { $known }.
error-singer-missing-field = Sänger { $row } von oben hat kein Feld { $field }.
error-singer-out-of-range = Sänger { $row } von oben: { $field } muss eine ganze Zahl von 1 bis { $highest } sein, nicht „{ $value }“.
error-singer-unknown-word = Sänger { $row } von oben: { $field } kann nicht „{ $value }“ sein. Möglich ist: { $known }.
error-singer-unknown-favourite = Sänger { $row } von oben: { $field } kann nicht „{ $value }“ sein. Es kann leer bleiben oder sein: { $known }.
error-singer-id-twice = Sänger { $row } von oben hat die Nummer { $id }, die schon Sänger { $first } hat.
error-not-your-money = So viel Geld hast du nicht. Geboten: { $money }, noch da: { $left }.
error-roles-expected = „{ $text }“ nennt keine Rollen zum Tauschen. Die Rollen gehen von 1 bis { $last }.
error-nothing-to-swap = „{ $text }“ tauscht nichts. Gib zwei verschiedene Rollen ein, etwa: 1 3.
