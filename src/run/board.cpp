#include "run/board.hpp"

#include <algorithm>

#include "backend/plain_tikz.hpp"
#include "document/listing.hpp"
#include "document/problem_fields.hpp"
#include "layout/board.hpp"
#include "run/styles.hpp"

namespace dawson::run {

std::optional<BoardTex> board_tex(text::Source const& source, document::Field const* notation,
                                  BoardLook const& look, TexPieceSets& sets, text::Diagnostics& findings) {
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
  auto const style = read->view.style.empty() ? look.style : std::optional(*styles.find(read->view.style));
  layout::Scene const scene = layout::lay_out(read->position, read->view, style);
  std::string const folder = style && look.pieces.empty() ? style->pieces : look.pieces;
  if (folder.empty()) return BoardTex{backend::plain_tikz_document(scene), {}};
  TexPieceSet const& set = sets.open(folder);
  MissingPieces().look(men_of(scene), set.folder, position.name, findings);
  BoardTex board{backend::plain_tikz_document(scene, set.pages), {}};
  if (!set.pdf.empty()) board.files[set.pages.file()] = set.pdf;
  return board;
}

}  // namespace dawson::run
