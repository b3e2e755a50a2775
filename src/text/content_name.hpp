// Names for what has no other name: the same bytes have the same name.
#pragma once

#include <string>
#include <string_view>

namespace dawson::text {

/// The 32 hexadecimal digits of a UUID of version 5 (RFC 4122) in the namespace of zeros.
std::string uuid_digits(std::string_view bytes);

}  // namespace dawson::text
