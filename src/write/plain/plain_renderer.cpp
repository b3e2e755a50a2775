#include "write/plain/plain_renderer.hpp"

#include <fmt/format.h>

#include <utility>
#include <vector>

#include "backend/markdown.hpp"
#include "backend/plain_lines.hpp"
#include "chess/language.hpp"
#include "compile/indexes.hpp"
#include "notation/export_forms.hpp"
#include "prose/indented.hpp"
#include "prose/plain.hpp"
#include "type/collation.hpp"

namespace dawson::run {
namespace {

using backend::add_part;

// One content; a function for each kind.
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
    for (prose::Inlines const& line : pages::index_paragraphs(
             std::move(entries), type::collation(chess::about(one.language).code)))
      out += (out.empty() ? "" : "\n") + backend::plain_lines(line, width, parts_);
    return out;
  }
  std::string set(ProblemTable const& one, std::size_t) const {
    auto const head = problem_head(one.language);
    std::vector<std::vector<std::string>> rows{{head.begin(), head.end() - 1}};
    for (ListedProblem const& problem : one.problems)
      rows.push_back(
          {problem.number.empty() ? number_of(problem.anchor) : prose::plain(problem.number),
           prose::plain(problem.authors), prose::plain(problem.task)});
    return backend::columns(rows);
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

}  // namespace dawson::run
