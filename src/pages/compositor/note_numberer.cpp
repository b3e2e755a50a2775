#include "pages/compositor/note_numberer.hpp"

#include <fmt/format.h>

#include <utility>

#include "prose/walk.hpp"

namespace dawson::pages {

std::string NoteNumberer::number(std::string const& label) {
  auto const entry = numbers_.try_emplace(label, static_cast<int>(numbers_.size()) + 1).first;
  return fmt::format("{}", entry->second);
}

std::vector<std::string> NoteNumberer::number(layout::Caption& caption) {
  std::vector<std::string> called;
  auto const number_mark = [&](prose::Inline& part) {
    auto* mark = std::get_if<prose::NoteMark>(&part);
    if (!mark) return;
    called.push_back(mark->label);
    mark->label = number(mark->label);
  };
  layout::for_each_cell(caption,
                        [&](prose::Inlines& cell) { prose::for_each_inline(cell, number_mark); });
  return called;
}

prose::Footnote const* NoteNumberer::take(std::string const& label) {
  auto const found = notes_.find(label);
  return found == notes_.end() ? nullptr : std::exchange(found->second, nullptr);
}

bool NoteNumberer::is_taken(std::string const& label) const {
  auto const note = notes_.find(label);
  return note != notes_.end() && !note->second;
}

}  // namespace dawson::pages
