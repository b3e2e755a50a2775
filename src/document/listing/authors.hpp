// Who made a problem: the names of a line or of an item of the field `author`, parted.
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

/// A guess, and what to write in its place; where it stands in the line.
struct Doubt {
  text::Span where;
  std::string message, hint;
};

struct Authors {
  Parts parts;  ///< `author`, each with what stands behind it: `city`, `after`, `version` ...
  std::optional<Doubt> doubt;  ///< names that can be read in two ways
  bool are_names = false;      ///< all of them look like names
  bool sure = false;           ///< an initial is among them, or a sign that parts
};

/// Parts `text` into authors. Braces and brackets protect what they hold.
Authors read_authors(std::string_view text);

/// The same of what is known to name authors: `are_names` and `sure` are not looked for.
Authors read_known_authors(std::string_view text);

/// The items of the field `author` as `read_authors` parts them, and the fields that stand with
/// them. W-AUTHOR.
std::vector<FieldLine> part_authors(FieldLine const& field, Host const& host,
                                    text::Diagnostics& doubts);

}  // namespace dawson::document
