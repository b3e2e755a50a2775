// All files are read before any is rendered, since an index at the front refers to later files.
// Then the chapters are rendered in order, each with the boards and notes that it uses.
#include "write/epub/epub.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <deque>
#include <filesystem>
#include <set>
#include <utility>

#include "backend/epub/package.hpp"
#include "backend/html/blocks.hpp"
#include "chess/languages/words.hpp"
#include "compile/diagram/diagram_checks.hpp"
#include "disk/disk.hpp"
#include "edition/booklet_design.hpp"
#include "edition/targets.hpp"
#include "pages/design.hpp"
#include "prose/blocks.hpp"
#include "prose/links.hpp"
#include "prose/open_html.hpp"
#include "prose/prose.hpp"
#include "session/invocation.hpp"
#include "session/style_files.hpp"
#include "text/scanning.hpp"
#include "type/type.hpp"
#include "write/epub/ebook_plan.hpp"
#include "write/html/html_renderer.hpp"

namespace dawson::run {
namespace {

namespace fs = std::filesystem;
using backend::html_text;
using pages::Role;

constexpr char const* xhtml_type = "application/xhtml+xml";

WebPageOptions ebook_options() {
  WebPageOptions out;
  out.raw = out.relative_links = false;
  out.ebook = true;
  return out;
}

class EpubWriter {
 public:
  EpubWriter(Invocation& invocation, WeaveOptions const& weaving, type::Type const& type)
      : invocation_(invocation),
        weaving_(weaving),
        compilation_(invocation, epub_abilities, weaving.defaults),
        typeset_(type.typeset()),
        pictures_(invocation),
        renderer_(invocation, options_, typeset_, parts()) {}

  Ebook run(std::vector<text::SourceId> const& ids) {
    for (text::SourceId const id : ids)
      read_edition(invocation_, id, compilation_, {.no_pages = "e-books have no pages"},
                   documents_.emplace_back());
    Ebook out;
    for (EbookDocument& document : documents_)
      out.complete = read_contents(invocation_, document, compilation_, document.contents, true) &&
                     out.complete;
    compilation_.close();
    find_references(ids);
    plan_ = plan_ebook(documents_);
    begin();
    for (EbookDocument& document : documents_) fill_rows(document);
    std::size_t const front = made_.files.size();
    for (EbookChapter const& chapter : plan_.chapters) set(chapter);
    check_documents();
    end();
    out.bytes = backend::epub(std::move(made_), front);
    return out;
  }

 private:
  document::FrontMatter const& front() const { return documents_.front().manuscript.front_matter; }
  EbookDocument& present() { return documents_[present_]; }
  static chess::Language language_of(EbookDocument const& document) {
    return chess::language_named(document.chosen.design.language)
        .value_or(chess::Language::english);
  }
  chess::EbookWords const& words() const {
    return chess::words(language_of(documents_.front())).ebook;
  }

  backend::HtmlParts parts() {
    backend::HtmlParts out{{},
                           [this](std::string const& path) { return picture(path); },
                           [this](std::string const& label) { return note_sign(label); }};
    out.address = [this](std::string const& target) { return address(target); };
    out.directive = [this](std::size_t at) { return in_line(at); };
    return out;
  }

  void find_references(std::vector<text::SourceId> const& ids) {
    LinkedDocuments others(invocation_, weaving_.defaults,
                           ids.size() > 1 ? ids : std::vector<text::SourceId>());
    for (EbookDocument& one : documents_) {
      invocation_.set_style(one.style);
      add_others(invocation_, one, others, one.targets);
    }
  }

  // A link to a target outside the book is reported where it is written; links that diagrams print
  // have been checked already.
  std::optional<std::string> address(std::string const& target) {
    std::string const led = present().targets.address(target);
    if (led.starts_with('#')) return plan_.address(present_, led.substr(1));
    if (!prose::is_relative_address(led)) return prose::address_in_page(led, false);
    auto const known = address_in_book(led);
    if (!known && !sets_directive_)
      invocation_.report(link_is_text(target, where_), present().document.source);
    return known;
  }

