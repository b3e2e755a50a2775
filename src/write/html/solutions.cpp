#include "write/html/html_renderer.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "chess/languages/words.hpp"
#include "drawing/board.hpp"
#include "layout/board.hpp"
#include "layout/captions/values.hpp"
#include "layout/scene.hpp"
#include "pages/structure.hpp"
#include "replay/replay.hpp"
#include "replay_rules/replay.hpp"
#include "text/scanning.hpp"

namespace dawson::run {

// Solutions on pages: below their heads, or as notes of an e-book, which readers show where they
// are called.

using backend::html_text;

namespace {

// Returns the style of an element with solutions in columns; empty without columns.
std::string columns_of(SolutionsContent const& solutions) {
  return solutions.columns > 1 ? fmt::format("columns:{} 14em", solutions.columns) : "";
}

}  // namespace

std::string web_word(std::string_view name, chess::Language language) {
  return layout::find_word(name, language, {}).value_or(std::string(name));
}

std::string HtmlRenderer::solution_word(chess::Language language) {
  std::string word = web_word("solution", language);
  if (!word.empty()) word.front() = text::to_upper(word.front());
  return word;
}

std::string HtmlRenderer::solution_id(SolutionContent const& solution) {
  return "solution-" + solution.id;
}

std::string solution_head(SolutionContent const& solution, backend::HtmlParts const& parts) {
  return solution.head.empty() ? html_text(HtmlRenderer::solution_word(solution.language))
                               : backend::html_prose(solution.head, parts);
}

// Returns a board among moves as a row of one figure.
std::string HtmlRenderer::board_in_play(DiagramContent const& board) {
  layout::Scene const scene = scene_of(board, layout::screen_style());
  return fmt::format("<div class=\"diagrams\" style=\"--widest:{}\">\n{}\n</div>\n",
                     length(drawing::board_box(scene).width), figure(board, scene).html);
}

// Returns the lines of a solution as HTML, with the boards among them.
std::string HtmlRenderer::solution_lines(SolutionContent const& solution,
                                         backend::HtmlParts const& parts) {
  std::string out;
  std::size_t next = 0;
  for (prose::Indented const& line : solution.lines)
    if (line.board) out += board_in_play(*solution.boards[next++]);
    else
      out += fmt::format("<p class=\"{}\" style=\"margin-left:{}em;text-indent:{}em\">{}</p>\n",
                         line.kind, line.next, line.first - line.next,
                         backend::html_prose(line.text, parts));
  return out;
}

std::string HtmlRenderer::solution_link(DiagramContent const& diagram) const {
  if (!diagram.solution) return {};
  auto const address = backend::html_address("#" + solution_id(*diagram.solution), parts_);
  if (!address) return {};
  return fmt::format("<a {}href=\"{}\">{}</a>",
                     options_.ebook ? "epub:type=\"noteref\" role=\"doc-noteref\" " : "",
                     name(*address), html_text(solution_word(diagram.language)));
}

std::string HtmlRenderer::back_to_diagram(SolutionContent const& solution) const {
  if (solution.anchor.empty()) return {};
  auto const address = backend::html_address("#" + solution.anchor, parts_);
  return address ? back_link(name(*address), solution.language) : std::string();
}

std::string back_link(std::string const& address, chess::Language language) {
  return fmt::format(" <a role=\"doc-backlink\" href=\"{}\" aria-label=\"{}\">\u21A9</a>", address,
                     html_text(chess::words(language).ebook.back));
}

std::string HtmlRenderer::note(SolutionContent const& solution, PieceSet const* piece_set,
                               bool pops_up) {
  backend::HtmlParts const parts = with_pieces(piece_set, solution.language);
  pages::Role const role = pops_up ? pages::Role::note : pages::Role::division;
  return fmt::format(
      "<{0} epub:type=\"{1}\" id=\"{2}\">\n<p class=\"head\">{3}{4}</p>\n{5}</{0}>\n",
      pages::role_row(role).xhtml, pops_up ? "footnote\" role=\"doc-footnote" : "endnote",
      html_text(solution_id(solution)), solution_head(solution, parts), back_to_diagram(solution),
      solution_lines(solution, parts));
}

// The solutions are visible text where they are requested: some readers hide an `aside`.
std::string HtmlRenderer::noted_solutions(SolutionsContent const& solutions) {
  std::string out;
  std::string const style = columns_of(solutions);
  for (SolutionContent const& solution : solutions.entries)
    out += note(solution, solutions.piece_set, false);
  return fmt::format("<section class=\"solutions\" epub:type=\"endnotes\"{}>\n{}</section>",
                     style.empty() ? style : fmt::format(" style=\"{}\"", style), out);
}

// Returns the attribute by which the script finds the half-moves of a replay; empty without one.
std::string HtmlRenderer::replay_of(SolutionContent const& solution) const {
  return played_.contains(solution.anchor) ? fmt::format(" data-of=\"{}\"", name(solution.anchor))
                                           : std::string();
}

PageBlock HtmlRenderer::game(SolutionsContent const& text) {
  SolutionContent const& game = text.entries.front();
  std::string const of = replay_of(game), id = unique_id("game-" + game.id);
  return {.html = fmt::format("<div class=\"game\"{}{}>\n{}</div>",
                              id.empty() ? id : fmt::format(" id=\"{}\"", name(id)), of,
                              solution_lines(game, with_pieces(text.piece_set, game.language))),
          .partners = of.empty() ? std::vector<std::string>() : std::vector{game.anchor}};
}

std::vector<PageBlock> HtmlRenderer::solutions(SolutionsContent const& solutions) {
  if (solutions.entries.empty()) return {};
  if (solutions.entries.front().is_game) return {game(solutions)};
  if (options_.ebook) return {{.html = noted_solutions(solutions)}};
  PageBlock row{.html = "div class=\"solutions\"", .is_row = true, .style = columns_of(solutions)};
  for (SolutionContent const& solution : solutions.entries) {
    backend::HtmlParts const parts = with_pieces(solutions.piece_set, solution.language);
    std::string const head = solution_head(solution, parts);
    std::string const of = replay_of(solution);
    std::string const back = back_to_diagram(solution);
    row.children.push_back(
        {.html = fmt::format("<details id=\"{}\"{}>\n<summary>{}</summary>\n{}{}</details>",
                             name(solution_id(solution)), of, head, solution_lines(solution, parts),
                             back.empty() ? "" : fmt::format("<p>{}</p>\n", back)),
         .partners = of.empty() ? std::vector<std::string>() : std::vector{solution.anchor}});
  }
  return {std::move(row)};
}

// "7.795 -7.795 15.591|_9 _12|= e2e4 g8f6:3 0d2d4!|=e1-f1=0 ..."
//
// Separated by bars: the centre of a1 and the distance to the next square in the board's picture;
// the ids of pieces that are added to the board; then each part of the solution. A part begins with
// `=` and the difference of its position from the diagram. A half-move is its depth, unless it
// follows the previous one; the squares that change; `:` and its number in print, unless that
// follows; `!` if something after it was not played. Squares that change: `e2e4` moves the piece
// on e2 to e4, `e5-` removes a piece, `e8=3` adds the piece of that number. All change at once.

namespace {

using chess::Square;
using chess::SquareContent;
using replay_rules::Frame;

// Limits the size of a page, since nested groups of variations multiply.
constexpr std::size_t most_frames = 20000;

class Writer {
 public:
  Writer(DiagramContent const& diagram, layout::Scene const& scene,
         std::function<std::string(SquareContent const&)> const& figure)
      : played_(*diagram.played),
        problem_(diagram.problem),
        stage_(diagram.problem),
        figure_(figure) {
    for (std::size_t i = 0; i < played_.printed.size(); ++i)
      printed_.emplace(played_.printed[i].begin, i);
    double const side = drawing::square_points(scene);
    for (layout::SquareArea const& one :
         layout::square_areas(problem_.position, problem_.view, scene.style)) {
      if (one.hole) continue;
      shown_.insert(place(one.square));
      step_ = problem_.view.flip ? -side : side;
      x_ = (one.area.x + one.area.width / 2) * side - one.square.file * step_;
      y_ = (one.area.y + one.area.height / 2) * side - one.square.rank * step_;
    }
  }

