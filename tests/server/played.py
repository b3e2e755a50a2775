"""Solutions played in pages, in a real browser: played.py DAWSON FOLDER. Exit status 77 where there is no browser."""
import gzip
import os
import re
import shutil
import subprocess
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from chromium import only_page  # noqa: E402

dawson, folder = os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2])
table = os.path.join(os.path.dirname(os.path.abspath(__file__)), "played.tsv")
sides = {"w": "White", "b": "Black", "n": "Neutral"}


def check(found, wanted, what):
    if found != wanted:
        raise SystemExit(f"{what}: {found!r}, not {wanted!r}")


class Problem:
    def __init__(self, line):
        self.stipulation, self.conditions, self.options, self.men, self.solution = line.rstrip("\n").split("\t")
        self.solution = self.solution.replace("\\n", "\n")

    def directive(self):
        men = " ".join(name + " " + " ".join(man[1:] for man in self.men.split() if man[0] == side)
                       for side, name in sides.items() if f" {side}" in " " + self.men)
        fields = [("men", men), ("stipulation", self.stipulation), ("conditions", self.conditions), ("options", self.options)]
        escaped = re.sub(r"([\\*~<>\[\]_`&])", r"\\\1", self.solution)
        lines = "".join("  " + line + "\n" for line in escaped.split("\n"))
        return "```chess\n" + "".join(f"{name}: {value}\n" for name, value in fields if value) + "solution: |\n" + lines + "```\n\n"

    def boards(self):
        """What stands where in each node, by the check: its words, what stands there, whether it is not played on."""
        command = [dawson, "solution", "--film", "--men", self.men, "--stipulation", self.stipulation, "--options",
                   f"{self.conditions} {self.options}".replace(";", " "), "--", self.solution]
        film = subprocess.run(command, capture_output=True, text=True, check=True).stdout
        begins = {man[-2:]: man[:-2] for man in self.men.split()}
        made, nodes = {"0": begins}, [("", begins)]
        for line in film.splitlines():
            number, before, words, squares, *_ = line.split("\t")
            board = dict(made[before])
            for change in squares.split():
                square, man = change.split("=")
                board.pop(square, None)
                if man:
                    board[square] = man
            made[number] = board
            if words != "pass":
                nodes.append((words, board))
        return nodes


# What is drawn where: [square, signs of the drawing without its place].
drawn = """(i => Array.from(document.querySelectorAll("figure[data-film]")[i].querySelectorAll(".playing > g[data-square]"), one =>
  [one.dataset.square, Array.from(one.children, part => part.getAttribute("href") + (part.getAttribute("transform") || "")
    .replace(/[-.\\d]+ [-.\\d]+\\)$/, "")).join()]))(%d)"""


def write(name, text):
    path = os.path.join(folder, name)
    with open(path, "w", encoding="utf-8") as out:
        out.write(text)
    return path


def page(name, text):
    html = os.path.join(folder, name + ".html")
    subprocess.run([dawson, "weave", write(name + ".md", text), "-o", html], check=True, stderr=subprocess.DEVNULL)
    return html


def show(browser, number=0):
    """Its player is made when a figure comes into view."""
    figure = f"document.querySelectorAll('figure[data-film]')[{number}]"
    browser.run(figure + ".scrollIntoView()")
    browser.wait(figure + ".querySelector('.player') !== null")


def compare(browser, problems):
    looks = {}  # who is drawn so
    walked = 0
    for i, problem in enumerate(problems):
        show(browser, i)
        browser.run(f"document.querySelectorAll('figure[data-film]')[{i}].querySelector('.player button').focus()")
        browser.key("Home")
        for node, (words, board) in enumerate(problem.boards()):
            if node:
                browser.key("ArrowRight")
                walked += 1
            where = f"{i + 1} ({problem.stipulation} {problem.conditions}), half-move {node} {words}"
            found = dict(browser.run(drawn % i)) if node else {square: None for square in board}
            check(sorted(found), sorted(board), where)
            for square, look in found.items():
                if node:
                    check(looks.setdefault(look, board[square]), board[square], f"{where}, {square}")
        check(browser.run("document.activeElement.title"), "Start", "the focus stays where it is")
        last = browser.run(f"document.querySelectorAll('figure[data-film]')[{i}].querySelectorAll('.player button')[2]"
                           ".getAttribute('aria-disabled')")
        check(last, "true", f"{i + 1}: nothing is behind the last half-move")
    print(f"  {len(problems)} trees, {walked} half-moves stand as the check has them, by the keyboard")


