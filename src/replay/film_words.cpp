#include "replay/film_words.hpp"

#include <fmt/format.h>

#include "terms/printing/play_print.hpp"

namespace dawson::run {
namespace {

// Series have the number of each move where it is written: the levels are not those of their moves.
std::string number_of(terms::Solution const& solution, terms::SolutionPart const& part,
                      terms::SolutionNode const& node, terms::SolutionForm const& form) {
  bool const written = node.number > 0;
  if (!written && part.play.series) return {};
  bool const second = written ? node.defender : node.level % 2 == 1;
  return fmt::format("{}{}", written ? node.number : node.level / 2,
                     second ? terms::defender_sign(solution, form).dots : ".");
}

}  // namespace

prose::Inlines film_words(terms::Solution const& solution, terms::SolutionPart const& part,
                          text::Span where, terms::SolutionForm const& form,
                          terms::DiagramPieces const& pieces) {
  terms::ProseWriter out;
  for (terms::SolutionPhase const& phase : part.phases)
    for (terms::SolutionNode const& node : phase.nodes)
      for (terms::HalfMove const& half : node.halves) {
        if (half.where.begin != where.begin) continue;
        out.text(number_of(solution, part, node, form));
        terms::print_half_move(out, solution, half, form, pieces, true);
        out.text(half.marks);
      }
  return out.take();
}

}  // namespace dawson::run
