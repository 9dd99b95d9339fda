"""The 22 themes: six kits of tiles, and how each theme colours its own."""

from __future__ import annotations

from dataclasses import dataclass, replace

Three = tuple[str, str, str]
BUILT, ROCK, CROWNS = "built", "rock", "crowns"


@dataclass(frozen=True)
class Land:
    """Colours and kinds of one theme.

    `gap` is the groove between plates; `floor` and `pave` are the plates (their colours by variant), `laid` and
    `paved` how they are made; `strewn` what small marks lie there and `marks` their colours; `crack` a line in stone.
    `wall` is how high squares are made: built of `pattern`, grown rock, or crowns (`top`, `clumps`, the trunks `wood`
    before the dark `front`). `band` runs round a front, `foot` grows at it; `low` water or chasm with its `bank`,
    `foam` its light lines. `shade` is the colour of what falls on the ground and how strong. `decor` and `hung` name
    small things that lie about, and that hang at fronts.
    """

    gap: str
    floor: Three
    pave: Three
    top: str
    front: str
    low: str
    bank: str
    shade: tuple[str, float]
    decor: tuple[str, str, str, str]
    hung: Three
    grey: tuple[str, str] = ("#7d8288", "#72777e")
    laid: str = "plain"
    paved: str = "slabs"
    strewn: str = "pebbles"
    marks: Three = ("#a07a50", "#b08a60", "#8f6c48")
    crack: str = "#6a5a48"
    wall: str = BUILT
    pattern: str = "blocks"
    clumps: tuple[str, str] = ("", "")
    wood: str = "#8f6438"
    band: str = ""
    foot: str = "#7d8f5a"
    merlons: bool = False
    foam: str = "#ffffff"
    wave: str = "#f4fbf4"
    glow: str = ""
    gem: str = "#58b8d8"


