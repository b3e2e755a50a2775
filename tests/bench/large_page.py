#!/usr/bin/env python3
"""large_page.py DAWSON FOLDER: CPU seconds of large pages in Chromium. The start of the script on a page with 1,000 diagrams, and
an insertion at the top of a preview with 800 problems, in the server and in the browser together."""
import os
import shutil
import subprocess
import sys
import time

here = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(here, "..", "server"))
from chromium import Chromium  # noqa: E402
from serving import Server, dawson, folder, put  # noqa: E402
import documents  # noqa: E402

SOLVED = "fen: 7N/6pP/5k2/R7/1Q2r1p1/8/8/K7\nallow: W-SAME\nstipulation: #2\n"


def problems(count):
    solved = (documents.fenced(f"{SOLVED}author: Author {i}\nsolution: {documents.solution}\n") for i in range(count))
    return "".join(solved) + "```chess solutions\n```\n"


def cpu(process):
    """Seconds of a process and of its children."""
    children = subprocess.run(["ps", "-o", "pid=", "--ppid", str(process)], capture_output=True, text=True).stdout.split()
    with open(f"/proc/{process}/stat", encoding="utf-8") as file:
        values = file.read().rsplit(")", 1)[1].split()
    own = (int(values[11]) + int(values[12])) / os.sysconf("SC_CLK_TCK")
    return own + sum(cpu(int(one)) for one in children if os.path.exists(f"/proc/{one}/stat"))


def start(chromium):
    put("start.md", problems(1000))
    subprocess.run([dawson, "weave", "start.md", "-o", "start.html"], cwd=folder, check=True, stderr=subprocess.DEVNULL)
    with chromium.page() as page:
        page.call("Performance.enable")
        page.open("file://" + os.path.join(folder, "start.html"))
        time.sleep(1)
        metrics = {one["name"]: one["value"] for one in page.call("Performance.getMetrics")["metrics"]}
    print(f"script, start on a page of 1,000 diagrams: {metrics['ScriptDuration']:.3f} s")


def insertion(chromium):
    text = problems(800)
    put("preview.md", text)
    with Server("preview.md") as server, chromium.page() as page:
        page.open(server.address + "/")
        page.wait("shown !== null", 120)
        time.sleep(3)
        before = cpu(server.process.pid) + cpu(chromium.process.pid)
        put("preview.md", documents.fenced(SOLVED + "author: New\n") + text)
        time.sleep(5)
        used = cpu(server.process.pid) + cpu(chromium.process.pid) - before
        page.wait("document.getElementById('page').contentDocument.querySelectorAll('figure').length === 801")
    print(f"preview of 800 problems, insertion at the top: {used:.2f} s in server and browser")


if not shutil.which("chromium"):
    print("chromium is not installed: large pages are not measured")
    sys.exit(0)
os.makedirs(folder, exist_ok=True)
with Chromium() as one:
    start(one)
    insertion(one)
