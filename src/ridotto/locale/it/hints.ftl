## Hints

hint = Suggerimento
hint-heading = Le mosse migliori, in base a ciò che vedi
hint-heading-of = Le mosse migliori di { $name }, in base a ciò che si vede da questo posto:
hint-thinking = Sto pensando…
getting-ready = Preparazione: la ricerca si compila una volta sola, ci vuole al massimo un minuto…
getting-rules-ready = Preparazione: le regole si compilano una volta sola, ci vuole al massimo un minuto…
hint-points = punti attesi: { $points }
hint-chance = nel { $percent }% dei casi
hint-percent = { $percent }%
hint-best = la migliore
hint-order = La migliore viene per prima: conta ciò che rende a te e ciò che lascia agli altri.
hint-mixed = Le scelte sono segrete e simultanee: chi fa sempre lo stesso si fa indovinare. Perciò varia, con la frequenza indicata.
hint-only = Non c’è altro da fare.
error-hints-not-allowed = I suggerimenti ci sono solo dove tutti gli altri sono bot.
error-hints-not-ready = La ricerca si sta ancora preparando. Chiedi di nuovo tra un minuto.
error-thoughts-do-not-fit = Questi pensieri non riguardano la scelta che hai davanti.
