#include "notation/pgn/game_cutter.hpp"

#include <utility>

#include "notation/pgn/tags.hpp"
#include "text/scanning.hpp"

namespace dawson::notation::pgn {
namespace {

bool is_blank(std::string_view line) {
  return line.find_first_not_of(blanks) == std::string_view::npos;
}

bool is_tag_line(std::string_view line) {
  std::size_t const begin = line.find_first_not_of(blanks);
  return begin != std::string_view::npos && line[begin] == '[' && !read_tag_line(line).empty();
}

bool is_square(std::string_view text) {
  return text.size() >= 2 && text[0] >= 'a' && text[0] <= 'h' && text[1] >= '1' && text[1] <= '8';
}

// Returns true for a number with a point, and for something like a half-move.
bool opens_game(std::string_view text) {
  text::Cursor at{text};
  text::Span const digits = at.take_while(text::is_digit);
  if (digits.end > digits.begin) {
    at.take_while([](char c) { return c == ' '; });
    return at.ahead() == '.' || (digits.end < at.at && !at.done());
  }
  if (text::is_upper(at.ahead())) ++at.at;
  if (at.ahead() >= 'a' && at.ahead() <= 'h' && !is_square(at.rest())) ++at.at;
  at.take_any({"x", ":"});
  return is_square(at.rest());
}

constexpr std::pair<std::string_view, std::string_view> results[] = {{"1/2-1/2", "1/2-1/2"},
                                                                     {"1-0", "1-0"},
                                                                     {"0-1", "0-1"},
                                                                     {"1:0", "1-0"},
                                                                     {"0:1", "0-1"},
                                                                     {"\u00BD-\u00BD", "1/2-1/2"},
                                                                     {"\u00BD:\u00BD", "1/2-1/2"},
                                                                     {"*", "*"}};

}  // namespace

std::string_view result_at(std::string_view text) {
  for (auto const& [written, meaning] : results) {
    if (!text.starts_with(written)) continue;
    if (text.size() == written.size() ||
        word_ends.find(text[written.size()]) != std::string_view::npos)
      return text.substr(0, written.size());
  }
  return {};
}

std::string_view canonical_result(std::string_view written) {
  for (auto const& [form, meaning] : results)
    if (form == written) return meaning;
  return {};
}

bool GameCutter::ends_comment(std::string_view line, std::string_view next) const {
  if (!blank_before_ || !is_tag_line(line)) return false;
  constexpr std::string_view event = "event";
  return read_tag_line(line).front().key == event || is_tag_line(next);
}

// Reads a line of movetext. Returns the place where the next game begins in it, or its length.
std::size_t GameCutter::scan(std::string_view line) {
  bool word_begins = true;
  std::size_t const first = line.find_first_not_of(blanks);
  for (std::size_t at = 0; at < line.size(); ++at) {
    char const c = line[at];
    if (in_comment_) {
      at = line.find('}', at);
      if (at == std::string_view::npos) break;
      in_comment_ = false;
      word_begins = true;
      continue;
    }
    if (c == ';') break;
    if (c == '{') {
      in_comment_ = true;
      continue;
    }
    if (c == '(') ++depth_;
    if (c == ')' && depth_ > 0) --depth_;
    if (word_begins && depth_ == 0) {
      if (ended_ && (at == first || !has_tags_) && opens_game(line.substr(at))) return at;
      if (std::string_view const result = result_at(line.substr(at)); !result.empty()) {
        ended_ = true;
        at += result.size() - 1;
      }
    }
    constexpr std::string_view between = " \t()";
    word_begins = between.find(line[at]) != std::string_view::npos;
  }
  return line.size();
}

std::size_t GameCutter::take(std::string_view line, std::string_view next) {
  bool const tags = is_tag_line(line);
  if (in_comment_ && ends_comment(line, next)) return 0;
  if (!in_comment_ && tags && in_moves_) return 0;
  bool const blank = is_blank(line);
  bool const is_escape = !in_comment_ && line.starts_with('%');
  std::size_t used = line.size();
  if (tags && !in_comment_) {
    has_tags_ = true;
  } else if (!blank && !is_escape) {
    in_moves_ = true;
    used = scan(line);
  }
  blank_before_ = blank;
  return used;
}

}  // namespace dawson::notation::pgn
