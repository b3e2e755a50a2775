// What a reader of a PDF takes for the end of a word.
#pragma once

#include "pages/structure.hpp"

namespace dawson::backend {

struct WordEnd {
  pages::Behind behind = pages::Behind::nothing;
  bool divided = false;  ///< its last sign is a hyphen that the end of a line has put in
};

}  // namespace dawson::backend
