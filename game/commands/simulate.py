"""`main.py simulate`: agents play many games; wins, losses, stuck games, and the speed of the engine."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Any

from game.commands.common import open_box, show_json, stop
from game.kit.agents import RandomAgent
from game.kit.errors import RuleError
from game.kit.prompts import Answer, Prompt, WhyNot
from game.kit.rng import Streams
from game.kit.table import Answerer, Table
from game.terrinoth.agents import SensibleAgent
from game.terrinoth.box import Box
from game.terrinoth.flow import MOST_ROUNDS, new_session
from game.terrinoth.setup import problems_of, random_party


@dataclass
class Row:
    """The games of one quest and party size."""

    quest: str
    heroes: int | list[str]
    games: int = 0
    wins: int = 0
    losses: int = 0
    stuck: int = 0
    rounds: int = 0
    decisions: int = 0
    faults: list[str] = field(default_factory=list)

    def plain(self) -> dict[str, Any]:
        """The row as the command prints it."""
        played = max(1, self.games)
        return {
            "quest": self.quest, "heroes": self.heroes, "games": self.games, "wins": self.wins,
            "losses": self.losses, "stuck": self.stuck, "rounds_mean": round(self.rounds / played, 2),
            "decisions_mean": round(self.decisions / played, 1), "faults": self.faults,
        }  # fmt: skip


class Counted:
    """An agent whose decisions are counted."""

    def __init__(self, agent: Answerer) -> None:
        self.agent = agent
        self.decisions = 0

    def __call__(self, table: Table, prompt: Prompt, why: WhyNot | None) -> Answer:
        self.decisions += 1
        return self.agent(table, prompt, why)


def make_agent(policy: str, seed: str) -> Answerer:
    """An agent by its name."""
    return RandomAgent(seed) if policy == "random" else SensibleAgent(seed)


def play_one(box: Box, row: Row, setup: dict[str, Any], policy: str) -> None:
    """Play one game and add it to its row; a game that raises or hits the round limit is stuck."""
    agent = Counted(make_agent(policy, str(setup["seed"])))
    session = new_session(box, setup)
    row.games += 1
    try:
        session.play(agent)
    except (RuleError, AssertionError, ArithmeticError, LookupError, TypeError, AttributeError, ValueError) as fault:
        row.stuck += 1
        row.faults.append(f"seed {setup['seed']}, heroes {','.join(setup['heroes'])}: {type(fault).__name__}: {fault}")
        return
    tracks = session.state.board.tracks
    row.decisions += agent.decisions
    row.rounds += min(MOST_ROUNDS, session.table.track("round"))
    if session.table.track("round") > MOST_ROUNDS:
        row.stuck += 1
    elif tracks.get("outcome") == "victory":
        row.wins += 1
    else:
        row.losses += 1


def simulate(
    box: Box, quests: list[str], heroes: int | list[str], games: int, policy: str, seed: str, grim: bool
) -> dict[str, Any]:
    """Play the games; the result has the keys that the command prints."""
    rows = []
    started = perf_counter()
    for quest in quests:
        row = Row(quest, heroes)
        for number in range(games):
            game_seed = f"{seed}-{number}"
            streams = Streams(f"{quest}-{game_seed}", {})
            party = heroes if isinstance(heroes, list) else random_party(box, streams, heroes)
            play_one(box, row, {"quest": quest, "heroes": party, "seed": game_seed, "grim": grim}, policy)
        rows.append(row)
    seconds = max(1e-9, perf_counter() - started)
    played = sum(row.games for row in rows)
    decided = sum(row.decisions for row in rows)
    return {
        "games": played,
        "results": [row.plain() for row in rows],
        "decisions_per_second": round(decided / seconds, 1),
        "games_per_second": round(played / seconds, 2),
        "policy": policy,
        "seed": seed,
    }


def run_report(quest: str, games: int, seed: str, file: Path) -> int:
    """Measure the balance with the sensible agent and write it as a document."""
    from game.commands import balance

    box = open_box()
    quests = list(box.quests) if quest == "all" else [quest]
    if quest != "all" and quest not in box.quests:
        stop(f"--quest: cannot be played (HT-101); known are: {', '.join(box.quests)}")
    try:
        balance.run(box, quests, games, seed, file)
    except OSError as fault:
        stop(f"{file}: {fault.strerror}")
    print(f"{games * len(quests) * len(balance.PARTIES)} games measured; the table lies in {file}")
    return 0


def run(quest: str, heroes: str, games: int, policy: str, seed: str, grim: bool, as_json: bool) -> int:
    """Simulate and print; exit code 1 if any game was stuck."""
    box = open_box()
    quests = list(box.quests) if quest == "all" else [quest]
    party: int | list[str] = int(heroes) if heroes.isdecimal() else [h.strip() for h in heroes.split(",") if h.strip()]
    if isinstance(party, int) and not 1 <= party <= 4:
        stop(f"--heroes: a party has 1 to 4 heroes, not {party}")
    for name in quests:
        tried = party if isinstance(party, list) else list(box.heroes)[:1]
        for reason, rule in problems_of(box, {"quest": name, "heroes": tried}):
            known = ", ".join(box.quests if "quest" in reason else box.heroes)
            stop(f"{'--quest' if 'quest' in reason else '--heroes'}: cannot be played ({rule}); known are: {known}")
    result = simulate(box, quests, party, games, policy, seed, grim)
    if as_json:
        show_json(result)
    else:
        for row in result["results"]:
            told = "{quest}: {games} games, {wins} won, {losses} lost, {stuck} stuck, {rounds_mean} rounds"
            print(told.format(**row))
        print(f"{result['games_per_second']} games and {result['decisions_per_second']} decisions a second")
    return 1 if any(row["stuck"] for row in result["results"]) else 0
