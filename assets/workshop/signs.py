"""The signs of the game, drawn on a grid of 64 round 0, 0: white shows, black cuts out of what lies below."""

from __future__ import annotations

from assets.workshop.svg import at, star

SHIELD = "M-25 -26 C-10 -23 10 -23 25 -26 C28 0 20 18 0 30 C-20 18 -28 0 -25 -26 Z"
HEART = "M0 28 C-39 3 -34 -26 -16 -26 C-8 -26 -2 -20 0 -12 C2 -20 8 -26 16 -26 C34 -26 39 3 0 28 Z"
DROP = "M0 -29 C9 -12 20 -2 20 10 A20 19 0 0 1 -20 10 C-20 -2 -9 -12 0 -29 Z"
FLAME = (
    "M3 -29 C16 -14 22 -4 18 8 C16 16 9 21 0 21 C-11 21 -19 14 -19 4 "
    "C-19 -6 -11 -9 -9 -18 C-3 -14 -1 -9 -1 -4 C4 -9 6 -18 3 -29 Z"
)
EYE = "M-30 0 C-17 -20 17 -20 30 0 C17 20 -17 20 -30 0 Z"
SWORD = "M0 -31 L6 -22 V9 H15 V16 H4.5 V24 H-4.5 V16 H-15 V9 H-6 V-22 Z"
JAGGED = (
    "M0 -30 L8 -17 L24 -22 L20 -6 L31 3 L17 10 L17 26 L1 20 L-14 28 L-17 12 L-31 6 L-21 -6 L-25 -21 L-9 -17 Z"
)
CROWN = "M-23 17 L-28 -14 L-12 0 L0 -23 L12 0 L28 -14 L23 17 Z"


def white(d: str, more: str = "") -> str:
    """A filled path that shows."""
    return f'<path d="{d}" fill="#fff" {more}/>'


def black(d: str, more: str = "") -> str:
    """A filled path that cuts."""
    return f'<path d="{d}" fill="#000" {more}/>'


def line(d: str, width: float = 7, colour: str = "#fff") -> str:
    """A stroke with round ends."""
    return (
        f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width}" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    )


def dot(x: float, y: float, radius: float, colour: str = "#fff") -> str:
    """A disc."""
    return f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{colour}"/>'


def over(body: str, gap: float = 5) -> str:
    """Markup with a cut of `gap` round it, so that it stands clear of what lies below."""
    cut = body.replace("#fff", "#000")
    return f'<g stroke="#000" stroke-width="{2 * gap}" stroke-linejoin="round">{cut}</g>{body}'


def inverted(body: str) -> str:
    """The same sign with what shows and what cuts exchanged."""
    return body.replace("#fff", "#shown").replace("#000", "#fff").replace("#shown", "#000")


def sword(turn: float, length: float = 1) -> str:
    """A sword, point up, turned clockwise by `turn` degrees."""
    return at(white(SWORD) + dot(0, 26, 5), 0, 0, length, turn)


def slim_sword(turn: float) -> str:
    """A narrow sword for crossing with another."""
    blade = "M0 -37 L5 -29 V12 H13 V18.5 H4 V27 H-4 V18.5 H-13 V12 H-5 V-29 Z"
    return at(white(blade) + dot(0, 29, 5.2), 0, 0, 1, turn)


def crossed_swords() -> str:
    """Two swords, points up, the second clear of the first."""
    return at(slim_sword(-45) + over(slim_sword(45), 2.6), 0, 1)


def skull() -> str:
    """A skull from the front."""
    head = (
        "M0 -28 C-21 -28 -27 -13 -25 2 C-24 9 -17 11 -16 15 L-15 26 "
        "H15 L16 15 C17 11 24 9 25 2 C27 -13 21 -28 0 -28 Z"
    )
    sockets = dot(-10.5, -3, 7.5, "#000") + dot(10.5, -3, 7.5, "#000") + black("M0 6 L-4.5 14 H4.5 Z")
    teeth = line("M-5.5 20 V27 M5.5 20 V27", 3.4, "#000")
    return white(head) + sockets + teeth


