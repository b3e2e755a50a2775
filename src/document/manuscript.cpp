#include "document/manuscript.hpp"

#include <algorithm>
#include <functional>
#include <iterator>
#include <map>

#include "document/markdown/definitions.hpp"
#include "document/markdown/prose.hpp"

namespace dawson::document {
namespace {

class InlineReplacer {
 public:
  explicit InlineReplacer(InlineOf const& replacement_for) : replacement_for_(replacement_for) {}

  void set(prose::Blocks& blocks) const {
    for (prose::Block& block : blocks)
      std::visit([this](auto& content) { set(content); }, block.content);
  }

 private:
  void set(prose::Paragraph& paragraph) const { set(paragraph.inlines); }
  void set(prose::Heading& heading) const { set(heading.inlines); }
  void set(prose::Quote& quote) const { set(quote.blocks); }
  void set(prose::List& list) const {
    for (prose::Blocks& item : list.items) set(item);
  }
  void set(prose::Table& table) const {
    for (prose::Inlines& cell : table.head) set(cell);
    for (std::vector<prose::Inlines>& row : table.rows)
      for (prose::Inlines& cell : row) set(cell);
  }
  void set(prose::Inlines& inlines) const {
    for (prose::Inline& part : inlines) {
      if (auto const* at = std::get_if<prose::DirectiveAt>(&part)) {
        if (auto what = replacement_for_(at->index)) part = std::move(*what);
      } else {
        std::visit([this](auto& content) { set(content); },
                   static_cast<prose::Inline::variant&>(part));
      }
    }
  }
  void set(prose::Emphasis& marked) const { set(marked.inlines); }
  void set(prose::Strong& marked) const { set(marked.inlines); }
  void set(prose::Struck& marked) const { set(marked.inlines); }
  void set(prose::Styled& marked) const { set(marked.inlines); }
  void set(prose::Link& link) const { set(link.inlines); }
  void set(prose::Image& image) const { set(image.alt); }
  template <class Leaf>
  void set(Leaf&) const {}

  InlineOf const& replacement_for_;
};

// Gives the footnote calls in values the labels of the document's footnotes.
LinkDefinitions with_notes(LinkDefinitions links, prose::Document const& document) {
  std::map<std::string, std::string_view> labels;
  for (prose::Footnote const& one : document.notes)
    labels.try_emplace("^" + as_label(one.written), one.label);
  std::erase_if(links, [&](LinkDefinition& link) {
    if (!is_footnote(link)) return false;
    auto const note = labels.find(link.label);
    if (note == labels.end()) return true;
    link.written = note->second;
    return false;
  });
  return links;
}

// Returns a manuscript without its text and links.
ParsedMarkdown manuscript_of(ScannedMarkdown& scanned) {
  ParsedMarkdown out;
  out.findings = std::move(scanned.scan.diagnostics);
  out.directives = std::move(scanned.scan.directives);
  std::ranges::move(scanned.front.findings, std::back_inserter(out.findings));
  out.front_matter = std::move(scanned.front.front);
  out.front_entries = std::move(scanned.front.entries);
  out.surroundings.markup = &markdown_markup;
  apply_front_matter(out.front_matter, out.surroundings, out.findings);
  out.surroundings.allowed = read_allowed(out.front_matter, out.findings);
  return out;
}

}  // namespace

ParsedMarkdown open_manuscript(text::Source const& source, PluginFences fences) {
  return open_manuscript(scan_with_notes(source, Inlines::all, fences), nullptr);
}

ParsedMarkdown open_manuscript(ScannedMarkdown&& scanned, RawHtml const* repaired) {
  prose::Document document = document_of(std::move(scanned.tree), scanned.scan, repaired);
  ParsedMarkdown out = manuscript_of(scanned);
  out.document = std::move(document);
  out.surroundings.links = with_notes(std::move(scanned.scan.links), out.document);
  return out;
}

ParsedMarkdown open_without_text(ScannedMarkdown&& scanned) {
  ParsedMarkdown out = manuscript_of(scanned);
  out.surroundings.links = std::move(scanned.scan.links);
  return out;
}

void set_inline(prose::Document& document, InlineOf const& replacement_for) {
  InlineReplacer const setter(replacement_for);
  setter.set(document.blocks);
  for (prose::Footnote& note : document.notes) setter.set(note.blocks);
}

}  // namespace dawson::document
