"""Signals at random moments: outputs are the old ones or the new ones, whole, and after TERM and INT nothing else is left.

usage: interrupted.py DAWSON FOLDER RUNS
"""
import pathlib
import random
import shutil
import signal
import subprocess
import sys
import time

from documents import Command, left_behind, stagings, state, torn

dawson, folder, runs = sys.argv[1], pathlib.Path(sys.argv[2]).resolve(), int(sys.argv[3])
shutil.rmtree(folder, ignore_errors=True)
folder.mkdir(parents=True)
seed = random.randrange(1 << 30)
print("seed", seed)
random.seed(seed)

kinds, took, whole, old_folder = ["weave", "booklet", "svg", "pages", "board"], {}, {}, {}
commands = {kind: Command(dawson, folder, kind) for kind in kinds}
for kind in kinds:
    begin = time.time()
    for version in (0, 1):
        reference = commands[kind].reference(version)
        whole[kind, version] = state(reference)
        old_folder.setdefault(kind, reference)
    took[kind] = (time.time() - begin) / 2

faults = hits = 0
for i in range(runs):
    kind, sign = kinds[i % len(kinds)], (signal.SIGKILL, signal.SIGTERM, signal.SIGINT)[i // len(kinds) % 3]
    out = folder / "out"
    shutil.rmtree(out, ignore_errors=True)
    shutil.copytree(old_folder[kind], out)
    process = subprocess.Popen(commands[kind].arguments(1, out), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                               preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL))
    time.sleep(random.random() * took[kind])
    process.send_signal(sign)
    hits += process.wait() == -sign
    now, old, new = state(out), whole[kind, 0], whole[kind, 1]
    found = [f"torn {name}" for name in torn(now, old, new)]
    if sign != signal.SIGKILL:
        found += [f"left {name}" for name in left_behind(now, old, new) + stagings(out)]
    else:  # the next run removes what kill -9 leaves
        subprocess.run(commands[kind].arguments(1, out), check=True, capture_output=True)
        found += [f"the next run leaves {name}" for name in left_behind(state(out), old, new) + stagings(out)]
    for fault in found:
        faults += 1
        print(f"{kind}, {sign.name}: {fault}")
print(f"{runs} runs, {hits} of them interrupted, {faults} faults")
sys.exit(faults > 0 or hits < runs / 10)
