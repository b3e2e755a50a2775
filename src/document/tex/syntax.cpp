#include "document/tex/syntax.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <vector>

#include <fmt/format.h>

#include "document/directive_kinds.hpp"
#include "document/language_number.hpp"
#include "text/scanning.hpp"

namespace dawson::document {
namespace {

// The bytes at which `match_braces` stops.
constexpr auto matters_for_braces = [] {
  std::array<bool, 256> out{};
  for (unsigned char const byte : {'\n', '\\', '{', '}'}) out[byte] = true;
  return out;
}();

}  // namespace

std::size_t TexGroups::Next::find(std::string_view text, std::size_t from) {
  if (from < from_ || from > found_) found_ = text.find(sought_, from);
  from_ = from;
  return found_;
}

std::size_t TexGroups::closing_brace(std::size_t open) {
  if (open >= matched_to_) match_braces(open);
  auto const found = std::ranges::lower_bound(braces_, open, {}, &Braces::open);
  return found != braces_.end() && found->open == open ? found->close : std::string_view::npos;
}

std::size_t TexGroups::closing_bracket(std::size_t open) {
  constexpr int most_groups = 100;  // no list of options has more; a limit bounds the search
  if (open >= matched_to_) match_braces(open);
  std::size_t from = open;
  for (int groups = 0; groups < most_groups; ++groups) {
    std::size_t const close = next_bracket_.find(bytes_, from);
    if (close >= matched_to_) break;
    auto const group = std::ranges::lower_bound(braces_, from, {}, &Braces::open);
    if (group == braces_.end() || group->open > close) return close;
    if (group->close == std::string_view::npos) break;
    from = group->close;
  }
  return std::string_view::npos;
}

std::size_t TexGroups::brace_on_line(std::size_t from) {
  std::size_t const close = next_brace_.find(bytes_, from);
  return next_line_end_.find(bytes_, from) < close ? std::string_view::npos : close;
}

bool TexGroups::paragraph_ends(std::size_t at) const {
  if (bytes_[at] != '\n') return false;
  std::size_t const next = bytes_.find_first_not_of(" \t\r", at + 1);
  return next == std::string_view::npos || bytes_[next] == '\n';
}

// Matches the braces of one paragraph: a search per brace would be quadratic for many unclosed
// ones.
void TexGroups::match_braces(std::size_t from) {
  braces_.clear();
  std::vector<std::size_t> unclosed;
  std::size_t i = from;
  for (; i < bytes_.size(); ++i) {
    if (!matters_for_braces[static_cast<unsigned char>(bytes_[i])]) continue;
    if (paragraph_ends(i)) break;
    if (bytes_[i] == '\\' && i + 1 < bytes_.size() && bytes_[i + 1] != '\n') {
      ++i;
    } else if (bytes_[i] == '{') {
      unclosed.push_back(braces_.size());
      braces_.push_back({i, std::string_view::npos});
    } else if (bytes_[i] == '}' && !unclosed.empty()) {
      braces_[unclosed.back()].close = i;
      unclosed.pop_back();
    }
  }
  matched_to_ = i;
}

std::size_t TexGroups::bracket_on_line(std::size_t at) const {
  int braces = 0;
  for (std::size_t i = at + 1; i < bytes_.size() && bytes_[i] != '\n'; ++i) {
    if (bytes_.substr(i).starts_with("\\chess")) break;
    if (bytes_[i] == '\\') ++i;
    else if (bytes_[i] == '{') ++braces;
    else if (bytes_[i] == '}') --braces;
    else if (bytes_[i] == ']' && braces <= 0) return i + 1;
  }
  return std::string_view::npos;
}

std::size_t TexGroups::same_sign(std::size_t open) const {
  for (std::size_t i = open + 1; i < bytes_.size() && !paragraph_ends(i); ++i)
    if (bytes_[i] == bytes_[open]) return i;
  return std::string_view::npos;
}

std::size_t after_letters(std::string_view text, std::size_t at) {
  while (at < text.size() && text::is_letter(text[at])) ++at;
  return at;
}

std::size_t after_blanks(std::string_view text, std::size_t at) {
  while (at < text.size() && (text[at] == ' ' || text[at] == '\t')) ++at;
  return at;
}

std::size_t after_comment(std::string_view text, std::size_t at) {
  at = std::min(text.find('\n', at), text.size());
  return after_blanks(text, std::min(at + 1, text.size()));
}

std::size_t closing_brace(std::string_view text, std::size_t open) {
  std::size_t depth = 0;
  for (std::size_t i = open; i < text.size(); ++i) {
    if (text[i] == '\\') ++i;
    else if (text[i] == '%') i = std::min(text.find('\n', i), text.size());
    else if (text[i] == '{') ++depth;
    else if (text[i] == '}' && --depth == 0) return i;
  }
  return text.npos;
}

std::map<std::size_t, std::size_t> partners(std::string_view text) {
  std::map<std::size_t, std::size_t> out;
  std::vector<std::size_t> open;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\\') ++i;
    else if (text[i] == '%') i = std::min(text.find('\n', i), text.size());
    else if (text[i] == '{') open.push_back(i);
    else if (text[i] == '}' && !open.empty()) {
      out.emplace(open.back(), i);
      open.pop_back();
    }
  }
  return out;
}

