#!/usr/bin/env python3
"""playground.py FOLDER: the playground in Chromium: every example is typeset as the frame shows it, a correction is applied, a shared
address gives the same text, and text of a stranger runs no script. axe finds nothing, where it is installed. Exit status 77 without
a browser."""
import os
import pathlib
import shutil
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "server"))
from axe_core import axe_core, look  # noqa: E402
from chromium import Chromium, served  # noqa: E402

STATUS = "document.getElementById('status').textContent"
SETTLED = f"/typeset in|stopped|cannot/.test({STATUS})"
HOSTILE = "# <script>top.document.title = 'x'</script>\n\n[a](javascript:alert(1)) <img src=x onerror=alert(1)>\n"


def typeset(page, action):
    page.run(f"{STATUS} = ''; {action}")
    page.wait(SETTLED, 120)
    said = page.run(STATUS)
    assert said.startswith("typeset in"), said


def choose(page, selector, value):
    typeset(page, f"{{ const choice = document.getElementById('{selector}'); choice.value = {value!r}; choice.onchange(); }}")


def main():
    axe = axe_core()
    with served(sys.argv[1]) as folder, Chromium() as browser:
        address = f"{folder}/index.html"
        with browser.page(width=1280) as page:
            page.open(address)
            page.wait(SETTLED, 120)
            print(f"  {page.run(STATUS)} at the start")
            last = page.run("document.getElementById('example').options.length") - 1
            for number in range(last + 1):
                choose(page, "example", str(number))
                shown = page.run("document.getElementById('page').srcdoc")
                assert ("<svg" in shown) == (number != last), f"example {number}"
                assert page.run("document.getElementById('count').textContent") == ("2" if number == last else "0"), f"example {number}"
            typeset(page, "document.querySelector('#list button:not(.place)').click()")
            assert "author: A. Composer" in page.run("document.getElementById('source').value")
            typeset(page, f"{{ const source = document.getElementById('source'); source.value = {HOSTILE!r}; "
                          "source.dispatchEvent(new Event('input')); }")
            assert page.run("document.title") == "Dawson playground"
            page.run("document.getElementById('share').onclick()")
            shared = page.run("location.href")
            assert "#v1." in shared, shared
            if axe:
                with open(axe, encoding="utf-8") as file:
                    look(page, file.read(), "the playground, 1280 pixels", "axe.run({exclude: ['#page']})")
        with browser.page(width=390) as page:
            page.open(shared)
            page.wait(SETTLED, 120)
            assert page.run("document.getElementById('source').value") == HOSTILE
            if axe:
                with open(axe, encoding="utf-8") as file:
                    look(page, file.read(), "the playground, 390 pixels", "axe.run({exclude: ['#page']})")
    print("the playground works")


if not shutil.which("chromium"):
    print("skipped: chromium is not installed")
    sys.exit(77)
main()
