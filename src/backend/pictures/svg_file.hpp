// An SVG file as outputs may have it: nothing in it runs, and nothing comes from outside the file.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "text/diagnostic.hpp"
#include "text/result.hpp"

namespace dawson::backend {

/// A part of an SVG file that no output gets.
struct DroppedPart {
  enum class Why {
    active,     ///< scripts, event attributes, HTML, what animates an address
    link,       ///< the address of `<a>`
    outside,    ///< an address that leaves the file, an external entity
    duplicate,  ///< an id for the second time, or one that is no name
    undefined,  ///< what names an id that no element has
    unknown,    ///< an element or attribute that SVG 1.1 and 2 do not have
    encoding    ///< bytes that are not UTF-8 and named no other encoding
  };
  Why why = Why::active;
  std::string what;      ///< "`onload`", "`http://example.org/a.png`"
  std::size_t line = 0;  ///< in the file
  std::size_t at = 0;    ///< byte of the uncompressed file where its element begins
};

/// W-IMAGE without a place for a part of the file called `path`; an empty path where the finding
/// will have its place in that file.
text::Diagnostic dropped_finding(DroppedPart const& part, std::string const& path);

struct SvgFile {
  std::string bytes;  ///< UTF-8 without a DOCTYPE; as they came where nothing is to be changed
  std::vector<DroppedPart> dropped;  ///< in the order of the file, each `what` once
};

/// Reads an SVG file, also a compressed one. What is dropped: scripts, HTML, elements that SVG does
/// not have, event attributes, addresses that are neither `#ID` nor the data of a raster image,
/// ids that another element has, what names ids that none has; `<a>` leads nowhere in a picture,
/// and becomes `<g>` or `<tspan>`. Entities that the file defines are replaced by their texts,
/// within the limits that expat has for their growth; others are never fetched. A file in another
/// encoding is written in UTF-8; bytes that are not UTF-8 though nothing else is named are read as
/// CP1252. The error is E-IMAGE with the reason ("tag mismatch on line 3") and a place in the
/// uncompressed file.
text::Result<SvgFile> read_svg(std::string_view bytes);

/// Whether a file is one by its first element; comments, a DOCTYPE and blanks may come before it.
bool looks_like_svg(std::string_view bytes);

}  // namespace dawson::backend
