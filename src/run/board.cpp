#include "run/board.hpp"

#include <algorithm>
#include <filesystem>

#include "backend/latex/plain_tikz.hpp"
#include "backend/pdf/pdf.hpp"
#include "backend/png.hpp"
#include "backend/svg.hpp"
#include "document/listing.hpp"
#include "document/problem_fields.hpp"
#include "document/reader.hpp"
#include "drawing/board.hpp"
#include "layout/board.hpp"
#include "layout/caption.hpp"
#include "layout/moves.hpp"
#include "layout/placed_caption.hpp"
#include "layout/words.hpp"
#include "run/drawing.hpp"
#include "run/position_files.hpp"
#include "run/styles.hpp"
#include "type/type.hpp"

namespace dawson::run {
namespace {

bool any_error(text::Diagnostics const& findings) {
  return std::ranges::any_of(findings, [](text::Diagnostic const& finding) {
    return finding.severity == text::Severity::error;
  });
}

std::optional<std::string> drawn(problem::Problem const& problem, layout::Scene const& scene,
                                 drawing::PieceSet const* pieces, BoardOptions const& options,
                                 text::Span where, text::Diagnostics& findings) {
  auto const type = type::Type::open();
  if (!type) {
    findings.push_back(type.error());
    findings.back().span = where;
    return {};
  }
  auto const typeset = type->typeset();
  layout::Caption const lines = layout::lay_out_caption(problem);
  if (auto fault = html_left_out(lines, where)) findings.push_back(std::move(*fault));
  auto const caption = layout::place_caption(lines, drawing::frame_box(scene).width,
                                             layout::caption_size, scene.abbreviations, typeset);
  for (text::Diagnostic& finding : check_drawing(scene, caption, *type, where))
    if (options.kind == BoardKind::pdf || finding.code != "E-SIZE")
      findings.push_back(std::move(finding));
  if (any_error(findings)) return {};
  std::string const words = layout::in_words(problem.position);
  switch (options.kind) {
    case BoardKind::tex: break;
    case BoardKind::svg:
      return backend::svg_diagram(scene, caption, {title_of(problem), words}, typeset, pieces);
    case BoardKind::pdf: {
      backend::PdfAbout about;
      about.title = title_of(problem);
      about.author = authors_of(problem);
      about.subject = words;
      about.time = source_date();
      return backend::pdf_diagram(scene, caption, about, typeset, pieces);
    }
    case BoardKind::png: {
      auto png = backend::png_diagram(scene, caption, options.dpi, typeset, pieces);
      if (png) return std::move(*png);
      png.error().span = where;
      findings.push_back(std::move(png.error()));
    }
  }
  return {};
}

std::optional<Drawn> written(problem::Problem problem, BoardOptions const& options, Styles& styles,
                             TexPieceSets& sets, text::Span where, text::Diagnostics& findings) {
  auto const style =
      problem.view.style.empty() ? options.style : std::optional(*styles.find(problem.view.style));
  layout::Scene scene = layout::lay_out(problem.position, problem.view, style);
  // A key is drawn with its very signs, also where there is no caption.
  if (problem.view.moves && problem.view.caption != problem::Preset::none) {
    layout::add_key(scene, layout::move_key(problem.position.board, *problem.view.moves));
    problem.view.moves->key = false;
  }
  std::string const folder = folder_of_pieces(options.pieces, style);
  TexPieceSet const* const set = folder.empty() ? nullptr : &sets.open(folder);
  if (set) MissingPieces().look(men_of(scene), set->folder, where, findings);
  if (options.kind != BoardKind::tex) {
    auto bytes = drawn(problem, scene, set ? &set->folder.set : nullptr, options, where, findings);
    return bytes ? std::optional(Drawn{std::move(*bytes), {}}) : std::nullopt;
  }
  if (!set) return Drawn{backend::plain_tikz_document(scene), {}};
  Drawn board{backend::plain_tikz_document(scene, set->pages), {}};
  if (!set->pdf.empty()) board.files[set->pages.file()] = set->pdf;
  return board;
}

// Values are text of the host: of LaTeX only where LaTeX will read them.
document::Settings settings_for(BoardKind kind, Styles& styles) {
  document::Settings settings;
  settings.host = kind == BoardKind::tex ? &document::tex_host : &document::markdown_host;
  settings.check_style = [&styles](std::string const& name) { return styles.fault(name); };
  return settings;
}

}  // namespace

std::optional<BoardKind> board_kind(std::string_view name) {
  constexpr std::pair<std::string_view, BoardKind> kinds[] = {{".pdf", BoardKind::pdf},
                                                              {".svg", BoardKind::svg},
                                                              {".png", BoardKind::png},
                                                              {".tex", BoardKind::tex}};
  for (auto const& [suffix, kind] : kinds)
    if (name.ends_with(suffix)) return kind;
  return {};
}

std::optional<Drawn> draw_position(text::Source const& source, document::Field const* notation,
                                   BoardOptions const& options, TexPieceSets& sets,
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
  Styles styles("");
  document::Settings settings = settings_for(options.kind, styles);
  auto const read = document::read_problem(fields, position.name, settings, findings);
  if (!read) return {};
  return written(*read, options, styles, sets, position.name, findings);
}

std::optional<Drawn> draw_problem(text::Source const& source, BoardOptions const& options,
                                  TexPieceSets& sets, text::Diagnostics& findings) {
  std::size_t const start = source.start();
  std::string_view const bytes = source.bytes();
  auto body = document::read_body(bytes.substr(start), start);
  if (!body) {
    findings.push_back(body.error());
    return {};
  }
  Styles styles(std::filesystem::path(source.name()).parent_path().string());
  document::Settings settings = settings_for(options.kind, styles);
  settings.read_file = files_beside(source.name());
  auto fields = document::fields_of_listing(body->listing, *settings.host);
  std::ranges::move(body->fields, std::back_inserter(fields));
  text::Span const where{start, std::min(bytes.find('\n', start), bytes.size())};
  auto const read = document::read_problem(fields, where, settings, findings);
  if (!read) return {};
  return written(*read, options, styles, sets, where, findings);
}

}  // namespace dawson::run
