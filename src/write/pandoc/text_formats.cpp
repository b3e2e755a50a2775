#include "write/pandoc/text_formats.hpp"

#include <algorithm>
#include <iterator>

namespace dawson::run {
namespace {

constexpr TextFormat formats[] = {
    {.name = "docx",
     .words = "a Word document",
     .language = "openxml",
     .page_end = "<w:p><w:r><w:br w:type=\"page\"/></w:r></w:p>",
     .file = TextFormatFile::word},
    {.name = "odt",
     .words = "an OpenDocument text",
     .language = "opendocument",
     .page_end = "<text:p text:style-name=\"Chess_20_Page_20_Break\"/>",
     .file = TextFormatFile::open_document},
    {.name = "rtf",
     .words = "a text in RTF",
     .language = "rtf",
     .page_end = "\\page",
     .styles = false,
     .drawings = false,
     .contents = false,
     .subtitle = false},
    {.name = "icml",
     .words = "a story for InDesign",
     .language = "icml",
     .page_end = {},
     .linked_pdf = true,
     .contents = false,
     .title = false,
     .subtitle = false},
};

constexpr double step = 12;  // points per level of a solution

constexpr TextStyle styles[] = {
    {.name = caption_above_style, .centred = true, .with_next = true, .before = 10},
    {.name = board_style, .centred = true, .with_next = true, .before = 3},
    {.name = caption_below_style, .centred = true, .after = 10},
    {.name = solution_style, .before = 6, .left = step},
    {.name = "Chess Solution 1", .left = 2 * step, .first = step},
    {.name = "Chess Solution 2", .left = 3 * step, .first = 2 * step},
    {.name = "Chess Solution 3", .left = 4 * step, .first = 3 * step},
    {.name = "Chess Solution 4", .left = 5 * step, .first = 4 * step},
    {.name = legend_style, .centred = true, .after = 6},
    {.name = index_style},
    {.name = index_head_style, .with_next = true, .before = 6},
    {.name = contents_style},
    {.name = colophon_style, .before = 6},
    {.name = page_end_style, .ends_page = true},
    {.name = figurine_style, .characters = true, .font = "Dawson"},
};

}  // namespace

std::span<TextFormat const> text_formats() { return formats; }

TextFormat const* text_format_named(std::string_view name) {
  auto const* const found = std::ranges::find(formats, name, &TextFormat::name);
  return found == std::end(formats) ? nullptr : found;
}

std::span<TextStyle const> text_styles() { return styles; }

std::string open_document_name(std::string_view name) {
  std::string out;
  for (char const c : name) out += c == ' ' ? "_20_" : std::string(1, c);
  return out;
}

std::string written_style(std::string_view name, TextFormat const& format) {
  return format.file == TextFormatFile::open_document ? open_document_name(name)
                                                      : std::string(name);
}

}  // namespace dawson::run
