"""The chart: its hexes and sites, what lies and stands on it, and its legend."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from game.kit.cells import PREFIX
from game.runebound import names as zones
from game.runebound.box import GEM, MARK, VILLAIN, ZOMBIE
from game.runebound.hexmap import HexMap
from game.runebound.time_track import REFRESH_SPACES
from game.runebound.view.names import FIGURE, Names
from game.runebound.view.pictures import figure_of
from game.runebound.view.values import ChartShown, LegendRow, MapPiece, SiteShown


def chart(names: Names) -> ChartShown:
    """The chart; it stays the same for a whole game."""
    land = names.t.land
    return ChartShown(_terrains(land), tuple(
        SiteShown(site.id, site.kind, site.cell.name, names.words(f"site.{site.id}")) for site in land.sites.values()
    ))  # fmt: skip


@cache
def _terrains(land: HexMap) -> tuple[tuple[str, ...], ...]:
    """The terrains, row by row."""
    rows: dict[int, dict[int, str]] = {}
    for cell, terrain in land.terrains.items():
        rows.setdefault(cell.row, {})[cell.column] = terrain
    width = land.shape.columns
    return tuple(tuple(row.get(column, "") for column in range(width)) for _, row in sorted(rows.items()))


def pieces(names: Names) -> tuple[MapPiece, ...]:
    """What lies and stands on the chart."""
    return tuple(_pieces(names))


def _pieces(names: Names) -> Iterator[MapPiece]:
    t = names.t
    for piece, found in t.board.pieces.items():
        if not found.zone.startswith(PREFIX):
            continue
        kind = t.box.kind(found.card)
        if piece.startswith(FIGURE):
            yield MapPiece(piece, "hero", figure_of(found.card), names.seat(found.card))
        elif kind == GEM:
            yield MapPiece(piece, "gem", t.box.gem_kind(found.card))
        elif kind == MARK:
            yield MapPiece(piece, "story", piece.rpartition("-")[2])
        elif kind == ZOMBIE:
            yield MapPiece(piece, "zombie", figure_of(found.card))
        elif kind == VILLAIN:
            yield MapPiece(piece, "villain", figure_of(found.card))


def legend(names: Names) -> tuple[LegendRow, ...]:
    """How many gems of each kind lie faceup, when the others turn, and what roads and rivers want."""
    t, words = names.t, names.words
    rows = []
    for kind in zones.ADVENTURES:
        cells = [cell for cell, of in t.land.gems.items() if of == kind]
        up = sum(bool(t.gem_at(cell)) for cell in cells)
        rows.append(LegendRow(kind, words(f"deck.{kind}"), words("legend.of", up=up, all=len(cells))))
    space = next((space for space in REFRESH_SPACES if space > t.space), REFRESH_SPACES[0])
    march = t.track(zones.MARCHING)
    waits = words("legend.facedown-march") if march else words("legend.facedown", space=space)
    rows.append(LegendRow("facedown", waits))
    rows.append(LegendRow("road", words("legend.road")))
    rows.append(LegendRow("river", words("legend.river")))
    return tuple(rows)
