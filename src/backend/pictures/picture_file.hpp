// Reads picture files: the only reader. It finds the type from the bytes, and returns what output
// formats may use; SVG without active content and without anything from outside the file.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "text/diagnostic.hpp"
#include "text/limits.hpp"

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
  bool in_texts = true;  ///< word processors show it
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

/// Part of an SVG file that is dropped for all output formats.
struct DroppedPart {
  enum class Why {
    active,     ///< scripts, event attributes, HTML, animation of an address
    link,       ///< the address of `<a>`
    outside,    ///< an address that leaves the file, an external entity
    duplicate,  ///< an id that is repeated, or that is not a name
    undefined,  ///< a reference to an id that no element has
    unknown,    ///< an element or attribute that SVG 1.1 and 2 do not have
    encoding    ///< bytes that are not UTF-8, in a file that declares no other encoding
  };
  Why why = Why::active;
  std::string what;      ///< "`onload`", "`http://example.org/a.png`"
  std::size_t line = 0;  ///< in the file
  std::size_t at = 0;    ///< byte of the uncompressed file where its element begins
};

/// Returns W-IMAGE without a span for a part of the file called `path`; an empty path if the caller
/// adds a span in that file.
text::Diagnostic dropped_finding(DroppedPart const& part, std::string const& path);

struct SvgFile {
  std::string bytes;  ///< UTF-8 without a DOCTYPE; unchanged if nothing has to be changed
  std::vector<DroppedPart> dropped;  ///< in the order of the file, each `what` once
};

/// Reads an SVG file, compressed or not. Drops scripts, HTML, elements that are not in SVG, event
/// attributes, addresses that are neither `#ID` nor the data of a raster image, ids that another
/// element has, and references to ids that no element has. `<a>` has no target in a picture, and
/// becomes `<g>` or `<tspan>`. Entities that the file defines are replaced by their texts, within
/// expat's limits for their growth; others are never fetched. A file in another encoding is
/// converted to UTF-8; bytes that are not UTF-8, in a file that declares no encoding, are read as
/// CP1252. The error is E-IMAGE with the reason ("tag mismatch on line 3") and a place in the
/// uncompressed file.
text::Result<SvgFile> read_svg(std::string_view bytes);

/// Returns whether a file is SVG by its first element; comments, a DOCTYPE and white space may
/// precede it.
bool looks_like_svg(std::string_view bytes);

}  // namespace dawson::backend
