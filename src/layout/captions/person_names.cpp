#include "layout/captions/person_names.hpp"

#include <initializer_list>

namespace dawson::layout {
namespace {

using prose::Inlines;

Inlines joined(std::initializer_list<Inlines const*> parts) {
  Inlines out;
  for (Inlines const* part : parts) {
    if (part->empty()) continue;
    if (!out.empty()) out.push_back(prose::Text{" "});
    out.insert(out.end(), part->begin(), part->end());
  }
  return out;
}

}  // namespace

Inlines author_name(problem::Entry const& author, NameForm form, bool titles) {
  if (!author.name) return author.text;
  problem::PersonName const& name = *author.name;
  Inlines const none;
  Inlines const& title = titles ? name.titles : none;
  switch (form) {
    case NameForm::full: return titles ? author.text : joined({&name.given, &name.surname});
    case NameForm::brief: return joined({&title, &name.initials, &name.surname});
    case NameForm::surname: return name.surname;
    case NameForm::reversed: break;
  }
  Inlines const rest = joined({&title, &name.given});
  Inlines out = name.surname;
  if (rest.empty()) return out;
  out.push_back(prose::Text{", "});
  out.insert(out.end(), rest.begin(), rest.end());
  return out;
}

}  // namespace dawson::layout
