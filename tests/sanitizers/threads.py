"""What several threads do, under the thread sanitizer: threads.py DAWSON FOLDER. DAWSON is built with it.

Documents of more diagrams than are worth dividing are set by four threads, and four clients ask a server for pictures at once.
"""
import concurrent.futures
import os
import pathlib
import signal
import subprocess
import sys
import urllib.request

dawson, folder = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]).resolve()
here = pathlib.Path(__file__).resolve().parent
folder.mkdir(parents=True, exist_ok=True)
# Its memory has fixed places: addresses of the program are not to be chosen at random.
fixed = ["setarch", "-R", dawson]
raced = 66
environment = {**os.environ, "TSAN_OPTIONS": f"exitcode={raced} suppressions={here / 'thread_suppressions.txt'}"}


def document(kind, name):
    made = subprocess.run([sys.executable, here.parent / "bench" / "documents.py", kind, "300"], check=True, capture_output=True)
    (folder / name).write_bytes(made.stdout)


def finished(what, process):
    status = process.wait()
    said = (folder / "told").read_text(errors="replace")
    if status != 0:
        races = [line for line in said.splitlines() if line.startswith("SUMMARY")]
        sys.exit(f"{what}: ends with {status}\n" + "\n".join(sorted(set(races)) or [said[-2000:]]))
    print(f"  {what}: no race")


def begin(*words, **more):
    with open(folder / "told", "wb") as errors:
        return subprocess.Popen([*fixed, *words], cwd=folder, env=environment, stderr=errors, **more)


def run(*words):
    finished(" ".join(words), begin(*words, stdout=subprocess.DEVNULL))


def ask(address, client):
    for number in range(20):
        ranks = [f"{(number + rank) % 6 + 1}{'KQRBNPkqrbnp'[(client * 3 + number + rank) % 12]}{6 - (number + rank) % 6}" for rank in range(8)]
        for kind in "svg", "png", "pdf":
            path = f"/board.{kind}?fen={'/'.join(ranks)}&author=Sam%20Loyd&coordinates=outside"
            urllib.request.urlopen(address + path).read()


document("latex", "a.tex")
document("booklet", "a.md")
run("weave", "--jobs", "4", "a.tex", "-o", "out.tex")
run("weave", "--jobs", "4", "--boards", "pdf", "a.tex", "-o", "pages.tex")
run("check", "--jobs", "4", "a.tex")
run("weave", "--jobs", "4", "a.md", "-o", "out.html")
run("weave", "--jobs", "4", "a.md", "-o", "out.md")
run("booklet", "--jobs", "4", "a.md", "-o", "out.pdf")
server = begin("serve", "--port", "0", stdout=subprocess.PIPE)
address = server.stdout.readline().decode().strip().rstrip("/")
with concurrent.futures.ThreadPoolExecutor(4) as clients:
    for asked in [clients.submit(ask, address, client) for client in range(4)]:
        asked.result()
server.send_signal(signal.SIGINT)
finished("pictures for four clients at once", server)
