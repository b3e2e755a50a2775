#include "prose/prose.hpp"

namespace dawson::prose {

Inline::Inline() = default;
Inline::Inline(Inline const&) = default;
Inline::Inline(Inline&&) noexcept = default;
Inline& Inline::operator=(Inline const&) = default;
Inline& Inline::operator=(Inline&&) noexcept = default;
Inline::~Inline() = default;
// Not defaulted: clang 16 asks for the equality of what it is about to define until its stack ends.
bool operator==(Inline const& a, Inline const& b) {
  return a.index() == b.index() && std::visit(
                                       [&b](auto const& one) {
                                         using Kind = std::decay_t<decltype(one)>;
                                         return one == *std::get_if<Kind>(&b);
                                       },
                                       a);
}

}  // namespace dawson::prose
