// German and French names of fields, for messages to users who guess them in their own language.
#pragma once

#include <optional>
#include <string_view>

#include "document/fields/fields.hpp"

namespace dawson::document {

/// Returns the field with this name in German or French, in any case, with or without umlauts and
/// accents ("Quelle", "groesse", "Größe"); no value for other words.
std::optional<FieldId> field_called(std::string_view foreign);

}  // namespace dawson::document
