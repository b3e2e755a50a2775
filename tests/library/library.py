#!/usr/bin/env python3
"""library.py LIBRARY DAWSON FOLDER [TEST...]: the library for other programs. Its names are those of dawson.h; the examples in examples/library run;
files of a session are in memory, and no file of the machine is written (where strace is installed); results are those of the
program, also of two sessions in two threads; a run stops; a session that runs for long does not grow; faults are reported."""
import os
import pathlib
import re
import resource
import shutil
import subprocess
import sys
import threading
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
LIBRARY, DAWSON, FOLDER = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]).resolve(), pathlib.Path(sys.argv[3])
os.environ["DAWSON_LIBRARY"] = str(LIBRARY)
sys.path.insert(0, str(ROOT / "examples/library"))
from dawson import Session, library  # noqa: E402

COLUMN = (ROOT / "examples/column.md").read_text()
SHORT = "```chess\nfen: 8/8/8/3k4/8/3K1Q2/8/8\ncount: 10+1\nauthor: A. Composer\nstipulation: #2\n```\n"


def names_are_those_of_the_header():
    said = subprocess.run(["nm", "-D", "--extern-only", "--defined-only", LIBRARY], capture_output=True, text=True, check=True).stdout
    exported = sorted(line.split()[-1].removesuffix("@@DAWSON_1") for line in said.splitlines() if " A " not in line)
    header = (ROOT / "src/library/dawson.h").read_text()
    declared = sorted(set(re.findall(r"^[\w *]+\b(dawson_\w+)\(", header, re.M)))
    assert exported == declared and len(declared) == 10, (exported, declared)
    said = subprocess.run(["readelf", "-d", LIBRARY], capture_output=True, text=True, check=True).stdout
    assert "[libdawson.so.1]" in said, said


def example_in_c():
    program = FOLDER / "diagram"
    subprocess.run(["cc", "-std=c99", "-Wall", "-Wextra", "-Werror", "-I", ROOT / "src/library", ROOT / "examples/library/diagram.c", LIBRARY,
                    "-o", program], check=True)
    said = subprocess.run([program], capture_output=True, text=True, check=True, env={"LD_LIBRARY_PATH": str(LIBRARY.parent)})
    for part in ("board.svg has a drawing\n", "check ends with 1\n", '"code":"E-COUNT"', "weave ends with 1 and writes no page\n"):
        assert part in said.stdout, said.stdout
    assert not said.stderr, said.stderr


def example_in_python():
    (FOLDER / "a.md").write_text(SHORT.replace("10+1", "2+1"))
    said = subprocess.run([sys.executable, "-B", ROOT / "examples/library/dawson.py", FOLDER / "a.md"], capture_output=True, text=True,
                          check=True)
    assert re.fullmatch(r"out/a.md out/chess-[0-9a-f]+\.svg\n", said.stdout) and not said.stderr, said


def results_are_those_of_the_program():
    for suffix in ("md", "html", "tex", "txt"):
        source = "column.tex" if suffix == "tex" else "column.md"
        output = FOLDER / f"out.{suffix}"
        subprocess.run([DAWSON, "weave", source, "-o", output.resolve(), "--assets", FOLDER.resolve()] if suffix == "md" else
                       [DAWSON, "weave", source, "-o", output.resolve()], cwd=ROOT / "examples", check=True, capture_output=True)
        with Session() as session:
            session.put(source, (ROOT / "examples" / source).read_bytes())
            result = session.run("weave", source, "-o", f"out.{suffix}", *(["--assets", "."] if suffix == "md" else []))
            assert result["status"] == 0 and source in result["read"], result
            assert session.get(f"out.{suffix}") == output.read_bytes(), suffix
    for suffix in ("svg", "png", "pdf", "tex", "txt"):
        words = ["board", "8/8/8/3k4/8/3K1Q2/8/8", "--from", "fen", "-o", "-", "--kind", suffix]
        said = subprocess.run([DAWSON, *words], capture_output=True, check=True).stdout
        with Session() as session:
            result = session.run(*words)
            assert session.get("-") == said and (result["out"] is None) == (suffix in ("png", "pdf")), suffix


