// Names for what has no other name: the same bytes have the same name.
#pragma once

#include <string>
#include <string_view>

namespace dawson::text {

/// The 32 hexadecimal digits of a UUID of version 5 (RFC 4122) in the namespace of zeros.
std::string uuid_digits(std::string_view bytes);

/// 20 hexadecimal digits for names of files, the same on all machines: XXH3 of 128 bits, which
/// takes a hundredth of what SHA-1 does. Nobody who means harm is withstood.
std::string content_digits(std::string_view bytes);

}  // namespace dawson::text
