#!/usr/bin/env python3
"""playground.py FOLDER: the playground in Chromium: every example is typeset as the frame shows it, a correction is applied, a shared
address gives the same text, and text of a stranger runs no script. The converter reads notations and formats, and puts directives into
the text; the board editor does so with a diagram, new or at the cursor. No request leaves the server. axe finds nothing, where it is
installed. Exit status 77 without a browser."""
import os
import pathlib
import shutil
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "server"))
from axe_core import axe_core, look  # noqa: E402
from chromium import Chromium, served  # noqa: E402

STATUS = "document.getElementById('status').textContent"
SETTLED = f"/typeset in|stopped|cannot/.test({STATUS})"
HOSTILE = "# <script>top.document.title = 'x'</script>\n\n[a](javascript:alert(1)) <img src=x onerror=alert(1)>\n"


def typeset(page, action):
    page.run(f"{STATUS} = ''; {action}")
    page.wait(SETTLED, 120)
    said = page.run(STATUS)
    assert said.startswith("typeset in"), said


def choose(page, selector, value):
    typeset(page, f"{{ const choice = document.getElementById('{selector}'); choice.value = {value!r}; choice.onchange(); }}")


OLIVE = """algebraic:
  white: [Kf6, Qa1, Sd4]
  black: [Kh8]
  neutral: [Gb2]
stipulation: "h#2"
authors: ["Petkov, Petko"]
---
algebraic:
  white: [Kc1]
  black: [Ka1]
stipulation: "#1"
"""
POPEYE = """BeginProblem
Pieces White Kd1 Qh5 Black Kd5
Stipulation #2
Author Anna Autor
EndProblem
"""
DOCUMENT = """One paragraph.

```chess
janko: 8/8/8/3*2Q4/8/8/k6K/8
stipulation: h#2
```

Last paragraph.
"""


class Text:
    """The text of the page and its dialogs, as a user sees and changes them."""

    def __init__(self, page):
        self.page = page

    def value(self, name="source"):
        return self.page.run(f"document.getElementById({name!r}).value")

    def write(self, text, at=""):
        """Puts in a text, with the cursor before `at`."""
        typeset(self.page, f"{{ const source = document.getElementById('source'); source.value = {text!r}; source.selectionStart = "
                           f"source.selectionEnd = source.value.indexOf({at!r}); source.dispatchEvent(new Event('input')); }}")

    def press(self, name):
        """A button, by its keyboard."""
        self.page.run(f"document.getElementById({name!r}).focus()")
        assert self.page.run("document.activeElement.id") == name, f"{name} takes no focus"
        self.page.key("Enter")

    def convert(self, text, to="directive", origin=""):
        """The result of the converter, and its findings."""
        self.page.run(f"document.getElementById('from').value = {origin!r}; document.getElementById('to').value = {to!r}; "
                      f"document.getElementById('convert-status').textContent = ''; document.getElementById('pasted').value = {text!r}; "
                      "document.getElementById('pasted').dispatchEvent(new Event('input'))")
        self.page.wait("/converted|paste/.test(document.getElementById('convert-status').textContent)", 60)
        assert self.value("from") == origin and self.value("to") == to, f"the converter lacks {origin or to}"
        return self.value("converted"), self.page.run("document.getElementById('convert-findings').innerText")

    def is_open(self, dialog):
        return self.page.run(f"document.getElementById({dialog!r}).open")


