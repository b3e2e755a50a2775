#include "document/solution_reading.hpp"

#include <algorithm>
#include <utility>

#include "document/fields/values.hpp"
#include "prose/prose.hpp"
#include "semantics/popeye/conditions.hpp"
#include "semantics/printing/diagram_men.hpp"
#include "semantics/printing/solution_print.hpp"
#include "semantics/twins/heads.hpp"
#include "semantics/twins/play.hpp"

namespace dawson::document {
namespace {

using problem::FieldId;
using text::SourceMappedText;

// Returns Popeye's options: those of the field `options`, and those among the conditions, which
// are removed from there.
std::string options_of(problem::Problem const& problem, std::vector<std::string>& conditions) {
  std::string out;
  for (problem::Entry const& entry : problem.all(FieldId::options))
    out += prose::plain(entry.text) + "; ";
  std::erase_if(conditions, [&](std::string const& condition) {
    bool const option = semantics::popeye::is_option(condition);
    if (option) out += condition + "; ";
    return option;
  });
  return out;
}

// Extends a part by the `$` of a LaTeX formula that its border cuts; plain text has no `$`.
text::Span with_open_formula(std::string_view written, text::Span part) {
  auto const inner = written.substr(part.begin, part.end - part.begin);
  if (std::ranges::count(inner, '$') % 2 == 0) return part;
  if (part.begin > 0 && written[part.begin - 1] == '$') --part.begin;
  else if (part.end < written.size() && written[part.end] == '$') ++part.end;
  return part;
}

// Returns the source of this part of the plain text, parsed by the markup language.
prose::Inlines host_words(ReadSolution const& solution, text::Span plain,
                          Settings const& settings) {
  text::Diagnostics unused;  // already reported with the whole value
  SourceMappedText const part = solution.written.part(
      with_open_formula(solution.written.text(), solution.plain.origin(plain)));
  if (auto inlines = settings.markup->prose(part, settings.links, unused))
    return std::move(*inlines);
  return {prose::Text{part.text()}};
}

// Names the pieces in headings written as Popeye commands, which have only squares, by the
// diagram.
void name_pieces(semantics::Solution& solution, chess::Position const& diagram) {
  std::vector<chess::Twin> heads;
  for (semantics::SolutionPart const& part : solution.parts) heads.push_back(part.twin);
  if (std::ranges::none_of(heads, semantics::is_in_commands)) return;
  auto const played = semantics::play_all(heads, diagram);
  for (std::size_t i = 0; i < heads.size(); ++i)
    if (played[i].ok()) solution.parts[i].twin = played[i]->twin;
}

// Returns the field of the directive, or of the defaults; null without one.
FieldLine const* field_of(FieldId id, std::vector<FieldLine> const& fields,
                          Settings const& settings) {
  FieldLine const* const own = find_line(fields, id);
  return own ? own : find_line(settings.fields, id);
}

// Returns the language of the letters: that of the source if it is given.
chess::Language language_of_letters(std::vector<FieldLine> const& fields,
                                    Settings const& settings) {
  FieldLine const* const field = field_of(FieldId::solution_language, fields, settings);
  auto const given =
      field ? chess::language_named(join_lines(*field, *settings.markup).text()) : std::nullopt;
  return given ? *given : settings.language.value_or(chess::Language::english);
}

// Returns the lines of a field with their indentation, without comments of the markup language.
SourceMappedText lines_of(FieldLine const& field, MarkupLanguage const& markup_language) {
  SourceMappedText out;
  std::size_t const least = least_indent(field);
  for (ValueLine const& line : field.lines) {
    SourceMappedText const words = markup_language.without_comment(line.text);
    if (words.empty() && out.empty()) continue;
    std::size_t const at = line.text.origin().begin;
    if (!out.empty()) out.append_for(line.paragraph ? "\n\n" : "\n", {at, at});
    if (line.indent > least) out.append_for(std::string(line.indent - least, ' '), {at, at});
    out.append(words, {0, words.text().size()});
  }
  return out;
}

}  // namespace

bool has_nightriders(problem::Problem const& problem) {
  auto const may_be_one = [](chess::Cell const& cell) {
    auto const* const piece = chess::piece_on(cell);
    return piece && (piece->rotation != 0 || piece->kind > chess::Kind::pawn);
  };
  if (problem.legend.empty() && std::ranges::none_of(problem.position.board.cells(), may_be_one))
    return false;  // most problems: the pieces need no table
  return semantics::DiagramPieces(problem).figure("N").has_value();
}

semantics::SolutionContext context_of(problem::Problem const& problem, chess::Language language,
                                      std::string options) {
  std::string const task = problem.stipulation ? problem.stipulation->text : std::string();
  semantics::SolutionContext out{language, semantics::play_of(task, options), &problem.position};
  out.options = std::move(options);
  out.twins = semantics::rules_by_label(problem.twins);
  out.nightriders = has_nightriders(problem);
  return out;
}

std::optional<ReadSolution> read_solution_of(std::vector<FieldLine> const& fields,
                                             problem::Problem const& problem,
                                             Settings const& settings) {
  FieldLine const* const field = field_of(FieldId::solution, fields, settings);
  if (!field || !problem.first(FieldId::solution)) return {};
  ReadSolution out;
  out.source = field->source;
  out.written = lines_of(*field, *settings.markup);
  for (problem::Entry const& entry : problem.all(FieldId::conditions))
    out.conditions.push_back(prose::plain(entry.text));
  semantics::SolutionContext context = context_of(problem, language_of_letters(fields, settings),
                                                  options_of(problem, out.conditions));
  SolutionText text = plain_solution(
      out.written.text(), *settings.markup, settings.links,
      semantics::letters_for(context.language, context.diagram, context.nightriders));
  out.plain = std::move(text.plain);
  context.markup = std::move(text.markup);
  out.tree = semantics::read_solution(out.plain.text(), context);
  name_pieces(out.tree, problem.position);
  return out;
}

std::vector<semantics::SolutionLine> print_solution_of(ReadSolution const& solution,
                                                       problem::Problem const& problem,
                                                       semantics::SolutionForm const& form,
                                                       Settings const& settings,
                                                       semantics::PrintSources sources) {
  bool const played =
      std::ranges::any_of(solution.tree.parts, [](semantics::SolutionPart const& part) {
        return std::ranges::any_of(part.phases,
                                   [](auto const& phase) { return !phase.nodes.empty(); });
      });
  if (!played) return {};
  semantics::DiagramPieces const pieces(problem);
  sources.words = [&](text::Span span) { return host_words(solution, span, settings); };
  return semantics::print_solution(solution.tree, form, pieces, sources);
}

}  // namespace dawson::document
