"""What the program is shipped with: every part, its licence, and the files that hold the words of that licence.

`PARTS` are named one by one in the credits, `LIBRARIES` in one paragraph: they came with the parts. `part_of_module`
and `part_of_library` say to which of them a file of the frozen program belongs.
"""

from __future__ import annotations

import re
import sys
from typing import NamedTuple

_FOLDER = "assets/licences"


class Part(NamedTuple):
    """A part of what is shipped; `texts` are files below the resource root, never none."""

    key: str
    """Its key in the words, or for a library its name."""
    licence: str
    """As an SPDX identifier."""
    texts: tuple[str, ...]
    package: str = ""
    """The distribution it is installed from."""
    modules: tuple[str, ...] = ()
    """The top names that are imported from it."""
    libraries: tuple[str, ...] = ()
    """The names of its shared libraries, see `stem`."""


def _part(
    key: str, licence: str, *texts: str, package: str = "", modules: tuple[str, ...] = (), libraries: str = ""
) -> Part:
    files = tuple(f"{_FOLDER}/{text}.txt" for text in texts)
    return Part(key, licence, files, package, modules, tuple(libraries.split()))


def _typeface(key: str, package: str, text: str) -> Part:
    return _part(key, "OFL-1.1", text, package=package, modules=(package.replace("-", "_"),))


PARTS = (
    Part("own", "MIT", ("LICENSE",), modules=("game",)),
    _part("python", "PSF-2.0", "python", libraries="python python3 python311"),
    _part("pygame", "LGPL-2.1", "lgpl-2.1", package="pygame-ce", modules=("pygame",)),
    _part("sdl", "Zlib", "sdl", libraries="sdl2 sdl2_image sdl2_mixer sdl2_ttf"),
    _part("pytmx", "LGPL-3.0", "lgpl-3", "gpl-3", package="pytmx", modules=("pytmx",)),
    _part("msgspec", "BSD-3-Clause", "msgspec", package="msgspec", modules=("msgspec",)),
    _part("platformdirs", "MIT", "platformdirs", package="platformdirs", modules=("platformdirs",)),
    _typeface("cinzel", "fontpkg-cinzel", "cinzel"),
    _typeface("oleo", "fontpkg-oleo-script", "oleo-script"),
    _part("fraunces", "OFL-1.1", "fraunces"),
    _typeface("crimson", "fontpkg-crimson-text", "crimson-text"),
    _typeface("alegreya", "fontpkg-alegreya-sans", "alegreya-sans"),
    _typeface("atkinson", "fontpkg-atkinson-hyperlegible", "atkinson-hyperlegible"),
)

LIBRARIES = (
    _part("FreeType", "FTL", "freetype", libraries="freetype"),
    _part("HarfBuzz", "MIT-Modern-Variant", "harfbuzz", libraries="harfbuzz"),
    _part("FreeSans Bold", "GPL-2.0-or-later", "gpl-2"),
    _part("Brotli", "MIT", "brotli", libraries="brotlicommon brotlidec"),
    _part("libpng", "libpng-2.0", "libpng", libraries="png16"),
    _part("libjpeg-turbo", "IJG AND BSD-3-Clause AND Zlib", "libjpeg-turbo", libraries="jpeg"),
    _part("LibTIFF", "libtiff", "libtiff", libraries="tiff"),
    _part("WebP", "BSD-3-Clause", "libwebp", libraries="webp webpdemux sharpyuv"),
    _part("zlib", "Zlib", "zlib", libraries="z zlib1"),
    _part("Ogg and Vorbis", "BSD-3-Clause", "ogg-vorbis", libraries="ogg vorbis vorbisenc vorbisfile"),
    _part("Opus", "BSD-3-Clause", "opus", libraries="opus"),
    _part("opusfile", "BSD-3-Clause", "opusfile", libraries="opusfile"),
    _part("FLAC", "BSD-3-Clause", "flac", libraries="flac"),
    _part("WavPack", "BSD-3-Clause", "wavpack", libraries="wavpack"),
    _part("libxmp", "MIT", "libxmp", libraries="xmp"),
    _part("mpg123", "LGPL-2.1", "lgpl-2.1", libraries="mpg123"),
    _part("FluidSynth", "LGPL-2.1-or-later", "lgpl-2.1", libraries="fluidsynth"),
    _part("libsndfile", "LGPL-2.1-or-later", "lgpl-2.1", libraries="sndfile"),
    _part("PortMidi", "MIT", "portmidi", libraries="portmidi"),
    _part("Expat", "MIT", "expat", libraries="expat"),
    _part("libffi", "MIT", "libffi", libraries="ffi"),
    _part("libmpdec", "BSD-2-Clause", "libmpdec", libraries="mpdec"),
    _part("libuuid", "BSD-3-Clause", "libuuid", libraries="uuid"),
    _part("typing_extensions", "PSF-2.0", "python", modules=("typing_extensions",)),
    _part("GCC runtime", "GPL-3.0 WITH GCC-exception-3.1", "gcc-exception", "gpl-3", libraries="stdc++ gcc_s"),
    _part(
        "Visual C++ runtime", "Microsoft", "visual-cpp-runtime",
        libraries="vcruntime140 vcruntime140_1 msvcp140 ucrtbase api",
    ),
    _part("PyInstaller", "GPL-2.0 WITH Bootloader-exception", "pyinstaller", modules=("pyimod02_importers",)),
)  # fmt: skip


def stem(library: str) -> str:
    """The name of a shared library without `lib`, version and ending, in small letters: `libogg-15db.so.0` is `ogg`."""
    return re.split(r"[-.]", library.lower().removeprefix("lib"), maxsplit=1)[0]


def part_of_library(file: str) -> Part | None:
    """The part that a shared library belongs to, by the name of its file."""
    return next((part for part in (*PARTS, *LIBRARIES) if stem(file) in part.libraries), None)


def part_of_module(name: str) -> Part | None:
    """The part that a module belongs to, by its full name."""
    top = name.partition(".")[0]
    if top in sys.stdlib_module_names or top.startswith("_sysconfigdata"):
        return next(part for part in PARTS if part.key == "python")
    return next((part for part in (*PARTS, *LIBRARIES) if top in part.modules), None)
