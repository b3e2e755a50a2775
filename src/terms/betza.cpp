// The grammar of "My Funny Notation":
//
//     man       = part , { part } ;
//     part      = { modifier } , atom , [ range ] ;
//     atom      = capital , [ the same capital ] ;      (* doubled: unlimited *)
//     capital   = "W"|"F"|"D"|"A"|"N"|"H"|"G"|"L"|"J"|"R"|"B"|"Q"|"K" ;
//     range     = nonzero , { digit } ;                 (* not behind a doubled capital *)
//     modifier  = direction , [ "h" ] | "m"|"c"|"n"|"j"|"g"|"p"|"o"|"z" ;
//     direction = "f"|"b"|"l"|"r"|"s"|"v" ;
//
// Directions are collected and put together at the capital, since others may stand between them.
// What is wrong is thrown by the action that meets it as a `text::Diagnostic`: it is the first from
// the left.
#include "terms/betza.hpp"

#include <algorithm>
#include <charconv>

#include <boost/spirit/home/x3.hpp>
#include <fmt/format.h>

#include "chess/movement.hpp"
#include "notation/character.hpp"
#include "text/ascii.hpp"

namespace dawson::terms {
namespace {

namespace x3 = boost::spirit::x3;
using chess::BetzaPart;
using chess::Breadth;
using chess::Direction;
using Range = boost::iterator_range<char const*>;

constexpr std::string_view direction_letters = "fblrsv";  // in the order of chess::Direction

/// What the grammar reads into.
struct Reading {
  std::string_view text;
  BetzaDialect dialect = BetzaDialect::funny;
  chess::Betza man{};
  // Of the part that is being read.
  BetzaPart part{};
  std::string letters{};    // its directions, with their `h`
  std::string modifiers{};  // its others
  std::string written_atom{};
  bool doubled = false;

