// The environments of a whole document.
#include <algorithm>

#include "collection/diagram_sty/diagram_sty.hpp"
#include "collection/diagram_sty/document_settings.hpp"

namespace dawson::collection {
namespace {

using text::Span;

// Follows comments through a text, from place to place.
class Comments {
 public:
  explicit Comments(std::string_view text) : text_(text) {}

  // Whether `at`, which lies behind the places asked for before, stands behind a `%` on its line.
  bool covers(std::size_t at) {
    for (; at_ < at; ++at_) {
      if (text_[at_] == '\n') inside_ = false;
      else if (text_[at_] == '%') inside_ = true;
      else if (text_[at_] == '\\') ++at_;
    }
    return inside_;
  }
  // Goes on behind what has been read otherwise.
  void go_on(std::size_t at) {
    at_ = at;
    inside_ = false;
  }

 private:
  std::string_view text_;
  std::size_t at_ = 0;
  bool inside_ = false;
};

}  // namespace

std::vector<Record> read_diagram_sty(text::Source const& document, text::Diagnostics& findings) {
  constexpr std::string_view opening = "\\begin{diagram}", closing = "\\end{diagram}";
  std::string_view const text = document.bytes();
  std::vector<Record> records;
  Comments comments(text);
  diagram_sty::DocumentSettings settings;
  std::size_t read = 0;
  text::Diagnostics of_the_look;  // which a record has none of
  for (std::size_t at = text.find(opening); at != std::string_view::npos;) {
    std::size_t const begin = at + opening.size();
    if (comments.covers(at)) {
      at = text.find(opening, begin);
      continue;
    }
    Span const where{at, begin};
    std::size_t const end = text.find(closing, begin), another = text.find(opening, begin);
    if (end == std::string_view::npos || another < end) {
      findings.push_back(text::error("E-BRACE", where, "nothing closes this diagram",
                                     "\\end{diagram} is missing"));
      at = another;
      continue;
    }
    settings.read(text, {read, at}, of_the_look);
    records.push_back(read_environment(text, where, {begin, end}, settings.now, findings).record);
    read = end + closing.size();
    comments.go_on(end);
    at = text.find(opening, end);
  }
  return records;
}

}  // namespace dawson::collection
