"""The book of a game: its numbered rules, its glossary, how it differs from another one; how a rule's id is known."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from game.kit.text import Words

LONGEST_NUMBER = 4
"""Digits of a rule's number."""


class RuleEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A numbered rule in a content file: the part of the book it stands in, and whether it holds a decision of this
    edition. Its text is a word, `rule.<id>`.
    """

    part: str
    ruling: bool = False


class GlossaryEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A word of the glossary in a content file: what kind of word it is, the rule it comes from, the words that explain
    it further. Name and text are words, `glossary.<id>.name`.
    """

    kind: str
    rule: str = ""
    see: tuple[str, ...] = ()


class NumberedRule(Struct, frozen=True):
    """One numbered rule: its id, the title of its part, its text."""

    id: str
    part: str
    text: str


class Term(Struct, frozen=True):
    """A word of the glossary: what it means, the rule it comes from, the words that explain it further."""

    id: str
    name: str
    text: str
    kind: str
    rule: str = ""
    see: tuple[str, ...] = ()


class Difference(Struct, frozen=True):
    """Something that is otherwise than in a game that a player may know: its topic, how it is `there` and how `here`,
    and the rule that says so.
    """

    id: str
    topic: str
    title: str
    there: str
    here: str
    rule: str


class Book(Struct, frozen=True):
    """The rulebook. `rules` by id in their order, `terms` in theirs; `differences` compare it with another game, topic
    by topic, where it is compared with one.

    `others` are rules that stand on a card or sheet and not in the book: they can be linked to and asked for, and are
    not listed.
    """

    rules: Mapping[str, NumberedRule]
    terms: tuple[Term, ...]
    others: Mapping[str, NumberedRule]
    differences: tuple[Difference, ...] = ()

    def rule(self, rule_id: str) -> NumberedRule:
        """A rule by its id. Raises KeyError for an id that no rule has."""
        return self.rules.get(rule_id) or self.others[rule_id]

    def known(self, written: str) -> str:
        """The id of a rule as a player writes it ("ht-312", "312", "r-7"); empty where it is none."""
        wanted, ids = written.strip().upper(), {rule_id.upper(): rule_id for rule_id in (*self.rules, *self.others)}
        if wanted in ids:
            return ids[wanted]
        prefix, _, digits = wanted.rpartition("-")
        if not digits.isascii() or not digits.isdecimal() or len(digits) > LONGEST_NUMBER:
            return ""
        for upper, rule_id in ids.items():
            start, _, number = upper.rpartition("-")
            if number.isdecimal() and int(number) == int(digits) and start.startswith(prefix):
                return rule_id
        return ""


def read_book(rules: Mapping[str, RuleEntry], glossary: Mapping[str, GlossaryEntry], words: Words) -> Book:
    """The book of content files: every numbered rule with the title of its part, and every word of the glossary."""
    numbered = {
        rule_id: NumberedRule(rule_id, words(f"rulepart.{rule.part}"), words(f"rule.{rule_id}"))
        for rule_id, rule in rules.items()
    }
    terms = tuple(
        Term(name, words(f"glossary.{name}.name"), words(f"glossary.{name}.text"), term.kind, term.rule, term.see)
        for name, term in glossary.items()
    )
    return Book(numbered, terms, {})
