// The grammar of "My Funny Notation":
//
//     piece     = part , { part } ;
//     part      = { modifier } , atom , [ range ] ;
//     atom      = capital , [ the same capital ] ;      (* doubled: unlimited *)
//     capital   = "W"|"F"|"D"|"A"|"N"|"H"|"G"|"L"|"J"|"R"|"B"|"Q"|"K" ;
//     range     = nonzero , { digit } ;                 (* not after a doubled capital *)
//     modifier  = direction , [ "h" ] | "m"|"c"|"n"|"j"|"g"|"p"|"o"|"z" ;
//     direction = "f"|"b"|"l"|"r"|"s"|"v" ;
//
// Directions are collected and combined at the capital, since other modifiers may appear between
// them. Actions throw the first error from the left as a `text::Diagnostic`.
#include "semantics/betza/betza.hpp"

#include <algorithm>
#include <charconv>

#include <boost/spirit/home/x3.hpp>
#include <fmt/format.h>

#include "notation/characters.hpp"
#include "text/scanning.hpp"

namespace dawson::semantics {
namespace {

namespace x3 = boost::spirit::x3;
using chess::BetzaPart;
using chess::Breadth;
using chess::Direction;
using Range = boost::iterator_range<char const*>;

/// The state that the grammar fills.
struct Reading {
  std::string_view text;
  chess::Betza piece{};
  // Of the part that is being read.
  BetzaPart part{};
  std::string letters{};    // its directions, with their `h`
  std::string modifiers{};  // its other modifiers
  std::string written_atom{};
  bool doubled = false;

