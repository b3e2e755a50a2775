#include "text/spelled_values.hpp"

#include <algorithm>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>

#include "text/scanning.hpp"

namespace dawson::text {
namespace {

struct Spelling {
  std::string_view word;
  bool value;
};
constexpr Spelling spellings[] = {{"yes", true}, {"true", true},   {"on", true},
                                  {"no", false}, {"false", false}, {"off", false}};

}  // namespace

std::optional<bool> read_yes_no(std::string_view text) {
  std::string const small = lower_case(text);
  auto const* const found = std::ranges::find(spellings, small, &Spelling::word);
  if (found == std::end(spellings)) return {};
  std::string capital = small;
  capital.front() = text.front();
  bool const spelled = text == small || text == capital || text == upper_case(text);
  return spelled ? std::optional(found->value) : std::nullopt;
}

bool says_no(std::string_view text) {
  return text == "none" || read_yes_no(text) == std::optional(false);
}

std::string roman(int number) {
  constexpr std::pair<int, std::string_view> parts[] = {
      {1000, "m"}, {900, "cm"}, {500, "d"}, {400, "cd"}, {100, "c"}, {90, "xc"}, {50, "l"},
      {40, "xl"},  {10, "x"},   {9, "ix"},  {5, "v"},    {4, "iv"},  {1, "i"}};
  std::string out;
  for (auto const& [value, letters] : parts)
    for (; number >= value; number -= value) out += letters;
  return out;
}

}  // namespace dawson::text
