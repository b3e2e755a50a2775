#include "text/yes_no.hpp"

#include <algorithm>
#include <iterator>
#include <string>

#include "text/ascii.hpp"

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

}  // namespace dawson::text
