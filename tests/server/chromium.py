"""Chromium by its DevTools protocol, over a pipe: no package beside it is needed."""
import contextlib
import fcntl
import functools
import http.server
import json
import os
import shutil
import subprocess
import tempfile
import threading
import time


class Failure(Exception):
    pass


def high(descriptor):
    moved = fcntl.fcntl(descriptor, fcntl.F_DUPFD_CLOEXEC, 20)
    os.close(descriptor)
    return moved


class Chromium:
    """The browser, started once; what each test sees of it is a page of its own."""

    def __init__(self):
        self.folder = tempfile.mkdtemp(prefix="dawson-chromium-")
        # Chromium reads from descriptor 3 and writes to 4: ours are beyond these (bash alone takes numbers of two digits).
        to_browser, self.out, self.back, from_browser = (high(one) for one in (*os.pipe(), *os.pipe()))
        command = ["bash", "-c", f'exec "$0" "$@" 3<&{to_browser} 4>&{from_browser}', "chromium", "--headless", "--no-sandbox",
                   "--disable-gpu", "--remote-debugging-pipe", "--no-first-run", f"--user-data-dir={self.folder}"]
        self.process = subprocess.Popen(command, pass_fds=(to_browser, from_browser), stdout=subprocess.DEVNULL,
                                        stderr=subprocess.DEVNULL)
        os.close(to_browser)
        os.close(from_browser)
        self.buffer, self.last, self.answers, self.pages = b"", 0, {}, {}

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)

    @contextlib.contextmanager
    def page(self, **look):
        """An empty page that shares neither storage nor permissions with others."""
        context = self.call("Target.createBrowserContext")["browserContextId"]
        try:
            yield Page(self, context, **look)
        finally:
            self.call("Target.disposeBrowserContext", browserContextId=context)

    def read(self):
        while b"\0" not in self.buffer:
            data = os.read(self.back, 1 << 16)
            if not data:
                raise Failure("the browser has ended")
            self.buffer += data
        text, self.buffer = self.buffer.split(b"\0", 1)
        message = json.loads(text)
        if "id" in message:
            self.answers[message["id"]] = message
        elif message.get("sessionId") in self.pages:
            self.pages[message["sessionId"]].heard(message["method"], message["params"])

    def send(self, method, session=None, **values):
        self.last += 1
        message = {"id": self.last, "method": method, "params": values}
        if session:
            message["sessionId"] = session
        os.write(self.out, json.dumps(message).encode() + b"\0")
        return self.last

    def call(self, method, session=None, **values):
        number = self.send(method, session, **values)
        while number not in self.answers:
            self.read()
        answer = self.answers.pop(number)
        if "error" in answer:
            raise Failure(f"{method}: {answer['error']['message']}")
        return answer["result"]


@contextlib.contextmanager
def only_page(**look):
    """The page of a browser that is needed for one."""
    with Chromium() as browser, browser.page(**look) as page:
        yield page


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


@contextlib.contextmanager
def served(folder):
    """The address of a server of the files in a folder, without a slash at its end."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}"
    finally:
        server.shutdown()


class Page:
    def __init__(self, browser, context, width=1200, height=800, scale=1, dark=False):
        self.browser, self.context, self.requested, self.dialogs = browser, context, [], []
        target = browser.call("Target.createTarget", url="about:blank", browserContextId=context)["targetId"]
        self.session = browser.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        browser.pages[self.session] = self
        self.call("Page.enable")
        self.call("Network.enable")
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale, mobile=False)
        if dark:
            self.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": "dark"}])

    def call(self, method, **values):
        return self.browser.call(method, self.session, **values)

    def grant(self, *permissions):
        self.browser.call("Browser.grantPermissions", browserContextId=self.context, permissions=list(permissions))

    def heard(self, event, values):
        if event == "Network.requestWillBeSent":
            self.requested.append(values["request"]["url"])
        elif event == "Page.javascriptDialogOpening":  # who is asked says yes
            self.dialogs.append(values["type"])
            self.browser.send("Page.handleJavaScriptDialog", self.session, accept=True)

    def run(self, script):
        """The value of an expression in the page; a promise is waited for."""
        result = self.call("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            raise Failure(f"{script}: {result['exceptionDetails'].get('exception', {}).get('description')}")
        return result["result"].get("value")

    def open(self, url):
        self.call("Page.navigate", url=url)
        self.wait("document.readyState === 'complete'")

    def wait(self, condition, seconds=30):
        """Until an expression in the page is true."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            try:
                if self.run(condition):
                    return
            except Failure:  # the page is just being changed
                pass
            time.sleep(0.03)
        raise Failure(f"never true: {condition}; the page says: {self.run('document.body.innerText')}")

    def key(self, name, text=None, shift=False, control=False):
        values = {"key": name, "modifiers": (8 if shift else 0) + (2 if control else 0)}
        if text:
            values["text"] = text
        elif name == "Enter":
            values.update(text="\r", windowsVirtualKeyCode=13)
        elif name == "Tab":
            values.update(windowsVirtualKeyCode=9, code="Tab")
        self.call("Input.dispatchKeyEvent", type="keyDown", **values)
        values.pop("text", None)
        self.call("Input.dispatchKeyEvent", type="keyUp", **values)

    def mouse(self, kind, x, y, button="left", buttons=0, **more):
        self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button=button, buttons=buttons, clickCount=1, **more)

    def click(self, x, y, button="left"):
        self.mouse("mousePressed", x, y, button, 1)
        self.mouse("mouseReleased", x, y, button)

    def drag(self, start, end):
        self.mouse("mousePressed", *start, buttons=1)
        for part in (0.3, 0.7, 1):
            self.mouse("mouseMoved", *(a + (b - a) * part for a, b in zip(start, end)), buttons=1)
        self.mouse("mouseReleased", *end)

    def middle(self, selector):
        """Where the middle of an element is on the screen."""
        return self.run(f"(r => [r.x + r.width / 2, r.y + r.height / 2])(document.querySelector({json.dumps(selector)})"
                        ".getBoundingClientRect())")

    def screenshot(self, path):
        import base64
        with open(path, "wb") as out:
            out.write(base64.b64decode(self.call("Page.captureScreenshot")["data"]))
