#include "notation/guess.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <vector>

#include "chess/square.hpp"
#include "notation/export_forms.hpp"
#include "notation/janko/janko.hpp"
#include "notation/letters.hpp"

namespace dawson::notation {
namespace {

// The letters of the third field tell the fen family apart.
std::string_view fen_family(std::string_view record, std::string_view castling) {
  text::Diagnostics ignored;
  if (castling.find_first_not_of("KQkq-") == std::string_view::npos)
    return find_notation("fen")->read(record, ignored) ||
                   !find_notation("xfen")->read(record, ignored)
               ? "fen"
               : "xfen";
  if (castling.find_first_not_of("ABCDEFGHabcdefgh") == std::string_view::npos) return "shredder";
  return "xfen";
}

std::vector<std::string_view> words_of(std::string_view text) {
  std::vector<std::string_view> words;
  for (std::size_t at = 0; at < text.size();) {
    std::size_t const end = std::min(text.find(' ', at), text.size());
    if (end > at) words.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  return words;
}

// A colour word, or an item of diagram.sty's: colour, man, file, rank.
bool is_men_list(std::string_view text) {
  constexpr std::string_view colours[] = {"White ", "Black ",       "Neutral ",
                                          "Weiss ", "Wei\xC3\x9F ", "Schwarz ",
                                          "Blanc ", "Noir ",        "Neutre "};
  if (std::ranges::any_of(colours,
                          [&](std::string_view colour) { return text.starts_with(colour); }))
    return true;
  return text.size() >= 4 && std::string_view("wsn").find(text[0]) != std::string_view::npos &&
         is_upper(text[1]) && text.find('/') == std::string_view::npos &&
         text.find(", ") != std::string_view::npos;
}

bool has_turn(std::string_view text) {
  for (std::size_t star = text.find('*'); star != std::string_view::npos;
       star = text.find('*', star + 1))
    if (star + 1 < text.size() && is_digit(text[star + 1])) return true;
  return false;
}

bool has_name(std::string_view text) {
  for (std::size_t open = text.find('('); open != std::string_view::npos;
       open = text.find('(', open + 1)) {
    std::size_t const close = text.find(')', open);
    if (close != std::string_view::npos && close > open + 2 &&
        (is_lower(text[open + 1]) || is_upper(text[open + 1])))
      return true;
  }
  return false;
}

// Kinds are compared, never letters; shades are the notation's business.
bool same_cell(chess::Cell const& x, chess::Cell const& y) {
  return x.row == y.row && x.left == y.left && x.width == y.width && x.kind == y.kind &&
         x.occupant == y.occupant;
}

bool same_squares(chess::Board const& a, chess::Board const& b) {
  return a.rows() == b.rows() && std::ranges::equal(a.cells(), b.cells(), same_cell);
}

std::string occupant_name(chess::Cell const& cell) {
  if (cell.kind == chess::CellKind::hole) return "no square";
  if (!cell.occupant) return "empty";
  auto const* man = std::get_if<chess::Man>(&*cell.occupant);
  if (!man) return "the text " + std::get<chess::Text>(*cell.occupant).text;
  std::string const turn =
      man->rotation == 0 ? "" : fmt::format(", turned by {} degrees", man->rotation * 45);
  std::string_view const kind = man->kind == chess::Kind::letter ? "man" : kind_name(man->kind);
  return fmt::format("{} {}{}{}", side_name(man->side), man->kind == chess::Kind::named ? "" : kind,
                     man->name.empty() ? "" : " " + man->name, turn);
}

// What a reading means where it differs from another: a square's man, or the shape of the board.
std::string meaning(Notation const& notation, chess::Board const& board,
                    chess::Board const& other) {
  if (board.rows() != other.rows() || board.cells().size() != other.cells().size())
    return fmt::format("{}: {} squares in {} rows", notation.name, board.cells().size(),
                       board.rows());
  auto const [mine, theirs] = std::ranges::mismatch(board.cells(), other.cells(), same_cell);
  if (mine == board.cells().end()) return fmt::format("{}: as the others", notation.name);
  int const rank = static_cast<int>(board.rows()) - 1 - mine->row;
  int const file = static_cast<int>(&*mine - board.row(static_cast<std::size_t>(mine->row)).data());
  return fmt::format("{}: {} on {}", notation.name, occupant_name(*mine),
                     chess::square_name({file, rank}));
}

}  // namespace

Notation const* notation_by_sign(std::string_view text) {
  if (is_janko_address(text)) return find_notation("janko");
  if (is_men_list(text)) return find_notation("men");
  if (text.starts_with("{W}") || text.starts_with("{U}")) return find_notation("ffen");
  auto const words = words_of(text);
  constexpr std::size_t fen_fields = 6;
  if (words.size() == fen_fields && words[0].find_first_of("^<>_*()'") == std::string_view::npos)
    return find_notation(fen_family(text, words[2]));
  if (text.find('\'') != std::string_view::npos) return find_notation("janko");
  if (text.find_first_of("^<>_") != std::string_view::npos) return find_notation("x2fen");
  // X2-FEN has kings and rooks of that shape: only where it cannot read the string is the sign one.
  text::Diagnostics ignored;
  if (has_turn(text) && find_notation("janko")->read(text, ignored)) return find_notation("janko");
  if (has_name(text) && find_notation("ffen")->read(text, ignored)) return find_notation("ffen");
  return nullptr;
}

text::Result<Guessed> read_any(std::string_view text, text::Diagnostics& warnings) {
  if (Notation const* const known = notation_by_sign(text)) {
    auto reading = known->read(text, warnings);
    if (!reading) return reading.error();
    return Guessed{known, std::move(*reading)};
  }
  struct Reading {
    Guessed guessed;
    text::Diagnostics warnings;
  };
  std::vector<Reading> different;
  std::optional<text::Diagnostic> furthest;
  for (Notation const& notation : notations()) {
    if (!notation.guessed) continue;
    text::Diagnostics own;
    auto reading = notation.read(text, own);
    if (!reading) {
      if (!furthest || reading.error().span.begin > furthest->span.begin)
        furthest = reading.error();
      continue;
    }
    bool const known = std::ranges::any_of(different, [&](Reading const& other) {
      return same_squares(other.guessed.position.board, reading->board);
    });
    if (!known) different.push_back({{&notation, std::move(*reading)}, std::move(own)});
  }
  if (different.empty()) return *furthest;
  if (different.size() > 1) {
    std::string names, meanings;
    for (Reading const& reading : different) {
      names += fmt::format("{}{}", names.empty() ? "" : ", ", reading.guessed.notation->name);
      meanings +=
          fmt::format("{}{}", meanings.empty() ? "" : "; ",
                      meaning(*reading.guessed.notation, reading.guessed.position.board,
                              different[&reading == &different[0] ? 1 : 0].guessed.position.board));
    }
    return text::error("E-AMBIGUOUS", {0, text.size()},
                       fmt::format("{} read this position differently", names),
                       fmt::format("name the notation ({})", meanings));
  }
  warnings.insert(warnings.end(), different[0].warnings.begin(), different[0].warnings.end());
  return std::move(different[0].guessed);
}

bool is_position_line(std::string_view line) {
  if (is_janko_address(line)) return true;
  std::string_view const placement = line.substr(0, line.find(' '));
  constexpr int least_slashes = 3;  // dates have fewer
  return std::ranges::count(placement, '/') >= least_slashes &&
         placement.find("//") == std::string_view::npos &&
         (placement.size() == line.size() ||
          line.find_first_of("wb", placement.size()) == placement.size() + 1);
}

}  // namespace dawson::notation