def files_are_in_memory():
    with Session() as session:
        assert session.put("parts/one.md", "# One\n\n" + SHORT) and session.put("a.md", "```chess include parts/one.md\n```\n")
        assert not session.put("parts", "x") and not session.put("a.md/b", "x") and not session.put("", "x")
        result = session.run("weave", "a.md", "-o", "out/a.html")
        assert result["status"] == 1 and not result["files"], result
        (finding,) = (one for one in result["findings"] if one["severity"] == "error")
        assert finding["code"] == "E-COUNT" and finding["file"] == "parts/one.md" and finding["line"] == 5, finding
        assert "parts/one.md:5:" in result["report"] and not result["err"] and sorted(result["read"])[:2] == ["a.md", "parts/one.md"], result
        session.put("parts/one.md", "# One\n\n" + SHORT.replace("10+1", "2+1"))
        result = session.run("weave", "a.md", "-o", "out/a.html")
        assert result["files"] == [{"path": "out/a.html", "bytes": len(session.get("out/a.html")), "text": True}], result
        result = session.run("weave", "a.md", "-o", "a.md")
        assert result["status"] == 2 and "would overwrite" in result["err"], result
        result = session.run("weave", "/etc/hostname", "-o", "b.tex")
        assert result["status"] == 3 and "No such file" in result["err"], result
        session.put("parts/one.md", None)
        assert session.run("check", "a.md")["findings"][0]["code"] == "E-INCLUDE"
        assert session.run("convert", "--file", "-", "-o", "x.json", stdin=b"\xff")["status"] != 0
        session.forget()
        assert session.get("a.md") is None and session.run("check", "a.md")["status"] == 3


def nothing_is_written():
    if not shutil.which("strace"):
        return print("skipped: strace is not installed: nothing_is_written")
    empty = FOLDER / "empty"
    empty.mkdir(exist_ok=True)
    code = f"import sys; sys.path.insert(0, {str(ROOT / 'examples/library')!r}); from dawson import Session\n" \
           "import os; os.write(2, b'begin')\n" \
           f"s = Session(); s.put('a.md', {COLUMN!r}); sum = s.run('weave', 'a.md', '-o', 'a.html')['status']\n" \
           "sum += s.run('booklet', 'a.md', '-o', 'a.pdf')['status'] + s.run('weave', 'a.md', '-o', 'm.md', '--assets', 'b')['status']\n" \
           "os.write(1, b'ended %d' % sum)"
    trace = FOLDER / "trace"
    said = subprocess.run(["strace", "-f", "-o", trace, "-e", "trace=file,write,memfd_create", sys.executable, "-B", "-c", code], cwd=empty,
                          capture_output=True, text=True, check=True)
    assert said.stdout == "ended 0", said
    calls = trace.read_text().split('write(2, "begin"', 1)[1].splitlines()[1:]
    for call in calls:
        # Read are the fonts and hyphenation patterns of the machine; fontconfig may make its cache.
        writes = re.search(r"O_WRONLY|O_RDWR|O_CREAT|\b(?:rename|unlink|mkdir|link|symlink)\w*\(", call) and "fontconfig" not in call
        own = re.search(r'"(?!/)[^"]*(a\.md|a\.html|a\.pdf|m\.md|dawson\.yaml)', call)
        streams = re.search(r"\bwrite\([12],", call) and "ended" not in call
        assert not (writes or own or streams), call
    assert not list(empty.iterdir())


def threads():
    def weave(session, out, times):
        session.put("a.md", COLUMN)
        for _ in range(times):
            out.append((session.run("weave", "a.md", "-o", "a.html")["status"], session.get("a.html"),
                        session.run("weave", "a.md", "-o", "a.pdf", "--boards", "pdf")["report"], session.run("check", "a.md", "--strict")))
    alone, outs = [], [[], []]
    with Session() as session:
        weave(session, alone, 1)
    with Session() as one, Session() as other:
        workers = [threading.Thread(target=weave, args=(session, out, 4)) for session, out in zip((one, other), outs)]
        for worker in workers:
            worker.start()
        for worker in workers:
            worker.join()
    assert outs == [alone * 4] * 2


