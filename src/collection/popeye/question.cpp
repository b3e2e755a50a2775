#include "collection/popeye/question.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "collection/markup.hpp"
#include "collection/popeye/popeye.hpp"
#include "collection/position.hpp"
#include "semantics/solution/play.hpp"
#include "text/hash.hpp"

namespace dawson::collection::popeye {
namespace {

// Fields that decide what is solved. Pieces may be named in the legend and in remarks.
constexpr std::array solved = {Id::target, Id::stipulation, Id::options, Id::conditions,
                               Id::twins,  Id::variant,     Id::other};
constexpr std::array naming = {Id::legend, Id::remark};

bool holds(auto const& ids, std::string_view name) {
  return std::ranges::any_of(ids, [&](Id id) { return FieldName(id) == name; });
}

// Commands that print or write files.
constexpr std::string_view others[] = {"Remark", "Protocol", "LaTeX"};

std::string without_others(std::string_view commands) {
  std::string out;
  for (std::size_t at = 0; at < commands.size();) {
    std::size_t const end = std::min(commands.find('\n', at), commands.size() - 1) + 1;
    std::string_view const line = commands.substr(at, end - at);
    bool const solves = std::ranges::none_of(
        others, [&](std::string_view command) { return line.starts_with(command); });
    if (solves) out += line;
    at = end;
  }
  return out;
}

// Returns the options that choose what Popeye prints.
std::string printed(Record const& record, bool tries) {
  if (semantics::play_of(record.text(Id::stipulation), options_of(record)).lines)
    return "Option NoBoard\n";
  return tries ? "Option NoBoard SetPlay Variation Try\n" : "Option NoBoard SetPlay Variation\n";
}

}  // namespace

std::string options_of(Record const& record) {
  std::string options;
  if (RecordField const* const field = record.find(Id::options))
    for (text::SourceMappedText const& value : field->values) options += value.text() + "; ";
  return options;
}

std::string Question::digits() const { return text::content_digits(commands); }

std::string Question::input(int seconds) const {
  std::string const limit = seconds > 0 ? fmt::format("Option MaxTime {}\n", seconds) : "";
  return fmt::format("BeginProblem\n{}{}EndProblem\n", limit, commands);
}

Question question_of(Record const& record, bool tries) {
  Question out;
  text::Diagnostics unused, findings;
  Record const plain = in_markup(record, Markup::plain, unused);
  RecordField const* const position = position_of(plain);
  Record asked{Markup::plain, {}, record.where};
  for (RecordField const& field : plain.fields)
    if (&field == position || holds(solved, field.name) || holds(naming, field.name))
      asked.fields.push_back(field);
  if (asked.text(Id::stipulation).empty())
    out.obstacles.push_back({record.where, "no stipulation"});
  auto const written = write(asked, findings);
  if (!written)
    for (text::Diagnostic const& finding : findings)
      if (finding.severity == text::Severity::error)
        out.obstacles.push_back({finding.span, finding.message});
  if (!out.obstacles.empty()) return out;
  for (RecordField const* const field : not_read_back(asked, *written))
    if (holds(solved, field->name))
      out.obstacles.push_back(
          {field->where, fmt::format("Popeye cannot represent `{}: {}`", field->name,
                                     field->values.front().text())});
  out.commands = printed(asked, tries) + without_others(*written);
  return out;
}

}  // namespace dawson::collection::popeye
