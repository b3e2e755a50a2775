#include "text/slip.hpp"

#include <algorithm>
#include <string>

#include "text/names.hpp"

namespace dawson::text {

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
