"""pages.py DAWSON FOLDER DOCUMENT...: each Markdown document as a page of HTML, read by a parser that takes no error.

Ids are unique, links within the page lead somewhere, nothing is fetched, and in a browser the script shows the buttons."""
import collections
import os
import re
import shutil
import subprocess
import sys
import urllib.parse

try:
    import html5lib
except ImportError:
    print("html5lib is not installed")
    sys.exit(77)

dawson, folder, *documents = sys.argv[1:]
os.makedirs(folder, exist_ok=True)
faults = []


def look(name, text, told):
    """What is wrong with a page and was not told."""
    parser = html5lib.HTMLParser(namespaceHTMLElements=False)
    page = parser.parse(text)
    faults.extend(f"{name}: {place}: {code}" for place, code, _ in parser.errors)
    ids = collections.Counter(element.get("id") for element in page.iter() if element.get("id"))
    faults.extend(f"{name}: {count} times the id {one}" for one, count in ids.items() if count > 1)
    for element in page.iter():
        for attribute in ("href", "src"):
            target = element.get(attribute) or ""
            own = urllib.parse.unquote(target[1:])
            if target.startswith("#") and own not in ids and target[1:] not in ids:
                if f"`{own}`" not in told:
                    faults.append(f"{name}: nothing has the id of {target}")
            fetched = element.tag in ("link", "script", "img", "image", "iframe") and target
            if fetched and not target.startswith(("data:", "http", "#")) and f": {target} is not" not in told:
                faults.append(f"{name}: <{element.tag}> fetches {target}")
    return page


def woven(document):
    out = os.path.join(folder, os.path.splitext(os.path.basename(document))[0] + ".html")
    command = [dawson, "weave", document, "-o", out, "--draft", "--diagnostics", "short"]
    told = subprocess.run(command, capture_output=True, text=True, check=False).stderr
    with open(out, encoding="utf-8") as file:
        return out, file.read(), told


figures = 0
with_buttons = None
for document in documents:
    out, text, told = woven(document)
    page = look(document, re.sub(r"<!--.*?-->", "", text, flags=re.DOTALL), told)  # comments are the author's
    if "<button" in text:
        with_buttons = out
    figures += sum(1 for element in page.iter() if element.tag == "figure")
if figures == 0:
    faults.append("no page has a figure")

if with_buttons is None:
    faults.append("no page has a button")
elif shutil.which("chromium"):
    command = ["timeout", "100", "chromium", "--headless", "--no-sandbox", "--disable-gpu", f"--user-data-dir={folder}/profile",
               "--dump-dom", "file://" + os.path.abspath(with_buttons)]
    shown = subprocess.run(command, capture_output=True, text=True, check=False).stdout
    if re.search("<button[^>]*hidden", shown) or "<button" not in shown:
        faults.append(f"{with_buttons}: the script does not show the buttons")

print("\n".join(faults) or f"{len(documents)} pages with {figures} figures")
sys.exit(1 if faults else 0)
