// Solutions: any text is read as a tree whose words are in the text, and that can be printed and
// played.
#include "notation/forsyth/fen.hpp"
#include "play/film.hpp"
#include "property.hpp"
#include "terms/printing/solution_print.hpp"
#include "terms/solution/canonical.hpp"
#include "terms/solution/reader.hpp"

using namespace dawson;
using fuzz::require;

namespace {

void check(std::string_view text, chess::Language language, std::string_view stipulation,
           chess::Position const& position) {
  terms::SolutionContext const context{language, terms::play_of(stipulation, "Duplex"), &position};
  terms::Solution solution = terms::read_solution(std::string(text), context);
  for (terms::SolutionPart const& part : solution.parts)
    for (terms::SolutionPhase const& phase : part.phases)
      for (terms::SolutionNode const& node : phase.nodes)
        for (terms::HalfMove const& half : node.halves)
          require(half.where.begin <= half.where.end && half.where.end <= text.size(),
                  "a half-move stands in the text", text);
  terms::canonical(solution);
  problem::Problem problem;
  problem.position = position;
  auto const words = [&](text::Span span) -> prose::Inlines {
    require(span.begin <= span.end && span.end <= text.size(), "words stand in the text", text);
    return {prose::Text{solution.words(span)}};
  };
  using Lines = terms::SolutionForm::Lines;
  for (auto const lines : {Lines::run_in, Lines::lines, Lines::as_written}) {
    terms::SolutionForm form;
    form.lines = lines;
    form.pieces = terms::SolutionForm::Men::figurines;
    terms::print_solution(solution, form, terms::DiagramPieces(problem), words);
  }
  play::film(solution, {&position, {}}, true, play::Frames::kept);
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