def horned_skull() -> str:
    """A small skull under two wide horns: something evil stirs."""
    horns = white("M-30 -27 C-30 -8 -20 2 -10 0 L-12 -12 C-20 -12 -26 -18 -30 -27 Z")
    horns += white("M30 -27 C30 -8 20 2 10 0 L12 -12 C20 -12 26 -18 30 -27 Z")
    return horns + at(over(skull(), 3), 0, 7, 0.78)


def war_axe() -> str:
    """An axe with two bits, swung to the left: the enemy strikes back."""
    bit = white("M2 -19 C-7 -17 -14 -21 -19 -29 C-33 -14 -33 2 -19 15 C-14 7 -7 3 2 5 Z")
    both = bit + f'<g transform="scale(-1 1)">{bit}</g>'
    haft = white("M-4.2 -31 L0 -36 L4.2 -31 V34 H-4.2 Z")
    return at(both + over(haft, 2.6), 0, 0, 0.93, -24)


def coin(inside: str, scale: float) -> str:
    """A disc with a sign cut out of it."""
    return dot(0, 0, 30) + at(inside, 0, 0, scale)


def compass(outer: float = 30) -> str:
    """A compass rose of four long and four short points round a small hole."""
    long = star(4, outer, outer * 0.27)
    short = star(4, outer * 0.8, outer * 0.27, -45)
    return white(short) + over(white(long), 1.4) + dot(0, 0, outer * 0.15, "#000")


def boot(scale: float = 1) -> str:
    """A boot that walks to the right."""
    leg = "M-16 -28 H7 V0 C12 7 27 8 28 20 H-16 Z"
    return at(white(leg) + white("M-16 22.5 H28 V28.5 H-16 Z") + line("M-15 -16 H6", 4, "#000"), -4, 0, scale)


def footprint(x: float, y: float, turn: float, size: float) -> str:
    """The print of a shoe: sole and heel."""
    sole = white("M0 -17 C8 -17 9 -6 6 2 H-6 C-9 -6 -8 -17 0 -17 Z")
    return at(sole + white("M-6 6 H6 C7 15 4 18 0 18 C-4 18 -7 15 -6 6 Z"), x, y, size, turn)


def campfire() -> str:
    """A flame over two crossed logs."""
    flame = at(white(FLAME) + black("M1 20 C-8 18 -7 8 -1 3 C0 8 8 9 6 16 C5 19 3 20 1 20 Z"), 0, -6, 0.92)
    return line("M-25 27 L25 17", 7) + over(line("M25 27 L-25 17", 7), 0) + flame


def helping_heart() -> str:
    """A heart with a cross, rays above it."""
    heart = at(white(HEART), 0, 7, 0.84)
    rays = white("M-4 -31 H4 L3 -19 H-3 Z") + white("M-20 -29 L-13 -32 L-8 -20 L-13 -18 Z")
    rays += white("M20 -29 L13 -32 L8 -20 L13 -18 Z")
    return rays + heart + black("M-4 -7 H4 V2 H13 V10 H4 V19 H-4 V10 H-13 V2 H-4 Z")


def bow() -> str:
    """A drawn bow, its arrow pointing to the right."""
    limbs = line("M-4 -27.5 C22 -17 22 17 -4 27.5", 8)
    string = line("M-4 -27.5 L-24 0 L-4 27.5", 3.4)
    arrow = white("M-29 -3.8 H14 V-12 L31 0 L14 12 V3.8 H-29 Z")
    return limbs + string + over(arrow, 1.6)


def healer_cross() -> str:
    """A cross with flared arms."""
    arm = "M-6 -6 L-10 -29 H10 L6 -6 Z"
    return "".join(at(white(arm), 0, 0, 1, turn) for turn in (0, 90, 180, 270)) + dot(0, 0, 9)


