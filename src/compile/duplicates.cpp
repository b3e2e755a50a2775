#include "compile/duplicates.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include <fmt/format.h>

#include "compile/position_warnings.hpp"
#include "prose/plain.hpp"

namespace dawson::run {
namespace {

// A million problems of a file need no more memory than so many.
constexpr std::size_t most_remembered = 50'000;

// A number's words; those in markup of the host's are compared as they are written.
std::string words_of(prose::Inlines const& inlines) {
  std::string out;
  for (prose::Inline const& part : inlines) {
    auto const* raw = std::get_if<prose::Raw>(&part);
    out += raw ? raw->text : prose::plain({part});
  }
  return out;
}

}  // namespace

// The position and what else is the rules of the game: another condition makes another problem.
std::string sameness_of(problem::Problem const& problem) {
  if (!problem.stipulation || problem.view.moves) return {};
  std::string key = key_of(problem.position);
  if (problem.target) key += "=>" + key_of(*problem.target);
  for (problem::Entry const& condition : problem.all(problem::FieldId::conditions))
    key += " " + prose::plain(condition.text);
  return key;
}

void Repetitions::look(problem::Problem const& problem, std::string sameness, text::Span where,
                       text::SourceId source, std::string const& file_line,
                       text::Diagnostics& findings) {
  auto const tell = [&](std::map<std::string, Place>& known, std::string key, auto const& found,
                        std::string_view note) {
    if (known.size() >= most_remembered && !known.contains(key)) return;
    auto const [first, is_new] = known.try_emplace(std::move(key), Place{where, source, file_line});
    if (is_new) return;
    Place const& place = first->second;
    text::Diagnostic finding = found();
    if (place.file_line.empty())
      finding.notes.push_back({place.where, std::string(note), place.source});
    else finding.hint = fmt::format("{}: {}", note, place.file_line);
    findings.push_back(std::move(finding));
  };
  if (!sameness.empty())
    tell(
        positions_, std::move(sameness),
        [&] {
          return text::warning(
              "W-SAME", where, "position appears twice in the book",
              "remove one; mirrored or colour-reversed positions count as the same");
        },
        "first one here");
  auto const* number = problem.first(problem::FieldId::number);
  std::string const text = number ? words_of(number->text) : std::string();
  if (!text.empty())
    tell(
        numbers_, text,
        [&] {
          return text::warning("W-NUMBER", number->where,
                               fmt::format("number {} is used twice", text),
                               "write another number");
        },
        "first used here");
}

}  // namespace dawson::run
