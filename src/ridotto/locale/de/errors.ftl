## Errors: moves and options of any game

error-bad-usage = Die Befehlszeile ist nicht verständlich: { $details }. Siehe: { $program } --help
error-all-excludes = Die Option { $option } geht nicht zusammen mit --all.
error-game-missing = Welches Spiel? Es gibt: { $known }.
error-file-not-writable = Die Datei { $file } kann nicht geschrieben werden: { $reason }.
error-file-not-readable = Die Datei { $file } kann nicht gelesen werden: { $reason }.
error-parquet-missing = Tabellen in Parquet-Dateien brauchen pyarrow. So wird es installiert: pip install pyarrow
error-folder-not-empty = Der Ordner { $folder } ist nicht leer. Nenne einen neuen oder einen leeren.
error-export-one-goal = Sag, wohin die Tabellen gehen (--parquet ORDNER) oder wohin die Protokolle (--jsonl DATEI): eins von beiden.
error-export-no-folder = Nenne den Ordner mit den Tabellen, deren Protokolle gewünscht sind.
error-simulate-one-goal = Sag, wohin die Protokolle gehen (--out DATEI) oder wohin die Tabellen (--parquet ORDNER), nicht beides.
error-record-in-file = { $file }, Zeile { NUMBER($line, useGrouping: 0) }: { $reason }
error-record-disobedient = Ereignis { NUMBER($event, useGrouping: 0) }: { $reason }
error-seconds-out-of-range = Die Option { $option } muss eine Zahl von Sekunden sein, mehr als 0 und weniger als { $most }, nicht { $value }.
error-output-not-writable = Die Ausgabe kann nicht geschrieben werden: { $reason }. Leite sie woandershin.
error-file-not-usable = { $file } ist nicht zu gebrauchen: { $reason }.
error-refused-by-system = Das System erlaubt nicht, was hier gebraucht wird: { $reason }.
error-no-home-folder = Es gibt keinen persönlichen Ordner, um Partien aufzubewahren. Setze XDG_DATA_HOME auf einen eigenen Ordner.
error-too-many-positions = Schon nach { $depth } Aktionen gibt es { $found } Stellungen, und weiterzuzählen würde Stunden dauern. Wähle --depth höchstens { $depth }.
error-line-without-end = Die Datei { $file } hat eine Zeile von mehr als { $limit } MB: Das sind keine Protokolle.
error-unknown-game = Es gibt kein Spiel „{ $game }“. Es gibt: { $known }.
error-plugin-broken = Das Spiel „{ $game }“ aus dem Paket { $package } ist nicht zu gebrauchen. { $reason }
error-plugin-part-broken = { $part } schlägt fehl: { $reason }
error-plugin-no-kit = { $value } ist kein GameKit.
error-plugin-incomplete = Diese Teile eines Spiels fehlen: { $names }.
error-plugin-bad-id = Die Kennung eines Spiels besteht aus den Buchstaben a bis z, Ziffern und „_“ und beginnt mit einem Buchstaben. Diese lautet { $found }.
error-plugin-other-name = Der Entry-Point muss heißen wie sein Spiel: „{ $game }“.
error-plugin-known-id = Ein Spiel „{ $game }“ gibt es schon im Paket { $package }.
error-plugin-no-option = { $found } ist keine Einstellung.
error-plugin-option-name = Die Einstellung „{ $option }“ braucht einen anderen Namen: Kleinbuchstaben, Ziffern und „_“, und nichts, was ein Befehl selbst verwendet.
error-plugin-option-twice = Die Einstellung „{ $option }“ ist doppelt vorhanden.
error-plugin-without-option = Die Einstellung „{ $option }“ fehlt: Jedes Spiel hat eine.
error-plugin-option-rank = Der Rang der Einstellung „{ $option }“ muss einer von diesen sein: { $known }, nicht { $found }.
error-plugin-option-function = { $part } der Einstellung „{ $option }“ muss eine Funktion dessen sein, was vorher gewählt wurde, etwa lambda chosen: { $found }.
error-plugin-view-incomplete = Diese Felder einer Sicht fehlen: { $names }.
error-plugin-no-bots = load_bots muss GameBots zurückgeben, nicht { $found }.
error-plugin-bad-bot = Der heuristische Bot muss ein Objekt mit dem Namen „{ $name }“, needs_full_view und choose sein. Dieser ist { $found }.
error-rule-not-compiled = { $rule } lässt sich nicht kompilieren, darum ist das Spiel langsam: { $reason }
error-no-search = Für { $game } gibt es keinen Bot, der sucht.
error-unknown-bot = Es gibt keinen Bot „{ $bot }“. Es gibt: { $known }.
error-not-a-bot = { $found } ist kein Bot. Nenne einen, oder gib ein Objekt mit name, needs_full_view und choose an.
error-bots-count = Genannte Bots: { $found }. Spieler: { $players }. Nenne einen Bot für alle Sitze oder einen für jeden.
error-option-for-programs = Die Option { $option } ist für Programme und das Terminal; am Tisch ist sie immer { $usual }.
error-option-not-at-table = Die Einstellung { $option } nimmt eine eigene Datei nur in Programmen und im Terminal an, nicht am Spieltisch.
error-option-out-of-range = Die Einstellung { $option } muss eine ganze Zahl von { $lowest } bis { $highest } sein, nicht { $value }.
error-option-unknown-value = Die Einstellung { $option } kann nicht { $value } sein. Möglich ist: { $known }.
error-unknown-option = Es gibt keine Einstellung { $option }. Es gibt: { $known }.
error-no-such-seat = Es gibt keinen Sitz { $seat }. Die Sitze zählen von 0 bis { $last }.
error-from-memory-not-offered = { $game } lässt sich nicht aus dem Gedächtnis spielen.
error-match-over = Die Partie ist zu Ende. Es sind keine Züge mehr möglich.
error-match-not-begun = Noch hat keine Partie begonnen. Rufe zuerst reset() auf.
error-chance-first = Erst müssen Karten gegeben werden, dann wird gespielt.
error-not-chance = Ein Spieler ist dran: Jetzt werden keine Karten gegeben oder aufgedeckt.
error-chance-only-sampled = Was der Zufall bei { $game } entscheiden kann, lässt sich nicht zählen, nur ziehen.
error-not-your-turn = Sitz { $seat } ist jetzt nicht dran. Wer dran ist: { $acting }.
named-not-your-turn = { $who ->
    [you] Du bist jetzt nicht dran. Wer dran ist: { $acting }.
   *[other] { $name } ist jetzt nicht dran. Wer dran ist: { $acting }.
}
error-nothing-to-take-back = Sitz { $seat } hat nichts zurückzunehmen.
named-nothing-to-take-back = { $who ->
    [you] Du hast nichts zurückzunehmen.
   *[other] { $name } hat nichts zurückzunehmen.
}
error-unreadable-move = „{ $text }“ ist kein Zug. Erwartet wird etwas wie: { $expected }.
error-unreadable-chance = „{ $text }“ ist hier nicht lesbar. Erwartet wird etwas wie: { $expected }.
error-unreadable-seat = „{ $text }“ ist keine Sitznummer.
error-unknown-language = Es gibt keine Sprache „{ $language }“. Es gibt: { $known }.
error-nothing-typed = Es wurde nichts eingegeben. Erwartet wird etwas wie: { $expected }.
error-enter-expected = Drücke Enter, um weiterzumachen.
error-entry-expected = „{ $text }“ steht nicht auf der Liste. Gib eine Nummer der Liste ein, höchstens { $last }.
error-number-expected = „{ $text }“ ist keine ganze Zahl von { $lowest } bis { $highest }.
error-seats-expected = „{ $text }“ nennt keine Sitze. Gib Nummern von 0 bis { $last } ein, zum Beispiel: 0 1.
error-confirm-first = Drücke Enter, um das zu bestätigen, oder gib u ein, um es zurückzunehmen.
error-nothing-taken-back = Es gibt nichts zurückzunehmen.
error-no-such-action = Es gibt hier keine Aktion { $action }.
error-seat-not-a-number = Ein Sitz ist eine ganze Zahl von 0 bis { $last }, nicht { $found }.
error-action-not-a-number = Eine Aktion ist eine ganze Zahl, nicht { $found }.
error-choice-not-actions = Eine Wahl ist eine Folge von Aktionen, nicht { $found }.
error-choice-wrong-length = Nur eine vollständige Wahl lässt sich aufschreiben. Aktionen darin: { $expected }. Angegeben: { $found }.
error-outcome-not-numbers = Was gegeben oder gezogen wird, ist eine Folge ganzer Zahlen, nicht { $found }.
error-no-such-draws = So kann der Zufall hier nicht ziehen: { $found }.
error-line-not-text = Eine Zeile eines Protokolls ist Text, nicht { $found }.
error-options-not-named = Einstellungen sind Namen mit Werten, nicht { $found }.

