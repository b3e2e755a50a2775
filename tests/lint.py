#!/usr/bin/env python3
"""lint.py FOLDER JOBS: clang-format on all sources, and clang-tidy on those that
FOLDER/compile_commands.json names (made by cmake for clang++-16). Fails if there is a finding; one
is printed once, however many files see its header.

Nine tenths of what clang-tidy does for a file is its headers. So files of one room that define
different names are looked at together, as one that includes them. A batch that does not compile
(names that this script took for different were not) is looked at without the files with errors,
and those by themselves."""
import concurrent.futures
import functools
import glob
import json
import os
import re
import shlex
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
BATCH = 40  # files; more take memory, and come apart more often
# What stands at the margin: a type, an alias, a function or a value of the file's own, no member.
DEFINED = re.compile(
    r'(?:struct|class|union|enum class|enum)\s+(\w+)\s*(?:[:{]|$)|using\s+(\w+)\s*='
    r'|(?!using\b|struct\b|class\b|enum\b)'
    r'[\w<][\w:<>,*&\s\[\]]*?(?<![\w:])(\w+)\s*(?:[({=]|\[\])')
INCLUDE = re.compile(r'#include "([^"]+)"')
TOPS = [os.path.join(ROOT, top) for top in ('src', 'tests')]
NOT_DEFINED = re.compile(r'\W|namespace|template|extern|BOOST_')
FOUND = re.compile(r'^[^\s:]+:\d+:\d+: (?:warning|error): ')


@functools.lru_cache(maxsize=None)
def names(path):
    """The names that a file defines or declares, tests with the names of their cases."""
    found = set()
    with open(path, encoding='utf-8') as lines:
        for line in lines:
            case = re.match(r'BOOST_\w*TEST_(?:CASE|SUITE)\((\w+)|extern "C" \w+ (\w+)', line)
            match = case or (not NOT_DEFINED.match(line) and DEFINED.match(line))
            if match:
                found |= {name for name in match.groups() if name}
    return frozenset(found)


@functools.lru_cache(maxsize=None)
def headers(path):
    """The headers of the project that a file includes, and those that they include."""
    with open(path, encoding='utf-8') as lines:
        included = [match.group(1) for match in map(INCLUDE.match, lines) if match]
    found = set()
    for name in included:
        places = [os.path.join(top, name) for top in (os.path.dirname(path), *TOPS)]
        place = next((os.path.normpath(p) for p in places if os.path.exists(p)), None)
        if place:
            found |= {place} | headers(place)
    return frozenset(found)


class Batch:
    """Files that can be looked at together: none defines what another defines, or sees in a header
    that it does not itself include."""

    def __init__(self):
        self.files, self.own, self.seen, self.headers = [], set(), set(), set()

    def takes(self, path):
        """Adds a file, or says that it has to go elsewhere."""
        own, above = names(path), headers(path)
        seen = {name for header in above for name in names(header)}
        strange = {name for header in self.headers - above for name in names(header)}
        if self.files and (len(self.files) == BATCH or own & (self.own | strange - seen)
                           or self.own & (seen - self.seen)):
            return False
        self.files.append(path)
        self.own |= own
        self.seen |= seen
        self.headers |= above
        return True


def flags(command):
    """The compiler's options without file and output, and what differs within a room."""
    words = shlex.split(command)[1:]
    words = words[:words.index('-o')]
    return [word for word in words if not word.startswith('-DBOOST_TEST_MODULE=')]


def united(commands):
    """All options of all commands, in their order; what another file needs hurts none."""
    options = []
    for words in commands:
        at = 0
        while at < len(words):
            size = 2 if words[at] in ('-isystem', '-include') else 1
            if tuple(words[at:at + size]) not in options:
                options.append(tuple(words[at:at + size]))
            at += size
    return [word for option in options for word in option]


def batches(folder):
    """(flags, files) of files that can be looked at together."""
    with open(os.path.join(folder, 'compile_commands.json'), encoding='utf-8') as database:
        entries = {entry['file']: flags(entry['command']) for entry in json.load(database)}
    wanted = {path: words for path, words in entries.items()
              if re.match(r'(src|tests)/', os.path.relpath(path, ROOT))
              and not path.startswith(ROOT + '/src/artwork/fonts/')}
    made = []
    for alone in (False, True):
        own = {path: words for path, words in wanted.items() if ('-include' in words) == alone}
        found = []
        for path in sorted(own, key=lambda path: (os.path.dirname(path), path)):
            if not any(batch.takes(path) for batch in found):
                found.append(Batch())
                found[-1].takes(path)
        made += [(united(own.values()), batch.files) for batch in found]
    return sorted(made, key=lambda batch: -sum(os.path.getsize(path) for path in batch[1]))


def tidy(batch, number, folder):
    """The lines of findings of a batch, and how often a batch came apart."""
    options, files = batch
    path = os.path.join(folder, 'batches', f'{number}.cpp')
    with open(path, 'w', encoding='utf-8') as out:
        out.writelines(f'#include "{file}"\n' for file in files)
    config = '--config-file=' + os.path.join(ROOT, '.clang-tidy')
    run = subprocess.run(['clang-tidy-16', '--quiet', config, path, '--', *options],
                         capture_output=True, text=True, cwd=folder)
    if run.returncode == 0:
        return [], 0
    errors = [line for line in run.stdout.splitlines() if '[clang-diagnostic-error]' in line]
    if len(files) > 1 and errors:
        broken = {line.split(':')[0] for line in errors}
        parts = [[file for file in files if (file in broken) == wanted] for wanted in (False, True)]
        if not all(parts):
            parts = [[file] for file in files]
        looked = [tidy((options, part), f'{number}-{k}', folder) for k, part in enumerate(parts)]
        apart = 1 + sum(further for _, further in looked)
        return [line for lines, _ in looked for line in lines], apart
    return (run.stdout or run.stderr).splitlines(), 0


def main(folder, jobs):
    sources = [path for top in ('src', 'tests')
               for path in glob.glob(f'{ROOT}/{top}/**/*.[ch]pp', recursive=True)
               if '/artwork/fonts/' not in path]
    layout = subprocess.run(['clang-format-14', '--dry-run', '-Werror', *sources], check=False)
    if layout.returncode:
        return 1
    os.makedirs(os.path.join(folder, 'batches'), exist_ok=True)
    todo = batches(folder)
    seen, apart, fresh = set(), 0, False
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        for lines, broken in pool.map(lambda job: tidy(job[1], job[0], folder), enumerate(todo)):
            apart += broken
            for line in lines:
                if FOUND.match(line) or not seen:
                    fresh = line not in seen
                    seen.add(line)
                if fresh:
                    print(line, flush=True)
    if seen:
        return 1
    count = sum(len(files) for _, files in todo)
    print(f'lint: {count} files in {len(todo)} batches ({apart} came apart), nothing found')
    return 0


if __name__ == '__main__':
    sys.exit(main(os.path.abspath(sys.argv[1]), int(sys.argv[2])))
