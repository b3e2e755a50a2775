// The task as the stipulation, Popeye's options and the number of solutions say it together.
#pragma once

#include "document/fields/field_reading.hpp"

namespace dawson::document {

/// Gives the stipulation what `options` ("SetPlay", "Duplex", "WhiteToPlay" ...) and `intended` say
/// and it does not: its meaning, and behind what is printed. W-COUNT where stipulation and
/// `intended` differ; the field holds.
void complete_task(FieldReading& reading);

}  // namespace dawson::document
