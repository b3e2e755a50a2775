#include "compile/collected_contents.hpp"

#include <algorithm>
#include <iterator>
#include <optional>
#include <string_view>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "compile/boards_in_play.hpp"
#include "layout/captions/solution_lines.hpp"
#include "prose/prose.hpp"
#include "semantics/solution/study.hpp"
#include "text/closest_name.hpp"
#include "text/scanning.hpp"

namespace dawson::run {

namespace {

// Returns whether the changes of twins are printed after their labels.
bool prints_twin_changes(semantics::SolutionForm const& form, problem::Problem const& problem) {
  if (form.twin_changes == "as needed") return problem.all(problem::FieldId::twins).empty();
  return form.twin_changes == "always";
}

}  // namespace

semantics::SolutionForm::Lines default_lines(problem::Problem const& problem) {
  using Lines = semantics::SolutionForm::Lines;
  bool const study = problem.stipulation && problem.stipulation->task &&
                     semantics::is_study(*problem.stipulation->task);
  return study ? Lines::in_place : Lines::run_in;
}

semantics::SolutionForm solution_form(layout::CaptionStyle const& style,
                                      problem::Problem const& problem, chess::Language document,
                                      semantics::SolutionForm::Lines lines) {
  using Form = semantics::SolutionForm;
  Form form;
  switch (problem.view.solution_form.value_or(style.solutions.form)) {
    case problem::SolutionForm::run_in: form.lines = Form::Lines::run_in; break;
    case problem::SolutionForm::lines: form.lines = Form::Lines::lines; break;
    case problem::SolutionForm::as_written: form.lines = Form::Lines::as_written; break;
    case problem::SolutionForm::in_place: form.lines = Form::Lines::in_place; break;
  }
  bool const chosen = problem.view.solution_form || form.lines != Form::Lines::run_in;
  if (!chosen) form.lines = lines;
  switch (style.values.moves) {
    case layout::MoveForm::as_written: form.pieces = Form::Men::as_written; break;
    case layout::MoveForm::default_value:
    case layout::MoveForm::figurines: form.pieces = Form::Men::figurines; break;
    case layout::MoveForm::letters: form.pieces = Form::Men::letters; break;
  }
  auto const& moves = style.solutions.moves;
  // The letters depend on the pieces.
  if (auto const pieces = moves.find("pieces"); pieces != moves.end())
    semantics::take_form(form, pieces->first, pieces->second, document);
  if (!moves.contains("letters")) semantics::take_form(form, "letters", "document", document);
  for (auto const& [key, value] : moves) semantics::take_form(form, key, value, document);
  form.twin_words = prints_twin_changes(form, problem);
  auto const own = style.values.words.find(*form.language);
  if (own != style.values.words.end()) form.words = own->second;
  return form;
}

namespace {

// Replaces the letters of pieces in moves by those of `form`.
prose::Inlines with_letters(prose::Inlines const& words, semantics::SolutionForm const& form,
                            chess::Language from) {
  prose::Inlines out;
  for (prose::Inline const& part : words) {
    if (!std::holds_alternative<prose::Text>(part)) {
      out.push_back(part);
      continue;
    }
    for (prose::Inline& piece : layout::with_figurines({part}, from)) {
      auto const* const figurines = std::get_if<prose::Figurines>(&piece);
      if (figurines)
        out.push_back(prose::Text{
            semantics::letter_in(std::get<chess::Piece>(figurines->pieces.front()), form)});
      else out.push_back(std::move(piece));
    }
  }
  return out;
}

}  // namespace

void use_letters_of(chess::Language document, semantics::SolutionForm& form) {
  if (form.pieces == semantics::SolutionForm::Men::figurines || form.letters) return;
  form.pieces = semantics::SolutionForm::Men::letters;
  form.letters = document;
}

bool prints_other_notation(layout::CaptionStyle const& style) {
  auto const notation = style.solutions.moves.find("notation");
  if (notation == style.solutions.moves.end()) return false;
  semantics::SolutionForm form;
  semantics::take_form(form, notation->first, notation->second, chess::Language::english);
  return !form.notation.empty();
}

semantics::PrintSources print_sources(semantics::SolutionForm const& form, chess::Language solution,
                                      std::optional<replay_rules::Replay> const& replay) {
  using Men = semantics::SolutionForm::Men;
  semantics::PrintSources out;
  if (form.pieces == Men::figurines)
    out.with_pieces = [solution](prose::Inlines words) {
      return layout::with_figurines(words, solution);
    };
  else if (form.pieces == Men::letters && form.letters)
    out.with_pieces = [&form, solution](prose::Inlines words) {
      return with_letters(words, form, solution);
    };
  if (replay)
    out.squares = [&squares = replay->squares](text::Span where) { return squares.find(where); };
  return out;
}

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

std::optional<SolutionContent> solution_of(DiagramContent const& diagram,
                                           document::Diagram const& read,
                                           layout::CaptionStyle const& style,
                                           document::Settings const& settings, SolutionLines lines,
                                           std::vector<semantics::BoardInPlay>& boards,
                                           std::vector<text::Span>* moves_to) {
  problem::Problem const& problem = diagram.problem;
  if (!problem.first(problem::FieldId::solution) && !problem.first(problem::FieldId::comment))
    return {};
  std::vector<semantics::SolutionLine> moves;
  std::vector<text::Span> kept;
  if (read.solution && (lines != SolutionLines::left_out || prints_other_notation(style))) {
    semantics::SolutionForm form =
        solution_form(style, problem, diagram.language, default_lines(problem));
    if (problem.first(problem::FieldId::solution_language) &&
        read.solution->tree.language != diagram.language)
      use_letters_of(diagram.language, form);
    semantics::PrintSources sources =
        print_sources(form, read.solution->tree.language, read.solution->replay);
    sources.moves = moves_to;
    sources.kept = &kept;
    moves =
        document::print_solution_of(*read.solution, problem, form, settings, std::move(sources));
    boards = boards_of(moves);
  }
  auto const* const printed_moves = moves.empty() ? nullptr : &moves;
  SolutionContent out;
  if (lines == SolutionLines::head_apart) {
    auto parts = layout::compose_solution_apart(problem, style, diagram.language, printed_moves);
    out.lines = std::move(parts.lines);
    out.head = std::move(parts.head);
  } else if (lines == SolutionLines::with_head) {
    out.lines = layout::compose_solution(problem, style, diagram.language, printed_moves);
  }
  out.language = diagram.language;
  out.kept = std::move(kept);
  return out;
}

void CollectedSolutions::miss(text::Note where) {
  if (missed_++ == 0) first_missed_ = std::move(where);
}

void CollectedSolutions::add(CollectedSolution solution, std::optional<text::Note> missed) {
  ++added_;
  waiting_.push_back({std::move(solution), std::move(missed)});
}

std::vector<CollectedSolution> CollectedSolutions::print(SolutionChoice& choice, text::Span where,
                                                         text::Diagnostics& findings) {
  missed_ = 0;
  std::vector<CollectedSolution> out;
  bool const any = !waiting_.empty();
  std::vector<Waiting> rest;
  for (Waiting& one : waiting_) {
    if (choice.takes(one.solution)) out.push_back(std::move(one.solution));
    else rest.push_back(std::move(one));
  }
  waiting_ = std::move(rest);
  if (out.empty() && (any || !expects_none_))
    findings.push_back(text::warning(
        "W-NOTHING", where,
        any ? "`select` matches no solution above" : "no diagram above has a solution to print",
        any ? "change `select`: a solution must match each of its criteria"
            : "add a field `solution` to a diagram above"));
  return out;
}

std::optional<text::Diagnostic> CollectedSolutions::rest() {
  bool first = true;  // waiting solutions come before all others
  for (Waiting const& one : std::exchange(waiting_, {})) {
    if (!one.missed) continue;
    if (std::exchange(first, false)) first_missed_ = *one.missed;
    ++missed_;
  }
  if (missed_ == 0) return {};
  auto finding = text::warning(
      "W-UNPRINTED", first_missed_.span,
      missed_ == 1 ? "solution is never printed"
                   : fmt::format("{} solutions are never printed; this is the first", missed_),
      fmt::format("add {} where solutions should appear, or `allow: W-UNPRINTED`",
                  first_missed_.message));
  finding.source = first_missed_.source;
  missed_ = 0;
  return finding;
}

void ReportedProblems::add(std::string number, text::Diagnostic first) {
  if (numbers_.empty()) first_ = std::move(first);
  numbers_.push_back(std::move(number));
}

std::string ReportedProblems::named() const {
  constexpr std::size_t most_named = 3;
  std::vector<std::string_view> named;
  for (std::string const& number : numbers_)
    if (!number.empty() && named.size() < most_named) named.push_back(number);
  std::size_t const more = numbers_.size() - named.size();
  if (named.empty()) return {};
  return fmt::format(" ({}{})", fmt::join(named, ", "),
                     more > 0 ? fmt::format(" and {} more", more) : "");
}

text::Diagnostic ReportedProblems::finding(std::string message, std::string hint) const {
  text::Diagnostic out = first_;
  out.message = std::move(message);
  out.hint = std::move(hint);
  return out;
}

namespace {

std::string counted_words(std::size_t count, std::string_view noun) {
  return fmt::format("{} {}{}", count, noun, count == 1 ? "" : "s");
}

}  // namespace

void CollectedSolutions::keep_notation(std::string number, std::size_t half_moves,
                                       text::Diagnostic first) {
  keeping_.add(std::move(number), std::move(first));
  kept_ += half_moves;
}

std::optional<text::Diagnostic> CollectedSolutions::kept_notation() {
  if (kept_ == 0) return {};
  ReportedProblems const all = std::exchange(keeping_, {});
  std::size_t const kept = std::exchange(kept_, 0);
  return all.finding(
      fmt::format("{} of {}{} {} notation: {} not known", counted_words(kept, "half-move"),
                  counted_words(all.count(), "solution"), all.named(),
                  kept == 1 ? "keeps its" : "keep their",
                  kept == 1 ? "its position is" : "their positions are"),
      "correct the moves before them, if they are reported; otherwise `allow: W-NOTATION`");
}

void CollectedSolutions::leave_unplayed(std::string number, text::Diagnostic first) {
  unplayed_.add(std::move(number), std::move(first));
}

std::optional<text::Diagnostic> CollectedSolutions::unplayed() {
  ReportedProblems const all = std::exchange(unplayed_, {});
  if (all.count() == 0) return {};
  return all.finding(fmt::format("{}{} {} not played to the end: moves or rules are not known",
                                 counted_words(all.count(), "solution"), all.named(),
                                 all.count() == 1 ? "is" : "are"),
                     "`dawson check --strict` says where and why; otherwise `allow: W-PLAY`");
}

void CollectedSolutions::lack(std::string number, text::Diagnostic first) {
  lacking_.add(std::move(number), std::move(first));
}

std::optional<text::Diagnostic> CollectedSolutions::unsolved() {
  ReportedProblems const all = std::exchange(lacking_, {});
  if (all.count() == 0 || added_ == 0) return {};
  return all.finding(fmt::format("{}{} without a solution {} not in `solutions`",
                                 counted_words(all.count(), "problem"), all.named(),
                                 all.count() == 1 ? "is" : "are"),
                     "add a field `solution`, if only with the words \"no solution is known\", or "
                     "`allow: W-UNSOLVED`");
}

void CollectedSolutions::begin_again() {
  waiting_.clear();
  keeping_ = unplayed_ = lacking_ = {};
  kept_ = added_ = missed_ = set_ = 0;
  expects_none_ = false;
}

}  // namespace dawson::run
