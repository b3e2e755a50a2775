// What conditions and attributes of men add to a problem: lines and frames on the board, remarks.
#pragma once

#include <vector>

#include "document/fields/field_reading.hpp"

namespace dawson::document {

/// Conditions that change the board draw themselves, grids and edges where the directive has no
/// field for them; imitators stand on their squares. `said` are the fields that the directive has.
/// W-CONDITION: no condition of that name, or a man in the place of a hole or an imitator.
void draw_conditions(FieldReading& reading, std::vector<FieldLine> const& said);

/// Attributes of men become remarks as print has them: "Royal: d4".
void remark_attributes(FieldReading& reading);

}  // namespace dawson::document
