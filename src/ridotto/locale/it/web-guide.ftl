## The first-game guide

guide-label = Guida alla prima partita
guide-tip = Consiglio
guide-got-it = Ho capito
guide-switch-off = Disattiva la guida
guide-is-off = La guida è disattivata. Puoi riattivarla nelle impostazioni.
