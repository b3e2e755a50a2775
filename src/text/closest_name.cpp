#include "text/closest_name.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

#include <glib.h>

#include "text/limits.hpp"
#include "text/scanning.hpp"
#include "text/utf8.hpp"

namespace dawson::text {
namespace {

struct Fold {
  std::string_view written;
  std::string_view folded;
};

constexpr auto written_forms = std::to_array<Fold>({
    {"ä", "ae"}, {"Ä", "ae"}, {"ö", "oe"}, {"Ö", "oe"}, {"ü", "ue"}, {"Ü", "ue"},
    {"ß", "ss"}, {"ẞ", "ss"}, {"à", "a"},  {"â", "a"},  {"ç", "c"},  {"é", "e"},
    {"É", "e"},  {"è", "e"},  {"È", "e"},  {"ê", "e"},  {"ë", "e"},  {"î", "i"},
    {"ï", "i"},  {"ô", "o"},  {"ù", "u"},  {"û", "u"},  {"œ", "oe"}, {"&", "and"},
    {" ", ""},   {"\t", ""},  {"-", ""},   {"–", ""},   {"'", ""},   {"’", ""},
});

// Counts the letters to insert, delete, replace or exchange between two names.
class Edits {
 public:
  // Returns the number of edits, or `most` + 1 for any larger number.
  std::size_t between(std::string_view a, std::string_view b, std::size_t most) {
    if (std::max(a.size(), b.size()) > std::min(a.size(), b.size()) + most) return most + 1;
    for (auto* row : {&before_, &above_, &row_}) row->assign(b.size() + 1, 0);
    std::iota(row_.begin(), row_.end(), std::size_t{0});
    std::size_t least_above = 0;
    for (std::size_t i = 1; i <= a.size(); ++i) {
      std::swap(before_, above_);
      std::swap(above_, row_);
      std::size_t least = row_[0] = i;
      for (std::size_t j = 1; j <= b.size(); ++j) {
        row_[j] = std::min(
            {above_[j] + 1, row_[j - 1] + 1, above_[j - 1] + std::size_t{a[i - 1] != b[j - 1]}});
        if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
          row_[j] = std::min(row_[j], before_[j - 2] + 1);
        least = std::min(least, row_[j]);
      }
      if (least > most && least_above > most) return most + 1;
      least_above = least;
    }
    return row_[b.size()];
  }

 private:
  std::vector<std::size_t> before_, above_, row_;  // costs by position in `b`
};

}  // namespace

std::string folded(std::string_view name) {
  std::string result;
  while (!name.empty()) {
    if (is_alphanumeric(name.front())) {  // no folded spelling begins with one
      result += to_lower(name.front());
      name.remove_prefix(1);
      continue;
    }
    auto const fold = std::ranges::find_if(
        written_forms, [&](Fold const& one) { return name.starts_with(one.written); });
    bool const found = fold != written_forms.end();
    if (found) result += fold->folded;
    else result += name.front();
    name.remove_prefix(found ? fold->written.size() : 1);
  }
  return result;
}

std::string capitalised(std::string words) {
  if (words.empty()) return words;
  char letter[6];
  int const size = g_unichar_to_utf8(g_unichar_toupper(g_utf8_get_char(words.c_str())), letter);
  auto const first = static_cast<std::size_t>(g_utf8_next_char(words.c_str()) - words.c_str());
  return words.replace(0, first, letter, static_cast<std::size_t>(size));
}

bool begins_in_lower_case(std::string_view name) {
  if (name.empty()) return false;
  if (static_cast<unsigned char>(name.front()) < 0x80) return is_lower(name.front());
  return utf8_length(name, 0) > 0 && g_unichar_islower(utf8_decode(name, 0));
}

bool begins_with_capital(std::string_view name) {
  if (name.empty()) return false;
  if (static_cast<unsigned char>(name.front()) < 0x80) return is_upper(name.front());
  return utf8_length(name, 0) > 0 && g_unichar_isupper(utf8_decode(name, 0));
}

std::string_view closest_name(std::string_view given, std::span<std::string_view const> names) {
  constexpr std::size_t most = 3;
  WorkBudget::take(names.size());
  std::string const wanted = folded(given);
  std::string_view best;
  std::size_t least = most + 1;
  Edits edits;
  for (std::string_view const name : names) {
    std::string const candidate = folded(name);
    // Short names are close to every name.
    std::size_t const bound = std::min(least - 1, candidate.size() / 3);
    std::size_t const found = edits.between(wanted, candidate, bound);
    if (found > bound) continue;
    least = found;
    best = name;
    if (least == 0) break;
  }
  return best;
}

std::string_view meant_name(std::string_view name, std::span<std::string_view const> names) {
  std::string_view const closest = closest_name(name, names);
  std::string const begin = folded(name);
  if (!closest.empty() || begin.size() < 3) return closest;
  std::vector<std::string_view> meant;
  for (std::string_view const one : names)
    if (folded(one).starts_with(begin)) meant.push_back(one);
  if (meant.empty()) return {};
  std::string_view const shortest = *std::ranges::min_element(meant, {}, &std::string_view::size);
  bool const all = std::ranges::all_of(
      meant, [&](std::string_view one) { return folded(one).starts_with(folded(shortest)); });
  return all ? shortest : std::string_view();
}

std::string_view NearNames::closest(std::string_view name) {
  if (searches_ == 0) return {};
  --searches_;
  return closest_name(name, names_);
}

bool is_slip(std::string_view written, std::string_view name) {
  std::string const one = folded(written), other = folded(name);
  std::string_view a = one, b = other;
  if (a.size() > b.size()) std::swap(a, b);
  auto const [at, meant] = std::ranges::mismatch(a, b);
  std::string_view const rest(at, a.end()), longer(meant, b.end());
  if (a.size() < b.size()) return b.size() == a.size() + 1 && rest == longer.substr(1);
  if (rest.empty() || rest.substr(1) == longer.substr(1)) return true;
  return rest.size() > 1 && rest[0] == longer[1] && rest[1] == longer[0] &&
         rest.substr(2) == longer.substr(2);
}

}  // namespace dawson::text
