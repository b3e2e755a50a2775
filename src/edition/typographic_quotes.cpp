#include "edition/typographic_quotes.hpp"

#include <algorithm>
#include <utility>

#include "layout/captions/typography.hpp"
#include "pages/lines/paragraph.hpp"
#include "prose/plain.hpp"
#include "session/invocation.hpp"

namespace dawson::run {

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

}  // namespace dawson::run
