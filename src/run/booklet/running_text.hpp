// Running text as booklets set it.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>

#include "chess/language.hpp"
#include "prose/blocks.hpp"

namespace dawson::run {

/// The language of what stands at this byte of the source; nothing where it is none that Dawson
/// knows.
using LanguageAt = std::function<std::optional<chess::Language>(std::size_t)>;

/// Sets quotes, apostrophes and dashes of the whole document, footnotes included, as the language
/// of each block has them. Code stays, and so does text in other languages.
void set_quotes(prose::Document& document, LanguageAt const& language_at);

}  // namespace dawson::run
