"""What readers do on a page: links to half-moves, own moves, turned boards, phones: reader.py DAWSON FOLDER. Exit status 77 where
there is no browser."""
import os
import shutil
import subprocess
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from chromium import Chromium  # noqa: E402
from serving import check, dawson, folder, put  # noqa: E402

DOCUMENT = """---
links: fen pgn
---
# Columns

```chess
label: corner
author: Somebody With a Very Long Name
fen: 7N/6pP/5k2/R7/1Q2r1p1/8/8/K7
stipulation: #2
solution: |
  1...Rc4 2.Qd6#
  1.Qf8+? Ke6!
  1.Qd6+! Re6 2.Qf4#
```

```chess
author: One
fen: 8/8/8/8/8/8/8/K6k
```

```chess solutions
```
"""
PIECES = "Array.from(document.querySelectorAll('.playing > g'), one => one.dataset.square).sort().join(' ')"
AFTER_KEY = "a1 a5 d6 e4 f6 g4 g7 h7 h8"
START = "a1 a5 b4 e4 f6 g4 g7 h7 h8"
TOLD = "document.querySelector('.told').textContent.replace(/\\s+/g, ' ')"
pictures = os.environ.get("DAWSON_SCREENSHOTS")


def shot(page, name):
    if pictures:
        os.makedirs(pictures, exist_ok=True)
        page.screenshot(os.path.join(pictures, name))


def show(page, hash=""):
    page.open("about:blank")
    page.open("file://" + os.path.join(folder, "reader.html") + hash)
    page.wait("document.querySelector('.player') !== null")


def press(page, number):
    page.run(f"document.querySelectorAll('.player button')[{number}].click()")


def square(page, name):
    return page.middle(f"[data-at={name}]")


def links(page):
    show(page, "#corner/5")
    check(page.run(PIECES), AFTER_KEY, "an address with #LABEL/N shows the Nth half-move")
    press(page, 2)
    check(page.run("location.hash"), "#corner/6", "and follows what is played")
    press(page, 0)
    check(page.run("location.hash"), "#corner/0", "to the start")
    page.run("location.hash = '#corner/1'")
    page.wait(PIECES + ".includes('c4')")
    print("  a link within the page is followed, too")
    show(page, "#corner/99")
    check(page.run(PIECES), "", "a half-move that does not exist shows the diagram")
    show(page, "#columns")
    press(page, 2)
    check(page.run("location.hash"), "#corner/1", "a link to a heading gives way")
    show(page, "#/route/of/another/script")
    press(page, 2)
    check(page.run("location.hash"), "#/route/of/another/script", "what another script reads is kept")


def own_moves(page):
    show(page)
    press(page, 4)
    page.drag(square(page, "b4"), square(page, "f8"))
    check(page.run(TOLD), "Wrong: b4–f8", "a try is wrong")
    check(page.run(PIECES), START, "and not made")
    page.drag(square(page, "b4"), square(page, "d6"))
    check(page.run(TOLD), "Right: queen to d6, check", "the key by dragging")
    check(page.run(PIECES), AFTER_KEY, "is made")
    for name in "e4", "e6":
        page.click(*square(page, name))
    check(page.run(TOLD), "Right: rook to e6", "a defence by two clicks")
    page.run("document.querySelector('[data-at=d6]').focus()")
    page.key("Enter")
    for key in "ArrowDown", "ArrowDown", "ArrowRight", "ArrowRight", "Enter":
        page.key(key)
    check(page.run(TOLD), "Right: queen to f4, mate", "and the mate by keyboard")
    press(page, 4)
    page.drag(square(page, "a5"), square(page, "a6"))
    check("Wrong" in page.run(TOLD), False, "moves are judged only while the key is looked for")


def flips(page):
    show(page)
    before = square(page, "a1")
    page.run("document.querySelector('.player button').focus()")
    page.key("f")
    after = square(page, "a1")
    check(after[0] > before[0] and after[1] < before[1], True, "f turns the board")
    piece = page.middle("[data-square=a1]")
    check(abs(piece[0] - after[0]) < 3 and abs(piece[1] - after[1]) < 3, True, "the pieces stay on their squares")
    shot(page, "flipped.png")
    page.key("f")
    check(square(page, "a1"), before, "and back")


