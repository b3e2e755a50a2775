// librsvg is given bytes and no address, so that it cannot fetch anything; a picture that wants to
// is refused, as it would be shown with a hole. Pictures are scaled to the square as their viewBox
// says.
#include "backend/svg_pieces.hpp"

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <fmt/format.h>
#include <librsvg/rsvg.h>

#include <algorithm>
#include <charconv>
#include <numbers>

#include "backend/cairo_bytes.hpp"
#include "backend/machine_fonts.hpp"
#include "layout/scene.hpp"
#include "text/held.hpp"

namespace dawson::backend {
namespace {

using chess::Side;
using drawing::Piece;
using Surface = text::Held<cairo_surface_t, cairo_surface_destroy>;
using Context = text::Held<cairo_t, cairo_destroy>;

constexpr std::size_t largest_file = 4 << 20;  // bytes; a man is drawn with some kilobytes

bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

bool stays_inside(std::string_view target) {
  while (!target.empty() && is_blank(target.front())) target.remove_prefix(1);
  return target.empty() || target.starts_with('#') || target.starts_with("data:");
}

// The values of `href` and `xlink:href` in a tag that name another file.
std::optional<text::Span> link_outside(std::string_view svg, std::size_t tag, std::size_t end) {
  for (std::size_t at = svg.find("href", tag); at < end; at = svg.find("href", at + 1)) {
    if (!is_blank(svg[at - 1]) && svg[at - 1] != ':') continue;
    std::size_t quote = at + 4;
    while (quote < end && (is_blank(svg[quote]) || svg[quote] == '=')) ++quote;
    if (quote >= end || (svg[quote] != '"' && svg[quote] != '\'')) continue;
    std::size_t const close = std::min(svg.find(svg[quote], quote + 1), end);
    if (!stays_inside(svg.substr(quote + 1, close - quote - 1)))
      return text::Span{quote + 1, close};
  }
  return {};
}

// A part of the file that names another file.
std::optional<text::Span> reference_outside(std::string_view svg) {
  constexpr std::string_view comment = "<!--", comment_end = "-->";
  for (std::size_t at = svg.find('<'); at != std::string_view::npos;) {
    std::string_view const rest = svg.substr(at);
    if (rest.starts_with(comment)) {
      std::size_t const end = svg.find(comment_end, at);
      at = end == std::string_view::npos ? end : svg.find('<', end);
      continue;
    }
    std::size_t const next = std::min(svg.find('<', at + 1), svg.size());
    if (rest.starts_with("<?xml-stylesheet"))
      return text::Span{at, std::min(svg.find('>', at), next)};
    if (rest.starts_with("<!ENTITY"))
      for (std::string_view const word : {" SYSTEM", " PUBLIC"})
        if (std::size_t const found = svg.find(word, at); found < next)
          return text::Span{found + 1, found + word.size()};
    std::size_t const colon = rest.find_first_of(": \t\r\n/>");
    bool const anchor = rest.starts_with("<a ") ||
                        (colon != std::string_view::npos && rest.substr(colon).starts_with(":a "));
    // A link that a reader may follow shows nothing.
    if (!anchor)
      if (auto const outside = link_outside(svg, at, next)) return outside;
    for (std::size_t url = svg.find("url(", at); url < next; url = svg.find("url(", url + 1)) {
      std::size_t const close = std::min(svg.find(')', url), next);
      std::string_view target = svg.substr(url + 4, close - std::min(close, url + 4));
      while (!target.empty() &&
             (is_blank(target.front()) || target.front() == '"' || target.front() == '\''))
        target.remove_prefix(1);
      if (!stays_inside(target)) return text::Span{url, close};
    }
    if (std::size_t const import = svg.find("@import", at); import < next)
      return text::Span{import, import + 7};
    at = next < svg.size() ? next : std::string_view::npos;
  }
  return {};
}

text::Diagnostic refused(text::Span span, std::string message, std::string hint) {
  return text::error("E-PIECES", span, std::move(message), std::move(hint));
}

// librsvg tells places as "line 3 column 7".
std::size_t place_in(std::string_view message, std::string const& svg) {
  auto const number_behind = [&](std::string_view word) {
    std::size_t const found = message.find(word);
    std::size_t number = 0;
    if (found != std::string_view::npos)
      std::from_chars(message.data() + found + word.size(), message.data() + message.size(),
                      number);
    return number;
  };
  std::size_t const line = number_behind("line "), column = number_behind("column ");
  std::size_t at = 0;
  for (std::size_t i = 1; i < line; ++i) {
    std::size_t const end = svg.find('\n', at);
    if (end == std::string::npos) return svg.size();
    at = end + 1;
  }
  return std::min(at + (column > 0 ? column - 1 : 0), svg.size());
}

constexpr RsvgRectangle unit_square{0, 0, 1, 1};

}  // namespace

struct SvgPieceSet::Picture {
  std::string bytes;
  text::Held<RsvgHandle, g_object_unref> handle;
  double middle = 0.5;  // of what it shows, from left to right

