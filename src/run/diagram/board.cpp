#include "run/diagram/board.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <string>
#include <vector>

#include "document/context.hpp"
#include "document/fields/problem_fields.hpp"
#include "document/listing/listing.hpp"
#include "drawing/board.hpp"
#include "layout/board.hpp"
#include "layout/captions/caption.hpp"
#include "layout/moves.hpp"
#include "run/diagram/caption_list.hpp"
#include "run/diagram/diagram_checks.hpp"
#include "terms/drawn_conditions.hpp"

namespace dawson::run {
namespace {

class BoardMaker {
 public:
  BoardMaker(Job& job, text::SourceId source, BoardOptions const& options)
      : job_(job),
        id_(source),
        source_(job.sources()[source]),
        options_(options),
        host_(options.output ? options.output->host : options.host) {}

  std::optional<Drawn> position(document::Field const* notation) {
    auto request = fields_of_position(notation);
    return request ? draw(std::move(request->fields), request->where) : std::nullopt;
  }

  std::optional<Drawn> problem() {
    auto request = fields_of_problem();
    return request ? draw(std::move(request->fields), request->where) : std::nullopt;
  }

  std::optional<std::string> list() {
    auto request = fields_of_problem();
    if (!request) return {};
    text::Diagnostics findings;
    auto made = read(std::move(request->fields), request->where, findings);
    std::string out;
    if (made) out = listed(*made);
    job_.report(std::move(findings), id_);
    return job_.has_errors() ? std::nullopt : std::optional(std::move(out));
  }

 private:
  struct Request {
    std::vector<document::FieldLine> fields;
    text::Span where;
  };

  std::optional<Request> fields_of_position(document::Field const* notation) {
    std::size_t const start = source_.start();
    std::string_view const bytes = source_.bytes();
    std::size_t const end = std::min(bytes.find('\n', start), bytes.size());
    document::FieldLine position;
    position.field = notation ? notation : &document::position_of_listing();
    position.name = {start, end};
    position.lines.push_back({text::Mapped(bytes.substr(start, end - start), start), false});
    std::size_t const rest = std::min(end + 1, bytes.size());
    auto body = document::read_body(bytes.substr(rest), rest);
    if (!body) return refuse(body.error());
    std::vector<document::FieldLine> fields{std::move(position)};
    std::ranges::move(body->fields, std::back_inserter(fields));
    return Request{std::move(fields), {start, end}};
  }

  std::optional<Request> fields_of_problem() {
    std::size_t const start = source_.start();
    std::string_view const bytes = source_.bytes();
    auto body = document::read_body(bytes.substr(start), start);
    if (!body) return refuse(body.error());
    text::Diagnostics doubts;
    auto fields = document::fields_of_body(*body, *host_, doubts);
    job_.report(std::move(doubts), id_);
    folder_ = std::filesystem::path(source_.name()).parent_path().string();
    return Request{std::move(fields), {start, std::min(bytes.find('\n', start), bytes.size())}};
  }

  std::optional<Request> refuse(text::Diagnostic finding) {
    job_.report(std::move(finding), id_);
    return {};
  }

  struct Read;
  std::string listed(Read& made) {
    made.caption = layout::compose_caption(made.problem, *made.design.caption, made.language);
    auto const solution =
        layout::compose_solution(made.problem, *made.design.caption, made.language);
    if (!options_.width)
      return list_caption(made.caption, solution, [](auto const&) { return true; });
    type::Type const* const type = job_.type();
    if (!type) return {};
    return list_caption(made.caption, solution, [&](std::vector<layout::CaptionRow> const& rows) {
      return layout::fit(rows, made.caption.font, *options_.width * layout::points_a_millimetre, {},
                         type->typeset());
    });
  }

  struct Read {
    problem::Problem problem;
    BoardDesign design;
    layout::Caption caption;
    chess::Language language = chess::Language::english;
  };

  std::optional<Read> read(std::vector<document::FieldLine> fields, text::Span where,
                           text::Diagnostics& findings) {
    for (document::FieldLine& field : fields) field.source = id_;
    document::Settings settings = options_.defaults;
    settings.host = host_;
    settings.dialect.squares = source_.limits().squares;
    settings.check_style = job_.style_check(folder_);
    settings.read_file = job_.files_beside(folder_);
    auto problem = document::read_problem(fields, where, settings, findings,
                                          document::printed_number(settings, 1));
    if (!problem) return {};
    Read out{std::move(*problem), {}, {}, settings.language.value_or(chess::Language::english)};
    problem::View& view = out.problem.view;
    out.design = job_.design(view.style, view.caption, folder_);
    view.frame = out.design.frame;
    return out;
  }

