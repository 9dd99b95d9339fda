"""The table of the Warhammer Quest card game: that of the family with this game's rules, questions and notes, its zones
for a whole campaign, and the leader who may have fallen.
"""

from __future__ import annotations

from collections.abc import Iterable

from game.adventure import table
from game.kit.board import State
from game.warhammer_quest.box import Box
from game.warhammer_quest.cards import HeroCard, Quest
from game.warhammer_quest.notes import NOTES
from game.warhammer_quest.prompts import PROMPTS
from game.warhammer_quest.rules import RULES
from game.warhammer_quest.zones import BOX, LEADER, NEMESIS, QUEST


class Table(table.Table):
    """The table of a quest, and of the settlement after it. What is not in use lies in the box."""

    rules = RULES
    prompt_kinds = PROMPTS
    note_kinds = NOTES
    box: Box
    quest: Quest

    @staticmethod
    def quest_in(state: State) -> str:
        """The quest that is played in a state; before the first one it is that of the set-up."""
        return str(state.board.tracks.get(QUEST) or state.setup.get("quest", ""))

    def cards_in_game(self) -> Iterable[str]:
        """What lies in the box has nothing to say."""
        return (piece.card for piece in self.board.pieces.values() if piece.zone != BOX)

    def move(self, piece_id: str, zone: str, index: int | None = None, face_up: bool | None = None) -> None:
        """Move a piece; one that comes out of the box may speak."""
        super().move(piece_id, zone, index, face_up)
        if zone != BOX:
            self.cast.join(self.board.pieces[piece_id].card)

    @property
    def nemesis(self) -> str:
        """The quest's nemesis; that of the delve was drawn at its set-up [WQ-1252]."""
        return self.quest.nemesis or self.word(NEMESIS)

    @property
    def leader(self) -> str:
        """The party leader, or who stands in for one who has fallen: the next hero clockwise who stands [WQ-1105]."""
        holder = self.word(LEADER)
        if not holder or self.standing(holder):
            return holder
        return self.next_hero(holder) or holder

    @property
    def active(self) -> str:
        """The active hero; where there is none, or that one has fallen, the leader [WQ-012, WQ-013]."""
        active = self.word("active")
        return active if active and self.standing(active) else self.leader

    @property
    def campaign(self) -> bool:
        """Whether this is a campaign [WQ-1211]."""
        return self.state.setup["form"] == "campaign"

    @property
    def delve(self) -> bool:
        """Whether this is the delve [WQ-1251, WQ-1256]."""
        return not self.quest.number

    def hero_card(self, hero: str) -> HeroCard:
        """What a hero's card says."""
        return self.box.heroes[self.board.pieces[hero].card]
