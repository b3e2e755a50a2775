// Collects what a document sets for its diagrams outside of them, for the reader of diagram.sty.
#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "collection/diagram_sty/surroundings.hpp"
#include "text/diagnostic.hpp"

namespace dawson::collection::diagram_sty {

/// Reads a document from its beginning. Settings within a group (braces, \begingroup, an
/// environment) end with it, as in TeX; the number, its form and the letters of pieces do not,
/// since diagram.sty sets these globally.
class DocumentSettings {
 public:
  DiagramStyContext now;
  bool schwalbe = false;  ///< the class or the style of Die Schwalbe is loaded

  /// Applies the commands of a part between diagrams; those that change nothing that Dawson
  /// typesets are skipped. W-COMMAND: one that changes diagrams in a way that Dawson does not
  /// support.
  void read(std::string_view text, text::Span stretch, text::Diagnostics& findings);

 private:
  void open() { outer_.emplace_back(); }
  void close();
  /// Saves, before a change, what is restored at the end of the group.
  void keep();
  void take(Command const& command, Cursor& cursor, text::Diagnostics& findings);
  void load(Command const& command, Cursor& cursor);
  /// Applies what an environment of the class sets for the diagrams in it.
  void enter(std::string_view environment, Cursor& cursor, text::Span where,
             text::Diagnostics& findings);

  /// one per group; null while nothing is set in it
  std::vector<std::unique_ptr<DiagramStyContext>> outer_;
};

}  // namespace dawson::collection::diagram_sty
