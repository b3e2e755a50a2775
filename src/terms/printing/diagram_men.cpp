#include "terms/printing/diagram_men.hpp"

#include <algorithm>

#include "chess/fairy_men.hpp"
#include "notation/men/men_words.hpp"
#include "prose/plain.hpp"

namespace dawson::terms {
namespace {

using chess::Kind;

std::pair<int, int> place(chess::Man const& man) {
  return {static_cast<int>(man.kind), man.rotation};
}

bool named(chess::Man const& man) { return man.kind == Kind::named || man.kind == Kind::letter; }

// What is read of a name; LaTeX as it is written.
std::string words_of(prose::Inlines const& name) {
  std::string out = prose::plain(name);
  for (prose::Inline const& part : name)
    if (auto const* const raw = std::get_if<prose::Raw>(&part)) out += raw->text;
  return out;
}

}  // namespace

DiagramMen::DiagramMen(problem::Problem const& problem) {
  for (problem::LegendItem const& item : problem.legend)
    for (chess::Occupant const& occupant : item.figures) {
      auto const* const man = std::get_if<chess::Man>(&occupant);
      if (!man || named(*man)) continue;
      if (auto const* const fairy = chess::find_fairy_man(words_of(item.name)))
        walks_[place(*man)] = fairy->abbreviations.english;
    }
  for (chess::Cell const& cell : problem.position.board.cells()) {
    auto const* const man = cell.occupant ? std::get_if<chess::Man>(&*cell.occupant) : nullptr;
    if (!man) continue;
    std::string const walk = walk_of(*man);
    if (walk.empty() || figures_.contains(walk)) continue;
    chess::Man figure = *man;
    figure.side = chess::Side::white;
    figures_.emplace(walk, std::move(figure));
  }
}

std::string DiagramMen::walk_of(chess::Man const& man) const {
  if (named(man) || (man.kind <= Kind::pawn && man.rotation == 0 && walks_.empty()))
    return notation::english_walk(man);
  if (auto const found = walks_.find(place(man)); found != walks_.end()) return found->second;
  if (man.rotation == 0) return notation::english_walk(man);
  chess::UsualFigure const figure{man.kind, man.rotation};
  for (chess::FairyMan const& fairy : chess::fairy_men())
    if (fairy.figure == figure) return std::string(fairy.abbreviations.english);
  return {};
}

std::optional<chess::Man> DiagramMen::figure(std::string const& walk) const {
  if (auto const found = figures_.find(walk); found != figures_.end()) return found->second;
  auto man = notation::man_of_walk(walk, chess::Language::english);
  if (!man || man->kind > Kind::pawn) return {};
  return man;
}

}  // namespace dawson::terms
