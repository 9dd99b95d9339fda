"""Who in a game can have anything to say: of all that the box knows, the cards of this game and its quest's rules.

Most moments of a quest pass in silence. That is known from the cards that came to the table, before anybody asks where
they lie now: a window without speakers is no work at all.
"""

from __future__ import annotations

from collections.abc import Iterable, Set

from msgspec import Struct

from game.terrinoth.box import Box

NOBODY: Set[str] = frozenset()


class Speakers(Struct, frozen=True):
    """What speaks in one window, or of one value: cards by the kind of place they can lie in, and rules of the quest
    in printed order.
    """

    heroes: frozenset[str]
    conditions: frozenset[str]
    items: frozenset[str]
    locations: frozenset[str]
    enemies: frozenset[str]
    rules: tuple[str, ...]


class Cast:
    """The cards of one game. Cards come at set-up only, and each is told to it by the table; none ever leaves."""

    def __init__(self, box: Box, quest: str, cards: Iterable[str]) -> None:
        self.box = box
        self.quest = quest
        self.cards = set(cards)
        self._windows: dict[str, Speakers | None] = {}
        self._values: dict[str, Speakers | None] = {}

    def join(self, card: str) -> None:
        """A card comes to the table."""
        if card not in self.cards:
            self.cards.add(card)
            self._windows.clear()
            self._values.clear()

    def in_window(self, window: str) -> Speakers | None:
        """Who is bound to a window; None if nobody is."""
        try:
            return self._windows[window]
        except KeyError:
            rules = tuple(rule.id for rule, _ in self.box.quest_rules(self.quest, window))
            found = self._windows[window] = self._of(self.box.cards_in(window), rules)
            return found

    def on_value(self, key: str) -> Speakers | None:
        """Whose passive text speaks of a value or a prohibition; None if nobody's does."""
        try:
            return self._values[key]
        except KeyError:
            known = self.box.passive_keys.get(key, NOBODY)
            rules = (rule for rule in self.box.quests[self.quest].rules if rule.window == "passive")
            found = self._values[key] = self._of(known, tuple(rule.id for rule in rules if rule.id in known))
            return found

    def _of(self, known: Set[str], rules: tuple[str, ...]) -> Speakers | None:
        cards, box = self.cards & known, self.box
        if not cards and not rules:
            return None
        return Speakers(
            frozenset(cards & box.heroes.keys()), frozenset(cards & box.conditions.keys()),
            frozenset(cards & box.exploration.keys()), frozenset(cards & box.locations.keys()),
            frozenset(cards & box.enemies.keys()), rules,
        )  # fmt: skip
