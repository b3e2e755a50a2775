#include "layout/captions/hung_number.hpp"

#include <utility>

#include "problem/fields.hpp"

namespace dawson::layout {
namespace {

// The number that begins a text, with the marks around it.
prose::Inlines number_of(prose::Inlines& from) {
  if (from.empty()) return {};
  auto const drop_first = [&] {
    from.erase(from.begin());
    auto* const next = from.empty() ? nullptr : std::get_if<prose::Text>(&from.front());
    if (next) next->text.erase(0, next->text.find_first_not_of(" .\u2003"));
  };
  prose::Inline& first = from.front();
  auto const* styled = std::get_if<prose::Styled>(&first);
  if (styled && styled->slot == problem::field(problem::FieldId::number).name) {
    prose::Inlines out{std::move(first)};
    drop_first();
    return out;
  }
  prose::Inlines* const inner = prose::nested(first);
  if (!inner) return {};
  prose::Inlines number = number_of(*inner);
  if (number.empty()) return {};
  prose::Inline around = first;
  *prose::nested(around) = std::move(number);
  if (inner->empty()) drop_first();
  return {std::move(around)};
}

}  // namespace

prose::Inlines taken_number(CaptionBlock& block) {
  if (block.empty() || block.front().rows.empty()) return {};
  CaptionEntry& entry = block.front();
  prose::Inlines out = number_of(entry.rows.front().left);
  if (!entry.otherwise.empty()) number_of(entry.otherwise.front().left);
  return out;
}

}  // namespace dawson::layout
