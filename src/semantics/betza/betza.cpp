#include "semantics/betza/betza.hpp"

#include <algorithm>
#include <string>

#include <fmt/format.h>

#include "chess/movement.hpp"
#include "notation/characters.hpp"
#include "text/scanning.hpp"

namespace dawson::semantics {

// Both notations: chooses the reader of a string, warns of parts that move nowhere, and writes
// strings.

namespace {

using chess::BetzaPart;
using chess::Breadth;
using chess::Direction;
using chess::Joint;

bool is_rider(char atom) { return atom == 'R' || atom == 'B' || atom == 'Q'; }

std::string_view written(chess::Betza::const_iterator part, std::string_view text) {
  return text.substr(part->where.begin, part->where.end - part->where.begin);
}

// Warns once for all parts: a string of ten thousand letters would otherwise have as many
// findings.
void warn_of_idle_parts(chess::Betza const& parts, std::string_view text,
                        text::Diagnostics& warnings) {
  auto const has_no_way = [](BetzaPart const& one) {
    return (one.atom == 'O' || one.atom == 'U') && !one.bearings.empty() &&
           chess::movement(one).empty();
  };
  if (auto const lost = std::ranges::find_if(parts, has_no_way); lost != parts.end())
    warnings.push_back(text::warning(
        "W-NODIR", lost->where, fmt::format("`{}` can never move", written(lost, text)),
        lost->atom == 'O' ? "write lO2 for castling to the left, rO2 to the right, O2 for both"
                          : "remove the direction: U goes anywhere"));
  auto const immobile = std::ranges::find_if(parts, [&](BetzaPart const& one) {
    bool const may_be_idle =
        one.jumping || one.hops || one.cannon || one.skips > 0 || !one.then.empty();
    return may_be_idle && !has_no_way(one) && chess::movement(one).empty();
  });
  if (immobile == parts.end()) return;
  bool const needs_range = immobile->hops || immobile->cannon;
  warnings.push_back(text::warning(
      "W-NOMOVE", immobile->where, fmt::format("`{}` can never move", written(immobile, text)),
      needs_range         ? "write a range of 2 or more: it hops over a piece to a square after it"
      : immobile->jumping ? "remove `j`: a step to the next square jumps over nothing"
                          : "write a larger range: `j` skips the first square"));
}

struct Letter {
  bool BetzaPart::*set;
  char letter;
};
// In the order in which they are written, after the directions.
constexpr Letter funny_letters[] = {{&BetzaPart::lame, 'n'},        {&BetzaPart::jumping, 'j'},
                                    {&BetzaPart::hops, 'g'},        {&BetzaPart::cannon, 'p'},
                                    {&BetzaPart::cylindrical, 'o'}, {&BetzaPart::crooked, 'z'}};
constexpr Letter xbetza_letters[] = {
    {&BetzaPart::own, 'd'},     {&BetzaPart::passant, 'e'}, {&BetzaPart::spares_kings, 't'},
    {&BetzaPart::cannon, 'p'},  {&BetzaPart::hops, 'g'},    {&BetzaPart::cylindrical, 'o'},
    {&BetzaPart::toggles, 'y'}, {&BetzaPart::lame, 'n'},    {&BetzaPart::jumping, 'j'},
    {&BetzaPart::crooked, 'z'}, {&BetzaPart::circular, 'q'}};

// Writes directions as letters. In the funny notation "ss" is narrow and "sss" is narrow before
// plain, so a plain direction next to the same direction takes its long form.
std::string letters_of(std::vector<chess::Bearing> const& bearings, BetzaDialect dialect) {
  std::string letters;
  for (std::size_t i = 0; i < bearings.size(); ++i) {
    chess::Bearing const& bearing = bearings[i];
    char const letter = direction_letters[static_cast<std::size_t>(bearing.direction)];
    bool const plain = dialect == BetzaDialect::funny && bearing.breadth == Breadth::plain &&
                       bearing.direction >= Direction::sideways;
    bool const again = plain && i > 0 && bearing == bearings[i - 1] && !letters.ends_with("rl") &&
                       !letters.ends_with("fb");
    bool const before_narrow =
        plain && i + 1 < bearings.size() &&
        bearings[i + 1] == chess::Bearing{bearing.direction, Breadth::narrow};
    if (bearing.breadth == Breadth::chiral) letters += 'h';
    if (again || before_narrow) letters += bearing.direction == Direction::sideways ? "rl" : "fb";
    else letters += letter;
    if (bearing.breadth == Breadth::half) letters += 'h';
    if (bearing.breadth == Breadth::narrow) letters += letter;
  }
  return letters;
}

// Writes the modifiers of a part; `before_others` is true for a leg that others follow, which only
// moves by default.
std::string modifiers_of(BetzaPart const& one, bool before_others) {
  std::string letters;
  if (one.as_far) letters += 'i';
  letters.append(static_cast<std::size_t>(one.first_move), 'i');
  letters += letters_of(one.bearings, one.dialect);
  if (one.exchanges) letters += 'u';
  bool const special = before_others
                           ? one.captures || one.own || one.cannon || one.hops || one.toggles
                           : one.own || one.passant;
  bool const is_default = one.moves == (before_others || one.captures) && !special;
  if (one.moves && !is_default) letters += 'm';
  if (one.captures && !is_default) letters += 'c';
  if (one.dialect == BetzaDialect::funny) {
    for (Letter const& row : funny_letters)
      if (one.*row.set) letters += row.letter;
    return letters;
  }
  for (Letter const& row : xbetza_letters) {
    if (one.*row.set) letters += row.letter;
    if (row.letter == 'n') letters.append(static_cast<std::size_t>(one.skips), 'j');
  }
  return letters;
}

char written_atom(BetzaPart const& one) {
  bool const later = one.dialect == BetzaDialect::xbetza;
  return later && one.atom == 'L' ? 'C' : later && one.atom == 'J' ? 'Z' : one.atom;
}

std::string atom_and_range(BetzaPart const& one) {
  std::string out(1, written_atom(one));
  if (one.stretch != 0) out += one.stretch;
  if (one.range == default_range(one) && one.atom != 'O') return out;
  if (one.range != chess::unlimited) return out + std::to_string(one.range);
  return out + (one.stretch != 0 ? '0' : out.back());
}

std::string written(BetzaPart const& one) {
  auto const before_others = [&](std::size_t leg) {
    return leg < one.then.size() && one.then[leg].joint != Joint::may_end;
  };
  if (one.then.empty()) return modifiers_of(one, false) + atom_and_range(one);
  bool const chain = one.then.front().joint == Joint::chain;
  std::string out = modifiers_of(one, before_others(0));
  if (!chain) out = "[" + out + atom_and_range(one);
  for (std::size_t i = 0; i < one.then.size(); ++i) {
    BetzaPart const& leg = one.then[i];
    out += chain ? 'a' : leg.joint == Joint::may_end ? '?' : '-';
    out += modifiers_of(leg, before_others(i + 1));
    if (!chain) out += atom_and_range(leg);
  }
  return out + (chain ? atom_and_range(one) : "]");
}

// Returns the notation that the text names, and the length of its name with the blanks after it.
std::pair<BetzaDialect, std::size_t> dialect_before(std::string_view text) {
  std::size_t const blank = std::min(text.find(' '), text.size());
  std::size_t const begin = std::min(text.find_first_not_of(' ', blank), text.size());
  for (BetzaDialectName const& row : betza_dialects)
    if (begin < text.size() && text.substr(0, blank) == row.name) return {row.dialect, begin};
  return {BetzaDialect::funny, 0};
}

}  // namespace

int default_range(BetzaPart const& part) {
  return is_rider(part.atom) || part.circular ? chess::unlimited : 1;
}

std::optional<text::Diagnostic> clashing(std::string_view text, std::size_t at,
                                         std::string_view before) {
  char const letter = text[at];
  if (before.find(letter) != std::string_view::npos)
    return notation::fault_at(text, at, "E-DUP",
                              fmt::format("`{}` appears twice before one capital", letter),
                              "write it once");
  struct Clash {
    std::string_view letters, why;
  };
  constexpr Clash clashes[] = {
      {"nj", "`n` may not pass over pieces, `j` must: together they forbid every move"},
      {"gp", "`g` lands just past the piece that it hops over, `p` anywhere beyond it"},
      {"gy", "`g` ends on a piece, `y` on an empty square; both change the next range"},
      {"py", "`p` ends on a piece, `y` on an empty square"},
      {"zq", "`z` turns to one side and back, `q` always to the same"}};
  for (Clash const& clash : clashes)
    for (std::size_t const i : {0, 1})
      if (letter == clash.letters[i] && before.find(clash.letters[1 - i]) != std::string_view::npos)
        return notation::fault_at(text, at, "E-CONFLICT", std::string(clash.why),
                                  "write two parts, one with each");
  return {};
}

text::Result<chess::Betza> read_betza(std::string_view text, BetzaDialect dialect,
                                      text::Diagnostics& warnings) {
  if (text.empty())
    return text::error("E-EMPTY", {0, 0}, "expected at least one capital, found nothing",
                       "write a capital, such as N");
  auto read = dialect == BetzaDialect::funny ? read_funny(text) : read_xbetza(text, warnings);
  if (read) warn_of_idle_parts(*read, text, warnings);
  return read;
}

text::Result<chess::Betza> read_betza(std::string_view text, text::Diagnostics& warnings) {
  auto const [dialect, begin] = dialect_before(text);
  text::Diagnostics found;
  auto read = read_betza(text.substr(begin), dialect, found);
  for (text::Diagnostic& warning : found) {
    warning.span = text::shifted(warning.span, begin);
    warnings.push_back(std::move(warning));
  }
  if (read) {
    for (BetzaPart& part : *read) part.where = text::shifted(part.where, begin);
    return read;
  }
  text::Diagnostic fault = read.error();
  fault.span = text::shifted(fault.span, begin);
  return fault;
}

std::string_view without_dialect(std::string_view text) {
  return text.substr(dialect_before(text).second);
}

std::string write_betza(chess::Betza const& parts) {
  std::string out;
  BetzaPart const* before = nullptr;  // the part before, if it has no range and no doubled capital
  for (BetzaPart const& one : parts) {
    std::string const next = written(one);
    // "W" after "W" would read as a doubled capital; U cannot be doubled.
    if (before && next.front() == out.back() && one.atom != 'U') {
      if (default_range(*before) == chess::unlimited) out += out.back();
      else out += '1';
    }
    out += next;
    before = one.range == default_range(one) && text::is_upper(out.back()) ? &one : nullptr;
  }
  return out;
}

bool looks_like_betza(std::string_view word) {
  if (dialect_before(word).second > 0) return true;
  bool const plain = std::ranges::all_of(word, [&](char c) { return text::is_alphanumeric(c); });
  if (!plain || word.empty()) return false;
  std::size_t const last = word.find_last_not_of("0123456789");
  return last != std::string_view::npos && text::is_upper(word[last]);
}

}  // namespace dawson::semantics
