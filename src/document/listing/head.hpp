// Reads the first line of a listing: number, authors, and what follows them. For the reader of
// listings.
#pragma once

#include <optional>
#include <string_view>

#include "document/listing/authors.hpp"
#include "document/listing/publication.hpp"

namespace dawson::document {

/// The parts of a first line.
struct Head {
  Parts parts;
  std::optional<Doubt> of_names;  ///< W-AUTHOR
  std::optional<Doubt> of_title;  ///< W-LISTING
  bool alone = false;             ///< a number and nothing else
  bool sure = false;              ///< as in `Authors`
};

/// Parses a number and authors, or a number and other text; authors and a dash; a number alone. No
/// value for other lines.
std::optional<Head> read_head(std::string_view line);

/// Parses a line of names: "“Excelsior” by Sam Loyd, 1861", "Sam Loyd, London Era 1861".
std::optional<Head> read_names(std::string_view line);

}  // namespace dawson::document