  std::string run() {
    std::string parts;
    for (replay_rules::ReplayLine const& replay_line : played_.replay.lines) {
      if (replay_line.frames.empty()) continue;
      auto const opening = stage_.begin(replay_line);
      if (!opening) continue;
      print_ = 0;
      std::string const begins = written(*opening), half_moves = frames(replay_line);
      if (!half_moves.empty())
        parts +=
            fmt::format("|={}{}{}", begins, replay_line.stopped.empty() ? "" : "!", half_moves);
    }
    if (parts.empty()) return {};
    return fmt::format("{:.6g} {:.6g} {:.6g}|{}{}", x_, -y_, step_, fmt::join(ids_, " "), parts);
  }

 private:
  static std::pair<int, int> place(Square square) { return {square.rank, square.file}; }
  bool shown(Square square) const { return shown_.contains(place(square)); }

  // Writes the steps as text.
  std::string written(std::vector<Step> const& steps) {
    std::string out;
    std::vector<Square> moved;
    for (Step const& step : steps) {
      if (!step.arrives || !shown(step.at)) continue;
      if (step.from && shown(*step.from)) {
        moved.push_back(*step.from);
        out += chess::square_name(*step.from) + chess::square_name(step.at);
      } else {
        out += fmt::format("{}={}", chess::square_name(step.at), number_of(*step.arrives));
      }
    }
    for (Step const& step : steps)
      if (step.leaves && shown(step.at) && std::ranges::find(moved, step.at) == moved.end())
        out += chess::square_name(step.at) + "-";
    return out;
  }

