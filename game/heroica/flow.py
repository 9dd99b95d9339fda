"""The flow: levels of rounds of turns, and the road between two levels [HC-111, HC-201, HC-801 to HC-808]."""

from __future__ import annotations

from game.heroica import names
from game.heroica.acting import act
from game.heroica.computer_player import PLAYERS
from game.heroica.goals import LevelOver
from game.heroica.keeping import give_back, keep
from game.heroica.level_play import BAG, clear_away, lay_out, place, sand, time_is_up, turn_order
from game.heroica.packs import gain_gold
from game.heroica.prepare import prepare
from game.heroica.prospects import prospect
from game.heroica.record import remember
from game.heroica.scoring import bonuses, points, winners
from game.heroica.store import bring_potions_back, stock
from game.heroica.table import Table
from game.heroica.turn import begin_turn
from game.heroica.turn_end import end_turn
from game.kit.board import State
from game.kit.companions import seated
from game.kit.flow import Flow, Position, won_together
from game.kit.prompts import Prompt

ONE_LEVEL_GOLD, EVERY, JUMPED_GOLD = 7, 3, 2
TRIED = "tried"
TOGETHER = frozenset({"lost-level", "set-out"})
"""Questions that a person answers as long as one plays along."""
VICTORY, DEFEAT, DRAW = "victory", "defeat", "draw"


