// Protects authors' names that a document would split in two. For the writers of documents.
#pragma once

#include <cstdint>

#include "collection/record.hpp"

namespace dawson::collection {

/// Which names get braces.
enum class Braces : std::uint8_t {
  parted,   ///< names that documents would split
  doubtful  ///< also names that they would report as ambiguous (W-AUTHOR)
};

/// Puts braces into the names of authors of a record in LaTeX or Markdown, so that a document reads
/// each as one and prints the same: `{Capablanca y Graupera}, José Raúl`. W-LOSS if braces do not
/// help.
void keep_authors_whole(Record& record, Braces braces, text::Diagnostics& findings);

/// Returns a name in Markdown without the braces that protect it, which are not printed.
text::SourceMappedText without_author_braces(FieldName field, text::SourceMappedText const& value);

}  // namespace dawson::collection
