// XBoard's notation, after its move generator (2016) and H. G. Muller's "Betza notation
// (extended)":
//
//     piece     = part , { part } ;
//     part      = chain , atom , [ range ] | "[" , simple , { ( "?" | "-" ) , simple } , "]" ;
//     chain     = { modifier } , { "a" , { modifier } } ;
//     simple    = { modifier } , atom , [ range ] ;
//     atom      = ( "W"|"F"|"D"|"A"|"N"|"H"|"G"|"C"|"Z" ) , [ "X"|"Y" ]
//               | "R"|"B"|"Q"|"K"|"O"|"U" ;
//     range     = the same capital | "0" | nonzero , { digit } ;
//     modifier  = direction , [ "h" ] | "h" , ( "l" | "r" ) | "i" , [ "i" ] | "j" , { "j" }
//               | "m"|"c"|"d"|"e"|"t"|"p"|"g"|"o"|"y"|"n"|"u"|"z"|"q" ;
//     direction = "f"|"b"|"l"|"r"|"s"|"v" ;
//
// Written by hand, since most errors depend on a capital that comes later or on the legs around
// it. Errors are thrown as a `text::Diagnostic`.
#include <algorithm>
#include <charconv>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "notation/characters.hpp"
#include "semantics/betza/betza.hpp"
#include "text/scanning.hpp"

namespace dawson::semantics {
namespace {

using chess::BetzaPart;
using chess::Breadth;
using chess::Joint;

constexpr std::size_t most_legs = 12;
constexpr std::string_view order = "mcdetpgoynj";  // XBoard's order, after the directions
constexpr std::string_view unordered = "uzq";      // the order of these does not matter

/// The modifiers of one leg, before its atom is known.
struct Modifiers {
  std::vector<chess::Bearing> bearings{};
  std::string others{};               // each once
  std::vector<std::size_t> places{};  // of the others
  std::size_t first_direction = std::string_view::npos;
  std::size_t half = std::string_view::npos;         // an `h`
  std::size_t second_jump = std::string_view::npos;  // "jj"
  int jumps = 0, firsts = 0;

  bool has(char letter) const { return others.find(letter) != std::string::npos; }
  std::size_t place(char letter) const { return places[others.find(letter)]; }
  bool empty() const { return others.empty() && bearings.empty(); }
};

bool is_in(char c, std::string_view letters) { return letters.find(c) != std::string_view::npos; }

class Reader {
 public:
  Reader(std::string_view text, text::Diagnostics& warnings) : text_(text), warnings_(warnings) {}

  chess::Betza run() {
    chess::Betza piece;
    while (at_ < text_.size()) piece.push_back(part());
    return piece;
  }

 private:
  char peek(std::size_t ahead = 0) const {
    return at_ + ahead < text_.size() ? text_[at_ + ahead] : '\0';
  }

  [[noreturn]] void fault(std::size_t at, std::string code, std::string message,
                          std::string help) const {
    throw notation::fault_at(text_, at, std::move(code), std::move(message), std::move(help));
  }

  BetzaPart part() {
    std::size_t const begin = at_;
    BetzaPart one = peek() == '[' ? brackets() : chain();
    one.where = {begin, at_};
    return one;
  }

  BetzaPart chain() {
    std::vector<Modifiers> legs{modifiers(true)};
    while (peek() == 'a') {
      if (legs.size() == most_legs)
        fault(at_, "E-LIMIT", fmt::format("a chain has at most {} legs", most_legs),
              "remove some legs");
      ++at_;
      legs.push_back(modifiers(false));
    }
    std::size_t const capital = at_;
    BetzaPart atom = atom_and_range(legs.front());
    bool const turns = !is_in(atom.atom, "NLJOU") && atom.stretch == 0;
    if (legs.size() > 1 && !turns)
      fault(capital, "E-LEG",
            fmt::format("legs of `{}` have no directions to turn to", text_[capital]),
            "write the legs in brackets, each with its capital: [N-N]");
    BetzaPart first = finished(atom, legs.front(), legs.size() == 1, legs.size() > 1);
    for (std::size_t i = 1; i < legs.size(); ++i) {
      atom.joint = Joint::chain;
      first.then.push_back(finished(atom, legs[i], i + 1 == legs.size(), true));
    }
    return first;
  }

