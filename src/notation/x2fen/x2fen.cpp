// X2-FEN. The fields from the side to move to the clocks are those of the FEN family; this grammar
// describes the board before them and the two sections after them.
//
//     board    = row , { "/" , row } ;
//     row      = [ just ] , { "^" } , square , { square } ;
//     just     = [ number ] , ( "<" | ">" ) ;
//     square   = number , { "-" } | piece , { "-" } | "_" ;
//     piece    = a letter or sign of the notation, or a declared character ;
//     number   = nonzero , { digit } ;                  (* all digits that follow are its own *)
//     sections = [ " " , word , [ " " , word ] ] ;
//
// A number at the start of a row is an offset if `<` or `>` follows it directly. A dash widens the
// square before it by half a square. The document allows dashes only after numbers; here they also
// follow pieces, which could not be on wide squares otherwise. The position of a row is known at
// its end, since it depends on the row's width: see shifted_rows.hpp.
#include "notation/x2fen/x2fen.hpp"

#include <algorithm>

#include <boost/spirit/home/x3.hpp>
#include <fmt/format.h>

#include "notation/characters.hpp"
#include "notation/forsyth/castling.hpp"
#include "notation/placement.hpp"
#include "notation/x2fen/shifted_rows.hpp"
#include "notation/x2fen/x2fen_declared.hpp"
#include "text/utf8.hpp"

namespace dawson::notation {
namespace {

namespace x3 = boost::spirit::x3;
using Range = boost::iterator_range<char const*>;

struct Reading {
  Record& record;
  Declared const& declared;
  ShiftedRows rows{};
  std::size_t row_begin = 0;

  text::Span span(Range range) const { return span_of(record.text, range.begin(), range.end()); }

  void add_piece(char sign, text::Span at) {
    chess::Cell cell;
    cell.occupant =
        piece_of(sign, x2fen_kinds()).value_or(piece_of_sign(sign).value_or(chess::Piece{}));
    rows.add(std::move(cell), at);
  }

  void add_declared(text::Span at) {
    chess::Cell cell;
    cell.occupant =
        declared.piece_of(text::utf8_decode(record.text, at.begin)).value_or(chess::Piece{});
    rows.add(std::move(cell), at);
  }

  void add_hole(text::Span at) {
    chess::Cell cell;
    cell.kind = chess::CellKind::hole;
    rows.add(std::move(cell), at);
  }

  void set_board_variant(std::string variant) {
    std::string lower;
    for (char const letter : variant) lower += to_lower(letter);
    if (lower == "rhombic") record.position.board.tiling = chess::Tiling::rhombic;
    if (lower == "hexagonal") record.position.board.tiling = chess::Tiling::hexagonal;
    record.position.board_variant = std::move(variant);
  }

