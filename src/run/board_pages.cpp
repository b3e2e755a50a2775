#include "run/board_pages.hpp"

#include <algorithm>

#include "backend/pdf/pdf.hpp"
#include "drawing/board.hpp"
#include "run/drawing.hpp"
#include "type/type.hpp"

namespace dawson::run {

struct BoardPages::Pages {
  std::string bytes;
  std::optional<text::Result<type::Type>> type;  // opened with the first board
  std::optional<backend::Pdf> pdf;
  std::size_t count = 0;
};

BoardPages::BoardPages() : pages_(std::make_unique<Pages>()) {}
BoardPages::~BoardPages() = default;

std::optional<std::size_t> BoardPages::add(layout::Scene const& scene,
                                           drawing::PieceSet const* pieces, text::Span where,
                                           text::Diagnostics& findings) {
  Pages& p = *pages_;
  if (!p.type) p.type.emplace(type::Type::open());
  if (!*p.type) {
    findings.push_back(p.type->error());
    findings.back().span = where;
    return {};
  }
  text::Diagnostics const complaints = check_drawing(scene, {}, **p.type, where);
  findings.insert(findings.end(), complaints.begin(), complaints.end());
  if (std::ranges::any_of(complaints, [](auto const& finding) {
        return finding.severity == text::Severity::error;
      }))
    return {};
  if (!p.pdf) {
    backend::PdfAbout about;
    about.time = source_date();
    p.pdf.emplace([&p](std::string_view piece) { p.bytes += piece; }, about, (*p.type)->typeset());
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
