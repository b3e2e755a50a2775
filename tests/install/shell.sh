#!/bin/sh
# shell.sh FOLDER SHELL: the completion that install.sh has put there, asked for what a user would press the key for.
# Exit status 77: the shell is not installed, or zsh has no terminal to complete on.
set -u
folder=$1 shell=$2
share=$folder/below/usr/share
command -v "$shell" >/dev/null || { echo "$shell is not installed"; exit 77; }
if [ "$shell" = zsh ] && ! zsh -f -c 'zmodload zsh/zpty && zpty asked true' 2>/dev/null; then
  echo "there is no pseudo-terminal: is /dev/pts mounted?"
  exit 77
fi
PATH=$folder/below/usr/bin:$PATH
export PATH
rm -rf "$folder/$shell" && mkdir -p "$folder/$shell/chapters" && cd "$folder/$shell" || exit 1
touch column.tex column.md own.yaml other.png 'a book.md'

# What the shell offers for a line, words in a line each, sorted.
bash_offers() {
  bash -c '
    . "$1"
    line=$2
    read -r -a COMP_WORDS <<<"${line//=/ = }"
    [[ $line == *" " ]] && COMP_WORDS+=("")
    COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
    complete -p dawson | grep -q -- "-F _dawson" || exit 1
    _dawson && printf "%s\n" "${COMPREPLY[@]}"' bash "$share/bash-completion/completions/dawson" "$1"
}
fish_offers() {
  XDG_CONFIG_HOME=$PWD/config XDG_DATA_HOME=$PWD/data XDG_DATA_DIRS=$share HOME=$PWD fish -N -c \
    'source $argv[1]; complete -C $argv[2]' "$share/fish/vendor_completions.d/dawson.fish" "$1" | cut -f 1
}
# With a function in the place of the menu.
zsh_offers() {
  LINE=$1 SITE=$share/zsh/site-functions HOME=$PWD zsh -f -c '
    zmodload zsh/zpty
    zpty asked zsh -f -i
    zpty -w asked "PS1=; unsetopt zle_bracketed_paste; stty columns 200; fpath=($SITE \$fpath); autoload -U compinit; compinit -u -D"
    zpty -w asked "compadd() { if [[ \${@[1,(i)(-|--)]} == *-(O|A|D)* ]]; then builtin compadd \"\$@\"; return; fi
      local -a __hits; builtin compadd -O __hits \"\$@\"; local h; for h in \$__hits; do print -r -- \"<<\$h>>\"; done; builtin compadd \"\$@\" }"
    zpty -w asked "echo READY"
    zpty -r asked out "*READY*READY*"
    zpty -n -w asked "$LINE"$'"'\\t'"'
    zpty -n -w asked $'"'\\x15'"'"echo DONE"$'"'\\n'"'
    zpty -r asked out "*DONE*DONE*"
    print -r -- $out' | grep -a -o '<<[^>]*>>' | sed 's/^<<//; s/>>$//; s/\\//g'
}

failures=0
# Prints the words that are wrongly offered or not offered for the line, of those that `offers` takes.
wrong_offers() {
  line=$1
  shift
  "${shell}_offers" "$line" | sort -u >offered
  for word; do
    case $word in
      # fish offers what has another suffix too, behind the rest.
      !*.*) [ "$shell" = fish ] || ! grep -q -x -F -e "${word#!}" offered || echo "$word" ;;
      !*) ! grep -q -x -F -e "${word#!}" offered || echo "$word" ;;
      *) grep -q -x -F -e "$word" offered || echo "$word" ;;
    esac
  done
}
# offers LINE WORD...: all of the words, and for "!WORD" not that one. On a busy machine, zsh's terminal may lose a key or be read too
# early: a wrong answer is asked again.
offers() {
  for attempt in 1 2 3; do
    wrong=$(wrong_offers "$@")
    [ -n "$wrong" ] || return 0
    [ "$shell" = zsh ] || break
  done
  echo "FAILED: '$1' and $wrong; offered:"
  cat offered
  failures=$((failures + 1))
}
offers 'dawson w' weave '!latex'
offers 'dawson weave --b' --boards '!--draft'
offers 'dawson weave --boards ' tikz svg pdf '!column.tex'
offers 'dawson weave ' column.tex column.md 'a book.md' '!other.png' '!own.yaml'
offers 'dawson latex c' column.tex '!column.md'
offers 'dawson board --kind p' pdf png '!svg'
offers 'dawson check --style ' hatched schwalbe own.yaml '!column.md'
offers 'dawson help wea' weave '!--boards'
offers 'dawson help --completion ' bash zsh fish
case $shell in
  bash) offers 'dawson weave --boards=' tikz; offers 'dawson check --color=a' auto always '!never' ;;
  *) offers 'dawson weave --boards=t' ;;
esac
[ "$failures" = 0 ]
