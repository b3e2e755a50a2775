"""Pages as whoever hears them: axe.py DAWSON FOLDER. axe-core (npm) finds nothing on a page of HTML, and headings are in
order. Exit status 77 without a browser, or without axe-core where npm keeps it or AXE_CORE names it."""
import os
import shutil
import subprocess
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from chromium import Chromium  # noqa: E402

dawson, folder = os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2])
DOCUMENT = """---
title: A corner
lang: de
toc: true
{described}---

# One

Text with `chess -*2n` and `chess K7/8`, [a link](#petkov), a note[^1].

```chess
G161 - Petko Petkov
feenschach 1993
#2
label: petkov
janko: 4n3/1-*2q2b-qp-*2n/4p-*2qp1/2*2q1pkp-r/4pP*2q1/1p2P2p/1-*2q6/*2q2KB3
legend: *2q-*2q = grasshopper
solution: 1.Dc3! 1...Kf6 2.Dd4#
```

## Two

| a | b |
|---|---|
| 1 | 2 |

```chess
moves: FfmN
board: 7x7
title: The squire
```

```chess
alt: none
fen: 8/8/8/8/8/8/8/K6k
```

```chess solutions
```

```chess index problems
```

[^1]: The note.
"""


def axe_core():
    named = os.environ.get("AXE_CORE")
    if named:
        return named
    if not shutil.which("npm"):
        return None
    modules = subprocess.run(["npm", "root", "-g"], capture_output=True, text=True).stdout.strip()
    path = os.path.join(modules, "axe-core", "axe.min.js")
    return path if os.path.exists(path) else None


def look(browser, script, what):
    browser.run(script)
    found = browser.run("axe.run(document).then(r => r.violations.map(v => v.id + ': ' + v.nodes[0].html.slice(0, 200)))")
    if found:
        raise SystemExit(f"{what}: {found}")
    print(f"  {what}: nothing is found")


def headings(browser):
    return browser.run("[...document.querySelectorAll('h1,h2,h3,h4,h5,h6')].map(h => +h.tagName[1])")


path = axe_core()
if not shutil.which("chromium") or not path:
    sys.exit(77)
with open(path, encoding="utf-8") as file:
    axe = file.read()
os.makedirs(folder, exist_ok=True)
for kind in ("full", "folded"):
    with open(os.path.join(folder, f"{kind}.md"), "w", encoding="utf-8") as out:
        out.write(DOCUMENT.format(described=f"described: {kind}\n"))
    subprocess.run([dawson, "weave", f"{kind}.md", "-o", f"{kind}.html"], cwd=folder, check=True)
    with Chromium() as browser:
        browser.open("file://" + os.path.join(folder, f"{kind}.html"))
        look(browser, axe, f"a page, {kind}")
        levels = headings(browser)
        if any(after > before + 1 for before, after in zip([0, *levels], levels)):
            raise SystemExit(f"headings are not in order: {levels}")
