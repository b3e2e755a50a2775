#!/usr/bin/env python3
"""valgrind.py TESTS JOBS PATTERN: the tests of whole runs, each by itself and JOBS at a time, with
the program under valgrind. TESTS is a binary of Boost.Test's; PATTERN is a shell's, for the name of
a test or of a suite. A test that fails is shown whole; fails if one does, or if none was run."""
import concurrent.futures
import fnmatch
import os
import subprocess
import sys
import time

tests, jobs, pattern = sys.argv[1], int(sys.argv[2]), sys.argv[3]
here = os.path.dirname(os.path.abspath(__file__))
UNDER = ('valgrind -q --error-exitcode=99 --num-callers=30'
         f' --suppressions={here}/valgrind.supp')
NO_SUCH_TEST = 200  # Boost.Test's status where the filters leave nothing
# Labels: programs that need not be there; valgrind takes a program that is missing for one that ends.
LEFT_OUT = ['!@ninja', '!@fails_to_spawn']


def leaves():
    """The tests' paths, SUITE/TEST, from a list where what is in a suite stands further in."""
    listed = subprocess.run([tests, '--list_content'], text=True, check=True, capture_output=True)
    lines = [line.rstrip().rstrip('*') for line in listed.stderr.splitlines() if line.strip()]
    depths = [(len(line) - len(line.lstrip())) // 4 for line in lines] + [0]
    path = []
    for number, line in enumerate(lines):
        path[depths[number]:] = [line.strip()]
        if depths[number + 1] <= depths[number]:
            yield '/'.join(path)


def wanted(path):
    return any(fnmatch.fnmatch(name, pattern) for name in [path, *path.split('/')])


def run(path):
    begin = time.time()
    ended = subprocess.run(
        [tests, '--color_output=no', *(f'--run_test={one}' for one in [path, *LEFT_OUT])],
        env={**os.environ, 'DAWSON_UNDER': UNDER}, text=True, errors='replace',
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    return path, ended.returncode, ended.stdout, time.time() - begin


begin = time.time()
ran = failed = 0
with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
    chosen = [path for path in leaves() if wanted(path)]
    for future in concurrent.futures.as_completed([pool.submit(run, path) for path in chosen]):
        path, status, said, seconds = future.result()
        if status == NO_SUCH_TEST:
            continue
        ran += 1
        failed += status != 0
        print(f'{ran}/{len(chosen)} {path}: {"FAILED" if status else "clean"}, {seconds:.0f} s',
              flush=True)
        if status:
            print(said, flush=True)
print(f'{ran} tests under valgrind in {time.time() - begin:.0f} s, {failed} failed')
sys.exit(failed > 0 or ran == 0)
