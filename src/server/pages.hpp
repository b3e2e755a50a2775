// The pages that the program carries, and what they load.
#pragma once

#include <vector>

#include "server/site.hpp"
#include "text/embedded_file.hpp"

namespace dawson::server {

/// What is in `pages/`, by the names of files.
std::span<text::EmbeddedFile const> page_files();

/// Bytes that the program carries under a name, whose suffix tells their type.
Response carried(std::string_view name, std::string_view bytes);

/// A page of that name as a response. It must be carried.
Response page(std::string_view name);

/// Where pages stand that need nothing but themselves: the image service's explanation (at its own
/// paths, where an address asks for no picture), scripts and styles; and /health, which says
/// whether this server answers. Without `editor` no page leads to it.
std::vector<Route> page_routes(bool editor = true);

}  // namespace dawson::server
