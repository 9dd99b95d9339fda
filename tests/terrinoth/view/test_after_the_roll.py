"""After the roll: the sum of an action, the sentences of the log, the sheets of cards."""

from __future__ import annotations

import pytest

from game.kit.text_play import plain
from game.terrinoth.mode import TerrinothMode
from tests.terrinoth.table import KARI, MOK, Scene


def rows(s: Scene, mode: TerrinothMode) -> list[tuple[str, str]]:
    """The sum after the last roll as (number, words)."""
    return [(row.number, plain(row.text)) for row in mode.view(s.session).why(s.events)]


def told(s: Scene, mode: TerrinothMode) -> list[str]:
    """The log so far as plain words."""
    return [plain(line.text) for line in mode.view(s.session).log(s.events)]


def test_an_attack_adds_up_successes_less_resilience_and_the_answer_of_the_foes(
    scene: type[Scene], mode: TerrinothMode
) -> None:
    s = scene(
        heroes=[{"id": MOK, "engaged": ["ogres-master"], "tokens": 1}, KARI],
        hero_dice=["success+success", "defense"],
        enemy_dice=["counterattack"],
    )
    s.answer("healer-chastise", "1")
    assert rows(s, mode) == [
        ("2", "successes rolled"),
        ("+1", "success token"),
        ("3", "successes in all"),
        ("−1", "resilience of Ogre Master"),
        ("2", "wounds on Ogre Master, 3 left"),
        ("2", "by Ogre Master"),
        ("−1", "defense"),
        ("1", "wound on Mok"),
    ]


@pytest.mark.parametrize(("wounds", "recovered"), [(5, "2"), (1, "1"), (0, "0")])
def test_a_rest_says_what_was_recovered(
    scene: type[Scene], mode: TerrinothMode, wounds: int, recovered: str
) -> None:
    s = scene(heroes=[{"id": KARI, "wounds": wounds}, MOK], hero_dice=["success+success"], enemy_dice=[])
    s.answer("scout-caution")
    word = "wound" if recovered == "1" else "wounds"
    assert rows(s, mode)[-1] == (recovered, f"{word} recovered by Kari")


def test_a_defeat_ends_the_sum(scene: type[Scene], mode: TerrinothMode) -> None:
    s = scene(
        heroes=[{"id": MOK, "engaged": ["bandits-minion"]}, KARI],
        hero_dice=["success+success", "success"],
        enemy_dice=["blank"],
    )
    s.answer("healer-chastise")
    assert rows(s, mode)[-2:] == [("3", "wounds on Bandit, enough"), ("", "Bandit is defeated")]


def test_every_row_names_a_rule_that_exists(scene: type[Scene], mode: TerrinothMode) -> None:
    s = scene(
        heroes=[{"id": KARI, "engaged": ["bandits-minion"], "wounds": 3}, MOK],
        hero_dice=["success", "critical", "defense"],
        enemy_dice=["threat"],
        decks={"exploration": ["game-trail", "false-trail", "..."]},
    )
    s.answer("scout-blaze-a-trail")
    found = mode.view(s.session).why(s.events)
    assert found
    assert all(row.rule in mode.box.rules for row in found)
    assert ("2", "progress on Roadside Inn") in rows(s, mode)
    assert ("1", "threat: Splig") in rows(s, mode)


def test_no_roll_no_sum(scene: type[Scene], mode: TerrinothMode) -> None:
    assert mode.view(scene().session).why([]) == []


def test_a_facedown_enemy_gets_its_name_in_the_log_only_when_it_is_turned(
    scene: type[Scene], mode: TerrinothMode
) -> None:
    hidden = {"card": "bandits-minion", "facedown": True}
    s = scene(heroes=["astarra", MOK], shadows=[hidden], hero_dice=["success", "success"], enemy_dice=[])
    s.answer("mage-arcane-dart")
    s.session.take_events()
    lines = told(s, mode)
    assert lines.index("Astarra attacks a facedown enemy") < lines.index("Bandit is flipped faceup")
    assert lines.index("Bandit is flipped faceup") < lines.index("Bandit suffers 2 wounds")


def test_cards_readied_together_and_tokens_spent_are_one_line(scene: type[Scene], mode: TerrinothMode) -> None:
    s = scene(
        heroes=[{"id": KARI, "tokens": 1, "exhausted": ["scout-precise-strike"]}, MOK],
        hero_dice=["success"], enemy_dice=[], shadows=["bandits-minion"],
    )  # fmt: skip
    s.answer("scout-caution", (), "1")
    lines = told(s, mode)
    assert "Kari spends 1 success token" in lines
    assert "Kari discards 1 success token" not in lines
    assert "Kari readies Precise Strike and Caution" in lines


