// Table of roles of a book's parts: their names in PDF and in XHTML, and what they require.
#pragma once

#include <cstdint>
#include <string_view>

namespace dawson::pages {

enum class Role : std::uint8_t {
  text,  ///< a piece of text of its parent, not a part itself
  document,
  part,
  section,
  h1,
  h2,
  h3,
  h4,
  h5,
  h6,
  paragraph,
  code,
  quote,
  list,
  numbered_list,
  item,
  label,
  body,
  table,
  row,
  head_cell,
  cell,
  reference,
  link,
  note,
  division,
  figure,
  caption,
  span,
  contents,
  contents_item,
};

/// What a part requires for assistive technology: words for a picture, text in place of a piece,
/// the column of a head cell, the labels of items, an id, a target.
enum class Needs : std::uint8_t { nothing, alternative, actual, scope, numbering, id, target };

struct RoleRow {
  Role role;
  std::string_view pdf;    ///< a standard structure type, ISO 32000-1, 14.8.4
  std::string_view xhtml;  ///< an element
  Needs needs = Needs::nothing;
};

/// Returns the row of a role.
RoleRow const& role_row(Role role);

/// Returns the role of a heading of `level`, 1 to 6; deeper ones are level 6.
Role heading_role(int level);

}  // namespace dawson::pages
