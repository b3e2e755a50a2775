#!/usr/bin/env python3
"""site.py DAWSON FOLDER: the manual as HTML pages with a search box, for readers and packagers.

Weaves each page that examples/manual.md includes, gives all of them the same head, and writes index.html, manual.html (for links to
the manual when it was one page), site.css, search.js and search-index.js. The pages work from files, without a server.
Reports each link and each line of old-anchors.txt whose target does not exist; then the exit status is 1.

Design: Dawson weaves every page alone, because a page is a document. Former anchors of the manual as one document lead to its pages:
site.py weaves that document too, and its headings are those of the pages in the same order, which gives the page and the id of each
anchor, also where two pages have the same heading."""
import html
import json
import pathlib
import re
import shutil
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
HEADING = re.compile(r'<h([1-6]) id="([^"]*)">(.*?)</h\1>', re.S)
TABLE = re.compile(r'<table>.*?</table>', re.S)
LINK = re.compile(r'(<a (?:[^>]* )?href=")([^"]*)"')
CODE = re.compile(r'<code>(.*?)</code>', re.S)
KINDS = {'field', 'option', 'key', 'style', 'limit', 'criterion', 'reference', 'capital', 'modifier', 'sign', 'address', 'suffix',
         'command', 'notation'}  # first headers of tables of reference
GENERATED = re.compile(r'_\d+|(?:words|diagram)-\d+')  # ids that differ from page to page


def text_of(markup):
    return html.unescape(re.sub(r'<[^>]+>', '', markup)).strip()


def slug(text):
    return re.sub(r'[^A-Za-z0-9]+', '-', text).strip('-')


class Page:
    """A woven page: its headings, and the rows of tables that name something in code."""

    def __init__(self, name, markup):
        self.name, self.markup, self.rows = name, markup, []
        self.file = pathlib.PurePath(name).name + '.html'
        self.headings = [(int(level), anchor, text_of(inner)) for level, anchor, inner in HEADING.findall(markup)]
        self.level, self.top, self.title = self.headings[0]
        self.ids = set(re.findall(r'\sid="([^"]*)"', markup))

    def name_rows(self):
        """Gives each row of reference an id, and lists the rows as (term, kind, id, heading)."""
        heading = self.title

        def token(match):
            nonlocal heading
            if match[0].startswith('<table'):
                return self.table(match[0], heading)
            heading = text_of(match[3])
            link = f' <a class="here" href="#{match[2]}" aria-label="Link to this section">#</a>'
            return match[0].replace('</h', link + '</h')
        self.markup = re.sub(HEADING.pattern + '|' + TABLE.pattern, token, self.markup, flags=re.S)
        self.ids |= {row[2] for row in self.rows}

    def table(self, markup, heading):
        """The table with an id for each row that names something. On a narrow screen, its cells show below each other."""
        heads = [text_of(cell) for cell in re.findall(r'<th\b[^>]*>(.*?)</th>', markup, re.S)]
        count = len(self.rows)

        def row(match):
            names = iter(heads[1:] if len(heads) > 2 else ())
            cells = re.sub('<td', lambda _: f'<td data-head="{html.escape(next(names, ""))}"', match[2])
            return f'<tr{self.row(match[1], heads[0], heading)}>{match[1]}{cells}</tr>'
        markup = re.sub(r'<tr>(<td[^>]*>.*?</td>)(.*?)</tr>', row, markup, flags=re.S)
        stacked = ' stacked' if (len(self.rows) > count or len(heads) > 2) and len(heads) < 5 else ''
        return f'<div class="table{stacked}">{markup}</div>'

    def row(self, cell, column, heading):
        """Lists what a first cell names, and returns the attribute with the id of its row."""
        terms = []
        for code in map(text_of, CODE.findall(cell)):
            kind = column if column in KINDS else 'in a table'
            if re.fullmatch('[EW]-[A-Z0-9]+', code):
                kind = {'E': 'error', 'W': 'warning'}[code[0]]
            elif re.match(r'--[a-z]|-[a-z]$', code):
                code, kind = code.split()[0], 'option'
            terms.append((code, kind))
        if not terms:
            return ''
        term, kind = terms[0]
        base = anchor = slug(term) if kind in ('error', 'warning') else slug(f'{"row" if " " in kind else kind} {term}')
        taken, number = self.ids | {row[2] for row in self.rows}, 1
        while anchor in taken:
            number += 1
            anchor = f'{base}-{number}'
        self.rows += [(term, kind, anchor, heading) for term, kind in terms]
        return f' id="{anchor}"'

    def sections(self):
        return ''.join(f'<li><a class="section" href="{self.file}#{anchor}">{html.escape(title)}</a></li>'
                       for level, anchor, title in self.headings[1:] if level <= self.level + 1)

    def mention(self, pattern):
        """The heading above the first place where the page mentions something, as (id, text)."""
        found = re.search(pattern, self.markup, re.M)
        above = HEADING.findall(self.markup[:found.start()]) if found else []
        return above and (above[-1][1], text_of(above[-1][2]).removesuffix(' #'))


