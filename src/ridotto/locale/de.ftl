### Every word a person reads. The four files have the same keys in the same order.

## The command line

cli-about = Turandot und Der Flaschenteufel: spielen, simulieren, untersuchen.
cli-usage = Aufruf:{" "}
cli-values = Argumente
cli-switches = Optionen
cli-help = diese Hilfe zeigen
cli-commands = Befehle
cli-version = die Version zeigen
cli-lang = die Sprache: en, ru, it oder de
cli-play = im Terminal spielen, gegen Bots oder mit Freunden
cli-replay = ein Partieprotokoll Schritt für Schritt ansehen
cli-simulate = Bots spielen lassen und die Protokolle schreiben, ein JSON-Objekt je Zeile
cli-verify = Protokolle nachspielen und sagen, wo sie den Regeln widersprechen; Ereignisse zählen ab 1
cli-count = ausgeben, wie viele Stellungen es von festen Kartenverteilungen aus gibt
cli-game = bottle_imp oder turandot
cli-players = wie viele mitspielen
cli-mode = Der Flaschenteufel: eye, solo, two-bottles, teams-2-1-1, teams-2-2-1, teams-2-2-2 oder teams-2-2-1-1
cli-edition = Turandot: it, ru oder de
cli-deck = Der Flaschenteufel: matagot oder classic; Turandot: house oder eine eigene Datei (CSV oder TOML)
cli-rounds = Der Flaschenteufel: wie viele Runden eine Partie hat
cli-team-penalty = Der Flaschenteufel: once oder each
cli-people = die Sitze der Menschen, ab 0 gezählt; die anderen besetzen Bots
cli-resume = die unterbrochene Partie fortsetzen
cli-fast = Bots spielen ohne Pause
cli-line = welche Zeile der Datei, ab 1 gezählt
cli-record-file = eine Datei mit Protokollen
cli-record-files = Dateien mit Protokollen; - ist die Standardeingabe
cli-games = wie viele Partien
cli-seed = ein beliebiges Wort oder eine Zahl; dasselbe ergibt dieselben Karten
cli-all = alle Einstellungen durchgehen; ohne Spiel die beider Spiele
cli-bot = wer spielt: random oder heuristic
cli-out = wohin die Protokolle gehen; ohne Angabe zur Standardausgabe
cli-jobs = wie viele Prozesse sich die Arbeit teilen; ohne Angabe alle Prozessoren
cli-depth = wie viele Aktionen weit vorausgeschaut wird
cli-skip = wie viele erste Aktionen vor dem Zählen gemacht werden
cli-moves = auch jede erste Aktion für sich zählen

verify-line = Zeile { $line }: Ereignis { $event }: { $reason }
verify-summary = { NUMBER($records, useGrouping: 0) } { $records ->
    [one] Protokoll
   *[other] Protokolle
}, { NUMBER($disagreements, useGrouping: 0) } { $disagreements ->
    [one] Widerspruch
   *[other] Widersprüche
}

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

## Errors: records

error-record-too-long = Das Protokoll ist länger als { $limit } MB; so lang ist keine Partie.
error-record-not-json = Das ist kein JSON-Objekt: Ab Spalte { $column } ist es nicht lesbar.
error-record-not-object = Ein Protokoll ist ein JSON-Objekt, und das hier ist etwas anderes.
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
    [you] Du brauchst keine Zuweisung. Gebraucht wird eine von: { $needy }.
   *[other] { $name } braucht keine Zuweisung. Gebraucht wird eine von: { $needy }.
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

## Before a match

