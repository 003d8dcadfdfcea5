## The first-game guide

guide-label = Hilfestellung zur ersten Partie
guide-tip = Tipp
guide-got-it = Verstanden
guide-switch-off = Hilfestellung ausschalten
guide-is-off = Die Hilfestellung ist aus. In den Einstellungen kannst du sie wieder einschalten.
