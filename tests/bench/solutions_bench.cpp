// 6,000 solutions of 750 bytes: parsed, replayed, typeset.
#include <ctime>
#include <string>

#include <fmt/format.h>

#include "notation/forsyth/fen.hpp"
#include "replay_rules/replay.hpp"
#include "semantics/printing/solution_print.hpp"
#include "semantics/solution/reader.hpp"

using namespace dawson;

namespace {

std::string tree() {
  std::string text =
      "   1.Qb4-f8 + ?\n    but\n      1...Kf6-e6 !\n\n   1.Qb4*e4 ! threat:\n"
      "          2.Ra5-f5 #\n          2.Qe4-e5 #\n";
  for (int i = 0; text.size() < 730; ++i)
    text += i % 2 == 0 ? "      1...g7-g5\n          2.Qe4-e5 #\n"
                       : "      1...g7-g6\n          2.Qe4-e5 #\n";
  return text;
}

double seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

}  // namespace

int main() {
  constexpr int count = 6000;
  text::Diagnostics unused;
  problem::Problem problem;
  problem.position = notation::read_fen("7N/6pP/5k2/R7/1Q2r1p1/8/8/K7", unused).value();
  semantics::Play const play = semantics::play_of("#2", {});
  std::string const text = tree();
  semantics::SolutionForm form;
  form.pieces = semantics::SolutionForm::Men::figurines;
  double const begin = seconds();
  double played = 0, set = 0;
  std::size_t moves = 0, paragraphs = 0;
  for (int i = 0; i < count; ++i) {
    semantics::Solution solution =
        semantics::read_solution(text, {chess::Language::english, play, &problem.position});
    double const read = seconds();
    moves += replay_rules::replay(solution, {&problem.position, {}}).played;
    double const replayed = seconds();
    paragraphs += semantics::print_solution(solution, form, semantics::DiagramPieces(problem),
                                            {[&](text::Span span) -> prose::Inlines {
                                              return {prose::Text{solution.words(span)}};
                                            }})
                      .size();
    played += replayed - read;
    set += seconds() - replayed;
  }
  double const all = seconds() - begin;
  fmt::print(
      "{} solutions of {} bytes ({} half-moves, {} paragraphs): {:.2f} s of CPU; read {:.2f}, "
      "played {:.2f}, set {:.2f}\n",
      count, text.size(), moves, paragraphs, all, all - played - set, played, set);
}
