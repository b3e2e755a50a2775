#include "notation/ffen/ffen.hpp"

#include <algorithm>
#include <utility>

#include <boost/spirit/home/x3.hpp>
#include <fmt/format.h>

#include "notation/characters.hpp"
#include "notation/placement.hpp"
#include "notation/write_result.hpp"

namespace dawson::notation {

// FFEN 0.02: rows of single letters, numbers, holes and bracketed names, after an optional board
// option.
//
//     ffen    = [ option ] , row , { "/" , row } ;
//     option  = "{" , ( "W" | "U" ) , "}" ;
//     row     = square , { square } ;
//     square  = number | letter | hole | name ;
//     number  = nonzero , { digit } ;                  (* all digits that follow are its own *)
//     name    = "(" , letter , { letter } , [ turn ] , { digit } , ")" ;  (* turn: NE to NW *)
//
// The first character of a square determines its alternative, so the parser never backtracks: each
// square goes to the placement as soon as it is read, and the first fault found is the leftmost.
// `opens_square` only looks ahead, so a square for which there is no room is refused before its
// content is read.

namespace {

namespace x3 = boost::spirit::x3;
using chess::Shade;
using chess::Side;
using Range = boost::iterator_range<char const*>;

struct Reading {
  std::string_view text;
  text::Diagnostics& warnings;
  Placement placement{text, {.form = &ffen_ranks}};
  Shade lower_left = Shade::dark;
  Range letters{};

