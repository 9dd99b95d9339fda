"""What is heard in Heroica: what happens sounds as what it is, every level has its music."""

from __future__ import annotations

import tomllib
import xml.etree.ElementTree as ElementTree
from collections.abc import Callable

import pytest

from game import paths
from game.heroica.box import Box
from game.heroica.view.values import MonsterShown
from game.kit.events import Noted
from game.kit.text import Words
from game.looks.heroica.level_table import place_of_music
from game.looks.heroica.title import HeroicaTitle
from game.modes import load_words
from game.ui.sound.audio import TOGETHER
from game.ui.sound.sound_table import SoundTable
from tests.heroica.table import Play, Scene, hero

ASSETS = paths.assets_folder()
GAME = paths.game_folder("heroica")
KINDS = ("flesh", "shell", "bone", "stone", "spirit")


@pytest.fixture(scope="module")
def table() -> SoundTable:
    return SoundTable.read(GAME / "sounds.toml", paths.game_folder("house") / "sounds.toml")


@pytest.fixture(scope="module")
def words() -> Words:
    own = tomllib.loads((GAME / "en.toml").read_text(encoding="utf-8"))
    return load_words().over({name: texts for name, texts in own.items() if name != "end"})


def cues(table: SoundTable, name: str, landed: bool = False, **data: object) -> list[str]:
    return [sounding.cue for sounding in table.cues(Noted(name, data), landed)]


def test_its_box_comes_out_like_a_drawer(words: Words) -> None:
    sound = HeroicaTitle.box.sound
    assert sound == "drawer"
    assert words.has(f"caption.{sound}")


def test_what_the_house_lends_is_made_of_wood(table: SoundTable) -> None:
    lent = table.instead.values()
    assert all(cue.startswith("wood-") or cue == "take-up" for cue in lent)


def test_every_theme_has_the_music_that_its_map_names_and_the_last_its_own(table: SoundTable) -> None:
    listed = [theme for themes in table.places.values() for theme in themes]
    assert len(listed) == len(set(listed))
    for file in sorted((GAME / "levels").glob("*.tmx")):
        told = ElementTree.parse(file).iterfind("./properties/property")
        named = {item.get("name"): item.get("value") for item in told}
        assert named["theme"] in listed
        assert table.piece_of(str(named["theme"])) == ("scales" if named["theme"] == "lair" else named["music"])


def test_a_boss_has_its_music_from_the_first_hit_and_the_last_battle_keeps_its_own(table: SoundTable) -> None:
    kraken = MonsterShown("kraken-1", "kraken", ("cell:1,1",), 4, 4, boss=True)
    dragon = MonsterShown("dragon-lord-1", "dragon-lord", ("cell:1,1",), 3, 20, boss=True, final=True)
    assert table.piece_of(place_of_music("port", [kraken])) == "coast"
    assert table.piece_of(place_of_music("port", [kraken._replace(strength=3)])) == "boss"
    assert table.piece_of(place_of_music("lair", [dragon])) == "scales"


def test_the_die_is_shaken_rolls_and_lands_on_its_face(table: SoundTable) -> None:
    assert cues(table, "roll", face="skull", purpose="fight") == ["die-shake", "die-tumble"]
    for face in ("shield", "sword", "skull", "both"):
        assert cues(table, "roll", landed=True, face=face) == [f"land-{face}"]


def test_a_fight_that_is_drawn_hits_both(table: SoundTable) -> None:
    assert cues(table, "roll", landed=True, face="both", purpose="fight") == ["draw", "land-both"]


def test_every_monster_falls_and_hits_back_as_what_it_is_made_of(table: SoundTable, box: Box) -> None:
    for monster in box.content.monsters:
        (won,) = cues(table, "defeats", monster=f"{monster}-2")
        lost = cues(table, "loses-health", source=f"{monster}-2", amount=1)
        kind = won.removeprefix("win-")
        assert kind in KINDS
        assert lost == [f"loss-{kind}", "heart-lost"], monster
        assert len(lost) < TOGETHER


def test_a_hero_who_is_burnt_or_pays_with_hearts_is_hit_by_nobody(table: SoundTable) -> None:
    assert cues(table, "loses-health", source="HC-545", amount=1) == ["heart-lost"]


def test_what_is_gained_sounds_as_what_it_is(table: SoundTable, box: Box) -> None:
    heard = {
        "bottle": box.content.potions, "relic-glint": box.content.relics, "take-up": box.content.weapons,
        "key": ["key"], "flame-lit": ["torch"],
    }  # fmt: skip
    for cue, cards in heard.items():
        for card in cards:
            assert cues(table, "gains", piece=f"{card}-1") == [cue], card


def test_steps_sound_as_the_ground_on_which_they_end(table: SoundTable, play: Play) -> None:
    for ground, cue in (("sea", "step-water"), ("mud", "step-mud"), ("berth", "step-wood"), ("lava", "lava")):
        assert cues(table, "walks", ground=ground, theme="forest") == [cue]
    for theme, cue in (("ice", "step-ice"), ("shore", "step-sand"), ("jungle", "step-grass"), ("castle", "step-stone")):
        assert cues(table, "walks", ground="floor", theme=theme) == [cue]
    (walked,) = play("Hag", faces="skull").walk("ag").noted("walks")
    assert walked["ground"] == "floor"


def test_the_hourglass_is_heard_when_it_is_nearly_out(table: SoundTable) -> None:
    assert [cues(table, "hourglass", left=left) for left in (12, 4, 3, 0)] == [[], [], ["hourglass-low"], []]


def test_a_level_that_is_lost_does_not_sound_like_one_that_is_won(table: SoundTable) -> None:
    assert cues(table, "level-over", lost=True) == ["level-lost"]
    assert cues(table, "level-over", lost=False) == ["level-won"]
    assert cues(table, "over", outcome="victory") == ["campaign-won"]


RARE: dict[str, tuple[str, Callable[[Play], Scene]]] = {
    "crab-clicks": ("moves-monster", lambda play: play(
        "aH5g", hero(trail="a"), faces="skull skull", signs={"5": "king-crab"}
    ).answer("g")),
    "flame-dropped": ("drops", lambda play: play("aH1", hero("", "torch", trail="a"), faces="skull")),
    "crunch": ("eats", lambda play: play("H", hero("", "egg", health=2), node="prepare").answer("egg")),
    "hooves": ("mounts", lambda play: play(
        "Hagij", hero("", "war-horse-summoner"), faces="shield skull"
    ).answer("roll", "war-horse-summoner", "a", "g", "i")),
}  # fmt: skip
"""What comes of decisions that a computer player never makes, or of what seldom meets: its note."""


@pytest.mark.parametrize("cue", RARE)
def test_what_seldom_happens_is_heard_when_it_does(table: SoundTable, play: Play, cue: str) -> None:
    note, happens = RARE[cue]
    (told,) = happens(play).noted(note)
    assert cues(table, note, **told) == [cue]
