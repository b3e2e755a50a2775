#include <boost/test/unit_test.hpp>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "artwork/font.hpp"
#include "backend/pdf/pdf_fonts.hpp"

using namespace dawson;
using backend::PdfFace;

namespace {

struct Pieces : drawing::FontFile {
  std::string_view bytes() const override { return artwork::font_bytes(); }
  unsigned index() const override { return 0; }
};

std::string subset(drawing::FontFile const& file, std::vector<std::uint16_t> const& glyphs) {
  return PdfFace(file).subset(glyphs, [](std::string_view data) { return data; }).packed;
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_font_is_reduced_to_its_glyphs_as_a_cff_program) {
  Pieces const pieces;
  std::string const one = subset(pieces, {1}), three = subset(pieces, {1, 2, 3});
  BOOST_TEST(one.starts_with(std::string("\1\0", 2)), "a header of CFF, version 1.0");
  BOOST_TEST(one.size() < three.size());
  BOOST_TEST(three.size() * 20 < artwork::font_bytes().size());
}

BOOST_AUTO_TEST_CASE(a_subset_is_made_once_for_all_documents) {
  Pieces const pieces;
  int made = 0;
  auto const pack = [&](std::string_view data) {
    ++made;
    return data.substr(0, 10);
  };
  std::size_t const length = PdfFace::of(pieces)->subset({1}, pack).length;
  BOOST_TEST(length > 10U);
  BOOST_TEST(PdfFace::of(pieces)->subset({1}, pack).packed.size() == 10U);
  BOOST_TEST(PdfFace::of(pieces)->subset({1}, pack).length == length);
  BOOST_TEST(made == 1);
  BOOST_TEST(PdfFace::of(pieces)->subset({1, 2}, pack).length > length);
  BOOST_TEST(made == 2);
}
