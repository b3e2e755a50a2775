"""`dawson prove` on the problems of problems.md: sessions.py DAWSON FOLDER [POPEYE].

Without POPEYE, a program that repeats Popeye's recorded output stands in for it (sessions.jsonl: what Popeye was asked, what it
wrote on standard output and standard error). The verdicts are compared with verdicts.txt. With POPEYE, the same problems are
solved by that program; DAWSON_UPDATE=1 then records its output and the verdicts. If POPEYE is a folder, that of Popeye's
sources, its examples and regressions are read instead.
"""

import json
import os
import re
import resource
import shutil
import signal
import stat
import subprocess
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
PROBLEMS = os.path.join(HERE, "problems.md")
SESSIONS = os.path.join(HERE, "sessions.jsonl")
VERDICTS = os.path.join(HERE, "verdicts.txt")

DAWSON, FOLDER = os.path.abspath(sys.argv[1]), sys.argv[2]
POPEYE = os.path.abspath(sys.argv[3]) if len(sys.argv) > 3 else None

# Repeats a recorded session. The file `behaviour` may hold: crash (half of the output, then a signal), cut (half of the output),
# hang, version (another version of Popeye).
REPEATER = """#!/usr/bin/env python3
import json, os, re, sys, time
here = os.path.dirname(os.path.abspath(__file__))
asked = re.sub(r"(BeginProblem|EndProblem|Option MaxTime .*)\\n", "", sys.stdin.read())
with open(os.path.join(here, "asked"), "a") as log:
    log.write("asked\\n")
open(os.path.join(here, "last"), "w").write(asked + " ".join(sys.argv))
behaviour = open(os.path.join(here, "behaviour")).read()
output, errors = "Popeye Test-64Bit v4.104 (64 MB)\\n\\n\\nsolution finished. Time = 0.001 s\\n\\n", ""
for line in open(os.path.join(here, "sessions.jsonl")):
    session = json.loads(line)
    if session["asked"] == asked:
        output, errors = session["output"], session["errors"]
tiny = "Stipulation #1\\nOption NoBoard MaxTime 1\\nPieces White Kb6 Rh1 Black Kb8" in asked
if behaviour == "version":
    output = output.replace("v4.104", "v4.61")
if behaviour == "hang" and not tiny:
    time.sleep(60)
half = behaviour in ("crash", "cut") and not tiny
sys.stdout.write(output[:len(output) // 2] if half else output)
sys.stdout.flush()
sys.stderr.write(errors)
if behaviour == "crash" and not tiny:
    os.abort()
"""

# Errors of Popeye's own files that Dawson reports, with their reasons.
REASONS = {
    "EXAMPLES/bgl.inp:16": "65 squares: a slash after the last rank",
    "EXAMPLES/champursue.inp:17": "72 squares: 16 in the last rank",
    "EXAMPLES/rokagogo.inp:39": "a white queen and a black pawn on f6",
    "REGRESSIONS/4_47_to_4_49.inp:24": "the option maxflight has no negative number",
    "REGRESSIONS/4_55_to_4_57.inp": "problems without pieces",
    "REGRESSIONS/4_61_to_4_63.inp:331": "a stipulation is missing",
    "REGRESSIONS/4_75_to_4_77.inp:19": "a problem without pieces",
    "REGRESSIONS/4_75_to_4_77.inp:70": "an unknown piece",
    "REGRESSIONS/4_89_to_4_91.inp:89": "a piece without a colour",
}

failures = []


def expect(condition, what):
    if not condition:
        failures.append(what)
        print("FAILED:", what)


def prove(folder, *words, popeye=None, document="problems.md"):
    command = [DAWSON, "prove", document, "--popeye", popeye or os.path.join(folder, "py"), "--time", "20", *words]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=600)


def fresh(name, behaviour=""):
    folder = os.path.join(FOLDER, name)
    shutil.rmtree(folder, ignore_errors=True)
    os.makedirs(folder)
    shutil.copy(SESSIONS, folder)
    shutil.copy(PROBLEMS, folder)
    program = os.path.join(folder, "py")
    with open(program, "w") as file:
        file.write(REPEATER)
    os.chmod(program, os.stat(program).st_mode | stat.S_IXUSR)
    behave(folder, behaviour)
    return folder


