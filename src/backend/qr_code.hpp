// Makes QR codes of addresses.
#pragma once

#include <optional>
#include <string>

#include "layout/measures.hpp"

namespace dawson::backend {

/// Returns the smallest code of the text, at the lowest of the four levels of redundancy; no value
/// if no code is large enough (over 2,953 bytes).
std::optional<layout::SquareCode> qr_code(std::string const& text);

}  // namespace dawson::backend