def converter(page):
    text = Text(page)
    choose(page, "example", "0")
    text.write("One.\n\nTwo.\n", "One")
    text.press("convert")
    page.wait("document.getElementById('to').options.length > 20")
    fen = "8/8/8/3k4/8/3K4/8/8"
    for pasted, origin, to, expected in (
            (fen, "", "directive", f"```chess\nfen: {fen}\n```\n"), (fen, "notation fen", "notation janko", fen),
            ("8/8/8/3*2q4/8/3K4/8/8", "notation janko", "notation ffen", "8/8/8/3(queenU)4/8/3K4/8/8"),
            ("White Kd1\nBlack Kh8", "notation men", "directive", "```chess\nmen: White Kd1 Black Kh8\n```\n"),
            ("8/8/8/8/8/8/8/R3K2R w KQ - 0 1", "notation x2fen", "notation fen", "8/8/8/8/8/8/8/R3K2R w KQ - 0 1"),
            ("mRcpR", "moves", "directive", "```chess\nmoves: mRcpR\n```\n"),
            (f"author: Sam Loyd\nfen: {fen}\n", "", "format olive", "- Sam Loyd"),
            (POPEYE, "", "directive", "author: Anna Autor"), (POPEYE, "", "notation fen", "8/8/8/3k3Q/8/8/8/3K4"),
            (POPEYE, "format popeye", "format olive", "white: [Kd1, Qh5]"), (fen, "", "format olive", "Kd3"),
            (OLIVE, "", "directive", "stipulation: h#2"), (OLIVE, "", "notation men", "White Kc1 Black Ka1"),
            (f'[FEN "{fen} w - - 0 1"]\n[SetUp "1"]\n\n*\n', "", "directive", fen),
            (fen, "notation fen", "notation words", "king d3")):
        result, findings = text.convert(pasted, to, origin)
        assert expected in result, f"{pasted!r} from {origin or 'guess'} to {to}: {result!r}, {findings}"
    result, findings = text.convert("8/8/8/3k4/9/8/8/8")
    assert not result and page.run("document.getElementById('insert').disabled") and "E-" in findings, findings
    page.run("document.querySelector('#convert-findings .place').click()")
    start = page.run("document.getElementById('pasted').selectionStart")
    assert start > 0 and page.run("document.activeElement.id") == "pasted", "a finding leads to its place"
    result, findings = text.convert(f"fen: {fen}\nautor: Sam Loyd\n")
    assert "2:1" in findings and "E-FIELD" in findings, findings
    result, findings = text.convert("kz", "directive", "moves")
    assert not result and "E-MOD" in findings and "E-EDIT" not in findings, findings
    result, findings = text.convert("8/8/8/3*2q4/8/3K4/8/8", "notation fen", "notation janko")
    assert not result and "E-LOSS" in findings, findings
    page.run("document.getElementById('lossy').click()")
    page.wait("document.getElementById('converted').value.startsWith('8/8/8/3q4')")
    text.convert(OLIVE)
    typeset(page, "document.getElementById('insert').click()")
    assert not text.is_open("converter")
    added = text.value()
    assert added.startswith("One.\n\n```chess\n") and added.endswith("```\n\nTwo.\n") and added.count("```chess") == 2, added
    assert page.run("document.getElementById('source').selectionStart") == added.index("```chess")
    print("  the converter works")


FRAME = "document.querySelector('#editor iframe').contentWindow"
IN_FRAME = "document.querySelector('#editor iframe').contentDocument"


def opened(page):
    page.wait(f"{IN_FRAME}.body.dataset.ready === 'yes'", 60)


def put(page, square, key):
    """Puts a piece on a square by the keyboard."""
    page.run(f"{IN_FRAME}.querySelector('[data-square={square}]').focus()")
    page.key(key, key)
    page.wait(f"/(king|queen|knight)/.test({IN_FRAME}.querySelector('[data-square={square}]').getAttribute('aria-label'))")


def editor(page):
    text = Text(page)
    choose(page, "markup", "md")
    text.write(DOCUMENT, "Last")
    text.press("edit-diagram")
    page.wait(f"{STATUS}.includes('line 8 is not in a diagram')")
    text.write(DOCUMENT, "stipulation")
    text.press("edit-diagram")
    opened(page)
    label = f"{IN_FRAME}.querySelector('[data-square=d5]').getAttribute('aria-label')"
    assert page.run(label) == "d5, white queen turned 180°", page.run(label)
    page.wait(f"[...{IN_FRAME}.querySelectorAll('#men img')].some(one => one.naturalWidth > 0)")
    assert page.run(f"{IN_FRAME}.getElementById('picture').hidden"), "no server draws pictures"
    put(page, "a1", "N")
    typeset(page, f"{IN_FRAME}.getElementById('save').click()")
    assert not text.is_open("editor")
    assert text.value() == DOCUMENT.replace("k6K/8", "k6K/N7"), text.value()
    text.press("new-diagram")
    opened(page)
    put(page, "e4", "q")
    # A piece without a letter makes the editor choose another notation.
    page.run(f"{FRAME}.apply([{{ put: 'c3', man: {{ man: 'named', name: 'grasshopper', side: 'white', rotation: 0 }} }}]).then(() => 0)")
    typeset(page, "document.getElementById('save-editor').click()")
    expected = "```chess\nffen: 8/8/8/8/4q3/2(Grasshopper)5/8/8\n```\n"
    assert f"```\n\n{expected}\nLast paragraph.\n" in text.value(), text.value()
    text.press("new-diagram")
    opened(page)
    before = text.value()
    put(page, "e1", "K")
    page.run("document.getElementById('close-editor').click()")
    assert page.dialogs[-1] == "confirm" and not text.is_open("editor") and text.value() == before
    choose(page, "markup", "tex")
    text.write("\\begin{document}\nText\n\\end{document}\n", "Text")
    text.press("new-diagram")
    opened(page)
    put(page, "e1", "K")
    typeset(page, f"{IN_FRAME}.getElementById('save').click()")
    assert text.value() == "\\begin{document}\nText\n\n\\begin{chess}\nfen: 8/8/8/8/8/8/8/4K3\n\\end{chess}\n\n\\end{document}\n", text.value()
    print("  the board editor works")


