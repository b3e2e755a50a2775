#include "run/booklet/running_text.hpp"

#include <utility>

#include "layout/captions/typography.hpp"
#include "pages/lines/paragraph.hpp"

namespace dawson::run {
namespace {

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

}  // namespace

void set_quotes(prose::Document& document, LanguageAt const& language_at) {
  QuoteSetter setter(language_at);
  setter.set(document.blocks);
  for (prose::Footnote& note : document.notes) setter.set(note.blocks);
}

}  // namespace dawson::run
