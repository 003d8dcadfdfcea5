## The Bottle Imp: hints

hint-play = Gioca { $card }
hint-pass = Passa: { $choice }
hint-points-bottle_imp = punti attesi in questa smazzata: { $points }
