#include "edition/text_passes.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "chess/languages/words.hpp"
#include "document/markdown/prose.hpp"
#include "layout/captions/typography.hpp"
#include "pages/lines/paragraph.hpp"
#include "prose/blocks.hpp"
#include "prose/html_marks.hpp"
#include "prose/prose.hpp"
#include "session/invocation.hpp"
#include "text/scanning.hpp"
#include "text/spelled_values.hpp"

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

std::optional<chess::Language> QuoteSetter::of(document::Settings const& settings) const {
  if (last_ == &settings) return of_last_;
  auto const styled = [&] {
    document::StyleNames const named = document::style_names(settings);
    return invocation_.design(named.style, named.caption, "").caption->values.quotes_by_language;
  };
  last_ = &settings;
  of_last_.reset();
  if (chosen_.quotes_by_language ? *chosen_.quotes_by_language : styled())
    of_last_ =
        settings.language ? settings.language : chess::language_named(chosen_.design.language);
  return of_last_;
}

std::optional<chess::Language> QuoteSetter::at(std::size_t place) const {
  auto const next = std::ranges::upper_bound(
      document_.directives, place, {}, [](auto const& directive) { return directive.whole.begin; });
  if (next == document_.directives.begin()) return of(surroundings_);
  auto const last = static_cast<std::size_t>(next - document_.directives.begin() - 1);
  return of(*document_.contexts[last].settings);
}

void QuoteSetter::set(prose::Inlines& inlines, std::optional<chess::Language> language) {
  if (language) inlines = layout::with_quotes(std::move(inlines), *language);
}

void QuoteSetter::set(std::string& text, std::optional<chess::Language> language) {
  if (language) text = prose::plain(layout::with_quotes({prose::Text{text}}, *language));
}

void QuoteSetter::set(prose::Blocks& blocks) const {
  for (prose::Block& block : blocks) {
    auto const language = at(block.where.begin);
    if (auto* paragraph = std::get_if<prose::Paragraph>(&block.content))
      set(paragraph->inlines, language);
    if (auto* heading = std::get_if<prose::Heading>(&block.content)) {
      heading->written = pages::plain_text(heading->inlines);
      set(heading->inlines, language);
    }
    if (auto* quote = std::get_if<prose::Quote>(&block.content)) set(quote->blocks);
    if (auto* list = std::get_if<prose::List>(&block.content))
      for (prose::Blocks& item : list->items) set(item);
    if (auto* table = std::get_if<prose::Table>(&block.content)) {
      for (prose::Inlines& cell : table->head) set(cell, language);
      for (auto& row : table->rows)
        for (prose::Inlines& cell : row) set(cell, language);
    }
  }
}

void QuoteSetter::set(document::ParsedMarkdown& manuscript) const {
  set(manuscript.document.blocks);
  for (prose::Footnote& note : manuscript.document.notes) set(note.blocks);
  set(manuscript.front_matter.title, of_titles());
  set(manuscript.front_matter.subtitle, of_titles());
}

namespace {

// Removes the mark of an unnumbered heading; returns whether there was one.
bool take_mark(prose::Inlines& inlines, std::string& written) {
  constexpr std::string_view mark = "{-}";
  auto const cut = [&](std::string& text) {
    if (!text.ends_with(mark)) return false;
    text.resize(text.size() - mark.size());
    while (text.ends_with(' ')) text.pop_back();
    return true;
  };
  auto* const last = inlines.empty() ? nullptr : std::get_if<prose::Text>(&inlines.back());
  if (!last || !cut(last->text)) return false;
  if (last->text.empty()) inlines.pop_back();
  cut(written);
  return true;
}

}  // namespace

