#include "terms/stipulation_tail.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include <fmt/format.h>

#include "chess/fairy_men.hpp"
#include "terms/stipulation_words.hpp"
#include "text/ascii.hpp"

namespace dawson::terms {
namespace {

using chess::InLanguages;
using chess::Language;
using chess::TaskMark;

constexpr Language languages[] = {Language::english, Language::german, Language::french};

struct MarkRow {
  TaskMark mark;
  std::string_view sign;  ///< behind a blank, but for the star
  InLanguages words;
  InLanguages popeye;  ///< the option
};
constexpr auto marks = std::to_array<MarkRow>({
    {TaskMark::set_play,
     "*",
     {"set play", "Satzspiel", "jeu apparent"},
     {"SetPlay", "Satzspiel", "Apparent"}},
    {TaskMark::some_tries, "vv", {"tries", "Verführungen", "essais"}, {"vvv", "vvv", "vvv"}},
    {TaskMark::one_try, "v", {"try", "Verführung", "essai"}, {"Try", "Verfuehrung", "Essais"}},
    {TaskMark::white_to_play,
     "w→",
     {"White begins", "Weiß beginnt", "les Blancs commencent"},
     {"WhiteToPlay", "WeissBeginnt", "ApparentSeul"}},
    {TaskMark::half_duplex,
     "half-duplex",
     {"half-duplex", "Halbduplex", "demi-duplex"},
     {"HalfDuplex", "HalbDuplex", "DemiDuplex"}},
    {TaskMark::duplex, "duplex", {"duplex", "Duplex", "duplex"}, {"Duplex", "Duplex", "Duplex"}},
    {TaskMark::quodlibet,
     "quodlibet",
     {"quodlibet", "Quodlibet", "quodlibet"},
     {"Quodlibet", "Quodlibet", "Quodlibet"}},
    {TaskMark::post_key_play,
     "after the key",
     {"after the key", "nach dem Schlüssel", "après la clé"},
     {"PostKeyPlay", "NachSchluessel", "ApresCle"}},
});
constexpr auto solution_words =
    std::to_array<std::string_view>({"solutions", "solution", "sols.", "sols", "sol.", "sol",
                                     "lösungen", "loesungen", "lösung", "loesung", "lsg.", "lsg"});

bool of_word(char c) { return text::is_alphanumeric(c) || static_cast<unsigned char>(c) >= 0x80; }

class TailReader {
 public:
  TailReader(std::string_view text, std::size_t at) : text_(text), at_(at) {}

  // Behind one mark or number.
  std::size_t behind_option() {
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
    if (of_word(word.back()) && end < text_.size() && of_word(text_[end])) return false;
    at_ = end;
    return true;
  }

  // As many as there are tries.
  bool take_tries() {
    std::size_t const end = std::min(text_.find_first_not_of('v', at_), text_.size());
    if (end < at_ + 3 || (end < text_.size() && of_word(text_[end]))) return false;
    at_ = end;
    if (std::ranges::count(tail_.marks, TaskMark::some_tries) == 0)
      tail_.marks.push_back(TaskMark::some_tries);
    return true;
  }

  bool take_mark() {
    if (take_tries()) return true;
    for (MarkRow const& row : marks) {
      bool taken = take_word(row.sign) || (row.mark == TaskMark::white_to_play && take_word("w->"));
      for (Language const language : languages)
        taken = taken || take_word(text::lower_case(row.words.in(language))) ||
                take_word(text::lower_case(row.popeye.in(language)));
      if (!taken) continue;
      if (std::ranges::count(tail_.marks, row.mark) == 0) tail_.marks.push_back(row.mark);
      return true;
    }
    return false;
  }

  // "2 solutions", "two solutions", "2.1.1.1"; once.
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
      // "4.1.1...": the rest goes on so.
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
  return TailReader(folded, at).behind_option();
}

std::optional<TaskMark> mark_of_option(std::string_view option) {
  std::string const folded = text::lower_case(option);
  for (MarkRow const& row : marks) {
    // Popeye shows tries on demand: that the author has some nobody says.
    if (row.mark == TaskMark::one_try || row.mark == TaskMark::some_tries) continue;
    for (Language const language : languages)
      if (folded == text::lower_case(row.popeye.in(language))) return row.mark;
  }
  return {};
}

std::string tail_in_symbols(TaskTail const& tail) {
  std::string out;
  for (MarkRow const& row : marks)
    if (std::ranges::count(tail.marks, row.mark) > 0)
      out += fmt::format("{}{}", row.mark == TaskMark::set_play ? "" : " ", row.sign);
  if (tail.intended.empty()) return out;
  bool const dotted = tail.intended.find('.') != std::string::npos;
  return out + fmt::format(" {}{}", tail.intended, dotted ? "" : " sol.");
}

std::string tail_in_words(TaskTail const& tail, Language language) {
  std::string out;
  for (MarkRow const& row : marks)
    if (std::ranges::count(tail.marks, row.mark) > 0)
      out += fmt::format(", {}", row.words.in(language));
  if (tail.intended.empty()) return out;
  if (tail.intended.find('.') != std::string::npos) return out + ", " + tail.intended;
  bool const one = tail.intended == "1";
  InLanguages const words = one ? InLanguages{"solution", "Lösung", "solution"}
                                : InLanguages{"solutions", "Lösungen", "solutions"};
  return out + fmt::format(", {} {}", tail.intended, words.in(language));
}

}  // namespace dawson::terms
