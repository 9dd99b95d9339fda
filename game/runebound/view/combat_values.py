"""Combat values: what the look of a combat is told beside pieces and words: both sides, their abilities, the round.

How a token lies (which face is up, spent, removed, doubled) and how much damage a side has stand on the copy of the
board, so that they change when it is told. `TokenShown.face` is here the first face as it is printed, `other` the
second; the counter `reverse` on the piece says that the second one is up.
"""

from __future__ import annotations

from typing import NamedTuple

from game.runebound.view.token_values import TokenShown

CARD, VILLAIN, DUEL = "card", "villain", "duel"
"""What kind of combat it is."""
DONE, NOW, COMING = "done", "now", "coming"
"""How a line of the round stands."""


class AbilityShown(NamedTuple):
    """An ability of a side: the option that it stands for (`surge:<piece>/<window>` or `card:<piece>`), its price in
    surges ("1", "X"; empty for a combat action without surge), the card that it is on, what it does, its key, whether
    it was used in this round, and why it cannot be used now (empty: it can).
    """

    option: str
    price: str
    name: str
    text: str
    key: str = ""
    used: bool = False
    reason: str = ""


class SideShown(NamedTuple):
    """A side of a combat: its piece (hero card, enemy card, villain's figure), the zone of its pool, its seat (0 for an
    enemy), name, picture, what it is in a line ("Giant, Savage"), who plays it ("Led by Master Thorn", empty: nobody
    needs to know), the deck of an enemy's card, its health with all that changes it, body, mind and spirit of a hero.
    `text` is what else it says, `reward` what it brings, `golden` the golden faces of the last cast.
    """

    piece: str
    zone: str
    seat: int
    name: str
    short: str
    picture: str
    line: str = ""
    led: str = ""
    deck: str = ""
    health: int = 0
    attributes: tuple[int, int, int] | None = None
    tokens: tuple[TokenShown, ...] = ()
    abilities: tuple[AbilityShown, ...] = ()
    text: str = ""
    reward: str = ""
    golden: int = 0


class OddsShown(NamedTuple):
    """The odds, from 0 to 1: to win, to be defeated, that neither happens; the mean damage on the hero and the mean
    number of rounds; what is meant ("plain hand"); where they are only about right, what of ("about, of 4,096 casts"),
    else nothing; whether the hero is healed more than hurt.
    """

    win: float
    lose: float
    neither: float
    damage: float
    rounds: float
    line: str = ""
    about: str = ""
    heals: bool = False


class RoundLine(NamedTuple):
    """A line of the round's log: what was done, is being done, or comes."""

    text: str
    state: str = DONE


class Foretold(NamedTuple):
    """What an option of a combat action or of a block would do, in a line, and the piece or option it is told of."""

    about: str
    line: str


class CombatShown(NamedTuple):
    """A combat: hero and foe (in a duel who called it and the other), the ground below the ring (a terrain or the id of
    a villain), where it is in words, round and most rounds. `striking` is whether tokens for an attack are asked for.
    """

    kind: str
    hero: SideShown
    foe: SideShown
    ground: str
    where: str
    round: int
    most: int = 10
    odds: OddsShown | None = None
    lines: tuple[RoundLine, ...] = ()
    foretold: tuple[Foretold, ...] = ()
    hint: str = ""
    """How this question is answered ("Drag tokens onto the foe, or press Strike")."""
    striking: str = ""
    """The kind of damage that an attack is being put together of: "physical", "magic", "skull"; empty: none is."""
    damage: int = 0
    target: str = ""
    """Damage that is about to be dealt (a block is asked), and the piece that it is for."""
    won: bool = False
    """Whether the hero has won it, so that only the reward is left."""

    def side(self, zone: str) -> SideShown | None:
        """The side whose pool a zone is."""
        return next((side for side in (self.hero, self.foe) if side.zone == zone), None)
