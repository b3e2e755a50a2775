// What libc++ 16 lacks and Dawson uses: std::from_chars for floating-point numbers.
#pragma once

#ifdef __cplusplus
#include <charconv>
#include <cstdlib>
#include <string>

namespace std {

// Parses the number that from_chars would parse: strtod also accepts blanks, a plus sign and
// hexadecimal digits, which are cut off before it sees them.
inline from_chars_result from_chars(char const* begin, char const* end, double& value,
                                    chars_format format = chars_format::general) {
  auto const digits = [end](char const* at) {
    while (at != end && *at >= '0' && *at <= '9') ++at;
    return at;
  };
  char const* const sign = begin != end && *begin == '-' ? begin + 1 : begin;
  char const* stop = digits(sign);
  auto count = stop - sign;
  if (stop != end && *stop == '.') {
    char const* const fraction = digits(stop + 1);
    count += fraction - (stop + 1);
    stop = fraction;
  }
  if (count == 0) return {begin, errc::invalid_argument};
  if (format != chars_format::fixed && stop != end && (*stop == 'e' || *stop == 'E')) {
    char const* const power =
        stop + 1 != end && (stop[1] == '-' || stop[1] == '+') ? stop + 2 : stop + 1;
    if (digits(power) != power) stop = digits(power);
  }
  double const read = strtod(string(begin, stop).c_str(), nullptr);
  if (read - read != 0) return {stop, errc::result_out_of_range};
  value = read;
  return {stop, errc{}};
}

}  // namespace std
#endif
