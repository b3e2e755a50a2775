#include "collection/pgn/own_tags.hpp"

#include <algorithm>
#include <array>

#include "text/scanning.hpp"

namespace dawson::collection::pgn {
namespace {

constexpr auto table = std::to_array<OwnTag>({
    {"Award", "award"},
    {"Tournament", "tournament"},
    {"SourceNumber", "source-number"},
    {"Issue", "issue"},
    {"Pages", "pages"},
    {"Title", "title"},
    {"Dedication", "dedication"},
    {"City", "city"},
    {"Themes", "themes"},
    {"Remark", "remark"},
    {"Comment", "comment"},
    {"Version", "version"},
    {"Correction", "correction"},
    {"After", "after"},
    {"Sound", "sound"},
    {"Intended", "intended"},
    {"Number", "number"},
    {"Ids", "ids"},
    {"Genre", "genre"},
    {"Judgement", "judgement"},
    {"Album", "album"},
    {"Reprint", "reprint"},
});

}  // namespace

std::span<OwnTag const> own_tags() { return table; }

std::string_view field_of_own_tag(std::string_view key) {
  auto const row = std::ranges::find_if(
      table, [&](OwnTag const& tag) { return text::lower_case(tag.name) == key; });
  return row == table.end() ? std::string_view() : row->field;
}

}  // namespace dawson::collection::pgn
