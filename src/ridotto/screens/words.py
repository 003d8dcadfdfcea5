"""The texts of one language, and how it writes numbers."""

from ridotto.engine.errors import Key, RidottoError
from ridotto.locale import has_key, translate

MINUS = "−"
_FACTS_AS_RECORDED = ("card", "cards", "expected")
"""Facts of errors that games write as their records do."""


class Words:
    """Gives the text of a key: `words("log-deal", name=...)`."""

    def __init__(self, language: str) -> None:
        self.language = language

    def __call__(self, key: str, /, **facts: str | int) -> str:
        return translate(self.language, key, **facts)

    def has(self, key: str) -> bool:
        return has_key(self.language, key)

    def known(self, key: str) -> str | None:
        """The text of a key that a game may have or not."""
        return self(key) if self.has(key) else None

    def number(self, number: int) -> str:
        """A number with a minus sign in place of a hyphen."""
        return str(number).replace("-", MINUS)

    def signed(self, number: int) -> str:
        return f"+{number}" if number > 0 else self.number(number)

    def decimal(self, number: float) -> str:
        """A number with one digit after the point or comma."""
        written = f"{number:.1f}".replace("-0.0", "0.0").replace("-", MINUS)
        return written if self.language == "en" else written.replace(".", ",")

    def as_read(self, recorded: str) -> str:
        """Numbers as people read them: where a record has 2.5, most languages have 2,5."""
        return recorded if self.language == "en" else recorded.replace(".", ",")

    def error(self, error: RidottoError) -> str:
        """One sentence and the code that stands for it in every language."""
        sentence = type(error)(error.code, **self._facts(error)).text(self.language)
        return self("sentence-and-code", sentence=sentence, code=error.code)

    def named_error(self, error: RidottoError, key: str, **names: str) -> str:
        """The same with another sentence, in which seats have names."""
        facts = {name: fact for name, fact in self._facts(error).items() if isinstance(fact, str | int)}
        return self("sentence-and-code", sentence=self(key, **{**facts, **names}), code=error.code)

    def _facts(self, error: RidottoError) -> dict[str, str | int | RidottoError]:
        return {
            name: self.as_read(fact)
            if name in _FACTS_AS_RECORDED and isinstance(fact, str) and not isinstance(fact, Key)
            else fact
            for name, fact in error.facts.items()
        }
