#include "edition/targets.hpp"

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <utility>

#include <fmt/format.h>

#include "compile/compilation.hpp"
#include "disk/disk.hpp"
#include "edition/edition.hpp"
#include "layout/captions/caption.hpp"
#include "pages/compositor/compositor.hpp"
#include "pages/lines/paragraph.hpp"
#include "prose/blocks.hpp"
#include "prose/links.hpp"
#include "prose/prose.hpp"
#include "session/includes.hpp"
#include "session/invocation.hpp"
#include "session/labels.hpp"
#include "text/suggestions.hpp"

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
  auto const* const failed = std::get_if<ErrorContent>(&content);
  if (failed && !failed->label.empty())
    diagrams.try_emplace(failed->label, prose::Inlines{{prose::Text{"?"}}});
  auto const* const diagram = diagram_of(content);
  if (!diagram) return;
  auto const* number = diagram->problem.first(problem::FieldId::number);
  diagrams.try_emplace(diagram->anchor, number ? number->text : prose::Inlines());
}

void ReferenceTargets::add(prose::Document const& document) {
  for (LabelledHeading& heading : labelled_headings(document))
    headings.try_emplace(std::move(heading.label), std::move(heading.words));
}

std::string HeadingLabels::add(prose::Heading const& heading) {
  std::string label = pages::heading_label(
      heading.written.empty() ? pages::plain_text(heading.inlines) : heading.written);
  if (int const earlier = used_[label]++; earlier > 0) label += fmt::format("-{}", earlier);
  return label;
}

std::vector<LabelledHeading> labelled_headings(prose::Document const& document) {
  std::vector<LabelledHeading> out;
  HeadingLabels labels;
  prose::for_each_block(document.blocks, [&](prose::Block const& block) {
    auto const* heading = std::get_if<prose::Heading>(&block.content);
    if (!heading) return;
    std::string words = pages::plain_text(heading->inlines);
    std::string label = labels.add(*heading);
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
  std::string_view const near = names_->closest(label);
  return text::suggesting(
      text::warning("W-REFERENCE", where,
                    fmt::format("no diagram or heading has the label `{}`", label),
                    "add `label: ...` to the diagram, or use the text of a heading: "
                    "`#the-award` for \"The Award\""),
      near.empty() ? "" : fmt::format("#{}", near));
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

// Calls `take` for each text that may contain links; names, numbers and tasks have none.
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

namespace fs = std::filesystem;

void LinkedDocuments::add(ReferenceTargets& targets, text::SourceId document,
                          prose::Link const& link) {
  std::string const label = prose::label_of(link);
  if (targets.contains(label)) return;
  std::string const name(invocation_.sources()[document].name());
  fs::path const folder = fs::path(name).parent_path();
  if (!link.target.starts_with('#')) {
    std::size_t const end = std::min(link.target.find_first_of("?#"), link.target.size());
    std::size_t const hash = link.target.find('#');
    std::string const file = (folder / link.target.substr(0, end)).lexically_normal().string();
    std::string const wanted = hash == std::string::npos ? "" : link.target.substr(hash + 1);
    std::string const* const kept = invocation_.labels().find(file, wanted);
    Known const* const other = find(file);
    if (other && hash == std::string::npos && !other->title.empty())
      targets.headings.try_emplace(label, other->title);
    else if ((!other || !take(targets, label, *other, wanted)) && kept)
      targets.diagrams.emplace(label, prose::Inlines{prose::Text{*kept}});
    return;
  }
  if (compilation_.empty()) return;
  read_book();
  auto const other = std::ranges::find_if(
      *of_book_, [&](Known const& one) { return one.targets.contains(label); });
  if (other == of_book_->end() || other->source == document) return;
  take(targets, label, *other, label);
  fs::path const file = invocation_.sources()[other->source].name();
  targets.elsewhere[label] =
      file.lexically_relative(folder.empty() ? fs::path(".") : folder).generic_string() + "#" +
      label;
}

bool LinkedDocuments::take(ReferenceTargets& targets, std::string const& label, Known const& from,
                           std::string const& its_label) {
  auto const heading = from.targets.headings.find(its_label);
  if (heading != from.targets.headings.end()) targets.headings.emplace(label, heading->second);
  auto diagram = from.targets.diagrams.find(its_label);
  bool const by_number = diagram == from.targets.diagrams.end() && !its_label.empty() &&
                         heading == from.targets.headings.end();
  if (by_number)
    diagram = std::ranges::find_if(from.targets.diagrams, [&](auto const& one) {
      return prose::plain(one.second) == its_label;
    });
  if (diagram == from.targets.diagrams.end()) return heading != from.targets.headings.end();
  targets.diagrams.emplace(label, diagram->second);
  if (by_number) targets.elsewhere[label] = label.substr(0, label.find('#') + 1) + diagram->first;
  return true;
}

LinkedDocuments::Known const* LinkedDocuments::find(std::string const& file) {
  auto const [named, is_new] = named_.try_emplace(file, nullptr);
  if (!is_new) return named->second;
  if (!compilation_.empty()) {
    read_book();
    std::string const whole = whole_name(file);
    auto const known = std::ranges::find_if(*of_book_, [&](Known const& one) {
      return whole_name(invocation_.sources()[one.source].name()) == whole;
    });
    if (known != of_book_->end()) return named->second = &*known;
  }
  auto const opened = invocation_.files_beside("")(file);
  if (!opened) return nullptr;
  return named->second = &beside_.emplace_back(std::move(read({opened->id}).front()));
}

void LinkedDocuments::read_book() {
  if (!of_book_) of_book_ = read(compilation_);
}

std::vector<LinkedDocuments::Known> LinkedDocuments::read(
    std::vector<text::SourceId> const& sources) const {
  MutedFindings const silence(invocation_);
  Compilation compilation(invocation_, markdown_abilities, defaults_);
  std::vector<Known> all;
  for (text::SourceId const opened : sources) {
    text::SourceId const id = with_included(invocation_, opened);
    Known& known = all.emplace_back(Known{opened, {}, {}});
    StyleSheet const* const style = invocation_.chosen_style();
    CompiledDocument const document =
        read_directives_alone(invocation_, id, compilation, FrontOwner::site);
    for (std::size_t i = 0; i < document.directives.size(); ++i)
      compilation.each(document, i, [&](Content const& content) { known.targets.add(content); });
    invocation_.set_style(style);
    known.title = read_targets(invocation_, document, known.targets);
  }
  return all;
}

}  // namespace dawson::run
