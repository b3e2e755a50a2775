#include "collection/popeye/twins.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "terms/twins/commands.hpp"
#include "terms/twins/heads.hpp"
#include "terms/twins/lists.hpp"
#include "terms/twins/zeroposition.hpp"

namespace dawson::collection::popeye {

text::SourceMappedText read_twin(terms::popeye::Tokens& tokens, chess::Language language,
                                 terms::popeye::Token const& word, std::string_view label,
                                 text::Diagnostics& findings) {
  chess::Twin const twin = terms::read_twin_commands(tokens, language, findings);
  std::size_t const end = std::max(word.where.end, twin.where.end);
  text::SourceMappedText made;
  made.append_for(fmt::format("{}) {}", label, terms::write_twin_commands(twin)),
                  {word.where.begin, end});
  return made;
}

namespace {

// Whether Popeye can be told: it names men by their squares.
bool names_squares(chess::Twin const& twin) {
  return !twin.changes.empty() &&
         std::ranges::all_of(twin.changes, [](chess::TwinChange const& change) {
           bool const comes =
               change.kind == chess::ChangeKind::add || change.kind == chess::ChangeKind::replace;
           bool const walks = change.kind == chess::ChangeKind::substitute;
           return std::ranges::all_of(change.pieces, [&](chess::NamedPiece const& piece) {
             if (walks) return !piece.pieces.empty();
             return piece.square && (!comes || (piece.side && !piece.pieces.empty()));
           });
         });
}

bool are_changes(std::string_view text) {
  return terms::read_twin_commands(text, chess::Language::english).ok();
}

}  // namespace

std::optional<std::string> changes_in_english(std::string_view text, bool continued) {
  if (are_changes(text)) return std::string(text);
  std::optional<std::string> found;
  for (chess::Language const language : chess::all_languages) {
    // What those say goes who call White w.
    if (found && chess::about(language).sides.front() != 'w') break;
    chess::Twin twin = terms::read_twin_changes(text, language);
    if (twin.fault || !names_squares(twin)) continue;
    twin.continued |= continued;
    std::string written = terms::write_twin_commands(twin);
    if (!are_changes(written) || (found && *found != written)) return {};
    found = std::move(written);
  }
  return found;
}

std::optional<std::vector<RecordTwin>> twins_of(RecordField const& field) {
  text::SourceMappedText all;
  for (text::SourceMappedText const& value : field.values) {
    if (!all.empty()) all.append_for("; ", value.origin());
    all.append(value, {0, value.text().size()});
  }
  text::Diagnostics none;
  auto const read = terms::read_twins(all.text(), chess::Language::english, none);
  if (read.empty()) return {};
  std::vector<RecordTwin> twins;
  bool known = true;  // what the twin before comes to
  for (chess::Twin const& twin : read) {
    std::string_view const text =
        std::string_view(twin.text).substr(terms::behind_zeroposition(twin.text, 0));
    bool const diagram = twin.label == "a" && !twin.fault && twin.changes.empty();
    if (diagram) continue;
    auto commands =
        twin.continued && !known ? std::nullopt : changes_in_english(text, twin.continued);
    known = commands.has_value();
    twins.push_back({twin, std::move(commands), all.origin(twin.where)});
  }
  return twins;
}

std::vector<std::string> twins_in_commands(RecordField const& field) {
  std::vector<std::string> out;
  if (auto const twins = twins_of(field))
    for (RecordTwin const& one : *twins)
      out.push_back(fmt::format("{}) {}", one.twin.label, one.commands.value_or(one.twin.text)));
  return out;
}

}  // namespace dawson::collection::popeye
