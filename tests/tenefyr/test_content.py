"""The content of Heroes of Tenefyr: counts and known figures of the box, and what is told of files that are wrong."""

from __future__ import annotations

import shutil
from collections import Counter
from pathlib import Path

import pytest

from game.tenefyr.content import KINDS, Content, Foe, load_content
from tests.spoiled_content import problems_of, spoil
from tests.tenefyr.words import FOLDER


@pytest.mark.rule("TN-105")
def test_there_are_fourteen_dungeon_cards_for_each_of_five_levels(content: Content) -> None:
    copies = Counter[int]()
    for card in content.dungeon.values():
        copies[card.level] += card.copies
    assert copies == dict.fromkeys(range(1, 6), 14)
    assert len(content.dungeon) == 52


@pytest.mark.rule("TN-507")
def test_every_loot_half_and_skill_has_one_of_four_kinds(content: Content) -> None:
    kinds: Counter[str] = Counter()
    for card in content.dungeon.values():
        kinds[card.kind] += card.copies
    assert kinds == {"might": 20, "song": 16, "faith": 15, "guile": 19}
    assert Counter(hero.kind for hero in content.heroes.values()) == dict.fromkeys(kinds, 2)


@pytest.mark.rule("TN-103")
@pytest.mark.parametrize(("players", "cards"), [(1, 21), (2, 12), (3, 12), (4, 12)])
def test_starting_decks_have_their_basics(content: Content, players: int, cards: int) -> None:
    assert sum(basic.start[players - 1] for basic in content.basics.values()) == cards


@pytest.mark.rule("TN-111")
@pytest.mark.parametrize(("players", "left"), [(1, (15, 12)), (2, (12, 12)), (3, (6, 6)), (4, (0, 0))])
def test_what_no_deck_takes_of_the_24_basics_of_each_kind_is_the_supply(
    content: Content, players: int, left: tuple[int, int]
) -> None:
    zero, one = content.basics["basic0"], content.basics["basic1"]
    assert (zero.power, one.power) == (0, 1)
    assert tuple(it.copies - players * it.start[players - 1] for it in (zero, one)) == left


@pytest.mark.rule("TN-113")
def test_the_annex_adds_heroes_bosses_and_rewards_to_the_box(content: Content) -> None:
    of_the_box = [
        sum(not it.annex for it in kind.values()) for kind in (content.heroes, content.bosses, content.rewards)
    ]
    assert of_the_box == [4, 4, 15]
    assert [len(kind) for kind in (content.heroes, content.bosses, content.rewards)] == [8, 6, 20]
    for kind, each in ((content.rewards, 4), (content.places, 3)):
        assert Counter(it.level for it in kind.values()) == dict.fromkeys(range(1, 6), each)


@pytest.mark.rule("TN-108")
def test_a_boss_has_four_stages(content: Content) -> None:
    assert {boss: len(it.stages) for boss, it in content.bosses.items()} == dict.fromkeys(content.bosses, 4)
    assert len(content.stages) == 24


@pytest.mark.rule("TN-109")
def test_the_boss_token_stands_twelve_ten_or_eight_steps_from_the_skull(content: Content) -> None:
    printed = {name: it for name, it in content.ladder.items() if it.known}
    assert {name: it.steps for name, it in printed.items()} == {"easy": 12, "normal": 10, "hard": 8}
    assert {(it.boss, it.zeros) for it in printed.values()} == {(0, 0)}


def test_each_of_the_ten_steps_is_harder_than_the_one_before(content: Content) -> None:
    hardness = [(-it.steps, it.zeros, it.boss) for it in content.ladder.values()]
    assert len(hardness) == 10
    assert hardness == sorted(hardness)
    assert len(set(hardness)) == len(hardness)


@pytest.mark.rule("TN-501")
def test_more_players_never_meet_less_power(content: Content) -> None:
    foes: dict[str, Foe] = {**content.dungeon, **content.stages}
    assert {foe for foe, it in foes.items() if list(it.power) != sorted(it.power)} == set()


