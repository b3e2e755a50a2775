"""What is typed into the board editor is not lost, in a real browser: editor.py DAWSON FOLDER. Exit status 77 without one."""
import base64
import json
import os
import shutil
import subprocess
import sys
import urllib.parse

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from chromium import Chromium  # noqa: E402
from serving import Server, check, folder  # noqa: E402

king = "fen: 8/8/8/8/8/8/8/4K3\n"


def open_editor(browser, server, text=None):
    browser.open("about:blank")
    browser.open(server.address + "/edit" + ("#text=" + urllib.parse.quote(text) if text else ""))
    browser.wait("document.body.dataset.ready === 'yes'")
    browser.run("Object.defineProperty(navigator, 'clipboard', { configurable: true, value: "
                "{ writeText: text => { window.copiedText = text; return Promise.resolve(); } } }), 0")


def paste(browser, text):
    """Into the directive's text, in the place of all of it."""
    browser.run("document.getElementById('text-of-directive').focus(); document.getElementById('text-of-directive').select()")
    browser.call("Input.insertText", text=text)


def typed_before_all_else(browser, server):
    open_editor(browser, server)
    paste(browser, king)
    browser.key("Tab")
    browser.run("document.querySelector('[data-copy=directive]').click()")
    browser.wait("window.copiedText")
    check(browser.run("window.copiedText"), "```chess\n" + king + "```\n", "what was pasted is copied")
    browser.run("document.querySelector('[data-copy=directive]').focus()")
    browser.wait("document.getElementById('text-of-directive').value.includes('4K3')")
    print("  and stays where it was pasted")
    paste(browser, "fen: 8/8/8/8/8/8/8/Q7\n")
    browser.run("document.querySelector('[data-square=h8]').focus()")
    browser.key("k", "k")
    browser.run("waiting")
    browser.wait("squareOf('h8').words === 'black king'")
    check(browser.run("squareOf('a1').words"), "white queen", "a step is done to what was pasted")
    paste(browser, "fen: 8/8/8/8/8/8/8/RR6\n")
    browser.run("document.querySelector('[data-square=h8]').focus()")
    browser.key("z", control=True)
    browser.run("waiting")
    check(browser.run("squareOf('a1').words"), "white queen", "and undo comes behind it")


def undo_in_the_queue(browser, server):
    open_editor(browser, server)
    for square in "a1", "b1", "c1", "d1":
        browser.run(f"document.querySelector('[data-square={square}]').focus()")
        browser.key("N", "N")
        browser.wait(f"squareOf('{square}').occupant")
    for _ in range(3):
        browser.key("z", control=True)
    browser.run("waiting")
    browser.wait("!squareOf('b1').occupant")
    check(browser.run("squareOf('a1').words"), "white knight", "three quick steps back")
    for _ in range(3):
        browser.key("Z", control=True, shift=True)
    browser.run("waiting")
    browser.wait("squareOf('d1').occupant")
    check(browser.run("now.text"), "fen: 8/8/8/8/8/8/8/NNNN4\n", "and three quick ones forward")


def the_wheel_scrolls(browser, server):
    open_editor(browser, server, king)
    browser.mouse("mouseWheel", *browser.middle("[data-square=e1]"), button="none", deltaX=0, deltaY=10)
    browser.run("new Promise(done => setTimeout(done, 300)).then(() => waiting)")
    check(browser.run("squareOf('e1').words"), "white king", "a wheel alone turns nobody")


def work_is_kept(browser, server):
    open_editor(browser, server)
    browser.key("Tab")
    open_editor(browser, server)
    check(browser.dialogs, [], "nobody is asked who has done nothing")
    browser.run("document.querySelector('[data-square=c3]').focus()")
    browser.key("Q", "Q")
    browser.wait("squareOf('c3').words === 'white queen'")
    address = browser.run("location.href")
    open_editor(browser, server)
    check(browser.dialogs, ["beforeunload"], "leaving asks")
    check(browser.run("squareOf('c3').words"), "white queen", "the work comes back")
    browser.run("localStorage.clear()")
    browser.open("about:blank")
    browser.open(address)
    browser.wait("document.body.dataset.ready === 'yes'")
    check(browser.run("squareOf('c3').words"), "white queen", "it is in the address, too")


