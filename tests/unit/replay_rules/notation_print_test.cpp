// Printed notation of solutions that are replayed: each key of a style, on the same problems.
#include <algorithm>
#include <ostream>
#include <string>
#include <string_view>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include "notation/men/piece_list.hpp"
#include "prose/prose.hpp"
#include "replay_rules/normal_form.hpp"
#include "replay_rules/replay.hpp"
#include "semantics/printing/solution_print.hpp"
#include "semantics/solution/reader.hpp"

namespace dawson::replay_rules {
namespace {

using chess::Language;
using semantics::SolutionForm;
using semantics::SolutionLine;

// `keys`: F for figurines, L for letters, `lines`; then the keys of the style.
struct Row {
  std::string_view name, keys, stipulation, options, pieces, text, print;
};
std::ostream& operator<<(std::ostream& out, Row const& row) { return out << row.name; }

SolutionForm form_of(std::string_view keys) {
  SolutionForm form;
  std::string_view const head = keys.substr(0, keys.find('|'));
  if (head.starts_with('F')) form.pieces = SolutionForm::Men::figurines;
  if (head.starts_with('L')) form.pieces = SolutionForm::Men::letters;
  if (head.find("lines") != head.npos) form.lines = SolutionForm::Lines::lines;
  semantics::take_form(form, "letters", "document", Language::english);
  for (std::string_view rest = keys.substr(head.size() + 1); !rest.empty();) {
    std::string_view const one = rest.substr(0, rest.find("; "));
    rest.remove_prefix(std::min(rest.size(), one.size() + 2));
    std::size_t const sign = one.find('=');
    semantics::take_form(form, one.substr(0, sign), one.substr(sign + 1), Language::english);
  }
  return form;
}

// No-break spaces of all widths become blanks.
std::string flat(prose::Inlines const& inlines) {
  std::string out;
  for (prose::Inline const& part : inlines) {
    if (auto const* const text = std::get_if<prose::Text>(&part)) out += text->text;
    else if (auto const* const at = std::get_if<prose::Break>(&part)) out += at->blank ? " " : "";
    else if (auto const* const inner = prose::nested(part)) out += flat(*inner);
    else out += prose::plain(prose::Inlines{part});
  }
  for (std::string_view const space : {"\u00A0", "\u202F"})
    for (auto at = out.find(space); at != out.npos; at = out.find(space))
      out.replace(at, space.size(), " ");
  return out;
}

std::string printed(Row const& row) {
  chess::Position const position = notation::read_men_singly(std::string(row.pieces)).value();
  std::string const options(row.options);
  semantics::Solution solution = semantics::read_solution(
      std::string(row.text),
      {Language::english, semantics::play_of(row.stipulation, options), &position, {}, options});
  Task task{&position, {}};
  if (!options.empty()) task.conditions.push_back(options);
  Replay const played = replay(solution, task, {.squares = true});
  normalise(solution, played.completions);
  problem::Problem problem;
  problem.position = position;
  semantics::PrintSources sources;
  sources.words = [&](text::Span where) {
    return prose::Inlines{prose::Text{solution.words(where)}};
  };
  sources.squares = [&](text::Span where) { return played.squares.find(where); };
  std::string out;
  for (SolutionLine const& line : semantics::print_solution(
           solution, form_of(row.keys), semantics::DiagramPieces(problem), sources)) {
    if (!out.empty()) out += '\n';
    out += std::string(static_cast<std::size_t>(line.depth), '>') + flat(line.text);
  }
  return out;
}

Row const rows[] = {
    {"ship-problemist",
     "|letters=en; notation=short; capture=x; defender=1…; threats=(>); zugzwang=zz; pro"
     "motion==X; check=+; mate=#",
     "#2", "", "wKa1 wQb4 wRa5 wSh8 wPh7 bKf6 bRe4 bPg4 bPg7",
     "1...Re4-c4\n    2.Qb4-d6 #\n1...Re4-e6\n    2.Qb4-f8 #\n\n1.Qb4-f8 + ?\n  but\n   "
     " 1...Kf6-e6 !\n\n1.Qb4*e4 ! threat:\n    2.Ra5-f5 #\n    2.Qe4-e5 #\n  1...g7-g5\n"
     "    2.Qe4-e5 #\n  1...g7-g6\n    2.Qe4-e5 #",
     "*1…Rc4 2.Qd6#, 1…Re6 2.Qf8#\n1.Qf8+? Ke6!\n1.Qxe4! (>2.Rf5#, Qe5#) 1…g5/g6 2.Qe5#"},
    {"ship-schwalbe-de",
     "|letters=de; notation=short; capture=:; defender=1.– ; threats=(); zugzwang=word; "
     "promotion=X; check=+; mate=#",
     "#2", "", "wKa1 wQb4 wRa5 wSh8 wPh7 bKf6 bRe4 bPg4 bPg7",
     "1...Re4-c4\n    2.Qb4-d6 #\n1...Re4-e6\n    2.Qb4-f8 #\n\n1.Qb4-f8 + ?\n  but\n   "
     " 1...Kf6-e6 !\n\n1.Qb4*e4 ! threat:\n    2.Ra5-f5 #\n    2.Qe4-e5 #\n  1...g7-g5\n"
     "    2.Qe4-e5 #\n  1...g7-g6\n    2.Qe4-e5 #",
     "*1.– Tc4 2.Dd6#, 1.– Te6 2.Df8#\n1.Df8+? Ke6!\n1.D:e4! (2.Tf5#, De5#) 1.– g5/g6 2."
     "De5#"},
    {"ship-album",
     "L |letters=document; notation=short; capture=x; defender=1…; threats=(); zugzwang="
     "zz; promotion==X; check=+; mate=#; refutation=none",
     "#2", "", "wKa1 wQb4 wRa5 wSh8 wPh7 bKf6 bRe4 bPg4 bPg7",
     "1...Re4-c4\n    2.Qb4-d6 #\n1...Re4-e6\n    2.Qb4-f8 #\n\n1.Qb4-f8 + ?\n  but\n   "
     " 1...Kf6-e6 !\n\n1.Qb4*e4 ! threat:\n    2.Ra5-f5 #\n    2.Qe4-e5 #\n  1...g7-g5\n"
     "    2.Qe4-e5 #\n  1...g7-g6\n    2.Qe4-e5 #",
     "*1…Rc4 2.Qd6#, 1…Re6 2.Qf8#\n1.Qf8+? Ke6!\n1.Qxe4! (2.Rf5#, Qe5#) 1…g5/g6 2.Qe5#"},
    {"ship-none-keeps", "F |", "#2", "", "wKa1 wQb4 wRa5 wSh8 wPh7 bKf6 bRe4 bPg4 bPg7",
     "1...Re4-c4\n    2.Qb4-d6 #\n1...Re4-e6\n    2.Qb4-f8 #\n\n1.Qb4-f8 + ?\n  but\n   "
     " 1...Kf6-e6 !\n\n1.Qb4*e4 ! threat:\n    2.Ra5-f5 #\n    2.Qe4-e5 #\n  1...g7-g5\n"
     "    2.Qe4-e5 #\n  1...g7-g6\n    2.Qe4-e5 #",
     "*1...♖e4-c4 2.♕b4-d6#, 1...♖e4-e6 2.♕b4-f8#\n1.♕b4-f8+? ♔f6-e6!\n1.♕b4*e4! (2.♖a5-"
     "f5#, ♕e4-e5#) 1...g7-g5/g7-g6 2.♕e4-e5#"},
    {"long-of-short", "|notation=long; capture=x", "+", "", "wKa1 wPa4 wPc4 bKg6 bQd8 bPd5",
     "1.a5 Qd6 2.cxd5", "1.a4-a5 Qd8-d6 2.c4xd5"},
    {"short-of-short-superfluous", "|notation=short", "+", "", "wKa1 wPa4 wPc4 bKg6 bQd8 bPd5",
     "1.a5 Q8d6 2.cxd5", "1.a5 Qd6 2.cxd5"},
    {"letters-given-once-repeat", "|notation=short", "#2", "", "wKh8 wQd1 bKa8 bBe7 bPg5",
     "1.Qd2! Bd8/f8 2.Qd5+", "1.Qd2! Bd8/Bf8 2.Qd5+"},
    {"hint-file", "|notation=short", "+", "", "wKg1 wSb1 wSf3 bKa8", "1.Sb1-d2 Ka8-b8 2.Sf3-d4",
     "1.Sbd2 Kb8 2.Sd4"},
    {"hint-rank", "|notation=short", "+", "", "wKg1 wRa1 wRa5 bKh8", "1.Ra1-a3 Kh8-g8 2.Ra5-g5 +",
     "1.R1a3 Kg8 2.Rg5+"},
    {"hint-both", "|notation=short", "+", "", "wKg1 wQa1 wQa3 wQc1 bKh8", "1.Qa1-b2 +", "1.Qa1b2+"},
    {"pawns", "|notation=short; capture=x; en passant=e.p.", "+", "", "wKa1 wPe5 bKh8 bPd7 bPf6",
     "1.Ka1-b1 d7-d5 2.e5*d6 ep. f6-f5", "1.Kb1 d5 2.exd6 e.p. f5"},
    {"capture-none", "|notation=short; capture=none", "+", "", "wKa1 wPa4 wPc4 bKg6 bQd8 bPd5",
     "1.a4-a5 Qd8-d6 2.c4*d5 Qd6*d5", "1.a5 Qd6 2.cd5 Qd5"},
    {"capture-none-long", "|notation=long; capture=none", "+", "", "wKa1 wPa4 wPc4 bKg6 bQd8 bPd5",
     "1.a4-a5 Qd8-d6 2.c4*d5", "1.a4-a5 Qd8-d6 2.c4-d5"},
    {"capture-x", "|notation=short; capture=x", "+", "", "wKa1 wPa4 wPc4 bKg6 bQd8 bPd5",
     "1.a5 Qd6 2.c:d5 Qxd5", "1.a5 Qd6 2.cxd5 Qxd5"},
    {"capture-times", "|notation=short; capture=×", "+", "", "wKa1 wPa4 wPc4 bKg6 bQd8 bPd5",
     "1.a5 Qd6 2.c:d5 Qxd5", "1.a5 Qd6 2.c×d5 Q×d5"},
    {"capture-star", "|notation=short; capture=*", "+", "", "wKa1 wPa4 wPc4 bKg6 bQd8 bPd5",
     "1.a5 Qd6 2.c:d5 Qxd5", "1.a5 Qd6 2.c*d5 Q*d5"},
    {"defender-dots", "|defender=1...", "#2", "", "wKh8 wRb1 bKa8 bPa7",
     "1.Rb2! zz 1...a6 2.Rb4#, 1...a5 2.Rb3#", "1.Rb2! zz 1...a6 2.Rb4#, 1...a5 2.Rb3#"},
    {"defender-ellipsis", "|defender=1…", "#2", "", "wKh8 wRb1 bKa8 bPa7",
     "1.Rb2! zz 1...a6 2.Rb4#, 1...a5 2.Rb3#", "1.Rb2! zz 1…a6 2.Rb4#, 1…a5 2.Rb3#"},
    {"defender-dash", "|defender=1.–", "#2", "", "wKh8 wRb1 bKa8 bPa7",
     "1.Rb2! zz 1...a6 2.Rb4#, 1...a5 2.Rb3#", "1.Rb2! zz 1.–a6 2.Rb4#, 1.–a5 2.Rb3#"},
    {"defender-dash-blank", "|defender=1.– ", "#2", "", "wKh8 wRb1 bKa8 bPa7",
     "1.Rb2! zz 1...a6 2.Rb4#, 1...a5 2.Rb3#", "1.Rb2! zz 1.– a6 2.Rb4#, 1.– a5 2.Rb3#"},
    {"defender-apart", "|defender=1. ... ", "#2", "", "wKh8 wRb1 bKa8 bPa7",
     "1.Rb2! zz 1...a6 2.Rb4#, 1...a5 2.Rb3#", "1.Rb2! zz 1. ... a6 2.Rb4#, 1. ... a5 2.Rb3#"},
    {"threats-square", "|threats=[]", "#2", "", "wKh8 wRb1 bKa8 bPa7",
     "1.Rb2! threat: 2.Rb3# 1...a6 2.Rb4#", "1.Rb2! [2.Rb3#] 1...a6 2.Rb4#"},
    {"threats-greater", "|threats=(>)", "#2", "", "wKh8 wRb1 bKa8 bPa7",
     "1.Rb2! threat: 2.Rb3# 1...a6 2.Rb4#", "1.Rb2! (>2.Rb3#) 1...a6 2.Rb4#"},
    {"threats-square-greater", "|threats=[>]", "#2", "", "wKh8 wRb1 bKa8 bPa7",
     "1.Rb2! threat: 2.Rb3# 1...a6 2.Rb4#", "1.Rb2! [>2.Rb3#] 1...a6 2.Rb4#"},
    {"threats-none", "|threats=none", "#2", "", "wKh8 wRb1 bKa8 bPa7",
     "1.Rb2! threat: 2.Rb3# 1...a6 2.Rb4#", "1.Rb2! a6 2.Rb4#"},
    {"threats-word-de", "|threats=word; letters=de", "#2", "", "wKh8 wRb1 bKa8 bPa7",
     "1.Rb2! threat: 2.Rb3# 1...a6 2.Rb4#", "1.Tb2! droht 2.Tb3# 1...a6 2.Tb4#"},
    {"zugzwang-zz-en", "|zugzwang=zz; letters=en", "#2", "", "wKh8 wRb1 bKa8 bPa7",
     "1.Rb2! zugzwang. 1...a6 2.Rb4#", "1.Rb2! zz 1...a6 2.Rb4#"},
    {"zugzwang-word-en", "|zugzwang=word; letters=en", "#2", "", "wKh8 wRb1 bKa8 bPa7",
     "1.Rb2! zugzwang. 1...a6 2.Rb4#", "1.Rb2! zugzwang 1...a6 2.Rb4#"},
    {"zugzwang-word-de", "|zugzwang=word; letters=de", "#2", "", "wKh8 wRb1 bKa8 bPa7",
     "1.Rb2! zugzwang. 1...a6 2.Rb4#", "1.Tb2! Zugzwang 1...a6 2.Tb4#"},
    {"zugzwang-word-fr", "|zugzwang=word; letters=fr", "#2", "", "wKh8 wRb1 bKa8 bPa7",
     "1.Rb2! zugzwang. 1...a6 2.Rb4#", "1.Tb2! blocus 1...a6 2.Tb4#"},
    {"zugzwang-dash-en", "|zugzwang=(–); letters=en", "#2", "", "wKh8 wRb1 bKa8 bPa7",
     "1.Rb2! zugzwang. 1...a6 2.Rb4#", "1.Rb2! (–) 1...a6 2.Rb4#"},
    {"zugzwang-none", "|zugzwang=none", "#2", "", "wKh8 wRb1 bKa8 bPa7",
     "1.Rb2! zugzwang. 1...a6 2.Rb4#", "1.Rb2! a6 2.Rb4#"},
    {"refutation-word", "|refutation=word", "#2", "", "wKh8 wRb1 bKa8 bPa7",
     "1.Rb3? zugzwang.\n 1...a6 2.Rb4#\nbut 1...a5!",
     "1.Rb3? zugzwang. 1...a6 2.Rb4#, but 1...a5!"},
    {"refutation-dash", "|refutation=–", "#2", "", "wKh8 wRb1 bKa8 bPa7",
     "1.Rb3? zugzwang.\n 1...a6 2.Rb4#\nbut 1...a5!", "1.Rb3? zugzwang. 1...a6 2.Rb4# – 1...a5!"},
    {"refutation-none", "|refutation=none", "#2", "", "wKh8 wRb1 bKa8 bPa7",
     "1.Rb3? zugzwang.\n 1...a6 2.Rb4#\nbut 1...a5!", "1.Rb3? zugzwang. 1...a6 2.Rb4#, 1...a5!"},
    {"promotion-equals", "|notation=short; promotion==X", "+", "", "wKa1 wPf7 bKb6",
     "1.f7-f8=Q Kb6-a5 2.Qf8-c5 +", "1.f8=Q Ka5 2.Qc5+"},
    {"promotion-slash", "|notation=short; promotion=/X", "+", "", "wKa1 wPf7 bKb6",
     "1.f7-f8=Q Kb6-a5 2.Qf8-c5 +", "1.f8/Q Ka5 2.Qc5+"},
    {"promotion-figurine", "F |notation=short; promotion==X", "+", "", "wKa1 wPf7 bKb6",
     "1.f7-f8=Q Kb6-a5 2.Qf8-c5 +", "1.f8=♕ ♔a5 2.♕c5+"},
    {"castling-zero", "|castling=0-0", "+", "", "wKe1 wRh1 wPa2 bKa8 bPa7", "1.O-O a5", "1.0-0 a5"},
    {"check-none", "|check=none", "+", "", "wKa1 wPf7 bKb6", "1.f7-f8=Q + Kb6-a5 2.Qf8-c5 +",
     "1.f7-f8=Q Kb6-a5 2.Qf8-c5"},
    {"check-dagger", "|check=†", "+", "", "wKa1 wPf7 bKb6", "1.f7-f8=Q Kb6-a5 2.Qf8-c5 +",
     "1.f7-f8=Q Kb6-a5 2.Qf8-c5†"},
    {"check-double-one", "|check=+", "+", "", "wKa1 wPa4 wPc4 bKg6 bQd8 bPd5", "1.a5 Qh8++",
     "1.a5 Qh8+"},
    {"mate-word", "|mate=word", "#2", "", "wKh8 wRb1 bKa8 bPa7", "1.Rb2! zz 1...a6 2.Rb4#",
     "1.Rb2! zz 1...a6 2.Rb4 mate"},
    {"mate-sign", "|mate=‡", "#2", "", "wKh8 wRb1 bKa8 bPa7", "1.Rb2! zz 1...a6 2.Rb4#",
     "1.Rb2! zz 1...a6 2.Rb4‡"},
    {"mate-none", "|mate=none", "#2", "", "wKh8 wRb1 bKa8 bPa7", "1.Rb2! zz 1...a6 2.Rb4#",
     "1.Rb2! zz 1...a6 2.Rb4"},
    {"evaluation-none", "|evaluation=none", "+", "", "wKa1 wPa4 wPc4 bKg6 bQd8 bPd5",
     "1.a5 Qd6 ± 2.cxd5", "1.a5 Qd6 2.cxd5"},
    {"letters-san", "|letters=san", "+", "", "wKg1 wSb1 bKa8", "1.Sb1-d2", "1.Nb1-d2"},
    {"letters-de", "|letters=de", "+", "", "wKg1 wSb1 wQa1 bKa8", "1.Qa1-a5 + Ka8-b8 2.Sb1-d2",
     "1.Da1-a5+ Ka8-b8 2.Sb1-d2"},
    {"letters-fr", "|letters=fr", "+", "", "wKg1 wSb1 wQa1 bKa8", "1.Qa1-a5 + Ka8-b8 2.Sb1-d2",
     "1.Da1-a5+ Ra8-b8 2.Cb1-d2"},
    {"gather-no", "|gather=no; notation=short", "#2", "",
     "wKa1 wQb4 wRa5 wSh8 wPh7 bKf6 bRe4 bPg4 bPg7",
     "1...Re4-c4\n    2.Qb4-d6 #\n1...Re4-e6\n    2.Qb4-f8 #\n\n1.Qb4-f8 + ?\n  but\n   "
     " 1...Kf6-e6 !\n\n1.Qb4*e4 ! threat:\n    2.Ra5-f5 #\n    2.Qe4-e5 #\n  1...g7-g5\n"
     "    2.Qe4-e5 #\n  1...g7-g6\n    2.Qe4-e5 #",
     "*1...Rc4 2.Qd6#, 1...Re6 2.Qf8#\n1.Qf8+? Ke6!\n1.Q*e4! (2.Rf5#, Qe5#) 1...g5 2.Qe5"
     "#, 1...g6 2.Qe5#"},
    {"phases-none", "|phases=none; notation=short", "#2", "",
     "wKa1 wQb4 wRa5 wSh8 wPh7 bKf6 bRe4 bPg4 bPg7",
     "1...Re4-c4\n    2.Qb4-d6 #\n1...Re4-e6\n    2.Qb4-f8 #\n\n1.Qb4-f8 + ?\n  but\n   "
     " 1...Kf6-e6 !\n\n1.Qb4*e4 ! threat:\n    2.Ra5-f5 #\n    2.Qe4-e5 #\n  1...g7-g5\n"
     "    2.Qe4-e5 #\n  1...g7-g6\n    2.Qe4-e5 #",
     "1...Rc4 2.Qd6#, 1...Re6 2.Qf8#\n1.Qf8+? Ke6!\n1.Q*e4! (2.Rf5#, Qe5#) 1...g5/g6 2.Q"
     "e5#"},
    {"lines-variations",
     "lines |letters=en; notation=short; capture=x; defender=1…; threats=(>); zugzwang=z"
     "z; promotion==X; check=+; mate=#",
     "#2", "", "wKh8 wRb1 bKa8 bPa7", "1.Rb2! zugzwang. 1...a6 2.Rb4# 1...a5 2.Rb3#",
     "1.Rb2! zz\n>1…a6 2.Rb4#\n>1…a5 2.Rb3#"},
    {"lines-refutation",
     "lines |letters=en; notation=short; capture=x; defender=1…; threats=(>); zugzwang=z"
     "z; promotion==X; check=+; mate=#",
     "#2", "", "wKh8 wRb1 bKa8 bPa7", "1.Rb3? zugzwang.\n 1...a6 2.Rb4#\nbut 1...a5!",
     "1.Rb3? zz\n>1…a6 2.Rb4#\n>but 1…a5!"},
    {"help-lines",
     "|letters=en; notation=short; capture=x; defender=1…; threats=(>); zugzwang=zz; pro"
     "motion==X; check=+; mate=#",
     "h#2", "", "wKc1 wRe1 wPd2 bKa3 bRb5", "1.Ka3-a2 Re1-e3 2.Rb5-a5 Re3-a3 #",
     "1.Ka2 Re3 2.Ra5 Ra3#"},
    {"help-half",
     "|letters=en; notation=short; capture=x; defender=1…; threats=(>); zugzwang=zz; pro"
     "motion==X; check=+; mate=#",
     "h#1.5", "", "wKc1 wRe1 wPd2 bKa3 bRb5", "1...Re1-e3 + 2.Ka3-a2 Re3-a3 #",
     "1…Re3+ 2.Ka2 Ra3#"},
    {"help-set",
     "|letters=en; notation=short; capture=x; defender=1…; threats=(>); zugzwang=zz; pro"
     "motion==X; check=+; mate=#",
     "h#2", "", "wKc1 wRe1 wPd2 bKa3 bRb5",
     "1...Re1-e3 + 2.Ka3-a2 Re3-a3 #\n1.Ka3-a2 Re1-e3 2.Rb5-a5 Re3-a3 #",
     "*1…Re3+ 2.Ka2 Ra3#\n1.Ka2 Re3 2.Ra5 Ra3#"},
    {"circe-rebirth",
     "|letters=en; notation=short; capture=x; defender=1…; threats=(>); zugzwang=zz; pro"
     "motion==X; check=+; mate=#",
     "h#1", "Circe", "wKf6 wRd7 wSh2 wPe4 bKh6 bRg7 bBg3 bPe6", "1.Rg7*d7[+wRh1] Sh2-g4 #",
     "1.Rxd7[+wRh1] Sg4#"},
    {"labels-stay",
     "|letters=en; notation=short; capture=x; defender=1…; threats=(>); zugzwang=zz; pro"
     "motion==X; check=+; mate=#",
     "#2", "", "wKh8 wRb1 bKa8 bPa7", "1.Rb2! zz 1...a6[a] 2.Rb4#[A]",
     "1.Rb2! zz 1…a6[a] 2.Rb4#[A]"},
};

}  // namespace

BOOST_DATA_TEST_CASE(solutions_are_printed_in_the_notation_of_the_style,
                     boost::unit_test::data::make(rows)) {
  BOOST_TEST(printed(sample) == sample.print);
}

}  // namespace dawson::replay_rules
