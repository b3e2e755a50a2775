#!/usr/bin/env python3
"""spelling.py DAWSON: spelling of documents for users, of the program's help and of its messages (DAWSON is -: not of help).

Checks British spelling with hunspell's en_GB and tests/spelling.txt, which lists terms of the field and proper names, one per line,
sorted within each group. Code, values of options, targets of links and LaTeX commands are not checked. Prints each unknown word with
its place and fails if there is one. Exit status 77 without hunspell or en_GB."""
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

import messages
import prose

ROOT = pathlib.Path(__file__).resolve().parents[1]
LIST = ROOT / 'tests/spelling.txt'
CODE = re.compile(r"""`[^`]*` | \b[EW]-[A-Z0-9-]+     # code, also of findings
                    | \S*[=#]\S* | https?://\S+ | </?\w[^<>]*> | &\w+; | \\\w+ | \{[^{}]*\}
                    | (?<![\w/])[\w.-]*[\w-]/[\w./-]*\.\w+ | \b[\w.-]+\.(?:[ch]pp|css|js|json|md|pdf|py|sh|sty|tex|txt|yaml|yml)\b
                    | (?<!\w)-{1,2}[a-z][\w-]*""", re.X)
WORD = re.compile(r"(?<![\w.])[^\W\d_]+(?:['’][^\W\d_]+)*(?!\w)")


def words(text):
    """The words of a text: no code, no single letters, the parts of compounds with hyphens, without a possessive."""
    for match in WORD.finditer(CODE.sub(' ', text)):
        word = re.sub(r"['’]s?$", '', match[0].replace('’', "'"))
        if len(word) > 1:
            yield word


def listed():
    """The words of tests/spelling.txt. One in lower case stands for its capitalised form too."""
    lines = LIST.read_text(encoding='utf-8').split('\n')
    group = []
    for line in [*lines, '#']:
        if line.startswith('#'):
            if group != sorted(set(group), key=lambda word: (word.lower(), word)):
                sys.exit(f'{LIST.relative_to(ROOT)}: the words above "{line}" are not sorted, or not unique')
            group = []
        elif line:
            group.append(line)
    return {line for line in lines if line and not line.startswith('#')}


def unknown(all_words):
    """Those of the words that en_GB does not contain."""
    with tempfile.TemporaryDirectory() as home:  # hunspell also reads a personal word list in HOME
        asked = subprocess.run(['hunspell', '-l', '-i', 'utf-8', '-d', 'en_GB'], input='\n'.join(sorted(all_words)) + '\n',
                               capture_output=True, encoding='utf-8', check=True,
                               env={'HOME': home, 'PATH': '/usr/bin:/bin:/usr/local/bin', 'LC_ALL': 'C.UTF-8'})
    return set(asked.stdout.split())


def texts(program):
    """(place, text) of everything that is checked."""
    for path in prose.documents():
        for line, text in prose.prose(path.read_text(encoding='utf-8'), names=True, code=' '):
            yield f'{path.relative_to(ROOT)}:{line}', text
    for name, text in prose.help_texts(program, code=' ') if program != '-' else ():
        yield f'help of {name}', text
    for path in messages.sources():
        for call in messages.calls(path.read_text(encoding='utf-8')):
            for text in call.messages + call.hints:
                yield f'{path.relative_to(ROOT)}:{call.line}', text


def missing():
    """What is not installed, or nothing."""
    if not shutil.which('hunspell'):
        return 'hunspell is not installed'
    known = subprocess.run(['hunspell', '-D'], input='', capture_output=True, text=True, check=False).stderr
    return '' if re.search(r'/en_GB\b', known) else "hunspell's dictionary en_GB is not installed"


def main():
    if reason := missing():
        print(reason)
        return 77
    places = {}
    for place, text in texts(sys.argv[1]):
        for word in words(text):
            places.setdefault(word, []).append(place)
    own = listed()
    found = [(place, word) for word in unknown(places) if not {word, word.lower()} & own for place in dict.fromkeys(places[word])]
    for place, word in sorted(found):
        print(f'{place}: unknown word `{word}`')
    return f'{len(found)} findings' if found else 0


if __name__ == '__main__':
    sys.exit(main())
