"""Makes the Dawson fonts from the outlines that `dawson-artwork --outlines` writes.

    make_fonts.py OUTLINES FOLDER GLYPHS_CPP CHARACTERS VERSION

FOLDER gets Dawson.otf, the Type 1 fonts dawson0 ... with their metrics (.pfb, .tfm), udawson.fd and dawson.map for
an installed LaTeX, and local.map for fonts in a folder beside the document. GLYPHS_CPP is the C++ source behind
artwork/font.hpp.

Every figure has a block of 40 slots, and behind the last of them the hatchings of dark squares have one: three sides
(white, black, neutral) by eight turns (eighths clockwise) of men as running text sets them, then the five layers of
font.hpp as boards set them, in each of three cuts. Blocks follow one another in the order of the figures; six of them
fill a Type 1 font. The OpenType font has them at U+E000 and up, men that Unicode
knows at their own places instead. The same outlines give the same bytes, whenever they are made.
"""
import math
import os
import re
import struct
import sys

# fontforge tells its doubts about single intersections to the terminal; tests compare what comes out.
terminal = os.dup(2)
os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
sys.stderr = os.fdopen(terminal, "w")
os.environ.update(SOURCE_DATE_EPOCH="1577836800", USER="Dawson")
import fontforge  # noqa: E402  it reads the date when it is loaded
import psMat  # noqa: E402

fontforge.setPrefs("AutoHint", 0)

FIGURINE = 1.0        # side of a square at text size, in em
BEARING = 60          # left and right of a man in text
SIDES = ("white", "black", "neutral")
LAYERS = ("rim", "body", "white", "black", "neutral")
CUTS = ("regular", "sturdy", "fine")
TEXT_CUT = "sturdy"
BLOCK = 40
FIRST_LAYER = 24
BOARD_GLYPHS = [(cut, layer) for cut in CUTS for layer in LAYERS]
FONT = 6 * BLOCK      # slots of a Type 1 font
PRIVATE = 0xE000
FAR = 700             # outside of every figure
SCALE = 8             # of the bench: joins and cuts are computed finer than they are kept ...
MITER_LIMIT = 4       # of the outline's corners, as in figure.hpp
ANGLES = (0, 0.4, 1.2, 2.1, 2.8, 3.7, 4.4, 5.3)  # ... and in figures turned by these
NEGLIGIBLE = 80       # square units: the rounding of an outline to whole units changes as much


class Characters:
    """What the program says of the figures' characters: tex/dawson-characters.tex."""

    def __init__(self, path):
        self.places, self.copied = {}, {}
        for row in re.findall(r"^\\DawsonCharacter\{(\d)\}\{(\w+)\}\{(\d?)\}\{(\w*)\}\{(\w+)\}",
                              open(path, encoding="ascii").read(), re.M):
            side, code, turn, place, copied = row
            for eighths in [int(turn)] if turn else range(8):
                man = code, SIDES[int(side)], eighths
                self.copied[man] = int(copied, 16)
                if place:
                    self.places[man] = int(place, 16)

    def place(self, code, side, turn):
        """The character of a man in the OpenType font, or None."""
        return self.places.get((code, side, turn))

    def read_as(self, code, side, turn, slot):
        """The character that copied text has for a man."""
        return self.copied.get((code, side, turn), PRIVATE + slot)


class Figure:
    def __init__(self, name, code, box):
        self.name, self.code, self.box = name, code, box
        self.body, self.line, self.inner = None, [], []


def read_outlines(path):
    """The figures, the widths of the pens for the outline and for the outline with its rim, what each cut adds, and the
    hatchings: ink in thousandths, then how many lines each has to the side of a square."""
    figures, widths, heavier = [], {}, []
    for line in open(path, encoding="ascii"):
        kind, *rest = line.split()
        if kind in ("outline", "rim"):
            widths[kind] = int(rest[0])
        elif kind == "cut":
            heavier.append(int(rest[0]))
        elif kind == "hatching":
            hatchings = [int(word) for word in rest]
        elif kind == "figure":
            figures.append(Figure(rest[0], rest[1], [int(word) for word in rest[2:]]))
        elif kind == "body":
            figures[-1].body = rest
        else:
            getattr(figures[-1], kind).append((int(rest[0]), rest[1:]))
    return figures, widths["outline"], widths["outline"] + 2 * widths["rim"], dict(zip(CUTS, heavier)), hatchings


