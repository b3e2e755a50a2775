// The boards of a document as pages of one PDF.
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

class BoardPages {
 public:
  BoardPages();
  ~BoardPages();
  BoardPages(BoardPages const&) = delete;
  BoardPages& operator=(BoardPages const&) = delete;

  /// The number of the page, from 1, that holds the board of `scene` with what hangs from it.
  /// Nothing if it cannot be drawn: the findings say why, at `where`. `pieces` (null: Dawson's)
  /// outlive this.
  std::optional<std::size_t> add(Invocation& invocation, layout::Scene const& scene,
                                 drawing::PieceSet const* pieces, text::Span where,
                                 text::Diagnostics& findings);

  /// The bytes of the PDF; empty if it has no page. Nothing may be added later.
  std::string close();

 private:
  std::string bytes_;
  std::unique_ptr<backend::Pdf> pdf_;
  std::size_t count_ = 0;
};

}  // namespace dawson::run