def colours(page):
    show(page)
    def fill():
        return page.run("getComputedStyle(document.querySelector('.definitions [style*=dark-squares], .board [style*=dark-squares]')).fill")
    first = fill()
    page.run("document.documentElement.style.setProperty('--dark-squares', 'rgb(1, 2, 3)')")
    check([first == "rgb(1, 2, 3)", fill()], [False, "rgb(1, 2, 3)"], "a style sheet chooses the colours of squares")
    width = page.run("document.querySelector('.board').getBoundingClientRect().width")
    page.run("document.documentElement.style.setProperty('--scale', '2')")
    check(page.run("document.querySelector('.board').getBoundingClientRect().width") > width * 1.4, True, "and the size")


def saves(page):
    """The solution and the diagram are saved as files."""
    show(page)
    page.run("window.saved = []; URL.createObjectURL = blob => { blob.text().then(text => saved.push(text)); return 'blob:none'; }, 0")
    page.run("HTMLAnchorElement.prototype.click = function () { saved.push(this.download); }, 0")
    page.run("document.querySelector('[data-save]').focus()")
    page.key("Enter")
    page.wait("saved.length === 2")
    game = page.run("saved.find(one => one.startsWith('['))")
    check(page.run("saved.includes('corner.pgn')"), True, "the solution is saved under the label")
    check('[FEN "7N/6pP/5k2/R7/1Q2r1p1/8/8/K7 w - - 0 1"]\n' in game, True, "with the position")
    check("1. Qd6+ $1 (1. -- Rc4 2. Qd6#)" in game, True, "and the moves")
    page.run("saved = []; Array.from(document.querySelectorAll('.player button')).find(one => one.textContent === 'SVG').click()")
    page.wait("saved.length === 2")
    check(page.run("saved.includes('corner.svg')"), True, "the diagram is saved, too")


def phone(page):
    page.call("Emulation.setTouchEmulationEnabled", enabled=True, maxTouchPoints=1)
    show(page)
    box = page.run("(r => [r.left, r.width])(document.querySelector('.board').getBoundingClientRect())")
    check(box[1] > 330 and box[0] < 30, True, f"on a phone of 390 px the board fills the width: {box}")
    check(page.run("document.documentElement.scrollWidth <= innerWidth"), True, "and nothing is wider")
    check(page.run("Math.min(...Array.from(document.querySelectorAll('.player button'), one => Math.min(one.offsetWidth, one.offsetHeight)))")
          >= 44, True, "buttons can be touched")

    def swipe(start, end):
        def touch(kind, *points):
            page.call("Input.dispatchTouchEvent", type=kind, touchPoints=[{"x": x, "y": y} for x, y in points])
        touch("touchStart", start)
        touch("touchMove", ((start[0] + end[0]) / 2, start[1]))
        touch("touchMove", end)
        touch("touchEnd")

    swipe(square(page, "g5"), square(page, "b5"))
    check("c4" in page.run(PIECES), True, "a swipe to the left plays")
    swipe(square(page, "b5"), square(page, "g5"))
    check(page.run(PIECES), START, "and to the right plays back")
    press(page, 4)
    swipe(square(page, "b4"), square(page, "d6"))
    check(page.run(PIECES), AFTER_KEY, "a touch moves a piece while the key is looked for")
    shot(page, "phone.png")


if not shutil.which("chromium"):
    print("chromium is not installed")
    sys.exit(77)
os.makedirs(folder, exist_ok=True)
put("reader.md", DOCUMENT)
subprocess.run([dawson, "weave", "reader.md", "-o", "reader.html"], cwd=folder, check=True, stderr=subprocess.DEVNULL)
with Chromium() as browser:
    with browser.page() as one:
        one.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-reduced-motion", "value": "reduce"}])
        for test in links, own_moves, flips, colours, saves:
            test(one)
    with browser.page(width=390, height=844) as one:
        phone(one)
