#include "compile/diagram/board.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <vector>

#include "alt_text/solution_text.hpp"
#include "compile/collected_contents.hpp"
#include "compile/diagram/diagram_checks.hpp"
#include "compile/diagram/diagram_links.hpp"
#include "compile/diagram/outputs.hpp"
#include "compile/problem_file.hpp"
#include "document/context.hpp"
#include "document/fields/problem_fields.hpp"
#include "document/listing/listing.hpp"
#include "document/solution_reading.hpp"
#include "drawing/board.hpp"
#include "layout/board.hpp"
#include "layout/captions/caption.hpp"
#include "layout/captions/position_text.hpp"
#include "layout/captions/solution_lines.hpp"
#include "layout/moves.hpp"
#include "problem/fields.hpp"
#include "replay/replay.hpp"
#include "semantics/drawn_conditions.hpp"
#include "session/invocation.hpp"
#include "style/styles.hpp"

namespace dawson::run {
namespace {

class BoardMaker {
 public:
  BoardMaker(Invocation& invocation, text::SourceId source, BoardOptions const& options)
      : invocation_(invocation),
        id_(source),
        source_(invocation.sources()[source]),
        options_(options),
        markup_(options.output ? options.output->markup : options.markup),
        where_{source_.start(),
               std::min(source_.bytes().find('\n', source_.start()), source_.bytes().size())} {}

  // Sets the first line; fields follow below it.
  BoardMaker& position(document::Field const* notation) {
    document::FieldLine& position = fields_.emplace_back();
    position.field = notation ? notation : &document::position_of_listing();
    position.name = where_;
    position.lines.push_back(
        {text::SourceMappedText(source_.bytes().substr(where_.begin, where_.end - where_.begin),
                                where_.begin),
         false});
    return read_fields(std::min(where_.end + 1, source_.bytes().size()));
  }

  BoardMaker& problem() {
    folder_ = std::filesystem::path(source_.name()).parent_path().string();
    return read_fields(where_.begin);
  }

  std::optional<Drawn> draw() {
    auto problem = read();
    if (problem && !take_twin(*problem)) problem.reset();
    return after_report(problem ? lay_out(std::move(*problem), options_.output->write)
                                : std::nullopt);
  }

  BoardMaker& loose(LooseSolution const& solution) {
    auto const add = [&](document::Field const& field, std::string_view value) {
      if (value.empty()) return;
      document::FieldLine& line = fields_.emplace_back();
      line.field = &field;
      line.lines.push_back({text::SourceMappedText(value, 0), false});
    };
    problem::Problem alone;
    alone.position = solution.position;
    std::string const position = position_of(alone);
    std::size_t const colon = position.find(": ");
    add(*document::find_field(position.substr(0, colon)), position.substr(colon + 2));
    add(problem::field(problem::FieldId::stipulation), solution.stipulation);
    add(problem::field(problem::FieldId::options), solution.options);
    document::FieldLine& field = fields_.emplace_back();
    field.field = &problem::field(problem::FieldId::solution);
    std::string_view const bytes = source_.bytes();
    for (std::size_t at = source_.start(); at < bytes.size();) {
      std::size_t const end = std::min(bytes.find('\n', at), bytes.size());
      field.lines.push_back({text::SourceMappedText(bytes.substr(at, end - at), at), false});
      at = end + 1;
    }
    readable_ = true;
    return *this;
  }

  std::optional<Drawn> moving(MovingPicture const& wanted) {
    auto problem = read();
    return after_report(problem ? move(*problem, wanted) : std::nullopt);
  }

  std::optional<std::string> words(Say say) {
    auto problem = read();
    if (problem && !take_twin(*problem)) problem.reset();
    return after_report(problem ? in_words(*problem, say) : std::nullopt);
  }

  std::optional<std::string> list() {
    auto problem = read();
    return after_report(problem ? listed(*problem) : std::nullopt);
  }

 private:
  BoardMaker& read_fields(std::size_t from) {
    auto body = document::read_body(source_.bytes().substr(from), from);
    readable_ = body.ok();
    if (!readable_) return findings_.push_back(body.error()), *this;
    if (!fields_.empty()) body->listing.clear();  // only a position and its fields
    std::ranges::move(document::fields_of_body(std::move(*body), *markup_, findings_),
                      std::back_inserter(fields_));
    for (document::FieldLine& field : fields_) field.source = id_;
    take_game();
    return *this;
  }

  // Replaces games of PGN by the fields of the first one.
  void take_game() {
    text::Diagnostics ignored;  // of fields that are read again
    auto const games = document::problems_of_file(fields_, *markup_, ignored);
    if (!games || games->games.empty()) return;
    ProblemFile file(invocation_, *games, chess::Language::english, findings_);
    auto const game = file.next();
    readable_ = game && game->record;
    if (!game) return;
    findings_.insert(findings_.end(), game->findings.begin(), game->findings.end());
    if (readable_) fields_ = fields_of(*game, *games, *markup_, findings_);
  }

