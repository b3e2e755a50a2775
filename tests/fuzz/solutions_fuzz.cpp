// Solutions: any text is read as a tree whose words are in the text, and that can be printed and
// played.
#include "notation/forsyth/fen.hpp"
#include "property.hpp"
#include "replay_rules/normal_form.hpp"
#include "replay_rules/replay.hpp"
#include "semantics/printing/solution_print.hpp"
#include "semantics/solution/canonical.hpp"
#include "semantics/solution/reader.hpp"

using namespace dawson;
using fuzz::require;

namespace {

void check(std::string_view text, chess::Language language, std::string_view stipulation,
           chess::Position const& position) {
  semantics::SolutionContext const context{language, semantics::play_of(stipulation, "Duplex"),
                                           &position};
  semantics::Solution solution = semantics::read_solution(std::string(text), context);
  for (semantics::SolutionPart const& part : solution.parts)
    for (semantics::SolutionPhase const& phase : part.phases)
      for (semantics::SolutionNode const& node : phase.nodes)
        for (semantics::HalfMove const& half : node.halves)
          require(half.where.begin <= half.where.end && half.where.end <= text.size(),
                  "a half-move stands in the text", text);
  semantics::canonical(solution);
  problem::Problem problem;
  problem.position = position;
  auto const words = [&](text::Span span) -> prose::Inlines {
    require(span.begin <= span.end && span.end <= text.size(), "words stand in the text", text);
    return {prose::Text{solution.words(span)}};
  };
  using Lines = semantics::SolutionForm::Lines;
  for (auto const lines : {Lines::run_in, Lines::lines, Lines::as_written}) {
    semantics::SolutionForm form;
    form.lines = lines;
    form.pieces = semantics::SolutionForm::Men::figurines;
    semantics::print_solution(solution, form, semantics::DiagramPieces(problem), {words});
  }
  std::string const tree = semantics::canonical(solution);
  replay_rules::Recorded const everything{.frames = true, .squares = true, .origins = true};
  auto const replay = replay_rules::replay(solution, {&position, {}}, everything);
  require(semantics::canonical(solution) == tree, "a replay leaves the tree as it is", text);
  replay_rules::normalise(solution, replay.completions);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
  std::string_view const text = fuzz::as_text(data, size);
  text::Diagnostics unused;
  static chess::Position const position =
      notation::read_fen("4k3/p1p5/8/3pP3/8/8/8/R3K2R", unused).value();
  for (auto const language :
       {chess::Language::english, chess::Language::german, chess::Language::french}) {
    check(text, language, "#2", position);
    check(text, language, "2->ser-h#2", position);
  }
  return 0;
}
