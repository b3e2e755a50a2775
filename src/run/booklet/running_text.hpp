// Running text as booklets set it.
#pragma once

#include <optional>
#include <string>

#include "document/manuscript.hpp"
#include "run/book/book.hpp"

namespace dawson::run {

/// Sets quotes, apostrophes and dashes of the whole document, footnotes and titles included, as the
/// language of each block has them: where `by_language` says so or, without it, the style in force
/// there. Code stays, and so does text in other languages. `language` is the document's.
void set_quotes(Job& job, BookDocument const& document, document::OpenManuscript& manuscript,
                std::string const& language, std::optional<bool> by_language);

}  // namespace dawson::run
