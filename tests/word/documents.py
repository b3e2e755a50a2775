#!/usr/bin/env python3
"""documents.py DAWSON FOLDER: documents for Word, LibreOffice and InDesign, read as ZIP and XML.

Every part is well-formed, every relation and file entry exists, styles are defined, each board has a drawing, an image and its
description, and the text is that of `weave -o text.txt`. 77 without pandoc.
"""
import os
import re
import shutil
import subprocess
import sys
import xml.dom.minidom
import zipfile

if not shutil.which("pandoc"):
    print("pandoc is not installed")
    sys.exit(77)
DAWSON, FOLDER = os.path.abspath(sys.argv[1]), sys.argv[2]
shutil.rmtree(FOLDER, ignore_errors=True)
os.makedirs(FOLDER)
os.chdir(FOLDER)

TEXT = """---
title: Märchen & <Echo>
subtitle: Heft 2
author: [Anna Ärmel, Bernd Öhl]
language: de
contents: 2
colophon: Gesetzt am *Montag*.
text: {quotes: by language}
---

# Die "Heuschrecke"

Text mit **fett `chess K`**, *kursiv*, einer Note[^1], `chess *2q`, `chess c`, [einem Wort](https://example.org/?a=1&b=2), [](#erste).

> Zitat

* Punkt

| Jahr | Zahl |
|------|-----:|
| 2025 | 12 |

Table: Einsendungen

![Bild & Text](board.png "Ein Brett")

```chess
number: 1
label: erste
author: Ärmel, Anna
stipulation: h#2
fen: 8/8/8/8/8/k7/8/2K2R2
solution: 1.Ka2 Tf4 2.Ka1 Ta4#
```

```chess defaults
across: 2
```

```chess
number: 2
author: Öhl, Bernd
stipulation: s#3
janko: 8/8/8/8/4k3/8/8/R3K2*2q
legend: *2q = Heuschrecke
```

```chess
number: 3
stipulation: "#2"
fen: 8/8/8/8/4k3/8/8/R3K2R
```

\\newpage

# Lösungen

```chess solutions
```

# Namen

```chess index authors
```

[^1]: Fußnote mit `chess N`.
"""


def write(name, text):
    with open(name, "w", encoding="utf-8") as file:
        file.write(text)


def dawson(*arguments, status=0, **more):
    ended = subprocess.run([DAWSON, *arguments], capture_output=True, **more)
    assert ended.returncode == status, (arguments, ended.returncode, ended.stderr.decode())
    return ended.stderr.decode()


def parts(name):
    """The files of an archive; its XML is well-formed."""
    with zipfile.ZipFile(name) as archive:
        assert archive.testzip() is None
        files = {one: archive.read(one) for one in archive.namelist()}
    for one, text in files.items():
        if text and one.endswith((".xml", ".rels", ".svg", ".rdf")):
            xml.dom.minidom.parseString(text)
    return files


def words(text):
    return re.sub(r"\s+", " ", re.sub(r"<[^>]*>", " ", text)).replace("&amp;", "&").replace("&lt;", "<").replace("&gt;", ">")


def elements(text, name):
    return [one for one in xml.dom.minidom.parseString(text).getElementsByTagName(name)]


SENTENCES = ["Märchen & <Echo>", "Heft 2", "Anna Ärmel", "„Heuschrecke“", "fett", "kursiv", "Zitat", "Punkt", "Einsendungen",
             "Ein Brett", "h#2", "(2+1)", "= Heuschrecke", "Lösungen", "Fußnote mit", "Öhl, Bernd", "Gesetzt am", "Montag",
             "\u2654", "\U0001fa25"]


def check_text(text, missing=()):
    for sentence in SENTENCES:
        assert sentence in missing or sentence in text, sentence