class Manual:
    def __init__(self, dawson, folder):
        self.dawson, self.folder, self.faults = dawson, folder, []
        source = (HERE.parent / 'manual.md').read_text(encoding='utf-8')
        names = re.findall(r'^```chess include manual/(\S+)\.md', source, re.M)
        self.run('weave', *(f'manual/{name}.md' for name in names), '--follow', '--quiet', '--to', 'html', '-o', folder)
        self.pages = [Page(name, (folder / f'{name}.html').read_text(encoding='utf-8')) for name in names]
        shutil.rmtree(folder / 'guides')  # all pages are in one folder
        whole = self.run('weave', 'manual.md', '--quiet', '--to', 'html', '-o', '-')
        # Without the pages, and in the colours of a screen as they are.
        first = re.sub(r'^style: .*\n', '', source.partition('```chess include')[0], flags=re.M)
        self.start = self.run('weave', '-', '--host', 'markdown', '--quiet', '--to', 'html', '-o', '-', text=first)
        self.title = re.search(r'<title>(.*?)</title>', self.start)[1]
        self.version = self.run('--version').split('\n')[0].split()[-1]
        self.anchors = self.find_anchors([anchor for _, anchor, _ in HEADING.findall(whole)])
        self.start = LINK.sub(self.resolve, self.start)
        for page in self.pages:
            page.markup = LINK.sub(lambda match: self.resolve(match, page), page.markup)
            page.name_rows()

    def run(self, *words, text=''):
        done = subprocess.run([self.dawson, *words], cwd=HERE.parent, input=text.encode(), stdout=subprocess.PIPE, check=True)
        return done.stdout.decode()

    def find_anchors(self, headings):
        """The page and id of each anchor of the manual as one document, and of each former anchor."""
        places = [f'{page.file}#{anchor}' for page in self.pages for _, anchor, _ in page.headings]
        if len(places) != len(headings):
            sys.exit(f'the manual has {len(headings)} headings, its pages have {len(places)}')
        anchors = {}
        for page in self.pages:
            anchors.update((one, f'{page.file}#{one}') for one in sorted(page.ids) if not GENERATED.fullmatch(one))
        anchors.update(zip(headings, places))
        for line in (HERE / 'old-anchors.txt').read_text(encoding='utf-8').split('\n'):
            old, *new = line.split('#')[0].split() or ['']
            target = new[0] if new else old
            if old and target not in anchors and target != 'index.html':
                self.faults.append(f'old-anchors.txt: {old} leads to {target}, which no page has')
            elif new:
                anchors.setdefault(old, anchors.get(target, target))
        return anchors

    def resolve(self, link, page=None):
        """The link to an anchor of the manual in a page, or in the list of pages, made to lead to the page that has it."""
        here = page.file if page else ''
        file, hash_sign, anchor = html.unescape(link[2]).partition('#')
        if not re.match('[a-z]+:', file) and file.endswith('.html'):
            file = pathlib.PurePosixPath(file).name  # all pages are in one folder
            link = re.match(LINK, f'{link[1]}{html.escape(file + hash_sign + anchor)}"')
        if file in ('', 'manual.html') and anchor in self.anchors:
            return f'{link[1]}{html.escape(self.anchors[anchor].removeprefix(here))}"'
        ids = next((one.ids for one in self.pages if one.file == (file or here)), ())
        if not re.match('[a-z]+:', link[2]) and not (anchor in ids if hash_sign else ids):
            self.faults.append(f'{page.name if page else "manual"}.md: the link to {link[2]} has no target')
        return link[0]

    def index(self):
        """What the search finds, as [term, kind, page, id, heading], without duplicates."""
        entries, commands = {}, {command['name']: command for command in json.loads(self.run('help', '--json'))}
        notations = next(option['words'] for option in commands['board']['options'] if option['name'] == 'from')
        keys = {key[name] for key in commands['booklet']['front_matter'] for name in ('name', 'alias') if name in key}
        of_option = {}
        for name, command in commands.items():
            for option in command['options']:
                of_option.setdefault('--' + option['name'], []).append(name)

        def add(term, kind, page, anchor, heading):
            if kind == 'key':
                kind = 'key of styles' if 'style' in heading.lower() else 'key of front matter' if term in keys else kind
            elif kind == 'option' and term in of_option:
                names = of_option[term]
                kind = 'option of ' + (', '.join(names) if len(names) < 6 else 'most commands')
            entries.setdefault((term, kind, page, anchor), heading)

        for number, page in enumerate(self.pages):
            for row in page.rows:
                add(*row[:2], number, *row[2:])
            for _, anchor, title in page.headings:
                for term in title.split(', '):
                    if term in notations:
                        add(term, 'notation', number, anchor, title)
                if title not in notations:
                    add(title, 'page' if anchor == page.top else 'section', number, anchor, page.title)
        terms = {entry[0] for entry in entries}
        for name in sorted(commands.keys() - {entry[0] for entry in entries if entry[1] == 'command'}):
            self.mention(add, name, 'command', rf'(?:<code>|^)dawson {name}\b')
        for option in sorted(of_option.keys() - terms):
            self.mention(add, option, 'option', rf'{option}(?![\w-])')
        for key in sorted(keys - terms):
            self.mention(add, key, 'key', rf'<code>{re.escape(key)}</code>')
        return [[*key, heading] for key, heading in entries.items()]

    def mention(self, add, term, kind, pattern):
        """Adds what no table names, where the manual mentions it first; the page of the command line comes first."""
        for number, page in sorted(enumerate(self.pages), key=lambda one: 'command-line' not in one[1].top):
            if place := page.mention(pattern):
                return add(term, kind, number, *place)
        self.faults.append(f'no page mentions the {kind} {term}')

    def contents(self, current=None, whole=False):
        """The list of pages; a page that begins with a smaller heading is below the page before it. The current page has its
        sections below it, the whole list those of all pages."""
        items = ''
        for page in self.pages:
            mark = ' aria-current="page"' if page is current else ''
            link = f'<a href="{page.file}"{mark}>{html.escape(page.title)}</a>'
            sections = page.sections() if whole or page is current else ''
            items += '</ul></li>' if items and page.level == 1 else ''
            items += f'<li>{link}<ul>{sections}' + ('</ul></li>' if page.level > 1 else '')
        return f'<ul>{items}</ul></li></ul>'

    def framed(self, markup, title, before=None, after=None, current=None):
        """A page of the site: the woven page with head, contents, neighbours and foot."""
        template = (HERE / 'site.html').read_text(encoding='utf-8')
        neighbours = ''.join(f'<a rel="{rel}" href="{page.file}"><small>{word}</small> {html.escape(page.title)}</a>'
                             for rel, word, page in (('prev', 'Previous', before), ('next', 'Next', after)) if page)
        values = {'contents': self.contents(current), 'neighbours': neighbours, 'version': self.version,
                  'sections': current.sections() if current else ''}
        head, top, bottom = re.sub(r'\{(\w+)\}', lambda match: values[match[1]], template).split('<!-- page -->\n')
        title = '' if title == self.title else html.escape(title) + ' - '
        markup = re.sub(r'<title>.*?</title>', lambda _: f'<title>{title}{self.title}</title>', markup, flags=re.S)
        return markup.replace('</head>', head + '</head>').replace('<main>', top, 1).replace('</main>', bottom, 1)

    def write(self):
        for before, page, after in zip([None, *self.pages], self.pages, [*self.pages[1:], None]):
            framed = self.framed(page.markup, page.title, before, after, page)
            (self.folder / page.file).write_text(framed, encoding='utf-8')
        start = re.sub(r'(<header.*?</header>)\s*<main>', r'<main>\1', self.start, flags=re.S)
        start = start.replace('</main>', f'<div class="all">{self.contents(whole=True)}</div></main>')
        start = self.framed(start, self.title, after=self.pages[0])
        for name in ('index.html', 'manual.html'):
            (self.folder / name).write_text(start, encoding='utf-8')
        for name in ('site.css', 'search.js'):
            shutil.copy(HERE / name, self.folder / name)
        index = {'pages': [[page.file, page.title] for page in self.pages], 'anchors': self.anchors, 'entries': self.index()}
        script = f'var dawsonManual = {json.dumps(index, ensure_ascii=False)};\n'
        (self.folder / 'search-index.js').write_text(script, encoding='utf-8')


def main():
    if len(sys.argv) != 3:
        sys.exit('usage: site.py DAWSON FOLDER')
    folder = pathlib.Path(sys.argv[2]).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    manual = Manual(pathlib.Path(sys.argv[1]).resolve(), folder)
    manual.write()
    for fault in manual.faults:
        print(fault, file=sys.stderr)
    sys.exit(1 if manual.faults else 0)


if __name__ == '__main__':
    main()