def choose_host(browser, host):
    browser.run(f"document.getElementById('host').value = '{host}';"
                "document.getElementById('host').dispatchEvent(new Event('change')); waiting.then(() => 0)")


def copied(browser):
    browser.run("window.copiedText = null; document.querySelector('[data-copy=directive]').click()")
    browser.wait("window.copiedText")
    return browser.run("window.copiedText")


def values_keep_their_meaning(browser, server):
    """What is pasted from LaTeX comes back byte for byte, and goes to Markdown through its escapes."""
    open_editor(browser, server)
    body = 'author: G\\"unther Gro\\ss % of Hamburg\nremark: 50\\% of a\\_1 \\textbf{gro\\ss}\n' + king
    paste(browser, "\\begin{chess}[title=The Best, flip]\n" + body + "\\end{chess}\n")
    browser.run("document.querySelector('[data-square=h8]').focus()")
    browser.wait("squareOf('e1').words === 'white king'")
    check(browser.run("document.getElementById('host').value"), "LaTeX", "the markup language is the pasted one's")
    check(browser.run("document.getElementById('flip').checked"), True, "an option without a value is kept")
    check(copied(browser), "\\begin{chess}\ntitle: The Best\nflip: yes\n" + body + "\\end{chess}\n", "nothing is changed in LaTeX")
    browser.run("document.getElementById('field-author').focus()")
    check(browser.run("document.getElementById('field-author').value"), 'G\\"unther Gro\\ss % of Hamburg', "fields have LaTeX")
    browser.run("apply([{ put: 'h8', man: { man: 'king', side: 'black', rotation: 0 } }])")
    browser.wait("squareOf('h8').occupant")
    check(copied(browser).startswith("\\begin{chess}\ntitle: The Best\nflip: yes\n" + body[:body.index("fen")]), True, "nor by a step")
    choose_host(browser, "Markdown")
    browser.wait("now.host === 'Markdown'")
    check(copied(browser), "```chess\ntitle: The Best\nflip: yes\nauthor: Günther Groß\nremark: 50% of a\\_1 **groß**\n"
          "fen: 7k/8/8/8/8/8/8/4K3\n```\n", "Markdown says the same in its own markup")
    browser.run("document.getElementById('undo').click()")
    browser.wait("now.host === 'LaTeX'")
    check('G\\"unther' in copied(browser), True, "undo goes back to LaTeX")
    address = browser.run("location.href")
    browser.run("localStorage.clear()")
    browser.run("safe = now.text, 0")
    browser.open("about:blank")
    browser.open(address)
    browser.wait("document.body.dataset.ready === 'yes'")
    check(browser.run("now.host"), "LaTeX", "the address says which markup language it is")


def options_as_documents_read_them(browser, server):
    for pasted, fields in (('```chess author="Sam Loyd" flip size=5mm\n' + king + "```\n", ("Sam Loyd", "yes", "5mm")),
                           ("~~~ {.chess author=\"Sam Loyd\" flip=no}\n" + king + "~~~\n", ("Sam Loyd", "no", None)),
                           ("\\begin{chess}[author={Loyd, Sam}, flip, size=5mm]\n" + king + "\\end{chess}\n", ("Loyd, Sam", "yes", "5mm")),
                           ("\\chess[fen, flip, size=5mm]{8/8/8/8/8/8/8/4K3}", (None, "yes", "5mm"))):
        open_editor(browser, server, "fen: 8/8/8/8/8/8/8/8\n")
        paste(browser, pasted)
        browser.run("document.querySelector('[data-square=h8]').focus()")
        browser.wait("squareOf('e1').words === 'white king'")
        check(tuple(browser.run(f"now.fields.{name} ?? null") for name in ("author", "flip", "size")), fields, pasted.split("\n")[0])
        browser.run("safe = now.text, 0")


