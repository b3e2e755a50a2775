#include "write/html/page.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <map>
#include <set>
#include <utility>

#include "backend/html/blocks.hpp"
#include "backend/svg_words.hpp"
#include "chess/languages/words.hpp"
#include "compile/collected_contents.hpp"
#include "compile/compilation.hpp"
#include "document/markdown/prose.hpp"
#include "edition/edition.hpp"
#include "edition/targets.hpp"
#include "prose/links.hpp"
#include "prose/open_html.hpp"
#include "session/invocation.hpp"
#include "session/pictures.hpp"
#include "session/style_files.hpp"
#include "text/scanning.hpp"
#include "type/type.hpp"
#include "write/html/html_renderer.hpp"
#include "write/html/page_parts.hpp"
#include "write/html/page_shell.hpp"

namespace dawson::run {
namespace {

namespace fs = std::filesystem;
using backend::html_text;

class HtmlPageWriter {
 public:
  HtmlPageWriter(Invocation& invocation, text::SourceId id, WeaveOptions const& weaving,
                 WebPageOptions const& options, type::Type const& type, Compilation* going_on)
      : invocation_(invocation),
        id_(id),
        source_(invocation.sources()[id]),
        options_(options),
        alone_(invocation, page_abilities(options.fragment), weaving.defaults),
        beside_(invocation, weaving.defaults),
        others_(weaving.others ? *weaving.others : beside_),
        compilation_(going_on ? *going_on : alone_),
        closes_(!going_on),
        type_(type),
        renderer_(invocation, options, type.typeset(),
                  {{},
                   [this](std::string const& path) { return picture(path, place_of_row()); },
                   backend::unresolved_note}) {}

  WebPage run() {
    open();
    read();
    check();
    if (!options_.fragment && !options_.ebook)
      for_others_ =
          open_graph(invocation_, edition_.manuscript.surroundings.url, title(),
                     first_diagram_ ? &*first_diagram_ : nullptr, options_, type_.typeset());
    for (auto& [place, caption] : edition_.text.captions)
      caption.label = renderer_.unique_id(caption.label);
    headings_->name();
    page_.complete = page_.complete && renderer_.complete();
    if (options_.compared) {
      page_.blocks.shell = shell();
      write_text([this](PageBlock& block) {
        take_counts(block);
        page_.blocks.blocks.push_back(std::move(block));
      });
      return std::move(page_);
    }
    auto const [before, after] = around();
    text::ChunkedText out(options_.take_text);
    out.expect(before.size() + source_.bytes().size() + set_bytes() + after.size());
    out.add(before);
    write_text([&](PageBlock const& block) {
      if (!block.is_row) return out.add(block.html), out.add("\n");
      out.add(html_of(block)), out.add("\n");
    });
    out.add(after);
    page_.html = out.close();
    return std::move(page_);
  }

 private:
  void open() {
    bool const shown = !options_.raw && options_.reports_html;
    read_edition(invocation_, id_, compilation_,
                 {.html = shown ? OtherHtml::shown : OtherHtml::kept,
                  .blocks = options_.raw ? HtmlBlocks::repaired
                            : shown      ? HtmlBlocks::refused
                                         : HtmlBlocks::as_written,
                  .in_markup = options_.fragment,
                  .no_pages = "HTML has no pages"},
                 edition_);
    notes_.emplace(edition_.manuscript.document.notes);
    headings_.emplace(edition_.manuscript.document, edition_.targets, renderer_, options_.ids);
  }

