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


def under_policy(policy, name, head, inner):
    """A host with a Content-Security-Policy, and a note of what violates it."""
    path = os.path.join(folder, name)
    with open(path, "w", encoding="utf-8") as file:
        file.write(f"""<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Host</title>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; {policy}">{head}</head><body>{inner}</body></html>""")
    return "file://" + path


def each(browser):
    """One fragment per diagram, with the script and the styles as files."""
    with open(os.path.join(folder, "each.md"), "w", encoding="utf-8") as file:
        file.write("---\nlinks: fen pgn\n---\n" + "".join(
            f"```chess\nlabel: {name}\nauthor: {name}\nfen: 7N/6pP/5k2/R7/1Q2r1p1/8/8/{king}\nstipulation: #2\nallow: W-MATE\n"
            "solution: 1.Qd6+! Re6 2.Qf4+\n```\n\nText.\n\n" for name, king in (("loyd", "K7"), ("kohtz", "2K5"))) +
            "```chess solutions\n```\n")
    command = [dawson, "weave", "each.md", "--to", "html", "--each", "-o", "boards/", "--scripts", "static", "--csp"]
    printed = subprocess.run(command, cwd=folder, check=True, stdout=subprocess.PIPE, text=True).stdout
    check(printed.splitlines(), [f"boards/{name}.html: script-src 'none'; style-src 'none'" for name in ("loyd", "kohtz")],
          "fragments without script and style")
    inner = ""
    for name in "loyd", "kohtz":
        with open(os.path.join(folder, "boards", name + ".html"), encoding="utf-8") as file:
            inner += file.read()
    check("style=" in inner or "<style" in inner or "<script" in inner, False, "nothing is inline")
    # Files have no origin: the addresses stand for 'self'.
    head = '<link rel="stylesheet" href="static/dawson.css"><script src="static/dawson.js" defer></script>'
    browser.open(under_policy("script-src file:; style-src file:", "each.html", head, inner))
    browser.wait("document.querySelectorAll('.player').length === 2")
    check(browser.run("(ids => ids.length - new Set(ids).size)(Array.from(document.querySelectorAll('[id]'), one => one.id))"), 0,
          "ids that stand twice")
    for i in range(2):
        piece = f"document.querySelectorAll('.dawson')[{i}]"
        browser.run(piece + ".querySelectorAll('.player button')[2].click()")
        check(browser.run("document.querySelectorAll('[data-square=d6]').length"), i + 1, "its own board plays")
    check(browser.run("getComputedStyle(document.querySelector('.author')).fontWeight"), "700", "classes replace attributes of style")
    check(browser.run("document.querySelector('.board').getBoundingClientRect().width > 150"), True, "the board has its size")
    above = browser.run("['.author', '.board'].map(one => document.querySelector(one).getBoundingClientRect().top)")
    check(above[0] < above[1], True, f"the author is above the board: {above}")
    check(browser.run("window.violated || []"), [], "nothing violates the policy")
    print("  fragments of single diagrams play from files, under a strict policy")


def hashes(browser):
    """A whole page, under the policy that is printed for it."""
    with open(os.path.join(folder, "whole.md"), "w", encoding="utf-8") as file:
        file.write(PROBLEM.format(fen="7N/6pP/5k2/R7/1Q2r1p1/8/8/K7"))
    command = [dawson, "weave", "whole.md", "-o", "whole.html", "--csp"]
    policy = subprocess.run(command, cwd=folder, check=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True).stdout
    policy = policy.strip().removeprefix("whole.html: ")
    check(policy.count("'sha256-") >= 3, True, f"hashes in {policy}")
    path = os.path.join(folder, "whole.html")
    with open(path, encoding="utf-8") as file:
        html = file.read()
    with open(path, "w", encoding="utf-8") as file:
        file.write(html.replace("<head>", "<head><meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "
                                f"img-src data:; {policy}\" />"))
    browser.open("file://" + path)
    browser.wait("document.querySelector('.player') !== null")
    browser.run("document.querySelectorAll('.player button')[2].click()")
    check(browser.run("document.querySelector('[data-square=d6]') !== null"), True, "the script runs by its hash")
    check(browser.run("getComputedStyle(document.querySelector('.diagrams')).display"), "grid", "and the styles apply")
    check(browser.run("window.violated || []"), [], "nothing violates the policy")
    print("  a page keeps the policy that is printed for it")


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
    browser.call("Page.addScriptToEvaluateOnNewDocument", source="addEventListener('securitypolicyviolation', event => "
                 "(window.violated = window.violated || []).push(event.violatedDirective + ' ' + event.blockedURI + ' ' + event.sample))")
    each(browser)
    hashes(browser)
