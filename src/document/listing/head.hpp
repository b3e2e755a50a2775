// The first line of a listing: number, authors, what stands behind them.
#pragma once

#include <optional>
#include <string_view>

#include "document/listing/authors.hpp"
#include "document/listing/publication.hpp"

namespace dawson::document {

struct Head {
  Parts parts;
  std::optional<Doubt> of_names;  ///< W-AUTHOR
  std::optional<Doubt> of_title;  ///< W-LISTING
  bool alone = false;             ///< a number and nothing else
  bool sure = false;              ///< as `Authors` has it
};

/// Number and authors, or what else stands behind a number; authors and a dash; a number alone.
/// Nothing for other lines.
std::optional<Head> read_head(std::string_view line);

/// A line of names: "“Excelsior” by Sam Loyd, 1861", "Sam Loyd, London Era 1861".
std::optional<Head> read_names(std::string_view line);

}  // namespace dawson::document
