#include "document/fields/legend.hpp"

#include "notation/janko/janko.hpp"
#include "terms/betza.hpp"

namespace dawson::document {
namespace {

// The Betza string behind the last colon; empty without one.
text::Mapped moves_in(text::Mapped const& meaning) {
  std::size_t const colon = meaning.text().rfind(':');
  if (colon == std::string::npos) return {};
  text::Mapped word = meaning.part({colon + 1, meaning.text().size()}).trimmed();
  return terms::looks_like_betza(word.text()) ? word : text::Mapped{};
}

}  // namespace

std::optional<problem::LegendItem> read_legend_item(text::Mapped const& item, Host const& host,
                                                    LinkDefinitions const& links,
                                                    text::Diagnostics& findings) {
  auto const say = [&](text::Diagnostic finding) { findings.push_back(std::move(finding)); };
  std::size_t const equals = item.text().find('=');
  if (equals == std::string::npos) {
    say(text::error("E-LEGEND", item.origin(), "a legend's item is a man, `=` and its name",
                    "write `*2q = grasshopper`"));
    return {};
  }
  text::Mapped const key = item.part({0, equals}).trimmed();
  text::Diagnostics warnings;
  auto figures = notation::read_janko_men(key.text(), warnings);
  for (text::Diagnostic const& warning : warnings) say(key.origin(warning));
  if (!figures) {
    say(key.origin(figures.error()));
    return {};
  }
  text::Mapped meaning = item.part({equals + 1, item.text().size()}).trimmed();
  text::Mapped const moves = moves_in(meaning);
  if (!moves.empty()) {
    text::Diagnostics idle;
    auto const read = terms::read_betza(moves.text(), idle);
    for (text::Diagnostic const& warning : idle) say(moves.origin(warning));
    if (!read) {
      say(moves.origin(read.error()));
      return {};
    }
    meaning = meaning.part({0, meaning.text().rfind(':')}).trimmed();
  }
  if (meaning.empty()) {
    say(text::error("E-LEGEND", item.origin(), "this item of the legend has no name",
                    "write `*2q = grasshopper`"));
    return {};
  }
  auto name = host.prose(meaning, links, findings);
  if (!name) return {};
  return problem::LegendItem{std::move(*figures), std::move(*name), moves.text()};
}

}  // namespace dawson::document
