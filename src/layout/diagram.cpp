#include "layout/diagram.hpp"

#include <algorithm>

#include "layout/board.hpp"
#include "layout/caption.hpp"
#include "layout/paragraph.hpp"

namespace dawson::layout {
namespace {

// In lines of the caption.
constexpr double above_board = 0.6;       // from the last baseline of the head to the frame
constexpr double below_board = 1.05;      // from the frame to the first baseline below
constexpr double first_ascent = 0.75;     // room over the first line
constexpr double last_descent = 0.3;
constexpr double coordinates_below = 0.6; // of a square
constexpr double smallest_square = 1.5;   // millimetres

// Lines under each other; baselines are counted from the first.
struct Lines {
  Matter matter;
  int count = 0;
};

class CaptionSetter {
 public:
  CaptionSetter(TypeCase& sorts, CaptionType const& type, Abbreviations const& abbreviations, double width, bool schwalbe)
      : sorts_(sorts), type_(type), abbreviations_(abbreviations), width_(width), schwalbe_(schwalbe) {}

  Lines run(std::vector<Line> const& lines) {
    for (Line const& line : lines) set(line);
    return std::move(out_);
  }

 private:
  Font font(bool bold, bool italic, bool slanted = false) const {
    Font changed = type_.font;
    changed.bold = bold;
    changed.italic = italic;
    changed.slanted = slanted;
    return changed;
  }

  Font font_of(Slot slot) const {
    switch (slot) {
      case Slot::head:
      case Slot::number:
      case Slot::author: return font(true, false);
      case Slot::centred: return font(schwalbe_, false);
      case Slot::city: return schwalbe_ ? font(false, true) : font(false, false, true);
      case Slot::award: return font(false, !schwalbe_);
      case Slot::after:
      case Slot::version:
      case Slot::correction:
      case Slot::tournament:
      case Slot::dedication:
      case Slot::title: return font(false, true);
      default: return font(false, false);
    }
  }

  ParagraphStyle style(Font const& in, Flush flush = Flush::left) const {
    ParagraphStyle set;
    set.font = in;
    set.width = width_;
    set.flush = flush;
    return set;
  }

  void put(std::vector<SetLine> const& lines, double x = 0) {
    for (SetLine const& line : lines) out_.matter.add(line.matter, x, type_.leading * out_.count++);
  }

  // A second text on the line that was put last.
  void put_beside(std::vector<SetLine> const& lines, double x, int line) {
    if (!lines.empty()) out_.matter.add(lines.front().matter, x, type_.leading * line);
  }

  double width_of(prose::Inlines const& inlines, Font const& in) const {
    ParagraphStyle unbroken = style(in);
    unbroken.width = 1e6;
    auto const lines = set_paragraph(sorts_, inlines, unbroken);
    return lines.empty() ? 0 : lines.front().width;
  }

  void set(Line const& line) {
    switch (line.slot) {
      case Slot::head: return set_head(line);
      case Slot::task: return set_task(line);
      case Slot::pairs: return set_pairs(line);
      case Slot::legend: return set_legend(line);
      case Slot::source: return set_source(line);
      default: {
        bool const centred = line.slot == Slot::centred || (schwalbe_ && line.slot != Slot::remark && line.slot != Slot::album &&
                                                            line.slot != Slot::reprint);
        put(set_paragraph(sorts_, line.left, style(font_of(line.slot), centred ? Flush::centre : Flush::left)));
      }
    }
  }

  // Number left, author right; where the line is too short for both, the author goes to the middle of the next.
  void set_head(Line const& line) {
    Font const bold = font_of(Slot::head);
    if (width_of(line.left, bold) + width_of(line.right, bold) + bold.size > width_) {
      put(set_paragraph(sorts_, line.left, style(bold)));
      put(set_paragraph(sorts_, line.right, style(bold, Flush::centre)));
      return;
    }
    int const at = out_.count++;
    put_beside(set_paragraph(sorts_, line.left, style(bold)), 0, at);
    put_beside(set_paragraph(sorts_, line.right, style(bold, Flush::right)), 0, at);
  }

  void set_source(Line const& line) {
    prose::Inlines inlines;
    bool const centred = schwalbe_;
    if (!line.left.empty()) {
      if (centred) inlines = line.left;
      else inlines.push_back(prose::Emphasis{{prose::Strong{line.left}}});
    }
    inlines.insert(inlines.end(), line.right.begin(), line.right.end());
    put(set_paragraph(sorts_, inlines, style(font(false, false, centred), centred ? Flush::centre : Flush::left)));
  }

