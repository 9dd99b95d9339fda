"""The table: what a rule may do. State, questions, dice, and the mutators, the only writers of state."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import ClassVar, Protocol

from msgspec import structs

from game.kit.board import Board, Piece, State, TrackValue
from game.kit.dice import Die, Thrown
from game.kit.errors import RuleError, ScriptError
from game.kit.events import Counted, Event, Made, Moved, Noted, Seen, Shuffled, Tilted, Tracked, Turned
from game.kit.notes import NoteKind
from game.kit.prompts import Answer, Details, Prompt, PromptKind, WhyNot
from game.kit.rng import Streams

Script = dict[str, list[str]]
"""Faces to come, by die id."""


LONGEST_NODE = 20_000
"""Steps that a node may make before its rule is taken to run in circles: questions, dice, changes, notes. The longest
nodes of real games make some hundred.
"""


class Answerer(Protocol):
    """Whoever answers a table's questions: a session with its journal, a computer player, a test script."""

    def __call__(self, table: GameTable, prompt: Prompt, why: WhyNot | None) -> Answer: ...


class GameTable:
    """A state with the verbs that change it. Rules are plain functions over a table and nothing else.

    The table of a game names its kinds of questions and of notes; a rule that asks or tells another one is our bug.
    """

    prompt_kinds: ClassVar[Mapping[str, PromptKind]] = {}
    note_kinds: ClassVar[Mapping[str, NoteKind]] = {}

    def __init__(self, state: State, answerer: Answerer) -> None:
        self.state = state
        self.board: Board = state.board
        self.piece: Callable[[str], Piece] = self.board.piece
        """The piece with an id. Raises RuleError if there is none."""
        self.streams = Streams(state.seed, state.streams)
        self.answerer = answerer
        self.events: list[Event] = []
        self.script: Script | None = None
        """Scripted dice: the faces to come by die, symbols joined by "+"; None where dice are free."""
        self.details: Details | None = None
        """What would be seen beside the question that is asked now and takes long to find out."""
        self._steps = 0  # counted where they are made: a call for each would cost the rules a hundredth of their speed

    def enter_node(self) -> None:
        """A node begins: nothing was told in it yet."""
        self.events.clear()
        self._steps = 0

    def _endless(self) -> RuleError:
        """Why a node is ended that makes step after step: nothing else can interrupt a rule."""
        return RuleError(f"the rule of {self.state.node!r} does not end: {LONGEST_NODE} steps")

    # -- questions and chance ----------------------------------------------------------------------

    def ask(self, prompt: Prompt, why: WhyNot | None = None, details: Details | None = None) -> Answer:
        """The answer to a question; one that leaves no choice is not asked (costs and "may" have least 0), but for a
        pause. `details` join the data of the question where a person is to answer it.
        """
        assert prompt.kind in self.prompt_kinds, f"{prompt.kind} is not declared as a kind of question"
        self._steps += 1
        if self._steps > LONGEST_NODE:
            raise self._endless()
        if prompt.least and len(prompt.options) <= prompt.least and not prompt.pause:
            return prompt.options
        if not prompt.options:
            return ()
        self.details = details
        return self.answerer(self, prompt, why)

    def in_full(self, prompt: Prompt) -> Prompt:
        """The question that is asked now with all that is told beside it, for whoever looks at it."""
        return structs.replace(prompt, data=prompt.data | self.details()) if self.details is not None else prompt

    def throw(self, die: Die, stream: str, thrown_id: str, cause: str) -> Thrown:
        """Throw one die."""
        self._steps += 1
        if self._steps > LONGEST_NODE:
            raise self._endless()
        self.state.learned += 1
        face = self.streams.below(stream, len(die.faces))
        if self.script is not None:
            face = self._scripted(die)
        return Thrown(thrown_id, die.id, face, cause)

    def _scripted(self, die: Die) -> int:
        faces = (self.script or {}).get(die.id)
        if not faces:
            raise ScriptError(f"dice: the script has no face left for a {die.id}")
        wanted = faces.pop(0)
        symbols = () if wanted == "blank" else tuple(wanted.split("+"))
        if symbols not in die.faces:
            raise ScriptError(f"dice: a {die.id} has no face {wanted!r}")
        return die.faces.index(symbols)

    # -- reading -----------------------------------------------------------------------------------

    def zone(self, name: str) -> list[str]:
        """The ids in a zone, top first. Not to be changed, and copied before anything moves."""
        return self.board.zones.get(name, [])

    def track(self, name: str) -> int:
        """A number track; 0 where it was never set."""
        found = self.board.tracks.get(name, 0)
        if not isinstance(found, int):
            raise RuleError(f"track {name!r} holds a word, not a number")
        return found

    def word(self, name: str) -> str:
        """A word track; empty where it was never set."""
        return str(self.board.tracks.get(name, ""))

    def tokens(self, piece_id: str, token: str) -> int:
        """How many tokens of a kind lie on a piece."""
        return self.board.pieces[piece_id].tokens.get(token, 0)

    # -- mutators ----------------------------------------------------------------------------------

    def tell(self, event: Event) -> None:
        """Make a change and record it: every mutator ends here."""
        self._steps += 1
        if self._steps > LONGEST_NODE:
            raise self._endless()
        event.apply(self.board)
        self.events.append(event)

    def make(self, piece_id: str, card: str, zone: str, face_up: bool = True) -> None:
        """Bring a piece to the table (set-up)."""
        if piece_id in self.board.pieces:
            raise RuleError(f"there is a piece {piece_id!r} already")
        self.tell(Made(piece_id, card, zone, face_up))

    def move(self, piece_id: str, zone: str, index: int | None = None, face_up: bool | None = None) -> None:
        """Move a piece to a zone: to its end, or to an index (0 is the top of a pile)."""
        piece = self.piece(piece_id)
        size = len(self.board.zones.get(zone, ())) - (piece.zone == zone)
        place = size if index is None else min(index, size)
        shown = piece.face_up if face_up is None else face_up
        self.tell(Moved(piece_id, piece.zone, zone, place, shown))

    def turn(self, piece_id: str, face_up: bool) -> None:
        """Turn a piece over; nothing if it lies so already."""
        if self.piece(piece_id).face_up != face_up:
            self.tell(Turned(piece_id, face_up))

    def reveal(self, piece_id: str) -> None:
        """Turn a hidden card faceup: something new is known."""
        self.state.learned += 1
        self.turn(piece_id, True)

    def show(self, pieces: Iterable[str]) -> None:
        """Show facedown pieces to all where they lie; they are known until their pile is shuffled."""
        lying = (self.piece(piece_id) for piece_id in pieces)
        unseen = tuple(piece.id for piece in lying if not (piece.face_up or piece.known))
        if unseen:
            self.state.learned += 1
            self.tell(Seen(unseen))

    def learn(self) -> None:
        """Something hidden became known by other means than a turn (a card drawn, a pile searched)."""
        self.state.learned += 1

    def exhaust(self, piece_id: str) -> None:
        """Exhaust a card; nothing if it is exhausted."""
        if not self.piece(piece_id).exhausted:
            self.tell(Tilted(piece_id, True))

    def ready(self, piece_id: str) -> None:
        """Ready a card; nothing if it is ready."""
        if self.piece(piece_id).exhausted:
            self.tell(Tilted(piece_id, False))

    def add_token(self, piece_id: str, token: str, amount: int = 1) -> None:
        """Put tokens on a piece; there is no end of them."""
        if amount < 0:
            raise RuleError(f"cannot add {amount} {token} tokens")
        if amount:
            total = self.tokens(piece_id, token) + amount
            self.tell(Counted(piece_id, token, amount, total))

    def take_token(self, piece_id: str, token: str, amount: int = 1) -> int:
        """Take tokens from a piece, as many as there are; returns how many that were."""
        there = self.tokens(piece_id, token)
        taken = max(0, min(amount, there))
        if taken:
            self.tell(Counted(piece_id, token, -taken, there - taken))
        return taken

    def shuffle(self, zone: str) -> None:
        """Shuffle a pile with the stream of its own name."""
        order = self.streams.shuffled(zone, self.zone(zone))
        self.tell(Shuffled(zone, tuple(order)))

    def set_track(self, name: str, value: TrackValue) -> None:
        """Set a track; nothing if it has that value."""
        if self.board.tracks.get(name) != value:
            self.tell(Tracked(name, value))

    def note(self, name: str, **data: object) -> None:
        """Tell log and eye what is going on; changes nothing."""
        assert name in self.note_kinds, f"{name} is not declared as a kind of note"
        self._steps += 1
        if self._steps > LONGEST_NODE:
            raise self._endless()
        self.events.append(Noted(name, data))