  BetzaPart brackets() {
    std::size_t const open = at_++;
    std::vector<BetzaPart> legs;
    std::vector<Modifiers> all;
    for (Joint joint = Joint::none;;) {
      Modifiers const own = modifiers(legs.empty());
      if (at_ == text_.size()) unclosed(open);
      if (peek() == 'a')
        fault(at_, "E-LEG", "expected `?` or `-` between legs in brackets, found `a`",
              "write `[F?R]` or `[F-R]`");
      std::size_t const capital = at_;
      BetzaPart leg = atom_and_range(own);
      leg.joint = joint;
      // X keeps a straight step straight, and Y keeps a diagonal step diagonal.
      bool const oblique = is_in(leg.atom, "NLJ") ||
                           (leg.stretch == 'X' && !is_in(leg.atom, "WDH")) ||
                           (leg.stretch == 'Y' && !is_in(leg.atom, "FA"));
      if (is_in(leg.atom, "OU"))
        fault(capital, "E-LEG", fmt::format("`{}` cannot be a leg", leg.atom),
              "write it as a separate part");
      if (oblique && !legs.empty() && !own.bearings.empty())
        fault(own.first_direction, "E-LEG", "an oblique leg after another takes no directions",
              "remove the directions: it goes the nearest ways");
      legs.push_back(leg);
      all.push_back(own);
      char const next = peek();
      if (at_ == text_.size()) unclosed(open);
      bool const alone = next == ']' && legs.size() == 1;
      if (alone || !is_in(next, "]?-"))
        fault(at_, "E-LEG",
              alone ? "one leg needs no brackets"
                    : fmt::format("expected `?`, `-` or `]` after a leg, found {}",
                                  notation::found_at(text_, at_)),
              "write `[F?R]` if the move may end between the legs, `[F-R]` if it must continue");
      if (legs.size() == most_legs && next != ']')
        fault(at_, "E-LIMIT", fmt::format("brackets hold at most {} legs", most_legs),
              "remove some legs");
      ++at_;
      if (next == ']') break;
      joint = next == '?' ? Joint::may_end : Joint::continues;
    }
    BetzaPart first;
    for (std::size_t i = 0; i < legs.size(); ++i) {
      bool const may_end = i + 1 == legs.size() || legs[i + 1].joint == Joint::may_end;
      for (char const letter : {'y', 'g'})
        if (!may_end && all[i].has(letter))
          fault(all[i].place(letter), "E-LEG",
                fmt::format("`{}` cannot change the range of the next leg in brackets", letter),
                letter == 'y' ? "remove it" : "write `p`");
      BetzaPart leg = finished(legs[i], all[i], may_end, true);
      if (i == 0) first = std::move(leg);
      else first.then.push_back(std::move(leg));
    }
    return first;
  }

  [[noreturn]] void unclosed(std::size_t open) const {
    throw text::error("E-UNCLOSED", {text_.size(), text_.size()},
                      fmt::format("the bracket in column {} is not closed", open + 1), "add `]`");
  }

  Modifiers modifiers(bool first_leg) {
    Modifiers read;
    std::vector<chess::Bearing> chiral;
    std::size_t rank = 0;
    auto const in_order = [&](std::size_t own) {
      if (own < rank && !warned_) {
        warned_ = true;
        warnings_.push_back(text::warning(
            "W-ORDER", {at_, at_ + 1}, fmt::format("XBoard does not read `{}` here", peek()),
            fmt::format("write i first, then directions, then {}", order)));
      }
      rank = std::max(rank, own);
    };
    for (;; ++at_) {
      char const c = peek();
      if (is_in(c, direction_letters) && c != '\0') {
        in_order(1);
        read.first_direction = std::min(read.first_direction, at_);
        read.bearings.push_back({direction_of(c), Breadth::plain});
        if (peek(1) != 'h') continue;
        ++at_;
        read.bearings.back().breadth = Breadth::half;
        read.half = std::min(read.half, at_);
      } else if (c == 'h') {
        in_order(1);
        if (peek(1) != 'l' && peek(1) != 'r')
          fault(at_, "E-HALF", "`h` must follow a direction, or be before `l` or `r`",
                "write it after f, b, l, r, s or v, or before l or r: `fhN`, `hrN`");
        read.first_direction = std::min(read.first_direction, at_);
        read.half = std::min(read.half, at_);
        ++at_;
        chiral.push_back({direction_of(peek()), Breadth::chiral});
      } else if (c == 'i') {
        if (read.has('i') && !(read.firsts == 1 && first_leg && at_ > 0 && text_[at_ - 1] == 'i'))
          fault(at_, "E-DUP", "too many `i` before one capital", "remove one `i`");
        if (first_leg) in_order(0);
        if (!read.has('i')) read.others += c, read.places.push_back(at_);
        ++read.firsts;
      } else if (c != '\0' && (is_in(c, order) || is_in(c, unordered))) {
        if (is_in(c, order)) in_order(2 + order.find(c));
        if (c == 'j' && read.jumps > 0 && text_[at_ - 1] == 'j') {
          read.second_jump = std::min(read.second_jump, at_);
        } else {
          if (auto clash = clashing(text_, at_, read.others))
            throw text::Diagnostic(std::move(*clash));
          read.others += c;
          read.places.push_back(at_);
        }
        if (c == 'j') ++read.jumps;
      } else {
        break;
      }
    }
    // Joins "ff" into one narrow direction; `chiral` marks the second one for removal. Chiral
    // directions are collected separately and come first, so that they form no pairs.
    for (std::size_t i = 0; i + 1 < read.bearings.size(); ++i)
      if (read.bearings[i] == read.bearings[i + 1] && read.bearings[i].breadth == Breadth::plain) {
        read.bearings[i].breadth = Breadth::narrow;
        read.bearings[i + 1].breadth = Breadth::chiral;  // removed below
      }
    std::erase_if(read.bearings, [](auto const& one) { return one.breadth == Breadth::chiral; });
    read.bearings.insert(read.bearings.begin(), chiral.begin(), chiral.end());
    return read;
  }

