#!/bin/sh
# references.sh DAWSON ENGINE FOLDER: references to diagrams through hyperref, cleveref, zref, varioref,
# loaded before and after dawson.sty: their text and their targets.
# Exit status 77: the engine, pdftotext or qpdf is not installed.
set -u
dawson=$1 engine=$2 folder=$3
for tool in "$engine" pdftotext qpdf; do
  command -v "$tool" >/dev/null || { echo "$tool is not installed"; exit 77; }
done
mkdir -p "$folder" && cd "$folder" || exit 1
rm -f ./*.aux ./*.out
"$dawson" weave --sty . || exit 1
case $engine in
  pdflatex) fonts='\usepackage[T1]{fontenc}\usepackage{lmodern}' ;;
  *) fonts='\usepackage{fontspec}' ;;
esac
failures=0
write() { printf '%s\n' "$@"; }  # echo may take backslashes for its own
fail() { echo "FAILED $engine $name: $1"; failures=$((failures + 1)); }

# The diagrams 7, 8, 9, G161 and another 9, after the references to them ($2).
typeset() {
  name=$1
  { cat preamble; cat <<DOCUMENT
\\begin{document}
\\section{Before}\\label{section}
\\raggedright
$2

\\newpage
\\section{Now}
DOCUMENT
    for entry in '7 seven' '8 eight' '9 nine' 'G161 petkov' '9 other'; do
      printf '\\begin{chess}\nnumber: %s\nlabel: %s\nsize: 2mm\nfen: 8/8/8/8/8/8/8/k1K5\n\\end{chess}\n\n' $entry
    done
    write '\end{document}'
  } >"$name-source.tex"
  "$dawson" weave "$name-source.tex" -o "$name.tex" 2>"$name.said" || { fail weave; cat "$name.said"; return 1; }
  for _ in 1 2; do
    max_print_line=1000 "$engine" -interaction=nonstopmode -halt-on-error "$name.tex" >"$name.out-log" 2>&1 ||
      { fail "$engine"; grep -A4 '^!' "$name.log"; return 1; }
  done
  for complaint in '^!' 'undefined' 'multiply defined' 'does not exist' 'Token not allowed' 'Rerun to get'; do
    grep -n "$complaint" "$name.log" && fail "the log has \"$complaint\""
  done
  pdftotext -l 1 "$name.pdf" - | tr -s '\n\f ' '   ' >"$name.txt"
}

says() {
  grep -q -F -e "$1" "$name.txt" || { fail "it does not say \"$1\":"; cat "$name.txt"; }
}

# leads COUNT: COUNT links lead to the first diagram, and the target exists.
leads() {
  qpdf --qdf --object-streams=disable "$name.pdf" "$name.qdf" 2>/dev/null
  found=$(grep -a -c -E '/(D|Dest) (\(dawson\.2\)|<[fF]*[eE]*[fF]*[0]*64617773.*2e32>)' "$name.qdf")
  [ "$found" = "$1" ] || fail "$found links lead to the first diagram"
}

all='c \cref{seven}. C \Cref{seven}. a \autoref{seven}. n \nameref{seven}. r \ref{seven}.
p \pageref{seven}. z \zref{seven}. zp \zref[page]{seven}. v \vref{seven}.
run \cref{seven,eight,nine}. mixed \Cref{petkov,other}. back \cref{other,petkov,nine}.
s \cref{section}.'
packages='\usepackage{varioref}\usepackage{hyperref}\usepackage{zref-user,zref-hyperref}\usepackage{cleveref}'

# The preamble with dawson before or after the packages, below these lines.
ordered() {
  write "$@"
  [ $order = before ] && write '\usepackage{dawson}'
  write "$packages"
  [ $order = behind ] && write '\usepackage{dawson}'
}
for order in before behind; do
  ordered '\documentclass{article}' "$fonts" >preamble
  if typeset "english-$order" "$all"; then
    says 'c Diagram 7. C Diagram 7. a Diagram 7. n Diagram 7. r 7. p 2. z 7. zp 2. v Diagram 7 on the'
    says 'run Diagrams 7 to 9. mixed Diagrams G161 and 9. back Diagrams 9, G161 and 9. s section 1.'
  fi

  ordered '\documentclass[french]{article}' "$fonts\\usepackage{babel}" >preamble
  if typeset "french-$order" "$all"; then
    says 'c diagramme 7. C Diagramme 7. a diagramme 7. n diagramme 7.'
    says 'run diagrammes 7 à 9. mixed Diagrammes G161 et 9. back diagrammes 9, G161 et 9.'
  fi
done

{ write '\documentclass{article}'; write "$fonts\\usepackage{dawson}$packages"; } >preamble
typeset links '\cref{seven} \Cref{seven} \autoref{seven} \nameref{seven} \pageref{seven} \ref{seven}' && leads 6

# Without hyperref and cleveref; the language of the place.
{ write '\documentclass{article}'; write "$fonts"
  write '\usepackage[ngerman,english]{babel}\usepackage{nameref}\usepackage{dawson}'; } >preamble
typeset german 'n \nameref{seven}, \selectlanguage{ngerman}\nameref{seven}. r \ref{petkov}, p \pageref{seven}.' &&
  says 'n Diagram 7, Diagramm 7. r G161, p 2.'

# The field `language', where no package knows a language; words of the document go before.
{ write '\documentclass{article}'; write "$fonts"
  write '\usepackage{hyperref}\usepackage[capitalise]{cleveref}\usepackage{dawson}' \
    '\begin{chess} defaults' 'language: fr' '\end{chess}'; } >preamble
typeset field 'a \autoref{seven}, c \cref{seven}' && says 'a diagramme 7, c Diagramme 7'
{ write '\documentclass{article}'; write "$fonts"
  write '\usepackage{dawson}\usepackage{hyperref}\usepackage{cleveref}'
  write '\renewcommand\dawsonautorefname{Board}\crefname{dawson}{board}{boards}'; } >preamble
typeset own 'a \autoref{seven}, c \cref{seven,eight}, C \Cref{seven}.' &&
  says 'a Board 7, c boards 7 and 8, C Board 7.'
{ write '\documentclass{article}'; write "$fonts"
  write '\usepackage{hyperref}\usepackage{zref-clever}\usepackage{dawson}'; } >preamble
typeset clever 'z \zcref{seven}.' && says 'z Diagram 7.'

if [ "$engine" != pdflatex ]; then
  { write '\documentclass{article}'
    write '\usepackage{polyglossia}\setmainlanguage{german}\usepackage{dawson}\usepackage{hyperref}\usepackage{cleveref}'; } >preamble
  typeset polyglossia 'a \autoref{seven}, c \cref{seven,eight}.' && says 'a Diagramm 7, c Diagramme 7'
fi
[ "$failures" = 0 ]
