#!/usr/bin/env python3
"""Writes a Markdown document of N (12,000) captioned diagrams of 20 men, twelve a page on A4."""
import random
import sys

random.seed(3)
count = int(sys.argv[1]) if len(sys.argv) > 1 else 12000
first = "Anna Bruno Clara David Emil Frida Gustav Hanna Ivan Julia Karl Lena".split()
last = "Abel Brandt Cerny Dupont Eriksson Fiala Gruber Horvat Iversen Jansen Kovacs Lindgren".split()
sources = "feenschach", "Die Schwalbe", "The Problemist", "Probleemblad", "StrateGems"
awards = "1st Prize", "2nd Prize", "3rd Honourable Mention", "Commendation"
tasks = "#2", "h#3", "s#4", "Mate in 3 moves", "ser-h=7", "#3"


def position():
    squares = [" "] * 64
    for man, square in zip("KkQRRBNPPPPqrrbnpppp", random.sample(range(64), 20)):
        squares[square] = man
    ranks = ["".join(squares[i:i + 8]) for i in range(0, 64, 8)]
    for run in range(8, 0, -1):
        ranks = [rank.replace(" " * run, str(run)) for rank in ranks]
    return "/".join(ranks)


print("---\ntitle: A thousand pages\npaper: a4\n---\n\n```chess defaults\nacross: 4\nsize: 4mm\nnumber: auto\n```\n")
for i in range(count):
    if i % 240 == 0:
        print(f"# Chapter {i // 240 + 1}\n")
    print(f"```chess\nauthor: {random.choice(first)} {random.choice(last)}\nsource: {random.choice(sources)}\n"
          f"issue: {random.randint(1, 300)}\ndate: {random.randint(1900, 2020)}\naward: {random.choice(awards)}\n"
          f"stipulation: {random.choice(tasks)}\nfen: {position()}\n```\n")
