"""The content of Runebound: counts and known figures of the box, and what is told of files that are wrong."""

from __future__ import annotations

import re
import shutil
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest

from game.runebound.content import KINDS, Content, Enemy, load_content
from tests.runebound.words import FOLDER
from tests.spoiled_content import problems_of, spoil

DECKS = ("combat", "exploration", "social")


def test_the_box_has_as_much_of_everything_as_it_says(content: Content) -> None:
    counted = {stem: len(getattr(content, stem)) for stem in KINDS if stem not in ("rules", "glossary")}
    assert counted == {
        "heroes": 6, "assets": 36, "skills": 30, "enemies": 34, "villains": 2, "quests": 26, "events": 30,
        "stories": 20, "scenarios": 2, "tokens": 10, "dice": 1, "ladder": 10,
    }  # fmt: skip


@pytest.mark.rule("RB-302")
def test_six_faces_of_the_terrain_die(content: Content) -> None:
    assert content.dice["terrain"].faces == (
        ("plains",), ("plains", "forest"), ("forest", "hills"), ("hills", "plains"), ("mountain", "water"), ("wild",),
    )  # fmt: skip


@pytest.mark.rule("RB-107")
def test_the_heroes_have_their_known_numbers(content: Content) -> None:
    numbers = {
        name: (it.health, it.speed, it.hand, it.body, it.mind, it.spirit, it.gold)
        for name, it in content.heroes.items()
    }
    assert numbers == {
        "elder-mok": (9, 3, 3, 2, 1, 2, 2), "master-thorn": (8, 3, 4, 0, 3, 2, 2),
        "lord-hawthorne": (9, 3, 3, 3, 1, 1, 3), "lyssa": (9, 3, 3, 2, 2, 2, 1), "corbin": (10, 3, 3, 3, 2, 0, 2),
        "laurel-of-bloodwood": (8, 3, 4, 2, 2, 1, 2),
    }  # fmt: skip
    thorn = content.heroes["master-thorn"]
    assert thorn.tokens == (("U2", "M1"), ("D", "M1*"), ("A*", "M1"))
    shrines = [name for name, it in content.heroes.items() if "shrine" in it.starts]
    assert shrines == ["elder-mok", "laurel-of-bloodwood"]


@pytest.mark.rule("RB-111", "RB-416")
def test_sixty_assets_of_which_thirty_four_have_a_token(content: Content) -> None:
    assets = content.assets
    assert sum(it.copies for it in assets.values()) == 60
    assert sum(it.copies for it in assets.values() if it.token) == 34
    assert Counter(it.type for it in assets.values()) == {
        "weapon": 9, "clothing": 7, "equipment": 8, "movement": 5, "goods": 7,
    }  # fmt: skip
    codes = [code for it in assets.values() for code in it.codes]
    assert len(codes) == len(set(codes)) == 34
    assert {len(code) for code in codes} == {3}


@pytest.mark.rule("RB-418")
def test_goods_are_traded_and_nothing_else_is(content: Content) -> None:
    for name, it in content.assets.items():
        assert (it.type == "goods") == bool(it.trade) == bool(it.trade_at), name


def test_what_is_known_of_the_printed_game_stands_as_it_is_known(content: Content) -> None:
    assets = content.assets
    assert (assets["truesteel-axe"].cost, assets["truesteel-axe"].codes) == (9, ("A06",))
    assert assets["leather-armor"].cost == 3
    assert "C09" in assets["leather-armor"].codes
    assert (assets["hunting-spear"].cost, assets["horn-of-courage"].cost) == (5, 3)
    artifacts = assets["artifacts"]
    assert (artifacts.cost, artifacts.trade_at, artifacts.trade) == (0, ("shrine",), "gold(you, 2)")
    assert {name for name, it in assets.items() if it.known} == {
        "truesteel-axe", "leather-armor", "hunting-spear", "artifacts", "horn-of-courage",
    }  # fmt: skip
    hybrid = content.enemies["dragon-hybrid"]
    assert (hybrid.health, hybrid.traits, hybrid.known) == (6, ("warrior", "humanoid", "dragon"), True)
    assert (hybrid.passive, hybrid.surge1) == ("mod(this, health=lore_of(foe))", "deal(2, skull)")


