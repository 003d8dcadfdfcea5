## Errors: the network

error-invalid-request = La richiesta non è stata capita: { $field }: { $reason }.
error-no-such-address = A { $path } non c’è nulla.
error-method-not-allowed = { $method } qui non è possibile.
error-body-too-large = È troppo in una volta: qui si leggono al massimo { $limit } byte.
error-too-fast = Un po’ troppo in fretta. Riprova tra { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}.
error-too-many-tables = Hai { $most } tavoli non finiti. Prima finiscine o lasciane qualcuno.
error-too-many-sockets = Ci sono troppe finestre aperte a questo tavolo o dalla tua rete. Chiudine qualcuna e riprova.
error-foreign-origin = Un altro sito ({ $origin }) non può farlo qui.
error-foreign-host = Questo server non risponde al nome { $host }. Usa l’indirizzo che ha mostrato all’avvio.
error-no-cookie = Il server non ti conosce ancora. Ricarica la pagina; i cookie devono essere permessi.
error-name-empty = Scegli un nome con almeno una lettera.
error-match-running = La partita non è finita. La registrazione si può scaricare alla fine.
error-from-memory-running = A questo tavolo si gioca a memoria. La partita si potrà rivedere alla fine.
error-not-your-eyes = Finché la partita è in corso puoi rivederla solo dal tuo posto.
error-too-many-events = La registrazione ha { $found } eventi. Se ne possono mostrare al massimo { $most }.
error-too-many-values = La registrazione ha { $found } valori. Qui se ne leggono al massimo { $most }; una partita ne ha molti meno.
error-replay-form = Il formato delle partite da rivedere è cambiato. Ricarica la pagina. Un programma deve chiedere con form={ $form } (docs/bots/protocol.md).
error-replays-busy = In questo momento troppe persone stanno rivedendo partite. Riprova tra { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}.
error-too-many-uploads = In questo momento stanno arrivando troppi file. Riprova tra { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}.
error-server-failed = Qualcosa è andato storto nel server. Ciò che avevi confermato è conservato; riprova.
error-code-unknown = Questo codice non è valido. Forse è già stato usato o ha più di cinque minuti: chiedine uno nuovo.
error-too-many-devices = Hai già effettuato l’accesso in { $most } browser. Prima esci dagli altri.