  template <class Made>
  std::optional<Made> after_report(std::optional<Made> made) {
    invocation_.report(std::move(findings_), id_);
    return invocation_.has_errors() ? std::nullopt : std::move(made);
  }

  // Returns the position as captions print it.
  std::optional<std::string> as_fen(problem::Problem const& problem) {
    std::string text = layout::position_text(problem, layout::FenForm::whole).text;
    if (!text.empty()) return text;
    findings_.push_back(text::error("E-LOSS", where_, "FEN cannot represent this position",
                                    "use another format, such as `--to ffen`"));
    return {};
  }

  std::optional<std::string> in_words(problem::Problem const& problem, Say say) {
    if (say == Say::fen) return as_fen(problem);
    if (say != Say::solution) return said(alt_text::describe(problem, {language_}), say);
    auto read = document::read_solution_of(fields_, problem, settings_);
    if (!read) return std::string();
    std::ranges::move(document::check_solution(*read, problem, settings_.strict, {}),
                      std::back_inserter(findings_));
    return alt_text::solution_in_words(read->tree, problem, language_);
  }

  std::optional<std::string> listed(problem::Problem const& problem) {
    auto const caption = layout::compose_caption(problem, *design_.caption, language_);
    auto const solution = layout::compose_solution(problem, *design_.caption, language_);
    type::Type const* const type = options_.width ? invocation_.type() : nullptr;
    return list_caption(caption, prose::without_indents(solution),
                        [&](std::vector<layout::CaptionRow> const& rows) {
                          return !type ||
                                 layout::fit(rows, caption.font,
                                             *options_.width * layout::points_a_millimetre, {},
                                             type->typeset(chess::about(language_).code));
                        });
  }

  std::optional<problem::Problem> read() {
    if (!readable_) return {};
    settings_ = options_.defaults;
    document::Settings& settings = settings_;
    settings.markup = markup_;
    settings.dialect.squares = source_.limits().squares;
    settings.check_style = invocation_.style_check(folder_);
    settings.read_file = invocation_.files_beside(folder_);
    auto problem = document::read_problem(fields_, where_, settings, findings_,
                                          document::printed_number(settings, 1));
    if (!problem) return {};
    language_ = settings.language.value_or(chess::Language::english);
    design_ = invocation_.design(problem->view.style, problem->view.caption, folder_);
    settle(*problem, design_);
    return problem;
  }

  // Selects the requested twin; returns false and reports an error if there is none.
  bool take_twin(problem::Problem& problem) {
    if (problem.view.twin_boards)
      findings_.push_back(text::warning("W-TWIN", where_,
                                        "boards of twins left out: the output is a single diagram",
                                        "add `--ask LABEL` to draw one of them"));
    if (options_.change) {
      auto changed = options_.change(problem.position);
      if (changed) problem.position = std::move(*changed);
      return changed.has_value();
    }
    if (options_.ask.empty() || options_.ask == "a") return true;
    auto twins = semantics::twin_diagrams(problem);
    for (std::size_t i = 0; i < twins.size(); ++i)
      if (problem.twins[i].label == options_.ask && twins[i]) {
        problem.position = std::move(twins[i]->position);
        problem.view = std::move(twins[i]->view);
        return true;
      }
    findings_.push_back(text::error("E-TWIN", where_,
                                    fmt::format("cannot draw twin {})", options_.ask),
                                    "write the label of a twin that can be replayed"));
    return false;
  }

  // Lays out the diagram, with a further row below the caption, and passes it to `write`.
  using Write = std::function<text::Result<Drawn>(LaidOut const&)>;
  std::optional<Drawn> lay_out(problem::Problem problem, Write const& write,
                               prose::Inlines below = {}) {
    Output const& output = *options_.output;
    layout::Scene scene = layout::lay_out(problem.position, problem.view, design_.style);
    // A key is drawn with the symbols themselves, even without a caption.
    if (problem.view.moves && design_.caption->legend) {
      layout::add_key(scene, layout::move_key(problem.position.board, *problem.view.moves));
      problem.view.moves->key = false;
    }
    auto caption = layout::compose_caption(problem, *design_.caption, language_);
    if (!below.empty()) {
      layout::CaptionRow row;
      row.left = std::move(below);
      caption.below.emplace_back().rows.push_back(std::move(row));
    }
    std::ranges::move(check_values(problem, caption, *output.renderer, where_),
                      std::back_inserter(findings_));
    PieceSet const* const piece_set = design_.piece_set;
    if (piece_set) MissingPieces().look(pieces_of(problem.position), *piece_set, where_, findings_);
    LaidOut laid_out{problem,
                     scene,
                     piece_set,
                     {},
                     {},
                     options_.dpi,
                     options_.wide,
                     invocation_.sources().limits(),
                     invocation_.time(),
                     language_,
                     nullptr};
    if (output.lettering != Lettering::none) {
      type::Type const* const type = invocation_.type();
      if (!type) return {};
      laid_out.typeset = type->typeset(chess::about(language_).code);
      if (output.sets_captions()) {
        laid_out.lines = &caption;
        set_caption(caption, laid_out, *type);
      }
    }
    if (text::any_error(findings_)) return {};
    if (options_.look) options_.look(laid_out);
    auto drawn = write(laid_out);
    if (drawn) return std::move(*drawn);
    drawn.error().span = where_;
    findings_.push_back(std::move(drawn.error()));
    return {};
  }

