#include "run/booklet_pieces.hpp"

#include <fmt/format.h>

namespace dawson::run {

std::string const& BookletPieces::folder_of(std::optional<layout::Style> const& style) const {
  if (!folder_.empty()) return folder_;
  if (style) return style->pieces;
  return usual_ ? usual_->pieces : folder_;
}

backend::PieceSet const* BookletPieces::of(std::optional<layout::Style> const& style) {
  std::string const& folder = folder_of(style);
  return folder.empty() ? nullptr : &sets_.open(folder).folder.set;
}

void BookletPieces::look(std::vector<chess::Occupant> const& men, std::optional<layout::Style> const& style, text::Span where,
                         text::Diagnostics& findings) {
  std::string const& folder = folder_of(style);
  if (!folder.empty()) missing_.look(men, sets_.open(folder).folder, where, findings);
}

std::optional<text::Diagnostic> BookletPieces::fault(layout::Style const& style) {
  if (style.pieces.empty() || !folder_.empty()) return {};
  auto const& faults = sets_.open(style.pieces).folder.faults;
  if (faults.empty()) return {};
  text::Diagnostic finding = faults.front().finding;
  finding.message = fmt::format("{}: {}", faults.front().source->name(), finding.message);
  return finding;
}

}  // namespace dawson::run
