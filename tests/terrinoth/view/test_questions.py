"""Questions as a player reads them: who decides, what, why not, and what each option does."""

from __future__ import annotations

import pytest

from game.adventure.view.sources import amount, asking, brief, half_marks, halves
from game.kit.shown import Choice
from game.terrinoth.mode import TerrinothMode
from game.terrinoth.view import TerrinothView
from tests.terrinoth.table import KARI, MOK, TRENLOE, Scene


def view_of(s: Scene, mode: TerrinothMode) -> TerrinothView:
    return mode.view(s.session)


def choice(s: Scene, mode: TerrinothMode, option: str) -> Choice:
    """The words of one option of the open question."""
    return next(c for c in view_of(s, mode).choices(s.prompt) if c.id == option)


def players() -> list[dict[str, object]]:
    return [{"id": KARI, "player": "Ana"}, {"id": MOK, "player": "Ben"}]


# -- who decides -------------------------------------------------------------------------------------


def test_a_hero_who_activates_is_named_with_seat_and_verb(scene: type[Scene], mode: TerrinothMode) -> None:
    s = scene(heroes=players())
    banner = view_of(s, mode).banner(s.prompt)
    assert (banner.who, banner.seat, banner.decider) == ("Kari", 1, KARI)
    assert banner.verb == "choose an activation card"
    assert banner.details == ("4 of 4 cards ready",)


@pytest.mark.rule("HT-004", "HT-601")
def test_the_leader_decides_for_the_party_as_its_leader(scene: type[Scene], mode: TerrinothMode) -> None:
    s = scene(heroes=players(), node="travel", location={"id": "roadside-inn", "progress": 6})
    while s.prompt.kind != "travel":
        s.answer(())
    banner = view_of(s, mode).banner(s.prompt)
    assert banner.who == "Kari, as party leader"
    assert (banner.confirm, banner.decline) == ("Travel", "Stay")


def test_a_question_of_each_hero_is_the_hero_s_own_even_for_the_leader(scene: type[Scene], mode: TerrinothMode) -> None:
    heroes = [{"id": KARI, "player": "Ana", "tokens": 1, "wounds": 2}, {"id": MOK, "tokens": 1, "wounds": 2}]
    s = scene(heroes=heroes, node="travel")
    assert s.prompt.kind == "pay"
    assert view_of(s, mode).banner(s.prompt).who == "Kari"
    s.answer("yes")
    assert view_of(s, mode).banner(s.prompt).who == "Mok"


def test_the_line_of_the_card_and_what_follows_are_named(scene: type[Scene], mode: TerrinothMode) -> None:
    s = scene(shadows=["goblin-archers-minion"])
    s.answer("scout-precise-strike")
    banner = view_of(s, mode).banner(s.prompt)
    assert banner.verb == "choose an enemy to engage"
    assert banner.details == ("Precise Strike, line 1 of 2 (you may)", "Then: Attack with 2 dice")
    assert banner.decline == "Skip"


# -- what an option does -----------------------------------------------------------------------------


def test_wounds_are_told_with_their_sum_and_a_fall_is_told(scene: type[Scene], mode: TerrinothMode) -> None:
    heroes = [{"id": KARI, "wounds": 3}, {"id": MOK, "wounds": 19}]
    s = scene(heroes=heroes, node="peril", peril=2, shadows=["goblin-archers-minion"])
    assert view_of(s, mode).banner(s.prompt).verb == "choose who suffers 1 wound"
    assert choice(s, mode, KARI).detail == "+1 wound, 4 of 21"
    assert choice(s, mode, MOK).detail == "+1 wound: falls"
    assert choice(s, mode, MOK).piece == MOK


def test_the_fourth_enemy_is_told_to_strike(scene: type[Scene], mode: TerrinothMode) -> None:
    engaged = ["bandits-minion", "bandits-master", "rat-swarms-minion"]
    s = scene(heroes=[{"id": KARI, "engaged": engaged}, MOK], shadows=["ogres-minion"])
    s.answer("scout-precise-strike")
    assert choice(s, mode, "ogres-minion-1").detail == "the fourth: strikes for 2 wounds and stays in the shadows"


