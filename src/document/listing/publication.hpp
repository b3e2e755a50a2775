// The line of a listing that says where a problem was published, taken apart.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "text/span.hpp"

namespace dawson::document {

/// The parts of "diagrammes 123, 10/1997, p. 41", bytes of the line.
struct PublicationParts {
  text::Span source;
  std::optional<text::Span> issue, date, pages;
};

/// Takes `line` apart if what comes of it is printed as the same line again by the usual caption,
/// "SOURCE ISSUE, DATE, PAGES" and "SOURCE DATE, PAGES", each but the source at will: "feenschach
/// 1993", "Die Schwalbe 76, VII/1985". Otherwise all of it is the source ("64", "Schach, 1993").
/// `commas` are the places where a comma of `line` parts.
PublicationParts parts_of_publication(std::string_view line,
                                      std::vector<std::size_t> const& commas);

}  // namespace dawson::document
