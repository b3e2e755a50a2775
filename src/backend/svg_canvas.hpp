// A board as the elements of an SVG: what is drawn again is defined once, and so is each path. Ids
// and paths are signs in the elements until all of them are known.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "drawing/canvas.hpp"
#include "drawing/shaped.hpp"

namespace dawson::backend {

/// Stand for what is known at the end alone: the sign and a name for an id, the sign and a number
/// with a blank for the element of a path.
inline constexpr char svg_id_sign = '\1', svg_path_sign = '\2';

class SvgCanvas : public drawing::Canvas {
 public:
  /// What is defined once; those that it uses come before it.
  struct Definition {
    std::string name;     ///< its id behind the sign
    std::string element;  ///< `<g id="...">...</g>`
  };
  struct Path {
    std::string data;
    int uses = 0;
  };

  /// `upright`: the board is one of several in a page. Their definitions stand upright, so that one
  /// serves all; what is beside the board has the class `beside`.
  explicit SvgCanvas(bool upright = false) : upright_(upright) {}

  /// An outline of that class below the first men; nothing without.
  void lay_below_men(drawing::Outline outline, std::string css_class);

  void fill(drawing::Outline const& outline, layout::Colour colour) override;
  void stroke(drawing::Outline const& outline, drawing::Pen const& pen,
              layout::Colour colour) override;
  void clipped(drawing::Outline const& outline, Draw const& draw) override;
  void moved(drawing::Matrix const& by, Draw const& draw) override;
  void repeated(std::string const& key, layout::Rectangle reach, drawing::Matrix const& at,
                Draw const& draw) override;
  void text(layout::TypeLine const& line, double x, double y) override;
  void beside_board(Draw const& draw) override;
  void men(std::span<drawing::Standing const> men, double square,
           layout::Style const& style) override;

  std::vector<Definition> const& definitions() const { return definitions_; }
  /// What has been drawn, with what is to lie below men that did not come.
  std::string const& body();
  std::vector<Path> const& paths() const { return paths_; }

 private:
  struct Repeated {
    std::string id;
    drawing::Matrix within;  // turned and scaled as it is first used: later it is but moved
  };

  void group(std::string const& attributes, Draw const& draw);
  void use(Repeated const& drawing, drawing::Matrix const& at);
  void add_path(drawing::Outline const& outline, std::string const& attributes);
  void write(drawing::GlyphRun const& run, double x, double y);
  void picture(drawing::PieceSet const& set, drawing::Piece const& piece,
               drawing::Matrix const& at) override;
  drawing::Matrix within(drawing::Matrix const& at) const;
  void put_below_men();

  struct BelowMen {
    drawing::Outline outline;
    std::string css_class;
  };

  bool upright_;
  std::optional<BelowMen> below_men_;
  std::string body_;
  std::vector<Definition> definitions_;
  std::map<std::string, Repeated> repeated_;  // by key
  std::map<std::string, std::size_t> path_numbers_;
  std::vector<Path> paths_;
  int clips_ = 0;
};

/// Elements with each path as `element` has it, which gets its number.
template <class Element>
std::string with_svg_paths(std::string_view elements, Element const& element) {
  std::string out;
  std::size_t from = 0;
  for (std::size_t at; (at = elements.find(svg_path_sign, from)) != std::string_view::npos;) {
    out += elements.substr(from, at - from);
    std::size_t const end = elements.find(' ', at);
    out += element(
        static_cast<std::size_t>(std::stoul(std::string(elements.substr(at + 1, end - at - 1)))));
    from = end + 1;
  }
  return out + std::string(elements.substr(from));
}

/// Whether a path that is drawn so often is better defined once.
bool is_shared(SvgCanvas::Path const& path);

/// The opening tag of an SVG that shows `box`, in points, and is as large in millimetres.
/// `attributes` begin with a blank.
/// `wide` is its width in pixels of CSS; without it, it is as large in millimetres as it is drawn.
std::string svg_opening(layout::Rectangle const& box, std::string_view attributes,
                        std::optional<double> wide = {});

/// What all of it is drawn with unless an element says more: the round ends of men's lines.
inline constexpr std::string_view svg_line_style =
    "stroke-linecap=\"round\" stroke-linejoin=\"round\" stroke-miterlimit=\"10\"";

}  // namespace dawson::backend
