// clang-format off
//     placement = rank , 3 * { blanks , "/" , blanks , rank } , [ fields ] ;   (* 3 or more *)
//     rank      = ( digit | letter of a man | Cyrillic letter that looks like one ) , { ... } ;
//     fields    = blank , ( "w" | "b" ) , { blank , castling | square | number } ;
//     tag       = "[" , name , blank , '"' , { any } , '"' , "]" ;
// clang-format on
#include "document/listing/near_position.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include <fmt/format.h>

#include "document/listing/task_line.hpp"
#include "notation/guess.hpp"
#include "text/ascii.hpp"

namespace dawson::document {
namespace {

using text::Span;

// Letters of men in the notations' languages, and what stands behind or before one.
constexpr std::string_view rank_signs = "0123456789kqrbnpsdtlaczgKQRBNPSDTLACZG*'~+-";

struct LookAlike {
  std::string_view cyrillic;
  char latin;
};
constexpr LookAlike look_alikes[] = {
    {"К", 'K'}, {"к", 'k'}, {"В", 'B'}, {"в", 'b'}, {"Р", 'P'}, {"р", 'p'},
    {"Т", 'T'}, {"С", 'S'}, {"с", 's'}, {"Н", 'N'}, {"А", 'A'}, {"а", 'a'},
};

LookAlike const* look_alike_at(std::string_view text, std::size_t at) {
  auto const* const row = std::ranges::find_if(
      look_alikes, [&](LookAlike const& one) { return text.substr(at).starts_with(one.cyrillic); });
  return row == std::end(look_alikes) ? nullptr : row;
}

std::size_t rank_end(std::string_view text, std::size_t at) {
  while (at < text.size()) {
    if (rank_signs.find(text[at]) != std::string_view::npos) ++at;
    else if (auto const* const letter = look_alike_at(text, at)) at += letter->cyrillic.size();
    else break;
  }
  return at;
}

std::size_t behind_blanks(std::string_view text, std::size_t at) {
  return std::min(text.find_first_not_of(" \t", at), text.size());
}

// Side, castling, en passant and clocks of a FEN at byte `at`; `at` itself without them.
std::size_t fields_end(std::string_view text, std::size_t at) {
  constexpr std::string_view sides = "wb", in_fields = "KQkqABCDEFGHabcdefgh-0123456789";
  std::size_t const side = behind_blanks(text, at);
  if (side == at || side == text.size() || sides.find(text[side]) == std::string_view::npos ||
      (side + 1 < text.size() && text[side + 1] != ' '))
    return at;
  std::size_t end = side + 1;
  constexpr int most = 4;
  for (int field = 0; field < most; ++field) {
    std::size_t const begin = behind_blanks(text, end);
    std::size_t stop = begin;
    while (stop < text.size() && in_fields.find(text[stop]) != std::string_view::npos) ++stop;
    bool const whole = stop == text.size() || !text::is_word(text[stop]);
    if (begin == end || stop == begin || !whole) break;
    end = stop;
  }
  return end;
}

struct Placement {
  Span where;         // with the fields behind it
  std::string plain;  // as it is to be written
  std::optional<std::pair<Span, char>> cyrillic{};
  std::optional<Span> blank{};  // beside a slash
};

std::optional<Placement> placement_at(std::string_view text, std::size_t begin) {
  constexpr int least_slashes = 3;
  Placement found;
  int slashes = 0;
  std::size_t at = begin;
  for (std::size_t rank = begin;;) {
    std::size_t const end = rank_end(text, rank);
    if (end == rank) break;
    for (std::size_t i = rank; i < end;) {
      auto const* const letter = look_alike_at(text, i);
      std::size_t const size = letter ? letter->cyrillic.size() : 1;
      if (letter && !found.cyrillic) found.cyrillic = {{i, i + size}, letter->latin};
      found.plain += letter ? letter->latin : text[i];
      i += size;
    }
    at = end;
    std::size_t const slash = behind_blanks(text, end);
    if (slash == text.size() || text[slash] != '/') break;
    std::size_t const next = behind_blanks(text, slash + 1);
    if (rank_end(text, next) == next) break;
    if (!found.blank && slash > end) found.blank = Span{end, slash};
    if (!found.blank && next > slash + 1) found.blank = Span{slash + 1, next};
    found.plain += '/';
    ++slashes;
    rank = next;
  }
  auto const has = [&](bool (*is)(char)) { return std::ranges::any_of(found.plain, is); };
  if (slashes < least_slashes || !has([](char c) { return text::is_digit(c); }) ||
      !has([](char c) { return text::is_letter(c); }))
    return {};
  std::size_t const end = fields_end(text, at);
  found.plain += text.substr(at, end - at);
  found.where = {begin, end};
  return found;
}

std::optional<Placement> placement_in(std::string_view text) {
  for (std::size_t at = 0; at < text.size(); ++at) {
    bool const opens = at == 0 || !(text::is_word(text[at - 1]) || text[at - 1] == '/');
    if (!opens) continue;
    if (auto found = placement_at(text, at)) return found;
  }
  return {};
}

Span trimmed_span(std::string_view text, Span where) {
  while (where.begin < where.end && text[where.begin] == ' ') ++where.begin;
  while (where.begin < where.end && text[where.end - 1] == ' ') --where.end;
  return where;
}

std::optional<text::Diagnostic> near_position(std::string_view line) {
  if (std::ranges::count(line, '/') < 3) return {};
  auto const found = placement_in(line);
  if (!found) return {};
  if (found->cyrillic) {
    auto const& [where, latin] = *found->cyrillic;
    return text::error(
        "E-CHAR", where,
        fmt::format("`{}` is a Cyrillic letter", line.substr(where.begin, where.end - where.begin)),
        fmt::format("write the Latin `{}`: `{}`", latin, found->plain));
  }
  if (notation::is_position_line(line)) return {};
  Span const before = trimmed_span(line, {0, found->where.begin}),
             behind = trimmed_span(line, {found->where.end, line.size()});
  auto const words = [&](Span where) { return line.substr(where.begin, where.end - where.begin); };
  std::string const alone = fmt::format("write `{}` alone on its line", found->plain);
  if (before.end > before.begin)
    return text::error(
        "E-POSITION", before, "unexpected text on the line of a position",
        behind.end > behind.begin ? alone : fmt::format("{}, without `{}`", alone, words(before)));
  if (behind.end > behind.begin) {
    bool const of_listing = read_task_line(words(behind)).has_value();
    return text::error("E-POSITION", behind, "unexpected text on the line of a position",
                       of_listing
                           ? fmt::format("{}, and `{}` on another line", alone, words(behind))
                           : fmt::format("{}, without `{}`", alone, words(behind)));
  }
  if (!found->blank) return {};
  return text::error("E-POSITION", *found->blank, "position contains spaces",
                     fmt::format("write `{}`", found->plain));
}

}  // namespace

bool is_pgn_tag(std::string_view line) {
  line = text::without_tail(line);
  if (!line.starts_with('[') || !line.ends_with("\"]")) return false;
  std::size_t end = 1;
  while (end < line.size() && (text::is_alphanumeric(line[end]) || line[end] == '_')) ++end;
  std::size_t const quote = behind_blanks(line, end);
  bool const pair = end > 1 && quote > end && quote + 2 < line.size() && line[quote] == '"';
  return pair && !placement_in(line);
}

std::optional<text::Diagnostic> fault_of_position(std::string_view line) {
  if (is_pgn_tag(line))
    return text::error("E-POSITION", {0, line.size()}, "PGN games are not supported",
                       "write the tag FEN as `fen: ...` and the moves as `solution: ...`");
  return near_position(line);
}

}  // namespace dawson::document
