#include "chess/man.hpp"

namespace dawson::chess {

Occupant::Occupant() = default;
Occupant::Occupant(Occupant const&) = default;
Occupant::Occupant(Occupant&&) noexcept = default;
Occupant& Occupant::operator=(Occupant const&) = default;
Occupant& Occupant::operator=(Occupant&&) noexcept = default;
Occupant::~Occupant() = default;
bool operator==(Occupant const&, Occupant const&) = default;

}  // namespace dawson::chess
