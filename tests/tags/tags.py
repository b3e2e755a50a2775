#!/usr/bin/env python3
"""tags.py DAWSON FOLDER: tagged PDF, read as qpdf's JSON has it.

`rules` are those of veraPDF's profile of PDF/UA-1 (clauses of ISO 14289-1) and of PDF/A-2 that a file
of ours can break; each is checked, in each of the files. What only eyes and ears can judge - whether
words, headings and the order are right - is in the cases below, for one document.
77 without qpdf or pdfinfo.
"""
import json
import os
import re
import shutil
import subprocess
import sys

STANDARD = set("Document Part Sect Div H1 H2 H3 H4 H5 H6 P Code BlockQuote L LI Lbl LBody Table TR TH TD "
               "Reference Link Note Figure Caption Span TOC TOCI".split())
DRAWS = {"f", "F", "f*", "S", "s", "B", "B*", "b", "b*", "Tj", "TJ", "Do", "sh"}

BOOK = """---
title: Two <Kings> & more
author: Ann
language: en
toc: yes
head: {odd: '{title} | | {page}'}
PDF---

# Kings

Text[^1] with a man, `chess K`, and [a link](https://example.org), which is long enough to be
divided, constitutionally and unquestionably incomprehensibly, in half-moves and half-lines, again
and again constitutionally and unquestionably incomprehensibly in half-moves.

[^1]: A note with `code`.

- one
- two
  1. inner

> Quoted.
>
> — Somebody

| A | B |
|---|---|
| a | |

    first line
    second line

#### Deeper

![a grey picture](p.svg "Its caption")

```chess
12 - Petko Petkov
#2
fen: n1rb4/1p3p1p/1p6/1R5K/8/p3p1PN/1PP1R3/N6k
solution: 1.Kh5-h4 !
```

```chess
13 - Sam Loyd
fen: 8/8/8/3k4/8/3K4/8/8
alt: none
```

```chess solutions
```

```chess index authors
```
"""


class File:
    def __init__(self, path):
        out = subprocess.run(["qpdf", "--json=1", "--decode-level=generalized", path], capture_output=True)
        document = json.loads(out.stdout)
        self.objects = document["objects"]
        self.pages = [page["object"] for page in document["pages"]]
        self.path = path
        self.catalog = self.get(self.objects["trailer"]["/Root"])
        self.elements = []  # (key, dictionary, ancestors)
        root = self.get(self.catalog["/StructTreeRoot"])
        self.walk(root["/K"], [])

    def get(self, value):
        while isinstance(value, str) and re.fullmatch(r"\d+ \d+ R", value):
            value = self.objects[value]
        return value

    def walk(self, key, above):
        one = self.get(key)
        if not isinstance(one, dict) or "/S" not in one:
            return
        self.elements.append((key, one, above))
        for kid in self.kids(one):
            self.walk(kid, above + [key])

    def kids(self, element):
        kids = element.get("/K", [])
        return kids if isinstance(kids, list) else [kids]

    def of(self, role):
        return [one for _, one, _ in self.elements if one["/S"] == "/" + role]

    def content(self, page):
        out = subprocess.run(["qpdf", "--show-object=" + self.get(page)["/Contents"].split()[0],
                              "--filtered-stream-data", self.path], capture_output=True).stdout
        return out.decode("latin-1")


def text(value):
    return value[2:] if isinstance(value, str) and value.startswith("u:") else value


def operators(content):
    """The operators of a page in order."""
    content = re.sub(r"\((?:[^()\\]|\\.)*\)", "()", content, flags=re.S)  # strings may hold anything
    return [re.search(r"[A-Za-z*]*$", line).group() for line in content.split("\n")]


