// Reads one directive as its book does: with the defaults in force, the numbers and the style. For
// answers about a diagram.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "document/context.hpp"
#include "document/reader.hpp"
#include "lsp/documents/workspace.hpp"

namespace dawson::lsp {

/// A book whose directives have been found, with the settings in force at each.
class ScannedBook {
 public:
  /// Scans the book that contains `document`.
  ScannedBook(Workspace& workspace, OpenDocument const& document);
  ~ScannedBook();
  ScannedBook(ScannedBook const&) = delete;
  ScannedBook& operator=(ScannedBook const&) = delete;

  /// Returns the context of the directive of the document that begins at the byte `begin`; null if
  /// the book does not contain it.
  document::Context const* context_at(std::size_t begin) const;

  /// Reads the diagram that begins at the byte `begin`; no value for other directives and for
  /// diagrams with an error.
  std::optional<document::Diagram> diagram_at(std::size_t begin) const;

  /// Returns the diagram that a directive with this body is in a document without anything else; no
  /// value if it has an error.
  static std::optional<document::Diagram> diagram_alone(std::string const& body);

  /// Returns the drawing of a diagram with this position as SVG, and its description.
  struct Drawing {
    std::string svg, words, position;
  };
  Drawing draw(document::Diagram const& diagram, chess::Position const& position,
               std::string const& after_move) const;

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

/// Returns the half-move of the diagram's solution that contains the byte `offset` of the document,
/// and the position after it; no value if there is none, or if it cannot be played.
struct PlayedMove {
  text::Span where;  ///< bytes of the document
  std::string move;  ///< as written
  chess::Position position;
};
std::optional<PlayedMove> played_move_at(document::Diagram& diagram, std::size_t offset);

}  // namespace dawson::lsp
