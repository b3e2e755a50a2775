// QR codes of addresses.
#pragma once

#include <optional>
#include <string>

#include "layout/square_code.hpp"

namespace dawson::backend {

/// The smallest code of the text, at the lowest of its four levels of redundancy; nothing where no
/// code is large enough (over 2,953 bytes).
std::optional<layout::SquareCode> qr_code(std::string const& text);

}  // namespace dawson::backend
