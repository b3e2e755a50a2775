"""Pages of HTML as a browser prints them: printed.py DAWSON FOLDER. Exit status 77 where there is no browser."""
import base64
import collections
import os
import shutil
import subprocess
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from chromium import only_page  # noqa: E402
from serving import dawson, folder, put  # noqa: E402


def show(browser, text):
    put("printed.md", text)
    subprocess.run([dawson, "weave", "printed.md", "-o", "printed.html"], cwd=folder, check=True, stderr=subprocess.DEVNULL)
    browser.open("file://" + os.path.join(folder, "printed.html"))


def on_paper(browser, dpi):
    """The first page as it is printed, a picture in shades of grey."""
    printed = browser.call("Page.printToPDF")["data"]
    with open(os.path.join(folder, "printed.pdf"), "wb") as file:
        file.write(base64.b64decode(printed))
    return subprocess.run(["pdftoppm", "-gray", "-r", str(dpi), "-singlefile", "printed.pdf"], cwd=folder, check=True,
                          stdout=subprocess.PIPE).stdout


def greys(browser, style):
    """The share of what is neither ink nor paper where a board is printed."""
    show(browser, f"```chess\nfen: 8/8/8/8/8/8/8/8\nstyle: {style}\n```\n")
    picture = on_paper(browser, 600)
    values = collections.Counter(picture[picture.index(b"\n255\n") + 5:])
    ink = sum(count for value, count in values.items() if value < 250)
    return sum(count for value, count in values.items() if 80 < value < 250) / ink


def played(browser):
    """What has been played on the screen is not the problem: paper has its diagram, with a script or without."""
    text = "```chess\nfen: 7R/8/8/8/8/K7/8/k7\nsolution: 1.Rh1#\n```\n\n```chess solutions\n```\n"
    show(browser, text)
    wanted = on_paper(browser, 100)
    browser.wait("document.querySelector('.player') !== null")
    buttons = "document.querySelectorAll('.player button')[{}]"
    shown = "['.playing', '.standing'].filter(one => getComputedStyle(document.querySelector(one)).display !== 'none')"
    for button in 2, 4, 0:
        browser.run(buttons.format(button) + ".click()")
        if browser.run(shown) != [".playing"]:
            sys.exit(f"after button {button} the screen shows {browser.run(shown)}")
        if on_paper(browser, 100) != wanted:
            sys.exit(f"after button {button} another diagram is printed")
    browser.call("Emulation.setScriptExecutionDisabled", value=True)
    show(browser, text)
    if on_paper(browser, 100) != wanted:
        sys.exit("without a script another page is printed")
    browser.call("Emulation.setScriptExecutionDisabled", value=False)
    print("  what has been played is not printed")


def copied(browser):
    """A copy of the picture and the file that is saved are the diagram, whatever is played, and need nothing of the page."""
    show(browser, "```chess\nfen: 7R/8/8/8/8/K7/8/k7\nstyle: feenschach\nsolution: 1.Rh1#\n```\n\n```chess solutions\n```\n")
    browser.wait("document.querySelector('.player') !== null")
    browser.run("URL.createObjectURL = blob => { blob.text().then(text => window.saved = text); return 'data:,' }")
    pixels = """(text => new Promise(done => { const image = new Image(), canvas = document.createElement('canvas');
      image.onload = () => { canvas.width = canvas.height = 400; canvas.getContext('2d').drawImage(image, 0, 0, 400, 400);
        done(canvas.toDataURL()) };
      image.onerror = () => done('no picture');
      image.src = 'data:image/svg+xml;charset=utf-8,' + encodeURIComponent(text) }))"""
    alone = "new XMLSerializer().serializeToString(document.querySelector('.board'))"
    pictures = []
    for button in 0, 2:
        browser.run(f"document.querySelectorAll('.player button')[{button}].click()")
        browser.run("document.querySelector('.player [title*=SVG]').click()")
        browser.wait("window.saved")
        pictures.append([browser.run(f"{pixels}(window.saved)"), browser.run(f"{pixels}({alone})")])
        saved = browser.run("window.saved")
        browser.run("window.saved = ''")
    if pictures[0] != pictures[1] or pictures[0][0] in ("no picture", pictures[0][1]):
        sys.exit("a copy of the picture shows what has been played")
    with open(os.path.join(folder, "saved.svg"), "w", encoding="utf-8") as out:
        out.write(saved)
    print("  copies of the picture are the diagram")


if not shutil.which("chromium"):
    print("chromium is not installed")
    sys.exit(77)
os.makedirs(folder, exist_ok=True)
with only_page() as browser:
    for style, hatched in ("screen", True), ("tinted", False):
        share = greys(browser, style)
        if (share < 0.3) != hatched or 0.3 <= share < 0.7:
            sys.exit(f"{style}: {share:.0%} of what is not paper is grey")
        print(f"  a board of the style {style} is {'hatched' if hatched else 'tinted'} in print")
    played(browser)
    copied(browser)
    # Behind the text it would have a page of its own; on paper no link leads back.
    browser.call("Emulation.setEmulatedMedia", media="print")
    show(browser, "```chess\nfen: 7R/8/8/8/8/K7/8/k7\nsolution: 1.Rh1#\n```\n\n```chess solutions\n```\n")
    shown = browser.run("['.heard', '[role=doc-backlink]', '.board', 'details p'].filter(one =>"
                        " getComputedStyle(document.querySelector(one)).display !== 'none')")
    if shown != [".board", "details p"]:
        sys.exit(f"in print stands {shown}")
    print("  what only those at a screen can use is not printed")
