// The boards of a document as pages of one PDF. For the renderer for LaTeX.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>

#include "layout/scene.hpp"
#include "text/diagnostic.hpp"
#include "text/span.hpp"

namespace dawson::drawing {
class PieceSet;
}

namespace dawson::backend {
class Pdf;
}

namespace dawson::run {

class Invocation;

/// Draws boards on pages of a PDF that is kept in memory.
class BoardPages {
 public:
  BoardPages();
  ~BoardPages();
  BoardPages(BoardPages const&) = delete;
  BoardPages& operator=(BoardPages const&) = delete;

  /// Draws the board of `scene`, with everything attached to it, on a page and returns the page's
  /// number, from 1. No value if it cannot be drawn: `findings` has the reason, at `where`.
  /// `pieces` (null: Dawson's) must outlive this.
  std::optional<std::size_t> add(Invocation& invocation, layout::Scene const& scene,
                                 drawing::PieceSet const* piece_set, text::Span where,
                                 text::Diagnostics& findings);

  /// Returns the bytes of the PDF; empty if it has no page. Nothing may be added later.
  std::string close();

 private:
  std::string bytes_;
  std::unique_ptr<backend::Pdf> pdf_;
  std::size_t count_ = 0;
};

}  // namespace dawson::run
