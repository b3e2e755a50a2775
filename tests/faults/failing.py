"""Each call of the system fails once: the program ends with 0, 1, 2 or 3 and says why, and outputs are the old or the new ones.

usage: failing.py DAWSON LIBRARY FOLDER PLACES
LIBRARY is failing_calls.cpp's; of the calls of a kind at most PLACES fail, spread over all, in a run each, and of
allocations those near the end too, where outputs are made.
"""
import concurrent.futures
import os
import pathlib
import shutil
import subprocess
import sys

from documents import Command, left_behind, stagings, state, torn

dawson, library, folder, places = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3]).resolve(), int(sys.argv[4])
shutil.rmtree(folder, ignore_errors=True)
folder.mkdir(parents=True)


def run(arguments, **orders):
    environment = {**os.environ, "LD_PRELOAD": library, **orders}
    try:
        return subprocess.run(arguments, env=environment, capture_output=True, timeout=60)
    except subprocess.TimeoutExpired:
        return None


def chosen_calls(kind, number):
    spread = {1 + i * number // min(places, number) for i in range(min(places, number))}
    near_the_end = {number - int(1.5 ** i) for i in range(30)} if kind == "allocate" else set()
    return sorted(call for call in spread | near_the_end if 0 < call <= number)


def attempt(command, kind, call, old_folder, old, new):
    """What is wrong where this call fails; empty if nothing is."""
    out = folder / f"out-{command.kind}-{kind}-{call}"
    shutil.copytree(old_folder, out)
    ended = run(command.arguments(1, out), DAWSON_FAIL=f"{kind}:{call}")
    now, staged = state(out), stagings(out)
    shutil.rmtree(out)
    where = f"{command.kind}, {kind} {call}"
    if ended is None:
        return [f"{where}: does not end"]
    said = ended.stderr.decode(errors="replace").strip()
    found = []
    if ended.returncode not in (0, 1, 2, 3):
        found.append(f"{where}: ends with {ended.returncode}: {said[-200:]}")
    elif ended.returncode != 0 and not said and kind != "write":  # standard error itself may have failed
        found.append(f"{where}: ends with {ended.returncode} and says nothing")
    if ended.returncode == 0 and any(now.get(name) != digest for name, digest in new.items()):
        found.append(f"{where}: says that all is done, but the output is not the new one")
    found += [f"{where}: leaves {name}" for name in staged]
    found += [f"{where}: tears {name}" for name in torn(now, old, new)]
    return found + [f"{where}: leaves {name}" for name in left_behind(now, old, new)]


faults = []
with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
    for kind_of_command in ("board", "png", "weave", "pages", "svg", "booklet"):
        command = Command(dawson, folder, kind_of_command)
        references = [command.reference(version) for version in (0, 1)]
        old, new = (state(reference) for reference in references)
        counted = folder / "counts"
        scratch = folder / "counting"
        shutil.copytree(references[0], scratch)
        if run(command.arguments(1, scratch), DAWSON_COUNT=str(counted)).returncode != 0:
            faults.append(f"{kind_of_command}: does not run with the library")
            continue
        shutil.rmtree(scratch)
        counts = {kind: int(number) for kind, number in (line.split() for line in counted.read_text().splitlines())}
        tries = []
        for kind, number in counts.items():
            tries += [pool.submit(attempt, command, kind, call, references[0], old, new)
                      for call in chosen_calls(kind, number)]
        found = [fault for result in tries for fault in result.result()]
        print(kind_of_command, *(f"{kind} {number}" for kind, number in counts.items()), f"tried {len(tries)}, faults {len(found)}", flush=True)
        faults += found
print(*faults, sep="\n")
sys.exit(len(faults) > 0)
