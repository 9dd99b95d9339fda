"""The golden rules: what wins, what may, what must, who decides."""

from __future__ import annotations

import pytest

from game.adventure import values
from tests.terrinoth.rules.extra import enemy_set, extra_box, quest_box, rule, scene_in
from tests.terrinoth.table import ASTARRA, KARI, MOK, TRENLOE, Scene

TARHA, AVRIC, SYNDRAEL = "widow-tarha", "avric-albright", "syndrael"


@pytest.mark.rule("HT-001")
def test_a_quest_that_contradicts_the_rules_wins() -> None:
    box = quest_box(
        rule("peril-phase", "peril(-1)"),
        rule("passive", "mod(enemies(any, trait=Human), advance=bearer)"),
    )
    s = scene_in(box)(node="peril", peril=2, stop_at="travel")
    assert s.all()["peril"] == 1  # by HT-501 it would be 3
    s = scene_in(box)(
        heroes=[KARI, MOK], bearer=MOK, node="enemy_turn", shadows=["bandits-minion"], stop_at="ready_enemies"
    )
    assert s.where("bandits-minion-1") == f"engaged:{MOK}"  # by HT-406 it would be the active hero, Kari


@pytest.mark.rule("HT-002")
def test_cannot_is_absolute_for_targets_range_and_exhaustion() -> None:
    guard = enemy_set(passive="when(is_ready(this), cannot(target, enemies(any, unguarded), by=host(this)))")
    stone = enemy_set(passive="cannot(exhaust, this)")
    box = quest_box(
        rule("passive", "cannot(range, enemies(shadows))"), files={"enemies": {"x-guards": guard, "x-stones": stone}}
    )
    s = scene_in(box)(
        heroes=[{"id": TARHA, "engaged": ["x-guards-minion", "ogres-minion"]}, MOK],
        shadows=["cave-spiders-minion"],
    ).answer("mage-arcane-dart")
    assert s.prompt.kind != "target"  # only the guard may be attacked, so nothing is asked
    assert s.t.action is not None
    assert s.t.action.targets == ["x-guards-minion-1"]

    def aims(guard_exhausted: bool) -> tuple[tuple[str, ...], dict[str, tuple[str, str]]]:
        engaged = [{"card": "x-guards-minion", "exhausted": guard_exhausted}, "ogres-minion"]
        t = scene_in(box)(
            heroes=[{"id": TARHA, "engaged": engaged}, {"id": MOK, "engaged": ["bandits-minion"]}],
            shadows=["cave-spiders-minion"],
        ).answer("mage-arcane-dart")
        return t.prompt.options, t.session.refusals

    options, refused = aims(guard_exhausted=True)
    assert set(options) == {"x-guards-minion-1", "ogres-minion-1", "bandits-minion-1"}
    assert refused == {"cave-spiders-minion-1": ("refusal.out-of-range", "HT-002")}

    s = scene_in(box)(heroes=[{"id": KARI, "engaged": ["x-stones-minion", "bandits-minion"]}, MOK])
    s.answer("scout-caution")
    assert s.prompt.options == ("bandits-minion-1",)  # the other cannot be exhausted


@pytest.mark.rule("HT-002", "HT-404")
def test_an_enemy_that_cannot_be_exhausted_by_effects_is_still_exhausted_by_its_own_activation() -> None:
    stone = enemy_set(bar=["advance"], passive="cannot(exhaust, this)")
    box = quest_box(files={"enemies": {"x-stones": stone}})
    s = scene_in(box)(
        heroes=[{"id": KARI, "items": ["hunters-snare"]}, MOK], node="enemy_turn", shadows=["x-stones-minion"],
        stop_at="ready_enemies",
    )  # fmt: skip
    s.answer("hunters-snare")
    assert s.wounds("x-stones-minion-1") == 1
    assert s.t.piece("x-stones-minion-1").exhausted
    tilted = [e for e in s.events if getattr(e, "piece", "") == "x-stones-minion-1" and hasattr(e, "exhausted")]
    assert len(tilted) == 1  # at the end of its bar, not by the snare


@pytest.mark.rule("HT-003")
def test_what_may_be_done_may_be_declined_and_the_rest_must_be_done(scene: type[Scene]) -> None:
    s = scene(
        heroes=[{"id": KARI, "exhausted": ["scout-caution"]}, {"id": MOK, "exhausted": ["healer-chastise"]}],
        hero_dice=["defense", "defense"],
    ).answer("scout-draw-attention")
    assert (s.prompt.kind, s.prompt.least) == ("ready-card", 0)
    s.answer(())
    assert s.hero(MOK)["exhausted"] == ["healer-chastise"]
    assert s.hero(KARI)["tokens"] == 1  # claiming is no "may"
    s.settled()


