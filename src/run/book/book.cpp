#include "run/book/book.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <utility>

#include "document/words.hpp"
#include "layout/captions/joints.hpp"
#include "layout/moves.hpp"
#include "prose/plain.hpp"
#include "run/book/foreign_directive.hpp"
#include "run/book/labels.hpp"
#include "run/book/other_issues.hpp"
#include "run/book/plain_values.hpp"
#include "run/diagram/diagram_checks.hpp"
#include "run/film/played.hpp"
#include "run/job.hpp"
#include "run/project.hpp"
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

// Whether a directive prints solutions by what their problems say.
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
  if (!own.language) own.language = job_.project().language;
  own.folder_of = [this](text::SourceId id, text::Span where) { return job_.folder_of(id, where); };
  own.read_file = job_.files_beside("");
  own.check_style = job_.style_check("");
  own.keeps_frames = setter_.plays && !gathered_;
  own.count_numbers = [this](document::ProblemsOfFile const& wanted,
                             document::Settings const& settings) {
    return count_numbers(job_, wanted, settings);
  };
  text::Source const& source = job_.sources()[document.source];
  if (master_.empty()) master_ = source.name();
  std::size_t const begin = document.contexts.size();
  auto const read = std::span(document.directives).subspan(begin, end - begin);
  for (document::Directive const& directive : read) expect(source, directive);
  if (begin == 0)
    job_.allow(document.source, 0, document::united(own.allowed, contexts_.settings().allowed));
  text::Diagnostics findings;
  auto contexts = contexts_of(document, read, own, findings);
  for (std::size_t i = 0; i < read.size(); ++i) {
    if (selects_solutions(source, read[i], contexts[i])) solutions_.describe_all();
    job_.allow(document.source, read[i].whole.begin, contexts[i].allowed);
    job_.allow(document.source, read[i].whole.end,
               document::united(own.allowed, contexts[i].settings->allowed));
  }
  std::ranges::move(contexts, std::back_inserter(document.contexts));
  job_.report(std::move(findings), document.source);
}

// What bodies say by themselves, which is most of the work of this step; none where it is little.
document::NextFields Book::fields_ahead(BookDocument const& document,
                                        std::span<document::Directive const> directives,
                                        document::Host const& host) {
  Workers* const workers = job_.workers(directives.size());
  if (!workers) return {};
  using Fields = std::shared_ptr<document::WrittenFields>;
  auto const ahead = std::make_shared<InOrder<Fields>>(workers, job_.sources().limits());
  text::Source const& source = job_.sources()[document.source];
  for (document::Directive const& one : directives)
    if (document::has_fields(one))
      ahead->ask([&source, &one, &host, id = document.source] {
        return document::written_fields(source, one, id, host);
      });
  return [ahead] { return ahead->take(); };
}

// File by file: a text that has been put together is that of several.
std::vector<document::Context> Book::contexts_of(BookDocument const& document,
                                                 std::span<document::Directive const> directives,
                                                 document::Settings const& own,
                                                 text::Diagnostics& findings) {
  text::Source const& source = job_.sources()[document.source];
  auto const& pieces = job_.pieces_of(document.source);
  document::NextFields const next_fields = fields_ahead(document, directives, *own.host);
  if (pieces.empty()) {
    contexts_.stand_in(document.source, document.depth);
    return contexts_.read(source, document.source, directives, own, findings, next_fields);
  }
  std::vector<document::Context> all;
  std::size_t next = 0;
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    std::size_t const begin = next;
    std::size_t const end = i + 1 < pieces.size() ? pieces[i + 1].begin : source.bytes().size();
    while (next < directives.size() && directives[next].whole.begin < end) ++next;
    contexts_.stand_in(pieces[i].source, pieces[i].depth);
    std::ranges::move(
        contexts_.read(source, document.source, directives.subspan(begin, next - begin), own,
                       findings, next_fields),
        std::back_inserter(all));
  }
  return all;
}

bool Book::tell(text::Diagnostics findings, At const& at) {
  document::drop_allowed(findings, at.context().allowed);
  if (!telling_ || findings.empty()) return false;
  job_.report(std::move(findings), at.source);
  return true;
}

