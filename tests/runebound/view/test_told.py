"""What the table is told in numbers and words: ways and dice, chances, prices, heroes and cards, the text mode."""

from __future__ import annotations

import pytest

from game.kit.prompts import Prompt, pair
from game.kit.staging import Staging, goes_on
from game.kit.text import Words
from game.runebound import names as zones
from game.runebound.notes import NOTES
from game.runebound.turn import begin_turn
from game.runebound.view import RuneboundView
from game.runebound.view.market_values import ChangeRow
from tests.runebound.table import Play, Scene
from tests.runebound.view.conftest import Seen, worked


def labels(view: RuneboundView) -> list[str]:
    """The options of the open question."""
    assert view.names.session.prompt is not None
    return [choice.label for choice in view.choices(view.names.session.prompt)]


# -- ways and dice


@pytest.mark.rule("RB-305", "RB-312")
def test_a_march_tells_for_each_hex_how_many_dice_it_takes_and_which_die_pays(play: Play, seen: Seen) -> None:
    scene = play("corbin", at="riverwatch", dice="mw hp p").answer("move", "march")
    view = seen(scene)
    march = view.own().march
    assert march is not None
    near = {cell.name for cell in scene.t.land.neighbours(scene.t.here("corbin"))}
    assert {cell for cell, dice in march.reach.items() if dice == 1} <= near
    assert set(march.reach.values()) == {1, 2, 3}
    assert [die.face for die in view.own().dice.dice] == ["mountain-water", "hills-plains", "plains"]
    far = next(cell for cell, dice in march.reach.items() if dice == 3)
    told = view.explained(far)
    assert told is not None
    assert [line[:2] for line in told.text.splitlines()[1:4]] == ["1.", "2.", "3."]
    assert sorted(part.partition(", die ")[2][0] for part in told.text.splitlines()[1:4]) == ["1", "2", "3"]


@pytest.mark.rule("RB-906")
def test_the_march_after_a_story_quest_is_not_told_on_its_card(play: Play) -> None:
    scene = play(at="singing-stones", story="m-spear-of-the-vow", decks={"skill": "feint feint ward"}, dice="* * *")
    staging, told = Staging(NOTES), []
    for given in ("story:m-spear-of-the-vow", "move", "march"):
        before = len(scene.events)
        told.append((staging.take(scene.answer(given).events[before:]), scene.events[before:]))
    assert goes_on(*told[0], NOTES)
    spans, events = told[-1]
    assert all(len(span.events) == span.known for span in spans), "nothing of the march"
    assert not goes_on(spans, events, NOTES), "and the recap is cleared"
    scene.answer(())


@pytest.mark.rule("RB-207")
def test_a_card_that_has_to_be_exerted_is_asked_for_with_what_it_pays(play: Play, seen: Seen) -> None:
    scene = play(learned="healing-touch", hand="feint ox-strong", damage=5).answer("use:healing-touch")
    question = scene.session.prompt
    assert question is not None
    banner = seen(scene).banner(question)
    assert (banner.verb, banner.decline) == ("which card to exert?", "")
    assert banner.details[0] == "Healing Touch"


@pytest.mark.rule("RB-305", "RB-311")
def test_the_dice_that_have_paid_tell_their_order_and_the_way_its_steps(play: Play, seen: Seen) -> None:
    scene = play("corbin", at="riverwatch", dice="p hp *").answer("move", "march")
    land = scene.t.land
    step = next(cell for cell in land.neighbours(scene.t.here("corbin")) if land.terrain(cell) == "plains"
                and land.is_step(scene.t.here("corbin"), cell))  # fmt: skip
    q, r = land.shape.axial(step)
    scene.answer(f"{q},{r}")
    if scene.asked == "pay-die":
        scene.answer("die-1")
    shown = seen(scene).own()
    assert [die.order for die in shown.dice.dice].count(1) == 1
    assert shown.march is not None
    assert shown.march.walked == 1
    assert shown.way is not None
    assert len([row for row in shown.way.rows if row.sign in ("plains", "hills-plains", "wild")]) == 1


@pytest.mark.rule("RB-305")
def test_before_a_march_the_chance_to_reach_a_hex_is_exact(play: Play, seen: Seen) -> None:
    scene = play("corbin", at="riverwatch").answer("move")
    view = seen(scene)
    assert view.own().march is not None
    assert not view.own().march.chances  # type: ignore[union-attr]
    worked(view)
    march = view.own().march
    assert march is not None
    land, here = scene.t.land, scene.t.here("corbin")
    alone = [cell for cell in land.neighbours(here) if not land.is_road(here, cell)]
    assert all(march.chances[cell.name] >= 1 - (2 / 6) ** 3 - 1e-9 for cell in alone if land.terrain(cell) == "plains")
    assert all(0 < chance <= 1 for chance in march.chances.values())


