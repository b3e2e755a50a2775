// A stipulation is read from the left, each part by the longest of its words:
//
//     stipulation = [ number "->" ] [ "exact-" ] play [ "(" goal ")" ] goal length ;
#include "terms/popeye/stipulation.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "terms/popeye/men.hpp"
#include "terms/popeye/words.hpp"
#include "text/ascii.hpp"

namespace dawson::terms::popeye {
namespace {

// The longer one before the one that it begins with.
constexpr auto plays = std::to_array<std::string_view>(
    {"ser-reci-h", "ser-semi-r", "ser-hs",  "ser-hr",  "ser-h",   "ser-s",  "ser-r",
     "ser-",       "phser-hs",   "phser-h", "phser-r", "phser-s", "phser-", "pser-hs",
     "pser-hr",    "pser-h",     "pser-r",  "pser-s",  "pser-",   "reci-h", "semi-r",
     "hs",         "hr",         "h",       "s",       "r",       ""});
constexpr auto goals = std::to_array<std::string_view>(
    {"##!", "##",  "#=", "#",   "==", "=",  "!=", "!#",  "+",    "x",  "%",
     "ep",  "ctr", "ct", "<>r", "<>", "00", "~",  "dia", "a=>b", "c81"});

bool take(std::string_view& text, std::string_view word) {
  if (!text.starts_with(word)) return false;
  text.remove_prefix(word.size());
  return true;
}

std::size_t digits_of(std::string_view text) {
  std::size_t count = 0;
  while (count < text.size() && text::is_digit(text[count])) ++count;
  return count;
}

bool take_goal(std::string_view& text) {
  if (text.size() >= 3 && (text[0] == 'z' || text[0] == 'k') && are_squares(text.substr(1, 2)))
    return text.remove_prefix(3), true;
  return std::ranges::any_of(goals, [&](std::string_view goal) { return take(text, goal); });
}

bool is_length(std::string_view text) {
  text.remove_prefix(digits_of(text));
  return text.empty() || text == ".5" || text == ".0";
}

// A goal, whatever stands before it, without its length, which is left.
bool take_task(std::string_view& text) {
  if (std::size_t const intro = digits_of(text); intro > 0 && text.substr(intro).starts_with("->"))
    text.remove_prefix(intro + 2);
  take(text, "exact-");
  return std::ranges::any_of(plays, [&](std::string_view play) {
    std::string_view rest = text;
    if (!take(rest, play)) return false;
    if (take(rest, "(") && !(take_goal(rest) && take(rest, ")"))) return false;
    if (!take_goal(rest)) return false;
    if (!rest.empty() && rest != "*" && !is_length(rest)) return false;
    text = rest;
    return true;
  });
}

// Whether a token goes on with a structured stipulation: it has a sign or a number, or is a kind of
// play ("hh").
bool belongs_to_expression(std::string_view token) {
  return !text::is_letter(token.front()) ||
         token.find_first_of("[](){}&|!<>") != std::string_view::npos ||
         token.find_first_not_of("adhs") == std::string_view::npos;
}

// Whether the task is whole but for its length.
bool lacks_length(std::string_view token) {
  std::string const lower = text::lower_case(token);
  std::string_view rest = lower;
  return take_task(rest) && rest.empty();
}

}  // namespace

bool is_stipulation(std::string_view written) {
  std::string lower = text::lower_case(written);
  std::erase(lower, ' ');
  std::string_view rest = lower;
  return take_task(rest) && !rest.empty();
}

bool leads_to_a_position(std::string_view stipulation) {
  return text::lower_case(stipulation).find("a=>b") != std::string::npos;
}

bool is_structured(std::string_view stipulation) {
  std::size_t const blank = stipulation.find(' ');
  return blank != std::string_view::npos &&
         stipulation.find('[', blank) != std::string_view::npos &&
         std::ranges::any_of(colours(), [&](Colour const& colour) {
           return stipulation.substr(0, blank) == text::lower_case(colour.words.english);
         });
}

std::optional<text::SourceMappedText> read_stipulation(Tokens& tokens, Token const& word,
                                                       text::Diagnostics& findings) {
  Token const token = tokens.peek();
  if (token.ended()) {
    findings.push_back(text::error("E-STIPULATION", word.where, "missing stipulation",
                                   "write one after it, such as h#3"));
    return {};
  }
  tokens.take();
  std::string text(token.text);
  text::Span where = token.where;
  Token const next = tokens.peek();
  if (lacks_length(text) && digits_of(next.text) > 0 && is_length(next.text)) {
    text += (text::is_letter(text.back()) ? " " : "") + std::string(next.text);
    where.end = next.where.end;
    tokens.take();
  }
  if (!is_stipulation(text))
    findings.push_back(text::error(
        "E-STIPULATION", where, fmt::format("`{}` is not a Popeye stipulation", text),
        lacks_length(text) ? "add its length" : "correct it; until then it is kept as written"));
  text::SourceMappedText made;
  if (where == token.where) made.append(token.text, where.begin);
  else made.append_for(text, where);
  return made;
}

std::optional<text::SourceMappedText> read_structured(Tokens& tokens, chess::Language language,
                                                      Token const& word,
                                                      text::Diagnostics& findings) {
  std::string text;
  text::Span where = word.where;
  for (Token token = tokens.peek(); !token.ended(); token = tokens.peek()) {
    if (text.empty()) {
      auto const side = match(token.text, colours(), language);
      where.begin = token.where.begin;
      text = side.index ? text::lower_case(colours()[*side.index].words.english)
                        : std::string(token.text);
    } else if (belongs_to_expression(token.text)) {
      text += fmt::format(" {}", token.text);
    } else {
      break;
    }
    where.end = token.where.end;
    tokens.take();
  }
  if (text.empty()) {
    findings.push_back(text::error("E-STIPULATION", word.where, "missing stipulation",
                                   "write one after it, such as `white 3a[#]d`"));
    return {};
  }
  if (!is_structured(text))
    findings.push_back(text::error("E-STIPULATION", where,
                                   "expected a side and an expression with brackets",
                                   "write, for example, `white 3a[#]d`"));
  text::SourceMappedText made;
  made.append_for(text, where);
  return made;
}

}  // namespace dawson::terms::popeye
