// Sorts names by language.
#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace dawson::type {

/// Returns a function that makes keys of names: the keys' bytes sort as dictionaries of `language`
/// ("en", "de", "sv") sort the names. In languages that ICU does not know, accented letters sort
/// with those without accents.
std::function<std::string(std::string_view name)> collation(std::string_view language);

}  // namespace dawson::type
