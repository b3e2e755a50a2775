"""Keeps in the corpus what fuzzing has found worth trying again.

keep.py BUILD [FUZZER...]: of BUILD/inputs/<fuzzer> those inputs that reach what the seeds do not, a small set of them, go
to corpus/<fuzzer>.txt in the place of what stood there; seeds.py says how they are written.
"""
import json
import pathlib
import subprocess
import sys
import tempfile

here = pathlib.Path(__file__).resolve().parent
most_bytes = 4000   # of a fuzzer's lines: the suite tries all of them


def merged(fuzzer, into, *folders):
    """libFuzzer's choice of a few inputs that reach all that the folders reach, besides what `into` does."""
    subprocess.run([fuzzer, "-set_cover_merge=1", "-rss_limit_mb=2048", "-timeout=20", into, *folders], check=True,
                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def keep(build, fuzzer):
    program = build / "tests/fuzz" / ("fuzz_" + fuzzer)
    corpus = here / "corpus" / (fuzzer + ".txt")
    old = corpus.read_text().splitlines() if corpus.exists() else []
    with tempfile.TemporaryDirectory() as folder:
        seeds = pathlib.Path(folder) / "seeds"
        subprocess.run([sys.executable, here / "seeds.py", seeds], check=True)
        seeds = seeds / fuzzer
        kept = {json.loads(line).encode("latin-1") for line in old}
        for seed in seeds.iterdir():
            if seed.read_bytes() in kept:
                seed.unlink()
        known = {seed.name for seed in seeds.iterdir()}
        before = pathlib.Path(folder) / "before"
        before.mkdir()
        for number, seed in enumerate(kept):
            (before / str(number)).write_bytes(seed)
        merged(program, seeds, before, build / "inputs" / fuzzer)
        found = [seed.read_bytes() for seed in seeds.iterdir() if seed.name not in known]
    lines, size = [], 0
    for line in sorted((json.dumps(seed.decode("latin-1")) for seed in found), key=len):
        size += len(line) + 1
        if size > most_bytes:
            break
        lines.append(line)
    corpus.parent.mkdir(exist_ok=True)
    corpus.write_text("".join(line + "\n" for line in lines))
    print(f"{fuzzer}: {len(lines)} inputs of {len(found)} kept")


build = pathlib.Path(sys.argv[1]).resolve()
for fuzzer in sys.argv[2:] or sorted(path.name[5:] for path in (build / "tests/fuzz").glob("fuzz_*")):
    keep(build, fuzzer)
