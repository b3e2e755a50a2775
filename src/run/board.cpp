#include "run/board.hpp"

#include <algorithm>

#include "backend/plain_tikz.hpp"
#include "document/listing.hpp"
#include "document/problem_fields.hpp"
#include "layout/board.hpp"
#include "run/styles.hpp"

namespace dawson::run {

std::optional<std::string> board_tex(text::Source const& source, document::Field const* notation,
                                     std::optional<layout::Style> const& style, text::Diagnostics& findings) {
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
  Styles styles("");
  settings.check_style = [&styles](std::string const& name) { return styles.fault(name); };
  auto const read = document::read_problem(fields, position.name, settings, findings);
  if (!read) return {};
  auto const own = read->view.style.empty() ? style : std::optional(*styles.find(read->view.style));
  return backend::plain_tikz_document(layout::lay_out(read->position, read->view, own));
}

}  // namespace dawson::run
