#include "run/weave/board_pages.hpp"

#include <algorithm>
#include <iterator>

#include "backend/pdf/pdf.hpp"
#include "drawing/board.hpp"
#include "run/diagram/diagram_checks.hpp"
#include "run/style/piece_sets.hpp"

namespace dawson::run {

struct BoardPages::Pages {
  std::string bytes;
  std::optional<backend::Pdf> pdf;
  std::size_t count = 0;
};

BoardPages::BoardPages() : pages_(std::make_unique<Pages>()) {}
BoardPages::~BoardPages() = default;

std::optional<std::size_t> BoardPages::add(Job& job, layout::Scene const& scene,
                                           drawing::PieceSet const* pieces, text::Span where,
                                           text::Diagnostics& findings) {
  Pages& p = *pages_;
  type::Type const* const type = job.type();
  if (!type) return {};
  text::Diagnostics complaints = check_drawing(scene, {}, *type, where);
  bool const sound = !text::any_error(complaints);
  std::ranges::move(complaints, std::back_inserter(findings));
  if (!sound) return {};
  if (!p.pdf) {
    backend::PdfAbout about;
    about.time = job.time();
    p.pdf.emplace([&p](std::string_view piece) { p.bytes += piece; }, about, type->typeset());
  }
  layout::Rectangle const box = drawing::board_box(scene), frame = drawing::frame_box(scene);
  p.pdf->use_pieces(pieces);
  p.pdf->open_page(box.width, box.height);
  p.pdf->board(scene, frame.x - box.x, box.height + box.y - frame.y);
  return ++p.count;
}

std::string BoardPages::close() {
  if (pages_->pdf) pages_->pdf->close();
  return std::move(pages_->bytes);
}

}  // namespace dawson::run
