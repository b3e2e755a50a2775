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

namespace {

std::vector<Link*> references_in(Inlines& inlines) {
  std::vector<Link*> found;
  for_each_inline(inlines, [&](Inline& part) {
    auto* link = std::get_if<Link>(&part);
    if (link && is_reference(*link)) found.push_back(link);
  });
  return found;
}

}  // namespace

// They are found first and filled afterwards: what they print may itself hold such links.
void resolve_references(Inlines& inlines, ReferenceText const& text) {
  for (Link* const link : references_in(inlines)) {
    link->inlines = text(*link);
    if (asks_for_page(*link)) link->title.clear();
  }
}

bool has_references(Inlines& inlines) { return !references_in(inlines).empty(); }

}  // namespace dawson::prose
