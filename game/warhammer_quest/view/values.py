"""Values: what the table of this game shows beside what that of any card game of the family does. Plain records for its
look.
"""

from __future__ import annotations

from msgspec import Struct

from game.adventure.view import values


class MatValues(values.MatValues, frozen=True):
    """A mat, with how much gear fits, and how many visits of the settlement are left."""

    capacity: int
    visits: int


class LogCard(Struct, frozen=True):
    """A card in the log: its id, its name, its picture; `gold`: an advanced action, or legendary gear."""

    card: str
    name: str
    picture: str
    gold: bool = False


class LogQuest(Struct, frozen=True):
    """A quest in the log. `state` is "won", "lost", "now", "next" or "not-yet", `told` the same in words; `line` is its
    line of the chronicle, `after` what it brought or cost; `fallen` are the names of who fell, `falls` how often that
    was.
    """

    number: int
    id: str
    title: str
    picture: str
    state: str
    told: str
    line: str
    rounds: int
    falls: int
    fallen: tuple[str, ...]
    after: str
    summary: str
    """How it ended, in how many rounds, and how many fell; what it is to the party until then."""
    tier: int
    goal: str
    """What is to be done there, in a few words."""
    facts: tuple[str, ...]
    """The tier and what lies in its decks, as far as the sheet tells it."""
    begins: str
    """How its story begins."""


class LogHero(Struct, frozen=True):
    """A hero in the log: four actions (attack, explore, aid, rest), gear in order of claiming, capacity 1 to 4."""

    piece: str
    seat: int
    name: str
    player: str
    picture: str
    actions: tuple[LogCard, ...]
    gear: tuple[LogCard, ...]
    capacity: int


class CampaignLog(Struct, frozen=True):
    """The book of a campaign: its quests, its heroes, the campaign pool, the nemeses that are struck, how many quests
    are won, and in words how it ended (empty while it goes on).
    """

    title: str
    party: str
    quests: tuple[LogQuest, ...]
    heroes: tuple[LogHero, ...]
    pool: tuple[LogCard, ...]
    struck: tuple[LogCard, ...]
    won: int
    result: str

    @property
    def next(self) -> LogQuest | None:
        """The quest that comes next, or that is under way; None at the end."""
        return next((quest for quest in self.quests if quest.state in ("now", "next")), None)

    @property
    def ended(self) -> tuple[LogQuest, ...]:
        """The quests that have ended."""
        return tuple(quest for quest in self.quests if quest.state in ("won", "lost"))


class TableValues(values.TableValues, frozen=True):
    """The sheet of the quest, the mats, and the way and the pool of the campaign."""

    mats: tuple[MatValues, ...]
    results: tuple[tuple[str, str], ...]
    """The quests of the campaign so far, as (title, "victory", "defeat" or ""); empty outside of a campaign."""
    log: CampaignLog | None
    """The campaign log; None outside of a campaign."""
    tier: int
    """That of the quest; 0 in the delve, which goes through all of them."""
    pooled: str
    """What lies in the campaign pool, or came from it into this quest, in words; where it is nobody says [WQ-022]."""
