// Figures of the user's own in a booklet.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "chess/man.hpp"
#include "drawing/piece_set.hpp"
#include "layout/style.hpp"
#include "run/piece_folder.hpp"
#include "text/diagnostic.hpp"

namespace dawson::run {

class BookletPieces {
 public:
  /// `folder` (empty: none) goes before that of any style; `usual` is the style of boards that name
  /// none, and of men in the text.
  BookletPieces(TexPieceSets& sets, std::string folder, std::optional<layout::Style> const& usual)
      : sets_(sets), folder_(std::move(folder)), usual_(usual) {}

  /// The figures of boards in `style`, those of the text for none; null: Dawson's.
  drawing::PieceSet const* of(std::optional<layout::Style> const& style);

  /// W-PIECES at `where` for men that are wanted and not there, each once a booklet.
  void look(std::vector<chess::Occupant> const& men, std::optional<layout::Style> const& style,
            text::Span where, text::Diagnostics& findings);

  /// What is wrong with the figures of a style that the document names.
  std::optional<text::Diagnostic> fault(layout::Style const& style);

 private:
  std::string const& folder_of(std::optional<layout::Style> const& style) const;

  TexPieceSets& sets_;
  std::string folder_;
  std::optional<layout::Style> const& usual_;
  MissingPieces missing_;
};

}  // namespace dawson::run
