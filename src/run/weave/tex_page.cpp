#include "run/weave/tex_page.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <utility>

#include "backend/html/inlines.hpp"
#include "chess/languages/words.hpp"
#include "document/tex/scan.hpp"
#include "document/tex/shown.hpp"
#include "prose/plain.hpp"
#include "run/book/book.hpp"
#include "run/book/follow.hpp"
#include "run/job.hpp"
#include "run/style/style_files.hpp"
#include "run/weave/page_styles.hpp"
#include "run/weave/web_setter.hpp"
#include "type/type.hpp"

namespace dawson::run {
namespace {

using backend::html_text;

class TexPage {
 public:
  TexPage(Job& job, WeaveOptions const& weaving, WebPageOptions const& options,
          type::Type const& type)
      : job_(job),
        options_(options),
        book_(job, web_page_abilities, weaving.defaults),
        setter_(job, options, type.typeset(), parts()) {}

  PageInBlocks run(std::string const& file, WeaveOptions const& weaving) {
    read_ = read_book(job_, book_, {file}, weaving.more_verbatim, weaving.diagram_sty);
    set();
    bool const chapters = std::ranges::any_of(read_.documents, [this](BookDocument const& one) {
      return bytes(one).find("\\chapter") != std::string_view::npos;
    });
    top_ = chapters ? 3 : 2;
    show(0);
    page_.shell = shell();
    return std::move(page_);
  }

 private:
  backend::HtmlParts parts() {
    backend::HtmlParts out;
    out.tex = [](std::string const& tex) { return document::shown_tex(tex); };
    out.directive = [this](std::size_t directive) { return html_of(set_[showing_][directive]); };
    return out;
  }

  std::string_view bytes(BookDocument const& document) const {
    return job_.sources()[document.source].bytes();
  }

  // What stands for each directive of each document.
  void set() {
    struct Place {
      std::size_t document, directive;
    };
    std::vector<Place> places;
    std::vector<std::vector<Content>> contents;
    for (BookDocument const& document : read_.documents)
      set_.emplace_back(document.directives.size());
    for (Stretch const& stretch : read_.stretches)
      for (std::size_t i = stretch.begin; i < stretch.end; ++i) {
        places.push_back({stretch.document, i});
        contents.emplace_back();
        book_.each(read_.documents[stretch.document], i, [&](Content&& content) {
          if (auto const* diagram = std::get_if<DiagramContent>(&content); diagram && !language_)
            language_ = diagram->language;
          contents.back().push_back(std::move(content));
        });
      }
    book_.close();
    std::size_t at = 0;
    Rows rows(web_page_abilities, [&](Row const& row) {
      if (!row.goes_on) at = row.first();
      auto const [document, directive] = places[at];
      std::vector<PageBlock>& all = set_[document][directive];
      if (read_.documents[document].directives[directive].is_inline)
        all.push_back({.html = setter_.in_line(row.contents.front().content)});
      else std::ranges::move(setter_.blocks(row), std::back_inserter(all));
    });
    for (std::size_t i = 0; i < contents.size(); ++i) {
      bool follows = i > 0 && places[i].document == places[i - 1].document &&
                     follows_directly(places[i].document, places[i].directive);
      for (Content& content : contents[i]) {
        rows.add(std::move(content), i, follows);
        follows = true;
      }
    }
    rows.finish();
  }

  // Nothing but blanks and line ends of one paragraph stand between it and the one before.
  bool follows_directly(std::size_t document, std::size_t directive) const {
    if (directive == 0) return false;
    BookDocument const& one = read_.documents[document];
    std::size_t const begin = one.directives[directive - 1].whole.end;
    return bytes(one)
               .substr(begin, one.directives[directive].whole.begin - begin)
               .find_first_not_of(" \t\r\n") == std::string_view::npos;
  }

