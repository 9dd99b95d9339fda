"""The box: every card, die and quest, with its effects compiled once at load. Read only; shared by all games."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from game.kit.content import load_folder
from game.kit.dice import Die
from game.kit.effects import Condition, MarkError
from game.kit.errors import ContentError
from game.terrinoth import cards
from game.terrinoth.cards import Bound, Card, Quest, QuestRule

if TYPE_CHECKING:
    from game.kit.prompts import Answer, Prompt
    from game.terrinoth.table import Table
    from game.terrinoth.vocabulary.kinds import Effect


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
    "rules": cards.NumberedRule,
    "glossary": cards.GlossaryWord,
}


class Ability(Struct, frozen=True):
    """A compiled ability in a window. `own` is True on enemies: it answers only what happens to that very card."""

    effect: Any
    only: str = ""
    limit: str = ""
    condition: Condition | None = None
    own: bool = False


class Line(Struct, frozen=True):
    """One printed line of an activation card."""

    effect: Any
    marks: str


class Box:
    """All content by id. Cards of a set have the ids `<set>-minion` and `<set>-master`."""

    def __init__(self, files: dict[str, dict[str, Any]], problems: list[str]) -> None:
        from game.terrinoth.vocabulary import vocabulary

        self.vocabulary = vocabulary()
        self.problems = problems
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
        self.rules: dict[str, cards.NumberedRule] = files["rules"]
        self.glossary: dict[str, cards.GlossaryWord] = files["glossary"]
        self.lines: dict[str, tuple[Line, ...]] = {}
        self.keywords: dict[str, Effect] = {}
        self.events: dict[str, Effect] = {}
        self.passives: dict[str, Effect] = {}
        self.passive_keys: dict[str, set[str]] = {}
        self._abilities: dict[tuple[str, str], Ability] = {}
        self._windows: dict[str, set[str]] = {}
        self._enemy_windows: dict[str, set[str]] = {}
        self._quest_rules: dict[tuple[str, str], list[tuple[QuestRule, Effect]]] = {}
        self.grim: Callable[[Table, Prompt], Answer] = _no_grim
        self._compile()

    # -- reading -----------------------------------------------------------------------------------

    def ability(self, card: str, window: str) -> Ability:
        """What a card or quest rule says in a window."""
        return self._abilities[(card, window)]

    def cards_in(self, window: str) -> set[str]:
        """The cards that say anything in a window."""
        return self._windows.get(window, _NOTHING)

    def enemies_in(self, window: str) -> set[str]:
        """The enemies among them."""
        return self._enemy_windows.get(window, _NOTHING)

    def quest_rules(self, quest: str, window: str) -> list[tuple[QuestRule, Effect]]:
        """A quest's rules of a window, in printed order."""
        return self._quest_rules.get((quest, window), _NO_RULES)

    def keys_of(self, card: str) -> frozenset[str]:
        """The values and prohibitions that a card's passive text speaks of."""
        passive = self.passives.get(card)
        return passive.keys if passive else frozenset()

    def archetype_cards(self, archetype: str, class_: str = "") -> list[str]:
        """An archetype's activation cards of a class (empty: the basic ones), in the order of the actions."""
        found = [k for k, a in self.activation.items() if a.archetype == archetype and a.class_ == class_]
        return sorted(found, key=lambda k: cards.ACTIONS.index(self.activation[k].action))

    def classes(self, archetype: str) -> list[str]:
        """The two classes of an archetype."""
        return sorted({a.class_ for a in self.activation.values() if a.archetype == archetype and a.class_})

    # -- compiling ---------------------------------------------------------------------------------

    def _compile(self) -> None:
        for key, card in self.activation.items():
            effects = [self._effect(f"activation.toml: {key}: lines", marks) for marks in card.lines]
            self.lines[key] = tuple(Line(e, m) for e, m in zip(effects, card.lines, strict=True) if e)
        for key, word in self.keyword_cards.items():
            if not word.builtin:
                self._put(self.keywords, key, self._effect(f"keywords.toml: {key}: do", word.do))
        for key, found in self.exploration.items():
            if found.type == "event":
                self._put(self.events, key, self._effect(f"exploration.toml: {key}: do", found.do))
        groups: list[tuple[str, dict[str, Any]]] = [
            ("heroes", self.heroes), ("enemies", self.enemies), ("locations", self.locations),
            ("exploration", self.exploration), ("conditions", self.conditions),
        ]  # fmt: skip
        for file, group in groups:
            for key, card in group.items():
                self._bind_card(f"{file}.toml: {key}", key, card, own=file == "enemies")
        for key, quest in self.quests.items():
            for rule in quest.rules:
                self._bind_rule(f"quests.toml: {key}: {rule.id}", key, rule)

    def _bind_card(self, where: str, key: str, card: Card, own: bool) -> None:
        for window, text in card.on.items():
            self._bind(where, key, window, text if isinstance(text, Bound) else Bound(text), own)
        if card.threat:
            self._bind(where, key, "threat", Bound(card.threat), own)
        if card.passive:
            self._bind_passive(f"{where}: passive", key, card.passive)

    def _bind(self, where: str, key: str, window: str, text: Bound, own: bool) -> None:
        from game.terrinoth.vocabulary.moments import WINDOWS

        if window not in WINDOWS:
            self.problems.append(f"{where}: there is no window {window!r}")
            return
        effect = self._effect(f"{where}: {window}", text.do)
        if effect is not None:
            condition = self._condition(f"{where}: {window}: when", text.when)
            self._abilities[(key, window)] = Ability(effect, text.only, text.limit, condition, own)
            self._windows.setdefault(window, set()).add(key)
            if own:
                self._enemy_windows.setdefault(window, set()).add(key)

    def _bind_rule(self, where: str, quest: str, rule: QuestRule) -> None:
        from game.terrinoth.vocabulary.moments import WINDOWS

        if rule.window not in WINDOWS:
            self.problems.append(f"{where}: there is no window {rule.window!r}")
            return
        if rule.window == "passive":
            self._bind_passive(where, rule.id, rule.do)
            return
        effect = self._effect(where, rule.do)
        if effect is not None:
            condition = self._condition(f"{where}: when", rule.when)
            self._abilities[(rule.id, rule.window)] = Ability(effect, rule.only, "", condition)
            self._quest_rules.setdefault((quest, rule.window), []).append((rule, effect))

    def _bind_passive(self, where: str, key: str, marks: str) -> None:
        effect = self._effect(where, marks)
        if effect is not None:
            self.passives[key] = effect
            for value in effect.keys:
                self.passive_keys.setdefault(value, set()).add(key)

    def _effect(self, where: str, marks: str) -> Any:
        try:
            return self.vocabulary.effect(marks)
        except MarkError as fault:
            self.problems.append(f"{where}: {fault}")
            return None

    def _condition(self, where: str, marks: str) -> Condition | None:
        try:
            return self.vocabulary.condition(marks) if marks else None
        except MarkError as fault:
            self.problems.append(f"{where}: {fault}")
            return None

    @staticmethod
    def _put(group: dict[str, Effect], key: str, effect: Effect | None) -> None:
        if effect is not None:
            group[key] = effect


_NOTHING: set[str] = set()
_NO_RULES: list[tuple[QuestRule, Any]] = []


def _no_grim(t: Table, prompt: Prompt) -> Answer:
    raise AssertionError("the Grim Rule is not bound")


def _enemy_cards(
    sets: dict[str, cards.EnemySet], nemeses: dict[str, cards.EnemyCard]
) -> dict[str, cards.EnemyCard]:
    """Every enemy card with trait, difficulty, rank and set on it."""
    from msgspec.structs import replace

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


def read_files(folder: Path, problems: list[str]) -> dict[str, dict[str, Any]]:
    """The records of every content file."""
    return load_folder(folder, KINDS, problems)


def load_box(folder: Path) -> Box:
    """The box from its data folder. Raises ContentError with every problem found."""
    problems: list[str] = []
    return make_box(read_files(folder, problems), problems)


def make_box(files: dict[str, dict[str, Any]], problems: list[str]) -> Box:
    """The box of records that were read. Raises ContentError with every problem found, those of reading first."""
    from game.terrinoth.cross_checks import cross_check
    from game.terrinoth.grim import grim_choice

    box = Box(files, problems)
    box.grim = grim_choice
    problems += cross_check(box)
    if problems:
        raise ContentError(problems)
    return box