# -- chances in words


@pytest.mark.rule("RB-516", "RB-603")
def test_both_options_of_an_event_are_told_with_the_odds_of_their_tests(play: Play, seen: Seen) -> None:
    gem = "exploration"
    scene = at_gem(play, gem, "laurel-of-bloodwood", decks={gem: "a-sealed-arch"}).answer("adventure")
    view = seen(scene)
    shown = view.own().adventure
    assert shown is not None
    assert (shown.kind, shown.title, shown.deck) == ("event", "A Sealed Arch", gem)
    first, second = shown.options
    assert (first.asked, second.asked) == ("Mind +0", "Spirit +1")
    assert first.good == "3 gold, and you keep the card"
    assert first.bad == "2 damage, the card is discarded"
    assert first.chance == pytest.approx(1 - (36 * 35) / (60 * 59))  # two cards of 60, of which 24 carry an icon
    assert second.chance == first.chance
    assert labels(view) == ["Break the seal", "Copy the runes"]


def at_gem(play: Play, kind: str, hero: str, **more: object) -> Scene:
    """A scene in the hex of a gem."""
    scene = play(hero, **more)
    land = scene.box.land
    cell = next(cell for cell, of in land.gems.items() if of == kind)
    q, r = land.shape.axial(cell)
    return play(hero, at=f"{q},{r}", **more)


@pytest.mark.rule("RB-522")
def test_an_open_quest_is_told_with_the_chance_of_each_outcome(play: Play, seen: Seen) -> None:
    scene = play("corbin", at="barrow-downs", open_cards="barrow-lights")
    view = seen(scene)
    prompt = scene.prompt
    (option,) = [option for option in prompt.options if option.startswith("explore:")]
    told = view.forecast(prompt, option)
    assert told is not None
    assert [line.partition(". ")[0] for line in told.lines] == [
        "Hills: 88 %", "Hills, plains: 81 %", "Hills, hills, plains: 37 %",
    ]  # fmt: skip


@pytest.mark.rule("RB-402")
def test_a_rest_in_the_wild_is_told_in_the_mean(play: Play, seen: Seen) -> None:
    scene = play("corbin", at="barrow-downs", damage=9)
    view = seen(scene)
    told = view.forecast(scene.prompt, "rest")
    assert told is not None
    assert told.lines == ("On average it heals 2.5 of 9 damage.",)
    assert sum(bar.chance for bar in told.distributions[0].bars) == pytest.approx(1.0)


# -- why not


@pytest.mark.rule("RB-203", "RB-403", "RB-412", "RB-501", "RB-522")
def test_a_button_that_does_nothing_says_why_in_short_and_in_full(play: Play, seen: Seen) -> None:
    scene = play("corbin", at="brenn-ford")
    view = seen(scene)
    short = {button.option: button.reason for button in view.own().actions}
    assert short == {
        "move": "", "adventure": "no gem here", "shop": "no city", "rest": "unhurt", "train": "",
        "explore": "no quest here", "trade": "nothing wanted", "end": "",
    }  # fmt: skip
    assert view.reason("adventure") == ("There is no faceup gem here.", "RB-501")
    assert view.reason("explore") == ("None of your quests is explored here.", "RB-522")


@pytest.mark.rule("RB-304", "RB-306", "RB-309")
def test_a_hex_that_is_not_entered_says_why(play: Play, seen: Seen) -> None:
    scene = play("corbin", at="riverwatch", dice="p p p").answer("move")
    view = seen(scene)
    land, here = scene.t.land, scene.t.here("corbin")
    far = next(cell for cell in land if land.distance(here, cell) == 5)
    assert view.reason(far.name) == ("That hex does not lie next to you.", "RB-305")
    scene.answer("march")
    others = [cell for cell in land.neighbours(here) if cell.name not in scene.prompt.options]
    told = {view.reason(cell.name)[1] for cell in others}
    assert told <= {"RB-306", "RB-309"}


@pytest.mark.rule("RB-012", "RB-211")
def test_a_card_of_a_rival_says_that_nobody_looks_at_it(play: Play, seen: Seen) -> None:
    scene = play("corbin", "lyssa", other={"lyssa": {"hand": "feint"}})
    (feint,) = scene.t.zone(zones.hand("lyssa"))
    assert seen(scene).reason(feint) == ("Nobody looks at the cards of another hand.", "RB-012")


# -- markets


