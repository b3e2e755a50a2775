"""displays.py DAWSON FOLDER: positions on the page of diagrams that stand alone, in common classes.

The board is where its letters a to h are: in the middle of the column, with a line of space above and below that neighbours
share. Words LEFT and RIGHT show the edges of the column. Exit status 77: a program is not installed."""
import sys

from printed_words import Page, run, start

dawson = start("pdflatex", "pdftotext", "kpsewhich")


def board(author, fields="coordinates: outside\n"):
    return f"\\begin{{chess}}\nauthor: {author}\nsize: 3mm\n{fields}fen: 8/8/8/3k4/8/8/8/K6N\n\\end{{chess}}\n"


EDGES = "\\par\\noindent LEFT\\hfill RIGHT\n"
BODY = f"""\\section*{{Heading}}
{board("Alpha")}
Between.

{board("Beta")}
{board("Gamma")}
After.

{board("Delta", "twins: (b) wKa1->a2" + chr(10) + "twin-boards: yes" + chr(10))}
Last.
Words with
{board("Inline", "")}words.

\\begin{{quote}}
Quoted.

{board("Quote")}
\\end{{quote}}
"""
# Name: file that it needs, class and its options, beginning and end of the body.
CLASSES = {
    "article": ("article.cls", r"\documentclass{article}", "", ""),
    "book": ("book.cls", r"\documentclass{book}", "", ""),
    "memoir": ("memoir.cls", r"\documentclass{memoir}", "", ""),
    "scrbook": ("scrbook.cls", r"\documentclass{scrbook}", "", ""),
    "twocolumn": ("article.cls", r"\documentclass[twocolumn]{article}", "", ""),
    "multicol": ("multicol.sty", "\\documentclass{article}\\usepackage{multicol}", "\\begin{multicols}{2}\n", "\\vfill\\null\\end{multicols}\n"),
}
LEADING = 12
failures = []


def judge(name, head, begin, end, align):
    def check(holds, what):
        if not holds:
            failures.append(f"{name}, {align}: {what}")

    stem = f"{name}-{align}"
    with open(f"{stem}.source.tex", "w", encoding="utf-8") as file:
        file.write(f"{head}\n\\usepackage{{dawson}}\n\\pagestyle{{empty}}\\raggedbottom\\parindent 20pt\n\\begin{{document}}\n"
                   f"{begin}{EDGES}\n{BODY}\n{end}\\end{{document}}\n")
    style = []
    if align != "centre":
        with open(f"{align}.yaml", "w", encoding="utf-8") as file:
            file.write(f"diagrams: {{align: {align}}}\n")
        style = ["--style", f"{align}.yaml"]
    run(dawson, "weave", f"{stem}.source.tex", "-o", f"{stem}.tex", "--sty", ".", *style)
    run("pdflatex", "-interaction=nonstopmode", "-halt-on-error", f"{stem}.tex")
    page = Page(f"{stem}.pdf")
    left, right = page.find("LEFT")[1], page.find("RIGHT")[3]
    width = right - left
    for author in ("Alpha", "Beta", "Gamma", "Quote"):
        a, h = page.files(author, -40, 140, 130)
        middle = (a[1] + h[3]) / 2
        # The second column of a page is as wide as the first.
        shift = 0 if middle < right + 1 else next(word[1] for word in page.words if word[1] > right and word[1] - right < 60) - left
        if author == "Quote":
            quote = page.find("Quoted.")[1]
            check(align != "centre" or middle > quote, "a board in a quotation is left of its text")
            continue
        if align == "centre":
            check(abs(middle - shift - (left + right) / 2) < 1.5, f"{author} is {middle - shift - (left + right) / 2:.1f} pt beside the middle")
        else:
            check(0 < a[1] - shift - left < 6, f"{author} is {a[1] - shift - left:.1f} pt from the left edge")
    above = page.find("Beta")[2] - page.find("Between.")[4]
    below = page.find("After.")[2] - page.files("Gamma", -40, 140, 130)[1][4]
    shared = page.find("Gamma")[2] - page.files("Beta", -40, 140, 130)[1][4]
    heading = page.find("Alpha")[2] - page.find("Heading")[4]
    for what, space in (("above", above), ("below", below), ("between boards", shared)):
        check(space < -500 or space > 900 or 0.7 * LEADING < space < 2.2 * LEADING, f"{space:.1f} pt {what}")
    check(0 < heading < 2.5 * LEADING, f"{heading:.1f} pt below the heading")
    inline, words = page.find("Inline"), page.find("words.")
    a = [word for word in page.words if word[0] == "with" and word[2] > page.find("Last.")[2] - 1][0]
    check(inline[1] > a[3] or inline[2] > a[2], "a diagram in text is not in its line")
    check(words[2] > inline[2] and abs(words[2] - a[2]) < 1 or words[2] > 1500 or words[2] > a[2], "the text does not continue in the line")