def check_word(files):
    types = files["[Content_Types].xml"].decode()
    assert 'Extension="svg" ContentType="image/svg+xml"' in types
    document, styles = (files[f"word/{name}.xml"].decode() for name in ("document", "styles"))
    relations = {one.getAttribute("Id"): one.getAttribute("Target")
                 for one in elements(files["word/_rels/document.xml.rels"], "Relationship")
                 if one.getAttribute("TargetMode") != "External"}
    for target in relations.values():
        assert f"word/{target}" in files, target
    defined = {one.getAttribute("w:styleId") for one in elements(styles, "w:style")}
    used = set(re.findall(r'<w:[pr]Style w:val="([^"]*)"', document))
    assert used <= defined, used - defined
    assert {"ChessBoard", "ChessCaptionAbove", "ChessCaptionBelow", "ChessSolution", "ChessFigurine"} <= used
    pictures = elements(document, "w:drawing")
    described = [one.getElementsByTagName("wp:docPr")[0].getAttribute("descr") for one in pictures]
    assert described[:2] == ["schwarzer Kreis", "Bild & Text"], described
    boards = [one for one in described if one.startswith("Diagramm ")]
    assert len(boards) == 3 and "Anna Ärmel" in boards[0] and "Weiß" in boards[0], described
    drawings = elements(document, "asvg:svgBlip")
    assert len(drawings) == 4 and len(pictures) == 5, (len(drawings), len(pictures))  # one is the author's
    for one in drawings:
        target = relations[one.getAttribute("r:embed")]
        image = relations[one.parentNode.parentNode.parentNode.getAttribute("r:embed")]
        assert files[f"word/{target}"].startswith(b"<svg ") and files[f"word/{image}"].startswith(b"\x89PNG")
    assert "base64" not in document and "data:" not in document
    # A board of 46.1 mm has at least 300 pixels per inch.
    width = int.from_bytes(files[f"word/{image}"][16:20], "big")
    assert width / (46.1 / 25.4) > 300, width
    assert not re.search(r'<w:pStyle w:val="Chess[^>]*><w:jc', document)
    figurine = re.search(r'<w:rStyle w:val="ChessFigurine" />(.*?)</w:rPr><w:t[^>]*>\u2654', document)
    assert figurine and "<w:b" not in figurine[1]
    # Rows of diagrams are tables: captions, boards, captions.
    table = [one for one in elements(document, "w:tbl") if "ChessBoard" in one.toxml()]
    assert len(table) == 1 and len(table[0].getElementsByTagName("w:tr")) == 3
    # Links lead to bookmarks.
    bookmarks = {one.getAttribute("w:name") for one in elements(document, "w:bookmarkStart")}
    for one in elements(document, "w:hyperlink"):
        assert not one.getAttribute("w:anchor") or one.getAttribute("w:anchor") in bookmarks, one.toxml()
    assert 'w:br w:type="page"' in document and "w:footnoteReference" in document
    check_text(words(document + files["word/footnotes.xml"].decode()))
    return document


def check_open_document(files):
    content, styles = files["content.xml"].decode(), files["styles.xml"].decode()
    listed = {one.getAttribute("manifest:full-path") for one in elements(files["META-INF/manifest.xml"], "manifest:file-entry")}
    for one in elements(content, "draw:image"):
        name = one.getAttribute("xlink:href")
        assert name in files and name in listed, name
    defined = {one.getAttribute("style:name") for text in (content, styles) for one in elements(text, "style:style")}
    used = {name for name in re.findall(r'text:style-name="(Chess[^"]*)"', content)}
    assert used <= defined and {"Chess_20_Board", "Chess_20_Figurine", "Chess_20_Solution"} <= used, used
    frames = elements(content, "draw:frame")
    assert len(frames) == 5
    for one in frames:
        assert one.getElementsByTagName("svg:desc"), one.toxml()
    assert sum(len(one.getElementsByTagName("draw:image")) == 2 for one in frames) == 4
    assert "style:may-break-between-rows" in content and "Chess_20_Page_20_Break" in content
    with zipfile.ZipFile("text.odt") as archive:
        first = archive.infolist()[0]
        assert first.filename == "mimetype" and first.compress_type == zipfile.ZIP_STORED
    check_text(words(content))


def check_story():
    with open("text.icml", encoding="utf-8") as file:
        story = file.read()
    xml.dom.minidom.parseString(story.encode())
    links = re.findall(r'LinkResourceURI="file:([^"]*)"', story)
    assert len(links) == 5, links
    for one in links:
        assert os.path.exists(one), one
    assert sum(one.startswith("pictures/") and one.endswith(".pdf") for one in links) == 4, links
    names = set(re.findall(r'AppliedParagraphStyle="ParagraphStyle/([^"]*)"', story))
    assert {"Chess Board", "Chess Caption Above", "Chess Solution", "Title", "Subtitle", "Author"} <= names, names
    defined = re.findall(r'<ParagraphStyle Self="ParagraphStyle/([^"]*)"', story)
    assert names <= {*defined, "$ID/[No paragraph style]"} and len(defined) == len(set(defined)), defined
    assert story.count("Chess Board") == 2 + story.count('AppliedParagraphStyle="ParagraphStyle/Chess Board"') == 5
    assert re.search(r'Name="Chess Board" [^>]*Justification="CenterAlign" KeepWithNext="1"', story)
    assert re.search(r'Name="Chess Figurine">\s*<Properties>.*?<AppliedFont type="string">Dawson<', story, re.S)
    for one in re.findall(r'ItemTransform="([\d.]+) 0 0 ([\d.]+) ', story):  # pandoc knows the size of each board
        assert all(0.9 < float(part) < 1.1 for part in one), one
    check_text(words(story))


def check_rtf():
    with open("text.rtf", encoding="latin-1") as file:
        text = file.read()
    assert text.startswith("{\\rtf1") and text.count("\\pngblip") == 5
    assert text.count("{") - text.count("\\{") == text.count("}") - text.count("\\}")
    plain = re.sub(r"\\u(-?\d+)\?", lambda one: chr(int(one[1]) % 65536), text)
    plain = plain.encode("utf-16", "surrogatepass").decode("utf-16")
    for sentence in ("Heft 2", "fett", "h#2", "Gesetzt am", "\u2654", "\U0001fa25"):
        assert sentence in plain, sentence


