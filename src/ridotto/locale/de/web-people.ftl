## Before the start: who is here, and who can start

lobby-missing = Warten auf { $names }
lobby-complete = Alle Plätze sind besetzt
here = da
host-can-start = { $name } kann die Partie beginnen.
host-can-start-full = { $name } kann beginnen, sobald alle Plätze besetzt sind.
you-can-start-full = Du kannst beginnen, sobald alle Plätze besetzt sind.
starts-by-itself = Es geht von selbst los, sobald alle da sind.
starts-when-full = Es geht von selbst los, sobald alle Plätze besetzt sind.
host-away = { $name } ist Gastgeber und nicht da.
heir-you = In { $seconds } s bist du Gastgeber.
heir-other = In { $seconds } s ist { $name } Gastgeber.
heir-nobody = Wer sich hinsetzt und bleibt, kann Gastgeber werden.
host-none = Wer sich zuerst hinsetzt, ist Gastgeber.
start-without = Ohne Warten beginnen
start-without-hint = Nicht da: { $names }. Wenn du jetzt beginnst, spielt ein Bot für alle, die zwei Minuten lang fehlen.
change-table = Ändern
change-table-title = Spieltisch ändern
change-table-hint = Alle am Spieltisch sehen, was du änderst.
apply = Übernehmen
rematch-other = Revanche, anders eingestellt
rematch-called = { $seconds ->
    [0] Die Revanche steht bereit.
   *[other] Die Revanche steht bereit. In { $seconds } s geht es hin.
}
stay-here = Hierbleiben

## Talk

talk = Reden
talk-unread = Reden, { $count ->
    [one] { $count } neue Zeile
   *[other] { $count } neue Zeilen
}
emotes = Zurufe
emote-applause = Applaus!
emote-bravo = Bravo!
emote-encore = Zugabe!
emote-rose = Eine Rose für dich!
emote-luck = Toi, toi, toi!
emote-gasp = Mamma mia!
chat = Chat
chat-write = An alle schreiben
chat-send = Senden
chat-none = Noch hat niemand etwas geschrieben. Was du schreibst, wird nirgends aufbewahrt.
chat-is-off = Der Gastgeber hat den Chat ausgeschaltet.
chat-not-public = An öffentlichen Spieltischen gibt es nur Zurufe.
chat-allow = Chat an diesem Spieltisch
said-by = { $name }: { $text }
mute = { $name } stummschalten
unmute = { $name } wieder hören
muted = stumm
mute-now = Stummschalten
unmute-now = Wieder hören

## Called back

alerts = Bescheid sagen, wenn ich dran bin
alerts-hint = Mit Ton, Vibration und Benachrichtigung, während du etwas anderes ansiehst.
alerts-blocked = Dein Browser zeigt keine Benachrichtigungen dieser Seite. Ton und Vibration gibt es trotzdem.
call-turn = Du bist dran.
call-rematch = Die Revanche steht bereit.
title-turns = ({ $count }) { $page }

## Days instead of seconds

option-time = Wann spielt ihr?
time-now = jetzt, zusammen
time-days = über mehrere Tage
time-days-hint = Alle machen ihren Zug, wann sie mögen. Niemand muss da sein; die Startseite sagt, wo du dran bist.
option-days = Zeit für jeden Zug
option-days-hint = Vorher wird niemand ersetzt.
hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}
days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
clock-rule-days = { $time } für jeden Zug
clock-left-days = { $days } Tg. { $hours } Std.
clock-left-hours = { $hours } Std. { $minutes } Min.
my-turn-tables = Du bist dran
other-tables = Deine anderen Spieltische
deadline = noch { $time }
status-by-letter = Andere sind dran
next-turn = { $count ->
    [one] Du bist an einem anderen Spieltisch dran
   *[other] Du bist an { $count } anderen Spieltischen dran
}
