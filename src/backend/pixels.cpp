#include "backend/pixels.hpp"

#include <cairo-ft.h>
#include <fmt/format.h>

#include <cmath>
#include <map>
#include <memory>
#include <mutex>
#include <new>

#include "drawing/board.hpp"
#include "drawing/canvas.hpp"
#include "drawing/shaped.hpp"
#include "text/c_library.hpp"

namespace dawson::backend {
namespace {

using layout::Colour;

constexpr int most_pixels = 32767;  // cairo's limit for each side

FT_Library freetype() {
  static FT_Library library = [] {
    FT_Library made = nullptr;
    if (FT_Init_FreeType(&made) != 0) throw std::bad_alloc();
    return made;
  }();
  return library;
}

// Returns the mutex for faces. All threads share the library, because cairo can release a face on
// any thread, and FreeType requires a lock for creating and destroying faces.
std::mutex& face_mutex() {
  static std::mutex mutex;
  return mutex;
}

// A FreeType face and its file. Cairo keeps data about a face longer than Dawson does, and would
// mistake a new face at the same address for the old one. So cairo releases both.
struct HeldFace {
  std::shared_ptr<drawing::FontFile const> file;
  FT_Face face = nullptr;

  static void release(void* held) {
    {
      std::lock_guard const lock(face_mutex());
      FT_Done_Face(static_cast<HeldFace*>(held)->face);
    }
    delete static_cast<HeldFace*>(held);
  }
};

using Face = text::CPtr<cairo_font_face_t, cairo_font_face_destroy>;

Face face_of(std::shared_ptr<drawing::FontFile const> const& file) {
  static cairo_user_data_key_t const key{};
  auto held = std::make_unique<HeldFace>(HeldFace{file, nullptr});
  std::string_view const bytes = file->bytes();
  {
    std::lock_guard const lock(face_mutex());
    if (FT_New_Memory_Face(freetype(), reinterpret_cast<FT_Byte const*>(bytes.data()),
                           static_cast<FT_Long>(bytes.size()), static_cast<FT_Long>(file->index()),
                           &held->face) != 0)
      throw std::bad_alloc();
  }
  Face face(cairo_ft_font_face_create_for_ft_face(held->face, FT_LOAD_NO_HINTING));
  HeldFace* const kept = held.release();
  if (cairo_font_face_set_user_data(face.get(), &key, kept, HeldFace::release) !=
      CAIRO_STATUS_SUCCESS) {
    face.reset();
    HeldFace::release(kept);
    throw std::bad_alloc();
  }
  return face;
}

// The font faces of lines of text, each one once.
class Faces {
 public:
  cairo_font_face_t* of(std::shared_ptr<drawing::FontFile const> const& file) {
    auto const [entry, is_new] = faces_.try_emplace(file.get());
    if (is_new) entry->second = face_of(file);
    return entry->second.get();
  }

 private:
  std::map<drawing::FontFile const*, Face> faces_;
};

class CairoCanvas : public drawing::Canvas {
 public:
  CairoCanvas(cairo_t* cairo, Faces& faces) : cairo_(cairo), faces_(faces) {}

  void fill(drawing::Outline const& outline, Colour colour) override {
    path(outline);
    source(colour);
    cairo_fill(cairo_);
  }

  void stroke(drawing::Outline const& outline, drawing::Pen const& pen, Colour colour) override {
    path(outline);
    source(colour);
    cairo_set_line_width(cairo_, pen.width);
    cairo_set_line_cap(cairo_, pen.cap == drawing::Cap::butt    ? CAIRO_LINE_CAP_BUTT
                               : pen.cap == drawing::Cap::round ? CAIRO_LINE_CAP_ROUND
                                                                : CAIRO_LINE_CAP_SQUARE);
    cairo_set_line_join(
        cairo_, pen.join == drawing::Join::miter ? CAIRO_LINE_JOIN_MITER : CAIRO_LINE_JOIN_ROUND);
    cairo_set_miter_limit(cairo_, pen.miter_limit);
    cairo_set_dash(cairo_, pen.dashes.data(), static_cast<int>(pen.dashes.size()), 0);
    cairo_stroke(cairo_);
  }

  void clipped(drawing::Outline const& outline, Draw const& draw) override {
    cairo_save(cairo_);
    path(outline);
    cairo_clip(cairo_);
    draw(*this);
    cairo_restore(cairo_);
  }

  void moved(drawing::Matrix const& by, Draw const& draw) override {
    cairo_save(cairo_);
    cairo_matrix_t const matrix{by.a, by.b, by.c, by.d, by.e, by.f};
    cairo_transform(cairo_, &matrix);
    draw(*this);
    cairo_restore(cairo_);
  }

  void repeated(std::string const&, layout::Rectangle, drawing::Matrix const& at,
                Draw const& draw) override {
    moved(at, draw);
  }

  void text(layout::TypeLine const& line, double x, double y) override {
    drawing::draw_line(*this, line, x, y, [&](drawing::GlyphRun const& run) {
      auto const glyphs = placed(run, x + run.x, y + run.rise);
      source(run.font.colour);
      cairo_show_glyphs(cairo_, glyphs.data(), static_cast<int>(glyphs.size()));
    });
  }

