#include "run/weave/web_page.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>
#include <utility>

#include "backend/html/blocks.hpp"
#include "backend/html/notes.hpp"
#include "backend/svg_words.hpp"
#include "chess/languages/words.hpp"
#include "document/markdown/raw_html.hpp"
#include "prose/addresses.hpp"
#include "prose/open_html.hpp"
#include "run/book/book.hpp"
#include "run/book/indexes.hpp"
#include "run/book/other_documents.hpp"
#include "run/book/reference_targets.hpp"
#include "run/edition/edition.hpp"
#include "run/job.hpp"
#include "run/pictures.hpp"
#include "run/style/style_files.hpp"
#include "run/weave/open_graph.hpp"
#include "run/weave/page_styles.hpp"
#include "run/weave/web_setter.hpp"
#include "text/ascii.hpp"
#include "text/hash.hpp"
#include "type/type.hpp"

namespace dawson::run {
namespace {

namespace fs = std::filesystem;
using backend::html_text;

class PageMaker {
 public:
  PageMaker(Job& job, text::SourceId id, WeaveOptions const& weaving, WebPageOptions const& options,
            type::Type const& type, Book* going_on)
      : job_(job),
        id_(id),
        source_(job.sources()[id]),
        options_(options),
        alone_(job, page_abilities(options.fragment), weaving.defaults),
        beside_(job, weaving.defaults),
        others_(weaving.others ? *weaving.others : beside_),
        book_(going_on ? *going_on : alone_),
        closes_(!going_on),
        type_(type),
        setter_(job, options, type.typeset(),
                {{},
                 [this](std::string const& path) { return picture(path, place_of_row()); },
                 backend::unresolved_note}) {}

  WebPage run() {
    open();
    read();
    check();
    if (!options_.fragment && !options_.ebook)
      for_others_ =
          open_graph(job_, edition_.manuscript.surroundings.url, title(),
                     first_diagram_ ? &*first_diagram_ : nullptr, options_, type_.typeset());
    name_headings();
    auto const [before, behind] = around();
    std::size_t bytes = before.size() + source_.bytes().size() + behind.size();
    for (std::string const& block : set_) bytes += block.size();
    TextInPieces out(options_.take_text);
    out.expect(bytes);
    out.add(before);
    write_text(out);
    out.add(behind);
    page_.html = out.close();
    page_.complete = page_.complete && setter_.complete();
    return std::move(page_);
  }

 private:
  void open() {
    bool const shown = !options_.raw && options_.tells_html;
    read_edition(job_, id_, book_,
                 {.html = shown ? OtherHtml::shown : OtherHtml::kept,
                  .blocks = options_.raw ? HtmlBlocks::mended
                            : shown      ? HtmlBlocks::refused
                                         : HtmlBlocks::as_written,
                  .in_host = options_.fragment,
                  .no_pages = "a page of HTML has no ends"},
                 edition_);
    notes_.emplace(edition_.manuscript.document.notes);
    headings_ = labelled_headings(edition_.manuscript.document);
  }

  // All, since what links print may come later in the text. What comes before the first of these is
  // set at once and let go.
  void read() {
    set_.resize(edition_.document.directives.size());
    Rows rows(web_page_abilities, [this](Row const& row) { set(row); });
    bool const keeps_first =
        !options_.fragment && !options_.ebook && !edition_.manuscript.surroundings.url.empty();
    for (std::size_t i = 0; i < edition_.document.directives.size(); ++i) {
      bool follows = edition_.document.follows(i);
      book_.each(edition_.document, i, [&](Content&& content) {
        if (std::holds_alternative<Failed>(content)) page_.complete = false;
        edition_.targets.add(content);
        if (auto const* const one = std::get_if<DiagramContent>(&content);
            one && keeps_first && !first_diagram_)
          first_diagram_ = *one;
        if (waiting_.empty() && !has_references(content)) rows.add(std::move(content), i, follows);
        else waiting_.push_back({{std::move(content), i}, follows});
        follows = true;
      });
      edition_.document.let_go(i);
    }
    if (closes_) book_.close();
    for (auto const& [anchor, number] : edition_.targets.diagrams) anchors_.insert(anchor);
    add_others(job_, edition_, others_, edition_.targets);
    for (auto& [one, follows] : waiting_) {
      fill_references(one.content, [this](prose::Link& link) {
        prose::Inlines words = edition_.targets.printed(link);
        link.target = edition_.targets.address(link.target);
        return words;
      });
      rows.add(std::move(one.content), one.directive, follows);
    }
    rows.finish();
  }

