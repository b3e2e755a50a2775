// A LaTeX document through the whole program: lines are kept, and text outside directives is
// unchanged.
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "document/tex/scan.hpp"
#include "property.hpp"
#include "session/invocation.hpp"
#include "write/tex/weave.hpp"

using namespace dawson;
using fuzz::require;

namespace {

std::vector<std::string_view> lines_of(std::string_view text) {
  std::vector<std::string_view> lines;
  for (std::size_t at = 0; at <= text.size();) {
    std::size_t const end = std::min(text.find('\n', at), text.size());
    lines.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  return lines;
}

std::size_t line_of(std::string_view text, std::size_t at) {
  return static_cast<std::size_t>(std::ranges::count(text.substr(0, at), '\n'));
}

// The document with the missing package where weaving adds it.
std::string completed(std::string_view bytes, document::Scan& scan) {
  std::string all(bytes);
  if (!scan.dawson_missing) return all;
  std::string_view const added = "\\usepackage{dawson}";
  all.insert(*scan.dawson_missing, added);
  for (document::Directive& directive : scan.directives)
    for (std::size_t* end : {&directive.whole.begin, &directive.whole.end})
      if (*end > *scan.dawson_missing ||
          (*end == *scan.dawson_missing && end == &directive.whole.begin))
        *end += added.size();
  return all;
}

// Each line between two directives, and the text beside them on their lines.
void check_outside(std::string_view before, std::string_view after,
                   std::vector<document::Directive> const& directives) {
  std::vector<std::string_view> const old_lines = lines_of(before), new_lines = lines_of(after);
  require(old_lines.size() == new_lines.size(), "a document has as many lines as before", after);
  std::size_t begin = 0;
  for (std::size_t i = 0; i <= directives.size(); ++i) {
    std::size_t const end = i < directives.size() ? directives[i].whole.begin : before.size();
    require(begin <= end, "directives follow one another", before);
    std::vector<std::string_view> const kept = lines_of(before.substr(begin, end - begin));
    std::size_t const first = line_of(before, begin);
    for (std::size_t j = 0; j < kept.size(); ++j) {
      std::string_view const line = new_lines[first + j];
      bool const opens = j > 0 || begin == 0, closes = j + 1 < kept.size() || end == before.size();
      bool const same = opens && closes ? line == kept[j]
                        : opens         ? line.starts_with(kept[j])
                        : closes        ? line.ends_with(kept[j])
                                        : line.find(kept[j]) != std::string_view::npos;
      require(same, "text outside of directives stays on its line", after);
    }
    if (i < directives.size()) begin = directives[i].whole.end;
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
  run::Invocation invocation;
  text::SourceId const id =
      invocation.sources().open("fuzz.tex", std::string(fuzz::as_text(data, size)));
  text::Source const& source = invocation.sources()[id];
  run::Woven const woven = run::weave_tex(invocation, id, {});
  document::Scan scan = document::scan_tex(source);
  check_outside(completed(source.bytes(), scan), woven.output, scan.directives);
  text::Diagnostics const findings = invocation.take_findings();
  fuzz::require_sound(findings, invocation.sources());
  require(std::ranges::is_sorted(findings, {},
                                 [](text::Diagnostic const& finding) {
                                   return std::pair(finding.source, finding.span.begin);
                                 }),
          "findings come in the order of the source", source.bytes());
  return 0;
}
