// A board as the elements of an SVG: what is drawn again is defined once
// (backend/svg_drawings.hpp), and so is a path that one element draws twice.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "backend/svg_drawings.hpp"
#include "drawing/canvas.hpp"
#include "drawing/shaped.hpp"

namespace dawson::backend {

class SvgCanvas : public drawing::Canvas {
 public:
  /// Draws a board of that style with what `drawings` have, and adds to them. `in_page`: what is
  /// beside the board has the class `beside`.
  SvgCanvas(SvgDrawings& drawings, layout::Style const& style, drawing::PieceSet const* pieces,
            bool in_page);

  /// An outline of that class below the first men; nothing without.
  void lay_below_men(drawing::Outline outline, std::string css_class);

  /// What stands on the squares is a `<g class="standing">` of its own, which a page may change.
  void set_men_apart() { men_apart_ = true; }

  /// The page may be printed: what boards have in print alone is displayed as the property
  /// `--print` of a style says, without one not at all.
  void set_printed() { printed_ = true; }

  void fill(drawing::Outline const& outline, layout::Colour colour) override;
  void stroke(drawing::Outline const& outline, drawing::Pen const& pen,
              layout::Colour colour) override;
  void clipped(drawing::Outline const& outline, Draw const& draw) override;
  void moved(drawing::Matrix const& by, Draw const& draw) override;
  void repeated(std::string const& key, layout::Rectangle reach, drawing::Matrix const& at,
                Draw const& draw) override;
  void text(layout::TypeLine const& line, double x, double y) override;
  void beside_board(Draw const& draw) override;
  void in_print(Draw const& draw) override;
  void on_squares(Draw const& draw) override;
  void men(std::span<drawing::Standing const> men, double square,
           layout::Style const& style) override;

  /// What has been drawn, with what is to lie below men that did not come.
  SvgDrawn take();

 private:
  /// What is being drawn: a sign stands for each path too, until all are known.
  struct Open {
    std::string text;
    std::vector<std::size_t> ids;  ///< as `SvgDrawn::uses`
    struct Path {
      std::string const* data;
      int uses = 0;
    };
    std::unordered_map<std::string, std::size_t> numbers;
    std::vector<Path> paths;
    std::vector<std::size_t> signs;          ///< the path of each
    std::size_t filled = std::string::npos;  ///< where the text ends if it ends with a filled path
  };
  static constexpr char path_sign = '\2';

  SvgDrawn drawn(Draw const& draw);
  SvgDrawn finished(Open const& open);
  void group(std::string_view attributes, Draw const& draw);
  void use(std::size_t drawing, drawing::Matrix const& defined, drawing::Matrix const& at);
  void add_path(drawing::Outline const& outline, std::string const& attributes);
  void write(drawing::GlyphRun const& run, double x, double y);
  void picture(drawing::PieceSet const& set, drawing::Piece const& piece,
               drawing::Matrix const& at) override;
  void put_below_men();
  void within(std::string_view attributes, Draw const& draw);

  struct BelowMen {
    drawing::Outline outline;
    std::string css_class;
  };

  SvgDrawings& drawings_;
  drawing::PieceSet const* pieces_;
  std::size_t look_;
  bool in_page_;
  bool men_apart_ = false;
  bool printed_ = false;
  std::optional<BelowMen> below_men_;
  Open open_;
};

/// The opening tag of an SVG that shows `box`, in points, and is as large in millimetres.
/// `attributes` begin with a blank.
/// `wide` is its width in pixels of CSS; without it, it is as large in millimetres as it is drawn.
std::string svg_opening(layout::Rectangle const& box, std::string_view attributes,
                        std::optional<double> wide = {});

/// What all of it is drawn with unless an element says more: the round ends of men's lines.
inline constexpr std::string_view svg_line_style =
    "stroke-linecap=\"round\" stroke-linejoin=\"round\" stroke-miterlimit=\"10\"";

}  // namespace dawson::backend
