// Ends ligatures in a caption, for output formats that typeset it themselves.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "layout/captions/caption.hpp"

namespace dawson::layout {

/// Replaces each text of the caption by the result of `end_ligatures` (type/ligature_joints.hpp);
/// code, figurines and raw markup are unchanged.
void end_ligatures(Caption& caption,
                   std::function<std::string(std::string_view text)> const& end_ligatures);

}  // namespace dawson::layout
