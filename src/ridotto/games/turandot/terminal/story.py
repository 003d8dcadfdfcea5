"""What happened in a match of Turandot, told to one seat from nothing but its view."""

from ridotto.games.turandot.rules.views.hiring import (
    HiringRound,
    finished_round,
    is_for_directors,
    present_round,
)
from ridotto.games.turandot.rules.views.view import TurandotView
from ridotto.games.turandot.terminal.cards import CardFaces
from ridotto.screens.names import Names
from ridotto.screens.words import Words


def as_sentence(words: str) -> str:
    """Words of the log on a line of their own."""
    return f"{words[0].upper()}{words[1:]}."


class TurandotStory:
    def __init__(self, words: Words, view: TurandotView, names: Names) -> None:
        self._words = words
        self._view = view
        self._names = names
        self._cards = CardFaces(words, view)

    def tell(self) -> list[str]:
        sentences = []
        for hiring in map(finished_round, self._view.past):
            sentences += self._round(hiring)
        if self._view.audition and self._view.phase in ("bid", "give", "name", "dismiss"):
            sentences += self._audition()
        present = present_round(self._view)
        if present is not None:
            sentences += self._round(present)
        elif self._view.phase in ("bid", "cast"):
            sentences += self._sealed()
        return sentences

    def _audition(self) -> list[str]:
        maestro = self._view.maestro
        if maestro is None:
            return []
        number = self._view.round + 1
        key = "log-audition-directors" if is_for_directors(number) else "log-audition"
        count = len(self._view.audition)
        return [self._words(key, round=number, count=count, name=self._names.of(maestro))]

    def _round(self, hiring: HiringRound) -> list[str]:
        bids = ", ".join(
            f"{self._names.of(seat)}: {self._cards.bid(bid)}" for seat, bid in enumerate(hiring.bids)
        )
        sentences = [self._words("log-bids", round=hiring.number, bids=bids)]
        gains = self._gains(hiring)
        if gains:
            sentences.append(as_sentence("; ".join(gains)))
        if hiring.leftover is not None:
            key = "log-leftover-dummy" if self._view.options.has_dummy else "log-leftover"
            sentences.append(self._words(key, card=self._cards.card(hiring.leftover, hiring.number)))
        if hiring.named is not None:
            facts = {"name": self._names.of(hiring.named), "who": self._names.who(hiring.named)}
            if hiring.dismissed is None:
                sentences.append(self._words("log-named", **facts))
            else:
                director = self._words("quoted", text=self._cards.director(hiring.dismissed))
                sentences.append(self._words("log-dismissed", director=director, **facts))
        return sentences

    def _gains(self, hiring: HiringRound) -> list[str]:
        gains = []
        for seat, (hired, stand_in) in enumerate(zip(hiring.hired, hiring.stand_ins, strict=True)):
            facts = {"name": self._names.of(seat), "who": self._names.who(seat)}
            if seat in hiring.crew:
                gains.append(self._words("log-crew", crew=self._view.options.crew, **facts))
            if hired is not None:
                gains.append(self._words("log-hired", card=self._cards.card(hired, hiring.number), **facts))
            if stand_in is not None:
                key = "log-stand-in-director" if is_for_directors(hiring.number) else "log-stand-in"
                gains.append(self._words(key, card=self._cards.card(stand_in, hiring.number), **facts))
        return gains

    def _sealed(self) -> list[str]:
        return [
            self._words(
                "log-bid-laid", count=player.face_down, name=self._names.of(seat), who=self._names.who(seat)
            )
            if self._view.phase == "bid"
            else self._words("log-cast", name=self._names.of(seat), who=self._names.who(seat))
            for seat, player in enumerate(self._view.players)
            if player.is_sealed
        ]
