// The playground of the npm package (src/package/npm/playground), served at /play.
#pragma once

#include <string>
#include <vector>

#include "server/routes.hpp"
#include "session/workers.hpp"

namespace dawson::server {

/// Returns the folder of the playground's files: next to the program, where `make playground` makes
/// it, or in `../share/dawson`, where `make install` puts it. Empty if neither has dawson.wasm.
std::string playground_folder();

/// Returns the routes of the files in `folder`, which `workers` read. If it is empty, /play is a
/// page that says how to get the playground.
std::vector<Route> playground_routes(std::string const& folder, run::Workers& workers);

}  // namespace dawson::server
