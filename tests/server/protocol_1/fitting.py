"""Whether all that one JSON Schema describes fits another, for the schemas that `make protocol` writes."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from ridotto.messages.schema import Schema

BOUNDS = {"maximum": 1, "maxLength": 1, "maxItems": 1, "minimum": -1, "minLength": -1, "minItems": -1}
"""1: the largest that is allowed; -1: the smallest."""
VARIANTS = ("anyOf", "oneOf")


@dataclass(frozen=True)
class Fitting:
    """Compares what is sent with what is read: each a whole schema, by whose names parts refer to others."""

    sent: Schema
    read: Schema
    may_have_new_words: bool
    """Whether readers have to expect words and kinds of messages that they do not know."""
    _seen: set[tuple[str, str]] = field(default_factory=set)

    def misfits(self, sent: str, read: str) -> list[str]:
        """Where something of this name might be sent that its reader cannot read."""
        self._seen.clear()
        return list(self._parts({"$ref": f"#/$defs/{sent}"}, {"$ref": f"#/$defs/{read}"}, sent))

    def _parts(self, sent: Schema, read: Schema, at: str) -> Iterator[str]:
        if "$ref" in sent and "$ref" in read:
            pair = sent["$ref"], read["$ref"]
            if pair in self._seen:
                return
            self._seen.add(pair)
        sent, read = _found(sent, self.sent), _found(read, self.read)
        if variants := _variants(sent):
            for variant in variants:
                yield from self._parts(variant, read, at)
        elif variants := _variants(read):
            yield from self._one_of(sent, variants, at)
        else:
            yield from self._values(sent, read, at)

    def _one_of(self, sent: Schema, variants: list[Schema], at: str) -> Iterator[str]:
        kind = _kind(sent)
        alike = [variant for variant in variants if _kind(_found(variant, self.read)) == kind]
        if alike:
            yield from min((list(self._parts(sent, variant, at)) for variant in alike), key=len)
        elif not (self.may_have_new_words and kind[1:]):
            yield f"{at}: {kind}"

    def _values(self, sent: Schema, read: Schema, at: str) -> Iterator[str]:
        if "type" in read and sent.get("type") != read["type"]:
            yield f"{at}: {sent.get('type')}, not {read['type']}"
            return
        words = _words(read)
        if words is not None and not self.may_have_new_words and not (_words(sent) or {None}) <= words:
            yield f"{at}: {_words(sent)}, not {words}"
        for bound, sign in BOUNDS.items():
            if bound in read and (bound not in sent or sign * sent[bound] > sign * read[bound]):
                yield f"{at}: {bound} {sent.get(bound)}, not {read[bound]}"
        if "items" in read:
            yield from self._parts(sent.get("items", {}), read["items"], f"{at}[]")
        yield from self._fields(sent, read, at)

    def _fields(self, sent: Schema, read: Schema, at: str) -> Iterator[str]:
        written, known = sent.get("properties", {}), read.get("properties", {})
        for name in set(read.get("required", ())) - set(sent.get("required", ())):
            yield f"{at}.{name}: may be missing"
        if read.get("additionalProperties") is False:
            yield from (f"{at}.{name}: unknown" for name in written.keys() - known.keys())
        for name in known:
            if name in written:
                yield from self._parts(written[name], known[name], f"{at}.{name}")
            elif "properties" in sent and "default" not in known[name]:
                yield f"{at}.{name}: gone"


def _found(part: Schema, schema: Schema) -> Schema:
    while "$ref" in part:
        part = schema["$defs"][part["$ref"].rpartition("/")[2]]
    return part


def _variants(part: Schema) -> list[Schema]:
    return next((list(part[key]) for key in VARIANTS if key in part), [])


def _words(part: Schema) -> set[object] | None:
    if "const" in part:
        return {part["const"]}
    return set(part["enum"]) if "enum" in part else None


def _kind(part: Schema) -> tuple[object, ...]:
    """Its type, and what tells it from others of the type."""
    fields = part.get("properties", {})
    return part.get("type"), *(fields[name]["const"] for name in fields if "const" in fields[name])
