// Styles are written as ECMA-376 (17.7, Styles) and OpenDocument 1.3 (16, Styles) define them.
#include "app/pandoc/text_styles.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

namespace dawson::run {
namespace {

// Word has lengths in twentieths of a point.
int twentieths(double points) { return static_cast<int>(20 * points); }

// Returns the id of the style of paragraphs that name no style.
std::string default_style(std::string_view xml) {
  constexpr std::string_view id = "w:styleId=\"";
  std::size_t const at = xml.find("w:type=\"paragraph\" w:default=\"1\"");
  std::size_t const begin = at == xml.npos ? at : xml.find(id, at);
  if (begin == xml.npos) return "Normal";
  std::string_view const rest = xml.substr(begin + id.size());
  return std::string(rest.substr(0, rest.find('"')));
}

// Returns whether the paragraphs of a style are lines of one text.
bool joins(TextStyle const& style) { return style.centred; }

std::string without_blanks(std::string_view name) {
  std::string out(name);
  std::erase(out, ' ');
  return out;
}

std::string of_word(TextStyle const& style, std::string_view base) {
  std::string const head = fmt::format(
      "<w:style w:type=\"{}\" w:customStyle=\"1\" w:styleId=\"{}\"><w:name w:val=\"{}\"/>",
      style.characters ? "character" : "paragraph", without_blanks(style.name), style.name);
  if (style.characters)
    return fmt::format(
        "{0}<w:qFormat/><w:rPr><w:rFonts w:ascii=\"{1}\" w:hAnsi=\"{1}\" w:eastAsia=\"{1}\" "
        "w:cs=\"{1}\"/></w:rPr></w:style>",
        head, style.font);
  return fmt::format(
      "{}<w:basedOn w:val=\"{}\"/><w:qFormat/><w:pPr>{}{}<w:spacing w:before=\"{}\" "
      "w:after=\"{}\"/><w:ind w:left=\"{}\" w:hanging=\"{}\"/>{}{}</w:pPr></w:style>",
      head, base, style.with_next ? "<w:keepNext/>" : "",
      style.ends_page ? "<w:pageBreakBefore/>" : "", twentieths(style.before),
      twentieths(style.after), twentieths(style.left), twentieths(style.left - style.first),
      joins(style) ? "<w:contextualSpacing/>" : "",
      style.centred ? "<w:jc w:val=\"center\"/>" : "");
}

std::string of_open_document(TextStyle const& style) {
  std::string const head = fmt::format(
      "<style:style style:name=\"{}\" style:display-name=\"{}\" style:family=\"{}\"",
      open_document_name(style.name), style.name, style.characters ? "text" : "paragraph");
  if (style.characters)
    return fmt::format(
        "{0}><style:text-properties fo:font-family=\"{1}\" style:font-family-asian=\"{1}\" "
        "style:font-family-complex=\"{1}\"/></style:style>",
        head, style.font);
  return fmt::format(
      "{} style:parent-style-name=\"Standard\"><style:paragraph-properties fo:margin-top=\"{}pt\" "
      "fo:margin-bottom=\"{}pt\" fo:margin-left=\"{}pt\" fo:text-indent=\"{}pt\"{}{}{}{}/>"
      "</style:style>",
      head, style.before, style.after, style.left, style.first - style.left,
      joins(style) ? " style:contextual-spacing=\"true\"" : "",
      style.centred ? " fo:text-align=\"center\" style:justify-single-word=\"false\"" : "",
      style.with_next ? " fo:keep-with-next=\"always\"" : "",
      style.ends_page ? " fo:break-before=\"page\"" : "");
}

}  // namespace

void add_text_styles(std::string& xml, TextFormatFile file) {
  bool const word = file == TextFormatFile::word;
  std::size_t const end = xml.find(word ? "</w:styles>" : "</office:styles>");
  if (end == xml.npos) return;
  std::string const base = word ? default_style(xml) : std::string();
  std::string added;
  for (TextStyle const& style : text_styles()) {
    std::string const name = word
                                 ? fmt::format("<w:name w:val=\"{}\"", style.name)
                                 : fmt::format("style:name=\"{}\"", open_document_name(style.name));
    if (xml.find(name) == xml.npos) added += word ? of_word(style, base) : of_open_document(style);
  }
  xml.insert(end, added);
}

namespace {

void replace_all(std::string& text, std::string_view from, std::string_view to) {
  for (std::size_t at = text.find(from); at != text.npos; at = text.find(from, at + to.size()))
    text.replace(at, from.size(), to);
}

// Removes the definitions of styles that pandoc has made for tables, where another has the name.
void remove_styles_of_tables(std::string& story) {
  constexpr std::string_view element = "<ParagraphStyle Self=\"ParagraphStyle/",
                             end = "</ParagraphStyle>", prefix = "TablePar &gt; ";
  std::string const sign = fmt::format("{}{}Chess ", element, prefix);
  for (std::size_t at = story.find(sign); at != story.npos; at = story.find(sign, at + 1)) {
    std::size_t const name = at + element.size() + prefix.size();
    std::string const other =
        fmt::format("{}{}\"", element, story.substr(name, story.find('"', name) - name));
    if (story.find(other) != story.npos) story.erase(at, story.find(end, at) + end.size() - at);
  }
  replace_all(story, fmt::format("{}Chess ", prefix), "Chess ");
}

}  // namespace

void set_story_styles(std::string& story) {
  remove_styles_of_tables(story);
  for (TextStyle const& style : text_styles()) {
    std::string_view const kind = style.characters ? "CharacterStyle" : "ParagraphStyle";
    std::string const opening = fmt::format("<{0} Self=\"{0}/{1}\" Name=\"{1}\"", kind, style.name);
    std::size_t const at = story.find(opening);
    if (at == story.npos) continue;
    if (style.characters) {
      story.insert(story.find("</Properties>", at),
                   fmt::format("<AppliedFont type=\"string\">{}</AppliedFont>", style.font));
      continue;
    }
    std::size_t const end = story.find('>', at);
    story.replace(at, end - at,
                  fmt::format("{} LeftIndent=\"{}\" FirstLineIndent=\"{}\" SpaceBefore=\"{}\" "
                              "SpaceAfter=\"{}\"{}{}",
                              opening, style.left, style.first - style.left, style.before,
                              style.after, style.centred ? " Justification=\"CenterAlign\"" : "",
                              style.with_next ? " KeepWithNext=\"1\"" : ""));
  }
}

}  // namespace dawson::run
