#include "compile/plain_fields.hpp"

#include "document/host.hpp"
#include "text/ascii.hpp"

namespace dawson::run {
namespace {

std::string without_commands(std::string_view tex) {
  std::string out;
  for (std::size_t at = 0; at < tex.size(); ++at) {
    char const c = tex[at];
    if (c == '{' || c == '}') continue;
    if (c == '~') out += "\u00A0";
    else if (c != '\\') out += c;
    if (c != '\\' || at + 1 == tex.size()) continue;
    ++at;
    if (!text::is_letter(tex[at])) {
      out += tex[at];
      continue;
    }
    while (at + 1 < tex.size() && text::is_letter(tex[at + 1])) ++at;
    while (at + 1 < tex.size() && tex[at + 1] == ' ') ++at;
  }
  return out;
}

void make_plain(prose::Inlines& inlines) {
  for (prose::Inline& part : inlines) {
    auto const* const raw = std::get_if<prose::Raw>(&part);
    if (!raw || raw->markup != prose::Markup::tex) continue;
    auto const read = document::tex_host.plain(text::SourceMappedText(raw->text, 0));
    part = prose::Text{read ? read->text() : without_commands(raw->text)};
  }
}

}  // namespace

problem::Problem with_plain_values(problem::Problem problem) {
  for (auto& [field, entries] : problem.entries)
    for (problem::Entry& entry : entries) make_plain(entry.text);
  for (problem::LegendItem& item : problem.legend) make_plain(item.name);
  return problem;
}

}  // namespace dawson::run
