#include "backend/raster_files.hpp"

#include <boost/test/unit_test.hpp>
#include <cairo.h>

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <vector>

#include "type/type.hpp"

using namespace dawson;

namespace {

// The ink of a picture: its extent in pixels.
struct Ink {
  int width = 0, height = 0;  // of the picture
  int left = 1 << 20, right = -1, top = 1 << 20, bottom = -1;
};

cairo_surface_t* read(std::string const& png) {
  struct Left {
    std::string_view bytes;
  } left{png};
  auto const read = [](void* from, unsigned char* to, unsigned count) {
    std::string_view& bytes = static_cast<Left*>(from)->bytes;
    if (bytes.size() < count) return CAIRO_STATUS_READ_ERROR;
    std::memcpy(to, bytes.data(), count);
    bytes.remove_prefix(count);
    return CAIRO_STATUS_SUCCESS;
  };
  cairo_surface_t* const surface = cairo_image_surface_create_from_png_stream(read, &left);
  BOOST_REQUIRE(cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS);
  return surface;
}

Ink ink_of(std::string const& png) {
  cairo_surface_t* const surface = read(png);
  Ink ink;
  ink.width = cairo_image_surface_get_width(surface);
  ink.height = cairo_image_surface_get_height(surface);
  for (int y = 0; y < ink.height; ++y) {
    unsigned char const* const row =
        cairo_image_surface_get_data(surface) + y * cairo_image_surface_get_stride(surface);
    for (int x = 0; x < ink.width; ++x) {
      if (row[4 * x] >= 128) continue;
      ink.left = std::min(ink.left, x);
      ink.right = std::max(ink.right, x);
      ink.top = std::min(ink.top, y);
      ink.bottom = std::max(ink.bottom, y);
    }
  }
  cairo_surface_destroy(surface);
  return ink;
}

// A square of 20 mm with a text in it, and nothing else.
Ink lettered(std::string const& text, double dpi) {
  auto const type = type::Type::open();
  BOOST_REQUIRE(type.ok());
  layout::Scene scene;
  scene.width = scene.height = 1;
  scene.square = 20;
  scene.style = layout::hatched_style();
  scene.frame = {0, 0, 1, 1};
  scene.pieces.push_back({{0, 0, 1, 1}, chess::Text{text, 0}});
  auto const png = backend::png_diagram(scene, {}, dpi, type->typeset());
  BOOST_REQUIRE(png.ok());
  return ink_of(*png);
}

}  // namespace

BOOST_AUTO_TEST_CASE(the_resolution_gives_the_number_of_pixels) {
  Ink const once = lettered("H", 127), twice = lettered("H", 254);
  BOOST_TEST(std::abs(once.width - 100) <= 1);
  BOOST_TEST(std::abs(twice.width - 200) <= 1);
}

// A letter of another font, or another glyph of this font, has another shape.
BOOST_AUTO_TEST_CASE(letters_are_in_the_programs_font) {
  auto const shape = [](std::string const& text) {
    Ink const ink = lettered(text, 508);
    return static_cast<double>(ink.right - ink.left) / (ink.bottom - ink.top);
  };
  BOOST_TEST(std::abs(shape("H") - 1.07) < 0.02);
  BOOST_TEST(std::abs(shape("I") - 0.41) < 0.02);
  BOOST_TEST(std::abs(shape("W") - 1.44) < 0.02);
}

BOOST_AUTO_TEST_CASE(all_pixels_are_read_again_from_palettes_and_full_colours) {
  constexpr std::size_t colour_type = 25;  // offset of a byte of the header
  for (std::size_t const colours : {1U, 2U, 256U, 257U, 1000U}) {
    std::size_t const width = 20, height = 50;
    std::vector<std::uint32_t> pixels(width * height);
    for (std::size_t i = 0; i < pixels.size(); ++i)
      pixels[i] = static_cast<std::uint32_t>(0xff000000U | (i % colours) * 16'001);
    std::string const png = backend::png_file(pixels, width, 300);
    BOOST_TEST(png[colour_type] == (colours <= 256 ? 3 : 2));
    cairo_surface_t* const surface = read(png);
    BOOST_REQUIRE(cairo_image_surface_get_width(surface) == static_cast<int>(width));
    BOOST_REQUIRE(cairo_image_surface_get_height(surface) == static_cast<int>(height));
    auto const* const back =
        reinterpret_cast<std::uint32_t const*>(cairo_image_surface_get_data(surface));
    std::size_t wrong = 0;
    for (std::size_t i = 0; i < pixels.size(); ++i)
      wrong += ((pixels[i] ^ back[i]) & 0xffffffU) != 0;
    BOOST_TEST(wrong == 0U);
    cairo_surface_destroy(surface);
  }
}
