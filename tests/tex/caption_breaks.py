"""caption_breaks.py DAWSON FOLDER: a caption of several lines breaks before a date or an award, in LaTeX and in booklets.

Exit status 77: a program is not installed."""
import sys

from printed_words import Page, run, start

dawson = start("pdflatex", "pdftotext")
failures = []

# Fields, words that begin a line, and words that do not. Boards are 38 mm wide.
CASES = [
    ("source: The Fairy Chess Review\ndate: 12 December 1942\n", ["The", "12"], ["December", "1942"]),
    ("source: Fairy Chess Supplement\naward: 2nd Prize, Theme Tourney\n", ["Fairy", "2nd"], ["Prize,"]),
    # Short enough for one line.
    ("source: Die Schwalbe\ndate: 1942\n", ["Die"], ["1942"]),
    # A break before the date would add a line.
    ("source: Neue Leipziger Zeitung und Handelsblatt\ndate: 1942\n", ["Neue"], ["1942"]),
]
with open("one-line.yaml", "w", encoding="utf-8") as style:
    style.write("caption:\n  above: ['{source}[ {date}][ {award}]']\n")
with open("centred.yaml", "w", encoding="utf-8") as style:
    style.write("caption:\n  above: [' | {source}[ {date}][ {award}] | ']\n")

for style in ("one-line", "centred"):
    for i, (fields, begin, within) in enumerate(CASES):
        body = f"size: 4.8mm\n{fields}fen: 8/8/8/3k4/8/8/8/K6N\n"
        name = f"{style}-{i}"
        with open(name + ".source.tex", "w", encoding="utf-8") as file:
            file.write("\\documentclass{article}\\usepackage{dawson}\\pagestyle{empty}\n\\begin{document}\n"
                       f"\\begin{{chess}}\n{body}\\end{{chess}}\n\\end{{document}}\n")
        with open(name + ".md", "w", encoding="utf-8") as file:
            file.write(f"```chess\n{body}```\n")
        run(dawson, "weave", name + ".source.tex", "-o", name + ".tex", "--sty", ".", "--style", style + ".yaml")
        run("pdflatex", "-interaction=nonstopmode", "-halt-on-error", name + ".tex")
        run(dawson, "booklet", name + ".md", "-o", name + "-booklet.pdf", "--style", style + ".yaml")
        for output in (name, name + "-booklet"):
            words = Page(output + ".pdf").words
            first = [word for before, word in zip([None, *words], words) if not before or abs(word[2] - before[2]) > 5]
            firsts = [word[0] for word in first]
            for word in begin:
                if word not in firsts:
                    failures.append(f"{output}: {word} does not begin a line: {firsts}")
            for word in within:
                if word in firsts:
                    failures.append(f"{output}: {word} begins a line: {firsts}")
print("\n".join(failures))
sys.exit(1 if failures else 0)
