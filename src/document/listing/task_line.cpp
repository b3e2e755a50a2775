// clang-format off
//     task    = [ count , ( "." | ":" | "," ) , blank ] , stip , { sep , part } ;
//     parts   = part , { sep , part } ;
//     sep     = { blank | "," | ";" | ":" | "." } , [ ( "-" | "–" | "—" ) , blank ] ;
//     part    = twins | sound | count | "(" conditions ")" | "[" conditions "]" | option
//             | conditions ;                                           (* tried in this order *)
//     sound   = "C+" | "Co+" | "C-" | "C?" | "h.g." , [ blank , program , [ blank , version ] ] ;
//               (* in brackets or without *)
//     count   = "(" sum ")" | "[" sum "]" | nn , "+" , nn , [ "+" , nn , [ "n" ] ] ;
//     sum     = nn , ( "+" | "/" ) , nn , [ "+" , nn , [ "n" ] ] ;
//     option  = "*" | "v" | a mark | a side's turn | number , solution-word | digits , "." , digits
//             | "(" , text , ")" ;                          (* the last directly after the task *)
//     conditions = condition , { ( "," | ";" | "&" | "and" | "und" | "et" | "+" ) , condition } ;
//     twins   = ( "a)" | "(a)" | "b)" | "(b)" | "+b)" ) , rest of the line ;
// clang-format on
#include "document/listing/line_grammars.hpp"

#include <algorithm>
#include <array>

#include <boost/spirit/home/x3.hpp>
#include <fmt/format.h>

#include "document/listing/lines.hpp"
#include "semantics/conditions.hpp"
#include "semantics/stipulation.hpp"
#include "semantics/stipulation_signs.hpp"
#include "text/scanning.hpp"

namespace dawson::document {
namespace {

namespace x3 = boost::spirit::x3;
using text::Span;
using x3::char_, x3::lit, x3::no_case;

struct Programs : x3::symbols<> {
  Programs() {
    for (auto const* const name :
         {"popeye", "gustav", "winchloe", "jacobi", "natch", "euclide", "alybadix", "stelvio", "hc",
          "hc+", "problemiste", "py", "chest", "freezer", "olive"})
      add(name);
  }
} const programs;

auto const digit = char_('0', '9');
auto const of_word = digit | char_('a', 'z') | char_('A', 'Z') | char_('\x80', '\xFF');
auto const blanks = *lit(' ');
auto const nn = digit >> -digit >> !digit;
auto const neutral = blanks >> '+' >> blanks >> nn >> -lit('n');
auto const sum = x3::rule<class Sum>{"sum"} = nn >> blanks >> char_("+/") >> blanks >> nn >>
                                              -neutral;
auto const version = +(digit | '.' | char_('a', 'z'));
auto const program = no_case[programs] >> !of_word >> -(blanks >> -lit('v') >> &digit >> version);
auto const verdict =
    (lit('C') >> -lit('o') >> (lit('+') | '-' | "–" | "−" | '?') >> !of_word) | lit("h.g.");
auto const sound = x3::rule<class Sound>{
    "soundness"} = verdict >> -(blanks >> (program | ('(' >> program >> ')')));

// Returns the end of the rule's match at byte `at`; `at` itself without a match.
template <class Rule>
std::size_t end_of(std::string_view text, std::size_t at, Rule const& rule) {
  char const* place = text.data() + at;
  return x3::parse(place, text.data() + text.size(), rule)
             ? static_cast<std::size_t>(place - text.data())
             : at;
}

// Returns the end of a count at `at`, with or without brackets; `pieces` gets it in the form of
// its field.
std::size_t count_end(std::string_view text, std::size_t at, std::string& pieces) {
  char const open = at < text.size() ? text[at] : '\0';
  char const close = open == '(' ? ')' : open == '[' ? ']' : '\0';
  char const* place = text.data() + at + (close ? 1 : 0);
  char const* const end = text.data() + text.size();
  x3::parse(place, end, blanks);
  char const* const begin = place;
  if (!x3::parse(place, end, sum)) return at;
  std::string_view const written(begin, static_cast<std::size_t>(place - begin));
  if (close) {
    x3::parse(place, end, blanks);
    if (place == end || *place++ != close) return at;
  } else if (written.find_first_of("/ ") != std::string_view::npos ||
             (place != end && x3::parse(place, end, of_word))) {
    return at;
  }
  pieces.clear();
  for (char const c : written)
    if (text::is_digit(c)) pieces += c;
    else if (c == '+' || c == '/') pieces += '+';
  return static_cast<std::size_t>(place - text.data());
}

class TaskReader {
 public:
  explicit TaskReader(std::string_view text) : text_(text), folded_(text::lower_case(text)) {}

