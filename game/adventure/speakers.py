"""Who in a game can have anything to say: of all that the box knows, the cards of this game and its quest's rules.

Most moments of a quest pass in silence. That is known from the cards that came to the table, before anybody asks where
they lie now: a window without speakers is no work at all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Set

from msgspec import Struct

from game.adventure.box import Box

NOBODY: Set[str] = frozenset()


class Speakers(Struct, frozen=True):
    """What speaks in one window, or of one value: cards by the kind of place they can lie in, and rules of the quest
    in printed order.
    """

    heroes: frozenset[str]
    conditions: frozenset[str]
    items: frozenset[str]
    gear: frozenset[str]
    locations: frozenset[str]
    enemies: frozenset[str]
    rules: tuple[str, ...]


class Found(dict[str, Speakers | None]):
    """Speakers by window or value, each found when it is first asked for."""

    def __init__(self, find: Callable[[str], Speakers | None]) -> None:
        super().__init__()
        self.find = find

    def __missing__(self, key: str) -> Speakers | None:
        found = self[key] = self.find(key)
        return found


class Cast:
    """The cards of one game. Cards come at set-up only, and each is told to it by the table; none ever leaves."""

    def __init__(self, box: Box, quest: str, cards: Iterable[str]) -> None:
        self.box = box
        self.quest = quest
        self.cards = set(cards)
        self.windows = Found(self._in_window)
        """Who is bound to a window; None if nobody is."""
        self.values = Found(self._on_value)
        """Whose passive text speaks of a value or a prohibition; None if nobody's does."""

    def join(self, card: str) -> None:
        """A card comes to the table."""
        if card not in self.cards:
            self.cards.add(card)
            self.windows.clear()
            self.values.clear()

    def _in_window(self, window: str) -> Speakers | None:
        rules = tuple(rule.id for rule, _ in self.box.quest_rules(self.quest, window))
        return self._of(self.box.cards_in(window), rules)

    def _on_value(self, key: str) -> Speakers | None:
        known = self.box.passive_keys.get(key, NOBODY)
        rules = (rule for rule in self.box.quests[self.quest].rules if rule.window == "passive")
        return self._of(known, tuple(rule.id for rule in rules if rule.id in known))

    def _of(self, known: Set[str], rules: tuple[str, ...]) -> Speakers | None:
        cards, box = self.cards & known, self.box
        if not cards and not rules:
            return None
        return Speakers(
            frozenset(cards & box.heroes.keys()), frozenset(cards & box.conditions.keys()),
            frozenset(cards & box.exploration.keys()), frozenset(cards & box.gear.keys()),
            frozenset(cards & box.locations.keys()), frozenset(cards & box.enemies.keys()), rules,
        )  # fmt: skip