  void check() {
    std::set<std::string> called;
    for (std::string const& set : set_)
      for (std::string& label : backend::unresolved_notes(set)) called.insert(std::move(label));
    check_links(job_, edition_,
                printed_notes(edition_.manuscript.document, edition_.text, std::move(called)),
                {.relative = options_.relative_links});
  }

  // What stands for each directive; nothing for those that are in the row of one before.
  void set(Row const& row) {
    if (!row.goes_on) row_begins_ = row.first();
    if (options_.tells_html && !options_.raw) tell_html(row);
    std::string const block = edition_.document.directives[row_begins_].is_inline
                                  ? setter_.in_line(row.contents.front().content)
                                  : setter_.block(row);
    std::string& whole = set_[row_begins_];
    if (!block.empty()) whole += (whole.empty() ? "" : "\n") + block;
  }

  // What captions show as text, once for a diagram.
  void tell_html(Row const& row) {
    auto const has = [](layout::CaptionBlock const& block) {
      return std::ranges::any_of(block, [](layout::CaptionEntry const& entry) {
        return std::ranges::any_of(entry.rows, [](layout::CaptionRow const& one) {
          return prose::has_html(one.left) || prose::has_html(one.centre) ||
                 prose::has_html(one.right);
        });
      });
    };
    for (auto const& one : row.contents) {
      auto const* diagram = std::get_if<DiagramContent>(&one.content);
      if (diagram && (has(diagram->caption.above) || has(diagram->caption.below)))
        job_.report(document::unwanted_html(diagram->opening), id_);
    }
  }

  backend::BlockParts block_parts() {
    backend::BlockParts parts{setter_.parts(),
                              [this](std::size_t directive) { return take_set(directive); },
                              [this] { return next_heading_id(); },
                              [this](std::size_t at) { return edition_.text.caption_at(at); },
                              [this](prose::Block const& block) { where_ = block.where; }};
    parts.inlines.flavour = backend::Flavour::page;
    parts.inlines.image = [this](std::string const& path) { return picture(path, where_); };
    parts.inlines.note = [this](std::string const& label) { return notes_->sign(label); };
    parts.inlines.address = [this](std::string const& target) {
      return prose::address_in_page(edition_.targets.address(target), options_.relative_links);
    };
    parts.inlines.reference = [this](prose::Link& link) { return edition_.targets.printed(link); };
    parts.inlines.directive = [this](std::size_t directive) { return take_set(directive); };
    if (options_.lines)
      parts.place = [this](text::Span where, std::size_t line) {
        return written_at(job_, id_, line_of(where, line));
      };
    return parts;
  }

  // Block by block, each let go of once it is written.
  void write_text(TextInPieces& out) {
    backend::BlockParts const parts = block_parts();
    std::string text;
    for (prose::Block& block : edition_.manuscript.document.blocks) {
      text.clear();
      backend::add_html_block(text, block, parts);
      out.add(text);
      block.content = prose::Rule();
    }
    std::string colophon;  // which may call notes
    if (!options_.fragment) colophon = backend::html_colophon(edition_.text.colophon, parts);
    out.add(notes_->list(parts, chess::words(language()).ebook.back));
    out.add(colophon);
  }

  // A line of the block that stands there, from 0.
  text::Span line_of(text::Span where, std::size_t line) const {
    for (; line > 0; --line) {
      std::size_t const end = source_.bytes().find('\n', where.begin);
      if (end >= where.end) break;
      where.begin = end + 1;
    }
    return where;
  }

  // What stands for a directive, once.
  std::string take_set(std::size_t directive) {
    if (directive >= set_.size()) return {};
    return notes_->resolved(std::exchange(set_[directive], {}));
  }

  // Labels of headings become their ids, and those of figures that nothing else has.
  void name_headings() {
    for (auto& [place, caption] : edition_.text.captions)
      caption.label = setter_.unique_id(caption.label);
    for (LabelledHeading& heading : headings_) heading.label = heading_id(heading.label);
  }

  std::string heading_id(std::string const& label) {
    ++heading_count_;
    std::string id =
        label.empty() ? fmt::format("{}section-{}", options_.ids, heading_count_) : label;
    if (anchors_.contains(id)) id += "-heading";
    while (setter_.unique_id(id).empty()) id += "-";
    return id;
  }

  // Those of footnotes have no labels.
  std::string next_heading_id() {
    return heading_ < headings_.size() ? headings_[heading_++].label : heading_id({});
  }

  // Of the directive that is being set.
  text::Span place_of_row() const {
    return row_begins_ < edition_.document.directives.size()
               ? edition_.document.directives[row_begins_].whole
               : text::Span();
  }

