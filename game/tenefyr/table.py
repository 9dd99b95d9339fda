"""The table of Heroes of Tenefyr: a state with the verbs of the game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar

from game.kit.board import State
from game.kit.dice import Die
from game.kit.notes import NoteKind
from game.kit.prompts import PromptKind
from game.kit.table import Answerer, GameTable
from game.tenefyr import names
from game.tenefyr.box import BASIC, CHANCE, DUNGEON_CARD, STAGE, Box
from game.tenefyr.content import BOSS_LEVEL
from game.tenefyr.notes import NOTES
from game.tenefyr.prompts import PROMPTS

SOLO_TURNS = 2
OWNED = ("deck", "hand", "played", "discard")
"""What the zones with the cards of a player begin with."""


class Table(GameTable):
    """A state of the game with its verbs. A player is named by the (first) hero; one of two players, or the only one,
    counts as both heroes [TN-1003]. A question with one legal answer is not asked, save for "may" and for costs: those
    can be declined [TR-17].
    """

    prompt_kinds: ClassVar[Mapping[str, PromptKind]] = PROMPTS
    note_kinds: ClassVar[Mapping[str, NoteKind]] = NOTES

    def __init__(self, state: State, answerer: Answerer, box: Box) -> None:
        super().__init__(state, answerer)
        self.box = box
        parties: list[list[str]] = state.setup["heroes"]  # type: ignore[assignment]
        self.heroes_of: dict[str, tuple[str, ...]] = {party[0]: tuple(party) for party in parties}
        """The heroes that each player counts as: two with one and two players [TN-102]."""
        self.players: tuple[str, ...] = tuple(self.heroes_of)
        """The players by seat."""
        self.annex = bool(state.setup["annex"])
        """Whether the additions of this edition are in the game [TN-113]."""
        self.step = box.content.ladder[str(state.setup["step"])]
        """The step of the ladder that is played [TN-109]."""
        self.turns = len(self.players) if len(self.players) > 1 else SOLO_TURNS
        """The turns of a full round [TN-402, TN-1002]."""

    # -- players and turns

    @property
    def solo(self) -> bool:
        """Whether one player plays alone [TN-1001]."""
        return len(self.players) == 1

    @property
    def starter(self) -> str:
        """The starting player: who has the token, and the last word of the party, also between visits [TN-007,
        TN-1227].
        """
        return self.word(names.STARTER)

    @property
    def active(self) -> str:
        """Whose turn it is; empty outside of turns."""
        return self.word(names.ACTIVE)

    @property
    def turn_number(self) -> int:
        """The turn of this combat, from 1; 0 before the first."""
        return self.track(names.TURN)

    def clockwise(self) -> list[str]:
        """All players, from the starting player clockwise: in this order they resolve what holds for several [TN-008,
        TN-1218].
        """
        at = self.players.index(self.starter)
        return [*self.players[at:], *self.players[:at]]

    def seat(self, player: str) -> int:
        """Where a player sits, from 1."""
        return self.players.index(player) + 1

    def player_of_turn(self, number: int) -> str:
        """Who takes a turn of the round, from 1 [TN-402]; solo both are the same player's [TN-1002]."""
        return self.clockwise()[(number - 1) % len(self.players)]

    def next_turn_of(self, player: str) -> int:
        """The number of the next turn that a player takes in this combat; 0 for none [TN-1219]."""
        coming = range(self.turn_number + 1, self.turns + 1)
        return next((number for number in coming if self.player_of_turn(number) == player), 0)

    def owner(self, piece: str) -> str:
        """In whose deck, hand, discard pile or row a card lies; empty for nobody's."""
        kind, _, player = self.piece(piece).zone.partition(":")
        return player if kind in OWNED else ""

    # -- the fight

    @property
    def dungeon(self) -> str:
        """The pile that the party fights in, a dungeon or the boss deck [TN-009]; empty between visits."""
        return self.word(names.DUNGEON)

    @property
    def enemy(self) -> str:
        """The card that the party fights; empty where there is none (any more)."""
        return self.word(names.ENEMY)

    @property
    def boss_fight(self) -> bool:
        """Whether the party fights the boss [TN-801]."""
        return self.dungeon == names.BOSS

    @property
    def visiting(self) -> bool:
        """Whether the party is in a dungeon or fights the boss [TN-711]."""
        return bool(self.dungeon)

    def level_of(self, zone: str) -> int:
        """The level of a dungeon, whatever moved into it; of the boss deck 5 [TN-807, TN-909]."""
        if zone == names.BOSS:
            return BOSS_LEVEL
        made = self.track(names.level_of(zone))
        return made or (int(zone.partition(":")[2]) + 1) // 2

    def dungeons(self) -> list[str]:
        """The dungeons that have a card, in their order [TN-301]; each keeps what it lost [TN-304]."""
        last = names.DUNGEONS + self.track(names.MADE_DUNGEONS)
        return [zone for zone in map(names.dungeon, range(1, last + 1)) if self.zone(zone)]

    def facedown(self) -> list[str]:
        """The facedown cards left in the current dungeon, the next one first."""
        return [piece for piece in self.zone(self.dungeon) if not self.board.pieces[piece].face_up]

    def place(self) -> str:
        """The place that the current dungeon is; empty for none [TN-114]."""
        found = self.zone(names.place(self.dungeon)) if self.dungeon else ()
        return found[0] if found else ""

    # -- cards

    def card(self, piece: str) -> str:
        """The card of a piece."""
        return self.piece(piece).card

    def kind(self, piece: str) -> str:
        """The kind of a card: might, song, faith, guile; empty for a basic [TN-507]."""
        return self.box.kind(self.card(piece))

    def is_basic(self, piece: str) -> bool:
        """Whether it is a Basic 0 or Basic 1."""
        return self.box.type_of(self.card(piece)) == BASIC

    def is_dungeon_card(self, piece: str) -> bool:
        """Whether it is a dungeon card, loot or enemy."""
        return self.box.type_of(self.card(piece)) == DUNGEON_CARD

    def is_stage(self, piece: str) -> bool:
        """Whether it is a card of a boss."""
        return self.box.type_of(self.card(piece)) == STAGE

    def played_cards(self) -> Iterator[str]:
        """All played cards of all players, from the starting player clockwise [TN-502]."""
        for player in self.clockwise():
            yield from self.zone(names.played(player))

    def played_this_turn(self, player: str) -> list[str]:
        """What a player has played in this turn, borrowed cards too [TN-508, TR-03]."""
        now = self.turn_number
        return [piece for piece in self.zone(names.played(player)) if self.tokens(piece, names.TURN_OF) == now]

    def in_name_order(self, pieces: list[str]) -> list[str]:
        """Cards sorted as a searched deck is shown: never in its order [TN-708, TN-905]."""
        return sorted(pieces, key=lambda piece: (self.card(piece), len(piece), piece))

    # -- changes

    def strip(self, piece: str) -> None:
        """Take off all that lies on a card."""
        for token in list(self.piece(piece).tokens):
            self.take_token(piece, token, self.tokens(piece, token))

    def look_at(self, piece: str) -> None:
        """Show a facedown card to all players; they know it until the pile is shuffled [TN-904, TN-1226]."""
        self.show([piece])

    def at_random(self, number: int, source: str) -> int:
        """One of so many, all equally likely, from 0 [TN-013, TR-15]."""
        die = Die(CHANCE.id, CHANCE.faces[:number])
        picked = self.throw(die, CHANCE.id, CHANCE.id, source).face
        self.note("chance", source=source, of=number, picked=picked + 1)
        return picked