def wand() -> str:
    """A star at the end of a wand, with two sparks."""
    stick = line("M-25 26 L-3 4", 8)
    sparks = at(white(star(4, 9, 3)), -18, -17) + at(white(star(4, 9, 3)), 21, 20)
    return stick + over(at(white(star(5, 22, 9.5)), 9, -9, 1, 12), 3) + sparks


def flask() -> str:
    """A round flask, half full, with bubbles."""
    glass = (
        "M-8 -29 H8 V-24 H6 V-10 C18 -5 24 4 22 14 C20 26 10 28 0 28 "
        "C-10 28 -20 26 -22 14 C-24 4 -18 -5 -6 -10 V-24 H-8 Z"
    )
    empty = "M-15 7 C-12 -2 -6 -4 -1.5 -5 V-18 H1.5 V-5 C8 -4 13 0 15 7 C8 11 2 3 -4 6 C-9 8 -12 9 -15 7 Z"
    bubbles = dot(-6, 16, 3.6, "#000") + dot(6, 18, 2.8, "#000") + dot(12, -22, 3.6)
    return white(glass) + black(empty) + bubbles


def broken_sword() -> str:
    """A sword whose blade has snapped, the tip falling aside."""
    hilt = white("M-8 -9 L-2 -3 L3 -11 L8 -5 V8 H19 V16.5 H6 V23 H-6 V16.5 H-19 V8 H-8 Z") + dot(0, 26, 6)
    tip = white("M-8 9 L-3 4 L2 12 L8 6 V-10 L0 -22 L-8 -10 Z")
    return at(hilt, -5, 0) + at(tip, 9, -13, 0.88, 48)


def opened_eye() -> str:
    """An eye with rays over it."""
    rays = line("M0 -29 V-21 M-20 -24 L-15 -17 M20 -24 L15 -17", 5.5)
    return rays + at(watching_eye(), 0, 8, 0.98)


def watching_eye() -> str:
    """A plain eye."""
    return white(EYE) + dot(0, 0, 11, "#000") + dot(0, 0, 5)


def helmet() -> str:
    """A closed helm with a plume ridge: the heroes' turn."""
    bowl = "M0 -29 C20 -29 25 -12 23 4 L20 22 L6 29 H-6 L-20 22 L-23 4 C-25 -12 -20 -29 0 -29 Z"
    slit = black("M-19 -3 H-3.5 V4 H-18 Z M19 -3 H3.5 V4 H18 Z")
    breaths = line("M-8 14 V20 M0 14 V22 M8 14 V20", 3.2, "#000")
    return white(bowl) + slit + line("M0 -28 V-8", 3.6, "#000") + breaths


def gonfalon() -> str:
    """A hanging banner with a skull: the peril phase."""
    cloth = "M-20 -22 H20 V26 L10 18 L0 27 L-10 18 L-20 26 Z"
    return line("M-27 -25 H27", 6) + white(cloth) + at(inverted(skull()), 0, -3, 0.5)


def signpost() -> str:
    """A post with two boards: the travel phase."""
    upper = white("M-22 -26 H14 L27 -17 L14 -8 H-22 Z")
    lower = white("M22 -3 H-12 L-25 6 L-12 15 H22 Z")
    return white("M-4.5 -20 H4.5 V31 H-4.5 Z") + over(at(upper, 0, -3), 3) + over(at(lower, 0, -2), 3)


def moon() -> str:
    """A crescent and a star: the end of the round."""
    crescent = (
        "M4 -29 C-18 -26 -28 -10 -25 7 C-22 24 -4 33 12 27 "
        "C22 23 27 15 28 10 C14 18 -2 12 -6 -2 C-9 -13 -5 -23 4 -29 Z"
    )
    return white(crescent) + at(white(star(5, 13, 5.4)), 15, -13)


