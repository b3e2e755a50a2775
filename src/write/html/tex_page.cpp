#include "write/html/tex_page.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <utility>

#include "backend/html/inlines.hpp"
#include "chess/languages/words.hpp"
#include "compile/compilation.hpp"
#include "compile/documents.hpp"
#include "document/tex/scan.hpp"
#include "document/tex/shown.hpp"
#include "edition/booklet_design.hpp"
#include "prose/prose.hpp"
#include "session/includes.hpp"
#include "session/invocation.hpp"
#include "session/style_files.hpp"
#include "type/type.hpp"
#include "write/html/html_renderer.hpp"
#include "write/html/page_shell.hpp"

namespace dawson::run {
namespace {

using backend::html_text;

class TexPage {
 public:
  TexPage(Invocation& invocation, WeaveOptions const& weaving, WebPageOptions const& options,
          type::Type const& type)
      : invocation_(invocation),
        options_(options),
        compilation_(invocation, web_page_abilities, weaving.defaults),
        renderer_(invocation, options, type.typeset(), parts()) {}

  PageInBlocks run(std::string const& file, WeaveOptions const& weaving) {
    read_ =
        read_book(invocation_, compilation_, {file}, weaving.more_verbatim, weaving.diagram_sty);
    if (StyleSheet const* const style = invocation_.chosen_style())
      renderer_.align_rows(align_of(style->pages));
    set();
    bool const chapters = std::ranges::any_of(read_.documents, [this](CompiledDocument const& one) {
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

  std::string_view bytes(CompiledDocument const& document) const {
    return invocation_.sources()[document.source].bytes();
  }

  // Renders every directive of every document.
  void set() {
    struct Place {
      std::size_t document, directive;
    };
    std::vector<Place> places;
    std::vector<std::vector<Content>> contents;
    for (CompiledDocument const& document : read_.documents)
      set_.emplace_back(document.directives.size());
    for (DirectiveRange const& stretch : read_.stretches)
      for (std::size_t i = stretch.begin; i < stretch.end; ++i) {
        places.push_back({stretch.document, i});
        contents.emplace_back();
        compilation_.each(read_.documents[stretch.document], i, [&](Content&& content) {
          if (auto const* diagram = std::get_if<DiagramContent>(&content); diagram && !language_)
            language_ = diagram->language;
          contents.back().push_back(std::move(content));
        });
      }
    compilation_.close();
    std::size_t at = 0;
    Rows rows(web_page_abilities, [&](Row const& row) {
      if (!row.continues) at = row.first();
      auto const [document, directive] = places[at];
      std::vector<PageBlock>& all = set_[document][directive];
      if (read_.documents[document].directives[directive].is_inline)
        all.push_back({.html = renderer_.in_line(row.contents.front().content)});
      else std::ranges::move(renderer_.blocks(row), std::back_inserter(all));
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

  // Whether only blanks and line ends of one paragraph separate a directive from the previous one.
  bool follows_directly(std::size_t document, std::size_t directive) const {
    if (directive == 0) return false;
    CompiledDocument const& one = read_.documents[document];
    std::size_t const begin = one.directives[directive - 1].whole.end;
    return bytes(one)
               .substr(begin, one.directives[directive].whole.begin - begin)
               .find_first_not_of(" \t\r\n") == std::string_view::npos;
  }

  // Shows a document, with the documents that it includes in their places.
  void show(std::size_t number) {
    CompiledDocument const& document = read_.documents[number];
    text::Span rest = document::body_of_tex(bytes(document));
    std::vector<document::Include> const includes =
        document::scan_tex(invocation_.sources()[document.source]).includes;
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
    CompiledDocument const& document = read_.documents[number];
    showing_ = number;
    for (prose::Block const& block :
         document::shown_blocks(bytes(document), stretch, document.directives, top_))
      std::visit([&](auto const& what) { put(what, block.where); }, block.content);
  }

  std::string place(text::Span where) const {
    return options_.compared ? written_at(invocation_, read_.documents[showing_].source, where)
                             : std::string();
  }

  void put(prose::Paragraph const& paragraph, text::Span where) {
    add({.html = fmt::format("<p{}>{}</p>", place(where), renderer_.prose(paragraph.inlines))});
  }
  void put(prose::Heading const& heading, text::Span where) {
    add({.html = fmt::format("<h{0}{1}>{2}</h{0}>", heading.level, place(where),
                             renderer_.prose(heading.inlines))});
  }
  void put(prose::CodeBlock const& code, text::Span where) {
    add({.html = fmt::format("<pre{}><code>{}</code></pre>", place(where), html_text(code.text))});
  }
  void put(prose::DirectiveAt const& directive, text::Span) {
    for (PageBlock& block : set_[showing_][directive.index]) add(std::move(block));
  }
  // `shown_blocks` gives no other kinds.
  template <class Other>
  void put(Other const&, text::Span) {}

  void add(PageBlock block) {
    take_counts(block);
    page_.blocks.push_back(std::move(block));
  }

  PageShell shell() const {
    CompiledDocument const& master = read_.documents.front();
    std::string_view const title = document::argument_of_tex(bytes(master), "\\title");
    std::string const author(document::argument_of_tex(bytes(master), "\\author"));
    auto const words = title.empty()
                           ? prose::Inlines{prose::Text{
                                 std::filesystem::path(invocation_.sources()[master.source].name())
                                     .stem()
                                     .string()}}
                           : document::shown_tex(title);
    auto const language = language_.value_or(chess::Language::english);
    std::string const header =
        fmt::format("<header>\n<h1>{}</h1>\n{}</header>\n", renderer_.prose(words),
                    author.empty() ? std::string()
                                   : fmt::format("<p class=\"author\">{}</p>\n",
                                                 renderer_.prose(document::shown_tex(author))));
    constexpr std::string_view as_written =
        "<style>.tex{color:var(--soft);font-family:monospace}</style>\n";
    return {.language = std::string(chess::about(language).code),
            .title = html_text(prose::plain(words)),
            .styles = fmt::format("{}{}", page_styles(options_, renderer_.plays()), as_written),
            .attributes = words_of_buttons(language, renderer_),
            .definitions = renderer_.definitions(),
            .before = header,
            .script = fmt::format("<script src=\"{}\"></script>\n", html_text(options_.script))};
  }

  Invocation& invocation_;
  WebPageOptions const& options_;
  Compilation compilation_;
  HtmlRenderer renderer_;
  FollowedBook read_;
  std::vector<std::vector<std::vector<PageBlock>>> set_;  // by document and directive
  std::size_t showing_ = 0;                               // index of the document
  int top_ = 2;                                           // level of \section
  std::optional<chess::Language> language_;
  PageInBlocks page_;
};

}  // namespace

PageInBlocks weave_tex_page(Invocation& invocation, std::string const& file,
                            WeaveOptions const& options, WebPageOptions const& page) {
  type::Type const* const type = invocation.type();
  if (!type) return {};
  return TexPage(invocation, options, page, *type).run(file, options);
}

PageInBlocks preview_page(Invocation& invocation, std::string const& file,
                          WeaveOptions const& options, std::string script) {
  WebPageOptions page;
  page.draft = true;
  page.raw = false;
  page.relative_links = false;
  page.compared = true;
  page.script = std::move(script);
  if (options.defaults.markup == &document::tex_markup)
    return weave_tex_page(invocation, file, options, page);
  return weave_page(invocation, open_markdown(invocation, file), options, page).blocks;
}

}  // namespace dawson::run
