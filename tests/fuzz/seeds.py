"""What the fuzzers begin with: strings and documents of the tests, and the manual in pieces.

seeds.py FOLDER makes FOLDER/<fuzzer>/ for each of them, a file an input.
"""
import ast
import pathlib
import re
import sys

root = pathlib.Path(__file__).resolve().parents[2]
literal = re.compile(r'(?<!R)"(?:[^"\\\n]|\\.)*"(?:\s*"(?:[^"\\\n]|\\.)*")*')
raw = re.compile(r'R"(\w*)\((.*?)\)\1"', re.DOTALL)


def strings(*patterns):
    """String literals of C++ sources, those that stand side by side as one."""
    for pattern in patterns:
        for path in sorted(root.glob(pattern)):
            source = path.read_text()
            yield from (match.group(2) for match in raw.finditer(source))
            for match in literal.finditer(source):
                try:
                    yield ast.literal_eval("(" + match.group(0) + ")")
                except (SyntaxError, ValueError):
                    pass  # an escape that Python has not


def documents(suffix):
    for path in sorted((root / "tests/golden").glob("*" + suffix)):
        yield path.read_bytes()


def pieces(path):
    """A document in chapters."""
    yield from re.split(r"(?m)^(?=##? |\\section)", (root / path).read_text())


def blocks(text):
    """A directive and its body as a document of either kind."""
    return "```chess\n" + text + "\n```\n", "\\begin{chess}\n" + text + "\n\\end{chess}\n"


def write(folder, seeds):
    folder.mkdir(parents=True, exist_ok=True)
    for number, seed in enumerate(sorted({s if isinstance(s, bytes) else s.encode("utf-8", "surrogateescape") for s in seeds})):
        if 0 < len(seed) <= 8000:
            (folder / f"{number:05}").write_bytes(seed)


out = pathlib.Path(sys.argv[1])
in_notation = list(strings("tests/unit/notation/*_test.cpp"))
in_document = list(strings("tests/unit/document/*_test.cpp"))
bodies = [blocks(text) for text in in_document if ": " in text and "chess" not in text]
booklets = [*documents(".md"), *pieces("examples/manual.md"), *pieces("examples/booklet.md"), *pieces("examples/column.md")]
markdown = [*booklets, *(text for text in in_document if "```" in text or "`chess" in text or "---" in text), *(body[0] for body in bodies)]
write(out / "notations", in_notation)
write(out / "words", [*in_notation, *in_document, *strings("tests/unit/terms/*_test.cpp")])
write(out / "twins", [*strings("tests/unit/terms/twins/*_test.cpp", "tests/unit/terms/stipulation_test.cpp"), *(text for text in in_document if ") " in text)])
write(out / "solutions", strings("tests/unit/terms/solution_*_test.cpp"))
write(out / "betza", ["\x07\x07\x04\x03" + text for text in strings("tests/unit/terms/betza_test.cpp", "tests/unit/terms/moves_test.cpp")])
write(out / "style", [*strings("tests/unit/run/*style*_test.cpp"), *(text for text in in_document if "---" in text)])
write(out / "document", [*documents(".tex"), *pieces("examples/column.tex"), *(text for text in in_document if "\\" in text), *(body[1] for body in bodies)])
write(out / "markdown", markdown)
write(out / "pages", markdown)
write(out / "booklet", booklets)   # a PDF takes its time
# The first byte chooses the format.
collections = [*strings("tests/unit/collection/*_test.cpp"), *pieces("examples/manual.md")]
write(out / "collections", [chr(n) + text for n in range(8) for text in collections])
