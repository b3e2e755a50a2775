#include "document/inline_men.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "document/problem_fields.hpp"
#include "notation/janko.hpp"
#include "notation/notations.hpp"

namespace dawson::document {
namespace {

// A line end in the argument is the host's, not the notation's.
text::Mapped without_line_ends(std::string_view body, std::size_t origin) {
  constexpr std::string_view blanks = " \t\r";
  text::Mapped content;
  for (std::size_t at = 0; at <= body.size();) {
    std::size_t const end = std::min(body.find('\n', at), body.size());
    std::string_view line = body.substr(at, end - at);
    std::size_t const first = std::min(line.find_first_not_of(blanks), line.size());
    line = line.substr(first, line.find_last_not_of(blanks) + 1 - first);
    content.append(line, origin + at + first);
    at = end + 1;
  }
  return content;
}

}  // namespace

std::optional<InlineRequest> read_inline_request(text::Source const& source, Directive const& directive,
                                                 text::Diagnostics& findings) {
  if (directive.broken) {
    findings.push_back(*directive.broken);
    return {};
  }
  auto const bytes = [&](text::Span span) { return source.bytes().substr(span.begin, span.end - span.begin); };
  auto options = read_options(bytes(directive.options), directive.options.begin);
  if (!options) {
    findings.push_back(options.error());
    return {};
  }
  InlineRequest request;
  request.notation = find_field("janko");
  for (FieldLine& option : *options) {
    if (notation::find_notation(option.field->name)) {
      request.notation = option.field;
    } else if (is_board_field(*option.field)) {
      request.board.push_back(std::move(option));
    } else {
      findings.push_back(text::error("E-OPTIONS", option.name, fmt::format("`{}` has no meaning inline", option.field->name),
                                     "inline options are a notation's name and the board's fields"));
      return {};
    }
  }
  request.content = without_line_ends(bytes(directive.body), directive.body.begin);
  if (request.content.empty()) {
    findings.push_back(text::error("E-EMPTY", directive.whole, "there is no man between the delimiters",
                                   "name one or more men, as in \\chess{*2q}"));
    return {};
  }
  return request;
}

std::optional<std::vector<chess::Occupant>> read_inline_men(InlineRequest const& request, text::Diagnostics& findings) {
  text::Mapped const& content = request.content;
  text::Diagnostics warnings;
  std::optional<std::vector<chess::Occupant>> men;
  if (request.notation->name == "janko") {
    auto read = notation::read_janko_men(content.text(), warnings);
    if (read) men = std::move(*read);
    else findings.push_back(content.origin(read.error()));
  } else {
    auto position = notation::find_notation(request.notation->name)->read(content.text(), warnings);
    if (position) {
      men.emplace();
      for (chess::Cell const& cell : position->board.cells())
        if (cell.occupant) men->push_back(*cell.occupant);
      if (men->size() != position->board.cells().size()) {
        men.reset();
        findings.push_back(text::error("E-INLINE", content.origin(), "running text has no empty squares",
                                       "name men only, or write a whole placement with slashes for a board"));
      }
    } else {
      findings.push_back(content.origin(position.error()));
    }
  }
  for (text::Diagnostic const& warning : warnings) findings.push_back(content.origin(warning));
  return men;
}

}  // namespace dawson::document
