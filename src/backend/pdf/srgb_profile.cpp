// ICC.1:2010. All numbers are big endian; XYZ are of D50, to which sRGB's D65 is adapted
// (Bradford).
#include "backend/pdf/srgb_profile.hpp"

#include <cmath>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

namespace dawson::backend {
namespace {

void put(std::string& out, std::uint32_t value, int bytes = 4) {
  for (int i = bytes - 1; i >= 0; --i) out += static_cast<char>((value >> (8 * i)) & 0xff);
}

// s15Fixed16Number.
void put_fixed(std::string& out, double value) {
  put(out, static_cast<std::uint32_t>(static_cast<std::int32_t>(std::lround(value * 65536))));
}

std::string text(std::string_view words) {  // mluc
  std::string out = "mluc";
  put(out, 0);
  put(out, 1);
  put(out, 12);
  out += "enUS";
  put(out, static_cast<std::uint32_t>(2 * words.size()));
  put(out, 28);
  for (char const c : words) put(out, static_cast<std::uint8_t>(c), 2);
  return out;
}

std::string numbers(std::string_view type, std::initializer_list<double> values) {
  std::string out(type);
  put(out, 0);
  for (double const value : values) put_fixed(out, value);
  return out;
}

// Function 3: ((a x + b)^g for x >= d, c x below.
std::string curve() {
  std::string out = "para";
  put(out, 0);
  put(out, 3, 2);
  put(out, 0, 2);
  for (double const value : {2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045})
    put_fixed(out, value);
  return out;
}

using Tags = std::vector<std::pair<std::string_view, std::string>>;

std::string profile(std::string_view space, Tags tags) {
  tags.emplace_back("cprt", text("no copyright"));
  tags.emplace_back("wtpt", numbers("XYZ ", {0.9642, 1, 0.8249}));
  std::string table, data;
  put(table, static_cast<std::uint32_t>(tags.size()));
  std::size_t const first = 128 + 4 + 12 * tags.size();
  for (auto const& [name, value] : tags) {
    table += name;
    put(table, static_cast<std::uint32_t>(first + data.size()));
    put(table, static_cast<std::uint32_t>(value.size()));
    data += value;
    data.resize((data.size() + 3) / 4 * 4);
  }
  std::string head;
  put(head, static_cast<std::uint32_t>(first + data.size()));
  put(head, 0);
  put(head, 0x04200000);  // version
  head += "mntr";
  head += space;
  head += "XYZ ";
  for (int const part : {2000, 1, 1, 0, 0, 0}) put(head, static_cast<std::uint32_t>(part), 2);
  head += "acsp";
  head.resize(68);
  for (double const value : {0.9642, 1.0, 0.8249}) put_fixed(head, value);
  head.resize(128);
  return head + table + data;
}

}  // namespace

std::string srgb_profile() {
  return profile("RGB ", {{"desc", text("sRGB")},
                          {"rXYZ", numbers("XYZ ", {0.43607, 0.22249, 0.01392})},
                          {"gXYZ", numbers("XYZ ", {0.38515, 0.71687, 0.09708})},
                          {"bXYZ", numbers("XYZ ", {0.14307, 0.06061, 0.71410})},
                          {"rTRC", curve()},
                          {"gTRC", curve()},
                          {"bTRC", curve()},
                          {"chad", numbers("sf32", {1.04788, 0.02292, -0.05019, 0.02959, 0.99048,
                                                    -0.01706, -0.00923, 0.01508, 0.75168})}});
}

std::string grey_profile() { return profile("GRAY", {{"desc", text("grey")}, {"kTRC", curve()}}); }

}  // namespace dawson::backend
