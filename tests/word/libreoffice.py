#!/usr/bin/env python3
"""libreoffice.py DAWSON FOLDER: a column for Word as LibreOffice prints it: its text is that of `weave -o column.txt`, its boards are
there. 77 without pandoc, soffice (Debian: libreoffice-writer-nogui) or pdftotext.
"""
import os
import re
import shutil
import subprocess
import sys

for program in ("pandoc", "soffice", "pdftotext", "pdfimages"):
    if not shutil.which(program):
        print(f"{program} is not installed")
        sys.exit(77)
DAWSON, FOLDER = os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2])
COLUMN = os.path.abspath(os.path.join(os.path.dirname(__file__), "../../examples/column.md"))
shutil.rmtree(FOLDER, ignore_errors=True)
os.makedirs(FOLDER)
os.chdir(FOLDER)


def run(*words):
    return subprocess.run(words, capture_output=True, check=True).stdout.decode()


def words_of(text):
    """Words of two letters or more: lines, hyphens, links and signs differ."""
    return re.findall(r"[^\W\d_]{2,}", text)


text = run(DAWSON, "weave", COLUMN, "--to", "txt", "-o", "-")
text = re.sub(r"(?m)^[·♔-♟\U0001fa00-\U0001fa57 ]*$|^\s*·.*$", "", text)  # boards
text = re.sub(r"(?s)\n\s*White, \d+ m[ae]n: .*?\n\s*\n", "\n\n", text)  # descriptions, which are alternative text
for suffix in ("docx", "odt"):
    run(DAWSON, "weave", COLUMN, "-o", f"column.{suffix}")
    run("soffice", "--headless", f"-env:UserInstallation=file://{FOLDER}/home", "--convert-to", "pdf", "--outdir", suffix,
        f"column.{suffix}")
    printed = words_of(run("pdftotext", f"{suffix}/column.pdf", "-"))
    missing = [word for word in words_of(text) if word not in printed]
    assert not missing, (suffix, missing)
    if suffix == "docx":  # LibreOffice 7.4 prints PNG images of 300 dpi
        images = re.findall(r"(?m)^ +\d+ +\d+ image +(\d+)", run("pdfimages", "-list", f"{suffix}/column.pdf"))
        assert sum(int(width) > 500 for width in images) == 4, images
