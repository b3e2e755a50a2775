#include "backend/pictures/raster.hpp"

#include <gif_lib.h>
#include <png.h>

#include <algorithm>
#include <csetjmp>
#include <cstdint>
#include <cstring>
#include <vector>

#include "text/c_library.hpp"

namespace dawson::backend {
namespace {

std::size_t byte_at(std::string_view bytes, std::size_t at) {
  return at < bytes.size() ? static_cast<unsigned char>(bytes[at]) : 0U;
}

std::size_t big_endian(std::string_view bytes, std::size_t at, std::size_t count) {
  std::size_t out = 0;
  for (std::size_t i = 0; i < count; ++i) out = out << 8U | byte_at(bytes, at + i);
  return out;
}

std::size_t little_endian(std::string_view bytes, std::size_t at, std::size_t count) {
  std::size_t out = 0;
  for (std::size_t i = count; i-- > 0;) out = out << 8U | byte_at(bytes, at + i);
  return out;
}

// The unread rest of a file in memory.
struct Unread {
  std::string_view bytes;
  std::size_t at = 0;

  bool take(void* to, std::size_t length) {
    if (bytes.size() - at < length) return false;
    std::memcpy(to, bytes.data() + at, length);
    at += length;
    return true;
  }
};

void put_pixel(RasterPixels& pixels, std::size_t at, unsigned char const* rgb, unsigned alpha) {
  for (std::size_t i = 0; i < 3; ++i) pixels.rgb[at * 3 + i] = static_cast<char>(rgb[i]);
  pixels.alpha[at] = static_cast<char>(alpha);
}

void make_room(RasterPixels& pixels, RasterSize size) {
  pixels.size = size;
  pixels.rgb.assign(size.width * size.height * 3, '\xFF');
  pixels.alpha.assign(size.width * size.height, '\0');
}

// libpng reports errors with longjmp: nothing in this class may have a destructor.
struct PngReader {
  png_structp png = nullptr;
  png_infop info = nullptr;
  Unread* from = nullptr;
  bool as_rgba = false;

  bool open() {
    png = png_create_read_struct(
        PNG_LIBPNG_VER_STRING, nullptr, [](png_structp at, png_const_charp) { png_longjmp(at, 1); },
        [](png_structp, png_const_charp) {});
    if (png) info = png_create_info_struct(png);
    return info != nullptr;
  }
  void close() { png_destroy_read_struct(&png, &info, nullptr); }

  // Returns the length of a row in bytes, or 0 if the picture cannot be read.
  std::size_t read_header() {
    if (setjmp(png_jmpbuf(png))) return 0;  // NOLINT
    png_set_read_fn(png, from, [](png_structp at, png_bytep to, std::size_t length) {
      if (!static_cast<Unread*>(png_get_io_ptr(at))->take(to, length))
        png_error(at, "the file ends");
    });
    png_read_info(png, info);
    if (as_rgba) {
      png_set_expand(png);
      png_set_scale_16(png);
      png_set_gray_to_rgb(png);
      png_set_filler(png, 0xFF, PNG_FILLER_AFTER);
    }
    passes = png_set_interlace_handling(png);
    png_read_update_info(png, info);
    height = png_get_image_height(png, info);
    return png_get_rowbytes(png, info);
  }

  // Reads all rows, into one place or, with `step`, each one after the previous.
  bool rows(unsigned char* to, std::size_t step) {
    if (setjmp(png_jmpbuf(png))) return false;  // NOLINT
    for (int pass = 0; pass < passes; ++pass)
      for (png_uint_32 row = 0; row < height; ++row) png_read_row(png, to + row * step, nullptr);
    png_read_end(png, nullptr);
    return true;
  }

