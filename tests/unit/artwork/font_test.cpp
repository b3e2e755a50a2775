// The OpenType font in the program, read with FreeType.
#include <boost/test/unit_test.hpp>

#include <cairo-ft.h>
#include <cairo.h>
#include <ft2build.h>
#include FT_FREETYPE_H

#include <cstdlib>
#include <map>
#include <string>
#include <vector>

#include "artwork/figures.hpp"
#include "artwork/font.hpp"

using namespace dawson::artwork;

namespace {

constexpr int pixels = 384;  // a square: 600 dpi at 16 mm

/// The font as FreeType reads it, and what it draws.
class Font {
 public:
  Font() {
    auto const bytes = font_bytes();
    BOOST_REQUIRE(FT_Init_FreeType(&library_) == 0);
    BOOST_REQUIRE(FT_New_Memory_Face(library_, reinterpret_cast<FT_Byte const*>(bytes.data()),
                                     FT_Long(bytes.size()), 0, &face_) == 0);
  }
  ~Font() {
    FT_Done_Face(face_);
    FT_Done_FreeType(library_);
  }
  Font(Font const&) = delete;
  Font& operator=(Font const&) = delete;

  FT_Face face() const { return face_; }

  /// Every coordinate of the glyph's outline, in the font's units.
  std::vector<long> outline(FT_UInt glyph) const {
    BOOST_REQUIRE(FT_Load_Glyph(face_, glyph, FT_LOAD_NO_SCALE) == 0);
    std::vector<long> out{face_->glyph->metrics.horiAdvance};
    for (int i = 0; i < face_->glyph->outline.n_points; ++i) {
      out.push_back(face_->glyph->outline.points[i].x);
      out.push_back(face_->glyph->outline.points[i].y);
    }
    return out;
  }

 private:
  FT_Library library_ = nullptr;
  FT_Face face_ = nullptr;
};

/// A square in shades of grey; origin in its centre, y up, 1,000 units per side.
class Picture {
 public:
  explicit Picture(Cut cut)
      : cut_(cut),
        surface_(cairo_image_surface_create(CAIRO_FORMAT_A8, pixels, pixels)),
        cairo_(cairo_create(surface_)) {
    cairo_translate(cairo_, pixels / 2.0, pixels / 2.0);
    cairo_scale(cairo_, pixels / double(units_a_square), -pixels / double(units_a_square));
    cairo_set_line_cap(cairo_, CAIRO_LINE_CAP_ROUND);
    cairo_set_line_join(cairo_, CAIRO_LINE_JOIN_ROUND);
  }
  ~Picture() {
    cairo_destroy(cairo_);
    cairo_surface_destroy(surface_);
  }
  Picture(Picture const&) = delete;
  Picture& operator=(Picture const&) = delete;

  cairo_t* cairo() const { return cairo_; }

  void ink(bool on) const {
    cairo_set_operator(cairo_, on ? CAIRO_OPERATOR_OVER : CAIRO_OPERATOR_CLEAR);
  }

  void trace(Path const& path) const {
    cairo_new_path(cairo_);
    for (Segment const& segment : path) {
      auto const& p = segment.points;
      switch (segment.kind) {
        case Segment::move: cairo_move_to(cairo_, p[0].x, p[0].y); break;
        case Segment::line: cairo_line_to(cairo_, p[0].x, p[0].y); break;
        case Segment::curve:
          cairo_curve_to(cairo_, p[0].x, p[0].y, p[1].x, p[1].y, p[2].x, p[2].y);
          break;
        case Segment::close: cairo_close_path(cairo_); break;
      }
    }
  }
  void fill(Path const& path) const {
    trace(path);
    cairo_fill(cairo_);
  }
  void stroke(Path const& path, double width) const {
    trace(path);
    cairo_set_line_width(cairo_, width);
    cairo_stroke(cairo_);
  }
  void outline(Path const& path) const {
    cairo_set_line_join(cairo_, CAIRO_LINE_JOIN_MITER);
    cairo_set_miter_limit(cairo_, miter_limit);
    stroke(path, outline_width + heavier(cut_));
    cairo_set_line_join(cairo_, CAIRO_LINE_JOIN_ROUND);
  }
  void marks(std::vector<Mark> const& marks) const {
    for (Mark const& mark : marks)
      mark.solid() ? fill(mark.path) : stroke(mark.path, mark.width + heavier(cut_));
  }

