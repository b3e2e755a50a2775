#include "write/tex/board_pages.hpp"

#include <algorithm>
#include <iterator>

#include "backend/pdf/pdf.hpp"
#include "compile/diagram/diagram_checks.hpp"
#include "drawing/board.hpp"
#include "session/invocation.hpp"
#include "style/piece_sets.hpp"

namespace dawson::run {

BoardPages::BoardPages() = default;
BoardPages::~BoardPages() = default;

std::optional<std::size_t> BoardPages::add(Invocation& invocation, layout::Scene const& scene,
                                           drawing::PieceSet const* piece_set, text::Span where,
                                           text::Diagnostics& findings) {
  type::Type const* const type = invocation.type();
  if (!type) return {};
  text::Diagnostics complaints = check_drawing(scene, {}, *type, where);
  bool const sound = !text::any_error(complaints);
  std::ranges::move(complaints, std::back_inserter(findings));
  if (!sound) return {};
  if (!pdf_) {
    backend::PdfAbout about;
    about.time = invocation.time();
    pdf_ = std::make_unique<backend::Pdf>([this](std::string_view piece) { bytes_ += piece; },
                                          about, type->typeset());
  }
  layout::Rectangle const box = drawing::board_box(scene), frame = drawing::frame_box(scene);
  pdf_->use_pieces(piece_set);
  pdf_->open_page(box.width, box.height);
  pdf_->board(scene, frame.x - box.x, box.height + box.y - frame.y);
  return ++count_;
}

std::string BoardPages::close() {
  if (pdf_) pdf_->close();
  return std::move(bytes_);
}

}  // namespace dawson::run
