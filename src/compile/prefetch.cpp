#include "compile/prefetch.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "compile/boards_in_play.hpp"
#include "compile/compilation.hpp"
#include "compile/content.hpp"
#include "compile/diagram/diagram_checks.hpp"
#include "document/directive_kinds.hpp"
#include "semantics/printing/comment_parts.hpp"
#include "session/invocation.hpp"
#include "session/project_file.hpp"

namespace dawson::run {
BoardDesign design_named(Invocation& invocation, problem::Problem const& problem) {
  return invocation.design(problem.view.style, problem.view.caption, "");
}

BoardDesign design_of(Invocation& invocation, problem::Problem& problem) {
  BoardDesign design = design_named(invocation, problem);
  settle(problem, design);
  return design;
}

void describe(DiagramContent& diagram, document::Settings const& settings,
              Abilities const& renderer) {
  if (!renderer.describes) return;
  diagram.unfolds = settings.described == document::DescriptionLength::folded;
  alt_text::Wanted const wanted{document::language_of_words(settings),
                                settings.described != document::DescriptionLength::short_text,
                                diagram.in_line};
  bool const in_tex = settings.markup == &document::tex_markup;
  diagram.described = in_tex ? alt_text::describe(with_plain_values(diagram.problem), wanted)
                             : alt_text::describe(diagram.problem, wanted);
}

namespace {

// Adds the boards among the moves of the solution, and reports those that are not printed.
void put_boards(DraftRules const& rules, DraftedDiagram& draft, document::Settings const& settings,
                std::vector<semantics::BoardInPlay> boards) {
  document::ReadSolution const& read = *draft.as_written;
  DiagramContent const& diagram = draft.content;
  if (!read.replay) return;
  layout::CaptionStyle const& style =
      rules.accumulated ? *rules.accumulated : *diagram.design.caption;
  semantics::SolutionForm const form =
      solution_form(style, diagram.problem, diagram.language, default_lines(diagram.problem));
  for (text::Diagnostic const& one :
       boards_left_out(read.tree, *read.replay, diagram.problem, form)) {
    draft.of_values.push_back(read.origin(one));
    draft.of_values.back().source = read.source;
  }
  add_boards(
      *draft.solution,
      {rules.invocation, rules.renderer, settings, diagram.problem, diagram.language, *read.replay},
      std::move(boards));
}

}  // namespace

std::unique_ptr<DraftedDiagram> draft_of(DraftRules const& rules, document::Diagram& read,
                                         document::Context const& context, text::Span opening) {
  std::unique_ptr<DraftedDiagram> made(
      new DraftedDiagram{{std::move(read.problem), read.in_line, read.across,
                          read.language}});  // rendered in its place
  DraftedDiagram& out = *made;
  DiagramContent& content = out.content;
  problem::Problem& problem = content.problem;
  settle_authors(problem, rules.invocation.project().authors);
  content.design = design_of(rules.invocation, problem);
  content.shown = std::move(read.shown);
  if (!rules.accumulated && problem.view.print_solution != problem::SolutionPrint::here)
    problem.entries.erase(problem::FieldId::solution);
  layout::CaptionStyle const& style = *content.design.caption;
  if (!content.in_line) {
    if (rules.sets || has_content_to_check(problem))
      content.caption = layout::compose_caption(problem, style, content.language);
    bool const plays = rules.renderer.plays && !rules.accumulated;
    bool const composed = rules.sets || rules.accumulated;
    SolutionLines const lines = !composed                         ? SolutionLines::left_out
                                : rules.renderer.folded_solutions ? SolutionLines::head_apart
                                                                  : SolutionLines::with_head;
    std::vector<semantics::BoardInPlay> boards;
    out.solution = solution_of(content, read, rules.accumulated ? *rules.accumulated : style,
                               *context.settings, lines, boards, plays ? &out.moves : nullptr);
    if (out.solution) out.as_written = std::move(read.solution);
    if (out.as_written && semantics::may_have_board(out.as_written->tree.text))
      put_boards(rules, out, *context.settings, std::move(boards));
  }
  if (rules.sets) describe(content, *context.settings, rules.renderer);
  if (!rules.reports) return made;
  std::ranges::move(check_values(problem, content.caption, rules.renderer, opening),
                    std::back_inserter(out.of_values));
  if (!content.in_line) out.sameness = sameness_of(problem);
  return made;
}

PrefetchedDiagram draft_of(DraftRules const& rules, CompiledDocument const& document,
                           std::size_t number, text::Diagnostics& findings) {
  document::Directive const& directive = document.directives[number];
  document::Context const& context = document.contexts[number];
  PrefetchedDiagram out{document::read_directive(rules.invocation.sources()[document.source],
                                                 document.source, directive, context, findings),
                        {},
                        {}};
  if (auto* const diagram = std::get_if<document::Diagram>(&out.outcome)) {
    out.diagram = draft_of(rules, *diagram, context, directive.opening);
    out.outcome = document::Silent{};
  }
  return out;
}

bool Prefetch::are_worth_it(Invocation& invocation, CompiledDocument const& document) {
  std::size_t const all = document.directives.size();
  return document.contexts.size() == all && invocation.workers(all);
}

Prefetch::Prefetch(DraftRules const& rules, CompiledDocument const& document)
    : rules_(rules), document_(document) {}

// Pieces in running text are read faster than they are handed to a thread; a directive that opens
// files belongs to the book's thread.
bool Prefetch::is_drafted(std::size_t number) const {
  document::Directive const& directive = document_.directives[number];
  return document::has_fields(directive) && !document_.contexts[number].many;
}

void Prefetch::ask_on() {
  std::size_t const enough = InOrder<PrefetchedDiagram>::enough(rules_.invocation.threads());
  for (; asked_ < document_.directives.size() && drafts_->waiting() < enough; ++asked_)
    if (is_drafted(asked_))
      drafts_->ask([rules = &rules_, document = &document_, number = asked_] {
        text::Diagnostics findings;
        PrefetchedDiagram out = draft_of(*rules, *document, number, findings);
        out.findings = std::move(findings);
        return out;
      });
}

std::optional<PrefetchedDiagram> Prefetch::take(std::size_t number) {
  if (!is_drafted(number)) return {};
  if (!drafts_ || number < taken_) {
    drafts_.emplace(rules_.invocation.workers(document_.directives.size()),
                    rules_.invocation.sources().limits());
    asked_ = taken_ = number;
  }
  while (true) {
    ask_on();
    bool const wanted = taken_ == number;
    bool const drafted = is_drafted(taken_++);
    if (!drafted) continue;
    PrefetchedDiagram out = drafts_->take();
    if (out.diagram) out.diagram->content.made_by = drafts_->made_by();
    if (wanted) return out;
  }
}

void DeferredFree::add(Content&& content) {
  auto const* const diagram = std::get_if<DiagramContent>(&content);
  if (!diagram || !diagram->made_by) return;
  constexpr std::size_t many = 256;
  auto const maker = diagram->made_by;
  if (!gone_) gone_.emplace(invocation_.workers(many), invocation_.sources().limits());
  gone_->ask([gone = std::make_shared<Content>(std::move(content))] { return std::monostate(); },
             maker);
  if (gone_->waiting() > many) gone_->take();
}

}  // namespace dawson::run
