"""The box of a game: every card, die and quest by id, and what their marks were compiled to. Read only; shared by all
games that are played with it.

It knows no word of the cards: `compiling.py` binds them and fills the box.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from game.adventure import cards
from game.kit.book import GlossaryEntry, RuleEntry
from game.kit.dice import Die
from game.kit.effects.effect import Effect
from game.kit.effects.language import Condition, Number, Vocabulary

Files = dict[str, dict[str, Any]]
"""The records of the data files: name of the file -> id -> record."""


class DieFaces(Struct, frozen=True, forbid_unknown_fields=True):
    """The faces of a die, as the data file spells them."""

    faces: tuple[tuple[str, ...], ...]


KINDS: dict[str, type[Any]] = {
    "dice": DieFaces,
    "keywords": cards.Keyword,
    "conditions": cards.ConditionCard,
    "ladder": cards.Step,
    "rules": RuleEntry,
    "glossary": GlossaryEntry,
}
"""What lies in the files that every game of the family has."""


class Ability(Struct, frozen=True):
    """A compiled ability in a window. `own` is True on enemies: it answers only what happens to that very card."""

    effect: Effect
    only: str = ""
    limit: str = ""
    condition: Condition | None = None
    own: bool = False


class Line(Struct, frozen=True):
    """One printed line of an action card."""

    effect: Effect
    marks: str


class QuestOutlook(Struct, frozen=True):
    """The compiled advice about a quest (`cards.QuestAdvice`)."""

    counters: Number | None = None
    beyond: Number | None = None
    besides: Number | None = None
    peril: dict[str, Number] = {}


class Box:
    """All content by id. A game's own box adds what only it has, and says which cards of a set there are."""

    heroes: Mapping[str, cards.Card]
    actions: Mapping[str, cards.ActionCard]
    enemies: Mapping[str, cards.EnemyCard]
    locations: Mapping[str, cards.LocationCard]
    exploration: Mapping[str, cards.ExplorationCard]
    """What exploring draws."""
    gear: Mapping[str, cards.Card]
    """What heroes can equip; nothing where a game has none."""
    uses: Mapping[str, str]
    """What kind of cost the use of a card has; a card without one speaks by itself."""
    quests: Mapping[str, cards.Quest]
    """The sheets."""

    def __init__(self, files: Files, vocabulary: Vocabulary, advisory: Vocabulary) -> None:
        self.vocabulary = vocabulary
        self.advisory = advisory
        """The words of advice beside those of the cards."""
        self.dice = {key: Die(key, value.faces) for key, value in files["dice"].items()}
        self.keyword_cards: dict[str, cards.Keyword] = files["keywords"]
        self.conditions: dict[str, cards.ConditionCard] = files["conditions"]
        self.steps: dict[str, cards.Step] = files["ladder"]
        """The steps of the ladder, from the easiest to the hardest."""
        self.rules: dict[str, RuleEntry] = files["rules"]
        self.glossary: dict[str, GlossaryEntry] = files["glossary"]
        self.lines: dict[str, tuple[Line, ...]] = {}
        self.keywords: dict[str, Effect] = {}
        self.events: dict[str, Effect] = {}
        self.passives: dict[str, Effect] = {}
        self.passive_keys: dict[str, set[str]] = {}
        self.advice: dict[str, Condition] = {}
        """What a computer player thinks of cards and quest rules, by id."""
        self.quest_advice: dict[str, QuestOutlook] = {}
        self.abilities: dict[tuple[str, str], Ability] = {}
        """What a card or a quest rule says in a window."""
        self._windows: dict[str, set[str]] = {}
        self._quest_rules: dict[tuple[str, str], list[tuple[cards.QuestRule, Effect]]] = {}

    # -- reading -----------------------------------------------------------------------------------

    def cards_in(self, window: str) -> set[str]:
        """The cards that say anything in a window."""
        return self._windows.get(window, _NOTHING)

    def quest_rules(self, quest: str, window: str) -> list[tuple[cards.QuestRule, Effect]]:
        """A quest's rules of a window, in printed order."""
        return self._quest_rules.get((quest, window), _NO_RULES)

    def knows(self, card: str) -> bool:
        """Whether there is such a card."""
        kinds = (
            self.heroes, self.actions, self.enemies, self.locations, self.exploration, self.gear, self.conditions,
        )  # fmt: skip
        return any(card in kind for kind in kinds)

    # -- filling -----------------------------------------------------------------------------------

    def bind(self, card: str, window: str, ability: Ability) -> None:
        """A card or a quest rule has an ability in a window."""
        self.abilities[card, window] = ability

    def bind_card(self, card: str, window: str, ability: Ability) -> None:
        """A card has an ability in a window."""
        self.bind(card, window, ability)
        self._windows.setdefault(window, set()).add(card)

    def bind_rule(self, quest: str, rule: cards.QuestRule, ability: Ability) -> None:
        """A quest has a rule in a window; rules come in printed order."""
        self.bind(rule.id, rule.window, ability)
        self._quest_rules.setdefault((quest, rule.window), []).append((rule, ability.effect))

    def bind_passive(self, card: str, effect: Effect) -> None:
        """A card or a quest rule has a passive text."""
        self.passives[card] = effect
        for value in effect.keys:
            self.passive_keys.setdefault(value, set()).add(card)


_NOTHING: set[str] = set()
_NO_RULES: list[tuple[cards.QuestRule, Effect]] = []