  std::size_t number_of(SquareContent const& occupant) {
    auto const known = std::ranges::find(figures_, occupant);
    if (known != figures_.end()) return static_cast<std::size_t>(known - figures_.begin());
    ids_.push_back(figure_(occupant));
    figures_.push_back(occupant);
    return figures_.size() - 1;
  }

  // Writes the frames in order; a pass is left out, and the next frame continues from the previous
  // one.
  std::string frames(replay_rules::ReplayLine const& replay_line) {
    struct Open {
      std::size_t frame, depth, changes;  // the counts when it was made
    };
    std::vector<Open> line;
    std::vector<std::string> tokens;
    std::size_t const begins = stage_.changes();
    std::vector<std::size_t> token_of(replay_line.frames.size(), none);
    std::size_t last_depth = none;
    for (std::size_t i = 0; i < replay_line.frames.size() && i < most_frames; ++i) {
      Frame const& frame = replay_line.frames[i];
      while (!line.empty() && line.back().frame != frame.before) line.pop_back();
      if (line.empty() && frame.before != Frame::start)
        continue;  // follows a frame that is left out
      stage_.go_back(line.empty() ? begins : line.back().changes);
      std::size_t const before = line.empty() ? none : token_of[line.back().frame];
      bool const is_pass = frame.where.begin == frame.where.end;
      if (is_pass) {
        line.push_back({i, line.empty() ? none : line.back().depth, stage_.changes()});
        token_of[i] = before;
        if (!frame.stopped.empty()) stop(tokens, before);
        continue;
      }
      auto const steps = stage_.make(frame.changes);
      if (!steps) {
        stop(tokens, before);
        continue;
      }
      std::size_t const depth =
          line.empty() || line.back().depth == none ? 0 : line.back().depth + 1;
      std::string token = depth == last_depth + 1 ? "" : fmt::format("{}", depth);
      token += written(*steps) + number_in_print(frame.where);
      if (!frame.stopped.empty()) token += '!';
      token_of[i] = tokens.size();
      tokens.push_back(std::move(token));
      line.push_back({i, depth, stage_.changes()});
      last_depth = depth;
    }
    if (replay_line.frames.size() > most_frames && !tokens.empty()) stop(tokens, tokens.size() - 1);
    stage_.go_back(begins);
    std::string out;
    for (std::string const& token : tokens) out += " " + token;
    return out;
  }

  static void stop(std::vector<std::string>& tokens, std::size_t at) {
    if (at != none && !tokens[at].ends_with('!')) tokens[at] += '!';
  }

  // Returns the number of a half-move, or of one with the same words that is printed in its place.
  std::optional<std::size_t> printed(text::Span where) const {
    if (auto const own = printed_.find(where.begin); own != printed_.end()) return own->second;
    auto const words = played_.words(where);
    for (auto next = printed_.upper_bound(where.begin); next != printed_.end(); ++next)
      if (played_.words(played_.printed[next->second]) == words) return next->second;
    return {};
  }

  std::string number_in_print(text::Span where) {
    auto const number = printed(where);
    if (!number) return ":";
    bool const follows = *number == print_;
    print_ = *number + 1;
    return follows ? std::string() : fmt::format(":{}", *number);
  }

  static constexpr std::size_t none = static_cast<std::size_t>(-1);

  ReplayedSolution const& played_;
  problem::Problem const& problem_;
  BoardState stage_;
  std::function<std::string(SquareContent const&)> const& figure_;
  std::map<std::size_t, std::size_t> printed_;  ///< by their position
  std::set<std::pair<int, int>> shown_;
  double x_ = 0, y_ = 0, step_ = 1;
  std::vector<SquareContent> figures_;
  std::vector<std::string> ids_;
  std::size_t print_ = 0;  ///< the next number
};

}  // namespace

std::string replay_text(DiagramContent const& diagram, layout::Scene const& scene,
                        std::function<std::string(chess::SquareContent const&)> const& figure) {
  if (!diagram.played) return {};
  return Writer(diagram, scene, figure).run();
}

}  // namespace dawson::run
