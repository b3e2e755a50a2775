#include "chess/fairy_men.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <vector>

namespace dawson::chess {
namespace {

struct Fold {
  std::string_view written;
  std::string_view folded;
};

constexpr auto folds = std::to_array<Fold>({
    {"ä", "ae"}, {"Ä", "ae"}, {"ö", "oe"}, {"Ö", "oe"}, {"ü", "ue"}, {"Ü", "ue"}, {"ß", "ss"},
    {"ẞ", "ss"}, {"à", "a"},  {"â", "a"},  {"ç", "c"},  {"é", "e"},  {"É", "e"},  {"è", "e"},
    {"È", "e"},  {"ê", "e"},  {"î", "i"},  {"ô", "o"},  {"û", "u"},  {" ", ""},   {"-", ""},
});

char to_lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

bool same_letters(std::string_view a, std::string_view b) {
  return std::ranges::equal(a, b, {}, to_lower, to_lower);
}

/// Letters to insert, delete or replace; what is beyond `most` is not told apart.
std::size_t edits_between(std::string_view a, std::string_view b, std::size_t most) {
  if (std::max(a.size(), b.size()) > std::min(a.size(), b.size()) + most) return most + 1;
  std::vector<std::size_t> above(b.size() + 1);
  std::iota(above.begin(), above.end(), std::size_t{0});
  for (std::size_t i = 0; i < a.size(); ++i) {
    std::size_t corner = above[0];
    above[0] = i + 1;
    for (std::size_t j = 0; j < b.size(); ++j) {
      std::size_t const replaced = corner + (a[i] == b[j] ? 0 : 1);
      corner = above[j + 1];
      above[j + 1] = std::min({replaced, above[j + 1] + 1, above[j] + 1});
    }
  }
  return above[b.size()];
}

}  // namespace

FairyMan const* find_fairy_man(std::string_view abbreviation, Language language) {
  for (FairyMan const& man : fairy_men())
    if (same_letters(man.abbreviations.in(language), abbreviation)) return &man;
  return nullptr;
}

FairyMan const* find_fairy_man(std::string_view given) {
  std::string const wanted = folded_name(given);
  for (auto const name : {&FairyMan::name, &FairyMan::german, &FairyMan::french})
    for (FairyMan const& man : fairy_men())
      if (folded_name(man.*name) == wanted) return &man;
  return nullptr;
}

std::string_view nearest_fairy_man(std::string_view given) {
  std::vector<std::string_view> names;
  for (auto const name : {&FairyMan::name, &FairyMan::german, &FairyMan::french})
    for (FairyMan const& man : fairy_men()) names.push_back(man.*name);
  return nearest_name(given, names);
}

std::string_view nearest_name(std::string_view given, std::span<std::string_view const> names) {
  constexpr std::size_t most = 3;
  std::string const wanted = folded_name(given);
  std::string_view nearest;
  std::size_t least = most + 1;
  for (std::string_view const name : names) {
    std::string const candidate = folded_name(name);
    std::size_t const edits = edits_between(wanted, candidate, most);
    // Short names are near to everything; a third of the letters may be wrong.
    if (edits >= least || edits * 3 > candidate.size()) continue;
    least = edits;
    nearest = name;
  }
  return nearest;
}

std::string folded_name(std::string_view name) {
  std::string result;
  while (!name.empty()) {
    auto const fold = std::ranges::find_if(folds, [&](Fold const& one) { return name.starts_with(one.written); });
    bool const found = fold != folds.end();
    if (found) result += fold->folded;
    else result += to_lower(name.front());
    name.remove_prefix(found ? fold->written.size() : 1);
  }
  return result;
}

}  // namespace dawson::chess
