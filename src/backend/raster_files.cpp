#include "backend/raster_files.hpp"

#include <algorithm>
#include <cmath>
#include <new>
#include <optional>
#include <string_view>
#include <unordered_map>
#include <utility>

#include <gif_lib.h>
#include <libdeflate.h>

#include "backend/file_encoding.hpp"
#include "backend/pixels.hpp"
#include "drawing/board.hpp"
#include "text/c_library.hpp"

namespace dawson::backend {

text::Result<std::string> png_diagram(layout::Scene const& scene,
                                      layout::PlacedCaption const& caption, double dpi,
                                      layout::Typeset const& typeset,
                                      drawing::PieceSet const* piece_set,
                                      text::Limits const& limits, PngText const& description) {
  auto const pixels = drawn_pixels(scene, caption, drawing::diagram_box(scene, caption), dpi,
                                   typeset, piece_set, limits);
  if (!pixels) return pixels.error();
  return png_file(pixels->rows, pixels->width, dpi, description);
}

namespace {

enum Filter : char { no_filter, up = 2 };

constexpr std::uint32_t rgb = 0xffffff;

void append_number(std::string& out, std::uint32_t value) {
  for (int shift = 24; shift >= 0; shift -= 8) out += static_cast<char>(value >> shift & 0xff);
}

void append_colour(std::string& out, std::uint32_t colour) {
  for (int shift = 16; shift >= 0; shift -= 8) out += static_cast<char>(colour >> shift & 0xff);
}

void append_chunk(std::string& out, std::string_view type, std::string_view data) {
  append_number(out, static_cast<std::uint32_t>(data.size()));
  std::size_t const begin = out.size();
  out.append(type).append(data);
  append_number(out, libdeflate_crc32(0, out.data() + begin, out.size() - begin));
}

// Returns rows of indices of `palette`, or nothing if there are more than 256 colours.
std::optional<std::string> indexed(std::span<std::uint32_t const> pixels, std::size_t width,
                                   std::string& palette) {
  constexpr std::size_t most_colours = 256;
  std::unordered_map<std::uint32_t, char> known;
  std::string rows;
  rows.reserve(pixels.size() + pixels.size() / width);
  std::uint32_t last = ~rgb;
  char index = 0;
  for (std::size_t i = 0; i < pixels.size(); ++i) {
    if (i % width == 0) rows += static_cast<char>(no_filter);
    if (std::uint32_t const colour = pixels[i] & rgb; colour != last) {
      auto const [found, is_new] = known.try_emplace(colour, static_cast<char>(known.size()));
      if (is_new && known.size() > most_colours) return {};
      if (is_new) append_colour(palette, colour);
      index = found->second;
      last = colour;
    }
    rows += index;
  }
  return rows;
}

// Returns rows of colours, each one minus the row above.
std::string filtered(std::span<std::uint32_t const> pixels, std::size_t width) {
  std::string rows;
  rows.reserve(3 * pixels.size() + pixels.size() / width);
  for (std::size_t i = 0; i < pixels.size(); ++i) {
    if (i % width == 0) rows += static_cast<char>(up);
    std::uint32_t const above = i < width ? 0 : pixels[i - width];
    for (int shift = 16; shift >= 0; shift -= 8)
      rows += static_cast<char>((pixels[i] >> shift) - (above >> shift));
  }
  return rows;
}

}  // namespace

std::string png_file(std::span<std::uint32_t const> pixels, std::size_t width, double dpi,
                     PngText const& description) {
  std::string palette;
  auto const rows = indexed(pixels, width, palette);
  std::string header;
  append_number(header, static_cast<std::uint32_t>(width));
  append_number(header, static_cast<std::uint32_t>(pixels.size() / width));
  constexpr char depth = 8, full_colour = 2, of_palette = 3;
  header += depth;
  header += rows ? of_palette : full_colour;
  header.append(3, '\0');  // standard compression and filters, not interlaced

  std::string size;
  constexpr double inches_a_metre = 1 / 0.0254;
  for (int side = 0; side < 2; ++side)
    append_number(size, static_cast<std::uint32_t>(std::lround(dpi * inches_a_metre)));
  size += '\1';  // pixels per metre

  std::string out = "\x89PNG\r\n\x1a\n";
  append_chunk(out, "IHDR", header);
  append_chunk(out, "pHYs", size);
  if (!description.text.empty()) {
    // Keyword, uncompressed, language, no translated keyword (PNG, 11.3.4.5).
    std::string const none(1, '\0');
    append_chunk(
        out, "iTXt",
        "Description" + none + none + none + description.language + none + none + description.text);
  }
  if (rows) append_chunk(out, "PLTE", palette);
  append_chunk(out, "IDAT", Deflater().zlib(rows ? *rows : filtered(pixels, width)));
  append_chunk(out, "IEND", {});
  return out;
}

namespace {

constexpr std::size_t most_colours = 255;  // one index means unchanged

void check(int done) {
  if (done == GIF_ERROR)
    throw std::bad_alloc();  // output goes to memory, so no other error is possible
}

// Returns the distance of two colours, weighted because the eye is most sensitive to green and
// least to blue.
std::uint64_t distance(std::uint32_t one, std::uint32_t other) {
  constexpr int weights[] = {2, 4, 3};  // blue, green and red
  std::uint64_t sum = 0;
  for (int i = 0; i < 3; ++i) {
    int const by = static_cast<int>(one >> 8 * i & 0xff) - static_cast<int>(other >> 8 * i & 0xff);
    sum += static_cast<std::uint64_t>(weights[i] * by * by);
  }
  return sum;
}

class Palette {
 public:
  explicit Palette(std::vector<GifFrame> const& frames) {
    std::unordered_map<std::uint32_t, std::uint64_t> counts;
    for (GifFrame const& frame : frames)
      for (std::uint32_t const pixel : frame.pixels.rows) ++counts[pixel & Pixels::colour];
    for (auto const& [colour, count] : counts) all_.push_back({colour, count});
    std::ranges::sort(all_, [](Seen const& one, Seen const& other) {
      return std::pair(other.count, one.colour) < std::pair(one.count, other.colour);
    });
    choose();
    for (Seen const& one : all_) index_.emplace(one.colour, one.closest);
  }

