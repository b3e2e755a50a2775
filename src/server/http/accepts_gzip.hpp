// Reads the compressions that a client accepts.
#pragma once

#include <string>
#include <string_view>

namespace dawson::server {

/// Returns whether Accept-Encoding names gzip and does not refuse it (RFC 9110, 12.5.3).
bool accepts_gzip(std::string_view accept_encoding);

}  // namespace dawson::server
