//     solution = { line } ;   a line ends at a line end outside of braces, no mark after it
//     line     = { token } ;
//     token    = [ "*" ] , number | half , { "/" , half } | head | label | word | comment
//              | ( "(" | "[" ) , token , { token } , ( ")" | "]" ) | "," | ";" | dots | name ;
//     number   = n , "." , [ dots ] ;
//     dots     = "..." | "…" | "–" | "-" ;
//     head     = [ "+" ] , letter , [ n ] , ")" , words up to a number or the end of the line ;
//     label    = "I)" | "ii)" | "1)" ;
//     name     = words , [ ":" ] , before the number 1 ;
//
// All tokens of a line go to the builder. Unreadable parts are kept as words after the half-move
// before them. If a line does not begin with a half-move, the builder returns to the beginning of
// the line and keeps all of it as text.
#include "semantics/solution/reader.hpp"

#include <algorithm>
#include <utility>

#include "semantics/solution/half_move_reader.hpp"
#include "semantics/solution/half_move_tail.hpp"
#include "semantics/solution/line_reader.hpp"
#include "semantics/twins/heads.hpp"

namespace dawson::semantics {

void Reader::read() {
  std::string_view const text = solution_.text;
  std::size_t at = 0;
  while (at < text.size()) {
    std::size_t const end = end_of_line(text, at, context_.markup);
    read_line({at, end});
    at = end + 1;
  }
  solution_.parts = builder_.finish();
  solution_.lone_numbers = builder_.lone_numbers();
}

void Reader::read_line(text::Span span) {
  std::string_view const line = std::string_view(solution_.text).substr(0, span.end);
  std::size_t const first = line.find_first_not_of(text::white_space, span.begin);
  if (first == std::string_view::npos) {
    builder_.blank_line();
    return;
  }
  std::string_view const words = line.substr(span.begin);
  if (is_of_program(words)) {
    solution_.partial |= says_partial(words);
    return;
  }
  Scan scan{line, first};
  start_ = first;
  has_moves_ = in_sentence_ = false;
  unread_.begin();
  std::optional<int> const level = level_of(scan);
  if (dropped_ && level.value_or(*dropped_ + 1) > *dropped_ && !opens_part(scan)) {
    keep(span.end, level);
    return;
  }
  dropped_.reset();
  builder_.begin_line();
  SolutionBuilder::State state = builder_.state();
  while (!at_end(scan)) {
    if (read_head(scan)) {
      scan.blanks();
      start_ = scan.at;
      state = builder_.state();
      unread_.begin();
      continue;
    }
    std::size_t const from = scan.at;
    if (unread_.joins(scan) || !read_token(scan)) {
      scan.at = from;
      if (unread_.keep(scan)) continue;
      builder_.restore(std::move(state));
      std::erase_if(solution_.unknown_glyphs, [&](text::Span at) { return at.begin >= start_; });
      std::optional<int> const depth = level_of({line, start_});
      keep(span.end, depth);
      if (depth && *depth > 1) dropped_ = depth;  // "0...g7-g5" tells the last move
      return;
    }
    if (std::exchange(kept_comment_, false)) state = builder_.state();
    unread_.note(token_, from);
  }
}

// Keeps a line as text; nothing below it can be read.
void Reader::keep(std::size_t end, std::optional<int> level) {
  std::string_view const text = solution_.text;
  end = end_without_blanks(text, start_, end);
  if (end > start_) builder_.prose({start_, end}, level.value_or(0));
}

bool Reader::at_end(Scan& scan) {
  scan.blanks();
  return scan.done();
}

// Returns the level of the number at the beginning of a line.
std::optional<int> Reader::level_of(Scan scan) const {
  scan.blanks();
  take_phase_name(scan, letters_, false);
  scan.take("*");
  scan.take("(");
  auto const number = read_move_number(scan, letters_);
  if (!number) return {};
  return builder_.level_of(number->value, number->defender);
}

bool Reader::opens_part(Scan scan) const {
  return take_head(scan).has_value() || take_zeroposition(scan);
}

std::optional<PartHead> Reader::take_head(Scan& scan) const {
  return take_part_head(scan, builder_.last_label(), scan.at == start_ && !has_moves_);
}

bool Reader::read_head(Scan& scan) {
  if (scan.at > 0 && text::is_word(scan.text[scan.at - 1])) return false;
  SolutionPart part;
  if (scan.at == start_ && take_zeroposition(scan)) {
    part.zero = true;
    open_part(std::move(part));
    return true;
  }
  Scan here = scan;
  auto head = take_head(here);
  if (!head) return false;
  part.label = std::move(head->label);
  part.continued = head->continued;
  here.blanks();
  std::size_t const from = here.at;
  std::size_t to = from;
  while (!here.done() && !begins_play(here, letters_)) {
    if (!here.blanks()) to = ++here.at;
  }
  while (to > from && here.text[to - 1] == ';') --to;
  part.words = {from, to};
  open_part(std::move(part));
  scan = here;
  return true;
}

// Reads the part by its own rules: those of its words, or those of the twin with its label.
void Reader::open_part(SolutionPart part) {
  bool const bare = part.words.begin == part.words.end;
  auto const by_label = context_.twins.find(part.label);
  part.twin = read_twin_changes(solution_.words(part.words), solution_.language);
  part.twin.continued |= part.continued;
  rules_ = bare && by_label != context_.twins.end() ? by_label->second : rules_.next(part.twin);
  part.rules = rules_;
  part.play = rules_.play(context_.play, context_.options);
  lines_ = part.play.lines;
  part_begin_ = part.words.end;
  builder_.open_part(std::move(part));
}

// Returns whether a half-move, a bracket or the end of the line follows: in "but unsound", `but` is
// a word like others.
bool Reader::is_at_move(Scan scan) const {
  scan.take_any({":", ","});
  scan.blanks();
  constexpr std::string_view begins = "([{.*";
  return scan.done() || text::is_digit(scan.ahead()) ||
         begins.find(scan.ahead()) != std::string_view::npos || read_half_move(scan, letters_);
}

// A dash before the attacker's next number announces a threat ("1.Rb2! - 2.Rb3#"); before
// zugzwang it means nothing.
bool Reader::takes_dash(Scan here) {
  here.blanks();
  if (Scan word = here; take_solution_word(word) == SolutionWord::zugzwang) return true;
  auto const number = read_move_number(here, letters_);
  bool const threat =
      number && builder_.level_of(number->value, number->defender) == builder_.next_level() + 1;
  if (threat) builder_.announce_threat();
  return threat;
}

void Reader::keep_before_moves(text::Span words, Scan& scan) {
  builder_.prose(words, 0);
  kept_comment_ = true;
  scan.blanks();
  start_ = scan.at;
}

std::map<std::string, OwnRules> rules_by_label(std::vector<chess::Twin> const& twins) {
  std::map<std::string, OwnRules> out;
  OwnRules rules;
  for (chess::Twin const& twin : twins) {
    rules = rules.next(twin);
    out.emplace(twin.label, rules);
  }
  return out;
}

Solution read_solution(std::string text, SolutionContext const& context) {
  Solution solution;
  solution.text = std::move(text);
  blank_stray_quotes(solution.text);
  solution.markup = context.markup;
  solution.language = language_by_words(solution.text).value_or(context.language);
  Letters letters = letters_for(solution.language, context.diagram, context.nightriders);
  if (context.notation == SolutionNotation::popeye) letters.n_is_knight = false;
  Reader(solution, std::move(letters), context).read();
  return solution;
}

}  // namespace dawson::semantics
