#include "server/edit/directive_text.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "document/fields/position_field.hpp"
#include "document/host.hpp"
#include "document/listing/listing.hpp"
#include "document/settings.hpp"
#include "notation/guess.hpp"

namespace dawson::server {
namespace {

using document::FieldLine;
using document::Syntax;

document::Settings settings_for(std::size_t squares) {
  document::Settings settings;
  settings.host = &document::markdown_host;
  settings.dialect.squares = squares;
  return settings;
}

}  // namespace

DirectiveText::DirectiveText(std::string text, std::size_t squares)
    : text_(std::move(text)), squares_(squares) {
  part();
}

void DirectiveText::part() {
  fields_.clear();
  in_listing_ = 0;
  fault_.reset();
  auto body = document::read_body(text_, 0);
  if (!body) {
    fault_ = body.error();
    return;
  }
  text::Diagnostics doubts;  // told where the diagram is drawn
  fields_ = document::fields_of_listing(*body, document::markdown_host, doubts);
  in_listing_ = fields_.size();
  std::ranges::move(body->fields, std::back_inserter(fields_));
}

FieldLine const* DirectiveText::position_field() const {
  auto const found = std::ranges::find_if(fields_, [](FieldLine const& line) {
    return line.field->syntax == Syntax::position || line.field->syntax == Syntax::position_file ||
           line.field->syntax == Syntax::moves;
  });
  return found == fields_.end() ? nullptr : &*found;
}

bool DirectiveText::is_in_listing(FieldLine const& field) const {
  return &field < fields_.data() + in_listing_;
}

// Whole lines, without the last one's end.
text::Span DirectiveText::lines_of(FieldLine const& field) const {
  std::size_t begin = field.name.begin, end = field.name.end;
  for (document::ValueLine const& line : field.lines)
    if (!line.text.empty()) end = std::max(end, line.text.origin().end);
  begin = begin == 0 ? 0 : text_.rfind('\n', begin - 1) + 1;
  return {begin, std::min(text_.find('\n', end), text_.size())};
}

void DirectiveText::replace(text::Span lines, std::string_view by) {
  if (by.empty() && lines.end < text_.size()) ++lines.end;
  text_.replace(lines.begin, lines.end - lines.begin, by);
  part();
}

std::optional<chess::Position> DirectiveText::position(text::Diagnostics& findings) {
  notation_ = nullptr;
  if (fault_) {
    findings.push_back(*fault_);
    return {};
  }
  FieldLine const* const field = position_field();
  if (!field) {
    findings.push_back(text::error("E-POSITION", {0, 0}, "this directive has no position",
                                   "begin with an empty board"));
    return {};
  }
  if (field->field->syntax != Syntax::position) {
    findings.push_back(text::error("E-EDIT", field->name, "this board cannot be edited by hand",
                                   "a position that is written out can"));
    return {};
  }
  document::Settings settings = settings_for(squares_);
  settings.dialect = dialect_ = document::dialect_of(fields_, settings, findings);
  auto position = document::read_position_field(*field, settings, findings);
  if (!position) return {};
  notation_ = notation::find_notation(field->field->name);
  if (!notation_) {
    text::Diagnostics ignored;
    auto const guessed = notation::read_any(field->lines.front().text.text(), ignored, dialect_);
    if (guessed) notation_ = guessed->notation;
  }
  return std::move(position->position);
}

void DirectiveText::set_position(chess::Position const& position, notation::Notation const* wanted,
                                 text::Diagnostics& findings) {
  std::vector<notation::Notation const*> candidates;
  if (wanted) candidates.push_back(wanted);
  if (!wanted && notation_) candidates.push_back(notation_);
  // Those that say most come first, where the one that is wanted cannot say it.
  for (char const* name : {"fen", "janko", "ffen", "x2fen", "men", "fsf"})
    candidates.push_back(notation::find_notation(name));
  notation::Notation const* chosen = nullptr;
  notation::WriteResult written, refused;
  for (notation::Notation const* one : candidates) {
    notation::WriteResult result = one->write(position, dialect_);
    bool const attributes = !position.attributes.empty() && !one->attributes;
    if (attributes) result.dropped.emplace_back("attributes of men");
    if (one == candidates.front()) refused = result;
    if (!result.ok() || (chosen && result.dropped.size() >= written.dropped.size())) continue;
    bool const own = one == candidates.front();
    chosen = one;
    written = std::move(result);
    if (written.dropped.empty() || (own && !attributes)) break;
  }
  if (!chosen) {
    findings.push_back(text::error("E-EDIT", {0, 0},
                                   notation::refusal(candidates.front()->name, refused),
                                   "no notation can say this board"));
    return;
  }
  if (chosen != candidates.front())
    findings.push_back(text::warning(
        "W-EDIT", {0, 0},
        refused.ok() ? fmt::format("the position is in {}: {} has no place for {}", chosen->name,
                                   candidates.front()->name, fmt::join(refused.dropped, ", "))
                     : fmt::format("the position is in {} now: {}", chosen->name,
                                   notation::refusal(candidates.front()->name, refused))));
  if (!written.dropped.empty())
    findings.push_back(text::warning(
        "W-EDIT", {0, 0},
        fmt::format("{} has no place for {}", chosen->name, fmt::join(written.dropped, ", "))));
  std::string const line = fmt::format("{}: {}", chosen->name, written.text);
  FieldLine const* const field = position_field();
  if (field && !is_in_listing(*field)) {
    replace(lines_of(*field), line);
  } else {
    // Behind a listing's lines come fields alone.
    if (field) replace(lines_of(*field), "");
    if (!text_.empty() && !text_.ends_with('\n')) text_ += '\n';
    text_ += line + "\n";
    part();
  }
  notation_ = chosen;
}

std::optional<text::Diagnostic> DirectiveText::set_field(std::string_view name,
                                                         std::string_view value) {
  auto const found = std::ranges::find_if(
      fields_, [&](FieldLine const& line) { return line.field->name == name; });
  std::string line;
  for (std::size_t at = 0; at < value.size();) {
    std::size_t const end = std::min(value.find('\n', at), value.size());
    std::string_view const part = value.substr(at, end - at);
    if (part.find_first_not_of(" \t\r") != part.npos)
      line += fmt::format("{}{}", line.empty() ? std::string(name) + ": " : "\n  ", part);
    at = end + 1;
  }
  if (found != fields_.end() && is_in_listing(*found))
    return text::error("E-EDIT", found->name, fmt::format("the {} stands in the listing", name),
                       "change it there");
  if (found != fields_.end()) {
    replace(lines_of(*found), line);
    return {};
  }
  if (line.empty()) return {};
  if (!text_.empty() && !text_.ends_with('\n')) text_ += '\n';
  text_ += line + "\n";
  part();
  return {};
}

std::string DirectiveText::field(std::string_view name) const {
  std::string out;
  for (FieldLine const& field : fields_) {
    if (field.field->name != name) continue;
    for (document::ValueLine const& line : field.lines)
      out += fmt::format("{}{}", out.empty() ? "" : " ", line.text.text());
    break;
  }
  return out;
}

}  // namespace dawson::server
