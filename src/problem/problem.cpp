#include "problem/problem.hpp"

namespace dawson::problem {

std::span<Entry const> Problem::all(FieldId field) const {
  auto const found = entries.find(field);
  return found == entries.end() ? std::span<Entry const>() : found->second;
}

Entry const* Problem::first(FieldId field) const {
  std::span<Entry const> const found = all(field);
  return found.empty() ? nullptr : &found.front();
}

void Problem::hide_author() {
  view.anonymous = true;
  for (FieldId const field : {FieldId::author, FieldId::city}) entries.erase(field);
}

}  // namespace dawson::problem
