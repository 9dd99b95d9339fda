"""The two scenarios: RB-911 to RB-933."""

from __future__ import annotations

import pytest

from game.runebound import aftermath, fights, names, values
from game.runebound.box import Box
from game.runebound.scenarios import march_roll, put_zombie
from game.runebound.time_track import advance
from tests.runebound.table import Play, Scene

ALONE = {"form": "solo", "seats": 1}


def marching(play: Play, rolls: int, dice: str, **more: object) -> Scene:
    """Margath on his way, after so many rolls, at the end of a round."""
    tracks = {"marching": 1, "march": rolls}
    return play(act=2, space=12, dice=dice, tracks=tracks, **{"villain": "skydown", **more})


@pytest.mark.rule("RB-911", "RB-931", "RB-702", "RB-941", "RB-952", "RB-962")
@pytest.mark.parametrize(
    ("seats", "form", "lore", "health"),
    [(1, "solo", 0, 15), (1, "solo", 4, 11), (1, "solo", 9, 8), (2, "rivals", 4, 11), (3, "rivals", 4, 13),
     (4, "rivals", 9, 11), (2, "together", 0, 18), (3, "together", 0, 20), (4, "together", 12, 15)],
)  # fmt: skip
def test_the_health_of_margath(play: Play, seats: int, form: str, lore: int, health: int) -> None:
    scene = play(seats=seats, form=form, lore=lore, villain="skydown")
    assert values.enemy_health(scene.t, "margath", "lyssa") == health


@pytest.mark.rule("RB-925", "RB-941", "RB-952", "RB-962")
@pytest.mark.parametrize(
    ("seats", "form", "companions", "zombies", "health"),
    [(1, "solo", 0, 0, 10), (1, "solo", 2, 0, 6), (1, "solo", 1, 3, 11), (2, "rivals", 2, 0, 8),
     (4, "rivals", 0, 2, 15), (2, "together", 0, 0, 13), (3, "together", 1, 0, 15), (4, "together", 9, 0, 20)],
)  # fmt: skip
def test_the_health_of_vorakesh(
    play: Play, seats: int, form: str, companions: int, zombies: int, health: int
) -> None:
    scene = play(
        seats=seats, form=form, companion=companions, zombies=" ".join(["9,6"] * zombies), scenario="corpse-king",
        villain="cursed-ruins",
    )  # fmt: skip
    assert values.enemy_health(scene.t, "vorakesh", "lyssa") == health


@pytest.mark.rule("RB-912", "RB-924")
@pytest.mark.parametrize(
    ("scenario", "villain", "where", "zombies"),
    [("margath", "margath", "13,-2", 0), ("corpse-king", "vorakesh", "12,4", 1)],
)
def test_the_villain_appears_after_act_one(
    play: Play, scenario: str, villain: str, where: str, zombies: int
) -> None:
    scene = play(scenario=scenario, act=1, space=12)
    assert scene.t.villain() == ""
    scene.run(_advance)
    assert (scene.t.villain(), scene.where(villain), len(scene.t.zombies())) == (villain, where, zombies)


def _advance(t: object) -> None:
    t.set_track(names.ACTIVE, "")  # type: ignore[attr-defined]
    advance(t)  # type: ignore[arg-type]


@pytest.mark.rule("RB-913", "RB-924")
def test_the_villain_is_engaged_in_his_hex_once_a_turn(play: Play) -> None:
    scene = play(at="skydown", villain="skydown", act=2, stop="combat").answer("engage")
    assert (scene.t.fighter, scene.t.foe, scene.t.word(names.FOUGHT)) == ("lyssa", "margath", "villain")
    assert scene.actions == 2
    assert "engage" not in play(at="skydown", villain="skydown", act=2, tracks={"attacked": 1}).options
    assert "engage" not in play(at="9,6", villain="skydown", act=2).options


def fought(play: Play, how: str, *heroes: str, **more: object) -> Scene:
    """The end of a fight with the villain."""
    scenario = str(more.get("scenario", "margath"))
    place = "skydown" if scenario == "margath" else "cursed-ruins"
    scene = play(*heroes, at=place, villain=place, act=2, stop="none", **more)
    villain = scene.box.villain_of(scenario)
    scene.t.add_token(villain, names.DAMAGE, 3)
    fights.begin_fight(scene.t, scene.me, villain, names.FIGHT_VILLAIN)
    scene.t.set_track(names.COMBAT_END, how)
    return scene.run(aftermath.resolve)


@pytest.mark.rule("RB-913", "RB-933", "RB-924")
@pytest.mark.parametrize("scenario", ["margath", "corpse-king"])
def test_who_defeats_the_villain_wins_the_game(play: Play, scenario: str) -> None:
    scene = fought(play, names.WON, scenario=scenario)
    assert (scene.broken, scene.outcome, scene.t.word(names.WINNER)) == ("GameOver", "victory", "lyssa")