menu-unfinished = Es gibt unbeendete Partien. Welche willst du fortsetzen?
menu-go-on = { $game } ({ $setup }), { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}, { $date }
menu-new-match = Eine neue Partie
menu-more-unfinished = { $count ->
    [one] { $count } ältere Partie wird nicht gezeigt.
   *[other] { $count } ältere Partien werden nicht gezeigt.
}
menu-discard = Diese Partie endgültig löschen? { $match }
ask-discard = y und Enter löscht sie; Enter allein behält sie.
menu-game = Welches Spiel?
menu-players = Wie viele Spieler?
menu-mode = Welche Spielart?
menu-rounds = Wie viele Runden?
menu-deck = Welches Kartenspiel?
menu-penalty = Was kostet die Flasche ein Team?
deck-matagot = Matagot-Ausgabe
deck-classic = klassische Ausgabe
penalty-once = jeder Partner verliert den Teufelsstich einmal
penalty-each = jeder Partner verliert den Teufelsstich doppelt
menu-edition = Welche Ausgabe?
menu-people = Wer spielt?
menu-one-person = Du gegen Bots
menu-more-people = Mehrere Leute an dieser Tastatur
menu-seats = Welche Sitze nehmen Menschen ein? Bots nehmen die anderen.
menu-name = Wie heißt die Person auf Sitz { $seat }?
ask-menu = Gib eine Nummer ein; Enter nimmt den ersten Eintrag.
ask-menu-or-discard = Gib eine Nummer ein; Enter nimmt den ersten Eintrag. x 1 löscht die erste Partie endgültig.
ask-number = Von { $lowest } bis { $highest }; Enter: { $default }.
ask-seats = Sitznummern von 0 bis { $last }, zum Beispiel: 0 1
ask-name = Gib einen Namen mit höchstens { $most } Zeichen ein, längere werden gekürzt; Enter: keiner.
ask-menu-commands = ? Hilfe · r Regeln · q Ende
save-set-aside = Sie wurde beiseitegelegt als { $file }. Nichts wurde gelöscht.
notice-discarded = Die Partie wurde gelöscht.
setup-bottle_imp = { $players } Spieler, { $mode }
setup-turandot = { $players } Spieler, { $edition }

## At the table

heading-log = Was geschah
heading-player = Spieler
heading-team = Team
heading-cards = Karten
heading-tricks = Stichpunkte
heading-last-trick = letzter Stich
heading-this-trick = jetzt
heading-score = Punktestand
heading-points = Punkte
heading-hand = Deine Hand
heading-hidden-hand = Deine verdeckte Hand
heading-open-hand = Deine offene Hand
heading-hand-of = { $name }
heading-hidden-hand-of = { $name }: verdeckte Hand
heading-open-hand-of = { $name }: offene Hand
heading-why = wofür
heading-this-round = Runde
heading-round = Runde
heading-score-sheet = Punktezettel
ask-commands = ? Hilfe · r Regeln · l Verlauf · s Punkte · q Ende
ask-commands-take-back = ? Hilfe · r Regeln · u zurücknehmen · l Verlauf · s Punkte · q Ende
ask-only-choice = Enter nimmt das.
ask-swap-more = Zwei Rollen tauschen noch einmal: 1 3.
ask-confirm = Deine Wahl: { $choice }. Enter legt sie ab, u nimmt sie zurück.
ask-go-on = Drücke Enter, um weiterzumachen.
ask-enter-back = Drücke Enter, um zurückzukehren.
ask-next-page = Seite { $number } von { $count }. Enter blättert um, alles andere führt zurück.
hand-over = Gib die Tastatur weiter an { $name }.
ask-hand-over = { $name }: Drücke Enter, wenn sonst niemand hinsieht.
ask-hand-over-or-take-back = { $name }: Drücke Enter, wenn sonst niemand hinsieht. (u: Wer vorher dran war, nimmt die Wahl zurück.)
bot-thinks = { $name } wählt …
seat-has-chosen = bereit
notice-taken-back = Zurückgenommen. Wähle neu.
left-and-kept = Die Partie bleibt erhalten. Fortsetzen mit: { $program } play --resume – sie liegt in { $file }
left-not-kept = Die Partie konnte nicht gespeichert werden: { $reason }.
left-unplayed = Es wurde noch kein Zug gemacht, die Partie wird nicht aufgehoben.
record-saved = Das Protokoll der Partie liegt in { $file }
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

## Replay

