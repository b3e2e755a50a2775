// The nodes of the structure tree that a compositor adds: sections, paragraphs, diagrams with their
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

/// Adds nodes below the part that is open. Without a structure every node is 0, and nothing is
/// added.
class Tagger {
 public:
  /// `design` and `structure` outlive the tagger; `structure` may be null. `part` is the node that
  /// parts belong to; 0: to a section that the first of them opens.
  Tagger(Structure* structure, Design const& design, NodeId part = 0)
      : structure_(structure), design_(design), part_(part) {}

  Structure* structure() const { return structure_; }
  NodeId part() const { return part_; }

  /// A node at the end of the open part.
  NodeId add(Role role);
  NodeId add(NodeId within, Role role);
  /// A piece of text with these words at the end of `part`.
  NodeId text_of(NodeId part, std::string_view words);
  /// The node that lines of this kind belong to: a paragraph, an entry of an index, or the node of
  /// `within_text`.
  NodeId text_part(ThingKind kind);
  /// The node of a heading of this level as it was written. The first heading is of the first
  /// level, none is more than one deeper than the one before.
  NodeId heading(int level);
  /// Closes the sections of this level and of deeper ones, and opens one of it.
  void open_section(int level);
  /// `label`, with a number behind it if headings before had the same one.
  std::string unique_label(std::string label);
  /// A figure in the open part; 0 for one without words, which decorates.
  NodeId figure(std::string words);

  /// Adds a diagram: the lines above its board, the board, all other lines.
  void tag(ComposedDiagram& diagram);
  /// Gives `diagram` the nodes of `other`, the same diagram in another size. Returns false if its
  /// caption is in other pieces.
  static bool tag_as(ComposedDiagram& diagram, ComposedDiagram const& other);

  /// Calls `set`; what it adds belongs to `part`.
  template <class Set>
  void within(NodeId part, Set const& set) {
    NodeId const outer = std::exchange(part_, part);
    set();
    part_ = outer;
  }
  /// Calls `set`; the lines that it sets are text of `part`.
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
  std::vector<Section> sections_;      // that are open, one within the other
  int heading_level_ = 0;              // of the last heading in the structure
  std::map<std::string, int> labels_;  // how many headings have had each of them
};

}  // namespace dawson::pages
