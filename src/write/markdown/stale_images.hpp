// Images that woven Markdown no longer names.
#pragma once

#include <set>
#include <string>
#include <string_view>

#include "session/invocation.hpp"

namespace dawson::run {

/// Whether a file has a name that weaving gives to images: `chess-`, twenty digits of a hash and
/// the suffix of an image.
bool is_asset_name(std::string_view name);

/// Has the files of `folder` removed that have such names and are not among `wanted`, when the
/// run's outputs are put in their places. Each is told: W-REMOVED, a note. Throws SystemError.
void remove_stale_assets(Invocation& invocation, std::string const& folder,
                         std::set<std::string> const& wanted);

}  // namespace dawson::run
