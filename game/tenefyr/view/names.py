"""Names of what is in the game, as a player reads them: of cards, pieces, piles, players, dungeons."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from game.kit.base_names import BaseNames
from game.tenefyr import names as zones
from game.tenefyr.box import BASIC, DUNGEON_CARD, HERO, PLACE, REWARD, STAGE
from game.tenefyr.table import Table

OWN_WORDS = {HERO: "hero", REWARD: "reward", PLACE: "place"}
"""Types of cards whose words do not stand under `card`."""


class Names(BaseNames[Table]):
    """The words for the pieces of one session; the table is read anew for every question."""

    # -- seats

    @property
    def seated(self) -> Sequence[str]:
        """The players in the order of their seats."""
        return self.t.players

    def person(self, player: str) -> str:
        """Who plays; the name of the hero where none was given."""
        return self.named(player) or self.player(player)

    def player(self, player: str) -> str:
        """A player by the heroes: "Barbarian", or "Barbarian and Bard" with one and two players [TN-102]."""
        heroes = [self.words(f"hero.{hero}.name") for hero in self.t.heroes_of.get(player, (player,))]
        return self.words("name.and", first=heroes[0], second=heroes[1]) if len(heroes) > 1 else heroes[0]

    # -- cards and pieces

    def is_enemy(self, piece: str) -> bool:
        """Whether the enemy half of a dungeon card is up: in a dungeon or in the boss deck."""
        zone = self.t.board.pieces[piece].zone if piece in self.t.board.pieces else ""
        return zone.partition(":")[0] in ("dungeon", zones.BOSS, "reserve", zones.BEATEN)

    def card(self, name: str) -> str:
        """The name of a piece or a card, as a title: of a dungeon card that of the half that is up."""
        card, words = self.card_of(name), self.words
        kind = self.t.box.types.get(card, "")
        if kind == DUNGEON_CARD and name in self.t.board.pieces and not self.is_enemy(name):
            return words(f"card.{card}.loot")
        if card in self.t.box.content.bosses:
            return words(f"boss.{card}.name")
        key = f"{OWN_WORDS.get(kind, 'card')}.{card}.name"
        return words(key) if words.has(key) else card

    def enemy(self, card: str) -> str:
        """The name of the enemy half of a card, or of a stage."""
        return self.words(f"card.{card}.name")

    def loot(self, card: str) -> str:
        """The name of the loot half of a dungeon card."""
        return self.words(f"card.{card}.loot")

    def said(self, name: str) -> str:
        """A piece or a card in the middle of a sentence; an enemy with its article."""
        card = self.card_of(name)
        if name in self.t.players:
            return self.player(name)
        kind = self.t.box.types.get(card, "")
        title = self.card(name)
        enemy = name in self.t.board.pieces and self.is_enemy(name)
        if kind == DUNGEON_CARD and enemy:
            return self.words("name.the", name=title)
        return title

    def link(self, name: str) -> str:
        """The same as a link to the piece; what is no piece stands in plain words."""
        said = self.said(name)
        return f"[{said}](piece:{name})" if name in self.t.board.pieces else said

    def cause(self, source: str) -> str:
        """What something comes from, in the middle of a sentence; empty for a rule and for what has no name."""
        if source in self.t.board.pieces or source in self.t.box.types or source in self.t.box.content.bosses:
            return self.said(source)
        key = f"cause.{source}"
        return self.words(key) if self.words.has(key) else ""

    def counted(self, cards: Iterable[str]) -> list[str]:
        """Names of cards, sorted, each once with how many there are: "Basic 0 ×6"."""
        told = sorted(Counter(map(self.card, cards)).items())
        return [self.words("name.times", name=name, count=count) if count > 1 else name for name, count in told]

    # -- dungeons

    def dungeon(self, zone: str) -> str:
        """A dungeon by its place; without one by its level and which of the two it is, or who made it [TN-908]."""
        if zone == zones.BOSS:
            return self.words("name.boss-deck")
        lying = self.t.zone(zones.place(zone))
        if lying:
            return self.words(f"place.{self.t.card(lying[0])}.name")
        number, level = int(zone.partition(":")[2]), self.t.level_of(zone)
        if number > zones.DUNGEONS:
            pieces = self.t.zone(zone)
            if not pieces:
                return self.words("name.dungeon-made-empty", level=level)
            return self.words("name.dungeon-made", level=level, name=self.enemy(self.t.card(pieces[0])))
        which = self.words("name.first" if number % 2 else "name.second")
        return self.words("name.dungeon-level", level=level, which=which)

    def zone(self, zone: str) -> str:
        """A pile in the middle of a sentence."""
        kind, _, owner = zone.partition(":")
        if kind in ("dungeon", zones.BOSS):
            return self.dungeon(zone)
        if kind == "reserve":
            return self.words("name.reserve", level=owner)
        if kind == "supply":
            return self.words("name.supply")
        return self.words(f"name.{kind}", player=self.player(owner)) if owner in self.t.players else ""

    def is_basic(self, name: str) -> bool:
        """Whether it is a Basic 0 or Basic 1."""
        return self.t.box.types.get(self.card_of(name)) == BASIC

    def is_stage(self, name: str) -> bool:
        """Whether it is a stage of the boss."""
        return self.t.box.types.get(self.card_of(name)) == STAGE
