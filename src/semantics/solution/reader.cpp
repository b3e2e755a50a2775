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

#include "semantics/solution/builder.hpp"
#include "semantics/solution/evaluations.hpp"
#include "semantics/solution/half_move_reader.hpp"
#include "semantics/solution/half_move_tail.hpp"
#include "semantics/solution/line_words.hpp"
#include "semantics/solution/move_numbers.hpp"
#include "semantics/solution/part_heads.hpp"
#include "semantics/solution/scan.hpp"
#include "semantics/solution/unread.hpp"
#include "semantics/twins/heads.hpp"
#include "text/limits.hpp"

namespace dawson::semantics {
namespace {

using Comment = MoveComment::Kind;

class Reader {
 public:
  Reader(Solution& solution, Letters letters, SolutionContext const& context)
      : solution_(solution),
        letters_(std::move(letters)),
        context_(context),
        builder_(context.play, context.diagram),
        lines_(context.play.lines) {}

  void read() {
    std::string_view const text = solution_.text;
    solution_.begins_with_move = begins_with_move(text, letters_);
    std::size_t at = 0;
    while (at < text.size()) {
      std::size_t const end = end_of_line(text, at, context_.markup);
      read_line({at, end});
      at = end + 1;
    }
    solution_.parts = builder_.finish();
  }

 private:
  void read_line(text::Span span) {
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
        if (depth) dropped_ = depth;
        return;
      }
      if (std::exchange(kept_comment_, false)) state = builder_.state();
      unread_.note(token_, from);
    }
  }

  // Keeps a line as text; nothing below it can be read.
  void keep(std::size_t end, std::optional<int> level) {
    std::string_view const text = solution_.text;
    while (end > start_ && text::white_space.find(text[end - 1]) != std::string_view::npos) --end;
    if (end > start_) builder_.prose({start_, end}, level.value_or(0));
  }

  static bool at_end(Scan& scan) {
    scan.blanks();
    return scan.done();
  }

  // Returns the level of the number at the beginning of a line.
  std::optional<int> level_of(Scan scan) const {
    scan.blanks();
    take_phase_name(scan, letters_, false);
    scan.take("*");
    scan.take("(");
    auto const number = read_move_number(scan, letters_);
    if (!number) return {};
    return 2 * number->value + (number->defender ? 1 : 0);
  }

  bool opens_part(Scan scan) const {
    return take_head(scan).has_value() || take_zeroposition(scan);
  }

  std::optional<PartHead> take_head(Scan& scan) const {
    return take_part_head(scan, builder_.last_label(), scan.at == start_ && !has_moves_);
  }

