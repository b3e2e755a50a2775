"""Pieces for pages of others, in a real browser: fragment.py DAWSON FOLDER. Exit status 77 where there is no browser."""
import os
import shutil
import subprocess
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from axe_core import axe_core, look  # noqa: E402
from chromium import only_page  # noqa: E402

dawson, folder = os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2])
if not shutil.which("chromium"):
    print("chromium is not installed")
    sys.exit(77)
os.makedirs(folder, exist_ok=True)

PROBLEM = """Text with `chess -*2n`.

```chess
fen: {fen}
stipulation: #2
solution: 1.Qd6+! Re6 2.Qf4+
```

```chess solutions
```
"""
# What a host has under names that are ours, and looks at before and after.
HOST = """<!DOCTYPE html><html lang="en"><head><title>Host</title><style>html{{overflow-y:scroll}}body{{font:17px sans-serif;color:#123}}</style></head>
<body><main><h1>Host</h1><p class="head">Text <a href="#x" id="x">link</a> <code>code</code></p><figure class="board"><figcaption
class="below">One</figcaption></figure><div class="solutions row cells diagrams"><details><summary>More</summary><p>two</p></details>
</div><table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table><blockquote>q</blockquote>
<pre>pre</pre>{}</main></body></html>"""
LOOKS = """Array.from(document.querySelectorAll("*")).filter(one => !one.closest(".dawson") && !one.closest("head")).flatMap(one =>
  Array.from(getComputedStyle(one)).filter(name => !/size|origin|height/.test(name))
    .map(name => `${one.tagName}.${one.className} ${name}: ${getComputedStyle(one)[name]}`))"""


def check(found, wanted, what):
    if found != wanted:
        raise SystemExit(f"{what}: {found!r}, not {wanted!r}")


def fragment(name, fen, *options):
    with open(os.path.join(folder, name + ".md"), "w", encoding="utf-8") as file:
        file.write(PROBLEM.format(fen=fen))
    command = [dawson, "weave", name + ".md", "--to", "html", "--fragment", "-o", name + ".part.html", *options]
    subprocess.run(command, cwd=folder, check=True, stderr=subprocess.DEVNULL)
    with open(os.path.join(folder, name + ".part.html"), encoding="utf-8") as file:
        return file.read()


def host(name, inner):
    path = os.path.join(folder, name)
    with open(path, "w", encoding="utf-8") as file:
        file.write(HOST.format(inner))
    return "file://" + path


first = fragment("first", "7N/6pP/5k2/R7/1Q2r1p1/8/8/K7")
second = fragment("second", "7N/6pP/5k2/R7/1Q2r1p1/8/8/2K5")
with only_page() as browser:
    browser.open(host("without.html", ""))
    before = browser.run(LOOKS)
    browser.open(host("with.html", first + second))
    after = browser.run(LOOKS)
    check([one for one in after if one not in set(before)][:9], [], "the host looks otherwise")
    check(len(after), len(before), "looks of the host")
    check(browser.run("(ids => ids.length - new Set(ids).size)(Array.from(document.querySelectorAll('[id]'), one => one.id))"), 0,
          "ids that stand twice")
    check(browser.run("Array.from(document.querySelectorAll('use')).filter(one => one.closest('.dawson') !=="
                      " document.querySelector(one.getAttribute('href')).closest('.dawson')).length"), 0, "drawings of another piece")
    for i in range(2):
        piece = f"document.querySelectorAll('.dawson')[{i}]"
        browser.run(piece + ".querySelector('figure').scrollIntoView()")
        browser.wait(piece + ".querySelectorAll('.player').length === 1")
        moved = piece + ".querySelector('[data-square=d6]') !== null"
        check(browser.run(moved), False, "before the first move")
        browser.run(piece + ".querySelectorAll('.player button')[2].click()")
        check(browser.run(moved), True, "its button plays")
        check(browser.run("document.querySelectorAll('[data-square=d6]').length"), i + 1, "and no other's board")
    print("  two pieces stand in a host's page, and touch neither it nor each other")
    path = axe_core()
    if path:
        with open(path, encoding="utf-8") as file:
            look(browser, file.read(), "a host with two pieces")
