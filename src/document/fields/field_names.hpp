// The names of fields: those that a directive accepts, and, for messages and conversion, their
// names in German and French and the keys of other programs that draw chessboards.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "problem/fields.hpp"
#include "text/diagnostic.hpp"

namespace dawson::document {

using problem::Field;
using problem::FieldId;
using problem::Syntax;

/// Returns the field of that name, or of the notation; null if there is none.
Field const* find_field(std::string_view name);

/// Returns the field with the closest name, if `name` may be a typing error for it; otherwise
/// empty.
std::string_view closest_field(std::string_view name);

/// Returns the same, or otherwise the field whose name begins with `name` ("stip").
std::string_view meant_field(std::string_view name);

/// Returns the field with this name in German or French, in any case, with or without umlauts and
/// accents ("Quelle", "groesse", "Größe"); no value for other words.
std::optional<FieldId> field_called(std::string_view foreign);

/// A line `key: value` of such a block, and its equivalent in Dawson's fields.
struct PluginLine {
  text::Span key, value;             ///< bytes of the body
  std::optional<FieldId> field{};    ///< no value: no field corresponds to it
  std::vector<std::string> items{};  ///< of its value: "arrow e2-e4", "yes"
  std::vector<text::Span> unread{};  ///< parts of the value without a meaning in Dawson
  std::string_view remedy{};         ///< what to do if no field corresponds to it
};

/// Returns true if another program has a key of that name, in any case, and Dawson has no such
/// field.
bool is_plugin_key(std::string_view key);

/// Returns the lines of `body` with such keys. A list below a key is its value.
std::vector<PluginLine> plugin_lines(std::string_view body);

/// Returns Dawson's line for a key of `body`, "marks: arrow f3-e5; fill e5", from all its lines
/// that belong to the same field; otherwise what to do instead.
std::string help_for_plugin_key(std::string_view body, std::string_view key);

}  // namespace dawson::document
