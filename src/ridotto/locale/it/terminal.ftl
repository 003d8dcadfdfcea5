## Before a match

menu-unfinished = Ci sono partite da finire. Quale vuoi riprendere?
menu-go-on = { $game } ({ $setup }), { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
}, { $date }
menu-new-match = Una nuova partita
menu-more-unfinished = { $count ->
    [one] { $count } partita più vecchia non è mostrata.
   *[other] { $count } partite più vecchie non sono mostrate.
}
menu-discard = Eliminare per sempre questa partita? { $match }
ask-discard = y e Invio la elimina; Invio da solo la conserva.
menu-game = Quale gioco?
option-ask-players = Quanti giocatori?
option-ask-mode = Quale modalità?
option-ask-rounds = Quante smazzate?
option-ask-deck = Quale mazzo?
menu-people = Chi gioca?
menu-one-person = Tu contro i bot
menu-more-people = Più persone a questa tastiera
menu-memory = Che cosa mostra lo schermo?
menu-memory-no = Tutto ciò che è stato scoperto
menu-memory-yes = Solo ciò che è sul tavolo: si gioca a memoria
menu-level = Quanto sono forti i bot?
menu-level-entry = { $name }: { $note }
menu-seats = A quali posti siedono le persone? Agli altri siedono i bot.
menu-name = Come si chiama chi siede al posto { $seat }?
ask-menu = Scrivi un numero; Invio prende la prima voce.
ask-menu-usual = Scrivi un numero; Invio: { $usual }.
ask-menu-or-discard = Scrivi un numero; Invio prende la prima voce, x 1 la elimina per sempre.
ask-number = Da { $lowest } a { $highest }; Invio: { $default }.
ask-seats = Numeri dei posti da 0 a { $last }, per esempio: 0 1
ask-name = Scrivi un nome di al massimo { $most } caratteri, il resto si taglia; Invio: nessun nome.
ask-menu-commands = ? aiuto · r regole · q esci
save-set-aside = È stata messa da parte come { $file }. Non è stato cancellato niente.
notice-discarded = La partita è stata eliminata.

## At the table

ask-help = ? aiuto
ask-rules = r regole
ask-take-back = u annulla
ask-commands = l eventi · s punti · q esci
log-empty = Non è ancora successo nulla.
notice-no-rules = Questo gioco non ha regole da leggere qui.
ask-hint = h suggerimento
ask-danger = d in gioco
ask-only-choice = Invio lo prende.
ask-confirm = La tua scelta: { $choice }. Invio conferma, u annulla.
ask-go-on = Premi Invio per continuare.
ask-enter-back = Premi Invio per tornare.
ask-next-page = Pagina { $number } di { $count }. Invio volta pagina, ogni altra cosa torna indietro.
hand-over = Passa la tastiera a { $name }.
ask-hand-over = { $name }: premi Invio quando nessun altro guarda.
ask-hand-over-or-take-back = { $name }: premi Invio quando nessun altro guarda. (u: chi c’era prima annulla la sua scelta.)
bot-thinks = { $name } sceglie…
notice-taken-back = Annullato. Scegli di nuovo.
left-and-kept = La partita è salvata. Per riprenderla: { $program } play --resume – è in { $file }
left-not-kept = Non è stato possibile conservare la partita: { $reason }.
left-unplayed = Nessuna mossa è stata fatta, quindi la partita non è salvata.
record-saved = La registrazione della partita è in { $file }

## Replay

replay-at = Evento { $event } di { $events }
replay-eyes-all = tutte le carte visibili
replay-eyes = visto da { $name }
replay-start = l’inizio
ask-replay = Invio o n: avanti · p: indietro · un numero: a quell’evento · s 0: come il posto 0 · s: tutto · l: eventi · t: punti · ? aiuto · q: esci
error-replay-command = «{ $text }» non si può leggere. Scrivi n, p, un numero, s con un posto, o q.
error-replay-event = Non c’è nessun evento { $event }. Vanno da 0 a { $last }.
help-replay =
    Questa è la registrazione di una partita, un evento alla volta.

    Invio, n   un evento avanti
    p          un evento indietro
    12         vai all’evento 12; 0 è l’inizio
    s 1        vedi il tavolo come il posto 1
    s          vedi tutte le carte
    l          che cosa è successo fin qui
    t          il segnapunti fin qui
    r          le regole in breve
    q          esci

## Help before a match

help-menu =
    Scrivi il numero di una voce e premi Invio. Invio da solo prende la prima
    voce o il valore indicato.

    ?   questo aiuto
    r   le regole di tutti i giochi in breve
    q   esci

    Si può anche indicare tutto nel comando. L’elenco:
    ridotto play --help

## A game without screens of its own

plain-ask = La tua mossa:

help-plain =
    Scrivi il numero di una mossa e premi Invio, oppure la mossa stessa come
    sta nell’elenco.

    ?   questo aiuto
    r   le regole in breve, se il gioco ne ha
    u   annulla una scelta non ancora mostrata
    l   che cosa è successo finora
    s   il segnapunti
    q   esci; la partita è salvata, riprendila con: ridotto play --resume
