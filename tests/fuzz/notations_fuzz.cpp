// The first byte chooses a notation, the rest is a string in it. What can be read and written again reads the same.
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "notation/grid.hpp"
#include "notation/notations.hpp"

using namespace dawson;

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
  if (size == 0) return 0;
  auto const all = notation::notations();
  notation::Notation const& notation = all[data[0] % all.size()];
  std::string_view const text(reinterpret_cast<char const*>(data + 1), size - 1);
  text::Diagnostics warnings;
  auto const position = notation.read(text, warnings);
  if (!position) {
    if (position.error().span.end > text.size()) std::abort();
    return 0;
  }
  for (notation::Notation const& other : all) {
    notation::Written const written = other.write(*position);
    if (!written.lost.empty() || !written.dropped.empty()) continue;
    auto const again = other.read(written.text, warnings);
    if (!again || !(again->board == position->board)) std::abort();
  }
  return 0;
}
