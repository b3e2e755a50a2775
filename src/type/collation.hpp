// The order in which a language looks up names.
#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace dawson::type {

/// A function that makes keys of names: their bytes sort as dictionaries of `language` ("en", "de",
/// "sv") sort the names. In languages that ICU does not know, accented letters stand among those
/// without.
std::function<std::string(std::string_view name)> collation(std::string_view language);

}  // namespace dawson::type