void number_headings(prose::Blocks& blocks, pages::Design const& design, std::size_t body) {
  std::array<int, 6> counts{};
  int parts = 0;
  for (prose::Block& block : blocks) {
    auto* const heading = std::get_if<prose::Heading>(&block.content);
    if (!heading) continue;
    bool const marked = take_mark(heading->inlines, heading->written);
    if (marked || block.where.begin < body || design.number_sections == 0) continue;
    int const depth = heading->level - design.chapter_level();
    if (depth < 0) {
      heading->number = text::upper_case(text::roman(++parts));
      continue;
    }
    if (depth >= design.number_sections) continue;
    ++counts[static_cast<std::size_t>(depth)];
    for (auto i = static_cast<std::size_t>(depth) + 1; i < counts.size(); ++i) counts[i] = 0;
    for (int i = 0; i <= depth; ++i)
      heading->number += (i > 0 ? "." : "") + std::to_string(counts[static_cast<std::size_t>(i)]);
  }
}

namespace {

constexpr std::string_view opens_caption = "Table: ";

// Removes `{#LABEL}` from the end and returns the label.
std::string take_label(prose::Inlines& inlines) {
  auto* const last = inlines.empty() ? nullptr : std::get_if<prose::Text>(&inlines.back());
  if (!last || !last->text.ends_with('}')) return {};
  std::size_t const at = last->text.rfind("{#");
  if (at == std::string::npos) return {};
  std::string label = last->text.substr(at + 2, last->text.size() - at - 3);
  if (label.empty() || label.find_first_of(" {}#") != std::string::npos) return {};
  last->text.resize(at);
  while (last->text.ends_with(' ')) last->text.pop_back();
  if (last->text.empty()) inlines.pop_back();
  return label;
}

bool is_caption(prose::Block const& block) {
  auto const* paragraph = std::get_if<prose::Paragraph>(&block.content);
  if (!paragraph || paragraph->inlines.empty()) return false;
  auto const* text = std::get_if<prose::Text>(&paragraph->inlines.front());
  return text && text->text.starts_with(opens_caption);
}

// Extracts the captions of blocks and their inner blocks, numbered in the order of the text.
class CaptionExtractor {
 public:
  CaptionExtractor(pages::Design const& design, ReferenceTargets& targets)
      : words_(chess::words(chess::language_named(design.language).value_or(chess::Language()))),
        design_(design),
        targets_(targets) {}

  std::map<std::size_t, prose::FigureCaption> run(prose::Blocks& blocks) {
    take(blocks);
    return std::move(out_);
  }

 private:
  void take(prose::Blocks& blocks);
  prose::FigureCaption figure(prose::Inlines caption, std::string label) {
    return made(std::move(caption), std::move(label), design_.number_figures, words_.figure,
                figures_);
  }
  prose::FigureCaption table(prose::Inlines caption, std::string label) {
    return made(std::move(caption), std::move(label), design_.number_tables, words_.table, tables_);
  }
  prose::FigureCaption made(prose::Inlines caption, std::string label, bool numbered,
                            std::string_view name, int& count) {
    std::string number;
    if (numbered) {
      number = std::to_string(++count);
      caption.insert(caption.begin(), prose::Text{fmt::format("{} {}. ", name, number)});
    }
    if (!label.empty())
      targets_.diagrams.try_emplace(
          label, number.empty() ? prose::Inlines() : prose::Inlines{prose::Text{number}});
    return {std::move(caption), std::move(label)};
  }

