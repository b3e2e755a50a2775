// Addresses of files: `file:` URIs and paths.
#pragma once

#include <string>
#include <string_view>

namespace dawson::lsp {

/// Returns the `file:` URI of an absolute path.
std::string uri_of_path(std::string_view path);

/// Returns the path of a `file:` URI, without escapes. Any other URI is returned as it is: it names
/// a document that is not a file.
std::string path_of_uri(std::string_view uri);

/// Returns the path of a folder without a slash at its end.
std::string without_slash(std::string path);

}  // namespace dawson::lsp
