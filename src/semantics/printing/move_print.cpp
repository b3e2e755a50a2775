// Copies the words of the source character by character, but replaces brackets, pieces and
// promotions.
#include "semantics/printing/move_print.hpp"

#include <utility>

#include "semantics/solution/scan.hpp"
#include "semantics/solution/walks.hpp"

namespace dawson::semantics {
namespace {

using chess::Side;

class Printer {
 public:
  Printer(ProseWriter& out, Solution const& solution, HalfMove const& half,
          SolutionForm const& form, DiagramPieces const& pieces, bool closed, bool spaced_goal)
      : out_(out),
        half_(half),
        form_(form),
        pieces_(pieces),
        closed_(closed),
        spaced_goal_(spaced_goal) {
    letters_.language = solution.language;
    // A piece that cannot be a nightrider was read as a knight.
    letters_.n_is_knight = half.piece.walk == "S" || !pieces.figure("N");
    scan_ = {std::string_view(solution.text).substr(0, half.where.end), half.where.begin};
  }

  void print() {
    while (!scan_.done()) {
      if (scan_.at == half_.letter.begin && half_.letter.end > half_.letter.begin) print_letter();
      else if (scan_.ahead() == '[') print_bracket();
      else if (scan_.ahead() == '=' && print_promotion()) continue;
      else if (scan_.ahead() == '/' || scan_.ahead() == '>') print_partner();
      else if (capture_here()) print_capture();
      else if (squares_ > 0 && text::is_upper(scan_.ahead()) && becomes_walk()) print_bare();
      else copy();
    }
  }

 private:
  bool castles() const {
    return half_.body == HalfMove::Body::short_castling ||
           half_.body == HalfMove::Body::long_castling;
  }

  void copy() {
    char const c = scan_.ahead();
    bool const blank = c == ' ' || c == '\t' || c == '\r' || c == '\n';
    if (blank && closed_) {
      ++scan_.at;
      return;
    }
    if (auto const square = square_here(); square > 0) {
      out_.text(scan_.text.substr(scan_.at, square));
      scan_.at += square;
      ++squares_;
      return;
    }
    if (c == '=' && half_.goal == "=" && squares_ > 0 && spaced_goal_) out_.text("\u00A0");
    out_.text(castles() && c == 'O' ? std::string_view("0") : scan_.text.substr(scan_.at, 1));
    ++scan_.at;
  }

  std::size_t square_here() const {
    Scan here = scan_;
    return here.square() ? here.at - scan_.at : 0;
  }

  // Returns the length of the walk at the end of `words`, which may follow an n and attributes.
  static std::size_t small_letters(std::string_view words) {
    std::size_t count = 0;
    while (count < words.size() && text::is_lower(words[count])) ++count;
    return count;
  }

  void print_letter() {
    std::string_view const words =
        scan_.text.substr(half_.letter.begin, half_.letter.end - half_.letter.begin);
    print_piece(words, half_.piece.walk, half_.piece.side.value_or(Side::white));
    scan_.at = half_.letter.end;
  }

  // Prints a piece; `words` are its letters as written: small letters and walk.
  void print_piece(std::string_view words, std::string const& walk, Side side) {
    std::size_t const small = small_letters(words);
    if (form_.pieces == SolutionForm::Men::figurines) {
      if (auto figure = pieces_.figure(walk)) {
        figure->side = side;
        std::string_view attributes = words.substr(0, small);
        if (side == Side{Side::neutral} && attributes.starts_with('n')) attributes.remove_prefix(1);
        out_.text(attributes);
        return out_.piece(std::move(*figure));
      }
    }
    if (form_.pieces == SolutionForm::Men::as_written || !form_.letters) return out_.text(words);
    out_.text(words.substr(0, small));
    out_.text(walk_in(walk, *form_.letters));
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
      std::string_view words = here.text.substr(from, here.at - from);
      auto side = small > 0 && with_side ? letters_.side(words.front()) : std::nullopt;
      bool const figure = form_.pieces == SolutionForm::Men::figurines && pieces_.figure(walk);
      if (side && figure) words.remove_prefix(1);
      print_piece(words, walk, side.value_or(half_.piece.side.value_or(Side::white)));
      scan_.at = here.at;
      return true;
    }
    return false;
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

  bool print_promotion() {
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
    bool const bare = form_.promotion == "X";
    if (!bare) out_.text("=");
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
    return !castles() && here.capture() && here.square().has_value();
  }

  void print_capture() {
    Scan here = scan_;
    here.capture();
    std::string_view const written = scan_.text.substr(scan_.at, here.at - scan_.at);
    bool const is_long = squares_ > 0;
    if (form_.capture.empty() || (form_.capture == "none" && is_long)) out_.text(written);
    else if (form_.capture != "none") out_.text(form_.capture);
    scan_ = here;
  }

  ProseWriter& out_;
  HalfMove const& half_;
  SolutionForm const& form_;
  DiagramPieces const& pieces_;
  bool closed_, spaced_goal_;
  Letters letters_;
  Scan scan_;
  int squares_ = 0;
};

}  // namespace

void print_half_move(ProseWriter& out, Solution const& solution, HalfMove const& half,
                     SolutionForm const& form, DiagramPieces const& pieces, bool closed,
                     bool spaced_goal) {
  out.begin_move(half.where);
  Printer(out, solution, half, form, pieces, closed, spaced_goal).print();
  out.end_move();
}

}  // namespace dawson::semantics