def draw(path, pen):
    numbers, is_open = [], False
    for word in path:
        if word not in "mlch":
            numbers.append(int(word))
            continue
        points = list(zip(numbers[::2], numbers[1::2]))
        numbers = []
        if word == "m":
            if is_open:
                pen.endPath()
            pen.moveTo(points[0])
            is_open = True
        elif word == "l":
            pen.lineTo(points[0])
        elif word == "c":
            pen.curveTo(*points)
        else:
            pen.closePath()
            is_open = False
    if is_open:
        pen.endPath()


class Studio:
    """Shapes are fontforge layers; a glyph of a scratch font is the bench that they are worked on."""

    def __init__(self, angle):
        self.turned = psMat.compose(psMat.scale(SCALE), psMat.rotate(angle))
        self.bench = fontforge.font().createChar(-1, "bench")

    def shape(self, path, width=0, solid=False, join="round"):
        """What a pen of the width covers along the path, `solid` with all that it surrounds; without a pen what
        the path encloses."""
        self.bench.clear()
        draw(path, self.bench.glyphPen())
        self.bench.transform(self.turned)
        if not width:
            self.bench.correctDirection()
            return self.tidied(self.bench.foreground)
        self.bench.stroke("circular", width * SCALE, "round", join, removeinternal=solid, accuracy=0.5,
                          simplify=False, joinlimit=MITER_LIMIT, extendcap=0)
        return self.bench.foreground.dup()

    def tidied(self, layer):
        self.bench.foreground = layer
        self.bench.removeOverlap()
        return self.bench.foreground.dup()

    def union(self, *shapes):
        return self.tidied(joined(shapes))

    def common(self, one, other):
        self.bench.foreground = joined([one, other])
        self.bench.intersect()
        return self.tidied(self.bench.foreground)

    def without(self, one, other):
        ground = self.shape(rectangle(-FAR, -FAR, FAR, FAR))
        for contour in other.dup():
            contour.reverseDirection()
            ground += contour
        return self.common(one, ground)

    def half(self, one, side):
        """What lies left (0) or right (1) of the middle; None if the two are not the whole: a part was lost."""
        sides = [self.shape(rectangle(*corners)) for corners in ((-FAR, -FAR, 0, FAR), (0, -FAR, FAR, FAR))]
        parts = [self.common(one, each) for each in sides]
        return parts[side] if self.same_area([one], parts) else None

    def both_halves(self, left, right):
        """The left half of one and the right half of the other; nothing if a part was lost."""
        halves = [self.half(left, 0), self.half(right, 1)]
        if any(half is None for half in halves):
            return fontforge.layer()
        together = self.union(*halves)
        return together if self.same_area([together], halves) else fontforge.layer()

    @staticmethod
    def same_area(some, others):
        return abs(sum(map(area, some)) - sum(map(area, others))) < NEGLIGIBLE * SCALE**2

    def finished(self, layer):
        """In the figure's own units, with as few points as its curves need."""
        self.bench.foreground = layer
        self.bench.transform(psMat.inverse(self.turned))
        self.bench.simplify(0.2, ("mergelines",))
        return self.bench.foreground.dup()


def joined(shapes):
    together = fontforge.layer()
    for shape in shapes:
        for contour in shape:
            together += contour
    return together


def rectangle(left, bottom, right, top):
    return f"{left} {bottom} m {left} {top} l {right} {top} l {right} {bottom} l h".split()


def pen_line(studio, width, path, heavier):
    """A line of a cut; solids are the same in all."""
    return studio.shape(path, width and width + heavier)


def layers_at(figure, outline_pen, rim_pen, heavier, angle):
    """What is drawn with lines that are wider by `heavier`, the figure turned while it is worked on."""
    studio = Studio(angle)
    outline_pen += heavier
    rim_pen += heavier
    outline = studio.shape(figure.body, outline_pen, join="miter")
    white = studio.union(outline, *[pen_line(studio, *mark, heavier) for mark in figure.line])
    body = studio.shape(figure.body, outline_pen, solid=True, join="miter")
    inner = [pen_line(studio, *mark, heavier) for mark in figure.inner]
    black = studio.without(body, studio.union(*inner)) if inner else body
    neutral = studio.both_halves(black, white)
    rim = studio.shape(figure.body, rim_pen, solid=True)
    return [studio.finished(layer) for layer in (rim, body, white, black, neutral)]


