// The renderer for plain text: contents of directives become lines of text.
#pragma once

#include <cstddef>
#include <string>

#include "backend/plain_blocks.hpp"
#include "compile/content.hpp"
#include "edition/targets.hpp"

namespace dawson::run {

class PlainRenderer {
 public:
  /// Takes numbers of diagrams from `targets`; both arguments must outlive this.
  PlainRenderer(backend::PlainParts const& parts, ReferenceTargets const& targets)
      : parts_(parts), targets_(targets) {}

  /// Returns a content in lines of up to `width` characters; boards and tables are as wide as they
  /// need. The description follows each board.
  std::string set(Content const& content, std::size_t width) const;

 private:
  backend::PlainParts const& parts_;
  ReferenceTargets const& targets_;
};

}  // namespace dawson::run
