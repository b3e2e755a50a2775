// Fairy FEN of janko.at's Chess Diagrammer, in its own words "row8/row7/.../row1":
//
//     placement = row , { "/" , row } ;
//     row       = square , { square } ;
//     square    = count | unit | text ;
//     count     = "1".."9" ;                           (* one digit: 11 is two empty squares *)
//     unit      = [ "-" ] , [ turn ] , symbol ;
//     text      = [ turn ] , ( "''" , digit , digit | "'" , ( letter | digit ) ) ;
//     turn      = "*" , digit ;
//     pieces    = ( unit | text ) , { unit | text } ;   (* inline: no counts, no slashes *)
//
// Units and texts can both begin with a turn; `turned` decides by what follows it, so the parser
// never backtracks. `opens_square` only looks ahead: a square for which there is no room is
// refused before its content is read, so the first fault found is the leftmost.
#include "notation/janko/janko.hpp"

#include <boost/spirit/home/x3.hpp>
#include <fmt/format.h>

#include "notation/characters.hpp"
#include "notation/placement.hpp"

namespace dawson::notation {
namespace {

namespace x3 = boost::spirit::x3;
using Range = boost::iterator_range<char const*>;

/// Collects the occupant of a square, piece by piece.
struct Reading {
  std::string_view text;
  text::Diagnostics& warnings;
  Placement* placement;  ///< null for pieces in running text
  Turning turning = Turning::clockwise;
  bool fork = false;  ///< whether the text is for the script's fork, whose symbols differ
  std::vector<chess::SquareContent> pieces{};
  bool neutral = false;
  int rotation = 0;

  text::Span span(Range range) const { return span_of(text, range.begin(), range.end()); }

  void turn(Range digit) {
    int const quarters = digit.front() - '0';
    int const clockwise = turning == Turning::clockwise ? quarters : 12 - quarters;
    rotation = clockwise % 4 * 2;
    if (quarters >= 1 && quarters <= 3) return;
    auto const written = span(digit);
    std::string const turn = rotation == 0 ? "" : fmt::format("*{}", quarters % 4);
    warnings.push_back(
        text::warning("W-ROT", {written.begin - 1, written.end},
                      fmt::format("{} quarter turns; read as {}", quarters, quarters % 4),
                      rotation == 0 ? "remove the turn" : fmt::format("write `{}`", turn)));
    warnings.back().fixes.push_back(
        {rotation == 0 ? "remove the turn" : fmt::format("replace with `{}`", turn), turn});
  }

  void add_piece(char symbol) {
    auto piece = *piece_of(fork ? symbol_of_fork(symbol) : symbol, janko_kinds());
    piece.rotation = rotation;
    if (neutral) piece.side = chess::Side::neutral;
    add(std::move(piece));
  }

  void add_text(Range label) {
    add(chess::Text{std::string(label.begin(), label.end()), rotation});
  }

