#include "backend/pdf/booklet_pdf.hpp"

#include <algorithm>

namespace dawson::backend {

void draw_page(Pdf& pdf, pages::Page const& page, pages::Design const& design,
               PiecesOf const& pieces_of) {
  pdf.open_page(design.page_width, design.page_height);
  pages::Matter const& matter = page.matter;
  for (pages::PictureAt const& picture : matter.pictures)
    pdf.picture(*picture.picture, {picture.x, picture.y, picture.width, picture.height});
  for (pages::BoardAt const& board : matter.boards) {
    pdf.use_pieces(pieces_of(board.scene->style));
    pdf.board(*board.scene, board.x, board.y);
  }
  pdf.use_pieces(pieces_of({}));
  layout::TypeLine line;
  for (pages::TypeAt const& type : matter.type) {
    line.shaped = type.shaped;
    pdf.line(line, type.x, type.y, type.scale);
  }
  for (pages::RuleAt const& rule : matter.rules)
    pdf.fill({rule.x, rule.y, rule.width, rule.height}, {rule.grey, rule.grey, rule.grey});
  for (pages::LinkAt const& link : matter.links)
    pdf.link({link.x, link.y, link.width, link.height}, link.target);
  // A reader who follows a link sees a little of what is above.
  double const over = design.leading;
  for (pages::AnchorAt const& anchor : matter.anchors)
    pdf.mark(anchor.label, std::max(0.0, anchor.y - over));
  for (pages::HeadingAt const& heading : matter.headings) {
    pdf.mark(heading.label, std::max(0.0, heading.y - over));
    pdf.bookmark(heading.level, heading.title, std::max(0.0, heading.y - over));
  }
}

}  // namespace dawson::backend
