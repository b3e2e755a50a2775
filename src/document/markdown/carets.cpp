#include "document/markdown/carets.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "text/ascii.hpp"

namespace dawson::document {
namespace {

constexpr char hidden = '\x03';

// How long the entity of a caret is that begins at the front of `text`; 0: there is none.
std::size_t caret_entity(std::string_view text) {
  if (text.substr(1).starts_with("Hat;")) return std::string_view("&Hat;").size();
  if (!text.substr(1).starts_with('#')) return 0;
  bool const hexadecimal = text.size() > 2 && text::to_lower(text[2]) == 'x';
  std::size_t const digits = hexadecimal ? 3 : 2;
  std::size_t const first = std::min(text.find_first_not_of('0', digits), text.size());
  std::string_view const number = text.substr(first, 3);
  bool const caret = hexadecimal ? number == "5e;" || number == "5E;" : number == "94;";
  return caret ? first + number.size() : 0;
}

// With `caret(length)` for each hidden entity.
template <class Caret>
std::string with_carets(std::string text, Caret caret) {
  for (std::size_t at = text.find(hidden); at != std::string::npos; at = text.find(hidden, at + 1))
    if (std::size_t const length = caret_entity(std::string_view(text).substr(at)); length > 0)
      caret(text, at, length);
  return text;
}

}  // namespace

void hide_carets(std::string& text) {
  for (std::size_t at = text.find("[&"); at != std::string::npos; at = text.find("[&", at + 1))
    if (caret_entity(std::string_view(text).substr(at + 1)) > 0) text[at + 1] = hidden;
}

std::string shown_carets(std::string text) {
  return with_carets(std::move(text), [](std::string& out, std::size_t at, std::size_t length) {
    out.replace(at, length, "^");
  });
}

std::string written_carets(std::string text) {
  return with_carets(std::move(text),
                     [](std::string& out, std::size_t at, std::size_t) { out[at] = '&'; });
}

}  // namespace dawson::document
