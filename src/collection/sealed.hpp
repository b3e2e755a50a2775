// Makes the entries of a tourney anonymous for its judge.
#pragma once

#include <vector>

#include "collection/record.hpp"
#include "text/diagnostic.hpp"

namespace dawson::collection {

/// A record and the source of its spans.
struct FiledRecord {
  Record record;
  text::SourceId source = text::at_hand;
};

/// Anonymous entries and their key.
struct SealedEntries {
  std::vector<FiledRecord> entries;  ///< numbered, without anything that identifies the author
  std::vector<Record> key;           ///< the same problems in the same order, with all their fields
};

/// Removes authors, cities, dedications and all references that identify a problem from `problems`,
/// and numbers them in an order that depends only on the rest. In the key, the number of an entry
/// is the new one, and its old one is among its `ids`. W-ANONYMOUS: an author's name also occurs in
/// another field, which is kept.
SealedEntries sealed(std::vector<FiledRecord> problems, text::Diagnostics& findings);

}  // namespace dawson::collection
