"""The test language of Heroica: a scene is a small map with a party on it, faces to come, and answers.

A map is drawn with the signs of the text maps (`make_levels.py`), and needs no edge: beside it all is high. `H`, `I`,
`J`, `N` are the heroes by seat; a digit is a monster of that strength (4: a boss) unless `signs` name another kind; `!`
is a potion of Life and `R` an unguarded Idol unless `signs` say so. Letters that mean nothing else are spaces of plain
floor with a name: `H.a` has the space `a`. A sign that stands once on the map names its square, what stood there at
first, and in an answer either of them. Several maps can stand one on another: `ground` draws what is under the signs.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from textwrap import dedent
from typing import Any, Protocol, Self

from msgspec import Struct, field

from game.heroica import names
from game.heroica.box import Box
from game.heroica.context import Context
from game.heroica.copter import CARRIES, COPTER
from game.heroica.level import FLOOR, Dragon, Feature, Goal, Level, Monster, Thing
from game.heroica.level_play import BAG, lay_out
from game.heroica.sessions import session_at
from game.heroica.store import stock
from game.heroica.table import RIVALS, SOLO, Table
from game.heroica.trail import put_onto, set_trail
from game.kit.board import State
from game.kit.cells import PREFIX, Cell, cell_of
from game.kit.grid import SquareGrid
from game.kit.prompts import PAIR
from game.kit.session import Session
from tests.heroica.make_levels import FEATURE_SIGNS, GROUND_SIGNS, ON_GREY, SAILORS, THING_SIGNS
from tests.rules_scene import RulesScene

SEATS = "HIJN"
PARTY = ("cleric", "wizard", "knight", "druid")
"""Who stands on the map where nobody is named: the first has no skill of her own in a roll."""
FIGURES = {"1": "goblin-warrior", "2": "goblin-guardian", "3": "golem-lord", "4": "dragon-hatchling"}
"""Monsters without rules of their own, by strength; the last is a boss."""
PLAIN = ". #W"
"""Signs that name nothing, however often they stand there."""
STOPS = {"turn": "prepare", "prepare": "act", "act": "turn_end", "turn_end": "turn", "turn_lost": "turn"}
"""Where play stops that begins at a node."""
CUT = ()
"""The empty answer: no more steps, nothing of what is offered."""


class Hero(Struct):
    """How a hero of a scene is: `pack` holds cards, `trail` the names of spaces before the own, `at` the space where it
    is not drawn by seat, `tokens` all else.
    """

    id: str = ""
    health: int = 4
    gold: int = 0
    pack: Sequence[str] = ()
    trail: str = ""
    at: str = ""
    tokens: Mapping[str, int] = field(default_factory=dict)


def hero(name: str = "", *pack: str, **more: Any) -> Hero:
    """A hero with what is on the pack."""
    return Hero(name, pack=pack, **more)


class Play(Protocol):
    """Lays out a scene, and plays to its first question."""

    def __call__(self, drawing: str, *heroes: Hero, **more: Any) -> Scene: ...


class Drawing:
    """A map as it was drawn: its signs by square, and squares by sign."""

    def __init__(self, text: str, ground: str, signs: Mapping[str, str]) -> None:
        rows = dedent(text).strip("\n").splitlines()
        self.signs = {Cell(x, y): sign for y, row in enumerate(rows) for x, sign in enumerate(row)}
        under = dedent(ground).strip("\n").splitlines()
        self.under = {Cell(x, y): sign for y, row in enumerate(under) for x, sign in enumerate(row)}
        self.kinds = FIGURES | dict(signs)
        self.shape = SquareGrid(max(map(len, rows)), len(rows), 64, 64)
        drawn = list(self.signs.values())
        self.named = {sign: cell for cell, sign in self.signs.items() if drawn.count(sign) == 1 and sign not in PLAIN}

    def cells(self, signs: str) -> list[Cell]:
        """The squares with one of these signs, row by row."""
        return [cell for cell, sign in self.signs.items() if sign in signs]

    def ground(self, cell: Cell) -> str:
        """The ground of a space."""
        sign = self.signs[cell]
        if cell in self.under and self.under[cell] in GROUND_SIGNS:
            return GROUND_SIGNS[self.under[cell]]
        if self.kinds.get(sign) in SAILORS:
            return "sea"
        return "grey" if FEATURE_SIGNS.get(sign) in ON_GREY else GROUND_SIGNS.get(sign, FLOOR)

    def level(self, number: int, goal: str, door: tuple[str, int], track: str, faces: str) -> Level:
        """The level that it is."""
        walls = {cell for cell, sign in self.signs.items() if sign in "# W"}
        dragon = self.cells("L")
        kind, _, target = goal.partition(" ")
        return Level(
            "drawn", number, "bog", Goal(kind, target), (9, 9, 9, 9), self.shape,
            {cell: self.ground(cell) for cell in self.signs if cell not in walls}, frozenset(self.cells("W")),
            tuple(self.cells("S")) or (Cell(0, 0),), tuple(self.cells("G")),
            {cell: self._feature(cell, door) for cell in self.cells("".join(FEATURE_SIGNS))},
            dict(self._things()),
            {cell: Monster(self.kinds[self.signs[cell]], 1, self.signs[cell]) for cell in self.cells("123456789")},
            Dragon(dragon[0], faces) if dragon else None, tuple(self.named[sign] for sign in track),
        )  # fmt: skip

    def _feature(self, cell: Cell, door: tuple[str, int]) -> Feature:
        kind = FEATURE_SIGNS[self.signs[cell]]
        if kind != "sum-door":
            return Feature(kind)
        return Feature(kind, door[0], door[1], door[0].startswith("frost"))

    def _things(self) -> Any:
        for cell, sign in self.signs.items():
            if sign in THING_SIGNS:
                yield cell, Thing(THING_SIGNS[sign], self.kinds.get(sign, "life") if sign == "!" else "")
            for relic in "RQ":
                card, _, ward = self.kinds.get(relic, "the-idol").partition(" ")
                how, _, tag = ward.partition("=")
                if sign == relic or (how == "held" and sign == tag):
                    yield cell, Thing("relic", card, tag, how == "held")


class Scene(RulesScene):
    """One map in play, from a node to the next stop. Every answer is given, undone and given again; the events are
    folded over the board before and must give the board after.
    """

    @classmethod
    def laid(cls, scenes: list[Scene], box: Box, drawing: str, *heroes: Hero, **more: Any) -> Scene:
        """A scene that is looked at once more at the end of its test."""
        scenes.append(cls(box, drawing, heroes, **more))
        return scenes[-1].begin()

    def __init__(
        self, box: Box, drawing: str, heroes: Sequence[Hero] = (), *, faces: str = "", node: str = "act",
        stop: str | None = None, form: str = "", signs: Mapping[str, str] | None = None, ground: str = "",
        goal: str = "reach", door: tuple[str, int] = ("gate", 5), track: str = "", looks: str = "south",
        level: str = "kameshbog", road: Sequence[str] = (), store: Sequence[str] | None = None,
        tracks: Mapping[str, int | str] | None = None, grade: str = "fair",
        put: Mapping[str, Mapping[str, int]] | None = None, hatchling: tuple[str, int] | None = None,
        copter: str = "", carried: str = "", discarded: Sequence[str] = (), active: str = "H",
    ) -> None:  # fmt: skip
        self.drawn = Drawing(drawing, ground, signs or {})
        drawn = [sign for sign in SEATS if sign in self.drawn.named]
        seats = SEATS[: max(len(drawn), len(heroes), 1)]
        given = [*heroes, *(Hero() for _ in seats[len(heroes) :])]
        spare = [card for card in PARTY if card not in [hero.id for hero in given]]
        for one in given:
            one.id = one.id or spare.pop(0)
        self.heroes = dict(zip(seats, [one.id for one in given], strict=True))
        own = copy(box)
        number = box.content.levels[level].number
        own.levels = {**box.levels, level: self.drawn.level(number, goal, door, track, looks)}
        record = {
            "pieces": list(self.heroes.values()), "form": form or (RIVALS if len(seats) > 1 else SOLO), "seed": "drawn",
            "road": list(road or [level]), "grade": grade, "first": 0, "computers": [""] * len(seats),
        }  # fmt: skip
        state = State(mode="heroica", seed="drawn", setup=record, node=node)
        self.session: Session = session_at(own, state, {"bone": faces.split()})
        self.session.stop_at = STOPS.get(node, "") if stop is None else stop
        first = "" if node == "turn" else self.heroes[active]
        left = [one for one in self.heroes.values() if one != first]
        clock = {names.ACTIVE: self.heroes[active], "turns": ",".join(left)}
        self._lay(level, clock | dict(tracks or {}), dict(zip(seats, given, strict=True)), store)
        for word, tokens in (put or {}).items():
            for token, many in tokens.items():
                piece = self.piece(word)
                self.t.take_token(piece, token, self.t.tokens(piece, token))
                self.t.add_token(piece, token, many)
        for card in discarded:
            self.t.bring(card, names.DISCARDED)
        if copter:
            self.t.move(self.piece(COPTER), self._zone_of(copter))
            self.t.add_token(self.piece(COPTER), names.FLYING)
            self.t.set_track("copter-of", self.heroes["H"])
            if carried:
                self.t.bring(carried, CARRIES)
        if hatchling is not None:
            self._hatch(*hatchling)
        self.laid_out()
        self.t.events.clear()

    def _lay(
        self, level: str, tracks: Mapping[str, int | str], heroes: dict[str, Hero], store: Sequence[str] | None
    ) -> None:
        t = self.t
        order = [self.heroes[seat] for seat in heroes]
        said = {
            names.LEVEL: level, names.ROUND: 1, names.ORDER: ",".join(order),
            names.HOURGLASS: 9, "beginner": order[0],
        }  # fmt: skip
        for one in heroes.values():
            t.make(one.id, one.id, BAG)
            t.add_token(one.id, names.HEALTH, one.health)
            t.add_token(one.id, names.GOLD, one.gold)
            if not one.health:
                t.add_token(one.id, names.DOWN)
            for token, number in one.tokens.items():
                t.add_token(one.id, token, number)
            for card in one.pack:
                t.bring(card, names.pack(one.id))
        for name, value in said.items():
            t.set_track(name, value)
        lay_out(t)
        for name, value in tracks.items():
            t.set_track(name, value)
        for card in store if store is not None else ():
            t.bring(card, names.STORE)
        if store is None:
            stock(t)
        for seat, one in heroes.items():
            cell = cell_of(self._zone_of(one.at)) if one.at else self.drawn.named.get(seat)
            if cell is not None:
                put_onto(t, one.id, cell)
                walked = one.trail.split() if " " in one.trail else one.trail
                set_trail(t, one.id, [*(self._zone_of(word) for word in walked), cell.name])
        self.first = {sign: [*t.zone(cell.name)] for sign, cell in self.drawn.named.items()}
        self.first |= {cell.name.removeprefix(PREFIX): [*t.zone(cell.name)] for cell in self.drawn.signs}

    def _hatch(self, where: str, strength: int) -> None:
        """The Dragon Lord is gone already, and the Hatchling stands on one of his squares."""
        dragon = self.t.level.dragon
        assert dragon is not None
        self.t.put_away(self.t.monster_at(dragon.cell))
        self.t.add_token(self.t.bring("golden-dragon-hatchling", self._zone_of(where)), names.BAR, strength)

    def _zone_of(self, word: str) -> str:
        return self.drawn.named[word].name if word in self.drawn.named else f"{PREFIX}{word}"

    # -- playing -----------------------------------------------------------------------------------

    def walk(self, path: str) -> Self:
        """Roll to move, and take these steps; a dot at the end: no further."""
        return self.answer("roll", *(CUT if step == "." else step for step in path))

    def meant(self, word: str, taken: Sequence[str]) -> str:
        """The option that a word of a test names."""
        assert self.session.prompt is not None
        options = self.session.prompt.options
        if word in options:
            return word
        if PAIR in word:
            one, other = word.split(PAIR)
            found = [o for o in options if o.partition(PAIR)[0] in self._names(one)]
            return next((o for o in found if o.partition(PAIR)[2] in self._names(other)), word)
        return next((option for option in options if option in self._names(word)), word)

    def _names(self, word: str) -> set[str]:
        """Every id that a word may mean: the square and what stood there, a hero of the map, pieces of a card."""
        found = {word, f"{PREFIX}{word}", *self.first.get(word, ())}
        if word in self.drawn.named:
            found.add(self.drawn.named[word].name)
        if word in self.heroes:
            found.add(self.heroes[word])
        return found | {piece for piece, it in self.session.state.board.pieces.items() if it.card == word}

    def does(self, marks: str, you: str = "H", **about: Any) -> Self:
        """Resolve marks now, for rules that need no question."""
        self.t.box.vocabulary.effect(marks).run(self.t, Context(you=self.heroes[you], source="test", **about))
        return self

    def settled(self) -> None:
        """Every scripted face was rolled, and no question is open but one that the test has read."""
        left = (self.t.script or {}).get("bone")
        assert not left, f"not rolled: {left}"
        assert self._read or self.session.prompt is None, f"still asked: {self.session.prompt}"

    # -- reading -----------------------------------------------------------------------------------

    @property
    def t(self) -> Table:
        """The table, for the words of the rules."""
        table = self.session.table
        assert isinstance(table, Table)
        return table

    @property
    def options(self) -> set[str]:
        """What can be answered, in the words of the map: signs of squares, seats of heroes, cards."""
        return {self._told(option) for option in self.prompt.options}

    def _told(self, option: str) -> str:
        if PAIR in option:
            return PAIR.join(self._told(half) for half in option.split(PAIR))
        if option in self.session.state.board.pieces:
            seats = {card: seat for seat, card in self.heroes.items()}
            return seats.get(option) or self._sign_of(option) or self.t.piece(option).card
        return self._sign_at(option)

    def _sign_of(self, piece: str) -> str:
        return next((sign for sign, pieces in self.first.items() if piece in pieces and len(sign) == 1), "")

    def _sign_at(self, zone: str) -> str:
        return next((sign for sign, cell in self.drawn.named.items() if cell.name == zone), zone.removeprefix(PREFIX))

    def piece(self, word: str) -> str:
        """The piece that a word means: a seat, a sign of the map, a card."""
        if word in self.heroes:
            return self.heroes[word]
        if self.first.get(word):
            return self.first[word][0]
        return next(piece for piece, it in self.session.state.board.pieces.items() if it.card == word)

    def where(self, word: str = "H") -> str:
        """Where something is: the sign of the square (column,row where it has none), or the zone beside the board."""
        return self._sign_at(self.t.piece(self.piece(word)).zone)

    def lies(self, card: str) -> list[str]:
        """Where on the map pieces of a card lie, row by row."""
        zones = [it.zone for it in self.session.state.board.pieces.values() if it.card == card]
        return sorted(self._sign_at(zone) for zone in zones if zone.startswith(PREFIX))

    def gone(self, word: str) -> bool:
        """Whether something is no more on the board."""
        return self.t.cell(self.piece(word)) is None

    def tokens(self, word: str, token: str) -> int:
        """The tokens of a kind on a piece."""
        return self.t.tokens(self.piece(word), token)

    def health(self, seat: str = "H") -> int:
        """A hero's health."""
        return self.t.health(self.heroes[seat])

    def gold(self, seat: str = "H") -> int:
        """A hero's gold."""
        return self.t.gold(self.heroes[seat])

    def down(self, seat: str = "H") -> bool:
        """Whether a hero is down."""
        return not self.t.standing(self.heroes[seat])

    def pack(self, seat: str = "H") -> list[str]:
        """The cards on a hero's pack, trophies too."""
        return sorted(self.t.piece(piece).card for piece in self.t.pack(self.heroes[seat]))

    def trophies(self, seat: str = "H") -> list[str]:
        """The cards of the monsters on a hero's pack."""
        return sorted(self.t.piece(piece).card for piece in self.t.trophies(self.heroes[seat]))

    def damage(self, seat: str = "H") -> int:
        """The damage tokens of a hero."""
        tokens = self.t.piece(self.heroes[seat]).tokens
        return sum(number for token, number in tokens.items() if token.startswith("damage:"))

    def harm(self, seat: str = "H") -> tuple[int, ...]:
        """The delayed harm of a hero in the next turn and in the one after."""
        return tuple(self.tokens(seat, token) for token in names.HARMS)

    def trail(self, seat: str = "H") -> str:
        """The names of the spaces of a hero's trail."""
        return "".join(self._sign_at(zone) for zone in self.t.word(names.trail(self.heroes[seat])).split())

    @property
    def goal_met(self) -> str:
        """The seat of the hero who has met the goal, empty while nobody has."""
        met = self.t.word(names.GOAL_MET)
        return next((seat for seat, card in self.heroes.items() if card == met), "")

    @property
    def node(self) -> str:
        """The node that play stands at."""
        return self.session.state.node

    @property
    def active(self) -> str:
        """The seat whose turn it is."""
        return next(seat for seat, card in self.heroes.items() if card == self.t.active)

    def rolled(self, purpose: str = "") -> int:
        """How often the die was rolled (for a purpose)."""
        return sum(1 for data in self.noted("roll") if purpose in ("", data["purpose"]))
