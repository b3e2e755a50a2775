#include "backend/pdf/pdf_documents.hpp"

#include <algorithm>

#include "drawing/board.hpp"
#include "pages/page.hpp"

namespace dawson::backend {
namespace {

// Draws the crop marks, two at each corner.
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
  for (pages::RuleAt const& rule : matter.rules)
    pdf.fill({rule.x, rule.y, rule.width, rule.height}, rule.colour);
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
             type.node == 0 ? WordEnd() : WordEnd{type.after, type.divided});
  }
  pdf.belongs_to(0);
  for (pages::LinkAt const& link : matter.links)
    pdf.link({link.x, link.y, link.width, link.height}, link.target, link.node);
  // After following a link the reader also sees a little of the text above.
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

namespace {

using layout::PlacedCaption;
using layout::PlacedLine;
using pages::NodeId;
using pages::Role;
using pages::Structure;

// Draws a diagram in reading order: the caption above, the board, the rest.
class DiagramPage {
 public:
  DiagramPage(Pdf& pdf, Structure& structure, layout::Scene const& scene, double x, double y)
      : pdf_(pdf), structure_(structure), scene_(scene), x_(x), y_(y) {}

  void draw(PlacedCaption const& caption, pages::FigureWords words) {
    NodeId const whole = structure_.add(Structure::root, Role::division);
    layout::Rectangle const frame = drawing::frame_box(scene_);
    double const bottom = y_ + frame.y - drawing::board_box(scene_).y;
    put(&PlacedCaption::above, caption.above, whole, y_ - frame.height);
    pdf_.figure(structure_.add_figure(whole, std::move(words)), scene_, x_, y_);
    put(&PlacedCaption::beside, caption.beside, whole, y_ - frame.height);
    put(&PlacedCaption::below, caption.below, whole, bottom);
  }

 private:
  // `edge` is the position from which baselines are measured.
  void put(std::vector<PlacedLine> PlacedCaption::*block, std::vector<PlacedLine> const& lines,
           NodeId whole, double edge) {
    if (lines.empty()) return;
    NodeId const caption = structure_.add(whole, Role::caption);
    for (PlacedLine const& line : lines) {
      NodeId const paragraph = structure_.add(caption, Role::paragraph);
      NodeId part = paragraph;  // a line is one piece of text, which the last link contains
      for (layout::LinkPlace const& place : line.line.links)
        if (!place.target.starts_with('#'))  // a file with one diagram has no other destination
          part = link(line, place, paragraph, edge);
      pdf_.belongs_to(structure_.text(part));
      PlacedCaption one;
      (one.*block).push_back(line);
      pdf_.caption(scene_, one, x_, y_);
    }
  }

  NodeId link(PlacedLine const& line, layout::LinkPlace const& place, NodeId paragraph,
              double edge) {
    NodeId const node = structure_.add_link(paragraph, place.target);
    pdf_.link({x_ + line.x + place.from, edge + line.baseline - line.line.ascent,
               place.to - place.from, line.line.ascent + line.line.descent},
              place.target, node);
    return node;
  }

  Pdf& pdf_;
  Structure& structure_;
  layout::Scene const& scene_;
  double x_, y_;
};

}  // namespace

std::string pdf_diagram(layout::Scene const& scene, PlacedCaption const& caption,
                        PdfAbout const& about, layout::Typeset const& typeset,
                        drawing::PieceSet const* piece_set,
                        std::optional<pages::FigureWords> words) {
  std::string bytes;
  Structure structure;
  Pdf pdf([&bytes](std::string_view piece) { bytes += piece; }, about, typeset,
          words ? &structure : nullptr);
  layout::Rectangle const box = drawing::diagram_box(scene, caption),
                          frame = drawing::frame_box(scene);
  pdf.use_pieces(piece_set);
  pdf.open_page(box.width, box.height);
  DiagramPage(pdf, structure, scene, frame.x - box.x, box.height + box.y - frame.y)
      .draw(caption, std::move(words).value_or(pages::FigureWords()));
  pdf.close();
  return bytes;
}

}  // namespace dawson::backend
