#include "semantics/drawn_conditions.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <optional>
#include <string>
#include <utility>

#include <fmt/format.h>

#include "semantics/popeye/condition_table.hpp"
#include "semantics/popeye/conditions.hpp"
#include "semantics/twins/play.hpp"
#include "text/closest_name.hpp"
#include "text/scanning.hpp"

namespace dawson::semantics {
namespace {

using chess::Square;

class Drawer {
 public:
  Drawer(chess::Position& position, problem::View& view, text::Span where)
      : position_(position), view_(view), where_(where) {}

  text::Diagnostics run(BoardOfConditions drawn, problem::DrawnByFields by_fields) {
    findings_ = std::move(drawn.findings);
    if (!by_fields.grid) {
      if (drawn.grid.block_files > 0) view_.grid = drawn.grid;
      std::ranges::copy(drawn.grid.lines, std::back_inserter(view_.grid.lines));
    }
    if (!by_fields.edges && drawn.edges != chess::Edges::none) view_.edges = drawn.edges;
    for (Square const square : drawn.framed)
      if (!by_fields.marks)
        view_.marks.push_back({chess::MarkKind::frame, {square, square, {}, {}}, {}, {}});
    for (Square const square : drawn.holes)
      if (chess::Cell* const cell = free(square, "hole")) cell->kind = chess::CellKind::hole;
    for (Square const square : drawn.imitators)
      if (chess::Cell* const cell = free(square, "imitator")) {
        cell->occupant = chess::Piece{chess::Kind::circle, chess::Side::black, 0, {}};
        position_.imitators.push_back(square);
      }
    return std::move(findings_);
  }

 private:
  chess::Cell* free(Square square, std::string_view what) {
    chess::Cell& cell = position_.board.cells()[*chess::cell_at(position_.board, square)];
    if (!cell.occupant) return &cell;
    auto const* piece = std::get_if<chess::Piece>(&*cell.occupant);
    bool const imitator =
        piece && piece->kind == chess::Kind::circle;  // the position has it already
    if (!imitator)
      findings_.push_back(text::warning(
          "W-CONDITION", where_,
          fmt::format("{} is occupied; the {} is not drawn", chess::square_name(square), what),
          "correct the condition or the position"));
    return imitator && what == "imitator" ? &cell : nullptr;
  }

