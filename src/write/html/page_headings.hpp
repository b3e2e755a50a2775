// The headings of an HTML page: their ids and the table of contents. For `weave_page`.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "edition/targets.hpp"
#include "prose/blocks.hpp"

namespace dawson::run {

class HtmlRenderer;

/// Gives headings their labels as ids, made different from the ids of diagrams and of everything
/// else in the page.
class PageHeadings {
 public:
  /// `prefix`: the beginning of ids for headings without a label. `targets`, which has the anchors
  /// of diagrams, and `renderer` must outlive this.
  PageHeadings(prose::Document const& document, ReferenceTargets const& targets,
               HtmlRenderer& renderer, std::string prefix);

  /// Gives all headings of the text their ids, once the diagrams are known.
  void name();

  /// Returns the id of the next heading that is written; headings of footnotes come after all
  /// others.
  std::string next_id();

  /// Returns a list of links, as HTML, to the headings of the first `levels` levels; empty if there
  /// are none.
  std::string contents(int levels) const;

  /// Returns the text of the first heading that is not empty; empty if there is none.
  std::string first_words() const;

 private:
  std::string id_of(std::string const& label);

  ReferenceTargets const& targets_;
  HtmlRenderer& renderer_;
  std::string prefix_;
  std::vector<LabelledHeading> headings_;
  std::size_t named_ = 0, written_ = 0;
};

}  // namespace dawson::run
