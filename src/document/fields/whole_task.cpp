#include "document/fields/field_reading.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "prose/plain.hpp"
#include "terms/stipulation.hpp"
#include "terms/stipulation_tail.hpp"
#include "text/words.hpp"

namespace dawson::document {
namespace {

// The words of all options: an item may hold several.
std::vector<chess::TaskMark> marks_of(problem::Problem const& problem) {
  std::vector<chess::TaskMark> marks;
  for (problem::Entry const& entry : problem.all(FieldId::options)) {
    std::string const words = prose::plain(entry.text);
    for (std::string_view const word : text::words_of(words)) {
      auto const mark = terms::mark_of_option(word);
      if (mark && std::ranges::count(marks, *mark) == 0) marks.push_back(*mark);
    }
  }
  return marks;
}

}  // namespace

void complete_task(FieldReading& reading) {
  problem::Problem& problem = reading.problem;
  if (!problem.stipulation || !problem.first(FieldId::stipulation)) return;
  chess::Stipulation& stipulation = *problem.stipulation;
  terms::TaskMore more{marks_of(problem), {}};
  for (chess::TaskMark const mark : more.marks)
    if (std::ranges::count(stipulation.marks, mark) == 0) stipulation.marks.push_back(mark);
  if (problem::Entry const* const intended = problem.first(FieldId::intended)) {
    std::string field = prose::plain(intended->text);
    field.erase(std::min(field.find_first_not_of("0123456789."), field.size()));
    int const count = terms::solutions_intended(field);
    int const told = terms::solutions_intended(stipulation.intended);
    if (count > 0 && told > 0 && count != told)
      reading.say(text::warning(
          "W-COUNT", intended->where,
          fmt::format("{} here, but {} in the stipulation", field, stipulation.intended),
          "remove or correct one of the two"));
    if (count > 0) stipulation.intended = field;
    if (count > 1 && told == 0) more.intended = field;
  }
  problem::Entry& printed = problem.entries[FieldId::stipulation].front();
  if (printed.text.size() != 1 || !std::holds_alternative<prose::Text>(printed.text.front()))
    return;
  std::string& words = std::get<prose::Text>(printed.text.front()).text;
  words = terms::stipulation_with(stipulation.text, std::move(words), more,
                                  reading.settings.language.value_or(chess::Language::english));
}

}  // namespace dawson::document
