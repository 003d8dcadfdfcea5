"""What each director would be worth to whom, in lines."""

from ridotto.games.turandot.rules.views.danger import DirectorWorth, Worth, danger_of
from ridotto.games.turandot.rules.views.view import TurandotView
from ridotto.games.turandot.terminal.cards import CardFaces
from ridotto.screens.names import Names
from ridotto.screens.words import Words


def tell_danger(words: Words, view: TurandotView, names: Names) -> list[str]:
    found = danger_of(view)
    if found is None:
        return []
    faces = CardFaces(words, view)
    lines = [f"{faces.director(each.director)}: {_worths(words, names, each)}" for each in found]
    return [words("worth"), "", *lines, "", words("worth-note")]


def _worths(words: Words, names: Names, found: DirectorWorth) -> str:
    lines = [_line(words, names.of(seat), worth) for seat, worth in enumerate(found.seats)]
    dummy = [] if found.dummy is None else [_line(words, words("name-dummy"), found.dummy)]
    return ", ".join([*lines, *dummy])


def _line(words: Words, name: str, worth: Worth) -> str:
    return words("worth-line", name=name, now=words.signed(worth.now), most=words.signed(worth.most))