def test_both_halves_of_either_have_words_and_their_price(scene: type[Scene], mode: TerrinothMode) -> None:
    s = scene(
        heroes=[{"id": KARI, "conditions": ["weakened"], "wounds": 5, "exhausted": ["scout-caution"]}, MOK],
        hero_dice=["success"] * 3,
        enemy_dice=[],
        decks={"exploration": ["game-trail", "false-trail", "..."]},
    )
    s.answer("scout-blaze-a-trail", "game-trail", "bottom")
    assert s.prompt.kind == "either"
    assert choice(s, mode, "1").label == "Exhaust 1 activation card"
    assert (choice(s, mode, "2").label, choice(s, mode, "2").detail) == ("Suffer 1 wound", "+1 wound, 6 of 21")


def test_a_half_that_is_each_heros_own_is_told_to_the_hero(scene: type[Scene], mode: TerrinothMode) -> None:
    s = scene(location={"id": "blighted-moor"}, node="travel")
    assert [c.label for c in view_of(s, mode).choices(s.prompt)] == ["Become poisoned", "Exhaust 1 activation card"]


def test_wounds_about_to_be_suffered_name_where_they_come_from(scene: type[Scene], mode: TerrinothMode) -> None:
    heroes = [{"id": "avric-albright", "tokens": 1}, {"id": KARI, "engaged": ["bandits-minion"]}]
    s = scene(heroes=heroes, node="enemy_phase")
    assert s.prompt.chooser == "avric-albright"
    assert view_of(s, mode).banner(s.prompt).details == ("Kari would suffer 1 wound (Bandit, Inflict)",)


def test_a_die_with_two_successes_says_so(scene: type[Scene], mode: TerrinothMode) -> None:
    hero = {"id": KARI, "items": ["lucky-coin"], "wounds": 3}
    s = scene(heroes=[hero, MOK], hero_dice=["success+success"], enemy_dice=[])
    s.answer("scout-caution", "lucky-coin")
    assert [c.label for c in view_of(s, mode).choices(s.prompt)] == ["Hero die: 2 successes"]


def test_spending_tells_what_is_gained_and_what_is_kept(scene: type[Scene], mode: TerrinothMode) -> None:
    s = scene(heroes=[{"id": TRENLOE, "tokens": 3}, MOK])
    s.answer("warrior-dig-in")
    assert s.prompt.kind == "spend"
    assert [c.label for c in view_of(s, mode).choices(s.prompt)] == ["None", "1 token", "2 tokens"]
    assert choice(s, mode, "2").detail == "+2 successes, 1 kept"


def test_an_upgrade_names_the_class_and_the_card_it_replaces(scene: type[Scene], mode: TerrinothMode) -> None:
    s = scene(node="peril", peril=2)
    assert s.prompt.kind == "upgrade"
    detail = choice(s, mode, "thief-fan-of-knives").detail
    assert detail == "Thief: Attack, 3 dice; replaces Precise Strike"


def test_every_either_of_the_box_falls_into_two_halves(mode: TerrinothMode) -> None:
    texts = {key: marks for key, marks in mode.marks.items() if "either(" in marks and mode.words.has(key)}
    texts = {key: marks for key, marks in texts.items() if not key.endswith((".green", ".blue", ".red"))}
    assert len(texts) >= 6
    for key, marks in texts.items():
        one, two = halves(mode.words(key))
        assert one, key
        assert two, key
        assert all(half_marks(marks)), key


@pytest.mark.parametrize(
    ("key", "part"),
    [
        ("exploration.snare-wire.text", "Either exhaust 2 of your activation cards or suffer 2 wounds."),
        (
            "quest.smoke-over-brindle-ford.rule.Q2-green",
            "For each hero, either that hero suffers 1 wound, or 1 townsfolk on the active location is lost.",
        ),
        ("location.rune-forge.text", "Before a hero’s action, that hero may suffer 1 wound to become focused."),
        (
            "card.berserker-reavers-arc.lines.1",
            "You may suffer up to 2 wounds. Apply +1 success to this action for each.",
        ),
        (
            "exploration.bitterleaf.text",
            "If you do, each hero may discard 1 condition; each hero who does recovers 1 wound.",
        ),
        ("exploration.false-trail.text", "Discard 2 progress from the active location."),
    ],
)
def test_a_banner_shows_the_part_of_a_text_that_asks(mode: TerrinothMode, key: str, part: str) -> None:
    assert asking(mode.words(key)) == part