  chess::Position& position_;
  problem::View& view_;
  text::Span where_;
  text::Diagnostics findings_;
};

using Conditions = std::optional<std::vector<std::string>>;

// Returns for each twin the conditions that replace those of the problem.
std::vector<Conditions> conditions_of(std::vector<chess::Twin> const& twins) {
  std::vector<Conditions> all;
  for (chess::Twin const& twin : twins) {
    Conditions own = twin.continued && !all.empty() ? all.back() : Conditions();
    for (chess::TwinChange const& change : twin.changes)
      if (change.kind == chess::ChangeKind::conditions) own = change.texts;
    all.push_back(std::move(own));
  }
  return all;
}

std::vector<std::optional<TwinDiagram>> diagrams_of(problem::Problem const& problem,
                                                    text::Diagnostics& findings) {
  auto const conditions = conditions_of(problem.twins);
  bool const own = std::ranges::any_of(conditions, [](auto const& one) { return one.has_value(); });
  auto const drawn = play_all(problem.twins, problem.position);
  bool const separate = own && problem.undrawn;
  auto const bare =
      separate ? play_all(problem.twins, problem.undrawn->position) : decltype(play_all({}, {}))();
  std::vector<std::optional<TwinDiagram>> out;
  for (std::size_t i = 0; i < drawn.size(); ++i) {
    auto const& played = conditions[i] && separate ? bare[i] : drawn[i];
    if (!played) {
      out.emplace_back();
      continue;
    }
    TwinDiagram twin{played->position, problem.view};
    if (conditions[i]) {
      if (separate) twin.view = problem.undrawn->view;
      for (std::string const& condition : *conditions[i])
        std::ranges::move(
            draw_condition(condition, problem.drawn_by_fields, twin.position, twin.view),
            std::back_inserter(findings));
    }
    out.push_back(std::move(twin));
  }
  return out;
}

}  // namespace

text::Diagnostics draw_condition(std::string_view condition, problem::DrawnByFields by_fields,
                                 chess::Position& position, problem::View& view) {
  return Drawer(position, view, {0, condition.size()})
      .run(board_of_condition(condition, position.board), by_fields);
}

std::vector<std::optional<TwinDiagram>> twin_diagrams(problem::Problem const& problem) {
  text::Diagnostics reported_before;
  return diagrams_of(problem, reported_before);
}

text::Diagnostics check_twin_conditions(problem::Problem const& problem) {
  text::Diagnostics findings;
  auto const has_own = [](chess::Twin const& twin) {
    return std::ranges::any_of(twin.changes, [](chess::TwinChange const& change) {
      return change.kind == chess::ChangeKind::conditions;
    });
  };
  if (std::ranges::any_of(problem.twins, has_own)) diagrams_of(problem, findings);
  for (text::Diagnostic& finding : findings) finding.span = {};
  return findings;
}

// Each condition is translated to Popeye's words first, whatever its language; the first word
// decides what is drawn, the others decide where:
//
//     grid  = "GridChess" , { variant } ;        (* cells of 2 by 2, that of a1 is a1 b1 a2 b2 *)
//     variant = "VerticalShift" | "HorizontalShift" | "DiagonalShift"
//             | "Orthogonal" , files and ranks   (* a line right of each file, above each rank *)
//             | "Irregular" , { squares }        (* a cell each; all others are one more *)
//             | "GridLine" , { ( "H" | "V" ) , square , length } ;   (* from its corner a1-wards *)

namespace {

using chess::GridLine;

enum class Shows : std::uint8_t { grid, holes, frames, imitators };

struct Row {
  std::string_view word;  ///< Popeye's
  Shows shows;
};
constexpr auto rows = std::to_array<Row>({
    {"GridChess", Shows::grid},
    {"ContactGridChess", Shows::grid},
    {"Hole", Shows::holes},
    {"MagicSquares", Shows::frames},
    {"Wormholes", Shows::frames},
    {"WhiteRoyalSquare", Shows::frames},
    {"BlackRoyalSquare", Shows::frames},
    {"Imitator", Shows::imitators},
});

constexpr int cell_side = 2;

// Reads "a1c8", and nothing else.
std::vector<Square> squares_in(std::string_view token) {
  std::vector<Square> squares;
  for (std::size_t at = 0; at < token.size(); at += 2) {
    auto const square = chess::read_square(token.substr(at, 2));
    if (!square) return {};
    squares.push_back(*square);
  }
  return squares;
}

// Draws grid lines on a board of straight rows.
class GridMaker {
 public:
  explicit GridMaker(chess::Board const& board)
      : files_(static_cast<int>(board.row(0).size())), ranks_(static_cast<int>(board.rows())) {}

  chess::Grid run(std::vector<std::string_view> const& words) {
    if (words.size() == 1) return {cell_side, cell_side, {}};
    for (std::size_t i = 1; i < words.size();) i = take(words, i);
    return std::move(grid_);
  }

 private:
  std::size_t take(std::vector<std::string_view> const& words, std::size_t i) {
    std::string_view const variant = words[i++];
    if (variant == "VerticalShift") shifted(0, 1);
    else if (variant == "HorizontalShift") shifted(1, 0);
    else if (variant == "DiagonalShift") shifted(1, 1);
    else if (variant == "Orthogonal" && i < words.size()) orthogonal(words[i++]);
    else if (variant == "Irregular") i = irregular(words, i);
    else if (variant == "GridLine")
      while (i < words.size() && line(words[i])) ++i;
    return i;
  }

