// Targets of Markdown links, and the text that links without words print: `[](#label)`. For
// editions and renderers.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "compile/content.hpp"
#include "document/chunk.hpp"
#include "document/markdown/wordless_links.hpp"
#include "prose/blocks.hpp"
#include "prose/references.hpp"
#include "text/diagnostic.hpp"
#include "text/names.hpp"

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

}  // namespace dawson::run
