#include "speech/phrases.hpp"

#include <glib.h>

#include <algorithm>

#include "text/ascii.hpp"
#include "text/utf8.hpp"

namespace dawson::speech {

std::string Phrases::text(std::string_view word) const {
  std::string out;
  std::size_t from = 0;
  for (std::size_t tie = word.find('~'); tie != std::string_view::npos;
       tie = word.find('~', from = tie + 1))
    out.append(word.substr(from, tie - from)).append("\u00A0");
  return out.append(word.substr(from));
}

std::string_view Phrases::form(std::string_view word, std::size_t number) {
  for (; number > 0; --number) {
    std::size_t const bar = word.find('|');
    if (bar == std::string_view::npos) break;
    word.remove_prefix(bar + 1);
  }
  return word.substr(0, word.find('|'));
}

std::string Phrases::named(std::string_view word, chess::Side side) const {
  return side.name == chess::Side::numbered ? fill(word, side.number) : text(word);
}

std::string Phrases::side(chess::Side side) const { return named(words_.sides[side.name], side); }

std::string Phrases::counted_side(chess::Side side) const {
  return named(words_.counted[side.name], side);
}

std::string Phrases::groups(std::vector<std::string> const& all) const {
  std::string const between = text(words_.semicolon);
  std::string out;
  for (std::string const& one : all) {
    if (!out.empty()) out += between;
    out += one;
  }
  return out;
}

std::string Phrases::members(std::vector<std::string> const& all) {
  std::string out;
  put_members(out, all);
  return out;
}

void Phrases::put_members(std::string& out, std::vector<std::string> const& all) {
  std::size_t const begin = out.size();
  for (std::string const& one : all) {
    if (out.size() > begin) out += ", ";
    out += one;
  }
}

std::string sentence(std::string text) {
  std::string_view rest = text;
  constexpr std::string_view marks[] = {"”", "“", "»", "’", "\"", "\u00A0", " "};
  for (bool closing = true; closing;) {
    closing = false;
    for (std::string_view const mark : marks)
      if (rest.ends_with(mark)) rest.remove_suffix(mark.size()), closing = true;
  }
  bool const ended =
      rest.ends_with('.') || rest.ends_with('!') || rest.ends_with('?') || rest.ends_with("…");
  if (!ended && !text.empty()) text += '.';
  return text;
}

std::string capitalized(std::string_view text) {
  std::size_t const length = text::utf8_length(text, 0);
  if (length == 0) return std::string(text);
  std::string out;
  text::utf8_append(out, g_unichar_totitle(text::utf8_decode(text, 0)));
  return out.append(text.substr(length));
}

std::string one_line(std::string_view text) {
  std::string out;
  for (char const c : text) {
    bool const blank = c == ' ' || c == '\n' || c == '\t' || c == '\r';
    if (!blank) out += c;
    else if (!out.empty() && out.back() != ' ') out += ' ';
  }
  if (out.ends_with(' ')) out.pop_back();
  return out;
}

}  // namespace dawson::speech
