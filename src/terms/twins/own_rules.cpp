#include "terms/twins/own_rules.hpp"

#include "terms/stipulation.hpp"

namespace dawson::terms {

OwnRules OwnRules::next(chess::Twin const& twin) const {
  OwnRules rules = twin.continued ? *this : OwnRules();
  rules.unknown = rules.unknown || twin.fault;
  for (chess::TwinChange const& change : twin.changes) {
    rules.conditions = rules.conditions || change.kind == chess::ChangeKind::conditions;
    if (change.kind == chess::ChangeKind::stipulation && !change.texts.empty())
      rules.stipulation = read_stipulation(change.texts.front());
  }
  return rules;
}

Play OwnRules::play(Play const& diagram, std::string_view options) const {
  return stipulation ? play_of(stipulation->text, options) : diagram;
}

}  // namespace dawson::terms
