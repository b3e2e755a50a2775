#include "text/roman.hpp"

#include <string_view>
#include <utility>

namespace dawson::text {

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
