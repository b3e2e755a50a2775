// The end of a word for PDF readers.
#pragma once

#include "pages/structure.hpp"

namespace dawson::backend {

struct WordEnd {
  pages::Behind behind = pages::Behind::nothing;
  bool divided = false;  ///< its last sign is a hyphen inserted at the end of a line
};

}  // namespace dawson::backend
