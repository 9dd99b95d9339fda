"""The names on the chart, by the id of the site or place."""

from __future__ import annotations

PLACES = {
    "skydown": "Skydown", "cursed-ruins": "The Cursed Ruins", "wyrmwood": "The Wyrmwood",
    "mennaras-teeth": "Mennara’s Teeth", "riverlands": "The Riverlands", "gardens-of-tarn": "The Gardens of Tarn",
    "frostspine": "The Frostspine", "lonely-cairn": "The Lonely Cairn", "mirrormere": "The Mirrormere",
    "old-quarry": "The Old Quarry", "crow-heath": "Crow Heath", "sunken-bell": "The Sunken Bell",
    "drowned-coast": "The Drowned Coast", "murk": "The Murk", "hag-fen": "The Hag Fen",
    "stone-giants": "The Stone Giants", "ember-pass": "The Ember Pass", "dragons-stair": "The Dragon’s Stair",
    "broken-tower": "The Broken Tower", "amber-fields": "The Amber Fields", "red-gorge": "The Red Gorge",
    "whispering-wood": "The Whispering Wood", "spider-glade": "The Spider Glade", "barrow-downs": "The Barrow Downs",
    "black-spire": "The Black Spire", "gallows-hill": "Gallows Hill", "mirefall": "The Mirefall Crags",
    "windmill-plain": "The Windmill Plain", "old-battlefield": "The Old Battlefield",
    "kings-road-inn": "The King’s Road Inn", "singing-stones": "The Singing Stones", "pilgrims-rest": "Pilgrim’s Rest",
    "far-pasture": "The Far Pasture", "ash-waste": "The Ash Waste", "high-moor": "The High Moor",
    "bramble-deep": "The Bramble Deep",
}  # fmt: skip
SITES = {
    "dawnsmoor": "Dawnsmoor", "forge": "Forge", "riverwatch": "Riverwatch", "tamalir": "Tamalir", "hollin": "Hollin",
    "strell": "Strell", "ostmark": "Ostmark", "vynelvale": "Vynelvale", "brenn-ford": "Brenn Ford",
    "saltmere": "Saltmere", "greyhold": "Greyhold", "watch-hill": "Watch Hill", "thornwall": "Thornwall",
    "eastgarde": "Eastgarde", "nerekeep": "Nerekeep", "shrine-of-antlers": "Shrine of the Antlers",
    "shrine-of-tides": "Shrine of the Tides", "shrine-of-embers": "Shrine of the Embers",
    "shrine-of-leaves": "Shrine of the Leaves", "shrine-of-ashes": "Shrine of the Ashes",
}  # fmt: skip
