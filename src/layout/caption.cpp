#include "layout/caption.hpp"

#include <fmt/format.h>

#include <set>
#include <string>

#include "chess/census.hpp"
#include "layout/moves.hpp"

namespace dawson::layout {
namespace {

using problem::Entry;
using problem::FieldId;
using problem::Problem;
using prose::Inlines;

void append(Inlines& to, Inlines const& more) { to.insert(to.end(), more.begin(), more.end()); }
void append(Inlines& to, std::string text) { to.push_back(prose::Text{std::move(text)}); }

Inlines joined(std::span<Entry const> entries, std::string const& separator) {
  Inlines out;
  for (Entry const& entry : entries) {
    if (!out.empty()) append(out, separator);
    append(out, entry.text);
  }
  return out;
}

class CaptionLayout {
 public:
  explicit CaptionLayout(Problem const& problem) : problem_(problem) {}

  Caption run() {
    caption_.preset = problem_.view.caption;
    switch (problem_.view.caption) {
      case problem::Preset::feenschach: feenschach(); break;
      case problem::Preset::schwalbe: schwalbe(); break;
      case problem::Preset::album: album(); break;
      case problem::Preset::plain: plain(); break;
      case problem::Preset::none: break;
    }
    return std::move(caption_);
  }

 private:
  void above(Slot slot, Inlines left, Inlines right = {}) {
    caption_.above.push_back({slot, std::move(left), std::move(right), {}, {}, {}});
  }
  void above(Slot slot, Entry const* entry) {
    if (entry) above(slot, entry->text);
  }
  void below(Slot slot, Inlines left, Inlines right = {}) {
    caption_.below.push_back({slot, std::move(left), std::move(right), {}, {}, {}});
  }

  void feenschach() {
    above(Slot::number, problem_.first(FieldId::number));
    for (Entry const& author : problem_.all(FieldId::author)) above(Slot::author, author.text);
    if (!problem_.all(FieldId::city).empty())
      above(Slot::city, joined(problem_.all(FieldId::city), " / "));
    publication();
    above(Slot::album, problem_.first(FieldId::album));
    above(Slot::reprint, problem_.first(FieldId::reprint));
    task();
    explanation();
  }

  // Number and first author on one line, further authors in the middle (latex_packages, Die
  // Schwalbe).
  void schwalbe() {
    if (problem_.first(FieldId::number) || !problem_.all(FieldId::author).empty())
      above(Slot::head,
            problem_.first(FieldId::number) ? problem_.first(FieldId::number)->text : Inlines{},
            problem_.all(FieldId::author).empty() ? Inlines{}
                                                  : problem_.all(FieldId::author).front().text);
    for (std::size_t i = 1; i < problem_.all(FieldId::author).size(); ++i)
      above(Slot::centred, problem_.all(FieldId::author)[i].text);
    if (!problem_.all(FieldId::city).empty())
      above(Slot::city, joined(problem_.all(FieldId::city), " / "));
    publication();
    above(Slot::album, problem_.first(FieldId::album));
    above(Slot::reprint, problem_.first(FieldId::reprint));
    task();
    explanation();
  }

  // One entry of an anthology: authors, place of publication and award, nothing of the editor's.
  void album() {
    if (problem_.first(FieldId::number) || problem_.first(FieldId::album))
      above(Slot::head,
            problem_.first(FieldId::number) ? problem_.first(FieldId::number)->text : Inlines{},
            problem_.first(FieldId::album) ? problem_.first(FieldId::album)->text : Inlines{});
    for (Entry const& author : problem_.all(FieldId::author)) above(Slot::author, author.text);
    publication();
    task();
    explanation();
  }

  // A newspaper's: who above, what below.
  void plain() {
    Inlines who =
        problem_.first(FieldId::number) ? problem_.first(FieldId::number)->text : Inlines{};
    if (!problem_.all(FieldId::author).empty()) {
      if (!who.empty()) append(who, ". ");
      append(who, joined(problem_.all(FieldId::author), ", "));
    }
    if (!who.empty()) above(Slot::author, std::move(who));
    above(Slot::title, problem_.first(FieldId::title));
    source();
    if (problem_.first(FieldId::stipulation))
      below(Slot::remark, problem_.first(FieldId::stipulation)->text);
    explanation();
  }

