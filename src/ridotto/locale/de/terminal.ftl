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
option-ask-players = Wie viele Spieler?
option-ask-mode = Welche Spielart?
option-ask-rounds = Wie viele Runden?
option-ask-deck = Welcher Kartensatz?
menu-people = Wer spielt?
menu-one-person = Du gegen Bots
menu-more-people = Mehrere Leute an dieser Tastatur
menu-memory = Was soll der Bildschirm zeigen?
menu-memory-no = Alles, was offen lag
menu-memory-yes = Nur was auf dem Spieltisch liegt: aus dem Gedächtnis spielen
menu-level = Wie stark sind die Bots?
menu-level-entry = { $name }: { $note }
menu-seats = Welche Sitze nehmen Menschen ein? Bots nehmen die anderen.
menu-name = Wie heißt die Person auf Sitz { $seat }?
ask-menu = Gib eine Nummer ein; Enter nimmt den ersten Eintrag.
ask-menu-usual = Gib eine Nummer ein; Enter: { $usual }.
ask-menu-or-discard = Gib eine Nummer ein; Enter nimmt den ersten Eintrag. x 1 löscht die erste Partie endgültig.
ask-number = Von { $lowest } bis { $highest }; Enter: { $default }.
ask-seats = Sitznummern von 0 bis { $last }, zum Beispiel: 0 1
ask-name = Gib einen Namen mit höchstens { $most } Zeichen ein, längere werden gekürzt; Enter: keiner.
ask-menu-commands = ? Hilfe · r Regeln · q Ende
save-set-aside = Sie wurde beiseitegelegt als { $file }. Nichts wurde gelöscht.
notice-discarded = Die Partie wurde gelöscht.

## At the table

ask-help = ? Hilfe
ask-rules = r Regeln
ask-take-back = u zurücknehmen
ask-commands = l Verlauf · s Punkte · q Ende
log-empty = Noch ist nichts geschehen.
notice-no-rules = Dieses Spiel bringt hier keine Regeln mit.
ask-hint = h Tipp
ask-danger = d auf dem Spiel
ask-only-choice = Enter nimmt das.
ask-confirm = Deine Wahl: { $choice }. Enter bestätigt sie, u nimmt sie zurück.
ask-go-on = Drücke Enter, um weiterzumachen.
ask-enter-back = Drücke Enter, um zurückzukehren.
ask-next-page = Seite { $number } von { $count }. Enter blättert um, alles andere führt zurück.
hand-over = Gib die Tastatur weiter an { $name }.
ask-hand-over = { $name }: Drücke Enter, wenn sonst niemand hinsieht.
ask-hand-over-or-take-back = { $name }: Drücke Enter, wenn sonst niemand hinsieht. (u: Wer vorher dran war, nimmt die Wahl zurück.)
bot-thinks = { $name } wählt …
notice-taken-back = Zurückgenommen. Wähle neu.
left-and-kept = Die Partie bleibt erhalten. Fortsetzen mit: { $program } play --resume – sie liegt in { $file }
left-not-kept = Die Partie konnte nicht gespeichert werden: { $reason }.
left-unplayed = Es wurde noch kein Zug gemacht, darum wird die Partie nicht gespeichert.
record-saved = Das Protokoll der Partie liegt in { $file }

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
    s 1        den Spieltisch sehen wie Sitz 1
    s          alle Karten sehen
    l          was bis hierher geschah
    t          der Punktezettel bis hierher
    r          die Regeln in Kürze
    q          Ende

## Help before a match

help-menu =
    Gib die Nummer eines Eintrags ein und drücke Enter. Enter allein nimmt den
    ersten Eintrag oder die genannte Zahl.

    ?   diese Hilfe
    r   die Regeln aller Spiele in Kürze
    q   Ende

    Alles lässt sich auf einmal angeben. Was es gibt:
    ridotto play --help

## A game without screens of its own

plain-ask = Dein Zug:

help-plain =
    Gib die Nummer eines Zuges ein und drücke Enter, oder schreib den Zug
    selbst, wie er in der Liste steht.

    ?   diese Hilfe
    r   die Regeln in Kürze, wenn das Spiel welche mitbringt
    u   eine Wahl zurücknehmen, die noch nicht gezeigt ist
    l   was bisher geschah
    s   der Punktezettel
    q   Ende; die Partie bleibt erhalten, weiter mit: ridotto play --resume
