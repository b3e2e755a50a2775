// The field names that a directive accepts: the table of fields, and a field for each notation.
#pragma once

#include <string_view>

#include "problem/fields.hpp"

namespace dawson::document {

using problem::Field;
using problem::FieldId;
using problem::Syntax;

/// Returns the field of that name, or of the notation; null if there is none.
Field const* find_field(std::string_view name);

/// Returns the field with the closest name, if `name` may be a typing error for it; otherwise
/// empty.
std::string_view nearest_field(std::string_view name);

/// Returns the same, or otherwise the field whose name begins with `name` ("stip").
std::string_view meant_field(std::string_view name);

}  // namespace dawson::document
