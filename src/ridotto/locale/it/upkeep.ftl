## La cura di un file di dati

cli-check = dice che cosa non va in un file di dati, anche mentre un server lo usa
cli-mend = ripara ciò che si può riparare senza perdere nulla; nessun server deve usare il file. Il file com’era resta accanto
cli-backup = copia il file di dati, anche mentre un server lo usa
cli-backup-file = dove va la copia; un file che non c’è ancora
cli-tidy = archivia come registrazioni i vecchi tavoli finiti e li toglie dal file di dati; intanto nessun server deve usarlo
cli-older-than = da quanto sono finiti: giorni come 365d, oppure ore come 12h
cli-archive = il file a cui si aggiungono le registrazioni, un oggetto JSON per riga
check-file = Il file
check-can-mend = Si può riparare: --mend.
check-cannot-mend = Resta com’è; una copia di riserva può averlo intero.
check-mended = Riparato. Il file com’era è conservato: { $file }
check-summary = tavoli { NUMBER($tables, useGrouping: 0) }, problemi { NUMBER($findings, useGrouping: 0) }, riparabili { NUMBER($mendable, useGrouping: 0) }
backup-made = Copiato e controllato: { $file }. Tavoli: { NUMBER($tables, useGrouping: 0) }, persone: { NUMBER($people, useGrouping: 0) }.
tidy-done = Tavoli archiviati in { $file }: { NUMBER($tables, useGrouping: 0) }.
tidy-damaged = Tavoli danneggiati che restano dove sono: { NUMBER($tables, useGrouping: 0) }. Vedi: ridotto check
error-backup-exists = { $file } c’è già, e nulla viene sovrascritto. Scegli un nome nuovo. Per copiare proprio questo file: ridotto backup NUOVO --data FILE
error-backup-damaged = La copia non è integra, perciò non è stata conservata: { $reason }. Che cosa non va nel file lo dice: ridotto check
error-archive-in-use = Un altro programma sta scrivendo in { $file }. Aspetta che finisca oppure scegli un altro file.
error-archive-not-ours = { $file } non è un file di registrazioni: la riga { NUMBER($line, useGrouping: 0) } non si può leggere. Scegli un altro file; nulla è stato archiviato.
error-archive-of-database = { $file } appartiene al file dei dati: il database lo cancella. Scegli un altro file; nulla è stato archiviato.
error-archive-damaged = Ciò che è stato scritto in { $file } non si può rileggere, perciò i tavoli restano nel file di dati. Scegli un altro file o un altro disco.
error-duration-unreadable = «{ $text }» non è una durata. Scrivi giorni come 365d, oppure ore come 12h.

## Che cosa può non andare in un file di dati

error-column-unreadable = «{ $column }» non si può leggere.
error-page-unreadable = Una parte del file non si può leggere: { $reason }.
error-settings-unreadable = Le impostazioni non si possono leggere: { $reason }
error-log-empty = Il registro non ha nessuna voce.
error-log-gap = Nel registro manca la voce { NUMBER($number, useGrouping: 0) }.
error-entry-unreadable = La voce { NUMBER($number, useGrouping: 0) } del registro non si può leggere.
error-entry-misplaced = La voce { NUMBER($number, useGrouping: 0) } del registro non può stare in quel punto.
error-entry-refused = La voce { NUMBER($number, useGrouping: 0) } del registro non si può giocare: { $reason }
error-file-corrupt = SQLite trova: { $reason }.
error-person-unreadable = Il nome della persona { $person } non si può leggere.
error-log-without-table = C’è un registro, ma manca il tavolo stesso.
error-members-without-table = Ci sono persone assegnate, ma il tavolo non esiste.
error-log-cut-short = Mancano le ultime voci del registro: il tavolo è stato modificato il { $at }.
error-glance-wrong = Non concorda con il registro: { $columns }.
