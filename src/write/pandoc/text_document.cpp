#include "write/pandoc/text_document.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <utility>

#include "edition/edition.hpp"
#include "pages/design.hpp"
#include "prose/links.hpp"
#include "prose/open_html.hpp"
#include "session/invocation.hpp"
#include "session/pictures.hpp"
#include "type/type.hpp"
#include "write/pandoc/nodes.hpp"
#include "write/pandoc/text_contents.hpp"

namespace dawson::run {
namespace {

using pandoc::Json;

class DocumentWriter {
 public:
  DocumentWriter(Invocation& invocation, text::SourceId id, Compilation& compilation,
                 TextFormat const& format, type::Type const& type)
      : invocation_(invocation),
        compilation_(compilation),
        format_(format),
        contents_(invocation, format, type.typeset(), edition_.targets, inline_parts()) {
    read_edition(invocation, id, compilation_,
                 {.no_pages = format.page_end.empty() ? "a story has no pages" : ""}, edition_);
  }

  TextDocument run(LinkedDocuments& others) {
    Contents set;
    TextDocument out;
    out.complete = read_contents(invocation_, edition_, compilation_, set, true);
    add_others(invocation_, edition_, others, edition_.targets);
    fill_rows(set);
    headings_ = labelled_headings(edition_.manuscript.document);
    Json blocks = title();
    pandoc::append(blocks, contents());
    pandoc::append(blocks, pandoc::blocks(edition_.manuscript.document.blocks, parts_));
    for (prose::Inlines const& one : edition_.text.colophon)
      pandoc::append(
          blocks,
          contents_.styled(colophon_style, Json::array({pandoc::node(
                                               "Para", pandoc::inlines(one, contents_.parts()))})));
    check_links(invocation_, edition_,
                printed_notes(edition_.manuscript.document, edition_.text, {}), {});
    list_images(blocks, out.placed);
    Json document;
    document["meta"] = meta();
    document["blocks"] = std::move(blocks);
    constexpr auto replace = Json::error_handler_t::replace;
    out.json = document.dump(-1, ' ', false, replace);
    out.images = contents_.take_images(out.drawings);
    std::ranges::move(pictures_, std::back_inserter(out.images));
    if (format_.contents) out.contents = edition_.chosen.design.contents;
    out.complete = out.complete && contents_.complete();
    return out;
  }

 private:
  void fill_rows(Contents& set) {
    std::size_t at = 0;
    Rows rows(text_document_abilities, [&](Row row) {
      if (!row.continues) at = row.first();
      rows_[at].push_back(std::move(row));
    });
    for (std::size_t i = 0; i < set.size(); ++i) {
      bool follows = edition_.document.follows(i);
      for (Content& content : set[i]) {
        resolve_references(content,
                           [&](prose::Link& link) { return edition_.targets.printed(link); });
        rows.add(std::move(content), i, follows);
        follows = true;
      }
    }
    rows.finish();
  }

  // Returns the title where pandoc prints none.
  Json title() const {
    Json out = Json::array();
    if (format_.title || !edition_.chosen.title_page) return out;
    document::FrontMatter const& front = edition_.manuscript.front_matter;
    auto const add = [&](std::string_view style, std::string const& text) {
      if (!text.empty())
        pandoc::append(
            out, contents_.styled(style, Json::array({pandoc::node("Para", pandoc::words(text))})));
    };
    add("Title", front.title);
    add("Subtitle", front.subtitle);
    for (std::string const& one : front.authors) add("Author", one);
    add("Date", front.date);
    return out;
  }

  // Returns the table of contents where pandoc makes none.
  Json contents() const {
    Json out = Json::array();
    if (format_.contents) return out;
    for (LabelledHeading const& one : headings_) {
      if (one.level > edition_.chosen.design.contents) continue;
      std::string indent;
      for (int i = 1; i < one.level; ++i) indent += "\u2003";
      out.push_back(pandoc::node(
          "Para", pandoc::inlines({prose::Text{indent},
                                   prose::Link{"#" + one.label, {}, {prose::Text{one.words}}}},
                                  contents_.parts())));
    }
    return contents_.styled(contents_style, std::move(out));
  }

  pandoc::InlineParts inline_parts() {
    pandoc::InlineParts parts;
    parts.note = [this](std::string const& label) { return note(label); };
    parts.picture = [this](prose::Image const& one) { return picture(one); };
    parts.directive = [this](std::size_t at) { return in_line(at); };
    parts.reference = [this](prose::Link const& link) { return edition_.targets.printed(link); };
    parts.address = [this](std::string const& target) -> std::optional<std::string> {
      std::string const led = edition_.targets.address(target);
      if (prose::may_lead_to(led, true)) return led;
      return {};
    };
    return parts;
  }

  Json in_line(std::size_t at) {
    auto const found = rows_.find(at);
    if (found == rows_.end()) return Json::array();
    return contents_.in_line(found->second.front().contents.front().content);
  }

  Json directive(std::size_t at) {
    Json out = Json::array();
    if (auto const found = rows_.find(at); found != rows_.end())
      for (Row const& row : found->second) pandoc::append(out, contents_.blocks(row));
    return out;
  }

