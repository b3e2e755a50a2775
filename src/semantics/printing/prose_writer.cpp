#include "semantics/printing/prose_writer.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace dawson::semantics {
namespace {

// Appends `inner` in a slot to `before`; nothing if it is empty.
prose::Inlines enclosed(prose::Inlines before, std::string const& slot, prose::Inlines inner) {
  if (!inner.empty()) before.push_back(prose::Styled{{}, slot, std::move(inner)});
  return before;
}

// Returns whether `text` ends with the number of a half-move: "3.", "(12...", "2.-".
bool ends_with_number(std::string_view text) {
  for (std::string_view const dash : {"-", "\u2013"})
    if (text.ends_with(dash)) text.remove_suffix(dash.size());
  std::size_t const dots = text.find_last_not_of('.') + 1;
  std::size_t const digits = text.substr(0, dots).find_last_not_of("0123456789") + 1;
  if (dots == text.size() || digits == dots) return false;
  return digits == 0 || std::string_view(" ([*\n").find(text[digits - 1]) != text.npos;
}

// Binds the numbers in kept words to the half-moves after them by `space`; `goes_on`: a piece can
// follow.
void bind_numbers(std::string& text, bool goes_on, std::string_view space) {
  std::string out;
  for (std::size_t at = 0; at < text.size(); ++at) {
    bool const binds = (text[at] == ' ' || text[at] == '\n') && (at + 1 < text.size() || goes_on) &&
                       ends_with_number(out);
    out += binds ? space : std::string_view(text).substr(at, 1);
  }
  text = std::move(out);
}

}  // namespace

void bind_numbers(prose::Inlines& words) {
  for (std::size_t i = 0; i < words.size(); ++i) {
    bool const goes_on = i + 1 < words.size();
    auto const* const before = i > 0 ? std::get_if<prose::Text>(&words[i - 1]) : nullptr;
    if (before && goes_on && std::holds_alternative<prose::LineBreak>(words[i]) &&
        ends_with_number(before->text))
      words[i] = prose::Text{"\u00A0"};
    if (auto* const text = std::get_if<prose::Text>(&words[i]))
      bind_numbers(text->text, goes_on, "\u00A0");
    else if (auto* const raw = std::get_if<prose::Raw>(&words[i]);
             raw && raw->markup == prose::Markup::tex)
      bind_numbers(raw->text, goes_on, "\\nobreakspace{}");
  }
}

void ProseWriter::flush() {
  if (!text_.empty()) out_.push_back(prose::Text{std::exchange(text_, {})});
}

void ProseWriter::text(std::string_view words) {
  if (in_move_) return whole(words);
  while (!words.empty()) {
    std::size_t const blank = std::min(words.find(' '), words.size());
    if (blank > 0) whole(words.substr(0, blank));
    if (blank < words.size()) break_after(line_end::variation);
    words.remove_prefix(std::min(blank + 1, words.size()));
  }
}

void ProseWriter::whole(std::string_view words) {
  if (words.empty()) return;
  begin_unit();
  text_ += words;
}

void ProseWriter::break_after(int penalty, bool blank) {
  end_unit();
  flush();
  if (!empty()) out_.push_back(prose::Break{penalty, blank});
}

void ProseWriter::slash() {
  whole("/");
  break_after(line_end::member, false);
}

void ProseWriter::word(std::string_view words) {
  end_unit();
  text_ += words;
}

void ProseWriter::inlines(prose::Inlines const& inlines) {
  end_unit();
  flush();
  prose::Inlines words = inlines;
  bind_numbers(words);
  std::ranges::move(words, std::back_inserter(out_));
}

void ProseWriter::piece(chess::Piece piece) {
  begin_unit();
  flush();
  out_.push_back(prose::Figurines{{std::move(piece)}});
}

void ProseWriter::open(std::string_view slot) {
  flush();
  open_.push_back({std::string(slot), std::exchange(out_, {})});
}

void ProseWriter::close() {
  flush();
  Slot slot = std::move(open_.back());
  open_.pop_back();
  out_ = enclosed(std::move(slot.before), slot.name, std::move(out_));
}

void ProseWriter::begin_unit() {
  if (!std::exchange(in_unit_, true)) open(prose::unit_slot);
}

void ProseWriter::end_unit() {
  if (std::exchange(in_unit_, false)) close();
}

void ProseWriter::begin(std::string_view slot) {
  end_unit();
  open(slot);
}

void ProseWriter::end() {
  end_unit();
  close();
}

void ProseWriter::begin_move(text::Span where) {
  begin_unit();
  in_move_ = true;
  if (!moves_to) return;
  moves_to->push_back(where);
  open("move");
}

void ProseWriter::end_move() {
  in_move_ = false;
  if (moves_to) close();
}

bool ProseWriter::empty() const {
  return text_.empty() && out_.empty() &&
         std::ranges::all_of(open_, [](Slot const& slot) { return slot.before.empty(); });
}

prose::Inlines ProseWriter::take() {
  end_unit();
  flush();
  prose::Inlines out = std::exchange(out_, {});
  for (auto slot = open_.rbegin(); slot != open_.rend(); ++slot)
    out = enclosed(std::exchange(slot->before, {}), slot->name, std::move(out));
  return out;
}

}  // namespace dawson::semantics