namespace {

constexpr std::array<std::string_view, 9> verbatim_environments{
    "verbatim", "Verbatim", "BVerbatim", "LVerbatim",   "lstlisting",
    "minted",   "alltt",    "comment",   "filecontents"};

constexpr std::array<std::string_view, 4> words_with_raw_argument{"url", "href", "path",
                                                                  "nolinkurl"};

constexpr std::array<std::string_view, 46> conditionals_with_arguments{
    "iff",          "ifthenelse",     "iflanguage",    "ifblank",         "ifstrempty",
    "ifstrequal",   "ifdef",          "ifcsdef",       "ifundef",         "ifcsundef",
    "ifdefmacro",   "ifcsmacro",      "ifdefparam",    "ifcsparam",       "ifdefprefix",
    "ifcsprefix",   "ifdefprotected", "ifcsprotected", "ifdefltxprotect", "ifcsltxprotect",
    "ifdefempty",   "ifcsempty",      "ifdefvoid",     "ifcsvoid",        "ifdefequal",
    "ifcsequal",    "ifdefstring",    "ifcsstring",    "ifdefstrequal",   "ifcsstrequal",
    "ifdefcounter", "ifcscounter",    "ifnumcomp",     "ifnumequal",      "ifnumgreater",
    "ifnumless",    "ifnumodd",       "ifdimcomp",     "ifdimequal",      "ifdimgreater",
    "ifdimless",    "ifboolexpr",     "ifbool",        "iftoggle",        "ifinlist",
    "ifinlistcs"};

}  // namespace

bool is_verbatim_environment(std::string_view name) {
  return std::ranges::find(verbatim_environments, name) != verbatim_environments.end();
}

bool has_raw_argument(std::string_view word) {
  return std::ranges::find(words_with_raw_argument, word) != words_with_raw_argument.end();
}

bool opens_conditional(std::string_view word) {
  return word.starts_with("if") &&
         std::ranges::find(conditionals_with_arguments, word) == conditionals_with_arguments.end();
}

bool names(std::string_view list, std::string_view name) {
  constexpr std::string_view around = "{},% \t\r\n";
  for (std::size_t at = list.find(name); at != std::string_view::npos; at = list.find(name, at + 1))
    if (around.find(list[at - 1]) != std::string_view::npos &&
        around.find(list[at + name.size()]) != std::string_view::npos)
      return true;
  return false;
}

