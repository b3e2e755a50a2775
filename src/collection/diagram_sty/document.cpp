// The environments of a whole document.
#include <algorithm>
#include <iterator>
#include <optional>

#include "collection/diagram_sty/diagram_sty.hpp"
#include "collection/diagram_sty/document_settings.hpp"
#include "document/tex/diagram_sty.hpp"

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

struct Found {
  std::string_view name;
  Span opening;
};

std::optional<Found> next_environment(std::string_view text, std::size_t from) {
  constexpr std::string_view names[] = {"diagram", "stereodiagram", "spacediagram"};
  constexpr std::string_view begins = "\\begin{";
  for (std::size_t at = text.find(begins, from); at != std::string_view::npos;
       at = text.find(begins, at + 1)) {
    std::string_view const rest = text.substr(at + begins.size());
    for (std::string_view const name : names)
      if (rest.starts_with(name) && rest.substr(name.size()).starts_with('}'))
        return Found{name, {at, at + begins.size() + name.size() + 1}};
  }
  return {};
}

}  // namespace

std::vector<Record> read_diagram_sty(text::Source const& source, text::Diagnostics& findings) {
  std::string_view const text = source.bytes();
  std::vector<Record> records;
  Comments comments(text);
  diagram_sty::DocumentSettings settings;
  std::size_t read = 0;
  text::Diagnostics of_the_look;  // which a record has none of
  for (auto found = next_environment(text, 0); found;) {
    Span const where = found->opening;
    if (comments.covers(where.begin)) {
      found = next_environment(text, where.end);
      continue;
    }
    auto const [end, by] = document::end_of_diagram(text, where.end, found->name);
    if (by != document::DiagramEnd::By::end) {
      findings.push_back(document::unclosed_diagram(where, found->name, by));
      found = next_environment(text, end);
      continue;
    }
    settings.read(text, {read, where.begin}, of_the_look);
    auto diagram = read_environment(text, where, {where.end, end}, settings.now, findings);
    std::ranges::move(look_lost(diagram), std::back_inserter(findings));
    records.push_back(std::move(diagram.record));
    read = end + std::string_view("\\end{}").size() + found->name.size();
    comments.go_on(end);
    found = next_environment(text, end);
  }
  return records;
}

}  // namespace dawson::collection