@pytest.mark.rule("RB-603")
def test_twenty_four_of_sixty_skill_cards_carry_a_success(content: Content) -> None:
    skills = content.skills.values()
    assert sum(it.copies for it in skills) == 60
    assert sum(it.copies for it in skills if it.icon) == 24
    for family in ("body", "mind", "spirit"):
        assert Counter(it.icon for it in skills if it.family == family) == {True: 4, False: 6}


@pytest.mark.rule("RB-613")
def test_no_skill_costs_more_than_four_trophies(content: Content) -> None:
    assert {sum(it.cost.values()) for it in content.skills.values()} == {1, 2, 3}


@pytest.mark.rule("RB-105")
@pytest.mark.parametrize(
    ("deck", "neutral", "own"),
    [("combat", (16, 2, 2), (4, 0, 1)), ("exploration", (4, 14, 2), (1, 4, 0)), ("social", (2, 2, 16), (1, 0, 4))],
)
def test_each_adventure_deck_has_its_share_of_enemies_quests_and_events(
    content: Content, deck: str, neutral: tuple[int, ...], own: tuple[int, ...]
) -> None:
    groups = (content.enemies, content.quests, content.events)
    for scenario, wanted in (("", neutral), ("margath", own), ("corpse-king", own)):
        found = tuple(sum((it.deck, it.scenario) == (deck, scenario) for it in group.values()) for group in groups)
        assert found == wanted, scenario


def test_enemies_are_easy_fair_or_hard(content: Content) -> None:
    assert Counter(it.health for it in content.enemies.values()) == {3: 3, 4: 13, 5: 8, 6: 6, 7: 3, 8: 1}
    assert all(any(it.windows()) for it in content.enemies.values())
    assert all(it.reward for it in content.enemies.values())


@pytest.mark.rule("RB-703")
def test_the_tokens_of_enemies(content: Content) -> None:
    tokens = content.tokens
    common = [name for name, it in tokens.items() if not it.villain]
    assert {name: tokens[name].faces for name in common} == {
        "foe-1": ("K1", "-*"), "foe-2": ("S1", "K1"), "foe-3": ("A", "K1"), "foe-4": ("K1*", "U1"),
        "foe-5": ("D", "-*"), "foe-6": ("K2", "U1*"),
    }  # fmt: skip
    assert [name for name in common if tokens[name].act == 2] == ["foe-6"]
    assert {name for name, it in tokens.items() if it.villain == "margath"} == {"margath-token", "margath-fire"}
    assert {name for name, it in tokens.items() if it.villain == "vorakesh"} == {"vorakesh-token", "vorakesh-crown"}
    assert tokens["vorakesh-token"].faces == ("U2", "K1")


@pytest.mark.rule("RB-911", "RB-925")
def test_the_villains(content: Content) -> None:
    assert {name: (it.scenario, it.health, it.least) for name, it in content.villains.items()} == {
        "margath": ("margath", 15, 8), "vorakesh": ("corpse-king", 10, 8),
    }  # fmt: skip
    assert {name: (it.villain, it.counter, it.appears) for name, it in content.scenarios.items()} == {
        "margath": ("margath", "lore", "skydown"), "corpse-king": ("vorakesh", "companion", "cursed-ruins"),
    }  # fmt: skip


@pytest.mark.rule("RB-106", "RB-904")
def test_five_story_cards_for_each_act(content: Content) -> None:
    assert Counter((it.scenario, it.act) for it in content.stories.values()) == {
        (scenario, act): 5 for scenario in ("margath", "corpse-king") for act in (1, 2)
    }
    for story, it in content.stories.items():
        assert (it.kind == "quest") == bool(it.quest) == bool(it.place), story


