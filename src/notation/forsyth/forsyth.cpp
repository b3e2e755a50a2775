#include "notation/forsyth/forsyth.hpp"

#include <algorithm>
#include <utility>

#include <boost/spirit/home/x3.hpp>
#include <fmt/format.h>

#include "notation/characters.hpp"
#include "notation/placement.hpp"

namespace dawson::notation {

Fault read_en_passant(text::Span field, Record& record) {
  std::string_view const written = record.written(field);
  auto const fault = [&](std::size_t index, std::string message, std::string hint) {
    return fault_at(record.text, field.begin + index, "E-EP", std::move(message), std::move(hint));
  };
  std::size_t const length = written.front() == '-' ? 1 : 2;
  std::string const hint = "write `-` or the square that the pawn has just passed over";
  if (length == 2) {
    auto const files = record.position.board.row(0).size();
    if (written[0] < 'a' || written[0] >= static_cast<char>('a' + files))
      return fault(0, found_at(record.text, field.begin) + " is not a file of the board", hint);
    if (written.size() == 1) return fault(1, "en passant square has no rank", hint);
    bool const white = record.position.to_move == chess::Side(chess::Side::white);
    if (written[1] != (white ? '6' : '3'))
      return fault(1,
                   fmt::format("with {} to move, the en passant square must be on rank {}",
                               white ? "White" : "Black", white ? 6 : 3),
                   hint);
  }
  if (written.size() > length)
    return fault(
        length, found_at(record.text, field.begin + length) + " after the en passant square", hint);
  record.position.en_passant = std::string(written);
  return {};
}

Fault read_end(Record const& record) {
  if (record.at_end()) return {};
  bool const trailing = record.text.find_first_not_of(' ', record.at) == record.text.npos;
  return text::error("E-FIELD", {record.at, record.text.size()},
                     trailing ? "blank after the last field" : "too many fields in the record",
                     trailing
                         ? "remove the blank"
                         : "write the rest in separate fields of the directive; for operations "
                           "use the notation `epd`, which has no clocks");
}

text::Result<chess::Position> read_record(RankRules const& ranks, TurnRules const& turn,
                                          std::string_view text, text::Diagnostics& warnings) {
  Record record{without_return(text), warnings};
  if (auto fault = read_ranks(ranks, record)) return *fault;
  if (record.at_end()) return std::move(record.position);
  if (auto fault = read_turn(turn, record)) return *fault;
  if (auto fault = read_clocks(record)) return *fault;
  if (auto fault = read_end(record)) return *fault;
  return std::move(record.position);
}

// The ranks of FEN and its relatives ("PGN 16.1.3.1"):
//
//     placement = rank , 7 * ( "/" , rank ) ;
//     rank      = item , { item } ;
//     item      = piece , [ "~" ] | count ;            (* no count directly after a count *)
//     count     = "1".."8" ;                           (* on wider boards also 9 and 10 *)
//
// The rules of the dialect determine which letters are pieces, and which counts exist. So the
// grammar accepts every letter and digit and leaves their meaning to the actions, which throw the
// fault at once: the first one found is the leftmost.

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
  auto const kind = kind_of(letter.front(), rules.kinds);
  if (!kind) throw unexpected(text, at.begin);
  placement.make_room(at);
  placement.add(*kind, is_upper(letter.front()) ? chess::Side::white : chess::Side::black);
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
  auto finding = text::error(
      "E-ADJ", {at.begin, at.begin + 1},
      fmt::format("adjacent digits {} and {} in rank {}", text[at.begin - 1], text[at.begin], rank),
      "write one digit for all empty squares up to the next piece or the end of the rank" +
          (sum <= highest_count() ? ": `" + merged + "`" : ""));
  if (sum <= highest_count() && end == at.begin + 1)
    finding = text::fixable(std::move(finding), text, {begin, end}, std::to_string(sum));
  throw finding;
}

