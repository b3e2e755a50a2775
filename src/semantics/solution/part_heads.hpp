// The beginnings of a solution's parts: labels of twins, the word for a zeroposition, play.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "semantics/solution/scan.hpp"
#include "semantics/solution/walks.hpp"

namespace dawson::semantics {

struct PartHead {
  bool continued = false;  ///< "+b)"
  std::string label;
};

/// Reads "b)" if it can be the label after `last`: "i)" may also count solutions of help play.
std::optional<PartHead> take_part_head(Scan& scan, std::string_view last, bool line_begins);

/// Reads "zeroposition", in any language.
bool take_zeroposition(Scan& scan);

/// Returns true if play begins here: a number, a star, or a label, at the beginning of a word.
bool begins_play(Scan scan, Letters const& letters);

}  // namespace dawson::semantics
