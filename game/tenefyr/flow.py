"""The flow: visits to dungeons, combats of turns, and the boss fight [TN-201, TN-202, TN-206, TN-801 to TN-806]."""

from __future__ import annotations

from game.kit.companions import seated
from game.kit.flow import Flow, Position
from game.kit.prompts import Prompt
from game.tenefyr import combat as fight
from game.tenefyr import names
from game.tenefyr.computer_player import PLAYERS
from game.tenefyr.dealing import deal
from game.tenefyr.leaving import leave, resolve_option
from game.tenefyr.prompts import PARTY
from game.tenefyr.prospects import prospect
from game.tenefyr.setting_up import set_up
from game.tenefyr.table import Table
from game.tenefyr.turn import beaten, begin_turn, keep_or_renew, play_next, stands

PRESS_ON, LEAVE = "on", "leave"


def setup(t: Table) -> str:
    """Set-up [TN-101 to TN-114]."""
    set_up(t)
    return "valley"


def valley(t: Table) -> str:
    """The party chooses a dungeon, even with empty decks [TN-301, TN-305]; with the token on the skull, or no dungeon
    left, the boss fight begins [TN-203, TN-204, TN-1210], and not before [TN-205].
    """
    t.set_track(names.ROUND, t.track(names.ROUND) + 1)
    options = t.dungeons() if t.track(names.STEPS) else []
    if options:
        t.note("valley", visit=t.track(names.ROUND), left=t.track(names.STEPS))
        zone = t.ask(Prompt("choose-dungeon", t.starter, "TN-301", tuple(options), data={PARTY: True}))[0]
        t.note("enters", dungeon=zone)
    else:
        zone = names.BOSS
        t.note("boss-fight", boss=t.word(names.BOSS_ID))
    t.set_track(names.DUNGEON, zone)
    t.set_track(names.BOON_NOW, t.track(names.BOON))
    t.set_track(names.BOON, 0)
    return "combat"


def combat(t: Table) -> str:
    """A combat starts: whoever enters fights at least the open card [TN-401, TN-302]."""
    fight.begin_combat(t)
    return "turn" if t.enemy else "moved"


def turn(t: Table) -> str:
    """The next player's turn starts, with a hand [TN-404, TN-405]."""
    begin_turn(t)
    return "draw" if t.enemy else "moved"


def draw(t: Table) -> str:
    """The hand is kept, or a new one drawn [TN-407]."""
    if keep_or_renew(t):
        return "draw" if t.enemy else "moved"
    return "play"


def play(t: Table) -> str:
    """Card after card, until the hand is empty [TN-411]."""
    return "play" if play_next(t) else "end_step"


def end_step(t: Table) -> str:
    """Won, held, or lost [TN-416, TN-417]."""
    if beaten(t):
        return "won"
    if t.turn_number == t.turns:
        return "lost"
    stands(t)
    return "turn" if t.enemy else "moved"


def won(t: Table) -> str:
    """The enemy is beaten: press on, leave a cleared dungeon, go on against the boss with the decks as they are, or
    win the game [TN-606, TN-608, TN-802, TN-803, TN-805].
    """
    fight.win(t)
    left = bool(t.zone(t.dungeon))
    if t.boss_fight:
        return "combat" if left else _over(t, names.VICTORY)
    if left:
        return "press_on"
    t.set_track(names.LEAVING, names.CLEARED)
    return "leave"


def lost(t: Table) -> str:
    """The combat is lost: the party is thrown out [TN-603]; against the boss the game is lost at once [TN-806]."""
    if t.boss_fight:
        return _over(t, names.DEFEAT)
    fight.lose(t)
    t.set_track(names.LEAVING, names.THROWN_OUT)
    return "leave"


def moved(t: Table) -> str:
    """The enemy has moved away [TN-609]: press on, or leave a dungeon that is empty [TN-703]."""
    fight.break_off(t)
    if t.zone(t.dungeon):
        return "press_on"
    t.set_track(names.LEAVING, names.CLOSED)
    return "leave"


def press_on(t: Table) -> str:
    """The party presses on or leaves, without looking at the next card, of which the number is open [TN-606, TN-607,
    TN-303]. It may press on exhausted, and is thrown out [TN-1204].
    """
    if t.ask(Prompt("press-on", t.starter, "TN-606", (PRESS_ON, LEAVE), data={PARTY: True}))[0] == PRESS_ON:
        return "combat"
    t.set_track(names.LEAVING, names.LEFT)
    return "leave"


def leaving(t: Table) -> str:
    """The party leaves [TN-701]."""
    return "reward" if leave(t) else "valley"


def reward(t: Table) -> str:
    """One option of a reward after the other [TN-705]."""
    return "reward" if resolve_option(t) else "valley"


def surrender(t: Table) -> str:
    """The players have given up: a defeat [TN-1103]."""
    t.note("surrender")
    return _over(t, names.DEFEAT)


def _over(t: Table, outcome: str) -> str:
    """The game is over [TN-1101]."""
    t.set_track(names.OUTCOME, outcome)
    t.note("over", outcome=outcome)
    return "result"


def result(t: Table) -> str:
    """Over."""
    return "result"


def decider(position: Position) -> str:
    """Whose player answers a question; a person where the whole party is asked, as long as one plays along [TN-007]."""
    return "" if position.prompt.data.get(PARTY) else position.prompt.chooser


FLOW = Flow(
    nodes={
        "setup": setup, "valley": valley, "combat": combat, "turn": turn, "draw": draw, "play": play,
        "end_step": end_step, "won": won, "lost": lost, "moved": moved, "press_on": press_on, "leave": leaving,
        "reward": reward, "surrender": surrender, "result": result,
    },
    follows={
        "setup": frozenset({"valley"}),
        "valley": frozenset({"combat"}),
        "combat": frozenset({"turn", "moved"}),
        "turn": frozenset({"draw", "moved"}),
        "draw": frozenset({"draw", "play", "moved"}),
        "play": frozenset({"play", "end_step"}),
        "end_step": frozenset({"won", "lost", "turn", "moved"}),
        "won": frozenset({"combat", "press_on", "leave", "result"}),
        "lost": frozenset({"leave", "result"}),
        "moved": frozenset({"press_on", "leave"}),
        "press_on": frozenset({"combat", "leave"}),
        "leave": frozenset({"reward", "valley"}),
        "reward": frozenset({"reward", "valley"}),
        "surrender": frozenset({"result"}),
        "result": frozenset({"result"}),
    },
    ends=frozenset({"result"}),
    computer=seated(PLAYERS, decider),
    deal=deal,
    prospect=prospect,
    given_up="surrender",
)  # fmt: skip
