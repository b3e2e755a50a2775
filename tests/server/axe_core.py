"""axe-core where it is installed, and pages looked at with it."""
import os
import shutil
import subprocess


def axe_core():
    """Its file; None without a browser, or without axe-core where npm keeps it or AXE_CORE names it."""
    if not shutil.which("chromium"):
        return None
    named = os.environ.get("AXE_CORE")
    if named:
        return named
    if not shutil.which("npm"):
        return None
    modules = subprocess.run(["npm", "root", "-g"], capture_output=True, text=True).stdout.strip()
    path = os.path.join(modules, "axe-core", "axe.min.js")
    return path if os.path.exists(path) else None


def look(browser, script, what, run="axe.run(document)"):
    browser.run(script)
    found = browser.run(run + ".then(r => r.violations.map(v => v.id + ': ' + v.nodes[0].html.slice(0, 200)))")
    if found:
        raise SystemExit(f"{what}: {found}")
    print(f"  {what}: nothing is found")


def orderly(browser, what):
    """Headings leave out no level."""
    levels = browser.run("[...document.querySelectorAll('h1,h2,h3,h4,h5,h6')].map(h => +h.tagName[1])")
    if any(after > before + 1 for before, after in zip([0, *levels], levels)):
        raise SystemExit(f"{what}: headings are not in order: {levels}")
