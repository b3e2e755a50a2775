// A field is written on one line if its value has one line: `name: value`, the items of a list
// separated by `; `. A value with line ends, or with an item that would be split, is written with a
// bar after the colon,
//
//     solution: |
//       1.Sd4! (2.Qb7#)
//
//       1...Kc5 2.Qb4#
//
// where each line is a line of the value (an item of a list), and an empty line separates
// paragraphs.
#include "document/directive_text.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "document/fields/position_field.hpp"
#include "document/listing/listing.hpp"
#include "document/settings.hpp"
#include "notation/export_forms.hpp"
#include "notation/guess.hpp"
#include "text/scanning.hpp"

namespace dawson::document {
namespace {

// Returns whether the item would be split when it is read back from a list.
bool would_be_split(std::string const& item, MarkupLanguage const& markup) {
  return markup.separators(item + ';', ';') != std::vector<std::size_t>{item.size()};
}

void write_lines(std::string& out, std::string_view text) {
  for (std::size_t at = 0; at <= text.size();) {
    std::size_t const end = std::min(text.find('\n', at), text.size());
    if (end > at) out += fmt::format("  {}", text.substr(at, end - at));
    out += '\n';
    at = end + 1;
  }
}

Settings settings_for(std::size_t squares, MarkupLanguage const& markup) {
  Settings settings;
  settings.markup = &markup;
  settings.dialect.squares = squares;
  return settings;
}

}  // namespace

std::string field_text(std::string_view name, bool list, std::span<std::string const> values,
                       MarkupLanguage const& markup) {
  bool const lines = std::ranges::any_of(values, [&](std::string const& value) {
    return value == "|" || (list && would_be_split(value, markup)) ||
           value.find('\n') != std::string::npos;
  });
  std::string out = fmt::format("{}:{}", name, lines ? " |\n" : "");
  if (lines) {
    for (std::string const& value : values) write_lines(out, value);
    return out;
  }
  for (std::size_t i = 0; i < values.size(); ++i)
    out += fmt::format("{}{}", i == 0 ? " " : "; ", values[i]);
  return out + '\n';
}

std::string block_text(std::string_view body, MarkupLanguage const& markup) {
  if (&markup == &tex_markup) return fmt::format("\\begin{{chess}}\n{}\\end{{chess}}\n", body);
  std::string const fence(std::max<std::size_t>(2, text::longest_run(body, '`')) + 1, '`');
  return fmt::format("{}chess\n{}{}\n", fence, body, fence);
}

std::string in_place(text::Source const& source, text::Span span, std::string_view prefix,
                     std::vector<std::string> const& lines) {
  std::string_view const old = source.bytes().substr(span.begin, span.end - span.begin);
  std::string_view const line_end = old.find("\r\n") != std::string_view::npos ? "\r\n" : "\n";
  std::string out;
  for (std::string const& line : lines)
    out.append(text::without_tail((out.empty() ? "" : std::string(prefix)) + line))
        .append(line_end);
  return out;
}

DirectiveText::DirectiveText(std::string text, std::size_t squares, MarkupLanguage const& markup)
    : text_(std::move(text)), squares_(squares), markup_(&markup) {
  part();
}

void DirectiveText::part() {
  fields_.clear();
  in_listing_ = 0;
  fault_.reset();
  auto body = read_body(text_, 0);
  if (!body) {
    fault_ = body.error();
    return;
  }
  text::Diagnostics doubts;  // reported when the diagram is drawn
  fields_ = fields_of_listing(*body, *markup_, doubts);
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

text::Span DirectiveText::lines_of(FieldLine const& field) const {
  std::size_t begin = field.name.begin, end = field.name.end;
  for (ValueLine const& line : field.lines)
    if (!line.text.empty()) end = std::max(end, line.text.origin().end);
  begin = begin == 0 ? 0 : text_.rfind('\n', begin - 1) + 1;
  return {begin, std::min(text_.find('\n', end), text_.size())};
}

void DirectiveText::replace(text::Span lines, std::string_view by) {
  if (lines.end < text_.size()) ++lines.end;
  else if (by.ends_with('\n')) by.remove_suffix(1);
  text_.replace(lines.begin, lines.end - lines.begin, by);
  part();
}

void DirectiveText::add(std::string_view line) {
  if (!text_.empty() && !text_.ends_with('\n')) text_ += '\n';
  text_ += line;
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
    findings.push_back(text::error("E-POSITION", {0, 0}, "directive has no position",
                                   "start with an empty board"));
    return {};
  }
  if (field->field->syntax != Syntax::position) {
    findings.push_back(text::error("E-EDIT", field->name, "this board cannot be edited here",
                                   "write the position in a notation, as in `fen: ...`"));
    return {};
  }
  Settings settings = settings_for(squares_, *markup_);
  settings.dialect = dialect_ = dialect_of(fields_, settings, findings);
  auto position = read_position_field(*field, settings, findings);
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
  for (std::string_view const name : notation::fallbacks)
    candidates.push_back(notation::find_notation(name));
  notation::Notation const* chosen = nullptr;
  notation::WriteResult written, first_result;
  for (notation::Notation const* one : candidates) {
    notation::WriteResult result = one->write(position, dialect_);
    bool const attributes = !position.attributes.empty() && !one->attributes;
    if (attributes) result.dropped.emplace_back("attributes of pieces");
    if (one == candidates.front()) first_result = result;
    if (!result.ok() || (chosen && result.dropped.size() >= written.dropped.size())) continue;
    bool const own = one == candidates.front();
    chosen = one;
    written = std::move(result);
    if (written.dropped.empty() || (own && !attributes)) break;
  }
  if (!chosen) {
    findings.push_back(text::error("E-EDIT", {0, 0},
                                   notation::refusal(candidates.front()->name, first_result),
                                   "undo the change: no notation can represent this board"));
    return;
  }
  if (chosen != candidates.front())
    findings.push_back(text::warning(
        "W-EDIT", {0, 0},
        first_result.ok()
            ? fmt::format("position written in {}: {} cannot represent {}", chosen->name,
                          candidates.front()->name, fmt::join(first_result.dropped, ", "))
            : fmt::format("position written in {}: {}", chosen->name,
                          notation::refusal(candidates.front()->name, first_result))));
  if (!written.dropped.empty())
    findings.push_back(text::warning("W-EDIT", {0, 0},
                                     fmt::format("{} cannot represent {}; left out", chosen->name,
                                                 fmt::join(written.dropped, ", "))));
  std::string const line = field_text(chosen->name, false, {{written.text}}, *markup_);
  FieldLine const* const field = position_field();
  if (field && !is_in_listing(*field)) {
    replace(lines_of(*field), line);
  } else {
    // After the lines of a listing only fields may follow.
    if (field) replace(lines_of(*field), "");
    add(line);
  }
  notation_ = chosen;
}

std::optional<text::Diagnostic> DirectiveText::set_field(Field const& set, std::string_view value) {
  auto const found = std::ranges::find_if(
      fields_, [&](FieldLine const& line) { return line.field->name == set.name; });
  if (found != fields_.end() && is_in_listing(*found))
    return text::error("E-EDIT", found->name, fmt::format("`{}` is part of the listing", set.name),
                       "edit it in the listing");
  std::string written(value.substr(0, value.find_last_not_of(text::white_space) + 1));
  std::erase(written, '\r');
  written.erase(0, written.find_first_not_of(text::white_space));
  if (problem::value_syntax(set.syntax) != problem::ValueSyntax::markup)
    std::ranges::replace(written, '\n', ' ');
  std::string const line =
      written.empty() ? "" : field_text(set.name, false, {{written}}, *markup_);
  if (found != fields_.end()) replace(lines_of(*found), line);
  else if (!line.empty()) add(line);
  return {};
}

std::string DirectiveText::field(std::string_view name) const {
  std::string out;
  for (FieldLine const& field : fields_) {
    if (field.field->name != name) continue;
    for (ValueLine const& line : field.lines)
      out += fmt::format("{}{}", out.empty() ? "" : " ", line.text.text());
    break;
  }
  return out;
}

}  // namespace dawson::document
