// A body is split into its listing and its fields, each with the comment lines before it; these
// are then sorted. As a check, the result must have the same content when read again.
#include "collection/directive_form.hpp"

#include <algorithm>

#include "collection/directives.hpp"
#include "collection/markup.hpp"
#include "document/directive_kinds.hpp"
#include "document/directive_text.hpp"
#include "document/fields/values.hpp"
#include "document/listing/listing.hpp"
#include "text/scanning.hpp"

namespace dawson::collection {
namespace {

using document::Body;
using document::FieldLine;
using text::SourceMappedText;

// columns by which a value's lines are indented beyond its field
constexpr std::size_t deeper = 2;

// Returns the columns of the blanks at the start of a line, counted as in bodies.
std::size_t indent_of(std::string_view line) {
  std::size_t columns = 0;
  for (char const c : line.substr(0, line.find_first_not_of(" \t")))
    columns = c == '\t' ? (columns / 4 + 1) * 4 : columns + 1;
  return columns;
}

std::string_view content_of(std::string_view line) {
  return line.substr(std::min(line.find_first_not_of(" \t"), line.size()));
}

std::string indented(std::size_t columns, std::string_view content) {
  return content.empty() ? "" : std::string(columns, ' ').append(content);
}

struct FormPart {
  std::size_t place = 0;
  std::vector<std::string> lines;
};

class BodyForm {
 public:
  BodyForm(std::string_view text, Body const& body) : body_(body) {
    for (std::size_t at = 0; at < text.size();) {
      std::size_t const end = std::min(text.find('\n', at), text.size());
      starts_.push_back(at);
      lines_.push_back(text::without_tail(text.substr(at, end - at)));
      at = end + 1;
    }
    auto const first = std::ranges::find_if(lines_, [](auto line) { return !line.empty(); });
    base_ = first == lines_.end() ? 0 : indent_of(*first);
  }

  /// `listing` are fields that replace the lines of the listing.
  std::vector<std::string> run(std::vector<std::string> const* listing) {
    std::vector<FormPart> parts;
    std::size_t const first = first_line(0);
    for (std::size_t i = 0; i < body_.fields.size(); ++i) parts.push_back(field(i));
    std::vector<std::string> out;
    for (std::size_t i = 0; i < first; ++i)
      if (!lines_[i].empty() && (!listing || content_of(lines_[i]).front() == '%'))
        out.push_back(indented(base_, content_of(lines_[i])));
    if (listing) add_fields(parts, *listing);
    std::ranges::stable_sort(parts, {}, &FormPart::place);
    for (FormPart& part : parts) std::ranges::move(part.lines, std::back_inserter(out));
    return out;
  }

 private:
  std::size_t line_of(FieldLine const& field) const {
    auto const next = std::ranges::upper_bound(starts_, field.name.begin);
    return static_cast<std::size_t>(next - starts_.begin()) - 1;
  }

  // Comments before the field belong to it.
  std::size_t first_line(std::size_t i) const {
    if (i == body_.fields.size()) return lines_.size();
    std::size_t const own = line_of(body_.fields[i]);
    std::size_t line = own;
    while (line > 0 && (lines_[line - 1].empty() || is_comment(lines_[line - 1], own))) --line;
    return line;
  }
  bool is_comment(std::string_view line, std::size_t field) const {
    return content_of(line).front() == '%' && indent_of(line) <= indent_of(lines_[field]);
  }

  FormPart field(std::size_t i) const {
    FieldLine const& field = body_.fields[i];
    FormPart part{place_of(field.field->name), {}};
    std::size_t const own = line_of(field), end = first_line(i + 1);
    for (std::size_t line = first_line(i); line < own; ++line)
      if (!lines_[line].empty()) part.lines.push_back(indented(base_, content_of(lines_[line])));
    std::string_view const written = content_of(lines_[own]);
    std::string_view const value = content_of(written.substr(written.find(':') + 1));
    part.lines.push_back(indented(
        base_, std::string(field.field->name).append(value.empty() ? ":" : ": ").append(value)));
    std::size_t least = std::string::npos;
    for (std::size_t line = own + 1; line < end; ++line)
      if (indent_of(lines_[line]) > indent_of(lines_[own]))
        least = std::min(least, indent_of(lines_[line]));
    for (std::size_t line = own + 1; line < end; ++line) {
      bool const continues = indent_of(lines_[line]) > indent_of(lines_[own]);
      std::string_view const content = content_of(lines_[line]);
      // Lines of a solution may have no indent; comments keep theirs.
      std::size_t const without_indent = content.starts_with('%') ? 0 : deeper;
      std::size_t const columns =
          continues ? indent_of(lines_[line]) - least + deeper : without_indent;
      part.lines.push_back(indented(base_ + columns, content));
    }
    while (part.lines.back().empty()) part.lines.pop_back();
    return part;
  }

  // Adds fields in the form of directives: "name: value", or a bar and the lines below.
  void add_fields(std::vector<FormPart>& parts, std::vector<std::string> const& fields) const {
    for (std::string_view const field : fields) {
      FormPart& part = parts.emplace_back();
      if (!field.starts_with('%')) part.place = place_of(field.substr(0, field.find(':')));
      for (std::size_t at = 0; at < field.size();) {
        std::size_t const end = std::min(field.find('\n', at), field.size());
        part.lines.push_back(indented(base_, field.substr(at, end - at)));
        at = end + 1;
      }
    }
    std::ranges::rotate(parts, parts.end() - static_cast<std::ptrdiff_t>(fields.size()));
  }

