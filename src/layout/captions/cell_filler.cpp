// Fills a cell in three steps. Its parts become runs (text of the template, values of slots),
// without groups that print nothing. Blanks and punctuation at the edges are removed. Adjacent
// runs in one font become inlines.
#include "layout/captions/cell_filler.hpp"
#include "layout/captions/position_text.hpp"
#include "layout/games.hpp"
#include "text/limits.hpp"

#include <algorithm>
#include <iterator>
#include <string_view>

namespace dawson::layout {

using prose::FontOverride;
using prose::Inlines;

struct CellFiller::Marking {
  bool bold = false, italic = false;
  friend bool operator==(Marking const&, Marking const&) = default;
};

struct CellFiller::TextRun {
  std::string own;  // text of the template
  Inlines value;    // or the value of a slot
  Marking marked;   // emphasis around it
  Slot const* slot = nullptr;
  bool in_group = false;

  bool is_own() const { return value.empty(); }
};

// Direct content of a cell or a group, without that of inner groups.
struct CellFiller::Direct {
  bool slots = false, a_value = false;
  bool groups = false, a_group = false;

  bool varies() const { return slots || groups; }
  bool prints() const { return a_value || a_group; }
  /// Returns whether the group is printed if its conditions hold.
  bool is_printed() const { return slots ? a_value : !groups || a_group; }
};

namespace {

// Signs that are removed at the start of a cell if they belong to a group.
constexpr std::string_view loose_signs[] = {" ", "\t", ",", ";", ":", ".", "/", "–", "·"};

bool is_blank(char c) { return c == ' ' || c == '\t'; }

void drop_loose(std::string& text) {
  std::string_view rest = text;
  bool found = true;
  while (found) {
    found = false;
    for (std::string_view const sign : loose_signs)
      if (rest.starts_with(sign)) {
        rest.remove_prefix(sign.size());
        found = true;
      }
  }
  text = std::string(rest);
}

// Replaces blanks by one blank each, or by none after a blank.
std::string collapsed(std::string_view text, bool after_blank) {
  std::string out;
  for (char const c : text) {
    bool const blank = is_blank(c);
    if (!blank || !after_blank) out += blank ? ' ' : c;
    after_blank = blank;
  }
  return out;
}

template <class Pieces>
void tidy(Pieces& text_runs) {
  bool nothing_yet = true;
  for (auto& text_run : text_runs) {
    if (!nothing_yet) break;
    if (text_run.is_own() && text_run.in_group) drop_loose(text_run.own);
    nothing_yet = text_run.is_own() && text_run.own.find_first_not_of(" \t") == std::string::npos;
  }
  bool after_blank = true;
  for (auto& text_run : text_runs) {
    if (text_run.is_own()) text_run.own = collapsed(text_run.own, after_blank);
    if (text_run.is_own() && text_run.own.empty()) continue;
    after_blank = text_run.is_own() && text_run.own.back() == ' ';
  }
  for (auto text_run = text_runs.rbegin(); text_run != text_runs.rend(); ++text_run) {
    if (!text_run->is_own()) break;
    if (text_run->own.ends_with(' ')) text_run->own.pop_back();
    if (!text_run->own.empty()) break;
  }
  std::erase_if(text_runs,
                [](auto const& text_run) { return text_run.is_own() && text_run.own.empty(); });
}

}  // namespace

FontOverride const& look_of(CaptionStyle const& style, std::string_view name) {
  static FontOverride const none;
  auto const found = style.fonts.find(name);
  return found == style.fonts.end() ? none : found->second;
}

CellFiller::CellFiller(problem::Problem const& problem, CaptionStyle const& style,
                       chess::Language language, bool slot_fonts)
    : problem_(problem), style_(style), value_style_(style.values), slot_fonts_(slot_fonts) {
  value_style_.language = language;
}

std::vector<Inlines> CellFiller::legend() {
  std::vector<Inlines> out;
  if (!style_.legend) return out;
  for (LegendValue const& value : legend_values(problem_, value_style_))
    if (auto item = legend_item(value)) out.push_back(std::move(*item));
  return out;
}

// Returns the pieces as they appear on the board.
std::vector<chess::SquareContent> CellFiller::figures_as_shown() const {
  std::vector<chess::SquareContent> figures = item_of_legend_->figures;
  for (chess::SquareContent& figure : figures)
    figure = dressed(std::move(figure), problem_.view.game);
  return figures;
}

// Returns the position, in which a line may end after a slash.
std::vector<Inlines> CellFiller::position(FenForm form) const {
  PositionText const position = position_text(problem_, form);
  if (position.text.empty()) return {};
  std::string words = position.text;
  if (position.notation != fen_name) words = position.notation + " " + words;
  Inlines out;
  while (!words.empty()) {
    std::size_t const slash = words.find('/');
    std::size_t const end = slash == std::string::npos ? words.size() : slash + 1;
    out.push_back(prose::Text{words.substr(0, end)});
    words.erase(0, end);
    if (!words.empty()) out.push_back(prose::Break{0, false});
  }
  return {std::move(out)};
}

std::vector<Inlines> CellFiller::values(Slot const& slot, SlotForm const& form) {
  switch (slot.kind) {
    case SlotKind::field: break;
    case SlotKind::figures:
      if (item_of_legend_->figures.empty()) return {};
      return {{prose::Figurines{figures_as_shown()}}};
    case SlotKind::squares:
      if (item_of_legend_->squares.empty()) return {};
      return {{prose::Text{item_of_legend_->squares}}};
    case SlotKind::name:
      if (item_of_legend_->name.empty()) return {};
      return {item_of_legend_->name};
    case SlotKind::fen: return position(form.fen);
    default: return {};  // put in by the page or by the board
  }
  if (problem::field(slot.field).syntax == problem::Syntax::legend) return legend();
  return slot_values(problem_, slot.field, form, value_style_);
}

std::vector<Inlines> const& CellFiller::items(Slot const& slot, SlotForm const& form) {
  static std::vector<Inlines> const none;
  // A shortcut for most fields of most problems, which are empty.
  if (!replaced_ && slot.kind == SlotKind::field && problem_.all(slot.field).empty() &&
      prints_entries_alone(slot.field))
    return none;
  auto const known = std::ranges::find_if(known_, [&](auto const& one) {
    return one.slot.kind == slot.kind && one.slot.field == slot.field && one.form == form;
  });
  if (known != known_.end()) return known->items;
  auto made = values(slot, form);
  known_.push_back({slot, form, std::move(made)});
  return known_.back().items;
}

void CellFiller::put_in(problem::FieldId field, std::vector<Inlines> values) {
  replaced_ = true;
  std::erase_if(known_, [&](auto const& one) { return one.slot.field == field; });
  for (Slot const& slot : slots_of(TemplatePlace::caption))
    if (slot.field == field) known_.push_back({slot, {}, values});
}

void CellFiller::put_in(SlotKind kind, Inlines const& value) {
  for (TemplatePlace const place : {TemplatePlace::page, TemplatePlace::caption})
    for (Slot const& slot : slots_of(place)) {
      if (slot.kind != kind) continue;
      auto items = value.empty() ? std::vector<Inlines>() : std::vector<Inlines>{value};
      known_.push_back({slot, {}, std::move(items)});
    }
}

std::optional<Inlines> CellFiller::legend_item(LegendValue const& value) {
  auto const outer = std::exchange(item_of_legend_, &value);
  auto const item = std::exchange(repeated_, std::nullopt);
  // The values of these slots change with each item.
  auto known = std::exchange(known_, {});
  auto cells = fill(style_.legend.value_or(Template{}));
  known_ = std::move(known);
  repeated_ = item;
  item_of_legend_ = outer;
  if (!cells || cells->empty() || cells->front().empty()) return {};
  return std::move(cells->front());
}

Inlines CellFiller::joined(SlotUse const& use, std::vector<Inlines> const& all, std::size_t from,
                           std::size_t to) {
  if (to == from + 1) return all[from];
  Inlines out;
  std::string const between = use.join.value_or(std::string(use.slot.separator));
  for (std::size_t i = from; i < to; ++i) {
    if (i > from) {
      std::string separator = between;
      if (i + 1 == to && use.last_separator) {
        separator = use.last_separator->text;
        if (use.last_separator->is_word)
          separator = " " + word(separator, value_style_).value_or(separator) + " ";
      }
      out.push_back(prose::Text{std::move(separator)});
    }
    out.insert(out.end(), all[i].begin(), all[i].end());
  }
  return out;
}

// Returns what is printed of the items.
std::optional<Inlines> CellFiller::value(SlotUse const& use, std::vector<Inlines> const& all) {
  std::size_t from = use.first - 1, to = std::min(all.size(), use.last);
  if (repeated_ && use.slot.list) {
    from += *repeated_;
    to = std::min(to, from + 1);
  }
  if (from >= to) return {};
  return joined(use, all, from, to);
}

bool CellFiller::holds(Condition const& condition) {
  return items(condition.slot, {}).empty() != condition.wants_value;
}

// A group without values prints nothing.
void CellFiller::put(Group const& group, Marking outer, Direct& direct, std::vector<TextRun>& out) {
  direct.groups = true;
  if (!std::ranges::all_of(group.conditions, [&](Condition const& one) { return holds(one); }))
    return;
  std::size_t const before = out.size();
  Direct inner;
  put(group.parts, outer, true, inner, out);
  if (inner.is_printed()) direct.a_group = true;
  else out.erase(out.begin() + static_cast<std::ptrdiff_t>(before), out.end());
}

void CellFiller::put(Parts const& parts, Marking outer, bool in_group, Direct& direct,
                     std::vector<TextRun>& out) {
  for (Part const& part : parts) {
    if (auto const* literal = std::get_if<Literal>(&part)) {
      out.push_back({literal->text, {}, outer, nullptr, in_group});
    } else if (auto const* use = std::get_if<WordUse>(&part)) {
      out.push_back(
          {word(use->name, value_style_).value_or(use->name), {}, outer, nullptr, in_group});
    } else if (auto const* slot = std::get_if<SlotUse>(&part)) {
      std::vector<Inlines> const& all = items(slot->slot, slot->form);
      direct.slots = true;
      direct.a_value = direct.a_value || std::min(all.size(), slot->last) >= slot->first;
      if (auto inlines = value(*slot, all))
        out.push_back({{}, std::move(*inlines), outer, &slot->slot, in_group});
    } else if (auto const* marked = std::get_if<Emphasised>(&part)) {
      put(marked->parts, {outer.bold || marked->bold, outer.italic || marked->italic}, in_group,
          direct, out);
    } else if (auto const* group = std::get_if<Group>(&part)) {
      put(*group, outer, direct, out);
    }
  }
}

bool CellFiller::has_font(Slot const& slot) {
  return slot.kind != SlotKind::figures && slot.kind != SlotKind::move;
}

// Sets the font of a slot; positions are smaller than the caption.
void CellFiller::set_look(Slot const& slot, FontOverride& look) const {
  look = look_of(style_, slot.name);
  constexpr double smaller = 0.8;
  if (slot.kind == SlotKind::fen && look.size == 0) look.scale = smaller;
}

Inlines CellFiller::in_fonts(std::vector<TextRun>& text_runs) const {
  Inlines cell;
  cell.reserve(text_runs.size());
  Marking open;
  for (TextRun& text_run : text_runs) {
    if (text_run.marked != open && text_run.marked != Marking{}) {
      FontOverride look;
      if (text_run.marked.bold) look.bold = true;
      if (text_run.marked.italic) look.slope = prose::Slope::italic;
      cell.push_back(prose::Styled{std::move(look), {}, {}});
    }
    open = text_run.marked;
    Inlines& run = open == Marking{} ? cell : std::get<prose::Styled>(cell.back()).inlines;
    if (text_run.is_own()) {
      auto* const before = run.empty() ? nullptr : std::get_if<prose::Text>(&run.back());
      if (before) before->text += text_run.own;
      else run.push_back(prose::Text{std::move(text_run.own)});
    } else if (slot_fonts_ && has_font(*text_run.slot)) {
      run.emplace_back(std::in_place_type<prose::Styled>);
      auto& styled = std::get<prose::Styled>(run.back());
      set_look(*text_run.slot, styled.look);
      styled.slot = text_run.slot->name;
      styled.inlines = std::move(text_run.value);
    } else {
      std::ranges::move(text_run.value, std::back_inserter(run));
    }
  }
  return cell;
}

bool CellFiller::may_print(Parts const& parts) {
  bool varies = false;
  for (Part const& part : parts) {
    auto const* marked = std::get_if<Emphasised>(&part);
    auto const* group = std::get_if<Group>(&part);
    auto const* slot = std::get_if<SlotUse>(&part);
    if (slot ? !items(slot->slot, slot->form).empty()
             : (marked && may_print(marked->parts)) || (group && may_print(group->parts)))
      return true;
    varies = varies || slot || marked || group;
  }
  return !varies;
}

bool CellFiller::may_print(Template const& line) {
  text::WorkBudget::take(line.cells.size());
  return std::ranges::any_of(line.cells, [&](Parts const& cell) { return may_print(cell); });
}

std::optional<CellFiller::Cells> CellFiller::fill(Template const& line,
                                                  std::optional<std::size_t> item) {
  if (!may_print(line)) return {};
  repeated_ = item;
  Cells cells;
  cells.reserve(line.cells.size());
  bool varies = false, prints = false;
  for (Parts const& parts : line.cells) {
    Inlines& cell = cells.emplace_back();
    Direct direct;
    std::vector<TextRun> text_runs;
    text_runs.reserve(parts.size());
    put(parts, {}, false, direct, text_runs);
    varies = varies || direct.varies();
    prints = prints || direct.prints();
    if (direct.varies() && !direct.prints()) continue;
    tidy(text_runs);
    cell = in_fonts(text_runs);
  }
  repeated_.reset();
  if (varies && !prints) return {};
  return cells;
}

std::vector<CellFiller::Cells> CellFiller::fill_each(Template const& line, SlotUse const* list) {
  std::vector<Cells> out;
  std::size_t const all = list ? std::min(items(list->slot, list->form).size(), list->last) : 0;
  std::size_t const first = list ? list->first : 0;
  for (std::size_t i = 0; i + first <= all; ++i)
    if (auto cells = fill(line, list ? std::optional(i) : std::nullopt))
      out.push_back(std::move(*cells));
  return out;
}

}  // namespace dawson::layout
