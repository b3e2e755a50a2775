// File names that TeX accepts without escapes, for the writers of LaTeX.
#pragma once

#include <string_view>

namespace dawson::run {

/// Returns whether \input, \includegraphics and font commands accept a file name as it is: no
/// blanks, no characters that are special to TeX.
inline bool is_tex_name(std::string_view name) {
  return name.find_first_of("#%{}\\~^&$\" ") == std::string_view::npos;
}

}  // namespace dawson::run
