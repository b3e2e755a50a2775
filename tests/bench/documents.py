#!/usr/bin/env python3
"""documents.py KIND N: a document of N pieces to measure with, the same on every run. KIND is a function below; captioned
diagrams have 20 pieces."""
import itertools
import random
import sys

first = "Anna Bruno Clara David Emil Frida Gustav Hanna Ivan Julia Karl Lena".split()
last = "Abel Brandt Cerny Dupont Eriksson Fiala Gruber Horvat Iversen Jansen Kovacs Lindgren".split()
sources = "feenschach", "Die Schwalbe", "The Problemist", "Probleemblad", "StrateGems"
awards = "1st Prize", "2nd Prize", "3rd Honourable Mention", "Commendation"
tasks = "#2", "h#3", "s#4", "Mate in 3 moves", "ser-h=7", "#3"
words = "the queen waits while her king walks home and every pawn that moves has lost a square of its own".split()

# The solution of 7N/6pP/5k2/R7/1Q2r1p1/8/8/K7, as programs print it.
solution = "1.Qb4*e4 ! threat: 2.Ra5-f5 # 2.Qe4-e5 # 1...g7-g5 2.Qe4-e5 # 1...g7-g6 2.Qe4-e5 #"


def forsyth(squares):
    ranks = ["".join(squares[i:i + 8]) for i in range(0, len(squares), 8)]
    for run in range(8, 0, -1):
        ranks = [rank.replace(" " * run, str(run)) for rank in ranks]
    return "/".join(ranks)


def position():
    squares = [" "] * 64
    for man, square in zip("KkQRRBNPPPPqrrbnpppp", random.sample(range(64), 20)):
        squares[square] = man
    return forsyth(squares)


def problem():
    return (f"author: {random.choice(first)} {random.choice(last)}\nsource: {random.choice(sources)}\n"
            f"issue: {random.randint(1, 300)}\ndate: {random.randint(1900, 2020)}\naward: {random.choice(awards)}\n"
            f"stipulation: {random.choice(tasks)}\nfen: {position()}\n")


def fenced(body):
    return f"```chess\n{body}```\n\n"


def booklet(count):
    """Twelve a page on A4, with a chapter every twenty pages."""
    yield "---\ntitle: A thousand pages\npaper: a4\n---\n\n```chess defaults\nacross: 4\nsize: 4mm\nnumber: auto\n```\n\n"
    for i in range(count):
        if i % 240 == 0:
            yield f"# Chapter {i // 240 + 1}\n\n"
        yield fenced(problem())


def markdown(count):
    yield "---\ntitle: Many diagrams\n---\n\n"
    for _ in range(count):
        yield fenced(problem())


def latex(count):
    yield "\\documentclass[a4paper]{article}\n\\usepackage{dawson}\n\\begin{document}\n"
    for _ in range(count):
        yield f"\\begin{{chess}}\n{problem()}\\end{{chess}}\\hfil\n"
    yield "\\end{document}\n"


def solutions(count):
    """Diagrams with solutions that the same document prints; the positions of five pawns differ."""
    yield "---\ntitle: Solutions\npaper: a4\n---\n\n```chess defaults\nnumber: auto\n```\n\n"
    for pawns in itertools.islice(itertools.combinations(range(16), 5), count):
        two_ranks = forsyth(["P" if square in pawns else " " for square in range(16)])
        yield fenced(f"author: {random.choice(last)}\nstipulation: #2\nfen: 7N/6pP/5k2/R7/1Q2r1p1/{two_ranks}/K7\n"
                     f"solution: {solution}\n")
    yield "# Solutions\n\n```chess solutions\n```\n"


def prose(count):
    """Paragraphs of some eighty words, without any diagram."""
    yield "---\ntitle: Prose\npaper: a4\n---\n\n"
    for _ in range(count):
        said = [random.choice(words) for _ in range(80)]
        said[20] = f"*{said[20]}*"
        yield f"{' '.join(said).capitalize()}.\n\n"


def write(kind, count, out):
    random.seed(3)
    out.writelines(globals()[kind](count))


if __name__ == "__main__":
    write(sys.argv[1], int(sys.argv[2]), sys.stdout)
