#!/usr/bin/env python3
"""usage: robust.py PROGRAM FOLDER

The server ends when its client dies or closes the stream, continues after messages that are none, and needs no more memory after
ten thousand edits.
"""
import json
import os
import signal
import subprocess
import sys
import time

sys.path.insert(0, os.path.dirname(__file__))
from transcripts import Client  # noqa: E402

DIRECTIVE = "```chess\nnumber: {0}\nauthor: A\nfen: 8/8/8/3k4/8/3K4/8/8\n```\n\n"


def memory(process):
    with open(f"/proc/{process}/status", encoding="ascii") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))


def ends_within(server, seconds, status):
    try:
        got = server.wait(seconds)
    except subprocess.TimeoutExpired:
        server.kill()
        sys.exit(f"the server continues after {seconds} s")
    if got != status:
        sys.exit(f"the server ended with {got}, not {status}")


def end_of_input(program, folder):
    client = Client(program, folder, {})
    client.server.stdin.close()
    ends_within(client.server, 5, 1)


def client_that_dies(program, folder):
    """A client whose stream stays open: another process has inherited it."""
    client = subprocess.Popen(["sleep", "600"])
    server = subprocess.Popen([program, "lsp"], cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    body = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "initialize",
                       "params": {"processId": client.pid, "capabilities": {}}}).encode()
    server.stdin.write(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))
    server.stdin.flush()
    server.stdout.readline()
    client.send_signal(signal.SIGKILL)
    client.wait()
    ends_within(server, 8, 1)


def broken_messages(program, folder):
    client = Client(program, folder, {})
    for data in (b"Content-Length: 3\r\n\r\n{{{", b"Length\r\n\r\n", b"Content-Length: 99999999999999999999\r\n\r\n",
                 b"Content-Length: 2\r\n\r\n[]", b"\r\n\r\n"):
        client.server.stdin.write(data)
        client.server.stdin.flush()
    client.open("a.md", "```chess\nautor: x\n```\n")
    assert client.findings("a.md")
    client.end()


def flat_memory(program, folder, edits=10_000):
    client = Client(program, folder, {})
    client.open("a.md", "".join(DIRECTIVE.format(n) for n in range(40)))
    client.findings("a.md")
    at_start = None
    for number in range(edits):
        client.edit("a.md", [["author: A" if number % 2 == 0 else "autor: A", "autor: A" if number % 2 == 0 else "author: A"]])
        if number % 100 == 99:
            client.findings("a.md")
            client.ask("textDocument/documentSymbol", {"textDocument": {"uri": client.uri("a.md")}})
        if number == edits // 5:
            at_start = memory(client.server.pid)
    grown = memory(client.server.pid) - at_start
    print(f"{edits} edits: {grown} KB more than after a fifth of them ({at_start} KB)")
    assert grown < 6000, "memory grows with the edits"
    client.end()


def large_document(program, folder):
    client = Client(program, folder, {})
    begun = time.monotonic()
    client.open("a.md", "".join(DIRECTIVE.format(n) for n in range(5000)))
    client.findings("a.md")
    print(f"5000 diagrams: first findings after {time.monotonic() - begun:.2f} s, {memory(client.server.pid) // 1024} MB")
    client.end()


def main():
    program, folder = os.path.abspath(sys.argv[1]), sys.argv[2]
    os.makedirs(folder, exist_ok=True)
    folder = os.path.realpath(folder)
    for test in (end_of_input, client_that_dies, broken_messages, flat_memory, large_document):
        test(program, folder)
        print(f"{test.__name__}: passed")


if __name__ == "__main__":
    main()