  bool draw(cairo_t* target, GError** failure = nullptr) const {
    give_fonts_to(bytes);
    return rsvg_handle_render_document(handle.get(), target, &unit_square, failure) &&
           cairo_status(target) == CAIRO_STATUS_SUCCESS;
  }

  // What of the square it shows. (librsvg's own answer leaves out how pictures without a viewBox
  // are scaled.)
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

std::optional<text::Diagnostic> SvgPieceSet::add(Piece const& piece, std::string svg) {
  if (svg.size() > largest_file)
    return refused({}, "the picture is larger than 4 MB",
                   "a man needs some kilobytes; leave out embedded photographs");
  if (auto const outside = reference_outside(svg))
    return refused(*outside, "the picture wants something from outside of its file",
                   "put it into the file, or remove it");
  GError* failure = nullptr;
  auto picture = std::make_unique<Picture>();
  picture->bytes = std::move(svg);
  picture->handle.reset(rsvg_handle_new_from_data(
      reinterpret_cast<guint8 const*>(picture->bytes.data()), picture->bytes.size(), &failure));
  layout::Rectangle const shown = picture->handle ? picture->ink(&failure) : layout::Rectangle{};
  if (failure) {
    std::string message = failure->message;
    g_error_free(failure);
    message.erase(std::min(message.find('\n'), message.size()));
    std::size_t const at = place_in(message, picture->bytes);
    return refused({at, at}, fmt::format("this is no picture that can be shown: {}", message),
                   "SVG files of any program will do");
  }
  if (shown.width <= 0 || shown.height <= 0)
    return refused({}, "the picture shows nothing", "draw the man within the picture's viewBox");
  picture->middle = shown.x + shown.width / 2;
  pictures_[piece] = std::move(picture);
  return {};
}

bool SvgPieceSet::has(Piece const& piece) const {
  if (pictures_.contains(piece)) return true;
  return piece.side == Side::neutral && pictures_.contains({piece.code, Side::white}) &&
         pictures_.contains({piece.code, Side::black});
}

std::string_view SvgPieceSet::svg(Piece const& piece) const {
  auto const found = pictures_.find(piece);
  return found == pictures_.end() ? std::string_view() : found->second->bytes;
}

bool SvgPieceSet::draw(cairo_t* target, Piece const& piece, int rotation) const {
  if (!has(piece)) return false;
  auto const own = pictures_.find(piece);
  Picture const& white =
      own != pictures_.end() ? *own->second : *pictures_.at({piece.code, Side::white});
  cairo_save(target);
  cairo_translate(target, 0.5, 0.5);
  cairo_rotate(target, rotation * std::numbers::pi / 4);
  cairo_translate(target, -0.5, -0.5);
  bool drawn = true;
  if (own != pictures_.end()) {
    drawn = white.draw(target);
  } else {
    // Wide enough for pictures that go beyond their square.
    for (auto const& [side, left] :
         {std::pair{Side::black, -1.0}, std::pair{Side::white, white.middle}}) {
      cairo_save(target);
      cairo_rectangle(target, left, -1, side == Side::black ? white.middle + 1 : 2 - white.middle,
                      3);
      cairo_clip(target);
      drawn = pictures_.at({piece.code, side})->draw(target) && drawn;
      cairo_restore(target);
    }
  }
  cairo_restore(target);
  return drawn;
}

std::string SvgPieceSet::picture(Piece const& piece) const {
  if (auto const own = svg(piece); !own.empty()) return std::string(own);
  constexpr double side = 100;
  std::string out;
  Surface surface(cairo_svg_surface_create_for_stream(append_bytes, &out, side, side));
  Context page(cairo_create(surface.get()));
  cairo_scale(page.get(), side, side);
  draw(page.get(), piece, 0);
  page.reset();
  surface.reset();  // which writes
  return out;
}

std::string pieces_pdf(drawing::PieceSet const& set) {
  constexpr double side = 10;
  std::string out;
  Surface const surface(cairo_pdf_surface_create_for_stream(append_bytes, &out, side, side));
  cairo_pdf_surface_restrict_to_version(surface.get(),
                                        CAIRO_PDF_VERSION_1_5);  // pdfTeX warns of later ones
  cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_CREATE_DATE,
                                 "2000-01-01T00:00:00Z");  // not the time of day
  Context page(cairo_create(surface.get()));
  cairo_scale(page.get(), side, side);
  for (Piece const& piece : drawable(set)) {
    set.draw(page.get(), piece, 0);
    cairo_show_page(page.get());
  }
  page.reset();
  cairo_surface_finish(surface.get());
  return out;
}

}  // namespace dawson::backend