  std::optional<Drawn> fail(text::Diagnostic error) {
    if (error.span.end == 0) error.span = where_;
    findings_.push_back(std::move(error));
    return {};
  }

  // Draws the diagram, then a board for each half-move.
  std::optional<Drawn> move(problem::Problem const& problem, MovingPicture const& wanted) {
    auto solution = document::read_solution_of(fields_, problem, settings_);
    if (!solution)
      return fail(text::error("E-FILM", {}, "problem has no solution", "add `solution: ...`"));
    std::ranges::move(document::check_solution(*solution, problem, settings_.strict,
                                               {true, prints_other_notation(*design_.caption)}),
                      std::back_inserter(findings_));
    replay_rules::Replay const& replay = *solution->replay;
    auto const line = replayed_line(solution->tree, replay, wanted.line);
    if (!line) {
      text::Diagnostic error = line.error();
      error.span = solution->written.origin();
      return fail(std::move(error));
    }
    MovingDiagram diagram(
        *solution, problem, replay, *line,
        solution_form(*design_.caption, problem, language_, default_lines(problem)));
    while (auto frame = diagram.next()) {
      std::size_t const findings_before = findings_.size();
      if (!lay_out(
              std::move(frame->problem), [&](LaidOut const& one) { return diagram.add(one); },
              std::move(frame->words)))
        return {};
      // only the findings of the first frame are reported
      if (diagram.frames() > 1) findings_.resize(findings_before);
    }
    std::ranges::move(diagram.findings(), std::back_inserter(findings_));
    auto drawn = diagram.write(wanted.delay, options_.dpi, invocation_.sources().limits());
    return drawn ? std::optional(std::move(*drawn)) : fail(drawn.error());
  }

  void set_caption(layout::Caption const& caption, LaidOut& diagram, type::Type const& type) {
    auto const frame = drawing::frame_box(diagram.scene);
    auto const [left, right] = layout::beside_frame(diagram.scene);
    double const square = drawing::square_points(diagram.scene);
    diagram.caption =
        layout::place_caption(caption,
                              {frame.width, frame.height, 0, layout::caption_size,
                               diagram.scene.abbreviations, left * square, right * square},
                              diagram.typeset);
    for (text::Diagnostic& finding : check_drawing(diagram.scene, diagram.caption, type, where_))
      if (options_.output->lettering == Lettering::caption_on_page || finding.code != "E-SIZE")
        findings_.push_back(std::move(finding));
  }

  Invocation& invocation_;
  text::SourceId id_;
  text::Source const& source_;
  BoardOptions const& options_;
  document::MarkupLanguage const* markup_;
  std::string folder_;
  std::vector<document::FieldLine> fields_;
  document::Settings settings_;
  text::Span where_;  // the first line
  bool readable_ = false;
  BoardDesign design_;
  chess::Language language_ = chess::Language::english;
  text::Diagnostics findings_;
};

}  // namespace

std::optional<Drawn> draw_position(Invocation& invocation, text::SourceId source,
                                   document::Field const* notation, BoardOptions const& options) {
  return BoardMaker(invocation, source, options).position(notation).draw();
}

std::optional<Drawn> draw_problem(Invocation& invocation, text::SourceId source,
                                  BoardOptions const& options) {
  return BoardMaker(invocation, source, options).problem().draw();
}

std::optional<Drawn> draw_solution(Invocation& invocation, text::SourceId source,
                                   BoardOptions const& options, MovingPicture const& wanted) {
  return BoardMaker(invocation, source, options).problem().moving(wanted);
}

std::optional<Drawn> draw_solution(Invocation& invocation, LooseSolution const& solution,
                                   BoardOptions const& options, MovingPicture const& wanted) {
  return BoardMaker(invocation, solution.text, options).loose(solution).moving(wanted);
}

std::string said(alt_text::Description const& words, Say say) {
  return say == Say::full         ? words.full()
         : say == Say::short_text ? words.short_text
                                  : words.long_text();
}

std::optional<std::string> problem_in_words(Invocation& invocation, text::SourceId source,
                                            BoardOptions const& options, Say say) {
  return BoardMaker(invocation, source, options).problem().words(say);
}

std::optional<std::string> list_problem(Invocation& invocation, text::SourceId source,
                                        BoardOptions const& options) {
  return BoardMaker(invocation, source, options).problem().list();
}

}  // namespace dawson::run
