#include "write/booklet/page_numbers.hpp"

#include <algorithm>

#include "prose/references.hpp"

namespace dawson::run {

void PageReferences::begin_pass(std::map<std::string, std::string> const& pages) {
  said_.clear();
  pages_ = &pages;
}

std::string PageReferences::known_page(std::string const& label) const {
  if (auto const now = pages_->find(label); now != pages_->end()) return now->second;
  if (auto const before = earlier_.find(label); before != earlier_.end()) return before->second;
  return "?";
}

prose::Inlines PageReferences::known(prose::Link const& link) const {
  if (prose::asks_for_page(link)) return {prose::Text{known_page(prose::label_of(link))}};
  return targets_.printed(link);
}

std::string PageReferences::page_of(std::string const& label) {
  std::string page = known_page(label);
  said_.try_emplace({"#" + label, true}, prose::Inlines{prose::Text{page}});
  return page;
}

prose::Inlines PageReferences::text_of(prose::Link const& link) {
  prose::Inlines text = known(link);
  said_.try_emplace({link.target, prose::asks_for_page(link)}, text);
  return text;
}

bool PageReferences::end_pass() {
  earlier_.clear();  // what is nowhere now is not known
  bool const settled = std::ranges::all_of(said_, [&](auto const& said) {
    auto const& [target, page] = said.first;
    return said.second == known({target, page ? "page" : "", {}});
  });
  earlier_ = *pages_;
  pages_ = nullptr;
  return settled;
}

}  // namespace dawson::run
