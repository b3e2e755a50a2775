#include "document/tex/word_environments.hpp"

#include <fmt/format.h>

#include "document/words.hpp"

namespace dawson::document {
namespace {

constexpr std::string_view opening = "\\begin{", closing = "\\end{";

bool begins_line(std::string_view text, std::size_t at) {
  std::size_t const before = text.find_last_not_of(" \t", at == 0 ? 0 : at - 1);
  return at == 0 || before == std::string_view::npos || text[before] == '\n';
}

// Whether an environment that shows its text is open at `at`.
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

// \newenvironment{solutions}, \includecomment{solutions}: the name in other braces than those of
// \begin and \end.
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

}  // namespace dawson::document
