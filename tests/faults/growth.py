"""Hostile documents in sizes n and 4n: processor time and memory must grow with the size, not with its square.

usage: growth.py DAWSON FOLDER
A case fails where four times the input takes more than nine times the time, or the memory, in the best of three runs, or
where the program is killed. Inputs that are quick at both sizes say nothing and pass.
"""
import concurrent.futures
import os
import pathlib
import resource
import subprocess
import sys

dawson, folder = sys.argv[1], pathlib.Path(sys.argv[2])
folder.mkdir(parents=True, exist_ok=True)

BOARD = "janko: 8/1P6/1k6/4cK2/8/8/8/8\n"


def tex(body):
    return "\\documentclass{article}\n\\usepackage{dawson}\n\\begin{document}\n" + body + "\n\\end{document}\n"


def in_tex(fields):
    return tex("\\begin{chess}\n" + fields + BOARD + "\\end{chess}\n")


def in_markdown(fields):
    return "```chess\n" + fields + BOARD + "```\n"


def front(keys):
    return "---\n" + keys + "---\n\nText.\n"


# Of twins, from the second on.
def label(i):
    return "bcdefghijklmnopqrstuvwxyz"[i] if i < 25 else f"z{i - 24}"


# Name, suffix, command, n, text of that size. `html` is a page that is woven.
CASES = [
    ("directives", "tex", "check", 250, lambda n: tex(("\\begin{chess}\n" + BOARD + "\\end{chess}\n") * n)),
    ("directives in error", "tex", "check", 250, lambda n: tex("\\begin{chess}\nfen: 9\n\\end{chess}\n" * n)),
    ("men on one line", "tex", "check", 1000, lambda n: tex("\\chess{K}" * n)),
    ("men in error on one line", "tex", "check", 1000, lambda n: tex("\\chess{y}" * n)),
    ("men never closed", "tex", "check", 4000, lambda n: tex("\\chess{" * n)),
    ("directives never closed", "tex", "check", 2000, lambda n: tex("\\begin{chess}\n" * n)),
    ("verbatim never closed", "tex", "check", 4000, lambda n: tex("\\begin{verbatim}\n" * n)),
    ("verb never closed", "tex", "check", 8000, lambda n: tex("\\verb|" * n)),
    ("conditionals never closed", "tex", "check", 8000, lambda n: tex("\\iffalse " * n)),
    ("conditionals nested", "tex", "check", 4000, lambda n: tex("\\iffalse " * n + "\\fi " * n)),
    ("comments", "tex", "check", 20000, lambda n: tex("% \\begin{chess}\n" * n)),
    ("backslashes", "tex", "check", 60000, lambda n: tex("\\" * n)),
    ("braces opened", "tex", "check", 40000, lambda n: tex("{" * n)),
    ("braces in a value", "tex", "check", 8000, lambda n: in_tex("remark: " + "{" * n + "}" * n + "\n")),
    ("commands in a value", "tex", "check", 4000, lambda n: in_tex("remark: " + "\\emph{x} " * n + "\n")),
    ("accents in a value", "tex", "check", 4000, lambda n: in_tex("author: " + "\\'e" * n + "\n")),
    ("per cent signs in a value", "tex", "check", 8000, lambda n: in_tex("remark: " + "\\% " * n + "\n")),
    ("definitions", "tex", "check", 4000, lambda n: tex("\\def\\a#1{\\chess{#1}}\n" * n)),
    ("labels twice", "tex", "check", 250,
     lambda n: tex(("\\begin{chess}\nnumber: 1\nlabel: a\n" + BOARD + "\\end{chess}\n") * n)),
    ("labels", "tex", "check", 250, lambda n: tex("".join(
        f"\\begin{{chess}}\nnumber: {i}\nlabel: a{i}\n{BOARD}\\end{{chess}}\n" for i in range(n)))),
    ("defaults", "tex", "check", 250, lambda n: tex("\\begin{chess} defaults\nsize: 5mm\n\\end{chess}\n" * n)),
    ("options", "tex", "check", 2000, lambda n: tex("\\begin{chess}[" + "size=5mm," * n + "]\n" + BOARD + "\\end{chess}")),
    ("blank lines in a directive", "tex", "check", 20000, lambda n: in_tex("remark: a\n" + "\n" * n)),
    ("wrong fields", "tex", "check", 500, lambda n: in_tex("remrak: a\n" * n)),
    ("a field many times", "tex", "check", 500, lambda n: in_tex("title: a\n" * n)),
    ("a long title", "tex", "check", 60000, lambda n: in_tex("title: " + "w " * n + "\n")),
    ("authors", "tex", "check", 2000, lambda n: in_tex("author: " + "Loyd, Sam; " * n + "Loyd\n")),
    ("conditions", "tex", "check", 2000, lambda n: in_tex("conditions: " + "Circe; " * n + "Circe\n")),
    ("marks", "tex", "check", 500, lambda n: in_tex("marks: " + "frame e4; " * n + "dot e5\n")),
    ("a long stipulation", "tex", "check", 4000, lambda n: in_tex("stipulation: " + "#2 " * n + "\n")),
    ("squares of a position", "tex", "check", 4000, lambda n: tex("\\begin{chess}\njanko: " + "1" * n + "\n\\end{chess}\n")),
    ("ranks of a position", "tex", "check", 4000, lambda n: tex("\\begin{chess}\njanko: " + "8/" * n + "\n\\end{chess}\n")),
    ("a position on many lines", "tex", "check", 2000, lambda n: tex("\\begin{chess}\njanko: 8/\n" + "  8/\n" * n + "\\end{chess}\n")),
    ("a man with a long name", "tex", "check", 20000, lambda n: tex("\\begin{chess}\nffen: (" + "a" * n + ")7\n\\end{chess}\n")),
    ("Betza's letters", "tex", "check", 1000, lambda n: tex("\\begin{chess}\nmoves: " + "W" * n + "\n\\end{chess}\n")),
    ("blocks never closed", "md", "check", 4000, lambda n: "~~~chess\n" * n),
    ("men in Markdown", "md", "check", 1000, lambda n: "`chess K` " * n + "\n"),
    ("men in Markdown in error", "md", "check", 500, lambda n: "`chess y` " * n + "\n"),
    ("quotes in quotes", "md", "check", 4000, lambda n: "> " * n + "text\n"),
    ("lists in lists", "md", "check", 150, lambda n: "".join("  " * i + "- a\n" for i in range(n))),
    ("back-ticks", "md", "check", 20000, lambda n: "`" * n + "\n"),
    ("back-ticks in runs", "md", "check", 300, lambda n: "".join("`" * i + " " for i in range(n)) + "\n"),
    ("stars", "md", "check", 8000, lambda n: "*a " * n + "\n"),
    ("brackets opened", "md", "check", 8000, lambda n: "[" * n + "\n"),
    ("HTML never closed", "md", "check", 8000, lambda n: "<!-- " * n + "\n"),
    ("entities", "md", "check", 8000, lambda n: "&amp;" * n + "\n"),
    ("headings", "md", "check", 1000, lambda n: "# A\n\n" * n),
    ("footnotes", "md", "check", 250, lambda n: "".join(f"a[^{i}]\n\n[^{i}]: b\n\n" for i in range(n))),
    ("values in Markdown", "md", "check", 4000, lambda n: in_markdown("remark: " + "**a** " * n + "\n")),
    ("links in values", "md", "check", 2000, lambda n: in_markdown("remark: " + "[a](b) " * n + "\n")),
    ("definitions of links", "md", "check", 1000, lambda n: "".join(f"[a{i}]: b\n" for i in range(n)) + in_markdown("remark: [a1]\n")),
    ("texts of a list in front matter", "md", "check", 2000, lambda n: front("author: [" + "a, " * n + "b]\n")),
    ("front matter nested", "md", "check", 1000, lambda n: front("a: " + "[" * n + "\n")),
    ("a long word", "md", "booklet", 1500, lambda n: "w" * n + "\n"),
    ("words", "md", "booklet", 4000, lambda n: "word " * n + "\n"),
    ("paragraphs", "md", "booklet", 500, lambda n: "word word\n\n" * n),
    ("headings in pages", "md", "booklet", 250, lambda n: "## A heading\n\ntext\n\n" * n),
    ("men in pages", "md", "booklet", 500, lambda n: "`chess K` " * n + "\n"),
    ("diagrams in pages", "md", "booklet", 25, lambda n: in_markdown("") * n),
    ("rows of a table", "md", "booklet", 250, lambda n: "|a|b|\n|-|-|\n" + "|c|d|\n" * n),
    ("items of a list", "md", "booklet", 500, lambda n: "- item\n" * n),
    ("a long line of code", "md", "booklet", 20000, lambda n: "```\n" + "code " * n + "\n```\n"),
    ("a long word of code", "md", "booklet", 50000, lambda n: "```\n" + "c" * n + "\n```\n"),
    ("tabs in code", "md", "booklet", 5000, lambda n: "```\n" + "a\t" * n + "\n```\n"),
    ("a long word in a caption", "md", "booklet", 12000, lambda n: in_markdown("remark: " + "w" * n + "\n")),
    ("a long word beside a board", "txt", "board", 12000, lambda n: "remark: " + "w" * n + "\n" + BOARD),
    ("references to no label", "md", "check", 2000, lambda n: "".join(
        f"```chess\nlabel: lab{i}\nnumber: {i}\n{BOARD}```\n\n" for i in range(n)) + "".join(f"[](#lax{i}) " for i in range(n)) + "\n"),
    ("footnotes that nobody calls", "md", "check", 2000, lambda n: "".join(f"[^a{i}]: b\n\n" for i in range(n))),
    ("footnotes that diagrams call", "md", "check", 1000, lambda n: in_markdown(
        "remark: " + " ".join(f"[^a{i}]" for i in range(n)) + "\n") + "\n" + "".join(
        f"[^a{i}]: b `chess N`\n\n" for i in range(n))),
    ("calls of no footnote", "md", "booklet", 2000, lambda n: "".join(f"[^a{i}] " for i in range(n)) + "\n"),
    ("keys of front matter", "md", "booklet", 5000, lambda n: front("".join(f"key{i}: a\n" for i in range(n)))),
    ("a table as wide as high", "md", "check", 500, lambda n: "|a" * n + "|\n" + "|-" * n + "|\n" + "|b\n" * n),
    ("pipes on a line", "md", "check", 16000, lambda n: "a\n" + "|" * n + "\n|-|-|\n"),
    ("pipes on lines", "md", "check", 100, lambda n: "|a|b|\n|-|-|\n" + ("|" * 999 + "\n") * n),
    ("columns of a table", "md", "booklet", 250, lambda n: "|a" * n + "|\n" + "|-" * n + "|\n" + "|b" * n + "|\n"),
    ("calls of a footnote", "md", "html", 8000, lambda n: "a[^1] " * n + "\n\n[^1]: b\n"),
    ("calls of footnotes in a paragraph", "md", "booklet", 500, lambda n: "".join(
        f"a[^{i}] " for i in range(n)) + "\n\n" + "".join(f"[^{i}]: b\n\n" for i in range(n))),
    ("twins in a solution", "md", "check", 5000, lambda n: in_markdown("stipulation: #1\nsolution: |\n" + "".join(
        f"  {label(i)}) 1.Ka2-b2 Kb3-c3\n" for i in range(n)))),
    ("references of long definitions", "md", "check", 4000, lambda n: "[a]: " + "b" * n + "\n\n" + "[a] " * n + "\n"),
    ("links never closed", "md", "check", 20000, lambda n: "[a](b " * n + "\n"),
    ("listings", "md", "check", 20000, lambda n: in_markdown("remark: a\n" + "  b\n" * n)),
    ("twins and their solutions", "md", "check", 500, lambda n: in_markdown(
        "stipulation: #1\ntwins: " + "; ".join(f"{label(i)}) wKa1→a2" for i in range(n)) + "\nsolution: |\n" + "".join(
            f"  {label(i)}) 1.Ka2-b2 Kb3-c3\n" for i in range(n)))),
    ("twins told in solutions", "md", "check", 500, lambda n: in_markdown("stipulation: #1\nsolution: |\n" + "".join(
        f"  +{label(i)}) h#2 wKa1→a{2 - i % 2} 1.Ka2-b2 Kb3-c3\n" for i in range(n)))),
    ("boards in a table", "md", "booklet", 50, lambda n: "|a|b|\n|-|-|\n" + "|`chess K1k/3`|c|\n" * n),
    ("words of a condition", "md", "check", 4000, lambda n: in_markdown("conditions: " + "ab " * n + "\n")),
    ("words of conditions", "md", "check", 4000, lambda n: in_markdown("conditions: " + "ab, " * n + "cd\n")),
    ("squares of a condition", "md", "check", 4000, lambda n: in_markdown("conditions: Imitator " + "a1 " * n + "\n")),
    ("items of a legend", "md", "html", 4000, lambda n: in_markdown(
        "legend: " + "; ".join(f"*2N = word{i}" for i in range(n)) + "\n")),
    ("items of legends", "md", "html", 50, lambda n: "".join(
        in_markdown(f"legend: *2N = word{i}; *2Q = name{i}\n") for i in range(n))),
    ("words of a cell", "md", "booklet", 2000, lambda n: "|a|b|\n|-|-|\n|" + "word " * n + "|c|\n"),
    ("footnotes in HTML", "md", "html", 4000, lambda n: "".join(f"a[^{i}]\n\n[^{i}]: b\n\n" for i in range(n))),
    ("accents on a letter", "md", "booklet", 8000, lambda n: "a" + "\u0301" * n + "\n"),
    ("accents in a caption", "md", "html", 8000, lambda n: in_markdown("author: a" + "\u0301" * n + "\n")),
    ("words that no space parts", "md", "booklet", 8000, lambda n: "\u00a0".join(["word"] * n) + "\n"),
    ("blanks between words", "md", "booklet", 20000, lambda n: "a `b" + " " * n + "c`\n"),
    ("a long author", "txt", "board", 30000, lambda n: "author: " + "w" * n + "\n" + BOARD),
    ("many authors", "txt", "board", 10000, lambda n: "author: " + "w; " * n + "w\n" + BOARD),
    ("lines of code", "md", "booklet", 500, lambda n: "```\n" + "code\n" * n + "```\n"),
]


