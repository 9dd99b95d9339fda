"""The test language of Runebound: a scene in one line, answers, and what lies where afterwards.

`play(at="3,4", dice="mw hp *")` puts the first of two heroes on a hex (axial, as in map.txt; or a site, or a place) at
the start of the actions. Cards are named by their ids; decks are written top first, and what the test does not name
lies in its deck as it was shuffled. Hands, markets and belongings are empty unless they are named. `dice` are the faces
that terrain dice will show: p, pf, fh, hp, mw and * (wild).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, Self

from game.kit.board import State
from game.kit.cells import Cell, cell_of
from game.kit.codec import from_plain, to_plain
from game.kit.prompts import PAIR, Prompt
from game.kit.session import Session
from game.runebound import names, setting_up
from game.runebound.box import Box
from game.runebound.endings import Broken
from game.runebound.sessions import session_at
from game.runebound.table import Table
from tests.rules_scene import RulesScene

FACES = {"p": "plains", "pf": "plains+forest", "fh": "forest+hills", "hp": "hills+plains", "mw": "mountain+water",
         "*": "wild"}  # fmt: skip
"""How the tests write the faces of a terrain die."""
PARTY = ("lyssa", "lord-hawthorne", "laurel-of-bloodwood", "corbin")
"""Who sits at the table where nobody is named."""
HOME = "brenn-ford"
"""Where those stand of whom nothing is said."""
NO: Sequence[str] = ()
"""The empty answer: no, or nothing."""


class Play(Protocol):
    """Lays out a scene, and plays to its first question."""

    def __call__(self, *heroes: str, **more: Any) -> Scene: ...


class Scene(RulesScene):
    """A game in play, from a node to the next question. Every answer is given, undone and given again where nobody else
    was asked since; the events are folded over the board before and must give the board after.
    """

    @classmethod
    def laid(cls, scenes: list[Scene], box: Box, *heroes: str, **more: Any) -> Scene:
        """A scene that is looked at once more at the end of its test."""
        scenes.append(cls(box, heroes, **more))
        return scenes[-1].begin()

    def __init__(
        self, box: Box, heroes: Sequence[str] = (), *, seats: int = 2, form: str = "", scenario: str = "margath",
        at: str = HOME, others: str = HOME, hand: str = "", assets: str = "", learned: str = "", trophies: str = "",
        open_cards: str = "", gold: int = 0, damage: int = 0, lore: int = 0, companion: int = 0, states: str = "",
        dice: str = "", actions: int = 3, node: str = "act", stop: str = "", act: int = 1, space: int = 1,
        decks: Mapping[str, str] | None = None, market: Mapping[str, str] | None = None, story: str = "",
        used: str = "",
        zombies: str = "", villain: str = "", round: int = 1, turns: str | None = None, enemies: str = "script",
        first: int = 0, step: str = "chart",
        tracks: Mapping[str, int | str] | None = None, other: Mapping[str, Any] | None = None,
    ) -> None:  # fmt: skip
        self.box = box
        spare = [hero for hero in PARTY if hero not in heroes]
        self.heroes = [*heroes, *spare[: max(0, seats - len(heroes))]]
        form = form or ("rivals" if len(self.heroes) > 1 else "solo")
        record: dict[str, Any] = {
            "pieces": self.heroes, "players": [""] * len(self.heroes), "computers": [""] * len(self.heroes),
            "scenario": scenario, "form": form, "enemies": enemies, "step": step, "first": first, "seed": "laid",
            "choices": {},
        }  # fmt: skip
        state = State(mode="runebound", seed="laid", setup=record, node=node)
        script = {"terrain": [FACES[face] for face in dice.split()]}
        self.session: Session = session_at(box, state, script)
        self.session.stop_at = stop
        t = self.t
        if node != "setup":
            setting_up.set_up(t)
            for hero in self.heroes:
                for piece in [*t.zone(names.hand(hero))]:
                    t.move(piece, names.deck(names.SKILL), face_up=False)
                t.strip(hero)
                t.move(names.figure(hero), self.cell(others).name)
            me = self.heroes[0]
            given = {
                "hand": hand, "assets": assets, "learned": learned, "trophies": trophies, "open_cards": open_cards,
                "gold": gold, "damage": damage, "lore": lore, "companion": companion, "states": states,
            }  # fmt: skip
            self._own(me, given)
            t.move(names.figure(me), self.cell(at).name)
            for hero, its in (other or {}).items():
                self._own(hero, its)
                if "at" in its:
                    t.move(names.figure(hero), self.cell(its["at"]).name)
            for city, cards in (market or {}).items():
                for piece in self._found(cards):
                    t.move(piece, names.market(city), face_up=True)
            for kind, cards in (decks or {}).items():
                for index, piece in enumerate(self._found(cards)):
                    t.move(piece, names.deck(kind), index, face_up=False)
            self._tell_story(story)
            for where in used.split():
                t.turn(t.gem_at(self.cell(where)), False)
            for place in zombies.split():
                left = (piece for piece in t.zone(names.BOX) if t.card(piece) == "zombie")
                t.move(next(left), self.cell(place).name)
            if villain:
                t.move(box.villain_of(scenario), self.cell(villain).name)
            t.set_track(names.ROUND, round)
            t.set_track(names.ACT, act)
            t.set_track(names.SPACE, space)
            t.set_track(names.TURNS, ",".join(self.heroes[1:]) if turns is None else turns)
            if node not in ("starts", "abilities", "round", "turn", "advance"):
                t.set_track(names.ACTIVE, me)
                t.set_track(names.ACTIONS, actions)
            for name, value in (tracks or {}).items():
                t.set_track(name, value)
        self.laid_out()
        t.events.clear()

    def _own(self, hero: str, its: Mapping[str, Any]) -> None:
        """What lies before a hero, and on the card."""
        t = self.t
        zones = {"hand": names.hand, "assets": names.assets, "learned": names.learned, "open_cards": names.open_cards}
        for key, zone in zones.items():
            for piece in self._found(its.get(key, "")):
                t.move(piece, zone(hero), face_up=True)
        for piece in self._found(its.get("trophies", "")):
            t.move(piece, names.trophies(hero), face_up=False)
        for key in ("gold", "damage", "lore", "companion"):
            t.add_token(hero, key, its.get(key, 0))
        for state in its.get("states", "").split():
            t.add_token(hero, state)

    def _found(self, cards: str) -> list[str]:
        """Pieces of cards that lie in decks, one for each word; "combat", "social", ... is any card of that deck."""
        t, taken = self.t, []
        for word in cards.split():
            piece = next(
                it.id for it in t.board.pieces.values()
                if it.id not in taken and it.zone.startswith("deck:") and word in (it.card, it.zone.partition(":")[2])
            )  # fmt: skip
            taken.append(piece)
        return taken

    def _tell_story(self, cards: str) -> None:
        """Open story cards, with their tokens."""
        t = self.t
        for number, piece in enumerate(self._found(cards), 1):
            t.move(piece, names.STORY, face_up=True)
            it = self.box.content.stories[t.card(piece)]
            if it.kind == "quest":
                t.add_token(piece, "number", number)
                t.add_token(piece, "came", it.act)
                t.move(f"story-token-{number}", t.land.places[it.place].token.name)

    def cell(self, where: str) -> Cell:
        """A hex by its axial coordinates, or that of a site or a place."""
        if "," in where:
            q, r = map(int, where.split(","))
            return self.box.land.shape.at_axial(q, r)
        land = self.box.land
        return land.places[where].token if where in land.places else land.sites[where].cell

    # -- playing -----------------------------------------------------------------------------------

    def meant(self, word: str, taken: Sequence[str]) -> str:
        """The option that a word of a test names: as it is, or by the cards or hexes in it."""
        assert self.session.prompt is not None
        options = [option for option in self.session.prompt.options if option not in taken]
        if word in options:
            return word
        return next((option for option in options if self.named(option) == word), word)

    def run(self, rule: Any, *more: Any, answers: Sequence[str | Sequence[str]] = ()) -> Self:
        """Let one rule run on the table as it stands, without the flow; what breaks it off is caught. Its questions get
        the answers in order.
        """
        waiting = list(answers)

        def answerer(table: object, prompt: Prompt, why: object) -> tuple[str, ...]:
            assert waiting, f"asked is {prompt.kind}, {prompt.options}"
            answer = waiting.pop(0)
            wanted = [answer] if isinstance(answer, str) else list(answer)
            named = {self.named(option): option for option in reversed(prompt.options)}
            found = tuple(word if word in prompt.options else named.get(word, word) for word in wanted)
            prompt.check(found)
            return found

        asker, self.t.answerer = self.t.answerer, answerer
        try:
            rule(self.t, *more)
        except Broken as end:
            self.broken = type(end).__name__
        finally:
            self.t.answerer = asker
        assert not waiting, f"not asked for: {waiting}"
        self.events += self.t.events
        self.t.events.clear()
        self.before = from_plain(to_plain(self.session.state)).board
        self._read = True
        return self

    broken = ""
    """What has broken off the last rule that was run."""

    def settled(self) -> None:
        """All dice were thrown, and no question is open but one that the test has read, an action or a start."""
        left = (self.t.script or {}).get("terrain")
        assert not left, f"not thrown: {left}"
        prompt = self.session.prompt
        assert self._read or prompt is None or prompt.kind in ("act", "start"), f"still asked: {prompt}"

    # -- reading -----------------------------------------------------------------------------------

    @property
    def t(self) -> Table:
        """The table, for the words of the rules."""
        table = self.session.table
        assert isinstance(table, Table)
        return table

    @property
    def me(self) -> str:
        """The first hero."""
        return self.heroes[0]

    @property
    def options(self) -> list[str]:
        """What can be answered: cards by their ids, hexes by site or axial, all else as it is."""
        return [self.named(option) for option in self.prompt.options]

    def named(self, option: str) -> str:
        """An option in the words of the tests."""
        if PAIR in option:
            first, _, second = option.partition(PAIR)
            return f"{self.named(first)}{PAIR}{self.named(second)}"
        cell = cell_of(option)
        if cell is not None:
            q, r = self.box.land.shape.axial(cell)
            return f"{q},{r}"
        pieces = self.session.state.board.pieces
        if option in pieces:
            return pieces[option].card
        word, _, about = option.partition(":")
        return f"{word}:{pieces[about].card}" if about in pieces else option

    def cards(self, zone: str) -> str:
        """The cards of a zone, in their order."""
        return " ".join(self.t.card(piece) for piece in self.t.zone(zone))

    def hand(self, hero: str = "") -> str:
        """The cards in a hand."""
        return self.cards(names.hand(hero or self.me))

    def assets(self, hero: str = "") -> str:
        """The assets of a hero."""
        return self.cards(names.assets(hero or self.me))

    def trophies(self, hero: str = "") -> str:
        """The kinds of a hero's trophies."""
        return " ".join(self.box.deck_of(self.t.card(piece)) for piece in self.t.trophies(hero or self.me))

    def opened(self, hero: str = "") -> str:
        """The open quests and errands of a hero."""
        return self.cards(names.open_cards(hero or self.me))

    def discard(self, kind: str) -> str:
        """A discard pile, the last card at the end."""
        return self.cards(names.discard(kind))

    def where(self, piece: str = "") -> str:
        """The hex of a hero or a piece, axial."""
        q, r = self.box.land.shape.axial(self.t.here(piece or self.me))
        return f"{q},{r}"

    def tokens(self, kind: str, piece: str = "") -> int:
        """What lies on a hero's card, or on a piece."""
        return self.t.tokens(piece or self.me, kind)

    @property
    def gold(self) -> int:
        """The gold of the first hero."""
        return self.t.gold(self.me)

    @property
    def damage(self) -> int:
        """The damage on the first hero."""
        return self.t.damage(self.me)

    @property
    def states(self) -> str:
        """The states of the first hero."""
        return " ".join(state for state in names.STATES if self.t.has(self.me, state))

    @property
    def actions(self) -> int:
        """The actions that are left."""
        return self.t.actions

    @property
    def node(self) -> str:
        """The node that play stands at."""
        return self.session.state.node

    @property
    def outcome(self) -> str:
        """How the game has ended."""
        return self.t.word(names.OUTCOME)

    def piece(self, card: str) -> str:
        """The first piece of a card."""
        return next(it.id for it in self.t.board.pieces.values() if it.card == card)
