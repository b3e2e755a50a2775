#include "prose/prose.hpp"

#include <utility>

namespace dawson::prose {

Inline::Inline() = default;
Inline::Inline(Inline const&) = default;
Inline::Inline(Inline&&) noexcept = default;
Inline& Inline::operator=(Inline const&) = default;
Inline& Inline::operator=(Inline&&) noexcept = default;
Inline::~Inline() = default;

Inlines const* nested(Inline const& part) {
  auto const inlines_of = [](auto const& one) -> Inlines const* {
    if constexpr (requires { one.inlines; }) return &one.inlines;
    else return nullptr;
  };
  return std::visit(inlines_of, part);
}

Inlines* nested(Inline& part) { return const_cast<Inlines*>(nested(std::as_const(part))); }

FontOverride changed(FontOverride look, FontOverride const& later) {
  if (later.bold) look.bold = later.bold;
  if (later.slope) look.slope = later.slope;
  if (later.small_caps) look.small_caps = later.small_caps;
  if (!later.colour.empty()) look.colour = later.colour;
  if (later.size > 0) look.size = later.size;
  if (later.leading > 0) look.leading = later.leading;
  if (!later.family.empty()) look.family = later.family;
  return look;
}

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