def judge_column():
    """Text goes on in the column below a board among moves, although no space of the column can stretch to fill it."""
    with open("game.source.tex", "w", encoding="utf-8") as file:
        file.write("\\documentclass[twocolumn]{article}\n\\usepackage{dawson}\n\\begin{document}\n\\noindent WORDS\n"
                   "\\begin{chess}\ngame: 1.e4 e5 \\{[\\#] AFTER\\} 2.Nf3 \\{" + "A sentence of the annotator. " * 200
                   + "\\} Nc6\n\\end{chess}\n\\end{document}\n")
    run(dawson, "weave", "game.source.tex", "-o", "game.tex", "--sty", ".")
    run("pdflatex", "-interaction=nonstopmode", "-halt-on-error", "game.tex")
    page = Page("game.pdf")
    left, top = page.find("WORDS")[1:3]
    _, x, y, _, _ = page.find("AFTER")
    if abs(x - left) > 3 or y > top + 250:
        failures.append(f"twocolumn: text is not below the board, but at {x:.0f}, {y:.0f}")


def judge_one_line():
    """A column whose first line is the last one of a paragraph goes on with the board below it."""
    for lines in range(43, 48):
        with open("line.source.tex", "w", encoding="utf-8") as file:
            file.write("\\documentclass[twocolumn]{article}\n\\usepackage{dawson}\n\\clubpenalty=0 \\widowpenalty=0\n\\begin{document}\n"
                       "\\noindent TOP\\\\ " + "A line.\\\\ " * lines + "END\n\n" + board("Filler") + "\n" + "More text of the column. " * 300 + "\n\\end{document}\n")
        run(dawson, "weave", "line.source.tex", "-o", "line.tex", "--sty", ".")
        run("pdflatex", "-interaction=nonstopmode", "-halt-on-error", "line.tex")
        page = Page("line.pdf")
        top, end, filler = page.find("TOP"), page.find("END"), page.find("Filler")
        if end[2] < top[2] + 3 * LEADING and (filler[1] < end[1] - 3 or filler[2] > end[2] + 100):
            failures.append(f"twocolumn: a board leaves the column of the line above it, {lines} lines")


def judge_foot():
    """A column that ends before a board without room for it has its white at the foot, not below its heading."""
    with open("foot.source.tex", "w", encoding="utf-8") as file:
        file.write("\\documentclass[twocolumn]{article}\n\\usepackage{dawson}\n\\begin{document}\n\\section{HEADING}\n"
                   "FIRST " + "A line of text that is set below the heading. " * 36 + "\n\n" + (board("Filler") + "\n") * 3 + "\\end{document}\n")
    run(dawson, "weave", "foot.source.tex", "-o", "foot.tex", "--sty", ".")
    run("pdflatex", "-interaction=nonstopmode", "-halt-on-error", "foot.tex")
    page = Page("foot.pdf")
    space = page.find("FIRST")[2] - page.find("HEADING")[4]
    if space > 2 * LEADING:
        failures.append(f"twocolumn: {space:.0f} pt below the heading of a column that is not full")


run(dawson, "weave", "--sty", ".")
judge_column()
judge_one_line()
judge_foot()
for name, (needs, head, begin, end) in CLASSES.items():
    if not run("kpsewhich", needs):
        print(f"{name}: {needs} is not installed")
        continue
    for align in ("centre", "left"):
        judge(name, head, begin, end, align)
print("\n".join(failures))
sys.exit(1 if failures else 0)
