// The table of fields: which names a directive knows and what language their values are in.
#pragma once

#include <span>
#include <string_view>

namespace dawson::document {

/// Whose language a value is in, hence how its lines are joined and escaped.
enum class Syntax {
  position,  ///< a notation's: lines join by nothing, `%` is literal
  own,       ///< Dawson's: lines join by a blank, TeX's `\#` and accents are understood
  host,      ///< LaTeX or Markdown: goes out as it is
  code,      ///< TikZ: goes out as it is, `#` and `&` too
};

struct Field {
  std::string_view name;
  Syntax syntax;
  bool list = false;  ///< splits at `;`
  bool in_defaults_only = false;
  bool words = false;  ///< a position made of words: its lines join by a blank after all
};

/// All fields, notations' names included.
std::span<Field const> fields();

/// The field of that name; null if there is none.
Field const* find_field(std::string_view name);

/// The field whose name is nearest to `name`, if it is near enough to be a slip of the pen; else
/// empty.
std::string_view nearest_field(std::string_view name);

}  // namespace dawson::document
