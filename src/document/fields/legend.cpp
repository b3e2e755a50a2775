#include "document/fields/legend.hpp"

#include <algorithm>

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

bool is_lettered(chess::Occupant const& occupant) {
  auto const* man = std::get_if<chess::Man>(&occupant);
  return man && man->kind == chess::Kind::letter;
}

// Janko's notation goes first: it is the one that legends had before there was another. But where
// the position's own has a letter for a man, no marker is meant.
std::optional<std::vector<chess::Occupant>> read_key(text::Mapped const& key,
                                                     LegendKeys const& keys,
                                                     text::Diagnostics& findings) {
  text::Diagnostics warnings;
  if (keys.notation) {
    auto own = notation::read_men(*keys.notation, key.text(), keys.dialect, warnings);
    if (own && std::ranges::any_of(*own, is_lettered)) return std::move(*own);
    warnings.clear();
  }
  auto men = notation::read_men(notation::notation_of_men(), key.text(), keys.dialect, warnings);
  if (!men && keys.notation && keys.notation != &notation::notation_of_men()) {
    warnings.clear();
    auto others = notation::read_men(*keys.notation, key.text(), keys.dialect, warnings);
    // Its fault is told where it has a form for men alone, as the user then means it.
    if (others || keys.notation->read_men) men = std::move(others);
  }
  for (text::Diagnostic const& warning : warnings) findings.push_back(key.origin(warning));
  if (men) return std::move(*men);
  findings.push_back(key.origin(men.error()));
  return {};
}

}  // namespace

std::optional<problem::LegendItem> read_legend_item(text::Mapped const& item, Host const& host,
                                                    LinkDefinitions const& links,
                                                    LegendKeys const& keys,
                                                    text::Diagnostics& findings) {
  auto const say = [&](text::Diagnostic finding) { findings.push_back(std::move(finding)); };
  std::size_t const equals = item.text().find('=');
  if (equals == std::string::npos) {
    say(text::error("E-LEGEND", item.origin(), "a legend's item is a man, `=` and its name",
                    "write `*2q = grasshopper`"));
    return {};
  }
  text::Mapped const key = item.part({0, equals}).trimmed();
  auto figures = read_key(key, keys, findings);
  if (!figures) return {};
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
