#include "app/popeye/verdict.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "chess/language.hpp"
#include "collection/popeye/popeye.hpp"
#include "collection/popeye/question.hpp"
#include "collection/position.hpp"
#include "replay_rules/normal_form.hpp"
#include "replay_rules/replay.hpp"
#include "semantics/solution/comparison.hpp"
#include "semantics/solution/reader.hpp"
#include "semantics/stipulation.hpp"

namespace dawson::run {
namespace {

using collection::Id;
using collection::Record;
using semantics::PartSolution;
using semantics::Solution;
using semantics::SolutionPart;

// What the reader of both solutions needs of a problem.
struct Reading {
  chess::Position position;
  semantics::SolutionContext context;
};

Reading reading_of(Record const& record) {
  Reading out;
  text::Diagnostics unused;
  if (auto const* const position = collection::position_of(record))
    if (auto read = collection::read_position(record, *position, unused))
      out.position = std::move(*read);
  std::string options = collection::popeye::options_of(record);
  out.context.play = semantics::play_of(record.text(Id::stipulation), options);
  out.context.options = std::move(options);
  auto const* const field = record.find(Id::twins);
  if (auto const written = field ? collection::popeye::twins_of(*field) : std::nullopt) {
    std::vector<chess::Twin> twins;
    for (collection::popeye::RecordTwin const& one : *written) twins.push_back(one.twin);
    out.context.twins = semantics::rules_by_label(twins);
  }
  return out;
}

std::vector<SolutionPart const*> parts_of(Solution const& solution) {
  std::vector<SolutionPart const*> out;
  for (SolutionPart const& part : solution.parts)
    if (!part.zero) out.push_back(&part);
  return out;
}

// Returns the number of solutions that are intended if none is printed.
int intended_by(Record const& record, SolutionPart const& part) {
  chess::Stipulation const task = semantics::read_stipulation(record.text(Id::stipulation));
  int const field = semantics::solutions_intended(record.text(Id::intended));
  int const number = field > 0 ? field : semantics::solutions_intended(task.intended);
  return number > 0 ? number : part.play.duplex ? 2 : 1;
}

// Returns whether a solution is shorter than the stipulation. In series play the last half-moves of
// the other side are not counted.
bool is_short(PartSolution const& solution, SolutionPart const& part) {
  semantics::Play const& play = part.play;
  if (!play.lines) return play.task.half_moves > 2 && !solution.half_moves.front()->goal.empty();
  int const least = play.series ? play.length / 2 : play.length - (play.left_out > 0 ? 1 : 0);
  return static_cast<int>(solution.half_moves.size()) < least;
}

// Collects the verdict over the parts; the first one that is worse wins.
class Judge {
 public:
  Judge(Record const& record, PopeyeAnswer const& answer, bool tries)
      : record_(record), answer_(answer), tries_(tries) {}

  Verdict run() {
    if (!answer_.complaints.empty()) return {verdict::refused, answer_.complaints};
    Reading const reading = reading_of(record_);
    semantics::SolutionContext context = reading.context;
    context.diagram = &reading.position;
    std::string const text(record_.text(Id::solution));
    context.language = language();
    Solution written = semantics::read_solution(text, context);
    complete(written, reading.position);
    context.language = chess::Language::english;
    context.notation = semantics::SolutionNotation::popeye;
    Solution const found = semantics::read_solution(answer_.solution, context);
    auto const theirs = parts_of(found), ours = parts_of(written);
    for (std::size_t i = 0; i < std::max<std::size_t>(theirs.size(), 1); ++i)
      if (auto out =
              of_part(i < theirs.size() ? theirs[i] : nullptr, i < ours.size() ? ours[i] : nullptr))
        return *out;
    if (answer_.end != PopeyeAnswer::End::finished) return not_decided();
    for (std::size_t i = 0; i < std::min(theirs.size(), ours.size()); ++i)
      if (auto const difference = semantics::first_difference(*ours[i], *theirs[i], tries_))
        return {verdict::differs,
                fmt::format("printed {}; Popeye: {}", written.words(difference->where),
                            difference->expected.empty() ? "nothing" : difference->expected),
                place(difference->where)};
    bool const is_printed = std::ranges::any_of(
        ours, [](SolutionPart const* part) { return !semantics::solutions_of(*part).empty(); });
    if (ours.size() < theirs.size() && is_printed)
      return {verdict::differs,
              fmt::format("{} parts are printed; Popeye has {}", ours.size(), theirs.size())};
    return {verdict::sound, {}};
  }

