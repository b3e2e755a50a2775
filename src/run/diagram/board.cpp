#include "run/diagram/board.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <string>
#include <vector>

#include "document/context.hpp"
#include "document/fields/problem_fields.hpp"
#include "document/listing.hpp"
#include "drawing/board.hpp"
#include "layout/board.hpp"
#include "layout/caption.hpp"
#include "layout/moves.hpp"
#include "run/diagram/diagram_checks.hpp"
#include "terms/twins/play.hpp"

namespace dawson::run {
namespace {

class BoardMaker {
 public:
  BoardMaker(Job& job, text::SourceId source, BoardOptions const& options)
      : job_(job), id_(source), source_(job.sources()[source]), options_(options) {}

  std::optional<Drawn> position(document::Field const* notation) {
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
    return draw(std::move(fields), {start, end});
  }

  std::optional<Drawn> problem() {
    std::size_t const start = source_.start();
    std::string_view const bytes = source_.bytes();
    auto body = document::read_body(bytes.substr(start), start);
    if (!body) return refuse(body.error());
    auto fields = document::fields_of_listing(body->listing, *options_.output->host);
    std::ranges::move(body->fields, std::back_inserter(fields));
    folder_ = std::filesystem::path(source_.name()).parent_path().string();
    return draw(std::move(fields), {start, std::min(bytes.find('\n', start), bytes.size())});
  }

 private:
  std::optional<Drawn> refuse(text::Diagnostic finding) {
    job_.report(std::move(finding), id_);
    return {};
  }

  std::optional<Drawn> draw(std::vector<document::FieldLine> fields, text::Span where) {
    for (document::FieldLine& field : fields) field.source = id_;
    document::Settings settings;
    settings.host = options_.output->host;
    settings.check_style = job_.style_check(folder_);
    settings.read_file = job_.files_beside(folder_);
    text::Diagnostics findings;
    auto read = document::read_problem(fields, where, settings, findings,
                                       document::printed_number(settings, 1));
    std::optional<Drawn> drawn;
    if (read) drawn = lay_out(std::move(*read), where, findings);
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
    auto const played = terms::play_all(problem.twins, problem.position);
    for (std::size_t i = 0; i < played.size(); ++i)
      if (problem.twins[i].label == options_.ask && played[i]) {
        problem.position = played[i]->position;
        return true;
      }
    findings.push_back(text::error("E-TWIN", where,
                                   fmt::format("there is no twin {}) to draw", options_.ask),
                                   "name the label of a twin that can be played"));
    return false;
  }

  std::optional<Drawn> lay_out(problem::Problem problem, text::Span where,
                               text::Diagnostics& findings) {
    if (!take_twin(problem, where, findings)) return {};
    BoardDesign const design = job_.design(problem.view.style, folder_);
    layout::Scene scene = layout::lay_out(problem.position, problem.view, design.style);
    // A key is drawn with its very signs, also where there is no caption.
    if (problem.view.moves && problem.view.caption != problem::Preset::none) {
      layout::add_key(scene, layout::move_key(problem.position.board, *problem.view.moves));
      problem.view.moves->key = false;
    }
    std::ranges::move(check_values(problem, *options_.output->traits, where),
                      std::back_inserter(findings));
    if (design.pieces)
      MissingPieces().look(men_of(problem.position), *design.pieces, where, findings);
    LaidOut laid_out{problem, scene, design.pieces, {}, {}, options_.dpi, job_.time()};
    if (options_.output->letters) {
      type::Type const* const type = job_.type();
      if (!type) return {};
      laid_out.typeset = type->typeset();
      if (options_.output->sets_text) set_caption(laid_out, *type, where, findings);
    }
    if (text::any_error(findings)) return {};
    auto drawn = options_.output->write(laid_out);
    if (drawn) return std::move(*drawn);
    drawn.error().span = where;
    findings.push_back(std::move(drawn.error()));
    return {};
  }

  void set_caption(LaidOut& diagram, type::Type const& type, text::Span where,
                   text::Diagnostics& findings) {
    diagram.caption = layout::place_caption(
        layout::lay_out_caption(diagram.problem), drawing::frame_box(diagram.scene).width,
        layout::caption_size, diagram.scene.abbreviations, diagram.typeset);
    for (text::Diagnostic& finding : check_drawing(diagram.scene, diagram.caption, type, where))
      if (options_.output->limits_size || finding.code != "E-SIZE")
        findings.push_back(std::move(finding));
  }

  Job& job_;
  text::SourceId id_;
  text::Source const& source_;
  BoardOptions const& options_;
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

}  // namespace dawson::run
