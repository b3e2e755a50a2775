#include "app/check_markdown.hpp"

#include <set>
#include <string>
#include <utility>

#include "compile/archive.hpp"
#include "edition/edition.hpp"
#include "edition/targets.hpp"
#include "prose/blocks.hpp"
#include "session/invocation.hpp"
#include "session/pictures.hpp"
#include "text/scanning.hpp"

namespace dawson::run {
namespace {

void check_pictures(Invocation& invocation, Edition const& edition) {
  prose::for_each_inline(edition.manuscript.document,
                         [&](prose::Inline const& part, text::Span where) {
                           auto const* image = std::get_if<prose::Image>(&part);
                           if (image)
                             invocation.pictures().find(invocation, edition.document.source, where,
                                                        image->path, picture_in_check);
                         });
}

}  // namespace

void check_markdown(Invocation& invocation, text::SourceId id, WeaveOptions const& options,
                    Compilation* going_on) {
  Compilation alone(invocation, any_markdown_abilities, options.defaults);
  Compilation& compilation = going_on ? *going_on : alone;
  compilation.set_nothing();
  Edition edition;
  read_edition(
      invocation, id, compilation,
      {.html = OtherHtml::kept, .blocks = HtmlBlocks::reported, .strict = options.defaults.strict},
      edition);
  CompiledDocument const& document = edition.document;
  for (std::size_t i = 0; i < document.directives.size(); ++i)
    compilation.each(document, i, [&](Content const& content) {
      edition.targets.add(content);
      ask(invocation, options.archive, content);
    });
  LinkedDocuments beside(invocation, options.defaults);
  add_others(invocation, edition, options.others ? *options.others : beside, edition.targets);
  check_pictures(invocation, edition);
  std::set<std::string> notes;
  for (prose::Footnote const& note : edition.manuscript.document.notes)
    notes.insert(text::lower_case(note.written));
  check_links(invocation, edition, notes, {.pages = true});
  if (!going_on) compilation.close();
}

}  // namespace dawson::run
