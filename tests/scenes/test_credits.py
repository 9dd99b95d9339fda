"""The credits, and the licences of everything the program is shipped with."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator
from importlib import metadata
from pathlib import Path

import pytest

from game.paths import resource
from game.scenes.credits import CreditsScene
from game.scenes.shipped import LIBRARIES, PARTS, Part, part_of_library, part_of_module, stem
from game.ui.screen.scene import Services
from tests.scenes.driver import Hands, at_every_size, furnish
from tests.test_layers import ROOT, facts, modules
from tests.visual.house import house

MakeServices = Callable[..., Services]
NOT_INSTALLED = {"distributed"}
"""What a command asks for when it is there; it is not shipped."""
NOT_LINKED = {"asound"}
"""Only pygame.midi asks for it, which nothing imports; it is not shipped."""


def plain(text: str) -> str:
    """A text without its spaces and line ends, which editions of a licence set differently."""
    return re.sub(r"\s+", " ", text).strip().replace("https:", "http:")


def dependencies() -> list[str]:
    told = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return [line.partition("==")[0] for line in told["project"]["dependencies"]]


def licences_of(package: str) -> Iterator[str]:
    """The licences that an installed package carries."""
    for file in metadata.files(package) or ():
        if ".dist-info" in str(file) and Path(file.name).stem.upper() in ("LICENSE", "LICENCE", "COPYING"):
            yield plain(Path(str(file.locate())).read_text(encoding="utf-8"))


def test_the_credits_name_every_package_the_game_needs_with_its_licence(make_services: MakeServices) -> None:
    hands = Hands(furnish(make_services()), CreditsScene(furnish(make_services())))
    assert isinstance(hands.scene, CreditsScene)
    assert {part.package for part in PARTS} - {""} == set(dependencies())
    for part in PARTS:
        assert hands.scene.words(f"ui.credits.{part.key}")
        if part.package:
            told = metadata.metadata(part.package)
            licence = f"{told.get('License-Expression') or told.get('License')}".replace("v", "-").replace(" ", "")
            assert part.licence.split("-")[0] in licence


def test_the_credits_name_every_library_with_its_licence(make_services: MakeServices) -> None:
    hands = Hands(furnish(make_services()), CreditsScene(furnish(make_services())))
    assert isinstance(hands.scene, CreditsScene)
    told = " ".join(piece.text for piece in hands.scene.within.pieces)
    for part in LIBRARIES:
        assert f"{part.key} ({part.licence})" in told


def test_every_game_of_the_house_says_whose_names_it_uses(make_services: MakeServices, tmp_path: Path) -> None:
    services = furnish(make_services())
    services.games = house(3, services.words, tmp_path)
    scene = Hands(services, CreditsScene(services)).scene
    assert isinstance(scene, CreditsScene)
    told = {name: " ".join(piece.text for piece in text.pieces) for name, text in scene.games}
    assert list(told) == ["Heroes of Terrinoth", "Beneath", "Heroica"]
    assert "not affiliated with the publisher" in told["Heroes of Terrinoth"]
    assert "no game of Heroica" in told["Heroica"]
    assert "Terrinoth" not in " ".join(piece.text for piece in scene.about.pieces)


def test_a_game_whose_words_cannot_be_read_is_still_not_claimed(make_services: MakeServices, tmp_path: Path) -> None:
    services = furnish(make_services())
    services.games = house(2, services.words, tmp_path)
    (tmp_path / "grate" / "en.toml").write_text("[", encoding="utf-8")
    scene = Hands(services, CreditsScene(services)).scene
    assert isinstance(scene, CreditsScene)
    name, told = scene.games[1]
    assert name == "Grate"
    assert "belong to their owners" in " ".join(piece.text for piece in told.pieces)


def test_the_credits_stay_inside_the_window_at_any_size(make_services: MakeServices) -> None:
    assert at_every_size(make_services, CreditsScene) == []


def test_the_credits_of_several_games_stay_inside_the_window_too(make_services: MakeServices, tmp_path: Path) -> None:
    def make(services: Services) -> CreditsScene:
        services.games = house(5, services.words, tmp_path)
        return CreditsScene(services)

    assert at_every_size(make_services, make) == []


@pytest.mark.parametrize("part", [*PARTS, *LIBRARIES], ids=lambda part: str(part.key))
def test_every_part_brings_the_words_of_its_licence(part: Part) -> None:
    assert part.texts
    for text in part.texts:
        assert len(resource(*text.split("/")).read_text(encoding="utf-8")) > 400


def test_no_licence_lies_there_that_nothing_is_under() -> None:
    used = {text for part in (*PARTS, *LIBRARIES) for text in part.texts}
    assert {f"assets/licences/{file.name}" for file in resource("assets", "licences").iterdir()} | {"LICENSE"} == used


def test_the_licences_are_those_that_the_packages_carry() -> None:
    told = {part.package: plain(resource(*part.texts[0].split("/")).read_text(encoding="utf-8")) for part in PARTS}
    for package in dependencies():
        assert set(licences_of(package)) <= {told[package]}, package


def test_everything_that_is_imported_has_a_licence() -> None:
    found = {name.partition(".")[0] for path in modules() for name in facts(path).imports} - NOT_INSTALLED
    assert {name for name in found if part_of_module(name) is None} == set()


def test_every_library_that_pygame_brings_has_a_licence() -> None:
    files = [Path(str(file)) for file in metadata.files("pygame-ce") or ()]
    libraries = [file.name for file in files if re.search(r"(\.so\.[\d.]+|\.dylib|\.dll)$", file.name)]
    assert libraries
    assert [name for name in libraries if stem(name) not in NOT_LINKED and part_of_library(name) is None] == []


@pytest.mark.parametrize(
    ("file", "name"),
    [
        ("libSDL2_image-2-d6906c81.0.so.0.800.12", "sdl2_image"), ("SDL2.dll", "sdl2"),
        ("libz.1.3.1.zlib-ng.dylib", "z"), ("libpng16-16.dll", "png16"),
        ("libfreetype.6.dylib", "freetype"), ("libstdc++.so.6", "stdc++"),
        ("VCRUNTIME140_1.dll", "vcruntime140_1"), ("python311.dll", "python311"), ("libffi-8.dll", "ffi"),
        ("libopusfile-0.dll", "opusfile"), ("Python", "python"),
    ],
)  # fmt: skip
def test_a_library_is_known_by_its_file_on_every_system(file: str, name: str) -> None:
    assert stem(file) == name
    assert part_of_library(file) is not None


def test_what_nobody_knows_has_no_licence() -> None:
    assert part_of_module("distributed.client") is None
    assert part_of_library("libtorch.so.2") is None
