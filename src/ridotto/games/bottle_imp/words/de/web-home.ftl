## The Bottle Imp: on the first screen

about-bottle_imp = Mach Stiche, kauf die Flasche billig und werde sie rechtzeitig los: Wer sie am Ende besitzt, verliert alles.
about-facts-bottle_imp = Ein Stichspiel von Günter Cornett · 2 bis 6 Spieler
