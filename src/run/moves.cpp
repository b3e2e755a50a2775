#include "run/moves.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "backend/pdf.hpp"
#include "backend/plain_tikz.hpp"
#include "backend/svg.hpp"
#include "backend/type.hpp"
#include "chess/move_words.hpp"
#include "document/problem_fields.hpp"
#include "layout/board.hpp"
#include "layout/moves.hpp"
#include "notation/betza.hpp"
#include "run/styles.hpp"

namespace dawson::run {
namespace {

std::string in_words(std::string_view betza) {
  text::Diagnostics warnings;
  auto const man = notation::read_betza(betza, warnings);
  std::string out;
  for (std::string const& phrase : man ? chess::move_words(*man) : std::vector<std::string>{}) out += fmt::format("{}{}", out.empty() ? "" : "; ", phrase);
  return out;
}

}  // namespace

std::optional<BoardKind> board_kind(std::string const& path) {
  if (path.ends_with(".tex")) return BoardKind::tex;
  if (path.ends_with(".svg")) return BoardKind::svg;
  if (path.ends_with(".pdf")) return BoardKind::pdf;
  return {};
}

std::optional<std::string> moves_file(text::Source const& source, std::optional<layout::Style> const& style, BoardKind kind,
                                      text::Diagnostics& findings) {
  std::string_view const bytes = source.bytes();
  std::size_t const end = std::min(bytes.find('\n'), bytes.size()), rest = std::min(end + 1, bytes.size());
  document::FieldLine moves;
  moves.field = document::find_field("moves");
  moves.name = {0, end};
  moves.lines.push_back({text::Mapped(bytes.substr(0, end), 0), false});
  auto body = document::read_body(text::Mapped(bytes.substr(rest), rest));
  if (!body) {
    findings.push_back(body.error());
    return {};
  }
  std::vector<document::FieldLine> fields{moves};
  std::ranges::move(body->fields, std::back_inserter(fields));
  document::Settings settings;
  Styles styles("");
  settings.check_style = [&styles](std::string const& name) { return styles.fault(name); };
  auto const read = document::read_problem(fields, moves.name, settings, findings);
  if (!read) return {};
  auto const own = read->view.style.empty() ? style : std::optional(*styles.find(read->view.style));
  layout::Scene scene = layout::lay_out(read->position, read->view, own);
  if (read->view.caption != problem::Preset::none) layout::add_key(scene, layout::move_key(read->position.board, *read->view.moves));
  if (kind == BoardKind::tex) return backend::plain_tikz_document(scene);
  auto const type = backend::Type::open();
  if (!type) {
    findings.push_back(type.error());
    return {};
  }
  std::string const title(bytes.substr(0, end)), description = in_words(title);
  if (kind == BoardKind::svg) return backend::svg_board(scene, {title, description}, type->typeset());
  backend::PdfAbout about;
  about.title = title;
  about.subject = description;
  return backend::pdf_diagram(scene, {}, about, type->typeset());
}

}  // namespace dawson::run
