// Selection and order of problems of a file: for any selection, errors are within its text,
// excluded and selected problems together are all problems, and nothing after the last problem is
// selected.
#include <vector>

#include "collection/json.hpp"
#include "collection/selection.hpp"
#include "property.hpp"
#include "text/scanning.hpp"

using namespace dawson;
using collection::Record;
using fuzz::require;

namespace {

std::vector<Record> const& records() {
  static std::vector<Record> const made = [] {
    constexpr std::string_view lines[] = {
        R"x({"dawson":1,"host":"plain","fields":[["author",["Petkov, Petko","Hoeg, Niels"]],["date","1993-07/09"],["stipulation","h#2.5"],["conditions",["Circe rex inclusive"]],["themes",["Zilahi","Zugzwang"]]]})x",
        R"x({"dawson":1,"host":"tex","fields":[["author",["van der {\\Linde}, A."]],["date","1887"],["source","d\\'e\\o"],["stipulation","\\#12"]]})x",
        R"x({"dawson":1,"host":"markdown","fields":[["title","*The* aa*a*aaaaaaaaaaaaab"],["number","12a"],["men","White Ka1"]]})x"};
    std::vector<Record> out;
    text::Diagnostics unused;
    for (std::string_view const line : lines) out.push_back(*collection::read_json(line, unused));
    return out;
  }();
  return made;
}

std::vector<text::SourceMappedText> items_of(std::string_view text) {
  std::vector<text::SourceMappedText> items;
  for (std::size_t at = 0; at <= text.size();) {
    std::size_t const end = std::min(text.find_first_of(";\n", at), text.size());
    text::SourceMappedText item = text::SourceMappedText(text.substr(at, end - at), at).trimmed();
    if (!item.empty()) items.push_back(std::move(item));
    at = end + 1;
  }
  return items;
}

void check_selection(std::vector<text::SourceMappedText> const& items, std::string_view text) {
  text::Diagnostics findings;
  auto selection = collection::Selection::read(items, findings);
  fuzz::require_sound(findings, text.size());
  for (std::size_t const after : {selection.last() + 1, selection.last() + 99})
    require(after == 0 || after <= selection.last() || !selection.takes(after),
            "nothing is meant behind the last one", text);
  for (Record const& record : records()) {
    bool const taken = selection.takes(record);
    require(selection.takes(record) == taken, "a problem is meant or not", text);
  }
}

// "author X" and "not author X" split the problems.
void check_exclusion(text::SourceMappedText const& item, std::string_view text) {
  std::string_view const words = item.text();
  if (words.empty() || words.starts_with("not ") || text::is_digit(words[0])) return;
  text::Diagnostics findings, of_the_other;
  auto meant = collection::Selection::read({item}, findings);
  text::SourceMappedText other;
  other.append_for("not " + item.text(), item.origin());
  auto excluded = collection::Selection::read({other}, of_the_other);
  if (!findings.empty() || !of_the_other.empty()) return;
  for (Record const& record : records())
    require(meant.takes(record) != excluded.takes(record), "a problem is meant or excluded", text);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
  std::string_view const text = fuzz::as_text(data, size);
  auto const items = items_of(text);
  check_selection(items, text);
  for (text::SourceMappedText const& item : items) check_exclusion(item, text);
  text::Diagnostics findings;
  for (auto const& key : collection::read_sort_keys(items, findings))
    for (Record const& record : records()) collection::sort_text(record, key);
  fuzz::require_sound(findings, text.size());
  return 0;
}