  BetzaPart atom_and_range(Modifiers const& before) {
    constexpr std::string_view leapers = "WFDANHGCZ", riders = "RBQKOU";
    char const capital = peek();
    if (at_ == text_.size() || !(is_in(capital, leapers) || is_in(capital, riders)))
      no_atom(before);
    BetzaPart one;
    one.dialect = BetzaDialect::xbetza;
    one.atom = capital == 'C' ? 'L' : capital == 'Z' ? 'J' : capital;
    one.circular = before.has('q');
    ++at_;
    if (is_in(capital, leapers) && (peek() == 'X' || peek() == 'Y')) {
      if (capital == 'G' && peek() == 'Y')
        fault(at_, "E-ATOM", "programs disagree about `GY`", "remove `Y`");
      one.stretch = peek();
      ++at_;
    }
    one.range = default_range(one);
    bool const doubled = one.stretch == 0 && capital != 'O' && capital != 'U' && peek() == capital;
    if (doubled) ++at_, one.range = chess::unlimited;
    read_range(one, doubled);
    return one;
  }

  void read_range(BetzaPart& one, bool doubled) {
    std::size_t const begin = at_;
    while (text::is_digit(peek())) ++at_;
    std::string_view const digits = text_.substr(begin, at_ - begin);
    text::Span const where{begin, at_};
    if (one.atom == 'O' && (digits.empty() || digits.front() == '0'))
      throw text::error("E-RANGE", where,
                        "castling needs the number of squares that the king moves",
                        "write the number after O: `O2`");
    if (digits.empty()) return;
    if (doubled || one.atom == 'U')
      throw text::error("E-RANGE", where,
                        doubled ? "a doubled capital takes no number: its range is unlimited"
                                : "`U` takes no number: it goes anywhere",
                        "remove the number");
    if (digits == "0") {
      one.range = chess::unlimited;
      return;
    }
    if (digits.front() == '0')
      throw text::error("E-RANGE", where, "range starts with 0",
                        "remove the `0`, or write `0` alone for an unlimited range");
    auto const [end, failure] =
        std::from_chars(digits.data(), digits.data() + digits.size(), one.range);
    if (failure != std::errc{})
      throw text::error("E-LIMIT", where, "range is too large",
                        "double the capital for an unlimited range");
  }

