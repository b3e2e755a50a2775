#include "run/booklet/running_text.hpp"

#include <algorithm>
#include <functional>
#include <utility>

#include "layout/captions/typography.hpp"
#include "pages/lines/paragraph.hpp"
#include "prose/plain.hpp"
#include "run/job.hpp"

namespace dawson::run {
namespace {

// Nothing where it is none that Dawson knows, or quotes stay.
using LanguageAt = std::function<std::optional<chess::Language>(std::size_t)>;

class QuoteSetter {
 public:
  explicit QuoteSetter(LanguageAt const& language_at) : language_at_(language_at) {}

  void set(prose::Blocks& blocks) {
    for (prose::Block& block : blocks) {
      auto const language = language_at_(block.where.begin);
      auto const each = [&](prose::Inlines& inlines) {
        if (language) inlines = layout::with_quotes(std::move(inlines), *language);
      };
      if (auto* paragraph = std::get_if<prose::Paragraph>(&block.content)) each(paragraph->inlines);
      if (auto* heading = std::get_if<prose::Heading>(&block.content)) {
        heading->written = pages::plain_text(heading->inlines);
        each(heading->inlines);
      }
      if (auto* quote = std::get_if<prose::Quote>(&block.content)) set(quote->blocks);
      if (auto* list = std::get_if<prose::List>(&block.content))
        for (prose::Blocks& item : list->items) set(item);
      if (auto* table = std::get_if<prose::Table>(&block.content)) {
        for (prose::Inlines& cell : table->head) each(cell);
        for (auto& row : table->rows)
          for (prose::Inlines& cell : row) each(cell);
      }
    }
  }

 private:
  LanguageAt const& language_at_;
};

void set_quotes(prose::Document& document, LanguageAt const& language_at) {
  QuoteSetter setter(language_at);
  setter.set(document.blocks);
  for (prose::Footnote& note : document.notes) setter.set(note.blocks);
}

}  // namespace

void set_quotes(Job& job, BookDocument const& document, document::OpenManuscript& manuscript,
                std::string const& language, std::optional<bool> by_language) {
  auto const usual = chess::language_named(language);
  auto const styled = [&](document::Settings const& settings) {
    document::StyleNames const named = document::style_names(settings);
    return job.design(named.style, named.caption, "").caption->values.quotes_by_language;
  };
  auto const own = [&](document::Settings const& settings) -> std::optional<chess::Language> {
    if (!by_language.value_or(styled(settings))) return {};
    return settings.language ? settings.language : usual;
  };
  auto const language_at = [&](std::size_t place) {
    auto const next =
        std::ranges::upper_bound(document.directives, place, {},
                                 [](auto const& directive) { return directive.whole.begin; });
    if (next == document.directives.begin()) return own(manuscript.surroundings);
    auto const last = static_cast<std::size_t>(next - document.directives.begin() - 1);
    return own(*document.contexts[last].settings);
  };
  set_quotes(manuscript.document, language_at);
  if (auto const of_titles = own(manuscript.surroundings))
    for (std::string* const text :
         {&manuscript.front_matter.title, &manuscript.front_matter.subtitle})
      *text = prose::plain(layout::with_quotes({prose::Text{*text}}, *of_titles));
}

}  // namespace dawson::run
