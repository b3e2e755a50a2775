#!/usr/bin/env python3
"""Rewrites the booklet of documents.py for pandoc, pdflatex and diagram.sty: the same diagrams and captions."""
import re
import sys


def placement(fen):
    squares = []
    for y, rank in enumerate(fen.split("/")):
        x = 0
        for sign in rank:
            if sign.isdigit():
                x += int(sign)
                continue
            man = {"N": "S", "Q": "D", "R": "T", "B": "L", "P": "B", "K": "K"}[sign.upper()]
            squares.append(("w" if sign.isupper() else "s") + man + "abcdefgh"[x] + str(8 - y))
            x += 1
    return ", ".join(squares)


def latex(value):
    return value.replace("#", r"\#")


def diagram(body):
    value = dict(line.split(": ", 1) for line in body.strip().split("\n"))
    given, family = value["author"].rsplit(" ", 1)
    return (f"\\begin{{diagram}}\n\\author{{{family}, {given}}}\n\\source{{{value['source']}}}\n\\sourcenr{{{value['issue']}}}\n"
            f"\\year{{{value['date']}}}\n\\award{{{value['award']}}}\n\\stipulation{{{latex(value['stipulation'])}}}\n"
            f"\\pieces{{{placement(value['fen'])}}}\n\\end{{diagram}}")


def main():
    source = sys.stdin.read()
    source = re.sub(r"```chess defaults\n.*?```\n", "", source, flags=re.S)
    source = re.sub(r"```chess\n(.*?)```\n", lambda found: "```{=latex}\n" + diagram(found[1]) + "\\hfil\n```\n", source, flags=re.S)
    # Diagrams of one chapter are one paragraph, so that they are side by side.
    print(re.sub(r"```\n+```{=latex}\n", "", source))


if __name__ == "__main__":
    main()
