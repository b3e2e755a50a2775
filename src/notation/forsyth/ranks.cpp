// The ranks of FEN and its relatives ("PGN 16.1.3.1"):
//
//     placement = rank , 7 * ( "/" , rank ) ;
//     rank      = item , { item } ;
//     item      = man | count ;                        (* no count directly after a count *)
//     count     = "1".."8" ;                           (* on wider boards also 9 and 10 *)
//
// Which letters are men, and which counts there are, comes from the rules of the dialect. The first
// fault met is the first from the left, and is thrown.
#include <algorithm>

#include <fmt/format.h>

#include "notation/character.hpp"
#include "notation/forsyth/forsyth.hpp"
#include "notation/letters.hpp"
#include "notation/placement.hpp"
#include "text/ascii.hpp"
#include "text/cursor.hpp"

namespace dawson::notation {
namespace {

constexpr std::size_t ranks = 8;

std::string hint_for(std::string_view text, std::size_t at) {
  switch (text[at]) {
    case '*':
    case '\'':
    case '-': return "turned and neutral men belong to the notation `janko`";
    case '(':
    case '{': return "names and board options belong to the notation `ffen`";
    case '~':
    case '_':
    case '<':
    case '>':
    case '^': return "boards of other shapes belong to the notation `x2fen`";
    case 'a':
    case 'A':
    case 'c':
    case 'C': return "archbishop and chancellor belong to the notation `xfen`";
    case '9': return "a rank has eight squares";
    default: return "men are K Q R B N P and k q r b n p, digits count empty squares";
  }
}

text::Diagnostic unexpected(std::string_view text, std::size_t at) {
  return fault_at(text, at, "E-CHAR",
                  is_digit(text[at]) ? found_at(text, at) + " is no number of empty squares here"
                                     : found_at(text, at) + " is no man here",
                  hint_for(text, at));
}

class Reader {
 public:
  Reader(RecordRules const& rules, std::string_view text)
      : rules_(rules), cursor_{text}, placement_(text, {rules.widths, ranks}) {}

  void run(Record& record) {
    for (read_rank(); cursor_.ahead() == '/'; read_rank()) placement_.open_row(cursor_.at++);
    placement_.finish(cursor_.at);
    record.at = cursor_.at;
    record.position.board = std::move(placement_.board());
    record.position.board.checker(chess::Shade::dark);
  }

 private:
  std::size_t highest_count() const { return std::ranges::max(rules_.widths); }

  void read_rank() {
    std::size_t const begin = cursor_.at;
    for (;;) {
      if (text::is_letter(cursor_.ahead())) add_man();
      else if (is_digit(cursor_.ahead())) add_count();
      else break;
    }
    char const here = cursor_.ahead();
    bool const ends = cursor_.done() || here == '/' || here == ' ';
    if (ends && cursor_.at == begin && (begin > 0 || here != ' '))
      throw fault_at(cursor_.text, begin, "E-EMPTYROW", "a rank without squares",
                     cursor_.text.empty() ? "write eight ranks from the top, separated by /"
                                          : "write 8 for an empty rank");
    if (!ends || cursor_.at == begin) throw unexpected(cursor_.text, cursor_.at);
    placement_.close_row(cursor_.at);
  }

  void add_man() {
    auto man = man_of(cursor_.ahead(), rules_.kinds);
    if (!man) throw unexpected(cursor_.text, cursor_.at);
    placement_.make_room({cursor_.at, cursor_.at + 1});
    placement_.add(std::move(*man));
    ++cursor_.at;
  }

  void add_count() {
    std::size_t const at = cursor_.at;
    std::size_t const count =
        cursor_.take("10") ? 10 : static_cast<std::size_t>(cursor_.text[cursor_.at++] - '0');
    if (count == 10 && highest_count() < 10) {
      placement_.add_empty(1, {at, at + 1});
      throw unexpected(cursor_.text, at + 1);
    }
    if (count == 0 || count > highest_count()) throw unexpected(cursor_.text, at);
    placement_.add_empty(count, {at, cursor_.at});
    if (is_digit(cursor_.ahead())) refuse_adjacent(cursor_.text, cursor_.at);
  }

  void refuse_adjacent(std::string_view text, std::size_t at) const {
    if (text[at] == '0' || (text[at] == '9' && highest_count() < 9)) throw unexpected(text, at);
    std::size_t const begin = text.find_last_not_of("0123456789", at) + 1;
    std::size_t const end = std::min(text.find_first_not_of("0123456789", at), text.size());
    std::size_t sum = 0;
    for (std::size_t i = begin; i < end; ++i) sum += static_cast<std::size_t>(text[i] - '0');
    auto const rank =
        ranks - static_cast<std::size_t>(std::ranges::count(text.substr(0, begin), '/'));
    std::size_t const rank_begin = text.find_last_of('/', begin) + 1;
    std::size_t const rank_end = std::min(text.find_first_of("/ ", end), text.size());
    auto const merged = fmt::format("{}{}{}", text.substr(rank_begin, begin - rank_begin), sum,
                                    text.substr(end, rank_end - end));
    throw text::error(
        "E-ADJ", {at, at + 1},
        fmt::format("adjacent digits {} and {} in rank {}", text[at - 1], text[at], rank),
        "one digit counts the empty squares up to the next man or the end of the rank" +
            (sum <= highest_count() ? "; write " + merged : ""));
  }

  RecordRules const& rules_;
  text::Cursor cursor_;
  Placement placement_;
};

}  // namespace

Fault read_ranks(RecordRules const& rules, Record& record) {
  try {
    Reader(rules, record.text).run(record);
    return {};
  } catch (text::Diagnostic const& fault) {
    return fault;
  }
}

}  // namespace dawson::notation
