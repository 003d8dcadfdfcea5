"""The words of one language, and how it writes numbers."""

from ridotto.core.errors import RidottoError
from ridotto.locale import translate

MINUS = "−"
_FACTS_WITH_CARDS = ("card", "cards")


class Words:
    """Gives the text of a key: `words("log-deal", name=...)`."""

    def __init__(self, language: str) -> None:
        self.language = language

    def __call__(self, key: str, /, **facts: str | int) -> str:
        return translate(self.language, key, **facts)

    def number(self, number: int) -> str:
        """A number with a minus sign in place of a hyphen."""
        return str(number).replace("-", MINUS)

    def signed(self, number: int) -> str:
        return f"+{number}" if number > 0 else self.number(number)

    def rank(self, rank: str) -> str:
        """The number on a card; records always write 2.5, people read 2,5 where their language does."""
        return rank if self.language == "en" else rank.replace(".", ",")

    def error(self, error: RidottoError) -> str:
        """One sentence and the code that stands for it in every language."""
        facts = {
            name: self.rank(fact) if name in _FACTS_WITH_CARDS and isinstance(fact, str) else fact
            for name, fact in error.facts.items()
        }
        sentence = type(error)(error.code, **facts).text(self.language)
        return self("sentence-and-code", sentence=sentence, code=error.code)
