// What opens a part of a solution: the label of a twin, the word for a zeroposition, play.
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

/// "b)", where it can be the twin behind the one that is called `last`: "i)" counts solutions of
/// help play elsewhere.
std::optional<PartHead> take_part_head(Scan& scan, std::string_view last, bool line_begins);

/// "zeroposition", in any language.
bool take_zeroposition(Scan& scan);

/// Whether play begins here: a number, a star, a label, at a word's beginning.
bool begins_play(Scan scan, Letters const& letters);

/// Whether a text begins with a half-move, or with a number and something that looks like one: all
/// of it should be moves then. Labels, stars, names of phases and comments may come first.
bool begins_with_move(std::string_view text, Letters const& letters);

}  // namespace dawson::semantics
