"""Town notes: what is nailed up on the square, the campaign pool and the next quest, or at a camp what it is and how
far the way is; and the dock of the open door.
"""

from __future__ import annotations

import pygame

from game.kit.board import Board
from game.kit.text import Words
from game.looks.warhammer_quest.materials import CUT_SLAB, CUT_WELL, draw_plate, draw_sheet, draw_well
from game.looks.warhammer_quest.theme import BLOOD, BONE, INK, INK_2, MUTE, PITCH, RED_INK
from game.ui.screen.canvas import Canvas
from game.ui.screen.theme import Style
from game.ui.table.layout import Layout
from game.ui.table.sprite_list import SpriteList
from game.warhammer_quest.view.values import CampaignLog, LogQuest

PAD = 18.0
_TITLE, _QUEST, _LINE = Style("title", 26), Style("title", 26), Style("ui-medium", 20, 1.16)


def draw_pool(brush: SpriteList, layout: Layout, words: Words, log: CampaignLog | None) -> None:
    """The sheet of the campaign pool; its cards hang on it as pieces."""
    rect = layout["pool"]
    struck = bool(log and log.struck)
    empty = not (log and (log.pool or log.struck))
    told = words("town.pool-empty" if empty else "town.pool-struck" if struck else "town.pool-open")

    def paint(canvas: Canvas) -> None:
        draw_sheet(canvas, rect, "pool")
        title = canvas.type.at_most(_TITLE, 30)
        canvas.text(words("zone.pool"), (rect.centerx, rect.y + 38), title, INK, align="middle", at="mid",
                    width=rect.width - 44)  # fmt: skip
        line = canvas.type.at_most(_LINE, 22)
        at = (rect.centerx, rect.centery if empty else rect.bottom - 24)
        canvas.text(told, at, line, INK_2, align="middle", at="mid", width=rect.width - 36)

    brush.panel(("pool", told), rect, paint, pad=PAD)


def strike_out(canvas: Canvas, rect: pygame.FRect) -> None:
    """Two strokes of red paint across a card: it is out for good."""
    x, y, w, h = rect.inflate(10, 6)
    for start, end in (((x, y), (x + w, y + h)), ((x + w, y), (x, y + h))):
        canvas.line(start, end, PITCH, 11, alpha=170)
        canvas.line(start, end, BLOOD, 8)


def draw_next(brush: SpriteList, layout: Layout, words: Words, quest: LogQuest | None) -> None:
    """The sheet of the quest that comes next."""
    rect = layout["next"]
    if quest is None:
        return

    def paint(canvas: Canvas) -> None:
        draw_sheet(canvas, rect, "next")
        x, y, w, _h = rect
        title = canvas.type.at_most(_TITLE, 30)
        canvas.text(words("town.next"), (rect.centerx, y + 38), title, INK, align="middle", at="mid", width=w - 44)
        picture = pygame.FRect(x + 24, y + 56, w - 48, 74)
        canvas.image(quest.picture, picture, fit="cover", focus=(0.5, 0.55))
        canvas.rect(picture, None, edge=PITCH, width=2)
        name = canvas.type.at_most(_QUEST, 30)
        canvas.text(quest.title, (rect.centerx, y + 152), name, RED_INK, align="middle", at="mid", width=w - 28)
        line = canvas.type.at_most(_LINE, 21)
        sheet = words("sheet.dot").join((quest.facts[0], *quest.facts[-1:]))
        canvas.text(sheet, (rect.centerx, y + 180), line, INK_2, align="middle", at="mid", width=w - 30)
        canvas.paragraph(quest.goal, (x + 18, y + 210), line, INK_2, w - 36, align="middle", lines=2)

    brush.panel(("next", quest.id, quest.state), rect, paint, pad=PAD)


def draw_camp(brush: SpriteList, layout: Layout, words: Words) -> None:
    """The sheet that says what a camp is."""
    rect = layout["pool"]

    def paint(canvas: Canvas) -> None:
        draw_sheet(canvas, rect, "camp")
        title = canvas.type.at_most(_TITLE, 30)
        canvas.text(words("settlement.camp"), (rect.centerx, rect.y + 38), title, INK, align="middle", at="mid",
                    width=rect.width - 44)  # fmt: skip
        line = canvas.type.at_most(_LINE, 21)
        canvas.paragraph(words("camp.text"), (rect.x + 20, rect.y + 82), line, INK_2, rect.width - 40, align="middle",
                         lines=6)  # fmt: skip

    brush.panel(("camp",), rect, paint, pad=PAD)


def stretches(board: Board) -> tuple[int, int]:
    """How many places of the way are left behind, and how many it has."""
    behind = len(board.zone("discard:location"))
    return behind, behind + len(board.zone("deck:location"))


def draw_way(brush: SpriteList, layout: Layout, words: Words, behind: int, whole: int) -> None:
    """The sheet with a torch for each place of the way, lit where it is left behind."""
    rect = layout["next"]

    def paint(canvas: Canvas) -> None:
        draw_sheet(canvas, rect, "way")
        title = canvas.type.at_most(_TITLE, 30)
        canvas.text(words("camp.way"), (rect.centerx, rect.y + 38), title, INK, align="middle", at="mid",
                    width=rect.width - 44)  # fmt: skip
        step = min(40.0, (rect.width - 40) / max(1, whole))
        for index in range(whole):
            x = rect.centerx + step * (index - (whole - 1) / 2)
            name = "badges/progress" if index < behind else "badges/torch-out"
            canvas.image(name, (x - step / 2, rect.y + 82, step, step))
        line = canvas.type.at_most(_LINE, 21)
        told = words("camp.behind", count=behind)
        canvas.text(told, (rect.centerx, rect.y + 152), line._replace(face="ui-bold"), RED_INK, align="middle",
                    at="mid", width=rect.width - 36)  # fmt: skip
        canvas.paragraph(words("camp.ahead", count=whole - behind), (rect.x + 20, rect.y + 184), line, INK_2,
                         rect.width - 40, align="middle", lines=2)  # fmt: skip

    brush.panel(("way", behind, whole), rect, paint, pad=PAD)


def draw_dock(brush: SpriteList, layout: Layout, words: Words) -> None:
    """What the open door has laid out: a well of iron with the gear deck, room for what was drawn, and the discard."""
    rect = layout["dock"]

    def paint(canvas: Canvas) -> None:
        draw_plate(canvas, rect, "iron", cut=CUT_SLAB)
        draw_well(canvas, rect.inflate(-28, -28), "iron-dark", cut=CUT_SLAB - 4)
        line = canvas.type.at_most(_LINE, 23)
        for zone, key in (("dock/deck", "town.deck"), ("dock/discard", "town.discard")):
            place = layout[zone]
            canvas.text(words(key), (place.centerx, place.y - 26), line._replace(face="ui-bold"), BONE, align="middle",
                        at="mid", width=place.width + 24)  # fmt: skip
            draw_well(canvas, place.inflate(6, 6), cut=CUT_WELL, fill=PITCH)
        discard = layout["dock/discard"]
        canvas.icon("trash", discard.center, 40, MUTE)
        canvas.paragraph(words("town.rest"), (discard.x - 12, discard.bottom + 30), line, MUTE, discard.width + 24,
                         align="middle", lines=2)  # fmt: skip

    brush.panel(("dock",), rect, paint, pad=PAD)
