// Inline directives: their options and their pieces.
#include <algorithm>

#include <fmt/format.h>

#include "document/directive_kinds.hpp"
#include "document/reader.hpp"
#include "notation/notations.hpp"

namespace dawson::document {
namespace {

// Returns the argument without line ends: they belong to the markup language, not to the notation.
text::SourceMappedText without_line_ends(text::SourceMappedText const& body) {
  text::SourceMappedText content;
  std::string_view const text = body.text();
  for (std::size_t at = 0; at <= text.size();) {
    std::size_t const end = std::min(text.find('\n', at), text.size());
    text::SourceMappedText const line = body.part({at, end}).trimmed();
    content.append(line, {0, line.text().size()});
    at = end + 1;
  }
  return content;
}

}  // namespace

std::optional<InlineRequest> read_inline_request(text::Source const& source,
                                                 Directive const& directive,
                                                 MarkupLanguage const& markup,
                                                 text::Diagnostics& findings) {
  if (directive.broken) {
    findings.push_back(*directive.broken);
    return {};
  }
  auto options = options_of(source, directive, markup);
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
                    fmt::format("write one or more pieces, as in {}", markup.inline_pieces)));
    return {};
  }
  return request;
}

std::optional<std::vector<chess::SquareContent>> read_inline_pieces(InlineRequest const& request,
                                                                    text::Diagnostics& findings) {
  text::SourceMappedText const& content = request.content;
  text::Diagnostics warnings;
  auto pieces = notation::read_men(*notation::find_notation(request.notation->name), content.text(),
                                   {}, warnings);
  if (!pieces) findings.push_back(content.origin(pieces.error()));
  for (text::Diagnostic const& warning : warnings) findings.push_back(content.origin(warning));
  return pieces ? std::optional(std::move(*pieces)) : std::nullopt;
}

}  // namespace dawson::document
