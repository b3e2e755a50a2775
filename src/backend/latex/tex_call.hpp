// Calls of dawson.sty's macros whose arguments are numbers.
#pragma once

#include <string>
#include <string_view>

#include "backend/latex/tex_escape.hpp"

namespace dawson::backend {

/// Appends `{1}{2.5}`, as `append_tex_number` writes numbers.
template <class... Numbers>
void put_numbers(std::string& out, Numbers... numbers) {
  ((out += '{', append_tex_number(out, numbers), out += '}'), ...);
}

/// Appends `\DawsonWORD{1}{2.5}`.
template <class... Numbers>
void put_call(std::string& out, std::string_view word, Numbers... numbers) {
  out.append("\\Dawson").append(word);
  put_numbers(out, numbers...);
}

/// Returns the same call.
template <class... Numbers>
std::string call(std::string_view word, Numbers... numbers) {
  std::string out;
  put_call(out, word, numbers...);
  return out;
}

}  // namespace dawson::backend
