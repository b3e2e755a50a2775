#include "compile/compilation.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <utility>

#include "compile/boards_in_play.hpp"
#include "compile/compilation_contents.hpp"
#include "compile/content.hpp"
#include "compile/diagram/diagram_checks.hpp"
#include "compile/proved_fields.hpp"
#include "document/directive_kinds.hpp"
#include "layout/captions/caption.hpp"
#include "layout/moves.hpp"
#include "prose/prose.hpp"
#include "replay/replay.hpp"
#include "session/invocation.hpp"
#include "session/labels.hpp"
#include "session/project_file.hpp"
#include "text/limits.hpp"

namespace dawson::run {
namespace {

// Returns whether a directive prints solutions selected by fields of their problems.
bool selects_solutions(text::Source const& source, document::Directive const& directive,
                       document::Context const& context) {
  return context.written && context.written->fields &&
         document::opens(source, directive, document::Opens::solutions) &&
         std::ranges::any_of(*context.written->fields, [](document::FieldLine const& field) {
           return field.field->id == document::FieldId::select ||
                  field.field->id == document::FieldId::order;
         });
}

}  // namespace

CompiledDocument::CompiledDocument(Invocation& invocation, text::SourceId id,
                                   std::vector<document::Directive> found,
                                   text::Diagnostics findings)
    : source(id),
      folder(std::filesystem::path(invocation.sources()[id].name()).parent_path().string()),
      directives(std::move(found)) {
  invocation.report(std::move(findings), id);
}

bool CompiledDocument::follows(std::size_t i) const {
  return i > 0 && directives[i].around.continues && !contexts[i].many && !contexts[i - 1].many;
}

void Compilation::expect(text::Source const& source, document::Directive const& directive) {
  if (directive.foreign.end == 0) {
    if (document::opens(source, directive, document::Opens::solutions)) solutions_.expect();
    if (document::opens(source, directive, document::Opens::index)) indexes_.expect();
  } else if (auto const command = foreign_command(source, directive)) {
    if (*command == document::DiagramSty::solutions) solutions_.expect();
    else indexes_.expect();
  }
}

void Compilation::scan(CompiledDocument& document, document::Settings own, std::size_t end) {
  if (!own.language) own.language = invocation_.project().language;
  own.folder_of = [this](text::SourceId id, text::Span where) {
    return invocation_.folder_of(id, where);
  };
  own.read_file = invocation_.files_beside("");
  own.check_style = invocation_.style_check("");
  own.recorded = [this](problem::Problem const& problem) {
    return replay_rules::Recorded{
        renderer_.plays && !accumulated_,
        prints_other_notation(accumulated_ ? *accumulated_style_
                                           : *design_named(invocation_, problem).caption)};
  };
  own.proved = [this](std::vector<document::FieldLine> const& fields,
                      document::Settings const& settings, text::Diagnostics& found) {
    return fields_from_proof(fields, settings, found);
  };
  own.count_numbers = [this](document::ProblemsOfFile const& wanted,
                             document::Settings const& settings) {
    return count_numbers(invocation_, wanted, settings);
  };
  text::Source const& source = invocation_.sources()[document.source];
  if (master_.empty()) master_ = source.name();
  std::size_t const begin = document.contexts.size();
  auto const read = std::span(document.directives).subspan(begin, end - begin);
  for (document::Directive const& directive : read) expect(source, directive);
  if (begin == 0)
    invocation_.allow(document.source, 0,
                      document::united(own.allowed, contexts_.settings().allowed));
  text::Diagnostics findings;
  auto contexts = contexts_of(document, read, own, findings);
  for (std::size_t i = 0; i < read.size(); ++i) {
    if (selects_solutions(source, read[i], contexts[i])) solutions_.describe_all();
    invocation_.allow(document.source, read[i].whole.begin, contexts[i].allowed);
    invocation_.allow(document.source, read[i].whole.end,
                      document::united(own.allowed, contexts[i].settings->allowed));
  }
  std::ranges::move(contexts, std::back_inserter(document.contexts));
  invocation_.report(std::move(findings), document.source);
}

// Reads the fields of bodies in other threads, since this takes most of the time of this step;
// nothing for small documents.
document::NextFields Compilation::fields_ahead(CompiledDocument const& document,
                                               std::span<document::Directive const> directives,
                                               document::MarkupLanguage const& markup) {
  Workers* const workers = invocation_.workers(directives.size());
  if (!workers) return {};
  using Fields = std::shared_ptr<document::WrittenFields>;
  auto const ahead = std::make_shared<InOrder<Fields>>(workers, invocation_.sources().limits());
  text::Source const& source = invocation_.sources()[document.source];
  for (document::Directive const& one : directives)
    if (document::has_fields(one))
      ahead->ask([&source, &one, &markup, id = document.source] {
        return document::written_fields(source, one, id, markup);
      });
  return [ahead] { return ahead->take(); };
}

// Proceeds file by file, since a spliced text comes from several.
std::vector<document::Context> Compilation::contexts_of(
    CompiledDocument const& document, std::span<document::Directive const> directives,
    document::Settings const& own, text::Diagnostics& findings) {
  text::Source const& source = invocation_.sources()[document.source];
  auto const& chunks = invocation_.pieces_of(document.source);
  document::NextFields const next_fields = fields_ahead(document, directives, *own.markup);
  if (chunks.empty()) {
    contexts_.stand_in(document.source, document.depth);
    return contexts_.read(source, document.source, directives, own, findings, next_fields);
  }
  std::vector<document::Context> all;
  std::size_t next = 0;
  for (std::size_t i = 0; i < chunks.size(); ++i) {
    std::size_t const begin = next;
    std::size_t const end = i + 1 < chunks.size() ? chunks[i + 1].begin : source.bytes().size();
    while (next < directives.size() && directives[next].whole.begin < end) ++next;
    contexts_.stand_in(chunks[i].source, chunks[i].depth);
    std::ranges::move(
        contexts_.read(source, document.source, directives.subspan(begin, next - begin), own,
                       findings, next_fields),
        std::back_inserter(all));
  }
  return all;
}

bool Compilation::emit(text::Diagnostics findings, At const& at) {
  document::drop_allowed(findings, at.context().allowed);
  if (take_problem_) std::erase_if(findings, std::not_fn(text::is_error));
  if (!reports_findings_ || findings.empty()) return false;
  invocation_.report(std::move(findings), at.source);
  return true;
}

void Compilation::each(CompiledDocument const& document, std::size_t number,
                       TakeContent const& take) {
  document::Directive const& directive = document.directives[number];
  At const at{document, number, document.source, directive.opening};
  text::Diagnostics findings;
  std::optional<document::ProblemsOfFile> many;
  std::optional<document::GameText> moves;
  problem_at_ = {at.source, at.opening};
  Content made = within_steps(at, findings, [&]() -> Content {
    if (directive.foreign.end != 0) return foreign(at, findings);
    PrefetchedDiagram read_here = draft(at, findings);
    if (read_here.diagram) {
      complete(*read_here.diagram, at, findings);
      return std::move(read_here.diagram->content);
    }
    return std::visit(
        Cases{
            [](document::Diagram const&) -> Content {
              return EmptyContent{};
            },  // it becomes a draft
            [&](document::Figurines& read) -> Content {
              InlinePieces pieces{std::move(read.pieces), invocation_.default_design().piece_set,
                                  document::language_of_words(*at.context().settings)};
              check_pieces(pieces.pieces, pieces.piece_set, directive.opening, findings);
              return pieces;
            },
            [&](document::Solutions const& read) {
              return solutions(read, at, directive.word, findings);
            },
            [&](document::Index const& read) { return index(read, at, directive.word, findings); },
            [&](document::Glossary& read) { return glossary(std::move(read), at, findings); },
            [&](document::ProblemsOfFile& read) -> Content {
              many = std::move(read);
              return EmptyContent{};
            },
            [&](document::GameText& read) -> Content {
              moves = std::move(read);
              return EmptyContent{};
            },
            [&](document::PageWord const& read) -> Content {
              if (renderer_.page_words) return read;
              if (read.kind == document::PageWord::Kind::body)
                return EmptyContent{};  // it ends the front
              findings.push_back(text::warning("W-WORD", directive.word,
                                               "directive ignored: this output has no pages",
                                               "use `dawson booklet` for pages"));
              return EmptyContent{};
            },
            [](document::Silent) -> Content { return EmptyContent{}; },
            [&](document::Broken const& read) { return failed_at(at, read.why); },
        },
        read_here.outcome);
  });
  if (many) return problems_of(*many, at, std::move(findings), take);
  if (moves) {
    game(*moves, at, std::move(findings), take);
    return;
  }
  invocation_.one_is_set();
  if (std::holds_alternative<ErrorContent>(made)) {
    solutions_.expect_none();
    if (accumulated_) ++accumulated_->failed;
  }
  emit(std::move(findings), at);
  take_at_boards(std::move(made), take);
}

void Compilation::take_at_boards(Content&& made, TakeContent const& take) const {
  auto* const solutions = std::get_if<SolutionsContent>(&made);
  bool const splits = solutions && !renderer_.boards_in_solutions &&
                      std::ranges::any_of(solutions->entries, [](SolutionContent const& one) {
                        return !one.boards.empty();
                      });
  if (!splits) return take(std::move(made));
  for (Content& part : split_at_boards(std::move(*solutions))) take(std::move(part));
}

Content Compilation::within_steps(At const& at, text::Diagnostics& findings,
                                  std::function<Content()> const& make) {
  try {
    if (invocation_.steps().spent()) throw text::TooManySteps();
    text::WorkBudget const own(invocation_.sources().limits());
    return make();
  } catch (text::TooManySteps const&) {
    findings.push_back(text::too_many_steps(at.opening, invocation_.sources().limits()));
    return failed_at(at, findings.back());
  }
}

void Compilation::begin_again() {
  collector_ = {};
  figures_ = {};
  names_.begin_again();
  solutions_.begin_again();
  indexes_.begin_again();
  reports_findings_ = false;
}

void Compilation::close() {
  if (!reports_findings_) return;
  for (auto const& finding : {solutions_.rest(), solutions_.unsolved(), solutions_.unplayed(),
                              solutions_.kept_notation()})
    if (finding) invocation_.report(*finding, finding->source);
}

BoardDesign Compilation::design_in_force(At const& at) {
  document::StyleNames const named = document::style_names(*at.context().settings);
  return invocation_.design(named.style, named.caption, "");
}

DraftRules Compilation::draft_rules() const {
  return {invocation_, renderer_, sets_, reports_findings_, accumulated_style_};
}

// Drafts a diagram. The invocation's other threads prepare diagrams that do not depend on earlier
// directives.
PrefetchedDiagram Compilation::draft(At const& at, text::Diagnostics& findings) const {
  CompiledDocument const& document = at.document;
  if (!document.ahead && !take_problem_ && Prefetch::are_worth_it(invocation_, document))
    document.ahead = std::make_unique<Prefetch>(draft_rules(), document);
  if (auto made = document.ahead ? document.ahead->take(at.number) : std::nullopt) {
    findings = std::move(made->findings);
    return std::move(*made);
  }
  return draft_of(draft_rules(), document, at.number, findings);
}

DiagramContent Compilation::diagram(document::Diagram& read, At const& at,
                                    text::Diagnostics& findings) {
  auto const draft = draft_of(draft_rules(), read, at.context(), at.opening);
  complete(*draft, at, findings);
  return std::move(draft->content);
}

void Compilation::complete(DraftedDiagram& draft, At const& at, text::Diagnostics& findings) {
  DiagramContent& out = draft.content;
  out.document = at.document.source;
  out.opening = at.directive().opening;
  if (!out.in_line) {
    collector_.collect(out.problem, out.language);
    figures_.check(out.problem, findings);
    end_ligatures(out, out.language);
    names_.next(invocation_.sources()[at.document.source].name());
    out.anchor = out.problem.label.empty() ? names_.anchor(renderer_.anchors_name_document)
                                           : out.problem.label;
    out.indexed = indexes_.is_expected();
    if (out.indexed) indexes_.add(out);
    if (accumulated_) accumulated_->indexes.add_elsewhere(out);
    collect_solution(draft, at);
    if (invocation_.labels().wanted() && !invocation_.is_silent()) keep_number(out.problem, at);
  }
  link(out, at, findings);
  out.twins = twin_boards(out);
  if (!reports_findings_) return;
  if (!out.in_line) {
    repetitions_.look(out.problem, std::move(draft.sameness), at.opening, at.source, at.file_line,
                      findings);
    std::optional<text::Span> const in_file =
        at.file_line.empty() ? std::nullopt : std::optional(at.opening);
    authors_.look(out.problem, at.source, in_file, findings);
  }
  std::ranges::move(draft.of_values, std::back_inserter(findings));
  if (out.design.piece_set)
    check_pieces(pieces_of(out.problem.position), out.design.piece_set, at.opening, findings);
}

void Compilation::end_ligatures(DiagramContent& diagram, chess::Language language) {
  if (!renderer_.ends_ligatures) return;
  if (auto const* joints = ligatures_.of(chess::about(language).code))
    layout::end_ligatures(diagram.caption, joints->second);
}

void Compilation::check_pieces(std::vector<chess::SquareContent> const& pieces,
                               PieceSet const* piece_set, text::Span where,
                               text::Diagnostics& findings) {
  if (piece_set && reports_findings_) missing_.look(pieces, *piece_set, where, findings);
}

Content Compilation::solutions(document::Solutions const& read, At const& at, text::Span where,
                               text::Diagnostics& findings) {
  BoardDesign const design = design_in_force(at);
  solutions_.meet();
  SolutionChoice choice(read.from, findings);
  auto const fault = [&] { return std::ranges::find_if(findings, text::is_error); };
  if (fault() != findings.end()) return failed_at(at, *fault());
  std::vector<CollectedSolution> all;
  if (read.from.files.empty()) {
    all = solutions_.print(choice, where, findings);
  } else if (!accumulated_) {
    document::Settings const& settings = *at.context().settings;
    all = read_issues(invocation_, read.from, *settings.markup, default_, *design.caption, findings)
              .solutions;
    if (fault() != findings.end()) return failed_at(at, *fault());
    std::erase_if(all, [&](CollectedSolution const& one) { return !choice.takes(one); });
    // The same solution may be printed again elsewhere in the book.
    for (CollectedSolution& one : all) one.content.id += fmt::format("-{}", where.begin);
    if (all.empty())
      findings.push_back(
          text::warning("W-NOTHING", where, "no matching solution in these documents",
                        "change `select`: a solution must match each of its criteria"));
  }
  if (accumulated_) {
    for (CollectedSolution const& one : all)
      for (CollectedSolution& known : accumulated_->solutions)
        if (known.content.id == one.content.id) known.printed = true;
    return EmptyContent{};
  }
  choice.sort(all, at.context().settings->language.value_or(chess::Language::english));
  choice.report_of_absent(findings);
  SolutionsContent out{{},
                       read.columns.value_or(design.caption->solutions.columns),
                       design.piece_set,
                       read.from.plain()};
  for (CollectedSolution& one : all) out.entries.push_back(std::move(one.content));
  if (out.columns > 1 && !renderer_.solution_columns && !out.entries.empty())
    findings.push_back(text::warning("W-COLUMNS", where,
                                     "solutions printed in one column: Markdown has no columns",
                                     "use LaTeX or `dawson booklet` for columns"));
  return out;
}

Content Compilation::index(document::Index const& read, At const& at, text::Span where,
                           text::Diagnostics& findings) {
  indexes_.meet();
  if (!renderer_.indexes) {
    findings.push_back(text::warning("W-INDEX", where, "index left out: Markdown has no indexes",
                                     "use LaTeX or `dawson booklet` for an index"));
    return EmptyContent{};
  }
  if (read.from.files.empty()) return indexes_.print(read, where, findings);
  if (accumulated_) return EmptyContent{};
  document::Index numbers = read;
  numbers.by = document::IndexBy::numbers;
  Accumulated read_there = read_issues(invocation_, read.from, *at.context().settings->markup,
                                       default_, *design_in_force(at).caption, findings);
  auto const fault = std::ranges::find_if(findings, text::is_error);
  if (fault != findings.end()) return failed_at(at, *fault);
  return read_there.indexes.print(numbers, where, findings);
}

}  // namespace dawson::run
