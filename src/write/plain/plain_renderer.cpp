#include "write/plain/plain_renderer.hpp"

#include <utility>
#include <vector>

#include <fmt/format.h>

#include "backend/markdown.hpp"
#include "backend/plain_text.hpp"
#include "chess/language.hpp"
#include "compile/collected_contents.hpp"
#include "edition/edition.hpp"
#include "edition/targets.hpp"
#include "notation/export_forms.hpp"
#include "prose/open_html.hpp"
#include "prose/prose.hpp"
#include "session/invocation.hpp"

namespace dawson::run {
namespace {

using backend::add_part;

// Writes one content; one function per kind.
class Writer {
 public:
  Writer(backend::PlainParts const& parts, ReferenceTargets const& targets)
      : parts_(parts), targets_(targets) {}

  std::string set(DiagramContent const& one, std::size_t width) const {
    backend::CaptionText const caption = backend::caption_text(one.caption);
    std::string out;
    auto const add = [&](std::string const& line) { out += (out.empty() ? "" : "\n") + line; };
    for (prose::Inlines const& line : caption.above) add(backend::plain_lines(line, width, parts_));
    add(notation::unicode(one.problem.position, one.problem.view.flip));
    for (prose::Inlines const& line : caption.below) add(backend::plain_lines(line, width, parts_));
    if (one.described && !one.described->decorative) {
      std::string const said = one.described->long_text();
      add_part(out, backend::wrapped(said.empty() ? one.described->short_text : said, width));
    }
    if (!one.shown.empty()) add_part(out, backend::marked(one.shown, "    "));
    for (DiagramContent const& twin : one.twins) add_part(out, set(twin, width));
    return out;
  }
  std::string set(SolutionsContent const& all, std::size_t width) const {
    std::string out;
    for (SolutionContent const& one : all.entries)
      for (prose::Inlines const& paragraph : prose::without_indents(one.lines))
        add_part(out, backend::plain_lines(paragraph, width, parts_));
    return out;
  }
  std::string set(GlossaryContent const& one, std::size_t width) const {
    std::string out;
    for (DiagramContent const& diagram : one.diagrams) add_part(out, set(diagram, width));
    for (layout::CaptionRow const& row : one.lines)
      add_part(out, backend::plain_lines(as_text(row), width, parts_));
    return out;
  }
  std::string set(IndexContent const& one, std::size_t width) const {
    auto entries = entries_of(
        one, [](prose::Inlines const& name) { return prose::plain(name); },
        [&](std::string const& anchor, std::string number) {
          return number.empty() ? number_of(anchor) : number;
        });
    std::string out;
    for (pages::IndexLine const& line : pages::index_lines(std::move(entries), order_of(one))) {
      if (!line.letter.empty()) out += (out.empty() ? "" : "\n\n") + line.letter;
      prose::Inlines text{prose::Text{printed_name(line) + "  "}};
      std::ranges::move(index_places(line.entry.references), std::back_inserter(text));
      out += (out.empty() ? "" : "\n") + backend::plain_lines(text, width, parts_);
    }
    return out;
  }
  std::string set(ProblemTable const& one, std::size_t) const {
    std::string out;
    if (one.with_authors) {
      auto const head = problem_head(one.language);
      std::vector<std::vector<std::string>> rows{{head.begin(), head.end() - 1}};
      for (std::size_t i = 0; i < one.problems.size(); ++i)
        rows.push_back({number_of(one.problems[i]), prose::plain(authors_in(one, i)),
                        prose::plain(one.problems[i].task)});
      return backend::columns(rows);
    }
    constexpr int digits = 4;
    for (ProblemGroup const& group : groups_of(one)) {
      std::string lines = group.name;
      for (ListedProblem const* const problem : group.problems)
        lines += fmt::format("{}{:>{}}  {}", lines.empty() ? "" : "\n", number_of(*problem), digits,
                             prose::plain(problem->task));
      add_part(out, std::move(lines));
    }
    return out;
  }
  std::string set(InlinePieces const& one, std::size_t) const {
    return prose::plain({prose::Figurines{one.pieces}});
  }
  std::string set(ErrorContent const& one, std::size_t) const {
    return fmt::format("[{}, line {}: {}]", one.code, one.place.line, one.message);
  }
  std::string set(one_of<PageWord, EmptyContent, Verbatim> auto const&, std::size_t) const {
    return {};
  }

 private:
  std::string number_of(ListedProblem const& problem) const {
    return problem.number.empty() ? number_of(problem.anchor) : prose::plain(problem.number);
  }
  std::string number_of(std::string const& anchor) const {
    auto const known = targets_.diagrams.find(anchor);
    return known == targets_.diagrams.end() ? "" : prose::plain(known->second);
  }

