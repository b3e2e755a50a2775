// Copies the words of the source character by character, but replaces brackets, pieces and signs;
// a path whose squares are known is written from them.
#include "semantics/printing/move_print.hpp"

#include <utility>

#include "semantics/printing/move_parts.hpp"
#include "semantics/printing/sign_print.hpp"
#include "semantics/solution/scan.hpp"
#include "semantics/solution/walks.hpp"

namespace dawson::semantics {
namespace {

using chess::Side;
using Part = MovePart::Kind;

class Printer {
 public:
  Printer(ProseWriter& out, Solution const& solution, HalfMove const& half, MovePrint const& how)
      : out_(out),
        text_(solution.text),
        half_(half),
        how_(how),
        form_(how.form),
        signs_{form_, half, solution.language, how.spaced_goal, how.drops_mates} {
    letters_.language = solution.language;
    // A piece that cannot be a nightrider was read as a knight.
    letters_.n_is_knight = half.piece.walk == "S" || !how.pieces.figure("N");
    scan_ = {text_.substr(0, half.where.end), half.where.begin};
  }

  void print() {
    if (!how_.closed) return copy_until(half_.where.end);
    for (MovePart const& part : parts_of(text_, half_)) {
      scan_.at = part.where.begin;
      print(part);
    }
  }

 private:
  bool castles() const {
    return half_.body == HalfMove::Body::short_castling ||
           half_.body == HalfMove::Body::long_castling;
  }

  std::string_view words(text::Span where) const {
    return text_.substr(where.begin, where.end - where.begin);
  }

  void print(MovePart const& part) {
    switch (part.kind) {
      case Part::path:
        if (MoveSquares const* const squares = known_squares()) return print_path(part, *squares);
        break;
      case Part::promotion:
        if (print_promotion(part)) return;
        break;
      case Part::en_passant: return out_.text(signs_.en_passant(words(part.where)));
      case Part::check: return out_.text(signs_.check(words(part.where)));
      case Part::goal: return out_.text(signs_.goal(words(part.where)));
      default: break;
    }
    copy_until(part.where.end);
  }

  void copy_until(std::size_t end) {
    while (scan_.at < end) {
      if (scan_.at == half_.letter.begin && half_.letter.end > half_.letter.begin) print_letter();
      else if (scan_.ahead() == '[') print_bracket();
      else if (scan_.ahead() == '=' && copy_promotion()) continue;
      else if (scan_.ahead() == '/' || scan_.ahead() == '>') print_partner();
      else if (capture_here()) print_capture();
      else if (squares_ > 0 && text::is_upper(scan_.ahead()) && becomes_walk()) print_bare();
      else copy();
    }
  }

  void copy() {
    char const c = scan_.ahead();
    if (Scan ep = scan_; squares_ > 0 && ep.blanks() && ep.rest().starts_with("e")) {
      out_.text("\u00A0");
      scan_ = ep;
      return;
    }
    bool const blank = c == ' ' || c == '\t' || c == '\r' || c == '\n';
    if (blank && how_.closed) {
      ++scan_.at;
      return;
    }
    if (auto const square = square_here(); square > 0) {
      Scan here = scan_;
      out_.text(chess::square_name(*here.square()));
      scan_.at += square;
      ++squares_;
      return;
    }
    if (castles()) out_.text(signs_.castling(c));
    else out_.text(scan_.text.substr(scan_.at, 1));
    ++scan_.at;
  }

  std::size_t square_here() const {
    Scan here = scan_;
    return here.square() ? here.at - scan_.at : 0;
  }

  // Returns the squares for short or long notation; null if the half-move keeps its length.
  MoveSquares const* known_squares() const {
    bool const has_two_forms =
        half_.body == HalfMove::Body::path && half_.steps.size() == 1 && !half_.from_unknown;
    if (form_.notation.empty() || !has_two_forms) return nullptr;
    MoveSquares const* const squares = how_.squares ? how_.squares(half_.where) : nullptr;
    bool const keeps_other_length = half_.is_short() == (form_.notation == "long");
    if (!squares && keeps_other_length && how_.kept) how_.kept->push_back(half_.where);
    return squares;
  }