def horns() -> str:
    """Two great curved horns on a brow: the nemesis."""
    left = "M-23 -30 C-39 -10 -34 15 -6 17 V3 C-19 2 -26 -9 -23 -30 Z"
    brow = white("M-9 -2 H9 L13 10 L9 26 H-9 L-13 10 Z")
    return white(left) + f'<g transform="scale(-1 1)">{white(left)}</g>' + over(brow, 2.4)


def broad_arrow(turn: float) -> str:
    """A heavy arrow with a notched tail."""
    return at(white("M-29 -10 H2 V-24 L30 0 L2 24 V10 H-29 L-21 0 Z"), 0, 0, 1, turn)


def crown() -> str:
    """Three points and a band."""
    band = white("M-22.5 20.5 H22.5 V27 H-22.5 Z")
    return white(CROWN) + band + "".join(dot(x, y, 4.6) for x, y in ((-28, -16), (0, -25), (28, -16)))


def keyword_diamond() -> str:
    """A hollow diamond."""
    return line("M0 -24 L21 0 L0 24 L-21 0 Z", 8.5)


def outlined(d: str, inner: float) -> str:
    """A solid shape with a smaller line of itself cut in."""
    return white(d) + at(line(d, 4.5, "#000"), 0, 0, inner)


def spark_burst() -> str:
    """Eight spikes round a small star: the critical success."""
    spikes = white(star(8, 31, 16))
    return spikes + at(black(star(5, 12.5, 5.4)), 0, 1)


SIGNS = {
    "success": at(white(star(5, 31, 13)), 0, 2.5),
    "critical": spark_burst(),
    "defense": white(SHIELD) + black("M3 -16 C9 -16 13 -16.5 18 -17.5 C19 0 14 12 3 20 Z"),
    "counterattack": war_axe(),
    "threat": horned_skull(),
    "success-token": coin(black(star(5, 31, 13)), 0.66),
    "wound": white(DROP) + line("M-10 12 C-9 17 -6 19 -3 20", 4.5, "#000"),
    "progress": footprint(-14, 9, 12, 1.12) + footprint(14, -9, 12, 1.12),
    "health": white(HEART),
    "attack": white(JAGGED) + at(black(SWORD) + line(SWORD, 4, "#000"), 0, 0, 0.58),
    "resilience": outlined(SHIELD, 0.68),
    "peril": coin(inverted(skull()), 0.66),
    "action-attack": crossed_swords(),
    "action-explore": compass(),
    "action-aid": helping_heart(),
    "action-rest": campfire(),
    "scout": bow(),
    "healer": healer_cross(),
    "warrior": white(SHIELD) + at(black(SWORD) + line(SWORD, 5, "#000") + dot(0, 26, 6, "#000"), 0, -1, 0.7, 180),
    "mage": wand(),
    "advance": broad_arrow(0),
    "inflict": sword(45),
    "retreat": broad_arrow(180),
    "keyword": keyword_diamond(),
    "poisoned": flask(),
    "weakened": broken_sword(),
    "focused": opened_eye(),
    "phase-heroes": helmet(),
    "phase-enemies": at(line("M-26 14 L26 30 M26 14 L-26 30", 7), 0, -1) + at(over(skull(), 4), 0, -5, 0.86),
    "phase-peril": gonfalon(),
    "phase-travel": signpost(),
    "phase-end": moon(),
    "leader": line("M0 -27 A27 27 0 1 1 -0.1 -27 Z", 5) + at(crown(), 0, 1, 0.62),
    "master": at(crown(), 0, 0, 0.95),
    "nemesis": at(horns(), 0, 1, 0.94),
    "skull": skull(),
    "eye": watching_eye(),
    "swords": crossed_swords(),
    "compass": line("M0 -27 A27 27 0 1 1 -0.1 -27 Z", 5.5) + at(white(star(4, 24, 7)), 0, 0, 0.86, 0),
}
