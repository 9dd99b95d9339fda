"""What the table is told of a combat: the round as it went, what an answer would do, odds, who pays for what."""

from __future__ import annotations

import pytest

from game.kit.events import Noted
from game.kit.notes import DOING
from game.kit.staging import Staging
from game.kit.text import Words
from game.runebound.box import Box
from game.runebound.combat_odds import CombatOdds
from game.runebound.notes import NOTES
from game.runebound.plain_player import answer
from game.runebound.view import RuneboundView
from game.runebound.view.forecast import combat, combat_lines
from tests.runebound.fight import Fight
from tests.runebound.view.conftest import worked


@pytest.mark.rule("RB-707", "RB-714")
def test_the_round_of_a_combat_is_told_as_it_went(box: Box, words: Words) -> None:
    fight = Fight(box, "corbin", "ettin", assets="lucky-coin", skills="tactician", others="lyssa")
    fight.begin("U2 P1* P1 D* | K1 S1 A K1* D", "corbin-3 P1")
    view = RuneboundView(fight.session, words, 1)

    def told() -> list[str]:
        shown = view.own().combat
        assert shown is not None
        return [line.text for line in shown.lines if line.state == "done"]

    assert told() == ["Golden faces 2 and 1 to 1: Corbin begins"]
    fight.do("double:token:lucky-coin-1", "corbin-2", "agility:foe-3", "corbin-3", "strike:physical",
             ["corbin-2", "corbin-3"], ["foe-2"])  # fmt: skip
    assert told()[1:] == [
        "Corbin doubles golden 1 physical", "Cast again, Corbin: 1 physical", "Corbin strikes: 3 physical, 1 blocked",
    ]  # fmt: skip
    shown = view.own().combat
    assert shown is not None
    assert (shown.hero.golden, shown.foe.golden) == (3, 1)  # as they were cast, though they are spent


@pytest.mark.rule("RB-714", "RB-715", "RB-718")
def test_a_combat_tells_what_a_strike_does_at_best_and_after_all_shields(box: Box, words: Words) -> None:
    fight = Fight(box, "corbin", "ridge-ogre", assets="ash-bow")
    fight.begin("U2 P1* P1 P2* | K1 S1 A K1* D")
    view = RuneboundView(fight.session, words, 1)
    prompt = fight.session.prompt
    assert prompt is not None
    strike = next(it for it in view.choices(prompt) if it.id == "strike:physical")
    assert strike.label == "Strike: 4 physical"
    assert strike.detail == "At least 3 get through, whatever is blocked."
    shown = view.own().combat
    assert shown is not None
    assert (shown.hero.name, shown.foe.name, shown.foe.health, shown.round) == ("Corbin", "Ridge Ogre", 8, 1)
    assert [ability.price for ability in shown.foe.abilities] == ["1", "2"]
    keys = {ability.option: ability.key for ability in shown.hero.abilities}
    assert keys == {"surge:corbin/surgeX": str(prompt.options.index("surge:corbin/surgeX") + 1)}
    assert shown.foe.reward == "4 gold and heal 2"
    assert shown.foe.line == "Giant, Savage"
    assert shown.foe.led == "It plays itself"
    assert [token.name for token in shown.hero.tokens][-1] == "Ash Bow"
    assert answer(view.names.t, prompt) is not None


def test_where_exact_odds_take_long_those_of_some_fights_come_first(box: Box, words: Words) -> None:
    fight = Fight(box, "corbin", "ridge-ogre", assets="ash-bow iron-plate")
    fight.begin("U2 P1* P1 P2* S2 | K1 S1 A K1* D")
    view = RuneboundView(fight.session, words, 1)

    def told() -> tuple[str, float] | None:
        shown = view.own().combat
        return (shown.odds.about, shown.odds.win) if shown is not None and shown.odds is not None else None

    assert told() is None
    while told() is None:
        assert view.ponder()
    first = told()
    assert first is not None
    assert first[0] == "About: sampled from 250 fights."
    worked(view)
    last = told()
    assert last is not None
    assert last[0] == ""
    assert abs(first[1] - last[1]) < 0.1


@pytest.mark.rule("RB-725")
def test_a_combat_that_is_won_has_no_odds_any_more(box: Box, words: Words) -> None:
    fight = Fight(box, "corbin", "restless-dead", enemy_damage=2, assets="ash-bow", stop="turn_end")
    fight.begin("U2 P1* P1 P2* | K1 K1 A K1* D")
    while fight.session.prompt is not None and fight.session.prompt.kind != "reward":
        kind = fight.session.prompt.kind
        fight.session.answer((fight.session.prompt.options[0],) if kind != "tokens" else fight.session.prompt.options)
    shown = RuneboundView(fight.session, words, 1).own().combat
    assert shown is not None
    assert (shown.won, shown.odds) == (True, None)


