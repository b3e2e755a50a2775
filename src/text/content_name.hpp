// Names derived from content: equal bytes have equal names.
#pragma once

#include <string>
#include <string_view>

namespace dawson::text {

/// Returns the 32 hexadecimal digits of a UUID of version 5 (RFC 4122) in the namespace of zeros.
std::string uuid_digits(std::string_view bytes);

/// Returns 20 hexadecimal digits for file names, equal on all machines: XXH3 with 128 bits, which
/// takes a hundredth of the time of SHA-1. Not secure against deliberate collisions.
std::string content_digits(std::string_view bytes);

}  // namespace dawson::text