  std::size_t place(char const* at) const { return notation::byte_of(text, at); }
};

// Combines direction letters: "ff" and "fh" first, then "rl" and "fb"; an `h` belongs only to the
// letter before it.
std::vector<chess::Bearing> headings_of(std::string_view letters) {
  std::vector<chess::Bearing> bearings;
  for (std::size_t i = 0; i < letters.size(); ++i) {
    char const letter = letters[i];
    char const next = i + 1 < letters.size() ? letters[i + 1] : 0;
    bool const next_is_half = i + 2 < letters.size() && letters[i + 2] == 'h';
    auto const together = [&](char a, char b) {
      return (letter == a && next == b) || (letter == b && next == a);
    };
    if (next == 'h') bearings.push_back({direction_of(letter), Breadth::half}), ++i;
    else if (next == letter && !next_is_half)
      bearings.push_back({direction_of(letter), Breadth::narrow}), ++i;
    else if (together('r', 'l') && !next_is_half)
      bearings.push_back({Direction::sideways, Breadth::plain}), ++i;
    else if (together('f', 'b') && !next_is_half)
      bearings.push_back({Direction::vertical, Breadth::plain}), ++i;
    else bearings.push_back({direction_of(letter), Breadth::plain});
  }
  return bearings;
}

// Actions.
auto const reading = [](auto& ctx) -> Reading& { return x3::_val(ctx); };
auto const begins_at = [](auto& ctx) { return x3::_where(ctx).begin(); };
auto const open_part = [](auto& ctx) {
  Reading& to = reading(ctx);
  to.part = {};
  to.letters.clear();
  to.modifiers.clear();
  to.doubled = false;
  to.part.where.begin = to.place(begins_at(ctx));
};
auto const add_direction = [](auto& ctx) { reading(ctx).letters += x3::_attr(ctx); };
auto const add_half = [](auto& ctx) { reading(ctx).letters += 'h'; };
auto const add_manner = [](auto& ctx) {
  Reading& to = reading(ctx);
  Range const range = x3::_attr(ctx);
  char const letter = *range.begin();
  std::size_t const at = to.place(range.begin());
  if (auto fault = clashing(to.text, at, to.modifiers)) throw *std::move(fault);
  to.modifiers += letter;
};
auto const set_atom = [](auto& ctx) {
  reading(ctx).part.atom = x3::_attr(ctx);
  reading(ctx).written_atom = x3::_attr(ctx);
};
auto const set_doubled = [](auto& ctx) {
  bool const same = reading(ctx).written_atom[0] == x3::_attr(ctx);
  if (same) reading(ctx).doubled = true;
  x3::_pass(ctx) = same;
};
auto const close_atom = [](auto& ctx) {
  Reading& to = reading(ctx);
  to.part.range = to.doubled ? chess::unlimited : default_range(to.part);
};
auto const set_range = [](auto& ctx) {
  Reading& to = reading(ctx);
  Range const digits = x3::_attr(ctx);
  text::Span const where{to.place(digits.begin()), to.place(digits.end())};
  if (to.doubled)
    throw text::error("E-RANGE", where, "a doubled capital takes no number: its range is unlimited",
                      fmt::format("write {}{} for a limited range", to.written_atom,
                                  std::string_view(digits.begin(), digits.size())));
  if (*digits.begin() == '0')
    throw text::error("E-RANGE", where, "range starts with 0; expected 1 or more",
                      fmt::format("write {0}{0} for an unlimited range", to.written_atom));
  auto const [end, failure] = std::from_chars(digits.begin(), digits.end(), to.part.range);
  if (failure != std::errc{} || end != digits.end())
    throw text::error("E-LIMIT", where, "range is too large",
                      "double the capital for an unlimited range");
};
auto const close_part = [](auto& ctx) {
  Reading& to = reading(ctx);
  BetzaPart& part = to.part;
  auto const has = [&](char letter) { return to.modifiers.find(letter) != std::string::npos; };
  part.bearings = headings_of(to.letters);
  part.moves = has('m') || !has('c');
  part.captures = has('c') || !has('m');
  part.lame = has('n'), part.jumping = has('j'), part.hops = has('g');
  part.cannon = has('p'), part.cylindrical = has('o'), part.crooked = has('z');
  part.where.end = to.place(begins_at(ctx));
  to.piece.push_back(part);
};
auto const no_atom = [](auto& ctx) {
  Reading const& at_fault = reading(ctx);
  std::string_view const text = at_fault.text;
  std::size_t const at = at_fault.place(begins_at(ctx));
  if (at == text.size())
    throw text::error("E-NOATOM", {at, at}, "modifiers at the end have no capital",
                      "add the capital after them");
  char const c = text[at];
  if (c == 'h')
    throw notation::fault_at(text, at, "E-HALF", "`h` must follow a direction",
                             "write it after f, b, l, r, s or v: `fhN`");
  if (text::is_lower(c))
    throw notation::fault_at(text, at, "E-MOD", fmt::format("unknown modifier `{}`", c),
                             std::string_view("iaedtuyq").find(c) != std::string_view::npos
                                 ? "for XBoard's modifiers add `--dialect xbetza`, or in a "
                                   "document `xbetza` before the moves"
                                 : "use one of the modifiers f b l r s v h m c n j g p o z");
  char const* const hint = c == 'C'   ? "write `L` for the camel (1,3)"
                           : c == 'Z' ? "write `J` for the zebra (2,3)"
                           : text::is_digit(c)
                               ? "write the number after its capital: `W4`"
                               : "use one of the capitals W F D A N H G L J and R B Q K";
  throw notation::fault_at(
      text, at, "E-ATOM",
      fmt::format("expected a Betza capital, found {}", notation::found_at(text, at)), hint);
};

using x3::char_, x3::eoi, x3::eps, x3::lit, x3::raw;

auto const direction = char_("fblrsv")[add_direction] >> -lit('h')[add_half];
auto const manner = raw[char_("mcnjgpoz")][add_manner];
auto const capital = char_("WFDANHGLJRBQK");
auto const known = capital[set_atom] >> -capital[set_doubled];
auto const atom = (known | eps[no_atom]) >> eps[close_atom];
auto const range = raw[+char_('0', '9')][set_range];
auto const part = eps[open_part] >> *(direction | manner) >> atom >> -range >> eps[close_part];
auto const piece = x3::rule<class Piece, Reading>{"man"} = +(!eoi >> part) >> eoi;

}  // namespace

text::Result<chess::Betza> read_funny(std::string_view text) {
  Reading result{text};
  char const* at = text.data();
  try {
    if (!x3::parse(at, at + text.size(), piece, result))
      return notation::fault_at(text, 0, "E-ATOM", "expected moves in Betza notation",
                                "write capitals, such as `N` or `fmWfcF`");
  } catch (text::Diagnostic const& fault) {
    return fault;
  }
  return std::move(result.piece);
}

}  // namespace dawson::semantics
