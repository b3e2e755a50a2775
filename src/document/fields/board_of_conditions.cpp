#include "document/fields/field_reading.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "chess/attributes.hpp"
#include "notation/men/men_words.hpp"
#include "prose/plain.hpp"
#include "terms/conditions.hpp"
#include "terms/drawn_conditions.hpp"
#include "terms/popeye/conditions.hpp"

namespace dawson::document {
namespace {

class ConditionDrawer {
 public:
  ConditionDrawer(FieldReading& reading, std::vector<FieldLine const*> const& said)
      : reading_(reading), said_(said) {}

  void run() {
    std::size_t const before = reading_.findings.size();
    auto const line = std::ranges::find_if(
        said_, [](FieldLine const* one) { return one->field->id == FieldId::conditions; });
    std::size_t looked_at = 0;
    problem().drawn_by_fields = {says(FieldId::grid) || terms::popeye::hides_grid(options()),
                                 says(FieldId::edges), says(FieldId::marks)};
    if (!says(FieldId::edges) && problem().position.edges != chess::Edges::none)
      problem().view.edges = problem().position.edges;
    if (!problem().all(FieldId::conditions).empty())
      problem().undrawn = problem::Undrawn{problem().position, problem().view};
    for (problem::Entry const& entry : problem().all(FieldId::conditions)) {
      where_ = entry.where;
      if (++looked_at > most) {
        say(text::warning(
            "W-CONDITION", where_,
            fmt::format("more than {} conditions: the rest are printed but not interpreted", most),
            "write other text as `remark: ...`"));
        break;
      }
      std::string const condition = prose::plain(entry.text);
      // Host text with commands of its own is the author's business.
      bool const plain = std::ranges::all_of(entry.text, [](prose::Inline const& part) {
        return std::holds_alternative<prose::Text>(part);
      });
      if (!plain) continue;
      if (auto finding = terms::check_condition(condition)) say(std::move(*finding));
      draw(condition);
    }
    if (line != said_.end()) text::set_source(reading_.findings, (*line)->source, before);
  }

 private:
  // Each is compared with a thousand names.
  static constexpr std::size_t most = 30;

  problem::Problem& problem() { return reading_.problem; }

  void say(text::Diagnostic finding) {
    finding.span = where_;
    reading_.say(std::move(finding));
  }

  bool says(FieldId field) const {
    return std::ranges::any_of(said_,
                               [&](FieldLine const* line) { return line->field->id == field; });
  }

  void draw(std::string_view condition) {
    for (text::Diagnostic& finding : terms::draw_condition(condition, problem().drawn_by_fields,
                                                           problem().position, problem().view))
      say(std::move(finding));
  }

  std::vector<std::string> options() {
    std::vector<std::string> out;
    for (problem::Entry const& entry : problem().all(FieldId::options))
      out.push_back(prose::plain(entry.text));
    return out;
  }

  FieldReading& reading_;
  std::vector<FieldLine const*> const& said_;
  text::Span where_;
};

}  // namespace

void draw_conditions(FieldReading& reading, std::vector<FieldLine const*> const& said) {
  ConditionDrawer(reading, said).run();
}

void remark_attributes(FieldReading& reading) {
  auto const language = reading.settings.language.value_or(chess::Language::english);
  for (auto const& [words, mark] : chess::attributes()) {
    std::string squares;
    for (chess::Attributes const& one : reading.problem.position.attributes)
      if (std::ranges::count(one.words, words.english) > 0)
        squares += (squares.empty() ? "" : ", ") + chess::square_name(one.square);
    if (squares.empty()) continue;
    reading.problem.entries[FieldId::remark].push_back(
        {{prose::Text{
             fmt::format("{}: {}", notation::printed_attribute(words.english, language), squares)}},
         reading.opening});
  }
}

}  // namespace dawson::document
