// What a document sets for its diagrams, outside of them.
#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "collection/diagram_sty/surroundings.hpp"
#include "text/diagnostic.hpp"

namespace dawson::collection::diagram_sty {

/// Reads a document from its beginning on. What is set within a group (braces, \begingroup, an
/// environment) ends with it, as in TeX; the number, its form and the letters of men do not, since
/// diagram.sty sets these globally.
class DocumentSettings {
 public:
  Surroundings now;
  bool schwalbe = false;  ///< the class or the style of Die Schwalbe is loaded

  /// Takes what the commands of a stretch between diagrams set; those that change nothing that
  /// Dawson sets are passed over. W-COMMAND: one that changes diagrams in a way that Dawson's do
  /// not follow.
  void read(std::string_view text, text::Span stretch, text::Diagnostics& findings);

 private:
  void open() { outer_.emplace_back(); }
  void close();
  /// Before something changes: what comes back at the end of the group.
  void keep();
  void take(Command const& command, Cursor& cursor, text::Diagnostics& findings);
  void load(Command const& command, Cursor& cursor);
  /// What an environment of the class sets for the diagrams in it.
  void enter(std::string_view environment, Cursor& cursor, text::Span where,
             text::Diagnostics& findings);

  std::vector<std::unique_ptr<Surroundings>> outer_;  ///< a group each; null while nothing is set
};

}  // namespace dawson::collection::diagram_sty
