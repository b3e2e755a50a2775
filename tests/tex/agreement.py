"""agreement.py DAWSON FOLDER: booklets, web pages, e-books and LaTeX put diagrams in the same places.

The same diagrams are written in Markdown and in LaTeX. Each place is compared as a share of the width of its column: 0 is the
left edge, 1 the right one. Exit status 77: a program is not installed."""
import re
import sys
import zipfile

from printed_words import Page, run, start

dawson = start("pdflatex", "pdftotext")
LEFT, MEASURE = 40, 130  # mm, of a page of A4
failures = []


def check(holds, what):
    if not holds:
        failures.append(what)


# Files a to h below each board show where it is. The boards of a row are distinguished by their authors, which are above them.
def body(author, extra=""):
    return f"author: {author}\nsize: 3mm\ncoordinates: outside\n{extra}fen: 8/8/8/3k4/8/8/8/K6N\n"


DIAGRAMS = [
    ("Alone", ["Alpha"], 1, ""),
    ("Pairs", ["Beta", "Gamma"], 2, ""),
    ("Triples", ["Delta", "Epsilon", "Zeta"], 3, ""),
    ("Twins", ["Twin"], 1, "twins: (b) wKa1->a2\ntwin-boards: yes\n"),
]
GLOSSARY = "ffen: 8/8/3(grasshopper)4/2k5/8/4K3/8/5(nightrider)2\nauthor: Fairy\nsize: 3mm\ncoordinates: outside\n"


def markdown(align):
    out = f"---\nallow: W-SAME\npage: {{paper: a4, one-sided: yes, inner: {LEFT}mm, outer: {LEFT}mm}}\ndiagrams: {{align: {align}}}\nfoot: {{odd: none, even: none, first: none}}\n---\n\n"
    for name, authors, across, extra in DIAGRAMS:
        out += f"{name}.\n\n```chess defaults\nacross: {across}\n```\n\n"
        out += "".join(f"```chess\n{body(author, extra)}```\n\n" for author in authors)
    out += "Fairies.\n\n```chess defaults\nacross: 1\n```\n\n```chess\n" + GLOSSARY + "```\n\n```chess legend\n```\n\nLast.\n"
    return out


def latex():
    out = ("\\documentclass{article}\\usepackage[a4paper,hmargin=%dmm]{geometry}\\usepackage{dawson}\\pagestyle{empty}\\raggedbottom\n\\begin{document}\n"
           "\\begin{chess} defaults\nallow: W-SAME\n\\end{chess}\n\n" % LEFT)
    for name, authors, across, extra in DIAGRAMS:
        out += f"{name}.\n\n\\begin{{chess}} defaults\nacross: {across}\n\\end{{chess}}\n"
        out += "".join(f"\\begin{{chess}}\n{body(author, extra)}\\end{{chess}}\n" for author in authors) + "\n"
    out += ("Fairies.\n\n\\begin{chess} defaults\nacross: 1\n\\end{chess}\n\\begin{chess}\n" + GLOSSARY +
            "\\end{chess}\n\n\\begin{chess} legend\n\\end{chess}\n\nLast.\n\\end{document}\n")
    return out


def middle(page, author):
    """The middle of the files of the board below the author, which begins at the board's left edge."""
    a, h = page.files(author, -12, 90, 140)
    return (a[1] + h[3]) / 2


AUTHORS = [author for _, authors, _, _ in DIAGRAMS for author in authors]
# Where the middle of a board of a row is; HALF is half of its width, GAP the gap of a row, as shares of the column.
PLACES = {
    "centre": lambda i, n, half, gap: (i + .5) * (1 + gap) / n - gap / 2,
    "left": lambda i, n, half, gap: i * (1 + gap) / n + half,
    "edges": lambda i, n, half, gap: half + i * (1 - 2 * half) / (n - 1) if n > 1 else .5,
}
CLASSES = {"centre": ["diagrams"] * 5, "left": ["diagrams left"] * 5,
           "edges": ["diagrams", "diagrams edges", "diagrams edges", "diagrams", "diagrams"]}
