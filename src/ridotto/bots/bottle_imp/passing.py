from functools import cache
from ridotto.games.bottle_imp.cards import RANKS, load_deck
from ridotto.games.bottle_imp.view import BottleImpView
NUM=[float(r) for r in RANKS]
DANGER=[12.0,8.0,4.0]
@cache
def keep(deck,card):
    r=NUM[card]; col=load_deck(deck).colour(card)
    if r<19:
        return -DANGER[col]*min(1,max(0,(11-r)/6)) + (3.0 if 10<r<18 else 0)+(2 if col==2 else 0)
    return 10*max(0,(r-27)/10)
def choose_pick(v: BottleImpView) -> int:
    eye=v.options.table.is_eye
    need = 4 if eye else 2 if v.options.players==5 and v.seat==v.dealer else 3
    left=need-len(v.picks)
    worst=sorted(v.legal,key=lambda c: keep(v.options.deck,c))[:left]
    gifts=min(left,2)
    disc=left-gifts
    if disc:
        return max(worst)
    return min(worst)
