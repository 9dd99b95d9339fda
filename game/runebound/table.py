"""The table of Runebound: a state with the verbs of the game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import count
from typing import ClassVar

from game.kit.board import State
from game.kit.cells import PREFIX, Cell, cell_of
from game.kit.errors import RuleError
from game.kit.notes import NoteKind
from game.kit.prompts import PromptKind
from game.kit.table import Answerer, GameTable
from game.runebound import names
from game.runebound.box import VILLAIN, ZOMBIE_CARD, Box
from game.runebound.content import TYPES, Step
from game.runebound.hexmap import HexMap, Site
from game.runebound.notes import NOTES
from game.runebound.prompts import PROMPTS

SCRIPT = "script"
"""The value of the set-up's `enemies` by which enemies play themselves [RB-732]."""


TO_A_PILE = frozenset({
    "exerts", "discards-skill", "reveals", "discarded", "loses-trophy", "drops", "sells", "trades", "withdraws",
})  # fmt: skip
"""The notes about cards that go to a pile of discards."""


class Table(GameTable):
    """A state of the game with its verbs. A player is named by the hero, whose card is the piece of that id: counters
    and states lie on it. On the map stands the figure, `names.figure(hero)`. A question with one legal answer is not
    asked, save for "may" and for costs.
    """

    prompt_kinds: ClassVar[Mapping[str, PromptKind]] = PROMPTS
    note_kinds: ClassVar[Mapping[str, NoteKind]] = NOTES

    def __init__(self, state: State, answerer: Answerer, box: Box) -> None:
        super().__init__(state, answerer)
        self.box = box
        self.land: HexMap = box.land
        setup = state.setup
        self.heroes: tuple[str, ...] = tuple(str(hero) for hero in setup["pieces"])  # type: ignore[attr-defined]
        """The heroes by seat."""
        self.form = str(setup["form"])
        self.scripted: bool = self.form != names.RIVALS or setup.get("enemies") == SCRIPT
        """Whether enemies follow the script [RB-732]."""
        self.step: Step = box.content.ladder[str(setup["step"])]
        """The step of the ladder: what is otherwise than in the rules as they stand [RB-114]."""
        self.roll: object | None = None
        """The roll of terrain dice that texts may change now (`rolls.py`); it never outlives a node."""

    # -- the game

    @property
    def rivals(self) -> bool:
        """Whether the heroes play against each other [RB-941]."""
        return self.form == names.RIVALS

    @property
    def solo(self) -> bool:
        """Whether one hero plays alone [RB-951]."""
        return self.form == names.SOLO

    @property
    def together(self) -> bool:
        """Whether several heroes win and lose together [RB-961]."""
        return self.form == names.TOGETHER

    @property
    def scenario(self) -> str:
        """The scenario that is played [RB-104]."""
        return self.word(names.SCENARIO)

    @property
    def first(self) -> str:
        """The first player, who keeps the marker for the whole game [RB-102]."""
        return self.word(names.FIRST)

    @property
    def active(self) -> str:
        """Whose turn it is; empty outside of turns."""
        return str(self.board.tracks.get(names.ACTIVE, ""))

    @property
    def act(self) -> int:
        """The act, 1 or 2 [RB-901]."""
        return self.track(names.ACT)

    @property
    def space(self) -> int:
        """The space of the time token, 1 to 12 [RB-901]."""
        return self.track(names.SPACE)

    @property
    def actions(self) -> int:
        """The actions that the active hero has left [RB-203]."""
        return self.track(names.ACTIONS)

    def clockwise(self, start: str = "") -> list[str]:
        """All heroes clockwise, from a hero; without one from the active hero, outside of turns from the first player
        [RB-009].
        """
        at = self.heroes.index(start or self.active or self.first)
        return [*self.heroes[at:], *self.heroes[:at]]

    def left_of(self, hero: str) -> str:
        """The player to the left of a hero's [RB-731]."""
        return self.heroes[(self.heroes.index(hero) + 1) % len(self.heroes)]

    def seat(self, hero: str) -> int:
        """Where a player sits, from 1."""
        return self.heroes.index(hero) + 1

    # -- where

    def cell(self, piece: str) -> Cell | None:
        """The hex that a piece stands or lies in; None beside the map. Of a hero the figure is meant."""
        if piece in self.heroes:
            piece = names.figure(piece)
        found = self.board.pieces.get(piece)
        return cell_of(found.zone) if found is not None else None

    def here(self, piece: str) -> Cell:
        """The hex of a hero or a piece that is on the map. Raises RuleError for one beside it."""
        found = self.cell(piece)
        if found is None:
            raise RuleError(f"{piece!r} is not on the map")
        return found

    def terrain(self, hero: str) -> str:
        """The terrain of a hero's hex [RB-301]."""
        return self.land.terrain(self.here(hero))

    def site(self, hero: str) -> Site | None:
        """The site in a hero's hex."""
        return self.land.site(self.here(hero))

    def at(self, hero: str, where: str) -> bool:
        """Whether a hero is on a site of a kind or an id, or in a place; "site" is any site."""
        cell = self.cell(hero)
        return cell is not None and self.land.is_at(cell, where)

    def lying(self, cell: Cell, card: str = "") -> list[str]:
        """The pieces in a hex (of a card), as they came there."""
        found = self.board.zones.get(cell.name, ())
        return [piece for piece in found if not card or self.board.pieces[piece].card == card]

    def heroes_at(self, cell: Cell) -> list[str]:
        """The heroes in a hex, in the order of the seats; one that is defeated lies there too."""
        return [hero for hero in self.heroes if self.cell(hero) == cell]

    def gem_at(self, cell: Cell) -> str:
        """The faceup gem in a hex; empty where there is none: a facedown one does nothing [RB-501, RB-502]."""
        kind = self.land.gems.get(cell)
        if kind is None:
            return ""
        found = self.lying(cell, f"gem-{kind}")
        return found[0] if found and self.board.pieces[found[0]].face_up else ""

    def adventure_at(self, cell: Cell) -> str:
        """The gem that gives an adventure in a hex; empty for none: a villain's hex is none, whatever lies there
        [RB-501, RB-924].
        """
        villain = self.villain()
        return self.gem_at(cell) if not villain or self.cell(villain) != cell else ""

    def zombies(self) -> list[str]:
        """The zombies on the map, in the order of their numbers."""
        pieces = self.board.pieces
        found: list[str] = []
        for number in count(1):
            piece = f"{ZOMBIE_CARD}-{number}"
            if piece not in pieces:
                return found
            if pieces[piece].zone.startswith(PREFIX):
                found.append(piece)
        return found

    def villain(self) -> str:
        """The villain's piece if it stands on the map; empty before."""
        piece = self.box.villain_of(self.scenario)
        return piece if self.cell(piece) is not None else ""

    # -- heroes

    def card(self, piece: str) -> str:
        """The card of a piece."""
        return self.piece(piece).card

    def kind(self, piece: str) -> str:
        """What kind of card a piece is (`box.HERO`, `box.ASSET`, ...); empty for none of the cards."""
        found = self.board.pieces.get(piece)
        return self.box.kind(found.card) if found is not None else ""

    def standing(self, hero: str) -> bool:
        """Whether a hero takes part: not defeated [RB-805]."""
        return not self.tokens(hero, names.DOWN)

    def all_standing(self, start: str = "") -> list[str]:
        """The heroes who take part, in the order of RB-009."""
        return [hero for hero in self.clockwise(start) if self.standing(hero)]

    def gold(self, hero: str) -> int:
        """A hero's gold."""
        return self.tokens(hero, names.GOLD)

    def damage(self, piece: str) -> int:
        """The damage on a hero or an enemy."""
        return self.tokens(piece, names.DAMAGE)

    def has(self, hero: str, state: str) -> bool:
        """Whether a hero has a state [RB-811]."""
        return bool(self.tokens(hero, state))

    def trophies(self, hero: str, kind: str = "") -> list[str]:
        """The trophies of a hero (of a kind, which is open [RB-012]), as they came."""
        owned, pieces = self.zone(names.trophies(hero)), self.board.pieces
        return [piece for piece in owned if not kind or self.box.deck_of(pieces[piece].card) == kind]

    def asset_of_type(self, hero: str, kind: str) -> str:
        """A hero's asset of a type; empty for none [RB-415]."""
        for piece in self.zone(names.assets(hero)):
            if self.box.content.assets[self.card(piece)].type == kind:
                return piece
        return ""

    def belongings(self, hero: str) -> Iterator[str]:
        """Every piece that speaks for a hero: the hero, assets by type, skills as they were learned."""
        yield hero
        yield from self.assets_by_type(hero)
        yield from self.zone(names.learned(hero))

    def assets_by_type(self, hero: str) -> list[str]:
        """A hero's assets in the order of the types."""
        owned, assets = self.zone(names.assets(hero)), self.box.content.assets
        return sorted(owned, key=lambda piece: TYPES.index(assets[self.card(piece)].type))

    def owner(self, piece: str) -> str:
        """Whose piece it is: in hand, play or open before somebody; empty for nobody's."""
        _, _, owner = self.piece(piece).zone.partition(":")
        return owner if owner in self.heroes else ""

    # -- a combat

    @property
    def fighter(self) -> str:
        """The hero in combat; of a duel who called it. Empty outside of combats."""
        return self.word(names.FIGHTER)

    @property
    def foe(self) -> str:
        """The piece that the fighter fights: an enemy's card, a villain, in a duel the other hero; empty outside."""
        return self.word(names.FOE)

    @property
    def duel(self) -> bool:
        """Whether a duel is fought [RB-741]."""
        return self.word(names.FOUGHT) == names.FIGHT_DUEL

    def other_side(self, piece: str) -> str:
        """Whom a side of the combat fights; empty outside of combats."""
        if piece == self.foe:
            return self.fighter
        return self.foe if piece == self.fighter else ""

    def is_villain(self, piece: str) -> bool:
        """Whether a piece is a villain [RB-931]."""
        return self.kind(piece) == VILLAIN

    # -- changes

    def note(self, name: str, **data: object) -> None:
        """Tell log and eye what is going on. Of cards that go to a pile before all eyes it is told which they were: the
        pile may be a new deck before anybody reads it [RB-012, RB-013].
        """
        if name in TO_A_PILE:
            pieces = data.get("pieces", [data.get("piece", "")])
            assert isinstance(pieces, list)
            data["cards"] = [self.card(piece) for piece in pieces]
        super().note(name, **data)

    def strip(self, piece: str) -> None:
        """Take off all that lies on a piece."""
        for token in list(self.piece(piece).tokens):
            self.take_token(piece, token, self.tokens(piece, token))

    def forget(self, prefix: str) -> None:
        """Set all tracks with a prefix to 0 that are not."""
        for name in [name for name, value in self.board.tracks.items() if value and name.startswith(prefix)]:
            self.set_track(name, 0)
