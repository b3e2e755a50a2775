#include "backend/pdf/booklet_pdf.hpp"

#include "pages/sheet.hpp"

#include <algorithm>

namespace dawson::backend {
namespace {

// Marks where the paper is cut, two at each corner.
void draw_crop_marks(Pdf& pdf, pages::Design const& design) {
  for (pages::LayoutItem const& mark : pages::crop_marks(design))
    pdf.fill({mark.x, mark.y, mark.width, mark.height}, {0, 0, 0});
}

}  // namespace

void draw_page(Pdf& pdf, pages::Page const& page, pages::Design const& design,
               PiecesOf const& pieces_of) {
  pdf.open_page(design.page_width, design.page_height,
                {pages::margin_of_sheet(design), design.bleed});
  pdf.belongs_to(0);
  draw_crop_marks(pdf, design);
  pages::PageContent const& matter = page.matter;
  for (pages::PictureAt const& picture : matter.pictures)
    pdf.picture(*picture.picture, {picture.x, picture.y, picture.width, picture.height},
                picture.node);
  for (pages::BoardAt const& board : matter.boards) {
    pdf.use_pieces(pieces_of(board.scene->style));
    pdf.figure(board.node, *board.scene, board.x, board.y);
  }
  pdf.use_pieces(pieces_of({}));
  layout::TypeLine line;
  for (pages::TypeAt const& type : matter.type) {
    line.shaped = type.shaped;
    pdf.belongs_to(type.node);
    pdf.line(line, type.x, type.y, type.scale,
             type.node == 0 ? WordEnd() : WordEnd{type.behind, type.divided});
  }
  pdf.belongs_to(0);
  for (pages::RuleAt const& rule : matter.rules)
    pdf.fill({rule.x, rule.y, rule.width, rule.height}, {rule.grey, rule.grey, rule.grey});
  for (pages::LinkAt const& link : matter.links)
    pdf.link({link.x, link.y, link.width, link.height}, link.target, link.node);
  // A reader who follows a link sees a little of what is above.
  double const over = design.leading;
  for (pages::AnchorAt const& anchor : matter.anchors)
    pdf.mark(anchor.label, std::max(0.0, anchor.y - over));
  for (pages::HeadingAt const& heading : matter.headings) {
    pdf.mark(heading.label, std::max(0.0, heading.y - over));
    pdf.bookmark(heading.level, heading.listed(), std::max(0.0, heading.y - over));
  }
}

std::vector<PageLabels> page_labels(pages::Design const& design,
                                    pages::PageNumbers const& numbers) {
  using Numerals = PageLabels::Numerals;
  std::vector<PageLabels> labels;
  if (!design.roman_front) labels.push_back({0, Numerals::arabic, {}, design.start});
  else if (numbers.body().empty() || numbers.body().front().pages > 0)
    labels.push_back({0, Numerals::roman, {}, 1});
  for (auto const& run : numbers.body())
    labels.push_back({static_cast<std::size_t>(run.pages), Numerals::arabic, {}, run.number});
  return labels;
}

}  // namespace dawson::backend
