#include "notation/guess.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <vector>

#include "chess/square.hpp"
#include "notation/janko/janko.hpp"
#include "notation/letters.hpp"
#include "notation/men/men_words.hpp"
#include "text/ascii.hpp"

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

std::string place(chess::Board const& board, chess::Cell const& cell) {
  return chess::square_name(chess::square_of(board, cell));
}

struct Reading {
  Guessed guessed;
  text::Diagnostics warnings;

  chess::Board const& board() const { return guessed.position.board; }
};

bool same_shape(chess::Board const& a, chess::Board const& b) {
  return a.rows() == b.rows() && a.cells().size() == b.cells().size();
}

// The cells whose men differ among boards of the same shape.
std::vector<std::size_t> different_men(std::vector<Reading> const& readings) {
  std::vector<std::size_t> cells;
  chess::Board const& first = readings.front().board();
  for (std::size_t i = 0; i < first.cells().size(); ++i)
    if (std::ranges::any_of(readings, [&](Reading const& other) {
          return !same_content(first.cells()[i], other.board().cells()[i]);
        }))
      cells.push_back(i);
  return cells;
}

// What a reading means where it differs from `other`: the men on some squares, or the shape of the
// board.
std::string meaning(chess::Board const& board, chess::Board const& other,
                    std::vector<std::size_t> const& cells) {
  constexpr std::size_t most = 4;
  if (!same_shape(board, other))
    return fmt::format("{} squares in {} rows", board.cells().size(), board.rows());
  std::string men;
  for (std::size_t i = 0; i < std::min(cells.size(), most); ++i) {
    chess::Cell const& cell = board.cells()[cells[i]];
    men +=
        fmt::format("{}{} on {}", men.empty() ? "" : ", ", occupant_name(cell), place(board, cell));
  }
  if (!men.empty()) return men + (cells.size() > most ? " ..." : "");
  // The same men on squares of other widths, or on rows that begin elsewhere.
  auto const square = std::ranges::mismatch(board.cells(), other.cells(), same_cell).in1;
  return fmt::format("{} begins {} squares from the line where rows begin", place(board, *square),
                     static_cast<double>(square->left) / chess::quarters);
}

// The row of a placement, between its slashes.
text::Span row_in(std::string_view text, int row) {
  std::size_t const all = std::min(text.find(' '), text.size());
  std::size_t begin = 0, end = text.find('/');
  for (; row > 0 && end < all; --row) {
    begin = end + 1;
    end = text.find('/', begin);
  }
  return row > 0 ? text::Span{0, text.size()} : text::Span{begin, std::min(end, all)};
}

text::Diagnostic ambiguous(std::string_view text, std::vector<Reading> const& readings) {
  bool const alike = std::ranges::all_of(readings, [&](Reading const& other) {
    return same_shape(readings.front().board(), other.board());
  });
  auto const cells = alike ? different_men(readings) : std::vector<std::size_t>{};
  text::Span const where = cells.empty()
                               ? text::Span{0, text.size()}
                               : row_in(text, readings.front().board().cells()[cells[0]].row);
  std::string names;
  std::vector<text::Note> notes;
  for (Reading const& reading : readings) {
    std::string_view const name = reading.guessed.notation->name;
    Reading const& other = readings[&reading == &readings[0] ? 1 : 0];
    names += fmt::format("{}{}", names.empty() ? "" : ", ", name);
    notes.push_back(
        {where, fmt::format("{}: {}", name, meaning(reading.board(), other.board(), cells))});
  }
  auto finding = text::error("E-AMBIGUOUS", {0, text.size()},
                             fmt::format("{} read this position differently", names),
                             "name the notation that is meant");
  finding.notes = std::move(notes);
  return finding;
}

// Whether the men have letters of `language` alone among the usual men's, one of them at least:
// "D" and no "Q" are German. Plain FEN stays plain FEN.
bool is_lettered_in(std::string_view text, chess::Language language) {
  bool any = false;
  text = text.substr(0, text.find(' '));
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (text[at] == '.') at += 3;  // a walk of two characters
    if (at >= text.size() || !text::is_letter(text[at])) continue;
    auto const man = man_of_walk(text.substr(at, 1), language);
    bool const own = man && man->kind < chess::Kind::archbishop;
    bool const of_fen = man_of(text[at], orthodox_kinds()).has_value();
    if (of_fen && !own) return false;
    any = any || (own && !of_fen);
  }
  return any;
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
  std::vector<Reading> different;
  std::optional<text::Diagnostic> furthest;
  for (Notation const& notation : notations()) {
    if (notation.letters && !is_lettered_in(text, *notation.letters)) continue;
    text::Diagnostics own;
    auto reading = notation.read(text, dialect, own);
    if (!reading) {
      if (!furthest || reading.error().span.begin > furthest->span.begin)
        furthest = reading.error();
      continue;
    }
    bool const known = std::ranges::any_of(different, [&](Reading const& other) {
      return same_squares(other.board(), reading->board);
    });
    if (!known) different.push_back({{&notation, std::move(*reading)}, std::move(own)});
  }
  if (different.empty()) return *furthest;
  if (different.size() > 1) return ambiguous(text, different);
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
