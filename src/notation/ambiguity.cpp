#include "notation/ambiguity.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <vector>

#include "chess/board.hpp"
#include "notation/fsf/fsf.hpp"
#include "notation/write_result.hpp"

namespace dawson::notation {
namespace {

// Compares kinds, not letters; shades depend on the notation.
bool same_cell(chess::Cell const& x, chess::Cell const& y) {
  return x.row == y.row && x.left == y.left && x.width == y.width && x.kind == y.kind &&
         x.occupant == y.occupant;
}

// Like `same_cell`, wherever the cell is.
bool same_content(chess::Cell const& x, chess::Cell const& y) {
  return x.row == y.row && x.kind == y.kind && x.occupant == y.occupant;
}

bool same_squares(chess::Board const& a, chess::Board const& b) {
  return a.rows() == b.rows() && std::ranges::equal(a.cells(), b.cells(), same_cell);
}

std::string occupant_name(chess::Cell const& cell) {
  if (cell.kind == chess::CellKind::hole) return "no square";
  if (cell.kind == chess::CellKind::wall) return "a wall";
  if (!cell.occupant) return "empty";
  auto const* piece = std::get_if<chess::Piece>(&*cell.occupant);
  if (!piece) return "the text " + std::get<chess::Text>(*cell.occupant).text;
  std::string const turn =
      piece->rotation == 0 ? "" : fmt::format(", rotated by {} degrees", piece->rotation * 45);
  std::string_view const kind =
      piece->kind == chess::Kind::letter ? "piece" : chess::kind_name(piece->kind);
  constexpr std::string_view was[] = {"", "promoted ", "promoted pawn, now "};
  return fmt::format("{} {}{}{}{}", chess::side_name(piece->side),
                     was[static_cast<std::size_t>(piece->promotion)],
                     piece->kind == chess::Kind::named ? "" : kind,
                     piece->name.empty() ? "" : " " + piece->name, turn);
}

std::string place(chess::Board const& board, chess::Cell const& cell) {
  return chess::square_name(chess::square_of(board, cell));
}

bool same_shape(chess::Board const& a, chess::Board const& b) {
  return a.rows() == b.rows() && a.cells().size() == b.cells().size();
}

// Returns the cells whose occupants differ among boards of the same shape.
std::vector<std::size_t> different_pieces(std::vector<Reading> const& readings) {
  std::vector<std::size_t> cells;
  chess::Board const& first = readings.front().board();
  for (std::size_t i = 0; i < first.cells().size(); ++i)
    if (std::ranges::any_of(readings, [&](Reading const& other) {
          return !same_content(first.cells()[i], other.board().cells()[i]);
        }))
      cells.push_back(i);
  return cells;
}

// Returns the letters of every game, looked up once: each takes a search in the table of fairy
// pieces.
std::vector<Letters> const& letters_of_games() {
  static std::vector<Letters> const all = [] {
    std::vector<Letters> letters;
    for (Variant const& variant : variants()) letters.push_back(letters_of(variant));
    return letters;
  }();
  return all;
}

// Returns the hint that names a game with that board and all of its letters; empty if the letters
// are orthodox or no game fits.
std::string game_of(std::string_view text) {
  text = text.substr(0, text.find_first_of(" ["));
  bool const orthodox = text.find_first_of("acdefghijlmostuvwxyzACDEFGHIJLMOSTUVWXYZ") == text.npos;
  auto const ranks = static_cast<std::size_t>(std::ranges::count(text, '/')) + 1;
  if (orthodox) return {};
  for (Letters const& letters : letters_of_games()) {
    text::Diagnostics ignored;
    if (letters.ranks == ranks && read_fsf(text, letters, ignored))
      return fmt::format("; for a game of Fairy-Stockfish write `fsf {}`", letters.variant);
  }
  return {};
}

// Describes how a reading differs from `other`: by the pieces on some squares, or by the shape of
// the board.
std::string meaning(Reading const& reading, chess::Board const& other,
                    std::vector<std::size_t> const& cells) {
  constexpr std::size_t most = 4;
  chess::Board const& board = reading.board();
  auto const& hands = reading.guessed.position.hands;
  if (!same_shape(board, other))
    return fmt::format("{} squares in {} rows{}", board.cells().size(), board.rows(),
                       hands ? ", " + pieces_in_hand(*hands) : "");
  std::string pieces;
  for (std::size_t i = 0; i < std::min(cells.size(), most); ++i) {
    chess::Cell const& cell = board.cells()[cells[i]];
    pieces += fmt::format("{}{} on {}", pieces.empty() ? "" : ", ", occupant_name(cell),
                          place(board, cell));
  }
  if (!pieces.empty()) return pieces + (cells.size() > most ? " ..." : "");
  // Same pieces, but on squares of other widths or in shifted rows.
  auto const square = std::ranges::mismatch(board.cells(), other.cells(), same_cell).in1;
  return fmt::format("{} begins {} squares from the line where rows begin", place(board, *square),
                     static_cast<double>(square->left) / chess::quarters);
}

// Returns the row of a placement, without its slashes.
text::Span row_in(std::string_view text, int row) {
  std::size_t const all = std::min(text.find(' '), text.size());
  std::size_t begin = 0, end = text.find('/');
  for (; row > 0 && end < all; --row) {
    begin = end + 1;
    end = text.find('/', begin);
  }
  return row > 0 ? text::Span{0, text.size()} : text::Span{begin, std::min(end, all)};
}

}  // namespace

bool same_position(chess::Position const& a, chess::Position const& b) {
  return same_squares(a.board, b.board) && a.hands == b.hands;
}

text::Diagnostic ambiguous(std::string_view text, std::vector<Reading> const& readings) {
  bool const alike = std::ranges::all_of(readings, [&](Reading const& other) {
    return same_shape(readings.front().board(), other.board());
  });
  auto const cells = alike ? different_pieces(readings) : std::vector<std::size_t>{};
  text::Span const where = cells.empty()
                               ? text::Span{0, text.size()}
                               : row_in(text, readings.front().board().cells()[cells[0]].row);
  std::string names;
  bool game = false;  // of variants, if any
  std::vector<text::Note> notes;
  for (Reading const& reading : readings) {
    std::string_view const name = reading.guessed.notation->name;
    game = game || reading.guessed.notation->variants;
    Reading const& other = readings[&reading == &readings[0] ? 1 : 0];
    names += fmt::format("{}{}", names.empty() ? "" : ", ", name);
    notes.push_back({where, fmt::format("{}: {}", name, meaning(reading, other.board(), cells))});
  }
  std::string remedy = game ? game_of(text) : "";
  if (remedy.empty() && game && text.find(' ') != text.npos)
    remedy = "; for a chess variant write `fsf`";
  auto finding = text::error("E-AMBIGUOUS", {0, text.size()},
                             fmt::format("{} read this position differently", names),
                             "name the notation that is meant" + remedy);
  finding.notes = std::move(notes);
  return finding;
}

}  // namespace dawson::notation
