#include "edition/targets.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <utility>

#include "layout/captions/cells.hpp"
#include "pages/compositor/compositor.hpp"
#include "pages/lines/paragraph.hpp"
#include "prose/references.hpp"
#include "prose/walk.hpp"

namespace dawson::run {
namespace {

text::NearNames labels_of(ReferenceTargets const& targets) {
  std::vector<std::string_view> names;
  for (auto const& [known, number] : targets.diagrams)
    if (!known.starts_with("diagram-")) names.push_back(known);
  for (auto const& [known, words] : targets.headings) names.push_back(known);
  return text::NearNames(std::move(names));
}

}  // namespace

void ReferenceTargets::add(Content const& content) {
  auto const* const diagram = diagram_of(content);
  if (!diagram) return;
  auto const* number = diagram->problem.first(problem::FieldId::number);
  diagrams.try_emplace(diagram->anchor, number ? number->text : prose::Inlines());
}

void ReferenceTargets::add(prose::Document const& document) {
  for (LabelledHeading& heading : labelled_headings(document))
    headings.try_emplace(std::move(heading.label), std::move(heading.words));
}

std::vector<LabelledHeading> labelled_headings(prose::Document const& document) {
  std::vector<LabelledHeading> out;
  std::map<std::string, int> used;
  prose::for_each_block(document.blocks, [&](prose::Block const& block) {
    auto const* heading = std::get_if<prose::Heading>(&block.content);
    if (!heading) return;
    std::string words = pages::plain_text(heading->inlines);
    std::string label = pages::heading_label(heading->written.empty() ? words : heading->written);
    if (int const earlier = used[label]++; earlier > 0) label += fmt::format("-{}", earlier);
    if (!heading->number.empty()) words = heading->number + " " + words;
    out.push_back({std::move(label), std::move(words), heading->level});
  });
  return out;
}

prose::Inlines ReferenceTargets::printed(prose::Link const& link) const {
  std::string const label = prose::label_of(link);
  if (auto const diagram = diagrams.find(label);
      diagram != diagrams.end() && !diagram->second.empty())
    return diagram->second;
  if (auto const heading = headings.find(label); heading != headings.end())
    return {prose::Text{heading->second}};
  return {prose::Text{"?"}};
}

std::string ReferenceTargets::address(std::string const& target) const {
  auto const known = elsewhere.find(target.starts_with('#') ? target.substr(1) : target);
  return known == elsewhere.end() ? target : known->second;
}

text::Diagnostics far_faults(ReferenceTargets const& targets,
                             std::vector<document::WordlessLink> const& links) {
  text::Diagnostics findings;
  ReferenceCheck check(targets);
  for (document::WordlessLink const& one : links)
    if (!one.link.target.starts_with('#'))
      if (auto finding = check.fault(one.link, one.target)) findings.push_back(std::move(*finding));
  return findings;
}

std::vector<document::WordlessLink> all_links(text::Source const& source,
                                              std::vector<document::Directive> const& directives) {
  auto links = document::wordless_links(source);
  std::ranges::move(links_of_values(source, directives), std::back_inserter(links));
  return links;
}

std::vector<document::WordlessLink> links_of_values(
    text::Source const& source, std::vector<document::Directive> const& directives) {
  std::vector<document::WordlessLink> links;
  for (document::Directive const& directive : directives)
    if (!directive.is_inline && !directive.broken)
      std::ranges::move(document::wordless_links(source.bytes(), directive.body),
                        std::back_inserter(links));
  return links;
}

std::optional<text::Diagnostic> ReferenceCheck::fault(prose::Link const& link, text::Span where) {
  std::string const label = prose::label_of(link);
  bool const far = !link.target.starts_with('#');
  if (far && prose::asks_for_page(link))
    return text::warning(
        "W-REFERENCE", where, "page numbers of other documents are unknown",
        "remove \"page\" from the link to print the number of the diagram or heading");
  auto const diagram = targets_.diagrams.find(label);
  if (diagram != targets_.diagrams.end() && diagram->second.empty() && prose::is_reference(link) &&
      !prose::asks_for_page(link) && !targets_.headings.contains(label))
    return text::warning("W-REFERENCE", where, fmt::format("`{}` has no number to print", label),
                         "add `number: ...` or `number: auto` to its directive");
  if (targets_.contains(label)) return {};
  if (far)
    return text::warning("W-REFERENCE", where,
                         fmt::format("the target of the link `{}` was not found", label),
                         "write the path relative to the folder of the document, and the label of "
                         "a diagram or heading: `FILE#LABEL`");
  if (!names_) names_ = labels_of(targets_);
  std::string_view const near = names_->nearest(label);
  return text::warning("W-REFERENCE", where,
                       fmt::format("no diagram or heading has the label `{}`", label),
                       near.empty() ? "add `label: ...` to the diagram, or use the text of a "
                                      "heading: `#the-award` for \"The Award\""
                                    : fmt::format("did you mean `#{}`?", near));
}

text::Diagnostics asked_pages(std::vector<document::WordlessLink> const& links) {
  text::Diagnostics findings;
  for (document::WordlessLink const& one : links)
    if (prose::asks_for_page(one.link) && one.link.target.starts_with('#'))
      findings.push_back(text::warning("W-REFERENCE", one.whole,
                                       "Markdown has no pages; the number is printed",
                                       "use `dawson booklet` or LaTeX to print page numbers"));
  return findings;
}

namespace {

// Names, numbers and tasks have no links.
template <class Take>
void each_text_with_links(Content& content, Take take) {
  std::visit(Cases{
                 [&](DiagramContent& diagram) { layout::for_each_cell(diagram.caption, take); },
                 [&](SolutionsContent& solutions) {
                   for (SolutionContent& solution : solutions.entries) {
                     take(solution.head);
                     for (prose::Indented& line : solution.lines) take(line.text);
                   }
                 },
                 [&](GlossaryContent& glossary) {
                   for (layout::CaptionRow& line : glossary.lines) take(line.left);
                 },
                 [](one_of<InlinePieces, IndexContent, ProblemTable, PageWord, EmptyContent,
                           Verbatim, ErrorContent> auto&) {},
             },
             content);
}

}  // namespace

void resolve_references(Content& content, prose::ReferenceText const& text) {
  each_text_with_links(content,
                       [&](prose::Inlines& inlines) { prose::resolve_references(inlines, text); });
}

bool has_references(Content& content) {
  bool found = false;
  each_text_with_links(
      content, [&](prose::Inlines& inlines) { found = found || prose::has_references(inlines); });
  return found;
}

}  // namespace dawson::run