@pytest.mark.rule("HT-003", "HT-006")
def test_a_mandatory_effect_is_done_as_completely_as_possible(scene: type[Scene]) -> None:
    s = scene(
        heroes=[{"id": TRENLOE, "tokens": 1}, MOK], location={"id": "roadside-inn", "progress": 1},
        decks={"exploration": ["false-trail", "..."]}, hero_dice=["defense", "defense"],
    ).answer("warrior-shoulder-through", (), "0")  # fmt: skip
    assert s.all()["location"]["progress"] == 0  # told to discard 2, there was 1


@pytest.mark.rule("HT-004", "HT-012", "R-15")
def test_the_active_hero_decides_in_an_activation_and_the_leader_at_any_other_time(scene: type[Scene]) -> None:
    wounded = [{"id": KARI, "wounds": 2}, {"id": MOK, "wounds": 2}]
    s = scene(heroes=wounded, leader=KARI, turns=[MOK], hero_dice=["defense", "defense"]).answer("healer-chastise")
    assert (s.prompt.kind, s.prompt.chooser, s.prompt.options) == ("choose-hero", MOK, (KARI, MOK))
    s = scene(heroes=[KARI, MOK], leader=MOK, peril=2, node="peril", shadows=["goblin-archers-minion"])
    assert (s.prompt.kind, s.prompt.chooser) == ("choose-hero", MOK)


@pytest.mark.rule("HT-004", "HT-405")
def test_the_leader_settles_a_tie_while_another_hero_activates_an_enemy(scene: type[Scene]) -> None:
    s = scene(
        heroes=[KARI, {"id": MOK, "engaged": ["cave-spiders-minion"]}, ASTARRA], leader=MOK, turns=[],
        node="enemy_turn", shadows=["goblin-archers-minion"],
    )  # fmt: skip
    assert s.t.active == ASTARRA  # the leader's spider was first; now Astarra activates the archer
    assert (s.prompt.kind, s.prompt.chooser, set(s.prompt.options)) == ("choose-hero", MOK, {KARI, ASTARRA})
    s.answer(KARI)
    assert (s.wounds(KARI), s.wounds(ASTARRA)) == (1, 0)


@pytest.mark.rule("HT-005")
def test_tokens_are_unlimited(scene: type[Scene]) -> None:
    four = [KARI, MOK, ASTARRA, TRENLOE]
    heroes = [{"id": h, "tokens": 5, "wounds": 9} for h in four]
    s = scene(heroes=heroes, location={"id": "roadside-inn", "progress": 80})
    assert sum(s.t.tokens(h, "success") for h in four) == 20
    assert sum(s.wounds(h) for h in four) == 36
    s.t.add_token("roadside-inn", "progress", 60)
    assert s.all()["location"]["progress"] == 140


@pytest.mark.rule("HT-006")
def test_told_to_discard_or_exhaust_more_than_there_is_a_hero_does_as_much_as_possible(scene: type[Scene]) -> None:
    s = scene(
        heroes=[{"id": TRENLOE, "exhausted": ["warrior-into-the-fray", "warrior-dig-in"]}, MOK],
        decks={"exploration": ["snare-wire", "..."]}, hero_dice=["defense", "defense"],
    ).answer("warrior-shoulder-through", ())  # fmt: skip
    assert s.prompt.options == ("1", "2")
    s.answer("1")  # "exhaust 2" with only 1 ready card is legal
    assert len(s.hero(TRENLOE)["exhausted"]) == 4
    assert s.wounds(TRENLOE) == 0


@pytest.mark.rule("HT-007")
@pytest.mark.parametrize(
    ("tokens", "progress", "options", "left"),
    [(1, 1, ("1", "2"), None), (0, 1, None, (0, 0)), (1, 0, None, (0, 0)), (0, 0, None, (0, 0))],
)
def test_an_option_that_would_change_nothing_may_not_be_chosen(
    scene: type[Scene], tokens: int, progress: int, options: tuple[str, ...] | None, left: tuple[int, int] | None
) -> None:
    s = scene(
        heroes=[{"id": TRENLOE, "tokens": tokens, "engaged": ["ogres-master"]}, MOK], turns=[TRENLOE],
        location={"id": "roadside-inn", "progress": progress}, stop_at="enemy_phase",
        hero_dice=["defense", "defense"], enemy_dice=["threat"],
    ).answer("warrior-into-the-fray")  # fmt: skip
    if tokens:
        s.answer("0")
    if options:
        assert (s.prompt.kind, s.prompt.options, s.prompt.source) == ("either", options, "splig")
    else:
        assert (s.hero(TRENLOE)["tokens"], s.all()["location"]["progress"]) == left


