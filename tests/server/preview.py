"""The preview is never stale and keeps the reader's place, in a real browser: preview.py DAWSON FOLDER. Exit status 77 without one."""
import os
import shutil
import socket
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from chromium import Chromium  # noqa: E402
from serving import Server, check, folder, put  # noqa: E402

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


def another_run():
    port = free_port()
    put("run.md", "# The first run\n")
    with Chromium() as browser:
        with Server("run.md", port=port) as server:
            browser.open(server.address + "/")
            browser.wait(shows.format("The first run"))
            check(browser.run("[document.querySelectorAll('main').length, document.querySelector('h1').textContent]"), [1, "run.md"],
                  "the preview has a main part and a heading")
        put("run.md", "# The second run\n")
        with Server("run.md", port=port):
            browser.wait(shows.format("The second run"), seconds=60)
            print("  a server that is started again is not taken for the old one")


def place():
    put("place.md", long_text("Begin"))
    top = inner + ".evaluate(\"//p[contains(.,'number 60,')]\", " + inner + ", null, 9).singleNodeValue.getBoundingClientRect().top"
    with Server("place.md") as server, Chromium() as browser:
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
        check(browser.run(inner + ".querySelector('details').open"), True, "what was open stays open")
        x, y = browser.run(f"(f => [f.x + 200, f.y + {top} + 5])(document.getElementById('page').getBoundingClientRect())")
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
        check(browser.run(inner + ".querySelectorAll('.player button').length"), 5, "solutions play in the preview")
        browser.run(inner + ".querySelectorAll('.player button')[2].click()")
        check(browser.run(inner + ".querySelectorAll('.standing > g[data-square]').length"), 3, "with a step")


if not shutil.which("chromium"):
    print("chromium is not installed")
    sys.exit(77)
shutil.rmtree(folder, ignore_errors=True)
os.makedirs(folder)
another_run()
place()
