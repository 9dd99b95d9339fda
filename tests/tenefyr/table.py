"""The test language of Heroes of Tenefyr: a fight in one line, answers, and what lies where afterwards.

`play("ogre", me(hand="orc 0 1", deck="1 1"))` is the turn of the first of three players against an Ogre. Cards are
named by their ids, with "0" and "1" for basics and the hero for a skill ("bard"); decks are written top first. Cards
that the test does not name are not there. `chance` is a row of numbers: which of its effects chance picks.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from msgspec import Struct

from game.kit.board import State
from game.kit.session import Session
from game.tenefyr import names
from game.tenefyr.box import Box
from game.tenefyr.content import LEVELS, SKILL
from game.tenefyr.power import enemy_power, parts, party_total, power
from game.tenefyr.sessions import session_at
from game.tenefyr.table import Table
from tests.rules_scene import RulesScene

PARTY = ("bard", "cleric", "thief", "ranger")
SPARE = ("barbarian", "wizard", "oathsworn", "tinker")
"""Who sits at the table where nobody is named, and who is the second hero of one or two players."""
SHORT = {"0": "basic0", "1": "basic1"}
NO: Sequence[str] = ()
"""The empty answer: no, or nothing."""


class Me(Struct):
    """A player of a fight: the hero, and what lies where. `before` are cards of an earlier turn of this combat,
    `played` those of the own turn (of this one, if it is the own).
    """

    hero: str = ""
    hand: str = ""
    deck: str = ""
    discard: str = ""
    played: str = ""
    before: str = ""


def me(hero: str = "", **more: str) -> Me:
    """A player with what lies where."""
    return Me(hero, **more)


class Play(Protocol):
    """Lays out a fight, and plays to its first question."""

    def __call__(self, enemy: str, *players: Me, **more: Any) -> Scene: ...


class Scene(RulesScene):
    """One fight in play, from a node to the next stop. Every answer is given, undone and given again; the events are
    folded over the board before and must give the board after.
    """

    @classmethod
    def laid(cls, scenes: list[Scene], box: Box, enemy: str, *players: Me, **more: Any) -> Scene:
        """A scene that is looked at once more at the end of its test."""
        scenes.append(cls(box, enemy, players, **more))
        return scenes[-1].begin()

    def __init__(
        self, box: Box, enemy: str, players: Sequence[Me] = (), *, seats: int = 3, turn: int = 1, node: str = "",
        stop: str | None = None, below: str = "", place: str = "", reward: str = "", at: int = 0,
        others: Mapping[int, str] | None = None, reserve: Mapping[int, str] | None = None, boss: str = "",
        supply: tuple[int, int] = (3, 3), steps: int = 9, chance: str = "",
        tracks: Mapping[str, int | str] | None = None, starter: int = 0, step: str = "normal", beaten: str = "",
    ) -> None:  # fmt: skip
        self.box = box
        seats = max(len(players), 1) if seats < len(players) or seats == 1 else seats
        given = [*players, *(Me() for _ in range(seats - len(players)))]
        spare, heroes = [*PARTY], [one.hero for one in given]
        spare = [hero for hero in spare if hero not in heroes]
        for one in given:
            one.hero = one.hero or spare.pop(0)
        self.players = [one.hero for one in given]
        seconds = [hero for hero in SPARE if hero not in self.players]
        parties = [[hero, seconds.pop(0)] if seats < 3 else [hero] for hero in self.players]
        record: dict[str, Any] = {
            "heroes": parties, "pieces": self.players, "players": [""] * seats, "computers": [""] * seats,
            "boss": "dark-lord", "step": step, "annex": True, "first": 0, "seed": "laid", "choices": {},
        }  # fmt: skip
        acting = [self.players[(starter + number) % seats] for number in range(max(2, seats))]
        active = acting[turn - 1]
        has_hand = bool(given[self.players.index(active)].hand)
        node = node or ("play" if has_hand else "turn")
        state = State(mode="tenefyr", seed="laid", setup=record, node=node)
        self.session: Session = session_at(box, state, {"chance": chance.split()})
        self.session.stop_at = ("end_step" if node in ("turn", "draw", "play") else "") if stop is None else stop
        self._number: dict[str, int] = {}
        t = self.t
        t.set_track(names.STARTER, self.players[starter])
        t.set_track(names.STEPS, steps)
        t.set_track(names.BOSS_ID, "dark-lord")
        for number, basic in enumerate(("basic0", "basic1")):
            self._lay(" ".join([basic] * supply[number]), names.supply(basic))
        for one, party in zip(given, parties, strict=True):
            for hero in party:
                t.make(hero, hero, names.heroes(one.hero))
            self._player(one, acting, turn, node)
        for level, cards in (reserve or {}).items():
            self._lay(cards, names.reserve(level), face_up=False)
        for number, cards in (others or {}).items():
            self._pile(cards, names.dungeon(number))
        self._lay(beaten, names.BEATEN)
        found = box.content.dungeon.get(enemy)
        number = at or (2 * found.level - 1 if found is not None else 0)
        zone = names.dungeon(number) if number > 0 else names.BOSS
        self._pile(f"{enemy} {below}", zone)
        if boss:
            self._pile(boss, names.BOSS)
        if zone != names.BOSS:
            self._lay(place, names.place(zone))
            self._lay(reward, names.reward(zone))
        self.zone = zone
        if node == "valley":
            self._forget(zone)
        elif node == "reward":
            t.move(self._first(names.reward(zone)), names.reward(zone))
        elif node != "setup":
            t.set_track(names.DUNGEON, zone)
        if node in ("turn", "draw", "play", "end_step", "won", "lost", "moved"):
            t.set_track(names.ENEMY, t.zone(zone)[0])
            t.set_track(names.TURN, turn - (node == "turn"))
            if node != "turn":
                t.set_track(names.ACTIVE, active)
                t.set_track(names.HAND_SIZE, 3)
        for name, value in (tracks or {}).items():
            t.set_track(name, value)
        self.laid_out()
        t.events.clear()

    def _forget(self, zone: str) -> None:
        self.t.set_track(names.DUNGEON, "")

    def _first(self, zone: str) -> str:
        return self.t.zone(zone)[0]

    def _player(self, one: Me, acting: list[str], turn: int, node: str) -> None:
        t, hero = self.t, one.hero
        self._lay(one.hand, names.hand(hero))
        self._lay(one.deck, names.deck(hero), face_up=False)
        self._lay(one.discard, names.discard(hero))
        own = next((n for n in range(turn, 0, -1) if acting[n - 1] == hero), acting.index(hero) + 1)
        for cards, number in ((one.before, own - 1), (one.played, own)):
            for place, piece in enumerate(self._lay(cards, names.played(hero))):
                t.add_token(piece, names.TURN_OF, max(0, number))
                if not place:
                    t.add_token(piece, names.FIRST)
        if node != "turn" and hero == acting[turn - 1]:
            t.set_track(names.PLAYED_CARDS, len(one.played.split()))

    def _lay(self, cards: str, zone: str, face_up: bool = True) -> list[str]:
        found = []
        for word in cards.split():
            card = self._card(word)
            self._number[card] = self._number.get(card, 0) + 1
            piece = card if card in self.box.content.stages else f"{card}-{self._number[card]}"
            self.t.make(piece, card, zone, face_up)
            found.append(piece)
        return found

    def _card(self, word: str) -> str:
        card = SHORT.get(word, word)
        return f"{SKILL}{card}" if card in self.box.content.heroes else card

    def _pile(self, cards: str, zone: str) -> None:
        """A dungeon, top first: its top card is open."""
        for place, piece in enumerate(self._lay(cards, zone, face_up=False)):
            self.t.turn(piece, place == 0)

    # -- playing -----------------------------------------------------------------------------------

    def meant(self, word: str, taken: Sequence[str]) -> str:
        """The option that a word of a test names."""
        assert self.session.prompt is not None
        options = [option for option in self.session.prompt.options if option not in taken]
        if word in options:
            return word
        card, pieces = self._card(word), self.session.state.board.pieces
        return next((one for one in options if one in pieces and pieces[one].card == card), word)

    def settled(self) -> None:
        """All chance was used, and no question is open but one that the test has read."""
        left = (self.t.script or {}).get("chance")
        assert not left, f"not picked: {left}"
        assert self._read or self.session.prompt is None, f"still asked: {self.session.prompt}"

    # -- reading -----------------------------------------------------------------------------------

    @property
    def t(self) -> Table:
        """The table, for the words of the rules."""
        table = self.session.table
        assert isinstance(table, Table)
        return table

    @property
    def options(self) -> list[str]:
        """What can be answered: cards by their ids, all else as it is."""
        return [self.named(option) for option in self.prompt.options]

    def named(self, piece: str) -> str:
        """A piece in the words of the tests."""
        pieces = self.session.state.board.pieces
        card = pieces[piece].card if piece in pieces else piece
        back = {long: short for short, long in SHORT.items()}
        return back.get(card, card.removeprefix(SKILL))

    def _cards(self, zone: str) -> str:
        return " ".join(self.named(piece) for piece in self.t.zone(zone))

    def _seat(self, player: str | int) -> str:
        return self.players[player] if isinstance(player, int) else player

    def deck(self, player: str | int = 0) -> str:
        """A deck, top first."""
        return self._cards(names.deck(self._seat(player)))

    def hand(self, player: str | int = 0) -> str:
        """A hand."""
        return self._cards(names.hand(self._seat(player)))

    def discard(self, player: str | int = 0) -> str:
        """A discard pile, the last card first."""
        return self._cards(names.discard(self._seat(player)))

    def played(self, player: str | int = 0) -> str:
        """What lies in front of a player."""
        return self._cards(names.played(self._seat(player)))

    def pile(self, zone: str = "") -> str:
        """A dungeon, the Reserve of a level, the boss deck, top first; without a name the dungeon of the fight."""
        return self._cards(zone or self.zone)

    def open(self, zone: str = "") -> str:
        """The cards of a pile that lie open."""
        lying = self.t.zone(zone or self.zone)
        return " ".join(self.named(piece) for piece in lying if self.t.piece(piece).face_up)

    def known(self, zone: str = "") -> str:
        """The facedown cards of a pile that all have seen."""
        lying = self.t.zone(zone or self.zone)
        return " ".join(self.named(piece) for piece in lying if self.t.piece(piece).known)

    def everything(self) -> dict[str, str]:
        """Every zone with its cards."""
        return {zone: self._cards(zone) for zone, lying in self.t.board.zones.items() if lying}

    def piece(self, word: str) -> str:
        """The first piece of a card; a played one before others."""
        card = self._card(word)
        pieces = [piece for piece, it in self.t.board.pieces.items() if it.card == card]
        return min(pieces, key=lambda piece: not self.t.piece(piece).zone.startswith("played:"))

    def power(self, word: str) -> int:
        """The power of a played card."""
        return power(self.t, self.piece(word))

    def sum(self, word: str) -> list[tuple[str, int, str]]:
        """The parts of the power of a played card: kind, size, what it comes from."""
        return [(part.kind, part.amount, self.named(part.source)) for part in parts(self.t, self.piece(word))]

    @property
    def total(self) -> int:
        """The party total."""
        return party_total(self.t)

    @property
    def foe(self) -> int:
        """The power of the enemy."""
        return enemy_power(self.t)

    @property
    def steps(self) -> int:
        """The steps of the boss token to the skull."""
        return self.t.track(names.STEPS)

    @property
    def node(self) -> str:
        """The node that play stands at."""
        return self.session.state.node

    @property
    def active(self) -> str:
        """Whose turn it is."""
        return self.t.active

    @property
    def outcome(self) -> str:
        """How the game has ended."""
        return self.t.word(names.OUTCOME)


def all_of_reserve(box: Box) -> dict[int, str]:
    """One card of every id in the Reserve of its level."""
    return {level: " ".join(card for card, it in box.content.dungeon.items() if it.level == level) for level in LEVELS}
