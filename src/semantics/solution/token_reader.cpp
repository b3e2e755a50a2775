// Reads the tokens of a line: numbers, half-moves, brackets, comments, words.
#include <string>
#include <utility>
#include <vector>

#include "semantics/solution/half_move_reader.hpp"
#include "semantics/solution/half_move_tail.hpp"
#include "semantics/solution/line_reader.hpp"
#include "text/limits.hpp"

namespace dawson::semantics {

using Comment = MoveComment::Kind;

bool Reader::read_token(Scan& scan) {
  text::WorkBudget::take();
  after_half_move_ = token_ == Token::half_move || (after_half_move_ && token_ == Token::comma);
  token_ = Token::other;
  if (after_half_move_ && read_alternative(scan)) return true;
  if (scan.ahead() == '{') return read_comment(scan);
  if (read_markup(scan)) return true;
  if (lines_)
    if (auto words = take_line_label(scan)) {
      builder_.label(std::move(*words));
      return true;
    }
  if (Scan star = scan; star.take("*") && (star.blanks(), text::is_digit(star.ahead())) &&
                        (scan.at == start_ || text::is_digit(scan.ahead(1)))) {
    ++scan.at;
    builder_.announce_phase(SolutionPhase::Kind::set, true);
    return true;
  }
  if (auto const ending = take_ending(scan)) return read_ending(scan, *ending);
  if (text::is_digit(scan.ahead()))
    if (std::size_t const from = scan.at; auto const number = read_number(scan))
      return read_numbered(scan, from, *number);
  if (auto const evaluation = take_evaluation(scan))
    return builder_.comment(
        {std::string(evaluation->sign), Comment::evaluation, evaluation->where});
  if (scan.ahead() == ';' && read_line_comment(scan)) return true;
  if (scan.take_any({",", ";"})) {
    token_ = Token::comma;
    builder_.comma(next_number(scan));
    return true;
  }
  if (!lines_ && has_moves_ && scan.take(">")) {
    builder_.announce_threat();
    return true;
  }
  bool const bracket = scan.ahead() == '[';
  if (bracket && changes_first(scan)) return read_halves(scan);
  if (bracket || scan.ahead() == '(') return open(scan);
  if (scan.ahead() == '$') return read_glyph(scan);
  if (scan.take_any({")", "]"})) return builder_.close_parenthesis();
  std::size_t const from = scan.at;
  Scan behind = scan;
  if (auto const word = take_solution_word(behind);
      word && (*word != SolutionWord::but || is_at_move(behind))) {
    scan = behind;
    return read_word(*word, {from, scan.at});
  }
  if (auto name = take_phase_name(scan, letters_, !has_moves_)) {
    in_sentence_ = !name->ends_with(':');  // "Not 1.Qd5+ because of Kb8"
    builder_.open_named(std::move(*name));
    return true;
  }
  if (read_halves(scan)) return true;
  bool const ellipsis = scan.ahead() == '.' || scan.rest().starts_with("\u2026");
  if (take_dots(scan)) {
    if (!ellipsis && has_moves_ && !lines_ && takes_dash(scan)) return true;
    if (!ellipsis && has_moves_ && !is_at_move(scan)) return false;  // "1.Sd5! - unsound"
    if (ellipsis && stands_for_nothing(scan)) return true;
    if (ellipsis && continues_after(scan) && builder_.leave_out()) return true;
    HalfMove half;
    half.where = {scan.at, scan.at};
    return builder_.nothing(std::move(half));
  }
  // Popeye prints the check of an omitted key before its threats.
  return !has_moves_ && scan.take("+");
}

// Returns the next number of the text, 0 without one; numbers are looked for once.
int Reader::next_number(Scan const& scan) {
  if (number_after_ > scan.at) return number_value_;
  number_value_ = 0;
  std::string_view const text = solution_.text;
  for (Scan here{{text, scan.at}}; !here.done(); ++here.at) {
    if (!text::is_digit(here.ahead()) || text::is_alphanumeric(text[here.at - 1])) continue;
    Scan after = here;
    auto const number = read_move_number(after, letters_);
    if (!number) continue;
    number_after_ = here.at + 1;
    return number_value_ = number->value;
  }
  number_after_ = text.size() + 1;
  return 0;
}

// Reads a move number, also one without a full stop ("1 a5") where it must come.
std::optional<MoveNumber> Reader::read_number(Scan& scan) {
  auto number = read_move_number(scan, letters_);
  if (!number) {
    Scan here = scan;
    number = read_bare_number(here, letters_);
    if (!number || !builder_.expects(number->value)) return {};
    scan = here;
  }
  if (number->value > 1 && !builder_.has_numbers() &&
      lowest_number(solution_.text, part_begin_, letters_) == number->value)
    builder_.begin_with(number->value);
  return number;
}

bool Reader::read_numbered(Scan& scan, std::size_t from, MoveNumber const& number) {
  builder_.number(number.value, number.defender, {from, scan.at});
  token_ = number.nothing ? Token::other : Token::number;
  if (!number.nothing) return true;
  HalfMove half;
  half.where = {scan.at, scan.at};
  scan.blanks();
  while (scan.ahead() == '!' || scan.ahead() == '?') half.marks += scan.text[scan.at++];
  return builder_.nothing(std::move(half));
}

// Returns true for "[e8=R]Qd8-d4": the change belongs to its half-move.
bool Reader::changes_first(Scan scan) const {
  auto const half = read_half_move(scan, letters_);
  return half && !half->before.empty();
}

// Returns true for "1. a5 ... Qd6": the half-move after the dots is the next one, since only that
// side has such a piece, or since the next number follows.
bool Reader::stands_for_nothing(Scan scan) {
  if (lines_ || !has_moves_) return false;
  scan.blanks();
  auto const half = read_half_move(scan, letters_);
  if (!half || !builder_.next_side_has(*half, false)) return false;
  return !builder_.next_side_has(*half, true) || next_number(scan) == builder_.last_number() + 1;
}

// Returns true for "2.Bc2 ... Rg1#": the only answer is omitted.
bool Reader::continues_after(Scan scan) const {
  scan.blanks();
  read_move_number(scan, letters_);
  return read_half_move(scan, letters_).has_value();
}

// Reads further files of a square: "Ka(c)8-b7", "Rd(e,f)7". The first member has the place of the
// whole, the others a place within it.
bool Reader::read_further_files(Scan& scan) {
  constexpr std::size_t longest = 12;
  auto const is_file = [](char c) { return c >= 'a' && c <= 'h'; };
  std::string_view const text = scan.text;
  std::size_t const found = text.substr(scan.at, longest).find('(');
  if (found == std::string_view::npos || found == 0) return false;
  std::size_t const open = scan.at + found;
  std::string_view const before = text.substr(scan.at, open - scan.at);
  if (!is_file(before.back()) || before.find_first_of(" \t\n") != std::string_view::npos)
    return false;
  Scan here{text, open + 1};
  std::string files(1, before.back());
  do {
    if (!is_file(here.ahead())) return false;
    files += text[here.at++];
  } while (here.take(","));
  if (!here.take(")") || !text::is_digit(here.ahead())) return false;
  std::size_t const rest = here.at;
  std::vector<HalfMove> members;
  for (char const file : files) {
    std::string variant(before.substr(0, before.size() - 1));
    variant += file;
    std::size_t const inserted = variant.size();
    variant += text.substr(rest, longest);
    Scan whole{{variant, 0}};
    auto half = read_half_move(whole, letters_);
    if (!half || half->where.end <= inserted) return false;
    here.at = rest + half->where.end - inserted;
    bool const first = members.empty();
    half->where = {first ? scan.at : here.at - 1, here.at};
    half->letter = first ? text::shifted(half->letter, scan.at) : text::Span{here.at, here.at};
    half->marks.clear();
    half->comments.clear();
    members.push_back(std::move(*half));
  }
  read_marks(here, members.front());
  if (!builder_.add(std::move(members.front()))) return false;
  for (std::size_t i = 1; i < members.size(); ++i) builder_.add_to_group(std::move(members[i]));
  scan.at = here.at;
  has_moves_ = true;
  if (!in_sentence_) unread_.may_begin();
  token_ = Token::half_move;
  return true;
}

bool Reader::read_halves(Scan& scan) {
  if (read_further_files(scan)) return true;
  auto half = read_half_move(scan, letters_);
  if (!half) half = read_capture_of_files(scan, builder_.has_number(), letters_);
  if (!half) return false;
  std::optional<HalfMove> first;  // before further squares: "Ba5(b4,d2)"
  if (scan.ahead() == '(' && scan.at == half->where.end) first = half;
  bool const opens = builder_.has_number() || !half->marks.empty();
  bool evaluated = half->has_evaluation();
  if (!builder_.add(std::move(*half))) return false;
  has_moves_ = true;
  if (opens && !in_sentence_) unread_.may_begin();
  token_ = Token::half_move;
  if (first) read_further_squares(scan, *first);
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

// Reads the further squares of "Ba5(b4,d2)": members of a group.
void Reader::read_further_squares(Scan& scan, HalfMove const& first) {
  if (first.steps.empty()) return;
  Scan here = scan;
  ++here.at;
  std::vector<HalfMove> members;
  do {
    std::size_t const from = here.at;
    auto const square = here.square();
    if (!square) return;
    HalfMove& member = members.emplace_back(first);
    member.steps.back().square = *square;
    member.where = {from, here.at};
    member.letter = {from, from};
    member.marks.clear();
    member.comments.clear();
  } while (here.take(","));
  if (!here.take(")")) return;
  for (HalfMove& member : members) builder_.add_to_group(std::move(member));
  scan = here;
}

// Reads an alternative after "or": one more threat, or a member of the group.
bool Reader::read_alternative(Scan& scan) {
  Scan here = scan;
  if (!take_alternative(here)) return false;
  here.blanks();
  read_move_number(here, letters_);
  auto half = read_half_move(here, letters_);
  if (!half) return false;
  if (!lines_ && builder_.follows_threat()) {
    builder_.comma(0);
    if (!builder_.add(std::move(*half))) return false;
  } else if (!builder_.add_to_group(std::move(*half))) {
    return false;
  }
  scan = here;
  token_ = Token::half_move;
  return true;
}

// Returns true at the words of "(or Kh6)".
bool Reader::closes_alternative(Scan scan) const {
  if (!take_alternative(scan)) return false;
  scan.blanks();
  if (!read_half_move(scan, letters_)) return false;
  scan.blanks();
  return scan.ahead() == ')';
}

bool Reader::open(Scan& scan) {
  std::size_t const from = scan.at;
  bool const square = scan.text[scan.at++] == '[';
  scan.blanks();
  if (after_half_move_ && closes_alternative(scan)) {
    read_alternative(scan);
    scan.blanks();
    ++scan.at;
    return true;
  }
  Scan sign = scan;
  if ((take_evaluation(sign) || sign.take("=")) && sign.take(")"))
    return read_remark(scan, {from, sign.at});
  Scan words = scan;
  if (take_ending(words) && words.take(")")) return read_remark(scan, {from, words.at});
  Scan dash = scan;
  if (dash.take_any({"\u2013", "-"}) && dash.ahead() == ')') {
    scan = dash;
    ++scan.at;
    return builder_.zugzwang({from, scan.at});
  }
  bool const threat = scan.take(">");
  token_ = Token::bracket;
  if (!builder_.open_parenthesis(square)) return false;
  if (threat) builder_.announce_threat();
  return true;
}

// "(+-)" is a comment as written.
bool Reader::read_remark(Scan& scan, text::Span where) {
  scan.at = where.end;
  return builder_.comment({std::string(scan.part(where)), Comment::words, where});
}

// Reads "$3" of PGN: marks, or the printed form of an evaluation.
bool Reader::read_glyph(Scan& scan) {
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
bool Reader::read_ending(Scan const& scan, Ending const& ending) {
  std::string_view const words = scan.part(ending.where);
  if (ending.result && !has_moves_) {
    builder_.prose(ending.where, 0);
    return true;
  }
  if (words == "*") return !builder_.has_number();  // "2.*" is rather any half-move
  return builder_.comment(
      {std::string(words), ending.result ? Comment::result : Comment::ending, ending.where});
}

// Skips markup of the document, which is not a move.
bool Reader::read_markup(Scan& scan) {
  auto const* const found = markup_at(context_.markup, scan.at);
  if (!found || (!has_moves_ && scan.at != start_)) return false;  // "1.\symqueen a8"
  scan.at = found->end;
  if (has_moves_) builder_.remark(*found);
  else keep_before_moves(*found, scan);
  return true;
}

bool Reader::read_comment(Scan& scan) {
  HalfMove loose;
  std::size_t const from = scan.at;
  read_comments(scan, loose);
  if (scan.at == from) return false;
  // In a bracket that is open, a line may begin with a comment.
  if (has_moves_ || (builder_.in_parenthesis() && builder_.can_comment())) {
    for (MoveComment& comment : loose.comments)
      if (!builder_.comment(std::move(comment))) return false;
    return loose.marks.empty() || builder_.mark(loose.marks);
  }
  std::size_t const to = end_without_blanks(scan.text, from, scan.at);
  if (!loose.comments.empty()) keep_before_moves({from, to}, scan);
  scan.blanks();
  start_ = scan.at;
  return true;
}

// Reads the comment after "; " to the end of the line, if no play follows.
bool Reader::read_line_comment(Scan& scan) {
  Scan here = scan;
  ++here.at;
  if (!here.blanks() || here.done() || !builder_.can_comment()) return false;
  std::size_t const from = here.at;
  constexpr std::string_view brackets = "([{*$";
  bool const play =
      text::is_digit(here.ahead()) || brackets.find(here.ahead()) != std::string_view::npos ||
      read_half_move(here, letters_) || take_solution_word(here) || take_line_label(here) ||
      take_head(here) || take_phase_name(here, letters_, false);
  if (play) return false;
  std::size_t const to = end_without_blanks(here.text, from, here.text.size());
  scan.at = to;
  return builder_.comment({std::string(here.part({from, to})), Comment::words, {from, to}});
}

bool Reader::read_word(SolutionWord word, text::Span where) {
  switch (word) {
    case SolutionWord::threat: return builder_.threat();
    case SolutionWord::zugzwang: return builder_.zugzwang(where);
    case SolutionWord::refutes: return builder_.refutes();
    case SolutionWord::but: builder_.but(); break;
    case SolutionWord::set: builder_.announce_phase(SolutionPhase::Kind::set, false); break;
    case SolutionWord::attempt: builder_.announce_phase(SolutionPhase::Kind::attempt, false); break;
    case SolutionWord::key: builder_.announce_phase(SolutionPhase::Kind::key, false); break;
    case SolutionWord::solution: builder_.open_solution(); break;
  }
  return true;
}

}  // namespace dawson::semantics
