"""The preview is never stale and keeps the reader's place, in a real browser: preview.py DAWSON FOLDER. Exit status 77 without one."""
import os
import shutil
import socket
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from chromium import Chromium  # noqa: E402
from serving import Server, check, folder, put, wait_for_preview  # noqa: E402

inner = "document.getElementById('page').contentDocument"
shows = inner + ".body.innerText.includes('{}')"


def free_port():
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


def long_text(first, above=0):
    solution = "```chess\nnumber: 1\nfen: 7R/8/8/8/8/K7/8/k7\nstipulation: '#1'\nsolution: 1.Rh1#\n```\n\n```chess solutions\n```\n\n"
    return (f"# {first}\n\n" + "".join(f"New line {i}.\n\n" for i in range(above)) + solution +
            "".join(f"Paragraph number {i}, which says little.\n\n" for i in range(120)))


def another_run(chromium):
    port = free_port()
    put("run.md", "# The first run\n")
    with chromium.page() as browser:
        with Server("run.md", port=port) as server:
            browser.open(server.address + "/")
            browser.wait(shows.format("The first run"))
            check(browser.run("[document.querySelectorAll('main').length, document.querySelector('h1').textContent]"), [1, "run.md"],
                  "the preview has a main part and a heading")
        check(browser.run("innerWidth - document.getElementById('page').getBoundingClientRect().width < 2"), True,
              "the page has the width of the window")
        put("run.md", "# The second run\n")
        with Server("run.md", port=port):
            browser.wait(shows.format("The second run"), seconds=60)
            print("  a server that is started again is not taken for the old one")


def place(chromium):
    put("place.md", long_text("Begin"))
    top = inner + ".evaluate(\"//p[contains(.,'number 60,')]\", " + inner + ", null, 9).singleNodeValue.getBoundingClientRect().top"
    with Server("place.md") as server, chromium.page() as browser:
        browser.open(server.address + "/")
        browser.wait(shows.format("number 119"))
        browser.run(inner + ".querySelector('details').open = true")
        browser.run(f"document.getElementById('page').contentWindow.scrollBy(0, {top} - 20)")
        before = browser.run(top)
        for number in 1, 2, 3:  # quick saves: a page comes while another is on its way
            put("place.md", long_text(f"Save {number}", 20 * number))
            browser.wait(f"{inner}.readyState !== 'complete' || {shows.format(f'Save {number}')}" if number < 3 else "1")
        browser.wait(shows.format("Save 3"))
        browser.wait(f"Math.abs({top} - {before}) < 3", seconds=20)
        print("  the place is kept, through quick saves and text that is added above")
        wait_for_preview(browser)
        check(browser.run(inner + ".querySelector('details').open"), True, "what was open stays open")
        left = inner + ".querySelector('main p').getBoundingClientRect().x"
        x, y = browser.run(f"(f => [f.x + {left} + 20, f.y + {top} + 5])(document.getElementById('page').getBoundingClientRect())")
        browser.click(x, y)
        with open(os.path.join(folder, "place.md"), encoding="utf-8") as text:
            line = next(i for i, one in enumerate(text, 1) if "number 60," in one)
        browser.wait(f"document.getElementById('place').textContent === 'place.md:{line}'")
        print("  a paragraph is clicked to its line")
        browser.run("document.getElementById('page').contentWindow.scrollTo(0, 0)")
        x, y = browser.run("(f => (r => [f.x + r.x + 30, f.y + r.y + r.height / 2])(" + inner + ".querySelector('h1')"
                           ".getBoundingClientRect()))(document.getElementById('page').getBoundingClientRect())")
        browser.click(x, y)
        browser.wait("document.getElementById('place').textContent === 'place.md:1'")
        print("  and a heading")
        browser.run(inner + ".querySelector('figure').scrollIntoView()")
        browser.wait(inner + ".querySelectorAll('.player').length === 1")
        browser.run(inner + ".querySelectorAll('.player button')[2].click()")
        check(browser.run(inner + ".querySelectorAll('.playing > g[data-square]').length"), 3, "with a step")


# A board above that is new counts all others anew, and is drawn of men of its own.
GROWN = "```chess\nnumber: new\nfen: 8/8/8/2n5/8/K7/8/k7\n```\n\n"


