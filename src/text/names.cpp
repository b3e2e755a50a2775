#include "text/names.hpp"

#include <glib.h>

#include <algorithm>
#include <array>
#include <vector>

#include "text/ascii.hpp"
#include "text/utf8.hpp"

namespace dawson::text {
namespace {

struct Fold {
  std::string_view written;
  std::string_view folded;
};

constexpr auto folds = std::to_array<Fold>({
    {"ä", "ae"}, {"Ä", "ae"}, {"ö", "oe"}, {"Ö", "oe"}, {"ü", "ue"}, {"Ü", "ue"},
    {"ß", "ss"}, {"ẞ", "ss"}, {"à", "a"},  {"â", "a"},  {"ç", "c"},  {"é", "e"},
    {"É", "e"},  {"è", "e"},  {"È", "e"},  {"ê", "e"},  {"ë", "e"},  {"î", "i"},
    {"ï", "i"},  {"ô", "o"},  {"ù", "u"},  {"û", "u"},  {"œ", "oe"}, {"&", "and"},
    {" ", ""},   {"\t", ""},  {"-", ""},   {"–", ""},   {"'", ""},   {"’", ""},
});

// What is beyond `most` is not told apart.
std::size_t edits_between(std::string_view a, std::string_view b, std::size_t most) {
  if (std::max(a.size(), b.size()) > std::min(a.size(), b.size()) + most) return most + 1;
  std::vector<std::vector<std::size_t>> cost(a.size() + 1, std::vector<std::size_t>(b.size() + 1));
  for (std::size_t i = 0; i <= a.size(); ++i) {
    for (std::size_t j = 0; j <= b.size(); ++j) {
      if (i == 0 || j == 0) {
        cost[i][j] = i + j;
        continue;
      }
      cost[i][j] = std::min(
          {cost[i - 1][j] + 1, cost[i][j - 1] + 1, cost[i - 1][j - 1] + (a[i - 1] != b[j - 1])});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
        cost[i][j] = std::min(cost[i][j], cost[i - 2][j - 2] + 1);
    }
  }
  return cost[a.size()][b.size()];
}

}  // namespace

std::string folded(std::string_view name) {
  std::string result;
  while (!name.empty()) {
    if (is_alphanumeric(name.front())) {  // nothing that is folded begins with one
      result += to_lower(name.front());
      name.remove_prefix(1);
      continue;
    }
    auto const fold =
        std::ranges::find_if(folds, [&](Fold const& one) { return name.starts_with(one.written); });
    bool const found = fold != folds.end();
    if (found) result += fold->folded;
    else result += name.front();
    name.remove_prefix(found ? fold->written.size() : 1);
  }
  return result;
}

bool begins_in_lower_case(std::string_view name) {
  if (name.empty()) return false;
  if (static_cast<unsigned char>(name.front()) < 0x80) return is_lower(name.front());
  return utf8_length(name, 0) > 0 && g_unichar_islower(utf8_decode(name, 0));
}

std::string_view nearest_name(std::string_view given, std::span<std::string_view const> names) {
  constexpr std::size_t most = 3;
  std::string const wanted = folded(given);
  std::string_view nearest;
  std::size_t least = most + 1;
  for (std::string_view const name : names) {
    std::string const candidate = folded(name);
    std::size_t const edits = edits_between(wanted, candidate, most);
    // Short names are near to everything.
    if (edits >= least || edits * 3 > candidate.size()) continue;
    least = edits;
    nearest = name;
  }
  return nearest;
}

std::string_view NearNames::nearest(std::string_view name) {
  if (searches_ == 0) return {};
  --searches_;
  return nearest_name(name, names_);
}

}  // namespace dawson::text
