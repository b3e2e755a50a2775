"""examples/server with the real nginx: what its cache answers, what it refuses, a reload under load; systemd's judgement of the unit.

usage: server.py DAWSON FOLDER
"""
import concurrent.futures
import http.client
import os
import pathlib
import re
import shlex
import shutil
import signal
import socket
import subprocess
import sys
import threading
import time

dawson, folder = os.path.abspath(sys.argv[1]), pathlib.Path(sys.argv[2]).resolve()
example = pathlib.Path(__file__).resolve().parents[2] / "examples/server"
shutil.rmtree(folder, ignore_errors=True)
folder.mkdir(parents=True)
HOST = "chess.example.org"
BOARDS = [f"/board.svg?fen={a}k{7 - a}/8/8/8/8/{b}N{7 - b}/8/K7".replace("0", "") for a in range(8) for b in range(8)]
ADDRESSES = [board + f"&width={width}" for width in (120, 240, 360, 480) for board in BOARDS][:200]
LINE = re.compile(r'127\.0\.0\.1 - - \[\d\d/[A-Z][a-z]{2}/\d{4}:\d\d:\d\d:\d\d \+0000\] "[A-Z]+ \S+ HTTP/1\.[01]" \d{3} \d+')
faults = []


def check(sound, what):
    if not sound:
        faults.append(what)


def free_port():
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


# The unit: systemd has no fault to find, and its program is called here as it is called there.
unit = (example / "dawson.service").read_text()
own = folder / "dawson.service"
own.write_text(re.sub("^Documentation=.*\n", "", unit, flags=re.M).replace("/usr/bin/dawson", dawson))  # no page is installed
for words in (["verify", str(own)], ["security", "--offline=yes", "--threshold=20", str(own)]):
    said = subprocess.run(["systemd-analyze", *words], capture_output=True, text=True)
    check(said.returncode == 0, f"systemd-analyze {words[0]}: {said.stdout[-300:]}{said.stderr}")
    if words[0] == "verify":
        check(not said.stderr, said.stderr)
command = shlex.split(re.search(r"^ExecStart=(.*)$", unit, re.M)[1])
command[0] = dawson
port = command.index("--port") + 1
command[port] = str(free_port())


def start_dawson():
    process = subprocess.Popen(command, stdout=open(folder / "requests", "a"), stderr=open(folder / "findings", "a"), cwd=folder)
    for _ in range(300):
        with socket.socket() as one:
            if one.connect_ex(("127.0.0.1", int(command[port]))) == 0:
                return process
        time.sleep(0.1)
    sys.exit("FAILED: dawson does not begin")


# nginx with the example's file, but for ports and places; `rate` is that of requests.
web = free_port()


def write_nginx(rate=None):
    text = (example / "nginx.conf").read_text()
    text = text.replace("127.0.0.1:8064", f"127.0.0.1:{command[port]}").replace("listen 80;", f"listen 127.0.0.1:{web};")
    text = text.replace("/var/cache/nginx", str(folder / "cache")).replace("/var/log/nginx", str(folder))
    if rate:
        text = re.sub(r"rate=\d+r/s", f"rate={rate}r/s", text)
    (folder / "nginx.conf").write_text(
        ("user root;\n" if os.geteuid() == 0 else "") + f"pid {folder}/pid;\nerror_log {folder}/errors;\nworker_processes 2;\n"
        "events {}\nhttp {\n  include /etc/nginx/mime.types;\n" + text + "}\n")


def nginx(*words):
    return subprocess.run(["nginx", "-p", str(folder), "-c", str(folder / "nginx.conf"), *words], capture_output=True, text=True)


def ask(path, method="GET", host=HOST, body=None):
    connection = http.client.HTTPConnection("127.0.0.1", web, timeout=60)
    connection.request(method, path, body, {"Host": host})
    answer = connection.getresponse()
    return answer.status, answer.getheader("X-Cache"), answer.read()


def logged():
    return (folder / "requests").read_text().splitlines()[1:]  # the first one is the address


(folder / "cache").mkdir()
write_nginx(rate=5000)
said = nginx("-t")
check(said.returncode == 0, said.stderr)
process = start_dawson()
check(nginx().returncode == 0, "nginx does not begin")
try:
    for _ in range(100):
        with socket.socket() as one:
            if one.connect_ex(("127.0.0.1", web)) == 0:
                break
        time.sleep(0.1)

    # Each picture is drawn once.
    check(len(set(ADDRESSES)) == 200, "200 addresses")
    first = [ask(path) for path in ADDRESSES]
    check(all(status == 200 and b"<svg" in body for status, _, body in first), "not all 200 pictures came")
    check(all(cached == "MISS" for _, cached, _ in first), "a picture was in the cache before it was drawn")
    drawn = len(logged())
    check(drawn == 200, f"{drawn} lines are in the log of 200 requests")
    check(all(LINE.fullmatch(line) for line in logged()), "the log is not in the common form")
    again = [ask(path) for path in ADDRESSES]
    check(all(cached == "HIT" for _, cached, _ in again), "not all pictures came out of the cache")
    check([body for *_, body in first] == [body for *_, body in again], "the cache has other pictures")
    check(len(logged()) == drawn, "pictures were drawn twice")

    # What else is answered, and what is not.
    check(ask("/health")[::2] == (200, b"ok\n"), "the health address")
    check(ask("/edit")[0] == 404, "/edit is there")
    check(ask("/board.svg?fen=9")[0] == 400, "a fault is not told")
    check(ask("/board.svg", "POST", body=b"x")[0] == 403, "POST is let through")
    check(ask("/static/dawson.css")[0] == 200, "no style")

    # The configuration is read anew while 8 clients ask: no request is lost.
    answers, ending = [], threading.Event()

    def client(number):
        while not ending.is_set():
            try:
                answers.append(ask(ADDRESSES[number])[0])
            except OSError as error:
                answers.append(error)

    with concurrent.futures.ThreadPoolExecutor(8) as clients:
        for number in range(8):
            clients.submit(client, number)
        for _ in range(5):
            time.sleep(0.4)
            check(nginx("-s", "reload").returncode == 0, "nginx does not reload")
        time.sleep(0.4)
        ending.set()
    lost = [one for one in answers if one != 200]
    check(len(answers) > 50 and not lost, f"{len(lost)} of {len(answers)} requests were lost: {lost[:3]}")

    # Without the program the cache goes on; with it so does all.
    process.send_signal(signal.SIGTERM)
    check(process.wait(30) == 0, "dawson does not end well")
    check(ask(ADDRESSES[0])[:2] == (200, "HIT"), "the cache does not outlive the program")
    check(ask("/health")[0] == 502, "somebody else is well")
    process = start_dawson()
    check(ask("/health")[0] == 200, "dawson does not come back")

    # The example's own limits: a flood from one client is refused, and politely.
    write_nginx()
    nginx("-s", "reload")
    time.sleep(1)
    flood = [ask(path)[0] for path in ADDRESSES]
    check(set(flood) == {200, 429}, f"a flood is answered with {set(flood)}")
finally:
    nginx("-s", "quit")
    process.terminate()
    process.wait(30)
check("[emerg]" not in (folder / "errors").read_text(), "nginx complains")
for fault in faults:
    print("FAILED:", fault)
sys.exit(bool(faults))
