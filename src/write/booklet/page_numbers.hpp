// Page numbers and other numbers in the text of a booklet, some of which are known only later:
// passes repeat until all are right. For `make_booklet`.
#pragma once

#include <map>
#include <string>
#include <utility>

#include "edition/targets.hpp"

namespace dawson::run {

/// Numbers printed by links, compared from pass to pass.
class PageReferences {
 public:
  /// Returns the targets known so far. Their numbers stay; the targets of a pass are added to them.
  ReferenceTargets& targets() { return targets_; }

  /// Begins a pass. `pages` (by anchor) grows during the pass, and must outlive it.
  void begin_pass(std::map<std::string, std::string> const& pages);

  /// Returns the page of a label as printed; "?" if it is not known yet.
  std::string page_of(std::string const& label);
  /// Returns the text that a link without words prints.
  prose::Inlines text_of(prose::Link const& link);

  /// Ends the pass, and returns whether everything printed was right.
  bool end_pass();

 private:
  std::string known_page(std::string const& label) const;
  prose::Inlines known(prose::Link const& link) const;

  ReferenceTargets targets_;
  std::map<std::string, std::string> const* pages_ = nullptr;
  std::map<std::string, std::string> earlier_;  // pages of the pass before
  // By target and whether its page was asked for: the first text printed, with the least knowledge.
  std::map<std::pair<std::string, bool>, prose::Inlines> said_;
};

}  // namespace dawson::run
