// Design: the parts that pandoc writes are changed as text. A tree of a large document would take
// many times its size, and the few elements of interest have one form.
#include "app/pandoc/pictures.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <string_view>

#include "backend/html/inlines.hpp"

namespace dawson::run {
namespace {

backend::ArchivedFile* file_named(DocumentFiles& files, std::string_view name) {
  auto const found = std::ranges::find(files, name, &backend::ArchivedFile::name);
  return found == files.end() ? nullptr : &*found;
}

// Returns the value of an attribute of a start tag; empty without it.
std::string_view attribute(std::string_view tag, std::string_view name) {
  std::string const sign = fmt::format(" {}=\"", name);
  std::size_t const at = tag.find(sign);
  if (at == tag.npos) return {};
  std::string_view const rest = tag.substr(at + sign.size());
  return rest.substr(0, rest.find('"'));
}

// Calls `change(tag)` for each start tag of an element; replaces the tag by what it returns.
template <class Change>
void change_tags(std::string& xml, std::string_view element, Change const& change) {
  std::string const sign = fmt::format("<{}", element);
  std::string out;
  std::size_t copied = 0;
  for (std::size_t at = xml.find(sign); at != xml.npos; at = xml.find(sign, copied)) {
    std::size_t const end = std::min(xml.find('>', at), xml.size() - 1) + 1;
    bool const is_element = std::string_view(" />").find(xml[at + sign.size()]) != xml.npos;
    std::string_view const tag = std::string_view(xml).substr(at, end - at);
    out.append(xml, copied, at - copied);
    if (is_element) out += change(tag);
    else out += tag;
    copied = end;
  }
  xml = out.append(xml, copied);
}

void insert_before(std::string& xml, std::string_view sign, std::string_view more) {
  if (std::size_t const at = xml.find(sign); at != xml.npos) xml.insert(at, more);
}

// Returns the drawings by the bytes of their images.
std::map<std::string_view, Asset const*> by_bytes(TextDocument const& document) {
  std::map<std::string_view, Asset const*> out;
  for (Asset const& image : document.images)
    if (auto const found = document.drawings.find(image.name); found != document.drawings.end())
      out.emplace(image.bytes, &found->second);
  return out;
}

std::string with_suffix(std::string_view name) {
  return fmt::format("{}.svg", name.substr(0, name.rfind('.')));
}

// The extension that Office has for SVG (MS-ODRAWXML, 2.5.2, svgBlip).
std::string blip_with_drawing(std::string_view tag, std::string_view id) {
  std::string_view const opened = tag.substr(0, tag.find_last_not_of(" />") + 1);
  return fmt::format(
      "{}><a:extLst><a:ext uri=\"{{96DAC541-7B7A-43D3-8B79-37D633B846F1}}\"><asvg:svgBlip "
      "xmlns:asvg=\"http://schemas.microsoft.com/office/drawing/2016/SVG/main\" "
      "r:embed=\"{}\"/></a:ext></a:extLst></a:blip>",
      opened, id);
}

// pandoc aligns all paragraphs in tables; those of Dawson are aligned by their styles.
void leave_alignment_to_styles(std::string& xml) {
  constexpr std::string_view style = "<w:pStyle w:val=\"Chess", aligned = "<w:jc w:val=\"left\" />";
  for (std::size_t at = xml.find(style); at != xml.npos; at = xml.find(style, at + 1)) {
    std::size_t const end = xml.find('>', at) + 1;
    if (std::string_view(xml).substr(end).starts_with(aligned)) xml.erase(end, aligned.size());
  }
}

std::string with_no_space(std::string_view tag) {
  if (!attribute(tag, "distL").empty()) return std::string(tag);
  return fmt::format("<wp:inline distT=\"0\" distB=\"0\" distL=\"0\" distR=\"0\"{}",
                     tag.substr(std::string_view("<wp:inline").size()));
}

// Returns the names of the styles of tables with boards.
std::set<std::string, std::less<>> styles_of_board_tables(std::string_view xml) {
  std::set<std::string, std::less<>> out;
  for (std::size_t at = xml.find("<table:table "); at != xml.npos;) {
    std::size_t const end = std::min(xml.find("</table:table>", at), xml.size());
    std::string_view const table = xml.substr(at, end - at);
    if (table.find(open_document_name(board_style)) != table.npos)
      out.emplace(attribute(table.substr(0, table.find('>')), "table:style-name"));
    at = xml.find("<table:table ", end);
  }
  return out;
}

// Keeps the captions and boards of a row on one page.
void keep_rows_whole(std::string& xml) {
  constexpr std::string_view properties = "<style:table-properties ";
  for (std::string const& name : styles_of_board_tables(xml)) {
    std::size_t const style = xml.find(fmt::format("<style:style style:name=\"{}\"", name));
    std::size_t const at = style == xml.npos ? style : xml.find(properties, style);
    if (at != xml.npos)
      xml.insert(at + properties.size(), "style:may-break-between-rows=\"false\" ");
  }
}

}  // namespace

std::size_t add_drawings_to_word(DocumentFiles& files, TextDocument const& document) {
  auto const drawings = by_bytes(document);
  std::size_t count = 0;
  DocumentFiles added;
  for (std::string_view const part : {"document", "footnotes"}) {
    auto* const text = file_named(files, fmt::format("word/{}.xml", part));
    auto* const relations = file_named(files, fmt::format("word/_rels/{}.xml.rels", part));
    if (!text || !relations) continue;
    std::map<std::string, std::string, std::less<>> drawn;  // ids of drawings by those of images
    std::string more;
    change_tags(relations->bytes, "Relationship", [&](std::string_view tag) {
      std::string const target = fmt::format("word/{}", attribute(tag, "Target"));
      auto const* const image = file_named(files, target);
      auto const found = image ? drawings.find(image->bytes) : drawings.end();
      if (found == drawings.end()) return std::string(tag);
      std::string const id = fmt::format("{}svg", attribute(tag, "Id"));
      drawn.emplace(attribute(tag, "Id"), id);
      std::string const name = with_suffix(target);
      if (!file_named(added, name)) added.push_back({name, found->second->bytes});
      more += fmt::format("<Relationship Type=\"{}\" Id=\"{}\" Target=\"{}\"/>",
                          attribute(tag, "Type"), id, name.substr(name.find('/') + 1));
      return std::string(tag);
    });
    insert_before(relations->bytes, "</Relationships>", more);
    change_tags(text->bytes, "a:blip", [&](std::string_view tag) {
      auto const found = drawn.find(attribute(tag, "r:embed"));
      if (found == drawn.end() || !tag.ends_with("/>")) return std::string(tag);
      ++count;
      return blip_with_drawing(tag, found->second);
    });
    // LibreOffice adds space around pictures for which none is given.
    change_tags(text->bytes, "wp:inline", with_no_space);
    leave_alignment_to_styles(text->bytes);
    // pandoc repeats the name of the file here; the description is that of `wp:docPr`.
    change_tags(text->bytes, "pic:cNvPr", [](std::string_view tag) {
      std::string out(tag);
      std::string const written = fmt::format("descr=\"{}\" ", attribute(tag, "descr"));
      if (std::size_t const at = out.find(written); at != out.npos) out.erase(at, written.size());
      return out;
    });
  }
  if (auto* const types = file_named(files, "[Content_Types].xml"); types && !added.empty())
    insert_before(types->bytes, "<Default ",
                  "<Default Extension=\"svg\" ContentType=\"image/svg+xml\"/>");
  std::ranges::move(added, std::back_inserter(files));
  return count;
}

std::size_t add_drawings_to_open_document(DocumentFiles& files, TextDocument const& document) {
  auto* const content = file_named(files, "content.xml");
  auto* const manifest = file_named(files, "META-INF/manifest.xml");
  if (!content || !manifest) return 0;
  auto const drawings = by_bytes(document);
  std::string xml = content->bytes;
  std::string entries;
  std::size_t count = 0;
  DocumentFiles added;
  change_tags(xml, "draw:image", [&](std::string_view tag) {
    std::string out;
    std::string const name(attribute(tag, "xlink:href"));
    auto const* const image = file_named(files, name);
    if (auto const found = image ? drawings.find(image->bytes) : drawings.end();
        found != drawings.end()) {
      std::string const drawing = with_suffix(name);
      added.push_back({drawing, found->second->bytes});
      entries += fmt::format(
          "<manifest:file-entry manifest:media-type=\"image/svg+xml\" manifest:full-path=\"{}\"/>",
          drawing);
      out = fmt::format(
          "<draw:image xlink:href=\"{}\" xlink:type=\"simple\" xlink:show=\"embed\" "
          "xlink:actuate=\"onLoad\"/>",
          drawing);
    }
    out += tag;
    if (count < document.placed.size() && !document.placed[count].alt.empty())
      out += fmt::format("<svg:desc>{}</svg:desc>", backend::html_text(document.placed[count].alt));
    ++count;
    return out;
  });
  if (count != document.placed.size()) return 0;
  keep_rows_whole(xml);
  content->bytes = std::move(xml);
  insert_before(manifest->bytes, "</manifest:manifest>", entries);
  std::ranges::move(added, std::back_inserter(files));
  return count;
}

void link_drawings(std::string& story, TextDocument const& document, std::string_view folder) {
  constexpr std::string_view sign = "LinkResourceURI=\"file:";
  for (std::size_t at = story.find(sign); at != story.npos; at = story.find(sign, at + 1)) {
    std::size_t const begin = at + sign.size();
    std::string_view const rest = std::string_view(story).substr(begin);
    std::string const name(rest.substr(0, rest.find('"')));
    if (std::ranges::find(document.images, name, &Asset::name) == document.images.end()) continue;
    auto const drawing = document.drawings.find(name);
    std::string const linked = drawing == document.drawings.end() ? name : drawing->second.name;
    story.replace(begin, name.size(), backend::html_text(asset_address(folder, linked)));
  }
}

}  // namespace dawson::run
