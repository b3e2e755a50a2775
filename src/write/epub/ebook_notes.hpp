// Footnotes of an e-book, numbered per document in the order of their calls, and typeset below the
// chapter that calls them first.
#pragma once

#include <cstddef>
#include <deque>
#include <map>
#include <string>
#include <utility>

#include "prose/blocks.hpp"

namespace dawson::run {

/// Numbers footnotes, and lists those that are still to be typeset.
class EbookNotes {
 public:
  struct Called {
    std::size_t number = 0;
    std::string id, file;
    std::size_t calls = 0;
  };

  /// Returns the mark, as HTML, that calls a note of a document in `file`.
  std::string sign(std::size_t document, prose::Footnote const& note, std::string const& file);

  /// Returns a note that has been called; null for others.
  Called const* find(std::size_t document, std::string const& label) const;

  /// Returns the next note that is called and not yet typeset; null if there is none.
  prose::Footnote const* take();

 private:
  std::map<std::pair<std::size_t, std::string>, Called> called_;  // by document and label
  std::map<std::size_t, std::size_t> counts_;                     // by document
  std::deque<prose::Footnote const*> waiting_;
};

}  // namespace dawson::run
