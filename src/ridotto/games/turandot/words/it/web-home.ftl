## Turandot: on the first screen

about-turandot = Ingaggia cantanti e regista con offerte segrete, bluffa un po’ e dai a ogni ruolo la voce giusta.
about-facts-turandot = Un gioco di offerte segrete di Stefano Castelli · da 2 a 5 giocatori