  std::optional<Drawn> draw(std::vector<document::FieldLine> fields, text::Span where) {
    text::Diagnostics findings;
    auto made = read(std::move(fields), where, findings);
    std::optional<Drawn> drawn;
    if (made) drawn = lay_out(std::move(*made), where, findings);
    job_.report(std::move(findings), id_);
    return job_.has_errors() ? std::nullopt : std::move(drawn);
  }

  // The position of the twin that is asked for; false with an error.
  bool take_twin(problem::Problem& problem, text::Span where, text::Diagnostics& findings) {
    if (problem.view.twin_boards)
      findings.push_back(text::warning("W-TWIN", where, "a single diagram has no boards of twins",
                                       "--ask LABEL draws one of them"));
    if (options_.change) {
      auto changed = options_.change(problem.position);
      if (changed) problem.position = std::move(*changed);
      return changed.has_value();
    }
    if (options_.ask.empty() || options_.ask == "a") return true;
    auto twins = terms::twin_diagrams(problem);
    for (std::size_t i = 0; i < twins.size(); ++i)
      if (problem.twins[i].label == options_.ask && twins[i]) {
        problem.position = std::move(twins[i]->position);
        problem.view = std::move(twins[i]->view);
        return true;
      }
    findings.push_back(text::error("E-TWIN", where,
                                   fmt::format("there is no twin {}) to draw", options_.ask),
                                   "name the label of a twin that can be played"));
    return false;
  }

  std::optional<Drawn> lay_out(Read read, text::Span where, text::Diagnostics& findings) {
    problem::Problem& problem = read.problem;
    if (!take_twin(problem, where, findings)) return {};
    layout::Scene scene = layout::lay_out(problem.position, problem.view, read.design.style);
    // A key is drawn with its very signs, also where there is no caption.
    if (problem.view.moves && read.design.caption->legend) {
      layout::add_key(scene, layout::move_key(problem.position.board, *problem.view.moves));
      problem.view.moves->key = false;
    }
    read.caption = layout::compose_caption(problem, *read.design.caption, read.language);
    std::ranges::move(check_values(problem, read.caption, *options_.output->traits, where),
                      std::back_inserter(findings));
    PieceSet const* const pieces = read.design.pieces;
    if (pieces) MissingPieces().look(men_of(problem.position), *pieces, where, findings);
    LaidOut laid_out{problem,    scene,        pieces,        {},
                     {},         options_.dpi, options_.wide, job_.sources().limits(),
                     job_.time()};
    if (options_.output->letters) {
      type::Type const* const type = job_.type();
      if (!type) return {};
      laid_out.typeset = type->typeset();
      if (options_.output->sets_text) set_caption(read.caption, laid_out, *type, where, findings);
    }
    if (text::any_error(findings)) return {};
    if (options_.look) options_.look(laid_out);
    auto drawn = options_.output->write(laid_out);
    if (drawn) return std::move(*drawn);
    drawn.error().span = where;
    findings.push_back(std::move(drawn.error()));
    return {};
  }

  void set_caption(layout::Caption const& caption, LaidOut& diagram, type::Type const& type,
                   text::Span where, text::Diagnostics& findings) {
    auto const frame = drawing::frame_box(diagram.scene);
    diagram.caption = layout::place_caption(
        caption, {frame.width, frame.height, 0, layout::caption_size, diagram.scene.abbreviations},
        diagram.typeset);
    for (text::Diagnostic& finding : check_drawing(diagram.scene, diagram.caption, type, where))
      if (options_.output->limits_size || finding.code != "E-SIZE")
        findings.push_back(std::move(finding));
  }

  Job& job_;
  text::SourceId id_;
  text::Source const& source_;
  BoardOptions const& options_;
  document::Host const* host_;
  std::string folder_;
};

}  // namespace

std::optional<Drawn> draw_position(Job& job, text::SourceId source, document::Field const* notation,
                                   BoardOptions const& options) {
  return BoardMaker(job, source, options).position(notation);
}

std::optional<Drawn> draw_problem(Job& job, text::SourceId source, BoardOptions const& options) {
  return BoardMaker(job, source, options).problem();
}

std::optional<std::string> list_problem(Job& job, text::SourceId source,
                                        BoardOptions const& options) {
  return BoardMaker(job, source, options).list();
}

}  // namespace dawson::run