  /// The grammar accepts bytes outside ASCII; this checks that they are UTF-8.
  std::string characters(Range word) const {
    if (auto fault = encoding_fault(record.text, span(word))) throw *fault;
    return {word.begin(), word.end()};
  }
};

std::size_t length(Range range) { return static_cast<std::size_t>(range.size()); }

// Actions: pass what is read to `Reading`.
auto const reading = [](auto& ctx) -> Reading& { return x3::_val(ctx); };
auto const sit_squares = [](auto& ctx) {
  Range const number = x3::_attr(ctx);
  reading(ctx).rows.sit_squares(number_of_squares({number.begin(), number.end()}),
                                reading(ctx).span(number));
};
auto const sit_left = [](auto& ctx) { reading(ctx).rows.sit_from(Seat::Edge::left); };
auto const sit_right = [](auto& ctx) { reading(ctx).rows.sit_from(Seat::Edge::right); };
auto const sit_halves = [](auto& ctx) {
  Range const carets = x3::_attr(ctx);
  reading(ctx).rows.sit_halves(length(carets), reading(ctx).span(carets));
};
auto const add_empty = [](auto& ctx) {
  Range const number = x3::_attr(ctx);
  std::size_t const count = number_of_squares({number.begin(), number.end()});
  reading(ctx).rows.add_empty(count, reading(ctx).span(number));
  check_run(count, reading(ctx).span(number), reading(ctx).record.warnings);
};
auto const add_piece = [](auto& ctx) {
  Range const sign = x3::_attr(ctx);
  reading(ctx).add_piece(sign.front(), reading(ctx).span(sign));
};
auto const add_declared = [](auto& ctx) {
  reading(ctx).add_declared(reading(ctx).span(x3::_attr(ctx)));
};
auto const add_hole = [](auto& ctx) { reading(ctx).add_hole(reading(ctx).span(x3::_attr(ctx))); };
auto const widen = [](auto& ctx) {
  Range const dashes = x3::_attr(ctx);
  reading(ctx).rows.widen(length(dashes), reading(ctx).span(dashes));
};
auto const close_row = [](auto& ctx) {
  std::size_t const end = reading(ctx).span(x3::_attr(ctx)).begin;
  reading(ctx).rows.close_row({reading(ctx).row_begin, end});
  reading(ctx).row_begin = end + 1;
};
auto const open_row = [](auto& ctx) { reading(ctx).rows.open_row(); };
auto const set_rules = [](auto& ctx) {
  reading(ctx).record.position.rules = reading(ctx).characters(x3::_attr(ctx));
};
auto const set_variant = [](auto& ctx) {
  reading(ctx).set_board_variant(reading(ctx).characters(x3::_attr(ctx)));
};

namespace grammar {

/// Key of the `Declared` in the grammar's context: lookaheads need it too, and have no reading.
struct DeclaredTag;

/// Parses one character that the user has declared.
struct DeclaredCharacter : x3::parser<DeclaredCharacter> {
  using attribute_type = x3::unused_type;
  [[maybe_unused]] static bool const has_attribute = false;

