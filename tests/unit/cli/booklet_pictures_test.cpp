// Tests of images in booklets: alone, side by side, in text; damaged images; documents without
// text.
#include <boost/test/unit_test.hpp>
#include <string>

#include "unit/cli/booklet_pages.hpp"

using namespace dawson;

namespace {

constexpr char const* picture =
    "<svg xmlns='http://www.w3.org/2000/svg' width='90' height='60'><rect width='90' height='60' "
    "fill='#c00'/></svg>";

// Returns the number of red runs in a row of pixels.
std::size_t red_stretches(std::string const& pixels, std::size_t row, std::size_t width) {
  std::size_t count = 0;
  bool red = false;
  for (std::size_t x = 0; x < width; ++x) {
    std::size_t const at = (row * width + x) * 3;
    bool const is = static_cast<unsigned char>(pixels[at]) > 150 &&
                    static_cast<unsigned char>(pixels[at + 1]) < 100;
    count += is && !red ? 1 : 0;
    red = is;
  }
  return count;
}

// Returns the numbers of images side by side, from the top of the first page to the bottom.
std::vector<std::size_t> rows_of_pictures(Folder const& folder) {
  output_of("pdftoppm -r 72 -f 1 -l 1 '" + (folder / "a.pdf") + "' '" + (folder / "page") + "'",
            folder);
  std::string const ppm = contents(folder / "page-1.ppm");
  std::size_t width = 0, height = 0;
  int at = 0;
  BOOST_REQUIRE(std::sscanf(ppm.c_str(), "P6 %zu %zu 255%n", &width, &height, &at) == 2);
  std::string const pixels = ppm.substr(static_cast<std::size_t>(at) + 1);
  std::vector<std::size_t> rows;
  std::size_t last = 0;
  for (std::size_t y = 0; y < height; ++y) {
    std::size_t const count = red_stretches(pixels, y, width);
    if (count > 0 && count != last) rows.push_back(count);
    last = count;
  }
  return rows;
}

Ended booklet(Folder const& folder, std::string const& text) {
  put(folder / "a.md", text);
  return run_program({"booklet", "a.md", "-o", "a.pdf", "--diagnostics", "short"}, folder / "");
}

}  // namespace

BOOST_AUTO_TEST_SUITE(booklet_pictures)

BOOST_AUTO_TEST_CASE(images_can_be_alone_side_by_side_or_in_text) {
  Folder const folder;
  put(folder / "p.svg", picture);
  auto const ended = booklet(folder,
                             "Before ![x](p.svg) behind.\n\nText that stands under it.\n\n"
                             "![x](p.svg) ![y](p.svg)\n![z](p.svg)\n\n![alone](p.svg)\n");
  BOOST_TEST(ended.err == "");
  auto const rows = rows_of_pictures(folder);
  std::vector<std::size_t> const expected = {1, 3, 1};
  BOOST_TEST(rows == expected, boost::test_tools::per_element());
  has_all(text_of(folder, "a.pdf"), {"Before", "behind."});
}

BOOST_AUTO_TEST_CASE(a_missing_image_is_reported_wherever_it_is) {
  Folder const folder;
  auto const ended = booklet(folder, "Text.\n\nBefore ![x](none.svg) behind.\n");
  BOOST_TEST(ended.status == 1);
  BOOST_TEST(ended.err ==
             "a.md:3:13: error: cannot read none.svg: No such file or directory [E-IMAGE]\n");
}

BOOST_AUTO_TEST_CASE(a_truncated_jpeg_is_an_error) {
  Folder const folder;
  // A frame of 8 by 8 pixels in one colour; after its header only the end marker is checked.
  std::string const head(
      "\xFF\xD8\xFF\xC0\x00\x0B\x08\x00\x08\x00\x08\x01\x01\x11\x00\xFF\xDA\x00\x02", 19);
  put(folder / "cut.jpg", head + "abc");
  put(folder / "whole.jpg", head + "abc\xFF\xD9");
  BOOST_TEST(booklet(folder, "![x](whole.jpg)\n").err == "");
  BOOST_TEST(booklet(folder, "![x](cut.jpg)\n").err ==
             "a.md:1:6: error: the image cut.jpg is damaged [E-IMAGE]\n");
}

BOOST_AUTO_TEST_CASE(an_image_in_a_caption_is_reported) {
  Folder const folder;
  BOOST_TEST(
      booklet(folder, "```chess\nremark: a ![cup](c.svg)\nfen: 8/8/8/8/8/8/8/K6k\n```\n").err ==
      "a.md:1:1: warning: image c.svg in a caption; its alternative text is printed "
      "[W-IMAGE]\n");
}

BOOST_AUTO_TEST_CASE(an_empty_document_is_one_blank_page) {
  Folder const folder;
  auto const ended = booklet(folder, "");
  BOOST_TEST(ended.status == 0);
  BOOST_TEST(ended.err ==
             "a.md:1:1: warning: the document is empty; one blank page is printed [W-NOTHING]\n");
  has_all(output_of("pdfinfo '" + (folder / "a.pdf") + "'", folder), {"Pages:           1"});
}

BOOST_AUTO_TEST_CASE(blank_sides_of_sheets_are_valid_pages) {
  Folder const folder;
  put(folder / "a.md", "One page.\n");
  BOOST_TEST(run_program({"booklet", "a.md", "-o", "a.pdf", "--impose"}, folder / "").status == 0);
  BOOST_TEST(
      output_of("gs -q -dNOPAUSE -dBATCH -dPDFSTOPONERROR -dPDFSTOPONWARNING -sDEVICE=nullpage '" +
                    (folder / "a.pdf") + "'",
                folder) == "");
  has_all(output_of("pdfinfo '" + (folder / "a.pdf") + "'", folder), {"Pages:           2"});
}

BOOST_AUTO_TEST_CASE(misspelt_front_matter_keys_are_reported) {
  Folder const folder;
  std::string const reported =
      booklet(folder, "---\ntitel: A\nmargins: 2cm\nlayout: post\npaper: a5\n---\n\nText.\n").err;
  BOOST_TEST(reported ==
             "a.md:2:1: warning: unknown key `titel` in front matter [W-KEY]\n"
             "a.md:3:1: warning: `margins` is a key of another program; ignored "
             "[W-KEY]\n");
}

BOOST_AUTO_TEST_SUITE_END()