  std::optional<TaskLine> run() {
    take_task();
    while (true) {
      skip_between();
      if (at_ == text_.size()) break;
      if (!take_part()) return {};
      any_ = true;
    }
    if (!any_) return {};
    keep_stop();
    return std::move(line_);
  }

  TaskLine twins() {
    take_twins();
    while (skip_between(), at_ < text_.size() && (take_sound() || take_count())) {}
    return std::move(line_);
  }

 private:
  void take_task() {
    std::string pieces;
    std::size_t const count = count_end(text_, 0, pieces);
    constexpr std::string_view stops = ".:,";
    bool const counted = count > 0 && count + 1 < text_.size() &&
                         stops.find(text_[count]) != std::string_view::npos &&
                         text_[count + 1] == ' ';
    std::size_t const begin = counted ? count + 2 : 0;
    std::size_t const length = semantics::task_end(text_.substr(begin));
    if (length == 0) return;
    if (counted) line_.count = {0, count}, line_.pieces = pieces;
    line_.stipulation.push_back({{begin, begin + length}, ""});
    line_.has_task = any_ = after_task_ = true;
    at_ = begin + length;
  }

  void skip_between() {
    constexpr std::string_view signs = " ,;:.";
    while (at_ < text_.size() && signs.find(text_[at_]) != std::string_view::npos) ++at_;
    for (std::string_view const dash : {"- ", "– ", "— "})
      if (text_.substr(at_).starts_with(dash)) {
        at_ += dash.size();
        return skip_between();
      }
  }

  bool take_part() {
    bool const remark = after_task_;
    after_task_ = false;
    if (opens_twins(text_.substr(at_), false)) {
      take_twins();
      return true;
    }
    return take_sound() || take_count() || take_group() || take_option() ||
           (remark && take_remark()) || take_conditions();
  }

  void take_twins() {
    std::size_t const end = at_ + twins_end(text_.substr(at_));
    line_.twins = trimmed(text_, {at_, end});
    at_ = end;
  }

  // Returns the end of the twins without a count or soundness after them.
  std::size_t twins_end(std::string_view text) const {
    std::size_t end = text.size();
    for (int pass = 0; pass < 2; ++pass) {
      std::string_view const rest = text::without_tail(text.substr(0, end));
      std::size_t at = std::string_view::npos;
      if (rest.ends_with(')') || rest.ends_with(']')) {
        at = rest.rfind(rest.ends_with(')') ? '(' : '[');
        std::string pieces;
        if (at != std::string_view::npos && count_end(rest, at, pieces) != rest.size() &&
            end_of_sound(rest, at) != rest.size())
          at = std::string_view::npos;
      } else if (std::size_t const sign = rest.rfind(" C"); sign != std::string_view::npos) {
        if (end_of_sound(rest, sign + 1) == rest.size()) at = sign + 1;
      }
      if (at == std::string_view::npos || at == 0) break;
      end = at;
    }
    return end;
  }

  static std::size_t end_of_sound(std::string_view text, std::size_t at) {
    if (at >= text.size() || (text[at] != '(' && text[at] != '[')) return end_of(text, at, sound);
    std::size_t const end = end_of(text, at + 1, sound);
    bool const closed =
        end > at + 1 && end < text.size() && text[end] == (text[at] == '(' ? ')' : ']');
    return closed ? end + 1 : at;
  }

  bool take_sound() {
    std::size_t const end = end_of_sound(text_, at_);
    if (end == at_ || line_.sound.end > 0) return false;
    bool const bracket = text_[at_] == '(' || text_[at_] == '[';
    line_.sound = bracket ? Span{at_ + 1, end - 1} : Span{at_, end};
    at_ = end;
    return true;
  }

  bool take_count() {
    std::string pieces;
    std::size_t const end = count_end(text_, at_, pieces);
    if (end == at_ || line_.count.end > 0) return false;
    line_.count = {at_, end};
    line_.pieces = std::move(pieces);
    at_ = end;
    return true;
  }

  // Reads conditions between brackets.
  bool take_group() {
    char const close = text_[at_] == '(' ? ')' : text_[at_] == '[' ? ']' : '\0';
    if (!close) return false;
    std::size_t const end = text_.find(close, at_);
    if (end == std::string_view::npos) return false;
    std::size_t const begin = at_;
    std::size_t const conditions = line_.conditions.size();
    at_ = after_blanks(at_ + 1);
    if (take_conditions() && after_blanks(at_) == end) return at_ = end + 1, true;
    line_.conditions.resize(conditions);
    at_ = begin;
    return false;
  }

