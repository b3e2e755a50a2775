"""What a screen reader has of a solution that is played: heard.py DAWSON FOLDER. Exit status 77 where there is no browser."""
import os
import shutil
import subprocess
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from axe_core import axe_core, look  # noqa: E402
from chromium import only_page  # noqa: E402
from serving import check, dawson, folder, put  # noqa: E402

DOCUMENT = """---
lang: {}
---

# Heard

```chess
fen: 8/8/8/8/1k6/8/7R/K7
stipulation: #2
solution-language: en
solution: 1.Rh3! Kb5/c4/a4 2.Rh4+
```

```chess solutions
```
"""
WORDS = {"en": ("king to c4", "black king", "white rook h4", "h4, white rook", "h3, empty", "Say the position"),
         "de": ("König nach c4", "schwarzer König", "weißer Turm h4", "h4, weißer Turm", "h3, leer", "Stellung ansagen")}


def show(browser, language):
    put("heard.md", DOCUMENT.format(language))
    subprocess.run([dawson, "weave", "heard.md", "-o", "heard.html"], cwd=folder, check=True, stderr=subprocess.DEVNULL)
    browser.open("file://" + os.path.join(folder, "heard.html"))
    browser.wait("document.querySelector('.player') !== null")


def texts(browser, selector):
    return browser.run(f"Array.from(document.querySelectorAll({selector!r}), one => one.textContent.trim())")


def labels(browser):
    return browser.run("Array.from(document.querySelectorAll('[role=gridcell]'), one => one.getAttribute('aria-label'))")


def focused(browser):
    return browser.run("document.activeElement.getAttribute('aria-label')")


def listen(browser, language):
    move, king, rook, cell, left, button = WORDS[language]
    show(browser, language)
    said = browser.run("document.querySelector('figure').dataset.said").split("|")
    check(said[2], move, "a later member of a group")
    check(king in texts(browser, ".move title"), True, "the figurine of a Black move")
    written = texts(browser, ".words p")
    name = texts(browser, ".board > title")
    for _ in range(3):
        browser.run("document.querySelectorAll('.player button')[2].click()")
    check(rook in " ".join(texts(browser, ".words p")), True, f"the description follows: {texts(browser, '.words p')}")
    check(said[4] in texts(browser, ".board > title")[0], True, "and the board's name")
    check([one in labels(browser) for one in (cell, left)], [True, True], "squares are named with their pieces")
    browser.run(f"document.querySelector('.player [title=\"{button}\"]').click()")
    check(rook in texts(browser, ".player [role=status]")[0], True, "a button says the position")
    browser.run("document.querySelectorAll('.player button')[0].click()")
    check([texts(browser, ".words p"), texts(browser, ".board > title")], [written, name], "at the start the diagram's own words are back")
    check(browser.run("Array.from(document.querySelectorAll('[title]')).filter(one => one.title === one.getAttribute('aria-label')).length"),
          0, "titles that repeat a label")


def squares(browser):
    show(browser, "en")
    check(browser.run("document.querySelector('.board').getAttribute('role')"), "group", "the board has parts")
    check(browser.run("['grid', 'row', 'gridcell'].map(one => document.querySelectorAll(`[role=${one}]`).length)"), [1, 8, 64], "a grid")
    for _ in range(9):
        browser.key("Tab")
        if browser.run("document.activeElement.getAttribute('role')") == "gridcell":
            break
    check(focused(browser), "a8, empty", "the grid is one stop of the Tab key")
    for keys, wanted in (("ArrowDown ArrowDown ArrowDown ArrowDown ArrowRight", "b4, black king"), ("End", "h4, empty"),
                         ("ArrowRight ArrowDown ArrowDown", "h2, white rook"), ("Home ArrowDown", "a1, white king"), ("ArrowDown", "a1, white king")):
        for key in keys.split():
            browser.key(key)
        check(focused(browser), wanted, keys)
    check(browser.run("document.querySelectorAll('[role=gridcell][tabindex=\"0\"]').length"), 1, "squares that Tab comes to")
    browser.key("f")
    browser.key("ArrowUp")
    check(focused(browser), "a1, white king", "from Black's side the first rank is at the top")
    browser.key("ArrowDown")
    check(focused(browser), "a2, empty", "and the second below it")


if not shutil.which("chromium"):
    print("chromium is not installed")
    sys.exit(77)
os.makedirs(folder, exist_ok=True)
with only_page() as page:
    for one in WORDS:
        listen(page, one)
    squares(page)
    path = axe_core()
    if path:
        with open(path, encoding="utf-8") as file:
            axe = file.read()
        show(page, "en")
        page.run("document.querySelectorAll('.player button')[2].click()")
        look(page, axe, "a board with its squares")
