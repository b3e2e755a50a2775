"""Dawson from Python: a class around the C library, and as a program the findings and diagrams of a Markdown text.

usage: dawson.py FILE.md
The environment variable DAWSON_LIBRARY names the library if it is not installed.
"""
import ctypes
import json
import os
import sys

library = ctypes.CDLL(os.environ.get("DAWSON_LIBRARY", "libdawson.so.1"))
for name, result, arguments in (
        ("version", ctypes.c_char_p, []),
        ("open", ctypes.c_void_p, [ctypes.c_char_p, ctypes.c_size_t]),
        ("put", ctypes.c_int, [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_char_p, ctypes.c_size_t]),
        ("run", ctypes.c_int, [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_size_t, ctypes.c_char_p, ctypes.c_size_t]),
        ("result", ctypes.c_char_p, [ctypes.c_void_p, ctypes.POINTER(ctypes.c_size_t)]),
        ("get", ctypes.c_void_p, [ctypes.c_void_p, ctypes.c_char_p, ctypes.POINTER(ctypes.c_size_t)]),
        ("ask", ctypes.c_char_p, [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_char_p, ctypes.c_size_t,
                                  ctypes.POINTER(ctypes.c_size_t)]),
        ("stop", None, [ctypes.c_void_p]), ("close", None, [ctypes.c_void_p]), ("forget", None, [ctypes.c_void_p])):
    function = getattr(library, "dawson_" + name)
    function.restype, function.argtypes = result, arguments


class Session:
    """Files in memory and the runs on them. Several threads may have a session each."""

    def __init__(self, **options):
        text = json.dumps(options).encode()
        self._session = library.dawson_open(text, len(text))

    def __enter__(self):
        return self

    def __exit__(self, *_):
        library.dawson_close(self._session)

    def put(self, path, content):
        """Adds or replaces a file; None removes it. Returns whether a file may have this name."""
        content = content.encode() if isinstance(content, str) else content
        return library.dawson_put(self._session, path.encode(), content, len(content or b"")) == 0

    def get(self, path):
        """Returns the bytes of a file, or None."""
        size = ctypes.c_size_t()
        at = library.dawson_get(self._session, path.encode(), ctypes.byref(size))
        return ctypes.string_at(at, size.value) if at else None

    def run(self, *words, stdin=b""):
        """Runs a command line, such as run("check", "a.md"), and returns its result: status, out, err, findings, files."""
        line = b"".join(word.encode() + b"\0" for word in words)
        library.dawson_run(self._session, line, len(line), stdin, len(stdin))
        return json.loads(library.dawson_result(self._session, None))

    def ask(self, kind, **question):
        text = json.dumps(question).encode()
        return json.loads(library.dawson_ask(self._session, kind.encode(), text, len(text), None))

    def stop(self):
        """Stops the run that another thread has begun."""
        library.dawson_stop(self._session)

    def forget(self):
        """Removes all files."""
        library.dawson_forget(self._session)


def main():
    with open(sys.argv[1], "rb") as file, Session() as session:
        session.put("a.md", file.read())
        result = session.run("weave", "a.md", "-o", "out/a.md", "--assets", "out")
        for finding in result["findings"]:
            print(finding["line"], finding["message"])
        print(*(file["path"] for file in result["files"]))


if __name__ == "__main__":
    main()
