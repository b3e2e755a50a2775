"""MkDocs and Python-Markdown: ```chess fences, by pymdownx.superfences. Copy this file beside mkdocs.yml and write there

    markdown_extensions:
      - pymdownx.superfences:
          custom_fences:
            - name: chess
              class: chess
              format: !!python/name:dawson_mkdocs.chess
              validator: !!python/name:dawson_mkdocs.any_option

and build with PYTHONPATH=. mkdocs build. The program is `dawson`, or the environment variable DAWSON.
"""
import logging
import os
import subprocess

log = logging.getLogger("mkdocs.dawson")
WEAVE = ["weave", "-", "--host", "markdown", "--to", "html", "--fragment", "-o", "-"]


def any_option(language, inputs, options, attrs, md):
    """Accepts `name=value` after the keyword: a field of the directive."""
    options.update(inputs)
    return True


def chess(source, language, css_class, options, md, **more):
    """The HTML of a fence; after an error the text of the fence. Findings are warnings of MkDocs."""
    fields = "".join(f"{name}: {value}\n" for name, value in (options or {}).items())
    fence = f"~~~~~~ chess {' '.join(more.get('classes') or [])}\n{fields}{source}\n~~~~~~\n"
    try:
        done = subprocess.run([os.environ.get("DAWSON", "dawson"), *WEAVE], input=fence.encode(), capture_output=True, check=False)
    except OSError as failure:
        log.error("dawson: %s", failure.strerror)
        raise
    if done.stderr:
        log.warning("%s", done.stderr.decode().rstrip())
    if done.returncode == 0:
        return done.stdout.decode()
    escaped = source.replace("&", "&amp;").replace("<", "&lt;")
    return f'<pre class="{css_class}"><code>{escaped}</code></pre>'
