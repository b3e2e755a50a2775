// Sorting of items by their records: the problems of a file, solutions. For the compilation.
#pragma once

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "chess/language.hpp"
#include "collection/selection.hpp"
#include "type/collation.hpp"

namespace dawson::run {

/// Sorts `all` by these keys; the sort is stable. `record` returns the record of an item; null
/// (none) sorts first.
template <class T, class Record>
void sort_by_records(std::vector<T>& all, std::vector<collection::SortKey> const& keys,
                     chess::Language language, Record const& record) {
  auto const collate = type::collation(chess::about(language).code);
  std::vector<std::pair<std::vector<std::string>, T>> sorted;
  for (T& one : all) {
    collection::Record const* const of = record(one);
    std::vector<std::string> texts;
    for (collection::SortKey const& key : keys)
      texts.push_back(of ? collate(collection::sort_text(*of, key)) : "");
    sorted.emplace_back(std::move(texts), std::move(one));
  }
  std::ranges::stable_sort(sorted, [&](auto const& a, auto const& b) {
    for (std::size_t i = 0; i < keys.size(); ++i)
      if (a.first[i] != b.first[i])
        return keys[i].descending ? b.first[i] < a.first[i] : a.first[i] < b.first[i];
    return false;
  });
  all.clear();
  for (auto& [texts, one] : sorted) all.push_back(std::move(one));
}

}  // namespace dawson::run
