// A hand-written parser in one pass: the meaning of an asterisk or a bar depends on what is open,
// which a stack of levels records. The innermost level collects parts; when a group, an emphasis
// or a cell closes, it becomes one part of the level around it.
#include "layout/templates/template_reader.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "text/scanning.hpp"
#include "text/utf8.hpp"

namespace dawson::layout {
namespace {

constexpr std::size_t most_levels = 16;

bool is_blank(char c) { return c == ' ' || c == '\t'; }

// Returns whether a backslash can escape the character at `at`. Letters beyond ASCII cannot be
// escaped; the Unicode block distinguishes them from signs.
bool can_be_escaped(std::string_view text, std::size_t at) {
  if (at >= text.size()) return false;
  auto const byte = static_cast<unsigned char>(text[at]);
  if (byte < 0x80) return byte > 0x20 && byte != 0x7F && !text::is_alphanumeric(text[at]);
  char32_t const c = text::utf8_decode(text, at);
  return (c > 0xA0 && c < 0xC0 && c != 0xAA && c != 0xB5 && c != 0xBA) || c == 0xD7 || c == 0xF7 ||
         (c >= 0x2010 && c < 0x2070) || (c >= 0x20A0 && c < 0x2C00) || (c >= 0x3001 && c < 0x3004);
}

enum class Opened { cell, group, emphasis };

struct Level {
  Opened what = Opened::cell;
  std::size_t begin = 0;
  bool bold = false, italic = false;  // of an emphasis
  Group content{};                    // conditions only in a group
  bool can_vanish = false;            // of a group: it has a slot, a group or a condition
};

class TemplateReader {
 public:
  TemplateReader(std::string_view text, TemplateRules const& rules) : text_(text), rules_(rules) {}

  text::Result<Template> run() {
    open(Opened::cell, 0);
    while (at_ < text_.size() && !fault_) step();
    if (!fault_ && levels_.size() > 1) unclosed();
    if (fault_) return *fault_;
    close_cell();
    return std::move(result_);
  }

 private:
  void fail(text::Span span, std::string message, std::string hint = {}) {
    if (!fault_) fault_ = template_fault(span, std::move(message), std::move(hint));
  }
  void fail(std::size_t at, std::string message, std::string hint = {}) {
    fail({at, at + 1}, std::move(message), std::move(hint));
  }

  Level& level() { return levels_.back(); }
  Parts& parts() { return level().content.parts; }
  void open(Opened what, std::size_t at) {
    if (levels_.size() > most_levels)
      return fail(at, "groups and emphasis are nested too deeply",
                  "use fewer brackets and asterisks");
    levels_.emplace_back();
    level().what = what;
    level().begin = at;
  }
  void add(std::string_view literal) {
    if (parts().empty() || !std::holds_alternative<Literal>(parts().back()))
      parts().push_back(Literal{});
    std::get<Literal>(parts().back()).text += literal;
  }
  // Marks the innermost group or cell, since emphasis cannot vanish by itself.
  void can_vanish() {
    auto const holder = std::find_if(levels_.rbegin(), levels_.rend(),
                                     [](Level const& one) { return one.what != Opened::emphasis; });
    holder->can_vanish = true;
  }

  void step() {
    char const c = text_[at_];
    switch (c) {
      case '{': return braces();
      case '}': return fail(at_, "closing brace without an opening brace", "write \\} for a brace");
      case '[':
        can_vanish();
        open(Opened::group, at_++);
        return;
      case ']': return close_group();
      case '*': return asterisks();
      case '\\': return escape();
      case '|':
        if (is_bar()) return bar();
        break;
      default: break;
    }
    add(text_.substr(at_++, 1));
  }

  void braces() {
    std::size_t const close = closing_brace(text_, at_);
    if (close == std::string_view::npos)
      return fail(at_, "brace or quotation mark is not closed", "write \\{ for a brace");
    auto read = read_braces(text_, at_, close, rules_);
    if (!read) {
      fault_ = read.error();
      return;
    }
    if (auto* condition = std::get_if<Condition>(&*read)) {
      if (level().what != Opened::group)
        return fail(at_, "a condition must be directly in a group",
                    fmt::format("write [{} ... ]", text_.substr(at_, close + 1 - at_)));
      level().content.conditions.push_back(*condition);
      level().can_vanish = true;
    } else if (auto* slot = std::get_if<SlotUse>(&*read)) {
      parts().push_back(std::move(*slot));
      can_vanish();
    } else {
      parts().push_back(std::move(std::get<WordUse>(*read)));
    }
    at_ = close + 1;
  }

  void escape() {
    std::size_t const next = at_ + 1;
    if (!can_be_escaped(text_, next))
      return fail(
          at_, "expected a punctuation mark after the backslash",
          "write \\\\ for a backslash; templates have no LaTeX: set fonts with * and `fonts`");
    std::size_t const length = std::max<std::size_t>(text::utf8_length(text_, next), 1);
    add(text_.substr(next, length));
    at_ = next + length;
  }

  void close_group() {
    if (level().what == Opened::emphasis && is_open(Opened::group))
      return fail(at_, "emphasis and group overlap", "close the one that was opened last first");
    if (level().what != Opened::group)
      return fail(at_, "closing bracket without an opening bracket", "write \\] for a bracket");
    if (!level().can_vanish)
      return fail({level().begin, at_ + 1}, "group without a slot is always printed",
                  "write \\[ and \\] for brackets");
    Group closed = std::move(level().content);
    levels_.pop_back();
    parts().push_back(std::move(closed));
    ++at_;
  }