def other_texts(browser, server):
    """A document, files of problems, an address: the first diagram is read, and what is left out is reported."""
    block = "```chess\n" + king + "```\n"
    for pasted, text, note in (("> " + block.replace("\n", "\n> "), king, None),
                               (":::{chess}\n:size: 5mm\n" + king + ":::\n", "size: 5mm\n" + king, None),
                               ("Some words.\n\n" + block + "\n" + block, king, "a second directive"),
                               ("BeginProblem\nPieces White Ke1\nEndProblem\n", "men: White Ke1\n", None),
                               ("https://lichess.org/editor?fen=8/8/8/8/8/8/8/4K3&color=black", king + "flip: yes\n", None)):
        open_editor(browser, server, "fen: 8/8/8/8/8/8/8/8\n")
        paste(browser, pasted)
        browser.run("document.querySelector('[role=gridcell]').focus()")
        browser.wait("squareOf('e1').words === 'white king'")
        check(browser.run("now.text"), text, f"pasted: {pasted.splitlines()[0]}")
        if note:
            check(note in browser.run("document.getElementById('findings').textContent"), True, "what is left out is reported")
        browser.run("safe = now.text, 0")


def forms_of_hosts(browser, server):
    for host, form in (("Markdown", "```chess\n{}```\n"), ("LaTeX", "\\begin{{chess}}\n{}\\end{{chess}}\n")):
        open_editor(browser, server, king)
        choose_host(browser, host)
        browser.run("document.querySelector('[data-copy=directive]').click()")
        browser.wait("window.copiedText")
        check(browser.run("window.copiedText"), form.format(king), f"the form of {host} is copied")
        open_editor(browser, server, "fen: 8/8/8/8/8/8/8/8\n")
        paste(browser, form.format("author: Dawson\n" + king))
        browser.run("document.querySelector('[data-square=h8]').focus()")
        browser.wait("squareOf('e1').words === 'white king'")
        check(browser.run("now.text"), "author: Dawson\n" + king, "and can be pasted back")


def all_at_once(browser, server):
    """FFEN says holes beside men with names; what nothing can say is told, and not done."""
    open_editor(browser, server)
    steps = [{"hole": "a1"}, {"put": "b2", "man": {"man": "named", "name": "grasshopper", "side": "black", "rotation": 0}},
             {"put": "c3", "man": {"man": "queen", "side": "white", "rotation": 45}}]
    browser.run(f"apply({json.dumps(steps)})")
    check(browser.run("now.text"), "ffen: 8/8/8/8/8/2(QueenNE)5/1(grasshopper)6/-7\n", "holes, men with names and turned men are in FFEN")
    browser.run("apply([{ put: 'd4', man: { man: 'rook', side: 'red', rotation: 0 } }])")
    check("no notation can represent this" in browser.run("document.getElementById('findings').innerText"), True,
          "what no notation can say is told")
    check(browser.run("[squareOf('d4').occupant ?? null, squareOf('b2').words]"), [None, "black grasshopper"], "and nothing is lost")


def by_keyboard(browser, server):
    open_editor(browser, server, king)
    browser.run("document.querySelector('[data-square=e1]').focus(); current = 'e1', 0")
    for key, square in ("End", "h1"), ("Home", "a1"):
        browser.key(key)
        check(browser.run("document.activeElement.dataset.square"), square, key)
    check(browser.run("Array.from(document.querySelectorAll('#men button')).filter(one => one.tabIndex === 0).length"), 1,
          "the list of pieces is one stop of the Tab key")
    browser.run("document.querySelector('#men [tabindex=\"0\"]').focus()")
    before = browser.run("document.activeElement.dataset.man")
    browser.key("ArrowRight")
    chosen = browser.run("document.activeElement.dataset.man")
    check(chosen not in (None, before), True, "arrows go through it")
    browser.key("Enter")
    check(browser.run("chosen.man === document.activeElement.dataset.man || chosen.name === document.activeElement.dataset.man"), True,
          "and Enter chooses")
    browser.click(*browser.middle("[data-square=a3]"))
    browser.wait("squareOf('a3').occupant")
    browser.wait("document.getElementById('said').textContent.startsWith('a3, ')")
    print("  a piece that is put by mouse is announced")


