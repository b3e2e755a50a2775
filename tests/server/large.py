"""Pages with many diagrams that play: large.py DAWSON FOLDER. Exit status 77 where there is no browser."""
import os
import shutil
import subprocess
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from chromium import only_page  # noqa: E402
from serving import check, dawson, folder, put  # noqa: E402

PROBLEM = "```chess\nfen: 7R/8/8/8/8/K7/8/k7\nallow: W-SAME\nsolution: 1.Rh1#\n```\n\n"
COUNT = """for (const kind of [Document, Element]) { const own = kind.prototype.querySelectorAll;
  kind.prototype.querySelectorAll = function (...all) { window.searches = (window.searches || 0) + 1; return own.apply(this, all) } }"""

if not shutil.which("chromium"):
    print("chromium is not installed")
    sys.exit(77)
os.makedirs(folder, exist_ok=True)
searches = []
with only_page() as page:
    page.call("Page.addScriptToEvaluateOnNewDocument", source=COUNT)
    for count in 40, 400:
        put("large.md", PROBLEM * count + "```chess solutions\n```\n")
        subprocess.run([dawson, "weave", "large.md", "-o", "large.html"], cwd=folder, check=True, stderr=subprocess.DEVNULL)
        page.open("file://" + os.path.join(folder, "large.html"))
        page.wait("document.querySelector('.player') !== null")
        searches.append(page.run("window.searches"))
        made = page.run("document.querySelectorAll('.player').length")
        check(made < 10, True, f"of {count} players those are made that are in view: {made}")
    check(searches[0], searches[1], "searches of the page, however many diagrams it has")
    # A solution far from its board plays by a click on a move, or when it comes into view.
    page.run("document.querySelectorAll('details').forEach(one => one.open = true)")
    page.run("document.querySelectorAll('.move')[300].click()")
    check(page.run("document.querySelectorAll('figure')[300].classList.contains('replayed')"), True, "a move sets its own board")
