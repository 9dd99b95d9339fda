"""The table of Heroica: who is where, what is owned, and who stands in a square."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar

from game.heroica import names
from game.heroica.box import FEATURE, HERO, MONSTER, RELIC, THING, Box
from game.heroica.context import Context, Query
from game.heroica.level import Level
from game.heroica.notes import NOTES
from game.heroica.prompts import PROMPTS
from game.kit.board import State
from game.kit.cells import Cell, cell_of
from game.kit.errors import RuleError
from game.kit.notes import NoteKind
from game.kit.prompts import PromptKind
from game.kit.table import Answerer, GameTable

RIVALS, FELLOWSHIP, SOLO = "rivals", "fellowship", "solo"


class Table(GameTable):
    """A state of the game with its verbs. `spared` are the rocks and boulders next to which the active hero began the
    turn, as long as the hero stays next to them [HC-522, HC-526].
    """

    prompt_kinds: ClassVar[Mapping[str, PromptKind]] = PROMPTS
    note_kinds: ClassVar[Mapping[str, NoteKind]] = NOTES

    def __init__(self, state: State, answerer: Answerer, box: Box) -> None:
        super().__init__(state, answerer)
        self.box = box
        self.spared: set[str] = set()
        setup = state.setup
        self.heroes: tuple[str, ...] = tuple(str(hero) for hero in setup["pieces"])  # type: ignore[attr-defined]
        """The heroes by seat."""
        self.form = str(setup["form"])
        self.road: tuple[str, ...] = tuple(str(level) for level in setup["road"])  # type: ignore[attr-defined]
        """The levels of this game, in order [HC-801]."""

    # -- the game

    @property
    def rivals(self) -> bool:
        """Whether the heroes play against each other [HC-901]."""
        return self.form == RIVALS

    @property
    def level_id(self) -> str:
        """The level that is played."""
        return self.word(names.LEVEL)

    @property
    def level(self) -> Level:
        """The level that is played."""
        return self.box.levels[str(self.board.tracks.get(names.LEVEL, ""))]

    @property
    def active(self) -> str:
        """Whose turn it is."""
        return self.word(names.ACTIVE)

    def own_turn(self, hero: str) -> bool:
        """Whether a hero may use potions now: in the own turn, unless it is skipped [HC-430]."""
        return hero == self.active and not self.track(names.SKIPPED)

    def others(self, hero: str) -> list[str]:
        """The other heroes, clockwise from a hero's left."""
        at = self.heroes.index(hero)
        return [*self.heroes[at + 1 :], *self.heroes[:at]]

    # -- where

    def cell(self, piece: str) -> Cell | None:
        """The square that a piece stands or lies in; None beside the board."""
        return cell_of(self.board.pieces[piece].zone)

    def here(self, piece: str) -> Cell:
        """The square of a piece that is on the board. Raises RuleError for one beside it."""
        found = self.cell(piece)
        if found is None:
            raise RuleError(f"{piece!r} is not on the board")
        return found

    def kind(self, piece: str) -> str:
        """What kind of card a piece is."""
        card = self.board.pieces[piece].card
        return self.box.kinds.get(card) or self.box.kind(card)

    def at(self, cell: Cell, kind: str) -> list[str]:
        """The pieces of a kind in a square, as they came there."""
        lying = self.board.zones.get(cell.name)
        return [piece for piece in lying if self.kind(piece) == kind] if lying else []

    def feature_at(self, cell: Cell, card: str = "") -> str:
        """The feature in a square (of a kind), empty if there is none."""
        lying = self.board.zones.get(cell.name)
        if lying:
            for piece in lying:
                found = self.board.pieces[piece].card
                if (not card or found == card) and self.box.kind(found) == FEATURE:
                    return piece
        return ""

    def things_at(self, cell: Cell) -> list[str]:
        """Whatever can be picked up in a square; a copter that flies there is a figure [HC-728]."""
        lying = self.board.zones.get(cell.name)
        if not lying:
            return []
        found = [piece for piece in lying if self.kind(piece) not in (FEATURE, MONSTER, HERO)]
        return [piece for piece in found if not self.tokens(piece, names.FLYING)]

    def heroes_at(self, cell: Cell) -> list[str]:
        """The heroes on a space; a rider is on two [HC-743]."""
        return [hero for hero in self.heroes if cell in self.filled(hero)]

    def filled(self, hero: str) -> tuple[Cell, ...]:
        """The spaces that a hero fills: a rider the own and the last of the trail [HC-743]."""
        at = self.cell(hero)
        if at is None:
            return ()
        if not self.tokens(hero, names.MOUNTED):
            return (at,)
        walked = self.word(names.trail(hero)).split()
        behind = cell_of(walked[-2]) if len(walked) > 1 else None
        return (at, behind) if behind is not None else (at,)

    def monster_at(self, cell: Cell) -> str:
        """The monster in a square, empty if there is none; the Dragon Lord fills four [HC-650]."""
        lying = self.board.zones.get(cell.name)
        if lying:
            for piece in lying:
                if self.box.kind(self.board.pieces[piece].card) == MONSTER:
                    return piece
        dragon = self.level.dragon
        if dragon is not None and cell in dragon.squares:
            corner = self.at(dragon.cell, MONSTER)
            if corner and self.piece(corner[0]).card == "dragon-lord":
                return corner[0]
        return ""

    def squares(self, monster: str) -> tuple[Cell, ...]:
        """The squares that a monster fills."""
        at = self.here(monster)
        if self.piece(monster).card == "dragon-lord" and self.level.dragon is not None:
            return self.level.dragon.squares
        return (at,)

    def monsters(self) -> list[str]:
        """The monsters on the board, row by row."""
        return [piece for _, lying in self.lying() for piece in lying if self.kind(piece) == MONSTER]

    def lying(self) -> Iterator[tuple[Cell, list[str]]]:
        """Every space on which something stands or lies, row by row, with the pieces in the order they came."""
        zones = self.board.zones
        for cell, name in self.level.rows:
            found = zones.get(name)
            if found:
                yield cell, found

    def features(self, card: str) -> list[str]:
        """The features of a kind on the board, row by row."""
        pieces, kind = self.board.pieces, self.box.kind(card)
        found = (piece for _, lying in self.lying() for piece in lying if pieces[piece].card == card)
        return list(found) if kind == FEATURE else []

    # -- heroes

    def standing(self, hero: str) -> bool:
        """Whether a hero is on the board and not down [HC-360]."""
        return not self.tokens(hero, names.DOWN) and self.cell(hero) is not None

    def health(self, hero: str) -> int:
        """A hero's health."""
        return self.tokens(hero, names.HEALTH)

    def gold(self, hero: str) -> int:
        """A hero's gold."""
        return self.tokens(hero, names.GOLD)

    def most_health(self, hero: str) -> int:
        """A hero's maximum of health [HC-106, HC-720]."""
        return MOST_HEALTH + self.passive(hero, "max-health")

    def pack(self, hero: str, kind: str = "") -> list[str]:
        """What a hero owns (of a kind), in the order it came."""
        owned = self.zone(names.pack(hero))
        return [piece for piece in owned if not kind or self.kind(piece) == kind]

    def owner(self, piece: str) -> str:
        """Whose pack a piece is on, empty for nobody's."""
        zone = self.piece(piece).zone
        return next((hero for hero in self.heroes if zone == names.pack(hero)), "")

    def carried(self, hero: str, card: str) -> list[str]:
        """The pieces of a card on a hero's pack."""
        return [piece for piece in self.zone(names.pack(hero)) if self.board.pieces[piece].card == card]

    def passive(self, hero: str, key: str, monster: str = "") -> int:
        """What the passive cards of a hero add up to; two of a card count once [HC-222]."""
        skills, pieces = self.box.skills, self.board.pieces
        owned = {pieces[piece].card for piece in self.zone(names.pack(hero))}
        query = Query(key, monster=monster)
        for card in sorted(card for card in owned if card in skills and "passive" in skills[card]):
            skills[card]["passive"].answer(self, Context(hero, card), query)
        return query.value

    def trophies(self, hero: str) -> list[str]:
        """The monsters that a hero has defeated and still has."""
        return self.pack(hero, MONSTER)

    def cards_of(self, hero: str) -> Iterator[str]:
        """The pieces of a hero with a skill of their own: the hero, weapons, relics."""
        yield hero
        for piece in self.zone(names.pack(hero)):
            if self.kind(piece) in ("weapon", RELIC):
                yield piece

    # -- monsters

    def is_boss(self, monster: str) -> bool:
        """Whether a monster has a bar [HC-109], final bosses too."""
        return bool(self.box.content.monsters[self.piece(monster).card].boss)

    def is_final(self, monster: str) -> bool:
        """Whether it is one of the final bosses [HC-650]."""
        return self.box.content.monsters[self.piece(monster).card].boss == "final"

    def strength(self, monster: str) -> int:
        """The strength of a monster; of a boss what is left of the bar [HC-321]."""
        if self.is_boss(monster):
            return self.tokens(monster, names.BAR)
        return self.box.strength(self.piece(monster).card)

    def has_rule(self, monster: str, rule: str) -> bool:
        """Whether a rule of its own holds for a monster."""
        return rule in self.box.content.monsters[self.piece(monster).card].rules

    # -- bringing and taking away

    def bring(self, card: str, zone: str) -> str:
        """Bring a card to a place: one from the box, else a new piece."""
        found = next((piece for piece in self.zone(names.BOX) if self.piece(piece).card == card), "")
        if found:
            self.move(found, zone)
            return found
        made = f"made:{card}"
        self.set_track(made, self.track(made) + 1)
        piece = f"{card}-{self.track(made)}"
        self.make(piece, card, zone)
        return piece

    def put_away(self, piece: str) -> None:
        """Put a piece into the box; nothing stays on it."""
        for token in list(self.piece(piece).tokens):
            self.take_token(piece, token, self.tokens(piece, token))
        self.move(piece, names.BOX)

    def things_of(self, hero: str) -> list[str]:
        """What of a hero's pack is a thing: all but trophies."""
        return [piece for piece in self.zone(names.pack(hero)) if self.kind(piece) in OWNED]


MOST_HEALTH = 4
OWNED = frozenset({THING, "potion", "weapon", RELIC})