  Body const& body_;
  std::vector<std::size_t> starts_;
  std::vector<std::string_view> lines_;
  std::size_t base_ = 0;
};

class Former {
 public:
  Former(text::Source const& source, Markup markup, DirectiveForm form, text::Diagnostics& findings)
      : source_(source),
        markup_(markup),
        rules_(markup_rules(markup)),
        form_(form),
        findings_(findings) {}

  std::string run(document::Scan const& scan) {
    for (document::Directive const& directive : scan.directives) take(directive);
    return out_.append(source_.bytes().substr(copied_));
  }

 private:
  void take(document::Directive const& directive) {
    if (directive.is_inline || directive.foreign.end != 0) return;
    if (directive.broken) return findings_.push_back(*directive.broken);
    SourceMappedText const written = document::body_text(source_, directive);
    std::size_t const before = findings_.size();
    Body const body = document::read_sound_fields(written, findings_);
    if (findings_.size() > before) return;
    // Games of PGN are left as written: their lines are not fields.
    for (FieldLine const& field : body.fields)
      if (field.field->id == problem::FieldId::pgn) return;
    auto const own = document::read_body(written.text(), 0);  // spans of the text itself
    std::vector<std::string> lines;
    bool const listing =
        form_.fields && document::opens_diagram(source_, directive) && !body.listing.empty();
    if (auto const fields = listing ? fields_of(body) : std::nullopt)
      lines = BodyForm(written.text(), *own).run(&*fields);
    else lines = BodyForm(written.text(), *own).run(nullptr);
    std::string text;
    for (std::string const& line : lines) text.append(line).append("\n");
    bool const closed = directive.body.end < directive.whole.end;
    if (lines_compared(text, closed) == lines_compared(written.text(), closed)) return;
    auto const again = document::read_body(text, 0);
    text::Diagnostics doubts;  // are in `findings`
    if (!again || values_of(*again, rules_, doubts) != values_of(body, rules_, doubts))
      return findings_.push_back(text::warning(
          "W-FORM", directive.opening, "left as written: canonical form would change its meaning",
          "put its fields in order by hand"));
    if (form_.check)
      return findings_.push_back(text::error("E-FORM", directive.opening,
                                             "fields not in canonical form",
                                             "run `dawson fmt` without `--check`"));
    replace(directive, lines);
  }

  // Returns a text without differences that are not formatting: the line ends, and empty lines
  // after an unclosed block, which may belong to the document.
  static std::string lines_compared(std::string_view text, bool closed) {
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i)
      if (text[i] != '\r' || i + 1 == text.size() || text[i + 1] != '\n') out += text[i];
    while (!closed && out.ends_with('\n')) out.pop_back();
    return out;
  }

  // Returns the fields of the listing with their comments; nothing if one is a guess.
  std::optional<std::vector<std::string>> fields_of(Body const& body) {
    text::Diagnostics doubts;
    std::vector<std::string> out;
    for (SourceMappedText const& line : body.listing)
      if (std::size_t const end = rules_.without_comment(line).text().size();
          end < line.text().size())
        out.emplace_back(content_of(std::string_view(line.text()).substr(end)));
    for (FieldLine const& field : document::fields_of_listing(body, rules_, doubts))
      if (auto const made = record_field(field, markup_, doubts))
        out.push_back(write_field(*made, markup_));
    bool const sure = doubts.empty();
    findings_.insert(findings_.end(), doubts.begin(), doubts.end());
    return sure ? std::optional(std::move(out)) : std::nullopt;
  }

  void replace(document::Directive const& directive, std::vector<std::string> const& lines) {
    out_.append(source_.bytes().substr(copied_, directive.body.begin - copied_));
    // The prefix of the first line is before the body.
    out_.append(document::in_place(source_, directive.body, directive.around.prefix, lines));
    copied_ = directive.body.end;
  }

  text::Source const& source_;
  Markup markup_;
  document::MarkupLanguage const& rules_;
  DirectiveForm form_;
  text::Diagnostics& findings_;
  std::string out_;
  std::size_t copied_ = 0;
};

}  // namespace

BodyValues values_of(Body const& body, document::MarkupLanguage const& markup,
                     text::Diagnostics& doubts) {
  BodyValues all;
  for (FieldLine const& field : document::fields_of_body(body, markup, doubts)) {
    bool const position = field.field->syntax == document::Syntax::position;
    auto& values = all[position ? "" : std::string(field.field->name)];
    if (field.field->list)
      for (SourceMappedText const& item : document::split_list(field, markup))
        values.push_back(item.text());
    else values.push_back(document::join_lines(field, markup, true).text());
  }
  return all;
}

std::string in_form(text::Source const& document, document::Scan const& scan, Markup markup,
                    DirectiveForm form, text::Diagnostics& findings) {
  return Former(document, markup, form, findings).run(scan);
}

}  // namespace dawson::collection
