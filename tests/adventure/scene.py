"""The test language of the family: a scene is laid out, answered and read; what is not scripted fails. Each game says
how its scenarios are read, laid out and summed up.
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from typing import Any, ClassVar, Self

from game.kit.board import Board
from game.kit.codec import from_plain, to_plain
from game.kit.events import Event, Noted, fold
from game.kit.prompts import Prompt
from game.kit.scenario import give_answers
from game.kit.session import Session

CLOCKWORK = ("active", "turns", "phase", "round", "enemy_seat", "second_done", "used:")
"""Tracks that tell how far the game has got; no card speaks of them."""


def changes(before: Board, after: Board) -> dict[str, Any]:
    """All that differs between two boards: "<piece>.<what>" or the name of a track -> how it is now.

    What is the zone, `faceup`, `exhausted` or a kind of token. "order of <zone>" names a zone whose cards that
    stayed in it lie in another order.
    """
    found: dict[str, Any] = {}
    for name, piece in after.pieces.items():
        old = before.pieces[name]
        now = {"zone": piece.zone, "faceup": piece.face_up, "exhausted": piece.exhausted}
        was = {"zone": old.zone, "faceup": old.face_up, "exhausted": old.exhausted}
        for token in sorted({*piece.tokens, *old.tokens}):
            now[token], was[token] = piece.tokens.get(token, 0), old.tokens.get(token, 0)
        found |= {f"{name}.{what}": value for what, value in now.items() if value != was[what]}
    for zone, order in after.zones.items():
        both = set(order) & set(before.zone(zone))
        if [p for p in order if p in both] != [p for p in before.zone(zone) if p in both]:
            found[f"order of {zone}"] = list(order)
    for track in sorted({*before.tracks, *after.tracks}):
        value = after.tracks.get(track, 0)
        if value != before.tracks.get(track, 0) and not track.startswith(CLOCKWORK):
            found[track] = value
    return found


class Scene(ABC):
    """One scenario in play. Dice are scripted as ("success", ...) for heroes and ("counterattack", ...) for enemies.

    `Scene(heroes=[...], node="hero_turn", ...)` takes the keys of a scenario file (CONTRIBUTING.md); heroes may be
    given as plain ids. `answer` gives answers one after the other, `settled` asserts that every die was thrown.
    Every answer is given, undone and given again, so that each test also tests undo; the events are folded over the
    board before and must give the board after.
    """

    party: ClassVar[tuple[str, ...]]
    """The heroes, if none are named."""
    card_question: ClassVar[str]
    """The kind of question that begins a hero's activation."""

    @abstractmethod
    def laid_out(self, raw: str) -> Session:
        """The session of a scenario file."""

    @abstractmethod
    def all(self) -> dict[str, Any]:
        """The whole summary (the format of scenario files)."""

    def __init__(self, **spec: Any) -> None:
        heroes = spec.pop("heroes", self.party)
        spec["heroes"] = [{"id": h} if isinstance(h, str) else h for h in heroes]
        hero_dice, enemy_dice = spec.pop("hero_dice", None), spec.pop("enemy_dice", None)
        if hero_dice is not None or enemy_dice is not None:
            spec["dice"] = {"hero": list(hero_dice or ()), "enemy": list(enemy_dice or ())}
        self.session = self.laid_out(json.dumps(spec))
        self.session.stop_at = spec.get("stop_at", "")
        self.before = from_plain(to_plain(self.session.state)).board
        self.start = from_plain(to_plain(self.session.state)).board
        self.events: list[Event] = []
        self.session.begin()
        self._take()

    # -- playing -----------------------------------------------------------------------------------

    def answer(self, *answers: str | tuple[str, ...] | list[str]) -> Self:
        """Give answers in order: an id, or several; an empty tuple declines."""
        for answer in answers:
            ids = [answer] if isinstance(answer, str) else list(answer)
            self._give_and_take_back(ids)
            give_answers(self.session, [ids])
            self._take()
        return self

    def _give_and_take_back(self, ids: list[str]) -> None:
        """The answer, undone, must lead back to the same question and state, but for one that closes a chapter."""
        prompt, state = self.session.prompt, to_plain(self.session.state)
        twin = self.session.fork()
        twin.stop_at = self.session.stop_at
        twin.answer(ids)
        if len(twin.chapters) > len(self.session.chapters):
            assert not twin.undo(rewind=True)
            return
        assert twin.undo(rewind=True)
        assert twin.prompt == prompt
        assert to_plain(twin.state) == state

    def _take(self) -> None:
        new = self.session.take_events()
        self.events += new
        fold(self.before, new)
        assert self.before == self.session.state.board, "the events do not tell all that changed"

    def mark(self) -> Self:
        """From here on `changed` tells what changes."""
        self.start = from_plain(to_plain(self.session.state)).board
        return self

    def changed(self, *besides: str) -> dict[str, Any]:
        """All that has changed on the board since the start (or the mark), but for what begins with `besides`."""
        found = changes(self.start, self.board)
        return {path: value for path, value in found.items() if not path.startswith(besides)}

    def through(self) -> Self:
        """Nothing more is asked: the next hero is to choose a card, or play has stopped where it should, or is over."""
        prompt = self.session.prompt
        assert prompt is None or prompt.kind == self.card_question, f"asked is {prompt}"
        return self

    def settled(self) -> None:
        """Every scripted die was thrown."""
        assert not any((self.session.table.script or {}).values())

    # -- reading -----------------------------------------------------------------------------------

    @property
    def board(self) -> Board:
        """The board now."""
        return self.session.state.board

    @property
    def prompt(self) -> Prompt:
        """The open question."""
        assert self.session.prompt is not None, "no question is open"
        return self.session.prompt

    def hero(self, hero: str) -> dict[str, Any]:
        """A hero's part of the summary."""
        found: dict[str, Any] = self.all()["heroes"][hero]
        return found

    def wounds(self, piece: str) -> int:
        """The wounds on a piece."""
        return self.board.pieces[piece].tokens.get("wound", 0)

    def where(self, piece: str) -> str:
        """The zone a piece lies in."""
        return self.board.pieces[piece].zone

    def notes(self, name: str) -> list[dict[str, Any]]:
        """The data of every note of a name so far."""
        return [e.data for e in self.events if isinstance(e, Noted) and e.name == name]
