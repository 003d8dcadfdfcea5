## The Bottle Imp: hints

hint-play = Gioca { $card }
hint-pass = Passa: { $choice }
hint-points-bottle_imp = attesi in questa smazzata: { $points }