def behave(folder, behaviour):
    with open(os.path.join(folder, "behaviour"), "w") as file:
        file.write(behaviour)
    with open(os.path.join(folder, "asked"), "w"):
        pass


def times_asked(folder):
    """The number of problems that were asked, without the tiny one that shows the version."""
    return len(open(os.path.join(folder, "asked")).read().split()) - 1


def document(folder, text):
    path = os.path.join(folder, "small.md")
    with open(path, "w") as file:
        file.write(text)
    return path


def verdict_lines(output):
    return "".join(re.sub(r"^.*problems\.md:", "", line) + "\n" for line in output.splitlines())


def record():
    with open(SESSIONS, "a"):
        pass
    folder = fresh("record")
    done = prove(folder, "--json", popeye=POPEYE)
    sessions = {}
    for problem in json.loads(done.stdout):
        if problem["verdict"] == "not askable":
            continue
        asked = problem["asked"]
        text = "BeginProblem\nOption MaxTime 20\n" + asked + "EndProblem\n"
        run = subprocess.run([POPEYE, "-maxmem", "64M"], input=text, capture_output=True, text=True, cwd=folder, timeout=60)
        # The name of the machine and the time say nothing about the problem.
        output = re.sub(r"^Popeye \S+ ", "Popeye Test-64Bit ", run.stdout.lstrip("\n"))
        output = re.sub(r"Time = [0-9.:]+ s", "Time = 0.010 s", output)
        sessions[asked] = {"asked": asked, "output": output, "errors": run.stderr}
    with open(SESSIONS, "w") as file:
        for asked in sorted(sessions):
            file.write(json.dumps(sessions[asked], ensure_ascii=False) + "\n")
    folder = fresh("verdicts")
    with open(VERDICTS, "w") as file:
        file.write(verdict_lines(prove(folder).stdout))


def recorded_sessions_have_their_verdicts():
    folder = fresh("sessions")
    first = prove(folder)
    expect(first.returncode == 1, f"something printed as C+ is not: status {first.returncode} {first.stderr}")
    expect(verdict_lines(first.stdout) == open(VERDICTS).read(), "verdicts:\n" + verdict_lines(first.stdout))
    kept = open(os.path.join(folder, "proofs.json")).read()
    lines = kept.splitlines()
    expect(lines[1:-1] == sorted(lines[1:-1]), "proofs are sorted")
    expect(len(json.loads(kept)) == len(lines) - 2, "one proof a line")
    behave(folder, "")
    again = prove(folder)
    expect(again.stdout == first.stdout, "the second run says the same:\n" + again.stdout)
    # Refused and interrupted problems are not kept, or asked again with more time.
    expect(times_asked(folder) <= first.stdout.count("refused"), f"asked again: {times_asked(folder)}")
    expect(open(os.path.join(folder, "proofs.json")).read() == kept, "the second run changes no proof")


SMALL = """```chess
men: White Kc6 Rh1 Black Kc8
stipulation: #1
sound: auto
solution: auto
```

```chess solutions
```
"""


def weaving_uses_proofs_and_never_asks():
    folder = fresh("weave")
    small = document(folder, SMALL)
    without = subprocess.run([DAWSON, "weave", small, "-o", "a.txt"], cwd=folder, capture_output=True, text=True)
    expect("there is no proof of this problem [W-PROOF]" in without.stderr, without.stderr)
    expect("C+" not in open(os.path.join(folder, "a.txt")).read(), "C+ without a proof")
    proved = prove(folder, document=small)
    expect(proved.stdout.startswith("small.md:1: sound") or ": sound" in proved.stdout, proved.stdout + proved.stderr)
    behave(folder, "")
    woven = subprocess.run([DAWSON, "weave", small, "-o", "b.txt", "--deps", "d.mk"], cwd=folder, capture_output=True, text=True)
    text = open(os.path.join(folder, "b.txt")).read()
    expect("C+ Popeye 4.104" in text and "h8#" in text, text + woven.stderr)
    expect("proofs.json" in open(os.path.join(folder, "d.mk")).read(), "the proofs are an input")
    expect(times_asked(folder) < 0, "weaving asked Popeye")


