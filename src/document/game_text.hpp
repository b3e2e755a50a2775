// The value of the fields `game` and `played` as movetext of PGN, whose comments are markup.
#pragma once

#include <string>
#include <string_view>

#include "document/settings.hpp"
#include "text/source_mapped_text.hpp"

namespace dawson::document {

/// Returns the movetext without the escapes of the markup language; its places are those in
/// `written`. Comments stay markup, so that escapes and commands in them keep their meaning; only
/// the commands of PGN in them, such as [%csl ...] and [#], have no escapes. Braces in a comment
/// are replaced, since PGN's comments have none.
text::SourceMappedText game_text(text::SourceMappedText const& written, Settings const& settings);

/// Returns words of a comment of that movetext as markup, with their braces.
std::string comment_markup(std::string_view words);

}  // namespace dawson::document
