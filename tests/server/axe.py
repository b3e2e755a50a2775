"""Pages as whoever hears them: axe.py DAWSON FOLDER. axe-core (npm) finds nothing on a page of HTML and in the preview, and
headings are in order. Exit status 77 without a browser, or without axe-core where npm keeps it or AXE_CORE names it."""
import os
import subprocess
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from axe_core import axe_core, look, orderly  # noqa: E402
from chromium import only_page  # noqa: E402
from serving import Server, dawson, folder, put  # noqa: E402

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


path = axe_core()
if not path:
    sys.exit(77)
with open(path, encoding="utf-8") as file:
    axe = file.read()
os.makedirs(folder, exist_ok=True)
for kind in ("full", "folded"):
    put(f"{kind}.md", DOCUMENT.format(described=f"described: {kind}\n"))
    subprocess.run([dawson, "weave", f"{kind}.md", "-o", f"{kind}.html"], cwd=folder, check=True)
put("wrong.md", DOCUMENT.format(described="") + "\n```chess\nfen: 9\n```\n")
with only_page() as browser:
    for kind in ("full", "folded"):
        browser.open("file://" + os.path.join(folder, f"{kind}.html"))
        look(browser, axe, f"a page, {kind}")
        orderly(browser, f"a page, {kind}")

    # The preview: the frame around, and the document that it shows.
    for name in ("full.md", "wrong.md"):
        with Server(name) as server:
            browser.open(server.address + "/")
            browser.wait("document.getElementById('page').contentDocument.querySelector('figure') !== null")
            look(browser, axe, f"the preview of {name}", "axe.run({exclude: ['#page']})")
            orderly(browser, f"the preview of {name}")
            browser.open(browser.run("document.getElementById('page').contentDocument.URL"))
            look(browser, axe, f"the document in the preview of {name}")
            orderly(browser, f"the document in the preview of {name}")
