#include "document/tex/loading.hpp"

#include <algorithm>

#include "document/language_number.hpp"
#include "document/tex/words.hpp"
#include "text/ascii.hpp"

namespace dawson::document {
namespace {

// diagram.sty, and what loads it.
constexpr std::string_view packages[] = {"diagram", "schwalbe"}, classes[] = {"schwalbe"};

std::size_t skip_blanks(std::string_view bytes, std::size_t at) {
  while (at < bytes.size() && (bytes[at] == ' ' || bytes[at] == '\t')) ++at;
  return at;
}

// Of the numbers among options parted by commas; those begin at `at` in the document.
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
  if (is_class && behind_class == 0) behind_class = close + 1;
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
  behind_diagram_sty = close + 1;
}

}  // namespace dawson::document