replay-at = Ereignis { $event } von { $events }
replay-eyes-all = alle Karten sichtbar
replay-eyes = gesehen von { $name }
replay-start = der Anfang
ask-replay = Enter oder n: vor · p: zurück · Zahl: zu diesem Ereignis · s 0: Sicht von Sitz 0 · s: alles · l: Verlauf · t: Punkte · ? Hilfe · q: Ende
error-replay-command = „{ $text }“ ist nicht lesbar. Gib n, p, eine Zahl, s mit einem Sitz oder q ein.
error-replay-event = Es gibt kein Ereignis { $event }. Sie gehen von 0 bis { $last }.
help-replay =
    Das ist das Protokoll einer Partie, ein Ereignis nach dem anderen.

    Enter, n   ein Ereignis vor
    p          ein Ereignis zurück
    12         zu Ereignis 12; 0 ist der Anfang
    s 1        den Tisch sehen wie Sitz 1
    s          alle Karten sehen
    l          was bis hierher geschah
    t          der Punktezettel bis hierher
    r          die Regeln in Kürze
    q          Ende

## The Bottle Imp: words

colour-red = Rot
colour-blue = Blau
colour-green = Grün
colour-yellow = Gelb
mode-eye = Das geheimnisvolle Auge
mode-solo = jeder für sich
mode-teams-2-1-1 = Teams 2-1-1
mode-teams-2-2-1 = Teams 2-2-1
mode-teams-2-2-2 = Teams 2-2-2
mode-teams-2-2-1-1 = Teams 2-2-1-1
mode-two-bottles = Zwei Flaschen
mode-note-teams-2-1-1 = der Geber und wer ihm gegenübersitzt sind allein, die anderen zwei sind Partner
mode-note-teams-2-2-1 = der Geber ist allein, die anderen bilden zwei Paare
mode-note-teams-2-2-2 = drei Paare, Partner sitzen sich gegenüber
mode-note-teams-2-2-1-1 = der Geber und wer ihm gegenübersitzt sind allein, die anderen bilden zwei Paare
headline-bottle_imp = Der Flaschenteufel, { $mode } · Runde { $round } von { $rounds }
headline-dealer = Geber: { $name }
bottle-line = Flasche{ $which }: Preis { $price }, Besitzer: { $owner }
bottle-nobody = niemand
bottle-for-sale = zu verkaufen
team-alone = allein
goal-mystery = Teufelsstich
goal-left = links ({ $name })
goal-right = rechts ({ $name })
goal-open = offene Hand des Gegners
goal-hidden = verdeckte Hand des Gegners
goal-own-open = in die offene Hand
goal-own-hidden = in die verdeckte Hand
ask-pass = { $count ->
    [one] Wähle eine Karte für:
   *[other] Wähle { $count } Karten für:
} { $goals }. Gib zum Beispiel ein: { $example }
ask-pass-so-far = Gewählt: { $cards }.
ask-play = Spiele eine Karte. Möglich: { $cards }
ask-play-only = Du kannst nur die { $card } spielen. Enter spielt sie.

## The Bottle Imp: what happened

log-round = Runde { $round }: { $scores }.
log-deal = { $who ->
    [you] Runde { $round }: Du gibst.
   *[other] Runde { $round }: { $name } gibt.
}
log-chosen = { $who ->
    [you] Du hast deine Karten gewählt.
   *[other] { $name } hat Karten gewählt.
}
log-passed = { $who ->
    [you] Du hast weitergegeben: { $cards }.
   *[other] { $name } hat weitergegeben: { $cards }.
}
log-received = { $who ->
    [you] Du hast bekommen: { $cards }.
   *[other] { $name } hat bekommen: { $cards }.
}
log-play = { $who ->
    [you] Du spielst { $card }.
   *[other] { $name } spielt { $card }.
}
log-trick = { $who ->
    [you] Stich { $number }: { $plays }. Du gewinnst ihn mit { $card }.
   *[other] Stich { $number }: { $plays }. { $name } gewinnt ihn mit { $card }.
}
log-trick-and-bottle = { $who ->
    [you] Stich { $number }: { $plays }. Du gewinnst ihn und die Flasche{ $which } mit { $card }.
   *[other] Stich { $number }: { $plays }. { $name } gewinnt ihn und die Flasche{ $which } mit { $card }.
}
summary-round = Runde { $round } von { $rounds } ist zu Ende.
summary-mystery = Der Teufelsstich (M) wird aufgedeckt: { $cards }. { $points ->
    [one] Er zählt { $points } Punkt.
   *[other] Er zählt { $points } Punkte.
}
summary-bottle = Letzter Preis der Flasche{ $which }: { $price }. Besitzer: { $name }.
summary-bottle-unsold = Die Flasche{ $which } wurde nie verkauft.
score-tricks = Punkte der Stiche
score-bottle = besitzt die Flasche: minus { $loss }
score-two-bottles = besitzt beide Flaschen: minus { $loss }
score-alone = allein: Stiche doppelt
score-team = Stiche beider Partner
score-team-bottle = das Team hat die Flasche: minus { $loss }
sheet-legend = M: die Punkte des Teufelsstichs; wer am Ende eine Flasche besitzt, verliert diese Punkte.
sheet-legend-teams = M: die Punkte des Teufelsstichs; wer die Flasche besitzt, verliert diese Punkte. Partner zählen zusammen, Einzelspieler doppelt.

