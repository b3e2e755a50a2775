// The formats of word processors and layout programs that pandoc writes for Dawson, and the named
// styles of Dawson's text in them.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace dawson::run {

/// The file that a format is stored in.
enum class TextFormatFile : std::uint8_t { word, open_document, plain };

/// A format, and how Dawson's parts of a document are written in it.
struct TextFormat {
  std::string_view name;      ///< pandoc's name, which is also the suffix: "docx"
  std::string_view words;     ///< description: "a Word document"
  std::string_view language;  ///< pandoc's name of the format's raw code: "openxml"
  std::string_view page_end;  ///< raw code that ends a page; empty: the format has none
  TextFormatFile file = TextFormatFile::plain;
  bool styles = true;       ///< paragraphs and characters have named styles
  bool drawings = true;     ///< boards have an SVG drawing, or are PDF
  bool linked_pdf = false;  ///< boards are PDF files beside the document, to which it links
  bool contents = true;     ///< pandoc makes a table of contents
  bool title = true;        ///< pandoc prints title, authors and date
  bool subtitle = true;     ///< pandoc prints the subtitle
};

/// Returns the formats: docx, odt, rtf, icml.
std::span<TextFormat const> text_formats();

/// Returns the format of that name; null for others.
TextFormat const* text_format_named(std::string_view name);

/// A named style of paragraphs or characters.
struct TextStyle {
  std::string_view name;
  bool characters = false;
  bool centred = false;
  bool ends_page = false;        ///< begins a new page
  bool with_next = false;        ///< on the same page as the paragraph after it
  double before = 0, after = 0;  ///< points of space, not between paragraphs of the same style
  double left = 0;               ///< points of indent of all lines but the first
  double first = 0;              ///< points of indent of the first line
  std::string_view font{};
};

inline constexpr std::string_view caption_above_style = "Chess Caption Above",
                                  board_style = "Chess Board",
                                  caption_below_style = "Chess Caption Below",
                                  solution_style = "Chess Solution", legend_style = "Chess Legend",
                                  index_style = "Chess Index",
                                  index_head_style = "Chess Index Heading",
                                  contents_style = "Chess Contents",
                                  colophon_style = "Chess Colophon",
                                  page_end_style = "Chess Page Break",
                                  figurine_style = "Chess Figurine";

/// Number of levels of lines of solutions below the first; their styles are "Chess Solution 1" ...
inline constexpr int solution_levels = 4;

/// Returns all styles.
std::span<TextStyle const> text_styles();

/// Returns a name as OpenDocument writes it, an NCName, in which `_20_` is a blank.
std::string open_document_name(std::string_view name);

/// Returns the name of a style as pandoc must write it in that format.
std::string written_style(std::string_view name, TextFormat const& format);

}  // namespace dawson::run
