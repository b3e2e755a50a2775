// Where a caption's ligatures end, for hosts that set its type themselves.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "layout/captions/caption.hpp"

namespace dawson::layout {

/// Puts what `end_ligatures` makes of a text (type/ligature_joints.hpp) into the place of each
/// text of the caption; code, figurines and the host's own markup stay as they are.
void end_ligatures(Caption& caption,
                   std::function<std::string(std::string_view text)> const& end_ligatures);

}  // namespace dawson::layout