## The Bottle Imp: help and rules

help-bottle_imp =
    Gib die Zahl einer Karte ein, um sie zu spielen: 24
    Karten zum Weitergeben: alle auf einmal (1 37 22) oder einzeln.
    Halbe Karten: 2,5 oder 2.5. Was du jetzt nicht spielen darfst, ist blasser.
    ● Rot   ■ Blau   ▲ Grün   ◆ Gelb. Unter jeder Karte stehen ihre Punkte.

    ?   diese Hilfe
    r   die Regeln in Kürze
    u   Karten zurücknehmen, die noch nicht weitergegeben sind
    l   was bisher geschah
    s   der Punktezettel
    q   Ende; die Partie bleibt erhalten, weiter mit: ridotto play --resume
rules-bottle_imp-1 =
    DER FLASCHENTEUFEL (Günter Cornett): worum es geht

    Mach Stiche, sie sind deine Punkte. Niedrige Karten kaufen die Flasche. Sie gewinnt Stiche, aber wer sie am Ende der Runde besitzt, verliert alles.

    Jede Karte hat eine Zahl und davon unabhängig Punkte. Die Zahlen gehen von 1 bis 37; die 19 fehlt, denn sie ist der Anfangspreis der Flasche.

    Alle Karten werden ausgeteilt. Dann wählt jeder geheim: eine Karte für den Teufelsstich, der verdeckt liegt, eine für den linken und eine für den rechten Nachbarn. Sind alle fertig, wechseln die Karten die Hände.
rules-bottle_imp-2 =
    DER FLASCHENTEUFEL: Stiche und die Flasche

    Wer links vom Geber sitzt, spielt aus. Wer die ausgespielte Farbe hat, muss bedienen, sonst ist alles erlaubt. Wer den Stich macht, spielt zum nächsten aus.

    • Keine Karte liegt unter dem Preis: Die höchste Zahl gewinnt, egal welche Farbe sie hat.
    • Karten liegen unter dem Preis: Die höchste davon gewinnt den Stich und die Flasche. Sie wird der neue Preis und bleibt unter der Flasche.

    Die alte Preiskarte geht in die Stiche des vorigen Besitzers. Der Preis sinkt also immer, und zuletzt wird ihr Besitzer sie nicht mehr los.
rules-bottle_imp-3 =
    DER FLASCHENTEUFEL: Punkte

    Sind alle Karten gespielt, wird der Teufelsstich aufgedeckt.

    • Ohne Flasche bekommst du die Punkte aller Karten in deinen Stichen.
    • Mit der Flasche bekommst du keinen davon, sondern verlierst die Punkte des Teufelsstichs.

    Das Geben wandert nach links. Nach der vereinbarten Zahl von Runden gewinnt die höchste Summe. Bei Gleichstand wird der Sieg geteilt.