  template <class Context, class RuleContext, class Attribute>
  bool parse(char const*& first, char const* const& last, Context const& context, RuleContext&,
             Attribute&) const {
    std::string_view const rest(first, static_cast<std::size_t>(last - first));
    std::size_t const bytes = character_length(rest, 0);
    Declared const& declared = x3::get<DeclaredTag>(context);
    if (bytes == 0 || !declared.piece_of(text::utf8_decode(rest, 0))) return false;
    first += bytes;
    return true;
  }
};

// A rule with a phrase that error messages can name.
template <class Id>
using Phrase = x3::rule<Id>;

using x3::char_, x3::eoi, x3::expect, x3::lit, x3::raw;

auto const digit = char_('0', '9');
auto const number = char_('1', '9') >> *digit;
auto const piece = char_("pnbrqkactPNBRQKACT~!@#$%&()=*+{}");
auto const declared = DeclaredCharacter{};
auto const word = char_ - (char_('\x00', '\x20') | char_('\x7F'));

auto const opens_row = Phrase<class OpensRow>{"row"} = &(char_("1-9<>^_") | piece | declared);
auto const opens_square = Phrase<class OpensSquare>{"square"} = &(char_("1-9_") | piece | declared);
auto const ends_row = Phrase<class EndsRow>{"end of row"} = &(char_("/ ") | eoi);
auto const opens_word = Phrase<class OpensWord>{"section"} = &word;
auto const ends_word = Phrase<class EndsWord>{"end of section"} = &lit(' ') | eoi;
auto const ends_sections = Phrase<class EndsSections>{"end"} = eoi;

auto const offset = raw[number >> &char_("<>")][sit_squares];
auto const just = -offset >> (lit('<')[sit_left] | lit('>')[sit_right]);
auto const dashes = raw[*lit('-')][widen];
auto const square = raw[number][add_empty] >> dashes | raw[piece][add_piece] >> dashes |
                    raw[declared][add_declared] >> dashes | raw[lit('_')][add_hole];
auto const row = expect[opens_row] > -just > raw[*lit('^')][sit_halves] > opens_square > +square >
                 ends_row > raw[x3::eps][close_row];
auto const board = x3::rule<class BoardRule, Reading>{"board"} = row > *(lit('/')[open_row] > row);
auto const variant = lit(' ') > opens_word > raw[+word][set_variant] > ends_sections;
auto const sections = x3::rule<class Sections, Reading>{"sections"} =
    -(lit(' ') > opens_word > raw[+word][set_rules] > ends_word > -variant);

}  // namespace grammar

std::string hint_for(std::string_view text, std::size_t at) {
  switch (at < text.size() ? text[at] : '\0') {
    case '\'':
    case '"': return "remove the quotation mark: no piece is written with one";
    default: return "write K Q R B N P, A C T, or a sign of the red or the blue army";
  }
}

text::Diagnostic explain_section(std::string_view text, std::size_t at, bool too_many) {
  if (too_many && text[at] == ' ')
    return fault_at(text, at, "E-FIELD", "record has more than eight sections",
                    "remove the text after the eighth section");
  if (at == text.size() || text[at] == ' ')
    return fault_at(text, at, "E-FIELD", "missing section after the blank", "remove the blank");
  return fault_at(text, at, "E-CHAR", found_at(text, at) + " is not allowed in a section",
                  "write a section as one word, such as `standard` or `hexagonal`");
}

/// Returns the error where `phrase` was expected at byte `at`.
text::Diagnostic explain(std::string_view phrase, std::string_view text, std::size_t at) {
  if (phrase == grammar::opens_word.name || phrase == grammar::ends_word.name ||
      phrase == grammar::ends_sections.name)
    return explain_section(text, at, phrase == grammar::ends_sections.name);
  bool const begins = phrase == grammar::opens_row.name || phrase == grammar::opens_square.name;
  bool const closes = at == text.size() || text[at] == '/' || (text[at] == ' ' && at > 0);
  if (begins && closes)
    return fault_at(text, at, "E-EMPTYROW", "row has no squares",
                    text.empty() ? "write the rows from the top, separated by `/`"
                                 : "write the row, or remove a `/`");
  char const here = text[at];
  if (here == '<' || here == '>' || here == '^')
    return fault_at(text, at, "E-JUST", found_at(text, at) + " comes too late in the row",
                    "start the row with its offset, `<` or `>`, and then any `^`: `2<^3`");
  if (here == '-')
    return fault_at(text, at, "E-DASH", "dash has no square before it to widen",
                    "write a dash after a number, a piece or another dash");
  if (here == '0') return fault_at(text, at, "E-ZERO", "number starts with 0", "remove the `0`");
  return fault_at(text, at, "E-CHAR", found_at(text, at) + " has no meaning here",
                  hint_for(text, at));
}

template <class Rule>
Fault parse(Rule const& rule, Reading& result) {
  std::string_view const text = result.record.text;
  char const* at = text.data() + result.record.at;
  try {
    x3::parse(at, text.data() + text.size(), x3::with<grammar::DeclaredTag>(result.declared)[rule],
              result);
  } catch (x3::expectation_failure<char const*> const& failure) {
    return explain(failure.which(), text, byte_of(text, failure.where()));
  } catch (text::Diagnostic const& fault) {
    return fault;
  }
  result.record.at = byte_of(text, at);
  return {};
}

}  // namespace

bool are_x2fen_sections(std::string_view rules, std::string_view kind) {
  constexpr std::string_view all_rules[] = {"standard", "atomic", "infinite"};
  constexpr std::string_view kinds[] = {"", "square", "rhombic", "hexagonal"};
  return std::ranges::count(all_rules, text::lower_case(rules)) > 0 &&
         std::ranges::count(kinds, text::lower_case(kind)) > 0;
}

text::Result<chess::Position> read_x2fen(std::string_view text, text::Diagnostics& warnings) {
  return read_x2fen(text, Declared{}, warnings);
}

text::Result<chess::Position> read_x2fen(std::string_view text, Declared const& declared,
                                         text::Diagnostics& warnings) {
  Record record{without_return(text), warnings};
  Reading result{record, declared};
  if (auto fault = parse(grammar::board, result)) return *fault;
  record.position.board = result.rows.finish();
  if (record.at_end()) return std::move(record.position);
  if (auto fault = read_turn({x2fen_movers, read_outermost_rooks, read_x2fen_passant}, record))
    return *fault;
  if (auto fault = read_clocks(record)) return *fault;
  if (auto fault = parse(grammar::sections, result)) return *fault;
  return std::move(record.position);
}

}  // namespace dawson::notation
