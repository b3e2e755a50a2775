"""Draws the men of shogi, xiangqi and janggi: signs of a font on pentagons, discs and octagons.

    make_signs.py FONT FOLDER

FONT is NotoSerifCJK-Bold.ttc of Debian's fonts-noto-cjk, whose first face (Japanese) has all of the signs; FOLDER gets
an SVG for each man, in the form that figure.hpp reads. Needs fontTools (Debian's python3-fonttools).
"""
import sys

from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.ttLib import TTCollection

KAPPA = 0.5523  # control points of a quarter of a circle


def polygon(*corners):
    return "M " + " L ".join(f"{x} {y}" for x, y in corners) + " Z"


def disc(radius):
    k = round(KAPPA * radius)
    low, high = 500 - radius, 500 + radius
    return (f"M 500 {low} C {500 + k} {low} {high} {500 - k} {high} 500 C {high} {500 + k} {500 + k} {high} 500 {high} "
            f"C {500 - k} {high} {low} {500 + k} {low} 500 C {low} {500 - k} {500 - k} {low} 500 {low} Z")


def octagon(reach):
    near = round(reach * 0.41421)
    at = [(near, -reach), (reach, -near), (reach, near), (near, reach)]
    return polygon(*[(500 + x, 500 + y) for x, y in at + [(-x, -y) for x, y in at]])


# Body, side of the sign's square, middle of the sign from the top of the square.
SHOGI = polygon((500, 78), (758, 178), (832, 912), (168, 912), (242, 178)), 590, 562
XIANGQI = disc(425), 620, 500
JANGGI = {size: (octagon(reach), round(1.5 * reach), 500) for size, reach in
          (("large", 425), ("middle", 385), ("small", 330))}
MEN = (
    ("shogi-", SHOGI, {
        "king": "玉", "rook": "飛", "bishop": "角", "gold": "金", "silver": "銀", "knight": "桂", "lance": "香",
        "pawn": "歩", "dragon": "竜", "horse": "馬", "promoted-silver": "全", "promoted-knight": "圭",
        "promoted-lance": "杏", "tokin": "と"}),
    ("xiangqi-red-", XIANGQI, {
        "general": "帥", "advisor": "仕", "elephant": "相", "horse": "傌", "chariot": "俥", "cannon": "炮",
        "soldier": "兵"}),
    ("xiangqi-black-", XIANGQI, {
        "general": "將", "advisor": "士", "elephant": "象", "horse": "馬", "chariot": "車", "cannon": "砲",
        "soldier": "卒"}),
    ("janggi-", JANGGI["large"], {"cho-general": "楚", "han-general": "漢"}),
    ("janggi-", JANGGI["middle"], {"elephant": "象", "horse": "馬", "chariot": "車", "cannon": "包"}),
    ("janggi-", JANGGI["small"], {"guard": "士", "cho-soldier": "卒", "han-soldier": "兵"}),
)


def sign_path(font, character, side, middle):
    """The sign's outline, its box in the middle."""
    glyphs = font.getGlyphSet()
    glyph = glyphs[font.getBestCmap()[ord(character)]]
    box = BoundsPen(glyphs)
    glyph.draw(box)
    left, bottom, right, top = box.bounds
    scale = side / font["head"].unitsPerEm

    def place(point):
        x, y = point
        return f"{round(500 + (x - (left + right) / 2) * scale)} {round(middle - (y - (bottom + top) / 2) * scale)}"

    pen = DecomposingRecordingPen(glyphs)
    glyph.draw(pen)
    letters = {"moveTo": "M", "lineTo": "L", "curveTo": "C", "closePath": "Z"}
    return " ".join(" ".join([letters[step], *map(place, points)]) for step, points in pen.value)


def figure(name, body, sign):
    layer = 'stroke-width="{}" stroke-linecap="round" stroke-linejoin="{}">'
    return f"""<!-- Dawson: the sign is of Noto Serif CJK JP Bold, (c) 2017-2022 Adobe; SIL Open Font License 1.1. -->
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000">
  <title>{name}</title>
  <g id="body" fill="white" stroke="black" {layer.format(30, "miter")}
    <path d="{body}"/>
  </g>
  <g id="line" fill="none" stroke="black" {layer.format(24, "round")}
    <path fill="black" stroke="none" d="{sign}"/>
  </g>
  <g id="inner" display="none" fill="none" stroke="white" {layer.format(32, "round")}
    <path fill="white" stroke="none" d="{sign}"/>
  </g>
</svg>
"""


if __name__ == "__main__":
    collection, folder = sys.argv[1:]
    font = TTCollection(collection).fonts[0]
    for prefix, (body, side, middle), signs in MEN:
        for man, character in signs.items():
            with open(f"{folder}/{prefix}{man}.svg", "w", encoding="ascii") as out:
                out.write(figure(prefix + man, body, sign_path(font, character, side, middle)))