def editor_alone(page, folder):
    page.open(f"{folder}/edit.html")
    page.wait("document.body.dataset.ready === 'yes'", 120)
    page.run("document.querySelector('[data-square=e1]').focus()")
    page.key("K", "K")
    page.wait("document.getElementById('text-of-directive').value === 'fen: 8/8/8/8/8/8/8/4K3\\n'")


def examples(page):
    page.wait(SETTLED, 120)
    print(f"  {page.run(STATUS)} at the start")
    last = page.run("document.getElementById('example').options.length") - 1
    for number in range(last + 1):
        choose(page, "example", str(number))
        shown = page.run("document.getElementById('page').srcdoc")
        assert ("<svg" in shown) == (number != last), f"example {number}"
        assert page.run("document.getElementById('count').textContent") == ("2" if number == last else "0"), f"example {number}"
    typeset(page, "document.querySelector('#list button:not(.place)').click()")
    assert "author: A. Composer" in page.run("document.getElementById('source').value")
    typeset(page, f"{{ const source = document.getElementById('source'); source.value = {HOSTILE!r}; "
                  "source.dispatchEvent(new Event('input')); }")
    assert page.run("document.title") == "Dawson playground"
    page.run("document.getElementById('share').onclick()")
    shared = page.run("location.href")
    assert "#v1." in shared, shared
    return shared


def look_at(page, axe, width, folder):
    """The page, the converter with a finding, and the page of the board editor, with axe."""
    if not axe:
        return
    with open(axe, encoding="utf-8") as file:
        script = file.read()
    look(page, script, f"the playground, {width} pixels", "axe.run({exclude: ['#page']})")
    Text(page).press("convert")
    page.wait("document.getElementById('to').options.length > 20")
    Text(page).convert("8/8/8/3k4/9/8/8/8")
    look(page, script, f"the converter, {width} pixels", "axe.run({exclude: ['#page']})")
    page.run("document.getElementById('close-converter').click()")
    Text(page).press("new-diagram")
    opened(page)
    look(page, script, f"the dialog of the board editor, {width} pixels", "axe.run({exclude: ['iframe']})")
    editor_alone(page, folder)
    look(page, script, f"the board editor, {width} pixels")


def is_narrow(page):
    """Nothing is wider than the page, so that it scrolls in one direction alone."""
    for name in ("convert", "new-diagram"):
        Text(page).press(name)
        if name == "new-diagram":
            opened(page)
            assert page.run(f"{IN_FRAME}.documentElement.scrollWidth <= {FRAME}.innerWidth"), "the board editor is too wide"
        assert page.run("document.documentElement.scrollWidth <= innerWidth"), f"{name} is too wide"
        assert page.run("(d => d.scrollWidth <= d.clientWidth && d.getBoundingClientRect().right <= innerWidth)"
                        "(document.querySelector('dialog[open]'))"), f"{name} is too wide"
        page.run("document.querySelector('dialog[open] .head button').click()")


def main():
    axe = axe_core()
    with served(sys.argv[1]) as folder, Chromium() as browser:
        address = f"{folder}/index.html"
        with browser.page(width=1280) as page:
            page.open(address)
            shared = examples(page)
            converter(page)
            editor(page)
            look_at(page, axe, 1280, folder)
            editor_alone(page, folder)
            foreign = [url for url in page.requested if not url.startswith((folder, "data:", "blob:", "about:"))]
            assert not foreign, foreign
        with browser.page(width=390) as page:
            page.open(shared)
            page.wait(SETTLED, 120)
            assert page.run("document.getElementById('source').value") == HOSTILE
            is_narrow(page)
            look_at(page, axe, 390, folder)
    print("the playground works")


if not shutil.which("chromium"):
    print("skipped: chromium is not installed")
    sys.exit(77)
main()