@pytest.mark.parametrize(
    ("key", "deed"),
    [
        ("exploration.fire-bomb.text", "Each enemy in the shadows suffers 1 wound."),
        ("exploration.second-wind.text", "Ready up to 2 of your activation cards."),
        ("exploration.travellers-flask.text", "Recover 3 wounds, then you may discard 1 condition."),
        ("hero.leoric-of-the-book.ability", "Claim 1 success token."),
        ("location.ruined-chapel.text", "Choose another hero to recover 1 wound."),
        ("location.gallows-ward.text", "Each hero recovers 1 wound."),
        ("condition.weakened.text", "Either exhaust 1 of your activation cards or suffer 1 wound."),
    ],
)
def test_an_option_of_a_moment_says_only_what_it_does(mode: TerrinothMode, key: str, deed: str) -> None:
    assert brief(mode.words(key)) == deed


def test_a_text_with_fewer_sentences_than_moments_is_told_whole() -> None:
    assert brief("Suffer 1 wound.", 2) == "Suffer 1 wound."


def test_a_condition_with_two_moments_tells_the_one_that_has_come(scene: type[Scene], mode: TerrinothMode) -> None:
    heroes = [{"id": TRENLOE, "conditions": ["poisoned"], "items": ["rune-shard"]}, MOK]
    s = scene(heroes=heroes)
    s.answer("warrior-dig-in")
    assert choice(s, mode, "poisoned-1").detail == "Suffer 1 wound."
    assert choice(s, mode, "rune-shard").detail == "That action rolls 2 additional hero dice."


@pytest.mark.parametrize(
    ("marks", "expected"),
    [
        ("each(enemies(any), suffer(hero(), 1)); each(heroes(), upgrade(it))", 1),
        ("pay(suffer(you, 2), suffer(enemy(any), 1))", 1),
        ("each(enemy(upto=2), when(explored, suffer(it, 2), suffer(it, 1)))", None),
        ("suffer(hero(), engaged(it))", None),
        ("suffer(hero(), 1 + location_number)", 2),
        ("upgrade(hero())", None),
    ],
)
def test_amounts_are_read_from_the_marks_of_a_choice_as_they_are_now(
    scene: type[Scene], mode: TerrinothMode, marks: str, expected: int | None
) -> None:
    names = view_of(scene(), mode).names
    assert amount(names, marks, "suffer") == expected


# -- why not -----------------------------------------------------------------------------------------


@pytest.mark.rule("HT-302")
def test_an_exhausted_card_says_so_and_names_its_rule(scene: type[Scene], mode: TerrinothMode) -> None:
    s = scene(heroes=[{"id": KARI, "exhausted": ["scout-caution"]}, MOK])
    view = view_of(s, mode)
    assert view.reason("scout-caution") == ("This card is exhausted.", "HT-302")
    assert view.reason("healer-chastise") == ("This card belongs to another hero.", "HT-302")
    assert view.reason("scout-precise-strike") == ("", "")
    assert view.reason(MOK) == ("", "")


@pytest.mark.rule("HT-304")
def test_an_enemy_out_of_reach_says_why(scene: type[Scene], mode: TerrinothMode) -> None:
    engaged = ["bandits-minion", "bandits-master"]
    s = scene(heroes=[{"id": KARI, "engaged": engaged}, MOK], shadows=["ogres-minion"])
    s.answer("scout-precise-strike", ())
    assert s.prompt.kind == "target"
    sentence, rule = view_of(s, mode).reason("ogres-minion-1")
    assert sentence == "Ogre is not engaged with you; only a ranged attack reaches it."
    assert rule == "HT-304"
    assert view_of(s, mode).reason("splig")[1]


@pytest.mark.rule("HT-402")
def test_a_foe_of_somebody_else_does_not_activate_now(scene: type[Scene], mode: TerrinothMode) -> None:
    heroes = [{"id": KARI, "engaged": ["bandits-minion", "bandits-master"]}, {"id": MOK, "engaged": ["ogres-minion"]}]
    s = scene(heroes=heroes, node="enemy_phase", shadows=["rat-swarms-minion"])
    view = view_of(s, mode)
    assert view.reason("ogres-minion-1") == ("Ogre is engaged with Mok; only that hero activates it.", "HT-402")
    assert view.reason("rat-swarms-minion-1") == ("A ready enemy engaged with you must activate first.", "HT-402")
    assert view.reason("splig") == ("Splig waits in the lair and does not activate.", "HT-411")


