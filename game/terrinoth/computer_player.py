"""The sensible computer player of Heroes of Terrinoth, and who else can play instead of people."""

from __future__ import annotations

from game.adventure import judgement, values
from game.adventure.computer_player import JUDGES, TONES, SensiblePlayer
from game.kit.computer_players import RandomPlayer
from game.kit.prompts import Answer, Prompt
from game.kit.trials import PlayerOfSeed
from game.terrinoth.table import Table

LEAD = 4
"""With so much more health than the leader another hero leads."""


class TerrinothPlayer(SensiblePlayer):
    """Answers also what only Heroes of Terrinoth asks."""

    def second_turn(self, t: Table, p: Prompt) -> Answer:
        """The hero whose best card is worth most."""

        def best(hero: str) -> float:
            return max((judgement.card_worth(t, hero, c) for c in t.ready_cards(hero)), default=-5.0)

        return (max(p.options, key=best),)

    def upgrade(self, t: Table, p: Prompt) -> Answer:
        """Attack first, then rest, explore and aid; the class falls by chance."""
        order = ("attack", "rest", "explore", "aid")
        classes = sorted({t.box.actions[t.card_of(c)].class_ for c in p.options})
        chosen = classes[self.random.below(len(classes))]
        cards = [c for c in p.options if t.box.actions[t.card_of(c)].class_ == chosen]
        return (min(cards, key=lambda c: order.index(t.box.actions[t.card_of(c)].action)),)

    def resolve_card(self, t: Table, p: Prompt) -> Answer:
        """The most helpful card; none that harms, where that is allowed."""
        best = max(p.options, key=lambda c: TONES[t.box.exploration[t.card_of(c)].tone])
        harmful = t.box.exploration[t.card_of(best)].tone == "harmful"
        return () if p.least == 0 and harmful else (best,)

    def top_or_bottom(self, t: Table, p: Prompt) -> Answer:
        """What helps comes next."""
        return ("top",) if t.box.exploration[t.card_of(str(p.data["card"]))].tone == "helpful" else ("bottom",)

    def peril_space(self, t: Table, p: Prompt) -> Answer:
        """The colour that helps most now, or harms least."""
        return (max(p.options, key=lambda space: judgement.peril_worth(t, t.quest.track[int(space)])),)

    def leader(self, t: Table, p: Prompt) -> Answer:
        """Hand the token on to a hero who bears what comes with it much better."""
        best = max(p.options, key=lambda h: values.health_left(t, h))
        better = values.health_left(t, best) - values.health_left(t, p.chooser)
        return (best,) if better >= LEAD else ()

    judges = JUDGES | {
        "activation-card": SensiblePlayer.card, "divert": SensiblePlayer.yes, "second-turn": second_turn,
        "upgrade": upgrade, "resolve-card": resolve_card, "top-or-bottom": top_or_bottom, "leader": leader,
        "peril-space": peril_space,
    }  # fmt: skip


PLAYERS: dict[str, PlayerOfSeed] = {"sensible": TerrinothPlayer, "random": RandomPlayer}
"""Who can play instead of people; the first is the sensible one."""
