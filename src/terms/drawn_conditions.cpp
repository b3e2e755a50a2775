#include "terms/drawn_conditions.hpp"

#include <algorithm>
#include <iterator>
#include <string>
#include <utility>

#include <fmt/format.h>

#include "terms/board_conditions.hpp"
#include "terms/twins/play.hpp"

namespace dawson::terms {
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
        piece && piece->kind == chess::Kind::circle;  // the position has him already
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

// Of each twin those that it has in the place of the problem's.
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
  text::Diagnostics told_before;
  return diagrams_of(problem, told_before);
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

}  // namespace dawson::terms
