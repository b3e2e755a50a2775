#include "semantics/printing/move_parts.hpp"

#include <algorithm>
#include <string>

#include "semantics/solution/scan.hpp"

namespace dawson::semantics {
namespace {

using Part = MovePart::Kind;

class Splitter {
 public:
  Splitter(std::string_view text, HalfMove const& half)
      : half_(half), scan_{{text.substr(0, half.where.end), half.where.begin}} {
    for (MoveSuffix const& suffix : half.suffixes)
      if (suffix.kind == MoveSuffix::Kind::becomes) ++promotions_;
  }

  std::vector<MovePart> run() {
    while (scan_.ahead() == '[') add(Part::opening, end_of_bracket());
    if (std::size_t const end = end_of_path(); end > scan_.at) add(Part::path, end);
    for (scan_.blanks(); !scan_.done(); scan_.blanks()) take_suffix_or_sign();
    std::ranges::stable_sort(parts_, {}, &MovePart::kind);
    return std::move(parts_);
  }

 private:
  void add(Part kind, std::size_t end) {
    end = std::clamp(end, scan_.at + 1, scan_.text.size());
    parts_.push_back({kind, {scan_.at, end}});
    scan_.at = end;
  }

  std::size_t end_of_bracket() const {
    std::size_t const close = scan_.text.find(']', scan_.at);
    return close == std::string_view::npos ? scan_.text.size() : close + 1;
  }

  // Returns the end of the last square; of all letters, digits and dashes for moves without one.
  std::size_t end_of_path() const {
    if (half_.body != HalfMove::Body::path) return end_of_other_body();
    std::size_t wanted = half_.steps.size() + (half_.piece.square ? 1 : 0), end = scan_.at;
    Scan here = scan_;
    while (!here.done() && wanted > 0) {
      if (here.square()) {
        --wanted;
        end = here.at;
      } else {
        ++here.at;
      }
    }
    return wanted == 0 && end > scan_.at ? end : end_of_other_body();
  }

  std::size_t end_of_other_body() const {
    constexpr std::string_view signs = "=[+#!? ";
    std::size_t const last_square = scan_.text.find_first_of(signs, scan_.at);
    return std::min(last_square, scan_.text.size());
  }

  void take_suffix_or_sign() {
    Scan here = scan_;
    if (here.ahead() == '[') return add(Part::effect, end_of_bracket());
    if (here.take_any({"e.p.", "e. p.", "ep.", "ep"}) && half_.is_en_passant())
      return add(Part::en_passant, here.at);
    if (promotions_ > 0)
      if (std::size_t const end = end_of_promotion(); end > scan_.at) {
        --promotions_;
        // A promotion to an imitator stays after the squares of the imitators.
        bool const imitator = scan_.text.substr(0, end).ends_with("=I");
        return add(imitator ? Part::effect : Part::promotion, end);
      }
    here = scan_;
    if (here.take_any({"(+)", "(++)", "++", "+", "\u2020\u2020", "\u2020"}))
      return add(Part::check, here.at);
    if (here.take("->v")) return add(Part::effect, here.at);
    if (here.ahead() == '(' && text::is_digit(here.ahead(1)))
      return add(Part::effect, scan_.text.find(')', scan_.at) + 1);
    if (!half_.goal.empty() && !is_board()) return add(Part::goal, end_of_goal());
    add(Part::effect, scan_.at + 1);
  }

  // Returns true at the letter of a board in Alice Chess, before a goal.
  bool is_board() const {
    return (scan_.ahead() == 'A' || scan_.ahead() == 'B') && !text::is_alphanumeric(scan_.ahead(1));
  }

  std::size_t end_of_goal() const {
    std::size_t const end = scan_.text.find_first_of(" +\t\r\n", scan_.at);
    return std::min(end, scan_.text.size());
  }

  // Returns the end of "=Q", "=(nQ)", "/Q", "(Q)", "Q", "q"; the present place without one.
  std::size_t end_of_promotion() const {
    Scan here = scan_;
    bool const sign = here.take_any({"=", "/"});
    bool const parenthesis = here.take("(");
    std::size_t const letters = here.at;
    while (text::is_lower(here.ahead())) ++here.at;
    if (text::is_upper(here.ahead())) {
      ++here.at;
      if (text::is_alphanumeric(here.ahead()) && !text::is_lower(here.ahead())) ++here.at;
      if (here.ahead() == '/' && text::is_upper(here.ahead(1))) here.at += 2;
    } else if (!sign && here.at != letters + 1) {
      return scan_.at;  // "=w" is a colour, "q" a promotion
    }
    if (here.at == letters) return scan_.at;
    if (parenthesis && !here.take(")")) return scan_.at;
    return here.at;
  }

  HalfMove const& half_;
  Scan scan_;
  std::size_t promotions_ = 0;
  std::vector<MovePart> parts_;
};

}  // namespace

std::vector<MovePart> parts_of(std::string_view text, HalfMove const& half) {
  return Splitter(text, half).run();
}

std::string_view promoted_letters(std::string_view promotion) {
  constexpr std::string_view signs = "=/()";
  std::size_t const first = promotion.find_first_not_of(signs);
  if (first == std::string_view::npos) return {};
  std::size_t const last = promotion.find_last_not_of("()");
  return promotion.substr(first, last - first + 1);
}

}  // namespace dawson::semantics
