"""The rulebook of a game of the family: numbered rules, rules of the quest sheets, glossary."""

from __future__ import annotations

from msgspec import structs

from game.adventure.box import Box
from game.kit.book import Book, NumberedRule, read_book
from game.kit.text import Words


def book_of(box: Box, words: Words) -> Book:
    """The numbered rules, the rules of the quest sheets under the title of their quest, and the glossary."""
    others = {
        rule.id: NumberedRule(rule.id, words(f"quest.{name}.title"), words(f"quest.{name}.rule.{rule.id}"))
        for name, quest in box.quests.items()
        for rule in quest.rules
    }
    return structs.replace(read_book(box.rules, box.glossary, words), others=others)
