#!/usr/bin/env python3
"""prose.py DAWSON: words and sentences of documents for users, and of the program's help (DAWSON is -: not of help).

Reports idioms that readers have to decode, each with what to write instead, and sentences of more
than 180 characters. Code, quotations, headings and first cells of tables are not looked at: names are there.
Fails if there is a finding."""
import json
import pathlib
import re
import subprocess
import sys
import typing

ROOT = pathlib.Path(__file__).resolve().parents[1]
DOCUMENTS = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'src/README.md', 'examples/manual.md']
LONGEST = 180  # characters of a sentence
class Term(typing.NamedTuple):
    """An idiom, what to write instead, and sentences that prove the pattern: one that it finds, one that it does not."""
    pattern: str
    instead: str
    bad: str
    good: str


WORDS = [
    Term(r'\b(?:is|are|was|were|be) (?:told|said)\b', 'reported, printed', 'The line is told.', 'The line is reported.'),
    Term(r'\btells?\b', 'reports, says', 'Dawson tells the line.', 'Dawson reports the line.'),
    Term(r'\bfore(?:tells?|told)\b', 'predicts', 'a text that nothing foretells', 'a text that nothing predicts'),
    Term(r'\bbehind\b', 'after', 'the text behind the directive', 'the text after the directive'),
    Term(r'\bstands?\b(?! for\b)', 'is, appears', 'The number stands on the left.', 'A letter can stand for a piece.'),
    Term(r'\banew\b', 'again', 'Dawson reads the file anew.', 'Dawson reads a new file.'),
    Term(r'\b(?:takes?|taken) in\b', 'includes, included', 'The book takes in two files.', 'It takes input from a pipe.'),
    Term(r'\b(?:takes?|taken) as\b', 'reads, parses', 'The word is taken as a name.', 'It takes twice as long.'),
    Term(r'\bgo(?:es)? on\b', 'continues', 'The line goes on.', 'The line goes one square to the left.'),
    Term(r'\bparted\b', 'separated', 'names parted by commas', 'names in parts, separated by commas'),
    Term(r'\b(?:man|men)\b', 'piece, pieces', 'a board with 20 men', 'mention the board of a woman'),
    Term(r'\b(?:he|she|him|his|her|hers|himself|herself)\b', 'it, its', 'a knight on his head', 'the head of this board, there'),
    Term(r'\bthe usual\b', 'default', 'This is the usual colour.', 'The word is unusual.'),
    Term(r'(?<!there )\bis no\b(?! (?:longer|more)\b)', 'is not a', 'A pawn is no piece.', 'There is no file, and it is no longer needed.'),
    Term(r'\bmends?\b', 'fix', 'The command mends the file.', 'The command amends the file.'),
    Term(r'\b(?:whoever|nobody|whom)\b', 'a noun', 'for whoever opens the file', 'for readers who open the file'),
    Term(r'\bthose that\b', 'a noun', 'Problems and those that solve them.', 'those problems that have a number'),
    Term(r'\bof (?:others|ours|theirs)\b(?!,)', "other people's, our, their", 'the fonts of others', 'of others, the first is read'),
    Term(r'\ban? \w+ each\b', 'per, for each', 'two boards, a page each', 'a page for each of two boards'),
    Term(r'\bnearest (?:match|word|name)\b', 'closest', 'The help gives the nearest match.', 'The help gives the square nearest the corner.'),
    Term(r'\bstrangers?\b', 'untrusted', 'documents of strangers', 'documents from strange places'),
    Term(r'(?<!-)\b(?:census|films?|reels?)\b', 'piece count, replay', 'the film of a solution', 'the code W-FILM, in a filmstrip'),
    Term(r'\bfigures? of (?:men|pieces)\b', 'symbol', 'the figures of pieces', 'the figures of a table'),
]


ALLOWED = [  # in context, and why
    (r'general, lion, man, orphan', 'names of pieces'),
]


def documents():
    """The documents for users."""
    return [ROOT / name for name in DOCUMENTS] + sorted(ROOT.glob('examples/manual/**/*.md'))


def prose(text, names=False, code='CODE'):
    """Paragraphs as (line, text), with `code` in place of code, without links' targets; with `names`, headings and first cells too."""
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
            if names and line.startswith('#'):
                out.append((number, line.lstrip('# ')))
        elif line.lstrip().startswith('|'):
            end()
            cells = re.split(r'(?<!\\)\|', line)[1 if names else 2:-1]
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
        words = re.sub(r'(?<!`)(`+)(?!`).+?(?<!`)\1(?!`)', lambda _: code, words)
        yield line, re.sub(r'\]\([^)]*\)', ']', words)


def idioms(text):
    """(words, context, what to write instead) for each idiom in a text."""
    for term in WORDS:
        for match in re.finditer(term.pattern, text, re.I):
            around = text[max(0, match.start() - 30):match.end() + 30]
            if not any(re.search(allowed, around) for allowed, _ in ALLOWED):
                yield match[0], around, term.instead


def findings(text):
    for line, words in prose(text):
        for found, around, instead in idioms(words):
            yield line, f'`{found}` in "...{around}...": write {instead}'
        for sentence in re.split(r'(?<=[.!?:;])\s+', words):
            if len(sentence) > LONGEST:
                yield line, f'a sentence of {len(sentence)} characters: "{sentence[:60]}..."'


def help_texts(program, code='CODE'):
    """(name, text) of the program's help, with `code` in place of the values that an option accepts."""
    asked = subprocess.run([program, 'help', '--json'], capture_output=True, text=True, check=True)
    for command in json.loads(asked.stdout):
        yield command['name'], command['purpose']
        for option in command['options']:
            values = '|'.join(map(re.escape, sorted(option.get('words', []), key=len, reverse=True)))
            about = re.sub(rf'(?<![\w-])(?:{values})(?![\w-])', code, option['about']) if values else option['about']
            yield f"{command['name']} --{option['name']}", about
        for key in command.get('front_matter', []):
            yield f"{command['name']}, front matter `{key['name']}`", re.sub(r'`[^`]*`', code, key['values'])


def main():
    found = 0
    for path in documents():
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
