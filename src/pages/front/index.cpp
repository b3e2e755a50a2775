#include "pages/front/index.hpp"

#include <algorithm>
#include <charconv>
#include <map>
#include <optional>
#include <utility>

namespace dawson::pages {
namespace {

constexpr std::size_t fewest_with_letters = 12;  // entries of an index

std::optional<int> as_number(std::string_view text) {
  int number = 0;
  auto const [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (fault != std::errc() || end != text.data() + text.size() || text.front() == '-') return {};
  return number;
}

// Returns the surname of "Petkov, Petko", as written; empty without a comma outside of braces.
std::string_view surname(std::string_view name) {
  int depth = 0;
  for (std::size_t at = 0; at < name.size(); ++at) {
    if (name[at] == '{') ++depth;
    if (name[at] == '}') --depth;
    if (depth == 0 && name.substr(at).starts_with(", ")) return name.substr(0, at);
  }
  return {};
}

// Returns the entries with their keys; entries with the same name are one.
std::vector<std::pair<std::string, IndexEntry>> merged(std::vector<IndexEntry> entries,
                                                       IndexOrder const& order) {
  std::vector<std::pair<std::string, IndexEntry>> out;
  std::map<std::string, std::size_t> places;
  for (IndexEntry& entry : entries) {
    auto const [place, is_new] = places.try_emplace(entry.name, out.size());
    if (is_new) {
      if (entry.sort.empty()) entry.sort = entry.name;
      std::string key = order.collate(entry.sort);
      out.emplace_back(std::move(key), std::move(entry));
    } else {
      auto& references = out[place->second].second.references;
      references.insert(references.end(), entry.references.begin(), entry.references.end());
    }
  }
  return out;
}

}  // namespace

namespace {

// Returns whether the words after a name are a number or a date: the first is a number ("12",
// "3/1997", not "25th"), and only in a date with its year ("12 May 1993") are there words of
// letters.
bool is_number_or_date(std::string_view rest) {
  constexpr std::string_view digits = "0123456789", marks = "0123456789./,:-\u2013()";
  std::string_view const first = rest.substr(0, rest.find(' '));
  if (first.find_first_not_of(marks) != std::string_view::npos) return false;
  bool letters = false, year = false;
  for (std::size_t at = 0; at < rest.size();) {
    std::size_t const end = std::min(rest.find(' ', at), rest.size());
    std::string_view const word = rest.substr(at, end - at);
    std::size_t const numeral = word.find_first_not_of("IVX.");  // Roman months
    letters = letters || (word.find_first_not_of(marks) != std::string_view::npos &&
                          numeral != std::string_view::npos);
    std::size_t count = 0, longest = 0;
    for (char const c : word) {
      count = digits.find(c) != std::string_view::npos ? count + 1 : 0;
      longest = std::max(longest, count);
    }
    year = year || longest == 4;
    at = end + 1;
  }
  return year || !letters;
}

}  // namespace

std::string_view source_name(std::string_view source) {
  constexpr std::string_view digits = "0123456789";
  std::size_t end = source.size();
  for (std::size_t at = source.find(' '); at != std::string_view::npos;
       at = source.find(' ', at + 1)) {
    bool const number = at + 1 < source.size() &&
                        digits.find(source[at + 1]) != std::string_view::npos &&
                        is_number_or_date(source.substr(at + 1));
    bool const after_comma =
        source[at - (at > 0)] == ',' && source.find_first_of(digits, at) != std::string_view::npos;
    if (!number && !after_comma) continue;
    end = at;
    break;
  }
  while (end > 0 && (source[end - 1] == ' ' || source[end - 1] == ',')) --end;
  return end > 0 ? source.substr(0, end) : source;
}

std::vector<IndexLine> index_lines(std::vector<IndexEntry> entries, IndexOrder const& order) {
  auto sorted = merged(std::move(entries), order);
  std::ranges::stable_sort(
      sorted, {}, [](auto const& one) -> auto& { return one.first; });
  bool const lettered = sorted.size() >= fewest_with_letters;
  std::vector<IndexLine> out;
  std::string open, above;  // letter and surname of the entry above
  for (auto& [key, entry] : sorted) {
    IndexLine line;
    std::string const letter = lettered ? order.letter(entry.sort) : std::string();
    if (letter != open) line.letter = open = letter;
    std::string_view const name = order.names_people ? surname(entry.name) : std::string_view();
    if (!name.empty() && name == above && line.letter.empty())
      line.rest = entry.name.substr(name.size());
    above = name;
    line.entry = std::move(entry);
    out.push_back(std::move(line));
  }
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
  std::vector<ReferenceRange> split_ranges;  // two consecutive pages are not a range
  for (std::size_t i = 0; i < out.size(); ++i) {
    if (lengths[i] != 2) {
      split_ranges.push_back(out[i]);
      continue;
    }
    split_ranges.push_back({out[i].first, out[i].first});
    split_ranges.push_back({out[i].last, out[i].last});
  }
  return split_ranges;
}

std::string printed_name(IndexLine const& line) {
  return line.rest.empty() ? line.entry.name : std::string(ditto) + line.rest;
}

prose::Inlines index_places(std::vector<Reference> const& references) {
  auto const link = [](Reference const& reference) -> prose::Inline {
    if (reference.label.empty())
      return prose::Text{reference.page};  // no link, as the target is elsewhere
    return prose::Link{"#" + reference.label, {}, {prose::Text{reference.page}}};
  };
  prose::Inlines out;
  for (ReferenceRange const& range : reference_ranges(references)) {
    if (!out.empty()) out.push_back(prose::Text{", "});
    out.push_back(link(range.first));
    if (range.first.page == range.last.page) continue;
    out.push_back(prose::Text{"\u2013"});
    out.push_back(link(range.last));
  }
  return out;
}

}  // namespace dawson::pages