def soundness_has_the_form_of_the_style():
    folder = fresh("forms")
    forms = {"": "C+ Popeye 4.104", "style: problemist": "C+", "style: own.yaml": "computer tested (4.104)"}
    with open(os.path.join(folder, "own.yaml"), "w") as file:
        file.write("proved: computer tested ({popeye})\n")
    for field, printed in forms.items():
        small = document(folder, SMALL.split("```chess solutions")[0].replace("sound", f"{field}\nsound"))
        prove(folder, document=small)
        subprocess.run([DAWSON, "weave", small, "-o", "a.txt"], cwd=folder, capture_output=True)
        text = open(os.path.join(folder, "a.txt")).read()
        expect(printed in text and ("4.104" in printed or "4.104" not in text), f"{field}: {text}")
    with open(os.path.join(folder, "own.yaml"), "w") as file:
        file.write("proved: C+ {version}\n")
    run = subprocess.run([DAWSON, "check", small], cwd=folder, capture_output=True, text=True)
    expect("own.yaml:1:9: error: only `{popeye}`" in run.stderr, run.stderr)


def write(folder, name, text):
    with open(os.path.join(folder, name), "w") as file:
        file.write(text)


def asked_about(folder, *words, document):
    """Place, verdict and stipulation of each problem."""
    done = prove(folder, "--json", *words, document=document)
    expect(done.stdout, done.stderr)
    return [(os.path.basename(one["file"]), one["line"], re.findall("Stipulation.*|Condition.*", one["asked"]))
            for one in json.loads(done.stdout or "[]")]


MATE = "men: White Kc6 Rh1 Black Kc8\n"


def every_problem_that_a_document_prints_is_asked_about():
    folder = fresh("documents")
    write(folder, "two.olv", "---\nstipulation: \"#2\"\nalgebraic:\n  white: [Kc6, Rh1]\n  black: [Kc8]\n"
          "---\nstipulation: \"#3\"\nalgebraic:\n  white: [Kc6, Rh1]\n  black: [Kc8]\n")
    write(folder, "all.md", f"```chess\nfrom: two.olv\n```\n\n```chess example\n{MATE}stipulation: #4\n```\n\n"
          "```chess\npgn: |\n  1. e4 e5\n```\n")
    expect(asked_about(folder, document="all.md") ==
           [("two.olv", 2, ["Stipulation #2"]), ("two.olv", 7, ["Stipulation #3"]), ("all.md", 5, ["Stipulation #4"])],
           asked_about(folder, document="all.md"))
    write(folder, "sty.tex", "\\documentclass{article}\n\\usepackage{diagram}\n\\begin{document}\n\\begin{diagram}\n"
          "\\stip{#5}\n\\pieces{wKc6, wTh1, sKc8}\n\\end{diagram}\n\\end{document}\n")
    expect(asked_about(folder, document="sty.tex") == [("sty.tex", 4, ["Stipulation #5"])],
           asked_about(folder, document="sty.tex"))


