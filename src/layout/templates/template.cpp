#include "layout/templates/template.hpp"

#include <algorithm>
#include <iterator>
#include <string_view>

#include "layout/captions/position_text.hpp"

namespace dawson::layout {
namespace {

using problem::FieldId;

constexpr Slot of_legends[] = {
    {"figures", SlotKind::figures}, {"squares", SlotKind::squares}, {"name", SlotKind::name}};

constexpr Slot of_pages[] = {{"page", SlotKind::page},       {"pages", SlotKind::pages},
                             {"part", SlotKind::part},       {"chapter", SlotKind::chapter},
                             {"section", SlotKind::section}, {"title", SlotKind::title},
                             {"author", SlotKind::by},       {"date", SlotKind::date},
                             {"first", SlotKind::first},     {"last", SlotKind::last}};

// Lists that are always printed in one line.
struct JoinedList {
  FieldId field;
  std::string_view separator;
};
constexpr JoinedList joined_lists[] = {{FieldId::city, " / "}};

SlotForm with_name(NameForm form) { return {.name = form}; }
SlotForm with_task(TaskForm form) { return {.task = form}; }
SlotForm with_count(CountForm form) { return {.count = form}; }
SlotForm with_fen(FenForm form) { return {.fen = form}; }

std::vector<FormWord> const& forms() {
  static std::vector<FormWord> const all{
      {FieldId::author, "short", with_name(NameForm::brief)},
      {FieldId::author, "surname", with_name(NameForm::surname)},
      {FieldId::author, "reversed", with_name(NameForm::reversed)},
      {FieldId::stipulation, "words", with_task(TaskForm::words)},
      {FieldId::stipulation, "symbols", with_task(TaskForm::symbols)},
      {FieldId::count, "white", with_count(CountForm::white_pieces)},
      {FieldId::count, "black", with_count(CountForm::black_pieces)},
      {FieldId::count, "neutral", with_count(CountForm::neutral_pieces)},
      {FieldId::position, "placement", with_fen(FenForm::placement)},
      {FieldId::position, "any", with_fen(FenForm::any)},
  };
  return all;
}

std::vector<Slot> printed_fields() {
  std::vector<Slot> out;
  for (problem::Field const& field : problem::fields()) {
    if (!field.printed) continue;
    Slot slot{field.name, SlotKind::field, field.id, field.list};
    auto const* joined = std::ranges::find(joined_lists, field.id, &JoinedList::field);
    if (joined != std::end(joined_lists)) slot.joined = true, slot.separator = joined->separator;
    out.push_back(slot);
  }
  out.push_back({fen_name, SlotKind::fen});
  out.push_back({"move", SlotKind::move});
  return out;
}

}  // namespace

std::vector<Slot> slots_of(TemplatePlace place) {
  if (place == TemplatePlace::legend) return {std::begin(of_legends), std::end(of_legends)};
  if (place == TemplatePlace::page) return {std::begin(of_pages), std::end(of_pages)};
  static std::vector<Slot> const fields = printed_fields();
  return fields;
}

std::string_view place_name(TemplatePlace place) {
  constexpr std::string_view names[] = {"the caption", "the legend", "the head or foot of a page"};
  return names[static_cast<std::size_t>(place)];
}

std::vector<FormWord> forms_of(Slot const& slot) {
  std::vector<FormWord> out;
  if (slot.kind != SlotKind::field && slot.kind != SlotKind::fen) return out;
  std::ranges::copy_if(forms(), std::back_inserter(out),
                       [&](FormWord const& row) { return row.field == slot.field; });
  return out;
}

std::vector<std::string_view> slots_with_fonts() {
  std::vector<std::string_view> out;
  for (Slot const& slot : slots_of(TemplatePlace::caption))
    if (slot.kind != SlotKind::move) out.push_back(slot.name);
  for (Slot const& slot : of_legends)
    if (slot.kind != SlotKind::figures) out.push_back(slot.name);
  return out;
}

namespace {

std::string written(Parts const& parts);

std::string escaped(std::string_view text) {
  std::string out;
  for (char const c : text) {
    if (std::string_view("{}[]*\\|").find(c) != std::string_view::npos) out += '\\';
    out += c;
  }
  return out;
}

// Writes "2", "2-", "2-5".
std::string items(SlotUse const& use) {
  if (use.first == 1 && use.last == all_items) return {};
  std::string out = " " + std::to_string(use.first);
  if (use.last == use.first) return out;
  return out + "-" + (use.last == all_items ? "" : std::to_string(use.last));
}

struct Writer {
  std::string operator()(Literal const& literal) const { return escaped(literal.text); }
  std::string operator()(WordUse const& use) const { return "{word " + use.name + "}"; }
  std::string operator()(SlotUse const& use) const {
    std::string out = "{" + std::string(use.slot.name) + items(use);
    for (FormWord const& form : forms_of(use.slot))
      if (form.form == use.form) out += " " + std::string(form.word);
    if (use.join) out += " join \"" + *use.join + "\"";
    if (use.last_separator)
      out += use.last_separator->is_word ? " last " + use.last_separator->text
                                         : " last \"" + use.last_separator->text + "\"";
    return out + "}";
  }
  std::string operator()(Emphasised const& marked) const {
    std::string const sign = marked.bold ? marked.italic ? "***" : "**" : "*";
    return sign + written(marked.parts) + sign;
  }
  std::string operator()(Group const& group) const {
    std::string out = "[";
    for (Condition const& condition : group.conditions)
      out += (condition.wants_value ? "{?" : "{!") + std::string(condition.slot.name) + "}";
    return out + written(group.parts) + "]";
  }
};

std::string written(Parts const& parts) {
  std::string out;
  for (Part const& part : parts) out += std::visit(Writer{}, part);
  return out;
}

}  // namespace

// Cells keep the blanks around their bars.
std::string written(Template const& line) {
  std::string out;
  for (Parts const& cell : line.cells) {
    if (&cell != &line.cells.front()) out += "|";
    out += written(cell);
  }
  return out;
}

}  // namespace dawson::layout
