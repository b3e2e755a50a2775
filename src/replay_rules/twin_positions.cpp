#include "replay_rules/twin_positions.hpp"

#include "semantics/twins/play.hpp"
#include "text/diagnostic.hpp"
#include "text/scanning.hpp"

namespace dawson::replay_rules {

using semantics::SolutionPart;

namespace {

// Returns the first square name in the text of a finding.
std::string square_in(std::string_view words) {
  for (std::size_t at = 0; at + 1 < words.size(); ++at) {
    bool const inside = at > 0 && text::is_lower(words[at - 1]);
    bool const longer = at + 2 < words.size() && text::is_alphanumeric(words[at + 2]);
    if (text::is_lower(words[at]) && text::is_digit(words[at + 1]) && !inside && !longer)
      return std::string(words.substr(at, 2));
  }
  return {};
}

}  // namespace

std::optional<chess::Position> TwinPositions::of(SolutionPart const& part,
                                                 std::vector<Finding>& findings) {
  bool const bare = part.words.end == part.words.begin;
  auto const known_position = bare ? task_.twins.find(part.label) : task_.twins.end();
  if (known_position != task_.twins.end()) return last_ = known_position->second;
  if (!bare || part.continued) return last_ = of_head(part, findings);
  last_ = *task_.diagram;
  // The changes of other twins are not known.
  return part.label.empty() || part.label == "a" ? last_ : std::nullopt;
}

std::optional<chess::Position> TwinPositions::of_head(SolutionPart const& part,
                                                      std::vector<Finding>& findings) const {
  auto played = semantics::play_next(part.twin, *task_.diagram, last_ ? *last_ : *task_.diagram,
                                     last_.has_value());
  if (played) return std::move(played->position);
  text::Diagnostic const& why = played.error();
  text::Span const where = text::shifted(why.span, part.words.begin);
  std::string subject = square_in(why.message);
  if (subject.empty()) subject = solution_.words(part.words);
  findings.push_back(
      {why.code.substr(2), std::move(subject), part.label, where, why.message, why.hint, true});
  return {};
}

}  // namespace dawson::replay_rules
