"""The seeds of the fuzzers: strings and documents of the tests, the manual in pieces, and the corpus.

seeds.py FOLDER makes FOLDER/<fuzzer>/ for each of them, a file an input. The corpus (corpus/<fuzzer>.txt, a string of
JSON a line, each character a byte) is what fuzzing has found besides: keep.py adds to it.
"""
import ast
import json
import pathlib
import random
import re
import shlex
import struct
import sys
import zlib

root = pathlib.Path(__file__).resolve().parents[2]
literal = re.compile(r'(?<!R)"(?:[^"\\\n]|\\.)*"(?:\s*"(?:[^"\\\n]|\\.)*")*')
raw = re.compile(r'R"(\w*)\((.*?)\)\1"', re.DOTALL)


def strings(*patterns):
    """String literals of C++ sources, adjacent ones joined."""
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


def manual():
    """The pages of the manual."""
    for path in sorted((root / "examples/manual").glob("**/*.md")):
        yield from pieces(path)


def blocks(text):
    """A directive and its body as a document of either kind."""
    return "```chess\n" + text + "\n```\n", "\\begin{chess}\n" + text + "\n\\end{chess}\n"


def commands(path):
    """The words of the commands that a document shows, a line each."""
    for line in re.findall(r"(?m)^\$ (?:printf .*\| )?dawson (.*)$", (root / path).read_text()):
        try:
            words = shlex.split(line)
        except ValueError:
            continue  # goes on in the next line
        ends = [i for i, word in enumerate(words) if word in ("|", "&&", ";") or word.startswith(">")]
        yield "\n".join(words[:min(ends, default=len(words))])


def kept(fuzzer):
    path = pathlib.Path(__file__).parent / "corpus" / (fuzzer + ".txt")
    for line in path.read_text().splitlines() if path.exists() else []:
        yield json.loads(line).encode("latin-1")


def pngs():
    """Three by two pixels in each colour type."""
    def chunk(name, data):
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    for colour, depth, row in ((0, 1, 1), (0, 8, 3), (0, 16, 6), (2, 8, 9), (3, 2, 1), (4, 8, 6), (6, 8, 12)):
        palette = chunk(b"PLTE", bytes(range(12))) + chunk(b"tRNS", b"\0\x80") if colour == 3 else b""
        for interlaced in (0, 1):
            yield (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 3, 2, depth, colour, 0, 0, interlaced)) + palette +
                   chunk(b"IDAT", zlib.compress((b"\0" + b"\x5a" * row) * (2 if not interlaced else 6))) + chunk(b"IEND", b""))


def pdf(pages):
    """That many pages, one of them turned, with a font and something drawn."""
    content = b"BT /F 9 Tf 9 9 Td (Mate) Tj ET 0 0 30 30 re f"
    kids = " ".join(f"{n + 5} 0 R" for n in range(pages))
    objects = [b"<</Type/Catalog/Pages 2 0 R>>", f"<</Type/Pages/Count {pages}/Kids[{kids}]/MediaBox[0 0 90 120]>>".encode(),
               b"<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>", b"<</Length %d>>stream\n%s\nendstream" % (len(content), content),
               *(b"<</Type/Page/Parent 2 0 R/Contents 4 0 R/Resources<</Font<</F 3 0 R>>>>%s>>" % (b"/Rotate 90" if n == 1 else b"")
                 for n in range(pages))]
    out, places = b"%PDF-1.5\n", []
    for number, body in enumerate(objects):
        places.append(len(out))
        out += b"%d 0 obj\n%s\nendobj\n" % (number + 1, body)
    table = b"".join(b"%010d 00000 n \n" % place for place in places)
    return (out + b"xref\n0 %d\n0000000000 65535 f \n" % (len(objects) + 1) + table +
            b"trailer<</Size %d/Root 1 0 R>>\nstartxref\n%d\n%%%%EOF\n" % (len(objects) + 1, len(out)))