def area(layer):
    """By Green's theorem; exact for cubic curves."""
    twice = 0
    for contour in layer:
        points = list(contour)
        first = next(i for i, point in enumerate(points) if point.on_curve)
        points = points[first:] + points[:first + 1]
        at = 0
        while at + 1 < len(points):
            if points[at + 1].on_curve:
                a, b = points[at:at + 2]
                twice += a.x * b.y - a.y * b.x
                at += 1
            else:
                a, b, c, d = points[at:at + 4]
                twice += 0.1 * (6 * (a.x * b.y - a.y * b.x) + 3 * (a.x * c.y - a.y * c.x) + (a.x * d.y - a.y * d.x)
                                + 3 * (b.x * c.y - b.y * c.x) + 3 * (b.x * d.y - b.y * d.x)
                                + 6 * (c.x * d.y - c.y * d.x))
                at += 3
    return twice / 2


def layers_of(figure, outline_pen, rim_pen, heavier):
    """fontforge errs now and then where lines touch, seldom twice in the same place when the figure is turned: what
    two attempts agree on is believed."""
    layers, attempts = {}, []
    for angle in ANGLES:
        attempts.append(layers_at(figure, outline_pen, rim_pen, heavier, angle))
        for name, found in zip(LAYERS, zip(*attempts)):
            *before, last = [area(layer) for layer in found]
            if name not in layers and last and any(abs(last - other) < NEGLIGIBLE for other in before):
                layers[name] = found[-1]
        if len(layers) == len(LAYERS):
            return layers
    raise RuntimeError(f"{figure.name}: no two attempts at its outlines agree")


def finish(glyph):
    glyph.round()
    glyph.addExtrema("all")
    glyph.round()
    glyph.canonicalContours()
    glyph.canonicalStart()


def text_glyph(glyph, layer, turn):
    glyph.foreground = layer
    glyph.transform(psMat.compose(psMat.rotate(-turn * math.pi / 4), psMat.scale(FIGURINE)))
    left, bottom, right, top = glyph.boundingBox()
    glyph.transform(psMat.translate(BEARING - left, -bottom))
    glyph.width = round(right - left + 2 * BEARING)
    finish(glyph)


def board_glyph(glyph, layer):
    glyph.foreground = layer
    glyph.transform(psMat.translate(500, 500))
    glyph.width = 1000
    finish(glyph)


def hatching_glyph(glyph, parts, ink):
    """Lines from lower left to upper right: what of them lies in the square. Above the diagonal their corners are
    (0, a), (0, b), (1000 - b, 1000), (1000 - a, 1000); below it the same mirrored."""
    pen = glyph.glyphPen()
    for k in range(parts):
        middle, half = 1000 * (k + 0.5) / parts, ink / parts / 2
        a, b = round(middle - half), round(middle + half)
        for mirrored in (False, True):
            corners = [(0, a), (0, b), (1000 - b, 1000), (1000 - a, 1000)]
            corners = [(y, x) for x, y in corners][::-1] if mirrored else corners
            pen.moveTo(corners[0])
            for corner in corners[1:]:
                pen.lineTo(corner)
            pen.closePath()
    glyph.width = 1000
    glyph.canonicalContours()
    glyph.canonicalStart()


def empty_font(name, full_name, version):
    font = fontforge.font()
    font.encoding = "Original"
    font.fontname, font.fullname, font.familyname, font.weight = name, full_name, "Dawson", "Regular"
    font.version = version
    font.copyright = "Copyright (c) the authors of Dawson. MIT licence."
    font.em, font.ascent, font.descent = 1000, 800, 200
    return font


def dress(font, version):
    """What programs other than TeX want to know of an OpenType font."""
    font.sfntRevision = float(version)
    font.appendSFNTName("English (US)", "UniqueID", f"Dawson {version}")
    font.appendSFNTName("English (US)", "Descriptor", "The men of Dawson's chess diagrams, orthodox and fairy.")
    font.appendSFNTName("English (US)", "License", "MIT: free to use, change, embed and give on, with this notice.")
    font.appendSFNTName("English (US)", "License URL", "https://opensource.org/license/mit")
    font.os2_vendor = "NONE"
    font.os2_weight, font.os2_width, font.os2_fstype, font.os2_stylemap = 400, 5, 0, 0x40
    font.os2_family_class = 12 << 8  # symbols
    font.os2_panose = (5, 0, 0, 0, 0, 0, 0, 0, 0, 0)  # a pictorial font
    font.os2_use_typo_metrics = True
    for line, up, down in (("os2_typo", 950, 250), ("hhea_", 950, 250), ("os2_win", 1060, 250)):
        for end, value, flag in (("ascent", up, "_add"), ("descent", down if line == "os2_win" else -down, "_add")):
            setattr(font, line + end, value)
            setattr(font, line + end + flag, False)
    font.os2_typolinegap = font.hhea_linegap = 0
    font.os2_capheight, font.os2_xheight = 700, 450


