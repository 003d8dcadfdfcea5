## The Bottle Imp: hints

hint-play = Spiel die { $card }
hint-pass = Gib ab: { $choice }
hint-points-bottle_imp = erwartet in dieser Runde: { $points }