  void halo(layout::TypeLine const& line, double x, double y, double width,
            Colour colour) override {
    drawing::each_glyph_run(line, [&](drawing::GlyphRun const& run) {
      auto const glyphs = placed(run, x + run.x, y + run.rise);
      cairo_new_path(cairo_);
      cairo_glyph_path(cairo_, glyphs.data(), static_cast<int>(glyphs.size()));
      source(colour);
      cairo_set_line_width(cairo_, 2 * width);
      cairo_set_line_join(cairo_, CAIRO_LINE_JOIN_ROUND);
      cairo_set_dash(cairo_, nullptr, 0, 0);
      cairo_stroke(cairo_);
    });
  }

 private:
  void picture(drawing::PieceSet const& set, drawing::PieceDrawing const& symbol,
               drawing::Matrix const& at) override {
    moved(at, [&](drawing::Canvas&) {
      cairo_matrix_t const downwards{1, 0, 0, -1, -0.5, 0.5};
      cairo_transform(cairo_, &downwards);
      set.draw(cairo_, symbol, 0);
    });
  }

  void source(Colour colour) {
    cairo_set_source_rgb(cairo_, colour.red, colour.green, colour.blue);
  }

  void path(drawing::Outline const& outline) {
    cairo_new_path(cairo_);
    for (drawing::Outline::Step const& step : outline.steps) {
      auto const& p = step.points;
      switch (step.kind) {
        case drawing::Outline::Step::move: cairo_move_to(cairo_, p[0].x, p[0].y); break;
        case drawing::Outline::Step::line: cairo_line_to(cairo_, p[0].x, p[0].y); break;
        case drawing::Outline::Step::curve:
          cairo_curve_to(cairo_, p[0].x, p[0].y, p[1].x, p[1].y, p[2].x, p[2].y);
          break;
        case drawing::Outline::Step::close: cairo_close_path(cairo_); break;
      }
    }
  }

  // Selects the font of the run and returns its glyphs, with the start of their baseline at (x, y).
  std::vector<cairo_glyph_t> placed(drawing::GlyphRun const& run, double x, double y) {
    cairo_set_font_face(cairo_, faces_.of(run.file));
    cairo_matrix_t const size{run.font.size, 0, 0, -run.font.size, 0, 0};  // y points up here
    cairo_set_font_matrix(cairo_, &size);
    std::vector<cairo_glyph_t> glyphs;
    for (drawing::Glyph const& glyph : run.glyphs)
      glyphs.push_back({glyph.number, x + glyph.x, y + glyph.y});
    return glyphs;
  }

  cairo_t* cairo_;
  Faces& faces_;
};

}  // namespace

text::Result<Pixels> drawn_pixels(layout::Scene const& scene, layout::PlacedCaption const& caption,
                                  layout::Rectangle const& box, double dpi,
                                  layout::Typeset const& typeset,
                                  drawing::PieceSet const* piece_set, text::Limits const& limits) {
  constexpr double rounding = 1e-6;  // tolerance for a requested width
  double const scale = dpi / 72, wide = std::ceil(box.width * scale - rounding),
               high = std::ceil(box.height * scale - rounding);
  if (!(wide >= 1 && high >= 1 && wide <= most_pixels && high <= most_pixels))
    return text::error(
        "E-SIZE", {},
        fmt::format("a picture of {:.0f} by {:.0f} pixels is too large; at most {} on each side",
                    wide, high, most_pixels),
        "choose fewer dots per inch, or smaller squares");
  if (wide * high > static_cast<double>(limits.pixels))
    return text::error(
        "E-LIMIT", {},
        fmt::format("a picture of {:.0f} by {:.0f} has more than {} pixels", wide, high,
                    limits.pixels),
        "choose fewer dots per inch, or smaller squares; " + text::limit_hint("pixels"));
  Pixels out;
  out.width = static_cast<std::size_t>(wide);  // RGB24 rows are contiguous
  out.rows.resize(out.width * static_cast<std::size_t>(high));
  text::CPtr<cairo_surface_t, cairo_surface_destroy> const surface(
      cairo_image_surface_create_for_data(reinterpret_cast<unsigned char*>(out.rows.data()),
                                          CAIRO_FORMAT_RGB24, static_cast<int>(wide),
                                          static_cast<int>(high), 4 * static_cast<int>(wide)));
  if (cairo_surface_status(surface.get()) != CAIRO_STATUS_SUCCESS) throw std::bad_alloc();
  Faces faces;
  {
    text::CPtr<cairo_t, cairo_destroy> const cairo(cairo_create(surface.get()));
    Colour const paper = drawing::style_of(scene).paper;
    cairo_set_source_rgb(cairo.get(), paper.red, paper.green, paper.blue);
    cairo_paint(cairo.get());
    cairo_translate(cairo.get(), 0, high);
    cairo_scale(cairo.get(), scale, -scale);
    cairo_translate(cairo.get(), -box.x, -box.y);
    CairoCanvas canvas(cairo.get(), faces);
    canvas.use_pieces(piece_set);
    draw_board(canvas, scene, typeset);
    draw_caption(canvas, scene, caption);
    if (cairo_status(cairo.get()) != CAIRO_STATUS_SUCCESS) throw std::bad_alloc();
  }
  cairo_surface_flush(surface.get());
  return out;
}

}  // namespace dawson::backend
