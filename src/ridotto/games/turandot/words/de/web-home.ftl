## Turandot: on the first screen

about-turandot = Engagiere Sänger und Regisseur mit geheimen Geboten, bluffe ein wenig und gib jeder Rolle die richtige Stimme.
about-facts-turandot = Ein Bietspiel von Stefano Castelli · 2 bis 5 Spieler
