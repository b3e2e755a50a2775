// Authors' names in documents, which part a name that looks like two.
#pragma once

#include <cstdint>

#include "collection/record.hpp"

namespace dawson::collection {

/// Which names get braces.
enum class Braces : std::uint8_t {
  parted,   ///< those that documents would take apart
  doubtful  ///< and those that they would ask about (W-AUTHOR)
};

/// Puts braces into the names of authors of a record in LaTeX or Markdown, so that a document reads
/// each as one and prints the same: `{Capablanca y Graupera}, José Raúl`. W-LOSS where none help.
void keep_authors_whole(Record& record, Braces braces, text::Diagnostics& findings);

/// Markdown's name without the braces that keep it whole, which are not printed.
text::Mapped without_author_braces(FieldName field, text::Mapped const& value);

}  // namespace dawson::collection