@pytest.mark.rule("RB-521")
def test_every_quest_has_three_outcomes_the_richer_the_more_it_asks(content: Content) -> None:
    for quest, it in content.quests.items():
        sizes = [len(symbols) for symbols in it.find]
        assert len(it.find) == 3, quest
        assert sizes == sorted(sizes), quest


@pytest.mark.rule("RB-114")
def test_each_of_the_ten_steps_is_harder_than_the_one_before(content: Content) -> None:
    hardness = [(it.villain, it.foes, -it.gold, -it.skills) for it in content.ladder.values()]
    assert hardness == sorted(hardness)
    assert len(set(hardness)) == len(hardness) == 10
    for easier, harder in pairwise(hardness):
        assert all(one <= other for one, other in zip(easier, harder, strict=True))
    usual = content.ladder["chart"]
    assert (usual.villain, usual.foes, usual.gold, usual.skills) == (0, 0, 0, 0)


@pytest.fixture
def files(tmp_path: Path) -> Path:
    """A copy of the content files that may be spoiled."""
    for name in (*(f"{stem}.toml" for stem in KINDS), "map.tmx"):
        shutil.copy(FOLDER / name, tmp_path)
    return tmp_path


def problems(files: Path) -> list[str]:
    """What is told of the files."""
    return problems_of(load_content, files)


def test_everything_that_is_wrong_is_told_at_once_with_file_and_place(files: Path) -> None:
    spoil(files, "heroes.toml", "health = 9", 'health = "nine"')
    spoil(files, "assets.toml", 'token = ["P1*", "P1"]', 'token = ["Q1*", "P1"]')
    spoil(files, "skills.toml", 'family = "body"', 'family = "luck"')
    spoil(files, "enemies.toml", "surge1", "surge9")
    spoil(files, "quests.toml", "mmh =", "mmx =")
    spoil(files, "stories.toml", "act = 1", "act = 3")
    (files / "dice.toml").unlink()
    told = problems(files)
    starts = ("heroes.toml: elder-mok: ", "assets.toml: oak-cudgel: ", "skills.toml: spoils-of-war: ")
    starts += ("enemies.toml: carrion-rats: ", "quests.toml: the-hermits-map: ", "stories.toml: m-ashfall: ")
    for start in (*starts, "dice.toml: cannot be read"):
        assert any(line.startswith(start) for line in told), (start, told)


def test_a_faulty_map_is_told_beside_what_else_is_wrong(files: Path) -> None:
    spoil(files, "heroes.toml", "health = 9", "health = 99")
    spoil(files, "map.tmx", 'value="forest"', 'value="swamp"')
    told = problems(files)
    assert any(line.startswith("heroes.toml: elder-mok: ") for line in told)
    assert any(line.startswith("map.tmx: hex 3,0: ") for line in told)