@pytest.mark.rule("RB-412", "RB-415", "RB-420")
def test_a_market_tells_what_a_purchase_changes(play: Play, seen: Seen) -> None:
    scene = play(
        "corbin", at="tamalir", gold=7, assets="leather-armor", story="m-cult-in-the-cities",
        market={"tamalir": "chain-shirt riding-boots rune-blade"},
    ).answer("shop", [])  # fmt: skip
    shown = seen(scene).own().market
    assert shown is not None
    assert (shown.step, shown.city.city) == ("buy", "tamalir")
    assert shown.note == "The Cult in the Cities: 1 gold more for each asset"
    offers = {offer.name: offer for offer in shown.offers}
    shirt, boots, blade = offers["Chain Shirt"], offers["Riding Boots"], offers["Rune Blade"]
    assert (shirt.price, shirt.price_line) == (6, "5 printed, The Cult in the Cities +1")
    assert shirt.old_line == "One of each type: Leather Armor goes without gold. Sold first it brings 3."
    rows = {row.label: (row.now, row.then, row.tone) for row in shirt.rows}
    assert rows["Gold"] == ("7", "1", "bad")
    assert rows["Shield in a cast, mean"] == ("1.5", "2", "good")
    assert rows["Golden faces, mean"] == ("1", "0.5", "bad")
    assert {row.label: (row.now, row.then) for row in boots.rows}["Speed"] == ("3", "4")
    assert blade.reason == "It costs 12 gold; you have 7."
    assert not any("fair" in row.label for row in boots.rows)
    view = seen(scene)

    def fair_rows() -> tuple[ChangeRow, ...]:
        stall = view.own().market
        return next(it for it in stall.offers if it.piece == shirt.piece).rows[-2:] if stall is not None else ()

    waiting = fair_rows()
    assert [(row.label, row.now, row.why) for row in waiting] == [
        ("Win against a fair enemy", "...", "Razorwing Pair, health 5"),
        ("Damage to expect in it", "...", "plain hand"),
    ]  # fmt: skip
    worked(view)
    won, hurt = fair_rows()
    assert (won.tone, hurt.tone) == ("good", "good")
    assert 40 < int(won.now.removesuffix(" %")) < int(won.then.removesuffix(" %")) < 100
    assert float(hurt.now) > float(hurt.then)
    choice = next(it for it in seen(scene).choices(scene.prompt) if it.piece == boots.piece)
    assert (choice.id, choice.label) == (pair(boots.piece, "assets:corbin"), "Buy Riding Boots for 4")


def test_what_costs_nothing_makes_the_gold_neither_better_nor_worse(play: Play, seen: Seen) -> None:
    shown = seen(play("corbin", at="tamalir", gold=4, market={"tamalir": "bounty-writ"}).answer("shop")).own().market
    assert shown is not None
    writ = next(offer for offer in shown.offers if offer.name == "Bounty Writ")
    assert [(row.now, row.then, row.tone) for row in writ.rows if row.label == "Gold"] == [("4", "4", "")]


# -- heroes and cards


@pytest.mark.rule("RB-924", "RB-923")
def test_the_villain_and_a_zombie_in_the_hex_can_be_clicked_themselves(play: Play, seen: Seen) -> None:
    scene = play("corbin", at="cursed-ruins", villain="cursed-ruins", zombies="cursed-ruins", act=2,
                 scenario="corpse-king")  # fmt: skip
    view = seen(scene)
    prompt = view.names.session.prompt
    assert prompt is not None
    found = {choice.id: choice for choice in view.choices(prompt)}
    assert (found["engage"].piece, found["engage"].label) == (scene.t.villain(), "Engage Vorakesh")
    assert found["zombie"].piece == scene.t.zombies()[0]


@pytest.mark.rule("RB-501")
def test_a_gem_in_the_hex_can_be_clicked_itself(play: Play, seen: Seen) -> None:
    scene = at_gem(play, "combat", "corbin")
    view = seen(scene)
    prompt = view.names.session.prompt
    assert prompt is not None
    found = {choice.id: choice.piece for choice in view.choices(prompt)}
    assert found["adventure"] == scene.t.gem_at(scene.t.here("corbin"))


@pytest.mark.rule("RB-803")
def test_a_hero_with_more_damage_than_health_shows_none_left(play: Play, seen: Seen) -> None:
    view = seen(play("corbin", at="riverwatch", damage=14))
    badges = {badge.kind: badge.value for badge in view.face("corbin").badges}
    assert badges["health"] == 0


