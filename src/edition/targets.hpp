// What links of Markdown lead to, and what those print that have no words: `[](#label)`.
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

struct ReferenceTargets {
  std::map<std::string, prose::Inlines> diagrams;  ///< their numbers, by anchor; some have none
  std::map<std::string, std::string> headings;     ///< their words, by label
  /// Where labels lead that are in other documents of the book.
  std::map<std::string, std::string> elsewhere;

  /// Diagrams that are no targets yet; those in running text are never.
  void add(Content const& content);
  /// The headings of a document, labelled as GitHub does.
  void add(prose::Document const& document);

  bool contains(std::string const& label) const {
    return diagrams.contains(label) || headings.contains(label);
  }

  /// The number of a diagram, the words of a heading; "?" where there is none.
  prose::Inlines printed(prose::Link const& link) const;
  /// Where a link of the document leads.
  std::string address(std::string const& target) const;
};

/// The label of each heading of a document, as GitHub makes them, in the order of the text, with
/// its words. The footnotes' are not among them.
struct LabelledHeading {
  std::string label, words;
  int level = 1;
};
std::vector<LabelledHeading> labelled_headings(prose::Document const& document);

/// Looks at links, one by one; the targets must outlive it.
class ReferenceCheck {
 public:
  explicit ReferenceCheck(ReferenceTargets const& targets) : targets_(targets) {}

  /// W-REFERENCE: there is no such label, or `link` prints the number of a diagram that has none.
  std::optional<text::Diagnostic> fault(prose::Link const& link, text::Span where);

 private:
  ReferenceTargets const& targets_;
  std::optional<text::NearNames> names_;
};

/// W-REFERENCE for each link that asks for a page, where there are none.
text::Diagnostics asked_pages(std::vector<document::WordlessLink> const& links);

/// W-REFERENCE for those that lead to nothing that is known in another document.
text::Diagnostics far_faults(ReferenceTargets const& targets,
                             std::vector<document::WordlessLink> const& links);

/// The links without words of a document: of its text, then of its directives.
std::vector<document::WordlessLink> all_links(text::Source const& source,
                                              std::vector<document::Directive> const& directives);

/// The same of its directives alone.
std::vector<document::WordlessLink> links_of_values(
    text::Source const& source, std::vector<document::Directive> const& directives);

/// Gives words to the links without them in all that a directive prints.
void fill_references(Content& content, prose::ReferenceText const& text);

/// Whether there are any in it.
bool has_references(Content& content);

}  // namespace dawson::run
