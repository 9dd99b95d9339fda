"""What the rules scene shows: entries of rules and of the glossary, searched by number and by words. No drawing."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from game.kit.book import Book, Difference, NumberedRule
from game.ui.screen.scene import Words

AFTER = 5


@dataclass(frozen=True)
class BookEntry:
    """A rule or a word: its id, the group it stands in, its name (empty for a rule), and its marked-up text; for a
    word also which kind of word it is.

    `links` are (label, target) of what stands below the text, under the heading `see`; `more` is a marked-up text
    under a heading of its own: the rules that follow, or the rule of a word.
    """

    id: str
    group: str
    name: str
    text: str
    see: str = ""
    links: tuple[tuple[str, str], ...] = ()
    more_title: str = ""
    more: str = ""
    kind: str = ""

    @property
    def title(self) -> str:
        """What the list and the sheet call it."""
        return self.name or self.id


class RuleBook:
    """All entries of a game: "rules", "glossary", and "compared" where it is compared with another game."""

    def __init__(self, book: Book, words: Words) -> None:
        self.book = book
        self._ids = re.compile(rf"\b(?:{'|'.join(map(re.escape, book.rules))})\b") if book.rules else None
        rules, names = list(book.rules.values()), {term.id: term.name for term in book.terms}
        by_rule: dict[str, list[tuple[str, str]]] = {}
        for term in book.terms:
            by_rule.setdefault(term.rule, []).append((term.name, f"term:{term.id}"))
        self.pages: dict[str, tuple[BookEntry, ...]] = {
            "rules": tuple(
                BookEntry(
                    rule.id, rule.part, "", self.linked(rule.text, rule.id),
                    words("ui.rules.words"), tuple(by_rule.get(rule.id, ())),
                    words("ui.rules.after"), self._after(rules, at),
                )
                for at, rule in enumerate(rules)
            ),
            "glossary": tuple(
                BookEntry(
                    term.id, term.name[:1].upper(), term.name, term.text, words("ui.rules.see"),
                    (
                        *(((term.rule, f"rule:{term.rule}"),) if term.rule in book.rules else ()),
                        *((names[other], f"term:{other}") for other in term.see if other in names),
                    ),
                    words("ui.rules.ruled"), self._told(term.rule), words(f"ui.rules.kind.{term.kind}"),
                )
                for term in sorted(book.terms, key=lambda term: term.name.lower())
            ),
        }  # fmt: skip
        if book.differences:
            self.pages["compared"] = tuple(self._difference(found, words) for found in book.differences)

    def _difference(self, found: Difference, words: Words) -> BookEntry:
        """How something is in the other game, and how here."""
        told = [(words("ui.rules.there"), found.there), (words("ui.rules.here"), found.here)]
        return BookEntry(
            found.id, found.topic, found.title, "\n".join(f"**{where}:** {text}" for where, text in told),
            words("ui.rules.see"), ((found.rule, f"rule:{found.rule}"),), words("ui.rules.ruled"),
            self._told(found.rule),
        )  # fmt: skip

    @property
    def widest_id(self) -> str:
        """An id as wide as they come: digits as zeros."""
        return re.sub(r"\d", "0", max(self.book.rules, key=len, default=""))

    def _after(self, rules: Sequence[NumberedRule], at: int) -> str:
        """The next rules of the same part."""
        following = [rule for rule in rules[at + 1 : at + 1 + AFTER] if rule.part == rules[at].part]
        return "\n".join(self._told(rule.id) for rule in following)

    def _told(self, rule_id: str) -> str:
        """The text of a rule, after its number; empty where no rule has this id."""
        rule = self.book.rules.get(rule_id)
        return f"[{rule_id}](rule:{rule_id}) {self.linked(rule.text, rule_id)}" if rule is not None else ""

    def linked(self, text: str, own: str = "") -> str:
        """The text with every number of another rule of the book as a link to it."""

        def link(found: re.Match[str]) -> str:
            rule_id = found.group()
            return f"[{rule_id}](rule:{rule_id})" if rule_id != own else rule_id

        return self._ids.sub(link, text) if self._ids is not None else text

    def entry(self, page: str, entry_id: str) -> BookEntry | None:
        """An entry of a page by its id."""
        return next((entry for entry in self.pages[page] if entry.id == entry_id), None)

    def found(self, page: str, search: str) -> list[BookEntry]:
        """The entries in which every word of the search occurs, in id, name, group or text."""
        wanted = search.lower().split()
        return [entry for entry in self.pages[page] if _has(entry, wanted)]


def groups(entries: Iterable[BookEntry]) -> list[tuple[str, list[BookEntry]]]:
    """The entries by group, in order."""
    made: list[tuple[str, list[BookEntry]]] = []
    for entry in entries:
        if not made or made[-1][0] != entry.group:
            made.append((entry.group, []))
        made[-1][1].append(entry)
    return made


def _has(entry: BookEntry, wanted: Sequence[str]) -> bool:
    text = f"{entry.id} {entry.name} {entry.group} {entry.text}".lower()
    return all(word in text for word in wanted)