rules-bottle_imp-eye =
    DER FLASCHENTEUFEL: Das geheimnisvolle Auge (zwei Spieler)

    Jeder hat eine offene Hand von 6 und eine verdeckte von 12 Karten. Wähle aus der verdeckten 2 Karten für den Teufelsstich, 1 für die offene und 1 für die verdeckte Hand des Gegners. Danach liegen die offenen Hände aufgedeckt.

    Ein Stich hat vier Karten, abwechselnd zwei von jedem. Jede Karte kommt aus der Hand, die du willst, aber in dieser Hand musst du bedienen. Das gilt auch für die zweite Karte dessen, der ausspielt. Zuerst spielt aus, wer nicht gibt.
rules-bottle_imp-two-bottles =
    DER FLASCHENTEUFEL: Zwei Flaschen (fünf und sechs Spieler, jeder für sich)

    Beide Flaschen beginnen bei 19. Zu verkaufen ist immer die teurere, und nur ihr Preis zählt im Stich. Nach einem Verkauf kann die andere die teurere sein; dann steht sie als nächste zum Verkauf.

    Jede Flasche kostet ihren Besitzer den Teufelsstich, beide kosten ihn doppelt. Wer eine besitzt, bekommt nichts für seine Stiche.
rules-bottle_imp-teams =
    DER FLASCHENTEUFEL: Teams

    Wer mit wem spielt, hängt vom Geber ab und wechselt von Runde zu Runde; der Spieltisch zeigt es. Partner sehen die Karten des anderen nicht.

    Partner zählen ihre Punkte zusammen, und jeder bekommt die Summe. Wer allein spielt, verdoppelt; wer allein die Flasche hat, verliert den Teufelsstich doppelt.
rules-bottle_imp-fixed-teams =
    DER FLASCHENTEUFEL: Zweierteams

    Partner sitzen sich gegenüber, und die Teams bleiben die ganze Partie gleich; der Spieltisch zeigt sie. Partner sehen die Karten des anderen nicht.

    Partner zählen ihre Punkte zusammen, und jeder bekommt die Summe.
rules-bottle_imp-penalty-once =
    DER FLASCHENTEUFEL: ein Team mit der Flasche

    Endet die Flasche bei einem Partner, bekommt keiner der beiden etwas für Stiche. Stattdessen verliert jeder von beiden einmal die Punkte des Teufelsstichs.
rules-bottle_imp-penalty-each =
    DER FLASCHENTEUFEL: ein Team mit der Flasche

    Endet die Flasche bei einem Partner, bekommt keiner der beiden etwas für Stiche. Stattdessen zählt der Teufelsstich gegen beide und wird addiert: Jeder von beiden verliert seine Punkte doppelt.
rules-bottle_imp-five =
    DER FLASCHENTEUFEL: fünf Spieler

    Dazu kommen 18 halbe Karten: 2,5, 4,5 und so weiter bis 36,5. Eine halbe Karte hat die Farbe und die Punkte der ganzen Karte direkt darunter.

    Der Geber bekommt eine Karte weniger als die anderen und legt nichts in den Teufelsstich, gibt aber wie alle jedem Nachbarn eine Karte.
rules-bottle_imp-six =
    DER FLASCHENTEUFEL: sechs Spieler

    Dazu kommen 18 halbe Karten: 2,5, 4,5 und so weiter bis 36,5. Eine halbe Karte hat die Farbe und die Punkte der ganzen Karte direkt darunter.

## Turandot: words

