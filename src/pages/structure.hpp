// A book as a tree of its parts, in reading order and independent of pages, and the table of their
// roles in PDF and in XHTML.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

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

using NodeId = std::uint32_t;

/// What separates a word from the next text.
enum class After : std::uint8_t { nothing, space, line_end };

/// Words for a picture, or for a piece in running text.
struct FigureWords {
  std::string text;
  std::string language{};   ///< of `text`, if it is not the book's
  bool decorative = false;  ///< it has no text
};

/// What the items of a list begin with.
enum class Numbering : std::uint8_t { none, disc, decimal };

/// Returns PDF's name for a numbering (ISO 32000-1, table 347).
std::string_view name_of(Numbering numbering);

struct StructureNode {
  Role role = Role::text;
  Numbering numbering = Numbering::none;
  NodeId parent = 0;
  NodeId first = 0, last = 0, next = 0;  ///< children, and the next sibling
  std::string text{};                    ///< of `text`, if it is kept
  std::string said{};      ///< words of a figure, replacement text of a span, or target of a link
  std::string language{};  ///< of `said`, if it is not the book's
};

class Structure {
 public:
  /// `keeps_text`: keeps all text, for lists of it; otherwise only that of links.
  explicit Structure(bool keeps_text = false);

  static constexpr NodeId root = 1;

  /// Adds a part at the end of `parent`.
  NodeId add(NodeId parent, Role role);
  /// Chooses how the items of a list are numbered.
  void number(NodeId list, Numbering numbering);
  /// Adds a figure with its words; returns 0 for one that is only decoration.
  NodeId add_figure(NodeId parent, FigureWords words);
  /// Adds a link to `target`: a URL, or `#LABEL`.
  NodeId add_link(NodeId parent, std::string target);
  /// Adds text that is read differently from how it is printed.
  NodeId add_span(NodeId parent, FigureWords words);
  /// Returns the piece of text at the end of `parent`.
  NodeId text(NodeId parent);
  /// Returns whether all text is kept; that of links always is.
  bool keeps_text() const { return keeps_text_; }
  /// Appends `words` to the text of a node.
  void say(NodeId text, std::string_view words);
  /// Removes the content of `part`, which must be the last part.
  void empty(NodeId part);

  StructureNode const& operator[](NodeId node) const { return nodes_[node]; }
  std::size_t size() const { return nodes_.size(); }
  /// Returns all text of a part, without spaces at its ends.
  std::string words(NodeId part) const;
  /// Returns the id of a note; `note-1` is the first.
  static std::string note_id(std::size_t number);

 private:
  std::vector<StructureNode> nodes_;  // each part comes before its content
  bool keeps_text_;
};

/// Returns the tree as text: one line per part, indented by two spaces per level
/// (`--structure-list`).
std::string structure_list(Structure const& structure);

}  // namespace dawson::pages
