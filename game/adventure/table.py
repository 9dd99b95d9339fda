"""The table of the family: where things lie and who they belong to; and the record of what each game does its own
way.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, ClassVar

from msgspec import Struct

from game.adventure.box import Box
from game.adventure.cards import PRINTED, EnemyCard, LocationCard, Quest, Step
from game.adventure.context import Action
from game.adventure.speakers import Cast
from game.kit.board import State
from game.kit.prompts import Answer, Details, Prompt, WhyNot
from game.kit.table import Answerer, GameTable

WOUND, SUCCESS, PROGRESS = "wound", "success", "progress"
SEATS, SHADOWS, LAIR, LOCATION = "seats", "shadows", "lair", "location"
ENEMY_DECK, ENEMY_DISCARD = "deck:enemy", "discard:enemy"
EXPLORATION_DECK, EXPLORATION_DISCARD = "deck:exploration", "discard:exploration"
LOCATION_DECK, LOCATION_DISCARD = "deck:location", "discard:location"
DRAWN, DEFEATED, GONE, CONDITION_SUPPLY = "drawn", "defeated", "gone", "supply:conditions"
MOST_ENGAGED = 3
"""Enemies that can be engaged with one hero [HT-705, WQ-713]."""


@cache
def engaged_zone(hero: str) -> str:
    """Where the enemies engaged with a hero lie."""
    return f"engaged:{hero}"


@cache
def play_zone(hero: str) -> str:
    """A hero's play area: the items."""
    return f"play:{hero}"


@cache
def cards_zone(hero: str) -> str:
    """A hero's four action cards, in the order attack, explore, aid, rest."""
    return f"cards:{hero}"


@cache
def gear_zone(hero: str) -> str:
    """What a hero has equipped, in a game with gear."""
    return f"gear:{hero}"


@cache
def conditions_zone(hero: str) -> str:
    """A hero's conditions."""
    return f"conditions:{hero}"


STEP_HEALTH_PART = {3: 2 / 3, 4: 1 / 2}
"""How much of the health that a step of the ladder gives or takes counts in larger parties, whose heroes have less."""


@dataclass(slots=True)
class EffectBar:
    """Under the Grim Rule: an effect bar being resolved, so that a choice in it can be tried out from its start."""

    start: bytes
    """The frozen state when the bar began."""
    resolve: Callable[[Table, str, str], None]
    """Resolves a bar, on any table: (table, active hero, enemy)."""
    answers: list[Answer] = field(default_factory=list)
    """The answers given in it so far."""


class Cites(Struct, frozen=True):
    """The ids of the rules by which a game says why something cannot be."""

    cannot: str
    target: str
    activated: str
    activates: str


class Rules(Struct, frozen=True):
    """What each game does its own way: by number, order or owner as values, by paragraph as functions of its own, which
    take the table first.
    """

    ranks: tuple[str, str]
    """What the enemies of a set are called, the weaker first."""
    refills: Mapping[str, str]
    """Decks that are made anew of their discard piles when they are empty."""
    tokens: Callable[[Any, str], int]
    """The success tokens a hero has."""
    token_room: Callable[[Any, str], int]
    """How many more a hero can have."""
    claim_tokens: Callable[[Any, str, int], None]
    lose_tokens: Callable[[Any, str, int], None]
    spend_limit: Callable[[Any, Action], int]
    """How many tokens may be spent for an action now."""
    take_spent: Callable[[Any, Action], None]
    """Those that are spent for an action go."""
    breaks_tie: Callable[[Any, Any], str]
    """(table, context): who decides which hero an effect means that fits several equally [HT-004, WQ-007]."""
    exhaustible: Callable[[Any, str], bool]
    """Whether an effect or a cost can exhaust an action card."""
    progress_limit: Callable[[Any], int]
    """The most progress that can lie on the active location; 0 where nothing limits it."""
    health: Callable[[Any, str], int]
    """The health of a hero or an enemy."""
    order: Callable[[Any, str], tuple[int, ...]]
    """Where an enemy stands among others, the highest last [HT-703, WQ-705]."""
    next_ability: Callable[[Any, str, Any, list[Any]], Any]
    """(table, window, context, abilities): the one of a window that resolves next; None if the rest is declined."""
    printed_order: frozenset[str]
    """Windows where the rules of a quest resolve in the order in which the quest lists them."""
    can_use: Callable[[Any, Any], bool]
    """(table, ability): whether what using the card costs can be paid."""
    pay_use: Callable[[Any, Any], None]
    """(table, ability): what using a card in its window costs, is paid."""
    defeat_hero: Callable[[Any, str], None]
    set_aside: Callable[[Any, str], None]
    """What becomes of a nemesis that is defeated."""
    sheds: Callable[[Any, str], bool]
    """(table, condition): whether a text that discards any condition can mean this one."""
    fallen_enemy_finishes: bool
    """Whether the effect bar of an enemy that falls in its activation goes on [HT-710, WQ-740]."""
    fallen_hero_finishes: bool
    """Whether a hero gets what was paid for with the own defeat [R-08, WQ-313]."""
    explore: Callable[[Any, Action], None]
    """What the successes of an explore action do."""
    perform: Callable[[Any, Any, Action, Any], None]
    """(table, context, action, bonus): the steps of an action."""
    cites: Cites


