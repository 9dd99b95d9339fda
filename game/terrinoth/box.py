"""The box: every card, die and quest by id, and what their marks were compiled to. Read only; shared by all games.

It knows no word of the cards: `compiling.py` binds them and fills the box.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from game.kit.dice import Die
from game.kit.effects.effect import Effect
from game.kit.effects.language import Condition, Number, Vocabulary
from game.terrinoth import cards
from game.terrinoth.cards import Quest, QuestRule


class DieFaces(Struct, frozen=True, forbid_unknown_fields=True):
    """The faces of a die, as the data file spells them."""

    faces: tuple[tuple[str, ...], ...]


KINDS: dict[str, type[Any]] = {
    "dice": DieFaces,
    "heroes": cards.HeroCard,
    "activation": cards.ActivationCard,
    "keywords": cards.Keyword,
    "enemies": cards.EnemySet,
    "nemeses": cards.EnemyCard,
    "locations": cards.LocationCard,
    "exploration": cards.ExplorationCard,
    "conditions": cards.ConditionCard,
    "quests": cards.Quest,
    "ladder": cards.Step,
    "prospects": cards.Prospects,
    "rules": cards.RuleRecord,
    "glossary": cards.GlossaryWord,
}


class Ability(Struct, frozen=True):
    """A compiled ability in a window. `own` is True on enemies: it answers only what happens to that very card."""

    effect: Effect
    only: str = ""
    limit: str = ""
    condition: Condition | None = None
    own: bool = False


class Line(Struct, frozen=True):
    """One printed line of an activation card."""

    effect: Effect
    marks: str


class QuestOutlook(Struct, frozen=True):
    """The compiled advice about a quest (`cards.QuestAdvice`)."""

    counters: Number | None = None
    beyond: Number | None = None
    besides: Number | None = None
    peril: dict[str, Number] = {}


class Box:
    """All content by id. Cards of a set have the ids `<set>-minion` and `<set>-master`."""

    def __init__(self, files: dict[str, dict[str, Any]], vocabulary: Vocabulary, advisory: Vocabulary) -> None:
        self.vocabulary = vocabulary
        self.advisory = advisory
        """The words of advice beside those of the cards."""
        self.dice = {key: Die(key, value.faces) for key, value in files["dice"].items()}
        self.heroes: dict[str, cards.HeroCard] = files["heroes"]
        self.activation: dict[str, cards.ActivationCard] = files["activation"]
        self.keyword_cards: dict[str, cards.Keyword] = files["keywords"]
        self.sets: dict[str, cards.EnemySet] = files["enemies"]
        self.enemies = _enemy_cards(files["enemies"], files["nemeses"])
        self.locations: dict[str, cards.LocationCard] = files["locations"]
        self.exploration: dict[str, cards.ExplorationCard] = files["exploration"]
        self.conditions: dict[str, cards.ConditionCard] = files["conditions"]
        self.quests: dict[str, Quest] = files["quests"]
        self.steps: dict[str, cards.Step] = files["ladder"]
        """The steps of the ladder, from the easiest to the hardest."""
        self.prospects: dict[str, cards.Prospects] = files["prospects"]
        """What the chance to win a quest is told by, for the trials of the adviser."""
        self.rules: dict[str, cards.RuleRecord] = files["rules"]
        self.glossary: dict[str, cards.GlossaryWord] = files["glossary"]
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
        self._quest_rules: dict[tuple[str, str], list[tuple[QuestRule, Effect]]] = {}

    # -- reading -----------------------------------------------------------------------------------

    def cards_in(self, window: str) -> set[str]:
        """The cards that say anything in a window."""
        return self._windows.get(window, _NOTHING)

    def quest_rules(self, quest: str, window: str) -> list[tuple[QuestRule, Effect]]:
        """A quest's rules of a window, in printed order."""
        return self._quest_rules.get((quest, window), _NO_RULES)

    def archetype_cards(self, archetype: str, class_: str = "") -> list[str]:
        """An archetype's activation cards of a class (empty: the basic ones), in the order of the actions."""
        found = [k for k, a in self.activation.items() if a.archetype == archetype and a.class_ == class_]
        return sorted(found, key=lambda k: cards.ACTIONS.index(self.activation[k].action))

    def classes(self, archetype: str) -> list[str]:
        """The two classes of an archetype."""
        return sorted({a.class_ for a in self.activation.values() if a.archetype == archetype and a.class_})

    def knows(self, card: str) -> bool:
        """Whether there is such a card."""
        kinds = (self.heroes, self.activation, self.enemies, self.locations, self.exploration, self.conditions)
        return any(card in kind for kind in kinds)

    # -- filling -----------------------------------------------------------------------------------

    def bind(self, card: str, window: str, ability: Ability) -> None:
        """A card or a quest rule has an ability in a window."""
        self.abilities[card, window] = ability

    def bind_card(self, card: str, window: str, ability: Ability) -> None:
        """A card has an ability in a window."""
        self.bind(card, window, ability)
        self._windows.setdefault(window, set()).add(card)

    def bind_rule(self, quest: str, rule: QuestRule, ability: Ability) -> None:
        """A quest has a rule in a window; rules come in printed order."""
        self.bind(rule.id, rule.window, ability)
        self._quest_rules.setdefault((quest, rule.window), []).append((rule, ability.effect))

    def bind_passive(self, card: str, effect: Effect) -> None:
        """A card or a quest rule has a passive text."""
        self.passives[card] = effect
        for value in effect.keys:
            self.passive_keys.setdefault(value, set()).add(card)


_NOTHING: set[str] = set()
_NO_RULES: list[tuple[QuestRule, Effect]] = []


def _enemy_cards(
    sets: dict[str, cards.EnemySet], nemeses: dict[str, cards.EnemyCard]
) -> dict[str, cards.EnemyCard]:
    """Every enemy card with trait, difficulty, rank and set on it."""
    found = {}
    for key, group in sets.items():
        for rank in ("minion", "master"):
            card: cards.EnemyCard = getattr(group, rank)
            found[f"{key}-{rank}"] = replace(
                card, trait=group.trait, difficulty=group.difficulty, rank=rank, set=key
            )
    for key, card in nemeses.items():
        found[key] = replace(card, rank="nemesis")
    return found
