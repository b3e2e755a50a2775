// LaTeX for diagram.sty: settings between diagrams and the content of the environments. Findings
// are within the text, closed groups restore earlier settings, and the printed form of a diagram is
// a record again.
#include <string>

#include "collection/diagram_sty/context.hpp"
#include "collection/diagram_sty/diagram_sty.hpp"
#include "collection/json.hpp"
#include "property.hpp"
#include "text/source.hpp"

using namespace dawson;
using collection::Record;
using collection::diagram_sty::DocumentSettings;
using fuzz::require;

namespace {

void check_places(Record const& record, std::size_t size) {
  for (auto const& field : record.fields)
    for (text::SourceMappedText const& value : field.values) {
      text::Span const where = value.origin();
      require(where.begin <= where.end && where.end <= size, "values are from the text");
    }
}

void check_record(Record const& record, std::size_t size) {
  check_places(record, size);
  std::string const line = collection::write_json(record);
  text::Diagnostics findings;
  auto const again = collection::read_json(line, findings);
  require(again && collection::write_json(*again) == line, "JSON of a record says the record",
          line);
}

// All settings except those that diagram.sty makes for the whole document.
bool alike(collection::diagram_sty::DiagramStyContext const& a,
           collection::diagram_sty::DiagramStyContext const& b) {
  return a.prefix == b.prefix && a.month_numerals == b.month_numerals && a.numbered == b.numbered &&
         a.shows_count == b.shows_count && a.shows_computer == b.shows_computer &&
         a.shows_city == b.shows_city && a.shows_titles == b.shows_titles &&
         a.has_coordinates == b.has_coordinates && a.all_white == b.all_white &&
         a.across == b.across && a.names == b.names && a.reversed == b.reversed &&
         a.sound == b.sound && a.unsound == b.unsound && a.square == b.square;
}

// Whether all groups opened in it are closed in it.
bool is_whole(std::string_view text) {
  for (std::string_view const word : {"%", "[", "begin", "end", "group", "def", "command"})
    if (text.find(word) != std::string_view::npos) return false;
  int depth = 0;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (text[at] == '\\') ++at;
    else if (text[at] == '{') ++depth;
    else if (text[at] == '}' && --depth < 0) return false;
  }
  return depth == 0 && !text.ends_with('\\');
}

void check_settings(std::string_view text) {
  DocumentSettings settings;
  text::Diagnostics findings;
  settings.read(text, {0, text.size()}, findings);
  fuzz::require_sound(findings, text.size());
  settings.now.printed_number();
  if (!is_whole(text)) return;
  DocumentSettings grouped;
  std::string const group = "\\begingroup " + std::string(text) + "\n\\endgroup ";
  grouped.read(group, {0, group.size()}, findings);
  require(alike(grouped.now, {}), "a group leaves what was before it", text);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
  std::string_view const text = fuzz::as_text(data, size);
  check_settings(text);
  text::Source const source("fuzz.tex", std::string(text));
  text::Diagnostics findings;
  for (Record const& record : collection::read_diagram_sty(source, findings))
    check_record(record, size);
  fuzz::require_sound(findings, size);
  for (std::string_view const opening :
       {"\\begin{diagram}", "\\begin{stereodiagram}", "\\begin{spacediagram}"}) {
    std::string const whole = std::string(opening) + std::string(text);
    text::Diagnostics of_diagram;
    auto const diagram = collection::diagram_sty::read_environment(
        whole, {0, opening.size()}, {opening.size(), whole.size()}, {}, of_diagram);
    fuzz::require_sound(of_diagram, whole.size());
    check_record(diagram.record, whole.size());
    check_places(collection::diagram_sty::as_printed(diagram), whole.size());
  }
  return 0;
}
