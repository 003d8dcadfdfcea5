## The house

title = { $page } · Ridotto
title-your-turn = Du bist dran: { $page }
tagline = Kartenspiele für einen Abend, mit Freunden oder mit Bots.
skip-link = Zum Inhalt springen
nav-home = Startseite
learn = Spielend lernen
evening = Deine Partien
all-matches = Deine Partien und Statistik
rules = Regeln
nav-rules-of = { $game }: die Regeln
for-programs = Für Programme
loading = Einen Moment …
close = Schließen
yes = ja
no = nein
try-again = Noch einmal versuchen
reload = Seite neu laden
offline = Du bist offline. Es geht weiter, sobald die Verbindung wieder da ist.
offline-can = Ohne sie kannst du die Regeln lesen:
install-app = Als App installieren
new-version = Es gibt eine neue Version dieser Seite.
not-found = Hier ist nichts
not-found-text = Diese Seite gibt es nicht. Vielleicht wurde der Link unvollständig kopiert.

## When something goes wrong

trouble-unknown = Das hat nicht geklappt. Versuche es noch einmal oder lade die Seite neu.
trouble-page = Dieser Teil der Seite konnte nicht geladen werden.
error-no-connection = Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuche es noch einmal.
error-server-trouble = Der Server hat ein Problem. Versuche es gleich noch einmal.
error-not-understood = Der Server hat das nicht verstanden. Lade die Seite neu und versuche es noch einmal.
error-record-not-ours = Diese Datei ist kein Partieprotokoll. Wähle eine, die hier heruntergeladen oder von ridotto geschrieben wurde.
error-record-too-large = Dieses Partieprotokoll hat über eine Million Zeichen und ist zu groß, um es hier anzusehen.

## Settings

settings = Einstellungen
settings-language = Sprache
settings-theme = Farben
settings-theme-auto = wie das System
settings-theme-light = hell
settings-theme-dark = dunkel
settings-large-print = Große Schrift
settings-motion = Animationen
settings-motion-hint = Immer aus, wenn dein System weniger Bewegung verlangt.
settings-sounds = Töne
settings-guide = Einstiegshilfe
settings-guide-hint = Erklärt jede Entscheidung, wenn sie zum ersten Mal kommt.

## The first page

play-now = Jetzt spielen
create-table = Spieltisch eröffnen
you-play-as = Du spielst als { $name }.
change-name = Namen ändern
save = Speichern
my-tables = Deine Spieltische
public-tables = Öffentliche Spieltische
no-public-tables = Gerade ist kein öffentlicher Spieltisch offen. Eröffne einen, dann sehen ihn andere hier.
join-friend = Zu Freunden setzen
join-label = Link oder Code des Spieltischs
join-wrong = Das ist kein Link oder Code eines Spieltischs. Der Code hat 12 Buchstaben und Ziffern.
look-at-record = Partieprotokoll ansehen
drop-record = Zieh ein Partieprotokoll hierher oder wähle die Datei
join = Beitreten
watch = Zuschauen
resume = Weiterspielen
see-result = Ergebnis ansehen
players-count = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
status-your-turn = Du bist dran
status-open-seats = { $count ->
    [one] { $count } freier Platz
   *[other] { $count } freie Plätze
}
status-ready = Alle Plätze besetzt
status-playing = Partie läuft
status-paused = Pausiert
status-over = Beendet

## A new table

new-table = Neuer Spieltisch
new-table-of = { $game }: neuer Spieltisch
your-name = Dein Name
option-other-number = oder eine andere Zahl
seats = Plätze
seats-hint = Freie Plätze sind für alle, die über deinen Link kommen.
seat-me = ich
seat-open = frei
seat-bot = Bot, { $level }
seats-all-open = Alle anderen: frei
seats-all-bots = Alle anderen: Bots
details = Weitere Einstellungen
option-public = Öffentlich
option-public-hint = Der Spieltisch steht auf der Startseite. Sonst führt nur der Link zu ihm.
option-spectators = Zuschauer
option-spectators-hint = Sie sehen, was offen liegt, aber keine Handkarten.
option-from-memory = Aus dem Gedächtnis
option-from-memory-hint = Gezeigt wird nur, was auf dem Spieltisch liegt; das Übrige muss man sich merken.
option-pace = Tempo der Bots
option-pace-hint = Mit einer kleinen Pause kann man besser folgen.
pace-slow = langsam
pace-normal = normal
pace-quick = flott
pace-instant = sofort
option-clock = Uhr
option-clock-hint = Zeit für jeden Zug. Ist sie um, macht ein Bot diesen Zug.
option-reserve = Reserve
option-reserve-hint = Zeit für die ganze Partie; sie läuft, wenn die Zeit für den Zug verbraucht ist.
clock-none = keine Uhr
clock-rule = { $move } s für jeden Zug, { $reserve } s Reserve
clock-label = verbleibende Zeit
clock-reserve = Reserve für die ganze Partie
clock-low = Noch { $seconds } Sekunden.
seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
first-by-lot = ausgelost
option-stand-in = Ersatz für Leute, die gehen
option-stand-in-hint = Ein Bot dieser Stufe spielt für Abwesende. Sie können den Platz zurücknehmen.
option-visibility = Zu finden
visibility-public = auf der Startseite
visibility-link = nur über den Link
make-table = Spieltisch eröffnen
make-table-hint = Du bekommst einen Link für deine Freunde.
start-playing = Partie beginnen
start-playing-hint = Alle Plätze sind besetzt: Es geht sofort los.

