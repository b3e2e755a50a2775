"""The manual as HTML pages: site_test.py DAWSON FOLDER [chromium]. With `chromium`, its search box in a real browser, opened from
files; exit status 77 where there is no browser."""
import html
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / 'tests' / 'server'))
from axe_core import axe_core, look  # noqa: E402
from chromium import Chromium  # noqa: E402

dawson, folder = os.path.abspath(sys.argv[1]), pathlib.Path(sys.argv[2]).resolve()


def check(found, wanted, what):
    if found != wanted:
        raise SystemExit(f'{what}: {found!r}, not {wanted!r}')
    print(f'  {what}')


def build():
    shutil.rmtree(folder, ignore_errors=True)
    done = subprocess.run([sys.executable, '-B', ROOT / 'examples/manual/site.py', dawson, folder], capture_output=True, text=True)
    check((done.returncode, done.stderr), (0, ''), 'the pages are built without findings')


def index():
    script = (folder / 'search-index.js').read_text(encoding='utf-8')
    return json.loads(script.removeprefix('var dawsonManual = ').removesuffix(';\n'))


def links_and_ids(pages):
    ids = {name: re.findall(r'\sid="([^"]*)"', text) for name, text in pages.items()}
    check([name for name in ids if len(ids[name]) != len(set(ids[name]))], [], 'no page has an id twice')
    broken = []
    for name, text in pages.items():
        for address in map(html.unescape, re.findall(r'\s(?:href|src)="([^"]*)"', text)):
            if not re.match('[a-z]+:', address):
                file, hash_sign, anchor = address.partition('#')
                if not (folder / (file or name)).exists() or hash_sign and anchor not in ids[file or name]:
                    broken.append((name, address))
    check(broken, [], 'every link has a target')
    return ids


def reached_in_order(pages):
    seen, name = [], 'index.html'
    while name:
        seen.append(name)
        following = re.search(r'rel="next" href="([^"]*)"', pages[name])
        name = following and following[1]
    check(sorted([*seen, 'manual.html']), sorted(pages), 'the links to the next page lead through all pages')
    without = [name for name, text in pages.items() if not re.search(r'<div class="search" role="search" hidden="hidden">', text)]
    check(without, [], 'each page has a search box, which is hidden without JavaScript')


def what_the_index_has(manual, ids):
    entries = {}
    for term, kind, page, anchor, _ in manual['entries']:
        entries.setdefault(term, []).append(kind)
        if anchor not in ids[manual['pages'][page][0]]:
            raise SystemExit(f'the entry {term} leads to {anchor}, which its page lacks')

    def missing(terms, kind):
        return [term for term in terms if not any(one.startswith(kind) for one in entries.get(term, ()))]

    commands = json.loads(subprocess.run([dawson, 'help', '--json'], capture_output=True, check=True).stdout)
    check(missing([command['name'] for command in commands], 'command'), [], 'the index has all commands')
    options = {(option['name'], command['name']) for command in commands for option in command['options']}
    check([one for one in sorted(options) if not any(re.search(rf'\b{one[1]}\b|most', kind) for kind in entries.get('--' + one[0], ()))],
          [], 'all options, with their commands')
    keys = [key[name] for command in commands for key in command.get('front_matter', ()) for name in ('name', 'alias') if name in key]
    check(missing(keys, 'key of front matter'), [], 'all keys of front matter')
    board = next(command for command in commands if command['name'] == 'board')
    notations = next(option['words'] for option in board['options'] if option['name'] == 'from')
    check(missing(notations, 'notation'), [], 'all notations')
    codes = re.findall(r'^\| `([EW]-[A-Z0-9]+)`', (ROOT / 'examples/manual/findings.md').read_text(encoding='utf-8'), re.M)
    check((missing(codes, ''), len(codes) > 200), ([], True), 'all codes')
    fields = re.findall(r'(?:plain|printed)\((?:Id::\w+, )?"([^"]+)"', (ROOT / 'src/problem/fields.cpp').read_text(encoding='utf-8'))
    check((missing(fields, 'field'), len(fields) > 80), ([], True), 'all fields')


