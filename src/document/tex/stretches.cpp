#include "document/tex/stretches.hpp"

#include <algorithm>
#include <vector>

#include "text/ascii.hpp"

namespace dawson::document {

std::size_t behind_letters(std::string_view text, std::size_t at) {
  while (at < text.size() && text::is_letter(text[at])) ++at;
  return at;
}

std::size_t behind_blanks(std::string_view text, std::size_t at) {
  while (at < text.size() && (text[at] == ' ' || text[at] == '\t')) ++at;
  return at;
}

std::size_t behind_comment(std::string_view text, std::size_t at) {
  at = std::min(text.find('\n', at), text.size());
  return behind_blanks(text, std::min(at + 1, text.size()));
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

}  // namespace dawson::document
