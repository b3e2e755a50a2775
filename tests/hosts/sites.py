#!/usr/bin/env python3
"""sites.py sphinx|markdown|mkdocs|pandoc|weave|hugo|jekyll DAWSON FOLDER: examples/sites builds a small site. 77 if the generator
is not installed."""
import importlib.util
import os
import shutil
import subprocess
import sys

WHAT, DAWSON, FOLDER = sys.argv[1], os.path.abspath(sys.argv[2]), os.path.abspath(sys.argv[3])
SITES = os.path.abspath(os.path.join(os.path.dirname(__file__), "../../examples/sites"))
NEEDS = {"sphinx": "sphinx", "markdown": "pymdownx"}
BODY = "author: Anna Ärmel\nfen: 8/8/8/3k4/8/3K4/8/8\nstipulation: h#2"

if WHAT in NEEDS and not importlib.util.find_spec(NEEDS[WHAT]):
    system = "/usr/bin/python3"  # Debian's packages are for its own Python
    if sys.executable == system or not os.path.exists(system):
        print(f"{NEEDS[WHAT]} is not installed")
        sys.exit(77)
    sys.exit(subprocess.run([system, *sys.argv], check=False).returncode)

if WHAT in ("pandoc", "hugo", "jekyll", "mkdocs") and not shutil.which(WHAT):
    print(f"{WHAT} is not installed")
    sys.exit(77)
shutil.rmtree(FOLDER, ignore_errors=True)
os.makedirs(FOLDER)
os.chdir(FOLDER)
for name in os.listdir(SITES):
    if name.endswith((".py", ".lua")):
        shutil.copy(os.path.join(SITES, name), FOLDER)
        with open(name, encoding="utf-8") as file:
            assert len(file.read().splitlines()) <= 60, name


def write(name, text):
    os.makedirs(os.path.dirname(name) or ".", exist_ok=True)
    with open(name, "w", encoding="utf-8") as file:
        file.write(text)


def read(name):
    with open(name, encoding="utf-8") as file:
        return file.read()


def weave(source, to, *more):
    """Runs weave.sh; returns its exit status."""
    return subprocess.run(["sh", os.path.join(SITES, "weave.sh"), source, to, *more], capture_output=True, check=False,
                          env={**os.environ, "DAWSON": DAWSON}).returncode


def built(*words):
    """Runs a generator, which must not fail."""
    done = subprocess.run(words, capture_output=True, check=False, env={**os.environ, "DAWSON": DAWSON, "PYTHONPATH": FOLDER})
    assert done.returncode == 0, done.stdout + done.stderr


def sphinx(builder):
    return subprocess.run([sys.executable, "-m", "sphinx", "-q", "-b", builder, ".", builder], capture_output=True, check=False)


def indented(text):
    return "".join(f"   {line}\n" for line in text.split("\n"))


if WHAT == "sphinx":
    write("conf.py", "import os, sys\nsys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))\n"
          f"extensions = ['dawson_sphinx']\ndawson_program = {DAWSON!r}\n")
    write("index.rst", f"Site\n====\n\n.. chess::\n\n{indented(BODY)}\nEnd.\n")
    done = sphinx("html")
    page = read("html/index.html")
    assert done.returncode == 0 and not done.stderr, done.stderr
    assert "Anna Ärmel" in page and "<svg" in page and "End." in page
    assert sphinx("latex").returncode == 0
    pictures = [name for name in os.listdir("latex") if name.startswith("chess-") and name.endswith(".pdf")]
    assert len(pictures) == 1, pictures
    write("index.rst", f"Site\n====\n\n.. chess::\n\n{indented('fen: 9')}\nEnd.\n")
    done = sphinx("html")
    assert b"index.rst:4" in done.stderr and b"E-CHAR" in done.stderr, done.stderr
elif WHAT == "markdown":
    os.environ["DAWSON"] = DAWSON
    sys.path.insert(0, FOLDER)
    import dawson_mkdocs
    import markdown
    fences = {"pymdownx.superfences": {"custom_fences": [{"name": "chess", "class": "chess", "format": dawson_mkdocs.chess,
                                                          "validator": dawson_mkdocs.any_option}]}}

    def page(text):
        return markdown.markdown(text, extensions=["pymdownx.superfences"], extension_configs=fences)
    made = page(f"# Site\n\n```chess\n{BODY}\n```\n\nEnd.\n")
    assert "Anna Ärmel" in made and "<svg" in made and "<p>End.</p>" in made and "```" not in made, made[:200]
    assert "Prix" in page(f"```chess award=Prix\n{BODY}\n```\n")
    assert "<code>fen: 9 &lt;x</code>" in page("```chess\nfen: 9 <x\n```\n")
