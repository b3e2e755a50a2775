// The pages that the program contains, and the files that they load.
#pragma once

#include <vector>

#include "server/site.hpp"
#include "text/embedded_file.hpp"

namespace dawson::server {

/// Returns the files in `pages/`, with their file names.
std::span<text::EmbeddedFile const> page_files();

/// Returns a response with bytes that the program contains. The suffix of `name` determines their
/// type.
Response carried(std::string_view name, std::string_view bytes);

/// Returns the page of that name as a response. The page must exist.
Response page(std::string_view name);

/// Returns the routes of the static pages: the image service's explanation (at its own paths, if an
/// address asks for no picture), scripts and styles; and /health, which reports whether the server
/// answers. If `editor` is false, no page links to the board editor.
std::vector<Route> page_routes(bool editor = true);

}  // namespace dawson::server
