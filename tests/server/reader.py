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
HEARD = TOLD.replace(".told", ".player .heard")
pictures = os.environ.get("DAWSON_SCREENSHOTS")

PROBLEMS = """---
lang: {}
---

```chess defaults
solution-language: en
```

```chess
label: twins
stipulation: h#2
twins: (b) e5=bG
janko: 4K3/8/4*2Q3/2p1n1p1/4p3/8/1*2Q2*2q2*2Q/3rkr2
legend: *2Q = grasshopper
solution: a) 1.g5-g4 Gb2-f6 2.Se5-f3 Ge6-e3#
  b) 1.Ge5-b5 Gb2-b6 2.c5-c4 Ge6-e3#
```

```chess
label: gathered
stipulation: #3
janko: 8/1K2p3/1p5B/5Q2/3k4/pB1p4/4p3/4b3
solution: 1.Qf5-e6! threat: 2.Bh6-g7+, 2.Qe6-c4+
  1...Be1-h4 2.Bh6-d2
  1...Be1-g3 2.Bh6-d2
```

```chess
label: study
stipulation: +
men: White Ka1 Pb6 Black Kf6
solution: 1.b7 {{The pawn cannot be caught.}} Ke7 2.b8=Q
```

```chess
label: series
stipulation: ser-h=2
men: White Ka1 Re2 Black Kh1 Pg3
solution: 1.g3-g2 2.Kh1-h2 Re2xg2+
```

```chess
label: alice
stipulation: #2
conditions: Alice Chess
men: White Ka1 Qb4 Ra5 Black Kf6 Re4 Pg7
solution: 1.Qd6+! Re6 2.Qf4#
```

```chess solutions
```
"""
TASKS = {"en": ("Find the key", "Find the solution", "Make a move on the board, or press › for the next move", "Next", "Dawson cannot play this solution"),
         "de": ("Schlüssel suchen", "Lösung suchen", "Ziehen Sie auf dem Brett, oder drücken Sie › für den nächsten Zug", "Weiter",
                "Dawson kann diese Lösung nicht nachspielen"),
         "fr": ("Trouver la clé", "Trouver la solution", "Jouez sur l’échiquier, ou appuyez sur › pour le coup suivant", "Suivant",
                "Dawson ne peut pas jouer cette solution")}


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


def words(page, of=""):
    """The line below the buttons, without the names of pieces in figurines."""
    line = f"document.querySelector('{of} .told').cloneNode(true)"
    return page.run(f"(one => (one.querySelectorAll('svg').forEach(man => man.remove()), one.textContent.replace(/\\s+/g, ' ').trim()))({line})")


def solve(page, language):
    put("problems.md", PROBLEMS.format(language))
    done = subprocess.run([dawson, "weave", "problems.md", "-o", "problems.html"], cwd=folder, check=True, stderr=subprocess.PIPE, text=True)
    check(done.stderr.count("W-PLAY"), 1, "who weaves is told which solution does not play")
    page.open("about:blank")
    page.open("file://" + os.path.join(folder, "problems.html"))
    for label in "twins", "gathered", "study", "series":
        page.run(f"document.getElementById('{label}').scrollIntoView()")
        page.wait(f"document.querySelector('#{label} .player') !== null")


def walk(page, label):
    """What the line says at each step of Next, and whether it is said where first and last are grey."""
    lines = []
    button = f"document.querySelectorAll('#{label} .player button')"
    for _ in range(20):
        grey = page.run(f"Array.from({button}).slice(0, 4).map(one => one.getAttribute('aria-disabled') === 'true')")
        check((grey[0], grey[2]), (grey[1], grey[3]), f"{label}: grey as their neighbours")
        if grey[2]:
            return lines
        page.run(button + "[2].click()")
        lines.append(words(page, "#" + label))
    raise SystemExit("Next comes to no end")


