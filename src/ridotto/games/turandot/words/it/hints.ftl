## Turandot: hints

hint-bid = Offri: { $choice }
hint-give = { $who ->
    [you] Prendi la carta del numero { $slot }
   *[other] Dai la carta del numero { $slot } a { $name }
}
hint-name = Fai licenziare un regista a { $name }
hint-dismiss = Licenzia il regista «{ $director }»
hint-cast = Cast: { $choice }
hint-points-turandot = punti attesi alla fine: { $points }