def setup(t: Table) -> str:
    """Heroes with their purses, and the store [HC-106, HC-452, HC-807]."""
    content = t.box.content
    stock(t)
    first = t.box.levels[t.road[0]].number
    for hero in t.heroes:
        t.make(hero, hero, BAG)
        t.add_token(hero, names.HEALTH, t.most_health(hero))
        card = content.heroes[hero]
        extra = min(ONE_LEVEL_GOLD, (first - 1) // EVERY) if len(t.road) == 1 else 0
        t.add_token(hero, names.GOLD, card.gold + extra)
        if card.potion:
            t.bring(card.potion, names.pack(hero))
    t.set_track(names.LEVEL, t.road[0])
    return "level"


def level(t: Table) -> str:
    """A level is laid out, and the heroes are placed [HC-107 to HC-112]."""
    t.set_track(names.ROUND, 0)
    t.set_track(names.GOAL_MET, "")
    t.set_track(names.AGAIN, "")
    t.note("level", level=t.level_id)
    if not t.rivals:
        keep(t)
    lay_out(t)
    t.set_track(names.HOURGLASS, sand(t))
    t.set_track(names.ORDER, ",".join(turn_order(t)))
    return "place"


def placing(t: Table) -> str:
    """The heroes are put on start spaces [HC-108]."""
    place(t, t.word(names.ORDER).split(","))
    return "round"


def round_begins(t: Table) -> str:
    """Every hero has one turn, from the first hero clockwise [HC-111]."""
    t.set_track(names.ROUND, t.track(names.ROUND) + 1)
    t.note("round", round=t.track(names.ROUND), points=[points(t, hero) for hero in t.heroes])
    t.set_track("turns", t.word(names.ORDER))
    return "turn"


def turn(t: Table) -> str:
    """The next hero begins a turn [HC-202 to HC-204]; the Dragon Slayer takes another one at once [HC-658]."""
    again = t.word(names.AGAIN)
    if again:
        t.set_track(names.AGAIN, "")
        t.set_track(names.ACTIVE, again)
        t.note("again", hero=again)
    else:
        waiting = t.word("turns").split(",")
        t.set_track(names.ACTIVE, waiting[0])
        t.set_track("turns", ",".join(waiting[1:]))
    try:
        return "prepare" if begin_turn(t, t.active) else "turn_lost"
    except LevelOver:
        return "level_end"


def prepare_step(t: Table) -> str:
    """One doing of the prepare step after the other [HC-205]."""
    try:
        return "prepare" if prepare(t, t.active) else "act"
    except LevelOver:
        return "level_end"


def act_step(t: Table) -> str:
    """The act step [HC-206]."""
    try:
        act(t, t.active)
    except LevelOver:
        return "level_end"
    return "turn_end"


def turn_end(t: Table) -> str:
    """The end step of a turn that was played [HC-207]."""
    return _next(t, played=True)


def turn_lost(t: Table) -> str:
    """The end of a turn that was skipped, or spent on healing [HC-203, HC-204]."""
    return _next(t, played=False)


def _next(t: Table, played: bool) -> str:
    """The end step, and the next turn [HC-207, HC-208, HC-804]."""
    try:
        end_turn(t, t.active, played)
    except LevelOver:
        return "level_end"
    if t.word("turns") or t.word(names.AGAIN):
        return "turn"
    return "level_end" if time_is_up(t) else "round"


def level_end(t: Table) -> str:
    """The level is over [HC-806]; a lost one may be played again, once, by those who play together [HC-906]."""
    met = bool(t.word(names.GOAL_MET))
    t.note(
        "level-over", level=t.level_id, hero=t.word(names.GOAL_MET), lost=not met and not t.rivals,
        points=[points(t, hero) for hero in t.heroes],
    )  # fmt: skip
    clear_away(t)
    t.set_track(names.ACTIVE, "")
    if not met and not t.rivals and not t.track(TRIED):
        t.set_track(TRIED, 1)
        if t.ask(Prompt("lost-level", t.heroes[0], "HC-906", ("again",), 0)):
            give_back(t)
            return "level"
    t.set_track(TRIED, 0)
    for hero in t.heroes:
        scored = names.scored(hero)
        t.set_track(scored, f"{t.word(scored)} {points(t, hero)}".strip())
    t.set_track("won-levels", f"{t.word('won-levels')} {t.word(names.GOAL_MET) or '-'}".strip())
    if t.level_id == t.road[-1]:
        finish(t, met)
        return "result"
    return "camp"


def finish(t: Table, met: bool) -> None:
    """The game is over [HC-808]: most points win among rivals [HC-854]; together the last goal decides [HC-907]."""
    for bonus, heroes in bonuses(t).items():
        t.note("bonus", bonus=bonus, heroes=heroes)
    if t.rivals:
        best = winners(t)
        t.set_track("winners", ",".join(best))
        t.set_track(names.OUTCOME, VICTORY if len(best) == 1 else DRAW)
    else:
        t.set_track(names.OUTCOME, VICTORY if met else DEFEAT)
    t.note("over", outcome=t.word(names.OUTCOME))


def camp(t: Table) -> str:
    """On the road to the next level: what was jumped over is made up for in gold [HC-807], used potions may return to
    the store [HC-453]. Then the chapter closes.
    """
    t.set_track(names.PHASE, "camp")
    here = t.level.number
    following = t.road[t.road.index(t.level_id) + 1]
    number = t.box.levels[following].number
    t.ask(Prompt("set-out", t.heroes[0], following, ("go",), data={"level": following}, pause=True))
    bring_potions_back(t, here, number)
    for hero in t.heroes:
        gain_gold(t, hero, JUMPED_GOLD * (number - here - 1), following)
    t.set_track(names.PHASE, "")
    t.set_track(names.LEVEL, following)
    return "level"


def result(t: Table) -> str:
    """Over."""
    return "result"


def worth(state: State, chooser: str) -> float:
    """Among rivals whoever wins alone has all of it, who shares a part; together all win or lose."""
    winners = [hero for hero in str(state.board.tracks.get("winners", "")).split(",") if hero]
    return (chooser in winners) / len(winners) if winners else won_together(state, chooser)


def decider(position: Position) -> str:
    """Whose player answers a question: of the hero who is asked; on the road and after a lost level the whole party
    [HC-906, HC-909].
    """
    return "" if position.prompt.kind in TOGETHER else position.prompt.chooser


FLOW = Flow(
    nodes={
        "setup": setup, "level": level, "place": placing, "round": round_begins, "turn": turn,
        "prepare": prepare_step, "act": act_step, "turn_end": turn_end, "turn_lost": turn_lost,
        "level_end": level_end, "camp": camp, "result": result,
    },
    follows={
        "setup": frozenset({"level"}),
        "level": frozenset({"place"}),
        "place": frozenset({"round"}),
        "round": frozenset({"turn"}),
        "turn": frozenset({"prepare", "turn_lost", "level_end"}),
        "prepare": frozenset({"prepare", "act", "level_end"}),
        "act": frozenset({"turn_end", "level_end"}),
        "turn_end": frozenset({"turn", "round", "level_end"}),
        "turn_lost": frozenset({"turn", "round", "level_end"}),
        "level_end": frozenset({"level", "camp", "result"}),
        "camp": frozenset({"level"}),
        "result": frozenset({"result"}),
    },
    ends=frozenset({"result"}),
    chapters=frozenset({("camp", "level")}),
    remember=remember,
    worth=worth,
    prospect=prospect,
    computer=seated(PLAYERS, decider),
)  # fmt: skip
