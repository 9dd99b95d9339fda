"""Settings: kept, taken back into range, and never lost to a broken file or a full disk."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
import pytest

from game import paths
from game.settings import AUTOMATIC, STEPPED_ROUNDS, GameSettings, Message, Settings, load, save


def test_without_a_file_the_usual_settings_hold_and_nothing_is_said(tmp_path: Path) -> None:
    assert load(tmp_path / "settings.json") == (Settings(), None)


def test_what_is_saved_is_loaded(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    chosen = Settings(
        text_scale=1.5, typeface="hyperlegible", speed="fast", keys={"undo": ["u"]}, window_size=(1600, 1000)
    )
    assert save(chosen, file) is None
    assert load(file) == (chosen, None)
    assert [entry.name for entry in tmp_path.iterdir()] == ["settings.json"]


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"\xff\xfe\x00", b"[]", b'{"speed": "swift"}', b'{"typeface": "runes"}', b"[" * 100_000],
)
def test_a_broken_file_is_kept_aside_and_the_usual_settings_hold(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "settings.json"
    file.write_bytes(content)
    settings, message = load(file)
    assert settings == Settings()
    assert message == Message("ui.told.settings_broken", str(tmp_path / "settings.broken"))
    assert (tmp_path / "settings.broken").read_bytes() == content
    assert not file.exists()


OLD_FILE = b"""{
  "language": "en", "window_size": [1600, 1000], "fullscreen": false, "text_scale": 1.2, "typeface": "book",
  "high_contrast": false, "reduced_motion": false, "speed": 2.0, "forecast": true, "hints": true,
  "seen": ["lesson.turn", "hint.upgrade"], "keys": {"undo": ["u"]}, "master_volume": 0.5, "music_volume": 0.6,
  "effects_volume": 0.8, "mute_in_background": true, "captions": true,
  "last_setup": {"quest": "nine-locks", "heroes": ["astarra"], "players": ["Ana"], "leader": 0, "grim": true}
}"""
"""A file as it was written when there was one game only."""


def test_a_file_from_before_there_were_several_games_is_read_as_terrinoths(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    file.write_bytes(OLD_FILE)
    settings, message = load(file)
    assert message is None
    assert (settings.text_scale, settings.keys, settings.captions) == (1.2, {"undo": ["u"]}, True)
    assert settings.of("terrinoth").seen == ["lesson.turn", "hint.upgrade"]
    assert settings.of("terrinoth").last_setup == {
        "setup": {
            "choices": {"quest": "nine-locks", "grim": "yes"},
            "seats": [{"player": "Ana", "piece": "astarra"}],
            "first": 0,
        },
        "undo": True,
    }
    assert settings.of("some-other-game") == GameSettings()
    assert save(settings, file) is None
    assert load(file) == (settings, None)


def test_what_is_remembered_for_one_game_is_not_that_of_another(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    settings = Settings()
    settings.of("one").seen.append("hint.travel")
    settings.of("two").last_setup = {"board": "winter"}
    save(settings, file)
    kept = load(file)[0]
    assert kept.of("one") == GameSettings(seen=["hint.travel"])
    assert kept.of("two") == GameSettings(last_setup={"board": "winter"})
    assert Settings().games == {}


@pytest.mark.parametrize("content", [b'{"seen": 3}', b'{"games": {"terrinoth": {"seen": "all"}}}'])
def test_what_is_remembered_for_a_game_must_have_its_form(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "settings.json"
    file.write_bytes(content)
    assert load(file)[0] == Settings()
    assert (tmp_path / "settings.broken").read_bytes() == content


def test_numbers_out_of_range_come_back_into_it(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    wild = {"text_scale": 9.0, "window_size": [10, 10], "speed": 77.0, "master_volume": -1.0}
    file.write_bytes(msgspec.json.encode(wild))
    settings, message = load(file)
    assert message is None
    assert settings.text_scale == 2.0
    assert settings.window_size == (960, 540)
    assert settings.speed == "even"
    assert settings.master_volume == 0.0


@pytest.mark.parametrize(("number", "name"), [(0.5, "slow"), (1.0, "even"), (2.0, "fast"), (0.0, "now")])
def test_a_speed_that_is_a_number_gets_its_name_and_its_player_is_no_newcomer(
    tmp_path: Path, number: float, name: str
) -> None:
    file = tmp_path / "settings.json"
    file.write_bytes(msgspec.json.encode({"speed": number}))
    settings, message = load(file)
    assert (settings.speed, settings.stepped_rounds, message) == (name, STEPPED_ROUNDS, None)


def test_unknown_settings_of_a_later_version_are_passed_over(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    file.write_bytes(b'{"text_scale": 1.2, "colour_of_the_moon": "blue"}')
    assert load(file) == (Settings(text_scale=1.2), None)


def test_automatic_text_size_survives(tmp_path: Path) -> None:
    assert Settings(text_scale=AUTOMATIC).text_scale == AUTOMATIC


def test_a_full_disk_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "settings.json"
    save(Settings(speed="fast"), file)

    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    message = save(Settings(speed="slow"), file)
    assert message is not None
    assert message.key == "ui.told.settings_not_saved"
    assert "No space left" in message.detail
    assert load(file)[0].speed == "fast"
    assert [entry.name for entry in tmp_path.iterdir()] == ["settings.json"]


def test_two_windows_that_save_at_once_do_not_damage_each_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, sync = tmp_path / "settings.json", os.fsync

    def meanwhile(descriptor: int) -> None:
        monkeypatch.setattr(os, "fsync", sync)
        assert save(Settings(speed="slow"), file) is None
        sync(descriptor)

    monkeypatch.setattr(os, "fsync", meanwhile)
    assert save(Settings(speed="fast"), file) is None
    assert load(file) == (Settings(speed="fast"), None)
    assert [entry.name for entry in tmp_path.iterdir()] == ["settings.json"]


def test_a_folder_that_cannot_be_written_gives_a_message(tmp_path: Path) -> None:
    (tmp_path / "nowhere").write_bytes(b"a file")
    message = save(Settings(), tmp_path / "nowhere" / "settings.json")
    assert message is not None
    assert message.key == "ui.told.settings_not_saved"


def test_the_players_folders_lie_under_the_home_that_was_given(own_home: Path) -> None:
    assert paths.saves_folder() == own_home / "saves"
    assert paths.settings_file().parent == own_home / "settings"
    assert paths.screenshots_folder() == own_home / "screenshots"
    assert all(folder.is_dir() for folder in own_home.iterdir())


def test_without_a_given_home_the_folders_are_those_of_the_system(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv(paths.HOME_VARIABLE)
    monkeypatch.setattr(paths.platformdirs, "user_data_path", lambda *a, **k: tmp_path / "data")
    assert paths.saves_folder() == tmp_path / "data" / "saves"


def test_a_frozen_bundle_finds_its_files_beside_itself(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("sys._MEIPASS", str(tmp_path), raising=False)
    assert paths.resource("data", "terrinoth", "tables") == tmp_path / "data" / "terrinoth" / "tables"


def test_in_a_checkout_the_tables_are_found() -> None:
    assert paths.resource("data", "terrinoth", "tables", "table_2.tmx").is_file()
