// Targets of Markdown links, in the same document (`[](#label)`) and in others
// (`[](other.md#label)`), and the text that links without words print. For editions and renderers.
#pragma once

#include <deque>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "compile/content.hpp"
#include "document/directive_span.hpp"
#include "document/markdown/definitions.hpp"
#include "document/settings.hpp"
#include "prose/blocks.hpp"
#include "prose/links.hpp"
#include "prose/prose.hpp"
#include "text/closest_name.hpp"
#include "text/diagnostic.hpp"
#include "text/source.hpp"

namespace dawson::run {

/// Possible targets of the links of one document.
struct ReferenceTargets {
  std::map<std::string, prose::Inlines> diagrams;  ///< numbers of diagrams, by anchor; may be empty
  std::map<std::string, std::string> headings;     ///< text of headings, by label
  /// Addresses of labels in other documents of the book.
  std::map<std::string, std::string> elsewhere;

  /// Adds diagrams that are not yet targets; never those in running text.
  void add(Content const& content);
  /// Adds the headings of a document, labelled as GitHub does.
  void add(prose::Document const& document);

  /// Returns whether a diagram or heading of this document has the label.
  bool contains(std::string const& label) const {
    return diagrams.contains(label) || headings.contains(label);
  }

  /// Returns the number of a diagram or the text of a heading; "?" if there is none.
  prose::Inlines printed(prose::Link const& link) const;
  /// Returns the address of a link's target: the one in `elsewhere`, otherwise `target` itself.
  std::string address(std::string const& target) const;
};

/// A heading with its label, as GitHub makes labels.
struct LabelledHeading {
  std::string label, words;
  int level = 1;
};
/// Makes the labels of one file's headings, in the order of the text.
class HeadingLabels {
 public:
  /// Returns the label of the next heading; a number makes it differ from earlier ones.
  std::string add(prose::Heading const& heading);

 private:
  std::map<std::string, int> used_;
};

/// Returns the headings of a document in the order of the text, without headings in footnotes.
std::vector<LabelledHeading> labelled_headings(prose::Document const& document);

/// Checks links one by one; the targets must outlive it.
class ReferenceCheck {
 public:
  explicit ReferenceCheck(ReferenceTargets const& targets) : targets_(targets) {}

  /// Returns W-REFERENCE if there is no such label, or if `link` prints the number of a diagram
  /// that has none.
  std::optional<text::Diagnostic> fault(prose::Link const& link, text::Span where);

 private:
  ReferenceTargets const& targets_;
  std::optional<text::NearNames> names_;
};

/// Returns W-REFERENCE for each link that asks for a page, for outputs without pages.
text::Diagnostics asked_pages(std::vector<document::WordlessLink> const& links);

/// Returns W-REFERENCE for each link to another document whose target is not known.
text::Diagnostics far_faults(ReferenceTargets const& targets,
                             std::vector<document::WordlessLink> const& links);

/// Returns the links without words of a document: of its text, then of its directives.
std::vector<document::WordlessLink> all_links(text::Source const& source,
                                              std::vector<document::Directive> const& directives);

/// Returns the links without words of its directives alone.
std::vector<document::WordlessLink> links_of_values(
    text::Source const& source, std::vector<document::Directive> const& directives);

/// Gives words to links without words in everything that a directive prints.
void resolve_references(Content& content, prose::ReferenceText const& text);

/// Returns whether it contains links without words.
bool has_references(Content& content);

// Targets of Markdown links in other documents: `[](other.md#label)`, or the number of a diagram
// there; in a book of several documents also `[](#label)`. A document whose labels are in the file
// of labels doesn't need to exist. For editions.
//
// Design: the numbers of another document are known only when everything up to them has been read,
// so it is read a second time here, without findings; its errors are reported when it is typeset
// itself.

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
