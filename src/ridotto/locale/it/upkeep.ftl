## Che cosa può non andare in un file di dati

error-column-unreadable = "{ $column }" non si può leggere.
error-page-unreadable = Una parte del file non si può leggere: { $reason }.
error-settings-unreadable = Le impostazioni non si possono leggere: { $reason }
error-log-empty = Il registro non ha nessuna voce.
error-log-gap = Nel registro manca la voce { NUMBER($number, useGrouping: 0) }.
error-entry-unreadable = La voce { NUMBER($number, useGrouping: 0) } del registro non si può leggere.
error-entry-misplaced = La voce { NUMBER($number, useGrouping: 0) } del registro non può stare in quel punto.
error-entry-refused = La voce { NUMBER($number, useGrouping: 0) } del registro non si può giocare: { $reason }
