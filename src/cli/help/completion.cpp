// Completion for shells: a function that contains all commands and options, so that completion
// does not run the program.
#include <fmt/format.h>

#include <algorithm>

#include "cli/help/help.hpp"

namespace dawson::cli {
namespace {

std::string joined(std::vector<std::string> const& words, std::string_view between = " ") {
  return fmt::format("{}", fmt::join(words, between));
}

// Quotes with the single quotes of bash and zsh.
std::string shell_quoted(std::string_view text) {
  std::string out = "'";
  for (char const c : text) out += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return out + "'";
}

std::string note(std::string_view shell) {
  return fmt::format("# Completion of Dawson {} for {}: `dawson help --completion {}` writes it.\n",
                     DAWSON_VERSION, shell, shell);
}

// ---- bash

// Returns the code that offers the values of a kind.
std::string offer_in_bash(ValueKind const& kind) {
  std::string out = fmt::format("_dawson_offer {}", shell_quoted(joined(kind.words)));
  if (kind.files) out += kind.suffixes.empty() ? " ''" : " " + joined(kind.suffixes);
  else if (kind.folders) out += " /";
  return out;
}

std::string command_in_bash(Command const& command) {
  std::string names, values;
  for (Option const& option : options_of(command)) {
    std::string const brief = option.brief_flag(), bar = brief.empty() ? "" : "|";
    names += fmt::format("{}{}{}{}", names.empty() ? "" : " ", option.flag(),
                         brief.empty() ? "" : " ", brief);
    if (option.takes_value())
      values += fmt::format("      {}{}{}) {}; return ;;\n", option.flag(), bar, brief,
                            offer_in_bash(option.value));
  }
  return fmt::format(
      "    {})\n      case $before in\n{}      esac\n"
      "      if [[ $word == -* ]]; then _dawson_offer '{}'\n      else {}\n      fi ;;\n",
      command.name, values, names, offer_in_bash(operand_kind(command.operand)));
}

constexpr std::string_view bash_head = R"(
# _dawson_offer WORDS SUFFIX...: words, files with such a suffix ('' for all) and folders; / for folders alone.
_dawson_offer() {
  local suffix found=() words=$1
  shift
  COMPREPLY+=($(compgen -W "$words" -- "$word"))
  (($#)) || return 0
  compopt -o filenames 2>/dev/null
  for suffix; do
    [[ $suffix == / ]] && continue
    mapfile -t found < <(compgen -f -X "!*$suffix" -- "$word")
    COMPREPLY+=("${found[@]}")
  done
  mapfile -t found < <(compgen -d -- "$word")
  for suffix in "${found[@]}"; do
    [[ " ${COMPREPLY[*]} " == *" $suffix "* ]] || COMPREPLY+=("$suffix")
  done
}

_dawson() {
  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}
  COMPREPLY=()
  # --option=VALUE comes as three words.
  if [[ $word == = ]]; then word=
  elif [[ $before == = ]]; then before=${COMP_WORDS[COMP_CWORD-2]}
  fi
)";

// ---- zsh

// Escapes a text for zsh's _arguments.
std::string for_zsh(std::string_view text) {
  std::string out;
  for (char const c : text) {
    if (c == ':' || c == '[' || c == ']' || c == '\\') out += '\\';
    out += c;
  }
  return out;
}

std::string action_in_zsh(ValueKind const& kind) {
  std::vector<std::string> ways;
  if (!kind.words.empty()) ways.push_back(fmt::format("({})", joined(kind.words)));
  if (kind.files && !kind.suffixes.empty()) {
    std::vector<std::string> ends;
    for (std::string const& suffix : kind.suffixes) ends.push_back(suffix.substr(1));
    // After brackets without a bar zsh would look for qualifiers.
    ways.push_back(fmt::format("_files -g \"*.{}(-.)\"",
                               ends.size() == 1 ? ends[0] : "(" + joined(ends, "|") + ")"));
  } else if (kind.files) {
    ways.push_back("_files");
  } else if (kind.folders) {
    ways.push_back("_files -/");
  }
  if (ways.empty()) return " ";
  if (ways.size() == 1) return ways.front();
  // Colons separate the parts of an argument of _arguments.
  return fmt::format(R"(_alternative "words\:word\:{}" {})", ways[0],
                     shell_quoted(R"(files\:file\:)" + ways[1]));
}

std::string option_in_zsh(Option const& option) {
  ValueKind const& kind = option.value;
  std::string const brief = option.brief_flag();
  std::string const about = fmt::format("[{}]", for_zsh(option.about));
  std::string const value =
      option.takes_value() ? fmt::format(":{}:{}", for_zsh(kind.placeholder), action_in_zsh(kind))
                           : "";
  std::string const once = kind.several    ? "*"
                           : brief.empty() ? ""
                                           : fmt::format("({} {})", brief, option.flag());
  auto const line = [&](std::string const& flag, char const* sign) {
    return fmt::format(
        "        {} \\\n",
        shell_quoted(once + flag + (option.takes_value() ? sign : "") + about + value));
  };
  return (brief.empty() ? "" : line(brief, "+")) + line(option.flag(), "=");
}

std::string command_in_zsh(Command const& command) {
  std::string out = fmt::format("    {})\n      _arguments -s -S \\\n", command.name);
  for (Option const& option : options_of(command)) out += option_in_zsh(option);
  ValueKind const kind = operand_kind(command.operand);
  return out + fmt::format("        {} ;;\n", shell_quoted(fmt::format("*:{}:{}", kind.placeholder,
                                                                       action_in_zsh(kind))));
}

// ---- fish

std::string for_fish(std::string_view text) {
  std::string out = "'";
  for (char const c : text) {
    if (c == '\'' || c == '\\') out += '\\';
    out += c;
  }
  return out + "'";
}

std::string values_in_fish(ValueKind const& kind) {
  if (kind.files && kind.suffixes.empty() && kind.words.empty()) return " -F";
  std::vector<std::string> offers = kind.words;
  for (std::string const& suffix : kind.suffixes)
    offers.push_back(fmt::format("(__fish_complete_suffix {})", suffix));
  if (kind.folders) offers.push_back("(__fish_complete_directories)");
  if (offers.empty()) return " -f";
  // Without -k fish sorts folders among the files with the suffix.
  return fmt::format("{} -f -a {}", kind.suffixes.empty() ? "" : " -k", for_fish(joined(offers)));
}

std::string command_in_fish(Command const& command) {
  std::string const here =
      fmt::format("complete -c dawson -n '__dawson_command_is {}'", command.name);
  std::string out;
  for (Option const& option : options_of(command)) {
    out += fmt::format("{} -l {}", here, option.name);
    if (!option.brief.empty()) out += fmt::format(" -s {}", option.brief);
    if (option.takes_value()) out += " -r" + values_in_fish(option.value);
    out += fmt::format(" -d {}\n", for_fish(option.about));
  }
  return out + here + values_in_fish(operand_kind(command.operand)) + "\n";
}

}  // namespace

std::string bash_completion() {
  std::vector<std::string> names;
  for (Command const* command : commands()) names.emplace_back(command->name);
  std::string out = note("bash") + std::string(bash_head);
  std::string options;
  for (ProgramOption const& option : program_options())
    options += fmt::format(" {} {}", option.name, option.brief);
  out += fmt::format(
      "  if ((COMP_CWORD == 1)); then\n    _dawson_offer '{}{}'\n    return\n  fi\n"
      "  case ${{COMP_WORDS[1]}} in\n",
      joined(names), options);
  for (Command const* command : commands()) out += command_in_bash(*command);
  return out + "  esac\n}\ncomplete -F _dawson dawson\n";
}

std::string zsh_completion() {
  std::string out = "#compdef dawson\n" + note("zsh") +
                    "_dawson() {\n  local context state line\n  typeset -A opt_args\n"
                    "  _arguments -C \\\n";
  for (ProgramOption const& option : program_options())
    out += fmt::format("    '(- *)'{{{},{}}}{} \\\n", option.brief, option.name,
                       shell_quoted(fmt::format("[{}]", for_zsh(option.about))));
  out +=
      "    '1:command:->command' '*::argument:->argument'\n"
      "  case $state in\n  command)\n    local -a commands=(\n";
  for (Command const* command : commands())
    out += fmt::format(
        "      {}\n", shell_quoted(fmt::format("{}:{}", command->name, for_zsh(command->purpose))));
  out += "    )\n    _describe command commands ;;\n  argument)\n    case $words[1] in\n";
  for (Command const* command : commands()) out += command_in_zsh(*command);
  return out + "    esac ;;\n  esac\n}\n_dawson \"$@\"\n";
}

std::string fish_completion() {
  std::string out = note("fish") + R"(
function __dawson_command_is
    set -l words (commandline -opc)
    test (count $words) -gt 1; and test $words[2] = $argv[1]
end
complete -c dawson -f
)";
  std::string const first = "complete -c dawson -n 'test (count (commandline -opc)) -eq 1'";
  for (ProgramOption const& option : program_options())
    out += fmt::format("{} -l {} -s {} -d {}\n", first, option.name.substr(2),
                       option.brief.substr(1), for_fish(option.about));
  for (Command const* command : commands())
    out += fmt::format("{} -a {} -d {}\n", first, command->name, for_fish(command->purpose));
  for (Command const* command : commands()) out += command_in_fish(*command);
  return out;
}

std::span<Shell const> shells() {
  static constexpr Shell table[] = {
      {"bash", bash_completion}, {"zsh", zsh_completion}, {"fish", fish_completion}};
  return table;
}

}  // namespace dawson::cli
