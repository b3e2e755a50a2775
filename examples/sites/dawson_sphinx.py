"""Sphinx: the directive `chess`. Copy this file beside conf.py and write there

    import os, sys
    sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
    extensions = ["dawson_sphinx"]

HTML gets diagrams with captions, solutions and replays; other builders get a picture (PDF for LaTeX, otherwise PNG).
The program is `dawson`, or `dawson_program` in conf.py.
"""
import hashlib
import os
import subprocess

from docutils import nodes
from sphinx.util import logging
from sphinx.util.docutils import SphinxDirective

log = logging.getLogger(__name__)


def run(program, arguments, text, place):
    """The output of Dawson, None after an error. Its findings become warnings of Sphinx."""
    try:
        done = subprocess.run([program, *arguments], input=text.encode(), capture_output=True, check=False)
    except OSError as failure:
        log.warning("%s: %s", program, failure.strerror, location=place)
        return None
    if done.stderr:
        log.warning("%s", done.stderr.decode().rstrip(), location=place)
    return done.stdout if done.returncode == 0 else None


class Chess(SphinxDirective):
    has_content = True
    optional_arguments = 1  # the kind, such as `solutions`
    final_argument_whitespace = True

    def run(self):
        program, builder = self.config.dawson_program, self.env.app.builder
        body = "\n".join(self.content) + "\n"
        place = self.get_location()
        if builder.format == "html":
            kind = " ".join(self.arguments)
            fence = f"~~~~~~ chess {kind}\n{body}~~~~~~\n"
            html = run(program, ["weave", "-", "--host", "markdown", "--to", "html", "--fragment", "-o", "-"], fence, place)
            return [] if html is None else [nodes.raw("", html.decode(), format="html")]
        kind = "pdf" if builder.format == "latex" else "png"
        bytes_ = run(program, ["board", "--problem", "-", "-o", "-", "--kind", kind], body, place)
        if bytes_ is None:
            return []
        name = f"chess-{hashlib.sha256(bytes_).hexdigest()[:20]}.{kind}"
        with open(os.path.join(self.env.srcdir, name), "wb") as file:
            file.write(bytes_)
        return [nodes.image("", uri=f"/{name}", align="center")]


def setup(app):
    app.add_config_value("dawson_program", "dawson", "env")
    app.add_directive("chess", Chess)
    return {"version": "1", "parallel_read_safe": True}
