// The ranks of FEN and its relatives ("PGN 16.1.3.1"):
//
//     placement = rank , 7 * ( "/" , rank ) ;
//     rank      = item , { item } ;
//     item      = man , [ "~" ] | count ;              (* no count directly after a count *)
//     count     = "1".."8" ;                           (* on wider boards also 9 and 10 *)
//
// Which letters are men, and which counts there are, comes from the rules of the dialect; so the
// grammar takes every letter and digit and leaves their meaning to the actions, which throw the
// fault at once: the first one met is the first from the left.
#include <algorithm>

#include <boost/spirit/home/x3.hpp>
#include <fmt/format.h>

#include "notation/character.hpp"
#include "notation/forsyth/forsyth.hpp"
#include "notation/letters.hpp"
#include "notation/placement.hpp"

namespace dawson::notation {
namespace {

namespace x3 = boost::spirit::x3;
using Range = boost::iterator_range<char const*>;

constexpr std::size_t ranks = 8;

struct Reading {
  RankRules const& rules;
  std::string_view text;
  Placement placement{text,
                      {rules.widths, ranks, rules.widths.size() > 1 ? &xfen_ranks : &fen_ranks}};

  text::Span span(Range range) const { return span_of(text, range.begin(), range.end()); }
  std::size_t highest_count() const { return std::ranges::max(rules.widths); }
  void add_piece(Range letter);
  void add_count(Range digits);
  void mark_pawn(Range tilde);
  void refuse_adjacent(Range digits);
};

std::string hint_for(std::string_view text, std::size_t at) {
  switch (text[at]) {
    case '*':
    case '\'':
    case '-': return "use the notation `janko` for rotated and neutral pieces";
    case '(':
    case '{': return "use the notation `ffen` for named pieces and board options";
    case '~':
    case '_':
    case '<':
    case '>':
    case '^': return "use the notation `x2fen` for boards of other shapes";
    case 'a':
    case 'A':
    case 'c':
    case 'C': return "use the notation `xfen` for archbishops and chancellors";
    case '9': return "write at most `8`: a rank has eight squares";
    default: return "write K Q R B N P or k q r b n p for pieces, digits for empty squares";
  }
}

text::Diagnostic unexpected(std::string_view text, std::size_t at) {
  return fault_at(text, at, "E-CHAR",
                  is_digit(text[at]) ? found_at(text, at) + " is not a number of empty squares here"
                                     : found_at(text, at) + " is not a piece here",
                  hint_for(text, at));
}

void Reading::add_piece(Range letter) {
  auto const at = span(letter);
  auto piece = piece_of(letter.front(), rules.kinds);
  if (!piece) throw unexpected(text, at.begin);
  placement.make_room(at);
  placement.add(std::move(*piece));
}

void Reading::mark_pawn(Range tilde) {
  if (!rules.pocket) throw unexpected(text, span(tilde).begin);
  chess::piece_on(placement.board().cells().back())->promotion = chess::Promotion::was_pawn;
}

void Reading::add_count(Range digits) {
  std::size_t const count = number_of_squares({digits.begin(), digits.end()});
  auto const at = span(digits);
  if (count == 10 && highest_count() < 10) {
    placement.add_empty(1, {at.begin, at.begin + 1});
    throw unexpected(text, at.begin + 1);
  }
  if (count == 0 || count > highest_count()) throw unexpected(text, at.begin);
  placement.add_empty(count, at);
}

void Reading::refuse_adjacent(Range digits) {
  auto const at = span(digits);
  if (text[at.begin] == '0' || (text[at.begin] == '9' && highest_count() < 9))
    throw unexpected(text, at.begin);
  std::size_t const begin = text.find_last_not_of("0123456789", at.begin) + 1;
  std::size_t const end = std::min(text.find_first_not_of("0123456789", at.begin), text.size());
  std::size_t sum = 0;
  for (std::size_t i = begin; i < end; ++i) sum += static_cast<std::size_t>(text[i] - '0');
  auto const rank =
      ranks - static_cast<std::size_t>(std::ranges::count(text.substr(0, begin), '/'));
  std::size_t const rank_begin = text.find_last_of('/', begin) + 1;
  std::size_t const rank_end = std::min(text.find_first_of("/ ", end), text.size());
  auto const merged = fmt::format("{}{}{}", text.substr(rank_begin, begin - rank_begin), sum,
                                  text.substr(end, rank_end - end));
  throw text::error(
      "E-ADJ", {at.begin, at.begin + 1},
      fmt::format("adjacent digits {} and {} in rank {}", text[at.begin - 1], text[at.begin], rank),
      "write one digit for all empty squares up to the next piece or the end of the rank" +
          (sum <= highest_count() ? ": `" + merged + "`" : ""));
}

// Actions: what the reading is told.
auto const reading = [](auto& ctx) -> Reading& { return x3::_val(ctx); };
auto const add_piece = [](auto& ctx) { reading(ctx).add_piece(x3::_attr(ctx)); };
auto const add_count = [](auto& ctx) { reading(ctx).add_count(x3::_attr(ctx)); };
auto const mark_pawn = [](auto& ctx) { reading(ctx).mark_pawn(x3::_attr(ctx)); };
auto const refuse_adjacent = [](auto& ctx) { reading(ctx).refuse_adjacent(x3::_attr(ctx)); };
auto const close_rank = [](auto& ctx) {
  reading(ctx).placement.close_row(reading(ctx).span(x3::_attr(ctx)).begin);
};
// Behind the last rank a slash opens the pocket.
auto const has_ranks = [](auto& ctx) {
  x3::_pass(ctx) = !reading(ctx).rules.pocket || reading(ctx).placement.board().rows() < ranks;
};
auto const has_pocket = [](auto& ctx) { x3::_pass(ctx) = reading(ctx).rules.pocket; };
auto const open_rank = [](auto& ctx) {
  reading(ctx).placement.open_row(reading(ctx).span(x3::_attr(ctx)).begin);
};
auto const finish = [](auto& ctx) {
  reading(ctx).placement.finish(reading(ctx).span(x3::_attr(ctx)).begin);
};

namespace grammar {

// A rule is a phrase that a fault can name.
template <class Id>
using Phrase = x3::rule<Id>;

using x3::char_, x3::eoi, x3::eps, x3::expect, x3::lit, x3::raw;

auto const digit = char_('0', '9');
auto const letter = char_('A', 'Z') | char_('a', 'z');

auto const opens_item = Phrase<class OpensItem>{"man or count"} = &(letter | digit);
auto const ends_rank = Phrase<class EndsRank>{"end of rank"} = &(char_("/ ") | eoi);

auto const piece = raw[letter][add_piece] >> -raw[lit('~')][mark_pawn];
auto const count = raw[lit("10") | digit][add_count] >> -raw[digit][refuse_adjacent];
auto const opens_pocket = &lit('[') >> eps[has_pocket];
auto const rank = expect[opens_item] > +(piece | count) >
                  (opens_pocket | expect[ends_rank]) > raw[eps][close_rank];
auto const placement = x3::rule<class PlacementRule, Reading>{
    "placement"} = rank > *(eps[has_ranks] >> raw[lit('/')][open_rank] > rank) > raw[eps][finish];

}  // namespace grammar

/// What the user is told where `phrase` was expected at byte `at`.
text::Diagnostic explain(std::string_view phrase, std::string_view text, std::size_t at) {
  bool const at_end = at == text.size();
  if (phrase == grammar::opens_item.name &&
      (at_end || text[at] == '/' || (text[at] == ' ' && at > 0)))
    return fault_at(text, at, "E-EMPTYROW", "rank has no squares",
                    text.empty() ? "write eight ranks from the top, separated by `/`"
                                 : "write `8` for an empty rank");
  return unexpected(text, at);
}

}  // namespace

Fault read_ranks(RankRules const& rules, Record& record) {
  std::string_view const text = record.text;
  Reading result{rules, text};
  char const* at = text.data();
  try {
    x3::parse(at, text.data() + text.size(), grammar::placement, result);
  } catch (x3::expectation_failure<char const*> const& failure) {
    return explain(failure.which(), text, byte_of(text, failure.where()));
  } catch (text::Diagnostic const& fault) {
    return fault;
  }
  record.at = byte_of(text, at);
  record.position.board = std::move(result.placement.board());
  record.position.board.checker(chess::Shade::dark);
  return {};
}

}  // namespace dawson::notation
