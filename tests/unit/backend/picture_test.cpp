#include <boost/test/unit_test.hpp>

#include <cmath>
#include <string>

#include "backend/pdf/picture.hpp"

using namespace dawson;

namespace {

text::Result<std::shared_ptr<pages::Picture const>> loaded(std::string const& path,
                                                           std::string const& bytes) {
  auto const file = backend::read_picture(path, bytes);
  if (!file) return file.error();
  return backend::load_picture(path, *file);
}

}  // namespace

BOOST_AUTO_TEST_CASE(an_input_that_is_no_picture_is_reported) {
  for (char const* bytes : {"", "text", "\x89PNG\r\n\x1a\n", "\xff\xd8\xff", "%PDF-1.5", "<svg"}) {
    auto const picture = loaded("a.png", bytes);
    BOOST_REQUIRE(!picture.ok());
    BOOST_TEST(picture.error().code == "E-IMAGE");
  }
}

BOOST_AUTO_TEST_CASE(svg_pictures_have_the_size_that_they_declare) {
  auto const size = [](std::string const& attributes) -> std::string {
    auto const picture = loaded("a.svg", "<svg xmlns='http://www.w3.org/2000/svg' " + attributes +
                                             "><rect width='10' height='10'/></svg>");
    if (!picture) return picture.error().code;
    return std::to_string(std::lround((*picture)->width)) + "x" +
           std::to_string(std::lround((*picture)->height));
  };
  BOOST_TEST(size("width='40' height='80'") == "30x60");
  BOOST_TEST(size("width='72pt' height='1in'") == "72x72");
  BOOST_TEST(size("viewBox='0 0 400 200'") == "300x150");
  BOOST_TEST(size("width='0' height='80'") == "E-IMAGE");
  BOOST_TEST(size("width='40' height='0'") == "E-IMAGE");
}

namespace {

// One red pixel.
std::string const png(
    "\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\x02\0\0\0\x90wS\xde\0\0\0\x0cIDATx"
    "\x9c"
    "c\xf8\xcf\xc0\0\0\x03\x01\x01\0\xc9\xfe\x92\xef\0\0\0\0IEND\xae"
    "B`\x82",
    69);
std::string const gif(
    "GIF89a\x01\0\x01\0\x80\0\0\xff\0\0\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02"
    "D\x01\0;",
    35);

std::string kind_of(std::string const& path, std::string const& bytes) {
  auto const file = backend::read_picture(path, bytes);
  if (!file) return file.error().code;
  if (auto const fault = backend::pixel_fault(path, *file, {})) return fault->code;
  return file->kind ? std::string(file->kind->media_type) : "none";
}

}  // namespace

BOOST_AUTO_TEST_CASE(the_kind_of_a_picture_is_read_from_its_bytes) {
  BOOST_TEST(kind_of("a.jpg", png) == "image/png");
  BOOST_TEST(kind_of("a", png) == "image/png");
  BOOST_TEST(kind_of("a.png", gif) == "image/gif");
  BOOST_TEST(kind_of("a.gif", "<svg xmlns='http://www.w3.org/2000/svg'/>") == "image/svg+xml");
  BOOST_TEST(kind_of("a.svg", "%PDF-1.5") == "application/pdf");
  BOOST_TEST(kind_of("film.mp4", "....") == "none");
}

BOOST_AUTO_TEST_CASE(pictures_truncated_anywhere_are_errors) {
  for (std::string const& whole : {png, gif}) {
    BOOST_TEST(kind_of("a.png", whole).starts_with("image/"));
    for (std::size_t length = 0; length < whole.size(); ++length)
      BOOST_TEST(kind_of("a.png", whole.substr(0, length)) == "E-IMAGE", length);
  }
  std::string other = png;
  other[45] = static_cast<char>(other[45] ^ 1);  // breaks the checksum
  BOOST_TEST(kind_of("a.png", other) == "E-IMAGE");
}

BOOST_AUTO_TEST_CASE(a_picture_with_too_many_pixels_is_refused_before_decoding) {
  text::Limits limits;
  limits.pixels = 0;
  auto const file = backend::read_picture("a.png", png);
  BOOST_REQUIRE(file.ok());
  BOOST_REQUIRE(backend::pixel_fault("a.png", *file, limits).has_value());
  BOOST_TEST(backend::pixel_fault("a.png", *file, limits)->code == "E-LIMIT");
  BOOST_TEST(backend::load_picture("a.png", *file, limits).error().code == "E-LIMIT");
}

BOOST_AUTO_TEST_CASE(pixels_of_png_and_gif_are_embedded_in_booklets) {
  for (std::string const& bytes : {png, gif}) {
    auto const picture = loaded("a.png", bytes);
    BOOST_REQUIRE(picture.ok());
    BOOST_TEST((*picture)->width == 0.5);
  }
}