## Before the start

table = Spieltisch
lobby-waiting = { $count ->
    [one] { $count } Spieler fehlt noch
   *[other] { $count } Spieler fehlen noch
}
lobby-full = Alle sind da
seat-is-open = Freier Platz
host = Gastgeber
not-here = nicht da
sit-down = Hinsetzen
sit-here = Hierher setzen
sit-at = Hierher setzen, Platz { $seat }
stand-up = Aufstehen
fill-seat = Bot auf Platz { $seat } setzen
clear-seat = Platz wieder freigeben: { $name }
clear-seat-now = Platz freigeben
clear-seat-not = { $name } behalten
bot-level = Stufe der Bots
fill-with-bots = Mit Bots auffüllen
start = Beginnen
invite = Einladen
invite-play = Wer diesen Link öffnet, kann einen freien Platz nehmen. Ein Konto ist nicht nötig.
invite-watch = Wer diesen Link öffnet, kann zuschauen, wenn der Spieltisch Zuschauer zulässt.
invite-link = Link zu diesem Spieltisch
invite-title = Spiel mit mir: { $game }
copy-link = Link kopieren
copied = Der Link ist kopiert.
copy-by-hand = Kopiere diesen Link: { $link }
invite-qr = QR-Code
invite-qr-label = QR-Code des Links zu diesem Spieltisch
share = Teilen
table-facts = Dieser Spieltisch

## At the table

table-menu = Spieltisch
pace = Tempo
pace-hint-key = Auch mit der Taste P.
pace-hint = Ein Druck auf den Spieltisch springt weiter. Unter mehreren zählt das langsamste Tempo.
pace-is = Tempo: { $pace }
settings-forced = Einzig mögliche Karte von selbst spielen
settings-forced-hint = Wo es nichts anderes zu wählen gibt. Wenn andere zusehen, dauert es so lange wie deine übrigen Züge.
settings-danger = Zeigen, was auf dem Spiel steht
settings-danger-hint = Was aus den Karten folgt, die du gesehen hast.
settings-danger-from-memory = Nicht, wenn aus dem Gedächtnis gespielt wird.
connecting = Auf dem Weg zum Spieltisch …
connection-lost = Die Verbindung ist unterbrochen. Neuer Versuch; nichts, was du bestätigt hast, geht verloren.
barred = Du kannst nicht an diesen Spieltisch
watching = Du schaust zu.
spectators = { $count ->
    [one] { $count } Zuschauer
   *[other] { $count } Zuschauer
}
away = { $count ->
    [one] { $names } ist nicht verbunden.
   *[other] { $names } sind nicht verbunden.
}
replaced = Ein Bot spielt für { $names }.
replaced-you = Im Moment spielt ein Bot für dich.
take-seat-back = Platz zurücknehmen
leave = Partie verlassen
leave-text = Ein Bot spielt für dich weiter. Du kannst jederzeit an deinen Platz zurückkommen.
stay = Bleiben
match-over = Die Partie ist zu Ende
finale = Finale
finale-save = Als Bild speichern
finale-share = Bild teilen
finale-close = Zum Spieltisch
rematch = Revanche
to-rematch = Zur Revanche
download-record = Protokoll herunterladen

## Replay in the browser

replay = Partie ansehen
replay-of = { $game }: Partie ansehen
replay-so-far = Bisherigen Verlauf ansehen
to-table = Zum Spieltisch
replay-controls = Partie ansehen
replay-moment = Zeitpunkt der Partie
replay-at-of = { $number } von { $last }
replay-beginning = Der Anfang
replay-first = Zum Anfang
replay-back = Zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-forward = Vor
replay-last = Zum Ende
replay-eyes-label = Blickwinkel
replay-spectator = Zuschauer
replay-round = Runde
replay-speed = Tempo
replay-hands = Alle Handkarten
replay-jump = Springen zu
replay-mark-back = Zum vorigen wichtigen Moment
replay-mark-forward = Zum nächsten wichtigen Moment
replay-mark = { $number ->
    [0] Anfang
   *[other] Teil { $number }
}
events = Ereignisse
event-number = Ereignis { $number }

## For programs

docs-title = Die Schnittstelle für Programme
docs-lead = Alles, was diese Seite tut, kann auch ein Programm: über HTTP, und am Spieltisch über einen WebSocket. Die Beschreibung unten ist auf Englisch.
docs-openapi = Dasselbe als OpenAPI
docs-socket = Öffne am Spieltisch den WebSocket unten mit dem Cookie von /api/me und sprich die Nachrichten aus docs/bots/protocol.md.
docs-parameters = Parameter
docs-body = Inhalt der Anfrage
docs-answers = Antworten
docs-messages = Nachrichten
docs-required = erforderlich
