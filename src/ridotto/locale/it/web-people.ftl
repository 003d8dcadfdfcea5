## Before the start: who is here, and who can start

lobby-missing = In attesa di: { $names }
lobby-complete = Tutti i posti sono occupati
here = presente
host-can-start = { $name } può cominciare la partita.
host-can-start-full = { $name } può cominciare appena tutti i posti sono occupati.
you-can-start-full = Puoi cominciare appena tutti i posti sono occupati.
starts-by-itself = La partita comincia da sé appena ci sono tutti.
starts-when-full = La partita comincia da sé appena tutti i posti sono occupati.
host-away = { $name } organizza il tavolo ma non c’è.
heir-you = Tra { $seconds } s il tavolo sarà tuo.
heir-other = Tra { $seconds } s il tavolo passerà a { $name }.
heir-nobody = Chi si siede e resta può prendere il suo posto.
host-none = Chi si siede per primo organizza il tavolo.
start-without = Comincia senza aspettare
start-without-hint = Assenti: { $names }. Se cominci ora, un bot gioca per chi resta assente due minuti.
change-table = Cambia
change-table-title = Cambia il tavolo
change-table-hint = Tutti al tavolo vedono che cosa cambi.
apply = Applica
rematch-other = Rivincita con altre opzioni
rematch-called = { $seconds ->
    [0] La rivincita è pronta.
   *[other] La rivincita è pronta. Ci vai tra { $seconds } s.
}
stay-here = Resta qui

## Talk

talk = Parla
talk-unread = Parla, { $count ->
    [one] { $count } nuovo messaggio
   *[other] { $count } nuovi messaggi
}
emotes = Esclamazioni
emote-applause = Applausi!
emote-bravo = Bravi!
emote-encore = Bis!
emote-rose = Una rosa per te!
emote-luck = In bocca al lupo!
emote-gasp = Mamma mia!
chat = Chat
chat-write = Scrivi a tutti
chat-send = Invia
chat-none = Nessuno ha ancora scritto. Quello che scrivi non viene conservato.
chat-is-off = Chi organizza il tavolo ha disattivato la chat.
chat-not-public = Ai tavoli pubblici ci sono solo le esclamazioni.
chat-allow = Chat a questo tavolo
said-by = { $name }: { $text }
mute = Silenzia { $name }
unmute = Ascolta di nuovo { $name }
muted = in silenzio
mute-now = Silenzia
unmute-now = Ascolta di nuovo

## Called back

alerts = Avvisami quando tocca a me
alerts-hint = Con un suono, una vibrazione e una notifica mentre guardi altro.
alerts-blocked = Il browser non mostra notifiche di questa pagina. Suono e vibrazione avvisano lo stesso.
call-turn = Tocca a te.
call-rematch = La rivincita è pronta.
title-turns = ({ $count }) { $page }

## Days instead of seconds

option-time = Quando si gioca?
time-now = adesso, insieme
time-days = nell’arco di più giorni
time-days-hint = Ognuno gioca quando vuole. Nessuno deve essere presente; la pagina iniziale dice dove tocca a te.
option-days = Tempo per ogni mossa
option-days-hint = Prima della scadenza nessuno viene sostituito.
hours = { $count ->
    [one] { $count } ora
   *[other] { $count } ore
}
days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}
clock-rule-days = { $time } per ogni mossa
clock-left-days = { $days } g { $hours } h
clock-left-hours = { $hours } h { $minutes } min
my-turn-tables = Tocca a te
other-tables = Gli altri tuoi tavoli
deadline = ancora { $time }
status-by-letter = Tocca ad altri
next-turn = { $count ->
    [one] Tocca a te a un altro tavolo
   *[other] Tocca a te ad altri { $count } tavoli
}
