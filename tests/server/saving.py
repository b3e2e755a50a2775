"""Diagrams of a document are opened in the board editor and saved, in a real browser: saving.py DAWSON FOLDER. Exit status 77
without one."""
import json
import os
import shutil
import subprocess
import sys
import time
import urllib.error
import urllib.request

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from chromium import Chromium  # noqa: E402
from serving import Server, check, dawson, folder, put  # noqa: E402

inner = "document.getElementById('page').contentDocument"
pictures = os.environ.get("DAWSON_SCREENSHOTS")
DOCUMENT = "# Column\n\n> ```chess\n> author: Somebody\n> fen: 8/8/8/8/8/1K6/7R/k7\n> ```\n\nText  \n"


def text_of(name):
    with open(os.path.join(folder, name), encoding="utf-8", newline="") as file:
        return file.read()


def post(server, path, **values):
    request = urllib.request.Request(server.address + path, data=json.dumps(values).encode(), headers={"Origin": server.address})
    try:
        with urllib.request.urlopen(request) as answer:
            return answer.status, answer.read().decode()
    except urllib.error.HTTPError as error:
        return error.code, error.read().decode()


def opened(server):
    """The diagram, as the editor reads it, once the document has been typeset."""
    while not json.loads(server.get("/state"))["version"]:
        time.sleep(.05)
    return json.loads(server.get("/diagram?file=column.md&line=3"))


def from_preview(chromium):
    put("column.md", DOCUMENT)
    with Server("column.md", "--write") as server, chromium.page() as page:
        page.open(server.address + "/")
        page.wait("shown !== null")
        page.run(f"{inner}.querySelector('figure [data-copy]').focus()")
        page.wait("!document.getElementById('edit').hidden")
        address = page.run("document.getElementById('edit').href")
        page.open(address)
        page.wait("document.body.dataset.ready === 'yes'")
        check(page.run("now.text"), "author: Somebody\nfen: 8/8/8/8/8/1K6/7R/k7\n", "a diagram of the preview opens in the editor")
        page.run("apply([{ take: 'h2' }])")
        page.wait("!now.text.includes('7R')")
        if pictures:
            page.screenshot(os.path.join(pictures, "saving.png"))
        page.key("s", control=True)
        page.wait("document.getElementById('saved').textContent === 'saved'")
        wanted = DOCUMENT.replace("1K6/7R/k7", "1K6/8/k7")
        check(text_of("column.md"), wanted, "and is saved; all other bytes are kept")
        page.run("apply([{ put: 'a8', man: { man: 'queen', side: 'white', rotation: 0 } }])")
        page.wait("now.text.includes('Q7')")
        put("column.md", wanted + "Changed elsewhere.\n")
        page.run("document.getElementById('save').click()")
        page.wait("document.getElementById('saved').textContent.includes('has changed')")
        check(text_of("column.md"), wanted + "Changed elsewhere.\n", "a file that has changed meanwhile is kept")
        page.run("window.before = true")
        page.call("Page.reload")
        page.wait("!window.before && document.body?.dataset.ready === 'yes' && now.text.includes('Q7')")
        page.run("document.getElementById('save').click()")
        page.wait("document.getElementById('saved').textContent.includes('has changed')")
        check(text_of("column.md"), wanted + "Changed elsewhere.\n", "after a reload, too")


def refusals():
    put("column.md", DOCUMENT)
    put("other.md", DOCUMENT)
    with Server("column.md") as server:
        found = opened(server)
        check(found["writes"], False, "without --write the editor has no button")
        status, words = post(server, "/save", **{**found, "text": "fen: 8/8\n"})
        check((status, "--write" in words), (403, True), "and nothing is saved")
    with Server("column.md", "--write") as server:
        found = opened(server)
        for what, values, wanted in [("without the run's token", {"token": ""}, 403),
                                     ("a file that is not an input", {"file": "other.md"}, 403),
                                     ("a line without a directive", {"line": 1}, 409),
                                     ("another version", {"version": "0"}, 409),
                                     ("another markup language", {"host": "LaTeX"}, 409),
                                     ("a text that ends the directive", {"text": "fen: 8/8\n```\n"}, 409)]:
            check(post(server, "/save", **{**found, "text": "fen: 8/8\n", **values})[0], wanted, f"refused: {what}")
        check(post(server, "/save", **{**found, "text": "fen: 8/8\n"})[0], 200, "saved otherwise")
    check(text_of("column.md"), DOCUMENT.replace("> author: Somebody\n> fen: 8/8/8/8/8/1K6/7R/k7\n", "> fen: 8/8\n"), "once")
    for options in ["--sandbox"], ["--bind", "0.0.0.0"]:
        refused = subprocess.run([dawson, "serve", "--port", "0", "--write", *options, "column.md"], cwd=folder, capture_output=True,
                                 text=True)
        check((refused.returncode, "--write" in refused.stderr), (2, True), f"--write is refused with {options[0]}")


shutil.rmtree(folder, ignore_errors=True)
os.makedirs(folder)
refusals()
if not shutil.which("chromium"):
    print("chromium is not installed")
    sys.exit(77)
with Chromium() as one:
    from_preview(one)