  std::string picture(std::string const& path, text::Span where) {
    if (!prose::is_relative_address(path) || path.empty()) return path;
    auto const [known, is_new] =
        pictures_.try_emplace(Pictures::file_of(job_, id_, where, path), path);
    if (!is_new) return known->second;
    backend::PictureFile const* const found =
        job_.pictures().find(job_, id_, where, path, picture_in_page);
    if (found)
      known->second = fmt::format("data:{};base64,{}", found->kind->media_type,
                                  backend::svg::base64(found->bytes));
    return known->second;
  }

  std::string title() const {
    if (!edition_.manuscript.front_matter.title.empty())
      return edition_.manuscript.front_matter.title;
    for (LabelledHeading const& heading : headings_)
      if (!heading.words.empty()) return heading.words;
    std::string const stem = fs::path(source_.name()).stem().string();
    return stem.empty() ? "Chess" : stem;
  }

  std::string header() const {
    document::FrontMatter const& front = edition_.manuscript.front_matter;
    return edition_.chosen.title_page ? page_header(front) : std::string();
  }

  std::string contents() const {
    std::string out;
    for (LabelledHeading const& heading : headings_)
      if (heading.level <= edition_.chosen.design.contents)
        out += fmt::format("<li class=\"level-{}\"><a href=\"#{}\">{}</a></li>\n", heading.level,
                           html_text(heading.label), html_text(heading.words));
    return out.empty() ? out : fmt::format("<nav>\n<ul>\n{}</ul>\n</nav>\n", out);
  }

  chess::Language language() const {
    return chess::language_named(edition_.manuscript.front_matter.language)
        .value_or(chess::Language::english);
  }

  // What stands before the text and behind it.
  std::pair<std::string, std::string> around() const {
    bool const plays = setter_.plays();
    std::string const script =
        options_.script.empty()
            ? fmt::format("<script>\n//<![CDATA[\n{}{}//]]>\n</script>\n", page_file("page.js"),
                          plays ? page_file("player.js") : "")
            : fmt::format("<script src=\"{}\"></script>\n", html_text(options_.script));
    std::string const language = language_tag(edition_.manuscript.front_matter.language);
    std::string const words = words_of_buttons(this->language(), setter_),
                      styles = page_styles(options_, plays);
    if (options_.fragment)
      return {fmt::format("<div class=\"{}\" lang=\"{}\"{}>\n{}{}{}", fragment_class, language,
                          words, styles, setter_.definitions(), contents()),
              script + "</div>\n"};
    std::string const authors =
        fmt::format("{}", fmt::join(edition_.manuscript.front_matter.authors, ", "));
    return html_page({language,
                      authors.empty() ? ""
                                      : fmt::format("<meta name=\"author\" content=\"{}\" />\n",
                                                    html_text(authors)),
                      html_text(title()), for_others_, styles, words,
                      setter_.definitions() + header() + contents(), script});
  }

  Job& job_;
  text::SourceId id_;
  text::Source const& source_;
  WebPageOptions const& options_;
  Book alone_;
  OtherDocuments beside_;
  OtherDocuments& others_;
  Book& book_;
  bool closes_;
  Edition edition_;
  type::Type const& type_;
  WebSetter setter_;
  std::string for_others_;  // in the head
  struct Waiting {
    PlacedContent content;
    bool follows;
  };
  std::vector<Waiting> waiting_;  // for what their links print
  std::optional<DiagramContent> first_diagram_;
  std::size_t row_begins_ = 0;     // the directive
  std::set<std::string> anchors_;  // of diagrams
  std::vector<LabelledHeading> headings_;
  std::size_t heading_count_ = 0;  // that have an id
  std::size_t heading_ = 0;        // that are written
  std::optional<backend::HtmlNotes> notes_;
  text::Span where_;                             // of the block that is being written
  std::map<std::string, std::string> pictures_;  // addresses, by path
  std::vector<std::string> set_;
  WebPage page_;
};

}  // namespace

WebPage weave_page(Job& job, text::SourceId source, WeaveOptions const& options,
                   WebPageOptions const& page, Book* book) {
  type::Type const* const type = job.type();
  if (!type) return {{}, false};
  WebPageOptions own = page;
  if (page.fragment)
    own.ids = fmt::format("{}-{:08x}-", fragment_class,
                          text::fnv1a(job.sources()[source].bytes()) & 0xffffffff);
  return PageMaker(job, source, options, own, *type, book).run();
}

SetterAbilities page_abilities(bool fragment) {
  SetterAbilities abilities = web_page_abilities;
  abilities.anchors_name_document = fragment;
  return abilities;
}

}  // namespace dawson::run
