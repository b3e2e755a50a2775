// Targets of Markdown links in other documents: `[](other.md#label)`, or the number of a diagram
// there; in a book of several documents also `[](#label)`. A document whose labels are in the file
// of labels doesn't need to exist. For editions.
//
// Design: the numbers of another document are known only when everything up to them has been read,
// so it is read a second time here, without findings; its errors are reported when it is typeset
// itself.
#pragma once

#include <deque>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "document/settings.hpp"
#include "edition/targets.hpp"
#include "prose/prose.hpp"
#include "text/source.hpp"

namespace dawson::run {

class Invocation;

/// Reads linked documents when a link needs them, each once.
class LinkedDocuments {
 public:
  /// `book` are the documents of a book that `invocation` has opened, in reading order. Without
  /// any, each document is a book by itself, and so is each document that it names. Names are
  /// relative to the folder of the document.
  LinkedDocuments(Invocation& invocation, document::Settings defaults,
                  std::vector<text::SourceId> book = {})
      : invocation_(invocation), defaults_(std::move(defaults)), compilation_(std::move(book)) {}

  /// Adds to the `targets` of a document the target of its `link` in another document.
  void add(ReferenceTargets& targets, text::SourceId document, prose::Link const& link);

 private:
  struct Known {
    text::SourceId source;
    ReferenceTargets targets;
    std::string title;
  };
  Known const* find(std::string const& file);
  void read_book();
  std::vector<Known> read(std::vector<text::SourceId> const& sources) const;
  static bool take(ReferenceTargets& targets, std::string const& label, Known const& from,
                   std::string const& its_label);

  Invocation& invocation_;
  document::Settings defaults_;
  std::vector<text::SourceId> compilation_;
  std::optional<std::vector<Known>> of_book_;
  std::deque<Known> beside_;
  std::map<std::string, Known const*> named_;  // by file name; null: there is no such file
};

}  // namespace dawson::run
