"""The server in a real browser: browser.py DAWSON FOLDER. Exit status 77 where there is no browser."""
import json
import os
import shutil
import sys
import time
import urllib.parse

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from chromium import Chromium  # noqa: E402
from serving import Server, check, folder, put, wait_for_preview  # noqa: E402

pictures = os.environ.get("DAWSON_SCREENSHOTS")
g106 = "8/1P6/1k6/4cK2/8/8/8/8"


def shot(browser, name):
    if pictures:
        os.makedirs(pictures, exist_ok=True)
        browser.screenshot(os.path.join(pictures, name))


def text_of_page(browser):
    return browser.run("document.getElementById('page').contentDocument.body.innerText")


def findings(browser):
    return browser.run("document.getElementById('findings').innerText")


def preview(chromium):
    board = "```chess\nfen: {}\nauthor: {}\n```\n"
    put("column.md", "# Column\n\n" + board.format("8/8/8/8/8/8/8/K6k", "Somebody"))
    log = os.path.join(folder, "opened")
    editor = os.path.join(folder, "editor")
    with open(editor, "w", encoding="utf-8") as out:
        out.write(f'#!/bin/sh\nprintf "%s\\n" "$@" >"{log}.new"; mv "{log}.new" "{log}"\n')
    os.chmod(editor, 0o755)
    with Server("column.md", "--editor", editor) as server, chromium.page() as browser:
        browser.open(server.address + "/")
        loaded = "document.getElementById('page').contentDocument.body.innerText.replaceAll('\\u00a0', ' ').includes('{}')"
        browser.wait(loaded.format("Somebody"))
        shot(browser, "preview.png")
        put("column.md", "# Column\n\n" + board.format("8/8/8/8/8/8/8/K6k", "Somebody Else"))
        browser.wait(loaded.format("Somebody Else"))
        print("  the preview reloads after a save")
        put("column.md", "# Column\n\n" + board.format("8/8/8/8/8/8/8/K6x", "Nobody"))
        browser.wait("document.getElementById('findings').innerText.includes('E-CHAR')")
        check("column.md:4" in findings(browser), True, "an error shows with its line")
        shot(browser, "error.png")
        put("column.md", "# Column\n\n" + board.format("8/8/8/8/8/8/8/K6k", "Anybody"))
        browser.wait(loaded.format("Anybody"))
        browser.wait("document.getElementById('findings').hidden")
        print("  and goes")
        wait_for_preview(browser)
        x, y = browser.run("(f => (r => [r.x + f.x + r.width / 2, r.y + f.y + r.height / 2])(document.getElementById('page')"
                           ".contentDocument.querySelector('figure svg').getBoundingClientRect()))"
                           "(document.getElementById('page').getBoundingClientRect())")
        browser.click(x, y)
        browser.wait("document.getElementById('place').textContent === 'column.md:3'")
        for _ in range(100):
            if os.path.exists(log):
                break
            time.sleep(0.05)
        with open(log, encoding="utf-8") as opened:
            check(opened.read(), "+3\n" + os.path.join(folder, "column.md") + "\n", "a click on a diagram opens its line")
        os.remove(os.path.join(folder, "column.md"))
        browser.wait("document.getElementById('findings').innerText.includes('No such file')")
        put("column.md", "# Back again\n")
        browser.wait(loaded.format("Back again"))
        print("  a document that is gone may come back")
        foreign = [url for url in browser.requested if not url.startswith((server.address, "data:"))]
        check(foreign, [], "no request leaves the machine")


