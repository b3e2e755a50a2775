// The fields after the placement ("PGN 16.1.3.2 to 16.1.3.6"), each after one blank:
//
//     turn   = " " , mover , " " , castling , " " , passant ;
//     clocks = " " , halfmove , " " , fullmove ;
//
// The content of a castling or an en passant field depends on the dialect, so the grammar accepts
// any characters up to a blank. The dialect's own reader then checks them from the left as soon as
// they are read and throws the first fault.
#include <algorithm>
#include <charconv>

#include <boost/spirit/home/x3.hpp>
#include <fmt/format.h>

#include "notation/characters.hpp"
#include "notation/forsyth/forsyth.hpp"

namespace dawson::notation {
namespace {

namespace x3 = boost::spirit::x3;
using Range = boost::iterator_range<char const*>;

constexpr chess::Side::Name sides[] = {chess::Side::white,  chess::Side::black, chess::Side::red,
                                       chess::Side::blue,   chess::Side::green, chess::Side::yellow,
                                       chess::Side::purple, chess::Side::orange};

struct Reading {
  Record& record;
  TurnRules const* rules = nullptr;

  text::Span span(Range range) const { return span_of(record.text, range.begin(), range.end()); }

  void set_mover(Range letter) {
    text::Span const at = span(letter);
    if (rules->movers.find(letter.front()) == rules->movers.npos)
      throw fault_at(record.text, at.begin, "E-STM",
                     found_at(record.text, at.begin) + " is not a side to move",
                     fmt::format("write `{}`", fmt::join(rules->movers, "` or `")));
    for (chess::Side::Name const side : sides)
      if (letter_of(chess::Side(side)) == letter.front()) record.position.to_move = side;
  }

  void read(FieldReader reader, Range field) {
    if (auto fault = reader(span(field), record)) throw *fault;
  }

  unsigned number(Range digits) const {
    unsigned value = 0;
    auto const [end, failure] = std::from_chars(digits.begin(), digits.end(), value);
    if (failure != std::errc{})
      throw text::error("E-LIMIT", span(digits), "number is too large", "write a smaller number");
    return value;
  }

