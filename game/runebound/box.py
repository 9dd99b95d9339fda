"""The box: all content by id, with what its marks were compiled to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from game.kit.dice import Die
from game.kit.effects.effect import Effect
from game.runebound.combat_state import Ops
from game.runebound.content import CARDS, NEUTRAL_COPIES, SCENARIO_COPIES, Content
from game.runebound.hexmap import HexMap
from game.runebound.symbols import mask_of
from game.runebound.tokens import Pair, pair

HERO, ASSET, SKILL, ENEMY, VILLAIN, QUEST, EVENT, STORY, TOKEN, GEM, ZOMBIE, MARK = (
    "hero", "asset", "skill", "enemy", "villain", "quest", "event", "story", "token", "gem", "zombie", "mark",
)  # fmt: skip
_KINDS = dict(zip(CARDS, (HERO, ASSET, SKILL, ENEMY, VILLAIN, QUEST, EVENT, STORY), strict=True))
GEM_CARDS = {f"gem-{kind}": kind for kind in ("combat", "exploration", "social")}
"""The cards of the gems that lie on the map, with their kinds."""
ZOMBIE_CARD, TOKEN_CARD = "zombie", "story-token"
TERRAIN = "terrain"
"""The id of the terrain die."""


class Errand(Struct, frozen=True):
    """Where an errand is carried, a site or a kind of site, and what it brings [RB-517]."""

    where: str
    reward: Effect


class Box:
    """Everything the rules read. `on` holds the effects of a card by window, `options` those of an event, `finds` those
    of a quest by its symbols, `passives` lasting texts by card, `speakers` for each key the cards that speak of it.
    """

    def __init__(self, content: Content) -> None:
        self.content = content
        self.land: HexMap = content.land
        self.on: dict[str, dict[str, Effect]] = {}
        self.options: dict[str, tuple[Effect, Effect]] = {}
        self.errands: dict[tuple[str, int], Errand] = {}
        self.duels: dict[str, Effect] = {}
        """What a duel that a card calls brings to its winner [RB-742]."""
        self.finds: dict[str, dict[str, Effect]] = {}
        self.passives: dict[str, Effect] = {}
        self.speakers: dict[str, set[str]] = {}
        self.listeners: dict[str, set[str]] = {}
        """For each window the cards that speak in it."""
        self.vocabulary: Any = None
        self.kinds: dict[str, str] = {card: _KINDS[stem] for stem in CARDS for card in getattr(content, stem)}
        self.kinds |= dict.fromkeys(GEM_CARDS, GEM) | {ZOMBIE_CARD: ZOMBIE, TOKEN_CARD: MARK}
        self.faces: dict[str, Pair] = {card: pair(it.faces) for card, it in content.tokens.items()}
        """By the card of a token its two faces [RB-703]."""
        for hero, record in content.heroes.items():
            self.faces |= {f"{hero}-{number}": pair(faces) for number, faces in enumerate(record.tokens, 1)}
        self.kinds |= dict.fromkeys(self.faces, TOKEN)
        self.faces |= {card: pair(it.token) for card, it in content.assets.items() if it.token is not None}
        self.fighting: dict[str, Mapping[str, Ops]] = {}
        """By card what it does in a combat, as far as it was read (`combat_fight.texts_of`)."""
        self.die = Die(TERRAIN, content.dice[TERRAIN].faces)
        self.masks: tuple[int, ...] = tuple(mask_of(face) for face in self.die.faces)
        """What each face of the terrain die shows, as bits."""
        self.ways: dict[frozenset[tuple[str, str]], Any] = {}
        """The map by what a hero's cards open, as it was asked for."""
        self.thoughts: dict[Any, Any] = {}
        """What computer players have reckoned, by a key that says all it was reckoned from."""
        self._decks = {
            card: it.deck for group in (content.enemies, content.quests, content.events) for card, it in group.items()
        }

    def kind(self, card: str) -> str:
        """What kind of card it is; empty for one that is none of the game's."""
        return self.kinds.get(card, "")

    def gem_kind(self, card: str) -> str:
        """The kind of a gem [RB-103]. Raises KeyError for another card."""
        return GEM_CARDS[card]

    def errand(self, card: str, option: int) -> Errand:
        """The errand that an option of an event makes of it. Raises KeyError where it makes none."""
        return self.errands[card, option]

    def deck_of(self, card: str) -> str:
        """The deck of an adventure card, which is its kind of trophy [RB-513]. Raises KeyError for another."""
        return self._decks[card]

    def adventures(self, deck: str, scenario: str) -> list[tuple[str, int]]:
        """The cards of an adventure deck in a game of a scenario, each with its copies [RB-105]."""
        content = self.content
        found = []
        for group in (content.enemies, content.quests, content.events):
            for card, it in group.items():
                if it.deck == deck and it.scenario in ("", scenario):
                    found.append((card, SCENARIO_COPIES if it.scenario else NEUTRAL_COPIES))
        return found

    def scenario_of(self, card: str) -> str:
        """The scenario whose sign a card bears [RB-527]; empty for none."""
        content = self.content
        for group in (content.enemies, content.quests, content.events, content.stories):
            if card in group:
                return str(group[card].scenario)
        return ""

    def marks_of(self, card: str, window: str) -> str:
        """What a card says in a window, as its file spells it; empty for nothing."""
        stem = next((stem for stem in CARDS if card in getattr(self.content, stem)), "")
        record = getattr(self.content, stem)[card] if stem else None
        return dict(record.windows()).get(window, "") if record is not None else ""

    def villain_of(self, scenario: str) -> str:
        """The villain of a scenario."""
        return self.content.scenarios[scenario].villain
