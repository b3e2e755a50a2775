#include "semantics/stipulation_signs.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include <fmt/format.h>

#include "chess/languages/words.hpp"
#include "semantics/stipulation_words.hpp"
#include "text/scanning.hpp"

namespace dawson::semantics {
namespace {

using chess::Language;
using chess::TaskMark;

// A mark of `chess::task_marks` and its option in Popeye's words. `asked_for` is true for tries:
// the option makes Popeye show them, and does not say that the author intends some.
struct MarkRow {
  TaskMark mark;
  chess::PopeyeWords popeye;
  bool asked_for = false;
};
constexpr auto marks = std::to_array<MarkRow>({
    {TaskMark::set_play, {"SetPlay", "Satzspiel", "Apparent"}},
    {TaskMark::some_tries, {"vvv", "vvv", "vvv"}, true},
    {TaskMark::one_try, {"Try", "Verfuehrung", "Essais"}, true},
    {TaskMark::white_to_play, {"WhiteToPlay", "WeissBeginnt", "ApparentSeul"}},
    {TaskMark::half_duplex, {"HalfDuplex", "HalbDuplex", "DemiDuplex"}},
    {TaskMark::duplex, {"Duplex", "Duplex", "Duplex"}},
    {TaskMark::quodlibet, {"Quodlibet", "Quodlibet", "Quodlibet"}},
    {TaskMark::post_key_play, {"PostKeyPlay", "NachSchluessel", "ApresCle"}},
});
static_assert(marks.size() == chess::task_marks.size());
constexpr auto solution_words =
    std::to_array<std::string_view>({"solutions", "solution", "sols.", "sols", "sol.", "sol",
                                     "lösungen", "loesungen", "lösung", "loesung", "lsg.", "lsg"});

class TailReader {
 public:
  TailReader(std::string_view text, std::size_t at) : text_(text), at_(at) {}

  // Returns the position after one mark or number.
  std::size_t after_option() {
    take_mark() || take_solutions();
    return at_;
  }

  std::optional<TaskTail> run() {
    while (true) {
      skip(" \t,;.");
      if (at_ >= text_.size()) return std::move(tail_);
      if (!take_mark() && !take_solutions() && !take_group()) return {};
    }
  }

 private:
  std::string_view rest() const { return text_.substr(at_); }

  void skip(std::string_view signs) {
    while (at_ < text_.size() && signs.find(text_[at_]) != std::string_view::npos) ++at_;
  }

  bool take_word(std::string_view word) {
    if (!rest().starts_with(word)) return false;
    std::size_t const end = at_ + word.size();
    if (text::is_word(word.back()) && end < text_.size() && text::is_word(text_[end])) return false;
    at_ = end;
    return true;
  }

  // Reads one v per try.
  bool take_tries() {
    std::size_t const end = std::min(text_.find_first_not_of('v', at_), text_.size());
    if (end < at_ + 3 || (end < text_.size() && text::is_word(text_[end]))) return false;
    at_ = end;
    if (std::ranges::count(tail_.marks, TaskMark::some_tries) == 0)
      tail_.marks.push_back(TaskMark::some_tries);
    return true;
  }

  bool take_mark() {
    if (take_tries()) return true;
    for (std::size_t i = 0; i < marks.size(); ++i) {
      MarkRow const& row = marks[i];
      bool matched = take_word(chess::task_marks[i]) ||
                     (row.mark == TaskMark::white_to_play && take_word("w->"));
      for (Language const language : chess::all_languages)
        matched = matched || take_word(text::lower_case(chess::words(language).marks[i])) ||
                  take_word(text::lower_case(row.popeye.in(language)));
      if (!matched) continue;
      if (std::ranges::count(tail_.marks, row.mark) == 0) tail_.marks.push_back(row.mark);
      return true;
    }
    return false;
  }

  // Reads "2 solutions", "two solutions" or "2.1.1.1", once per stipulation.
  bool take_solutions() {
    if (!tail_.intended.empty()) return false;
    std::size_t const begin = at_;
    if (auto const word = read_number_word(rest())) {
      at_ += word->end;
      if (take_solution_word()) return tail_.intended = std::to_string(word->value), true;
    } else {
      skip_digits();
      std::size_t const digits = at_ - begin;
      bool const small = digits > 0 && digits < 5;
      while (small && at_ + 1 < text_.size() && (text_[at_] == '.' || text_[at_] == ';') &&
             text::is_digit(text_[at_ + 1]))
        ++at_, skip_digits();
      bool const dotted = at_ > begin + digits;
      // "4.1.1...": the remaining numbers repeat.
      for (std::string_view const more : {"...", "…"})
        if (dotted && rest().starts_with(more)) at_ += more.size();
      tail_.intended = text_.substr(begin, at_ - begin);
      if (small && (dotted || take_solution_word())) return true;
      tail_.intended.clear();
    }
    at_ = begin;
    return false;
  }

  void skip_digits() {
    while (at_ < text_.size() && text::is_digit(text_[at_])) ++at_;
  }

  bool take_solution_word() {
    std::size_t const begin = at_;
    skip(" \t");
    if (at_ > begin)
      for (std::string_view const word : solution_words)
        if (take_word(word)) return true;
    return false;
  }

  bool take_group() {
    std::size_t const close = rest().find(')');
    if (!rest().starts_with('(') || close == std::string_view::npos ||
        rest().find('(', 1) < close || (tail_.remark.end > 0 && !follows_remark()))
      return false;
    if (tail_.remark.end == 0) tail_.remark.begin = at_;
    at_ += close + 1;
    tail_.remark.end = at_;
    return true;
  }

  bool follows_remark() const {
    auto const between = text_.substr(tail_.remark.end, at_ - tail_.remark.end);
    return between.find_first_not_of(" \t") == std::string_view::npos;
  }

  std::string_view text_;
  std::size_t at_;
  TaskTail tail_;
};

}  // namespace

std::optional<TaskTail> read_task_tail(std::string_view folded, std::size_t at) {
  return TailReader(folded, at).run();
}

std::size_t task_option_end(std::string_view folded, std::size_t at) {
  return TailReader(folded, at).after_option();
}

std::optional<TaskMark> mark_of_option(std::string_view option) {
  std::string const folded = text::lower_case(option);
  for (MarkRow const& row : marks) {
    if (row.asked_for) continue;
    for (Language const language : chess::all_languages)
      if (folded == text::lower_case(row.popeye.in(language))) return row.mark;
  }
  return {};
}

std::string tail_in_symbols(TaskTail const& tail) {
  std::string out;
  for (std::size_t i = 0; i < marks.size(); ++i)
    if (std::ranges::count(tail.marks, marks[i].mark) > 0)
      out +=
          fmt::format("{}{}", marks[i].mark == TaskMark::set_play ? "" : " ", chess::task_marks[i]);
  if (tail.intended.empty()) return out;
  bool const dotted = tail.intended.find('.') != std::string::npos;
  return out + fmt::format(" {}{}", tail.intended, dotted ? "" : " sol.");
}

std::string tail_in_words(TaskTail const& tail, Language language) {
  std::string out;
  for (std::size_t i = 0; i < marks.size(); ++i)
    if (std::ranges::count(tail.marks, marks[i].mark) > 0)
      out += fmt::format(", {}", chess::words(language).marks[i]);
  if (tail.intended.empty()) return out;
  if (tail.intended.find('.') != std::string::npos) return out + ", " + tail.intended;
  bool const one = tail.intended == "1";
  return out + fmt::format(", {} {}", tail.intended, chess::words(language).solutions[one ? 0 : 1]);
}

}  // namespace dawson::semantics
