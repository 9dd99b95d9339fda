"""The rulebook: numbered rules and glossary."""

from __future__ import annotations

from game.heroica.box import Box
from game.kit.book import Book, NumberedRule, Term
from game.kit.text import Words


def book_of(box: Box, words: Words) -> Book:
    """Every numbered rule with its part, and every word of the glossary."""
    rules = {
        rule_id: NumberedRule(rule_id, words(f"rulepart.{rule.part}"), words(f"rule.{rule_id}"))
        for rule_id, rule in box.content.rules.items()
    }
    terms = tuple(
        Term(name, words(f"glossary.{name}.name"), words(f"glossary.{name}.text"), term.kind, term.rule, term.see)
        for name, term in box.content.glossary.items()
    )
    return Book(rules, terms, {})
