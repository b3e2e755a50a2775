// Draws a board as elements of an SVG; drawings that pictures repeat are made once for all
// pictures.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <unordered_map>
#include <vector>

#include "drawing/canvas.hpp"
#include "drawing/shaped.hpp"
#include "layout/style.hpp"

namespace dawson::drawing {

// Drawings that SVG pictures repeat, made once for all pictures.
//
// Design: drawing and printing the pieces of each board again took ten million instructions per
// board, a hundred times as many as copying them.

class PieceSet;
}  // namespace dawson::drawing

namespace dawson::backend {

/// Elements of SVG with a placeholder for each id: the ids differ between files.
struct SvgDrawn {
  static constexpr char id = '\1';
  static constexpr std::size_t own = static_cast<std::size_t>(-1);

  std::string text;
  std::vector<std::size_t> uses;  ///< owner of each id: a number of `SvgDrawings`, or `own`

  friend bool operator<(SvgDrawn const& a, SvgDrawn const& b) {
    return std::tie(a.text, a.uses) < std::tie(b.text, b.uses);
  }
};

/// Appends a drawing to `out`, with each id replaced by the result of `id_of`.
template <class IdOf>
void append(std::string& out, SvgDrawn const& drawn, IdOf const& id_of) {
  std::size_t from = 0;
  for (std::size_t const used : drawn.uses) {
    std::size_t const at = drawn.text.find(SvgDrawn::id, from);
    out.append(drawn.text, from, at - from).append(id_of(used));
    from = at + 1;
  }
  out.append(drawn.text, from);
}

/// Defined elements, by number. The elements that one uses have smaller numbers.
class SvgDrawings {
 public:
  /// Returns the number of an element, whose first id is `own`; equal elements have the same
  /// number.
  std::size_t define(SvgDrawn element);
  SvgDrawn const& operator[](std::size_t number) const { return *elements_[number].drawn; }
  std::uint64_t hash(std::size_t number) const { return elements_[number].hash; }

  /// Returns a number for a style and a piece set.
  std::size_t look(layout::Style const& style, drawing::PieceSet const* piece_set);

  /// Key of a drawing (`Canvas::repeated`) in one look and size; `draw` makes the drawing if it is
  /// new.
  struct Key {
    std::size_t look = 0;
    double scale = 1;
    std::string key;
    friend auto operator<=>(Key const&, Key const&) = default;
  };
  /// Returns the number of the drawing with this key; calls `draw` if it is new.
  std::size_t drawing(Key key, std::function<SvgDrawn()> const& draw);

 private:
  struct Look {
    layout::Style style;
    drawing::PieceSet const* piece_set;
    std::size_t number;
  };

  std::map<SvgDrawn, std::size_t> numbers_;
  struct Element {
    SvgDrawn const* drawn;
    std::uint64_t hash;
  };
  std::vector<Element> elements_;
  std::vector<Look> looks_;
  std::size_t last_look_ = 0;
  std::map<Key, std::size_t> drawings_;
};

class SvgCanvas : public drawing::Canvas {
 public:
  /// Draws a board of style `style` with the drawings in `drawings`, and adds to them. `in_page`:
  /// what is beside the board has the class `beside`.
  SvgCanvas(SvgDrawings& drawings, layout::Style const& style, drawing::PieceSet const* piece_set,
            bool in_page);

  /// Draws an outline of class `css_class` below the first pieces, or at the end without pieces.
  /// Without this call there is none.
  void lay_below_pieces(drawing::Outline outline, std::string css_class);

  /// Puts the content of the squares into a `<g class="standing">` of its own, which a page can
  /// change.
  void set_pieces_apart() { pieces_apart_ = true; }

  /// Allows the page to be printed: what boards show only in print is displayed as the CSS property
  /// `--print` selects, or not at all without it.
  void set_printed() { printed_ = true; }

  void fill(drawing::Outline const& outline, layout::Colour colour) override;
  void stroke(drawing::Outline const& outline, drawing::Pen const& pen,
              layout::Colour colour) override;
  void clipped(drawing::Outline const& outline, Draw const& draw) override;
  void moved(drawing::Matrix const& by, Draw const& draw) override;
  void repeated(std::string const& key, layout::Rectangle reach, drawing::Matrix const& at,
                Draw const& draw) override;
  void text(layout::TypeLine const& line, double x, double y) override;
  void halo(layout::TypeLine const& line, double x, double y, double width,
            layout::Colour colour) override;
  void beside_board(Draw const& draw) override;
  void in_print(Draw const& draw) override;
  void on_squares(Draw const& draw) override;
  void pieces(std::span<drawing::PlacedSymbol const> pieces, double square,
              layout::Style const& style) override;

  /// Returns everything drawn; without pieces, the outline of `lay_below_pieces` is at the end.
  SvgDrawn take();

 private:
  /// Elements being written: each path is a placeholder until all are known.
  struct Open {
    std::string text;
    std::vector<std::size_t> ids;  ///< as `SvgDrawn::uses`
    struct Path {
      std::string const* data;
      int uses = 0;
    };
    std::unordered_map<std::string, std::size_t> numbers;
    std::vector<Path> paths;
    std::vector<std::size_t> signs;          ///< the path of each placeholder
    std::size_t filled = std::string::npos;  ///< where the text ends if it ends with a filled path
  };
  static constexpr char path_sign = '\2';

  SvgDrawn drawn(Draw const& draw);
  SvgDrawn finished(Open const& open);
  void group(std::string_view attributes, Draw const& draw);
  void use(std::size_t drawing, drawing::Matrix const& defined, drawing::Matrix const& at);
  void add_path(drawing::Outline const& outline, std::string const& attributes);
  void write(drawing::GlyphRun const& run, double x, double y, std::string const& attributes = {});
  void picture(drawing::PieceSet const& set, drawing::PieceDrawing const& symbol,
               drawing::Matrix const& at) override;
  void put_below_pieces();
  void within(std::string_view attributes, Draw const& draw);

  struct BelowPieces {
    drawing::Outline outline;
    std::string css_class;
  };

  SvgDrawings& drawings_;
  drawing::PieceSet const* piece_set_;
  std::size_t look_;
  bool in_page_;
  layout::Colour light_, dark_;  ///< of squares
  bool pieces_apart_ = false;
  bool printed_ = false;
  std::optional<BelowPieces> below_pieces_;
  Open open_;
};

/// Returns the opening tag of an SVG that shows `box`, in points. `attributes` begin with a space.
/// `wide` is the width in CSS pixels; without it, the SVG has the size of `box` in millimetres.
std::string svg_opening(layout::Rectangle const& box, std::string_view attributes,
                        std::optional<double> wide = {});

/// Line style of the whole SVG, which elements may override: the round ends of lines in symbols.
inline constexpr std::string_view svg_line_style =
    "stroke-linecap=\"round\" stroke-linejoin=\"round\" stroke-miterlimit=\"10\"";

}  // namespace dawson::backend
