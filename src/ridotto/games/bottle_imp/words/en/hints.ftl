## The Bottle Imp: hints

hint-play = Play { $card }
hint-pass = Give away: { $choice }
hint-points-bottle_imp = expected this round: { $points }
