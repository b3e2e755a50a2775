#include "layout/placed_caption.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>
#include <utility>

namespace dawson::layout {
namespace {

using prose::Inlines;

// Shares of the distance between baselines.
constexpr double last_above = 0.55;   // the last line's baseline over the frame
constexpr double first_below = 1.05;  // the first line's under what hangs from the frame
constexpr double margin = 0.3;        // room over the first line and under the last
constexpr double widest_count = 0.6;  // of the measure: a wider one has a line for itself

class CaptionPlacer {
 public:
  CaptionPlacer(Caption const& caption, double width, double size,
                Abbreviations const& abbreviations, Typeset const& typeset)
      : caption_(caption),
        width_(width),
        size_(size),
        skip_(baseline_skip(size)),
        abbreviations_(abbreviations),
        typeset_(typeset) {}

  PlacedCaption run() {
    centred_ = caption_.preset == problem::Preset::schwalbe;
    for (Line const& line : caption_.above) set(line);
    place_above();
    centred_ = false;
    for (Line const& line : caption_.below) set(line);
    place_below();
    return std::move(result_);
  }

 private:
  Font font(bool bold = false, bool italic = false) const {
    Font out;
    out.bold = bold;
    out.italic = italic;
    out.size = size_;
    return out;
  }

  Font font_of(Slot slot) const {
    bool const schwalbe = caption_.preset == problem::Preset::schwalbe;
    switch (slot) {
      case Slot::number:
      case Slot::author:
      case Slot::head: return font(true, false);
      case Slot::city: {
        Font slanted = font(false, schwalbe);
        slanted.slanted = !schwalbe;
        return slanted;
      }
      case Slot::award: return font(false, !schwalbe);
      case Slot::after:
      case Slot::version:
      case Slot::correction:
      case Slot::tournament:
      case Slot::dedication:
      case Slot::title: return font(false, true);
      default: return font();
    }
  }

  TypeLines shape(Inlines const& inlines, Font const& font, Measure measure) {
    measure.abbreviations = abbreviations_;
    TypeLines made = typeset_(inlines, font, measure);
    for (char32_t const c : made.missing)
      if (result_.missing.find(c) == std::u32string::npos) result_.missing += c;
    return made;
  }
  TypeLine one_line(Inlines const& inlines, Font const& font) {
    TypeLines made = shape(inlines, font, {});
    return made.lines.empty() ? TypeLine{} : std::move(made.lines.front());
  }

  void paragraph(Inlines const& inlines, Font const& font, Measure measure) {
    measure.width = width_;
    for (TypeLine& line : shape(inlines, font, measure).lines) {
      double const x = line.x;
      rows_.push_back({{x, std::move(line)}});
    }
  }
  void paragraph(Inlines const& inlines, Font const& font) {
    Measure measure;
    if (centred_) measure.flush = Flush::centre;
    paragraph(inlines, font, measure);
  }

  void set(Line const& line) {
    switch (line.slot) {
      case Slot::head: return head(line);
      case Slot::source: return source(line);
      case Slot::task: return task(line);
      case Slot::pairs: return pairs(line);
      case Slot::legend: return legend(line);
      case Slot::key: return key(line);
      case Slot::centred: {
        Measure measure;
        measure.flush = Flush::centre;
        return paragraph(line.left, font_of(line.slot), measure);
      }
      default: return paragraph(line.left, font_of(line.slot));
    }
  }

  // Left and right on one line, or the right part centred below where there is no room.
  void head(Line const& line) {
    TypeLine left = one_line(line.left, font_of(line.slot)),
             right = one_line(line.right, font_of(line.slot));
    if (left.width + right.width + size_ <= width_) {
      double const at = width_ - right.width;
      rows_.emplace_back();
      if (left.shaped) rows_.back().push_back({0, std::move(left)});
      if (right.shaped) rows_.back().push_back({at, std::move(right)});
      return;
    }
    if (!line.left.empty()) paragraph(line.left, font_of(line.slot), {});
    Measure centred;
    centred.flush = Flush::centre;
    paragraph(line.right, font_of(line.slot), centred);
  }

