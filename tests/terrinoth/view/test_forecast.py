"""The forecast equals a count over all faces of the dice, with the rules' own functions for wounds."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from game.adventure import values
from game.adventure.dice import ENEMY_DIE, HERO_DIE
from game.adventure.view.outlook import at_least, needed, strikers
from game.adventure.view.stakes import Stakes, attack_odds, explore_odds, roll_odds, stakes
from game.kit.text import Words
from game.terrinoth.mode import TerrinothMode
from game.terrinoth.view import TerrinothView
from tests.terrinoth.table import KARI, MOK, Scene

NO_NEMESIS: dict[str, Any] = {"nemesis": {"place": "defeated"}}
DEEP = 9
"""Criticals rolled on in the count; the chance of more is below a millionth."""


def hero_rolls(s: Scene, number: int) -> Iterator[tuple[int, int, float]]:
    """Every way so many hero dice can fall: successes, defenses, chance."""
    faces = s.t.box.dice[HERO_DIE].faces

    def one(depth: int) -> Iterator[tuple[int, int, float]]:
        for face in faces:
            here = face.count("success"), face.count("defense"), 1 / len(faces)
            if "critical" not in face:
                yield here
            elif depth < DEEP:
                for more, defenses, chance in one(depth + 1):
                    yield more + 1, defenses, chance / len(faces)

    single = list(one(1))
    for dice in product(single, repeat=number):
        chance = 1.0
        for die in dice:
            chance *= die[2]
        yield sum(die[0] for die in dice), sum(die[1] for die in dice), chance


def enemy_rolls(s: Scene, number: int) -> Iterator[tuple[int, int, float]]:
    """Every way so many enemy dice can fall: counterattacks, threats, chance."""
    faces = s.t.box.dice[ENEMY_DIE].faces
    for dice in product(faces, repeat=number):
        strikes = sum(face.count("counterattack") for face in dice)
        yield strikes, sum(face.count("threat") for face in dice), len(faces) ** -number


def view_of(s: Scene, mode: TerrinothMode) -> TerrinothView:
    return mode.view(s.session)


def at_stake(s: Scene, mode: TerrinothMode, option: str = "") -> Stakes | None:
    """The numbers behind the forecast."""
    view = view_of(s, mode)
    return stakes(view.names, view.lines, s.prompt, option)


@pytest.mark.rule("HT-308", "HT-314")
@pytest.mark.parametrize("dice", [1, 2])
@pytest.mark.parametrize("enemy", ["goblin-archers-minion", "goblin-witchers-master", "ogres-master"])
def test_the_chance_to_defeat_equals_the_count_over_all_faces(scene: type[Scene], dice: int, enemy: str) -> None:
    s = scene(heroes=[{"id": KARI, "engaged": [enemy]}, MOK])
    foe = s.t.engaged(KARI)[0]
    left = values.health(s.t, foe)
    for token in (0, 1):
        counted = sum(
            chance
            for successes, _, chance in hero_rolls(s, dice)
            if values.attack_wounds(s.t, foe, successes + token, pierce=False) >= left
        )
        assert attack_odds(s.t, KARI, foe, dice, success=token).chance == pytest.approx(counted, abs=1e-6)


@pytest.mark.rule("HT-309", "HT-310", "HT-311")
@pytest.mark.parametrize("defense", [0, 1])
def test_the_wounds_equal_the_count_over_all_faces_of_both_sides(scene: type[Scene], defense: int) -> None:
    s = scene(heroes=[{"id": KARI, "engaged": ["goblin-archers-minion", "ogres-minion"]}, MOK])
    attacks = sorted((values.attack(s.t, e) for e in s.t.engaged(KARI)), reverse=True)
    counted: dict[int, float] = {}
    for _, defenses, chance in hero_rolls(s, 2):
        for strikes, _, other in enemy_rolls(s, 2):
            wounds = max(0, sum(attacks[:strikes]) - defenses - defense)
            counted[wounds] = counted.get(wounds, 0.0) + chance * other
    odds = roll_odds(s.t, KARI, 2, defense=defense)
    assert {n: p for n, p in odds.wounds.items() if p} == pytest.approx(counted, abs=1e-6)
    assert odds.expected_wounds == pytest.approx(sum(n * p for n, p in counted.items()), abs=1e-6)


@pytest.mark.rule("HT-312")
def test_the_chance_of_a_threat_equals_the_count(scene: type[Scene]) -> None:
    s = scene(heroes=[{"id": KARI, "engaged": ["goblin-archers-minion", "ogres-minion", "bandits-minion"]}, MOK])
    counted = sum(chance for _, threats, chance in enemy_rolls(s, 3) if threats)
    assert roll_odds(s.t, KARI, 2).threat == pytest.approx(counted)


@pytest.mark.rule("HT-310")
def test_an_exhausted_enemy_adds_no_die_and_does_not_strike(scene: type[Scene]) -> None:
    engaged = ["goblin-archers-minion", {"card": "ogres-minion", "exhausted": True}]
    s = scene(heroes=[{"id": KARI, "engaged": engaged}, MOK])
    assert strikers(s.t, KARI) == ["goblin-archers-minion-1"]
    assert roll_odds(s.t, KARI, 2).worst_wounds == 1


@pytest.mark.rule("HT-309")
def test_the_strongest_strikes_first(scene: type[Scene]) -> None:
    s = scene(heroes=[{"id": KARI, "engaged": ["goblin-archers-minion", "ogres-minion"]}, MOK])
    assert strikers(s.t, KARI) == ["ogres-minion-1", "goblin-archers-minion-1"]


@pytest.mark.parametrize(
    ("engaged", "said"),
    [
        (["ogres-minion"], "Ogre strikes"),
        (["goblin-archers-minion", "ogres-minion"], "strike in this order: Ogre, Goblin Archer"),
    ],
)
def test_an_order_is_said_only_where_several_strike(
    scene: type[Scene], mode: TerrinothMode, engaged: list[str], said: str
) -> None:
    s = scene(heroes=[{"id": KARI, "engaged": engaged}, MOK])
    told = view_of(s, mode).forecast(s.prompt, "scout-precise-strike")
    assert told is not None
    assert said in [note.text for note in told.notes]


@pytest.mark.rule("HT-314")
def test_resilience_raises_what_is_needed_unless_the_attack_ignores_it(scene: type[Scene]) -> None:
    s = scene(heroes=[{"id": KARI, "engaged": ["goblin-witchers-master"]}, MOK])
    foe = s.t.engaged(KARI)[0]
    assert (needed(s.t, foe), needed(s.t, foe, pierce=True)) == (4, 3)


@pytest.mark.rule("HT-316")
def test_exploring_counts_the_progress_that_lies_there(scene: type[Scene]) -> None:
    s = scene(location={"id": "roadside-inn", "progress": 4})
    counted = sum(chance for successes, _, chance in hero_rolls(s, 2) if successes >= 2)
    assert explore_odds(s.t, KARI, 2).chance == pytest.approx(counted, abs=1e-6)


@pytest.mark.rule("HT-805")
def test_poison_comes_first_and_is_counted_until_it_has_come(scene: type[Scene], mode: TerrinothMode) -> None:
    s = scene(heroes=[{"id": KARI, "conditions": ["poisoned"], "wounds": 20}, MOK])
    told = view_of(s, mode).forecast(s.prompt, "scout-blaze-a-trail")
    assert told is not None
    assert [note.icon for note in told.notes] == ["wound", "poisoned"]
    assert told.notes[0].text == "100 % that Kari falls"
    assert told.cost == "−1 wound"
    assert [(each.piece, each.likely, each.most) for each in told.expected if each.token == "wound"] == [(KARI, 1, 1)]
    s = scene(heroes=[{"id": KARI, "conditions": ["poisoned"], "tokens": 1, "wounds": 9}, MOK])
    before = at_stake(s, mode, "scout-blaze-a-trail")
    s.answer("scout-blaze-a-trail")
    after = at_stake(s, mode)
    assert s.t.tokens(KARI, "wound") == 10
    assert before is not None
    assert after is not None
    assert (before.sure_wounds, after.sure_wounds) == (1, 0)


def test_the_forecast_of_a_card_is_the_forecast_before_its_roll(scene: type[Scene], mode: TerrinothMode) -> None:
    s = scene(heroes=[{"id": KARI, "engaged": ["goblin-archers-minion"], "tokens": 2}, MOK])
    assert view_of(s, mode).forecast(s.prompt, "") is None
    before = at_stake(s, mode, "scout-precise-strike")
    s.answer("scout-precise-strike")
    while s.prompt.kind != "spend":
        s.answer(())
    now = at_stake(s, mode)
    assert before is not None
    assert now is not None
    assert (now.hero_dice, now.enemy_dice, now.chance) == (2, 1, before.chance)
    assert now.chance_with_token > now.chance
    spent = at_stake(s, mode, "1")
    assert spent is not None
    assert spent.chance == pytest.approx(now.chance_with_token)


@pytest.mark.rule("R-06")
def test_the_bonus_of_a_card_counts(scene: type[Scene], mode: TerrinothMode) -> None:
    s = scene(heroes=[{"id": KARI, "engaged": ["ogres-minion"]}, MOK])
    rest, strike = (at_stake(s, mode, card) for card in ("scout-caution", "scout-precise-strike"))
    assert rest is not None
    assert strike is not None
    assert rest.expected_wounds < strike.expected_wounds + 1e-9  # one defense more, one die less
    assert roll_odds(s.t, KARI, 1, defense=1).expected_wounds == pytest.approx(rest.expected_wounds)


@pytest.mark.rule("HT-705")
def test_a_second_enemy_adds_its_die_before_it_is_engaged(scene: type[Scene], mode: TerrinothMode) -> None:
    s = scene(heroes=[{"id": KARI, "engaged": ["goblin-archers-minion"]}, MOK], shadows=["ogres-minion"])
    s.answer("scout-precise-strike")
    assert s.prompt.kind == "engage"
    alone, both = at_stake(s, mode, ""), at_stake(s, mode, "ogres-minion-1")
    assert alone is not None
    assert both is not None
    assert (alone.enemy_dice, both.enemy_dice) == (1, 2)
    assert both.strikers[0] == "ogres-minion-1"
    assert "Ogre" in both.aim


@pytest.mark.rule("HT-704", "R-13")
@pytest.mark.parametrize("truth", ["cave-spiders-minion", "ogres-minion"])
def test_a_facedown_enemy_that_would_join_strikes_like_any_card_it_may_be(
    scene: type[Scene], mode: TerrinothMode, truth: str
) -> None:
    """Three cards have not been seen: attack 1, 1 and 2. Kari has 1 more enemy, of attack 1."""
    pool = ["cave-spiders-minion", "rat-swarms-minion", "ogres-minion"]
    s = scene(
        heroes=[{"id": KARI, "engaged": ["goblin-archers-minion"]}, MOK], shadows=[{"card": truth, "facedown": True}],
        decks={"enemy": [card for card in pool if card != truth]}, **NO_NEMESIS,
    )  # fmt: skip
    s.answer("scout-precise-strike")
    assert s.prompt.kind == "engage"
    told = at_stake(s, mode, f"{truth}-1")
    assert told is not None
    seen = []
    for card in pool:
        known = scene(heroes=[{"id": KARI, "engaged": ["goblin-archers-minion", card]}, MOK], **NO_NEMESIS)
        seen.append(roll_odds(known.t, KARI, told.hero_dice))
    assert (told.enemy_dice, told.worst_wounds) == (2, max(odds.worst_wounds for odds in seen))
    assert told.worst_wounds == 3
    assert told.expected_wounds == pytest.approx(sum(odds.expected_wounds for odds in seen) / 3)


@pytest.mark.rule("R-18")
def test_what_a_facedown_enemy_would_add_to_others_counts_too(scene: type[Scene], mode: TerrinothMode) -> None:
    s = scene(
        heroes=[{"id": KARI, "engaged": ["goblin-archers-minion"]}, MOK], decks={"enemy": []},
        shadows=[{"card": "goblin-witchers-master", "facedown": True}], **NO_NEMESIS,
    )  # fmt: skip
    s.answer("scout-precise-strike")
    told = at_stake(s, mode, "goblin-witchers-master")
    assert told is not None
    assert told.worst_wounds == 1 + 1 + 1, "it is the only card that nobody has seen, and spurs the archer on"
    assert not s.board.pieces["goblin-witchers-master"].face_up


def test_a_facedown_target_has_no_chance_and_gives_nothing_away(scene: type[Scene], mode: TerrinothMode) -> None:
    hidden = {"card": "ogres-minion", "facedown": True}
    s = scene(heroes=["astarra", MOK], shadows=[hidden, "bandits-minion"])
    s.answer("mage-arcane-dart")
    told = at_stake(s, mode, "ogres-minion-1")
    assert told is not None
    assert told.chance == -1
    assert "Ogre" not in told.aim + " ".join(told.lines)


def test_the_threat_of_the_nemesis_is_named(scene: type[Scene], mode: TerrinothMode) -> None:
    s = scene(heroes=[{"id": KARI, "engaged": ["goblin-archers-minion"], "tokens": 1}, MOK])
    told = at_stake(s, mode, "scout-precise-strike")
    assert told is not None
    (threat,) = told.threats
    assert threat.startswith("Splig: Either discard 1 success token")
    assert told.threat_chance == pytest.approx(1 / 6)


def test_a_likely_fall_is_told(scene: type[Scene], mode: TerrinothMode, words: Words) -> None:
    s = scene(heroes=[{"id": KARI, "engaged": ["ogres-minion"], "wounds": 20}, MOK])
    told = at_stake(s, mode, "scout-precise-strike")
    assert told is not None
    chance = at_least(roll_odds(s.t, KARI, 2).wounds, 1)
    assert words("forecast.falls", hero="Kari", percent=round(100 * chance)) in [text for _, text in told.alarms]


def test_the_columns_hold_all_that_is_likely(scene: type[Scene], mode: TerrinothMode) -> None:
    s = scene(heroes=[{"id": KARI, "engaged": ["ogres-minion", "bandits-minion"]}, MOK])
    told = at_stake(s, mode, "scout-precise-strike")
    assert told is not None
    for bars in (told.successes, told.wounds):
        assert sum(bar.chance for bar in bars) == pytest.approx(1, abs=0.002)
        assert [bar.value for bar in bars] == list(range(bars[0].value, bars[-1].value + 1))


def test_what_a_roll_is_expected_to_bring_is_told_for_the_button_and_the_table(
    scene: type[Scene], mode: TerrinothMode
) -> None:
    s = scene(location={"id": "roadside-inn", "progress": 0}, heroes=[{"id": KARI, "wounds": 1}, {"id": MOK}])
    view = mode.view(s.session)
    explore, rest = view.forecast(s.prompt, "scout-blaze-a-trail"), view.forecast(s.prompt, "scout-caution")
    assert explore is not None
    assert rest is not None
    ghosts = {told.token: told for told in explore.expected}
    assert ghosts["progress"].piece == s.t.location
    assert explore.gain == f"+{round(ghosts['progress'].likely, 1)} progress"
    assert rest.gain.endswith("healed")
    assert 0 < float(rest.gain.split()[0]) <= 1, "more than the wounds cannot be healed"
    healed = rest.distributions[-1]
    assert healed.title == "Wounds healed"
    assert [bar.value for bar in healed.bars] == [0, 1]
    assert sum(bar.chance for bar in healed.bars) == pytest.approx(1)


def test_a_rest_of_an_unhurt_hero_is_foretold_to_heal_nothing(scene: type[Scene], mode: TerrinothMode) -> None:
    s = scene(heroes=[KARI, MOK])
    rest = mode.view(s.session).forecast(s.prompt, "scout-caution")
    assert rest is not None
    assert [bar.value for bar in rest.distributions[-1].bars] == [0]


def test_a_threat_says_what_it_would_do(scene: type[Scene], mode: TerrinothMode) -> None:
    s = scene(
        heroes=[{"id": KARI, "engaged": ["goblin-archers-minion"]}, {"id": MOK}],
        location={"id": "roadside-inn", "progress": 3},
    )
    told = mode.view(s.session).forecast(s.prompt, "scout-blaze-a-trail")
    assert told is not None
    assert any("discard" in note.text for note in told.notes if note.icon == "threat")


def test_an_attack_on_nobody_is_foretold_to_deal_nothing(scene: type[Scene], mode: TerrinothMode) -> None:
    s = scene(heroes=[KARI, MOK])
    strike = mode.view(s.session).forecast(s.prompt, "scout-precise-strike")
    assert strike is not None
    assert strike.gain == ""
