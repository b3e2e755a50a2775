#include "chess/fairy_men.hpp"

#include <algorithm>
#include <string>
#include <unordered_map>
#include <vector>

#include "text/names.hpp"

namespace dawson::chess {
namespace {

char to_lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

bool same_letters(std::string_view a, std::string_view b) {
  return std::ranges::equal(a, b, {}, to_lower, to_lower);
}

}  // namespace

FairyMan const* find_fairy_man(std::string_view abbreviation, Language language) {
  for (FairyMan const& man : fairy_men())
    if (same_letters(man.abbreviations.in(language), abbreviation)) return &man;
  return nullptr;
}

FairyMan const* find_fairy_man(std::string_view given) {
  // A name of one language goes before the same name in the next.
  static auto const known = [] {
    std::unordered_map<std::string, FairyMan const*> names;
    for (auto const name : {&FairyMan::name, &FairyMan::german, &FairyMan::french})
      for (FairyMan const& man : fairy_men()) names.try_emplace(text::folded(man.*name), &man);
    return names;
  }();
  auto const found = known.find(text::folded(given));
  return found == known.end() ? nullptr : found->second;
}

std::string_view fairy_name(std::string_view name, Language language) {
  FairyMan const* const man = find_fairy_man(name);
  return man ? InLanguages{man->name, man->german, man->french}.in(language) : name;
}

std::string_view nearest_fairy_man(std::string_view given) {
  std::vector<std::string_view> names;
  for (auto const name : {&FairyMan::name, &FairyMan::german, &FairyMan::french})
    for (FairyMan const& man : fairy_men()) names.push_back(man.*name);
  return text::nearest_name(given, names);
}

}  // namespace dawson::chess