def test_what_is_known_of_the_printed_game_stands_as_it_is_known(content: Content) -> None:
    kobold, orc, bandit = (content.dungeon[card] for card in ("kobold", "orc", "bandit"))
    assert kobold.power[1] == 3
    assert kobold.copies > 1
    assert (orc.power[1], orc.loot) == (5, 1)
    assert orc.play
    assert bandit.level == 1
    assert {card for card, it in content.dungeon.items() if it.known} == {"kobold", "orc", "bandit"}


def test_chance_speaks_on_all_four_cards_of_the_chaos_dragon(content: Content) -> None:
    stages = content.bosses["chaos-dragon"].stages.values()
    assert all(any(marks.startswith("chance(") for marks in stage.on.values()) for stage in stages)


@pytest.fixture
def files(tmp_path: Path) -> Path:
    """A copy of the content files that may be spoiled."""
    for stem in KINDS:
        shutil.copy(FOLDER / f"{stem}.toml", tmp_path)
    return tmp_path


def problems(files: Path) -> list[str]:
    """What is told of the files."""
    return problems_of(load_content, files)


def test_everything_that_is_wrong_is_told_at_once_with_file_and_place(files: Path) -> None:
    spoil(files, "dungeon.toml", "level = 1", "level = 6")
    spoil(files, "heroes.toml", 'kind = "might"', 'kind = "luck"')
    spoil(files, "bosses.toml", "power = [14, 16, 21]", "power = [14, 17]")
    spoil(files, "places.toml", "on.new-hand", "on.never")
    spoil(files, "rewards.toml", 'chooser = "each"', 'chooser = "each"\nprice = 3')
    (files / "ladder.toml").unlink()
    told = problems(files)
    starts = ("dungeon.toml: kobold: ", "heroes.toml: barbarian: ", "bosses.toml: dark-lord: ")
    starts += ("places.toml: old-mill-cellar: ", "rewards.toml: village-smithy: ", "ladder.toml: cannot be read")
    for start in starts:
        assert any(line.startswith(start) for line in told), (start, told)


@pytest.mark.parametrize("wrong", ["copies = -1", "copies = 1000", 'copies = "many"', "copies = 1.5"])
def test_a_number_out_of_bounds_is_a_problem(files: Path, wrong: str) -> None:
    spoil(files, "dungeon.toml", "copies = 3", wrong)
    assert [line for line in problems(files) if line.startswith("dungeon.toml: kobold: ")]


def test_an_id_is_used_once(files: Path) -> None:
    spoil(files, "places.toml", "[bramble-lane]", "[kobold]")
    assert "places.toml: kobold stands in dungeon.toml too" in problems(files)


@pytest.mark.rule("TN-105", "TN-107", "TN-114")
def test_a_level_that_cannot_be_dealt_is_a_problem(files: Path) -> None:
    spoil(files, "places.toml", "level = 1", "level = 2")
    spoil(files, "places.toml", "level = 1", "level = 2")
    spoil(files, "rewards.toml", "level = 1", "level = 2")
    spoil(files, "rewards.toml", "level = 1", "level = 2")
    text = (files / "dungeon.toml").read_text(encoding="utf-8")
    (files / "dungeon.toml").write_text(text.replace("level = 3", "level = 4"), encoding="utf-8")
    told = problems(files)
    assert "dungeon.toml: level 3 has 0 cards, needed are 8" in told
    assert "rewards.toml: level 1 has 1 outside the annex, needed are 2" in told
    assert "places.toml: level 1 has 1, needed are 2" in told


def test_a_game_without_its_basics_is_a_problem(files: Path) -> None:
    spoil(files, "basics.toml", "[basic1]", "[basic2]")
    assert "basics.toml: basic1 is not there" in problems(files)


def test_a_chance_against_a_boss_that_is_not_there_is_a_problem(files: Path) -> None:
    spoil(files, "ladder.toml", "steps = 12", "steps = 12\nchance = {nobody = 50}")
    assert "ladder.toml: lullaby: there is no boss nobody" in problems(files)
