// Names that TeX takes as they stand.
#pragma once

#include <string_view>

namespace dawson::run {

/// Whether \input, \includegraphics and a font's name take a file's name as it stands: no blanks,
/// nothing special to TeX.
inline bool is_tex_name(std::string_view name) {
  return name.find_first_of("#%{}\\~^&$\" ") == std::string_view::npos;
}

}  // namespace dawson::run