def what_cannot_be_drawn(browser, server):
    open_editor(browser, server, king)
    paste(browser, "fen: nonsense\n")
    browser.wait("!document.getElementById('stale').hidden")
    check(browser.run("squareOf('e1').words"), "white king", "after an error the board keeps the last good position, and says so")
    browser.run("document.querySelector('[data-square=a8]').focus(); current = 'a8', 0")
    browser.key("q", "q")
    browser.wait("squareOf('a8').words === 'black queen'")
    check([browser.run("document.getElementById('stale').hidden"), browser.run("squareOf('e1').words")], [True, "white king"],
          "and remains usable")
    browser.run("document.getElementById('undo').click()")
    browser.wait("now.text.includes('nonsense')")
    print("  undo brings back what was typed")


def undo_after_a_reload(browser, server):
    open_editor(browser, server, king)
    browser.run("document.querySelector('[data-square=a8]').focus(); current = 'a8', 0")
    browser.key("q", "q")
    browser.wait("squareOf('a8').words === 'black queen'")
    browser.run("safe = now.text; window.before = true; location.reload()")
    browser.wait("!window.before && document.body.dataset.ready === 'yes' && squareOf('a8').words === 'black queen'")
    browser.run("document.getElementById('undo').click()")
    browser.wait("!squareOf('a8').occupant")
    print("  undo survives a reload")


def without_a_clipboard(browser, server):
    """As on http hosts that are not this machine."""
    open_editor(browser, server, king)
    browser.run("Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });"
                "document.execCommand = name => { window.copiedText = String(getSelection()) || document.activeElement.value; return true }, 0")
    browser.run("document.querySelector('[data-copy=directive]').click()")
    browser.wait("window.copiedText")
    check(browser.run("window.copiedText"), "```chess\n" + king + "```\n", "without a clipboard the selection is copied")
    browser.run("document.execCommand = () => false, 0")
    browser.run("document.querySelector('[data-copy=svg]').click()")
    browser.wait("!document.getElementById('copy-text').hidden")
    check(browser.run("document.getElementById('copy-text').value.startsWith('<svg')"), True, "and what cannot be copied is on the page")


def dropped_pictures(browser, server):
    for kind, mime in (("svg", "image/svg+xml"), ("png", "image/png")):
        drawn = subprocess.run([sys.argv[1], "board", "8/8/8/8/8/8/8/Q6k", "--field", "stipulation=#2 <x>", "-o", "-", "--kind", kind,
                                "--embed-source"], capture_output=True, check=True).stdout
        open_editor(browser, server, king)
        browser.run(f"""(() => {{
          const bytes = Uint8Array.from(atob("{base64.b64encode(drawn).decode()}"), one => one.charCodeAt(0));
          const dataTransfer = new DataTransfer();
          dataTransfer.items.add(new File([bytes], "board.{kind}", {{ type: "{mime}" }}));
          document.body.dispatchEvent(new DragEvent("drop", {{ dataTransfer, bubbles: true, cancelable: true }}));
        }})(), 0""")
        browser.wait("squareOf('a1').words === 'white queen'")
        check(browser.run("document.getElementById('text-of-directive').value.includes('#2 <x>')"), True,
              f"a dropped {kind} gives its diagram")


if not shutil.which("chromium"):
    print("chromium is not installed")
    sys.exit(77)
shutil.rmtree(folder, ignore_errors=True)
os.makedirs(folder)
with Server() as running, Chromium() as chromium:
    for test in typed_before_all_else, undo_in_the_queue, the_wheel_scrolls, work_is_kept, forms_of_hosts, \
            values_keep_their_meaning, options_as_documents_read_them, other_texts, all_at_once, by_keyboard, what_cannot_be_drawn, \
            undo_after_a_reload, without_a_clipboard, dropped_pictures:
        with chromium.page() as own:
            test(own, running)
