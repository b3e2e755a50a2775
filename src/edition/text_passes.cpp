#include "edition/text_passes.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "document/markdown/raw_html.hpp"
#include "edition/figure_captions.hpp"
#include "edition/heading_numbers.hpp"
#include "edition/pandoc_attributes.hpp"
#include "edition/typographic_quotes.hpp"
#include "prose/html_marks.hpp"
#include "prose/walk.hpp"
#include "session/invocation.hpp"
#include "text/ascii.hpp"

namespace dawson::run {
namespace {

text::Diagnostic dropped_html(std::string const& html, text::Span where) {
  return text::warning("W-HTML", where, fmt::format("{} is not allowed here; left out", html),
                       "use only `<sub>`, `<sup>`, `<br>` and `<span class=\"smallcaps\">`, closed "
                       "in the same paragraph");
}

}  // namespace

void resolve_marks(document::ParsedMarkdown& manuscript, OtherHtml other) {
  text::Diagnostics& findings = manuscript.findings;
  resolve_pandoc_attributes(manuscript.document, findings);
  prose::resolve_inline_html(manuscript.document, [&](std::string const& html, text::Span where) {
    if (other == OtherHtml::dropped && !html.starts_with("<!--"))
      findings.push_back(dropped_html(html, where));
    if (other == OtherHtml::shown && prose::is_html_mark(html))
      findings.push_back(document::unwanted_html(where));
    return other != OtherHtml::dropped;
  });
  mark_quotation_sources(manuscript.document.blocks);
}

void drop_page_ends(prose::Blocks& blocks, std::string_view why, text::Diagnostics& findings) {
  std::erase_if(blocks, [&](prose::Block const& block) {
    if (!is_page_end(block)) return false;
    findings.push_back(text::warning("W-WORD", block.where,
                                     fmt::format("page break ignored: {}", why),
                                     "use `dawson booklet` to make pages"));
    return true;
  });
}

prose::FigureCaption const* EditedText::caption_at(std::size_t place) const {
  auto const found = captions.find(place);
  return found == captions.end() ? nullptr : &found->second;
}

EditedText edit_text(Invocation& invocation, CompiledDocument const& document,
                     document::ParsedMarkdown& manuscript, BookletDesign const& chosen,
                     ReferenceTargets& targets) {
  EditedText out;
  text::Source const& source = invocation.sources()[document.source];
  number_headings(manuscript.document.blocks, chosen.design,
                  body_place(source, document.directives));
  text::Diagnostics of_colophon;
  out.colophon = read_colophon(chosen, manuscript.surroundings, of_colophon);
  invocation.report(std::move(of_colophon), document.source);
  out.captions = extract_captions(manuscript.document.blocks, chosen.design, targets);
  QuoteSetter const quotes(invocation, document, manuscript.surroundings, chosen);
  quotes.set(manuscript);
  for (auto& [place, caption] : out.captions) quotes.set(caption.caption, quotes.at(place));
  for (prose::Inlines& paragraph : out.colophon) quotes.set(paragraph, quotes.of_titles());
  targets.add(manuscript.document);
  out.links = all_links(source, document.directives);
  return out;
}

std::set<std::string> printed_notes(prose::Document const& document, EditedText const& text,
                                    std::set<std::string> labels) {
  std::vector<std::string> waiting(labels.begin(), labels.end());
  auto const call = [&](prose::Inline const& part) {
    auto const* mark = std::get_if<prose::NoteMark>(&part);
    if (mark && labels.insert(mark->label).second) waiting.push_back(mark->label);
  };
  auto const in_block = [&](prose::Inline const& part, text::Span) { call(part); };
  for (auto const& [place, caption] : text.captions) prose::for_each_inline(caption.caption, call);
  for (prose::Inlines const& paragraph : text.colophon) prose::for_each_inline(paragraph, call);
  prose::for_each_inline(document.blocks, in_block);
  std::map<std::string_view, prose::Footnote const*> notes;
  for (prose::Footnote const& note : document.notes) notes.emplace(note.label, &note);
  std::set<std::string> out;
  while (!waiting.empty()) {
    auto const note = notes.find(waiting.back());
    waiting.pop_back();
    if (note == notes.end()) continue;
    out.insert(text::lower_case(note->second->written));
    prose::for_each_inline(note->second->blocks, in_block);
  }
  return out;
}

std::size_t body_place(text::Source const& source,
                       std::vector<document::Directive> const& directives) {
  for (document::Directive const& directive : directives)
    if (!directive.is_inline && directive.word.end != 0 &&
        source.bytes().substr(directive.word.begin, directive.word.end - directive.word.begin) ==
            "body")
      return directive.whole.begin;
  return 0;
}

}  // namespace dawson::run
