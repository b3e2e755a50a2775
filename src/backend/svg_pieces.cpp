// Loads the pieces of a user's piece set. A picture that refers to other files is rejected, as
// parts of it would be missing. Pictures are scaled to the square by their viewBox.
#include "backend/svg_pieces.hpp"

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <fmt/format.h>
#include <librsvg/rsvg.h>

#include <algorithm>
#include <numbers>

#include "backend/foreign_pictures.hpp"
#include "backend/pictures/picture_file.hpp"
#include "layout/scene.hpp"
#include "text/c_library.hpp"

namespace dawson::backend {
namespace {

using chess::Side;
using drawing::PieceDrawing;
using Surface = text::CPtr<cairo_surface_t, cairo_surface_destroy>;
using Context = text::CPtr<cairo_t, cairo_destroy>;

constexpr std::size_t largest_file = 4 << 20;  // bytes; most are kilobytes

text::Diagnostic refused(text::Span span, std::string message, std::string hint) {
  return text::error("E-PIECES", span, std::move(message), std::move(hint));
}

// Returns the part of `file` that a finding refers to, as its message quotes it, or an empty span
// if the file is compressed.
text::Span place_of(DroppedPart const& part, std::string_view file) {
  if (part.at > file.size()) return {};
  std::string_view quoted(part.what);
  if (quoted.size() < 2) return {part.at, part.at};
  quoted = quoted.substr(1, quoted.size() - 2);
  if (quoted.ends_with("...")) quoted.remove_suffix(3);
  constexpr std::string_view import = "@import ";
  if (quoted.starts_with(import)) quoted.remove_prefix(import.size());
  std::size_t at = file.find(quoted, part.at);
  if (at == std::string_view::npos) at = file.find(quoted);  // a stylesheet is reported at its end
  return at == std::string_view::npos ? text::Span{part.at, part.at}
                                      : text::Span{at, at + quoted.size()};
}

constexpr RsvgRectangle unit_square{0, 0, 1, 1};

}  // namespace

struct SvgPieceSet::Picture {
  std::string bytes;
  text::CPtr<RsvgHandle, g_object_unref> handle;
  double middle = 0.5;  // of the visible part, from left to right

  bool draw(cairo_t* target, GError** failure = nullptr) const {
    give_fonts_to(bytes);
    return rsvg_handle_render_document(handle.get(), target, &unit_square, failure) &&
           cairo_status(target) == CAIRO_STATUS_SUCCESS;
  }

  // Returns the visible part of the square. (librsvg's own answer ignores how pictures without a
  // viewBox are scaled.)
  layout::Rectangle ink(GError** failure) const {
    layout::Rectangle found{0, 0, 0, 0};
    Surface const surface(cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, nullptr));
    Context const page(cairo_create(surface.get()));
    cairo_scale(page.get(), fine, fine);
    if (draw(page.get(), failure))
      cairo_recording_surface_ink_extents(surface.get(), &found.x, &found.y, &found.width,
                                          &found.height);
    return {found.x / fine, found.y / fine, found.width / fine, found.height / fine};
  }

 private:
  static constexpr double fine = 1000;  // extents are whole numbers
};

SvgPieceSet::SvgPieceSet() = default;
SvgPieceSet::~SvgPieceSet() = default;
SvgPieceSet::SvgPieceSet(SvgPieceSet&&) noexcept = default;
SvgPieceSet& SvgPieceSet::operator=(SvgPieceSet&&) noexcept = default;

