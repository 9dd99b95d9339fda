"""The rulebook of a game of the family: numbered rules, rules of the quest sheets, glossary."""

from __future__ import annotations

from game.adventure.box import Box
from game.kit.book import Book, NumberedRule, Term
from game.kit.text import Words


def book_of(box: Box, words: Words) -> Book:
    """The numbered rules, the rules of the quest sheets under the title of their quest, and the glossary."""
    rules = {
        rule_id: NumberedRule(rule_id, words(f"rulepart.{rule.part}"), words(f"rule.{rule_id}"))
        for rule_id, rule in box.rules.items()
    }
    others = {
        rule.id: NumberedRule(rule.id, words(f"quest.{name}.title"), words(f"quest.{name}.rule.{rule.id}"))
        for name, quest in box.quests.items()
        for rule in quest.rules
    }
    terms = tuple(
        Term(name, words(f"glossary.{name}.name"), words(f"glossary.{name}.text"), word.kind, word.rule, word.see)
        for name, word in box.glossary.items()
    )
    return Book(rules, terms, others)
