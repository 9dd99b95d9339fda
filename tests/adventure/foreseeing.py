"""Looking ahead in the games of the family: what is foreseen of the enemy phase holds when it is played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from game.adventure import foresight
from game.adventure.foresight import Foresight
from game.adventure.losses import Loss, Losses, losses
from game.adventure.table import WOUND, Table
from game.kit.codec import freeze, thaw
from game.kit.computer_players import RandomPlayer
from game.kit.events import Counted, Noted
from game.kit.flow import Flow
from game.kit.session import Session
from game.kit.slices import done
from game.kit.table import Answerer

TRIES = 4
"""So often an enemy phase is played."""


def foreseen(t: Table, how: Foresight) -> Losses:
    """What the enemy phase takes, as it is foreseen."""
    return losses(t, done(foresight.enemy_phase(t, how)))


def wounds_of(t: Table) -> Counter[str]:
    """The wounds that each hero suffered."""
    found: Counter[str] = Counter()
    for event in t.events:
        if isinstance(event, Counted) and event.token == WOUND and event.amount > 0 and event.piece in t.seats:
            found[event.piece] += event.amount
    return found


def acted(t: Table) -> list[str]:
    """The enemies that activated, in order."""
    return [str(e.data["enemy"]) for e in t.events if isinstance(e, Noted) and e.name == "enemy-activates"]


def holds(t: Table, found: Losses, flow: Flow, name: str) -> bool:
    """Whether what is foreseen is sure to the last wound; plays the phase some times, and it must hold."""
    places = {each.enemy: range(each.first, each.last + 1) for each in found.activations}
    for attempt in range(TRIES):
        real = played(t, flow, f"{name}-{attempt}")
        wounds = wounds_of(real)
        for loss in found.heroes:
            told = f"game {name}, {loss.hero}: {wounds[loss.hero]} of {loss.wounds}"
            assert loss.wounds.least <= wounds[loss.hero] <= loss.wounds.most, told
            assert loss.wounds.least <= loss.wounds.mean <= loss.wounds.most
        for place, enemy in enumerate(acted(real), 1):
            assert place in places.get(enemy, [place]), f"game {name}: {enemy} came as number {place}"
    return all(loss.wounds.least == loss.wounds.most for loss in found.heroes)


def moments(session: Session, player: Answerer, every: int, depth: int) -> Iterator[Table]:
    """The tables in the hero phases of a game that has begun: after each so many answers, so many answers deep."""
    for answers in range(depth):
        if session.prompt is None:
            return
        t = session.table
        assert isinstance(t, Table)
        if t.word("phase") == "heroes" and answers % every == every - 1:
            yield t
        session.answer(player(t, session.prompt, None))


def copied(t: Table, player: Answerer) -> Table:
    """A table like this one, at which another player answers."""
    return type(t)(thaw(freeze(t.state)), player, t.box)


def played(t: Table, flow: Flow, seed: str) -> Table:
    """The enemy phase from a table on, with any answers and other dice."""
    real = copied(t, RandomPlayer(seed))
    real.state.node, real.state.seed = "enemy_phase", seed
    while real.state.node in ("enemy_phase", "enemy_turn"):
        flow.step(real)
    return real


def hold_in_games(games: Iterable[tuple[str, Iterable[Table]]], how: Foresight, flow: Flow) -> tuple[int, int]:
    """Look ahead at tables of games by their names where nothing is hidden: how many were looked at, and of how many
    all was sure.
    """
    looked = sure = 0
    for name, tables in games:
        for t in tables:
            if foresight.hidden_enemies(t):
                continue
            before, found = freeze(t.state), foreseen(t, how)
            assert freeze(t.state) == before
            if found.whole:
                looked += 1
                sure += holds(t, found, flow, name)
    return looked, sure


def of_hero(found: Losses, hero: str) -> Loss:
    """What one hero loses."""
    return next(loss for loss in found.heroes if loss.hero == hero)
