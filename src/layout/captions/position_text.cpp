#include "layout/captions/position_text.hpp"

#include <string_view>

#include "notation/notations.hpp"
#include "prose/prose.hpp"
#include "semantics/solution/play.hpp"

namespace dawson::layout {
namespace {

using chess::Side;

// Returns the position as that notation writes it; empty if it leaves something out.
std::string written(chess::Position const& position, std::string_view notation) {
  auto const out = notation::find_notation(notation)->write(position);
  return out.ok() && out.dropped.empty() ? out.text : std::string();
}

}  // namespace

Side side_to_move(problem::Problem const& problem) {
  if (problem.view.to_move) return *problem.view.to_move;
  if (problem.position.to_move) return *problem.position.to_move;
  std::string const task = problem.stipulation ? problem.stipulation->text : std::string();
  std::string options;
  for (problem::Entry const& entry : problem.all(problem::FieldId::options))
    options += prose::plain(entry.text) + "; ";
  semantics::Play const play = semantics::play_of(task, options);
  bool const black = play.first == Side{Side::black};
  return black == (play.left_out % 2 == 0) ? Side::black : Side::white;
}

PositionText position_text(problem::Problem const& problem, FenForm form) {
  chess::Position position = problem.position;
  position.to_move = side_to_move(problem);
  std::string text = written(position, fen_name);
  if (form == FenForm::placement) text.resize(std::min(text.find(' '), text.size()));
  if (!text.empty() || form != FenForm::any) return {std::string(fen_name), std::move(text)};
  constexpr std::string_view others[] = {"xfen", "fsf", "janko", "ffen", "x2fen"};
  for (std::string_view const notation : others) {
    bool const names_side = notation == "xfen" || notation == "fsf";
    text = written(names_side ? position : problem.position, notation);
    if (!text.empty()) return {std::string(notation), std::move(text)};
  }
  return {};
}

}  // namespace dawson::layout
