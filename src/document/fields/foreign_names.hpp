// What fields are called in German and French, by those who write the first directive of theirs.
#pragma once

#include <optional>
#include <string_view>

#include "document/fields/fields.hpp"

namespace dawson::document {

/// The field that is called so in German or French, in any case, umlauts and accents written or
/// not ("Quelle", "groesse", "Größe"); nothing for other words.
std::optional<FieldId> field_called(std::string_view foreign);

}  // namespace dawson::document
