"""Names of what is in the game, as a player reads them: of cards, pieces, hexes, players. A seat is told nothing of the
cards in the hand of another [RB-012].
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from game.kit.base_names import BaseNames
from game.kit.cells import Cell, cell_of
from game.kit.session import Session
from game.kit.text import Words
from game.runebound.box import ASSET, ENEMY, GEM, HERO, MARK, SKILL, STORY, TOKEN, ZOMBIE
from game.runebound.prompts import PROMPTS
from game.runebound.table import Table

FIGURE, CARRIED = "hero:", "token:"
"""How the ids of figures begin, and those of tokens of assets."""
OTHER_DECKS = (SKILL, ASSET, STORY)
"""The kinds of cards that have a deck of their own; all others are adventures."""
COMMON = "foe-"
"""How the ids of the common tokens of enemies begin."""


class Names(BaseNames[Table]):
    """The words for the pieces of one session, as a seat sees it; the table is read anew for every question."""

    def __init__(self, session: Session, words: Words, looking: int = 0) -> None:
        super().__init__(session, words)
        self.looking = looking
        """The seat that looks, from 1; 0 sees what lies open to everybody."""

    # -- seats

    @property
    def seated(self) -> Sequence[str]:
        """The heroes in the order of their seats."""
        return self.t.heroes

    def person(self, hero: str) -> str:
        """Who plays; the name of the hero where none was given."""
        return self.named(hero) or self.card(hero)

    def short(self, hero: str) -> str:
        """A hero in one word, or a villain."""
        return self.words(f"short.{hero}")

    def side(self, piece: str) -> str:
        """A side of a combat in the middle of a sentence: a hero or a villain in one word, "the Ettin"."""
        return self.short(piece) if piece in self.t.heroes or self.t.is_villain(piece) else self.said(piece)

    def opened(self, hero: str) -> bool:
        """Whether the hand of a hero is seen: only rivals hide theirs [RB-012], also from whoever is at the table
        without a curtain, to play an enemy [RB-731].
        """
        return not self.t.rivals or (self.seat(hero) == self.looking and not self._visited())

    def _visited(self) -> bool:
        """Whether a person of another seat answers at the table of the seat that looks."""
        prompt, seat = self.session.prompt, self.seat
        if prompt is None or self.session.computer is not None or not PROMPTS[prompt.kind].open:
            return False
        return seat(prompt.chooser) not in (0, self.looking)

    def hidden(self, piece: str) -> bool:
        """Whether nothing may be told of a piece but its back: cards of decks, trophies that nobody saw, and the hands
        of others.
        """
        found = self.t.board.pieces.get(piece)
        if found is None:
            return False
        zone, _, owner = found.zone.partition(":")
        if zone == "hand":
            return not self.opened(owner)
        return not found.face_up and not found.known and self.t.box.kind(found.card) != GEM

    # -- cards and pieces

    def kind(self, name: str) -> str:
        """What kind of card a piece or a card is."""
        return self.t.box.kind(self.card_of(name))

    def card(self, name: str) -> str:
        """The name of a piece or a card, as a title; of what lies hidden only what it is."""
        if self.hidden(name):
            return self.words(f"name.hidden-{self.back(name)}")
        card, words = self.card_of(name), self.words
        kind = self.t.box.kind(card)
        if kind == TOKEN or name.startswith(CARRIED):
            return self.token(name)
        if kind == GEM:
            return words(f"gem.{self.t.box.gem_kind(card)}.name")
        if kind == ZOMBIE:
            return words("zombie.name")
        if kind == MARK:
            return words("name.story-token", number=int(name.rpartition("-")[2] or 0))
        key = f"card.{card}.name"
        return words(key) if words.has(key) else words(f"scenario.{card}.name")

    def back(self, piece: str) -> str:
        """Which deck the back of a hidden card belongs to."""
        kind = self.t.kind(piece)
        return kind if kind in OTHER_DECKS else self.t.box.deck_of(self.t.card(piece))

    def deck(self, kind: str) -> str:
        """A deck, or the kind of its trophies, in the middle of a sentence: "exploration"; "any" for any of them."""
        return self.words(f"deck.{kind}").lower()

    def token(self, name: str) -> str:
        """A token of a pool: of the card that it belongs to, of a hero, or of enemies."""
        words = self.words
        if name.startswith(CARRIED):
            return self.card(name.removeprefix(CARRIED))
        if name.startswith(COMMON):
            return words("token.foe-6" if name == "foe-6" else "token.foe")
        hero, _, number = name.rpartition("-")
        if hero in self.t.heroes:
            return words("token.hero", number=int(number), hero=self.short(hero))
        return words(f"token.{name}")

    def said(self, name: str) -> str:
        """A piece or a card in the middle of a sentence; an enemy with its article."""
        name = name.removeprefix(FIGURE) if name.startswith(FIGURE) else name
        title, kind = self.card(name), self.kind(name)
        if kind == HERO:
            return title
        if kind == ENEMY and not self.hidden(name):
            return self.words("name.the", name=title.removeprefix(self.words("name.article")))
        return title[:1].lower() + title[1:] if kind in (GEM, ZOMBIE, TOKEN) and not name.startswith(CARRIED) else title

    def many(self, name: str) -> bool:
        """Whether a name stands for several: "the Fen Goblins" act, they do not "acts"."""
        return self.card_of(name) in self.words("name.many").split()

    def numbered(self, key: str, name: str) -> str:
        """The key of a sentence about a piece: that for several where its name stands for several."""
        several = f"{key}-many"
        return several if self.many(name) and self.words.has(several) else key

    def link(self, name: str) -> str:
        """The same as a link to the piece; what is no piece stands in plain words."""
        said = self.said(name)
        if name not in self.t.board.pieces or name.startswith((CARRIED, COMMON)) or self.hidden(name):
            return said
        return f"[{said}](piece:{name})"

    def cause(self, source: str) -> str:
        """What something comes from, in the middle of a sentence; empty for a rule and for what has no name."""
        if source in self.t.board.pieces or self.t.box.kind(source):
            return self.said(source)
        key = f"cause.{source}"
        return self.words(key) if self.words.has(key) else ""

    def counted(self, names: Iterable[str]) -> list[str]:
        """Names, sorted, each once with how many there are: "a skill card ×2"."""
        told = sorted(Counter(names).items())
        return [self.words("name.times", name=name, count=count) if count > 1 else name for name, count in told]

    # -- the map

    def hex(self, zone: str | Cell) -> str:
        """A hex: its site, its place, or its terrain beside the nearest site: "Forge", "the Murk (forest)"."""
        cell = cell_of(zone) if isinstance(zone, str) else zone
        land, words = self.t.land, self.words
        if cell is None or cell not in land:
            return ""
        site, place = land.site(cell), land.place(cell)
        if site is not None:
            return words(f"site.{site.id}")
        terrain = words(f"terrain.{land.terrain(cell)}").lower()
        if place:
            if len(land.places[place].cells) == 1:
                return self.place(place)
            return words("name.hex-place", place=self.place(place), terrain=terrain, at=coordinates(cell))
        near = min(land.sites.values(), key=lambda it: land.distance(cell, it.cell))
        return words("name.hex-near", terrain=terrain, site=words(f"site.{near.id}"), at=coordinates(cell))

    def place(self, place: str) -> str:
        """A place or a site in the middle of a sentence: "the Murk", "Forge"."""
        key = f"place.{place}" if place in self.t.land.places else f"site.{place}"
        if not self.words.has(key):
            return self.words(f"sitekind.{place}").lower()
        said, article = self.words(key), self.words("name.article")
        return self.words("name.the", name=said.removeprefix(article)) if said.startswith(article) else said

    def where(self, piece: str) -> str:
        """The hex of a hero or a piece; empty for what is not on the map."""
        cell = self.t.cell(piece)
        return self.hex(cell) if cell is not None else ""


def coordinates(cell: Cell) -> str:
    """A hex as it is called where it has no name: the column as a letter, the row as a number from 1."""
    return f"{chr(ord('A') + cell.column)}{cell.row + 1}"