  int passes = 1;
  png_uint_32 height = 0;
};

int read_gif(GifFileType* file, GifByteType* to, int length) {
  return static_cast<Unread*>(file->UserData)->take(to, static_cast<std::size_t>(length)) ? length
                                                                                          : 0;
}

void close_gif(GifFileType* file) { DGifCloseFile(file, nullptr); }

class GifReader {
 public:
  GifReader(std::string_view bytes, RasterPixels* pixels, std::size_t most)
      : from_{bytes}, pixels_(pixels), left_(most) {}

  bool run() {
    file_.reset(DGifOpen(&from_, read_gif, nullptr));
    if (!file_) return false;
    GifRecordType kind = UNDEFINED_RECORD_TYPE;
    while (!has_enough_ && DGifGetRecordType(file_.get(), &kind) == GIF_OK) {
      if (kind == TERMINATE_RECORD_TYPE) return frames > 0;
      bool const read = kind == IMAGE_DESC_RECORD_TYPE  ? frame()
                        : kind == EXTENSION_RECORD_TYPE ? extension()
                                                        : true;
      if (!read) return false;
    }
    return has_enough_;
  }

  std::size_t frames = 0;

 private:
  bool extension() {
    int code = 0;
    GifByteType* block = nullptr;
    if (DGifGetExtension(file_.get(), &code, &block) != GIF_OK) return false;
    while (block) {
      if (code == GRAPHICS_EXT_FUNC_CODE && frames == 0)
        DGifExtensionToGCB(block[0], block + 1, &control_);
      if (DGifGetExtensionNext(file_.get(), &block) != GIF_OK) return false;
    }
    return true;
  }

  bool frame() {
    if (DGifGetImageDesc(file_.get()) != GIF_OK) return false;
    GifImageDesc const& image = file_->Image;
    if (image.Width <= 0 || image.Height <= 0) return false;
    std::size_t const pixels =
        static_cast<std::size_t>(image.Width) * static_cast<std::size_t>(image.Height);
    has_enough_ = pixels > left_;
    if (has_enough_) return frames > 0;
    left_ -= pixels;
    std::vector<GifPixelType> row(static_cast<std::size_t>(image.Width));
    bool const keeps = pixels_ && frames == 0;
    ColorMapObject const* const colours = image.ColorMap ? image.ColorMap : file_->SColorMap;
    if (!colours) return false;
    if (keeps)
      make_room(*pixels_, {static_cast<std::size_t>(file_->SWidth),
                           static_cast<std::size_t>(file_->SHeight)});
    constexpr int starts[] = {0, 4, 2, 1}, steps[] = {8, 8, 4, 2};
    for (std::size_t pass = 0; pass < (image.Interlace ? 4U : 1U); ++pass)
      for (int y = image.Interlace ? starts[pass] : 0; y < image.Height;
           y += image.Interlace ? steps[pass] : 1) {
        if (DGifGetLine(file_.get(), row.data(), image.Width) != GIF_OK) return false;
        if (keeps) put(row, *colours, y);
      }
    ++frames;
    return true;
  }

  void put(std::vector<GifPixelType> const& row, ColorMapObject const& colours, int y) const {
    GifImageDesc const& image = file_->Image;
    for (int x = 0; x < image.Width; ++x) {
      int const number = row[static_cast<std::size_t>(x)], left = image.Left + x,
                top = image.Top + y;
      if (left >= file_->SWidth || top >= file_->SHeight || number >= colours.ColorCount) continue;
      GifColorType const& colour = colours.Colors[number];
      unsigned char const rgb[] = {colour.Red, colour.Green, colour.Blue};
      if (number != control_.TransparentColor)
        put_pixel(
            *pixels_,
            static_cast<std::size_t>(top) * pixels_->size.width + static_cast<std::size_t>(left),
            rgb, 255);
    }
  }

