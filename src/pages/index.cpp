#include "pages/index.hpp"

#include <algorithm>
#include <map>

namespace dawson::pages {
std::string_view source_name(std::string_view source) {
  constexpr std::string_view digits = "0123456789";
  std::size_t end = source.size();
  for (std::size_t at = source.find(' '); at != std::string_view::npos;
       at = source.find(' ', at + 1)) {
    bool const number =
        at + 1 < source.size() && digits.find(source[at + 1]) != std::string_view::npos;
    bool const behind_comma =
        source[at - (at > 0)] == ',' && source.find_first_of(digits, at) != std::string_view::npos;
    if (!number && !behind_comma) continue;
    end = at;
    break;
  }
  while (end > 0 && (source[end - 1] == ' ' || source[end - 1] == ',')) --end;
  return end > 0 ? source.substr(0, end) : source;
}

std::vector<prose::Inlines> index_paragraphs(std::vector<IndexEntry> entries,
                                             Collate const& collate) {
  struct Sorted {
    std::string key;
    IndexEntry entry;
  };
  std::vector<Sorted> sorted;
  std::map<std::string, std::size_t> places;
  for (IndexEntry& entry : entries) {
    auto const [place, is_new] = places.try_emplace(entry.name, sorted.size());
    if (is_new) {
      std::string key = collate(entry.name);
      sorted.push_back({std::move(key), std::move(entry)});
    } else {
      auto& references = sorted[place->second].entry.references;
      references.insert(references.end(), entry.references.begin(), entry.references.end());
    }
  }
  std::ranges::stable_sort(sorted, {}, &Sorted::key);
  std::vector<prose::Inlines> out;
  for (Sorted const& item : sorted) {
    prose::Inlines paragraph{prose::Text{item.entry.name + "\u2002"}};
    std::string last;
    for (Reference const& reference : item.entry.references) {
      if (reference.page == last) continue;
      if (!last.empty()) paragraph.push_back(prose::Text{", "});
      last = reference.page;
      paragraph.push_back(prose::Link{"#" + reference.label, {}, {prose::Text{reference.page}}});
    }
    out.push_back(std::move(paragraph));
  }
  return out;
}

}  // namespace dawson::pages
