"""What the rules scene shows: entries of rules and of the glossary, searched by number and by words. No drawing."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from game.kit.mode import Mode
from game.ui.screen.scene import Words

AFTER = 5
_RULE_ID = re.compile(r"\b(?:HT-\d{3}|R-\d{2})\b")


@dataclass(frozen=True)
class Entry:
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
    """All entries of a game: "rules" and "glossary"."""

    def __init__(self, mode: Mode, words: Words) -> None:
        book = mode.book()
        terms = book.terms
        names = {term.id: term.name for term in terms}
        rules = [(rule.id, rule.part, rule.text) for rule in book.rules.values()]
        self._known = {rule_id for rule_id, _, _ in rules}
        by_rule: dict[str, list[tuple[str, str]]] = {}
        for term in terms:
            by_rule.setdefault(term.rule, []).append((term.name, f"term:{term.id}"))
        self.pages: dict[str, tuple[Entry, ...]] = {
            "rules": tuple(
                Entry(
                    rule_id, part, "", self.linked(text, rule_id),
                    words("ui.rules.words"), tuple(by_rule.get(rule_id, ())),
                    words("ui.rules.after"), self._after(rules, at),
                )
                for at, (rule_id, part, text) in enumerate(rules)
            ),
            "glossary": tuple(
                Entry(
                    term.id, term.name[:1].upper(), term.name, term.text, words("ui.rules.see"),
                    (
                        *(((term.rule, f"rule:{term.rule}"),) if term.rule in self._known else ()),
                        *((names[other], f"term:{other}") for other in term.see if other in names),
                    ),
                    words("ui.rules.ruled"), self._told(rules, term.rule), words(f"ui.rules.kind.{term.kind}"),
                )
                for term in sorted(terms, key=lambda term: term.name.lower())
            ),
        }  # fmt: skip

    def _after(self, rules: Sequence[tuple[str, str, str]], at: int) -> str:
        """The next rules of the same part."""
        part = rules[at][1]
        following = [rule for rule in rules[at + 1 : at + 1 + AFTER] if rule[1] == part]
        return "\n".join(f"[{rule_id}](rule:{rule_id}) {self.linked(text, rule_id)}" for rule_id, _, text in following)

    def _told(self, rules: Sequence[tuple[str, str, str]], wanted: str) -> str:
        """The text of a rule, after its number."""
        found = next((rule for rule in rules if rule[0] == wanted), None)
        return f"[{wanted}](rule:{wanted}) {self.linked(found[2], wanted)}" if found is not None else ""

    def linked(self, text: str, own: str = "") -> str:
        """The text with every number of another rule as a link to it."""

        def link(found: re.Match[str]) -> str:
            rule_id = found.group()
            return f"[{rule_id}](rule:{rule_id})" if rule_id in self._known and rule_id != own else rule_id

        return _RULE_ID.sub(link, text)

    def entry(self, page: str, entry_id: str) -> Entry | None:
        """An entry of a page by its id."""
        return next((entry for entry in self.pages[page] if entry.id == entry_id), None)

    def found(self, page: str, search: str) -> list[Entry]:
        """The entries in which every word of the search occurs, in id, name, group or text."""
        wanted = search.lower().split()
        return [entry for entry in self.pages[page] if _has(entry, wanted)]


def groups(entries: Iterable[Entry]) -> list[tuple[str, list[Entry]]]:
    """The entries by group, in order."""
    made: list[tuple[str, list[Entry]]] = []
    for entry in entries:
        if not made or made[-1][0] != entry.group:
            made.append((entry.group, []))
        made[-1][1].append(entry)
    return made


def _has(entry: Entry, wanted: Sequence[str]) -> bool:
    text = f"{entry.id} {entry.name} {entry.group} {entry.text}".lower()
    return all(word in text for word in wanted)
