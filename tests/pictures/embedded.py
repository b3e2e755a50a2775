#!/usr/bin/env python3
"""embedded.py DAWSON FOLDER: `board --embed-source` and `convert --file board.svg|png`, and the names of anonymous authors, which no
output has.
"""
import os
import re
import shutil
import subprocess
import sys
import xml.dom.minidom
import zipfile
import zlib

DAWSON, FOLDER = os.path.abspath(sys.argv[1]), sys.argv[2]
shutil.rmtree(FOLDER, ignore_errors=True)
os.makedirs(FOLDER)
os.chdir(FOLDER)
PROBLEM = ("number: 7\nauthor: Zyxhoeg, Niels\nfen: 8/8/8/8/8/k7/8/2K2R2\nstipulation: h#2 <x> & \"y\"\nmarks: frame c3\nsize: 5mm\n"
           "solution: 1.Ka2 Rf4 2.Ka1 Ra4#\nremark: Quvstad\nsound: cooked\n")
BODY = "fen: 8/8/8/8/8/k7/8/2K2R2\nstipulation: h#2 <x> & \"y\"\nmarks: frame c3\nsize: 5mm\n"


def write(name, text):
    with open(name, "wb") as file:
        file.write(text.encode() if isinstance(text, str) else text)


def dawson(*words, status=0):
    done = subprocess.run([DAWSON, *words], capture_output=True, check=False)
    assert done.returncode == status, (words, done)
    return done.stdout.decode(errors="replace") + done.stderr.decode()


def data(name):
    with open(name, "rb") as file:
        return file.read()


write("p.txt", PROBLEM)
for kind in ("svg", "png"):
    dawson("board", "--problem", "p.txt", "-o", f"plain.{kind}")
    dawson("board", "--problem", "p.txt", "-o", f"b.{kind}", "--embed-source")
    assert dawson("convert", "--file", f"b.{kind}", "--to", "md") == f"```chess\n{BODY}```\n"
    dawson("convert", "--file", f"b.{kind}", "-o", f"{kind}.tex")
    assert "E-IMAGE" in dawson("convert", "--file", f"plain.{kind}", "--to", "md", status=1)
    added = data(f"b.{kind}")
    assert len(added) < len(data(f"plain.{kind}")) + 400
    # Damaged files carry nothing, and end no run.
    for cut in (9, 20, len(added) // 2, len(added) - 30):
        write(f"cut.{kind}", added[:cut])
        dawson("convert", "--file", f"cut.{kind}", "--to", "md", status=1)
xml.dom.minidom.parseString(data("b.svg"))
png, at = data("b.png"), 8
while at < len(png):  # each chunk has its checksum
    length = int.from_bytes(png[at:at + 4], "big")
    assert zlib.crc32(png[at + 4:at + 8 + length]) == int.from_bytes(png[at + 8 + length:at + 12 + length], "big")
    at += 12 + length
embedded = re.search(rb"<dawson:source>.*?</dawson:source>", data("b.svg"), re.S)[0]
for word in (b"Zyxhoeg", b"Ka2 R", b"Quvstad", b"cooked"):
    assert word not in embedded
assert "needs an output in .svg or .png" in dawson("board", "--problem", "p.txt", "-o", "b.pdf", "--embed-source", status=2)
write("a.txt", PROBLEM + "anonymous: yes\n")
assert "E-ANONYMOUS" in dawson("board", "--problem", "a.txt", "-o", "a.svg", "--embed-source", status=1)
assert not os.path.exists("a.svg")

# A booklet of anonymous entries, in every format: no file, name or part of a file has the author.
entry = PROBLEM.replace("remark: Quvstad\n", "city: Quvstad\n").replace(" <x> & \"y\"", "")
write("book.md", f"---\ntitle: Tourney\n---\n\n```chess defaults\nanonymous: yes\n```\n\n```chess\n{entry}```\n\n"
      "```chess solutions\n```\n\n```chess index authors\n```\n")
os.makedirs("out")
outputs = [["weave", "book.md", "-o", f"out/book.{suffix}"] for suffix in ("md", "html", "txt", "epub")]
outputs += [["booklet", "book.md", "-o", "out/book.pdf"], ["weave", "book.md", "-o", "out/png.md", "--boards", "png"]]
outputs += [["board", "--problem", "a.txt", "-o", f"out/a.{kind}"] for kind in ("svg", "png", "pdf", "tex", "txt")]
if shutil.which("pandoc"):
    outputs += [["weave", "book.md", "-o", f"out/book.{suffix}"] for suffix in ("docx", "odt", "rtf", "icml")]
write("a.txt", entry + "anonymous: yes\n")
for words in outputs:
    dawson(*words)
for name in os.listdir("out"):
    parts = [name.encode(), data(f"out/{name}")]
    if zipfile.is_zipfile(f"out/{name}"):
        with zipfile.ZipFile(f"out/{name}") as archive:
            parts += [archive.read(one) for one in archive.namelist()]
    for stream in re.findall(rb"stream\r?\n(.*?)\r?\nendstream", data(f"out/{name}"), re.S):
        try:
            parts.append(zlib.decompress(stream))
        except zlib.error:
            pass
    for part in parts:
        assert b"Zyxhoeg" not in part and b"Quvstad" not in part, name