void Book::each(BookDocument const& document, std::size_t number, TakeContent const& take) {
  document::Directive const& directive = document.directives[number];
  At const at{document, number, document.source, directive.opening};
  text::Diagnostics findings;
  std::optional<document::ProblemsOfFile> many;
  Content made = within_steps(at, findings, [&]() -> Content {
    if (directive.foreign.end != 0) return foreign(at, findings);
    Draft read_here = draft(at, findings);
    if (read_here.diagram) {
      complete(*read_here.diagram, at, findings);
      return std::move(read_here.diagram->content);
    }
    return std::visit(
        Cases{
            [](document::Diagram const&) -> Content { return Nothing{}; },  // it is drafted
            [&](document::Figurines& read) -> Content {
              Men men{std::move(read.men), job_.usual_design().pieces,
                      document::language_of_words(*at.context().settings)};
              check_men(men.men, men.pieces, directive.opening, findings);
              return men;
            },
            [&](document::Solutions const& read) {
              return solutions(read, at, directive.word, findings);
            },
            [&](document::Index const& read) { return index(read, at, directive.word, findings); },
            [&](document::Glossary& read) { return glossary(std::move(read), at, findings); },
            [&](document::ProblemsOfFile& read) -> Content {
              many = std::move(read);
              return Nothing{};
            },
            [&](document::PageWord const& read) -> Content {
              if (setter_.page_words) return read;
              if (read.kind == document::PageWord::Kind::body) return Nothing{};  // ends the front
              findings.push_back(text::warning("W-WORD", directive.word,
                                               "this has no effect here: nobody makes pages of it",
                                               "`dawson booklet` makes pages"));
              return Nothing{};
            },
            [](document::Silent) -> Content { return Nothing{}; },
            [&](document::Broken const& read) { return failed_at(at, read.why); },
        },
        read_here.outcome);
  });
  if (many) return problems_of(*many, at, std::move(findings), take);
  job_.one_is_set();
  if (gathered_ && std::holds_alternative<Failed>(made)) ++gathered_->failed;
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

BoardDesign Book::design_in_force(At const& at) {
  document::StyleNames const named = document::style_names(*at.context().settings);
  return job_.design(named.style, named.caption, "");
}

DraftRules Book::draft_rules() const { return {job_, setter_, sets_, telling_, gathered_style_}; }

// Of those in whose place stands what others have told, the job's other threads have made it.
Draft Book::draft(At const& at, text::Diagnostics& findings) const {
  BookDocument const& document = at.document;
  if (!document.ahead && DraftsAhead::are_worth_it(job_, document))
    document.ahead = std::make_unique<DraftsAhead>(draft_rules(), document);
  if (auto made = document.ahead ? document.ahead->take(at.number) : std::nullopt) {
    findings = std::move(made->findings);
    return std::move(*made);
  }
  return draft_of(draft_rules(), document, at.number, findings);
}

DiagramContent Book::diagram(document::Diagram& read, At const& at, text::Diagnostics& findings) {
  auto const draft = draft_of(draft_rules(), read, at.context(), at.opening);
  complete(*draft, at, findings);
  return std::move(draft->content);
}

void Book::complete(DraftedDiagram& draft, At const& at, text::Diagnostics& findings) {
  DiagramContent& out = draft.content;
  out.document = at.document.source;
  out.opening = at.directive().opening;
  if (!out.in_line) {
    collector_.collect(out.problem, out.language);
    figures_.check(out.problem, findings);
    end_ligatures(out, out.language);
    names_.next(job_.sources()[at.document.source].name());
    out.anchor = out.problem.label.empty() ? names_.anchor(setter_.anchors_name_document)
                                           : out.problem.label;
    out.indexed = indexes_.is_awaited();
    if (out.indexed) indexes_.add(out);
    if (gathered_) gathered_->indexes.add_elsewhere(out);
    collect_solution(draft, at);
    if (job_.labels().wanted() && !job_.is_silent()) keep_number(out.problem, at);
  }
  link(out, at, findings);
  out.twins = twin_boards(out);
  if (!telling_) return;
  if (!out.in_line) {
    repetitions_.look(out.problem, std::move(draft.sameness), at.opening, at.source, at.file_line,
                      findings);
    std::optional<text::Span> const in_file =
        at.file_line.empty() ? std::nullopt : std::optional(at.opening);
    authors_.look(out.problem, at.source, in_file, findings);
  }
  std::ranges::move(draft.of_values, std::back_inserter(findings));
  if (out.design.pieces)
    check_men(men_of(out.problem.position), out.design.pieces, at.opening, findings);
}

void Book::end_ligatures(DiagramContent& diagram, chess::Language language) {
  if (!setter_.ends_ligatures) return;
  if (auto const* joints = ligatures_.of(chess::about(language).code))
    layout::end_ligatures(diagram.caption, joints->second);
}

void Book::check_men(std::vector<chess::Occupant> const& men, PieceSet const* pieces,
                     text::Span where, text::Diagnostics& findings) {
  if (pieces && telling_) missing_.look(men, *pieces, where, findings);
}

Content Book::solutions(document::Solutions const& read, At const& at, text::Span where,
                        text::Diagnostics& findings) {
  BoardDesign const design = design_in_force(at);
  solutions_.meet();
  SolutionChoice choice(read.from, findings);
  auto const fault = [&] { return std::ranges::find_if(findings, text::is_error); };
  if (fault() != findings.end()) return failed_at(at, *fault());
  std::vector<CollectedSolution> all;
  if (read.from.files.empty()) {
    all = solutions_.print(choice, where, findings);
  } else if (!gathered_) {
    document::Settings const& settings = *at.context().settings;
    all = read_issues(job_, read.from, *settings.host, usual_, *design.caption, findings).solutions;
    if (fault() != findings.end()) return failed_at(at, *fault());
    std::erase_if(all, [&](CollectedSolution const& one) { return !choice.takes(one); });
    // Elsewhere in the book the same one may stand once more.
    for (CollectedSolution& one : all) one.content.id += fmt::format("-{}", where.begin);
    if (all.empty())
      findings.push_back(text::warning("W-NOTHING", where,
                                       "these documents have no solution that is meant",
                                       "`select` holds what all of them fulfil"));
  }
  if (gathered_) {
    for (CollectedSolution const& one : all)
      for (CollectedSolution& known : gathered_->solutions)
        if (known.content.id == one.content.id) known.printed = true;
    return Nothing{};
  }
  choice.sort(all, at.context().settings->language.value_or(chess::Language::english));
  choice.tell_of_absent(findings);
  SolutionsContent out{{},
                       read.columns.value_or(design.caption->solutions.columns),
                       design.pieces,
                       read.from.plain()};
  for (CollectedSolution& one : all) out.entries.push_back(std::move(one.content));
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
    diagram.design = design_of(job_, diagram.problem);
    if (sets_) describe(diagram, *at.context().settings, setter_);
    diagram.caption =
        layout::compose_caption(diagram.problem, *diagram.design.caption, read.language);
    end_ligatures(diagram, read.language);
    check_men(men_of(diagram.problem.position), diagram.design.pieces, at.opening, findings);
  }
  check_men(out.men, out.pieces, at.opening, findings);
  return out;
}

Content Book::index(document::Index const& read, At const& at, text::Span where,
                    text::Diagnostics& findings) {
  indexes_.meet();
  if (!setter_.indexes) {
    findings.push_back(text::warning("W-INDEX", where,
                                     "Markdown has no indexes: this one is left out",
                                     "`dawson booklet` and LaTeX make them"));
    return Nothing{};
  }
  if (read.from.files.empty()) return indexes_.print(read, where, findings);
  if (gathered_) return Nothing{};
  document::Index numbers = read;
  numbers.by = document::IndexBy::numbers;
  Gathered read_there = read_issues(job_, read.from, *at.context().settings->host, usual_,
                                    *design_in_force(at).caption, findings);
  auto const fault = std::ranges::find_if(findings, text::is_error);
  if (fault != findings.end()) return failed_at(at, *fault);
  return read_there.indexes.print(numbers, where, findings);
}

}  // namespace dawson::run
