// What links of Markdown reach in other documents: `[](other.md#label)`, or the number that a
// diagram has there, and in a book of several documents `[](#label)` too. What the file of labels
// knows need not be there. Numbers of another document are known only when it is read as far as
// they go, so that it is read a second time here, in silence: who sets it says what is wrong there.
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

class LinkedDocuments {
 public:
  /// `book` are documents that `invocation` has opened, in the order of reading; without any a
  /// document is by itself, and so is each that it names, which is looked up from its folder.
  LinkedDocuments(Invocation& invocation, document::Settings defaults,
                  std::vector<text::SourceId> book = {})
      : invocation_(invocation), defaults_(std::move(defaults)), compilation_(std::move(book)) {}

  /// Adds to the `targets` of a document what `link` of it leads to in another one.
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
  std::map<std::string, Known const*> named_;  // by the file's name; null: not there
};

}  // namespace dawson::run