@pytest.mark.rule("HT-007")
def test_an_option_without_effect_may_be_chosen_if_the_other_has_none_either(scene: type[Scene]) -> None:
    s = scene(
        heroes=[{"id": TARHA, "conditions": ["focused"], "exhausted": ["mage-arcane-dart"]}, MOK], turns=[TARHA],
        stop_at="enemy_phase", hero_dice=["defense"],
    ).answer("mage-gather-thought", ())  # fmt: skip
    assert s.hero(TARHA)["exhausted"] == []  # neither half did anything; the next line resolved
    assert s.hero(TARHA)["conditions"] == ["focused"]


@pytest.mark.rule("HT-007")
def test_whoever_picks_an_option_of_up_to_two_takes_at_least_one(scene: type[Scene]) -> None:
    s = scene(
        heroes=[
            {"id": TARHA, "advanced": ["geomancer-bones-of-the-earth"], "engaged": ["ogres-minion", "ogres-master"]},
            MOK,
        ],
        turns=[TARHA], stop_at="enemy_phase", hero_dice=["defense"], enemy_dice=["blank", "blank"],
    ).answer("geomancer-bones-of-the-earth", "1")  # fmt: skip
    assert (s.prompt.kind, s.prompt.least) == ("choose-enemy", 1)
    s.answer("ogres-minion-1")
    assert s.prompt.least == 0
    s.answer(())
    assert [s.where(e) for e in ("ogres-minion-1", "ogres-master")] == ["shadows", f"engaged:{TARHA}"]


@pytest.mark.rule("HT-007", "HT-502")
def test_moving_the_peril_token_beyond_the_start_changes_nothing() -> None:
    box = quest_box(rule("travel-start", "either(peril(-2), claim(leader, 1))"))
    s = scene_in(box)(heroes=[KARI, MOK], node="travel", peril=0, stop_at="round_end")
    assert s.hero(KARI)["tokens"] == 1
    s = scene_in(box)(heroes=[KARI, MOK], node="travel", peril=1, stop_at="round_end")
    assert s.prompt.options == ("1", "2")
    assert s.answer("1").all()["peril"] == 0


@pytest.mark.rule("HT-008")
def test_a_cost_that_cannot_be_paid_in_full_is_not_offered(scene: type[Scene]) -> None:
    def strike(tokens: int) -> Scene:
        heroes = [{"id": KARI, "tokens": tokens, "engaged": ["ogres-minion"]}, {"id": MOK, "tokens": 5}]
        return scene(heroes=heroes).answer("scout-precise-strike")

    assert strike(0).notes("roll")  # Kari has no token, Mok's do not count: the dice lie on the table already
    with_one = strike(1)
    assert (with_one.prompt.kind, with_one.prompt.options) == ("use", (KARI,))


@pytest.mark.rule("HT-008")
def test_a_cost_paid_by_several_heroes_together_must_be_there_in_full() -> None:
    box = quest_box(rule("travel-start", "pay(lose(heroes(), 3), progress(4))"))

    def offered(*tokens: int) -> Scene:
        heroes = [{"id": h, "tokens": n} for h, n in zip((KARI, MOK), tokens, strict=True)]
        return scene_in(box)(heroes=heroes, node="travel", stop_at="round_end")

    assert offered(2, 0).session.prompt is None
    s = offered(2, 1).answer("X-travel-start")
    while s.session.prompt is not None:
        s.answer(s.prompt.options[0])
    assert (s.hero(KARI)["tokens"], s.hero(MOK)["tokens"], s.all()["location"]["progress"]) == (0, 0, 4)


@pytest.mark.rule("HT-009")
def test_several_heroes_resolve_one_effect_from_the_leader_clockwise(scene: type[Scene]) -> None:
    heroes = [{"id": h, "wounds": 1} for h in (KARI, MOK, ASTARRA, TRENLOE)]
    s = scene(heroes=heroes, leader=ASTARRA, turns=[TRENLOE], decks={"exploration": ["a-quiet-hour", "..."]})
    s.answer("warrior-shoulder-through", ())
    asked = []
    while s.prompt.kind == "either":
        asked.append(s.prompt.chooser)
        s.answer("2")
    assert asked == [ASTARRA, TRENLOE, KARI, MOK]


@pytest.mark.rule("HT-010", "R-13")
def test_effects_by_trait_reach_only_faceup_enemies_in_play_that_match(scene: type[Scene]) -> None:
    s = scene(
        heroes=[{"id": KARI, "engaged": ["goblin-witchers-minion", "bandits-minion"]}, MOK], peril=2, node="peril",
        shadows=["goblin-archers-minion", {"card": "goblin-archers-minion", "facedown": True}],
        stop_at="travel",
    ).mark().answer(KARI, MOK)  # fmt: skip
    assert s.prompt.kind == "upgrade"  # two faceup Goblins, one with a hero, one in the shadows
    assert s.changed() == {f"{KARI}.wound": 1, f"{MOK}.wound": 1}