namespace {

constexpr std::string_view opening = "\\begin{", closing = "\\end{";

bool begins_line(std::string_view text, std::size_t at) {
  std::size_t const before = text.find_last_not_of(" \t", at == 0 ? 0 : at - 1);
  return at == 0 || before == std::string_view::npos || text[before] == '\n';
}

// Returns whether a verbatim environment is open at `at`.
bool is_shown(std::string_view text, std::size_t at) {
  std::string_view const before = text.substr(0, at);
  for (std::string_view const name : {"verbatim", "Verbatim", "lstlisting", "minted", "comment"}) {
    std::size_t const open = before.rfind(fmt::format("{}{}", opening, name));
    std::size_t const close = before.rfind(fmt::format("{}{}", closing, name));
    if (open != std::string_view::npos && (close == std::string_view::npos || close < open))
      return true;
  }
  return false;
}

// Returns whether the document defines the environment: its name is in braces not after \begin or
// \end, as in \newenvironment{solutions} and \includecomment{solutions}.
bool is_defined(std::string_view text, std::string_view name) {
  std::string const braced = fmt::format("{{{}}}", name);
  for (std::size_t at = text.find(braced); at != std::string_view::npos;
       at = text.find(braced, at + 1)) {
    std::string_view const before = text.substr(0, at);
    if (!before.ends_with("\\begin") && !before.ends_with("\\end")) return true;
  }
  return false;
}

}  // namespace

void report_word_environments(text::Source const& source, Scan& scan) {
  std::string_view const text = source.bytes();
  if (scan.directives.empty()) return;
  for (std::string_view const name : words_standing_alone()) {
    std::string const begin = fmt::format("{}{}}}", opening, name);
    std::string const end = fmt::format("{}{}}}", closing, name);
    std::size_t at = text.find(begin);
    if (at == std::string_view::npos || is_defined(text, name)) continue;
    for (; at != std::string_view::npos; at = text.find(begin, at + 1)) {
      std::size_t const body = at + begin.size(), stop = text.find(end, body);
      if (stop == std::string_view::npos || !begins_line(text, at) || is_shown(text, at)) continue;
      if (!misplaced_word(name, text.substr(body, stop - body))) continue;
      scan.diagnostics.push_back(
          text::warning("W-FENCE", {at, body},
                        fmt::format("environment `{}` is not one of Dawson's; left as it is", name),
                        fmt::format("write `\\begin{{chess}} {}` and `\\end{{chess}}`", name)));
    }
  }
}

namespace {

struct Row {
  std::string_view name;
  DiagramSty what;
};
constexpr Row commands[] = {
    {"putsol", DiagramSty::solutions},
    {"authorindex", DiagramSty::authors},
    {"sourceindex", DiagramSty::sources},
    {"themeindex", DiagramSty::themes},
};

}  // namespace

std::optional<DiagramSty> command_of_diagram_sty(std::string_view name) {
  auto const* found = std::ranges::find(commands, name, &Row::name);
  if (found == std::end(commands)) return {};
  return found->what;
}

bool is_environment_of_diagram_sty(std::string_view name) {
  constexpr std::string_view environments[] = {"diagram", "stereodiagram", "spacediagram",
                                               "figurine"};
  return std::ranges::find(environments, name) != std::end(environments);
}

DiagramEnd end_of_diagram(std::string_view text, std::size_t from, std::string_view name) {
  constexpr std::string_view begins = "\\begin{", ends = "\\end{";
  auto const argument = [&](std::size_t at) {
    return text.substr(at, std::min(text.find('}', at), text.size()) - at);
  };
  int groups = 0;
  for (std::size_t at = from; (at = text.find_first_of("\\%{}", at)) != std::string_view::npos;) {
    if (text[at] == '%') {
      at = std::min(text.find('\n', at), text.size());
      continue;
    }
    if (text[at] != '\\') {
      groups += text[at] == '{' ? 1 : -1;
      if (groups < 0) return {at, DiagramEnd::By::group};
      ++at;
      continue;
    }
    std::string_view const rest = text.substr(at);
    if (rest.starts_with(ends)) {
      std::string_view const ended = argument(at + ends.size());
      if (ended == name) return {at, DiagramEnd::By::end};
      if (ended == "document") return {at, DiagramEnd::By::nothing};
    }
    if (rest.starts_with(begins) && is_environment_of_diagram_sty(argument(at + begins.size())))
      return {at, DiagramEnd::By::nothing};
    at = std::min(at + 2, text.size());
  }
  return {text.size(), DiagramEnd::By::nothing};
}

