#include "notation/guess.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <vector>

#include "chess/square.hpp"
#include "notation/janko/janko.hpp"
#include "notation/letters.hpp"

namespace dawson::notation {
namespace {

// Kinds are compared, never letters; shades are the notation's business.
bool same_cell(chess::Cell const& x, chess::Cell const& y) {
  return x.row == y.row && x.left == y.left && x.width == y.width && x.kind == y.kind &&
         x.occupant == y.occupant;
}

// The same on a square, wherever that lies.
bool same_content(chess::Cell const& x, chess::Cell const& y) {
  return x.row == y.row && x.kind == y.kind && x.occupant == y.occupant;
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
  std::string_view const kind =
      man->kind == chess::Kind::letter ? "man" : chess::kind_name(man->kind);
  return fmt::format("{} {}{}{}", chess::side_name(man->side),
                     man->kind == chess::Kind::named ? "" : kind,
                     man->name.empty() ? "" : " " + man->name, turn);
}

// What a reading means where it differs from another: a square's man, or the shape of the board.
std::string meaning(Notation const& notation, chess::Board const& board,
                    chess::Board const& other) {
  if (board.rows() != other.rows() || board.cells().size() != other.cells().size())
    return fmt::format("{}: {} squares in {} rows", notation.name, board.cells().size(),
                       board.rows());
  auto const place = [](chess::Board const& on, chess::Cell const& cell) {
    return chess::square_name(chess::square_of(on, cell));
  };
  auto const man = std::ranges::mismatch(board.cells(), other.cells(), same_content).in1;
  if (man != board.cells().end())
    return fmt::format("{}: {} on {}", notation.name, occupant_name(*man), place(board, *man));
  // The same men on squares of other widths, or on rows that begin elsewhere.
  auto const square = std::ranges::mismatch(board.cells(), other.cells(), same_cell).in1;
  return fmt::format("{}: {} begins {} squares from the line where rows begin", notation.name,
                     place(board, *square), static_cast<double>(square->left) / chess::quarters);
}

}  // namespace

Notation const* notation_by_sign(std::string_view text) {
  Notation const* known = nullptr;
  Sign strongest = Sign::none;
  for (Notation const& notation : notations()) {
    Sign const sign = notation.sign ? notation.sign(text) : Sign::none;
    if (sign <= strongest) continue;
    known = &notation;
    strongest = sign;
  }
  return known;
}

text::Result<Guessed> read_any(std::string_view text, text::Diagnostics& warnings,
                               std::size_t squares) {
  Dialect dialect;
  dialect.squares = squares;
  if (Notation const* const known = notation_by_sign(text)) {
    auto reading = known->read(text, dialect, warnings);
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
    auto reading = notation.read(text, dialect, own);
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