@pytest.mark.rule("HT-010", "R-13")
def test_a_facedown_enemy_can_be_chosen_where_only_an_enemy_is_asked_for(scene: type[Scene]) -> None:
    hidden = {"card": "ogres-minion", "facedown": True}
    s = scene(heroes=[{"id": KARI, "tokens": 1}, MOK], shadows=[hidden]).answer("scout-precise-strike")
    assert (s.prompt.kind, s.prompt.options) == ("engage", ("ogres-minion-1",))
    s.answer(())
    s.answer(KARI)
    assert s.wounds("ogres-minion-1") == 1
    assert s.t.faceup("ogres-minion-1")


@pytest.mark.rule("R-13")
def test_a_facedown_enemy_has_no_attack_rank_or_text_until_it_is_flipped(scene: type[Scene]) -> None:
    s = scene(
        heroes=[{"id": KARI, "engaged": ["goblin-archers-minion"]}, MOK],
        shadows=[{"card": "goblin-witchers-master", "facedown": True}],
    )
    assert values.attack(s.t, "goblin-witchers-master") == 0
    assert not values.has_rank(s.t, "goblin-witchers-master", "master")
    assert values.nonnemesis(s.t, "goblin-witchers-master")
    assert values.attack(s.t, "goblin-archers-minion-1") == 1  # the hidden master gives no bonus
    s.t.turn("goblin-witchers-master", True)
    assert values.attack(s.t, "goblin-archers-minion-1") == 2


@pytest.mark.rule("HT-011", "R-22")
def test_the_active_hero_orders_abilities_of_one_moment(scene: type[Scene]) -> None:
    s = scene(
        heroes=[
            {"id": KARI, "tokens": 1, "conditions": ["poisoned"], "items": ["keen-oil"], "engaged": ["ogres-minion"]},
            MOK,
        ],
        leader=MOK, turns=[KARI],
    ).answer("scout-precise-strike")  # fmt: skip
    assert (s.prompt.kind, s.prompt.chooser, s.prompt.least) == ("order", KARI, 1)
    assert set(s.prompt.options) == {KARI, "poisoned-1", "keen-oil"}
    s.answer(KARI)
    assert s.wounds(KARI) == 0
    assert s.wounds("ogres-minion-1") == 1
    s.answer("poisoned-1")
    assert s.wounds(KARI) == 1
    assert s.prompt.kind == "use"


@pytest.mark.rule("HT-011", "HT-012")
def test_the_hero_who_activates_an_enemy_orders_abilities_in_the_enemy_phase() -> None:
    box = extra_box(
        locations={
            "dark-forest": {
                "trait": "Wilderness", "difficulty": "trivial", "engaged": 1, "shadows": 1, "value": 7,
                "on": {"on-engage": "progress(1)"},
            },
        },
        quests={"trial": {
            "tier": "dread", "enemy_deck": [["bandits"]], "location_deck": [["dark-forest"]],
            "exploration_deck": [["base"]], "nemesis": "splig", "track": ["start"], "upgrades": 0, "minutes": 1,
            "rules": [rule("on-engage", "claim(you, 1)")],
        }},
    )  # fmt: skip
    s = scene_in(box)(heroes=[KARI, MOK], leader=MOK, node="enemy_turn", shadows=["bandits-minion", "bandits-master"])
    s.answer("bandits-minion-1")
    assert (s.prompt.kind, s.prompt.chooser) == ("order", MOK)  # Mok, the leader, activates first
    s.answer("dark-forest")
    assert s.where("bandits-master") == f"engaged:{KARI}"
    assert s.prompt.chooser == KARI  # and now she activates the other one


@pytest.mark.rule("HT-012")
def test_outside_of_heroes_and_enemies_activations_the_leader_is_the_active_hero(scene: type[Scene]) -> None:
    assert scene(heroes=[KARI, MOK], leader=MOK, node="peril", peril=4, stop_at="travel").t.active == MOK
    s = scene(heroes=[KARI, MOK], leader=MOK, turns=[KARI])
    assert s.t.active == KARI
    s = scene(
        heroes=[KARI, MOK], leader=MOK, node="travel", location={"id": "dark-forest"}, enemy_dice=["counterattack"],
        stop_at="round_end",
    )  # fmt: skip
    assert s.hero(MOK)["conditions"] == ["poisoned"]
    assert s.hero(KARI)["conditions"] == []