 private:
  // Returns what is wrong with one twin.
  std::optional<Verdict> of_part(SolutionPart const* found, SolutionPart const* written) const {
    std::vector<PartSolution> const all =
        found ? semantics::solutions_of(*found) : std::vector<PartSolution>();
    std::vector<PartSolution> const printed =
        written ? semantics::solutions_of(*written) : std::vector<PartSolution>();
    bool const complete = answer_.end == PopeyeAnswer::End::finished;
    if (all.empty()) {
      if (!complete) return {};
      return Verdict{verdict::no_solution, found ? label(*found) : std::string()};
    }
    // Set play of h#2.5 looks like actual play, and is shorter.
    bool const may_be_set_play =
        found->play.left_out > 0 && record_.text(Id::stipulation).ends_with('*');
    for (PartSolution const& one : all)
      if (!may_be_set_play && is_short(one, *found) &&
          std::ranges::none_of(printed, [&](PartSolution const& own) { return own.may_be(one); }))
        return Verdict{verdict::short_solution, label(*found) + one.text()};
    std::size_t intended = printed.size();
    if (printed.empty())
      intended = static_cast<std::size_t>(intended_by(record_, *found)) + (may_be_set_play ? 1 : 0);
    if (all.size() <= intended) return {};
    auto const cook = std::ranges::find_if(all, [&](PartSolution const& one) {
      return std::ranges::none_of(printed,
                                  [&](PartSolution const& own) { return own.may_be(one); });
    });
    PartSolution const& shown = cook == all.end() ? all[intended] : *cook;
    return Verdict{verdict::cooked, label(*found) + shown.text()};
  }

  Verdict not_decided() const {
    if (answer_.end == PopeyeAnswer::End::cut)
      return {verdict::not_decided, "Popeye ended before its last line"};
    return {verdict::not_decided, answer_.end == PopeyeAnswer::End::partial
                                      ? "Popeye reports a partial solution"
                                      : "the time limit was reached"};
  }

  // Gives the members of groups the piece of the first: "Q:h2/h4".
  void complete(Solution& written, chess::Position const& position) const {
    replay_rules::Task task{&position, {}};
    if (auto const* const field = record_.find(Id::conditions))
      for (text::SourceMappedText const& value : field->values)
        task.conditions.push_back(value.text());
    replay_rules::normalise(written, replay_rules::replay(written, task).completions);
  }

  chess::Language language() const {
    auto const named = chess::language_named(record_.text(Id::solution_language));
    return named.value_or(chess::Language::english);
  }

  static std::string label(SolutionPart const& part) {
    return part.label.empty() ? std::string() : part.label + ") ";
  }

  std::optional<text::Span> place(text::Span where) const {
    auto const* const field = record_.find(Id::solution);
    return field ? std::optional(field->values.front().origin(where)) : std::nullopt;
  }

  Record const& record_;
  PopeyeAnswer const& answer_;
  bool tries_;
};

}  // namespace

Verdict verdict_of(Record const& record, PopeyeAnswer const& answer, bool tries) {
  return Judge(record, answer, tries).run();
}

bool is_printed_as_sound(Record const& record) {
  return record.text(Id::sound).starts_with("C+") ||
         record.text(Id::stipulation).find("C+") != std::string_view::npos;
}

}  // namespace dawson::run
