// The headings of a page of HTML.
#pragma once

#include <cstddef>
#include <set>
#include <string>
#include <vector>

#include "edition/targets.hpp"
#include "prose/blocks.hpp"

namespace dawson::run {

class HtmlRenderer;

/// Their ids are their labels, apart from those of diagrams and of anything else in the page.
class PageHeadings {
 public:
  /// `prefix`: what an id without a label begins with. `renderer` must outlive it.
  PageHeadings(prose::Document const& document, HtmlRenderer& renderer, std::string prefix);

  /// Gives all headings of the text their ids; `anchors` are those of diagrams.
  void name(std::set<std::string> anchors);

  /// The id of the next heading that is written; those of footnotes come after all others.
  std::string next_id();

  /// A list of links to the headings of the first levels; empty where there are none.
  std::string contents(int levels) const;

  /// The words of the first heading that has some; empty without.
  std::string first_words() const;

 private:
  std::string id_of(std::string const& label);

  HtmlRenderer& renderer_;
  std::string prefix_;
  std::set<std::string> anchors_;
  std::vector<LabelledHeading> headings_;
  std::size_t named_ = 0, written_ = 0;
};

}  // namespace dawson::run
