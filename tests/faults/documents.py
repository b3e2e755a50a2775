"""What the tests of faults give the program: documents in two versions, commands, and what a folder holds."""
import hashlib
import pathlib
import subprocess


def board(version, number):
    return "".join("kqrbnpcx"[((number * 7 + version) >> bit) & 7] for bit in range(8)) + "/8/8/8/8/8/8/k6K"


def markdown(version, size):
    return f"# Version {version}\n\n" + "".join(
        f"```chess\nnumber: {version}.{i}\nauthor: Sam Loyd\nstipulation: #2\njanko: {board(version, i)}\n```\n\nSome words.\n\n"
        for i in range(size))


def latex(version, size):
    return ("\\documentclass{article}\n\\usepackage{dawson}\n\\begin{document}\n" + "".join(
        f"\\begin{{chess}}\nnumber: {version}.{i}\njanko: {board(version, i)}\n\\end{{chess}}\n" for i in range(size))
        + "\\end{document}\n")


class Command:
    """One way to call the program; `arguments(version, out)` are its words."""

    def __init__(self, dawson, folder, kind, scale=1):
        self.dawson, self.folder, self.kind = dawson, pathlib.Path(folder), kind
        for version in (0, 1):
            (self.folder / f"{kind}{version}.md").write_text(markdown(version, 12 * scale))
            (self.folder / f"{kind}{version}.tex").write_text(latex(version, 60 * scale))
            (self.folder / f"{kind}{version}.txt").write_text(f"author: Loyd {version}\njanko: {board(version, 3)}\n")

    def arguments(self, version, out):
        source = f"{self.folder}/{self.kind}{version}"
        return [self.dawson] + {
            "weave": ["weave", f"{source}.tex", "-o", f"{out}/x.tex", "--sty", f"{out}"],
            "pages": ["weave", f"{source}.tex", "-o", f"{out}/x.tex", "--boards", "pdf"],
            "svg": ["weave", f"{source}.md", "-o", f"{out}/x.md", "--assets", f"{out}/images"],
            "booklet": ["booklet", f"{source}.md", "-o", f"{out}/x.pdf"],
            "board": ["board", "--problem", f"{source}.txt", "-o", f"{out}/x.pdf"],
            "png": ["board", "--problem", f"{source}.txt", "-o", f"{out}/x.png"],
        }[self.kind]

    def reference(self, version):
        """The folder that an undisturbed run makes."""
        out = self.folder / f"reference-{self.kind}{version}"
        out.mkdir()
        subprocess.run(self.arguments(version, out), check=True, capture_output=True)
        return out


def state(folder):
    """Its files and what is in them."""
    folder = pathlib.Path(folder)
    return {str(path.relative_to(folder)): hashlib.sha1(path.read_bytes()).hexdigest()
            for path in folder.rglob("*") if path.is_file()}


def stagings(folder):
    """Folders in which outputs wait."""
    return [str(path) for path in pathlib.Path(folder).rglob(".dawson-*")]


def torn(now, old, new):
    """Files that are neither the old nor the new ones, and old ones that are gone."""
    broken = [name for name, digest in now.items() if (name in old or name in new) and digest not in (old.get(name), new.get(name))]
    return broken + [name for name in old if name in new and name not in now]


def left_behind(now, old, new):
    return [name for name in now if name not in old and name not in new]