def test_a_sheet_tells_what_engaging_would_mean(scene: type[Scene], mode: TerrinothMode) -> None:
    s = scene(shadows=["goblin-archers-master"])
    sheet = mode.view(s.session).sheet("goblin-archers-master")
    assert (sheet.title, sheet.kind) == ("Goblin Archer Master", "Goblin · Master · Trivial")
    assert [name for _, name in sheet.keywords] == ["Volley", "Inflict", "Retreat"]
    assert sheet.stakes == ("If Kari engages it: 1 more enemy die",)
    assert any("suffers 1 wound" in row.text for row in sheet.rows)


def test_the_threat_of_a_master_stands_on_its_sheet_like_that_of_a_nemesis(
    scene: type[Scene], mode: TerrinothMode
) -> None:
    view = mode.view(scene(shadows=["sorcerers-master"]).session)
    for piece, text in (
        ("sorcerers-master", "**Threat.** The hero with the fewest success tokens suffers 1 wound."),
        ("splig", "**Threat.** Either discard 1 success token, or discard 1 progress from the active location."),
    ):
        last = view.sheet(piece).rows[-1]
        assert (last.icon, last.text) == ("threat", text)


def test_three_names_in_a_row_read_as_a_list(scene: type[Scene], mode: TerrinothMode) -> None:
    s = scene(
        heroes=[{"id": KARI, "exhausted": ["scout-draw-attention", "scout-blaze-a-trail"]}, MOK],
        hero_dice=["success"], enemy_dice=[],
    )  # fmt: skip
    s.answer("scout-caution")
    assert "Kari readies Blaze a Trail, Draw Attention and Caution" in told(s, mode)


def test_a_heros_own_ability_helps_the_action_without_naming_the_hero_twice(
    scene: type[Scene], mode: TerrinothMode
) -> None:
    grisban = "grisban-the-thirsty"
    s = scene(heroes=[grisban, MOK], hero_dice=["defense"] * 2, enemy_dice=["blank"], shadows=["bandits-minion"])
    s.answer("warrior-dig-in", grisban)
    assert "The ability of Grisban helps the action" in told(s, mode)


def test_the_action_line_of_a_sheet_stands_out_with_its_dice(scene: type[Scene], mode: TerrinothMode) -> None:
    sheet = mode.view(scene().session).sheet("scout-precise-strike")
    assert [(row.strong, row.dice) for row in sheet.rows] == [(False, 0), (True, 2)]


def test_live_numbers_on_a_face(scene: type[Scene], mode: TerrinothMode) -> None:
    engaged = [{"card": "goblin-archers-minion", "wounds": 1}, "goblin-witchers-master"]
    s = scene(heroes=[{"id": KARI, "engaged": engaged}, MOK])
    face = mode.view(s.session).face("goblin-archers-minion-1")
    assert {badge.kind: badge.value for badge in face.badges} == {"attack": 2, "health": 2, "wound": 1}
    assert face.icons == ("keyword", "retreat")


# -- a reroll ----------------------------------------------------------------------------------------


@pytest.mark.rule("HT-307")
def test_the_forecast_of_a_reroll_follows_the_die(scene: type[Scene], mode: TerrinothMode) -> None:
    """As the dice lie one success is lacking; a die with a success is worth keeping, a defense worth rolling again."""
    hero = {"id": "kari-wraithstalker", "conditions": ["focused"], "engaged": ["goblin-archers-minion"]}
    s = scene(heroes=[hero, "elder-mok"], hero_dice=["success", "defense"], enemy_dice=["counterattack"])
    s.answer("scout-precise-strike")
    while s.prompt.kind != "reroll":
        s.answer(s.prompt.options[:1])
    view = mode.view(s.session)
    lies = view.forecast(s.prompt)
    assert lies is not None
    assert lies.chance is not None
    assert (lies.chance.value, lies.pools) == (0.0, ())
    kept, again, theirs = (view.forecast(s.prompt, die) for die in s.prompt.options)
    assert again is not None
    assert again.chance is not None
    faces = mode.dice()["die-hero"].faces
    enough = sum("success" in face or "critical" in face for face in faces) / len(faces)
    assert again.chance.value == pytest.approx(enough)
    assert [(pool.die, pool.count) for pool in again.pools] == [("die-hero", 1)]
    assert kept is not None
    assert kept.chance is not None
    assert kept.chance.value < again.chance.value
    assert theirs is not None
    assert [(pool.die, pool.count) for pool in theirs.pools] == [("die-enemy", 1)]
    bad = {told: [d for d in told.distributions if d.tone == "bad"] for told in (lies, again, theirs)}
    assert (bad[lies], bad[theirs]) == ([], []), "the defense holds"
    assert bad[again], "without it the archer strikes"