def lines_are_complete(page):
    """Each half-move has its number and each twin its label, whatever the printed solution gathers."""
    solve(page, "en")
    check(walk(page, "gathered"), ["1.e6!", "2.g7+ threat", "2.c4+ threat", "1.– h4", "2.d2", "1.– g3", "2.d2"], "gathered half-moves")
    check(walk(page, "series"), ["1.g2", "2.h2", "2.– ×g2+"], "a series")
    check(walk(page, "twins"), ["a) 1.g4", "a) 1.– f6", "a) 2.f3", "a) 2.– e3#", "(b) e5=bG", "b) 1.b5", "b) 1.– b6", "b) 2.c4", "b) 2.– e3#"],
          "twins")
    button = "document.querySelectorAll('#twins .player button')[{}].click()"
    check([(page.run(button.format(i)), words(page, "#twins"))[1] for i in (0, 0, 3, 3)],
          ["(b) e5=bG", "a) Starting position", "a) 2.– e3#", "b) 2.– e3#"], "first and last go from twin to twin")
    page.run(button.format(0))
    check(page.run("document.querySelector('#twins .player .heard').textContent"), "b: on e5 a black grasshopper", "what changes, in words")


def finds(page, language):
    """What the button is called, what is to be done, what is seen of the solution."""
    key, solution, task, following, unplayed = TASKS[language]
    solve(page, language)
    check(page.run("Array.from(document.querySelectorAll('.player'), one => one.querySelectorAll('button')[4].textContent)"),
          [solution, key, solution, solution], "only some problems have a key")
    check(page.run("document.querySelector('#alice .tools').textContent").endswith(unplayed), True, "a problem that does not play says so")
    page.run("document.querySelectorAll('details')[0].open = true")
    press(page, 4)
    check(words(page).endswith(task), True, f"{language}: what is to be done")
    check(page.run(HEARD).endswith(task.replace("›", following)), True, "with the name of the button for who hears it")
    check(page.run("document.querySelectorAll('details')[0].open"), False, "the solution is closed")
    press(page, 2)
    press(page, 2)
    lines = "Array.from(document.querySelectorAll('#solution-problemsmd-1 p')).filter(one => one.getClientRects().length)"
    check(page.run(lines + ".map(one => one.innerText)")[:-1], ["a)1.g4f6"], "half-moves that were found, with their numbers, and no other line")
    shot(page, f"found-{language}.png")
    button = "document.querySelectorAll('#study .player button')[{}].click()"
    for i in 4, 2, 2:
        page.run(button.format(i))
    gap = ".querySelectorAll('.seen')[{}].getBoundingClientRect()"
    study = "document.querySelector('#solution-problemsmd-3')" + gap
    check(page.run(f"{study.format(1)}.left - {study.format(0)}.right < 20"), True, "without gaps for what is hidden")
    page.run(button.format(4))
    press(page, 4)
    check(page.run("document.querySelectorAll('details')[0].open && document.querySelectorAll('.hiding').length"), 0, "all is seen again")


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


def folds(page):
    show(page)
    fold = "document.querySelector('.solutions details')"
    check(page.run(f"{fold}.open"), False, "solutions are folded")
    page.run("document.querySelector(`figure a[href^='#solution']`).click()")
    page.wait(f"{fold}.open")
    print("  a link to a solution unfolds it")
    show(page, "#" + page.run(f"{fold}.id"))
    page.wait(f"{fold}.open")
    print("  and so does its address")


def own_moves(page):
    show(page)
    press(page, 4)
    page.drag(square(page, "b4"), square(page, "f8"))
    check(page.run(TOLD), "Not in the solution: b4–f8", "a try is wrong")
    check(page.run(PIECES), START, "and not made")
    page.drag(square(page, "b4"), square(page, "d6"))
    check(words(page), "Right: 1.d6+!", "the key by dragging")
    check(page.run(HEARD), "Right: queen to d6, check", "in words for who hears it")
    check(page.run(PIECES), AFTER_KEY, "is made")
    for name in "e4", "e6":
        page.click(*square(page, name))
    check(words(page), "Right: 1.– e6", "a defence by two clicks")
    page.run("document.querySelector('[data-at=d6]').focus()")
    page.key("Enter")
    for key in "ArrowDown", "ArrowDown", "ArrowRight", "ArrowRight", "Enter":
        page.key(key)
    check(words(page), "Right: 2.f4#", "and the mate by keyboard")
    press(page, 4)
    page.drag(square(page, "a5"), square(page, "a6"))
    check("Not in the solution" in page.run(TOLD), False, "moves are judged only while the key is looked for")


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
        for test in links, folds, own_moves, flips, colours, saves, lines_are_complete:
            test(one)
        for name in TASKS:
            finds(one, name)
    with browser.page(width=390, height=844) as one:
        phone(one)