## Errors: records

error-record-too-long = Das Protokoll ist länger als { $limit } MB; so lang ist keine Partie.
error-record-not-json = Das ist kein JSON-Objekt: Ab Spalte { $column } ist es nicht lesbar.
error-record-not-object = Ein Protokoll ist ein JSON-Objekt, und das hier ist etwas anderes.
error-record-not-text = Ein Protokoll wird aus Text gelesen, nicht aus { $found }.
error-record-key-missing = Im Protokoll fehlt „{ $key }“.
error-record-key-wrong = „{ $key }“ im Protokoll ist nicht, was es sein soll; das Format steht in der Dokumentation.
error-record-half-letter = „{ $key }“ enthält im Protokoll einen halben Buchstaben (ein einzelnes Surrogat), den Tabellen nicht fassen können.
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
error-no-batches = { $game } lässt sich nicht stapelweise spielen: Dazu gehören Regeln auf Zellen und eine Beobachtung für Netze.
error-no-worlds = Die Regeln von { $game } sind nicht auf Zellen geschrieben, darum gibt es davon keine Welten als Zeilen von Zellen.
error-batch-seeds = Gebraucht wird eine Liste von Startwerten, ganze Zahlen oder Text, nicht { $found }.
error-batch-seed-too-long = Ein Startwert hat höchstens { $most } Ziffern.
error-batch-threads = Die Zahl der Threads muss eine ganze Zahl sein, mindestens 1, nicht { $found }.
error-batch-closed = Dieser Stapel ist geschlossen.
error-not-a-seed = Ein Startwert ist eine ganze Zahl oder ein Text, nicht { $found }.
error-batch-empty = Gebraucht wird mindestens ein Startwert.
error-batch-keeps-nothing = Hier wird nichts mitgeschrieben. Dazu gehört keeps_records=True.
error-batch-no-match = Eine Partie { $found } gibt es hier nicht. Gezählt wird von 0 bis { $last }.
error-batch-actions-type = Aktionen sind ganze Zahlen, nicht { $found }.
error-batch-actions-shape = Ein Schritt braucht { $matches } Aktionen, eine je Partie, oder { $matches } Zeilen zu { $seats }, ein Platz je Sitz.
error-batch-one-action = Gebraucht werden { $matches } Aktionen, eine je Partie.
error-batch-observers = Gebraucht werden { $matches } Sitze, einer je Partie: von 0 bis { $last }, oder −1 für keinen.
error-batch-too-large = { $matches } Partien brauchen { $needed } MiB Speicher, frei sind { $free } MiB. Spiel weniger auf einmal.
error-action-missing = Sitz { $seat } hat jetzt zu wählen, und für ihn wurde keine Aktion angegeben.
error-gpu-lost = Die Grafikkarte antwortet nicht mehr, ihre Partien sind verloren: { $reason }