@pytest.mark.parametrize(
    ("name", "old", "new", "told"),
    [
        ("skills.toml", "[steady-aim]", "[salt]", "skills.toml: salt stands in assets.toml too"),
        ("assets.toml", '"A02"', '"A01"', "assets.toml: oak-cudgel: the code A01 stands on oak-cudgel too"),
        ("assets.toml", '["A01", "A02"]', '["A01"]', "assets.toml: oak-cudgel: it has 1 codes for 2 tokens"),
        ("enemies.toml", '"combat"', '"social"', "the social deck has 21 cards of every scenario, not 20"),
        ("stories.toml", "act = 1", "act = 2", "stories.toml: act 1 of margath has 4 cards, not 5"),
        ("scenarios.toml", '"vorakesh"', '"nobody"', "scenarios.toml: corpse-king: there is no villain nobody"),
        ("quests.toml", '"frostspine"', '"moon"', "quests.toml: the-hermits-map: there is no place 'moon'"),
        ("stories.toml", '"singing-stones"', '""', "stories.toml: m-spear-of-the-vow: there is no place ''"),
        ("ladder.toml", "margath = 98", "nobody = 98",
         "ladder.toml: lantern: there is no scenario nobody"),
        ("events.toml", "carry(dawnsmoor", "carry(moon", "events.toml: a-letter-sealed: there is no moon for carry"),
        ("stories.toml", "zombie(barrow-downs)", "zombie(utopia)",
         "stories.toml: c-the-hill-opens: there is no utopia for zombie"),
        ("stories.toml", 'omen = "', 'passive = "',
         "stories.toml: m-ashfall: it is a card of the kind omen, and has no 'omen'"),
        ("assets.toml", 'trade = "gold(you, 3)"', "", "assets.toml: salt: goods have 'trade', and nothing else has"),
        ("assets.toml", 'type = "goods"', 'type = "weapon"',
         "assets.toml: artifacts: goods have 'trade-at', and nothing else has"),
        ("villains.toml", 'scenario = "margath"', 'scenario = ""',
         "villains.toml: margath: it is not the villain of any scenario"),
        ("villains.toml", 'scenario = "margath"', 'scenario = "corpse-king"',
         "villains.toml: margath: it is not the villain of corpse-king"),
        ("tokens.toml", 'villain = "margath"', 'villain = "nobody"',
         "tokens.toml: margath-token: there is no villain nobody"),
        ("map.tmx", 'value="margath"', 'value="nobody"', "map.tmx: layer 'villain': there is no scenario 'nobody'"),
        ("map.tmx", 'value="margath"', 'value=""', "map.tmx: layer 'villain': there is no scenario ''"),
        ("map.tmx", 'value="margath"', 'value=""', 
         "map.tmx: layer 'villain': nothing says where margath of the scenario margath appears"),
        ("scenarios.toml", '"skydown"', '"far-pasture"',
         "map.tmx: layer 'villain': skydown: by scenarios.toml margath appears in far-pasture"),
        ("map.tmx", 'value="tamalir"', 'value=""',
         "map.tmx: layer 'villain': skydown: there is no target that margath marches on"),
    ],
)  # fmt: skip
def test_what_does_not_fit_together_is_a_problem(files: Path, name: str, old: str, new: str, told: str) -> None:
    spoil(files, name, old, new)
    assert told in problems(files)


@pytest.mark.parametrize(
    ("name", "key"),
    [("heroes", "health"), ("heroes", "speed"), ("heroes", "hand"), ("enemies", "health"), ("villains", "least")],
)
def test_nobody_is_without_health_speed_or_a_hand(files: Path, name: str, key: str) -> None:
    text = (files / f"{name}.toml").read_text(encoding="utf-8")
    (files / f"{name}.toml").write_text(re.sub(rf"^{key} = \d+", f"{key} = 0", text, flags=re.M), encoding="utf-8")
    told = problems(files)
    assert all(line.startswith(f"{name}.toml: ") and f"$.{key}" in line for line in told), told
    assert len(told) == text.count(f"\n{key} = ")


def test_everybody_has_a_site_to_begin_on(files: Path) -> None:
    text = (files / "map.tmx").read_text(encoding="utf-8")
    (files / "map.tmx").write_text(text.replace('value="shrine"', 'value="stronghold"'), encoding="utf-8")
    spoil(files, "heroes.toml", 'starts = ["shrine", "town"]', 'starts = ["shrine"]')
    assert "map.tmx: layer 'sites': there is no shrine, where elder-mok begins" in problems(files)


def test_enemies_bring_at_least_one_ability_that_the_script_can_use(content: Content) -> None:
    def surges(it: Enemy) -> list[str]:
        return [marks for marks in (it.surge1, it.surge1b, it.surge2, it.surge3) if marks]

    assert [name for name, it in content.enemies.items() if not surges(it)] == []