  // The count stands at the end of the first line, which is shortened for it.
  void set_task(Line const& line) {
    Font const plain = font_of(Slot::task);
    double const count = width_of(line.right, plain);
    int const at = out_.count;
    ParagraphStyle left = style(plain);
    bool const below = count > 0.6 * width_;
    if (count > 0 && !below) left.first_short = count + (width_of(line.left, plain) + count + plain.size / 2 > width_ ? plain.size : 0);
    if (line.left.empty() && !below) ++out_.count;
    put(set_paragraph(sorts_, line.left, left));
    if (count == 0) return;
    if (below) put(set_paragraph(sorts_, line.right, style(plain, Flush::right)));
    else put_beside(set_paragraph(sorts_, line.right, style(plain, Flush::right)), 0, at);
  }

  // Items in two columns; one that is wider than its column has a line for itself.
  void set_pairs(Line const& line) {
    Font const plain = font_of(Slot::pairs);
    bool left_is_taken = false;
    for (prose::Inlines const& item : line.items) {
      if (width_of(item, plain) > width_ / 2 - plain.size / 2) {
        ParagraphStyle whole = style(plain);
        whole.hanging = plain.size;
        put(set_paragraph(sorts_, item, whole));
        left_is_taken = false;
        continue;
      }
      if (left_is_taken) put_beside(set_paragraph(sorts_, item, style(plain)), width_ / 2, out_.count - 1);
      else put_beside(set_paragraph(sorts_, item, style(plain)), 0, out_.count++);
      left_is_taken = !left_is_taken;
    }
  }

  void set_legend(Line const& line) {
    prose::Inlines inlines{prose::Figurines{line.figures}, prose::Text{"\u00A0= "}};
    inlines.insert(inlines.end(), line.left.begin(), line.left.end());
    ParagraphStyle hanging = style(font_of(Slot::legend));
    hanging.hanging = hanging.font.size;
    put(set_paragraph(sorts_, inlines, hanging));
  }

  TypeCase& sorts_;
  CaptionType const& type_;
  Abbreviations const& abbreviations_;
  double width_;
  bool schwalbe_;
  Lines out_;
};

}  // namespace

Diagram compose_diagram(TypeCase& sorts, problem::Problem const& problem, CaptionType const& type, double widest, double highest) {
  auto scene = std::make_shared<Scene>(lay_out(problem.position, problem.view));
  Caption const caption = lay_out_caption(problem);
  Diagram diagram;
  diagram.where = problem.where;
  diagram.full_width = scene->frame.width * scene->square * points_a_millimetre;
  if (diagram.full_width > widest) scene->square *= widest / diagram.full_width;

  bool const schwalbe = caption.preset == problem::Preset::schwalbe;
  double const line = type.leading;
  // Captions grow as boards get narrower: twice around is enough.
  for (int attempt = 0; attempt < 2; ++attempt) {
    double const square = scene->square * points_a_millimetre;
    double const width = scene->frame.width * square, height = scene->frame.height * square;
    Lines const above = CaptionSetter(sorts, type, scene->abbreviations, width, schwalbe).run(caption.above);
    Lines const below = CaptionSetter(sorts, type, scene->abbreviations, width, schwalbe).run(caption.below);
    bool const labelled = std::ranges::any_of(scene->labels, [](Label const& label) { return label.place == LabelPlace::file; });
    double const hanging = labelled ? coordinates_below * square : 0;

    Matter matter;
    double const head = above.count == 0 ? 0 : (above.count - 1 + above_board + first_ascent) * line;
    double const foot = hanging + (below.count == 0 ? 0 : (below.count - 1 + below_board + last_descent) * line);
    if (above.count > 0) matter.add(above.matter, 0, -height - (above.count - 1 + above_board) * line);
    if (below.count > 0) matter.add(below.matter, 0, hanging + below_board * line);
    matter.boards.push_back({-scene->frame.x * square, scene->frame.y * square, scene});
    if (!problem.label.empty()) matter.anchors.push_back({-height - head, problem.label});
    diagram.matter = std::move(matter);
    diagram.width = width;
    diagram.ascent = height + head;
    diagram.descent = foot;
    double const text = head + foot;
    if (text + height <= highest || scene->square <= smallest_square) break;
    scene->square = std::max(smallest_square, scene->square * std::max(0.0, highest - text) / height);
  }
  return diagram;
}

}  // namespace dawson::layout
