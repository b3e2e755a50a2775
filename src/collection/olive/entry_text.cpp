#include "collection/olive/entry_text.hpp"

#include <algorithm>

namespace dawson::collection::olive {

// The end of the line is looked for once: a line may be as long as the file.
text::Span EntryText::where(Node const& node) {
  if (node.begin < line_.begin || node.begin >= line_.end)
    line_ = {node.begin, std::min(bytes_.find_first_of("\r\n", node.begin), bytes_.size())};
  return {node.begin, line_.end};
}

text::SourceMappedText EntryText::mapped(Node const& scalar) {
  text::Span const place = where(scalar);
  text::SourceMappedText made;
  if (bytes_.substr(place.begin).starts_with(scalar.text)) made.append(scalar.text, place.begin);
  else made.append_for(scalar.text, place);
  return made;
}

std::optional<text::SourceMappedText> EntryText::scalar(Node const& node) {
  if (node.is(Node::Kind::scalar)) return mapped(node);
  if (!node.is(Node::Kind::null))
    tell(text::warning("W-VALUE", where(node), "expected text, found a list or a map; ignored"));
  return {};
}

}  // namespace dawson::collection::olive