  std::optional<std::string> address_in_book(std::string const& target) const {
    std::size_t const sign = std::min(target.find('#'), target.size());
    fs::path const folder =
        fs::path(invocation_.sources()[documents_[present_].document.source].name()).parent_path();
    std::string const file =
        whole_name((folder / target.substr(0, sign)).lexically_normal().string());
    for (std::size_t i = 0; i < documents_.size(); ++i) {
      if (whole_name(invocation_.sources()[documents_[i].document.source].name()) != file) continue;
      if (sign + 1 < target.size()) return plan_.address(i, target.substr(sign + 1));
      auto const first = std::ranges::find(plan_.chapters, i, &EbookChapter::document);
      if (first != plan_.chapters.end()) return first->file;
    }
    return {};
  }

  std::string picture(std::string const& path) {
    made_.about.has_pictures = true;
    return pictures_.take(present().document.source, where_, path);
  }

  std::string note_sign(std::string const& label) {
    auto const& notes = present().manuscript.document.notes;
    auto const note = std::ranges::find(notes, label, &prose::Footnote::label);
    if (note == notes.end()) return {};
    return notes_.sign(present_, *note, chapter_->file);
  }

  std::string in_line(std::size_t at) {
    auto const found = present().rows.find(at);
    if (found == present().rows.end()) return {};
    return renderer_.in_line(found->second.front().contents.front().content);
  }

  std::string set_directive(std::size_t at) {
    auto const found = present().rows.find(at);
    if (found == present().rows.end()) return {};
    std::string out;
    sets_directive_ = true;
    for (Row const& row : found->second) {
      std::string const block = html_of(renderer_.blocks(row));
      if (!block.empty()) out += (out.empty() ? "" : "\n") + block;
    }
    sets_directive_ = false;
    return out;
  }

  void look(prose::Block const& block) {
    where_ = block.where;
    auto const emit = [&](std::string_view code, std::string message, std::string help) {
      invocation_.report(
          text::warning(std::string(code), where_, std::move(message), std::move(help)),
          present().document.source);
    };
    auto const* raw = std::get_if<prose::RawBlock>(&block.content);
    if (raw && !prose::is_html_comment(raw->text))
      emit("W-HTML", "HTML is not supported in e-books; left out",
           "write it in Markdown, or as a comment `<!-- ... -->`");
    auto const* paragraph = std::get_if<prose::Paragraph>(&block.content);
    if (!paragraph) return;
    prose::for_each_inline(paragraph->inlines, [&](prose::Inline const& part) {
      auto const* image = std::get_if<prose::Image>(&part);
      if (!image || !prose::plain(image->alt).empty()) return;
      made_.about.pictures_have_words = false;
      emit("W-ALT", "this picture has no description",
           "write it between the brackets: `![a board of 1850](board.png)`");
    });
  }

  backend::BlockParts block_parts(std::function<std::string()> heading_id) {
    backend::BlockParts parts{
        renderer_.parts(), [this](std::size_t at) { return set_directive(at); },
        std::move(heading_id), [this](std::size_t at) { return present().text.caption_at(at); },
        [this](prose::Block const& block) { look(block); }};
    parts.inlines.flavour = backend::Flavour::ebook;
    parts.inlines.html = backend::RawHtml::drop;
    parts.inlines.reference = [this](prose::Link& link) { return present().targets.printed(link); };
    return parts;
  }

