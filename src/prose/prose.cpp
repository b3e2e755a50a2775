#include "prose/prose.hpp"

namespace dawson::prose {

Inline::Inline() = default;
Inline::Inline(Inline const&) = default;
Inline::Inline(Inline&&) noexcept = default;
Inline& Inline::operator=(Inline const&) = default;
Inline& Inline::operator=(Inline&&) noexcept = default;
Inline::~Inline() = default;
bool operator==(Inline const&, Inline const&) = default;

}  // namespace dawson::prose
