#include "document/fields/values.hpp"

#include <algorithm>

#include "document/fields/person_name.hpp"
#include "text/steps.hpp"

namespace dawson::document {

using text::SourceMappedText;

std::size_t least_indent(FieldLine const& line) {
  std::size_t least = std::string::npos;
  if (line.itemised)
    for (ValueLine const& part : line.lines) least = std::min(least, part.indent);
  return least;
}

SourceMappedText join_lines(FieldLine const& line, MarkupLanguage const& host, bool indented) {
  SourceMappedText joined;
  std::size_t const least = indented ? least_indent(line) : std::string::npos;
  using problem::ValueSyntax;
  ValueSyntax const tongue = problem::tongue(line.field->syntax);
  bool const comments = tongue == ValueSyntax::host || tongue == ValueSyntax::code;
  bool const keeps_lines = line.itemised && tongue == ValueSyntax::host;
  bool paragraph = false;
  for (ValueLine const& part : line.lines) {
    paragraph = paragraph || part.paragraph;
    SourceMappedText piece = comments ? host.without_comment(part.text) : part.text;
    if (piece.empty()) continue;
    if (!joined.empty() && (tongue != ValueSyntax::position || line.field->words)) {
      std::size_t const end = joined.origin().end;
      joined.append_for(paragraph ? "\n\n" : keeps_lines ? "\n" : " ", {end, end});
    }
    paragraph = false;
    if (keeps_lines && part.indent > least) {
      std::size_t const place = piece.origin().begin;
      joined.append_for(std::string(part.indent - least, ' '), {place, place});
    }
    if (joined.empty()) joined = std::move(piece);
    else joined.append(piece, {0, piece.text().size()});
  }
  if (joined.empty() && !line.lines.empty()) return line.lines.front().text.part({0, 0});
  joined = std::move(joined).trimmed();
  return tongue == ValueSyntax::position ? host.position(joined) : joined;
}

std::optional<text::Diagnostic> doubt_of_percentage(SourceMappedText const& line,
                                                    MarkupLanguage const& host) {
  auto const sign = host.percentage ? host.percentage(line.text()) : std::nullopt;
  if (!sign) return {};
  return text::warning("W-COMMENT", line.origin({sign->begin, line.text().size()}),
                       "`%` begins a comment in LaTeX; the text after it is not printed",
                       "write `\\%` for per cent, or put the comment on a line of its own");
}

std::vector<SourceMappedText> split_list(FieldLine const& line, MarkupLanguage const& host) {
  std::vector<SourceMappedText> parts;
  auto const keep = [&](SourceMappedText part) {
    text::WorkBudget::take();
    part = std::move(part).trimmed();
    if (!part.empty()) parts.push_back(std::move(part));
  };
  if (line.itemised) {
    FieldLine one = line;
    for (ValueLine const& item : line.lines) {
      one.lines = {item};
      keep(join_lines(one, host));
    }
    return parts;
  }
  SourceMappedText const value = join_lines(line, host);
  std::string_view const text = value.text();
  std::size_t begin = 0;
  for (std::size_t const at : host.parting(text, ';')) {
    if (at + 1 < text.size() && text[at + 1] != ' ' && text[at + 1] != '\n') continue;
    keep(value.part({begin, at}));
    begin = at + 1;
  }
  keep(value.part({begin, text.size()}));
  return parts;
}

std::optional<text::Diagnostic> misplaced(FieldLine const& line, MarkupLanguage const& host) {
  if (line.field->stands != problem::Stands::defaults_alone) return {};
  return text::error(
      "E-FIELD", line.name,
      fmt::format("`{}` is allowed only in a `defaults` directive", line.field->name),
      fmt::format("move it to {} before this directive", host.defaults_block));
}

SourceMappedText without_braces(SourceMappedText const& name) {
  SourceMappedText out;
  std::string_view const text = name.text();
  for (std::size_t i = 0; i < text.size(); ++i) {
    std::size_t const length = text[i] == '\\' && i + 1 < text.size() ? 2 : 1;
    if (text[i] != '{' && text[i] != '}') out.append(name, {i, i + length});
    i += length - 1;
  }
  return out.empty() ? name : out;
}

SourceMappedText in_reading_order(SourceMappedText const& name, MarkupLanguage const& host) {
  std::vector<std::size_t> const commas = host.parting(name.text(), ',');
  SourceMappedText ordered = name;
  if (commas.size() == 1) {
    SourceMappedText const last = name.part({0, commas[0]}).trimmed();
    SourceMappedText const first = name.part({commas[0] + 1, name.text().size()}).trimmed();
    if (is_name_suffix(first.text())) return name;
    ordered = first.empty() ? last : first;
    if (!first.empty() && !last.empty()) {
      ordered.append_for(" ", {first.origin().end, first.origin().end});
      ordered.append(last, {0, last.text().size()});
    }
  }
  return host.braces_are_printed ? without_braces(ordered) : ordered;
}

}  // namespace dawson::document