  std::size_t place(char const* at) const { return notation::byte_of(text, at); }
};

text::Diagnostic dialect_fault(text::Span where, std::string message) {
  return text::error("E-DIALECT", where, std::move(message),
                     "write it as the funny notation has it, without --dialect xbetza");
}

Direction direction_of(char letter) {
  return static_cast<Direction>(direction_letters.find(letter));
}

// "ff" and "fh" first, then "rl" and "fb"; a letter before an `h` belongs to that alone.
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

bool is_rider(char atom) { return atom == 'R' || atom == 'B' || atom == 'Q'; }

// Only what both systems read alike passes ("Differences from later systems").
void check_dialect(Reading const& read) {
  BetzaPart const& part = read.part;
  auto const refuse = [&](std::string message) {
    throw dialect_fault(part.where, std::move(message));
  };
  auto const any_of = [](std::string_view letters, char c) {
    return letters.find(c) != std::string_view::npos;
  };
  if (any_of("KQ", part.atom) && !part.bearings.empty())
    refuse(fmt::format(
        "XBoard takes the eight steps of {} for one set, of which a direction selects others",
        part.atom));
  bool const far = any_of("HGLJ", part.atom);
  if (far && (part.lame || part.jumping))
    refuse("XBoard looks at one square between, not at all of them");
  if (part.jumping && any_of("WFRBQK", part.atom))
    refuse("in XBoard `j` makes this man skip the first square");
  if (part.crooked && any_of("NLJ", part.atom)) refuse("XBoard has no crooked riders of this step");
  auto const plain = std::ranges::count_if(read.letters, [](char c) { return c != 'h'; });
  if (plain > 2 && !any_of("WRDH", part.atom))
    refuse("XBoard puts more than two directions together in another way");
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
  if (to.modifiers.find(letter) != std::string::npos)
    throw notation::fault_at(to.text, at, "E-DUP",
                             fmt::format("`{}` stands twice before one capital", letter),
                             "write it once");
  constexpr std::string_view exclusive[] = {"nj", "gp"};
  for (std::string_view const pair : exclusive)
    for (std::size_t const i : {0, 1})
      if (letter == pair[i] && to.modifiers.find(pair[1 - i]) != std::string::npos)
        throw notation::fault_at(
            to.text, at, "E-CONFLICT",
            pair == "nj" ? "`n` must not pass over men, `j` must: together they forbid every move"
                         : "`g` lands behind the man that it hops over, `p` anywhere beyond: it "
                           "can do one of the two",
            "write two parts, one with each");
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
// XBoard's names of the camel and the zebra.
auto const set_later = [](auto& ctx) {
  Reading& to = reading(ctx);
  x3::_pass(ctx) = to.dialect == BetzaDialect::xbetza;
  to.written_atom = x3::_attr(ctx);
  to.part.atom = x3::_attr(ctx) == 'C' ? 'L' : 'J';
};
auto const close_atom = [](auto& ctx) {
  Reading& to = reading(ctx);
  to.part.range = is_rider(to.part.atom) || to.doubled ? chess::unlimited : 1;
};
auto const set_range = [](auto& ctx) {
  Reading& to = reading(ctx);
  Range const digits = x3::_attr(ctx);
  text::Span const where{to.place(digits.begin()), to.place(digits.end())};
  if (to.doubled)
    throw text::error("E-RANGE", where,
                      "a doubled capital goes as far as it can, and has no number",
                      fmt::format("write {}{} for a limited one", to.written_atom,
                                  std::string_view(digits.begin(), digits.size())));
  if (*digits.begin() == '0') {
    if (to.dialect == BetzaDialect::xbetza) {
      if (digits.size() > 1)
        throw dialect_fault(where,
                            "XBoard's exact ranges have no counterpart in the funny notation");
      to.part.range = chess::unlimited;
      return;
    }
    throw text::error(
        "E-RANGE", where, "a range is at least 1, and does not begin with 0",
        fmt::format("write {0}{0} for a man that goes as far as it can", to.written_atom));
  }
  auto const [end, failure] = std::from_chars(digits.begin(), digits.end(), to.part.range);
  if (failure != std::errc{} || end != digits.end())
    throw text::error("E-LIMIT", where, "this range is too large",
                      "double the capital for a man that goes as far as it can");
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
  if (to.dialect == BetzaDialect::xbetza) check_dialect(to);
  to.man.push_back(part);
};
auto const no_atom = [](auto& ctx) {
  Reading const& at_fault = reading(ctx);
  std::string_view const text = at_fault.text;
  std::size_t const at = at_fault.place(begins_at(ctx));
  if (at == text.size())
    throw text::error("E-NOATOM", {at, at}, "the modifiers at the end belong to no capital",
                      "add the capital that they modify");
  char const c = text[at];
  if (c == 'h')
    throw notation::fault_at(text, at, "E-HALF",
                             "`h` halves nothing: it stands behind no direction",
                             "write it behind f, b, l, r, s or v: fhN");
  bool const small = text::is_lower(c);
  if (at_fault.dialect == BetzaDialect::xbetza &&
      (small || std::string_view("[]{}()OUIYTE").find(c) != std::string_view::npos))
    throw dialect_fault(notation::character_span(text, at),
                        fmt::format("{} is XBoard's alone", notation::found_at(text, at)));
  if (small)
    throw notation::fault_at(text, at, "E-MOD", fmt::format("`{}` is no modifier", c),
                             "modifiers are f b l r s v h m c n j g p o z");
  char const* const hint = c == 'C'            ? "the camel, 1 to 3, is L here"
                           : c == 'Z'          ? "the zebra, 2 to 3, is J here"
                           : text::is_digit(c) ? "a number stands behind its capital: W4"
                                               : "capitals are W F D A N H G L J and R B Q K";
  throw notation::fault_at(
      text, at, "E-ATOM",
      fmt::format("expected a capital of Betza's, found {}", notation::found_at(text, at)), hint);
};

using x3::char_, x3::eoi, x3::eps, x3::lit, x3::raw;

auto const direction = char_("fblrsv")[add_direction] >> -lit('h')[add_half];
auto const manner = raw[char_("mcnjgpoz")][add_manner];
auto const capital = char_("WFDANHGLJRBQK");
auto const known = capital[set_atom] >> -capital[set_doubled];
auto const later = char_("CZ")[set_later] >> -char_("CZ")[set_doubled];
auto const atom = (known | later | eps[no_atom]) >> eps[close_atom];
auto const range = raw[+char_('0', '9')][set_range];
auto const part = eps[open_part] >> *(direction | manner) >> atom >> -range >> eps[close_part];
auto const man = x3::rule<class Man, Reading>{"man"} = +(!eoi >> part) >> eoi;

// Directions as letters; one beside the same one in its long form, since "ss" is narrow, and "sss"
// that before a plain one.
std::string letters_of(std::vector<chess::Bearing> const& bearings) {
  std::string letters;
  for (std::size_t i = 0; i < bearings.size(); ++i) {
    chess::Bearing const& bearing = bearings[i];
    char const letter = direction_letters[static_cast<std::size_t>(bearing.direction)];
    bool const plain =
        bearing.breadth == Breadth::plain && bearing.direction >= Direction::sideways;
    bool const again = plain && i > 0 && bearing == bearings[i - 1] && !letters.ends_with("rl") &&
                       !letters.ends_with("fb");
    bool const before_narrow =
        plain && i + 1 < bearings.size() &&
        bearings[i + 1] == chess::Bearing{bearing.direction, Breadth::narrow};
    if (again || before_narrow) letters += bearing.direction == Direction::sideways ? "rl" : "fb";
    else letters += letter;
    if (bearing.breadth == Breadth::half) letters += 'h';
    if (bearing.breadth == Breadth::narrow) letters += letter;
  }
  return letters;
}

bool never_moves(BetzaPart const& one) { return chess::movement(one).empty(); }

// Once for all of them: a string of ten thousand letters would otherwise have as many findings.
void warn_of_idle_parts(chess::Betza const& parts, std::string_view text,
                        text::Diagnostics& warnings) {
  auto const idle = std::ranges::find_if(parts, [&](BetzaPart const& one) {
    bool const may_be_idle = one.jumping || one.hops || one.cannon;
    return may_be_idle && never_moves(one);
  });
  if (idle == parts.end()) return;
  std::string_view const written =
      text.substr(idle->where.begin, idle->where.end - idle->where.begin);
  bool const needs_range = idle->hops || idle->cannon;
  warnings.push_back(text::warning(
      "W-NOMOVE", idle->where, fmt::format("`{}` can never move", written),
      needs_range ? "it needs a man to hop over and a square behind him: a range of 2 at least"
                  : "a step to the next square passes over nothing that it could jump"));
}

}  // namespace

text::Result<chess::Betza> read_betza(std::string_view text, BetzaDialect dialect,
                                      text::Diagnostics& warnings) {
  if (text.empty())
    return text::error("E-EMPTY", {0, 0}, "there are no moves",
                       "name at least one capital, such as N");
  Reading result{text, dialect};
  char const* at = text.data();
  try {
    if (!x3::parse(at, at + text.size(), man, result))
      return notation::fault_at(text, 0, "E-ATOM", "no moves of Betza's");
  } catch (text::Diagnostic const& fault) {
    return fault;
  }
  warn_of_idle_parts(result.man, text, warnings);
  return std::move(result.man);
}

text::Result<chess::Betza> read_betza(std::string_view text, text::Diagnostics& warnings) {
  return read_betza(text, BetzaDialect::funny, warnings);
}

std::string write_betza(chess::Betza const& parts) {
  std::string out;
  BetzaPart const* before = nullptr;
  for (BetzaPart const& one : parts) {
    std::string letters = letters_of(one.bearings);
    if (one.moves != one.captures) letters += one.moves ? 'm' : 'c';
    for (auto const& [set, letter] : {std::pair{one.lame, 'n'},
                                      {one.jumping, 'j'},
                                      {one.hops, 'g'},
                                      {one.cannon, 'p'},
                                      {one.cylindrical, 'o'},
                                      {one.crooked, 'z'}})
      if (set) letters += letter;
    // "W" before "W" would be a doubled one.
    if (letters.empty() && before && out.back() == one.atom &&
        (before->range == 1 || is_rider(one.atom)))
      out += is_rider(one.atom) ? one.atom : '1';
    out += letters + one.atom;
    if (one.range == chess::unlimited && !is_rider(one.atom)) out += one.atom;
    if (one.range != chess::unlimited && (one.range > 1 || is_rider(one.atom)))
      out += std::to_string(one.range);
    before = &one;
  }
  return out;
}

bool looks_like_betza(std::string_view word) {
  bool const plain = std::ranges::all_of(word, [&](char c) { return text::is_alphanumeric(c); });
  if (!plain || word.empty()) return false;
  std::size_t const last = word.find_last_not_of("0123456789");
  return last != std::string_view::npos && word[last] >= 'A' && word[last] <= 'Z';
}

}  // namespace dawson::terms
