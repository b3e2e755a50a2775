#include "run/weave/check_markdown.hpp"

#include <set>
#include <string>
#include <utility>

#include "prose/walk.hpp"
#include "run/archive/ask.hpp"
#include "run/book/other_documents.hpp"
#include "run/edition/edition.hpp"
#include "run/job.hpp"
#include "run/pictures.hpp"
#include "text/ascii.hpp"

namespace dawson::run {
namespace {

void check_pictures(Job& job, Edition const& edition) {
  prose::for_each_inline(
      edition.manuscript.document, [&](prose::Inline const& part, text::Span where) {
        auto const* image = std::get_if<prose::Image>(&part);
        if (image)
          job.pictures().find(job, edition.document.source, where, image->path, picture_in_check);
      });
}

}  // namespace

void check_markdown(Job& job, text::SourceId id, WeaveOptions const& options, Book* going_on) {
  Book alone(job, any_markdown_abilities, options.defaults);
  Book& book = going_on ? *going_on : alone;
  book.set_nothing();
  Edition edition;
  read_edition(
      job, id, book,
      {.html = OtherHtml::kept, .blocks = HtmlBlocks::reported, .strict = options.defaults.strict},
      edition);
  BookDocument const& document = edition.document;
  for (std::size_t i = 0; i < document.directives.size(); ++i)
    book.each(document, i, [&](Content const& content) {
      edition.targets.add(content);
      ask(job, options.archive, content);
    });
  OtherDocuments beside(job, options.defaults);
  add_others(job, edition, options.others ? *options.others : beside, edition.targets);
  check_pictures(job, edition);
  std::set<std::string> notes;
  for (prose::Footnote const& note : edition.manuscript.document.notes)
    notes.insert(text::lower_case(note.written));
  check_links(job, edition, notes, {.pages = true});
  if (!going_on) book.close();
}

}  // namespace dawson::run
