// Directives as plain text.
#pragma once

#include <cstddef>
#include <string>

#include "backend/plain_blocks.hpp"
#include "compile/content.hpp"
#include "edition/targets.hpp"

namespace dawson::run {

class PlainRenderer {
 public:
  /// Numbers of diagrams are those of `targets`; both must outlive it.
  PlainRenderer(backend::PlainParts const& parts, ReferenceTargets const& targets)
      : parts_(parts), targets_(targets) {}

  /// Lines of up to `width` characters, boards and tables as wide as they are. A board is followed
  /// by what is said of it.
  std::string set(Content const& content, std::size_t width) const;

 private:
  backend::PlainParts const& parts_;
  ReferenceTargets const& targets_;
};

}  // namespace dawson::run
