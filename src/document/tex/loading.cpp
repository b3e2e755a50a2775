#include "document/tex/loading.hpp"

#include "document/tex/words.hpp"

namespace dawson::document {
namespace {

// diagram.sty, and what loads it.
constexpr std::string_view packages[] = {"diagram", "schwalbe"}, classes[] = {"schwalbe"};

std::size_t skip_blanks(std::string_view bytes, std::size_t at) {
  while (at < bytes.size() && (bytes[at] == ' ' || bytes[at] == '\t')) ++at;
  return at;
}

}  // namespace

void Loading::take(std::string_view bytes, TexGroups& groups, text::Span command,
                   std::string_view word) {
  bool const is_class = word == "documentclass";
  if (is_class && !document_class) document_class = command;
  std::size_t at = skip_blanks(bytes, command.end);
  if (at < bytes.size() && bytes[at] == '[')
    if (std::size_t const close = groups.closing_bracket(at); close != std::string_view::npos)
      at = skip_blanks(bytes, close + 1);
  if (at >= bytes.size() || bytes[at] != '{') return;
  std::size_t const close = groups.closing_brace(at);
  if (close == std::string_view::npos) return;
  if (is_class && behind_class == 0) behind_class = close + 1;
  std::string_view const list = bytes.substr(at, close + 1 - at);
  if (names(list, is_class ? "subfiles" : "dawson")) dawson = true;
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
