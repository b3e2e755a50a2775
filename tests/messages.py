#!/usr/bin/env python3
"""messages.py [FOLDER...]: the form of the messages of findings in the sources.

Extracts each call that names a code (`text::error("E-WIDTH", where, MESSAGE, HINT)`, and functions like it) from
src, or from FOLDERs, and checks the string literals of MESSAGE and HINT. A message has at most 80 characters, starts
with a lower-case letter, a digit or code, has no full stop, no question, no idiom of tests/prose.py; a hint may ask "did you
mean" alone; an error has a hint. Prints what is found and fails if there is anything."""
import dataclasses
import pathlib
import re
import sys

import prose

ROOT = pathlib.Path(__file__).resolve().parents[1]
LONGEST = 80  # characters of a message; what is filled in counts as nothing
CODE = re.compile(r'"([EW]-[A-Z0-9-]+)"')
LITERAL = re.compile(r'(?:u8)?"((?:[^"\\]|\\.)*)"')
# Calls that take no place between the code and the message: `fault_at(text, at, CODE, MESSAGE, HINT)`, and
# `fault_in(grammar, result, CODE, HINT)`, which has no message.
OF_PLACE = re.compile(r'\b(fault_at|fault_in)\((?:[^;()"]|\([^()]*\))*\Z')
COMPARED = re.compile(r'(?:(?:std::string_view)?\("[^"]*"\)\.)?(?:find|contains|starts_with|ends_with)\("[^"]*"\)|[!=]= "[^"]*"'
                      r'|std::string_view\("[^"]*"\)\.find\(')  # conditions, not texts
FILLED = re.compile(r'\{[^{}]*\}')


def arguments(source, at):
    """The arguments of the call around `at`, which is inside of no string: those from the one at `at` on."""
    out, depth, begin, index = [], 0, at, at
    while index < len(source):
        letter = source[index]
        if letter == '"':
            index = LITERAL.match(source, index).end()
            continue
        if letter == "'":
            index += 2 if source[index + 1] != '\\' else 3
        elif source.startswith('//', index):
            index = source.index('\n', index)
        elif letter in '([{':
            depth += 1
        elif letter in ')]}':
            if depth == 0:
                break
            depth -= 1
        elif letter == ',' and depth == 0:
            out.append(source[begin:index])
            begin = index + 1
        elif letter == ';' and depth == 0:
            break
        index += 1
    out.append(source[begin:index])
    return out


def texts(argument):
    """The texts that an argument can be: alternatives of `?:` one by one, literals side by side joined."""
    argument, out = COMPARED.sub('', argument), []
    for part in re.split(r'[?:](?!:)(?<!::)(?=(?:[^"]*"(?:[^"\\]|\\.)*")*[^"]*$)', argument):
        literals = LITERAL.findall(part)
        if literals:
            out.append(''.join(literals).replace('\\\\', '\\').replace('\\"', '"'))
    return out


def faults_of_form(text, is_hint):
    plain = re.sub(r'`[^`]*`', '`x`', text)
    if text.endswith('.') and not text.endswith('...'):
        yield 'ends with a full stop'
    if '?' in plain and not (is_hint and 'did you mean' in plain):
        yield 'asks a question'
    for found, _, instead in prose.idioms(plain):
        yield f'`{found}`: write {instead}'
    if not is_hint:
        if len(FILLED.sub('', text)) > LONGEST:
            yield f'has {len(FILLED.sub("", text))} characters'
        if re.match(r'[A-Z][a-z]* ', text) and not re.match(r'(?:%s)\b' % '|'.join(NAMES), text):
            yield 'starts with a capital'


NAMES = ['Dawson', 'Popeye', 'Markdown', 'LaTeX', 'HTML', 'XBoard', 'PGN', 'Black', 'White', 'A', 'B', 'XML', 'I']


def adds_hint(source, at):
    """Whether the call around `at` is of a helper in the same file that gives its errors a hint of its own."""
    call = re.search(r'(\w+)\((?:[^()]|\([^()]*\))*$', source[source.rfind(';', 0, at) + 1:at])
    helper = call and re.search(r'\b%s\([^;{]*\bcode\b[^;{]*\) \{(.*?)^\}' % call[1], source, re.S | re.M)
    return bool(helper and re.search(r'error\(std::string\(code\),[^;]*"', helper[1]))


@dataclasses.dataclass
class Call:
    """A call that names a code, with each text that its message and its hints can be."""
    line: int
    code: str
    messages: list
    hints: list
    lacks_hint: bool


def calls(source):
    """The calls of a source text that name a code."""
    for match in CODE.finditer(source):
        if source.rfind('//', source.rfind('\n', 0, match.start()) + 1, match.start()) >= 0:
            continue
        rest = [argument for argument in arguments(source, match.start())[1:]]
        written = [argument for argument in rest if LITERAL.search(argument)]
        if not written or texts(written[0]) == ['']:  # without a message the callee has both texts
            continue
        if re.search(r'\btext::(?:error|warning)\(\s*$', source[:match.start()]) and len(rest) > 1:
            message, hints = rest[1], rest[2:]  # a message that is a variable has no literal to check
        elif of_place := OF_PLACE.search(source[max(0, match.start() - 200):match.start()]):
            # fault_at writes message and hint of E-UTF8 itself; fault_in composes its message
            message, hints = ('', rest) if of_place[1] == 'fault_in' else (rest[0], rest[1:])
            if match[1] == 'E-UTF8' and texts(message) == ['']:
                continue
        else:
            message, hints = written[0], rest[rest.index(written[0]) + 1:]
        line = source.count('\n', 0, match.start()) + 1
        lacks_hint = match[1].startswith('E-') and not hints and not adds_hint(source, match.start())
        yield Call(line, match[1], texts(message), [text for hint in hints for text in texts(hint)], lacks_hint)


def findings(source):
    for call in calls(source):
        for text in call.messages:
            for fault in faults_of_form(text, False):
                yield call.line, call.code, f'"{text}" {fault}'
        for text in call.hints:
            for fault in faults_of_form(text, True):
                yield call.line, call.code, f'help "{text}" {fault}'
        if call.lacks_hint:
            yield call.line, call.code, f'"{(call.messages or [""])[0]}" has no help'


def sources(folders=('src',)):
    """The source files of folders."""
    return [path for folder in folders for path in sorted((ROOT / folder).rglob('*.[ch]pp'))]


def main():
    found = 0
    for path in sources(sys.argv[1:] or ['src']):
        for line, code, what in findings(path.read_text(encoding='utf-8')):
            print(f'{path.relative_to(ROOT)}:{line}: {code}: {what}')
            found += 1
    if found:
        sys.exit(f'{found} findings')


if __name__ == '__main__':
    main()