  void source(Line const& line) {
    Font plain = font();
    Inlines all;
    if (caption_.preset == problem::Preset::schwalbe) {
      plain.slanted = true;
      all = line.left;
    } else if (!line.left.empty()) {
      all.push_back(prose::Strong{{prose::Emphasis{line.left}}});
    }
    all.insert(all.end(), line.right.begin(), line.right.end());
    paragraph(all, plain);
  }

  // The count stands at the end of the first line, which is shortened for it.
  void task(Line const& line) {
    TypeLine left = one_line(line.left, font()), right = one_line(line.right, font());
    if (!right.shaped) return paragraph(line.left, font(), {});
    double const at = width_ - right.width;
    if (left.width + right.width + size_ / 2 <= width_) {
      rows_.emplace_back();
      if (left.shaped) rows_.back().push_back({0, std::move(left)});
      rows_.back().push_back({at, std::move(right)});
      return;
    }
    bool const own_line = right.width > widest_count * width_;
    Measure measure;
    if (!own_line) measure.first_short = right.width + size_;
    std::size_t const first = rows_.size();
    paragraph(line.left, font(), measure);
    if (own_line) rows_.emplace_back();
    rows_[own_line ? rows_.size() - 1 : first].push_back({at, std::move(right)});
  }

  // Two columns; an item that is wider than its column has a line for itself.
  void pairs(Line const& line) {
    bool half_full = false;
    for (Inlines const& item : line.items) {
      TypeLine set = one_line(item, font());
      if (set.width > width_ / 2 - size_ / 2) {
        Measure hanging;
        hanging.hanging = size_;
        paragraph(item, font(), hanging);
        half_full = false;
      } else if (half_full) {
        rows_.back().push_back({width_ / 2, std::move(set)});
        half_full = false;
      } else {
        rows_.push_back({{0, std::move(set)}});
        half_full = true;
      }
    }
  }

  // In running text a sign is the character that is nearest to it.
  void key(Line const& line) {
    Inlines all{prose::Text{fmt::format("{}\u00A0 ", sign_character(line.sign))}};
    all.insert(all.end(), line.left.begin(), line.left.end());
    Measure hanging;
    hanging.hanging = size_;
    paragraph(all, font(), hanging);
  }

  void legend(Line const& line) {
    Inlines all{prose::Figurines{line.figures}, prose::Text{"\u00A0= "}};
    all.insert(all.end(), line.left.begin(), line.left.end());
    Measure hanging;
    hanging.hanging = size_;
    paragraph(all, font(), hanging);
  }

  using Row = std::vector<std::pair<double, TypeLine>>;

  static double highest(Row const& row) {
    double most = 0;
    for (auto const& [x, line] : row) most = std::max(most, line.ink_ascent);
    return most;
  }
  static double deepest(Row const& row) {
    double most = 0;
    for (auto const& [x, line] : row) most = std::max(most, line.ink_descent);
    return most;
  }

  void place(std::vector<PlacedLine>& into, double baseline) {
    for (Row& row : rows_) {
      for (auto& [x, line] : row) into.push_back({x, baseline, std::move(line)});
      baseline += skip_;
    }
    rows_.clear();
  }

  void place_above() {
    if (rows_.empty()) return;
    double const first = -(last_above * skip_ + skip_ * static_cast<double>(rows_.size() - 1));
    result_.height_above = highest(rows_.front()) + margin * skip_ - first;
    place(result_.above, first);
  }

  void place_below() {
    if (rows_.empty()) return;
    double const first = std::max(first_below * skip_, highest(rows_.front()) + margin * skip_);
    double const last = first + skip_ * static_cast<double>(rows_.size() - 1);
    result_.height_below =
        last + std::max(margin * skip_, deepest(rows_.back()) + margin * skip_ / 2);
    place(result_.below, first);
  }

  Caption const& caption_;
  double width_, size_, skip_;
  Abbreviations const& abbreviations_;
  Typeset const& typeset_;
  bool centred_ = false;
  std::vector<Row> rows_;
  PlacedCaption result_;
};

}  // namespace

double baseline_skip(double size) {
  constexpr double footnote_size = 8, footnote_skip = 9.5;  // LaTeX's
  return size * footnote_skip / footnote_size;
}

PlacedCaption place_caption(Caption const& caption, double width, double size,
                            Abbreviations const& abbreviations, Typeset const& typeset) {
  return CaptionPlacer(caption, width, size, abbreviations, typeset).run();
}

}  // namespace dawson::layout
