// Entries of a tourney for a judge who is not to know whose they are.
#pragma once

#include <vector>

#include "collection/record.hpp"
#include "text/diagnostic.hpp"

namespace dawson::collection {

/// A record and the text that its spans are of.
struct FiledRecord {
  Record record;
  text::SourceId source = text::at_hand;
};

struct SealedEntries {
  std::vector<FiledRecord> entries;  ///< numbered, without what tells whose they are
  std::vector<Record> key;  ///< the same problems in the same order, with all that they say
};

/// Takes authors, cities, dedications and whatever names a problem elsewhere out of `problems`, and
/// numbers them in an order that depends on what is left alone. In the key the number of an entry
/// is the new one, the one that it had stands among its `ids`. W-ANONYMOUS: an author's name stands
/// in another field too, which is kept.
SealedEntries sealed(std::vector<FiledRecord> problems, text::Diagnostics& findings);

}  // namespace dawson::collection