  chess::Words const& words_;
  pages::Design const& design_;
  ReferenceTargets& targets_;
  std::map<std::size_t, prose::FigureCaption> out_;
  int figures_ = 0, tables_ = 0;
};

// Returns the picture that is alone in its paragraph, with or without a label after it.
prose::Image* lone_picture(prose::Block& block, std::string& label) {
  auto* const paragraph = std::get_if<prose::Paragraph>(&block.content);
  if (!paragraph || paragraph->inlines.empty()) return nullptr;
  auto* const image = std::get_if<prose::Image>(&paragraph->inlines.front());
  if (!image || paragraph->inlines.size() > 2) return nullptr;
  if (paragraph->inlines.size() == 2) {
    prose::Inlines label_only{paragraph->inlines.back()};
    label = take_label(label_only);
    if (label.empty() || !label_only.empty()) return nullptr;
    paragraph->inlines.pop_back();
  }
  return std::get_if<prose::Image>(&paragraph->inlines.front());
}

void CaptionExtractor::take(prose::Blocks& blocks) {
  for (std::size_t i = 0; i < blocks.size(); ++i) {
    if (auto* quote = std::get_if<prose::Quote>(&blocks[i].content)) take(quote->blocks);
    if (auto* list = std::get_if<prose::List>(&blocks[i].content))
      for (prose::Blocks& item : list->items) take(item);
    std::string label;
    if (prose::Image* const image = lone_picture(blocks[i], label)) {
      if (image->title.empty() && label.empty()) continue;
      prose::Inlines caption;
      if (!image->title.empty()) caption.push_back(prose::Text{image->title});
      out_.emplace(blocks[i].where.begin, figure(std::move(caption), std::move(label)));
      continue;
    }
    if (!std::holds_alternative<prose::Table>(blocks[i].content)) continue;
    bool const above = i > 0 && is_caption(blocks[i - 1]);
    if (!above && (i + 1 == blocks.size() || !is_caption(blocks[i + 1]))) continue;
    std::size_t const at = above ? i - 1 : i + 1;
    auto& paragraph = std::get<prose::Paragraph>(blocks[at].content);
    std::get<prose::Text>(paragraph.inlines.front()).text.erase(0, opens_caption.size());
    label = take_label(paragraph.inlines);
    prose::FigureCaption caption = table(std::move(paragraph.inlines), std::move(label));
    caption.above = above;
    out_.emplace(blocks[i].where.begin, std::move(caption));
    blocks.erase(blocks.begin() + static_cast<std::ptrdiff_t>(at));
    if (above) --i;
  }
}

}  // namespace

std::map<std::size_t, prose::FigureCaption> extract_captions(prose::Blocks& blocks,
                                                             pages::Design const& design,
                                                             ReferenceTargets& targets) {
  return CaptionExtractor(design, targets).run(blocks);
}

namespace {

// `depth` is the number of open parentheses before `inlines`.
void add_link_pages(prose::Inlines& inlines, std::string_view abbreviation, int& depth) {
  for (std::size_t i = 0; i < inlines.size(); ++i) {
    if (auto const* text = std::get_if<prose::Text>(&inlines[i]))
      depth += static_cast<int>(std::ranges::count(text->text, '(') -
                                std::ranges::count(text->text, ')'));
    auto const* link = std::get_if<prose::Link>(&inlines[i]);
    if (!link) {
      if (auto* const inner = prose::nested(inlines[i]))
        add_link_pages(*inner, abbreviation, depth);
      continue;
    }
    if (!link->target.starts_with('#') || link->inlines.empty()) continue;
    bool const inside = depth > 0;
    prose::Inlines page{prose::Text{fmt::format("{}{}\u00A0", inside ? ", " : " (", abbreviation)},
                        prose::Link{link->target, "page", {}}};
    if (!inside) page.push_back(prose::Text{")"});
    auto const next = inlines.begin() + static_cast<std::ptrdiff_t>(i) + 1;
    i += page.size();
    inlines.insert(next, page.begin(), page.end());
  }
}

}  // namespace

void add_link_pages(prose::Document& document, std::string const& language) {
  auto const& words =
      chess::words(chess::language_named(language).value_or(chess::Language())).caption;
  prose::for_each_text(document, [&](prose::Inlines& inlines, text::Span) {
    int depth = 0;
    add_link_pages(inlines, words["page"], depth);
  });
}

void mark_quotation_sources(prose::Blocks& blocks) {
  for (prose::Block& block : blocks) {
    auto* const quote = std::get_if<prose::Quote>(&block.content);
    if (!quote || quote->blocks.empty()) continue;
    mark_quotation_sources(quote->blocks);
    auto* const last = std::get_if<prose::Paragraph>(&quote->blocks.back().content);
    if (!last || last->inlines.empty() || quote->blocks.size() < 2) continue;
    auto* const text = std::get_if<prose::Text>(&last->inlines.front());
    if (text && text->text.starts_with("--") && !text->text.starts_with("---"))
      text->text.replace(0, 2, "—");
  }
}

}  // namespace dawson::run
