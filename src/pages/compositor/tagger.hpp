// Adds the structure tree's nodes for a compositor: sections, paragraphs, diagrams with their
// captions.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "pages/design.hpp"
#include "pages/diagram.hpp"
#include "pages/page.hpp"
#include "pages/structure.hpp"

namespace dawson::pages {

/// Adds nodes below the open part. Without a structure every node is 0, and nothing is added.
class Tagger {
 public:
  /// `design` and `structure` must outlive the tagger; `structure` may be null. `part` is the
  /// parent of new parts; 0: a section, which the first of them opens.
  Tagger(Structure* structure, Design const& design, NodeId part = 0)
      : structure_(structure), design_(design), part_(part) {}

  Structure* structure() const { return structure_; }
  NodeId part() const { return part_; }

  /// Adds a node at the end of the open part, or of `within`.
  NodeId add(Role role);
  NodeId add(NodeId within, Role role);
  /// Adds a piece of text with these words at the end of `part`.
  NodeId text_of(NodeId part, std::string_view words);
  /// Returns the node for lines of this kind: a paragraph, an entry of an index, or the node of
  /// `within_text`.
  NodeId text_part(LayoutKind kind);
  /// Adds a heading; `level` is the level as written. The first heading has level 1, and none is
  /// more than one level deeper than the heading before it.
  NodeId heading(int level);
  /// Closes the sections of this level and of deeper ones, and opens a section of this level.
  void open_section(int level);
  /// Returns `label`, followed by a number if earlier headings had the same one.
  std::string unique_label(std::string label);
  /// Adds a figure to the open part; returns 0 for one without words, which is decoration.
  NodeId figure(std::string words);

  /// Adds a diagram: the lines above its board, the board, all other lines.
  void tag(ComposedDiagram& diagram);
  /// Gives `diagram` the nodes of `other`, the same diagram in another size. Returns false if its
  /// caption is split into different pieces.
  static bool tag_as(ComposedDiagram& diagram, ComposedDiagram const& other);

  /// Calls `set`; nodes added by it belong to `part`.
  template <class Set>
  void within(NodeId part, Set const& set) {
    NodeId const outer = std::exchange(part_, part);
    set();
    part_ = outer;
  }
  /// Calls `set`; lines added by it are text of `part`.
  template <class Set>
  void within_text(NodeId part, Set const& set) {
    NodeId const outer = std::exchange(text_part_, part);
    set();
    text_part_ = outer;
  }

 private:
  struct Section {
    int level;  // of its heading
    NodeId node;
  };

  Structure* structure_;
  Design const& design_;
  NodeId part_;
  NodeId text_part_ = 0;               // 0: lines are a paragraph of their own
  std::vector<Section> sections_;      // open sections, each within the one before
  int heading_level_ = 0;              // of the last heading in the structure
  std::map<std::string, int> labels_;  // number of headings that have had each label
};

}  // namespace dawson::pages
