#include "text/sources.hpp"

#include <algorithm>
#include <utility>

namespace dawson::text {

SourceId Sources::open(std::string name, std::string bytes, Place first) {
  std::lock_guard const lock(mutex_);
  sources_.emplace_back(std::move(name), std::move(bytes), first, limits_);
  return static_cast<SourceId>(sources_.size());
}

void Sources::close(SourceId id) {
  std::lock_guard const lock(mutex_);
  if (id == sources_.size()) sources_.pop_back();
}

Source const& Sources::operator[](SourceId id) const {
  std::lock_guard const lock(mutex_);
  return id == at_hand || id > sources_.size() ? none_ : sources_[id - 1];
}

void sort_by_place(Diagnostics& findings) {
  std::ranges::stable_sort(findings, {}, [](Diagnostic const& finding) {
    return std::pair(finding.source, finding.span.begin);
  });
}

}  // namespace dawson::text
