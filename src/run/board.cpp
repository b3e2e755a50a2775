#include "run/board.hpp"

#include <algorithm>

#include "backend/plain_tikz.hpp"
#include "document/listing.hpp"
#include "document/problem_fields.hpp"
#include "layout/board.hpp"

namespace dawson::run {

std::optional<std::string> board_tex(text::Source const& source, document::Field const* notation,
                                     text::Diagnostics& findings) {
  std::size_t const start = source.start();
  std::string_view const bytes = source.bytes();
  std::size_t const end = std::min(bytes.find('\n', start), bytes.size());
  document::FieldLine position;
  position.field = notation ? notation : &document::position_of_listing();
  position.name = {start, end};
  position.lines.push_back({text::Mapped(bytes.substr(start, end - start), start), false});

  std::size_t const rest = std::min(end + 1, bytes.size());
  auto body = document::read_body(bytes.substr(rest), rest);
  if (!body) {
    findings.push_back(body.error());
    return {};
  }
  std::vector<document::FieldLine> fields{position};
  std::ranges::move(body->fields, std::back_inserter(fields));
  document::Settings settings;
  auto const read = document::read_problem(fields, position.name, settings, findings);
  if (!read) return {};
  return backend::plain_tikz_document(layout::lay_out(read->position, read->view));
}

}  // namespace dawson::run
