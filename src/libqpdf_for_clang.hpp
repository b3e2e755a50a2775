// Included before libqpdf 11's headers: clang asks whether the destructor of `std::vector<JSON>` is
// constexpr while JSON is not complete yet, and refuses to go on. Declared without a body it is not
// looked into; nothing of ours calls it.
#pragma once

#include <vector>

#pragma clang diagnostic ignored "-Wundefined-inline"
#pragma clang diagnostic ignored "-Wdtor-name"

class JSON;
template <>
constexpr std::vector<JSON>::~vector() noexcept;