def editor_by_mouse(chromium, server):
    with chromium.page() as browser:
        browser.open(server.address + "/edit")
        browser.wait("document.body.dataset.ready === 'yes'")

        def put_man(name, side, square):
            browser.run(f"document.getElementById('side').value = '{side}'")
            browser.run(f"document.querySelector('[data-man={name}]').click()")
            browser.click(*browser.middle(f"[data-square={square}]"))
            browser.wait(f"squareOf('{square}').words === '{side} {name}'")

        put_man("pawn", "white", "b7")
        put_man("king", "black", "b6")
        put_man("circle", "black", "e5")
        put_man("king", "white", "g5")
        browser.drag(browser.middle("[data-square=g5]"), browser.middle("[data-square=f5]"))
        browser.wait("squareOf('f5').words === 'white king' && !squareOf('g5').occupant")
        put_man("queen", "white", "a1")
        middle = browser.middle("[data-square=a1]")
        browser.mouse("mouseWheel", *middle, button="none", deltaX=0, deltaY=100, modifiers=1)
        browser.wait("squareOf('a1').words === 'white queen turned 45°'")
        print("  the wheel turns a man, with a key")
        browser.drag(middle, (middle[0], 790))
        browser.wait("!squareOf('a1').occupant")
        print("  what is dragged off the board is gone")
        browser.run("(s => { s.value = 'janko'; s.dispatchEvent(new Event('change')) })(document.getElementById('notation'))")
        browser.wait("now.notation === 'janko'")
        check(browser.run("now.text"), f"janko: {g106}\n", "G106 is built by mouse")
        shot(browser, "edit.png")
        check([url for url in browser.requested if not url.startswith((server.address, "data:"))], [],
              "no request leaves the machine")


def editor_by_keyboard(chromium, server):
    with chromium.page() as browser:
        browser.open(server.address + "/edit#text=" + urllib.parse.quote("janko: 8/8/8/8/8/8/8/8\n"))
        browser.wait("document.body.dataset.ready === 'yes'")
        for _ in range(200):  # as somebody without a mouse comes there
            if browser.run("document.activeElement.dataset.square === 'a8'"):
                break
            browser.key("Tab")

        def go(*keys):
            for key in keys:
                browser.key(key)

        go("ArrowDown", "ArrowRight")
        check(browser.run("document.activeElement.getAttribute('aria-label')"), "b7, empty", "a square says what stands there")
        browser.key("P", "P")
        browser.wait("squareOf('b7').words === 'white pawn'")
        go("ArrowDown")
        browser.key("k", "k")
        browser.wait("squareOf('b6').words === 'black king'")
        go("ArrowDown", "ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight")
        browser.key("K", "K")
        browser.wait("squareOf('f5').words === 'white king'")
        go("ArrowLeft")
        browser.run("(e => e.click())(document.querySelector('[data-man=circle]'))")
        browser.run("document.getElementById('side').value = 'black'; document.getElementById('side').dispatchEvent(new Event('change'));"
                    "document.querySelector('[data-square=e5]').focus()")
        browser.key("Enter")
        browser.wait("squareOf('e5').words === 'black circle'")
        check(browser.run("now.text"), f"janko: {g106}\n", "G106 is built by keyboard, and the same directive comes out")
        go("-")
        browser.wait("squareOf('e5').words === 'neutral circle'")
        check(browser.run("document.getElementById('said').textContent"), "e5, neutral circle", "a screen reader hears it")
        browser.key("z", control=True)
        browser.wait("squareOf('e5').words === 'black circle'")
        print("  Ctrl Z undoes")
        browser.run("apply([], { text: 'men: White Kc1 Sb7\\n' })")
        browser.wait("squareOf('b7').words === 'white knight'")
        browser.run("document.querySelector('[data-tool=attribute]').click(); document.getElementById('attribute').value = 'Royal';"
                    "document.querySelector('[data-square=b7]').focus()")
        browser.key("Enter")
        browser.wait("squareOf('b7').attributes?.[0] === 'Royal'")
        browser.wait("document.getElementById('said').textContent === 'b7, white knight, Royal'")
        print("  a man becomes royal")


def dark(chromium, server):
    for scale in 1, 2:
        with chromium.page(dark=True, scale=scale) as browser:
            browser.open(server.address + "/edit")
            browser.wait("document.body.dataset.ready === 'yes'")
            check(browser.run("getComputedStyle(document.body).backgroundColor") in ("rgb(26, 27, 29)",), True, "the page in dark")
            shot(browser, f"dark{scale}.png")


if not shutil.which("chromium"):
    print("chromium is not installed")
    sys.exit(77)
shutil.rmtree(folder, ignore_errors=True)
os.makedirs(folder)
with Server() as running, Chromium() as browser:
    preview(browser)
    editor_by_mouse(browser, running)
    editor_by_keyboard(browser, running)
    dark(browser, running)
    status = json.loads(running.get("/edit/words"))
    check(len(status["notations"]) > 8, True, "the notations are listed")