  void print_path(MovePart const& part, MoveSquares const& squares) {
    using Hint = MoveSquares::Hint;
    bool const pawn = squares.walk == "P";
    bool const is_long = form_.notation == "long" || !squares.is_short_possible;
    bool const optional = words(part.where).find('(') != std::string_view::npos;
    print_letter_of_path(squares);
    std::string const file = chess::file_name(squares.from.file);
    if (is_long) out_.text(chess::square_name(squares.from));
    else if (pawn && squares.captures && squares.hint != Hint::both) out_.text(file);
    else if (squares.hint == Hint::file) out_.text(file);
    else if (squares.hint == Hint::rank) out_.text(std::to_string(squares.from.rank + 1));
    else if (squares.hint == Hint::both) out_.text(chess::square_name(squares.from));
    if (squares.captures || (optional && half_.steps.front().capture))
      out_.text(signs_.capture(is_long, optional));
    else if (is_long) out_.text("-");
    out_.text(chess::square_name(squares.to));
  }

  void print_letter_of_path(MoveSquares const& squares) {
    bool const written = half_.letter.end > half_.letter.begin;
    bool const plain = !half_.piece.side && half_.piece.attributes.empty();
    if (squares.walk == "P" && plain) return;
    if (written) return print_letter();
    if (how_.group_letter.end > how_.group_letter.begin)
      print_piece(words(how_.group_letter), squares.walk, Side::white);
    else print_piece(walk_in(squares.walk, letters_.language), squares.walk, Side::white);
  }

  // Returns the length of the walk at the end of `words`, which may follow an n and attributes.
  static std::size_t small_letters(std::string_view words) {
    std::size_t count = 0;
    while (count < words.size() && text::is_lower(words[count])) ++count;
    return count;
  }

  void print_letter() {
    print_piece(words(half_.letter), half_.piece.walk, half_.piece.side.value_or(Side::white));
    scan_.at = half_.letter.end;
  }

  // Prints a piece; `words` are its letters as written: small letters and walk.
  void print_piece(std::string_view words, std::string const& walk, Side side) {
    std::size_t const small = small_letters(words);
    if (form_.pieces == SolutionForm::Men::figurines) {
      if (auto figure = how_.pieces.figure(walk)) {
        figure->side = side;
        std::string_view attributes = words.substr(0, small);
        if (side == Side{Side::neutral} && attributes.starts_with('n')) attributes.remove_prefix(1);
        out_.text(attributes);
        return out_.piece(std::move(*figure));
      }
    }
    if (form_.pieces == SolutionForm::Men::as_written || !form_.letters) return out_.text(words);
    out_.text(words.substr(0, small));
    out_.text(form_.n_is_knight && walk == "S" ? "N" : walk_in(walk, *form_.letters));
  }

  // Prints a piece whose letters begin here: "wB", "T", "cQ".
  bool print_named(bool with_side) {
    Scan here = scan_;
    std::size_t const from = here.at;
    std::size_t const small = small_letters(here.rest());
    here.at += small;
    for (std::size_t const length : {2, 1}) {
      if (here.at + length > here.text.size()) continue;
      std::string_view const code = here.text.substr(here.at, length);
      if (!text::is_upper(code.front()) || text::is_lower(code.back())) continue;
      std::string const walk(letters_.english(code));
      if (walk.empty()) continue;
      here.at += length;
      std::string const named = with_letter_of_side(here.text.substr(from, here.at - from));
      std::string_view words = named;
      auto side = small > 0 && with_side ? letters_.side(here.text[from]) : std::nullopt;
      bool const figure = form_.pieces == SolutionForm::Men::figurines && how_.pieces.figure(walk);
      if (side && figure) words.remove_prefix(1);
      print_piece(words, walk, side.value_or(half_.piece.side.value_or(Side::white)));
      scan_.at = here.at;
      return true;
    }
    return false;
  }

  // Returns a piece "wR" of an effect with the letter of its side in the language of the form.
  std::string with_letter_of_side(std::string_view words) const {
    std::string out(words);
    bool const translated = form_.pieces == SolutionForm::Men::letters && form_.letters &&
                            *form_.letters != letters_.language;
    if (!translated || small_letters(words) != 1) return out;
    if (auto const side = letters_.side(words.front()))
      out.front() = chess::about(*form_.letters).sides[side->name];
    return out;
  }

