// One pass of reading and writing an SVG file, and what is dropped from it: elements and attributes
// by their names, addresses in stylesheets.
#pragma once

#include <cstddef>
#include <functional>
#include <set>
#include <string>
#include <string_view>

#include "backend/pictures/picture_file.hpp"

namespace dawson::backend {

/// Maximum size of a file, in bytes.
inline constexpr std::size_t most_svg_bytes = 64 << 20;

struct SvgReading {
  text::Result<SvgFile> file;
  std::set<std::string> missing;  ///< ids that are referred to and that no element has
};

/// Reads a file in `encoding` (null: its own). Drops references to the ids in `undefined`.
SvgReading read_svg_once(std::string_view bytes, char const* encoding,
                         std::set<std::string> const& undefined);

/// Returns E-IMAGE at a byte of the file, for a file that is not SVG.
text::Diagnostic no_svg(std::string why, std::size_t at = 0);

}  // namespace dawson::backend

namespace dawson::backend::svg_names {

inline constexpr std::string_view svg_space = "http://www.w3.org/2000/svg",
                                  link_space = "http://www.w3.org/1999/xlink",
                                  html_space = "http://www.w3.org/1999/xhtml",
                                  xml_space = "http://www.w3.org/XML/1998/namespace",
                                  event_space = "http://www.w3.org/2001/xml-events";

/// Separator in names reported by expat: not a character of XML.
inline constexpr char separator = '\f';

/// Name as expat reports it: namespace, local name, prefix.
struct Name {
  /// `expat_name` is the name as expat reports it, with `separator` between its parts.
  explicit Name(std::string_view expat_name);
  /// Returns the name as written in the file, with its prefix.
  std::string written() const;
  std::string_view space, local, prefix;
};

bool is_element(std::string_view name);  ///< of SVG 1.1 or SVG 2
bool is_active(std::string_view name);   ///< active content, or an element that may contain it
bool is_link(Name const& name);          ///< `<a>`
bool is_text(Name const& name);          ///< an element that contains text
bool is_address(Name const& attribute);  ///< `href`, `xlink:href`

/// Returns whether an element has no effect without the file at its address.
bool is_of_its_address(std::string_view name);
/// Returns whether the address of an element may contain data.
bool has_data(std::string_view name);
/// Returns whether `name` is an attribute of SVG 1.1 without a namespace, `data-*`, `aria-*`, or
/// one that HTML shares with SVG.
bool is_attribute(std::string_view name);
/// Returns whether `name` is a property of style sheets that is an attribute in SVG 2 but not in
/// SVG 1.1.
bool is_newer_property(std::string_view name);
/// Returns whether only `<a>` has the attribute.
bool is_of_links(std::string_view attribute);
/// Returns whether an element animates an attribute that must not change.
bool animates_address(std::string_view element, Name const& attribute, std::string_view value);

/// Returns whether `text` is a name of XML without a colon, within ASCII: an id for epubcheck and
/// CSS.
bool is_id(std::string_view text);

/// Appends text escaped for XML.
void escape(std::string& out, std::string_view text, bool in_attribute);

}  // namespace dawson::backend::svg_names

namespace dawson::backend {

/// Returns whether an address in an SVG picture stays within its file: `#ID`, or the data of a
/// raster image or of a font.
bool stays_in_picture(std::string_view address);

/// Returns the stylesheet, or the value of an attribute, without addresses for which `keeps`
/// returns false, and without active content: `url()` and similar functions become `none`,
/// `@import` is removed. Escapes are read as in CSS (CSS Syntax 3, 4.3.7). If there is nothing to
/// drop, the bytes are unchanged.
std::string without_far_addresses(std::string_view css,
                                  std::function<bool(std::string const&)> const& keeps);

}  // namespace dawson::backend