  void add_stipulation(std::size_t end) {
    std::string before;
    if (!line_.stipulation.empty()) {
      std::string_view const between = text_.substr(line_.stipulation.back().where.end,
                                                    at_ - line_.stipulation.back().where.end);
      bool const comma = between == ", " || between == ": ";
      before = between.empty() ? "" : comma ? std::string(between) : " ";
    }
    line_.stipulation.push_back({{at_, end}, std::move(before)});
    at_ = end;
  }

  bool take_option() {
    std::size_t end = semantics::task_option_end(folded_, at_);
    if (end == at_ && line_.has_task) {
      std::size_t const stop = std::min(text_.find_first_of(",;(", at_), text_.size());
      if (names_side(text::without_tail(text_.substr(at_, stop - at_)))) end = stop;
    }
    if (end == at_ || text_[at_] == 'V') return false;
    add_stipulation(at_ + text::without_tail(text_.substr(at_, end - at_)).size());
    return true;
  }

  // Reads a remark: "(white starts)".
  bool take_remark() {
    std::size_t const close = text_.find(')', at_);
    if (text_[at_] != '(' || close == std::string_view::npos || text_.find('(', at_ + 1) < close)
      return false;
    add_stipulation(close + 1);
    return true;
  }

  bool take_conditions() {
    if (at_ > 0 && (is_word_letter(text_[at_ - 1]) || text::is_digit(text_[at_ - 1]))) return false;
    bool taken = false;
    while (true) {
      std::size_t const length = semantics::condition_end(text_.substr(at_));
      if (length == 0) return taken;
      line_.conditions.push_back({at_, at_ + length});
      at_ += length;
      taken = true;
      std::size_t const next = after_joiner();
      if (next == at_ || semantics::condition_end(text_.substr(next)) == 0) return true;
      at_ = next;
    }
  }

  std::size_t after_blanks(std::size_t at) const {
    while (at < text_.size() && text_[at] == ' ') ++at;
    return at;
  }

  // Returns the place after a separator of conditions; `at_` without one.
  std::size_t after_joiner() const {
    std::size_t const sign = after_blanks(at_);
    for (std::string_view const one : {",", ";"})
      if (text_.substr(sign).starts_with(one)) return after_blanks(sign + one.size());
    std::string_view const rest = text_.substr(sign);
    std::size_t const end =
        rest.starts_with('&') || rest.starts_with('+') ? 1 : words_for_and().opening(rest);
    bool const is_joiner = sign > at_ && end > 0 && rest.substr(end).starts_with(' ');
    return is_joiner ? after_blanks(sign + end) : at_;
  }

  // Adds a full stop at the end to the task.
  void keep_stop() {
    if (line_.stipulation.empty() || !text_.ends_with('.')) return;
    Span& last = line_.stipulation.back().where;
    if (last.end + 1 == text_.size()) ++last.end;
  }

  std::string_view text_;
  std::string folded_;
  std::size_t at_ = 0;
  bool any_ = false, after_task_ = false;
  TaskLine line_;
};

}  // namespace

std::optional<TaskLine> read_task_line(std::string_view line) { return TaskReader(line).run(); }

TaskLine read_twins_line(std::string_view line) { return TaskReader(line).twins(); }

std::vector<Span> read_condition_list(std::string_view line) {
  std::vector<Span> pieces;
  for (std::size_t at = 0; at < line.size();) {
    std::size_t const end = std::min(line.find_first_of(",;", at), line.size());
    std::size_t const begin = std::min(line.find_first_not_of(' ', at), end);
    std::string_view const piece = text::without_tail(line.substr(begin, end - begin));
    if (pieces.empty() && semantics::condition_end(piece) != piece.size()) return {};
    if (!piece.empty()) pieces.push_back({begin, begin + piece.size()});
    at = end + 1;
  }
  if (pieces.size() < 2) pieces.clear();
  return pieces;
}

bool has_task_signs(std::string_view line) {
  std::string pieces;
  for (std::size_t at = line.find_first_of("([C#"); at != std::string_view::npos;
       at = line.find_first_of("([C#", at + 1)) {
    bool const apart = at == 0 || !is_word_letter(line[at - 1]);
    if (line[at] == '#' && at + 1 < line.size() && text::is_digit(line[at + 1])) return true;
    if (line[at] == 'C' ? apart && end_of(line, at, sound) > at
                        : line[at] != '#' && count_end(line, at, pieces) > at)
      return true;
  }
  return false;
}

bool ends_with_task(std::string_view line) {
  std::size_t const blank = line.rfind(' ');
  if (blank == std::string_view::npos) return false;
  std::string_view const last = line.substr(blank + 1);
  return last.find_first_of("#=+") != std::string_view::npos && last.size() > 1 &&
         semantics::task_end(last) == last.size();
}

}  // namespace dawson::document
