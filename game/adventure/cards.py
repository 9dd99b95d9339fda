"""The kinds of cards and quests as the data files of the family spell them. Plain records; effects are compiled
beside them. A game adds its own kinds, and what else its cards print.
"""

from __future__ import annotations

from msgspec import Struct, field


class Bound(Struct, frozen=True, forbid_unknown_fields=True):
    """An ability in a window, where it needs more than its marks: a restriction, a condition, a limit."""

    do: str
    only: str = ""
    """attack, explore, aid, rest; counterattack; enemy-phase."""
    limit: str = ""
    """round: once per round [R-10]."""
    when: str = ""
    """A condition on the event, from the words of the card ("when another hero ...")."""


Abilities = dict[str, str | Bound]


class Card(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every card may have: abilities by window, a passive text, a threat."""

    on: Abilities = field(default_factory=dict)
    passive: str = ""
    threat: str = ""
    advice: str = ""
    """A condition: when a computer player uses it or pays its cost (empty: always)."""
    known: bool = False
    """True for facts of the printed game, which balance must not touch."""


class ActionCard(Card, frozen=True, kw_only=True):
    """A card of a hero with an action on it; one entry of `lines` is one printed line."""

    action: str
    dice: int
    lines: tuple[str, ...]


class EnemyCard(Card, frozen=True, kw_only=True):
    """An enemy of a set, or a nemesis. Trait and rank stand on the card."""

    attack: int
    resilience: int
    health: int
    bar: tuple[str, ...]
    trait: str = ""
    rank: str = ""
    set: str = ""


class LocationCard(Card, frozen=True, kw_only=True):
    """A location; `engaged` and `shadows` are how many enemies it spawns faceup and facedown [HT-114, WQ-606, WQ-607],
    `value` its exploration value. One that belongs to a `quest` comes only there.
    """

    trait: str
    engaged: int
    shadows: int
    value: int
    quest: str = ""


class ExplorationCard(Card, frozen=True, kw_only=True):
    """What exploring draws: an item (used in its window, which discards it) or an event (`do` resolves at once)
    [HT-810, WQ-1001, WQ-1002].
    """

    type: str
    tone: str
    do: str = ""


class ConditionCard(Card, frozen=True, kw_only=True):
    """A condition; a hero holds at most one copy of each [HT-804, WQ-1005].

    Poisoned [HT-805], Weakened [HT-806] and Focused [HT-807] say in their windows what they do [WQ-1007, WQ-1008,
    WQ-1009].
    """

    copies: int
    harm: int = 0
    """How much it harms, to a computer player: the worst is shed first, what does not harm only when it must be."""


class Keyword(Struct, frozen=True, forbid_unknown_fields=True):
    """A keyword of an effect bar."""

    do: str = ""
    builtin: bool = False
    known: bool = False


class QuestRule(Struct, frozen=True, forbid_unknown_fields=True):
    """A rule of a quest sheet in its window; a peril effect names its colour."""

    id: str
    window: str
    do: str
    colour: str = ""
    only: str = ""
    when: str = ""
    advice: str = ""
    """A condition: when a computer player uses it (empty: always)."""


class QuestAdvice(Struct, frozen=True, forbid_unknown_fields=True):
    """What a computer player thinks of a quest, as numbers in the words of advice.

    `counters`: what they are worth as they stand, and `peril`: what the effect of a colour is worth where the party may
    choose it, both in tenths of a wound. `beyond`: the progress that is still wanted beyond the value of the last
    location; `besides`: the successes of explore actions that are wanted for something other than progress.
    """

    counters: str = ""
    peril: dict[str, str] = field(default_factory=dict)
    beyond: str = ""
    besides: str = ""


class Quest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is printed on the sheet of every quest: its nemesis, its peril track, its rules in printed order."""

    nemesis: str
    track: tuple[str, ...]
    rules: tuple[QuestRule, ...]
    counters: tuple[str, ...] = ()
    advice: QuestAdvice = QuestAdvice()
    known: bool = False


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """A step of the ladder: what is otherwise than in the printed game, in all (nothing is added up at play).

    `health` is more or less of it for each hero of two (less of it in larger parties),
    `tokens` the success tokens each one begins with; `value` is
    added to the exploration value of every location; `nemesis` is more
    health for the nemesis, for each hero in the game; `peril` the spaces the token starts further on; `grim` holds the
    Grim Rule.
    """

    health: int = 0
    tokens: int = 0
    value: int = 0
    value_but: tuple[str, ...] = ()
    """Quests whose locations keep their value."""
    nemesis: int = 0
    peril: int = 0
    grim: bool = False
    daily: bool = False
    """Whether the quest of the day may be played on it."""
    chance: dict[str, int] = field(default_factory=dict)
    """How often the sensible computer wins each quest on it, of a hundred games with two heroes."""
    games: int = 0
    """How many games of each quest were played to measure that."""

PRINTED = "thicket"
"""The step of the printed game, on which every journey is played that names none."""


class Prospects(Struct, frozen=True, forbid_unknown_fields=True):
    """What each number of `prospects.py` is worth for the chance to win a quest: at its start, and how much more at the
    end of the peril track. `games` is how many quests were played to find that out.
    """

    games: int
    weights: dict[str, tuple[float, float]]


ACTIONS = ("attack", "explore", "aid", "rest")
DICE = ("die-hero", "die-enemy")
SYMBOLS = ("success", "critical", "defense", "counterattack", "threat")
"""What a face of a die may show, in the order in which a roll is told."""
NEMESIS = "nemesis"
RANKS = ("minion", "standard", "master", "elite", NEMESIS)
"""What the games of the family call the ranks of an enemy."""
