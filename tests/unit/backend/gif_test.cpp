// Written files are read by giflib and their frames composed as in viewers.
#include "backend/raster_files.hpp"

#include <gif_lib.h>

#include <boost/test/unit_test.hpp>
#include <cstring>
#include <string>
#include <string_view>
#include <vector>

using namespace dawson;

namespace {

struct Shown {
  int width = 0, height = 0;
  std::vector<std::vector<std::uint32_t>> frames;  // whole pictures
  std::vector<int> delays;
  std::vector<int> stored;  // pixels of each
  bool for_ever = false;
  std::string comment;
};

Shown read(std::string const& bytes) {
  std::string_view left = bytes;
  auto const take = [](GifFileType* file, GifByteType* to, int count) {
    std::string_view& from = *static_cast<std::string_view*>(file->UserData);
    auto const taken = std::min(from.size(), static_cast<std::size_t>(count));
    std::memcpy(to, from.data(), taken);
    from.remove_prefix(taken);
    return static_cast<int>(taken);
  };
  GifFileType* const file = DGifOpen(&left, take, nullptr);
  BOOST_REQUIRE(file);
  BOOST_REQUIRE(DGifSlurp(file) == GIF_OK);
  Shown out{file->SWidth, file->SHeight, {}, {}, {}, false, {}};
  std::vector<std::uint32_t> screen(static_cast<std::size_t>(out.width * out.height));
  for (int i = 0; i < file->ImageCount; ++i) {
    SavedImage const& image = file->SavedImages[i];
    GraphicsControlBlock control{};
    DGifSavedExtensionToGCB(file, i, &control);
    GifImageDesc const& area = image.ImageDesc;
    for (int at = 0; at < area.Width * area.Height; ++at) {
      if (image.RasterBits[at] == control.TransparentColor) continue;
      GifColorType const colour = file->SColorMap->Colors[image.RasterBits[at]];
      int const x = area.Left + at % area.Width, y = area.Top + at / area.Width;
      screen[static_cast<std::size_t>(y * out.width + x)] =
          static_cast<std::uint32_t>(colour.Red << 16 | colour.Green << 8 | colour.Blue);
    }
    for (int e = 0; e < image.ExtensionBlockCount; ++e) {
      ExtensionBlock const& block = image.ExtensionBlocks[e];
      std::string const words(reinterpret_cast<char const*>(block.Bytes),
                              static_cast<std::size_t>(block.ByteCount));
      if (words == "NETSCAPE2.0") out.for_ever = true;
      if (block.Function == COMMENT_EXT_FUNC_CODE) out.comment += words;
    }
    out.frames.push_back(screen);
    out.delays.push_back(control.DelayTime);
    out.stored.push_back(area.Width * area.Height);
  }
  DGifCloseFile(file, nullptr);
  return out;
}

backend::GifFrame frame(std::vector<std::uint32_t> rows, std::size_t width, int delay) {
  return {{std::move(rows), width}, delay};
}

}  // namespace

BOOST_AUTO_TEST_SUITE(gif)

BOOST_AUTO_TEST_CASE(frames_are_read_again_with_their_colours_and_times) {
  std::vector<std::uint32_t> const white(30, 0xffffff);
  std::vector<std::uint32_t> moved = white, last = white;
  moved[7] = 0x123456;
  last[7] = 0x123456;
  last[29] = 0xfe0000;
  Shown const shown = read(backend::gif_file(
      {frame(white, 6, 300), frame(moved, 6, 150), frame(last, 6, 300)}, "white, then less so"));
  BOOST_TEST(shown.width == 6);
  BOOST_TEST(shown.height == 5);
  BOOST_REQUIRE(shown.frames.size() == 3U);
  BOOST_TEST((shown.frames[0] == white));
  BOOST_TEST((shown.frames[1] == moved));
  BOOST_TEST((shown.frames[2] == last));
  BOOST_TEST(shown.delays == (std::vector<int>{300, 150, 300}), boost::test_tools::per_element());
  BOOST_TEST(shown.stored == (std::vector<int>{30, 1, 1}), boost::test_tools::per_element());
  BOOST_TEST(shown.for_ever);
  BOOST_TEST(shown.comment == "white, then less so");
}

BOOST_AUTO_TEST_CASE(a_frame_without_changes_keeps_its_duration) {
  std::vector<std::uint32_t> const one(4, 0x00ff00);
  Shown const shown = read(backend::gif_file({frame(one, 2, 10), frame(one, 2, 20)}, ""));
  BOOST_TEST(shown.delays == (std::vector<int>{10, 20}), boost::test_tools::per_element());
  BOOST_TEST((shown.frames[1] == one));
}

// The bytes above the colour have no meaning in cairo.
BOOST_AUTO_TEST_CASE(bytes_above_the_colour_are_ignored) {
  Shown const shown = read(backend::gif_file({frame({0xff102030, 0x00102030}, 2, 10)}, ""));
  BOOST_TEST(shown.frames[0][0] == 0x102030U);
  BOOST_TEST(shown.frames[0][1] == 0x102030U);
}

BOOST_AUTO_TEST_CASE(of_too_many_colours_frequent_ones_stay_and_others_are_replaced) {
  std::vector<std::uint32_t> rows(1000, 0xffffff);
  for (std::uint32_t i = 0; i < 500; ++i) rows.push_back(i % 256 << 16 | (i / 2) << 8);
  rows.resize(2000, 0xf2c14e);
  Shown const shown = read(backend::gif_file({frame(rows, 50, 10)}, ""));
  BOOST_TEST(shown.frames[0].front() == 0xffffffU);
  BOOST_TEST(shown.frames[0].back() == 0xf2c14eU);
  int worst = 0;
  for (std::size_t i = 0; i < rows.size(); ++i)
    for (int shift = 0; shift <= 16; shift += 8)
      worst = std::max(worst, std::abs(static_cast<int>(rows[i] >> shift & 0xff) -
                                       static_cast<int>(shown.frames[0][i] >> shift & 0xff)));
  BOOST_TEST(worst <= 8);
}

BOOST_AUTO_TEST_SUITE_END()
