// Names of SVG: its elements and attributes, as far as what is dropped depends on them.
#pragma once

#include <string>
#include <string_view>

namespace dawson::backend::svg_names {

inline constexpr std::string_view svg_space = "http://www.w3.org/2000/svg",
                                  link_space = "http://www.w3.org/1999/xlink",
                                  html_space = "http://www.w3.org/1999/xhtml",
                                  xml_space = "http://www.w3.org/XML/1998/namespace",
                                  event_space = "http://www.w3.org/2001/xml-events";

/// Between the parts of a name, as expat tells them: no character of XML.
inline constexpr char separator = '\f';

/// A name as expat tells it: its namespace, itself, its prefix.
struct Name {
  explicit Name(std::string_view told);
  std::string written() const;
  std::string_view space, local, prefix;
};

bool is_element(std::string_view name);  ///< of SVG 1.1 or SVG 2
bool is_active(std::string_view name);   ///< it runs, or holds what does
bool is_link(Name const& name);          ///< `<a>`
bool is_text(Name const& name);          ///< an element in which text is set
bool is_address(Name const& attribute);  ///< `href`, `xlink:href`

/// An element that is nothing without the file that it names.
bool is_of_its_address(std::string_view name);
/// An element whose address may hold data.
bool has_data(std::string_view name);
/// An attribute of SVG 1.1 without a namespace, `data-*`, `aria-*`, or one that HTML shares with
/// it.
bool is_attribute(std::string_view name);
/// A property of style sheets that SVG 2 allows as an attribute and SVG 1.1 does not.
bool is_newer_property(std::string_view name);
/// An attribute that `<a>` alone has.
bool is_of_links(std::string_view attribute);
/// Whether an element gives an attribute other values in time that must not have others.
bool animates_address(std::string_view element, Name const& attribute, std::string_view value);

/// XML's names without a colon, as far as ASCII goes: what epubcheck and CSS take for an id.
bool is_id(std::string_view text);

/// Text as XML has it.
void escape(std::string& out, std::string_view text, bool in_attribute);

}  // namespace dawson::backend::svg_names
