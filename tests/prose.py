#!/usr/bin/env python3
"""prose.py DAWSON: words and sentences of documents for users, and of the program's help (DAWSON
is -: not of help).

Reports idioms that readers have to decode, each with what to write instead, and sentences of more
than 180 characters. Code, quotations, headings and first cells of tables are not looked at: names are there.
Fails if there is a finding."""
import json
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[1]
DOCUMENTS = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'src/README.md', 'examples/manual.md']
LONGEST = 180  # characters of a sentence
WORDS = [  # what is found, what to write instead
    (r'\b(?:is|are|was|were|be) (?:told|said)\b', 'reported, printed'),
    (r'\btells?\b', 'reports, says'),
    (r'\bbehind\b', 'after'),
    (r'\bstands?\b(?! for\b)', 'is, appears'),
    (r'\banew\b', 'again'),
    (r'\b(?:takes?|taken) in\b', 'includes, included'),
    (r'\bparted\b', 'separated'),
    (r'\b(?:man|men)\b', 'piece, pieces'),
    (r'\bthe usual\b', 'default'),
    (r'\bmends?\b', 'fix'),
    (r'\b(?:whoever|nobody|whom)\b', 'a noun'),
    (r'\bthose that\b', 'a noun'),
    (r'\bfigures? of (?:men|pieces)\b', 'symbol'),
]
ALLOWED = [  # in context, and why
    (r'general, lion, man, orphan', 'names of pieces'),
    (r'\bfsf, men, men-de\b', 'names of notations'),
]


def prose(text):
    """Paragraphs as (line, text), without code, headings, tables' first cells and links' targets."""
    fence, out, paragraph, first = '', [], [], 0

    def end():
        if paragraph:
            out.append((first, ' '.join(paragraph)))
            paragraph.clear()

    for number, line in enumerate(text.split('\n'), 1):
        mark = re.match(r'\s*(```+|~~~+)', line)
        if fence:
            if mark and mark[1].startswith(fence):
                fence = ''
            continue
        if mark:
            end()
            fence = mark[1]
        elif not line.strip() or line.startswith(('#', '    ', '---', '<', '>')):
            end()
        elif line.startswith('|'):
            end()
            cells = re.split(r'(?<!\\)\|', line)[2:-1]
            if not all(re.fullmatch(r'\s*:?-+:?\s*', cell) for cell in cells):
                out.extend((number, cell.strip()) for cell in cells if cell.strip())
        else:
            if re.match(r'\s*(?:[-*]|\d+\.) ', line):
                end()
            if not paragraph:
                first = number
            paragraph.append(line.strip())
    end()
    for line, words in out:
        words = re.sub(r'``.+?``|`[^`]*`', 'CODE', words)
        yield line, re.sub(r'\]\([^)]*\)', ']', words)


def findings(text):
    for line, words in prose(text):
        for pattern, instead in WORDS:
            for match in re.finditer(pattern, words, re.I):
                around = words[max(0, match.start() - 30):match.end() + 30]
                if not any(re.search(allowed, around) for allowed, _ in ALLOWED):
                    yield line, f'`{match[0]}` in "...{around}...": write {instead}'
        for sentence in re.split(r'(?<=[.!?:;])\s+', words):
            if len(sentence) > LONGEST:
                yield line, f'a sentence of {len(sentence)} characters: "{sentence[:60]}..."'


def help_texts(program):
    """(name, text) of what the program says of itself."""
    asked = subprocess.run([program, 'help', '--json'], capture_output=True, text=True, check=True)
    for command in json.loads(asked.stdout):
        yield command['name'], command['purpose']
        for option in command['options']:
            yield f"{command['name']} --{option['name']}", option['about']


def main():
    found = 0
    for path in [ROOT / name for name in DOCUMENTS] + sorted(ROOT.glob('examples/manual/*.md')):
        for line, what in findings(path.read_text(encoding='utf-8')):
            print(f'{path.relative_to(ROOT)}:{line}: {what}')
            found += 1
    for name, text in help_texts(sys.argv[1]) if sys.argv[1] != '-' else ():
        for _, what in findings(text):
            print(f'help of {name}: {what}')
            found += 1
    if found:
        sys.exit(f'{found} findings')


if __name__ == '__main__':
    main()
