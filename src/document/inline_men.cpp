#include "document/inline_men.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "document/fields/problem_fields.hpp"
#include "notation/notations.hpp"

namespace dawson::document {
namespace {

// A line end in the argument is the host's, not the notation's.
text::Mapped without_line_ends(text::Mapped const& body) {
  text::Mapped content;
  std::string_view const text = body.text();
  for (std::size_t at = 0; at <= text.size();) {
    std::size_t const end = std::min(text.find('\n', at), text.size());
    text::Mapped const line = body.part({at, end}).trimmed();
    content.append(line, {0, line.text().size()});
    at = end + 1;
  }
  return content;
}

}  // namespace

std::optional<InlineRequest> read_inline_request(text::Source const& source,
                                                 Directive const& directive, Host const& host,
                                                 text::Diagnostics& findings) {
  if (directive.broken) {
    findings.push_back(*directive.broken);
    return {};
  }
  auto const bytes = [&](text::Span span) {
    return source.bytes().substr(span.begin, span.end - span.begin);
  };
  auto options =
      read_options(bytes(directive.options), directive.options.begin, host.options_part_at_blanks);
  if (!options) {
    findings.push_back(options.error());
    return {};
  }
  InlineRequest request;
  request.notation = find_field(notation::notation_of_men().name);
  for (FieldLine& option : *options) {
    if (option.field->syntax == Syntax::position) {
      request.notation = option.field;
    } else if (option.field->of_board) {
      request.board.push_back(std::move(option));
    } else {
      findings.push_back(text::error(
          "E-OPTIONS", option.name, fmt::format("`{}` is not an inline option", option.field->name),
          "use the name of a notation or the fields of a board"));
      return {};
    }
  }
  request.content = without_line_ends(body_text(source, directive));
  if (request.content.empty()) {
    findings.push_back(
        text::error("E-EMPTY", directive.whole, "no piece between the delimiters",
                    fmt::format("write one or more pieces, as in {}", host.inline_men)));
    return {};
  }
  return request;
}

std::optional<std::vector<chess::Occupant>> read_inline_men(InlineRequest const& request,
                                                            text::Diagnostics& findings) {
  text::Mapped const& content = request.content;
  text::Diagnostics warnings;
  auto men = notation::read_men(*notation::find_notation(request.notation->name), content.text(),
                                {}, warnings);
  if (!men) findings.push_back(content.origin(men.error()));
  for (text::Diagnostic const& warning : warnings) findings.push_back(content.origin(warning));
  return men ? std::optional(std::move(*men)) : std::nullopt;
}

}  // namespace dawson::document