def test_an_enemy_in_the_wrong_place_says_which_place_is_meant(scene: type[Scene], mode: TerrinothMode) -> None:
    shadows = ["ogres-minion", {"card": "rat-swarms-minion", "facedown": True}]
    kari = {"id": KARI, "engaged": ["bandits-minion", "cave-spiders-minion"], "wounds": 3}
    s = scene(heroes=[kari, MOK], shadows=shadows)
    s.answer("scout-caution")
    assert s.prompt.options == ("bandits-minion-1", "cave-spiders-minion-1")
    for enemy, name in (("ogres-minion-1", "Ogre"), ("rat-swarms-minion-1", "A facedown enemy")):
        told = f"{name} is in the shadows; this text means enemies engaged with a hero."
        assert view_of(s, mode).reason(enemy) == (told, "HT-704")
    s = scene(
        heroes=[kari | {"exhausted": ["scout-precise-strike", "scout-blaze-a-trail", "scout-draw-attention"]}, MOK],
        shadows=shadows, hero_dice=["success"], enemy_dice=["blank", "blank"],
    )  # fmt: skip
    s.answer(())
    told = "Bandit is engaged with Kari; this text means enemies in the shadows."
    assert view_of(s, mode).reason("bandits-minion-1") == (told, "HT-402")


def test_the_leader_cannot_hand_the_token_to_the_leader(scene: type[Scene], mode: TerrinothMode) -> None:
    s = scene(node="travel", location={"id": "roadside-inn", "progress": 6})
    s.answer("yes")
    assert s.prompt.kind == "leader"
    assert view_of(s, mode).reason(KARI) == ("Kari is the party leader already.", "HT-602")


def test_a_refusal_about_a_facedown_enemy_begins_like_a_sentence(scene: type[Scene], mode: TerrinothMode) -> None:
    shadows = [{"card": "bandits-minion", "facedown": True, "exhausted": True}, "rat-swarms-minion", "ogres-minion"]
    s = scene(node="enemy_turn", shadows=shadows)
    told = view_of(s, mode).reason("bandits-minion-1")
    assert told == ("A facedown enemy is exhausted and does not activate.", "HT-404")


def test_undo_says_what_it_takes_back(scene: type[Scene], mode: TerrinothMode) -> None:
    s = scene(shadows=["goblin-archers-minion"])
    assert view_of(s, mode).undo_label() == ""
    s.answer("scout-precise-strike")
    assert view_of(s, mode).undo_label() == "play card"


@pytest.mark.rule("HT-008")
def test_a_price_is_named_in_the_question(scene: type[Scene], mode: TerrinothMode) -> None:
    s = scene(heroes=[{"id": KARI, "tokens": 1, "wounds": 2}, MOK], node="travel")
    banner = view_of(s, mode).banner(s.prompt)
    assert banner.verb == "discard 1 success token: recover 1 wound?"
    assert (banner.confirm, banner.decline) == ("Pay", "Do not pay")
    assert choice(s, mode, "yes").detail == "−1 token, 0 of 5"


def test_an_offer_says_in_its_title_what_it_does(scene: type[Scene], mode: TerrinothMode) -> None:
    hero = {"id": KARI, "tokens": 1, "items": ["fire-bomb"]}
    s = scene(heroes=[hero, MOK], shadows=["bandits-minion"], hero_dice=["success"] * 2, enemy_dice=[])
    s.answer("scout-blaze-a-trail")
    assert s.prompt.options == (KARI,)
    told = "discard 1 success token: choose 1 enemy in play; it suffers 1 wound?"
    assert view_of(s, mode).banner(s.prompt).verb == told
    s.answer(())
    while s.prompt.options != ("fire-bomb",):
        s.answer(s.prompt.options[: s.prompt.least])
    assert view_of(s, mode).banner(s.prompt).verb == "use Fire Bomb: each enemy in the shadows suffers 1 wound?"


def test_a_number_that_depends_on_the_roll_is_told_as_it_is_now(scene: type[Scene], mode: TerrinothMode) -> None:
    s = scene(
        heroes=[
            {"id": MOK, "advanced": ["disciple-sworn-vigil"]},
            {"id": KARI, "wounds": 5},
            {"id": "astarra", "wounds": 1},
        ],
        hero_dice=["success+success", "success"],
        enemy_dice=[],
    )
    s.answer("disciple-sworn-vigil")
    assert view_of(s, mode).banner(s.prompt).verb == "choose who recovers 3 wounds"
    assert choice(s, mode, KARI).detail == "−3 wounds, 2 of 15"
    assert choice(s, mode, "astarra").detail == "−1 wound, 0 of 14"
