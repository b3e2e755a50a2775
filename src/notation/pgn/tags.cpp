//     line  = pair , { pair } ;
//     pair  = "[" , name , quote , value , quote , "]" | "[" , name , blank , bare , "]" ;
//     name  = letter or digit , { letter | digit | "_" | "+" | "#" | "=" | ":" | "-" } ;
//
// A value ends at the first quote that is followed by "]" and the next pair or the end of the line,
// or by the end of the line. Blanks may stand around everything.
#include "notation/pgn/tags.hpp"

#include <algorithm>
#include <optional>

#include "text/scanning.hpp"

namespace dawson::notation::pgn {
namespace {

void skip_blanks(text::Cursor& at) {
  at.take_while([](char c) { return blanks.find(c) != std::string_view::npos; });
}

bool take_quote(text::Cursor& at) { return at.take_any({"\"", "\u201C", "\u201D", "\u201E"}); }

bool in_name(char c) {
  constexpr std::string_view signs = "_+#=:-";
  return text::is_alphanumeric(c) || signs.find(c) != std::string_view::npos;
}

std::string unescaped(std::string_view value) {
  std::string out;
  for (std::size_t i = 0; i < value.size(); ++i) {
    bool const escapes =
        value[i] == '\\' && i + 1 < value.size() && (value[i + 1] == '"' || value[i + 1] == '\\');
    if (escapes) ++i;
    out += value[i];
  }
  return single_blanks(out);
}

// Moves past "]" and the blanks after it if a pair ends here.
bool take_end(text::Cursor& at) {
  text::Cursor here = at;
  skip_blanks(here);
  if (here.take("]")) {
    skip_blanks(here);
    if (!here.done() && here.ahead() != '[') return false;
  } else if (!here.done()) {
    return false;
  }
  at = here;
  return true;
}

// Reads the rest of a value after its first quote.
std::optional<std::string> quoted_value(text::Cursor& at) {
  std::size_t const begin = at.at;
  while (!at.done()) {
    std::size_t const end = at.at;
    if (!take_quote(at)) {
      ++at.at;
      continue;
    }
    if (take_end(at)) return unescaped(at.part({begin, end}));
  }
  return {};
}

std::optional<std::string> bare_value(text::Cursor& at) {
  text::Span const value = at.take_while([](char c) { return c != '"' && c != ']'; });
  if (!at.take("]")) return {};
  skip_blanks(at);
  return single_blanks(at.part(value));
}

std::optional<Tag> read_pair(text::Cursor& at) {
  std::size_t const begin = at.at;
  if (!at.take("[")) return {};
  skip_blanks(at);
  if (!text::is_alphanumeric(at.ahead())) return {};
  Tag tag;
  tag.name = at.part(at.take_while(in_name));
  tag.key = text::lower_case(tag.name);
  std::size_t const name_end = at.at;
  skip_blanks(at);
  bool const has_blank = at.at > name_end;
  auto value = take_quote(at) ? quoted_value(at)
               : has_blank    ? bare_value(at)
                              : std::optional<std::string>();
  if (!value) return {};
  tag.value = std::move(*value);
  tag.where = {begin, at.at};
  while (tag.where.end > begin && blanks.find(at.text[tag.where.end - 1]) != blanks.npos)
    --tag.where.end;
  return tag;
}

}  // namespace

std::vector<Tag> read_tag_line(std::string_view line) {
  std::vector<Tag> tags;
  text::Cursor at{line};
  skip_blanks(at);
  while (!at.done()) {
    auto tag = read_pair(at);
    if (!tag) return {};
    tags.push_back(std::move(*tag));
  }
  return tags;
}

bool says_nothing(std::string_view value) {
  constexpr std::string_view dots = "?.";
  return value.empty() || value == "-" || value == "*" || value == "\u2026" ||
         value.find_first_not_of(dots) == std::string_view::npos;
}

std::string single_blanks(std::string_view text) {
  std::string out;
  for (std::string_view const word : text::words_of(text, blanks)) {
    if (!out.empty()) out += ' ';
    out += word;
  }
  return out;
}

}  // namespace dawson::notation::pgn