def rules(file):
    """(clause, what it wants, whether it holds) for each rule."""
    catalog, get = file.catalog, file.get
    out = []

    def rule(clause, wants, holds):
        out.append((clause, wants, bool(holds)))

    roles = [one["/S"][1:] for _, one, _ in file.elements]
    rule("7.1-3", "content is in an element or an artifact", all(all_marked(file, page) for page in file.pages))
    rule("7.1-8", "metadata stream", "/Metadata" in catalog)
    rule("7.1-9", "dc:title", b"<dc:title>" in metadata(file))
    rule("7.1-10", "DisplayDocTitle", get(catalog["/ViewerPreferences"]).get("/DisplayDocTitle") is True)
    rule("7.1-11", "marked", get(catalog["/MarkInfo"])["/Marked"] is True)
    rule("7.1-5", "standard types alone", set(roles) <= STANDARD)
    rule("7.1-6", "nobody maps standard types", "/RoleMap" not in get(catalog["/StructTreeRoot"]))
    rule("7.2-2", "language", text(catalog.get("/Lang")) == "en")
    rule("7.3-1", "figures have words", all(text(one.get("/Alt")) for one in file.of("Figure")))
    levels = [int(role[1]) for role in roles if re.fullmatch("H[1-6]", role)]
    rule("7.4.2-1", "headings skip no level",
         all(b <= a + 1 for a, b in zip([0] + levels, levels)))
    rule("7.5-1", "heads of tables have a scope", all(get(get(one["/A"])["/Scope"]) == "/Column" for one in file.of("TH")))
    tables = [[len(file.kids(get(row))) for row in file.kids(one) if get(row)["/S"] == "/TR"] for one in file.of("Table")]
    rule("7.5-2", "rows of a table are as long as each other", all(len(set(rows)) == 1 for rows in tables))
    inside = {"LI": {"L"}, "Lbl": {"LI", "Note", "Link", "TOCI"}, "LBody": {"LI"}, "TR": {"Table"}, "TH": {"TR"},
              "TD": {"TR"}, "TOCI": {"TOC"}}
    parent = {key: file.get(above[-1])["/S"][1:] for key, _, above in file.elements if above}
    rule("7.2-3..20", "parts of lists, tables and contents stand in these",
         all(parent[key] in inside[one["/S"][1:]] for key, one, _ in file.elements if one["/S"][1:] in inside))
    rule("7.6-1", "lists are numbered", all("/ListNumbering" in get(one["/A"]) for one in file.of("L")))
    ids = [one.get("/ID") for one in file.of("Note")]
    rule("7.9-1", "notes have names", all(ids) and len(set(ids)) == len(ids))
    annotations = [(page, key) for page in file.pages for key in get(get(page).get("/Annots", []))]
    rule("7.18.3-1", "Tabs S", all(get(page).get("/Tabs") == "/S" for page in file.pages))
    parents = number_tree(file)
    rule("7.18.5-1", "links stand in Link", all(
        get(parents[get(key)["/StructParent"]])["/S"] == "/Link" for _, key in annotations))
    rule("7.18.5-2", "links have words", all(text(get(key).get("/Contents")) for _, key in annotations))
    rule("7.1-2", "an element's parent has it", all(
        key in [kid for kid in file.kids(get(one["/P"]))] or one["/S"] == "/Document" for key, one, _ in file.elements))
    fonts = [one for one in file.objects.values() if isinstance(one, dict) and one.get("/Type") == "/FontDescriptor"]
    rule("7.21.4.1-1", "fonts are embedded", all("/FontFile2" in one or "/FontFile3" in one for one in fonts))
    composite = [one for one in file.objects.values() if isinstance(one, dict) and one.get("/Subtype") == "/Type0"]
    rule("7.21.7-1", "fonts have Unicode", composite and all("/ToUnicode" in one for one in composite))
    rule("7.16-1", "no encryption", "/Encrypt" not in file.objects["trailer"])
    rule("marks", "marked content and elements know each other", marks_agree(file, parents))
    return out


def metadata(file):
    number = file.catalog["/Metadata"].split()[0]
    return subprocess.run(["qpdf", "--show-object=" + number, "--raw-stream-data", file.path],
                          capture_output=True).stdout


def number_tree(file):
    nums = file.get(file.get(file.catalog["/StructTreeRoot"])["/ParentTree"])["/Nums"]
    keys = nums[0::2]
    assert keys == sorted(keys) == list(range(len(keys))), keys
    return dict(zip(keys, nums[1::2]))


def all_marked(file, page):
    depth = 0
    for operator in operators(file.content(page)):
        if operator in ("BMC", "BDC"):
            depth += 1
        elif operator == "EMC":
            depth -= 1
        elif operator in DRAWS and depth == 0:
            return False
    return depth == 0


def marks_agree(file, parents):
    placed = {}  # (page, mark): element
    for key, one, _ in file.elements:
        for kid in file.kids(one):
            if isinstance(kid, int):
                placed[one["/Pg"], kid] = key
            elif isinstance(kid, dict) and "/MCID" in kid:
                placed[kid["/Pg"], kid["/MCID"]] = key
    for page in file.pages:
        elements = file.get(parents[file.get(page)["/StructParents"]])
        marks = re.findall(r"/(\w+)<</MCID (\d+)", file.content(page))
        if [int(mark) for _, mark in marks] != list(range(len(elements))):
            return False
        for (role, mark), element in zip(marks, elements):
            if placed.get((page, int(mark))) != element or file.get(element)["/S"] != "/" + role:
                return False
    return len(placed) == sum(len(file.get(parents[file.get(page)["/StructParents"]])) for page in file.pages)


def holds(path):
    file = File(path)
    broken = [(clause, wants) for clause, wants, good in rules(file) if not good]
    assert not broken, (path, broken)
    return file


def run(dawson, *words):
    out = subprocess.run([dawson, *words], capture_output=True, text=True)
    return out.returncode, out.stdout, out.stderr