def many(author, moved="k7", above=""):
    board = "```chess\nnumber: {0}\nfen: 7R/8/8/8/8/K7/8/{1}\nauthor: {2}\nstipulation: '#1'\nsolution: 1.Rh1#\n```\n\nBehind {0}.\n\n"
    return (above + "".join(board.format(i, "k7", f"Author {i}") for i in range(1, 60)) + board.format(60, moved, author) +
            "```chess solutions\n```\n")


def what_is_new(chromium):
    put("many.md", many("Somebody"))
    with Server("many.md") as server, chromium.page() as browser:
        browser.open(server.address + "/")
        browser.wait(shows.format("Somebody"))
        browser.wait("shown !== null")
        browser.run(f"{inner}.querySelectorAll('figure, p').forEach(one => one.asBefore = true)")
        kept = f"Array.from({inner}.querySelectorAll('figure')).filter(one => one.asBefore).length"
        put("many.md", many("Somebody Else", above="Added above.\n\n"))
        browser.wait(shows.format("Somebody Else"))
        check(browser.run(kept), 59, "figures that are the same stay the elements that they are")
        check(browser.run(f"{inner}.body.innerText.includes('Added above')"), True, "text that is added is there")
        check(browser.run(f"Array.from({inner}.querySelectorAll('[id^=words-]')).map((one, i) => one.id === 'words-' + (i + 1))"
                          ".every(one => one)"), True, "words of boards are counted anew")
        check(browser.run(f"Array.from({inner}.querySelectorAll('figure svg[aria-describedby]'))"
                          f".every(one => {inner}.getElementById(one.getAttribute('aria-describedby')).closest('figure') ==="
                          " one.closest('figure'))"), True, "and said of their own boards")
        check(browser.run(f"{inner}.querySelectorAll('figure')[1].dataset.line"), "13", "and lines are those of the text")
        last = f"{inner}.querySelectorAll('figure')[59]"
        browser.run(f"{last}.scrollIntoView()")
        browser.wait(f"{last}.querySelector('.player') !== null")
        browser.run(f"{last}.querySelectorAll('.player button')[2].click()")
        check(browser.run(f"{inner}.querySelectorAll('details')[59].querySelectorAll('.now').length"), 1, "with its solution in print")
        check(browser.run(f"{last}.querySelector('[data-copy]').hidden"), False, "and can be copied")
        check(browser.run(f"Array.from({inner}.querySelectorAll('figure')).filter(one => one.querySelectorAll('.player').length > 1).length"),
              0, "and none has two players")
        put("many.md", many("Somebody Else").replace("Behind 30.", "Behind 30 is more.\n\nAnd more."))
        browser.wait(shows.format("And more."))
        check(browser.run(f"{inner}.body.innerText.includes('Added above')"), False, "text comes and goes")
        browser.run(f"{inner}.querySelectorAll('figure').forEach(one => one.asBefore = true)")
        put("many.md", GROWN + many("Somebody Else"))
        browser.wait(f"{inner}.querySelectorAll('figure').length === 61")
        check(browser.run(kept), 60, "a figure above leaves the others the elements that they are")
        check(browser.run(f"new Set(Array.from({inner}.querySelectorAll('.diagrams'), one => getComputedStyle(one).contain)).size === 1 && "
                          f"getComputedStyle({inner}.querySelector('.diagrams')).contain"), "layout paint", "and moves rows as wholes")
        check(browser.run(f"[1, 60].map(i => {inner}.querySelectorAll('figure')[i].id + {inner}.querySelectorAll('details')[i - 1].dataset.of)"),
              ["diagram-2diagram-2", "diagram-61diagram-61"], "under their new names")
        browser.run(f"{last}.scrollIntoView()")
        browser.wait(f"{last}.querySelector('.player') !== null")
        browser.run(f"{last}.querySelectorAll('.player button')[2].click()")
        check(browser.run(f"{inner}.querySelectorAll('details')[58].querySelectorAll('.now').length"), 1, "which still play")
        wanted = browser.run("fetch('/page').then(answer => answer.text()).then(text => Array.from(new DOMParser()"
                             ".parseFromString(text, 'text/html').querySelector('main').children).map(one => one.tagName + one.id + "
                             "(one.dataset.line || '')).join())")
        check(browser.run(f"Array.from({inner}.querySelector('main').children).map(one => one.tagName + one.id + (one.dataset.line || ''))"
                          ".join()"), wanted, "what is shown is the page that there is")


