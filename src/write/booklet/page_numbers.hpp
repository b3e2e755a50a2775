// What the text of a booklet says of pages and numbers, some of which come later: it is said again
// until it is right.
#pragma once

#include <map>
#include <string>
#include <utility>

#include "edition/targets.hpp"

namespace dawson::run {

class PageReferences {
 public:
  /// The targets that are known so far, whose numbers stay; those of a pass join them.
  ReferenceTargets& targets() { return targets_; }

  /// A pass begins, whose `pages` by anchor grow while it goes on.
  void begin_pass(std::map<std::string, std::string> const& pages);

  /// The page of a label as printed; "?" if nobody knows yet.
  std::string page_of(std::string const& label);
  /// What a link without words prints.
  prose::Inlines text_of(prose::Link const& link);

  /// The pass ends: whether all that was said is what has come about.
  bool end_pass();

 private:
  std::string known_page(std::string const& label) const;
  prose::Inlines known(prose::Link const& link) const;

  ReferenceTargets targets_;
  std::map<std::string, std::string> const* pages_ = nullptr;
  std::map<std::string, std::string> earlier_;  // pages of the pass before
  // By target and whether the page was asked for: the first that was said, which knew least.
  std::map<std::pair<std::string, bool>, prose::Inlines> said_;
};

}  // namespace dawson::run
