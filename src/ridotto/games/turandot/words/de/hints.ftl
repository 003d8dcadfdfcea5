## Turandot: hints

hint-bid = Biete { $choice }
hint-give = { $who ->
    [you] Nimm die Karte auf Platz { $slot }
   *[other] Gib die Karte auf Platz { $slot } an { $name }
}
hint-name = Lass { $name } einen Regisseur feuern
hint-dismiss = Feuere den Regisseur „{ $director }“
hint-cast = Besetzung: { $choice }
hint-points-turandot = erwartet am Ende: { $points }