def defaults_belong_to_the_problem():
    folder = fresh("defaults")
    write(folder, "house.txt", "conditions: Circe\n")
    mate = f"```chess\n{MATE}stipulation: #2\n```\n"
    write(folder, "own.md", "```chess defaults\nconditions: Madrasi\n```\n\n" + mate)
    write(folder, "none.md", mate)
    write(folder, "master.md", "```chess defaults\nconditions: Madrasi\n```\n\n```chess include none.md\n```\n")
    write(folder, "part.tex", f"\\begin{{chess}}\n{MATE}stipulation: #2\n\\end{{chess}}\n")
    write(folder, "book.tex", "\\documentclass{article}\n\\usepackage{dawson}\n\\begin{document}\n"
          "\\begin{chess} defaults\nconditions: Madrasi\n\\end{chess}\n\\input{part}\n\\end{document}\n")
    madrasi, circe, two = "Condition Madrasi", "Condition Circe", "Stipulation #2"
    for words, name, expected in (
            ([], "none.md", ("none.md", 1, [two])),
            ([], "own.md", ("own.md", 5, [two, madrasi])),
            (["--defaults", "house.txt"], "none.md", ("none.md", 1, [two, circe])),
            ([], "master.md", ("none.md", 1, [two, madrasi])),
            (["--follow"], "book.tex", ("part.tex", 1, [two, madrasi]))):
        got = asked_about(folder, *words, document=name)
        expect([(file, line, sorted(what)) for file, line, what in got] ==
               [(expected[0], expected[1], sorted(expected[2]))], f"{name} {words}: {got}")
    # The same proof counts in the woven document.
    write(folder, "book.tex", open(os.path.join(folder, "book.tex")).read().replace("Madrasi", "Madrasi\nsound: auto"))
    prove(folder, "--follow", document="book.tex")
    run = subprocess.run([DAWSON, "weave", "--follow", "book.tex", "-o", "out/"], cwd=folder, capture_output=True, text=True)
    expect("the verdict of the proof is" in run.stderr, run.stderr)


def files_that_cannot_be_read_are_reported():
    folder = fresh("unreadable")
    with open(os.path.join(folder, "wide.olv"), "w", encoding="utf-16") as file:
        file.write("---\nstipulation: \"#2\"\n")
    done = prove(folder, document="wide.olv")
    expect(done.returncode == 1 and "the file is UTF-16" in done.stderr, done.stderr)


def tries_are_compared_if_asked_for():
    folder = fresh("tries")
    small = document(folder, "```chess\nmen: White Kd1 Qg3 Pf6e7d6 Black Ke8 Ba5 Pe6\nstipulation: #3\n"
                             "solution: 1.Qe5? Kd7!\n```\n")
    done = prove(folder, "--tries", "--memory", "32", document=small)
    expect("Try" in open(os.path.join(folder, "last")).read(), "the option Try is asked for")
    expect("no solution" in done.stdout, done.stdout + done.stderr)


def proofs_that_do_not_count_are_reported():
    folder = fresh("kept")
    small = document(folder, SMALL)
    prove(folder, document=small)
    path = os.path.join(folder, "proofs.json")
    kept = open(path).read()
    with open(path, "w") as file:
        file.write(kept.replace('"asked"', '"aksed"'))
    broken = prove(folder, document=small)
    expect("proofs.json:2:1: warning: this line is not a proof; ignored [W-PROOF]" in broken.stderr, broken.stderr)
    expect(open(path).read() == kept, "the file is written again")
    behave(folder, "version")
    other = prove(folder, document=small)
    expect("of another version of Popeye" in other.stderr and "[W-POPEYE]" in other.stderr, other.stderr)
    expect('"popeye":"4.61"' in open(path).read(), "the new version is kept")


def a_popeye_that_fails_proves_nothing():
    for behaviour in ("crash", "cut"):
        folder = fresh(behaviour, behaviour)
        small = document(folder, SMALL)
        done = prove(folder, document=small)
        expect("not decided: Popeye ended before its last line" in done.stdout, behaviour + done.stdout + done.stderr)
    folder = fresh("missing")
    small = document(folder, SMALL)
    done = prove(folder, document=small, popeye="/nowhere/py")
    expect(done.returncode == 1 and "[E-POPEYE]" in done.stderr and not done.stdout, done.stderr)
    done = prove(folder, document=small, popeye="true")
    expect(done.returncode == 1 and "`true` is not Popeye" in done.stderr, done.stderr)
    done = prove(folder, "--proofs", "/dev/zero", document=small)
    expect(done.returncode == 3 and "not a regular file" in done.stderr, done.stderr)
    done = prove(folder, "--sandbox", document=small)
    expect(done.returncode == 2 and "--sandbox cannot confine Popeye" in done.stderr, done.stderr)