  text::Span span(Range range) const { return span_of(text, range.begin(), range.end()); }
  void add_name(Range digits);
};

/// Implements "FFEN 0.02, long names": without a number the case of the first letter gives the
/// colour, with one only the number does.
Side side_of(Range letters, std::size_t number, bool numbered) {
  if (!numbered) return is_upper(letters.front()) ? Side::white : Side::black;
  switch (number) {
    case 0: return Side::white;
    case 1: return Side::black;
    case 2: return Side::neutral;
    default: return Side::colour(static_cast<unsigned>(number));
  }
}

/// Returns the eighths of a turn at the end of a name, an addition of Dawson: capitals after a
/// small letter, so that a name in capitals is never taken for one.
int turn_of(std::string_view letters) {
  int const eighths = turn_at_end(letters);
  std::size_t const word = turn_words[static_cast<std::size_t>(eighths)].size();
  return is_lower(letters[letters.size() - word - 1]) ? eighths : 0;
}

/// Reads a name of one letter as that letter: "Brackets around a single character are ignored".
chess::Piece piece_named(std::string name, Side side) {
  if (name.size() > 1) return {chess::Kind::named, side, 0, std::move(name)};
  auto const orthodox = piece_of(name.front(), orthodox_kinds());
  if (!orthodox) return {chess::Kind::letter, side, 0, std::move(name)};
  return {orthodox->kind, side, 0, {}};
}

chess::Piece piece_called(Range letters, Side side) {
  std::string_view const written(letters.begin(), letters.size());
  int const eighths = turn_of(written);
  std::string name;
  for (char const letter :
       written.substr(0, written.size() - turn_words[static_cast<std::size_t>(eighths)].size()))
    name += to_lower(letter);
  if (eighths == 0) return piece_named(std::move(name), side);
  auto const kind = std::ranges::find(orthodox_kinds(), name, name_of);
  chess::Piece piece = kind == orthodox_kinds().end() ? piece_named(std::move(name), side)
                                                      : chess::Piece{*kind, side, 0, {}};
  piece.rotation = eighths;
  return piece;
}

void Reading::add_name(Range digits) {
  constexpr char const* colour_help =
      "write 0 for White, 1 for Black, 2 for neutral, 3 to 6 for further colours";
  std::size_t const number = number_of_squares({digits.begin(), digits.end()});
  if (number > square_limit)
    throw text::error("E-LIMIT", span(digits), "number of the colour is too large", colour_help);
  if (number >= 7)
    warnings.push_back(text::warning(
        "W-COLOUR", span(digits), fmt::format("colour {} has no convention; number kept", number),
        colour_help));
  placement.add(piece_called(letters, side_of(letters, number, !digits.empty())));
}

// Actions: pass what is read to the placement.
auto const reading = [](auto& ctx) -> Reading& { return x3::_val(ctx); };
auto const set_light = [](auto& ctx) { reading(ctx).lower_left = Shade::light; };
auto const set_none = [](auto& ctx) { reading(ctx).lower_left = Shade::none; };
auto const make_room = [](auto& ctx) {
  auto const begin = reading(ctx).span(x3::_attr(ctx)).begin;
  reading(ctx).placement.make_room({begin, begin + 1});
};
auto const add_empty = [](auto& ctx) {
  Range const digits = x3::_attr(ctx);
  std::size_t const count = number_of_squares({digits.begin(), digits.end()});
  reading(ctx).placement.add_empty(count, reading(ctx).span(digits));
  check_run(count, reading(ctx).span(digits), reading(ctx).warnings);
};
auto const add_letter = [](auto& ctx) {
  Range const letter = x3::_attr(ctx);
  reading(ctx).placement.add(
      piece_called(letter, is_upper(letter.front()) ? Side::white : Side::black));
};
auto const add_hole = [](auto& ctx) { reading(ctx).placement.add_hole(); };
auto const begin_name = [](auto& ctx) { reading(ctx).letters = x3::_attr(ctx); };
auto const end_name = [](auto& ctx) { reading(ctx).add_name(x3::_attr(ctx)); };
auto const close_row = [](auto& ctx) {
  reading(ctx).placement.close_row(reading(ctx).span(x3::_attr(ctx)).begin);
};
auto const open_row = [](auto& ctx) {
  reading(ctx).placement.open_row(reading(ctx).span(x3::_attr(ctx)).begin);
};

namespace grammar {

// A rule with a phrase that error messages can name.
template <class Id>
using Phrase = x3::rule<Id>;

using x3::char_, x3::eoi, x3::lit, x3::raw;

auto const nonzero = char_('1', '9');
auto const digit = char_('0', '9');
auto const letter = char_('A', 'Z') | char_('a', 'z');

auto const opens_square = Phrase<class OpensSquare>{"square"} = &(letter | nonzero | char_("-("));
auto const board_option = Phrase<class BoardOption>{"option"} = &char_("WU");
auto const ends_option = Phrase<class EndsOption>{"end of option"} = lit('}');
auto const opens_name = Phrase<class OpensName>{"name"} = &letter;
auto const ends_name = Phrase<class EndsName>{"end of name"} = lit(')');
auto const ends_row = Phrase<class EndsRow>{"end of row"} = &(lit('/') | eoi);

auto const option = lit('{') > board_option >
                    (lit('W')[set_light] | lit('U')[set_none]) > ends_option;
auto const number = raw[nonzero >> *digit][add_empty];
auto const name =
    lit('(') > opens_name > raw[+letter][begin_name] > raw[*digit][end_name] > ends_name;
auto const square = raw[opens_square][make_room] >>
                    (number | raw[letter][add_letter] | lit('-')[add_hole] | name);
auto const row = x3::expect[opens_square] > +square > ends_row > raw[x3::eps][close_row];
auto const ffen = x3::rule<class Ffen, Reading>{"FFEN"} = -option > row >
                                                          *(raw[lit('/')][open_row] > row);

}  // namespace grammar

std::string hint_for(std::string_view text, std::size_t at) {
  switch (at < text.size() ? text[at] : '\0') {
    case ' ': return "remove the fields after the board: FFEN has none";
    case '{': return "write one option, before the board";
    case '*':
    case '\'': return "use the notation `janko` for rotated pieces and texts";
    default:
      return "write letters for pieces, numbers for empty squares, `-` for no square, `(name)` for "
             "a piece by name";
  }
}

/// Returns `finding` with a fix that joins the words of the name around byte `at`.
text::Diagnostic without_separators(text::Diagnostic finding, std::string_view text,
                                    std::size_t at) {
  std::size_t const end = std::min(text.find(')', at), text.size());
  std::string_view const rest = text.substr(at, end - at);
  std::string joined;
  for (char const c : rest)
    if (is_upper(c) || is_lower(c)) joined += c;
    else if (c != ' ' && c != '-' && c != '\'') return finding;
  if (joined.empty()) return finding;
  return text::fixable(std::move(finding), text, {at, end}, joined);
}

/// Returns the error where `phrase` was expected at byte `at`.
text::Diagnostic explain(std::string_view phrase, std::string_view text, std::size_t at) {
  std::string const found = found_at(text, at);
  bool const at_end = at == text.size();
  if (phrase == grammar::board_option.name)
    return fault_at(text, at, "E-OPT", "expected `W` or `U` after `{`, found " + found,
                    "write `{W}` for a light square at the lower left, `{U}` for no shading");
  if (phrase == grammar::ends_option.name)
    return fault_at(text, at, "E-OPT", "expected `}` after the option, found " + found,
                    "write `{W}` or `{U}`");
  if (phrase == grammar::opens_name.name || phrase == grammar::ends_name.name) {
    if (at_end)
      return fault_at(text, at, "E-UNCLOSED", "name has no closing bracket",
                      "write `)` after the name");
    if (text[at] == ')')
      return fault_at(text, at, "E-NAME", "name has no letters",
                      "write letters between the brackets: `(grasshopper)`");
    return without_separators(
        fault_at(text, at, "E-NAME", found + " is not allowed in a name",
                 "write letters and then, for a colour, digits: `(grasshopper2)`"),
        text, at);
  }
  if (phrase == grammar::opens_square.name && (at_end || text[at] == '/'))
    return fault_at(text, at, "E-EMPTYROW", "row has no squares",
                    text.empty() ? "write the rows from the top, separated by `/`"
                                 : "write the row, or remove a `/`");
  if (at > 0 && text[at - 1] == '}' && text[at] == '{')
    return fault_at(text, at, "E-OPT", "second option of one board",
                    "write one option, `{W}` or `{U}`");
  if (text[at] == '0')
    return fault_at(text, at, "E-ZERO", "number of empty squares starts with 0", "remove the `0`");
  return fault_at(text, at, "E-CHAR", found + " has no meaning here", hint_for(text, at));
}

}  // namespace

text::Result<chess::Position> read_ffen(std::string_view given, text::Diagnostics& warnings) {
  std::string_view const text = without_return(given);
  Reading result{text, warnings};
  char const* at = text.data();
  try {
    x3::parse(at, text.data() + text.size(), grammar::ffen, result);
  } catch (x3::expectation_failure<char const*> const& failure) {
    return explain(failure.which(), text, byte_of(text, failure.where()));
  } catch (text::Diagnostic const& fault) {
    return fault;
  }
  chess::Position position;
  position.board = std::move(result.placement.board());
  position.board.checker(result.lower_left);
  return position;
}

namespace {

using chess::Piece;

/// Returns the name as FFEN writes it: a letter for orthodox pieces and for those with a letter of
/// their own. A rotated piece needs a name to which the turn can be added.
std::string sign_of(Piece const& piece) {
  if (!piece.name.empty()) return piece.name;
  if (piece.rotation != 0) return std::string(name_of(piece.kind));
  for (chess::Kind const kind : orthodox_kinds())
    if (kind == piece.kind) return std::string(1, letter_of(kind));
  return std::string(name_of(piece.kind));
}

std::string written(Piece const& piece) {
  std::string sign = sign_of(piece);
  // After a single capital, a turn would look like part of the name; a number gives the colour
  // instead.
  bool const lettered = piece.rotation != 0 && sign.size() == 1;
  if (lettered && piece.side.name <= Side::black)
    return fmt::format("({}{}{})", sign, turn_words[static_cast<std::size_t>(piece.rotation)],
                       piece.side == Side::white ? 0 : 1);
  if (piece.side == Side::white) sign[0] = to_upper(sign[0]);
  sign += turn_words[static_cast<std::size_t>(piece.rotation)];
  if (piece.side == Side::neutral) return fmt::format("({}2)", sign);
  if (piece.side.name == Side::numbered) return fmt::format("({}{})", sign, piece.side.number);
  return sign.size() == 1 ? sign : fmt::format("({})", sign);
}

std::string written(std::span<chess::Cell const> row) {
  std::string text;
  std::size_t empty = 0;
  for (chess::Cell const& cell : row) {
    bool const hole = cell.kind != chess::CellKind::plain;
    if (!hole && !cell.occupant) {
      ++empty;
      continue;
    }
    if (empty > 0) text += std::to_string(std::exchange(empty, 0));
    text += hole ? "-" : written(std::get<Piece>(*cell.occupant));
  }
  if (empty > 0) text += std::to_string(empty);
  return text;
}

std::string option_for(chess::Shade lower_left) {
  switch (lower_left) {
    case chess::Shade::light: return "{W}";
    case chess::Shade::none: return "{U}";
    case chess::Shade::dark: break;
  }
  return "";
}

}  // namespace

WriteResult write_ffen(chess::Position const& position) {
  chess::Board const& board = position.board;
  WriteResult result;
  result.unsupported = unsupported_pieces(board, {.kinds = orthodox_kinds(),
                                                  .fairy_letters = true,
                                                  .names = true,
                                                  .neutral = true,
                                                  .numbered_colours = true,
                                                  .turns = Turns::eighths,
                                                  .holes = true,
                                                  .walls = true});
  if (!result.ok()) return result;
  result.text = option_for(board.lower_left);
  for (std::size_t r = 0; r < board.rows(); ++r)
    result.text += (r == 0 ? "" : "/") + written(board.row(r));
  if (std::size_t const markers = count_markers(board); markers > 0)
    result.dropped.push_back(markers == 1
                                 ? "1 marker (written as a named piece)"
                                 : fmt::format("{} markers (written as named pieces)", markers));
  drop_walls(position, result);
  drop_turn(position, result);
  drop_clocks(position, result);
  drop_operations(position, result);
  drop_sections(position, result);
  return result;
}

}  // namespace dawson::notation