write("text.md", TEXT)
dawson("board", "8/8/8/3k4/8/3K4/8/8", "-o", "board.png")
assert "W-" not in dawson("weave", "text.md", "-o", "text.docx")
document = check_word(parts("text.docx"))
dawson("weave", "text.md", "-o", "again.docx")
with open("text.docx", "rb") as one, open("again.docx", "rb") as other:
    assert one.read() == other.read()
dawson("weave", "text.md", "-o", "text.odt")
check_open_document(parts("text.odt"))
dawson("weave", "text.md", "-o", "text.rtf")
check_rtf()
assert "page break ignored" in dawson("weave", "text.md", "-o", "text.icml", "--assets", "pictures")
check_story()

# A house's own style is kept, those that it lacks are added.
files = parts("text.docx")
with zipfile.ZipFile("house.docx", "w") as archive:
    for name, text in files.items():
        if name == "word/styles.xml":
            text = re.sub(rb'(<w:name w:val="Chess Board".*?w:before=)"\d*"', rb'\1"777"', text)
            text = re.sub(rb'<w:style [^>]*w:styleId="ChessSolution".*?</w:style>', b"", text)
        archive.writestr(name, text)
dawson("weave", "text.md", "-o", "own.docx", "--reference", "house.docx")
styles = parts("own.docx")["word/styles.xml"].decode()
assert 'w:before="777"' in styles and styles.count('<w:name w:val="Chess Board"') == 1
assert styles.count('<w:name w:val="Chess Solution"') == 1
assert "E-PANDOC" in dawson("weave", "text.md", "-o", "no.docx", "--reference", "text.md", status=1)
assert "--reference needs" in dawson("weave", "text.md", "-o", "no.rtf", "--reference", "house.docx", status=2)

# Nothing is written after an error, without pandoc, or from LaTeX.
write("wrong.md", "```chess\nfen: 9\n```\n")
assert "E-" in dawson("weave", "wrong.md", "-o", "no.docx", status=1)
without = dawson("weave", "text.md", "-o", "no.docx", status=1, env={**os.environ, "PATH": "/nowhere"})
assert "text.md:1:1: error: pandoc is not installed [E-PANDOC]" in without, without
write("paper.tex", "\\documentclass{article}\n")
assert "Markdown" in dawson("weave", "paper.tex", "-o", "no.docx", status=2)
assert not os.path.exists("no.docx") and not os.path.exists("no.rtf")
dawson("weave", "wrong.md", "-o", "draft.docx", "--draft", status=1)
assert "[E-" in words(parts("draft.docx")["word/document.xml"].decode())

# What a format cannot hold has a place in the document.
write("lost.md", "# A\n\n<div>x</div>\n\nA[^1].\n\n![d](d.svg)\n\n```chess\nsize: 30mm\nfen: 8/8/8/8/8/8/8/K6k\n```\n\n"
      "[^1]: B[^2].\n[^2]: C.\n")
write("d.svg", '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
said = dawson("weave", "lost.md", "-o", "lost.docx")
for finding in ("lost.md:3:1: warning: HTML", "lost.md:7:", "W-IMAGE", "lost.md:9:1: warning: the board is wider", "W-FORMAT"):
    assert finding in said, said

# Several documents are files of one folder, numbered as one book.
write("one.md", "```chess\nnumber: auto\nfen: 8/8/8/8/8/8/8/K6k\n```\n")
write("two.md", "```chess\nnumber: auto\nfen: 8/8/8/8/8/8/8/k6K\n```\n")
dawson("weave", "one.md", "two.md", "--follow", "--to", "docx", "-o", "both")
assert " 2 " in words(parts("both/two.docx")["word/document.xml"].decode())

# An anonymous entry names its author nowhere, in the text or in a part of the file.
write("entry.md", "---\ntitle: Tourney\nlanguage: en\n---\n\n```chess defaults\nanonymous: yes\n```\n\n```chess\nnumber: 1\nauthor: Zyxhoeg, Niels\n"
      "city: Quvstad\nstipulation: h#2\nfen: 8/8/8/8/8/k7/8/2K2R2\nsolution: 1.Ka2 Rf4 2.Ka1 Ra4#\n```\n\n```chess solutions\n```\n\n"
      "```chess index authors\n```\n")
for suffix in ("docx", "odt", "rtf", "icml"):
    dawson("weave", "entry.md", "-o", f"entry/entry.{suffix}")
for name in os.listdir("entry"):
    with open(f"entry/{name}", "rb") as file:
        bytes_ = [file.read()]
    if name.endswith((".docx", ".odt")):
        bytes_ += parts(f"entry/{name}").values()
    for one in bytes_:
        assert b"Zyxhoeg" not in one and b"Quvstad" not in one, name