def write(folder, seeds):
    folder.mkdir(parents=True, exist_ok=True)
    seeds = [*seeds, *kept(folder.name)]
    for number, seed in enumerate(sorted({s if isinstance(s, bytes) else s.encode("utf-8", "surrogateescape") for s in seeds})):
        if 0 < len(seed) <= 8000:
            (folder / f"{number:05}").write_bytes(seed)


out = pathlib.Path(sys.argv[1])
in_notation = list(strings("tests/unit/notation/*_test.cpp"))
in_document = list(strings("tests/unit/document/*_test.cpp"))
bodies = [blocks(text) for text in in_document if ": " in text and "chess" not in text]
booklets = [*documents(".md"), *manual(), *pieces("examples/booklet.md"), *pieces("examples/column.md")]
markdown = [*booklets, *(text for text in in_document if "```" in text or "`chess" in text or "---" in text), *(body[0] for body in bodies)]
write(out / "notations", in_notation)
write(out / "words", [*in_notation, *in_document, *strings("tests/unit/semantics/*_test.cpp")])
write(out / "twins", [*strings("tests/unit/semantics/twins/*_test.cpp", "tests/unit/semantics/stipulation_test.cpp"), *(text for text in in_document if ") " in text)])
write(out / "solutions", strings("tests/unit/semantics/solution_*_test.cpp"))
write(out / "betza", ["\x07\x07\x04\x03" + text for text in strings("tests/unit/semantics/betza_test.cpp", "tests/unit/semantics/xbetza_test.cpp", "tests/unit/semantics/moves_test.cpp")])
write(out / "style", [*strings("tests/unit/run/*style*_test.cpp"), *(text for text in in_document if "---" in text)])
write(out / "document", [*documents(".tex"), *pieces("examples/column.tex"), *(text for text in in_document if "\\" in text), *(body[1] for body in bodies)])
write(out / "markdown", markdown)
write(out / "pages", markdown)
# Bytes choose messages: one opens a document, the others edit it and ask about it.
messages = random.Random(2)
write(out / "lsp", [bytes([0, 0, min(len(text) // 4, 255)]) + text[:1020] + bytes(messages.randrange(256) for _ in range(150))
                    for text in (one if isinstance(one, bytes) else one.encode("utf-8", "surrogateescape") for one in markdown[::4])])
# Bytes choose among parts of documents.
chance = random.Random(1)
write(out / "edition", [bytes(chance.randrange(256) for _ in range(length)) for length in range(4, 84)])
write(out / "booklet", booklets)   # a PDF takes its time
write(out / "pgn", [*strings("tests/unit/notation/pgn_test.cpp"), *strings("tests/unit/replay_rules/game_test.cpp"), "(" * 1000,
                    "1. e4 " + "(1. d4 " * 300])
# The first byte chooses the format.
collections = [*strings("tests/unit/collection/*_test.cpp"), *manual()]
write(out / "collections", [chr(n) + text for n in range(8) for text in collections])
write(out / "selection", [*strings("tests/unit/collection/selection_test.cpp", "tests/unit/cli/problems_of_file_test.cpp"),
                          *(value for text in manual() for value in re.findall(r"(?m)^(?:select|sort): (.*)$", text))])
rows = (root / "tests/tex/diagram_sty/rows.txt").read_text().split("\n== ")
write(out / "diagram_sty", [*strings("tests/unit/collection/diagram_sty_test.cpp", "tests/unit/cli/diagram_sty_test.cpp"),
                            *(row.split("\n--\n")[0].partition("\n")[2] for row in rows)])
# The first byte chooses format and host, and whether the text is the whole file.
hostile = [*json.loads((root / "tests/hosts/hostile.json").read_text()), "Circe, Madrasi", "A; B", "1.Ka1! 2.Kb1", "b) wKa1-a2"]
write(out / "records", [*(bytes([n]) + text.encode() for n in range(15) for text in hostile),
                        *(bytes([128 + n % 15]) + text.encode() for n, text in enumerate(collections))])
in_server = list(strings("tests/unit/server/*_test.cpp"))
whole_manual = "\n".join(manual())
write(out / "addresses", [text for text in [*in_server, *re.findall(r"/(?:board|d\.php|image\.php)[^\s`)]*", whole_manual)] if text.startswith("/")])
of_pandoc = [json.dumps({"pandoc-api-version": [1, 22], "meta": {}, "blocks": [
    {"t": "CodeBlock", "c": [["a", ["chess", "solutions"], [["size", "9mm"]]], text]},
    {"t": "Para", "c": [{"t": "Code", "c": [["", [], []], "chess " + text]}]}]}) for text in in_document if ": " in text]
of_mdbook = [json.dumps([{"root": "/b", "config": {"book": {"src": "src"}}, "renderer": "html", "mdbook_version": "0.4.21"}, {"sections": [
    {"Chapter": {"name": "A", "content": text, "number": [1], "sub_items": [], "path": "a.md", "source_path": "a.md", "parent_names": []}},
    "Separator"], "__non_exhaustive": None}]) for text in markdown if isinstance(text, str)]
# As other programs may give it: without the keys that mdBook always writes, with what it never writes.
of_mdbook += [json.dumps([{}, {"items": [{"Chapter": {"content": "```chess\nfen: K\n```", **keys}}, item]}])
              for keys in ({}, {"sub_items": None}, {"sub_items": [{"Chapter": {"content": None}}]}, {"parts": ["`chess K`"]})
              for item in ("Separator", None, {"Chapter": None}, {"PartTitle": "`chess K`"}, {"Chapter": {"content": "`chess K`"}})]
write(out / "hosts", [*("\x02" + text for text in of_pandoc), *("\x01" + text for text in of_mdbook),
                      *(b"\0" + (text if isinstance(text, bytes) else text.encode()) for text in markdown)])
# Parts are separated by 1E.
steps = [text for text in in_server if text.startswith("[{")] + [json.dumps(step) for step in (
    [{"put": "a1", "man": {"man": "king", "side": "white", "rotation": 0}}, {"move": "a1", "to": "b1"}, {"turn": "b1", "by": 1}],
    [{"side": "a1"}, {"hole": "b1"}, {"size": [3, 3]}, {"take": "a1"}, {"empty": True}],
    [{"field": "author", "value": "A"}, {"mark": "arrow", "square": "a1", "to": "b1"}, {"mark": "circle", "square": "a1"}],
    *([{"notation": name}] for name in ("fen", "ffen", "janko", "x2fen", "men", "popeye")))]
write(out / "editor", [text + "\x1e" + steps[n % len(steps)] for n, text in enumerate([*in_document, *in_server]) if ": " in text])
svgs = [text for text in strings("tests/unit/backend/*_test.cpp", "tests/unit/run/*_test.cpp") if text.startswith("<svg")]
yamls = [text for text in strings("tests/unit/run/*style*_test.cpp") if ":" in text]
man = (root / "src/artwork/men/king.svg").read_text()
write(out / "pieces", ["\x1e".join((yaml, man, man, svg)) for yaml, svg in zip(yamls, svgs * len(yamls))])
write(out / "pictures", [*svgs, man, *pngs(), pdf(1), pdf(2)])
write(out / "imposition", [pdf(n) for n in (1, 2, 3, 5)])
positions = [text for text in in_notation if "/" in text]
write(out / "files", [
    "\x1e".join((f"```chess\nfile: p.epd:{n + 1}\n```\n\n```chess include part.md\n```\n", position + "\n" + other, document, style, body))
    for n, (position, other, document, style, body) in enumerate(zip(
        positions, positions[1:], [text for text in markdown if isinstance(text, str)] * 9, yamls * 99,
        [text for text in in_document if re.match(r"[a-z]+: ", text)] * 99))])
write(out / "command_line", [*(line for page in sorted((root / "examples/manual").glob("**/*.md")) for line in commands(page)), "check\na.md", "weave\na.tex\n-o\nout.tex", "help\nweave\n--man",
                             "booklet\na.md\n-o\nb.pdf\n--impose", "board\n--problem\nb.txt\n-o\nb.svg", "--version"])