def counts(chromium):
    put("counts.md", "".join(f"```chess\nlabel: a{i}\nfen: 8/8/8/8/8/8/8/{i % 7 + 1}k{6 - i % 7}\nstipulation: #1\nsolution: 1.Qa1#\n```\n\n"
                             .replace("/7k0", "/7k").replace("k0\n", "k\n") for i in range(150)) + "```chess solutions\n```\n")
    with Server("counts.md") as server, chromium.page() as browser:
        browser.open(server.address + "/")
        browser.wait("document.getElementById('status').textContent.includes('warning')")
        shown = browser.run("document.getElementById('status').textContent")
        check("error" in shown, False, f"more findings than are listed are no error: {shown}")
        check(browser.run("state.warnings") > 150, True, "and have their true number")


def appears(chromium):
    """A file that a document names is watched before it exists, in a folder that does not exist either."""
    put("appears.tex", "\\documentclass{article}\\usepackage{dawson}\\begin{document}\n\\input{parts/later}\n\\end{document}\n")
    with Server("appears.tex") as server, chromium.page() as browser:
        browser.open(server.address + "/")
        browser.wait("document.getElementById('findings').innerText.includes('parts/later')")
        os.makedirs(os.path.join(folder, "parts"))
        put("parts/later.tex", "It is there.\n")
        browser.wait(shows.format("It is there."))
        print("  a file is noticed when it appears")


def latex(chromium):
    put("book.tex", r"""\documentclass{book}
\usepackage{dawson}
\title{Echoes of \emph{Loyd}}
\begin{document}
\maketitle
\section{First words}
Text with ``quotes'', {\it leaning} and \foo{unknown}.

\input{part}

\begin{chess}
fen: 7R/8/8/8/8/K7/8/k7
author: J\'ozsef Kor\'anyi
source: \emph{The Problemist}
stipulation: \#1
solution: 1.Rh1\#
\end{chess}

Behind it.

\begin{chess} solutions
\end{chess}
\end{document}
""")
    put("part.tex", "A part of the book.\n")
    with Server("book.tex") as server, chromium.page() as browser:
        browser.open(server.address + "/")
        browser.wait(shows.format("Behind it."))
        text = browser.run(f"{inner}.body.innerText.replaceAll('\\u00a0', ' ')")
        for words in "Echoes of Loyd", "First words", "“quotes”, leaning", "József Korányi", "The Problemist", "A part of the book.":
            check(words in text, True, f"LaTeX shows: {words}")
        check(browser.run(f"{inner}.querySelector('.tex').textContent"), r"\foo{unknown}", "other commands as they are written")
        check("input" in text, False, "and not those that take files in")
        browser.run(f"{inner}.querySelector('figure').scrollIntoView()")
        browser.wait(f"{inner}.querySelector('.player') !== null")
        browser.run(f"{inner}.defaultView.scrollTo(0, 0)")
        wait_for_preview(browser)

        def click(selector, place):
            x, y = browser.run(f"(f => (r => [f.x + r.x + 20, f.y + r.y + r.height / 2])({inner}.querySelector({selector!r})"
                               ".getBoundingClientRect()))(document.getElementById('page').getBoundingClientRect())")
            browser.click(x, y)
            browser.wait(f"document.getElementById('place').textContent === {place!r}")
            print(f"  {selector} is clicked to {place}")

        click("h2", "book.tex:6")
        click("p[data-file='part.tex']", "part.tex:1")
        click("figure .board", "book.tex:11")
        put("part.tex", "Another part.\n\n\\begin{chess}\nfen: 9\n\\end{chess}\n")
        browser.wait(shows.format("Another part."))
        browser.wait("document.getElementById('findings').innerText.includes('part.tex:4')")
        print("  and findings stand beside it")


if not shutil.which("chromium"):
    print("chromium is not installed")
    sys.exit(77)
shutil.rmtree(folder, ignore_errors=True)
os.makedirs(folder)
with Chromium() as one:
    for test in another_run, place, what_is_new, counts, appears, latex:
        test(one)