  void add(bool vertical, int at, int from, int to) {
    grid_.lines.push_back({vertical, at, from, to, {}});
  }
  void column_edge(int at) {
    if (at > 0 && at < files_) add(true, at, 0, ranks_);
  }
  void row_edge(int at) {
    if (at > 0 && at < ranks_) add(false, at, 0, files_);
  }

  void shifted(int right, int up) {
    for (int at = right == 0 ? cell_side : right; at < files_; at += cell_side) column_edge(at);
    for (int at = up == 0 ? cell_side : up; at < ranks_; at += cell_side) row_edge(at);
  }

  void orthogonal(std::string_view lines) {
    for (char const c : lines)
      if (text::is_digit(c)) row_edge(c - '0');
      else column_edge(text::to_lower(c) - 'a' + 1);
  }

  bool line(std::string_view token) {
    if (token.size() < 4) return false;
    auto const square = chess::read_square(token.substr(1, 2));
    char const direction = text::to_lower(token[0]);
    if (!square || (direction != 'h' && direction != 'v') || token.size() > 4 ||
        !text::is_digit(token[3]))
      return false;
    bool const vertical = direction == 'v';
    int const from = vertical ? square->rank : square->file;
    int const to = std::min(from + token[3] - '0', vertical ? ranks_ : files_);
    add(vertical, vertical ? square->file : square->rank, from, to);
    return true;
  }

  // Draws a line between each two neighbours that belong to different cells.
  std::size_t irregular(std::vector<std::string_view> const& words, std::size_t i) {
    std::map<std::pair<int, int>, int> cells;
    int cell = 0;
    for (; i < words.size() && !squares_in(words[i]).empty(); ++i) {
      ++cell;
      for (Square const square : squares_in(words[i])) cells[{square.file, square.rank}] = cell;
    }
    auto const cell_of = [&](int file, int rank) {
      auto const found = cells.find({file, rank});
      return found == cells.end() ? 0 : found->second;
    };
    if (cell == 0) return i;
    for (int file = 0; file < files_; ++file)
      for (int rank = 0; rank < ranks_; ++rank) {
        if (file > 0 && cell_of(file, rank) != cell_of(file - 1, rank))
          add(true, file, rank, rank + 1);
        if (rank > 0 && cell_of(file, rank) != cell_of(file, rank - 1))
          add(false, rank, file, file + 1);
      }
    return i;
  }

  int files_, ranks_;
  chess::Grid grid_;
};

// Recognises cylinders, which Popeye does not know.
chess::Edges edges_of(std::string_view condition) {
  std::string const name = text::folded(condition);
  for (Condition const& row : further_conditions())
    if (auto const edges = row.takes.empty() ? std::nullopt : chess::edges_named(row.takes))
      for (chess::Language const language : chess::all_languages)
        if (text::folded(row.others.front().in(language)) == name) return *edges;
  return chess::Edges::none;
}

}  // namespace

BoardOfConditions board_of_condition(std::string_view condition, chess::Board const& board) {
  BoardOfConditions found;
  found.edges = edges_of(condition);
  auto const written = popeye::condition_for_popeye(condition);
  if (!written) return found;
  auto const words = text::words_of(*written);
  auto const row = std::ranges::find(rows, words.front(), &Row::word);
  if (row == rows.end()) return found;
  if (row->shows == Shows::grid) {
    if (board.rectangular() && board.rows() > 0) found.grid = GridMaker(board).run(words);
    return found;
  }
  std::vector<Square>& squares = row->shows == Shows::holes    ? found.holes
                                 : row->shows == Shows::frames ? found.framed
                                                               : found.imitators;
  for (std::string_view const word : words)
    for (Square const square : squares_in(word)) {
      if (chess::cell_at(board, square)) {
        squares.push_back(square);
        continue;
      }
      found.findings.push_back(
          text::warning("W-CONDITION", {0, condition.size()},
                        fmt::format("the board has no square {}", chess::square_name(square)),
                        "name a square of the board; rank 1 is at the bottom"));
    }
  return found;
}

}  // namespace dawson::semantics