  void publication() {
    above(Slot::after, problem_.first(FieldId::after));
    above(Slot::version, problem_.first(FieldId::version));
    source();
    above(Slot::correction, problem_.first(FieldId::correction));
    above(Slot::tournament, problem_.first(FieldId::tournament));
    above(Slot::award, problem_.first(FieldId::award));
    above(Slot::dedication, problem_.first(FieldId::dedication));
    above(Slot::title, problem_.first(FieldId::title));
  }

  void source() {
    Inlines rest;
    auto const add = [&](Entry const* entry, char const* separator) {
      if (!entry) return;
      if (problem_.first(FieldId::source) || !rest.empty()) append(rest, separator);
      append(rest, entry->text);
    };
    add(problem_.first(FieldId::issue), " ");
    add(problem_.first(FieldId::date), problem_.first(FieldId::issue) ? ", " : " ");
    add(problem_.first(FieldId::pages), ", ");
    if (problem_.first(FieldId::source) || !rest.empty())
      above(Slot::source,
            problem_.first(FieldId::source) ? problem_.first(FieldId::source)->text : Inlines{},
            std::move(rest));
  }

  void task() {
    Inlines right;
    if (problem_.first(FieldId::sound)) append(right, problem_.first(FieldId::sound)->text);
    // A diagram without a task (a title and a board) is no problem: nobody counts its men.
    if (problem_.stipulation || problem_.count) {
      auto const count = problem_.count.value_or(chess::count_men(problem_.position.board));
      append(right, fmt::format("{}({})", right.empty() ? "" : " ", chess::count_text(count)));
    }
    Inlines left = problem_.first(FieldId::stipulation) ? problem_.first(FieldId::stipulation)->text
                                                        : Inlines{};
    if (!left.empty() || !right.empty()) below(Slot::task, std::move(left), std::move(right));
  }

  void explanation() {
    pairs(problem_.all(FieldId::conditions));
    pairs(problem_.all(FieldId::twins));
    for (problem::LegendItem const& item : problem_.legend)
      caption_.below.push_back({Slot::legend, item.name, {}, {}, item.figures, {}});
    explain_named_men();
    explain_signs();
    for (Entry const& remark : problem_.all(FieldId::remark)) below(Slot::remark, remark.text);
  }

  // A man that is known by name only, and that the author's legend does not explain, explains
  // itself.
  void explain_named_men() {
    std::set<std::string> known;
    for (problem::LegendItem const& item : problem_.legend)
      for (chess::Occupant const& figure : item.figures)
        if (auto const* man = std::get_if<chess::Man>(&figure)) known.insert(man->name);
    for (chess::Cell const& cell : problem_.position.board.cells()) {
      auto const* man = cell.occupant ? std::get_if<chess::Man>(&*cell.occupant) : nullptr;
      if (!man || man->kind != chess::Kind::named || !known.insert(man->name).second) continue;
      caption_.below.push_back({Slot::legend, {prose::Text{man->name}}, {}, {}, {*man}, {}});
    }
  }

  void explain_signs() {
    if (!problem_.view.moves || !problem_.view.moves->key) return;
    for (Line& line : key_lines(move_key(problem_.position.board, *problem_.view.moves)))
      caption_.below.push_back(std::move(line));
  }

  void pairs(std::span<Entry const> entries) {
    if (entries.empty()) return;
    Line line;
    line.slot = Slot::pairs;
    for (Entry const& entry : entries) line.items.push_back(entry.text);
    caption_.below.push_back(std::move(line));
  }

  Problem const& problem_;
  Caption caption_;
};

}  // namespace

std::string_view sign_character(SignKind sign) {
  constexpr std::string_view signs[] = {"\u25CF", "\u25CB", "\u00D7", "\u25CE", "\u2192", "\u2014"};
  return signs[static_cast<std::size_t>(sign)];
}

std::vector<Line> key_lines(std::vector<KeyItem> const& key) {
  std::vector<Line> lines;
  for (KeyItem const& item : key) {
    Line line;
    line.slot = item.sign ? Slot::key : Slot::legend;
    line.left = {prose::Text{item.text}};
    if (item.sign) line.sign = *item.sign;
    if (item.man) line.figures = {*item.man};
    lines.push_back(std::move(line));
  }
  return lines;
}

Caption lay_out_caption(Problem const& problem) { return CaptionLayout(problem).run(); }

}  // namespace dawson::layout
