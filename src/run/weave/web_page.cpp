#include "run/weave/web_page.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <initializer_list>
#include <map>
#include <set>
#include <utility>

#include "backend/html.hpp"
#include "backend/svg_words.hpp"
#include "chess/languages/words.hpp"
#include "document/manuscript.hpp"
#include "document/markdown/called_notes.hpp"
#include "document/markdown/html.hpp"
#include "prose/addresses.hpp"
#include "prose/open_html.hpp"
#include "run/book/book.hpp"
#include "run/book/indexes.hpp"
#include "run/book/other_documents.hpp"
#include "run/book/reference_targets.hpp"
#include "run/booklet/booklet_design.hpp"
#include "run/booklet/references.hpp"
#include "run/job.hpp"
#include "run/pictures.hpp"
#include "run/project.hpp"
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
                 [this](std::string const& label) { return note_sign(label); },
                 true,
                 true}) {}

  WebPage run() {
    auto [tree, scan] =
        document::scan_with_notes(source_, document::Inlines::all, job_.plugin_fences());
    manuscript_ = document::open_manuscript(source_, tree, std::move(scan));
    settle_language(manuscript_.front_matter, job_.project());
    document_ =
        BookDocument(job_, id_, std::move(manuscript_.directives), std::move(manuscript_.findings));
    book_.scan(document_, manuscript_.surroundings);
    notes_ = document::note_targets(tree, manuscript_.document.notes);
    document::RawHtml const html(tree, options_.fragment);
    if (options_.raw) html_ = &html, job_.report(html.findings(), id_);
    else if (options_.tells_html) job_.report(html.unwanted(), id_);
    read();
    check();
    if (!options_.fragment && !options_.ebook)
      for_others_ =
          open_graph(job_, manuscript_.surroundings.url, title(),
                     first_diagram_ ? &*first_diagram_ : nullptr, options_, type_.typeset());
    manuscript_.document = {};  // all is known that was to be found in it
    document::HtmlBody const body(tree, document_.directives, choices(tree));
    auto const [before, behind] = around();
    std::size_t bytes = before.size() + body.size() + behind.size();
    for (std::string const& block : set_) bytes += block.size();
    TextInPieces out(options_.take_text);
    out.expect(bytes);
    out.add(before);
    body.put([&](std::string_view text) { out.add(text); });
    out.add(behind);
    page_.html = out.close();
    page_.complete = page_.complete && setter_.complete();
    return std::move(page_);
  }

 private:
  // All, since what links print may come later in the text. What comes before the first of these is
  // set at once and let go.
  void read() {
    set_.resize(document_.directives.size());
    Rows rows(web_page_abilities, [this](Row const& row) { set(row); });
    bool const keeps_first =
        !options_.fragment && !options_.ebook && !manuscript_.surroundings.url.empty();
    for (std::size_t i = 0; i < document_.directives.size(); ++i) {
      bool follows = document_.follows(i);
      book_.each(document_, i, [&](Content&& content) {
        if (std::holds_alternative<Failed>(content)) page_.complete = false;
        targets_.add(content);
        if (auto const* const one = std::get_if<DiagramContent>(&content);
            one && keeps_first && !first_diagram_)
          first_diagram_ = *one;
        if (waiting_.empty() && !has_references(content)) rows.add(std::move(content), i, follows);
        else waiting_.push_back({{std::move(content), i}, follows});
        follows = true;
      });
      document_.let_go(i);
    }
    if (closes_) book_.close();
    for (auto const& [anchor, number] : targets_.diagrams) anchors_.insert(anchor);
    targets_.add(manuscript_.document);
    headings_ = labelled_headings(manuscript_.document);
    links_ = all_links(source_, document_.directives);
    for (document::WordlessLink const& one : links_) others_.add(targets_, id_, one.link);
    for (auto& [one, follows] : waiting_) {
      fill_references(one.content, [this](prose::Link& link) {
        prose::Inlines words = targets_.printed(link);
        link.target = targets_.address(link.target);
        return words;
      });
      rows.add(std::move(one.content), one.directive, follows);
    }
    rows.finish();
  }

  void check() {
    std::set<std::string> notes;
    for (prose::Footnote const& note : manuscript_.document.notes)
      notes.insert(text::lower_case(note.written));
    job_.report(check_references(source_, manuscript_.document, document_.directives, targets_,
                                 notes, options_.relative_links),
                id_);
    job_.report(far_faults(targets_, links_), id_);
    job_.report(asked_pages(links_), id_);
  }

  // What stands for each directive; nothing for those that are in the row of one before.
  void set(Row const& row) {
    if (!row.goes_on) row_begins_ = row.first();
    if (options_.tells_html && !options_.raw) tell_html(row);
    std::string const block = document_.directives[row_begins_].is_inline
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

  document::HtmlChoices choices(document::MarkdownTree const& tree) {
    document::HtmlChoices choices;
    choices.directive = [this](std::size_t i) {
      return i < set_.size() ? std::exchange(set_[i], {}) : std::string();
    };
    choices.words = [this](prose::Link const& link) {
      return setter_.prose(targets_.printed(link));
    };
    choices.target = [this](std::string const& target) { return targets_.address(target); };
    choices.heading = [this] { return heading_id(); };
    choices.image = [this](std::string const& path, text::Span where) {
      return picture(path, where);
    };
    if (options_.lines)
      choices.line = [this, &tree](std::size_t line) {
        return written_at(job_, id_, tree.line(line));
      };
    choices.raw = html_;
    choices.relative_links = options_.relative_links;
    return choices;
  }

  std::string heading_id() {
    std::size_t const number = ++heading_;
    std::string const label = number <= headings_.size() ? headings_[number - 1].label : "";
    std::string id = label.empty() ? fmt::format("{}section-{}", options_.ids, number) : label;
    if (anchors_.contains(id)) id += "-heading";
    while (setter_.unique_id(id).empty()) id += "-";
    if (number <= headings_.size()) headings_[number - 1].label = id;
    return id;
  }

  // The sign of a footnote in what a directive prints, `label` its number.
  std::string note_sign(std::string const& label) {
    auto const number = static_cast<std::size_t>(std::strtoul(label.c_str(), nullptr, 10));
    if (number == 0 || number > notes_.size()) return {};
    document::NoteTarget& note = notes_[number - 1];
    ++note.calls;
    std::string const id = note.calls == 1 ? fmt::format("fnref-{}", note.label)
                                           : fmt::format("fnref-{}-{}", note.label, note.calls);
    return fmt::format("<sup class=\"footnote-ref\"><a href=\"#fn-{}\" id=\"{}\">{}</a></sup>",
                       note.label, id, number);
  }

  // Of the directive that is being set.
  text::Span place_of_row() const {
    return row_begins_ < document_.directives.size() ? document_.directives[row_begins_].whole
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
    if (!manuscript_.front_matter.title.empty()) return manuscript_.front_matter.title;
    for (LabelledHeading const& heading : headings_)
      if (!heading.words.empty()) return heading.words;
    std::string const stem = fs::path(source_.name()).stem().string();
    return stem.empty() ? "Chess" : stem;
  }

  std::string header() const {
    document::FrontMatter const& front = manuscript_.front_matter;
    return further(front, "title page") == "false" ? std::string() : page_header(front);
  }

  std::string contents() const {
    constexpr int depth = 2;
    if (further(manuscript_.front_matter, "toc") != "true") return {};
    std::string out;
    for (LabelledHeading const& heading : headings_)
      if (heading.level <= depth)
        out += fmt::format("<li class=\"level-{}\"><a href=\"#{}\">{}</a></li>\n", heading.level,
                           html_text(heading.label), html_text(heading.words));
    return out.empty() ? out : fmt::format("<nav>\n<ul>\n{}</ul>\n</nav>\n", out);
  }

  chess::Language language() const {
    return chess::language_named(manuscript_.front_matter.language)
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
    std::string const language = language_tag(manuscript_.front_matter.language);
    std::string const words = words_of_buttons(this->language(), setter_),
                      styles = page_styles(options_, plays);
    if (options_.fragment)
      return {fmt::format("<div class=\"{}\" lang=\"{}\"{}>\n{}{}{}", fragment_class, language,
                          words, styles, setter_.definitions(), contents()),
              script + "</div>\n"};
    std::string const authors =
        fmt::format("{}", fmt::join(manuscript_.front_matter.authors, ", "));
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
  BookDocument document_;
  document::OpenManuscript manuscript_;
  type::Type const& type_;
  WebSetter setter_;
  document::RawHtml const* html_ = nullptr;  // null: it is shown as text
  std::string for_others_;                   // in the head
  struct Waiting {
    PlacedContent content;
    bool follows;
  };
  std::vector<Waiting> waiting_;  // for what their links print
  std::optional<DiagramContent> first_diagram_;
  std::size_t row_begins_ = 0;  // the directive
  ReferenceTargets targets_;
  std::vector<document::WordlessLink> links_;
  std::set<std::string> anchors_;  // of diagrams
  std::vector<LabelledHeading> headings_;
  std::size_t heading_ = 0;  // so far
  std::vector<document::NoteTarget> notes_;
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

std::string language_tag(std::string const& written) {
  bool const is_tag =
      written.size() >= 2 && (written.size() == 2 || written[2] == '-') &&
      std::ranges::all_of(written, [](char c) { return text::is_alphanumeric(c) || c == '-'; });
  if (is_tag) return written;
  auto const known = chess::language_named(written);
  return std::string(chess::about(known.value_or(chess::Language::english)).code);
}

std::string page_header(document::FrontMatter const& front) {
  if (front.title.empty()) return {};
  std::string out = fmt::format("<header>\n<h1>{}</h1>\n", html_text(front.title));
  std::string const authors = fmt::format("{}", fmt::join(front.authors, ", "));
  for (auto const& [kind, text] :
       {std::pair<std::string_view, std::string>{"subtitle", front.subtitle},
        {"author", authors},
        {"date", front.date}})
    if (!text.empty()) out += fmt::format("<p class=\"{}\">{}</p>\n", kind, html_text(text));
  return out + "</header>\n";
}

std::pair<std::string, std::string> html_page(PageShell const& shell) {
  return {fmt::format("<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\" />\n"
                      "<meta name=\"viewport\" content=\"width=device-width, "
                      "initial-scale=1\" />\n{}<title>{}</title>\n{}{}</head>\n<body{}>\n{}"
                      "<main>\n",
                      shell.language, shell.author, shell.title, shell.further, shell.styles,
                      shell.attributes, shell.before),
          fmt::format("</main>\n{}</body>\n</html>\n", shell.script)};
}

std::string words_of_buttons(chess::Language language, WebSetter const& setter) {
  chess::Words const& words = chess::words(language);
  chess::PlayerWords const& player = words.player;
  std::string out;
  auto const add = [&](std::string_view attribute, std::initializer_list<std::string_view> all) {
    out += fmt::format(" data-{}=\"{}\"", attribute,
                       html_text(fmt::format("{}", fmt::join(all, "|"))));
  };
  if (setter.plays())
    add("player", {player.group, player.first, player.back, player.next, player.last, player.hide,
                   player.start, player.stopped});
  if (setter.copies()) add("copying", {words.copying.copied, words.copying.refused});
  return out;
}

std::string page_script() {
  return fmt::format("{}{}", page_file("page.js"), page_file("player.js"));
}

}  // namespace dawson::run