for align, place in PLACES.items():
    with open(f"{align}.md", "w", encoding="utf-8") as file:
        file.write(markdown(align))
    with open(f"{align}.yaml", "w", encoding="utf-8") as file:
        file.write(f"diagrams: {{align: {align}}}\n")
    with open(f"{align}.source.tex", "w", encoding="utf-8") as file:
        file.write(latex())
    run(dawson, "booklet", f"{align}.md", "-o", f"{align}-booklet.pdf")
    run(dawson, "weave", f"{align}.source.tex", "-o", f"{align}.tex", "--sty", ".", "--style", f"{align}.yaml")
    run("pdflatex", "-interaction=nonstopmode", "-halt-on-error", f"{align}.tex")
    run(dawson, "weave", f"{align}.md", "-o", f"{align}.html")
    run(dawson, "weave", f"{align}.md", "-o", f"{align}.epub")

    shares = {}
    for name, pdf in (("booklet", f"{align}-booklet.pdf"), ("LaTeX", f"{align}.pdf")):
        page = Page(pdf)
        left, right = (edge / 25.4 * 72 for edge in (LEFT, LEFT + MEASURE))
        half = 12.0 / 25.4 * 72 / (right - left)
        gap = 12.5 / (right - left)
        for _, authors, across, _ in DIAGRAMS:
            for i, author in enumerate(authors):
                share = shares[name, author] = (middle(page, author) - left) / (right - left)
                wanted = place(i, across, half, gap)
                check(abs(share - wanted) < .02, f"{name}, {align}, {author}: {share:.3f} of the column, not {wanted:.3f}")
        # The label of a twin and the name of a fairy piece begin at the left edges of their boards.
        for word in ("b)", "grasshopper", "nightrider"):
            # A piece, which is narrower, is copied as its name.
            places = [one for one in page.words if one[0] == word and (word == "b)" or one[3] - one[1] > 20)]
            shares[name, word] = (places[-1][1] - left) / (right - left)
        # The key of a legend is aligned as its boards are.
        key = [one for one in page.words if one[0] == "captures"][0]
        shares[name, "captures"] = (key[1] - left) / (right - left)
        shares[name, "pieces"] = (shares[name, "grasshopper"] + shares[name, "nightrider"]) / 2
    # Between boards of a legend booklets have another gap.
    pieces = {"centre": ["pieces"], "left": ["grasshopper"], "edges": ["grasshopper", "nightrider"]}[align]
    for author in [*AUTHORS, "b)", *pieces, "captures"]:
        check(abs(shares["booklet", author] - shares["LaTeX", author]) < .02,
              f"{align}, {author}: {shares['booklet', author]:.3f} in the booklet, {shares['LaTeX', author]:.3f} in LaTeX")

    with open(f"{align}.html", encoding="utf-8") as file:
        page = file.read()
    with zipfile.ZipFile(f"{align}.epub") as book:
        ebook = "".join(book.read(name).decode() for name in sorted(book.namelist()) if name.endswith(".xhtml"))
        css = "".join(book.read(name).decode() for name in book.namelist() if name.endswith(".css"))
    for name, html, style in (("HTML", page, page), ("EPUB", ebook, css)):
        classes = re.findall(r'<div class="(diagrams[^"]*)"', html)
        check(classes[:3] == CLASSES[align][:3], f"{name}, {align}: rows have the classes {classes}")
        check(set(classes[3:]) <= set(CLASSES[align]), f"{name}, {align}: twins and legends have the classes {classes[3:]}")
        for one in ("left", "edges"):
            check(f".diagrams.{one}{{" in style, f"{name}: no style for {one}")
print("\n".join(failures))
sys.exit(1 if failures else 0)
