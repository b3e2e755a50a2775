"""A server that is tested: its program and folder are the script's arguments."""
import os
import signal
import subprocess
import sys
import urllib.request

dawson, folder = os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2])


class Server:
    def __init__(self, *words, port=0):
        self.process = subprocess.Popen([dawson, "serve", "--port", str(port), *words], stdout=subprocess.PIPE, text=True, cwd=folder)
        self.address = self.process.stdout.readline().strip().rstrip("/")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.send_signal(signal.SIGINT)
        # The kernel may take seconds to end what a busy machine watched.
        status = self.process.wait(timeout=60)
        check(status, 0, "Ctrl-C ends the server cleanly")

    def get(self, path):
        with urllib.request.urlopen(self.address + path) as answer:
            return answer.read()


def check(found, wanted, what):
    if found != wanted:
        raise SystemExit(f"{what}: {found!r}, not {wanted!r}")
    print(f"  {what}")


def put(name, text):
    """As editors write: another file, renamed."""
    path = os.path.join(folder, name)
    with open(path + ".new", "w", encoding="utf-8") as out:
        out.write(text)
    os.replace(path + ".new", path)


def wait_for_preview(browser):
    """Until clicks are heard: the newest version is loaded and painted."""
    browser.wait("shown === named(state.version)")
    browser.run("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))")