def notdef(font):
    glyph = font.createChar(-1, ".notdef")
    draw(rectangle(50, 0, 450, 700) + rectangle(90, 40, 410, 660), glyph.glyphPen())
    glyph.correctDirection()
    glyph.width = 500


def character_name(character, suffix):
    """Readers of PDF take the character from what stands before the full stop."""
    return (f"u{character:X}" if character > 0xFFFF else f"uni{character:04X}") + suffix


def layer_name(characters, figure, cut, layer, slot):
    read = characters.read_as(figure.code, layer, 0, slot) if layer in SIDES else PRIVATE + slot
    return character_name(read, f".{cut}.{figure.name}.{layer}")


def build(figures, characters, outline_pen, rim_pen, cuts, hatchings, version):
    """The OpenType font, and slot -> glyph."""
    font = empty_font("Dawson", "Dawson", version)
    dress(font, version)
    notdef(font)
    font.createChar(0x20, "space").width = 333
    slots = {}
    for i, figure in enumerate(figures):
        layers = {cut: layers_of(figure, outline_pen, rim_pen, heavier) for cut, heavier in cuts.items()}
        for s, side in enumerate(SIDES):
            for turn in range(8):
                slot = BLOCK * i + 8 * s + turn
                of = characters.place(figure.code, side, turn)
                read = characters.read_as(figure.code, side, turn, slot)
                name = character_name(read, "" if of else f".{figure.name}.{side}{45 * turn}")
                slots[slot] = font.createChar(of or PRIVATE + slot, name)
                text_glyph(slots[slot], layers[TEXT_CUT][side].dup(), turn)
        for n, (cut, layer) in enumerate(BOARD_GLYPHS):
            slot = BLOCK * i + FIRST_LAYER + n
            slots[slot] = font.createChar(PRIVATE + slot, layer_name(characters, figure, cut, layer, slot))
            board_glyph(slots[slot], layers[cut][layer])
    ink, *all_parts = hatchings
    for n, parts in enumerate(all_parts):
        slot = BLOCK * len(figures) + n
        slots[slot] = font.createChar(PRIVATE + slot, character_name(PRIVATE + slot, f".board.hatching.{parts}"))
        hatching_glyph(slots[slot], parts, ink)
    return font, slots


def type_1_fonts(font, slots):
    """The glyphs again, six blocks to a font: (name, code -> glyph)."""
    for first in range(0, max(slots) + 1, FONT):
        name = f"dawson{first // FONT}"
        part = empty_font(name.capitalize(), f"Dawson {first // FONT}", font.version)
        part.encoding = "iso8859-1"  # for its 256 places; the names are ours
        glyphs = {}
        for slot in sorted(slot for slot in slots if first <= slot < first + FONT):
            glyph = part.createMappedChar(slot - first)
            glyph.glyphname, glyph.unicode = slots[slot].glyphname, -1
            glyph.foreground = slots[slot].foreground
            glyph.width = slots[slot].width
            glyphs[slot - first] = glyph
        yield name, part, glyphs


def fixed(value):
    """Thousandths of an em as TeX's fixed-point number."""
    return struct.pack(">i", round(value * 2**20 / 1000))


def metrics(glyphs):
    """A TFM file. It holds few heights: a glyph has the next greater one."""
    widths = [0] + sorted({glyph.width for glyph in glyphs.values()})
    tops = {code: glyph.boundingBox()[3] for code, glyph in glyphs.items()}
    heights = [0] + sorted(set(tops.values()))
    while len(heights) > 16:
        nearest = min(range(1, len(heights) - 1), key=lambda i: heights[i + 1] - heights[i])
        del heights[nearest]
    first, last = min(glyphs), max(glyphs)
    characters = b""
    for code in range(first, last + 1):
        glyph = glyphs.get(code)
        if glyph is None:
            characters += bytes(4)
            continue
        height = next(i for i, top in enumerate(heights) if top >= tops[code])
        characters += bytes((widths.index(glyph.width), height << 4, 0, 0))
    header = bytes(4) + struct.pack(">i", 10 << 20) + b"\x08DAWSON  ".ljust(40, b"\0") + b"\x06DAWSON".ljust(20, b"\0")
    parameters = (0, 333, 0, 0, 450, 1000, 0)  # slant, space, stretch, shrink, x-height, quad, extra space
    tables = [b"".join(map(fixed, table)) for table in (widths, heights, (0,), (0,), parameters)]
    lengths = [6 + len(header) // 4 + (last - first + 1) + sum(len(table) // 4 for table in tables), len(header) // 4,
               first, last, len(widths), len(heights), 1, 1, 0, 0, 0, len(parameters)]
    return struct.pack(">12H", *lengths) + header + characters + b"".join(tables)


