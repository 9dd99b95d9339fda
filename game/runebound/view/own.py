"""What only the look of this game shows, gathered from the table."""

from __future__ import annotations

from game.runebound.turn import ACTIONS
from game.runebound.view.actions_told import buttons
from game.runebound.view.adventure_told import adventure
from game.runebound.view.chart_told import chart, legend, pieces
from game.runebound.view.combat_told import combat
from game.runebound.view.march_told import dice, march, way
from game.runebound.view.market_told import market
from game.runebound.view.names import Names
from game.runebound.view.odds import Odds
from game.runebound.view.seats import seats
from game.runebound.view.story_told import story, track
from game.runebound.view.values import TableValues


def own(names: Names, odds: Odds) -> TableValues:
    """All that only the look shows."""
    t, prompt = names.t, names.session.prompt
    deciding = prompt.chooser if prompt is not None and prompt.chooser in t.heroes else ""
    return TableValues(
        seats=seats(names),
        shown=deciding or t.active or t.heroes[0],
        track=track(names),
        story=story(names),
        dice=dice(names),
        chart=chart(names),
        pieces=pieces(names),
        way=way(names),
        march=march(names, odds),
        actions=buttons(names),
        actions_most=ACTIONS,
        legend=legend(names),
        dusk=t.act > 1,
        learning=prompt is not None and prompt.kind == "learn",
        combat=combat(names, odds),
        adventure=adventure(names, odds) if not t.foe else None,
        market=market(names, odds),
    )
