#include "terms/twins/own_rules.hpp"

#include "terms/stipulation.hpp"

namespace dawson::terms {

OwnRules OwnRules::next(chess::Twin const& twin) const {
  OwnRules rules = twin.continued ? *this : OwnRules();
  rules.conditions = rules.conditions || twin.fault;
  for (chess::TwinChange const& change : twin.changes) {
    rules.conditions = rules.conditions || change.kind == chess::ChangeKind::conditions;
    if (change.kind == chess::ChangeKind::stipulation && !change.texts.empty())
      rules.stipulation = read_stipulation(change.texts.front());
  }
  return rules;
}

bool OwnRules::are_played_as(Play const& diagram, std::string_view options) const {
  if (conditions) return false;
  if (!stipulation) return true;
  Play own = play_of(stipulation->text, options);
  if (!own.known) return false;
  own.known = diagram.known;
  own.length = diagram.length;
  return own == diagram;
}

}  // namespace dawson::terms
