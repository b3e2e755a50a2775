// A book as a tree of its parts, in the order in which they are read, on whatever page they stand.
//
// What is printed refers to a node; whoever draws it says there which node it belongs to. Node 0 is
// none: what only decorates, as rules and running heads do.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "pages/roles.hpp"

namespace dawson::pages {

using NodeId = std::uint32_t;

/// What stands between a word and what is read next.
enum class Behind : std::uint8_t { nothing, space, line_end };

/// A picture, or a man in running text, in words.
struct FigureWords {
  std::string text;
  std::string language{};   ///< of them, where it is not the book's
  bool decorative = false;  ///< nothing is said of it
};

/// What the items of a list begin with.
enum class Numbering : std::uint8_t { none, disc, decimal };

/// The name of PDF for it (ISO 32000-1, table 347).
std::string_view name_of(Numbering numbering);

struct StructureNode {
  Role role = Role::text;
  Numbering numbering = Numbering::none;
  NodeId parent = 0;
  NodeId first = 0, last = 0, next = 0;  ///< children, and what comes behind it
  std::string text{};                    ///< of `text`, where it is kept
  std::string said{};      ///< words of a figure, what is read instead of a span, a link's target
  std::string language{};  ///< of `said`, where it is not the book's
};

class Structure {
 public:
  /// `keeps_text`: all that is read, for lists of it; otherwise that of links alone.
  explicit Structure(bool keeps_text = false);

  static constexpr NodeId root = 1;

  /// A part at the end of `parent`.
  NodeId add(NodeId parent, Role role);
  /// How the items of a list are numbered.
  void number(NodeId list, Numbering numbering);
  /// A figure with its words, or 0 for one that only decorates.
  NodeId add_figure(NodeId parent, FigureWords words);
  NodeId add_link(NodeId parent, std::string target);
  /// Text that is read otherwise than it is printed.
  NodeId add_span(NodeId parent, FigureWords words);
  /// The piece of text that `parent` ends with.
  NodeId text(NodeId parent);
  /// Whether somebody asks for what is read; that of links is always told.
  bool keeps_text() const { return keeps_text_; }
  /// What is read there, behind what is there already.
  void say(NodeId text, std::string_view words);
  /// Takes all out of the last part that there is.
  void empty(NodeId part);

  StructureNode const& operator[](NodeId node) const { return nodes_[node]; }
  std::size_t size() const { return nodes_.size(); }
  /// All text of a part, blanks at its ends left out.
  std::string words(NodeId part) const;
  /// What a note is called; `note-1` is the first.
  static std::string note_id(std::size_t number);

 private:
  std::vector<StructureNode> nodes_;  // each part stands before what is in it
  bool keeps_text_;
};

/// The tree as text, a line for each part, two blanks a level (`--structure-list`).
std::string structure_list(Structure const& structure);

}  // namespace dawson::pages
