## Tables on the network

error-no-such-table = Questo tavolo non esiste. Controlla il link o chiedine uno nuovo.
error-table-damaged = Questo tavolo non si può aprire: i suoi dati sono danneggiati. Gli altri tavoli non ne risentono. Chi gestisce il server può vedere che cosa non va con: ridotto check
error-no-spectators = A questo tavolo si gioca senza spettatori.
error-not-your-seat = Non siedi a questo tavolo.
error-already-seated = Siedi già a questo tavolo.
error-seat-taken = Questo posto è occupato. Scegline un altro.
error-table-full = A questo tavolo non ci sono posti liberi.
error-not-host = Può farlo solo chi organizza il tavolo.
error-already-started = La partita è cominciata: i posti non cambiano più.
error-not-started = La partita non è ancora cominciata.
error-not-over = La partita non è ancora finita.
error-seats-open = { $count ->
    [one] Un posto è ancora libero. Aspetta qualcuno o mettici un bot.
   *[other] { $count } posti sono ancora liberi. Aspetta gli altri o mettici dei bot.
}
error-seats-count = Posti indicati: { $found }. Il tavolo ne ha { $players }.
error-people-do-not-fit = Qui sono sedute più di { $players } persone. Prima qualcuno deve alzarsi.
error-unknown-seat-word = «{ $word }» non può sedere a un tavolo. Un posto è me, open o un bot, per esempio bot:normal.
error-too-many-rounds = Una partita in rete non può avere più di { $most } turni o smazzate.
error-chat-empty = In questo messaggio non c’è nulla da leggere.
error-chat-off = Chi organizza il tavolo ha disattivato la chat.
error-chat-public = Ai tavoli pubblici non c’è chat. Le esclamazioni si sentono.
error-nobody-to-mute = Lì non siede nessun altro.
error-correspondence-clock = Un tavolo per corrispondenza richiede un orologio di almeno un’ora per mossa, senza riserva.
error-stale-decision = Questa scelta è arrivata tardi: il gioco è andato avanti.
error-nothing-to-decide = Adesso non hai niente da decidere.
error-bot-plays-for-you = Un bot gioca al tuo posto. Prima riprendi il posto.
error-not-replaced = Nessun bot gioca per te: il posto è già tuo.

## Where tables are kept

error-store-in-use = Un altro server sta usando { $file }. Fermalo oppure scegli un altro file con --data.
error-store-linked = { $file } ha più di un nome: c’è un hard link oppure è montato il file stesso. Le ultime mosse stanno in un file accanto a uno dei nomi e sotto un altro potrebbero andare perse. Elimina l’altro nome oppure monta la cartella. I link simbolici non danno problemi.
error-store-not-ours = { $file } non è un file di Ridotto. Scegli un altro file con --data.
error-store-too-new = { $file } è stato scritto da un Ridotto più recente (versione del file { $version }; questo conosce la { $known }). Installa il Ridotto più recente oppure scegli un altro file con --data.
error-store-not-writable = Non si può scrivere { $file }: { $reason }. Scegli un altro file con --data.
error-store-failed = Non è stato possibile salvare il tavolo, quindi nulla è cambiato: { $reason }. Riprova.
error-store-full = Il disco del server è pieno, quindi nulla è cambiato. Riprova più tardi.
error-store-gone = Il file in cui si conservano i tavoli è stato eliminato, spostato o sostituito. Non si può salvare nulla finché chi gestisce il server non lo rimette a posto o non riavvia il server.
error-store-unreachable = In questo momento il server non raggiunge il suo database, quindi nulla è cambiato. Riprova tra poco.
error-log-conflict = Nello stesso momento questo tavolo è stato modificato altrove. Riprova.
error-store-closed = Il server si sta chiudendo. Riprova tra poco.
