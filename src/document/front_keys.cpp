#include "document/front_keys.hpp"

#include <algorithm>
#include <iterator>

namespace dawson::document {
namespace {

using Use = FrontKey::Use;
using Form = FrontKey::Form;
using Front = FrontMatter;

constexpr FrontKey foreign(std::string_view name, std::string_view remedy) {
  return {.name = name, .use = Use::foreign, .remedy = remedy};
}
constexpr FrontKey of_styles(std::string_view name) {
  return {.name = name,
          .use = Use::style,
          .remedy = "write it in a style file, and name the file: `style: FILE.yaml`"};
}
constexpr FrontKey of_fields(std::string_view name) {
  return {.name = name, .use = Use::field, .remedy = "write it in a directive `defaults`"};
}
constexpr FrontKey plain_key(std::string_view name, std::string Front::*value) {
  return {.name = name, .use = Use::meaning, .form = Form::text, .text = value, .values = "a text"};
}
constexpr FrontKey text_key(std::string_view name, Use use, FrontText Front::*value,
                            std::string_view values) {
  return {.name = name, .use = use, .form = Form::words, .value = value, .values = values};
}

constexpr std::string_view margins =
    "write `page: {inner: 20mm, outer: 15mm, top: 20mm, bottom: 20mm}`";
constexpr std::string_view font = "write `text: {font: NAME}`";
constexpr std::string_view sections = "write `number sections: 2`";
constexpr std::string_view levels = "write `contents: 3`";
constexpr std::string_view lists = "remove it: booklets have no list of figures or tables";

constexpr FrontKey rows[] = {
    plain_key("title", &Front::title),
    plain_key("subtitle", &Front::subtitle),
    {.name = "author",
     .use = Use::meaning,
     .form = Form::texts,
     .alias = "authors",
     .values = "a text, or a list of texts"},
    plain_key("date", &Front::date),
    {.name = "language",
     .use = Use::meaning,
     .form = Form::language,
     .alias = "lang",
     .values = "a tag such as de or pt-BR, or English, German, French"},
    {.name = "title page",
     .use = Use::meaning,
     .form = Form::yes_no,
     .alias = "titlepage",
     .values = "no, yes"},
    text_key("style", Use::meaning, &Front::style, "a style, or a file next to the document"),
    text_key("described", Use::meaning, &Front::described, "full, short, folded"),
    text_key("links", Use::meaning, &Front::links, "a list of fen, lichess, yacpdb, diagram, qr"),
    text_key("fences", Use::meaning, &Front::fences, "no, yes"),
    text_key("allow", Use::tool, &Front::allow, "a list of codes of warnings"),
    text_key("dawson", Use::tool, &Front::dawson, "a number"),
    text_key("url", Use::package, &Front::url, "the full address of the page"),
    text_key("cover", Use::package, &Front::cover, "a picture next to the document"),
    text_key("identifier", Use::package, &Front::identifier, "an ISBN, or a urn"),
    foreign("margin", margins),
    foreign("margins", margins),
    foreign("geometry", "write `page: {paper: a4, inner: 25mm}`"),
    foreign("papersize", "write `page: {paper: a4}`"),
    foreign("fontsize", "write `text: {size: 11pt}`"),
    foreign("mainfont", font),
    foreign("fontfamily", font),
    foreign("linestretch", "write `text: {leading: 14pt}`"),
    foreign("classoption", "write `page: {columns: 2, one-sided: yes}`"),
    foreign("columns", "write `page: {columns: 2}`"),
    foreign("documentclass", "write `parts: yes`, `chapters: recto` and the like"),
    foreign("number-sections", sections),
    foreign("numbersections", sections),
    foreign("number_sections", sections),
    foreign("toc-depth", levels),
    foreign("toc_depth", levels),
    foreign("lof", lists),
    foreign("lot", lists),
    foreign("cover-image", "write `cover: front.jpg`"),
    foreign("isbn", "write `identifier: urn:isbn:...`"),
    foreign("fig_caption", "write `number figures: yes`"),
    of_styles("based on"),
    of_styles("dark squares"),
    of_styles("colours"),
    of_styles("further armies"),
    of_styles("hatching"),
    of_styles("coordinates"),
    of_styles("square"),
    of_styles("twin label"),
    of_styles("academic titles"),
    of_styles("anonymous"),
    of_styles("proved"),
    of_fields("number"),
    of_fields("baseline"),
    of_fields("across"),
    of_fields("print-solution"),
    // Keys of Jekyll, Hugo, pandoc, Quarto, MyST, Docusaurus and MkDocs.
    {"layout", Use::other},
    {"permalink", Use::other},
    {"slug", Use::other},
    {"aliases", Use::other},
    {"tags", Use::other},
    {"categories", Use::other},
    {"draft", Use::other},
    {"weight", Use::other},
    {"description", Use::other},
    {"keywords", Use::other},
    {"abstract", Use::other},
    {"bibliography", Use::other},
    {"csl", Use::other},
    {"nocite", Use::other},
    {"header-includes", Use::other},
    {"include-before", Use::other},
    {"css", Use::other},
    {"template", Use::other},
    {"dir", Use::other},
    {"rights", Use::other},
    {"publisher", Use::other},
    {"series", Use::other},
    {"image", Use::other},
    {"featured_image", Use::other},
    {"summary", Use::other},
    {"sidebar_label", Use::other},
    {"sidebar_position", Use::other},
    {"nav_order", Use::other},
    {"parent", Use::other},
    {"has_children", Use::other},
    {"kernelspec", Use::other},
    {"jupytext", Use::other},
    {"execute", Use::other},
    {"format", Use::other},
    {"output", Use::other},
    {"params", Use::other},
    {"math", Use::other},
    {"mermaid", Use::other},
    {"comments", Use::other},
    {"published", Use::other},
    {"publishDate", Use::other},
    {"lastmod", Use::other},
    {"expiryDate", Use::other},
    {"type", Use::other},
    {"menu", Use::other},
    {"cascade", Use::other},
    {"redirect_from", Use::other},
    {"thanks", Use::other},
    {"affiliation", Use::other},
    {"institute", Use::other},
    {"keyword", Use::other},
    {"subject", Use::other},
    {"theme", Use::other},
    {"colorlinks", Use::other},
    {"linkcolor", Use::other},
    {"biblio-style", Use::other},
    {"hide", Use::other},
    {"icon", Use::other},
    {"status", Use::other},
};

}  // namespace

std::span<FrontKey const> front_keys() { return rows; }

FrontKey const* find_front_key(std::string_view name) {
  auto const* const row = std::ranges::find_if(rows, [&](FrontKey const& one) {
    return one.name == name || (!one.alias.empty() && one.alias == name);
  });
  return row == std::end(rows) ? nullptr : row;
}

bool is_own(FrontKey const& key) { return key.form != Form::none; }

}  // namespace dawson::document
