#include "run/booklet_pieces.hpp"

namespace dawson::run {

std::string const& BookletPieces::folder_of(std::optional<layout::Style> const& style) const {
  return folder_of_pieces(folder_, style ? style : usual_);
}

drawing::PieceSet const* BookletPieces::of(std::optional<layout::Style> const& style) {
  std::string const& folder = folder_of(style);
  return folder.empty() ? nullptr : &sets_.open(folder).folder.set;
}

void BookletPieces::look(std::vector<chess::Occupant> const& men,
                         std::optional<layout::Style> const& style, text::Span where,
                         text::Diagnostics& findings) {
  std::string const& folder = folder_of(style);
  if (!folder.empty()) missing_.look(men, sets_.open(folder).folder, where, findings);
}

std::optional<text::Diagnostic> BookletPieces::fault(layout::Style const& style) {
  return pieces_fault(sets_, folder_, style);
}

}  // namespace dawson::run