  Unread from_;
  RasterPixels* pixels_;
  std::size_t left_;         // pixels that may still be decoded
  bool has_enough_ = false;  // later frames are ignored
  text::CPtr<GifFileType, close_gif> file_;
  GraphicsControlBlock control_{0, false, 0, NO_TRANSPARENT_COLOR};
};

}  // namespace

std::optional<RasterSize> png_size(std::string_view bytes) {
  constexpr std::size_t width = 16, height = 20;  // offsets in the file (PNG, 11.2.2)
  if (bytes.size() < height + 4) return {};
  return RasterSize{big_endian(bytes, width, 4), big_endian(bytes, height, 4)};
}

std::optional<RasterSize> gif_size(std::string_view bytes) {
  constexpr std::size_t width = 6, height = 8;  // offsets (GIF89a, section 18)
  if (bytes.size() < height + 2) return {};
  return RasterSize{little_endian(bytes, width, 2), little_endian(bytes, height, 2)};
}

bool decode_png(std::string_view bytes, RasterPixels* pixels) {
  constexpr std::size_t channels = 4;
  Unread from{bytes};
  PngReader reader;
  reader.from = &from;
  reader.as_rgba = pixels != nullptr;
  std::vector<unsigned char> rows;
  bool sound = false;
  if (reader.open()) {
    std::size_t const length = reader.read_header();
    if (length > 0) {
      rows.resize(pixels ? length * reader.height : length);
      sound = reader.rows(rows.data(), pixels ? length : 0);
    }
    if (sound && pixels) {
      make_room(*pixels, {length / channels, reader.height});
      for (std::size_t i = 0; i < pixels->alpha.size(); ++i)
        put_pixel(*pixels, i, &rows[i * channels], rows[i * channels + 3]);
    }
  }
  reader.close();
  return sound;
}

std::size_t decode_gif(std::string_view bytes, RasterPixels* pixels, std::size_t most) {
  GifReader reader(bytes, pixels, most);
  return reader.run() ? reader.frames : 0;
}

std::optional<JpegHead> jpeg_head(std::string_view bytes) {
  JpegHead out;
  for (std::size_t at = 2; at + 9 < bytes.size();) {
    if (byte_at(bytes, at) != 0xFF) return {};
    std::size_t const marker = byte_at(bytes, at + 1);
    if (marker == 0xFF) {
      ++at;
      continue;
    }
    std::size_t const length = big_endian(bytes, at + 2, 2);
    if (marker == 0xEE && bytes.substr(at + 4, 5) == "Adobe") out.inverted = true;
    bool const frame =
        marker >= 0xC0 && marker <= 0xCF && marker != 0xC4 && marker != 0xC8 && marker != 0xCC;
    if (frame) {
      out.size = {big_endian(bytes, at + 7, 2), big_endian(bytes, at + 5, 2)};
      out.components = static_cast<int>(byte_at(bytes, at + 9));
      // A truncated picture has no end marker; readers would show a part of it or nothing.
      bool const whole = bytes.find("\xFF\xD9", at) != std::string_view::npos;
      if (out.size.width == 0 || out.size.height == 0 || !whole) return {};
      return out;
    }
    if (length < 2) return {};
    at += 2 + length;
  }
  return {};
}

bool is_whole_webp(std::string_view bytes) {
  constexpr std::size_t head = 12, of_chunk = 8;
  std::size_t const end = 8 + little_endian(bytes, 4, 4);
  if (bytes.size() < head + of_chunk || end > bytes.size()) return false;
  std::size_t at = head;
  while (at + of_chunk <= end) {
    std::size_t const length = little_endian(bytes, at + 4, 4);
    if (length > end - at - of_chunk) return false;
    at += of_chunk + length + length % 2;
  }
  return at > head && at >= end;
}

bool is_whole_avif(std::string_view bytes) {
  std::size_t at = 0;
  bool data = false;
  while (at < bytes.size()) {
    std::size_t length = big_endian(bytes, at, 4);
    if (length == 1) length = big_endian(bytes, at + 8, 8);
    if (length == 0) length = bytes.size() - at;  // extends to the end
    if (length < 8 || length > bytes.size() - at) return false;
    data = data || bytes.substr(at + 4, 4) == "mdat";
    at += length;
  }
  return data;
}

}  // namespace dawson::backend