  void set_fullmove(Range digits) {
    record.position.fullmove = number(digits);
    if (record.position.fullmove == 0u)
      throw text::error("E-CLOCK", span(digits), "move number is 0; expected 1 or more",
                        "write `1`");
  }
};

// Actions: pass what is read to `Reading`.
auto const reading = [](auto& ctx) -> Reading& { return x3::_val(ctx); };
auto const set_mover = [](auto& ctx) { reading(ctx).set_mover(x3::_attr(ctx)); };
auto const set_castling = [](auto& ctx) {
  reading(ctx).read(reading(ctx).rules->castling, x3::_attr(ctx));
};
auto const set_passant = [](auto& ctx) {
  reading(ctx).read(reading(ctx).rules->en_passant, x3::_attr(ctx));
};
auto const set_halfmove = [](auto& ctx) {
  reading(ctx).record.position.halfmove = reading(ctx).number(x3::_attr(ctx));
};
auto const set_fullmove = [](auto& ctx) { reading(ctx).set_fullmove(x3::_attr(ctx)); };

namespace grammar {

// A rule with a phrase that error messages can name.
template <class Id>
using Phrase = x3::rule<Id>;

using x3::char_, x3::eoi, x3::expect, x3::lit, x3::raw;

auto const digit = char_('0', '9');
auto const other = char_ - ' ';

auto const before_mover = Phrase<class BeforeMover>{"a blank before the side to move"} = lit(' ');
auto const mover = Phrase<class Mover>{"the side to move"} = &other;
auto const after_mover = Phrase<class AfterMover>{"a blank after the side to move"} = lit(' ');
auto const castling = Phrase<class Castling>{"the castling rights"} = &other;
auto const after_castling = Phrase<class AfterCastling>{"a blank after the castling rights"} =
    lit(' ');
auto const passant = Phrase<class Passant>{"the en passant square"} = &other;
auto const before_clocks = Phrase<class BeforeClocks>{"a blank before the clocks"} = lit(' ');
auto const halfmove = Phrase<class Halfmove>{"the halfmove clock"} = &digit;
auto const after_halfmove = Phrase<class AfterHalfmove>{"a blank after the halfmove clock"} =
    lit(' ');
auto const fullmove = Phrase<class Fullmove>{"the fullmove number"} = &digit;
auto const after_fullmove = Phrase<class AfterFullmove>{"the end of the fullmove number"} =
    &(lit(' ') | eoi);

auto const turn = x3::rule<class Turn, Reading>{"turn"} =
    expect[before_mover] > mover > raw[other][set_mover] > after_mover > castling >
    raw[+other][set_castling] > after_castling > passant > raw[+other][set_passant];
auto const clocks = x3::rule<class Clocks, Reading>{"clocks"} =
    expect[before_clocks] > halfmove > raw[+digit][set_halfmove] > after_halfmove > fullmove >
    raw[+digit][set_fullmove] > after_fullmove;

}  // namespace grammar

/// Error for a missing phrase: that of the field itself, and in a record that ends there, the
/// field that should follow.
struct Missing {
  std::string_view phrase;
  std::string_view code;
  std::string_view next;
  std::string_view remedy;
};

constexpr std::string_view mover_remedy = "write one blank and the side to move, such as `w`";
constexpr std::string_view castling_remedy = "write `-` if no side can castle";
constexpr std::string_view passant_remedy = "write `-` for no en passant square";
constexpr std::string_view halfmove_remedy = "write a number, `0` after a pawn move or a capture";
constexpr std::string_view fullmove_remedy = "write a number from `1`";

Missing const missing[] = {
    {grammar::before_mover.name, "E-STM", "the side to move", mover_remedy},
    {grammar::mover.name, "E-STM", "the side to move", mover_remedy},
    {grammar::after_mover.name, "E-STM", "the castling rights", castling_remedy},
    {grammar::castling.name, "E-CASTLE", "the castling rights", castling_remedy},
    {grammar::after_castling.name, "E-CASTLE", "the en passant square", passant_remedy},
    {grammar::passant.name, "E-EP", "the en passant square", passant_remedy},
    {grammar::before_clocks.name, "E-EP", "the halfmove clock",
     "write the clocks, such as `0 1`; for a record of four fields use the notation `epd`"},
    {grammar::halfmove.name, "E-CLOCK", "the halfmove clock", halfmove_remedy},
    {grammar::after_halfmove.name, "E-CLOCK", "the fullmove number", fullmove_remedy},
    {grammar::fullmove.name, "E-CLOCK", "the fullmove number", fullmove_remedy},
    {grammar::after_fullmove.name, "E-CLOCK", "the end", fullmove_remedy},
};

/// Returns the error where `phrase` was expected at byte `at`.
text::Diagnostic explain(std::string_view phrase, std::string_view text, std::size_t at) {
  Missing const& what = *std::ranges::find(missing, phrase, &Missing::phrase);
  std::string remedy(what.remedy);
  if (at == text.size())
    return text::error("E-FIELD", {at, at}, fmt::format("record ends before {}", what.next),
                       std::move(remedy));
  if (text[at] == ';') remedy = "remove the semicolon";
  return fault_at(text, at, std::string(what.code),
                  fmt::format("expected {}, found {}", phrase, found_at(text, at)),
                  std::move(remedy));
}

template <class Grammar>
Fault parse(Grammar const& grammar, Reading result) {
  std::string_view const text = result.record.text;
  char const* at = text.data() + result.record.at;
  try {
    x3::parse(at, text.data() + text.size(), grammar, result);
  } catch (x3::expectation_failure<char const*> const& failure) {
    return explain(failure.which(), text, byte_of(text, failure.where()));
  } catch (text::Diagnostic const& fault) {
    return fault;
  }
  result.record.at = byte_of(text, at);
  return {};
}

}  // namespace

Fault read_turn(TurnRules const& rules, Record& record) {
  return parse(grammar::turn, {record, &rules});
}

Fault read_clocks(Record& record) { return parse(grammar::clocks, {record}); }

}  // namespace dawson::notation