text::Diagnostics SvgPieceSet::add(PieceDrawing const& symbol, std::string const& file) {
  if (file.size() > largest_file)
    return {refused({}, "the picture is larger than 4 MB",
                    "remove embedded photographs: a piece needs only a few kilobytes")};
  auto read = read_svg(file);
  if (!read) {
    std::size_t const at = std::min(read.error().span.begin, file.size());
    return {refused({at, at}, fmt::format("cannot draw this picture: {}", read.error().message),
                    "use a valid SVG file")};
  }
  text::Diagnostics findings;
  for (DroppedPart const& part : read->dropped) {
    text::Span const place = place_of(part, file);
    if (part.why == DroppedPart::Why::outside)
      return {refused(place, "the picture refers to something outside its file",
                      "embed it in the file, or remove it")};
    findings.push_back(dropped_finding(part, ""));
    findings.back().span = place;
  }
  GError* failure = nullptr;
  auto picture = std::make_unique<Picture>();
  picture->bytes = std::move(read->bytes);
  picture->handle.reset(rsvg_handle_new_from_data(
      reinterpret_cast<guint8 const*>(picture->bytes.data()), picture->bytes.size(), &failure));
  layout::Rectangle const shown = picture->handle ? picture->ink(&failure) : layout::Rectangle{};
  if (failure) {
    std::string message = failure->message;
    g_error_free(failure);
    message.erase(std::min(message.find('\n'), message.size()));
    return {
        refused({}, fmt::format("cannot draw this picture: {}", message), "use a valid SVG file")};
  }
  if (shown.width <= 0 || shown.height <= 0)
    return {
        refused({}, "the picture is empty", "draw the piece inside the `viewBox` of the picture")};
  picture->middle = shown.x + shown.width / 2;
  pictures_[symbol] = std::move(picture);
  return findings;
}

bool SvgPieceSet::has(PieceDrawing const& symbol) const {
  if (pictures_.contains(symbol)) return true;
  return symbol.side == Side::neutral && pictures_.contains({symbol.code, Side::white}) &&
         pictures_.contains({symbol.code, Side::black});
}

std::string_view SvgPieceSet::svg(PieceDrawing const& symbol) const {
  auto const found = pictures_.find(symbol);
  return found == pictures_.end() ? std::string_view() : found->second->bytes;
}

bool SvgPieceSet::draw(cairo_t* target, PieceDrawing const& symbol, int rotation) const {
  if (!has(symbol)) return false;
  auto const own = pictures_.find(symbol);
  Picture const& white =
      own != pictures_.end() ? *own->second : *pictures_.at({symbol.code, Side::white});
  cairo_save(target);
  cairo_translate(target, 0.5, 0.5);
  cairo_rotate(target, rotation * std::numbers::pi / 4);
  cairo_translate(target, -0.5, -0.5);
  bool drawn = true;
  if (own != pictures_.end()) {
    drawn = white.draw(target);
  } else {
    // Wide enough for pictures that extend beyond their square.
    for (auto const& [side, left] :
         {std::pair{Side::black, -1.0}, std::pair{Side::white, white.middle}}) {
      cairo_save(target);
      cairo_rectangle(target, left, -1, side == Side::black ? white.middle + 1 : 2 - white.middle,
                      3);
      cairo_clip(target);
      drawn = pictures_.at({symbol.code, side})->draw(target) && drawn;
      cairo_restore(target);
    }
  }
  cairo_restore(target);
  return drawn;
}

std::string SvgPieceSet::picture(PieceDrawing const& symbol) const {
  if (auto const own = svg(symbol); !own.empty()) return std::string(own);
  constexpr double side = 100;
  std::string out;
  Surface surface(cairo_svg_surface_create_for_stream(append_bytes, &out, side, side));
  Context page(cairo_create(surface.get()));
  cairo_scale(page.get(), side, side);
  draw(page.get(), symbol, 0);
  page.reset();
  surface.reset();  // writes the file
  return out;
}

std::string pieces_pdf(drawing::PieceSet const& set) {
  constexpr double side = 10;
  std::string out;
  Surface const surface(cairo_pdf_surface_create_for_stream(append_bytes, &out, side, side));
  cairo_pdf_surface_restrict_to_version(
      surface.get(),
      CAIRO_PDF_VERSION_1_5);  // pdfTeX warns about later versions
  cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_CREATE_DATE,
                                 "2000-01-01T00:00:00Z");  // independent of the current time
  Context page(cairo_create(surface.get()));
  cairo_scale(page.get(), side, side);
  for (PieceDrawing const& symbol : drawable(set)) {
    set.draw(page.get(), symbol, 0);
    cairo_show_page(page.get());
  }
  page.reset();
  cairo_surface_finish(surface.get());
  return out;
}

}  // namespace dawson::backend
