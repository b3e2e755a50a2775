// The one reader of pictures in files: what each is by its bytes, and what outputs get of it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "text/diagnostic.hpp"
#include "text/limits.hpp"
#include "text/result.hpp"

namespace dawson::backend {

enum class PictureType : std::uint8_t { png, jpeg, gif, svg, webp, avif, pdf };

/// A kind of pictures, and which outputs show it.
struct PictureKind {
  PictureType type;
  std::string_view name;        ///< "PNG"
  std::string_view suffix;      ///< ".png": of files that we name
  std::string_view media_type;  ///< "image/png"
  bool in_pages = true;         ///< browsers show it
  bool in_ebooks = true;        ///< readers of EPUB 3.2 must show it too
  bool in_booklets = true;
};

PictureKind const& picture_kind(PictureType type);

/// What a file of that name should be by its suffix; null for none of these.
PictureKind const* picture_kind_named(std::string_view path);

/// A picture as outputs may have it.
struct PictureFile {
  PictureKind const* kind = nullptr;  ///< null: none that any output shows
  std::string bytes;                  ///< an SVG file as `read_svg` writes it
  text::Diagnostics findings;         ///< W-IMAGE, without a place: what was dropped of an SVG file
};

/// Reads the bytes of a file called `path`; its kind is told by its bytes alone. E-IMAGE, without a
/// place, for an empty or damaged file, and for one that the name says is a picture and that is
/// none. Pixels of PNG and GIF are not looked at: `pixel_fault` does.
text::Result<PictureFile> read_picture(std::string const& path, std::string bytes);

/// E-LIMIT where a PNG or GIF file names more pixels than `limits` allow, E-IMAGE where it names
/// none.
std::optional<text::Diagnostic> pixel_limit(std::string const& path, PictureFile const& picture,
                                            text::Limits const& limits);

/// The same, and E-IMAGE where the pixels of a PNG or GIF file cannot be decoded; nothing for
/// other kinds.
std::optional<text::Diagnostic> pixel_fault(std::string const& path, PictureFile const& picture,
                                            text::Limits const& limits);

/// E-IMAGE for a picture that cannot be had: `why` is a clause about it ("is damaged").
text::Diagnostic picture_fault(std::string const& path, std::string_view why);

}  // namespace dawson::backend
