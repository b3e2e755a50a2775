"""Programs that tests run, and the words of a PDF with their places."""
import os
import re
import shutil
import subprocess
import sys


def run(*words):
    """Returns the output of a program; the test ends if it fails."""
    done = subprocess.run(words, capture_output=True, text=True, errors="replace")
    if done.returncode:
        sys.exit(f"{' '.join(words)}: {done.stdout[-2000:]}{done.stderr}")
    return done.stdout


def start(*programs):
    """Goes to an empty folder and returns the path of dawson: the arguments are DAWSON FOLDER. Exit status 77 if one of the
    programs is not installed."""
    dawson, folder = os.path.abspath(sys.argv[1]), sys.argv[2]
    for program in programs:
        if not shutil.which(program):
            print(f"{program} is not installed")
            sys.exit(77)
    shutil.rmtree(folder, ignore_errors=True)
    os.makedirs(folder)
    os.chdir(folder)
    return dawson


class Page:
    """The words of a PDF with their places: word, left, top, right, bottom in points; y grows from page to page."""

    def __init__(self, pdf):
        self.words = []
        for number, page in enumerate(run("pdftotext", "-bbox", pdf, "-").split("<page ")[1:]):
            for x, y, right, bottom, word in re.findall(
                    r'<word xMin="([^"]*)" yMin="([^"]*)" xMax="([^"]*)" yMax="([^"]*)">(.*?)</word>', page):
                self.words.append((word, float(x), float(y) + 2000 * number, float(right), float(bottom) + 2000 * number))

    def find(self, wanted):
        return next(word for word in self.words if word[0] == wanted)

    def files(self, author, left, right, below):
        """The letters a and h of the first board below the author: `left` to `right` of the author's left end."""
        _, x, y, _, _ = self.find(author)
        return [min((word for word in self.words if word[0] == name and 0 < word[2] - y < below and left < word[1] - x < right),
                    key=lambda word: word[2]) for name in "ah"]
