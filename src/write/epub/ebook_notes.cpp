#include "write/epub/ebook_notes.hpp"

#include <fmt/format.h>

namespace dawson::run {

std::string EbookNotes::sign(std::size_t document, prose::Footnote const& note,
                             std::string const& file) {
  auto const [known, is_new] = called_.try_emplace({document, note.label});
  Called& called = known->second;
  if (is_new) {
    std::size_t const number = ++counts_[document];
    called = {number, fmt::format("note-{}-{}", document + 1, number), file, 0};
    waiting_.push_back(&note);
  }
  return fmt::format(
      "<sup><a epub:type=\"noteref\" role=\"doc-noteref\" href=\"{0}#{1}\" "
      "id=\"{1}-call-{2}\">{3}</a></sup>",
      called.file, called.id, ++called.calls, called.number);
}

EbookNotes::Called const* EbookNotes::find(std::size_t document, std::string const& label) const {
  auto const known = called_.find({document, label});
  return known == called_.end() ? nullptr : &known->second;
}

prose::Footnote const* EbookNotes::take() {
  if (waiting_.empty()) return nullptr;
  prose::Footnote const* const note = waiting_.front();
  waiting_.pop_front();
  return note;
}

}  // namespace dawson::run
