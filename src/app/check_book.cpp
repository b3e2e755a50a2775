#include "app/check_book.hpp"

#include "app/check_markdown.hpp"
#include "compile/compilation.hpp"
#include "edition/targets.hpp"
#include "session/includes.hpp"
#include "session/invocation.hpp"
#include "write/tex/weave.hpp"

namespace dawson::run {

void check_book(Invocation& invocation, std::vector<std::string> const& names,
                WeaveOptions const& options) {
  if (options.defaults.markup == &document::tex_markup)
    return check_tex_book(invocation, names, options);
  Compilation book(invocation, any_markdown_abilities, options.defaults);
  std::vector<text::SourceId> opened;
  for (std::string const& name : names) opened.push_back(open_markdown(invocation, name));
  LinkedDocuments others(invocation, options.defaults, opened);
  WeaveOptions own = options;
  own.others = &others;
  for (text::SourceId const id : opened) check_markdown(invocation, id, own, &book);
  book.close();
}

}  // namespace dawson::run