def an_interrupted_run_keeps_what_is_done():
    folder = fresh("interrupted")
    small = document(folder, SMALL.split("```chess solutions")[0] + SMALL.replace("h1 ", "h2 "))
    prove(folder, "--select", "1", document=small)
    behave(folder, "hang")
    run = subprocess.Popen([DAWSON, "prove", small, "--popeye", os.path.join(folder, "py")], cwd=folder, stdout=subprocess.PIPE,
                           stderr=subprocess.PIPE, text=True, start_new_session=True)
    while times_asked(folder) < 1:
        time.sleep(0.05)
    os.killpg(run.pid, signal.SIGINT)
    out, err = run.communicate(timeout=30)
    expect("not decided: not asked: interrupted" in out and "1 sound" in out, out + err)
    expect(run.returncode == 1, f"status {run.returncode}")
    expect(len(json.load(open(os.path.join(folder, "proofs.json")))) == 1, "the first proof is kept")


def a_file_that_cannot_be_written_is_reported():
    folder = fresh("unwritable")
    small = document(folder, SMALL)
    done = prove(folder, "--proofs", os.path.join(folder, "asked", "proofs.json"), document=small)
    expect(done.returncode == 3 and "cannot create" in done.stderr, f"status {done.returncode}: {done.stderr}")


def a_full_disk_loses_no_verdict():
    folder = fresh("full")
    small = document(folder, SMALL)
    prove(folder, document=small)
    kept = open(os.path.join(folder, "proofs.json")).read()
    document(folder, SMALL.split("```chess solutions")[0] + SMALL.replace("h1 ", "h2 "))

    def limited():
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (len(kept) + 20, len(kept) + 20))

    command = [DAWSON, "prove", small, "--popeye", os.path.join(folder, "py")]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=60, preexec_fn=limited)
    expect(done.returncode == 3 and "proofs.json: File too large" in done.stderr, f"status {done.returncode}: {done.stderr}")
    expect("2 problems" in done.stdout, "the verdicts are printed: " + done.stdout)
    expect(open(os.path.join(folder, "proofs.json")).read() == kept, "the file before is whole")


def a_real_popeye_has_the_same_verdicts():
    done = prove(fresh("real"), popeye=POPEYE)
    for line, expected in zip(verdict_lines(done.stdout).splitlines(), open(VERDICTS).read().splitlines()):
        expect(line == expected or "not decided" in line + expected, f"{line}\nexpected {expected}")


def files_of_popeye_are_read():
    folder = fresh("files")
    files = 0
    for part in ("EXAMPLES", "REGRESSIONS"):
        for name in sorted(os.listdir(os.path.join(POPEYE, part))):
            if not name.endswith(".inp"):
                continue
            files += 1
            done = subprocess.run([DAWSON, "convert", "--file", os.path.join(POPEYE, part, name), "-o", os.path.join(folder, "a.md")],
                                  capture_output=True, text=True, timeout=120)
            for line in re.findall(r":(\d+):\d+: error: .*", done.stderr):
                known = {f"{part}/{name}:{line}", f"{part}/{name}"} & set(REASONS)
                expect(known, f"{part}/{name}:{line}: an error without a reason: {done.stderr}")
    print(f"{files} files of Popeye are read")
    expect(files > 90, f"{files} files in {POPEYE}")


if POPEYE and os.path.isdir(POPEYE):
    files_of_popeye_are_read()
elif POPEYE and os.environ.get("DAWSON_UPDATE"):
    record()
elif POPEYE:
    a_real_popeye_has_the_same_verdicts()
else:
    for test in (recorded_sessions_have_their_verdicts, weaving_uses_proofs_and_never_asks, soundness_has_the_form_of_the_style,
                 every_problem_that_a_document_prints_is_asked_about, defaults_belong_to_the_problem, files_that_cannot_be_read_are_reported,
                 tries_are_compared_if_asked_for, proofs_that_do_not_count_are_reported,
                 a_popeye_that_fails_proves_nothing, an_interrupted_run_keeps_what_is_done, a_file_that_cannot_be_written_is_reported, a_full_disk_loses_no_verdict):
        test()
sys.exit(1 if failures else 0)
