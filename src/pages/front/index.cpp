#include "pages/front/index.hpp"

#include <algorithm>
#include <charconv>
#include <map>
#include <optional>

namespace dawson::pages {
namespace {

std::optional<int> as_number(std::string_view text) {
  int number = 0;
  auto const [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (fault != std::errc() || end != text.data() + text.size() || text.front() == '-') return {};
  return number;
}

}  // namespace

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

std::vector<IndexEntry> sorted_index(std::vector<IndexEntry> entries, Collate const& collate) {
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
  std::vector<IndexEntry> out;
  for (Sorted& item : sorted) out.push_back(std::move(item.entry));
  return out;
}

std::vector<ReferenceRange> reference_ranges(std::vector<Reference> const& references) {
  std::vector<ReferenceRange> out;
  std::vector<int> lengths;
  std::optional<int> last;
  for (Reference const& reference : references) {
    if (!out.empty() && reference.page == out.back().last.page) continue;
    auto const number = as_number(reference.page);
    if (number && last && *number == *last + 1) {
      out.back().last = reference;
      ++lengths.back();
    } else {
      out.push_back({reference, reference});
      lengths.push_back(1);
    }
    last = number;
  }
  std::vector<ReferenceRange> parted;  // two that follow one another are no range
  for (std::size_t i = 0; i < out.size(); ++i) {
    if (lengths[i] != 2) {
      parted.push_back(out[i]);
      continue;
    }
    parted.push_back({out[i].first, out[i].first});
    parted.push_back({out[i].last, out[i].last});
  }
  return parted;
}

std::vector<prose::Inlines> index_paragraphs(std::vector<IndexEntry> entries,
                                             Collate const& collate) {
  std::vector<prose::Inlines> out;
  auto const link = [](Reference const& reference) -> prose::Inline {
    if (reference.label.empty()) return prose::Text{reference.page};  // nothing here leads there
    return prose::Link{"#" + reference.label, {}, {prose::Text{reference.page}}};
  };
  for (IndexEntry const& entry : sorted_index(std::move(entries), collate)) {
    prose::Inlines paragraph{prose::Text{entry.name + "\u2002"}};
    bool begun = false;
    for (ReferenceRange const& range : reference_ranges(entry.references)) {
      if (begun) paragraph.push_back(prose::Text{", "});
      begun = true;
      paragraph.push_back(link(range.first));
      if (range.first.page == range.last.page) continue;
      paragraph.push_back(prose::Text{"\u2013"});
      paragraph.push_back(link(range.last));
    }
    out.push_back(std::move(paragraph));
  }
  return out;
}

}  // namespace dawson::pages