category-professional = Profi
category-amateur = Amateur
category-alternative = Alternativ
category-classical = Klassisch
category-comic = Komisch
category-goth = Dramatisch
category-short-professional = Pr
category-short-amateur = Am
category-short-alternative = Al
category-short-classical = Kl
category-short-comic = Ko
category-short-goth = Dr
gender-male = männlich
gender-female = weiblich
gender-undefined = nicht eindeutig
role-turandot = Turandot
role-calaf = Calaf
role-liu = Liù
role-ping = Ping
role-pong = Pong
role-pang = Pang
director-goth_over_comic = Mehr Dramatik, weniger Komik
director-comic_over_goth = Mehr Komik, weniger Dramatik
director-alternative_over_classical = Mehr Alternatives, weniger Klassik
director-classical_over_alternative = Mehr Klassik, weniger Alternatives
director-favourites = Lieblingsrollen
director-scenery = Ausstattung
director-one_of_each = Von jedem Typ einer
director-undefined_gender = Nicht eindeutiges Geschlecht
director-plain = Ohne Bonus
director-short-goth_over_comic = +Dr −Ko
director-short-comic_over_goth = +Ko −Dr
director-short-alternative_over_classical = +Al −Kl
director-short-classical_over_alternative = +Kl −Al
director-short-favourites = +♥
director-short-scenery = +Ausst.
director-short-one_of_each = 6 Typen
director-short-undefined_gender = +○
director-short-plain = ohne
director-effect-goth_over_comic = +1 je Dramatisch, −1 je Komisch
director-effect-comic_over_goth = +1 je Komisch, −1 je Dramatisch
director-effect-alternative_over_classical = +1 je Alternativ, −1 je Klassisch
director-effect-classical_over_alternative = +1 je Klassisch, −1 je Alternativ
director-effect-favourites = noch +1 je Lieblingsrolle
director-effect-scenery = noch +1 je Ausstattungselement
director-effect-one_of_each = +3 mit allen sechs Typen
director-effect-undefined_gender = +1 je nicht eindeutigem Geschlecht
director-effect-plain = nichts
edition-it = italienische Ausgabe
edition-ru = russische Ausgabe
edition-de = deutsche Ausgabe
headline-turandot = Turandot · Runde { $round } von { $rounds }
headline-maestro = Maestro: { $name }
heading-slot = Platz
heading-singer = Sänger
heading-gender = Geschlecht
heading-stars = Sterne
heading-favourite = Lieblingsrolle
heading-director = Regisseur
heading-effect = Wirkung
heading-bids = Gebote
heading-bid = Gebot
heading-money = Geld
heading-troupe = Besetzung
heading-role = Rolle
heading-id = Nr.
heading-hired-by = engagiert von
heading-best-casts = Die besten Besetzungen bis jetzt
bid-crew = Ausst.
bid-bluff = B
bid-face-down = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
bid-words = { $money ->
    [0] Zahl { $number } ohne Geld
    [one] Zahl { $number } mit { $money } Geldkarte
   *[other] Zahl { $number } mit { $money } Geldkarten
}
bid-words-crew = eine Geldkarte auf einen Ausstatter
bid-words-bluff = und die Bluffkarte
sealed-choice = { $who ->
    [you] Deine Wahl: { $choice }.
   *[other] { $name }: { $choice }.
}
directors-open = Regisseure: { $directors }
suggested-cast = Die beste Besetzung: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
cast-with-points = { $cast }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
ask-bid = Gebot: eine Zahl 1–{ $slots }, dann Geld 0–{ $money }, dann b für Bluff: { $example }
ask-bid-crew = c: Ausstatter.
ask-give = { $who ->
    [you] Wähle deinen Ensemble-Sänger. Gib eine Nummer ein: { $slots }
   *[other] Wähle einen Ensemble-Sänger für { $name }. Gib eine Nummer ein: { $slots }
}
ask-give-director = { $who ->
    [you] Wähle deinen zugewiesenen Regisseur. Gib eine Nummer ein: { $slots }
   *[other] Wähle den zugewiesenen Regisseur für { $name }. Gib eine Nummer ein: { $slots }
}
ask-give-other = für jemand anderen mit dessen Sitz: { $example }
ask-name-player = Wer feuert einen Regisseur? Gib einen Sitz ein: { $players }
ask-dismiss = Welcher Regisseur wird gefeuert? Gib eine Nummer von 1 bis { $last } ein.
ask-cast = Enter nimmt diese Besetzung. Zwei Rollen tauschen: 1 3. Oder sechs Sängernummern, zuerst Turandot.

## Turandot: what happened

