#include <algorithm>

#include "speech/record_text.hpp"

namespace dawson::speech {
namespace {

using chess::Mark;
using chess::MarkKind;

struct Group {
  MarkKind kind;
  std::string_view colour;  // as it is said; empty: it is not
  std::vector<std::string> members;
  bool many = false;
};

bool counts_squares(MarkKind kind) {
  return kind == MarkKind::circle || kind == MarkKind::cross || kind == MarkKind::dot ||
         kind == MarkKind::crown;
}

std::string member(Mark const& mark, Squares const& squares, Phrases const& phrases) {
  auto const& words = phrases.words();
  std::string const from = squares.name(mark.area.from), to = squares.name(mark.area.to);
  if (mark.kind == MarkKind::arrow || mark.kind == MarkKind::line)
    return phrases.fill(words.army.from_to, from, to);
  std::string const where = from == to ? from : phrases.fill(words.board.run, from, to);
  return mark.kind == MarkKind::text ? phrases.fill(words.army.on, mark.text, where) : where;
}

}  // namespace

std::string marks_sentence(problem::Problem const& problem, Squares const& squares,
                           Phrases const& phrases) {
  auto const& words = phrases.words();
  std::vector<Mark> marks;
  for (chess::Square const square : problem.position.frames)
    marks.push_back({MarkKind::frame, {square, square, {}, {}}, {}, {}});
  // Conditions draw no frames where the field has marks.
  if (problem.drawn_by_fields.marks)
    marks.insert(marks.end(), problem.view.marks.begin(), problem.view.marks.end());
  std::vector<Group> groups;
  for (Mark const& mark : marks) {
    if (!squares.shown(mark.area.from) && !squares.shown(mark.area.to)) continue;
    std::string_view const colour = words.colours[std::string_view(mark.colour)];
    auto group = std::ranges::find_if(
        groups, [&](Group const& one) { return one.kind == mark.kind && one.colour == colour; });
    if (group == groups.end()) group = groups.insert(group, {mark.kind, colour, {}});
    group->members.push_back(member(mark, squares, phrases));
    group->many = group->many || group->members.size() > 1 ||
                  (counts_squares(mark.kind) && mark.area.from != mark.area.to);
  }
  if (groups.empty()) return {};
  std::vector<std::string> said;
  for (Group const& one : groups) {
    std::string_view const forms = words.marks[static_cast<std::size_t>(one.kind)];
    std::string text =
        phrases.text(Phrases::form(forms, one.many ? 1 : 0)) + " " + Phrases::members(one.members);
    if (!one.colour.empty())
      text = phrases.fill(words.army.coloured, text, phrases.text(one.colour));
    said.push_back(std::move(text));
  }
  return sentence(phrases.text(words.army.marks) + phrases.groups(said));
}

}  // namespace dawson::speech