def size(problems, html):
    with open(html, encoding="utf-8") as file:
        text = file.read()
    without = re.sub(r' data-(film|numbers|said|men|twins|of)="[^"]*"', "", text)
    without = re.sub(r'<span class="move">(.*?)</span>', r"\1", without, flags=re.S)
    without = without.replace('<g class="standing">\n', "")
    scripts = re.findall(r"<script>.*?</script>", text, re.S)
    check(len(scripts), 1, "scripts")
    check(len(gzip.compress(scripts[0].encode())) <= 8000, True, "the script has at most 8,000 bytes packed")
    packed = [len(gzip.compress(part.encode(), mtime=0)) for part in (text, without)]
    solutions = sum(len(problem.solution.encode()) for problem in problems)
    added = packed[0] - packed[1]
    check(added < 2 * solutions, True, f"{added} bytes packed are added for {solutions} of solutions")
    print(f"  the script has {len(gzip.compress(scripts[0].encode()))} bytes packed; {added} bytes packed for {solutions} of solutions")


def by_mouse(browser):
    html = page("mouse", "---\nlanguage: de\n---\n```chess\nfen: 7N/6pP/5k2/R7/1Q2r1p1/8/8/K7\nstipulation: #2\nsolution: |\n"
                "  1...Tc4 2.Dd6#\n  1.Df8+? Ke6!\n  1.Dd6+! Te6 2.Df4#\n```\n\n```chess solutions\n```\n")
    browser.open("file://" + html)
    show(browser)
    squares = "Object.fromEntries(" + drawn % 0 + ".map(one => [one[0], 1]))"
    heard = "document.querySelector('.heard').textContent"
    check(browser.run("document.querySelector('.player').getAttribute('aria-label')"), "Lösung nachspielen", "the buttons' language")
    check(browser.run("getComputedStyle(document.querySelector('.heard')).position"), "absolute", "what is heard is not seen")
    browser.run("document.querySelector('summary').click()")
    move = "Array.from(document.querySelectorAll('.plays')).find(one => one.textContent.includes('{}'))"

    def click(what):
        browser.click(*browser.run(f"(r => [r.x + r.width / 2, r.y + r.height / 2])({what}.getBoundingClientRect())"))

    click(move.format("f4"))
    check(sorted(browser.run(squares)), ["a1", "a5", "e6", "f4", "f6", "g4", "g7", "h7", "h8"], "a click sets the board")
    check(browser.run("document.querySelectorAll('.now').length"), 1, "and the move is marked")
    browser.key("ArrowLeft")
    check("f4" in browser.run(squares), False, "arrows go on from a click")
    click(move.format("d6"))
    check("c4" in browser.run(squares), True, "moves of the set play begin at the diagram")
    buttons = "document.querySelectorAll('.player button')[{}]"
    click(buttons.format(0))
    check("b4" in browser.run(squares), True, "back at the start")
    click(buttons.format(3))
    check(sorted(browser.run(squares))[3:5], ["d6", "f6"], "the end of the line")
    print("  solutions play by clicks")
    click(buttons.format(4))
    shown = "Array.from(document.querySelectorAll('.plays')).filter(one => getComputedStyle(one).visibility === 'visible').length"
    check(browser.run(shown), 0, "moves are hidden")
    click(buttons.format(2))
    check(browser.run(shown), 1, "one is shown when it is asked for")
    click(buttons.format(2))
    check(browser.run(shown), 2, "and the next one")
    click(buttons.format(4))
    check(browser.run(shown) > 4, True, "and all again")
    print("  the key is looked for, one move at a time")
    check(browser.run("document.querySelector('.heard').getAttribute('role')"), "status", "a live region")
    check(bool(browser.run(heard)), True, "says the move")


NEXT = "document.querySelectorAll('.player button')[2]"
TOLD = "document.querySelector('.told').textContent"