def main():
    dawson, folder = sys.argv[1:3]
    for tool in ("qpdf", "pdfinfo", "pdftotext"):
        if not shutil.which(tool):
            sys.exit(77)
    shutil.rmtree(folder, ignore_errors=True)
    os.makedirs(folder)
    os.chdir(folder)
    with open("p.svg", "w") as out:
        out.write('<svg xmlns="http://www.w3.org/2000/svg" width="20mm" height="9mm"><rect width="20" height="9" fill="#888"/></svg>')
    for name, keys in (("plain", ""), ("ua", "pdf: {standard: [ua-1, a-2a]}\n"), ("grey", "pdf: {standard: a-2u, intent: grey}\n"),
                       ("columns", "page: {columns: 2}\nparts: yes\n")):
        with open(name + ".md", "w") as out:
            text_of = BOOK.replace("PDF---", keys + "---")
            out.write(re.sub(r"!\[a grey.*\n", "", text_of) if name == "grey" else text_of)
        code, _, said = run(dawson, "booklet", name + ".md", "-o", name + ".pdf")
        assert code == 0, said
        file = holds(name + ".pdf")
    # Claims are made where they are asked for, and for archives the colours are told.
    plain, ua, grey = (metadata(File(name + ".pdf")) for name in ("plain", "ua", "grey"))
    assert b"pdfuaid:part>" not in plain and b"pdfaid:part>" not in plain
    assert b"<pdfuaid:part>1<" in ua and b"<pdfaid:part>2<" in ua and b"<pdfaid:conformance>A<" in ua
    assert b"<pdfaid:conformance>U<" in grey and b"pdfuaid:part>" not in grey
    assert b"Two &lt;Kings&gt; &amp; more" in plain
    for name, channels in (("ua", 3), ("grey", 1)):
        file = File(name + ".pdf")
        intent = file.get(file.get(file.catalog["/OutputIntents"])[0])
        assert file.get(file.objects[intent["/DestOutputProfile"]]).get("/N", channels) == channels
        profile = subprocess.run(["qpdf", "--show-object=" + intent["/DestOutputProfile"].split()[0],
                                  "--filtered-stream-data", name + ".pdf"], capture_output=True).stdout
        assert profile[36:40] == b"acsp" and int.from_bytes(profile[:4], "big") == len(profile)
    assert "/OutputIntents" not in File("plain.pdf").catalog
    # What is read is what was written, in its order, whole words.
    said = subprocess.run(["pdfinfo", "-struct-text", "plain.pdf"], capture_output=True, text=True).stdout
    for part in ('"Kings 3"', '"first\u00a0line\nsecond\u00a0line', '"Quoted."', '"one"', '"A note with code."',
                 "half-lines, again and again constitutionally"):
        assert part in said, (part, said)
    whole = subprocess.run(["pdftotext", "plain.pdf", "-"], capture_output=True, text=True).stdout
    assert "half-moves" in whole
    file = File("plain.pdf")
    assert [text(one["/ActualText"]) for one in file.of("Span")][0] == "white king"
    words = [text(one["/Alt"]) for one in file.of("Figure")]
    assert words[0] == "a grey picture" and words[1].startswith("Diagram 12: Petko Petkov. Mate in 2 moves."), words
    assert len(words) == 2  # `alt: none` only decorates
    assert len(file.of("H1")) == 1 and len(file.of("H2")) == 1
    for one in file.of("Figure"):
        left, bottom, right, top = file.get(one["/A"])["/BBox"]
        assert 0 < left < right < 420 and 0 < bottom < top < 596, one
    # Twice the same bytes; sheets that are folded are not tagged.
    assert run(dawson, "booklet", "ua.md", "-o", "again.pdf")[0] == 0
    assert open("ua.pdf", "rb").read() == open("again.pdf", "rb").read()
    assert run(dawson, "booklet", "plain.md", "--impose", "-o", "folded.pdf")[0] == 0
    with open("folded.pdf", "rb") as folded:
        assert b"StructTreeRoot" not in folded.read()
    # What a document lacks of a standard is an error where it lacks it.
    for document, place in (("Text.\n", "1:1"), ("---\ntitle: T\n---\n\n![](p.svg)\n", "5:1")):
        with open("lacks.md", "w") as out:
            out.write(document)
        code, _, said = run(dawson, "booklet", "lacks.md", "-o", "lacks.pdf", "--pdf", "ua-1", "--diagnostics", "short")
        assert code == 1 and f"lacks.md:{place}: " in said and "[E-PDF]" in said, said
    # One diagram, and a diagram of moves.
    assert run(dawson, "board", "8/8/8/3k4/8/3K4/8/8", "--from", "fen", "--field", "author=Sam Loyd",
               "-o", "board.pdf")[0] == 0
    assert run(dawson, "moves", "N", "-o", "moves.pdf")[0] == 0
    for name in ("board", "moves"):
        file = File(name + ".pdf")
        assert len(file.of("Figure")) == 1 and text(file.of("Figure")[0]["/Alt"]), name
        assert all(all_marked(file, page) for page in file.pages) and marks_agree(file, number_tree(file)), name


main()