  std::vector<std::uint32_t> const& colours() const { return chosen_; }
  GifByteType index(std::uint32_t pixel) const { return index_.at(pixel & Pixels::colour); }

 private:
  struct Seen {
    std::uint32_t colour = 0;
    std::uint64_t count = 0;
    std::uint64_t error = static_cast<std::uint64_t>(-1);  ///< to the closest chosen colour
    GifByteType closest = 0;
  };

  // Chooses the most frequent colour first, then repeatedly the one with the greatest total error.
  void choose() {
    for (Seen const* next = all_.data(); next;) {
      auto const number = static_cast<GifByteType>(chosen_.size());
      std::uint32_t const colour = next->colour;
      chosen_.push_back(colour);
      next = nullptr;
      std::uint64_t most = 0;
      for (Seen& one : all_) {
        std::uint64_t const error = distance(one.colour, colour);
        if (error < one.error) one.error = error, one.closest = number;
        if (one.error * one.count > most) most = one.error * one.count, next = &one;
      }
      if (chosen_.size() == most_colours) break;
    }
  }

  std::vector<Seen> all_;
  std::vector<std::uint32_t> chosen_;
  std::unordered_map<std::uint32_t, GifByteType> index_;
};

struct Area {
  std::size_t left = 0, top = 0, right = 0, bottom = 0;
};

// Returns the area in which two pictures differ, or one pixel if they are equal, because a frame
// cannot be empty.
Area changed(Pixels const& before, Pixels const& now) {
  Area area{now.width, now.height(), 0, 0};
  for (std::size_t i = 0; i < now.rows.size(); ++i) {
    if (before.rows[i] == now.rows[i]) continue;
    std::size_t const x = i % now.width, y = i / now.width;
    area = {std::min(area.left, x), std::min(area.top, y), std::max(area.right, x + 1),
            std::max(area.bottom, y + 1)};
  }
  return area.right == 0 ? Area{0, 0, 1, 1} : area;
}

class GifWriter {
 public:
  explicit GifWriter(std::vector<GifFrame> const& frames) : frames_(frames), palette_(frames) {
    file_ = EGifOpen(&out_, append, nullptr);
    if (!file_) throw std::bad_alloc();
    EGifSetGifVersion(file_, true);
  }
  ~GifWriter() {
    if (file_) EGifCloseFile(file_, nullptr);
  }
  GifWriter(GifWriter const&) = delete;
  GifWriter& operator=(GifWriter const&) = delete;

