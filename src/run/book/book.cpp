#include "run/book/book.hpp"

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <utility>

#include "document/words.hpp"
#include "layout/moves.hpp"
#include "run/book/foreign_directive.hpp"
#include "run/book/plain_values.hpp"
#include "run/diagram/diagram_checks.hpp"
#include "run/job.hpp"
#include "text/steps.hpp"

namespace dawson::run {
namespace {

// The lines of a glossary below its diagrams.
std::vector<layout::CaptionRow> glossary_lines(document::Glossary const& glossary,
                                               layout::CaptionStyle const& style) {
  std::vector<layout::LegendValue> men;
  std::vector<layout::KeyItem> key;
  for (document::Glossary::Item const& entry : glossary.entries) {
    if (!entry.diagram) {
      men.push_back({{entry.figure}, entry.name, {}});
      continue;
    }
    problem::Problem const& diagram = *entry.diagram;
    for (layout::KeyItem& item : layout::move_key(diagram.position.board, *diagram.view.moves))
      if (std::ranges::find(key, item) == key.end()) key.push_back(std::move(item));
  }
  std::ranges::stable_sort(
      key, {}, [](layout::KeyItem const& item) { return std::pair(!item.sign, item.sign); });
  return layout::glossary_rows(men, key, style, glossary.language);
}

}  // namespace

BookDocument::BookDocument(Job& job, text::SourceId id, std::vector<document::Directive> found,
                           text::Diagnostics findings)
    : source(id),
      folder(std::filesystem::path(job.sources()[id].name()).parent_path().string()),
      directives(std::move(found)) {
  job.report(std::move(findings), id);
}

bool BookDocument::follows(std::size_t i) const {
  return i > 0 && directives[i].around.goes_on && !contexts[i].many && !contexts[i - 1].many;
}

void Book::expect(text::Source const& source, document::Directive const& directive) {
  if (directive.foreign.end == 0) {
    if (document::opens(source, directive, document::Opens::solutions)) solutions_.expect();
    if (document::opens(source, directive, document::Opens::index)) indexes_.expect();
  } else if (auto const command = foreign_command(source, directive)) {
    if (*command == document::DiagramSty::solutions) solutions_.expect();
    else indexes_.expect();
  }
}

void Book::scan(BookDocument& document, document::Settings own, std::size_t end) {
  own.read_file = job_.files_beside(document.folder);
  own.check_style = job_.style_check(document.folder);
  own.count_numbers = [this, folder = document.folder](document::ProblemsOfFile const& wanted,
                                                       document::Settings const& settings) {
    return count_numbers(job_, wanted, folder, settings);
  };
  text::Source const& source = job_.sources()[document.source];
  std::size_t const begin = document.contexts.size();
  auto const read = std::span(document.directives).subspan(begin, end - begin);
  for (document::Directive const& directive : read) expect(source, directive);
  if (begin == 0)
    job_.allow(document.source, 0, document::united(own.allowed, contexts_.settings().allowed));
  text::Diagnostics findings;
  auto contexts = contexts_.read(source, document.source, read, own, findings);
  for (std::size_t i = 0; i < read.size(); ++i) {
    job_.allow(document.source, read[i].whole.begin, contexts[i].allowed);
    job_.allow(document.source, read[i].whole.end,
               document::united(own.allowed, contexts[i].settings->allowed));
  }
  std::ranges::move(contexts, std::back_inserter(document.contexts));
  job_.report(std::move(findings), document.source);
}

bool Book::tell(text::Diagnostics findings, At const& at) {
  document::drop_allowed(findings, at.context().allowed);
  if (!telling_ || findings.empty()) return false;
  job_.report(std::move(findings), at.source);
  return true;
}

void Book::each(BookDocument const& document, std::size_t number, TakeContent const& take) {
  text::Source const& source = job_.sources()[document.source];
  document::Directive const& directive = document.directives[number];
  At const at{document, number, document.source, directive.opening};
  text::Diagnostics findings;
  std::optional<document::ProblemsOfFile> many;
  Content made = within_steps(at, findings, [&]() -> Content {
    if (directive.foreign.end != 0) return foreign(at, findings);
    auto outcome =
        document::read_directive(source, document.source, directive, at.context(), findings);
    return std::visit(
        Cases{
            [&](document::Diagram& read) -> Content {
              return diagram(std::move(read), at, findings);
            },
            [&](document::Figurines& read) -> Content {
              Men men{std::move(read.men), job_.usual_design().pieces,
                      document::language_of_words(*at.context().settings)};
              check_men(men.men, men.pieces, directive.opening, findings);
              return men;
            },
            [&](document::Solutions const& read) {
              return solutions(read, at, directive.word, findings);
            },
            [&](document::Index const& read) { return index(read, directive.word, findings); },
            [&](document::Glossary& read) { return glossary(std::move(read), at, findings); },
            [&](document::ProblemsOfFile& read) -> Content {
              many = std::move(read);
              return Nothing{};
            },
            [](document::Silent) -> Content { return Nothing{}; },
            [&](document::Broken const& read) { return failed_at(at, read.why); },
        },
        outcome);
  });
  if (many) return problems_of(*many, at, std::move(findings), take);
  job_.one_is_set();
  tell(std::move(findings), at);
  take(std::move(made));
}

Content Book::within_steps(At const& at, text::Diagnostics& findings,
                           std::function<Content()> const& make) {
  try {
    if (job_.steps().spent()) throw text::TooManySteps();
    text::Steps const own(job_.sources().limits());
    return make();
  } catch (text::TooManySteps const&) {
    findings.push_back(text::too_many_steps(at.opening, job_.sources().limits()));
    return failed_at(at, findings.back());
  }
}

void Book::begin_again() {
  collector_ = {};
  figures_ = {};
  names_.begin_again();
  solutions_.begin_again();
  indexes_.begin_again();
  telling_ = false;
}

void Book::close() {
  if (!telling_) return;
  if (auto const finding = solutions_.rest()) job_.report(*finding, finding->source);
}

Content Book::failed_at(At const& at, text::Diagnostic const& why) const {
  return failed(job_.sources(), at.document.source, why, at.directive().whole);
}

BoardDesign Book::design_of(problem::Problem& problem, BookDocument const& document) {
  BoardDesign design = job_.design(problem.view.style, problem.view.caption, document.folder);
  problem.view.frame = design.frame;
  if (design.style && design.style->men) problem.view.game = design.style->men;
  return design;
}

BoardDesign Book::design_in_force(At const& at) {
  document::StyleNames const named = document::style_names(*at.context().settings);
  return job_.design(named.style, named.caption, at.document.folder);
}

DiagramContent Book::diagram(document::Diagram read, At const& at, text::Diagnostics& findings) {
  if (!read.in_line) {
    collector_.collect(read);
    figures_.check(read.problem, findings);
  }
  DiagramContent out{std::move(read.problem), read.in_line, read.across, read.language};
  out.document = at.document.source;
  out.opening = at.directive().opening;
  out.design = design_of(out.problem, at.document);
  out.shown = std::move(read.shown);
  if (!out.in_line) {
    out.caption = layout::compose_caption(out.problem, *out.design.caption, out.language);
    names_.next(job_.sources()[at.document.source].name());
    out.anchor = out.problem.label.empty() ? names_.anchor(setter_.anchors_name_document)
                                           : out.problem.label;
    out.indexed = indexes_.is_awaited();
    if (out.indexed) indexes_.add(out);
    collect_solution(out, read, at);
  }
  describe(out, at);
  out.twins = twin_boards(out);
  if (!telling_) return out;
  if (!out.in_line) repetitions_.look(out.problem, at.opening, at.source, at.file_line, findings);
  std::ranges::move(check_values(out.problem, out.caption, setter_, at.opening),
                    std::back_inserter(findings));
  if (out.design.pieces)
    check_men(men_of(out.problem.position), out.design.pieces, at.opening, findings);
  return out;
}

void Book::describe(DiagramContent& diagram, At const& at) {
  if (!setter_.describes) return;
  document::Settings const& settings = *at.context().settings;
  diagram.unfolds = settings.described == document::Described::folded;
  speech::Wanted const wanted{document::language_of_words(settings),
                              settings.described != document::Described::short_text,
                              diagram.in_line};
  bool const in_tex = settings.host == &document::tex_host;
  diagram.described = in_tex ? speech::describe(with_plain_values(diagram.problem), wanted)
                             : speech::describe(diagram.problem, wanted);
}

void Book::check_men(std::vector<chess::Occupant> const& men, PieceSet const* pieces,
                     text::Span where, text::Diagnostics& findings) {
  if (pieces && telling_) missing_.look(men, *pieces, where, findings);
}

void Book::collect_solution(DiagramContent& diagram, document::Diagram const& read, At const& at) {
  document::Context const& context = at.context();
  auto made = solution_of(diagram, read, *context.settings, setter_.folded_solutions);
  if (!made) return;
  made->id = names_.solution();
  bool const printed = solutions_.is_awaited();
  if (printed) diagram.solution = made;
  if (printed || !setter_.scans_all_first) solutions_.add(std::move(*made));
  if (printed || context.allowed.contains("W-UNPRINTED") ||
      prints_solution(*diagram.design.caption))
    return;
  text::Span const where = at.file_line.empty()
                               ? diagram.problem.first(problem::FieldId::solution)->where
                               : at.directive().opening;
  solutions_.miss({where, {}, at.document.source});
}

Content Book::solutions(document::Solutions const& read, At const& at, text::Span where,
                        text::Diagnostics& findings) {
  BoardDesign const design = design_in_force(at);
  solutions_.meet();
  SolutionsContent out{solutions_.print(where, findings),
                       read.columns.value_or(design.caption->solutions.columns), design.pieces};
  if (out.columns > 1 && !setter_.solution_columns && !out.entries.empty())
    findings.push_back(text::warning("W-COLUMNS", where,
                                     "Markdown has no columns: these solutions stand in one",
                                     "LaTeX and `dawson booklet` set columns"));
  return out;
}

Content Book::glossary(document::Glossary read, At const& at, text::Diagnostics& findings) {
  if (auto const fault = collector_.fill(read, at.directive(), at.context(), findings))
    return failed_at(at, *fault);
  BoardDesign const own = design_in_force(at);
  GlossaryContent out{{},
                      glossary_lines(read, *own.caption),
                      {},
                      own.pieces,
                      document::language_of_words(*at.context().settings)};
  for (document::Glossary::Item& entry : read.entries) {
    out.men.push_back(entry.figure);
    if (!entry.diagram) continue;
    DiagramContent& diagram = out.diagrams.emplace_back(DiagramContent{std::move(*entry.diagram)});
    diagram.document = at.document.source;
    diagram.opening = at.opening;
    diagram.design = design_of(diagram.problem, at.document);
    describe(diagram, at);
    diagram.caption =
        layout::compose_caption(diagram.problem, *diagram.design.caption, read.language);
    check_men(men_of(diagram.problem.position), diagram.design.pieces, at.opening, findings);
  }
  check_men(out.men, out.pieces, at.opening, findings);
  return out;
}

Content Book::index(document::Index const& read, text::Span where, text::Diagnostics& findings) {
  indexes_.meet();
  if (setter_.indexes) return indexes_.print(read, where, findings);
  findings.push_back(text::warning("W-INDEX", where,
                                   "Markdown has no indexes: this one is left out",
                                   "`dawson booklet` and LaTeX make them"));
  return Nothing{};
}

}  // namespace dawson::run