  void print_bracket() {
    while (!scan_.done() && scan_.ahead() != ']') {
      bool const word = text::is_letter(scan_.ahead()) && scan_.at > 0 &&
                        !text::is_alphanumeric(scan_.text[scan_.at - 1]);
      if (word && print_named(true)) continue;
      out_.text(scan_.text.substr(scan_.at++, 1));
    }
    if (!scan_.done()) out_.text(scan_.text.substr(scan_.at++, 1));
  }

  // Prints a promotion with the sign of the form; returns false for a change of colour, which
  // keeps its sign.
  bool print_promotion(MovePart const& part) {
    std::string_view const written = words(part.where);
    std::string_view const piece = promoted_letters(written);
    if (piece.empty()) return false;
    bool const has_walk = text::is_upper(piece.back()) || text::is_digit(piece.back());
    std::string walk;
    for (MoveSuffix const& suffix : half_.suffixes)
      if (suffix.kind == MoveSuffix::Kind::becomes && walk.empty()) walk = suffix.becomes.walk;
    bool const small = !has_walk && piece.size() == 1 && written.size() == 1 && !walk.empty();
    if (!has_walk && !small) return false;
    std::size_t const at = static_cast<std::size_t>(piece.data() - written.data());
    auto const [before, after] =
        signs_.around_promotion(written.substr(0, at), written.substr(at + piece.size()));
    out_.text(before);
    scan_.at = part.where.begin + at;
    if (small && !form_.promotion.empty()) print_piece(walk_in(walk, letters_.language), walk, {});
    else if (small || !print_named(true)) out_.text(piece);
    out_.text(after);
    return true;
  }

  // Prints a promotion of a half-move that keeps its blanks.
  bool copy_promotion() {
    Scan const before = scan_;
    ++scan_.at;
    bool const parenthesis = scan_.take("(");
    std::size_t const small = small_letters(scan_.rest());
    bool const walk =
        scan_.at + small < scan_.text.size() && text::is_upper(scan_.text[scan_.at + small]);
    if (!walk) {
      scan_ = before;
      return false;
    }
    if (form_.promotion != "X") out_.text("=");
    if (parenthesis && form_.promotion.empty()) out_.text("(");
    if (!print_named(true)) return true;
    if (scan_.take(")") && form_.promotion.empty()) out_.text(")");
    return true;
  }

  bool becomes_walk() const {
    for (MoveSuffix const& suffix : half_.suffixes)
      if (suffix.kind == MoveSuffix::Kind::becomes && !suffix.becomes.walk.empty()) return true;
    return false;
  }

  void print_bare() {
    if (form_.promotion == "=X") out_.text("=");
    if (!print_named(false)) copy();
  }

  void print_partner() {
    out_.text(scan_.text.substr(scan_.at++, 1));
    print_named(true);
  }

  bool capture_here() const {
    Scan here = scan_;
    bool const optional = here.take("(");
    return !castles() && here.capture() && (!optional || here.take(")")) &&
           here.square().has_value();
  }

  void print_capture() {
    Scan here = scan_;
    bool const optional = here.take("(");
    std::size_t const from = here.at;
    here.capture();
    std::string_view const written = scan_.text.substr(from, here.at - from);
    if (optional) here.take(")");
    if (form_.capture.empty()) out_.text(optional ? in_parentheses(written) : std::string(written));
    else out_.text(signs_.capture(squares_ > 0, optional));
    scan_ = here;
  }

  static std::string in_parentheses(std::string_view sign) { return "(" + std::string(sign) + ")"; }

  ProseWriter& out_;
  std::string_view text_;
  HalfMove const& half_;
  MovePrint const& how_;
  SolutionForm const& form_;
  SignPrint signs_;
  Letters letters_;
  Scan scan_;
  int squares_ = 0;
};

}  // namespace

void print_half_move(ProseWriter& out, Solution const& solution, HalfMove const& half,
                     MovePrint const& how) {
  out.begin_move(half.where);
  Printer(out, solution, half, how).print();
  out.end_move();
}

}  // namespace dawson::semantics