FONT_DEFINITIONS = """\
%% udawson.fd: the men of Dawson as Type 1 fonts. GENERATED by make_fonts.py. Do not edit.
%%
%% This work may be distributed and/or modified under the conditions of the
%% LaTeX Project Public License, either version 1.3c of this license or (at
%% your option) any later version: https://www.latex-project.org/lppl.txt
\\ProvidesFile{{udawson.fd}}[2026/11/21 fonts of chess men]
\\DeclareFontFamily{{U}}{{dawson}}{{}}
{shapes}
\\endinput
"""


def write_type_1(folder, font, slots):
    names = []
    for name, part, glyphs in type_1_fonts(font, slots):
        part.generate(f"{folder}/{name}.pfb", flags=("no-hints", "round"))
        with open(f"{folder}/{name}.tfm", "wb") as out:
            out.write(metrics(glyphs))
        names.append(name)
    for map_name, beside in (("dawson", ""), ("local", "dawson-fonts/")):
        with open(f"{folder}/{map_name}.map", "w", encoding="ascii") as out:
            out.writelines(f"{name} {name.capitalize()} <{beside}{name}.pfb\n" for name in names)
    with open(folder + "/udawson.fd", "w", encoding="ascii") as out:
        out.write(FONT_DEFINITIONS.format(shapes="\n".join(
            f"\\DeclareFontShape{{U}}{{dawson}}{{m}}{{{name[6:]}}}{{<->{name}}}{{}}" for name in names)))


def glyph_numbers(otf, figures):
    """The glyphs of the layers as the finished font numbers them, figure by figure, and those of the hatchings."""
    font = fontforge.open(otf)
    layers = [(figure.code, [font[PRIVATE + BLOCK * i + FIRST_LAYER + n].originalgid for n in range(len(BOARD_GLYPHS))])
              for i, figure in enumerate(figures)]
    hatchings = [glyph for glyph in font.glyphs() if ".board.hatching." in glyph.glyphname]
    return layers, [glyph.originalgid for glyph in sorted(hatchings, key=lambda glyph: glyph.unicode)]


def write_cpp(path, otf, figures):
    figure_numbers, hatching_numbers = glyph_numbers(otf, figures)
    rows = "\n".join(f'    {{"{code}", {{{", ".join(map(str, numbers))}}}}},'
                     for code, numbers in figure_numbers)
    with open(path + ".new", "w", encoding="ascii") as out:
        out.write(f"""// Generated from src/artwork/men/*.svg by make_fonts.py. Do not edit.
#include <array>

#include "artwork/font.hpp"

namespace dawson::artwork {{
namespace {{

struct Row {{
  std::string_view code;
  std::array<std::uint16_t, {len(BOARD_GLYPHS)}> layers;
}};
constexpr Row rows[] = {{
{rows}
}};
constexpr std::array<std::uint16_t, hatchings.size()> hatching_glyphs{{{", ".join(map(str, hatching_numbers))}}};

}}  // namespace

std::optional<std::uint16_t> font_glyph(std::string_view code, Layer layer, Cut cut) {{
  if (code.empty()) return {{}};
  for (Row const& row : rows)
    if (row.code.front() == code.front() && row.code == code)
      return row.layers[static_cast<std::size_t>(cut) * {len(LAYERS)} + static_cast<std::size_t>(layer)];
  return {{}};
}}

std::optional<std::uint16_t> font_hatching(int parts) {{
  for (std::size_t i = 0; i < hatchings.size(); ++i)
    if (hatchings[i] == parts) return hatching_glyphs[i];
  return {{}};
}}

}}  // namespace dawson::artwork
""")
    os.replace(path + ".new", path)


if __name__ == "__main__":
    outlines, folder, glyphs_cpp, characters, release = sys.argv[1:]
    figures, *pens, heavier, hatchings = read_outlines(outlines)
    font, slots = build(figures, Characters(characters), *pens, heavier, hatchings, release)
    font.generate(folder + "/Dawson.otf", flags=("opentype", "no-FFTM-table", "no-hints", "round"))
    write_type_1(folder, font, slots)
    write_cpp(glyphs_cpp, folder + "/Dawson.otf", figures)