  // Word processors have no notes within notes: their words are printed in brackets.
  Json note(std::string const& label) {
    auto const& notes = edition_.manuscript.document.notes;
    auto const found = std::ranges::find(notes, label, &prose::Footnote::label);
    if (found == notes.end()) return Json::array();
    if (++depth_ == 1) {
      Json made = Json::array({pandoc::node("Note", pandoc::blocks(found->blocks, parts_))});
      --depth_;
      return made;
    }
    Json out = pandoc::words(" [");
    constexpr int deepest = 8;  // a note that calls itself
    if (depth_ <= deepest)
      for (prose::Block const& block : found->blocks)
        if (auto const* paragraph = std::get_if<prose::Paragraph>(&block.content))
          pandoc::append(out, pandoc::inlines(paragraph->inlines, contents_.parts()));
    pandoc::append(out, pandoc::words("]"));
    --depth_;
    report("W-FORMAT", "a note within a note is printed in brackets",
           "write the text of the inner note into the outer one");
    return out;
  }

  Json picture(prose::Image const& one) {
    std::string const alt = prose::plain(one.alt);
    backend::PictureFile const* const found = invocation_.pictures().find(
        invocation_, edition_.document.source, where_, one.path, picture_in_text);
    if (!found) return pandoc::words(alt);
    std::string const name = asset_name(found->bytes, found->kind->suffix.substr(1));
    if (std::ranges::find(pictures_, name, &Asset::name) == pictures_.end())
      pictures_.push_back({name, found->bytes});
    std::vector<std::pair<std::string, std::string>> size;
    if (one.width > 0) size = {{"width", fmt::format("{:.0f}%", 100 * one.width)}};
    return Json::array({pandoc::image(alt, name, size)});
  }

  void begin(prose::Block const& block) {
    where_ = block.where;
    auto const* raw = std::get_if<prose::RawBlock>(&block.content);
    if (raw && !prose::is_html_comment(raw->text))
      report("W-HTML", fmt::format("HTML is not supported in {}; left out", format_.words),
             "write it in Markdown, or as a comment `<!-- ... -->`");
  }

  void report(std::string code, std::string message, std::string help) {
    invocation_.report(text::warning(std::move(code), where_, std::move(message), std::move(help)),
                       edition_.document.source);
  }

  Json meta() const {
    document::FrontMatter const& front = edition_.manuscript.front_matter;
    Json out = Json::object();
    auto const put = [&](char const* key, std::string_view value) {
      if (!value.empty()) out[key] = pandoc::node("MetaInlines", pandoc::words(std::string(value)));
    };
    std::string const& language = edition_.chosen.design.language;
    auto const known = chess::language_named(language);
    put("lang", known ? std::string(chess::about(*known).code) : language);
    put("toc-title", pages::contents_heading(language));
    if (!edition_.chosen.title_page) return out;
    put("title", front.title);
    put("subtitle", front.subtitle);
    if (!format_.subtitle && !front.subtitle.empty()) {
      Json& words = out["title"]["c"];
      words.push_back(pandoc::node("LineBreak"));
      pandoc::append(words, pandoc::words(front.subtitle));
    }
    put("date", front.date);
    Json authors = Json::array();
    for (std::string const& one : front.authors)
      authors.push_back(pandoc::node("MetaInlines", pandoc::words(one)));
    if (!authors.empty()) out["author"] = pandoc::node("MetaList", std::move(authors));
    return out;
  }

  static void list_images(Json const& json, std::vector<PlacedImage>& placed) {
    if (!json.is_structured()) return;
    if (json.is_object() && json.contains("t") && json["t"] == "Image") {
      std::string alt;
      for (Json const& part : json["c"][1])
        alt += part["t"] == "Str" ? part["c"].get<std::string>() : " ";
      placed.push_back({json["c"][2][0].get<std::string>(), std::move(alt)});
      return;
    }
    for (Json const& inner : json) list_images(inner, placed);
  }

  std::string next_heading() {
    return heading_ < headings_.size() && depth_ == 0 ? headings_[heading_++].label : "";
  }

  Invocation& invocation_;
  Compilation& compilation_;
  TextFormat const& format_;
  Edition edition_;
  TextContents contents_;
  pandoc::BlockParts const parts_{
      contents_.parts(),
      [this](std::size_t at) { return directive(at); },
      [this] { return next_heading(); },
      [this](std::size_t where) { return edition_.text.caption_at(where); },
      [this](std::string_view style, Json paragraphs) {
        return contents_.styled(style, std::move(paragraphs));
      },
      [this] { return contents_.raw(format_.page_end); },
      [this](prose::Block const& block) { begin(block); }};
  std::map<std::size_t, std::vector<Row>> rows_;  // by their first directive
  std::vector<LabelledHeading> headings_;
  std::size_t heading_ = 0;      // the next one
  std::vector<Asset> pictures_;  // files that the document names
  text::Span where_;             // of the present block
  int depth_ = 0;                // of notes
};

}  // namespace

TextDocument make_text_document(Invocation& invocation, text::SourceId id,
                                WeaveOptions const& options, TextFormat const& format,
                                Compilation* going_on) {
  type::Type const* const type = invocation.type();
  TextDocument out;
  out.complete = false;
  if (!type) return out;
  Compilation alone(invocation, text_document_abilities, options.defaults);
  LinkedDocuments beside(invocation, options.defaults);
  out = DocumentWriter(invocation, id, going_on ? *going_on : alone, format, *type)
            .run(options.others ? *options.others : beside);
  if (!going_on) alone.close();
  return out;
}

}  // namespace dawson::run