text::Diagnostic unclosed_diagram(text::Span opening, std::string_view name, DiagramEnd::By by) {
  if (by == DiagramEnd::By::group)
    return text::warning("W-COMMAND", opening,
                         "group ends before the diagram does; left to diagram.sty",
                         fmt::format("write \\end{{{}}} within the same braces", name));
  return text::error("E-END", opening, fmt::format("missing \\end{{{}}}", name),
                     fmt::format("end the diagram with \\end{{{}}}", name));
}

namespace {

// diagram.sty, and packages and classes that load it.
constexpr std::string_view packages[] = {"diagram", "schwalbe"}, classes[] = {"schwalbe"};

std::size_t skip_blanks(std::string_view bytes, std::size_t at) {
  while (at < bytes.size() && (bytes[at] == ' ' || bytes[at] == '\t')) ++at;
  return at;
}

// Returns the error of the first invalid number among options separated by commas; the options
// begin at `at` in the document.
std::optional<text::Diagnostic> fault_of_options(std::string_view options, std::size_t at) {
  constexpr std::string_view around = "[], \t\r\n";
  for (std::size_t end = 0; end < options.size();) {
    std::size_t const begin = std::min(options.find_first_not_of(around, end), options.size());
    end = std::min(options.find_first_of(around, begin), options.size());
    std::string_view const option = options.substr(begin, end - begin);
    if (option.empty() || !std::ranges::all_of(option, text::is_digit)) continue;
    if (auto fault = fault_of_language_number(option, {at + begin, at + end})) return fault;
  }
  return {};
}

}  // namespace

std::string_view engine_comment(std::string_view text) {
  constexpr std::string_view sign = "% !TEX ";
  for (int line = 0; line < 20 && !text.empty(); ++line) {
    std::size_t const end = std::min(text.find('\n'), text.size());
    std::string_view const words = text.substr(0, end);
    std::size_t const equals = words.find('=');
    if (words.starts_with(sign) && equals != std::string_view::npos &&
        words.substr(0, equals).find("program") != std::string_view::npos) {
      for (char const* engine : {"lualatex", "xelatex", "pdflatex"})
        if (words.substr(equals).find(engine) != std::string_view::npos) return engine;
    }
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return {};
}

void Loading::take(std::string_view bytes, TexGroups& groups, text::Span command,
                   std::string_view word) {
  bool const is_class = word == "documentclass";
  if (is_class && !document_class) document_class = command;
  std::size_t at = skip_blanks(bytes, command.end);
  text::Span options{at, at};
  if (at < bytes.size() && bytes[at] == '[')
    if (std::size_t const close = groups.closing_bracket(at); close != std::string_view::npos) {
      options.end = close;
      at = skip_blanks(bytes, close + 1);
    }
  if (at >= bytes.size() || bytes[at] != '{') return;
  std::size_t const close = groups.closing_brace(at);
  if (close == std::string_view::npos) return;
  if (is_class && after_class == 0) after_class = close + 1;
  std::string_view const list = bytes.substr(at, close + 1 - at);
  if (names(list, is_class ? "subfiles" : "dawson")) {
    dawson = true;
    if (!is_class && !fault)
      fault =
          fault_of_options(bytes.substr(options.begin, options.end - options.begin), options.begin);
  }
  bool loads = false;
  if (is_class)
    for (std::string_view const name : classes) loads = loads || names(list, name);
  else
    for (std::string_view const name : packages) loads = loads || names(list, name);
  if (!loads || diagram_sty) return;
  diagram_sty = true;
  after_diagram_sty = close + 1;
}

}  // namespace dawson::document