elif WHAT == "pandoc":
    stub = os.path.join(os.path.dirname(os.path.abspath(__file__)), "diagram_stub.lua")

    def pandoc(text, *options):
        meta = "---\ndiagram: {engine: {chess: {package: dawson_diagram, execpath: 'DAWSON'}}}\n---\n\n"
        write("in.md", meta.replace("DAWSON", DAWSON) + text)
        return subprocess.run(["pandoc", "in.md", "--lua-filter", stub, *options], capture_output=True, check=False)
    text = f"Text.\n\n```{{.chess opt-award=Prix}}\n{BODY}\n```\n"
    done = pandoc(text, "--to", "html", "--extract-media", "html")
    assert done.returncode == 0 and not done.stderr, done.stderr
    (picture,) = os.listdir("html")
    drawn = read(f"html/{picture}")
    assert drawn.startswith("<svg") and "Anna Ärmel" in drawn and "Prix" in drawn and picture in done.stdout.decode()
    for to, sign in (("latex", b"%PDF"), ("docx", b"\x89PNG")):
        assert pandoc(text, "--to", to, "-o", f"out.{to}", "--extract-media", to).returncode == 0
        (picture,) = os.listdir(to)
        with open(f"{to}/{picture}", "rb") as file:
            assert file.read(4) == sign, to
    wrong = pandoc("```chess\nfen: 9\n```\n", "--to", "html")
    assert wrong.returncode != 0 and b"E-CHAR" in wrong.stderr, wrong.stderr
elif WHAT == "mkdocs":
    settings = read("dawson_mkdocs.py").split("\n\n")[1]  # as the file shows them
    write("mkdocs.yml", "site_name: Site\n" + settings.replace("\n    ", "\n").removeprefix("    ") + "\n")
    write("docs/index.md", f"# Site\n\n```chess\n{BODY}\n```\n\nEnd.\n")
    built("mkdocs", "build", "--quiet", "--site-dir", "out")
    page = read("out/index.html")
    assert "Anna Ärmel" in page and "<svg" in page and "<p>End.</p>" in page and "fen:" not in page
elif WHAT in ("hugo", "jekyll"):
    write("pages/posts/a-b.md", f"---\ntitle: A\n---\n\n```chess\n{BODY}\n```\n\nEnd.\n")
    if WHAT == "hugo":
        write("config.toml", 'baseURL = "/"\ntitle = "Site"\ndisableKinds = ["taxonomy", "term", "RSS", "sitemap"]\n')
        for kind in ("single", "list"):
            write(f"layouts/_default/{kind}.html", "<title>{{ .Title }}</title>{{ .Content }}\n")
        assert weave("pages", "content") == 0
        built("hugo", "--quiet", "--destination", "out")
        page = read("out/posts/a-b/index.html")
    else:
        assert weave("pages", "site", "jekyll") == 0
        built("jekyll", "build", "--quiet", "--disable-disk-cache", "--source", "site", "--destination", "out")
        page = read("out/posts/a-b.html")
    assert "Anna Ärmel" in page and "<p>End.</p>" in page and "fen:" not in page, page
    (picture,) = os.listdir("out/chess")
    assert f'src="/chess/{picture}"' in page and "<svg" in read(f"out/chess/{picture}")
else:
    write("pages/posts/a b.md", f"---\ntitle: A\n---\n\n```chess\n{BODY}\n```\n")
    write("pages/posts/x.css", "a {}\n")
    for to, more in (("content", []), ("site", ["jekyll"])):
        assert weave("pages", to, *more) == 0
        woven = read(f"{to}/posts/a b.md")
        assert woven.startswith("---\ntitle: A\n---\n") and "Anna Ärmel" in woven and "/chess/chess-" in woven, woven
        assert read(f"{to}/posts/x.css") == "a {}\n"
        assert os.listdir({"content": "static/chess", "site": "site/chess"}[to])
    write("pages/b.md", "```chess\nfen: 9\n```\n")
    assert weave("pages", "no") == 1
    assert not os.path.exists("no/b.md")
