#include "run/film/said.hpp"

#include <fmt/format.h>

#include <map>

#include "chess/fairy_men.hpp"
#include "chess/languages/words.hpp"
#include "chess/square.hpp"

namespace dawson::run {
namespace {

using terms::HalfMove;

std::string name_of(std::string const& walk, chess::Language language) {
  constexpr std::string_view letters = "KQRBSP";
  std::size_t const orthodox = walk.empty()       ? letters.find('P')
                               : walk.size() == 1 ? letters.find(walk)
                                                  : letters.npos;
  if (orthodox != letters.npos)
    return std::string(
        chess::name_of_man(chess::kind_name(static_cast<chess::Kind>(orthodox)), language));
  auto const* const fairy = chess::find_fairy_man(walk, chess::Language::english);
  return fairy ? std::string(chess::fairy_name(fairy->name, language)) : walk;
}

// "queen e4 x d5 = ..., mate": who goes where from, in words; what has none as it is written.
std::string said(HalfMove const& half, std::string_view words, chess::Language language) {
  if (half.body != HalfMove::Body::path || !half.before.empty()) return std::string(words);
  auto const& goals = chess::words(language).goals;
  std::string out = name_of(half.man.walk, language);
  if (half.man.square) out += " " + chess::square_name(*half.man.square);
  else if (half.file) out += " " + chess::file_name(*half.file);
  else if (half.rank) out += fmt::format(" {}", *half.rank + 1);
  for (terms::MoveStep const& step : half.steps)
    out += fmt::format(" {}{}{}", step.capture ? goals["x"] : "", step.capture ? " " : "",
                       chess::square_name(step.square));
  for (terms::MoveSuffix const& suffix : half.suffixes) {
    if (suffix.kind == terms::MoveSuffix::Kind::en_passant) out += fmt::format(", {}", goals["ep"]);
    else if (suffix.kind != terms::MoveSuffix::Kind::becomes || suffix.becomes.walk.empty())
      return std::string(words);
    else out += fmt::format(" = {}", name_of(suffix.becomes.walk, language));
  }
  if (!half.check.empty()) out += fmt::format(", {}", goals["+"]);
  if (!half.goal.empty())
    out += fmt::format(", {}",
                       goals[half.goal].empty() ? std::string_view(half.goal) : goals[half.goal]);
  return out;
}

}  // namespace

std::string said(Played const& played, chess::Language language) {
  std::map<std::size_t, HalfMove const*> halves;
  for (terms::SolutionPart const& part : played.solution.parts)
    for (terms::SolutionPhase const& phase : part.phases)
      for (terms::SolutionNode const& node : phase.nodes)
        for (HalfMove const& half : node.halves) halves.emplace(half.where.begin, &half);
  std::string out;
  bool first = true;
  for (text::Span const where : played.printed) {
    if (!first) out += '|';
    first = false;
    out += said(*halves.at(where.begin), played.words(where), language);
  }
  return out;
}

}  // namespace dawson::run
