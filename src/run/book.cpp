#include "run/book.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <utility>

#include "backend/latex/tex_escape.hpp"
#include "document/listing/names.hpp"
#include "document/words.hpp"
#include "layout/captions/values.hpp"
#include "pages/index.hpp"
#include "prose/plain.hpp"
#include "run/diagram/diagram_checks.hpp"
#include "run/foreign_directive.hpp"
#include "text/ascii.hpp"

namespace dawson::run {
namespace {

// What a style says of solutions, for whoever prints their moves.
terms::SolutionForm solution_form(layout::CaptionStyle const& style, problem::View const& view) {
  using Form = terms::SolutionForm;
  Form form;
  switch (view.solution_form.value_or(style.solutions.form)) {
    case problem::SolutionForm::run_in: form.lines = Form::Lines::run_in; break;
    case problem::SolutionForm::lines: form.lines = Form::Lines::lines; break;
    case problem::SolutionForm::as_written: form.lines = Form::Lines::as_written; break;
  }
  switch (style.values.moves) {
    case layout::MoveForm::as_written: form.men = Form::Men::as_written; break;
    case layout::MoveForm::figurines: form.men = Form::Men::figurines; break;
    case layout::MoveForm::letters: form.men = Form::Men::letters; break;
  }
  for (auto const& [key, value] : style.solutions.moves) terms::take_form(form, key, value);
  return form;
}

// Whether its captions have a place for the solution, below the diagram itself.
bool prints_solution(layout::CaptionStyle const& style) {
  auto const in_one = [](layout::Template const& line) {
    return layout::prints(line, problem::FieldId::solution);
  };
  auto const in = [&](layout::CaptionLines const& lines) {
    return std::ranges::any_of(lines, [&](layout::CaptionLine const& line) {
      return in_one(line.line) || std::ranges::any_of(line.stacks, [&](auto const& stack) {
               return std::ranges::any_of(stack, in_one);
             });
    });
  };
  return in(style.above) || in(style.below) || (style.beside && in(style.beside->lines));
}

// The letters and digits of a file's name: chapters that are woven one by one come together in one
// LaTeX document.
std::string stem_of(std::string_view path) {
  std::string out;
  for (char const c : path.substr(path.find_last_of('/') + 1))
    if (text::is_alphanumeric(c)) out += c;
  return out;
}

}  // namespace

Book::Book(Job& job, HostTraits const& traits, document::Settings defaults)
    : job_(job), traits_(traits), contexts_(std::move(defaults)) {}

void Book::scan(BookDocument& document, document::Settings own) {
  scan_to(document, document.directives.size(), std::move(own));
}

void Book::scan_to(BookDocument& document, std::size_t end, document::Settings own) {
  own.read_file = job_.files_beside(document.folder);
  own.check_style = job_.style_check(document.folder);
  own.count_numbers = [this, folder = document.folder](document::ProblemsOfFile const& wanted,
                                                       document::Settings const& settings) {
    return count_numbers(job_, wanted, folder, settings);
  };
  text::Source const& source = job_.sources()[document.source];
  std::size_t const begin = document.contexts.size();
  for (std::size_t i = begin; i < end; ++i) {
    document::Directive const& directive = document.directives[i];
    if (directive.foreign.end == 0) {
      if (document::opens(source, directive, document::Opens::solutions)) ++prints_solutions_;
      if (document::opens(source, directive, document::Opens::index)) ++prints_indexes_;
    } else if (auto const command = foreign_command(source, directive)) {
      ++(*command == document::DiagramSty::solutions ? prints_solutions_ : prints_indexes_);
    }
  }
  if (begin == 0)
    job_.allow(document.source, 0, document::united(own.allowed, contexts_.settings().allowed));
  text::Diagnostics findings;
  auto contexts =
      contexts_.read(job_.sources()[document.source], document.source,
                     std::span(document.directives).subspan(begin, end - begin), own, findings);
  for (std::size_t i = begin; i < end; ++i) {
    document::Context const& context = contexts[i - begin];
    job_.allow(document.source, document.directives[i].whole.begin, context.allowed);
    job_.allow(document.source, document.directives[i].whole.end,
               document::united(own.allowed, context.settings->allowed));
  }
  std::ranges::move(contexts, std::back_inserter(document.contexts));
  job_.report(std::move(findings), document.source);
}

void Book::each(BookDocument const& document, std::size_t directive,
                std::function<void(Content)> const& take) {
  text::Source const& source = job_.sources()[document.source];
  document::Directive const& wanted = document.directives[directive];
  document::Context const& context = document.contexts[directive];
  if (wanted.foreign.end != 0) return each_foreign(document, directive, take);
  text::Diagnostics findings;
  document::Outcome outcome =
      document::read_directive(source, document.source, wanted, context, findings);
  if (auto const* many = std::get_if<document::ProblemsOfFile>(&outcome))
    return problems_of(*many, document, directive, std::move(findings), take);
  job_.one_is_set();
  collector_.collect(outcome, wanted, context, findings);
  figures_.check(outcome, findings);
  Content made =
      content(std::move(outcome), {document, directive, document.source, wanted.opening}, findings);
  document::drop_allowed(findings, context.allowed);
  if (telling_) job_.report(std::move(findings), document.source);
  take(std::move(made));
}

void Book::begin_again() {
  collector_ = {};
  figures_ = {};
  names_.clear();
  problems_.clear();
  printed_indexes_ = 0;
  diagrams_ = 0;
  solutions_.clear();
  unprinted_ = 0;
  printed_solutions_ = 0;
  telling_ = false;
}

Content Book::content(document::Outcome outcome, At const& at, text::Diagnostics& findings) {
  document::Directive const& wanted = at.document.directives[at.directive];
  if (auto* read = std::get_if<document::Diagram>(&outcome))
    return diagram(std::move(*read), at, findings);
  if (auto* read = std::get_if<document::Figurines>(&outcome)) {
    Men men{std::move(read->men), job_.usual_design().pieces};
    check_men(men.men, men.pieces, wanted.opening, findings);
    return men;
  }
  if (auto const* read = std::get_if<document::Solutions>(&outcome))
    return solutions(*read, design_in_force(at.document, at.directive), wanted.word, findings);
  if (auto const* read = std::get_if<document::Glossary>(&outcome))
    return glossary(*read, at.document, at.directive, findings);
  if (auto const* read = std::get_if<document::Index>(&outcome))
    return index(*read, wanted.word, findings);
  if (auto const* broken = std::get_if<document::Broken>(&outcome))
    return failed(job_.sources(), at.document.source, broken->why, wanted.whole);
  return Nothing{};
}

BoardDesign Book::design_of(problem::Problem& problem, BookDocument const& document) {
  BoardDesign design = job_.design(problem.view.style, problem.view.caption, document.folder);
  problem.view.frame = design.frame;
  return design;
}

BoardDesign Book::design_in_force(BookDocument const& document, std::size_t directive) {
  document::StyleNames const named = document::style_names(*document.contexts[directive].settings);
  return job_.design(named.style, named.caption, document.folder);
}

Content Book::diagram(document::Diagram read, At const& at, text::Diagnostics& findings) {
  DiagramContent out;
  out.design = design_of(read.problem, at.document);
  out.problem = std::move(read.problem);
  out.in_line = read.in_line;
  out.across = read.across;
  out.shown = std::move(read.shown);
  out.language = read.language;
  if (!out.in_line) {
    out.caption = layout::compose_caption(out.problem, *out.design.caption, read.language);
    ++diagrams_;
    out.anchor = out.problem.label.empty()
                     ? fmt::format("diagram-{}{}",
                                   traits_.own_anchors
                                       ? stem_of(job_.sources()[at.document.source].name()) + "-"
                                       : "",
                                   diagrams_)
                     : out.problem.label;
    out.indexed = printed_indexes_ < prints_indexes_;
    if (out.indexed) note_names(out, read.language);
    collect(out, read, at);
  }
  out.twins = twin_boards(out);
  if (!out.in_line && telling_)
    repetitions_.look(out.problem, at.opening, at.source, at.file_line, findings);
  check(out, at.opening, findings);
  return out;
}

void Book::check(DiagramContent const& diagram, text::Span where, text::Diagnostics& findings) {
  if (!telling_) return;
  std::ranges::move(check_values(diagram.problem, diagram.caption, traits_, where),
                    std::back_inserter(findings));
  check_men(men_of(diagram.problem.position), diagram.design.pieces, where, findings);
}

void Book::check_men(std::vector<chess::Occupant> const& men, PieceSet const* pieces,
                     text::Span where, text::Diagnostics& findings) {
  if (pieces && telling_) missing_.look(men, *pieces, where, findings);
}

void Book::collect(DiagramContent& diagram, document::Diagram const& read, At const& at) {
  document::Context const& context = at.document.contexts[at.directive];
  problem::Problem const& problem = diagram.problem;
  auto const* const text = problem.first(problem::FieldId::solution);
  if (!text) return;
  SolutionContent out;
  out.id = fmt::format("{}-{}", stem_of(job_.sources()[at.document.source].name()), diagrams_);
  out.language = read.language;
  layout::CaptionStyle const& style = *diagram.design.caption;
  terms::SolutionForm form = solution_form(style, problem.view);
  form.twin_words = problem.all(problem::FieldId::twins).empty();
  std::vector<prose::Inlines> moves;
  if (read.solution)
    moves = document::print_solution_of(*read.solution, problem, form, *context.settings);
  auto const* const printed_moves = moves.empty() ? nullptr : &moves;
  if (traits_.folds) {
    auto parts = layout::compose_solution_apart(problem, style, read.language, printed_moves);
    out.head = std::move(parts.head);
    out.paragraphs = std::move(parts.paragraphs);
  } else {
    out.paragraphs = layout::compose_solution(problem, style, read.language, printed_moves);
  }
  bool const printed = printed_solutions_ < prints_solutions_;
  if (printed) diagram.solution = out;
  // All documents in LaTeX have been scanned; in Markdown a later one may print it.
  if (printed || !traits_.own_anchors) solutions_.push_back(std::move(out));
  if (printed || context.allowed.contains("W-UNPRINTED") || prints_solution(style)) return;
  bool const in_file = !at.file_line.empty();
  text::Span const where = in_file ? at.document.directives[at.directive].opening : text->where;
  if (unprinted_++ == 0) first_unprinted_ = {where, {}, at.document.source};
}

void Book::close() {
  if (unprinted_ == 0 || !telling_) return;
  std::size_t const count = unprinted_;
  job_.report(text::warning(
                  "W-UNPRINTED", first_unprinted_.span,
                  count == 1 ? "this solution is collected and printed nowhere"
                             : fmt::format("{} solutions, of which this is the first, are "
                                           "collected and printed nowhere",
                                           count),
                  "a directive `solutions` below prints them; `allow: W-UNPRINTED` says that it is "
                  "meant"),
              first_unprinted_.source);
  unprinted_ = 0;
}

Content Book::solutions(document::Solutions const& read, BoardDesign const& design,
                        text::Span where, text::Diagnostics& findings) {
  ++printed_solutions_;
  unprinted_ = 0;
  if (solutions_.empty())
    findings.push_back(text::warning("W-NOTHING", where, "no diagram above has a solution to print",
                                     "a solution is what stands in the field `solution`"));
  int const columns = read.columns.value_or(design.caption->solutions.columns);
  if (columns > 1 && !traits_.columns && !solutions_.empty())
    findings.push_back(text::warning("W-COLUMNS", where,
                                     "Markdown has no columns: these solutions stand in one",
                                     "LaTeX and `dawson booklet` set columns"));
  return SolutionsContent{std::exchange(solutions_, {}), columns, design.pieces};
}

Content Book::glossary(document::Glossary const& read, BookDocument const& document,
                       std::size_t directive, text::Diagnostics& findings) {
  text::Span const where = document.directives[directive].opening;
  BoardDesign const own = design_in_force(document, directive);
  GlossaryContent out;
  out.pieces = own.pieces;
  out.lines = glossary_lines(read, *own.caption, read.language);
  for (document::Glossary::Item const& entry : read.entries) {
    out.men.push_back(entry.figure);
    if (!entry.diagram) continue;
    DiagramContent diagram;
    diagram.problem = *entry.diagram;
    diagram.design = design_of(diagram.problem, document);
    diagram.caption =
        layout::compose_caption(diagram.problem, *diagram.design.caption, read.language);
    check_men(men_of(diagram.problem.position), diagram.design.pieces, where, findings);
    out.diagrams.push_back(std::move(diagram));
  }
  check_men(out.men, out.pieces, where, findings);
  return out;
}

Content Book::index(document::Index const& read, text::Span where, text::Diagnostics& findings) {
  ++printed_indexes_;
  if (!traits_.indexes) {
    findings.push_back(text::warning("W-INDEX", where,
                                     "Markdown has no indexes: this one is left out",
                                     "`dawson booklet` and LaTeX make them"));
    return Nothing{};
  }
  if (read.of == document::Index::Of::problems) return IndexContent{read, {}, problems_};
  IndexContent out{read, names_[read.of], {}};
  if (read.by == document::IndexBy::numbers) {
    std::size_t const without =
        std::erase_if(out.names, [](IndexedName const& name) { return name.number.empty(); });
    if (without > 0)
      findings.push_back(
          text::warning("W-INDEX", where,
                        fmt::format("{} of its entries have no number: they are left out", without),
                        "add `number: auto` to the defaults, or write `index-by: pages`"));
  }
  return out;
}

// As the captions print them, but for the order of names.
void Book::note_names(DiagramContent const& diagram, chess::Language language) {
  layout::ValueStyle style = diagram.design.caption->values;
  style.language = language;
  layout::SlotForm form;
  form.name = layout::NameForm::reversed;
  // Values in LaTeX are code, which only LaTeX reads.
  auto const written = [&](prose::Inlines const& text) {
    return traits_.own_anchors ? backend::tex_prose(text) : prose::plain(text);
  };
  auto const* entry = diagram.problem.first(problem::FieldId::number);
  std::string const number = entry ? written(entry->text) : std::string();
  auto const note = [&](document::Index::Of of, problem::FieldId field, auto const& change) {
    for (prose::Inlines const& value : layout::slot_values(diagram.problem, field, form, style))
      if (std::string name = change(written(value)); !name.empty())
        names_[of].push_back({std::move(name), diagram.anchor, number});
  };
  auto const joined = [&](problem::FieldId field) {
    prose::Inlines out;
    for (prose::Inlines const& value : layout::slot_values(diagram.problem, field, {}, style)) {
      if (!out.empty()) out.push_back(prose::Text{", "});
      out.insert(out.end(), value.begin(), value.end());
    }
    return out;
  };
  if (diagram.indexed)
    problems_.push_back({joined(problem::FieldId::number), joined(problem::FieldId::author),
                         joined(problem::FieldId::stipulation), diagram.anchor});
  auto const whole = [](std::string name) { return name; };
  auto const source = [](std::string const& name) {
    std::string_view const cut = pages::source_name(name);
    bool const in_group = std::ranges::count(cut, '{') != std::ranges::count(cut, '}');
    return in_group ? name : std::string(cut);
  };
  auto const known = [](std::string name) {
    return document::is_unknown_author(name) ? std::string() : name;
  };
  note(document::Index::Of::authors, problem::FieldId::author, known);
  note(document::Index::Of::sources, problem::FieldId::source, source);
  note(document::Index::Of::themes, problem::FieldId::themes, whole);
}

}  // namespace dawson::run
