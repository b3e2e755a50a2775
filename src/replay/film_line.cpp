#include "replay/film_line.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <set>
#include <string>

#include "text/ascii.hpp"
#include "text/words.hpp"

namespace dawson::run {
namespace {

using play::Frame;
using Phase = terms::SolutionPhase::Kind;

constexpr std::string_view hint =
    "write half-moves that `dawson solution --film` lists, or the number of a line";

// "1...Kd5!?" and "Kd5": a half-move without number and signs.
std::string_view bare(std::string_view word) {
  std::size_t at = 0;
  while (at < word.size() && text::is_digit(word[at])) ++at;
  if (at > 0 && at < word.size() && word[at] == '.') {
    word.remove_prefix(at);
    word.remove_prefix(std::min(word.find_first_not_of('.'), word.size()));
  }
  constexpr std::string_view signs = "!?+#=";
  return word.substr(0, word.find_last_not_of(signs) + 1);
}

class Lines {
 public:
  Lines(terms::Solution const& solution, play::Film const& film, std::size_t part)
      : solution_(solution), reel_(film.reels[part]), after_(reel_.frames.size() + 1) {
    for (std::size_t i = 0; i < reel_.frames.size(); ++i)
      after_[place(reel_.frames[i].before)].push_back(i);
  }

  // The last frames of lines, in the order in which they are written.
  std::vector<std::size_t> ends() const {
    std::vector<std::size_t> out;
    for (std::size_t i = 0; i < reel_.frames.size(); ++i)
      if (after_[place(i)].empty()) out.push_back(i);
    return out;
  }

  // All frames, those of what is played before those of set play and tries.
  std::vector<std::size_t> by_rank(terms::SolutionPart const& part) const {
    auto const actual = openings(part);
    std::vector<std::size_t> played, others;
    std::vector<bool> is_played(reel_.frames.size());
    for (std::size_t i = 0; i < reel_.frames.size(); ++i) {
      Frame const& frame = reel_.frames[i];
      is_played[i] = frame.before == Frame::start ? actual.contains(frame.where.begin)
                                                  : is_played[frame.before];
      (is_played[i] ? played : others).push_back(i);
    }
    played.insert(played.end(), others.begin(), others.end());
    return played;
  }

  std::vector<std::size_t> to(std::size_t end) const {
    std::vector<std::size_t> out;
    for (std::size_t at = end; at != Frame::start; at = reel_.frames[at].before) out.push_back(at);
    std::ranges::reverse(out);
    return out;
  }

  // From `frame` on by first continuations.
  std::vector<std::size_t> through(std::size_t frame) const {
    std::vector<std::size_t> out = to(frame);
    while (!after_[place(out.back())].empty()) {
      auto const& next = after_[place(out.back())];
      auto const moves = std::ranges::find_if(next, [&](std::size_t one) { return !passes(one); });
      out.push_back(moves == next.end() ? next.front() : *moves);
    }
    return out;
  }

  // Whether the line to `end`, which is the last of them, has these half-moves.
  bool names(std::size_t end, std::vector<std::string_view> const& moves) const {
    std::size_t found = 0;
    bool last = false;
    for (std::size_t const frame : to(end)) {
      last = found < moves.size() && bare(words(frame)) == moves[found];
      if (last) ++found;
    }
    return last && found == moves.size();
  }

  bool passes(std::size_t frame) const {
    text::Span const where = reel_.frames[frame].where;
    return where.begin == where.end;
  }

 private:
  static std::size_t place(std::size_t frame) { return frame == Frame::start ? 0 : frame + 1; }
  std::string_view words(std::size_t frame) const {
    text::Span const where = reel_.frames[frame].where;
    return std::string_view(solution_.text).substr(where.begin, where.end - where.begin);
  }

  // Where the half-moves of actual play are written.
  static std::set<std::size_t> openings(terms::SolutionPart const& part) {
    std::set<std::size_t> out;
    for (terms::SolutionPhase const& phase : part.phases)
      if (phase.kind == Phase::key || phase.kind == Phase::play || phase.kind == Phase::series)
        for (terms::SolutionNode const& node : phase.nodes)
          for (terms::HalfMove const& half : node.halves) out.insert(half.where.begin);
    return out;
  }

  terms::Solution const& solution_;
  play::Reel const& reel_;
  std::vector<std::vector<std::size_t>> after_;
};

text::Diagnostic no_line(std::string_view wanted, std::size_t lines) {
  return text::error("E-FILM", {},
                     fmt::format("no line `{}` among the {} that can be played", wanted, lines),
                     std::string(hint));
}

// "b) Kd5": the label, which is taken from it.
std::string_view take_label(std::string_view& wanted) {
  std::size_t const end = wanted.find(')');
  if (end == wanted.npos || wanted.substr(0, end).find_first_of(" .") != wanted.npos) return {};
  std::string_view const label = wanted.substr(0, end);
  wanted.remove_prefix(end + 1);
  return label;
}

}  // namespace

text::Result<FilmLine> film_line(terms::Solution const& solution, play::Film const& film,
                                 std::string_view wanted) {
  std::string_view rest = wanted;
  std::string_view const label = take_label(rest);
  std::vector<std::string_view> moves;
  for (std::string_view const word : text::words_of(rest, " "))
    if (!bare(word).empty()) moves.push_back(bare(word));
  std::size_t number = 0;
  auto const [end, fault] = std::from_chars(rest.data(), rest.data() + rest.size(), number);
  bool const counted = fault == std::errc() && end == rest.data() + rest.size();
  std::size_t lines = 0;
  for (std::size_t part = 0; part < film.reels.size(); ++part) {
    if (!label.empty() && solution.parts[part].label != label) continue;
    Lines const tree(solution, film, part);
    auto const ends = tree.ends();
    if (counted && number > lines && number <= lines + ends.size())
      return FilmLine{part, tree.to(ends[number - lines - 1])};
    lines += ends.size();
    if (counted) continue;
    for (std::size_t const frame : tree.by_rank(solution.parts[part]))
      if (!tree.passes(frame) && (moves.empty() || tree.names(frame, moves)))
        return FilmLine{part, tree.through(frame)};
  }
  if (lines > 0) return no_line(wanted, lines);
  return text::error("E-FILM", {}, "no half-move of the solution can be played",
                     "`dawson solution --list` reports what does not fit");
}

}  // namespace dawson::run
