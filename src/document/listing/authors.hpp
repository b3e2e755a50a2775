// Splits the names of a problem's authors, from a line of a listing or an item of the field
// `author`.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "document/directive.hpp"
#include "document/host.hpp"
#include "document/listing/publication.hpp"
#include "text/diagnostic.hpp"

namespace dawson::document {

/// A guess with its place in the line, and what to write instead.
struct Doubt {
  text::Span where;
  std::string message, hint;
};

/// The result of splitting a text into authors.
struct Authors {
  Parts parts;  ///< `author`, each followed by what belongs to it: `city`, `after`, `version` ...
  std::optional<Doubt> doubt;  ///< names that can be read in two ways
  bool are_names = false;      ///< all of them look like names
  bool sure = false;           ///< there is an initial among them, or a separator
};

/// Splits `text` into authors. Braces and brackets protect their contents.
Authors read_authors(std::string_view text);

/// Splits a text that is known to name authors: `are_names` and `sure` are not computed.
Authors read_known_authors(std::string_view text);

/// Splits the items of the field `author` as `read_authors` does, and returns them with the fields
/// found beside them. W-AUTHOR.
std::vector<FieldLine> part_authors(FieldLine const& field, MarkupLanguage const& host,
                                    text::Diagnostics& doubts);

}  // namespace dawson::document
