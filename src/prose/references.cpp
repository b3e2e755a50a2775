#include "prose/references.hpp"

#include "prose/addresses.hpp"
#include "prose/walk.hpp"

namespace dawson::prose {

bool is_reference(Link const& link) {
  return link.inlines.empty() && (link.target.starts_with('#') || leads_to_markdown(link.target));
}

std::string label_of(Link const& link) {
  return link.target.starts_with('#') ? link.target.substr(1) : link.target;
}

bool asks_for_page(Link const& link) { return link.title == "page"; }

// They are found first and filled afterwards: what they print may itself hold such links.
void fill_references(Inlines& inlines, ReferenceText const& text) {
  std::vector<Link*> wordless;
  for_each_inline(inlines, [&](Inline& part) {
    auto* link = std::get_if<Link>(&part);
    if (link && is_reference(*link)) wordless.push_back(link);
  });
  for (Link* const link : wordless) {
    link->inlines = text(*link);
    if (asks_for_page(*link)) link->title.clear();
  }
}

}  // namespace dawson::prose
