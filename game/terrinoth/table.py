"""The table of Heroes of Terrinoth: that of the family with this game's rules, questions and notes."""

from __future__ import annotations

from functools import cache

from game.adventure import table
from game.terrinoth.box import Box
from game.terrinoth.cards import HeroCard, Quest
from game.terrinoth.notes import NOTES
from game.terrinoth.prompts import PROMPTS
from game.terrinoth.rules import RULES


@cache
def supply_zone(hero: str) -> str:
    """The advanced cards a hero can still upgrade to."""
    return f"supply:{hero}"


class Table(table.Table):
    """The table of a quest."""

    rules = RULES
    prompt_kinds = PROMPTS
    note_kinds = NOTES
    box: Box
    quest: Quest

    def hero_card(self, hero: str) -> HeroCard:
        """What a hero's card says."""
        return self.box.heroes[self.board.pieces[hero].card]