def words(text):
    """Without the names of pieces in the pictures of figurines."""
    return re.sub(r"\s*\n\s*(white|black) \w+\s*\n\s*", "", text).strip()


def walk(browser):
    """What Next tells, to its end."""
    told = []
    for _ in range(99):
        if browser.run(NEXT + ".getAttribute('aria-disabled')") == "true":
            return told
        browser.run(NEXT + ".focus()")
        browser.key("Enter")
        told.append(words(browser.run(TOLD)))
    raise SystemExit("Next comes to no end")


def stops(browser):
    """A half-move that cannot be played ends its line only."""
    rows = {"#2\t\t\twKa1 wQb4 bKf6\t1.Qd6+ Kf5 2.Qa8#\\n  1...Kg5 2.Qd5+": [
        "1.d6+", "1.–f5 Dawson cannot play beyond this point", "1.–g5 Play resumes here", "2.d5+"]}
    # A reply shared by defences is played with each of them; its capture sign fits some of them only.
    rows["#2\t\t\twKh1 wNc3 bKh8 bRb4 bPd6\t1.Kg1 Rb5/Ra4/Rb6 2.Nxb5"] = ["1.g1", "1.–b5", "2.×b5", "1.–a4", "2.×b5", "1.–b6", "2.×b5"]
    rows["#2\t\t\twKa1 wQb4 bKf6\t1.Qd6+ Kf5 2.Qa8#"] = ["1.d6+", "1.–f5 Dawson cannot play beyond this point"]
    for row, wanted in rows.items():
        html = page("stops", Problem(row).directive() + "```chess solutions\n```\n")
        browser.open("file://" + html)
        show(browser)
        check(walk(browser), wanted, "Next goes on to the end")
        browser.run(NEXT + ".click()")
        check(words(browser.run(TOLD)), wanted[-1], "where it says the same again")
    print("  where it cannot play on, it says so, and where it plays on")


def copies(browser):
    html = page("copies", "---\nlanguage: de\nlinks: fen lichess diagram\n---\n" + "```chess\nnumber: 17\nfen: k7/8/8/8/8/8/8/K7\n```\n\n"
                "Text.\n\n```chess\nfen: k7/8/8/8/8/8/8/1K6\n```\n")
    browser.open("file://" + html)
    browser.grant("clipboardReadWrite", "clipboardSanitizedWrite")
    names = browser.run("Array.from(document.querySelectorAll('[data-copy], .tools a'), one => one.getAttribute('aria-label') || one.textContent)")
    check(len(set(names)), 6, f"names of buttons and links {names}")
    heard = "document.querySelector('.heard')"
    check(browser.run(heard + ".getAttribute('role')"), "status", "a live region")
    browser.run("document.querySelectorAll('[data-copy]')[1].focus()")
    browser.key("Enter")
    browser.wait(heard + ".textContent === 'kopiert'")
    check(browser.run("navigator.clipboard.readText()"), "k7/8/8/8/8/8/8/1K6 w - - 0 1", "the position")
    check(browser.run("document.activeElement.dataset.copy"),
          "k7/8/8/8/8/8/8/1K6 w - - 0 1", "focus stays")
    print("  positions are copied, and it is said")


if not shutil.which("chromium"):
    print("chromium is not installed")
    sys.exit(77)
shutil.rmtree(folder, ignore_errors=True)
os.makedirs(folder)
with open(table, encoding="utf-8") as rows:
    all_problems = [Problem(line) for line in rows.readlines()[1:]]
check(len(all_problems) >= 40 and sum(bool(one.conditions) for one in all_problems) >= 10, True, "forty trees, ten of them fairy")
made = page("trees", "".join(one.directive() + "Text.\n\n" for one in all_problems) + "```chess solutions\n```\n")
size(all_problems, made)
with only_page() as browser:
    browser.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-reduced-motion", "value": "reduce"}])
    browser.open("file://" + made)
    check(browser.run("document.querySelectorAll('figure[data-film]').length"), len(all_problems), "all play")
    compare(browser, all_problems)
    by_mouse(browser)
    stops(browser)
    copies(browser)