  [[noreturn]] void no_atom(Modifiers const& before) const {
    if (at_ == text_.size())
      throw text::error("E-NOATOM", {at_, at_}, "modifiers at the end have no capital",
                        "add the capital after them");
    struct Other {
      std::string_view letters, what, help;
    };
    constexpr Other refused[] = {
        {"L", "programs disagree about `L`: the camel for Betza, another piece in XBoard",
         "write `C` for the camel (1,3), `Z` for the zebra (2,3)"},
        {"J", "programs disagree about `J`: the zebra for Betza, another piece in XBoard",
         "write `Z` for the zebra (2,3), `C` for the camel (1,3)"},
        {"I", "an imitator's moves depend on the last move", "describe it in words"},
        {"x", "`x` gives moves to other pieces", "describe it in words"},
        {"k", "`k` applies to kings only", "describe it in words"},
        {"w@", "drops have no squares", "describe it in words"},
        {"~", "`~` has no meaning here", "write `u` to change places: `ucR`, `udQ`"},
        {"(){}", "repetitions have no squares", "write a range, or q: N0, qN"},
        {"M", "programs disagree about `M`", "write the capitals that it stands for"}};
    char const c = text_[at_];
    for (Other const& row : refused)
      if (is_in(c, row.letters))
        fault(at_, "E-DIALECT", std::string(row.what), std::string(row.help));
    if (text::is_lower(c))
      fault(at_, "E-MOD", fmt::format("unknown modifier `{}`", c),
            fmt::format("use one of the modifiers {} h i a {} {}", direction_letters, order,
                        unordered));
    fault(at_, "E-ATOM",
          fmt::format("expected a Betza capital, found {}", notation::found_at(text_, at_)),
          c == '[' && !before.empty() ? "write the modifiers of legs in the brackets, and `?` or "
                                        "`-` between the legs: `[F?R]`"
          : c == 'E'          ? "write the capitals that E stands for: programs disagree about it"
          : text::is_digit(c) ? "write the number after its capital: `W4`"
                              : "use one of the capitals W F D A N H G C Z, R B Q K, O and U");
  }

  // Applies the modifiers to a leg of this atom. By default a leg that others follow continues
  // from an empty square, and the last leg moves and captures.
  BetzaPart finished(BetzaPart one, Modifiers const& read, bool may_end, bool of_several) const {
    bool const slides = is_in(one.atom, "WFRBKQO") && one.stretch == 0;
    if (read.half < text_.size() && !is_in(one.atom, "NLJ"))
      fault(read.half, "E-HALF", "`h` works only with N, C and Z", "remove it");
    if (!slides && read.second_jump < text_.size())
      fault(read.second_jump, "E-DUP", "`j` appears twice before a leap", "write it once");
    for (char const letter : {'z', 'q'})
      if (of_several && read.has(letter))
        fault(read.place(letter), "E-LEG",
              fmt::format("`{}` cannot modify a leg: it turns by itself", letter),
              "write it as a separate part");
    if (!may_end && read.has('e'))
      fault(read.place('e'), "E-LEG", "only the last leg can capture en passant", "remove `e`");
    if (may_end && read.has('y'))
      fault(read.place('y'), "E-LEG", "`y` changes the range of the next leg, but no leg follows",
            "add the next leg, as in `yafR`, or remove `y`");
    one.bearings = read.bearings;
    auto const any_of = [&](std::string_view letters) {
      return std::ranges::any_of(letters, [&](char c) { return read.has(c); });
    };
    one.moves = read.has('m') || !any_of(may_end ? "cde" : "cdpgy");
    one.captures = read.has('c') || (may_end && !any_of("mde"));
    one.own = read.has('d'), one.passant = read.has('e'), one.spares_kings = read.has('t');
    one.cannon = read.has('p'), one.hops = read.has('g'), one.cylindrical = read.has('o');
    one.toggles = read.has('y'), one.lame = read.has('n'), one.exchanges = read.has('u');
    one.crooked = read.has('z'), one.circular = read.has('q');
    if (one.exchanges && !one.captures && !one.own && !one.passant)
      fault(std::max(read.place('u'), read.has('m') ? read.place('m') : 0), "E-CONFLICT",
            "`u` changes places with the captured piece, but nothing is captured here",
            "add `c` or `d`, as in `ucR` and `udQ`, or remove `u`");
    one.skips = slides ? read.jumps : 0;
    one.jumping = !slides && read.jumps > 0;
    bool const later = of_several && one.joint != Joint::none;
    one.as_far = later && read.firsts > 0;
    one.first_move = later ? 0 : read.firsts;
    return one;
  }

  std::string_view text_;
  text::Diagnostics& warnings_;
  std::size_t at_ = 0;
  bool warned_ = false;
};

}  // namespace

text::Result<chess::Betza> read_xbetza(std::string_view text, text::Diagnostics& warnings) {
  try {
    return Reader(text, warnings).run();
  } catch (text::Diagnostic const& fault) {
    return fault;
  }
}

}  // namespace dawson::semantics
