// Positions and pieces of directives, read without their surroundings.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "chess/position.hpp"
#include "lsp/documents/outline.hpp"
#include "notation/notations.hpp"

namespace dawson::lsp {

/// A position field and its position.
struct WrittenPosition {
  document::FieldLine const* field = nullptr;
  notation::Notation const* notation = nullptr;
  std::string text;
  chess::Position position;
};

/// Returns the position of a directive that names its notation; no value without one, or with an
/// error in it.
std::optional<WrittenPosition> position_in(OutlinedDirective const& directive,
                                           document::MarkupLanguage const& markup);

/// Returns a piece in a notation, "*2q"; empty if the notation cannot write it.
std::string piece_in(notation::Notation const& notation, chess::Piece const& piece);

/// A piece and how a notation writes it.
struct WrittenPiece {
  std::string text;
  chess::Piece piece;
};

/// Returns the fairy pieces of the position in its notation, each once, in the order of the board.
std::vector<WrittenPiece> fairy_pieces_in(OutlinedDirective const& directive,
                                          document::MarkupLanguage const& markup);

}  // namespace dawson::lsp