  bool read_head(Scan& scan) {
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
  void open_part(SolutionPart part) {
    bool const bare = part.words.begin == part.words.end;
    auto const by_label = context_.twins.find(part.label);
    part.twin = read_twin_changes(solution_.words(part.words), solution_.language);
    part.twin.continued |= part.continued;
    rules_ = bare && by_label != context_.twins.end() ? by_label->second : rules_.next(part.twin);
    part.rules = rules_;
    part.play = rules_.play(context_.play, context_.options);
    lines_ = part.play.lines;
    builder_.open_part(std::move(part));
  }

  bool read_token(Scan& scan) {
    text::WorkBudget::take();
    token_ = Token::other;
    if (scan.ahead() == '{') return read_comment(scan);
    if (read_markup(scan)) return true;
    if (lines_)
      if (auto words = take_line_label(scan)) {
        builder_.label(std::move(*words));
        return true;
      }
    if (scan.ahead() == '*' && text::is_digit(scan.ahead(1))) {
      ++scan.at;
      builder_.announce_phase(SolutionPhase::Kind::set, true);
      return true;
    }
    if (auto const ending = take_ending(scan)) return read_ending(scan, *ending);
    if (text::is_digit(scan.ahead()))
      if (auto const number = read_move_number(scan, letters_)) return read_numbered(scan, *number);
    if (auto const evaluation = take_evaluation(scan))
      return builder_.comment(
          {std::string(evaluation->sign), Comment::evaluation, evaluation->where});
    if (scan.take_any({",", ";"})) {
      token_ = Token::comma;
      builder_.comma();
      return true;
    }
    bool const bracket = scan.ahead() == '[';
    if (bracket && changes_first(scan)) return read_halves(scan);
    if (bracket || scan.ahead() == '(') return open(scan);
    if (scan.ahead() == '$') return read_glyph(scan);
    if (scan.take_any({")", "]"})) return builder_.close_parenthesis();
    std::size_t const from = scan.at;
    if (auto const word = take_solution_word(scan)) return read_word(*word, {from, scan.at});
    if (auto name = take_phase_name(scan, letters_, !has_moves_)) {
      in_sentence_ = !name->ends_with(':');  // "Not 1.Qd5+ because of Kb8"
      builder_.open_named(std::move(*name));
      return true;
    }
    if (read_halves(scan)) return true;
    bool const ellipsis = scan.ahead() == '.' || scan.rest().starts_with("\u2026");
    if (take_dots(scan)) {
      if (ellipsis && continues_after(scan) && builder_.leave_out()) return true;
      HalfMove half;
      half.where = {scan.at, scan.at};
      return builder_.nothing(std::move(half));
    }
    // Popeye prints the check of an omitted key before its threats.
    return !has_moves_ && scan.take("+");
  }

  bool read_numbered(Scan& scan, MoveNumber const& number) {
    builder_.number(number.value, number.defender);
    token_ = number.nothing ? Token::other : Token::number;
    if (!number.nothing) return true;
    HalfMove half;
    half.where = {scan.at, scan.at};
    scan.blanks();
    while (scan.ahead() == '!' || scan.ahead() == '?') half.marks += scan.text[scan.at++];
    return builder_.nothing(std::move(half));
  }

  // Returns true for "[e8=R]Qd8-d4": the change belongs to its half-move.
  bool changes_first(Scan scan) const {
    auto const half = read_half_move(scan, letters_);
    return half && !half->before.empty();
  }

  // Returns true for "2.Bc2 ... Rg1#": the dots stand for the only answer.
  bool continues_after(Scan scan) const {
    scan.blanks();
    read_move_number(scan, letters_);
    return read_half_move(scan, letters_).has_value();
  }

  bool read_halves(Scan& scan) {
    auto half = read_half_move(scan, letters_);
    if (!half) return false;
    bool const opens = builder_.has_number() || !half->marks.empty();
    bool evaluated = half->has_evaluation();
    if (!builder_.add(std::move(*half))) return false;
    has_moves_ = true;
    if (opens && !in_sentence_) unread_.may_begin();
    while (scan.ahead() == '/' && !evaluated) {
      Scan here = scan;
      ++here.at;
      here.blanks();
      read_move_number(here, letters_);
      auto other = read_half_move(here, letters_);
      if (other) evaluated = other->has_evaluation();
      if (!other || !builder_.add_to_group(std::move(*other))) break;
      scan = here;
    }
    return true;
  }

  bool open(Scan& scan) {
    std::size_t const from = scan.at;
    bool const square = scan.text[scan.at++] == '[';
    scan.blanks();
    Scan sign = scan;
    if ((take_evaluation(sign) || sign.take("=")) && sign.take(")"))
      return read_remark(scan, {from, sign.at});
    Scan dash = scan;
    if (dash.take_any({"\u2013", "-"}) && dash.ahead() == ')') {
      scan = dash;
      ++scan.at;
      return builder_.zugzwang({from, scan.at});
    }
    scan.take(">");
    token_ = Token::bracket;
    return builder_.open_parenthesis(square);
  }

  // "(+-)" is a comment as written.
  bool read_remark(Scan& scan, text::Span where) {
    scan.at = where.end;
    return builder_.comment({std::string(scan.part(where)), Comment::words, where});
  }

  // Reads "$3" of PGN: marks, or the printed form of an evaluation.
  bool read_glyph(Scan& scan) {
    std::size_t const from = scan.at++;
    auto const number = scan.number();
    if (!number) {
      scan.at = from;  // a formula of LaTeX
      return false;
    }
    std::string_view const sign = sign_of_glyph(*number);
    if (sign.find_first_of("!?") != std::string_view::npos) return builder_.mark(sign);
    if (!sign.empty()) return builder_.comment({std::string(sign), Comment::evaluation, {}});
    solution_.unknown_glyphs.push_back({from, scan.at});
    return true;
  }

  // A result on a line of its own is text, other endings belong to the half-move before.
  bool read_ending(Scan const& scan, Ending const& ending) {
    std::string_view const words = scan.part(ending.where);
    if (ending.result && !has_moves_) {
      builder_.prose(ending.where, 0);
      return true;
    }
    if (words == "*") return !builder_.has_number();  // "2.*" is rather any half-move
    return builder_.comment(
        {std::string(words), ending.result ? Comment::result : Comment::ending, ending.where});
  }

  void keep_before_moves(text::Span words, Scan& scan) {
    builder_.prose(words, 0);
    kept_comment_ = true;
    scan.blanks();
    start_ = scan.at;
  }

  // Skips markup of the document, which is not a move.
  bool read_markup(Scan& scan) {
    auto const* const found = markup_at(context_.markup, scan.at);
    if (!found || (!has_moves_ && scan.at != start_)) return false;  // "1.\symqueen a8"
    scan.at = found->end;
    if (has_moves_) builder_.remark(*found);
    else keep_before_moves(*found, scan);
    return true;
  }

  bool read_comment(Scan& scan) {
    HalfMove loose;
    std::size_t const from = scan.at;
    read_comments(scan, loose);
    if (scan.at == from) return false;
    if (has_moves_) {
      for (MoveComment& comment : loose.comments)
        if (!builder_.comment(std::move(comment))) return false;
      return loose.marks.empty() || builder_.mark(loose.marks);
    }
    std::size_t to = scan.at;
    while (to > from && text::white_space.find(scan.text[to - 1]) != std::string_view::npos) --to;
    if (!loose.comments.empty()) keep_before_moves({from, to}, scan);
    scan.blanks();
    start_ = scan.at;
    return true;
  }

  bool read_word(SolutionWord word, text::Span where) {
    switch (word) {
      case SolutionWord::threat: return builder_.threat();
      case SolutionWord::zugzwang: return builder_.zugzwang(where);
      case SolutionWord::refutes: return builder_.refutes();
      case SolutionWord::but: builder_.but(); break;
      case SolutionWord::set: builder_.announce_phase(SolutionPhase::Kind::set, false); break;
      case SolutionWord::attempt:
        builder_.announce_phase(SolutionPhase::Kind::attempt, false);
        break;
      case SolutionWord::key: builder_.announce_phase(SolutionPhase::Kind::key, false); break;
    }
    return true;
  }

  Solution& solution_;
  Letters letters_;
  SolutionContext const& context_;
  SolutionBuilder builder_;
  OwnRules rules_;         ///< of the part that is open
  bool lines_;             ///< so it is read
  std::size_t start_ = 0;  ///< offset of the text that may be kept
  bool has_moves_ = false, in_sentence_ = false, kept_comment_ = false;
  using Token = UnreadWords::Token;
  Token token_ = Token::other;  ///< that was read last
  UnreadWords unread_{builder_, letters_};
  std::optional<int> dropped_;  ///< the level of a line that is text, until one no deeper
};

}  // namespace

Solution read_solution(std::string text, SolutionContext const& context) {
  Solution solution;
  solution.text = std::move(text);
  blank_stray_quotes(solution.text);
  solution.markup = context.markup;
  solution.language = language_by_words(solution.text).value_or(context.language);
  Letters letters = letters_for(solution.language, context.diagram);
  if (context.notation == SolutionNotation::popeye) letters.n_is_knight = false;
  Reader(solution, std::move(letters), context).read();
  return solution;
}

}  // namespace dawson::semantics