def run(arguments):
    def limited():
        resource.setrlimit(resource.RLIMIT_CPU, (60, 61))

    process = subprocess.Popen(arguments, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                               preexec_fn=limited)
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = status
    return used.ru_utime + used.ru_stime, used.ru_maxrss, os.WIFSIGNALED(status)


def fault(case):
    """What is wrong with it; empty if nothing is."""
    name, suffix, command, n, text = case
    arguments = []
    output = {
        "booklet": lambda path: ["-o", path + ".pdf", "--draft"],
        "html": lambda path: ["-o", path + ".html"],
        "board": lambda path: ["-o", path + ".pdf"],
    }.get(command, lambda path: [])
    for size in (n, 4 * n):
        path = folder / f"{name.replace(' ', '-')}-{size}.{suffix}"
        path.write_text(text(size))
        arguments.append([dawson, "weave" if command == "html" else command] + (["--problem"] if command == "board" else []) + [str(path)] + output(str(path)))
    best = [None, None]
    for _ in range(3):
        for which in (0, 1):
            took = run(arguments[which])
            best[which] = took if best[which] is None else tuple(map(min, best[which], took))
        (time_1, memory_1, killed_1), (time_4, memory_4, killed_4) = best
        steep = time_4 > 0.5 and time_4 > 9 * max(time_1, 0.03)
        heavy = memory_4 > 400_000 and memory_4 > 9 * memory_1
        if not steep and not heavy and not killed_1 and not killed_4:
            return ""
    return f"{name}: {time_1:.2f} s, four times as much {time_4:.2f} s; {memory_1 >> 10} and {memory_4 >> 10} MB" + (
        ", killed" if killed_1 or killed_4 else "")


with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
    faults = [found for found in pool.map(fault, CASES) if found]
print(f"{len(CASES)} inputs, {len(faults)} grow too fast", *faults, sep="\n")
sys.exit(len(faults) > 0)
