// The names that a directive knows: the table of fields, and a field for each notation.
#pragma once

#include <string_view>

#include "problem/fields.hpp"

namespace dawson::document {

using problem::Field;
using problem::FieldId;
using problem::Syntax;

/// The field of that name, or the notation; null if there is none.
Field const* find_field(std::string_view name);

/// The field whose name is nearest to `name`, if it is near enough to be a slip of the pen; else
/// empty.
std::string_view nearest_field(std::string_view name);

/// The same, or else the field whose name begins so ("stip").
std::string_view meant_field(std::string_view name);

}  // namespace dawson::document