class Table(GameTable):
    """The kit's table with the box of the game and the words for its places and people. The table of a game names its
    rules, its kinds of questions and its kinds of notes.
    """

    rules: ClassVar[Rules]

    def __init__(self, state: State, answerer: Answerer, box: Box) -> None:
        super().__init__(state, answerer)
        self.box = box
        self.step: Step = box.steps.get(str(state.setup.get("step", PRINTED)), Step())
        part = STEP_HEALTH_PART.get(len(list(state.setup.get("heroes", ()))), 1.0)  # type: ignore[call-overload]
        self.step_health = int(self.step.health * part)
        """What the step of the ladder adds to the health of every hero in a party of this size."""
        self.open_quest(self.quest_in(state))
        self.action: Action | None = None
        """The action being resolved, from the card played to the end of its lines."""
        self.line = 0
        """The printed line of the action card being resolved, from 1; 0 outside of an activation."""
        self.enemy_acting = ""
        """The enemy whose effect bar is being resolved."""
        self.met = ""
        """With whom the enemy that acts is engaged, or was when it fell."""
        self.peril_colour = ""
        """Between the move of the peril token and the end of its effect: the colour of its space."""
        self.halves: tuple[Any, dict[str, Any]] | None = None
        """While an "either" is asked: its context and the effect of each option, for who wants to weigh them."""
        self.bar: EffectBar | None = None
        """Under the Grim Rule: the effect bar being resolved."""
        self.trial: list[Answer] | None = None
        """On a copy on which an effect bar is tried out: the answers it is given first; None everywhere else."""
        self.fallen = ""
        """The hero whose defeat is being answered, who still carries what there was to carry."""
        self.activating = ""
        """The hero whose activation is going on, from its start to its end."""
        self._standing: dict[object, list[str]] = {}
        """The heroes who stand, clockwise from each one asked for, until a card is turned."""
        self.busy: set[tuple[str, ...]] = set()
        """Abilities answering an event now, each with its event, so that none answers the same one twice [R-10]."""

    @staticmethod
    def quest_in(state: State) -> str:
        """The quest that is played in a state."""
        return str(state.setup.get("quest", ""))

    def open_quest(self, quest: str) -> None:
        """Lay the sheet of a quest beside the table: whose rules hold, and who can have anything to say."""
        self.quest_id = quest
        self.quest: Quest = self.box.quests[quest]
        self.step_value = 0 if quest in self.step.value_but else self.step.value
        """What the step of the ladder adds to the exploration value of every location."""
        self.cast = Cast(self.box, quest, self.cards_in_game())

    def cards_in_game(self) -> Iterable[str]:
        """The cards that can have anything to say."""
        return (piece.card for piece in self.board.pieces.values())

    def ask(self, prompt: Prompt, why: WhyNot | None = None, details: Details | None = None) -> Answer:
        """The answer to a question; the Grim Rule remembers those of an effect bar.

        A trial takes what is recorded, then the first options, and no for what may be declined.
        """
        if self.trial is not None:
            return self.trial.pop(0) if self.trial else prompt.options[: prompt.least]
        answer = super().ask(prompt, why, details)
        if self.bar is not None:
            self.bar.answers.append(answer)
        return answer

    def make(self, piece_id: str, card: str, zone: str, face_up: bool = True) -> None:
        """Bring a piece to the table (set-up), and its card to the cast of the game."""
        super().make(piece_id, card, zone, face_up)
        self.cast.join(card)
        if zone == SEATS:
            self._standing.clear()

    def turn(self, piece_id: str, face_up: bool) -> None:
        """Turn a piece over; a hero who is turned over has fallen."""
        super().turn(piece_id, face_up)
        self._standing.clear()

    # -- people ------------------------------------------------------------------------------------

    @property
    def grim(self) -> bool:
        """Whether the Grim Rule is played [HT-013]: by choice, or because the step of the ladder holds it [WQ-023]."""
        return self.step.grim or bool(self.state.setup.get("grim", False))

    @property
    def leader(self) -> str:
        """The party leader."""
        return str(self.board.tracks.get("leader", ""))

    @property
    def active(self) -> str:
        """The active hero [HT-012]."""
        tracks = self.board.tracks
        return str(tracks.get("active") or tracks.get("leader", ""))

    @property
    def seats(self) -> list[str]:
        """All heroes by seat, defeated ones too."""
        return self.board.zones[SEATS]

    def standing(self, hero: str) -> bool:
        """Whether this is a hero who is not defeated (a defeated hero's card lies facedown) [WQ-1104]."""
        piece = self.board.pieces.get(hero)
        return piece is not None and piece.zone == SEATS and piece.face_up

    def heroes(self, first: str = "") -> list[str]:
        """The heroes who are not defeated, clockwise from the leader or from a given hero [HT-009, WQ-019, W-21]."""
        start = first or self.board.tracks.get("leader")
        try:
            return self._standing[start][:]
        except KeyError:
            seats, pieces = self.seats, self.board.pieces
            at = seats.index(str(start)) if start in seats else 0
            found = self._standing[start] = [h for h in seats[at:] + seats[:at] if pieces[h].face_up]
            return found[:]

    def next_hero(self, hero: str) -> str:
        """The next hero clockwise who is not defeated (the same one, if alone); empty if nobody stands."""
        seats, pieces = self.seats, self.board.pieces
        at = seats.index(hero) + 1
        standing = [h for h in seats[at:] + seats[:at] if pieces[h].face_up]
        return standing[0] if standing else ""

    def is_hero(self, piece_id: str) -> bool:
        """Whether a piece is a hero card."""
        piece = self.board.pieces.get(piece_id)
        return piece is not None and piece.zone == SEATS

    # -- enemies -----------------------------------------------------------------------------------

    def engaged(self, hero: str) -> list[str]:
        """The enemies engaged with a hero."""
        return self.board.zones.get(engaged_zone(hero), [])

    def shadows(self) -> list[str]:
        """The enemies in the shadows, faceup and facedown."""
        return self.board.zones.get(SHADOWS, [])

    def enemies(self) -> list[str]:
        """Every enemy in play: engaged ones by hero from the leader clockwise, then the shadows [HT-010]; never a
        nemesis in the lair [HT-708, WQ-710, WQ-718]."""
        found: list[str] = []
        zones = self.board.zones
        for hero in self.heroes():
            found += zones.get(engaged_zone(hero), ())
        found += zones.get(SHADOWS, ())
        return found

    def ready_among(self, enemies: list[str]) -> list[str]:
        """Those of some enemies that are ready."""
        pieces = self.board.pieces
        return [enemy for enemy in enemies if not pieces[enemy].exhausted]

    def in_play(self, enemy: str) -> bool:
        """Whether an enemy is engaged or in the shadows."""
        piece = self.board.pieces.get(enemy)
        return piece is not None and (piece.zone == SHADOWS or piece.zone.startswith("engaged:"))

    def host(self, enemy: str) -> str:
        """The hero an enemy is engaged with; empty if with none."""
        zone = self.board.pieces[enemy].zone
        return zone[8:] if zone.startswith("engaged:") else ""

    def faceup(self, piece_id: str) -> bool:
        """Whether a card lies faceup."""
        return self.board.pieces[piece_id].face_up

    @property
    def nemesis(self) -> str:
        """The quest's nemesis; a card and a piece of one id."""
        return self.quest.nemesis

    # -- cards -------------------------------------------------------------------------------------

    def enemy_card(self, enemy: str) -> EnemyCard:
        """What an enemy's card says (also of a facedown one: ask `faceup` first, R-13)."""
        return self.box.enemies[self.board.pieces[enemy].card]

    def card_of(self, piece_id: str) -> str:
        """The card a piece shows."""
        return self.board.pieces[piece_id].card

    @property
    def location(self) -> str:
        """The active location; empty before the first [WQ-611]."""
        here = self.board.zones.get(LOCATION)
        return here[0] if here else ""

    def location_card(self) -> LocationCard | None:
        """What the active location's card says."""
        here = self.location
        return self.box.locations[here] if here else None

    def action_card(self, hero: str, action: str) -> str:
        """A hero's action card for an action."""
        return next(c for c in self.zone(cards_zone(hero)) if self.box.actions[self.card_of(c)].action == action)

    def exhausted_cards(self, hero: str) -> list[str]:
        """A hero's exhausted action cards."""
        pieces = self.board.pieces
        return [c for c in self.zone(cards_zone(hero)) if pieces[c].exhausted]

    def ready_cards(self, hero: str) -> list[str]:
        """A hero's ready action cards."""
        pieces = self.board.pieces
        return [c for c in self.zone(cards_zone(hero)) if not pieces[c].exhausted]

    def condition(self, hero: str, condition: str) -> str:
        """The piece of a condition a hero has; empty if the hero has it not."""
        pieces = self.board.pieces
        held = [p for p in self.zone(conditions_zone(hero)) if pieces[p].card == condition]
        return held[0] if held else ""