  void add(chess::SquareContent occupant) {
    neutral = false;
    rotation = 0;
    if (placement == nullptr) pieces.push_back(std::move(occupant));
    else placement->add(std::move(occupant));
  }
};

// Actions: pass what is read to `Reading`.
auto const reading = [](auto& ctx) -> Reading& { return x3::_val(ctx); };
auto const set_neutral = [](auto& ctx) { reading(ctx).neutral = true; };
auto const set_turn = [](auto& ctx) { reading(ctx).turn(x3::_attr(ctx)); };
auto const add_piece = [](auto& ctx) { reading(ctx).add_piece(x3::_attr(ctx)); };
auto const add_text = [](auto& ctx) { reading(ctx).add_text(x3::_attr(ctx)); };
auto const make_room = [](auto& ctx) {
  auto const begin = reading(ctx).span(x3::_attr(ctx)).begin;
  reading(ctx).placement->make_room({begin, begin + 1});
};
auto const add_empty = [](auto& ctx) {
  Range const digit = x3::_attr(ctx);
  reading(ctx).placement->add_empty(static_cast<std::size_t>(digit.front() - '0'),
                                    reading(ctx).span(digit));
};
auto const close_row = [](auto& ctx) {
  reading(ctx).placement->close_row(reading(ctx).span(x3::_attr(ctx)).begin);
};
auto const open_row = [](auto& ctx) {
  reading(ctx).placement->open_row(reading(ctx).span(x3::_attr(ctx)).begin);
};

namespace grammar {

// A rule with a phrase that error messages can name.
template <class Id>
using Phrase = x3::rule<Id>;

using x3::char_, x3::eoi, x3::expect, x3::lit, x3::raw;

auto const digit = char_('0', '9');
auto const nonzero = char_('1', '9');
auto const letter = char_('A', 'Z') | char_('a', 'z');
auto const symbol = char_("KQRBNPCXSTkqrbnpcxst");

auto const opens_piece = Phrase<class OpensPiece>{"man"} = &(symbol | char_("-*'"));
auto const opens_square = Phrase<class OpensSquare>{"square"} = &(nonzero | opens_piece);
auto const after_star = Phrase<class AfterStar>{"after *"} = &digit;
auto const after_turn = Phrase<class AfterTurn>{"after a turn"} = &(symbol | '\'');
auto const after_minus = Phrase<class AfterMinus>{"after -"} = &(symbol | '*');
auto const after_neutral_turn = Phrase<class AfterNeutralTurn>{"after - and a turn"} = &symbol;
auto const after_apostrophe = Phrase<class AfterApostrophe>{"after '"} = &(letter | digit);
auto const after_apostrophes = Phrase<class AfterApostrophes>{"after ''"} = &digit;
auto const ends_row = Phrase<class EndsRow>{"end of row"} = &(lit('/') | eoi);
auto const ends_text = Phrase<class EndsText>{"end"} = eoi;

auto const turn = lit('*') > after_star > raw[digit][set_turn];
auto const unit = symbol[add_piece];
auto const neutral = lit('-')[set_neutral] > after_minus > -(turn > after_neutral_turn) > unit;
auto const two_digits =
    lit("''") > raw[expect[after_apostrophes] > digit > after_apostrophes > digit][add_text];
auto const character = lit('\'') > after_apostrophe > raw[letter | digit][add_text];
auto const text = two_digits | character;
auto const turned = turn > after_turn > (unit | text);
auto const occupant = neutral | turned | unit | text;
auto const square = raw[opens_square][make_room] >> (raw[nonzero][add_empty] | occupant);
auto const row = expect[opens_square] > +square > ends_row > raw[x3::eps][close_row];
auto const placement = x3::rule<class PlacementRule, Reading>{
    "placement"} = row > *(raw[lit('/')][open_row] > row);
auto const pieces = x3::rule<class Pieces, Reading>{"men"} =
    expect[opens_piece] > +occupant > ends_text;

}  // namespace grammar

std::string hint_for(std::string_view text, std::size_t at) {
  if (char const ascii = lookalike_at(text, at)) return fmt::format("write `{}` instead", ascii);
  switch (at < text.size() ? text[at] : '\0') {
    case ' ': return "remove the fields after the board: this notation has none";
    case '"': return "write two apostrophes before a number of two digits: `''23`";
    case '(': return "use the notation `ffen` for names in brackets";
    case '~': return "write a hyphen before a neutral piece: `-B`";
    default:
      return "write K Q R B N P for pieces, C X S T for markers, `-` before neutral ones, `*1` to "
             "`*3` before rotated ones, `'` before a letter or digit";
  }
}

text::Diagnostic unexpected_zero(std::string_view text, std::size_t at) {
  bool const ten = at > 0 && text[at - 1] == '1';
  return fault_at(text, at, "E-ZERO", "number of empty squares must be one digit, 1 to 9",
                  ten ? "write `91` for ten empty squares" : "remove the `0`");
}

text::Diagnostic misplaced_neutral(std::string_view text, std::size_t at) {
  std::string const right = fmt::format("-{}{}", text.substr(at - 2, 2), text[at + 1]);
  return text::fixable(fault_at(text, at, "E-ROT", "`-` must come before the turn",
                                fmt::format("write `{}`", right)),
                       text, {at - 2, at + 2}, right);
}

text::Diagnostic misplaced_turn(std::string_view text, std::size_t at) {
  std::string const found = found_at(text, at);
  bool const neutral_after =
      at + 1 < text.size() && text[at] == '-' && piece_of(text[at + 1], janko_kinds()).has_value();
  if (neutral_after) return misplaced_neutral(text, at);
  return fault_at(text, at, "E-ROT", "expected a piece after the turn, found " + found,
                  "write `*`, one digit and the piece: `*1B`");
}

/// Returns the error where `phrase` was expected at byte `at`.
text::Diagnostic explain(std::string_view phrase, Reading const& result, std::size_t at) {
  std::string_view const text = result.text;
  std::string const found = found_at(text, at);
  char const here = at < text.size() ? text[at] : '\0';
  if (phrase == grammar::after_star.name)
    return fault_at(text, at, "E-ROT", "expected a digit after `*`, found " + found,
                    fmt::format("write `*1`, `*2` or `*3`, {}clockwise",
                                result.turning == Turning::clockwise ? "" : "counter"));
  if ((phrase == grammar::after_minus.name || phrase == grammar::after_neutral_turn.name) &&
      here == '\'')
    return fault_at(text, at, "E-TEXT", "letters and numbers cannot be neutral", "remove the `-`");
  if (phrase == grammar::after_minus.name)
    return fault_at(
        text, at, "E-NEUTRAL", "expected a piece after `-`, found " + found,
        "write a neutral piece, such as `-B`; for a missing square use the notation `ffen`");
  if (phrase == grammar::after_turn.name || phrase == grammar::after_neutral_turn.name)
    return misplaced_turn(text, at);
  if (phrase == grammar::after_apostrophes.name)
    return fault_at(text, at, "E-TEXT", "expected two digits after `''`, found " + found,
                    "write one apostrophe before one digit or letter: `'7`");
  if (phrase == grammar::after_apostrophe.name)
    return fault_at(text, at, "E-TEXT", "expected a letter or digit after `'`, found " + found,
                    "write a digit, or a letter A to Z or a to z");
  if (phrase == grammar::opens_square.name && (at == text.size() || here == '/'))
    return fault_at(text, at, "E-EMPTYROW", "row has no squares",
                    text.empty() ? "write the rows from the top, separated by `/`"
                                 : "write the row, or remove a `/`");
  if (here == '0') return unexpected_zero(text, at);
  return fault_at(text, at, "E-CHAR", found + " has no meaning here", hint_for(text, at));
}

/// Adjacent digits in a row that mean empty squares, and all squares of that row if these digits
/// were one number.
struct JoinedReading {
  std::string_view digits;  ///< the first two or more adjacent digits; empty if there are none
  std::size_t squares = 0;
};

JoinedReading join_digits(std::string_view row) {
  JoinedReading joined;
  for (std::size_t i = 0; i < row.size();) {
    if (row[i] == '-') {
      ++i;
    } else if (row[i] == '*') {
      i += 2;
    } else if (row[i] == '\'') {
      i += row.substr(i, 2) == "''" ? 4 : 2;
      ++joined.squares;
    } else if (is_digit(row[i])) {
      std::size_t const end = std::min(row.find_first_not_of("0123456789", i), row.size());
      auto const digits = row.substr(i, end - i);
      if (joined.digits.empty() && digits.size() > 1) joined.digits = digits;
      joined.squares += number_of_squares(digits);
      i = end;
    } else {
      ++i;
      ++joined.squares;
    }
  }
  return joined;
}

/// Explains a wrong width if the rows would be equal with adjacent digits as one number.
text::Diagnostic with_joined_digits(text::Diagnostic fault, std::string_view text) {
  std::size_t const slash =
      fault.span.begin == 0 ? text.npos : text.rfind('/', fault.span.begin - 1);
  if (fault.code != "E-WIDTH" || slash == text.npos) return fault;
  std::string_view const first = text.substr(0, text.find('/'));
  std::string_view const row = text.substr(slash + 1, text.find('/', slash + 1) - slash - 1);
  JoinedReading const above = join_digits(first), here = join_digits(row);
  std::string_view const digits = here.digits.empty() ? above.digits : here.digits;
  if (digits.empty() || above.squares != here.squares || here.squares > square_limit) return fault;
  std::size_t const number = number_of_squares(digits);
  fault.message += fmt::format(" ({} is read as {} single digits, {})", digits,
                               digits.size() == 2 ? "two" : std::to_string(digits.size()),
                               fmt::join(digits, digits.size() == 2 ? " and " : ", "));
  if (number <= 99)
    fault.hint = fmt::format("write `{}` for {} empty squares", janko_count(number), number);
  return fault;
}

template <class Grammar>
std::optional<text::Diagnostic> parse(Grammar const& grammar, Reading& result) {
  std::string_view const text = result.text;
  char const* at = text.data();
  try {
    x3::parse(at, text.data() + text.size(), grammar, result);
  } catch (x3::expectation_failure<char const*> const& failure) {
    return explain(failure.which(), result, byte_of(text, failure.where()));
  } catch (text::Diagnostic const& fault) {
    return with_joined_digits(fault, text);
  }
  return {};
}

text::Result<chess::Position> read_placement(std::string_view text, Turning turning,
                                             text::Diagnostics& warnings, bool fork = false) {
  Placement squares(text, {.form = &janko_ranks});
  Reading result{text, warnings, &squares, turning, fork};
  if (auto fault = parse(grammar::placement, result)) return *fault;
  chess::Position position;
  position.board = std::move(squares.board());
  position.board.checker(chess::Shade::dark);
  return position;
}

}  // namespace

std::span<chess::Kind const> janko_kinds() {
  using chess::Kind;
  static constexpr Kind kinds[] = {Kind::king,   Kind::queen,   Kind::rook,   Kind::bishop,
                                   Kind::knight, Kind::pawn,    Kind::circle, Kind::cross,
                                   Kind::square, Kind::triangle};
  return kinds;
}

text::Result<chess::Position> read_janko(std::string_view text, text::Diagnostics& warnings) {
  return read_janko(text, Turning::clockwise, warnings);
}

text::Result<chess::Position> read_janko(std::string_view given, Turning turning,
                                         text::Diagnostics& warnings) {
  std::string_view const text = without_return(given);
  if (!is_address(text)) return read_placement(text, turning, warnings);
  Address const address = decode_address(text);
  text::Diagnostics found;
  auto position = read_placement(address.text, address.fork ? Turning::counterclockwise : turning,
                                 found, address.fork);
  if (address.doubt) warnings.push_back(*address.doubt);
  for (text::Diagnostic& warning : found) {
    warning.span = address.origin(warning.span);
    warnings.push_back(std::move(warning));
  }
  if (position.ok()) position->edges = address.edges;
  if (position.ok())
    return address.fault ? text::Result<chess::Position>(*address.fault) : position;
  position.error().span = address.origin(position.error().span);
  bool const fault_first =
      address.fault && address.fault->span.begin <= position.error().span.begin;
  return fault_first ? *address.fault : position;
}

text::Result<std::vector<chess::SquareContent>> read_janko_men(std::string_view given,
                                                               text::Diagnostics& warnings) {
  std::string_view const text = without_return(given);
  if (text.empty())
    return text::error("E-EMPTY", {0, 0}, "missing piece", "write a piece, such as `*2q`");
  Reading result{text, warnings, nullptr};
  if (auto fault = parse(grammar::pieces, result)) return *fault;
  return std::move(result.pieces);
}

}  // namespace dawson::notation
