#include "compile/diagram/moving_diagram.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "backend/gif.hpp"
#include "compile/diagram/file_titles.hpp"
#include "drawing/board.hpp"
#include "replay/film_words.hpp"
#include "speech/described.hpp"

namespace dawson::run {
namespace {

constexpr std::string_view changed_squares = "yellow!35";

layout::Rectangle united(layout::Rectangle const& one, layout::Rectangle const& other) {
  double const x = std::min(one.x, other.x), y = std::min(one.y, other.y);
  return {x, y, std::max(one.x + one.width, other.x + other.width) - x,
          std::max(one.y + one.height, other.y + other.height) - y};
}

}  // namespace

MovingDiagram::MovingDiagram(document::ReadSolution const& solution,
                             problem::Problem const& problem, play::Film const& film,
                             FilmLine const& line, terms::SolutionForm form)
    : solution_(solution),
      problem_(problem),
      reel_(film.reels[line.part]),
      line_(line),
      form_(std::move(form)),
      stage_(problem) {}

MovingDiagram::Picture MovingDiagram::picture(std::vector<Step> const& steps,
                                              prose::Inlines words) const {
  Picture out{problem_, std::move(words)};
  out.problem.position = stage_.position();
  for (Step const& step : steps)
    out.problem.view.marks.push_back(
        {chess::MarkKind::fill, {step.at, step.at, {}, {}}, std::string(changed_squares), {}});
  return out;
}

std::optional<MovingDiagram::Picture> MovingDiagram::next() {
  constexpr std::string_view no_break_space = "\u00A0";
  if (!begun_) {
    begun_ = true;
    if (!stage_.begin(reel_)) {
      stopped_ = "UNKNOWN";
      at_ = line_.frames.size();
    }
    return picture({}, {prose::Text{std::string(no_break_space)}});
  }
  while (at_ < line_.frames.size()) {
    play::Frame const& frame = reel_.frames[line_.frames[at_++]];
    bool const ends = at_ == line_.frames.size();
    if (ends) stopped_ = frame.stopped;
    if (frame.where.begin == frame.where.end) continue;  // a pass
    auto const steps = stage_.make(frame.changes);
    if (!steps) {
      stopped_ = "UNKNOWN";
      at_ = line_.frames.size();
      return {};
    }
    last_ = frame.where;
    return picture(*steps, film_words(solution_.tree, solution_.tree.parts[line_.part], frame.where,
                                      form_, terms::DiagramPieces(problem_)));
  }
  return {};
}

text::Result<Drawn> MovingDiagram::add(LaidOut const& diagram) {
  if (scenes_.empty()) {
    typeset_ = diagram.typeset;
    piece_set_ = diagram.pictures();
    title_ = speech::describe(diagram.problem, {diagram.language}).full();
  }
  scenes_.push_back({diagram.scene, diagram.caption});
  return Drawn{};
}

text::Diagnostics MovingDiagram::findings() const {
  if (stopped_.empty()) return {};
  return {solution_.origin(text::warning(
      "W-FILM", last_,
      fmt::format("animation ends here: the moves after it cannot be replayed ({})", stopped_),
      "run `dawson solution --list` to see the reason"))};
}

text::Result<Drawn> MovingDiagram::write(int delay, double dpi, text::Limits const& limits) const {
  layout::Rectangle box = drawing::diagram_box(scenes_.front().scene, scenes_.front().caption);
  for (Laid const& one : scenes_) box = united(box, drawing::diagram_box(one.scene, one.caption));
  text::Limits each = limits;
  each.pixels = std::max<std::size_t>(limits.pixels / scenes_.size(), 1);
  std::vector<backend::GifFrame> frames;
  for (Laid const& one : scenes_) {
    auto pixels =
        backend::drawn_pixels(one.scene, one.caption, box, dpi, typeset_, piece_set_, each);
    if (!pixels) return pixels.error();
    frames.push_back({std::move(*pixels), delay});
  }
  frames.front().delay = frames.back().delay = 2 * delay;
  return Drawn{backend::gif_file(frames, title_), {}};
}

}  // namespace dawson::run
