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

/// The word of that name: of `own` before the built-in ones; in `language`, else in English, else
/// in the first language that has it. Nothing if nobody has it.
std::optional<std::string> find_word(std::string_view name, chess::Language language,
                                     Words const& own);

}  // namespace dawson::layout