@pytest.mark.rule("RB-966", "RB-953")
def test_corbin_of_a_party_and_the_markets_of_one_alone_are_told_as_they_are(play: Play, seen: Seen) -> None:
    labelled = {form: labels(seen(play("corbin", "lyssa", form=form))) for form in ("rivals", "together")}
    assert "Call Out" in labelled["rivals"]
    assert "Call Out" in labelled["together"]
    view = seen(play("corbin", form="together"))
    (told,) = (choice for choice in view.choices(view.names.session.prompt) if choice.label == "Call Out")
    assert told.detail == "Once per game: gain a combat trophy."
    scene = play(form="solo", space=4, market={"tamalir": "oak-cudgel salt satchel"}, turns="lyssa")
    scene.run(begin_turn)
    lines = [line.text for line in seen(scene).log(scene.events)]
    assert any("Oak Cudgel" in line and line.endswith("leaves the market of Tamalir.") for line in lines)


@pytest.mark.rule("RB-953")
def test_an_asset_whose_name_stands_for_several_is_told_so(play: Play, seen: Seen) -> None:
    scene = play(form="solo", space=4, market={"tamalir": "star-maps salt satchel"}, turns="lyssa")
    scene.run(begin_turn)
    lines = [line.text for line in seen(scene).log(scene.events)]
    assert any("Star Maps" in line and line.endswith("leave the market of Tamalir.") for line in lines)


# -- the text mode


@pytest.mark.rule("RB-301")
def test_the_text_mode_draws_the_chart_and_names_what_lies_there(play: Play, seen: Seen) -> None:
    scene = play("corbin", "lyssa", at="tamalir", hand="feint")
    lines = seen(scene).describe()
    rows = [line for line in lines if line[:3].strip().isdigit()]
    assert len(rows) == 13
    signs = " ".join(lines[2 : 2 + 27])
    assert "#1" in signs
    assert ".2" in signs
    assert signs.count("c") >= 9
    assert any("Feint" in line for line in lines)


@pytest.mark.rule("RB-316")
def test_a_move_by_an_effect_asks_for_as_many_hexes_as_are_left(play: Play, seen: Seen) -> None:
    question = Prompt("move", "lyssa", "RB-316", ("cell:9,10",), 0, 1, {"path": ["cell:9,11"], "left": 2})
    assert seen(play()).banner(question).verb == "move up to 2 hexes?"


@pytest.mark.rule("RB-521", "RB-012")
def test_whoever_points_at_a_quest_reads_all_its_outcomes(play: Play, seen: Seen) -> None:
    scene = play(open_cards="wyrmwood-heart")
    (quest,) = scene.t.zone(zones.open_cards("lyssa"))
    told = seen(scene).explained(quest)
    assert told is not None
    assert "forest, forest, hills: 3 gold and you become blessed." in told.text.splitlines()


@pytest.mark.rule("RB-402", "RB-208")
def test_a_text_in_a_rest_leaves_the_tray_with_what_is_rolled_for(play: Play, seen: Seen) -> None:
    scene = play("laurel-of-bloodwood", at="wyrmwood", damage=5, dice="mw p p hp *").answer("rest")
    assert scene.asked == "may"
    assert seen(scene).own().dice.title == "Rest"


@pytest.mark.rule("RB-603", "RB-605")
def test_a_test_that_runs_is_told_by_the_cards_that_lie_and_the_chance_of_the_next_one(play: Play, seen: Seen) -> None:
    decks = {"exploration": "a-sealed-arch", "skill": "unweave shield-arm feint"}
    scene = at_gem(play, "exploration", "laurel-of-bloodwood", decks=decks, hand="ox-strong ward quiet-heart")
    scene.answer("adventure", "option-1")
    for cards in (2, 3):
        view, prompt = seen(scene), scene.prompt
        assert prompt.kind == "exert"
        shown = view.own().adventure
        assert shown is not None
        assert shown.test is not None
        assert (shown.test.title, shown.test.cards) == (f"The test: mind, {cards} cards", cards)
        assert f"Mind, {cards} cards, no success yet" in view.banner(prompt).details
        taken, other = shown.options
        icons, unseen = 24, 60 - cards - 3
        assert (taken.chosen, taken.when, other.chosen, other.chance) == (True, "with 1 more", False, None)
        assert taken.chance == pytest.approx(icons / unseen, abs=0.06), "not that of the test as it began"
        assert shown.test.chances[0] == ("1 more", f"{round(taken.chance * 100)} %")
        scene.answer(scene.t.zone(zones.hand("laurel-of-bloodwood"))[0])
    scene.answer(())


@pytest.mark.rule("RB-721")
def test_what_a_retreat_costs_is_told_of_the_retreat_alone(words: Words) -> None:
    assert words("prompt.detail.retreat").startswith("Retreat: ")
