## The Bottle Imp: hints

hint-play = Сыграть { $card }
hint-pass = Отдать: { $choice }
hint-points-bottle_imp = ожидается в этом раунде: { $points }