log-audition = Runde { $round }: { $count } Sänger singen vor. Maestro: { $name }.
log-audition-directors = Runde { $round }: { $count } Regisseure stellen sich vor. Maestro: { $name }.
log-bids = Runde { $round }, Gebote. { $bids }.
log-bid-laid = { $count ->
    [one] { $who ->
        [you] Du hast { $count } Karte abgelegt.
       *[other] { $name } hat { $count } Karte abgelegt.
    }
   *[other] { $who ->
        [you] Du hast { $count } Karten abgelegt.
       *[other] { $name } hat { $count } Karten abgelegt.
    }
}
log-cast = { $who ->
    [you] Du hast die Rollen besetzt.
   *[other] { $name } hat die Rollen besetzt.
}
log-hired = { $who ->
    [you] du engagierst { $card }
   *[other] { $name } engagiert { $card }
}
log-stand-in = { $who ->
    [you] du bekommst { $card } zugewiesen
   *[other] { $name } bekommt { $card } zugewiesen
}
log-stand-in-director = { $who ->
    [you] du bekommst { $card } als zugewiesenen Regisseur
   *[other] { $name } bekommt { $card } als zugewiesenen Regisseur
}
log-crew = { $who ->
    [you] du bekommst einen Ausstatter und ein Ausstattungselement
   *[other] { $name } bekommt einen Ausstatter und ein Ausstattungselement
}
log-leftover = { $card } kommt aus dem Spiel.
log-leftover-dummy = { $card } geht an den „Tisch“.
log-named = { $who ->
    [you] Du sollst einen Regisseur feuern.
   *[other] { $name } soll einen Regisseur feuern.
}
log-dismissed = { $who ->
    [you] Du feuerst einen Regisseur: { $director }.
   *[other] { $name } feuert einen Regisseur: { $director }.
}
revealed-title = Runde { $round }: Die Gebote werden aufgedeckt.
revealed-crew-bids = Gebote auf einen Ausstatter: { $names }.
revealed-needy = Der Maestro weist jemanden zu für: { $names }.
revealed-needy-director = Der Maestro weist einen Regisseur zu für: { $names }.
sheet-directed-by = Regisseur
sheet-stars = Sterne
sheet-scenery = Ausstattungselemente
sheet-favourites = Lieblingsrollen
sheet-gender = falsches Geschlecht
sheet-director = Punkte des Regisseurs
sheet-maestro = Maestro in Runde 7
sheet-total = SUMME
legend-singers = Pr♀2♥T: Profi, weiblich (○: nicht eindeutig), 2 Sterne, Lieblingsrolle Turandot

## Turandot: help and rules

help-turandot =
    Gebot: die Zahl eines Platzes (3), mit 2 Geldkarten (3 2), mit der Bluffkarte
    (3 2 b); c auf einen Ausstatter, c b mit der Bluffkarte.
    Ensemble-Sänger: der Platz (4), auch für wen (4 0). Feuern: Nummer der Liste.
    Besetzung: Enter für die beste, zwei Rollen tauschen (1 3) oder sechs Nummern.
    Pr♀2♥T: Typ, Geschlecht (♂ ♀ ○), Sterne, Lieblingsrolle.
    $ Geldkarte   ■ Ausstattungselement   B Bluffkarte

    ?   diese Hilfe
    r   die Regeln in Kürze
    u   Gebot oder Besetzung zurücknehmen, solange sie verdeckt sind
    l   was bisher geschah
    s   der Punktezettel
    q   Ende; die Partie bleibt erhalten, weiter mit: ridotto play --resume
rules-turandot-1 =
    TURANDOT (Stefano Castelli): worum es geht

    Alle bringen dieselbe Oper auf die Bühne. In sieben Runden engagierst du sechs Sänger und einen Regisseur, dann besetzt du die Rollen und zählst.

    Die Runden 1, 2, 3, 5, 6 und 7 gelten Sängern, Runde 4 den Regisseuren. In jeder Runde singt eine Karte mehr vor, als Spieler da sind, auf den Plätzen 1, 2, 3 und so weiter.

    Ein Sänger hat einen Typ, ein Geschlecht, 1 bis 3 Sterne und vielleicht eine Lieblingsrolle. Du hast Zahlenkarten, drei Geldkarten für die ganze Partie und eine Bluffkarte.
