"""What is at stake, in sentences."""

from collections.abc import Iterator

from ridotto.games.bottle_imp.rules.deck.cards import load_deck
from ridotto.games.bottle_imp.rules.views.danger import Danger, Stake, danger_of
from ridotto.games.bottle_imp.rules.views.view import BottleImpView
from ridotto.games.bottle_imp.terminal.cards import faces_for
from ridotto.screens.names import Names
from ridotto.screens.words import Words


def tell_danger(words: Words, view: BottleImpView, names: Names) -> list[str]:
    found = danger_of(view)
    if found is None:
        return []
    stakes = [_stake(words, names, stake) for stake in found.stakes] or [words("danger-nobody")]
    return [*stakes, *_sellers(words, view, names, found), *_lacks(words, view, names, found)]


def _stake(words: Words, names: Names, stake: Stake) -> str:
    key = "danger-stake-sure" if stake.least == stake.most else "danger-stake"
    who = {"who": names.who(stake.owner), "name": names.of(stake.owner)}
    return words(key, **who, taken=stake.taken, least=stake.least, most=stake.most)


def _sellers(words: Words, view: BottleImpView, names: Names, found: Danger) -> Iterator[str]:
    faces = faces_for(words, view)
    price = faces.price(view.bottles[view.for_sale].price)
    if not found.sellers:
        yield words("danger-sellers-none", price=price)
        return
    cards = faces.listed(seller.card for seller in found.sellers)
    yield f"{words('danger-sellers', price=price)} {cards}"
    yield words("danger-sellers-mystery")
    given = [
        f"{faces.plain(seller.card)} → {names.of(seller.holder)}"
        for seller in found.sellers
        if seller.holder is not None
    ]
    if given:
        yield words("danger-given", names=", ".join(given))


def _lacks(words: Words, view: BottleImpView, names: Names, found: Danger) -> Iterator[str]:
    colours = load_deck(view.options.deck).colour_names
    lacking = [(seat, lacks) for seat, lacks in enumerate(found.lacks) if lacks]
    if not lacking:
        yield words("danger-lacks-none")
        return
    yield words("danger-lacks")
    for seat, lacks in lacking:
        named = ", ".join(words(f"colour-{colours[colour]}") for colour in lacks)
        yield words("danger-lacks-of", name=names.of(seat), colours=named)