COAST = Land(
    gap="#8a6a3a", floor=("#dcb974", "#d2ac62", "#e3c384"), pave=("#9fb0ac", "#90a29f", "#adbbb5"),
    top="#d79a80", front="#a8604c", band="#2f8f86", low="#46aab8", bank="#8a7148", shade=("#4a6a8a", 0.42),
    laid="soft", paved="plain", strewn="shells", marks=("#fbf4e0", "#a9825a", "#d88a70"), foot="#7d9a4a",
    decor=("barnacles", "chain", "urn", "footprints"), hung=("weed", "ring", "weed"),
)
WOODS = Land(
    gap="#7d7338", floor=("#b39a52", "#a78d45", "#bea660"), pave=("#9a8a5a", "#8e7e4e", "#a6966a"),
    grey=("#4f7f70", "#457364"), wall=CROWNS, top="#5fa03e", clumps=("#86bf4e", "#74b046"), front="#34492a",
    low="#4f9aa0", bank="#5a4a2a", shade=("#2f5a3a", 0.5), laid="soft", strewn="leaves",
    marks=("#c0601e", "#86661e", "#6d8f2e"),
    decor=("mushrooms", "ferns", "stump", "owl"), hung=("toadstool", "hollow", "fern"),
)
CAVES = Land(
    gap="#6d6070", floor=("#b08f68", "#a3825c", "#bb9c76"), pave=("#8f8a94", "#837e88", "#9b96a0"), wall=ROCK,
    top="#6a6488", front="#463f60", low="#3f8a9a", bank="#4a4250", shade=("#2f2a50", 0.6),
    marks=("#86705a", "#a8927a", "#75644f"), foot="#6a6378",
    decor=("rails", "bread", "crystal", "pick"), hung=("crystals", "crystals", "prop"),
)
OLD_STONES = Land(
    gap="#8a7c66", floor=("#c99a66", "#bd8c58", "#d3a876"), pave=("#b0a898", "#a49c8c", "#bcb4a4"),
    top="#8f9cab", front="#66707e", low="#5f8fa0", bank="#5f584c", shade=("#3a3f5a", 0.5), merlons=True,
    foot="#7d8f5a", decor=("throne", "sack", "rack", "straw"), hung=("pennon", "torch", "slit"),
)
HEIGHTS = Land(
    gap="#6f7686", floor=("#a59a84", "#978d78", "#b0a68f"), pave=("#b4a89a", "#a89c8e", "#c0b4a6"), wall=ROCK,
    top="#dbe6ee", front="#5f6b86", low="#4f86a8", bank="#44506a", shade=("#3a4f78", 0.5),
    marks=("#e8eef2", "#7f7866", "#c8d4dc"), foot="#e8eef2", gem="#bfe4f4",
    decor=("bell", "wheel", "door", "prayer-flag"), hung=("icicles", "snowdrift", "icicles"),
)
DRAGONS_END = Land(
    gap="#3a2f38", floor=("#8a7c80", "#7d6f74", "#968a8c"), pave=("#6f666c", "#635a60", "#7b7278"), wall=ROCK,
    top="#54495a", front="#3a3040", low="#f07a2a", bank="#2a2028", shade=("#2a1830", 0.55),
    marks=("#f08a3a", "#6a5c62", "#4a3f48"), crack="#f0a040", foot="#2f2630", foam="#ffe08a", wave="#ffd860",
    glow="#ff9a3a", gem="#ff9a3a", decor=("shoe", "fallen-bell", "coins", "queue-rope"),
    hung=("crystals", "vent", "crystals"),
)
LANDS: dict[str, Land] = {
    "bog": replace(
        COAST, gap="#5a4a2e", floor=("#a98f5e", "#9c8252", "#b59c6c"), laid="soft", paved="planks",
        pave=("#a9825a", "#9c764e", "#b48e66"), wall=CROWNS, top="#6f8f48", clumps=("#98b05a", "#82a04e"),
        wood="#6a5038", front="#2c3a2c", low="#4a6a5e", bank="#4a3c26", shade=("#2f4a44", 0.46), foam="#c8d8b0",
        wave="#9fb89a", strewn="leaves", marks=("#6d7f3a", "#5f4a2a", "#8a9a4a"),
        decor=("reeds", "frog", "post", "lantern"), hung=("reeds", "toadstool", "fern"),
    ),
    "port": replace(
        COAST, gap="#5f5a50", floor=("#bdb198", "#b0a48b", "#c9bea7"), laid="cobbles", paved="planks",
        pave=("#b98f5a", "#ab824e", "#c49b68"), top="#b9654a", pattern="shingles", front="#8f8676", band="#5f7f9a",
        low="#3a7a98", bank="#6a6254", shade=("#3f5a7a", 0.44), strewn="pebbles", marks=("#d8d0bc", "#8f8676",
            "#6f8f9a"),
        decor=("barrel", "net", "gull", "crate"), hung=("ring", "window", "weed"),
    ),
    "shore": replace(
        COAST, gap="#a8854c", floor=("#e0c284", "#d6b674", "#e8cd96"), pave=("#c4a46c", "#b89860", "#d0b07a"),
        paved="soft", wall=ROCK, top="#f0e8d6", front="#a8946e", band="", low="#54b6c2", bank="#b8965a", foot="#8a9a5a",
        decor=("shells", "starfish", "flag", "crab-pot"), hung=("weed", "nest", "weed"),
    ),
    "village": replace(
        COAST, gap="#7a6646", floor=("#c2aa7e", "#b59c70", "#ceb78d"), laid="cobbles", paved="soft",
        pave=("#b58f5e", "#a98352", "#c09b6c"), top="#b8523c", pattern="shingles", front="#d8c8a0", band="#6a4426",
        shade=("#4a5070", 0.46), strewn="pebbles", marks=("#8f9a4a", "#9a8460", "#7d6a4a"), low="#5a93a2",
        decor=("shutter", "well", "wheel", "lamp"), hung=("window", "door-front", "window"),
    ),
    "coast": COAST,
    "camp": replace(
        WOODS, gap="#6a6434", floor=("#aea45c", "#a29850", "#bab06a"), pave=("#a88a56", "#9c7e4a", "#b49664"),
        wall=BUILT, pattern="logs", top="#b58650", front="#8a5f36", band="", foot="#7d8f3a", grey=("#6a7a5a",
            "#5f6f50"),
        strewn="leaves", marks=("#8a9a3a", "#86661e", "#6d8f2e"),
        decor=("drum", "campfire", "bones", "washing"), hung=("shield", "skull", "torch"),
    ),
    "forest": WOODS,
    "caverns": CAVES,
    "temple": replace(
        OLD_STONES, gap="#8f7444", floor=("#dcbc80", "#d0ae70", "#e6c98e"), pave=("#c0a874", "#b49c68", "#ccb482"),
        top="#c98a58", front="#9a5f3a", band="#2f8088", merlons=False, foot="#e0c68a", paved="glyphs", laid="slabs",
        shade=("#5a4a6a", 0.46), marks=("#b8965a", "#e8d4a0", "#a8864e"),
        decor=("scale-pan", "feather", "jar", "sand-drift"), hung=("glyph", "torch", "glyph"),
    ),
    "castle": OLD_STONES,
    "crypt": replace(
        OLD_STONES, gap="#5f5c54", floor=("#a9a08a", "#9c937e", "#b5ac97"), top="#7f8a86", front="#56605e",
        merlons=False, foot="#6f7f62", laid="slabs", shade=("#2f3550", 0.56), marks=("#8a8270", "#bcb4a0", "#77705f"),
        decor=("candle", "urn", "web", "chair"), hung=("niche", "candles", "niche"),
    ),
    "vault": replace(
        OLD_STONES, gap="#5a4a38", floor=("#c09a62", "#b48c56", "#caa670"), laid="plates", top="#76808c",
        pattern="plates", front="#4f5864", band="#c8963c", merlons=False, foot="#8a8478", shade=("#2f3550", 0.54),
        marks=("#d9ad4c", "#8a6a3a", "#d9ad4c"),
        decor=("ledger", "scales", "rope", "coins"), hung=("torch", "grille", "ring"),
    ),
    "ice": replace(
        HEIGHTS, gap="#7f8ea4", floor=("#b8c4cd", "#acb9c3", "#c5d0d8"), pave=("#a8c8d8", "#9cbccc", "#b4d4e2"),
        top="#c6ebfa", front="#4f86b4", low="#3f7aa4", bank="#4a5f80", marks=("#f4fafc", "#9fb4c4", "#dce8f0"),
        crack="#7f9cb4", decor=("sign", "breath", "tracks", "icicle"), hung=("icicles", "snowdrift", "icicles"),
    ),
    "labyrinth": replace(
        HEIGHTS, gap="#6a5440", floor=("#bb8f6c", "#ae825f", "#c79d7b"), laid="bricks", grey=("#6f7480", "#646975"),
        wall=BUILT, pattern="bricks", top="#b0aca0", front="#77706a", foot="#8a8a5a", shade=("#3a3a5a", 0.54),
        marks=("#9a7250", "#d0ac88", "#86624a"), crack="#6a4c38",
        decor=("thread", "arrow", "bones", "hook"), hung=("torch", "slit", "weed"),
    ),
    "mountain": HEIGHTS,
    "graveyard": replace(
        HEIGHTS, gap="#5a5c48", floor=("#a09c82", "#949076", "#aca890"), wall=CROWNS, top="#4f7d58",
        clumps=("#74a06c", "#5f8f60"), wood="#5a4634", front="#24362e", shade=("#283a5a", 0.56),
        strewn="leaves", marks=("#7f9a5a", "#8a8470", "#6d8a4a"), foot="#6f7f5a",
        decor=("gravestone", "spade", "crow", "wreath"), hung=("hollow", "stone-cross", "fern"),
    ),
    "serpent": replace(
        HEIGHTS, gap="#7a6238", floor=("#d0ae6c", "#c3a05e", "#dabb7d"), laid="mosaic", wall=BUILT, pattern="scales",
        top="#4f9480", front="#33665a", band="#d8a83c", foot="#8a9a4a", shade=("#4a4030", 0.5),
        marks=("#4f9480", "#e8cc8c", "#a8864e"), crack="#8a6c3a",
        decor=("shed-skin", "eggshell", "coil", "bowl"), hung=("eye", "torch", "eye"),
    ),
    "jungle": replace(
        DRAGONS_END, gap="#4f4a2c", floor=("#9a8e58", "#8d814b", "#a79c68"), grey=("#3f6e4e", "#366244"), laid="soft",
        wall=CROWNS, top="#3f8f4c", clumps=("#76b848", "#54a548"), wood="#7a5638", front="#1f3a2a", low="#4a8a7a",
        bank="#4a3a24", foam="#e8f4d8", wave="#d0e8c8", strewn="leaves", marks=("#5f8f3a", "#7a5a2a", "#b0603a"),
        shade=("#1f4034", 0.52), glow="", decor=("orchid", "rope", "idol", "puddle"), hung=("orchid", "fern", "hollow"),
    ),
    "webwood": replace(
        DRAGONS_END, gap="#4f4a54", floor=("#a09a98", "#938d8b", "#aca7a5"), laid="soft", wall=CROWNS, top="#77728f",
        clumps=("#a8a4bc", "#8c88a4"), wood="#5f5054", front="#2c2a38", low="#5a7a8a", bank="#4a444c", foam="#e8ecf2",
        wave="#ccd4e0", strewn="needles", marks=("#7d6a5a", "#d8dce4", "#6a6470"), shade=("#2f2f4c", 0.52), glow="",
        decor=("cocoon", "gift", "eggshell", "web"), hung=("silk", "hollow", "silk"),
    ),
    "otherworld": replace(
        DRAGONS_END, gap="#2f2a54", floor=("#9a9ac4", "#8d8db8", "#a7a7d0"), top="#5f4c94", front="#3a2a68",
        low="#241a4c", bank="#4a3c7a", foam="#c8b0f0", wave="#8a78c8", marks=("#c8a8f0", "#6f6aa0", "#e0d8f8"),
        crack="#5a4f94", shade=("#1c1648", 0.56), foot="#4a3c7a", glow="", gem="#d884f0",
        decor=("step", "clock", "banner", "coil"), hung=("crystals", "eye", "crystals"),
    ),
    "volcano": DRAGONS_END,
    "lair": replace(
        DRAGONS_END, gap="#2a222c", floor=("#857478", "#78676c", "#928287"), top="#403a4e", front="#262130",
        marks=("#e8b83c", "#f0cc5a", "#5a4c54"), crack="#4a3c44", shade=("#1c1028", 0.6), gem="#e8b84a",
        decor=("armour", "lances", "shed-scale", "crown"), hung=("crystals", "skull", "vent"),
    ),
}  # fmt: skip
KITS = {
    "coast": ("bog", "port", "shore", "village", "coast"),
    "woods": ("camp", "forest"),
    "caves": ("caverns",),
    "old-stones": ("temple", "castle", "crypt", "vault"),
    "heights": ("ice", "labyrinth", "mountain", "graveyard", "serpent"),
    "dragons-end": ("jungle", "webwood", "otherworld", "volcano", "lair"),
}