// Actions: pass what is read to the placement.
auto const reading = [](auto& ctx) -> Reading& { return x3::_val(ctx); };
auto const add_piece = [](auto& ctx) { reading(ctx).add_piece(x3::_attr(ctx)); };
auto const add_count = [](auto& ctx) { reading(ctx).add_count(x3::_attr(ctx)); };
auto const mark_pawn = [](auto& ctx) { reading(ctx).mark_pawn(x3::_attr(ctx)); };
auto const refuse_adjacent = [](auto& ctx) { reading(ctx).refuse_adjacent(x3::_attr(ctx)); };
auto const close_rank = [](auto& ctx) {
  reading(ctx).placement.close_row(reading(ctx).span(x3::_attr(ctx)).begin);
};
// A slash after the last rank opens the pocket.
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

// A rule with a phrase that error messages can name.
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

/// Returns the error where `phrase` was expected at byte `at`.
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

namespace {

char sign_of(chess::Piece const& piece) {
  char const letter = letter_of(piece.kind);
  return piece.side == chess::Side(chess::Side::white) ? to_upper(letter) : letter;
}

/// Returns whether the notation reads the square back unchanged.
bool reads_passant_back(chess::Position const& position, std::string_view square,
                        FieldReader reader) {
  text::Diagnostics ignored;
  Record record{square, ignored, 0, position};
  if (!record.position.to_move) record.position.to_move = chess::Side::white;
  return !square.empty() && !reader({0, square.size()}, record);
}

}  // namespace

bool has_game(chess::Position const& position) {
  return position.to_move || position.castling || position.en_passant || position.halfmove ||
         position.fullmove;
}

std::string turn_text(chess::Position const& position, FieldAbilities const& support,
                      WriteResult& written) {
  char const mover = letter_of(position.to_move.value_or(chess::Side::white));
  if (mover == 0 || support.movers.find(mover) == support.movers.npos)
    written.unsupported.emplace_back("the side to move");
  auto const castling = support.castling(position);
  if (!castling) written.unsupported.emplace_back("the castling rights");
  std::string const passant = position.en_passant.value_or("-");
  if (!reads_passant_back(position, passant, support.en_passant))
    written.unsupported.push_back("the en passant square " + passant);
  return fmt::format(" {} {} {}", mover, castling.value_or("-"), passant);
}

std::string clocks_text(chess::Position const& position) {
  return fmt::format(" {} {}", position.halfmove.value_or(0), position.fullmove.value_or(1));
}

std::string ranks_text(chess::Board const& board) {
  std::string text;
  for (std::size_t r = 0; r < board.rows(); ++r) {
    if (r > 0) text += '/';
    std::size_t empty = 0;
    for (chess::Cell const& cell : board.row(r)) {
      if (!cell.occupant) {
        ++empty;
        continue;
      }
      if (empty > 0) text += std::to_string(std::exchange(empty, 0));
      text += sign_of(std::get<chess::Piece>(*cell.occupant));
    }
    if (empty > 0) text += std::to_string(empty);
  }
  return text;
}

std::vector<std::string> unsayable_ranks(chess::Board const& board, Support const& support,
                                         std::span<std::size_t const> widths) {
  auto findings = unsupported_pieces(board, support);
  bool const rectangular = board.rows() > 0 && board.rectangular();
  if (rectangular && (board.rows() != 8 || std::ranges::count(widths, board.row(0).size()) == 0))
    findings.push_back(fmt::format("a board of {}x{} squares", board.row(0).size(), board.rows()));
  return findings;
}

WriteResult write_record(chess::Position const& position, Support const& support,
                         std::span<std::size_t const> widths, FieldAbilities const& fields) {
  WriteResult written;
  written.unsupported = unsayable_ranks(position.board, support, widths);
  if (!written.ok()) return written;
  std::string text = ranks_text(position.board);
  if (has_game(position)) text += turn_text(position, fields, written) + clocks_text(position);
  if (!written.ok()) return written;
  written.text = std::move(text);
  drop_beside_game(position, written);
  return written;
}

}  // namespace dawson::notation
