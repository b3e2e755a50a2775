// Removal of images that woven Markdown no longer names. For `weave`.
#pragma once

#include <set>
#include <string>
#include <string_view>

#include "session/invocation.hpp"

namespace dawson::run {

/// Returns whether a file name is one that weaving gives to images: `chess-`, twenty hexadecimal
/// digits of a hash, and the suffix of an image.
bool is_asset_name(std::string_view name);

/// Marks the files of `folder` with such names that are not in `wanted` for removal when the
/// outputs of the run are moved to their places. Each is reported (W-REMOVED, a note). Throws
/// SystemError.
void remove_stale_assets(Invocation& invocation, std::string const& folder,
                         std::set<std::string> const& wanted);

}  // namespace dawson::run