def a_run_stops():
    many = SHORT.replace("10+1", "2+1") * 20000
    result = []
    with Session() as session, Session(time=0.05) as hasty:
        session.put("a.md", many)
        worker = threading.Thread(target=lambda: result.append(session.run("weave", "a.md", "-o", "a.html")))
        worker.start()
        began = time.monotonic()
        while worker.is_alive() and time.monotonic() - began < 60:
            time.sleep(0.05)
            session.stop()
        worker.join()
        assert result[0]["status"] == 3 and result[0]["stopped"] and not result[0]["files"] and not session.get("a.html"), result
        assert time.monotonic() - began < 5
        assert session.run("explain", "E-ADJ")["status"] == 0  # the next run is not stopped
        hasty.put("a.md", many)
        late = hasty.run("check", "a.md")
        assert late["status"] == 3 and late["stopped"], late


def resident():
    with open("/proc/self/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * resource.getpagesize()


def a_session_does_not_grow():
    with Session() as session:
        for round_number in range(2000):
            session.put("a.md", SHORT.replace("A. Composer", f"Composer {round_number}"))
            if round_number % 2:
                session.run("board", "8/8/8/3k4/8/3K1Q2/8/8", "--from", "fen", "-o", "b.svg")
            else:
                session.run("check", "a.md")
            if round_number == 400:
                before = resident()
        grown = resident() - before
        assert grown < 4 << 20, grown


def answers():
    with Session() as session:
        answer = session.ask("edit", text=SHORT.replace("count: 10+1\n", ""), do=[{"take": "f3"}])
        assert "8/8/8/3k4/8/3K4/8/8" in answer["text"] and answer["svg"].startswith("<svg"), answer
        assert len(session.ask("men")) > 100 and session.ask("words")["notations"]
        assert "error" in session.ask("edit", text=1) and "error" in session.ask("nothing")


def faults_are_reported():
    for options, part in (({"colour": 1}, '"colour"'), ({"files": "cloud"}, '"files"'), ({"folder": "x"}, "absolute"),
                          ({"sandbox": "yes"}, "boolean"), ({"files": "host", "folder": "/x"}, '"folder"')):
        with Session(**options) as session:
            result = session.run("explain")
            assert result["status"] == 2 and part in result["err"], (options, result)
    with Session(sandbox=True, limits={"squares": 4}, environment={"SOURCE_DATE_EPOCH": "x"}) as session:
        assert "SOURCE_DATE_EPOCH" in session.run("check", "a.md")["err"]
    with Session(sandbox=True, limits={"squares": 4}) as session:
        session.put("/other/p.md", SHORT), session.put("a.md", "```chess include /other/p.md\n```\n" + SHORT)
        result = session.run("check", "a.md")
        assert "--sandbox" in result["report"] and "E-LIMIT" in result["report"], result
    with Session() as session:
        for words in (["serve"], ["latex", "a.tex"], ["lsp"], ["prove", "a.md"], ["weave", "a.md", "-o", "b.html", "--watch"]):
            result = session.run(*words)
            assert result["status"] == 2 and "not in this build" in result["err"], result
        session.put("a.md", SHORT.replace("10+1", "2+1"))
        assert "library" in session.run("weave", "a.md", "-o", "a.docx")["err"]
        assert session.run()["status"] == 2 and not session.run("waeve")["files"]
    assert b'"api":1' in library.dawson_version()


def files_of_the_machine():
    here = os.getcwd()
    os.chdir(FOLDER)
    try:
        with Session(files="host") as session:
            pathlib.Path("h.md").write_text(SHORT.replace("10+1", "2+1"))
            result = session.run("weave", "h.md", "-o", "h.html")
            assert result["files"] == [{"path": "h.html"}] and pathlib.Path("h.html").exists(), result
            assert not session.put("x", "y") and session.get("h.html") is None
    finally:
        os.chdir(here)


FOLDER.mkdir(parents=True, exist_ok=True)
ONLY = sys.argv[4:]
for test in (names_are_those_of_the_header, example_in_c, example_in_python, results_are_those_of_the_program, files_are_in_memory,
             nothing_is_written, threads, a_run_stops, a_session_does_not_grow, answers, faults_are_reported, files_of_the_machine):
    if ONLY and test.__name__ not in ONLY:
        continue
    began_at = time.monotonic()
    test()
    print(f"{test.__name__}: {time.monotonic() - began_at:.1f} s")