  /// The symbol by fills and strokes, as dawson.sty draws it.
  void paint(Figure const& figure, Layer layer) const {
    switch (layer) {
      case Layer::rim:
      case Layer::body:
        fill(figure.body);
        if (layer == Layer::body) return outline(figure.body);
        return stroke(figure.body, outline_width + heavier(cut_) + 2 * rim_width);
      case Layer::white: outline(figure.body); return marks(figure.line);
      case Layer::black:
        paint(figure, Layer::body);
        ink(false);
        marks(figure.inner);
        return ink(true);
      case Layer::neutral:
        for (bool const left : {false, true}) {
          cairo_save(cairo_);
          cairo_rectangle(cairo_, left ? -700 : 0, -700, 700, 1400);
          cairo_clip(cairo_);
          paint(figure, left ? Layer::black : Layer::white);
          cairo_restore(cairo_);
        }
    }
  }

  void paint(FT_Face face, unsigned glyph) const {
    cairo_font_face_t* const font = cairo_ft_font_face_create_for_ft_face(face, FT_LOAD_NO_HINTING);
    cairo_set_font_face(cairo_, font);
    cairo_matrix_t upright;
    cairo_matrix_init(&upright, units_a_square, 0, 0, -units_a_square, 0, 0);
    cairo_set_font_matrix(cairo_, &upright);
    cairo_glyph_t const placed{glyph, -units_a_square / 2.0, -units_a_square / 2.0};
    cairo_glyph_path(cairo_, &placed, 1);
    cairo_fill(cairo_);
    cairo_font_face_destroy(font);
  }

  /// Pixels that differ by more than half of full black: edges that are off by more than half a
  /// pixel.
  int differing(Picture const& other) const {
    cairo_surface_flush(surface_);
    cairo_surface_flush(other.surface_);
    unsigned char const* one = cairo_image_surface_get_data(surface_);
    unsigned char const* two = cairo_image_surface_get_data(other.surface_);
    int const bytes = pixels * cairo_image_surface_get_stride(surface_);
    int count = 0;
    for (int i = 0; i < bytes; ++i) count += std::abs(one[i] - two[i]) > 127;
    return count;
  }

 private:
  Cut cut_;
  cairo_surface_t* surface_;
  cairo_t* cairo_;
};

constexpr std::pair<Layer, char const*> layers[] = {{Layer::rim, "rim"},
                                                    {Layer::body, "body"},
                                                    {Layer::white, "white"},
                                                    {Layer::black, "black"},
                                                    {Layer::neutral, "neutral"}};

}  // namespace

BOOST_AUTO_TEST_CASE(glyphs_of_boards_look_like_the_symbols) {
  Font const font;
  for (Figure const& figure : figures())
    for (Cut const cut : {Cut::regular, Cut::sturdy, Cut::fine})
      for (auto const& [layer, name] : layers) {
        auto const glyph = font_glyph(figure.code, layer, cut);
        BOOST_REQUIRE(glyph.has_value());
        BOOST_TEST(font.outline(*glyph).front() == units_a_square);
        Picture drawn(cut), set(cut);
        drawn.paint(figure, layer);
        set.paint(font.face(), *glyph);
        int const count = drawn.differing(set);
        BOOST_TEST(count <= 25, figure.name << ' ' << name << " in cut " << int(cut) << ": "
                                            << count << " pixels differ");
      }
}

BOOST_AUTO_TEST_CASE(only_symbols_have_a_glyph) {
  BOOST_TEST(!font_glyph("", Layer::body).has_value());
  BOOST_TEST(!font_glyph("king", Layer::body).has_value());
  BOOST_TEST(!font_glyph("Nobody", Layer::rim).has_value());
}

BOOST_AUTO_TEST_CASE(every_unicode_chess_character_has_its_own_outline) {
  Font const font;
  std::map<std::vector<long>, char32_t> seen;
  auto const check = [&](char32_t character) {
    FT_UInt const glyph = FT_Get_Char_Index(font.face(), character);
    BOOST_TEST(glyph != 0U, "U+" << std::hex << std::uint32_t(character) << " is missing");
    auto const outline = font.outline(glyph);
    BOOST_TEST(outline.size() > 10U);
    auto const [other, fresh] = seen.emplace(outline, character);
    BOOST_TEST(fresh, std::hex << "U+" << std::uint32_t(character) << " looks like U+"
                               << std::uint32_t(other->second));
  };
  for (char32_t character = 0x2654; character <= 0x265F; ++character) check(character);
  for (char32_t character = 0x1FA00; character <= 0x1FA57; ++character) check(character);
  BOOST_TEST(FT_Get_Char_Index(font.face(), ' ') != 0U);
}