  // A document, with those that it takes in where they stand.
  void show(std::size_t number) {
    BookDocument const& document = read_.documents[number];
    text::Span rest = document::body_of_tex(bytes(document));
    std::vector<document::Include> const includes =
        document::scan_tex(job_.sources()[document.source]).includes;
    for (std::size_t i = number + 1; i < read_.documents.size(); ++i) {
      auto const& around = read_.documents[i].around;
      if (around.empty() || around.back().first != document.source) continue;
      std::size_t const at = around.back().second;
      auto const include = std::ranges::find(
          includes, at, [](document::Include const& one) { return one.whole.begin; });
      if (at < rest.begin || at > rest.end || include == includes.end()) continue;
      show_stretch(number, {rest.begin, at});
      show(i);
      rest.begin = include->whole.end;
    }
    show_stretch(number, rest);
  }

  void show_stretch(std::size_t number, text::Span stretch) {
    BookDocument const& document = read_.documents[number];
    showing_ = number;
    for (prose::Block const& block :
         document::shown_blocks(bytes(document), stretch, document.directives, top_))
      std::visit([&](auto const& what) { put(what, block.where); }, block.content);
  }

  std::string place(text::Span where) const {
    return options_.compared ? written_at(job_, read_.documents[showing_].source, where)
                             : std::string();
  }

  void put(prose::Paragraph const& paragraph, text::Span where) {
    add({.html = fmt::format("<p{}>{}</p>", place(where), setter_.prose(paragraph.inlines))});
  }
  void put(prose::Heading const& heading, text::Span where) {
    add({.html = fmt::format("<h{0}{1}>{2}</h{0}>", heading.level, place(where),
                             setter_.prose(heading.inlines))});
  }
  void put(prose::CodeBlock const& code, text::Span where) {
    add({.html = fmt::format("<pre{}><code>{}</code></pre>", place(where), html_text(code.text))});
  }
  void put(prose::DirectiveAt const& directive, text::Span) {
    for (PageBlock& block : set_[showing_][directive.index]) add(std::move(block));
  }
  // `shown_blocks` makes no others.
  template <class Other>
  void put(Other const&, text::Span) {}

  void add(PageBlock block) {
    take_counts(block);
    page_.blocks.push_back(std::move(block));
  }

  PageShell shell() const {
    BookDocument const& master = read_.documents.front();
    std::string_view const title = document::argument_of_tex(bytes(master), "\\title");
    std::string const author(document::argument_of_tex(bytes(master), "\\author"));
    auto const words =
        title.empty()
            ? prose::Inlines{prose::Text{
                  std::filesystem::path(job_.sources()[master.source].name()).stem().string()}}
            : document::shown_tex(title);
    auto const language = language_.value_or(chess::Language::english);
    std::string const header =
        fmt::format("<header>\n<h1>{}</h1>\n{}</header>\n", setter_.prose(words),
                    author.empty() ? std::string()
                                   : fmt::format("<p class=\"author\">{}</p>\n",
                                                 setter_.prose(document::shown_tex(author))));
    constexpr std::string_view as_written =
        "<style>.tex{color:var(--soft);font-family:monospace}</style>\n";
    return {.language = std::string(chess::about(language).code),
            .title = html_text(prose::plain(words)),
            .styles = fmt::format("{}{}", page_styles(options_, setter_.plays()), as_written),
            .attributes = words_of_buttons(language, setter_),
            .definitions = setter_.definitions(),
            .before = header,
            .script = fmt::format("<script src=\"{}\"></script>\n", html_text(options_.script))};
  }

  Job& job_;
  WebPageOptions const& options_;
  Book book_;
  WebSetter setter_;
  FollowedBook read_;
  std::vector<std::vector<std::vector<PageBlock>>> set_;  // by document and directive
  std::size_t showing_ = 0;                               // the document
  int top_ = 2;                                           // the level of \section
  std::optional<chess::Language> language_;
  PageInBlocks page_;
};

}  // namespace

PageInBlocks weave_tex_page(Job& job, std::string const& file, WeaveOptions const& options,
                            WebPageOptions const& page) {
  type::Type const* const type = job.type();
  if (!type) return {};
  return TexPage(job, options, page, *type).run(file, options);
}

}  // namespace dawson::run