  bool is_open(Opened what) const {
    return std::ranges::any_of(levels_, [&](Level const& one) { return one.what == what; });
  }

  static std::size_t length_of(Level const& level) {
    return (level.bold ? 2U : 0U) + (level.italic ? 1U : 0U);
  }

  void asterisks() {
    std::size_t const end = std::min(text_.find_first_not_of('*', at_), text_.size());
    std::size_t const count = end - at_;
    text::Span const run{at_, end};
    auto const innermost = std::find_if(levels_.rbegin(), levels_.rend(), [](Level const& one) {
      return one.what == Opened::emphasis;
    });
    bool const open_here = level().what == Opened::emphasis;
    if (count > 3) return fail(run, "more than three asterisks", "write \\* for an asterisk");
    if (innermost != levels_.rend() && length_of(*innermost) == count) {
      if (!open_here)
        return fail(run, "emphasis and group overlap", "close the one that was opened last first");
      return close_emphasis(end);
    }
    if (count == 3 && open_here && levels_.size() > 2 && two_innermost()) {
      close_emphasis(end);
      if (!fault_) close_emphasis(end);
      return;
    }
    for (Level const& one : levels_)
      if ((one.bold && count != 1) || (one.italic && count != 2))
        return fail(run, "emphasis is already open", "write \\* for an asterisk");
    open(Opened::emphasis, at_);
    level().bold = count >= 2;
    level().italic = count != 2;
    at_ = end;
  }

  bool two_innermost() const {
    Level const& one = levels_[levels_.size() - 2];
    return one.what == Opened::emphasis && length_of(one) + length_of(levels_.back()) == 3;
  }

  void close_emphasis(std::size_t end) {
    Parts& inner = parts();
    auto const* text = inner.size() == 1 ? std::get_if<Literal>(&inner.front()) : nullptr;
    bool const empty =
        inner.empty() || (text && text->text.find_first_not_of(" \t") == std::string::npos);
    if (empty) return fail({level().begin, end}, "empty emphasis", "write \\* for an asterisk");
    Emphasised closed{level().bold, level().italic, std::move(inner)};
    levels_.pop_back();
    parts().push_back(std::move(closed));
    at_ = end;
  }

  bool is_bar() const {
    return (at_ == 0 || is_blank(text_[at_ - 1])) &&
           (at_ + 1 == text_.size() || is_blank(text_[at_ + 1]));
  }

  void bar() {
    constexpr std::size_t most_bars = 2;
    if (levels_.size() > 1)
      return fail(at_, "a bar separates cells: it cannot be in a group or in emphasis",
                  "write \\| for a bar");
    if (rules_.one_cell)
      return fail(at_, "only one cell is allowed here: unexpected bar", "write \\| for a bar");
    if (result_.cells.size() == most_bars)
      return fail(at_, "more than three cells in a line (left, centre, right)",
                  "write \\| for a bar");
    close_cell();
    open(Opened::cell, ++at_);
  }

  void close_cell() {
    result_.cells.push_back(std::move(parts()));
    levels_.pop_back();
  }

  void unclosed() {
    Level const& last = level();
    bool const group = last.what == Opened::group;
    std::size_t const length = group ? 1 : length_of(last);
    fail({last.begin, last.begin + length},
         group ? "group is not closed" : "emphasis is not closed",
         group ? "write \\[ for a bracket" : "write \\* for an asterisk");
  }

  std::string_view text_;
  TemplateRules const& rules_;
  std::size_t at_ = 0;
  std::vector<Level> levels_;
  Template result_;
  std::optional<text::Diagnostic> fault_;
};

// Calls `take` for each slot of a template, also within emphasis, and sets `group` if there is a
// group.
template <class Take>
void each_slot(Parts const& parts, bool& group, Take const& take) {
  for (Part const& part : parts) {
    if (auto const* slot = std::get_if<SlotUse>(&part)) take(*slot);
    if (auto const* marked = std::get_if<Emphasised>(&part)) each_slot(marked->parts, group, take);
    if (auto const* inner = std::get_if<Group>(&part)) {
      group = true;
      each_slot(inner->parts, group, take);
    }
  }
}

}  // namespace

text::Result<Template> read_template(std::string_view text, TemplateRules const& rules) {
  return TemplateReader(text, rules).run();
}

SlotUse const* repeated_list(Template const& line) {
  SlotUse const* last = nullptr;
  int slots = 0;
  bool group = false;
  for (Parts const& cell : line.cells)
    each_slot(cell, group, [&](SlotUse const& slot) { last = &slot, ++slots; });
  if (slots != 1 || group) return nullptr;
  bool const many = last->last > last->first;
  return last->slot.list && !last->slot.joined && !last->join && many ? last : nullptr;
}

bool prints(Template const& line, problem::FieldId field) {
  bool found = false, group = false;
  for (Parts const& cell : line.cells)
    each_slot(cell, group, [&](SlotUse const& slot) {
      found = found || (slot.slot.kind == SlotKind::field && slot.slot.field == field);
    });
  return found;
}

}  // namespace dawson::layout