rules-turandot-2 =
    TURANDOT: Gebote

    Alle bieten geheim: eine Zahlenkarte mit beliebig viel Geld oder genau eine Geldkarte auf einen Ausstatter. Die Bluffkarte darf dazu; sie bewirkt nichts, aber andere sehen, wie viele Karten du abgelegt hast.

    • Allein auf einem Platz: Du bekommst die Karte, dein Geld ist weg.
    • Mehrere auf einem Platz: Das meiste Geld gewinnt und ist weg, die anderen nehmen ihres zurück. Bei Gleichstand oben bekommt niemand die Karte.
    • Ausstatter gehen im Uhrzeigersinn ab dem linken Nachbarn des Maestros an die Bieter, nie an den Maestro. Die Geldkarte wird zum Ausstattungselement und ist 1 Punkt wert.
rules-turandot-3 =
    TURANDOT: Ensemble-Sänger und Feuern

    Wer niemanden engagiert hat, bekommt einen Ensemble-Sänger; der Maestro wählt ihn unter den übrigen Karten. Auch wer auf einen Ausstatter bot, bekommt einen. Eine Karte bleibt übrig und kommt aus dem Spiel.

    In den Runden 1 bis 3 bestimmt der Maestro dann jemand anderen, der einen der neun Regisseure feuert. In Runde 4 treten einige der letzten sechs an; Ausstatter gibt es da nicht. Danach geht die Maestro-Karte nach links.

    In der deutschen Ausgabe darf der Maestro nicht auf einen Ausstatter bieten, in Runde 4 niemand. In den anderen ist es erlaubt, bringt aber nichts.
rules-turandot-4 =
    TURANDOT: Besetzung und Punkte

    Turandot und Liù sind Frauen, Calaf, Ping, Pong und Pang sind Männer.

    +1 für jeden Stern deiner sechs Sänger
    +1 für jedes Ausstattungselement
    +1 für jeden Sänger in seiner Lieblingsrolle
    −1 für jeden Mann in einer Frauenrolle und umgekehrt (nicht eindeutig: nie)
    und was dein Regisseur bringt.

    Die meisten Punkte gewinnen. Bei Gleichstand zählen die Sterne der Sänger; sind auch die gleich, wird der Sieg geteilt. Übriges Geld zählt nicht.
rules-turandot-directors =
    TURANDOT: die Regisseure

    Jeder Regisseur ändert, was deine Besetzung zählt. Links steht das Kürzel, das der Tisch zeigt.

    { director-short-goth_over_comic }: { director-effect-goth_over_comic }
    { director-short-comic_over_goth }: { director-effect-comic_over_goth }
    { director-short-alternative_over_classical }: { director-effect-alternative_over_classical }
    { director-short-classical_over_alternative }: { director-effect-classical_over_alternative }
    { director-short-favourites }: { director-effect-favourites }
    { director-short-scenery }: { director-effect-scenery }
    { director-short-one_of_each }: { director-effect-one_of_each }
    { director-short-undefined_gender }: { director-effect-undefined_gender }
    { director-short-plain }: { director-effect-plain }
rules-turandot-two-players =
    TURANDOT: zwei Spieler

    Die Karte, die in einer Runde übrig bleibt, geht an den „Tisch“, der mitzählt. Seine Sänger singen in der Reihenfolge, in der sie kommen: Turandot, Calaf, Liù, Ping, Pong, Pang. Auch sein Regisseur zählt.

    Wer in Runde 7 Maestro ist, verliert 1 Punkt. Hat der Tisch mehr Punkte als beide Spieler, verlieren beide.

## Help before a match

help-menu =
    Gib die Nummer eines Eintrags ein und drücke Enter. Enter allein nimmt den
    ersten Eintrag oder die genannte Zahl.

    ?   diese Hilfe
    r   die Regeln beider Spiele in Kürze
    q   Ende

    Alles lässt sich auf einmal angeben, zum Beispiel:
    ridotto play bottle_imp --players 4 --mode teams-2-1-1 --lang de