  std::string run(std::string const& comment) {
    Pixels const& first = frames_.front().pixels;
    text::CPtr<ColorMapObject, GifFreeMapObject> const map(colour_map());
    check(EGifPutScreenDesc(file_, static_cast<int>(first.width), static_cast<int>(first.height()),
                            8, 0, map.get()));
    put_endless_loop();
    if (!comment.empty()) check(EGifPutComment(file_, comment.c_str()));
    Pixels const* before = nullptr;
    for (GifFrame const& frame : frames_) {
      put(frame, before,
          before ? changed(*before, frame.pixels) : Area{0, 0, first.width, first.height()});
      before = &frame.pixels;
    }
    check(EGifCloseFile(std::exchange(file_, nullptr), nullptr));
    return std::move(out_);
  }

 private:
  static int append(GifFileType* file, GifByteType const* bytes, int count) {
    static_cast<std::string*>(file->UserData)
        ->append(reinterpret_cast<char const*>(bytes), static_cast<std::size_t>(count));
    return count;
  }

  ColorMapObject* colour_map() const {
    auto const& colours = palette_.colours();
    int const bits = GifBitSize(static_cast<int>(colours.size()) + 1);
    ColorMapObject* const map = GifMakeMapObject(1 << std::max(bits, 1), nullptr);
    if (!map) throw std::bad_alloc();
    for (std::size_t i = 0; i < colours.size(); ++i)
      map->Colors[i] = {static_cast<GifByteType>(colours[i] >> 16),
                        static_cast<GifByteType>(colours[i] >> 8),
                        static_cast<GifByteType>(colours[i])};
    return map;
  }

  // Writes the Netscape extension block: sub-block 1 and the number of repetitions, 0 for endless.
  void put_endless_loop() {
    constexpr std::string_view name = "NETSCAPE2.0";
    constexpr GifByteType repetitions[] = {1, 0, 0};
    check(EGifPutExtensionLeader(file_, APPLICATION_EXT_FUNC_CODE));
    check(EGifPutExtensionBlock(file_, name.size(), name.data()));
    check(EGifPutExtensionBlock(file_, sizeof repetitions, repetitions));
    check(EGifPutExtensionTrailer(file_));
  }

  // Pixels that have not changed are transparent within the area too, which compresses best.
  void put(GifFrame const& frame, Pixels const* before, Area const& area) {
    auto const none = static_cast<GifByteType>(palette_.colours().size());
    GraphicsControlBlock const control{DISPOSE_DO_NOT, false, frame.delay,
                                       before ? none : NO_TRANSPARENT_COLOR};
    GifByteType bytes[4];
    check(EGifPutExtension(file_, GRAPHICS_EXT_FUNC_CODE,
                           static_cast<int>(EGifGCBToExtension(&control, bytes)), bytes));
    std::size_t const width = area.right - area.left;
    check(EGifPutImageDesc(file_, static_cast<int>(area.left), static_cast<int>(area.top),
                           static_cast<int>(width), static_cast<int>(area.bottom - area.top), false,
                           nullptr));
    std::vector<GifByteType> row(width);
    for (std::size_t y = area.top; y < area.bottom; ++y) {
      for (std::size_t x = 0; x < width; ++x) {
        std::size_t const at = y * frame.pixels.width + area.left + x;
        std::uint32_t const pixel = frame.pixels.rows[at];
        row[x] = before && before->rows[at] == pixel ? none : palette_.index(pixel);
      }
      check(EGifPutLine(file_, row.data(), static_cast<int>(width)));
    }
  }

  std::vector<GifFrame> const& frames_;
  Palette palette_;
  std::string out_;
  GifFileType* file_ = nullptr;
};

}  // namespace

std::string gif_file(std::vector<GifFrame> const& frames, std::string const& comment) {
  return GifWriter(frames).run(comment);
}

}  // namespace dawson::backend
