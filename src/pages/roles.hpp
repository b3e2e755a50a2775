// What the parts of a book are, one row each: in PDF, in XHTML, and what they must have.
#pragma once

#include <cstdint>
#include <string_view>

namespace dawson::pages {

enum class Role : std::uint8_t {
  text,  ///< a piece of text of what is around it, no part by itself
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

/// What a part must have to be read: words for a picture, text instead of a man, the column of a
/// head, signs of items, a name, where it leads.
enum class Needs : std::uint8_t { nothing, alternative, actual, scope, numbering, id, target };

struct RoleRow {
  Role role;
  std::string_view pdf;    ///< a standard structure type, ISO 32000-1, 14.8.4
  std::string_view xhtml;  ///< an element
  Needs needs = Needs::nothing;
};

/// The row of a role.
RoleRow const& role_row(Role role);

/// A heading of that level, 1 to 6; deeper ones are the sixth.
Role heading_role(int level);

}  // namespace dawson::pages
