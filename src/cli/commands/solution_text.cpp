#include "cli/commands/solution_text.hpp"

#include <cmath>
#include <string_view>
#include <utility>
#include <variant>

#include "compile/collected_contents.hpp"
#include "layout/captions/solution_lines.hpp"
#include "prose/prose.hpp"

namespace dawson::cli {
namespace {

// Returns a piece as one of U+2654 to U+2659, whichever side it belongs to; others by name.
std::string character_of(chess::SquareContent piece) {
  if (auto* const one = std::get_if<chess::Piece>(&piece)) one->side = chess::Side::white;
  return prose::plain(piece);
}

std::string words_of(prose::Inlines const& inlines) {
  std::string out;
  for (prose::Inline const& part : inlines) {
    if (auto const* text = std::get_if<prose::Text>(&part)) out += text->text;
    if (auto const* figurines = std::get_if<prose::Figurines>(&part))
      for (chess::SquareContent const& piece : figurines->pieces) out += character_of(piece);
    if (auto const* at = std::get_if<prose::Break>(&part); at && at->blank) out += ' ';
    if (auto const* inner = prose::nested(part)) out += words_of(*inner);
  }
  return out;
}

// Replaces the spaces of print by blanks.
std::string with_blanks(std::string text) {
  for (std::string_view const space : {"\u00A0", "\u202F", "\u2002"})
    for (auto at = text.find(space); at != std::string::npos; at = text.find(space, at))
      text.replace(at, space.size(), " ");
  return text;
}

}  // namespace

std::vector<semantics::SolutionLine> SolutionText::print(
    semantics::SolutionForm const& form) const {
  semantics::PrintSources sources = run::print_sources(form, solution.language, replay);
  sources.words = [this](text::Span span) -> prose::Inlines {
    return {prose::Text{solution.words(span)}};
  };
  auto lines =
      semantics::print_solution(solution, form, semantics::DiagramPieces(problem), sources);
  for (semantics::SolutionLine& line : lines)
    if (line.board) line.text = {prose::Text{line.board->flip ? "[#b]" : "[#]"}};
  return lines;
}

std::string SolutionText::as_written() const {
  std::string out;
  semantics::SolutionForm form;
  form.lines = run::default_lines(problem);
  for (semantics::SolutionLine const& line : print(form)) {
    if (!out.empty() && line.kind != semantics::SolutionLine::Kind::further) out += '\n';
    out += words_of(line.text) + '\n';
  }
  return out;
}

std::string SolutionText::in(layout::CaptionStyle const& style, chess::Language language,
                             bool san) const {
  semantics::SolutionForm form =
      run::solution_form(style, problem, language, run::default_lines(problem));
  if (san && !style.solutions.moves.contains("letters")) form.n_is_knight = true;
  bool const indents = form.lines == semantics::SolutionForm::Lines::lines;
  std::string out;
  for (prose::Indented const& line : layout::indented_lines(print(form), indents)) {
    auto const blanks = static_cast<std::size_t>(std::lround(2 * line.first));
    out += (indents ? std::string(blanks, ' ') : "") + with_blanks(words_of(line.text)) + '\n';
  }
  return out;
}

}  // namespace dawson::cli
