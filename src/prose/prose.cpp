#include "prose/prose.hpp"

namespace dawson::prose {

Inline::Inline() = default;
Inline::Inline(Inline const&) = default;
Inline::Inline(Inline&&) noexcept = default;
Inline& Inline::operator=(Inline const&) = default;
Inline& Inline::operator=(Inline&&) noexcept = default;
Inline::~Inline() = default;
// Not defaulted: clang 16 then asks for the equality of what it is about to define.
bool operator==(Inline const& a, Inline const& b) {
  return static_cast<Inline::variant const&>(a) == static_cast<Inline::variant const&>(b);
}

}  // namespace dawson::prose
