// Reads picture files: the only reader. It finds the type from the bytes, and returns what output
// formats may use.
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

/// Type of pictures, and the output formats that show it.
struct PictureKind {
  PictureType type;
  std::string_view name;        ///< "PNG"
  std::string_view suffix;      ///< ".png": of files that Dawson names
  std::string_view media_type;  ///< "image/png"
  bool in_pages = true;         ///< browsers show it
  bool in_ebooks = true;        ///< readers of EPUB 3.2 must support it too
  bool in_booklets = true;
};

/// Returns the row of a type.
PictureKind const& picture_kind(PictureType type);

/// Returns the type that a file should have by its suffix; null for other suffixes.
PictureKind const* picture_kind_named(std::string_view path);

/// Picture that output formats may use.
struct PictureFile {
  PictureKind const* kind = nullptr;  ///< null: no output format shows it
  std::string bytes;                  ///< an SVG file as `read_svg` writes it
  text::Diagnostics findings;         ///< W-IMAGE, without a span: parts dropped from an SVG file
};

/// Reads the bytes of a file called `path`; only its bytes determine its type. E-IMAGE, without a
/// span, for an empty or damaged file, and for one that is a picture by its name but not by its
/// bytes. Pixels of PNG and GIF are not examined: `pixel_fault` does that.
text::Result<PictureFile> read_picture(std::string const& path, std::string bytes);

/// Returns E-LIMIT if a PNG or GIF file declares more pixels than `limits` allow, E-IMAGE if it
/// declares none.
std::optional<text::Diagnostic> pixel_limit(std::string const& path, PictureFile const& picture,
                                            text::Limits const& limits);

/// Returns the same, and E-IMAGE if the pixels of a PNG or GIF file cannot be decoded; no value for
/// other types.
std::optional<text::Diagnostic> pixel_fault(std::string const& path, PictureFile const& picture,
                                            text::Limits const& limits);

/// Returns E-IMAGE for an unavailable picture: `why` is a clause about it ("is damaged").
text::Diagnostic picture_fault(std::string const& path, std::string_view why);

}  // namespace dawson::backend