  backend::PlainParts const& parts_;
  ReferenceTargets const& targets_;
};

}  // namespace

std::string PlainRenderer::set(Content const& content, std::size_t width) const {
  Writer const writer(parts_, targets_);
  return std::visit([&](auto const& one) { return writer.set(one, width); }, content);
}

namespace {

constexpr std::size_t measure = 72;  // characters

class TextWriter {
 public:
  TextWriter(Invocation& invocation, text::SourceId id, Compilation& compilation)
      : invocation_(invocation), compilation_(compilation) {
    EditionUse use{.no_pages = "plain text has no pages"};
    use.set_running_text = [this](Edition& edition) { set_running_text(edition); };
    read_edition(invocation, id, compilation_, use, edition_);
  }

  PlainText run(LinkedDocuments& others) {
    complete_ = read_contents(invocation_, edition_, compilation_, set_, false) && complete_;
    add_others(invocation_, edition_, others, edition_.targets);
    std::string out = head();
    add_part(out, contents());
    add_part(out, backend::plain_blocks(edition_.manuscript.document.blocks, measure, parts_));
    std::string colophon;
    for (prose::Inlines const& one : edition_.text.colophon)
      add_part(colophon, backend::plain_lines(one, measure, parts_));
    add_part(out, notes());
    add_part(out, colophon);
    check_links(invocation_, edition_,
                printed_notes(edition_.manuscript.document, edition_.text,
                              {called_.begin(), called_.end()}),
                {});
    return {out + "\n", complete_};
  }

 private:
  // Pieces become symbols in the text; a small board is replaced by its description.
  void set_running_text(Edition& edition) {
    auto const set = [&](std::size_t directive) {
      std::optional<prose::Inline> out;
      compilation_.each(edition.document, directive, [&](Content&& content) {
        auto const* board = std::get_if<DiagramContent>(&content);
        out = board && board->described ? prose::Text{fmt::format("[{}]", board->described->name())}
                                        : inline_of(content);
        complete_ = complete_ && !std::get_if<ErrorContent>(&content);
      });
      return out;
    };
    document::set_inline(edition.manuscript.document, set);
  }

  std::string head() const {
    document::FrontMatter const& front = edition_.manuscript.front_matter;
    if (!edition_.chosen.title_page) return {};
    std::string out = backend::underlined(front.title, '=');
    for (std::string const& line :
         {front.subtitle, fmt::format("{}", fmt::join(front.authors, ", ")), front.date})
      if (!line.empty()) out += "\n" + line;
    return out;
  }

  std::string contents() const {
    std::string out;
    for (LabelledHeading const& one : labelled_headings(edition_.manuscript.document))
      if (one.level <= edition_.chosen.design.contents)
        out += fmt::format("{}{:{}}{}", out.empty() ? "" : "\n", "", 2 * one.level, one.words);
    return out;
  }

  // Notes may call other notes.
  std::string notes() {
    std::string out;
    for (std::size_t i = 0; i < called_.size(); ++i)
      for (prose::Footnote const& note : edition_.manuscript.document.notes)
        if (note.label == called_[i])
          add_part(out, backend::hanging(backend::plain_blocks(note.blocks, measure - 6, parts_),
                                         fmt::format("[{}] ", i + 1)));
    return out;
  }

  std::string set_directive(std::size_t directive, std::size_t width) {
    std::string out;
    for (Content const& content : set_[directive]) add_part(out, renderer_.set(content, width));
    return out;
  }

  std::size_t number_of_note(std::string const& label) {
    auto const known = std::ranges::find(called_, label);
    auto const number = static_cast<std::size_t>(known - called_.begin());
    if (known == called_.end()) called_.push_back(label);
    return number + 1;
  }

  void report_html(prose::RawBlock const& html, text::Span where) {
    if (!prose::is_html_comment(html.text))
      invocation_.report(
          text::warning("W-HTML", where, "HTML is not supported in plain text; left out",
                        "write it in Markdown, or as a comment `<!-- ... -->`"),
          edition_.document.source);
  }

  Invocation& invocation_;
  Compilation& compilation_;
  Edition edition_;
  Contents set_;
  std::vector<std::string> called_;  // labels of notes, in the order of their numbers
  backend::PlainParts const parts_{
      [this](std::string const& label) { return number_of_note(label); },
      [this](prose::Link const& link) { return edition_.targets.printed(link); },
      [this](std::size_t directive, std::size_t width) { return set_directive(directive, width); },
      [this](std::size_t where) { return edition_.text.caption_at(where); },
      [this](prose::RawBlock const& html, text::Span where) { report_html(html, where); }};
  PlainRenderer const renderer_{parts_, edition_.targets};
  bool complete_ = true;
};

}  // namespace

PlainText weave_plain_text(Invocation& invocation, text::SourceId id, WeaveOptions const& options,
                           Compilation* going_on) {
  Compilation alone(invocation, plain_text_abilities, options.defaults);
  LinkedDocuments beside(invocation, options.defaults);
  PlainText out = TextWriter(invocation, id, going_on ? *going_on : alone)
                      .run(options.others ? *options.others : beside);
  if (!going_on) alone.close();
  return out;
}

}  // namespace dawson::run