  void set(EbookChapter const& chapter) {
    chapter_ = &chapter;
    present_ = chapter.document;
    renderer_.begin_file();
    renderer_.align_rows(present().chosen.design.grid.align);
    auto const& all = present().manuscript.document.blocks;
    std::size_t heading = 0;
    backend::BlockParts const parts = block_parts([&] { return chapter.headings[heading++].id; });
    std::string body;
    for (std::size_t i = chapter.begin; i < chapter.end; ++i)
      backend::add_html_block(body, all[i], parts);
    // Screen readers announce the file by its first heading.
    if (std::ranges::find(chapter.headings, 1, &EbookHeading::level) == chapter.headings.end())
      body = fmt::format("<h1 class=\"unseen\">{}</h1>\n{}", html_text(made_.about.title), body);
    body += notes_of(chapter);
    std::string const label =
        chapter.headings.empty()
            ? ""
            : fmt::format(" aria-labelledby=\"{}\"", html_text(chapter.headings.front().id));
    add_page(chapter.file,
             chapter.headings.empty() ? made_.about.title : chapter.headings.front().words,
             fmt::format("{0}<main>\n<{1} epub:type=\"{2}\" role=\"doc-{2}\"{3}>\n{4}</{1}>\n"
                         "</main>\n",
                         renderer_.definitions(), pages::role_row(Role::section).xhtml,
                         chapter.is_part ? "part" : "chapter", label, body));
    add_contents(chapter);
  }

  void add_contents(EbookChapter const& chapter) {
    int const asked = documents_[chapter.document].chosen.design.contents;
    int const depth = asked > 0 ? asked : 3;  // EPUB requires a table of contents
    if (chapter.headings.empty()) made_.contents.push_back({1, made_.about.title, chapter.file});
    for (EbookHeading const& heading : chapter.headings)
      if (heading.level <= depth)
        made_.contents.push_back({heading.level, heading.words, chapter.file + "#" + heading.id});
    if (chapter.has_index && !chapter.headings.empty())
      made_.landmarks.push_back({"index", chapter.headings.front().words, chapter.file});
  }

  // A note may call other notes.
  std::string notes_of(EbookChapter const& chapter) {
    std::string solutions, out;
    for (SolutionsContent const& one : chapter.noted)
      solutions += renderer_.note(one.entries.front(), one.piece_set, true);
    std::string_view const element = pages::role_row(Role::note).xhtml;
    while (prose::Footnote const* const note = notes_.take()) {
      EbookNotes::Called const called = *notes_.find(present_, note->label);
      out += fmt::format(
          "<{0} epub:type=\"footnote\" role=\"doc-footnote\" id=\"{1}\">\n<p "
          "class=\"head\">{2}.{3}</p>\n{4}</{0}>\n",
          element, called.id, called.number,
          back_link(html_text(fmt::format("#{}-call-1", called.id)), language_of(present())),
          backend::html_blocks(note->blocks, block_parts([this] {
                                 return fmt::format("in-note-{}", ++in_notes_);
                               })));
    }
    auto const section = [](std::string_view kind, std::string const& notes) {
      return notes.empty()
                 ? notes
                 : fmt::format("<section class=\"{}\" epub:type=\"footnotes\">\n{}</section>\n",
                               kind, notes);
    };
    return section("solutions", solutions) + section("notes", out);
  }

  void add_page(std::string const& file, std::string const& title, std::string const& body) {
    made_.files.push_back({file, xhtml_type, backend::xhtml_file(title, made_.about.language, body),
                           body.find("<svg") != std::string::npos, false, true});
  }

  // Writes the parts before the table of contents.
  void begin() {
    document::FrontMatter const& front = this->front();
    backend::EpubAbout& about = made_.about;
    about.title = title();
    about.language = language_tag(documents_.front().chosen.design.language);
    about.by = front.authors;
    about.date = front.date;
    about.time = invocation_.time();
    about.identifier = front.identifier.text;
    about.accessibility = words().summary;
    made_.contents_head = pages::contents_heading(documents_.front().chosen.design.language);
    add_cover();
    if (documents_.front().chosen.title_page)
      add_page("title.xhtml", about.title,
               fmt::format("<main epub:type=\"titlepage\">\n{}</main>\n", page_header(front)));
    if (documents_.front().chosen.title_page) add_colophon();
  }

  // Adds the colophon after the title page, or at the end if there is none.
  void add_colophon() {
    backend::BlockParts parts = block_parts({});
    parts.inlines.note = {};  // it is in no chapter that could contain them
    std::string body;
    for (present_ = 0; present_ < documents_.size(); ++present_)
      body += backend::html_colophon(present().text.colophon, parts);
    present_ = 0;
    if (body.empty()) return;
    add_page("colophon.xhtml", made_.about.title, "<main>\n" + body + "</main>\n");
  }

