"""Combats bent at random: any cards, any answers; what must hold at every question, and at the end."""

from __future__ import annotations

import pytest

from game.kit.codec import from_plain, to_plain
from game.kit.computer_players import RandomPlayer
from game.kit.events import fold
from game.kit.prompts import Answer, Prompt, WhyNot
from game.kit.rng import Streams
from game.kit.table import GameTable
from game.runebound import names, pools
from game.runebound.box import Box
from game.runebound.sides import health_left, sides
from game.runebound.table import Table
from game.runebound.tokens import VALUED
from tests.runebound.fight import Fight, played

FIGHTS = 60
ENDS = {names.WON, names.LOST, names.RETREAT, names.SPENT}


def any_fight(box: Box, number: int) -> Fight:
    """A combat of a hero with any assets, skills and hand against any enemy, villain or hero, in any form of play."""
    chance = Streams(f"fight {number}", {})

    def some(cards: list[str], share: int) -> str:
        return " ".join(card for card in cards if not chance.below("cards", share))

    content = box.content
    by_type: dict[str, str] = {}
    for card in chance.shuffled("assets", list(content.assets)):
        by_type[content.assets[card].type] = card
    heroes = chance.shuffled("heroes", list(content.heroes))[: 1 + chance.below("seats", 3)]
    form = names.SOLO if len(heroes) == 1 else (names.RIVALS, names.TOGETHER)[chance.below("form", 2)]
    scenario = ("margath", "corpse-king")[chance.below("scenario", 2)]
    duel = form == names.RIVALS and not chance.below("duel", 6)
    if duel:
        enemy = heroes[1]
    elif not chance.below("villain", 5):
        enemy = content.scenarios[scenario].villain
    else:
        fitting = [card for card, it in content.enemies.items() if it.scenario in ("", scenario)]
        enemy = chance.shuffled("enemy", fitting)[0]
    return Fight(
        box, heroes[0], enemy, others=" ".join(heroes[1:]), form=form, scenario=scenario, seed=f"fuzz {number}",
        duel=duel, act=1 + chance.below("act", 2), enemies=("played", "script")[chance.below("enemies", 2)],
        assets=some(list(by_type.values()), 2), skills=some(list(content.skills), 6),
        hand=some(list(content.skills), 10), hero_damage=chance.below("damage", 4), zombies=5,
        discarded=some([card for card, it in content.enemies.items() if it.deck == "combat"], 6),
        counters={name: chance.below(name, 4) for name in ("gold", "lore", "companion")},
    )  # fmt: skip


class Watched:
    """A random player at whose questions the table is looked at."""

    def __init__(self, seed: str) -> None:
        self.player = RandomPlayer(seed)
        self.questions = 0

    def __call__(self, table: GameTable, prompt: Prompt, why: WhyNot | None) -> Answer:
        assert isinstance(table, Table)
        self.questions += 1
        assert len(set(prompt.options)) == len(prompt.options)
        assert prompt.chooser in table.heroes
        if table.word(names.COMBAT_TURN):
            holds(table)
        return self.player(table, prompt, why)


def holds(t: Table) -> None:
    """What is so at any question of a round."""
    for side in sides(t):
        assert health_left(t, side) > 0
        for token in pools.tokens(t, side):
            spent, gone, doubled = (t.tokens(token, key) for key in (names.USED, names.REMOVED, names.DOUBLED))
            assert max(spent, gone, t.tokens(token, names.REVERSE)) <= 1
            assert not (spent and gone), token
            assert not doubled or (pools.is_live(t, token) and pools.shown(t, token).symbol in VALUED), token
    assert 1 <= t.track(names.COMBAT_ROUND) <= 10


@pytest.mark.rule("RB-703", "RB-712", "RB-717", "RB-720", "RB-722")
@pytest.mark.parametrize("number", range(FIGHTS))
def test_any_combat_ends_and_holds_together(box: Box, number: int) -> None:
    laid = any_fight(box, number)
    t = laid.t
    before = from_plain(to_plain(laid.session.state)).board
    sizes = {side: len(pools.tokens_of(t, side)) for side in sides(t)}
    player = Watched(f"player {number}")
    fold(before, played(t, player=player))
    assert before == laid.session.state.board
    assert laid.ended in ENDS
    assert {side: len(pools.tokens(t, side)) for side in sides(t)} == sizes
    if laid.ended == names.WON:
        assert health_left(t, t.foe) <= 0 or t.track(names.NO_REWARD)
    elif laid.ended == names.LOST:
        assert not t.standing(t.fighter) or t.damage(t.fighter) == 0
    else:
        assert min(health_left(t, side) for side in sides(t)) > 0