  // Reads all directives, since the text of links may depend on later ones. Everything before the
  // first such link is rendered at once and released.
  void read() {
    renderer_.align_rows(edition_.chosen.design.grid.align);
    set_.resize(edition_.document.directives.size());
    Rows rows(web_page_abilities, [this](Row const& row) { set(row); });
    bool const keeps_first =
        !options_.fragment && !options_.ebook && !edition_.manuscript.surroundings.url.empty();
    for (std::size_t i = 0; i < edition_.document.directives.size(); ++i) {
      bool follows = edition_.document.follows(i);
      compilation_.each(edition_.document, i, [&](Content&& content) {
        if (std::holds_alternative<ErrorContent>(content)) page_.complete = false;
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
    if (closes_) compilation_.close();
    add_others(invocation_, edition_, others_, edition_.targets);
    for (auto& [one, follows] : waiting_) {
      resolve_references(one.content, [this](prose::Link& link) {
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
    for (auto const& set : set_)
      for (PageBlock const& block : set)
        for_each_block(block, [&](PageBlock const& one) {
          for (std::string& label : backend::unresolved_notes(one.html))
            called.insert(std::move(label));
        });
    check_links(invocation_, edition_,
                printed_notes(edition_.manuscript.document, edition_.text, std::move(called)),
                {.relative = options_.relative_links});
  }

  // Renders a row; directives that belong to the row of an earlier one give no blocks.
  void set(Row const& row) {
    if (!row.continues) row_begins_ = row.first();
    if (options_.reports_html && !options_.raw) report_html(row);
    std::vector<PageBlock>& whole = set_[row_begins_];
    if (edition_.document.directives[row_begins_].is_inline)
      whole.push_back({.html = renderer_.in_line(row.contents.front().content)});
    else std::ranges::move(renderer_.blocks(row), std::back_inserter(whole));
  }

  // Reports HTML that captions show as text, once per diagram.
  void report_html(Row const& row) {
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
        invocation_.report(document::unwanted_html(diagram->opening), id_);
    }
  }

  backend::BlockParts block_parts() {
    backend::BlockParts parts{renderer_.parts(),
                              [this](std::size_t directive) { return take_html(directive); },
                              [this] { return headings_->next_id(); },
                              [this](std::size_t at) { return edition_.text.caption_at(at); },
                              [this](prose::Block const& block) { where_ = block.where; }};
    parts.inlines.flavour = backend::Flavour::page;
    parts.inlines.image = [this](std::string const& path) { return picture(path, where_); };
    parts.inlines.note = [this](std::string const& label) { return notes_->sign(label); };
    parts.inlines.address = [this](std::string const& target) {
      return prose::address_in_page(edition_.targets.address(target), options_.relative_links);
    };
    parts.inlines.reference = [this](prose::Link& link) { return edition_.targets.printed(link); };
    parts.inlines.directive = [this](std::size_t directive) { return take_html(directive); };
    if (options_.compared)
      parts.place = [this](text::Span where, std::size_t line) {
        return written_at(invocation_, id_, line_of(where, line));
      };
    return parts;
  }

  // Writes block by block and releases each when `take` has it, which may move from it; blocks
  // have no line end.
  template <class Take>
  void write_text(Take take) {
    backend::BlockParts const parts = block_parts();
    PageBlock written;
    auto const take_written = [&] {
      if (written.html.empty()) return;
      if (written.html.ends_with('\n')) written.html.pop_back();
      written.partners.swap(partners_);
      take(written);
      written.html.clear();
      written.partners.clear();
    };
    for (prose::Block& block : edition_.manuscript.document.blocks) {
      if (auto const* const at = std::get_if<prose::DirectiveAt>(&block.content)) {
        for (PageBlock& one : take_blocks(at->index)) take(one);
      } else {
        backend::add_html_block(written.html, block, parts);
        take_written();
      }
      block.content = prose::Rule();
    }
    std::string colophon;  // it may call notes
    if (!options_.fragment) colophon = backend::html_colophon(edition_.text.colophon, parts);
    written.html = notes_->list(parts, chess::words(language()).ebook.back);
    take_written();
    written.html = std::move(colophon);
    take_written();
  }

  // Returns a line of the block at this position, counted from 0.
  text::Span line_of(text::Span where, std::size_t line) const {
    for (; line > 0; --line) {
      std::size_t const end = source_.bytes().find('\n', where.begin);
      if (end >= where.end) break;
      where.begin = end + 1;
    }
    return where;
  }

  std::size_t set_bytes() const {
    std::size_t bytes = 0;
    for (auto const& set : set_)
      for (PageBlock const& block : set)
        for_each_block(block, [&](PageBlock const& one) { bytes += one.html.size(); });
    return bytes;
  }

  // Returns the blocks of a directive and releases them.
  std::vector<PageBlock> take_blocks(std::size_t directive) {
    if (directive >= set_.size()) return {};
    std::vector<PageBlock> out = std::exchange(set_[directive], {});
    for (PageBlock& block : out)
      for_each_block(block,
                     [this](PageBlock& one) { one.html = notes_->resolved(std::move(one.html)); });
    return out;
  }

  // Returns the same as HTML within a block; its partners become partners of this block.
  std::string take_html(std::size_t directive) {
    std::vector<PageBlock> blocks = take_blocks(directive);
    for (PageBlock& block : blocks)
      for_each_block(block, [this](PageBlock& one) {
        std::ranges::move(one.partners, std::back_inserter(partners_));
      });
    return html_of(blocks);
  }

  // The position of the directive that is being rendered.
  text::Span place_of_row() const {
    return row_begins_ < edition_.document.directives.size()
               ? edition_.document.directives[row_begins_].whole
               : text::Span();
  }

  std::string picture(std::string const& path, text::Span where) {
    if (!prose::is_relative_address(path) || path.empty()) return path;
    auto const [known, is_new] =
        pictures_.try_emplace(Pictures::file_of(invocation_, id_, where, path), path);
    if (!is_new) return known->second;
    backend::PictureFile const* const found =
        invocation_.pictures().find(invocation_, id_, where, path, picture_in_page);
    if (found)
      known->second = fmt::format("data:{};base64,{}", found->kind->media_type,
                                  backend::svg::base64(found->bytes));
    return known->second;
  }

  std::string title() const {
    if (!edition_.manuscript.front_matter.title.empty())
      return edition_.manuscript.front_matter.title;
    if (std::string words = headings_->first_words(); !words.empty()) return words;
    std::string const stem = fs::path(source_.name()).stem().string();
    return stem.empty() ? "Chess" : stem;
  }

  std::string header() const {
    document::FrontMatter const& front = edition_.manuscript.front_matter;
    return edition_.chosen.title_page ? page_header(front) : std::string();
  }

  std::string contents() const { return headings_->contents(edition_.chosen.design.contents); }

  chess::Language language() const {
    return chess::language_named(edition_.manuscript.front_matter.language)
        .value_or(chess::Language::english);
  }

  PageShell shell() const {
    document::FrontMatter const& front = edition_.manuscript.front_matter;
    std::string const authors = fmt::format("{}", fmt::join(front.authors, ", "));
    return {.language = language_tag(front.language),
            .author = authors.empty() ? ""
                                      : fmt::format("<meta name=\"author\" content=\"{}\" />\n",
                                                    html_text(authors)),
            .title = html_text(title()),
            .further = for_others_,
            .styles = page_styles(options_, renderer_.plays()),
            .attributes = words_of_buttons(language(), renderer_),
            .definitions = renderer_.definitions(),
            .before = header() + contents(),
            .script = script_element(options_, renderer_.plays())};
  }

  // Returns the parts of the page before and after the text.
  std::pair<std::string, std::string> around() const {
    if (!options_.fragment) {
      PageShell const all = shell();
      return {page_begin(all), page_end(all)};
    }
    auto [begin, end] = fragment_around(edition_.manuscript.front_matter, options_, renderer_);
    return {begin + renderer_.definitions() + contents(), std::move(end)};
  }

  Invocation& invocation_;
  text::SourceId id_;
  text::Source const& source_;
  WebPageOptions const& options_;
  Compilation alone_;
  LinkedDocuments beside_;
  LinkedDocuments& others_;
  Compilation& compilation_;
  bool closes_;
  Edition edition_;
  type::Type const& type_;
  HtmlRenderer renderer_;
  std::string for_others_;  // in the head
  struct Waiting {
    PlacedContent content;
    bool follows;
  };
  std::vector<Waiting> waiting_;  // for the text of their links
  std::optional<DiagramContent> first_diagram_;
  std::size_t row_begins_ = 0;  // index of the directive
  std::optional<PageHeadings> headings_;
  std::optional<backend::HtmlNotes> notes_;
  text::Span where_;                             // of the block that is being written
  std::map<std::string, std::string> pictures_;  // addresses, by path
  std::vector<std::vector<PageBlock>> set_;      // by directive
  std::vector<std::string> partners_;            // of the block that is being written
  WebPage page_;
};

}  // namespace

WebPage weave_page(Invocation& invocation, text::SourceId source, WeaveOptions const& options,
                   WebPageOptions const& page, Compilation* compilation) {
  type::Type const* const type = invocation.type();
  if (!type) return {.complete = false};
  WebPageOptions own = page;
  if (page.fragment) own.ids = ids_of_fragment(invocation.sources()[source]);
  return HtmlPageWriter(invocation, source, options, own, *type, compilation).run();
}

Abilities page_abilities(bool fragment) {
  Abilities abilities = web_page_abilities;
  abilities.anchors_name_document = fragment;
  return abilities;
}

}  // namespace dawson::run
