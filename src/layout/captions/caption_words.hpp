// The words of templates, `{word after}`, by language.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "chess/language.hpp"

namespace dawson::layout {

/// Words of a style by language and name.
using Words = std::map<chess::Language, std::map<std::string, std::string, std::less<>>>;

/// Returns the word of that name: from `own` before the built-in ones; in `language`, otherwise in
/// English, otherwise in the first language that has it. Returns no value for an unknown name.
std::optional<std::string> find_word(std::string_view name, chess::Language language,
                                     Words const& own);

}  // namespace dawson::layout