@pytest.mark.rule("RB-709", "RB-714")
def test_enemies_that_are_several_are_told_as_such(box: Box, words: Words) -> None:
    told = {}
    for enemy in ("fen-goblins", "ettin"):
        fight = Fight(box, "corbin", enemy)
        fight.begin("U2 P1* P1 | K1 S1 A K1* D")
        view = RuneboundView(fight.session, words, 1)
        lines = view.log(fight.told())
        told[enemy] = " ".join(line.text for line in lines)
    assert "[The Fen Goblins](piece:fen-goblins-1) cast: " in told["fen-goblins"]
    assert "[The Ettin](piece:ettin-1) casts: " in told["ettin"]


@pytest.mark.rule("RB-716")
def test_tokens_that_are_spent_on_others_are_told_as_actions_of_their_side(box: Box, words: Words) -> None:
    fight = Fight(box, "lyssa", "ettin", others="corbin").begin("U2 M1* A* | K1 S1 A K1* D")
    fight.do("agility:lyssa-3", "lyssa-2", "pass").tosses("foe-4 U1").do("agility:lyssa-2", "foe-4")
    told = RuneboundView(fight.session, words, 1).log(fight.told())
    lines = {line.text: (line.actor, line.level) for line in told}
    assert lines["[Lyssa](piece:lyssa) flips token 2."] == ("lyssa", DOING)
    (tossed,) = (line for line in lines if line.startswith("[Lyssa](piece:lyssa) has ") and "Ettin" in line)
    assert lines[tossed] == ("lyssa", DOING)
    assert sorted(tossed[25:].partition(" of ")[0].split(" / ")) == ["1 surge", "golden 1 skull"]
    assert tossed.endswith(" of [the Ettin](piece:ettin-1) tossed again, now 1 surge.")


@pytest.mark.rule("RB-718", "RB-732")
def test_who_pays_surge_is_told_the_price_and_what_for(box: Box, words: Words) -> None:
    fight = Fight(box, "elder-mok", "restless-dead", others="lyssa", skills="steady-aim", assets="war-hammer")
    fight.begin("U2 A* P1 U1 | K1 K1 A K1* D").do("surge:steady-aim-1/surge1")
    prompt = fight.session.prompt
    assert prompt is not None
    banner = RuneboundView(fight.session, words, 1).banner(prompt)
    assert (prompt.kind, banner.verb) == ("pay-surge", "pay 1 surge")
    assert banner.details[1] == words("card.steady-aim.surge1", deal=1)


@pytest.mark.rule("RB-718")
def test_the_slip_names_the_villain_in_a_word_and_what_his_surge_does(box: Box, words: Words) -> None:
    fight = Fight(box, "corbin", "vorakesh", scenario="corpse-king", act=2)
    fight.begin("- P1* - | K1 S1 A K1* -* K2 U2 S2")
    shown = RuneboundView(fight.session, words, 1).own().combat
    assert shown is not None
    assert "Vorakesh uses 2 surge: Flip all live tokens of his foe" in [line.text for line in shown.lines]


@pytest.mark.rule("RB-705")
def test_the_card_that_came_forward_lies_down_when_its_combat_begins(box: Box) -> None:
    staging = Staging(NOTES)
    told = [Noted("engages", {"hero": "corbin", "piece": "vorakesh"}), Noted("combat", {}), Noted("suffers", {})]
    spans = staging.take(told)
    assert [(span.start, span.stop, span.open) for span in spans] == [(0, 1, False)]
    assert not staging.take([Noted("suffers", {})])


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (2.34, "On average 2.3 damage on you, in 1.1 rounds."),
        (-0.9, "On average you are healed by 0.9 more than you are hurt, in 1.1 rounds."),
    ],
)
def test_who_is_healed_more_than_hurt_is_told_no_damage_below_zero(
    box: Box, words: Words, damage: float, said: str
) -> None:
    view = RuneboundView(Fight(box, "corbin", "restless-dead").begin().session, words, 1)
    assert said in combat_lines(view.names, CombatOdds(1.0, 0.0, 0.0, damage, 1.1))


def test_the_stake_of_a_combat_that_heals_more_than_it_hurts_is_told_as_healing(box: Box, words: Words) -> None:
    fight = Fight(box, "corbin", "tomb-warden", assets="wyrmscale-coat", skills="second-wind", hero_damage=5).begin()
    view = RuneboundView(fight.session, words, 1)
    combat(view.names, view.odds, "corbin", fight.t.foe)
    worked(view)
    told = combat(view.names, view.odds, "corbin", fight.t.foe)
    assert told is not None
    healed = told.stakes[0]
    assert (healed.icon, healed.label) == ("icons/heart", "more healed than hurt")
    assert float(healed.value) > 0
