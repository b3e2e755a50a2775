// A canvas that writes the operators of a PDF content stream.
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "backend/pdf/pdf_file.hpp"
#include "backend/pdf/pdf_fonts.hpp"
#include "drawing/canvas.hpp"

namespace dawson::backend {

/// Decimal places of rotations and scales.
inline constexpr int fine_places = 5;

/// Resources that the pages of a file share: fonts, and drawings that are written once and
/// repeated.
class PdfResources {
 public:
  explicit PdfResources(PdfFile& file) : file_(file), fonts_(file) {}

  PdfFile& file() { return file_; }

  /// Replaces colours by greys of the same luminance from now on.
  void use_greys() { greys_ = true; }
  /// Returns the colour, or its grey of the same luminance after `use_greys`.
  layout::Colour printed(layout::Colour colour) const;
  PdfFonts& fonts() { return fonts_; }

  struct Drawing {
    std::string name;  ///< in resources: "X1"
    ObjectNumber number = 0;
  };

  /// Returns the drawing of this key, made with `draw` if there is none yet.
  Drawing const& drawing(std::string const& key, layout::Rectangle const& reach,
                         std::string const& style, drawing::Canvas::Draw const& draw);

  /// Adds an existing drawing, by its object; `key` must be unique.
  Drawing const& adopt(std::string const& key, ObjectNumber number);
  /// Returns the drawing of this key, or null.
  Drawing const* find(std::string const& key) const;

  /// Picture of the user's piece set, and the map of its form into the square from (-0.5, -0.5) to
  /// (0.5, 0.5).
  struct PieceForm {
    Drawing drawing;
    drawing::Matrix at;
  };
  /// Returns the picture of a piece; writes it at the first call.
  PieceForm const& symbol(drawing::PieceSet const& set, drawing::PieceDrawing const& symbol);

  /// Returns the dictionary of resources for all pages.
  std::string dictionary() const;

 private:
  PdfFile& file_;
  PdfFonts fonts_;
  bool greys_ = false;
  std::map<std::string, Drawing, std::less<>> drawings_;
  std::map<std::pair<drawing::PieceSet const*, drawing::PieceDrawing>, PieceForm> pieces_;
};

class PdfCanvas : public drawing::Canvas {
 public:
  enum class Layer { rim, ink };

  /// `style` is a prefix for the keys of repeated drawings, which differ between styles.
  PdfCanvas(PdfResources& resources, std::string style)
      : resources_(resources), style_(std::move(style)) {}

  void fill(drawing::Outline const& outline, layout::Colour colour) override;
  void stroke(drawing::Outline const& outline, drawing::Pen const& pen,
              layout::Colour colour) override;
  void clipped(drawing::Outline const& outline, Draw const& draw) override;
  void moved(drawing::Matrix const& matrix, Draw const& draw) override;
  void repeated(std::string const& key, layout::Rectangle reach, drawing::Matrix const& matrix,
                Draw const& draw) override;
  void hatch(std::span<layout::Rectangle const> cells, double square,
             drawing::Hatching const& hatching, layout::Colour colour) override;
  void text(layout::TypeLine const& line, double x, double y) override;
  void halo(layout::TypeLine const& line, double x, double y, double width,
            layout::Colour colour) override;

  /// Draws text with letters `scale` times as wide, and with the end of the word for PDF readers.
  void text(layout::TypeLine const& line, double x, double y, double scale, WordEnd end = {});
  /// Writes a space alone, in the font of the text before it.
  void end_word(double x, double y);
  /// Appends operators that draw nothing: of marked content.
  void put_operators(std::string_view operators) { content_ += operators; }
  void pieces(std::span<drawing::PlacedSymbol const> pieces, double square,
              layout::Style const& style) override;

  /// Draws an existing drawing, with its own unit transformed by `at`.
  void put(PdfResources::Drawing const& drawing, drawing::Matrix const& at);

  /// Assigns what is drawn from now on to this style.
  void use_style(std::string style) { style_ = std::move(style); }

  std::string const& content() const { return content_; }

  /// Returns the dictionary of the resources that this content uses.
  std::string used_resources() const;

 protected:
  void picture(drawing::PieceSet const& set, drawing::PieceDrawing const& symbol,
               drawing::Matrix const& at) override;

 private:
  void use_pen(drawing::Pen const& pen, layout::Colour colour);
  // State of a PDF reader, so that nothing is set twice.
  struct State {
    std::optional<layout::Colour> fill, stroke;
    double width = -1;
    drawing::Cap cap = drawing::Cap::butt;
    drawing::Join join = drawing::Join::miter;
    double miter_limit = 10;
    std::vector<double> dashes;
    std::string font;
    double size = 0;
    double scale = 1;  // of the widths of letters
  };
  // Start of the current line of text, and whether it is horizontal.
  struct TextPen {
    double x = 0, y = 0;
    bool upright = true;
  };

  void path(drawing::Outline const& outline);
  void numbers(std::initializer_list<double> values);
  void matrix(drawing::Matrix const& m, int decimals);
  void set_fill(layout::Colour colour);
  void set_font(PdfFont& font, double size, double scale = 1);
  void set_scale(double scale);
  void nested(Draw const& draw);
  void run(drawing::GlyphRun const& run, double x, double y, double scale, pages::After then);
  drawing::GlyphRun softly_divided(drawing::GlyphRun run);
  void glyphs(PdfFont& font, drawing::GlyphRun const& run, std::size_t first, std::size_t last,
              double& at, std::uint16_t after = 0);
  void show_rank(std::span<drawing::PlacedSymbol const> rank, std::span<std::uint16_t const> glyphs,
                 double square, TextPen& pen);
  void show_cells(std::span<layout::Rectangle const> cells, double square, std::uint16_t glyph,
                  layout::Colour colour);
  void layer(std::span<drawing::PlacedSymbol const> pieces, double square, Layer which);
  void begin_actual_text(std::string_view text);

  PdfResources& resources_;
  std::string style_;
  std::string content_;
  State state_;
  std::map<std::string, ObjectNumber> used_fonts_, used_drawings_;
  PdfFont* text_font_ = nullptr;  // the last one used
  std::string strings_;           // strings under construction: a member, to keep its memory
};

/// Returns a key that distinguishes the drawings of one style from those of another.
std::string signature(layout::Style const& style);

}  // namespace dawson::backend