def anchors_lead_somewhere(manual, ids):
    lost = [old for old, target in manual['anchors'].items()
            if target != 'index.html' and target.partition('#')[2] not in ids[target.partition('#')[0]]]
    check(lost, [], 'every anchor of the manual as one page has a target')
    lines = (ROOT / 'examples/manual/old-anchors.txt').read_text(encoding='utf-8').split('\n')
    old = [line.split()[0] for line in lines if line and not line.startswith('#')]
    check([one for one in old if one not in manual['anchors']], [], 'and every anchor of version 1.0.0')
    check(len(old), 112, 'which had this number of headings')


def in_browser(manual):
    base = folder.as_uri() + '/'
    term = 'document.querySelector("[aria-selected=true] .term")?.textContent'
    with Chromium() as browser, browser.page(width=390) as page:
        for name in [name for name, _ in manual['pages']] + ['index.html']:
            page.open(base + name)
            if page.run('document.documentElement.scrollWidth > innerWidth'):
                raise SystemExit(f'{name} is wider than a phone')
        print('  every page fits a phone')
    with Chromium() as browser, browser.page() as page:
        def type_words(words):
            page.key('/', text='/')
            page.wait('document.activeElement.id === "site-query"')
            for letter in words:
                page.key(letter, text=letter)

        page.open(base + 'index.html')
        for words, found, address in (('author', 'author', 'fields.html#field-author'), ('e-char', 'E-CHAR', 'findings.html#E-CHAR'),
                                      ('--port', '--port', '#option-port'), ('tagged', 'Tagged PDF', '#tagged-pdf')):
            type_words(words)
            page.wait(f'{term} === {json.dumps(found)}')
            page.key('Enter')
            page.wait(f'location.href.endsWith({json.dumps(address)}) && document.querySelector(":target") !== null')
            print(f'  {words} leads to {address}')
        type_words('fen')
        page.wait('document.querySelectorAll("#site-hits [role=option]").length > 3')
        check(page.run('document.querySelectorAll("#site-hits [role=option]").length <= 20'), True, 'at most 20 results')
        active = 'document.getElementById(document.activeElement.getAttribute("aria-activedescendant"))?.id'
        check(page.run(active), 'site-hit-0', 'the first result is active')
        page.key('ArrowDown')
        check(page.run(active), 'site-hit-1', 'an arrow key chooses the next result')
        page.key('ArrowUp')
        page.key('ArrowUp')
        check(page.run(f'{active} === document.querySelector("#site-hits li:last-child").id'), True, 'and the last before the first')
        if axe := axe_core():
            look(page, pathlib.Path(axe).read_text(encoding='utf-8'), 'the open list of results')
        page.key('Escape')
        expanded = 'document.getElementById("site-query").getAttribute("aria-expanded")'
        check((page.run(expanded), page.run('document.getElementById("site-hits").hidden')), ('false', True), 'Escape closes the list')
        page.key('Escape')
        check(page.run('document.getElementById("site-query").value'), '', 'a second Escape empties the box')
        type_words('zzzz')
        check(page.run('document.getElementById("site-status").textContent'), '0 results', 'screen readers hear the number of results')
        for start in ('manual.html', 'index.html'):
            for old in ('who', 'limits'):
                page.open('about:blank')
                page.call('Page.navigate', url=f'{base}{start}#{old}')
                page.wait(f'location.href === {json.dumps(base + manual["anchors"][old])} && document.querySelector(":target") !== null')
                print(f'  {start}#{old} leads to {manual["anchors"][old]}')
        check([url for url in page.requested if not url.startswith((base, 'data:', 'about:'))], [], 'nothing else is loaded')


if sys.argv[3:] == ['chromium'] and not shutil.which('chromium'):
    print('chromium is not installed')
    sys.exit(77)
build()
if sys.argv[3:] == ['chromium']:
    in_browser(index())
else:
    texts = {path.name: path.read_text(encoding='utf-8') for path in sorted(folder.glob('*.html'))}
    all_ids = links_and_ids(texts)
    reached_in_order(texts)
    what_the_index_has(index(), all_ids)
    anchors_lead_somewhere(index(), all_ids)
