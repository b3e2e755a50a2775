#!/bin/sh
# builds.sh DAWSON TOOL FOLDER: examples/build with make, ninja, cmake, latexmk, or the tasks of vscode (their problem
# matchers on what Dawson and LaTeX say): everything is made; without changes nothing is made again; a changed chapter and a changed
# file of positions make the book again, but not the booklet. Exit status 77: a program is not installed.
set -u
dawson=$1 tool=$2 folder=$3
here=$(cd "$(dirname "$0")" && pwd)
for program in latexmk pdflatex pdftotext $tool; do
  [ "$program" = vscode ] && program=python3
  command -v "$program" >/dev/null || { echo "$program is not installed"; exit 77; }
done
failures=0
fail() { echo "FAILED: $1"; failures=$((failures + 1)); }
rm -rf "$folder" && mkdir -p "$folder/bin" && cp -r "$here/../../examples/build" "$folder/book" || exit 1
# Counts each call.
printf '#!/bin/sh\necho "$1" >>"%s/calls"\nexec "%s" "$@"\n' "$folder" "$dawson" >"$folder/bin/dawson"
chmod +x "$folder/bin/dawson"
PATH="$folder/bin:$PATH"
cd "$folder/book" || exit 1
[ "$tool" = latexmk ] || rm latexmkrc

build() {
  case $tool in
    make) make ;;
    ninja) ninja ;;
    cmake) cmake -S . -B made && cmake --build made ;;
    latexmk) latexmk -quiet ;;
    vscode) return ;;
  esac >said 2>&1 || { fail "$tool"; tail -30 said; }
}
calls() { : >"$folder/calls"; build; sort -u "$folder/calls" | tr "\n" " "; }
expect() { [ "$1" = "$2" ] || { fail "$3: called '$1', not '$2'"; tail -5 said; }; }

if [ "$tool" = vscode ]; then
  python3 - <<'PYTHON' || fail "tasks"
import json, re, subprocess, sys
book, check = json.load(open('.vscode/tasks.json'))['tasks']
def run(task):
    made = subprocess.run([task['command'], *task['args']], capture_output=True, text=True)
    found = []
    for line in (made.stdout + made.stderr).splitlines():
        for matcher in task['problemMatcher']:
            pattern = matcher['pattern']
            match = re.search(pattern['regexp'], line)
            if match:
                found.append([matcher['owner']] + [match[pattern[key]] for key in ('file', 'line', 'message')])
    return made.returncode, found
def want(got, status, *problems):
    if got != (status, [list(one) for one in problems]):
        print(got, 'instead of', (status, problems))
        sys.exit(1)
want(run(book), 0)
want(run(check), 0)
chapter = open('chapters/mates.tex').read()
open('chapters/mates.tex', 'a').write('\\chess{K1}\n')
problem = ('dawson', 'chapters/mates.tex', '9', 'no man begins with "1"')
status, found = run(check)
if status != 1 or [one[:3] for one in found] != [list(problem[:3])]:
    print(status, found)
    sys.exit(1)
open('chapters/mates.tex', 'w').write(chapter + '\\nonsense\n')
status, found = run(book)
if status == 0 or ['dawson', 'chapters/mates.tex', '9', 'LaTeX: Undefined control sequence'] not in found:
    print(status, found)
    sys.exit(1)
PYTHON
  [ "$failures" = 0 ]
  exit
fi

all="booklet latex " book="latex "
[ "$tool" = latexmk ] && all="weave " book="weave "
expect "$(calls)" "$all" "everything"
pdftotext book.pdf - | grep -q 'Helpmates' || fail "the book"
[ "$tool" = latexmk ] || [ -f award.pdf ] || [ -f made/award.pdf ] || fail "the booklet"
expect "$(calls)" "" "nothing"
sleep 1 # make's clock
sed -i 's/Helpmates/Helpmates, and more/' chapters/helpmates.tex
expect "$(calls)" "$book" "a chapter"
pdftotext book.pdf - | grep -q 'and more' || fail "the changed book"
expect "$(calls)" "" "nothing, behind the chapter"
sleep 1
sed -i '1s/4k3/3k4/' chapters/positions.epd
expect "$(calls)" "$book" "a file of positions"
expect "$(calls)" "" "nothing, behind the positions"
[ "$failures" = 0 ]