  std::string title() const {
    if (!front().title.empty()) return front().title;
    for (EbookChapter const& chapter : plan_.chapters)
      if (!chapter.headings.empty()) return chapter.headings.front().words;
    std::string const stem =
        fs::path(invocation_.sources()[documents_.front().document.source].name()).stem().string();
    return stem.empty() || stem == "<stdin>" ? "Chess" : stem;
  }

  void add_cover() {
    DiagramContent const* first = nullptr;
    for (EbookDocument const& document : documents_)
      for (auto const& contents : document.contents)
        for (Content const& content : contents) {
          if (std::holds_alternative<DiagramContent>(content)) made_.about.has_pictures = true;
          if (!first) first = diagram_of(content);
        }
    std::string name;
    if (document::FrontText const& cover = front().cover; !cover.empty()) {
      where_ = cover.where;
      name = picture(cover.text);
    }
    if (name.empty() && first) {
      std::string bytes = made_cover(invocation_, *first, front(), typeset_);
      if (bytes.empty()) return;
      name = "images/cover.png";
      made_.files.push_back({name, "image/png", std::move(bytes), false, true, false});
    }
    if (name.empty()) return;
    cover_ = name;
    std::string const cover(words().cover);
    add_page("cover.xhtml", cover,
             fmt::format("<main>\n<section class=\"cover\" epub:type=\"cover\"><img src=\"{}\" "
                         "alt=\"{}: {}\" /></section>\n</main>\n",
                         name, html_text(cover), html_text(made_.about.title)));
    made_.landmarks.push_back({"cover", cover, "cover.xhtml"});
  }

  void check_documents() {
    for (std::size_t i = 0; i < documents_.size(); ++i) {
      EbookDocument const& document = documents_[i];
      std::set<std::string> set_notes;
      for (prose::Footnote const& note : document.manuscript.document.notes)
        if (notes_.find(i, note.label)) set_notes.insert(text::lower_case(note.written));
      check_links(invocation_, document, set_notes, {});  // links in the text are reported already
    }
  }

  void end() {
    if (plan_.chapters.empty()) {
      invocation_.report(
          text::warning("W-NOTHING", {}, "the book is empty; one blank page is written"),
          documents_.front().document.source);
      add_page("chapter-1.xhtml", made_.about.title, "<main></main>\n");
      made_.contents.push_back({1, made_.about.title, "chapter-1.xhtml"});
    }
    if (!documents_.front().chosen.title_page) add_colophon();
    made_.landmarks.push_back({"toc", made_.contents_head, backend::epub_contents});
    made_.landmarks.push_back(
        {"bodymatter", std::string(words().beginning), made_.contents.front().address});
    std::ranges::move(pictures_.take_files(), std::back_inserter(made_.files));
    for (backend::EpubFile& file : made_.files)
      if (file.name == cover_) file.is_cover = true;
    made_.files.push_back({backend::epub_style, "text/css",
                           fmt::format("{}{}", page_file("figures.css"), page_file("book.css")),
                           false, false, false});
  }

  Invocation& invocation_;
  WeaveOptions const& weaving_;
  WebPageOptions options_ = ebook_options();
  Compilation compilation_;
  layout::Typeset typeset_;
  EbookPictures pictures_;
  HtmlRenderer renderer_;
  std::deque<EbookDocument> documents_;
  EbookPlan plan_;
  backend::Epub made_;
  std::string cover_;        // its picture
  std::size_t present_ = 0;  // document that is being rendered
  EbookChapter const* chapter_ = nullptr;
  text::Span where_;
  bool sets_directive_ = false;
  EbookNotes notes_;
  std::size_t in_notes_ = 0;  // headings
};

}  // namespace

Ebook make_ebook(Invocation& invocation, std::vector<text::SourceId> const& documents,
                 WeaveOptions const& options) {
  type::Type const* const type = invocation.type();
  if (!type) return {{}, false};
  return EpubWriter(invocation, options, *type).run(documents);
}

}  // namespace dawson::run
