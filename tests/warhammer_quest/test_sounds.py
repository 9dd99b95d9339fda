"""What is heard in the Warhammer Quest card game: what happens sounds as what it is, every place has its music."""

from __future__ import annotations

import tomllib

import pytest

from game import paths
from game.kit.events import Counted, Noted, Tilted, Turned
from game.ui.sound.sound_table import Sounding, SoundTable

ASSETS = paths.assets_folder()
HOUSE = paths.game_folder("house")
GAME = paths.game_folder("warhammer-quest")
OWN = ("stone-", "iron-", "gear-", "torch-", "gun-", "nemesis-[a-z]")


@pytest.fixture(scope="module")
def table() -> SoundTable:
    return SoundTable.read(GAME / "sounds.toml", HOUSE / "sounds.toml")


def content(name: str) -> dict[str, dict[str, object]]:
    return tomllib.loads((GAME / f"{name}.toml").read_text(encoding="utf-8"))


def cues(table: SoundTable, event: object, landed: bool = False) -> list[str]:
    return [sounding.cue for sounding in table.cues(event, landed)]  # type: ignore[arg-type]


def test_no_sound_of_this_game_is_baked_for_nobody(table: SoundTable) -> None:
    made = {path.stem[:-2] for begin in OWN for path in (ASSETS / "sounds").glob(f"{begin}*.ogg")}
    assert made
    assert made <= table.names()


def test_every_place_has_its_music_and_no_other_is_named(table: SoundTable) -> None:
    assert set(table.places["under"]) == set(content("locations"))
    assert table.piece_of("lost-in-the-dark") == "delve"
    assert table.piece_of("settlement") != table.piece_of("map")


def test_the_music_of_the_caves_has_its_layers(table: SoundTable) -> None:
    layers = ["under-tension", "under-climax", "under-second", "under-third"]
    assert [name for name in layers if not (ASSETS / "music" / f"{name}.ogg").is_file()] == []


@pytest.mark.parametrize("nemesis", sorted(content("nemeses")))
def test_every_nemesis_has_a_voice_of_its_own_behind_the_bars(table: SoundTable, nemesis: str) -> None:
    heard = cues(table, Noted("nemesis", {"enemy": nemesis, "place": "shadows"}))
    assert heard[0] == "lair-open"
    others = [cues(table, Noted("nemesis", {"enemy": other, "place": "shadows"}))[1] for other in content("nemeses")]
    assert others.count(heard[1]) == 1


@pytest.mark.parametrize("gear", [*content("gear"), *content("legendary")])
def test_gear_that_is_used_up_does_not_sound_like_a_card(table: SoundTable, gear: str) -> None:
    piece = f"{gear}-1" if gear == "legendary-fortune" else gear
    assert cues(table, Tilted(piece, True)) == ["gear-exhaust"]
    assert cues(table, Turned(piece, False)) == ["gear-deplete"]


def test_an_action_card_is_turned_as_stone(table: SoundTable) -> None:
    (cue,) = cues(table, Tilted("ironbreaker-shield-wall", True))
    assert table.instead[cue] == "stone-tilt"


def test_a_torch_is_lit_for_each_progress_up_to_three(table: SoundTable) -> None:
    for amount, torches in ((1, 1), (2, 2), (3, 3), (11, 3)):
        heard = table.cues(Noted("progress", {"amount": amount}), False)
        assert [sounding.cue for sounding in heard] == ["torch-lit"] * torches
        assert len({sounding.after for sounding in heard}) == torches
    assert table.cues(Noted("progress", {"amount": -2}), False) == [Sounding("torch-out")]


def test_a_token_clicks_into_its_socket_when_it_lands(table: SoundTable) -> None:
    assert cues(table, Counted("ironbreaker-shield-wall", "success", 1, 1), landed=True) == ["token-socket"]
    assert cues(table, Counted("ironbreaker-shield-wall", "success", 1, 1)) == []


def test_wounds_of_a_hero_sound_when_they_land_and_those_of_enemies_with_the_blow(table: SoundTable) -> None:
    assert cues(table, Counted("ironbreaker", "wound", 1, 3), landed=True) == ["wound"]
    for enemy in ("giant-bats-standard-2", "ghouls-elite", "nunkel"):
        assert cues(table, Counted(enemy, "wound", 1, 1), landed=True) == []


def test_the_guns_fire_once_and_are_spiked_one_by_one(table: SoundTable) -> None:
    heard = [cues(table, Noted("tally", {"counter": "guns", "value": value})) for value in (4, 3, 0)]
    assert heard == [["gun-salvo"], ["gun-spiked"], ["gun-spiked"]]


def test_what_the_end_of_a_quest_leaves_in_the_log_is_heard(table: SoundTable) -> None:
    assert cues(table, Noted("outcome", {"outcome": "victory"})) == ["victory"]
    assert cues(table, Noted("outcome", {"outcome": "defeat"})) == ["defeat"]
