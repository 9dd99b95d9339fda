"""Control words of this game: what "once" means here, and who decides [part 11.1]."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.kit.effects.control import ControlWords, Decisions
from game.kit.effects.effect import Effect
from game.kit.prompts import Prompt
from game.runebound import names
from game.runebound.context import Context
from game.runebound.dice import Roll
from game.runebound.table import Table
from game.runebound.vocabulary.kinds import decider

USED = ("when", "each", "may", "pay", "either", "seq", "once")
TURN, ROUND, COMBAT, GAME = "turn", "round", "combat", "game"
EITHER = ("1", "2")


class Words(ControlWords):
    """The control words of the kit, with "once" for each hero."""

    def __init__(self) -> None:
        super().__init__(Decisions(_agree, _pick, _person, _present, _present))

    def words(self) -> dict[str, Callable[..., Effect]]:
        """The builders by the names that marks use."""
        found = {name: build for name, build in super().words().items() if name in USED}
        more = (self.once_turn, self.once_combat, self.once_round, self.none)
        return found | {build.__name__: build for build in more}

    def once(self, effect: Effect) -> Effect:
        """Only the first time in the game, for each hero; choosing not to does not use it up."""
        return _limited(GAME, effect)

    def once_turn(self, effect: Effect) -> Effect:
        """Only the first time in a turn, for each hero and card; choosing not to does not use it up [RB-014, R-02]."""
        return _limited(TURN, effect)

    def once_combat(self, effect: Effect) -> Effect:
        """Only the first time in a combat, for each hero and card; choosing not to does not use it up."""
        return _limited(COMBAT, effect)

    def once_round(self, effect: Effect) -> Effect:
        """Only the first time in a combat round, for each hero and card; choosing not to does not use it up."""
        return _limited(ROUND, effect)

    def none(self) -> Effect:
        """Nothing happens."""
        return Effect(lambda t, c: None, lambda t, c: False)


def _limited(scope: str, effect: Effect) -> Effect:
    def key(c: Context) -> str:
        return names.once(scope, c.source, c.acts)

    def run(t: Table, c: Context) -> None:
        if t.track(key(c)):
            return
        before = len(t.events)
        effect.run(t, c)
        if len(t.events) > before:
            t.set_track(key(c), 1)

    def would(t: Table, c: Context) -> bool:
        return not t.track(key(c)) and effect.would(t, c)

    return Effect(run, would, asks=effect.asks, optional=effect.optional)


def _agree(t: Table, c: Context, kind: str, /, **data: object) -> bool:
    """Whether the player of a text does what may be declined [RB-003, RB-008]; after a roll its dice lie to be seen."""
    kind = kind if kind == "pay" else "may"
    data = {**data, "window": c.window}
    if isinstance(t.roll, Roll):
        data["dice"] = t.roll.shown()
    return bool(t.ask(Prompt(kind, decider(t, c), c.source, ("yes",), 0, 1, data, offer=t.card(c.source))))


def _pick(t: Table, c: Context, effects: Mapping[str, Effect]) -> str:
    """Which side of an "or", which no enemy chooses [RB-007, RB-512, RB-739]; where neither would change anything both
    may be picked.
    """
    options = tuple(effects) or EITHER
    data: dict[str, object] = {"window": c.window}
    return t.ask(Prompt("reward", decider(t, c), c.source, options, data=data))[0]


def _person(t: Table, piece: str) -> str:
    """Choices inside `each` belong to `it` [RB-009]."""
    return piece if piece in t.heroes else ""


def _present(t: Table, piece: str) -> bool:
    """A defeated hero takes part in nothing [RB-805]."""
    return piece not in t.heroes or t.standing(piece)