@pytest.mark.rule("RB-931", "RB-932", "RB-011", "RB-952")
@pytest.mark.parametrize(("lore", "left", "more"), [(5, 2, {}), (4, 2, {}), (5, 2, ALONE), (1, 0, ALONE)])
def test_whom_margath_defeats_loses_lore(play: Play, lore: int, left: int, more: dict[str, object]) -> None:
    scene = fought(play, names.LOST, lore=lore, **more)
    assert (scene.tokens("lore"), scene.t.damage("margath")) == (left, 0)  # he keeps no damage


@pytest.mark.rule("RB-932", "RB-952")
@pytest.mark.parametrize(("more", "left"), [({}, 1), (ALONE, 2)])
def test_whom_vorakesh_defeats_loses_a_companion(play: Play, more: dict[str, object], left: int) -> None:
    assert fought(play, names.LOST, companion=2, scenario="corpse-king", **more).tokens("companion") == left


@pytest.mark.rule("RB-931", "RB-712")
def test_the_tenth_round_is_lost_without_defeat(play: Play) -> None:
    scene = fought(play, names.SPENT, lore=4)
    assert (scene.tokens("lore"), scene.t.standing("lyssa"), scene.broken) == (4, True, "")


@pytest.mark.rule("RB-963")
def test_of_a_party_the_villain_keeps_his_damage_until_the_round_ends(play: Play) -> None:
    scene = fought(play, names.LOST, form="together")
    assert scene.t.damage("margath") == 3
    scene.run(_advance)
    assert scene.t.damage("margath") == 0


@pytest.mark.rule("RB-914", "RB-917")
def test_after_act_two_the_march_begins(play: Play) -> None:
    scene = play(act=2, space=12, villain="skydown").run(_advance)
    assert (scene.t.track(names.MARCHING), scene.t.track(names.MARCH), scene.t.space) == (1, 0, 12)
    assert scene.where("margath") == "13,-2"
    assert not scene.noted("story")
    assert not scene.noted("time"), "the token stays on its space"


@pytest.mark.rule("RB-914", "RB-915")
def test_margath_moves_a_hex_for_each_wild(play: Play) -> None:
    scene = marching(play, 0, "* p mw * hp").run(march_roll)
    goal = scene.t.land.sites["tamalir"].cell
    assert scene.t.land.distance(scene.t.here("margath"), goal) == 4
    assert scene.t.track(names.MARCH) == 1


@pytest.mark.rule("RB-915")
def test_which_shortest_way_says_the_first_player(play: Play) -> None:
    scene = marching(play, 0, "* p p p p", villain="ostmark")
    near = scene.t.land.towards(scene.t.here("margath"), scene.t.land.sites["tamalir"].cell)
    assert len(near) > 1
    scene.run(march_roll, answers=[near[1].name])
    assert scene.t.here("margath") == near[1]


@pytest.mark.rule("RB-916")
def test_at_the_sixth_roll_he_arrives(play: Play) -> None:
    scene = marching(play, 5, "p p p p p")

    def any_way(t: object) -> None:
        t.answerer = lambda table, prompt, why: prompt.options[:1]  # type: ignore[attr-defined]
        march_roll(t)  # type: ignore[arg-type]

    scene.run(any_way)
    assert (scene.outcome, scene.broken, scene.where("margath")) == ("defeat", "GameOver", "7,4")


@pytest.mark.rule("RB-917")
@pytest.mark.parametrize(("rolls", "up"), [(1, False), (2, True), (3, False)])
def test_at_the_third_roll_the_gems_are_refreshed(play: Play, rolls: int, up: bool) -> None:
    scene = marching(play, rolls, "p p p p p", used="4,2").run(_advance)
    assert bool(scene.t.gem_at(scene.cell("4,2"))) == up
    assert not scene.noted("story")


@pytest.mark.rule("RB-921")
def test_the_corpse_king_gives_each_a_companion(box: Box) -> None:
    assert box.content.scenarios["corpse-king"].counter == "companion"
    assert box.content.scenarios["margath"].setup == ""


@pytest.mark.rule("RB-923")
def test_a_zombie_is_removed_for_gold(play: Play) -> None:
    scene = play(at="9,6", zombies="9,6 9,6", scenario="corpse-king").answer("zombie")
    assert (scene.gold, len(scene.t.zombies()), scene.actions) == (1, 1, 2)
    more = play(at="9,6", zombies="9,6", scenario="corpse-king", story="c-the-bone-market").answer("zombie")
    assert more.gold == 2


@pytest.mark.rule("RB-926", "RB-933")
def test_the_corpse_king_wins_after_act_two(play: Play) -> None:
    scene = play(act=2, space=12, scenario="corpse-king", villain="cursed-ruins").run(_advance)
    assert (scene.outcome, scene.broken) == ("defeat", "GameOver")


@pytest.mark.rule("RB-927", "RB-005")
def test_zombies_come_as_long_as_there_are_any(play: Play) -> None:
    scene = play(at="9,6", zombies=" ".join(["9,7"] * 9), scenario="corpse-king")
    for _ in range(3):
        scene.run(put_zombie, scene.cell("9,6"), "test")
    assert (len(scene.t.zombies()), scene.damage) == (10, 0)  # who stands there suffers nothing
