"""Makes the npm package: make_package.py OUT VERSION LINKED.js FONTS PATTERNS HERE NAME=FILE...

LINKED.js and LINKED.wasm are em++'s. FONTS is the folder of Linux Libertine, PATTERNS the German hyphenation patterns, HERE the
folder of this program. NAME=FILE are the files of the LaTeX style, in order.
"""
import os
import pathlib
import shutil
import subprocess
import sys

# Characters of the fonts: Latin with accents, Greek, Cyrillic, punctuation, arrows, chess pieces.
CHARACTERS = "20-17F,218-21B,2BC,300-33F,386-3CE,400-45F,1E9E,2010-2044,2070-2079,20AC,2116,2190-2199,2212,2600-265F,FFFD"
FACES = ["LinLibertine_R", "LinLibertine_RI", "LinLibertine_RB", "LinLibertine_RBI", "LinLibertine_M", "LinBiolinum_R",
         "LinBiolinum_RI", "LinBiolinum_RB"]

# Emscripten's file becomes a module. Its node part calls `require`, which modules lack.
MODULE = """const inNode = typeof process === 'object' && typeof process.versions === 'object' && process.versions.node;
const require = inNode ? (await import('node:module')).createRequire(import.meta.url) : undefined;
const __dirname = '', __filename = '';
%s
export default createDawson;
"""


def run(*words):
    subprocess.run(words, check=True)


def listed(share, folder, names):
    (share / f"{folder}.txt").write_text("".join(name + "\n" for name in names))


def add_fonts(share, fonts):
    (share / "fonts").mkdir(parents=True)
    for face in FACES:
        run("hb-subset", f"--unicodes={CHARACTERS}", "--layout-features=kern,liga,clig,smcp,mark,mkmk,ccmp,locl", "--no-hinting",
            f"--output-file={share}/fonts/{face}.otf", f"{fonts}/{face}.otf")
    listed(share, "fonts", [face + ".otf" for face in FACES])


def add_style(share, pairs):
    names = []
    for pair in pairs:
        name, file = pair.split("=", 1)
        to = share / "style" / name
        to.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, to)
        names.append(name)
        if name == "dawson-fonts/dawson.map":
            shutil.copy(pathlib.Path(file).parent / "Dawson.otf", share)
    listed(share, "style", names)


def add_patterns(share, patterns):
    (share / "hyphen").mkdir()
    shutil.copy(patterns, share / "hyphen" / "hyph_de_DE.dic")
    listed(share, "hyphen", ["hyph_de_DE.dic"])


def main():
    out, version, linked, fonts, patterns, here = sys.argv[1:7]
    new = pathlib.Path(out + ".new")
    shutil.rmtree(new, ignore_errors=True)
    new.mkdir(parents=True)
    share = new / "share"
    add_fonts(share, fonts)
    add_style(share, sys.argv[7:])
    add_patterns(share, patterns)
    # wasm-opt's --all-features would write references that node 20 refuses.
    run("wasm-opt", "--enable-exception-handling", "--enable-mutable-globals", "--enable-sign-ext", "-Oz", "--strip-debug",
        "--strip-producers", linked.removesuffix(".js") + ".wasm", "-o", str(new / "dawson.wasm"))
    (new / "glue.js").write_text(MODULE % pathlib.Path(linked).read_text())
    for file in (pathlib.Path(here) / "files").iterdir():
        text = file.read_text().replace("@VERSION@", version)
        (new / file.name).write_text(text)
    os.chmod(new / "cli.js", 0o755)
    shutil.copy(pathlib.Path(here).parents[2] / "LICENSE", new)
    shutil.rmtree(out, ignore_errors=True)
    new.rename(out)


main()
