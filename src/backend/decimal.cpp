#include "backend/decimal.hpp"

#include <iterator>

namespace dawson::backend {

void append_decimal(std::string& out, long long steps, int places, bool bare) {
  if (steps < 0) out += '-', steps = -steps;
  for (; places > 0 && steps % 10 == 0; --places) steps /= 10;
  char digits[32];
  char* at = std::end(digits);
  for (; places > 0; --places, steps /= 10) *--at = static_cast<char>('0' + steps % 10);
  bool const whole = at == std::end(digits);
  if (!whole) *--at = '.';
  if (steps > 0 || !bare || whole) do
      *--at = static_cast<char>('0' + steps % 10);
    while ((steps /= 10) > 0);
  out.append(at, static_cast<std::size_t>(std::end(digits) - at));
}

}  // namespace dawson::backend
