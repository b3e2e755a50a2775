#include "semantics/solution/unread.hpp"

#include <algorithm>

#include "semantics/solution/half_move_reader.hpp"
#include "semantics/solution/line_words.hpp"
#include "semantics/solution/move_numbers.hpp"

namespace dawson::semantics {

std::size_t token_end(Scan const& scan) {
  constexpr std::string_view alone = "()[],;}";
  if (scan.ahead() == '{') {
    std::size_t const end = scan.text.find('}', scan.at);
    return end == std::string_view::npos ? scan.text.size() : end + 1;
  }
  Scan here = scan;
  if (alone.find(here.ahead()) != std::string_view::npos) return here.at + 1;
  while (!here.done() && here.ahead() != '{' &&
         alone.find(here.ahead()) == std::string_view::npos) {
    Scan blank = here;
    if (blank.blanks()) break;
    ++here.at;
  }
  return here.at;
}

std::optional<std::size_t> bracket_end(Scan const& scan) {
  constexpr std::size_t longest_remark = 500;
  int depth = 0;
  for (std::size_t at = scan.at; at < std::min(scan.text.size(), scan.at + longest_remark); ++at) {
    char const c = scan.text[at];
    if (c == '(' || c == '[') ++depth;
    if ((c == ')' || c == ']') && --depth == 0) return at + 1;
  }
  return {};
}

bool looks_like_move(std::string_view word) {
  if (word.starts_with("0-0") || word.starts_with("O-O")) return true;
  for (Scan scan{{word, 0}}; !scan.done(); ++scan.at) {
    Scan here = scan;
    if (!here.square()) continue;
    bool const ends = here.rest().find_first_not_of(".,:;!?") == std::string_view::npos;
    if (scan.at > 0 || !ends) return true;
  }
  return false;
}

namespace {

// Returns true if a square of `word` has a piece's letter at most three characters before it, a
// capture sign or another square before it, or a promotion after it.
bool is_move(std::string_view word, Letters const& letters) {
  if (word.starts_with("0-0") || word.starts_with("O-O")) return true;
  constexpr std::size_t farthest = 4;
  for (Scan scan{{word, 0}}; !scan.done(); ++scan.at) {
    Scan here = scan;
    if (!here.square()) continue;
    if (here.ahead() == '=') return true;
    for (std::size_t back = 1; back <= std::min(farthest, scan.at); ++back) {
      std::string_view const letter = word.substr(scan.at - back, 1);
      if (text::is_upper(letter.front()) && !letters.english(letter).empty()) return true;
    }
    if (scan.at == 0) continue;
    Scan sign{{word, scan.at - 1}};
    bool const captures = sign.capture();
    bool const from_square =
        scan.at > 1 && word[scan.at - 1] == '-' && text::is_digit(word[scan.at - 2]);
    if (captures || from_square) return true;
  }
  return false;
}

bool is_square(std::string_view word) {
  Scan scan{{word, 0}};
  return scan.square() && scan.rest().find_first_not_of("+#!?.,;)]") == std::string_view::npos;
}

}  // namespace

bool looks_like_moves(std::string_view words, Letters const& letters) {
  int moves = 0;
  bool after_number = false;
  constexpr std::string_view between = " \t\r\n,;()[]{}/";
  for (std::size_t at = words.find_first_not_of(between); at != std::string_view::npos;) {
    std::size_t const end = std::min(words.find_first_of(between, at), words.size());
    Scan scan{{words.substr(0, end), at}};
    if (read_move_number(scan, letters)) after_number = true;
    std::string_view const word = scan.rest();
    bool const move = is_move(word, letters);
    if (after_number && (move || is_square(word))) return true;
    if (move && ++moves > 1) return true;
    at = words.find_first_not_of(between, end);
  }
  return false;
}

bool has_move_number(std::string_view text) {
  for (Scan scan{{text, 0}}; !scan.done(); ++scan.at) {
    if (scan.at > 0 && text::is_alphanumeric(text[scan.at - 1])) continue;
    Scan here = scan;
    if (here.number() && (here.ahead() == '.' || here.rest().starts_with("\u2026"))) return true;
  }
  return false;
}

bool may_have_moves(std::string_view text) {
  if (has_move_number(text)) return true;
  for (std::size_t at = 0; at < text.size();) {
    std::size_t const end = std::min(text.find_first_of(" \t\n{}()[],;", at), text.size());
    if (looks_like_move(text.substr(at, end - at))) return true;
    at = end + 1;
  }
  return false;
}

bool is_remark(std::string_view words) {
  if (words.starts_with('{')) return words.find('}') == words.size() - 1;
  if (words == ".") return true;
  return (words.starts_with('(') || words.starts_with('[')) &&
         bracket_end({words, 0}) == words.size() && !may_have_moves(words);
}

std::string_view remark_of(std::string_view words) {
  return words.starts_with('{') && is_remark(words) ? words.substr(1, words.size() - 2) : words;
}

bool are_moves(std::string_view words, Letters const& letters) {
  bool any = false;
  for (Scan scan{{words, 0}}; scan.blanks(), !scan.done();) {
    if (scan.take_any({",", ";", "(", ")", "[", "]", "/", "."})) continue;
    if (read_move_number(scan, letters)) continue;
    if (!read_half_move(scan, letters)) return false;
    any = true;
  }
  return any;
}

void UnreadWords::note(Token token, std::size_t from) {
  bool const number = token == Token::number;
  state_.number_at = number ? std::optional(from) : std::nullopt;
  state_.bracket_at = token == Token::bracket ? std::optional(from) : std::nullopt;
  if (!number && token != Token::comma) state_.has_words = state_.has_move = false;
}

bool UnreadWords::joins(Scan const& scan) const {
  if (!state_.has_words || state_.number_at) return false;
  Scan here = scan;
  if (state_.has_move)
    return here.ahead() != ')' && here.ahead() != ']' && !read_move_number(here, letters_);
  if (take_solution_word(here)) return here.text[here.at - 1] != ':';
  auto const half = read_half_move(here, letters_);
  return half && half->is_short() && half->piece.is_pawn() && !half->file && half->check.empty() &&
         half->goal.empty() && half->marks.empty() && half->comments.empty();
}

bool UnreadWords::is_move_at(Scan scan, std::size_t end) const {
  if (looks_like_move(scan.part({scan.at, end}))) return true;
  // "2 cxd5": a number without a full stop.
  return scan.number() && scan.blanks() && read_half_move(scan, letters_).has_value();
}

UnreadWords::Kept UnreadWords::words_at(Scan const& scan) {
  Scan bracket = scan;
  bracket.at = state_.bracket_at.value_or(scan.at);
  bool const opens = bracket.ahead() == '(' || bracket.ahead() == '[';
  if (auto const closes = opens ? bracket_end(bracket) : std::nullopt) {
    bool const numbered = has_move_number(scan.part({bracket.at, *closes}));
    if (bracket.at == scan.at) return {{scan.at, *closes}, numbered};
    if (!numbered) {
      builder_.close_parenthesis();
      return {{bracket.at, *closes}, false};
    }
  }
  std::size_t const end = token_end(scan);
  return {{state_.number_at.value_or(scan.at), end},
          state_.number_at.has_value() || is_move_at(scan, end)};
}

bool UnreadWords::keep(Scan& scan) {
  if (!state_.may_begin) return false;
  Kept const kept = words_at(scan);
  std::optional<int> level;
  Scan number = scan;
  number.at = kept.words.begin;
  auto const written = read_move_number(number, letters_);
  if (kept.moves && written) level = builder_.level_of(written->value, written->defender);
  else if (kept.moves && !state_.has_move && scan.ahead() != '/') level = builder_.next_level();
  builder_.unread(kept.words, state_.has_words, level);
  // Matches "Bd6/Xd5" and "f8[Ih5]=I", but not a full stop at the end of a sentence.
  constexpr std::string_view sentence = ".:()[]{}", separators = " \t\r\n,;([{}])";
  bool const glued = scan.at > 0 &&
                     separators.find(scan.text[scan.at - 1]) == std::string_view::npos &&
                     sentence.find(scan.ahead()) == std::string_view::npos;
  if (glued && !state_.has_words && !written) builder_.doubt_last(scan.ahead() != '/');
  state_.has_words = true;
  state_.has_move |= kept.moves;
  state_.number_at.reset();
  state_.bracket_at.reset();
  scan.at = kept.words.end;
  return true;
}

}  // namespace dawson::semantics
