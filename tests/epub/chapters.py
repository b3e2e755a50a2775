"""An e-book as its readers open it: chapters.py DAWSON FOLDER DOCUMENT.md... Each file is well-formed, its ids are its own, links
lead to what is there, the same document has the same bytes; where axe-core is (AXE_CORE, or npm's) chapters keep its rules."""
import hashlib
import os
import posixpath
import subprocess
import sys
import xml.etree.ElementTree as tree
import zipfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "server"))
from axe_core import axe_core, look  # noqa: E402

dawson, folder = os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2])
os.makedirs(folder, exist_ok=True)
# Which levels headings have is the document's.
KEPT = "axe.run(document, {rules: {'heading-order': {enabled: false}}})"
PACKAGE = "{http://www.idpf.org/2007/opf}"


def fail(what):
    raise SystemExit(f"FAILED: {what}")


def book_of(document, name):
    path = os.path.join(folder, name + ".epub")
    subprocess.run([dawson, "weave", document, "-o", path, "--quiet"], check=True)
    return path


def digest(path):
    with open(path, "rb") as file:
        return hashlib.sha256(file.read()).hexdigest()


def targets(files):
    """The ids of each file."""
    out = {}
    for name, root in files.items():
        ids = [one.get("id") for one in root.iter() if one.get("id")]
        twice = {one for one in ids if ids.count(one) > 1}
        if twice:
            fail(f"{name} has twice {twice}")
        out[name] = set(ids)
    return out


def links(files, names):
    ids = targets(files)
    for name, root in files.items():
        for one in root.iter():
            for attribute in ("href", "src"):
                address = one.get(attribute)
                if not address or ":" in address:
                    continue
                file, _, label = address.partition("#")
                there = posixpath.normpath(posixpath.join(posixpath.dirname(name), file)) if file else name
                if there not in names or label and label not in ids.get(there, ()):
                    fail(f"{name}: {address} leads to nothing")
            for attribute in ("aria-labelledby", "aria-describedby", "aria-details"):
                if one.get(attribute) and one.get(attribute) not in ids[name]:
                    fail(f"{name}: {attribute} {one.get(attribute)}")


def look_at_chapters(files, book):
    from chromium import only_page
    unpacked = os.path.splitext(book)[0]
    with zipfile.ZipFile(book) as archive:
        archive.extractall(unpacked)
    with open(axe, encoding="utf-8") as script:
        rules = script.read()
    with only_page() as browser:
        for name in sorted(files):
            if not name.startswith("EPUB/chapter-"):
                continue
            browser.open("file://" + os.path.join(unpacked, name))
            look(browser, rules, f"{os.path.basename(book)} {name}", KEPT)


axe = axe_core()
for document in sys.argv[3:]:
    stem = os.path.splitext(os.path.basename(document))[0]
    book = book_of(document, stem)
    if digest(book) != digest(book_of(document, stem + "-again")):
        fail(f"{document}: other bytes the second time")
    with zipfile.ZipFile(book) as archive:
        names = archive.namelist()
        files = {name: tree.fromstring(archive.read(name)) for name in names if name.endswith((".xhtml", ".opf", ".xml"))}
    links({name: root for name, root in files.items() if name.endswith(".xhtml")}, names)
    package = files["EPUB/book.opf"]
    listed = {"EPUB/" + item.get("href") for item in package.iter(PACKAGE + "item")}
    if listed != {name for name in names if name.startswith("EPUB/")} - {"EPUB/book.opf"}:
        fail(f"{document}: the manifest lists {listed}")
    print(f"  {stem}: {len(files)} files are well-formed, and all links lead somewhere")
    if axe:
        look_at_chapters(files, book)
