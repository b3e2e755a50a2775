// Fixes of findings: applying one makes the finding go away.
#include "lsp/documents/workspace.hpp"
#include "lsp/requests/actions.hpp"
#include "reference/manual_tables.hpp"

#include <boost/test/unit_test.hpp>

#include <map>
#include <set>
#include <string>
#include <vector>

#include "problem/fields.hpp"

using namespace dawson;
using namespace dawson::lsp;

namespace {

std::string const fixed_uri = "untitled:fixes.md";

// A document in one version.
struct Opened {
  Workspace workspace;
  OpenDocument const* document;

  explicit Opened(std::string const& text) {
    document = &workspace.documents().open(
        {{"textDocument",
          {{"uri", fixed_uri}, {"languageId", "markdown"}, {"version", 1}, {"text", text}}}});
    workspace.files_changed();
  }
  std::multiset<std::string> codes() {
    std::multiset<std::string> out;
    for (FileFinding const& one : workspace.findings_of(*document)) out.insert(one.code);
    return out;
  }
};

std::string applied(std::string text, Action const& action) {
  for (auto edit = action.edits.rbegin(); edit != action.edits.rend(); ++edit)
    text.replace(edit->where.begin, edit->where.end - edit->where.begin, edit->by);
  return text;
}

struct Case {
  char const* code;
  std::string text;
};

std::string in_directive(std::string const& fields) { return "```chess\n" + fields + "```\n"; }

std::string const board = "fen: 8/8/8/3k4/8/3KQ3/8/8\n";

// The codes that have a fix.
std::vector<Case> const cases{
    {"E-FIELD", in_directive("autor: X\n" + board)},
    {"E-FIELD", in_directive("Quelle: X\n" + board)},
    {"E-VARIANT", in_directive("variant: shoggi\nfsf: k8/9/9/9/9/9/9/9/K8\n")},
    {"W-TASK", in_directive(board + "stipulation: helpmat in 2\n")},
    {"E-CHAR", in_directive("men: Wite Kd1 Black Kh8\n")},
    {"E-MAN", in_directive("men: White Kd1 Neutrl Gh8\n")},
    {"E-MARK", in_directive(board + "marks: dott e4\n")},
    {"E-COUNT", in_directive("count: 3+1\n" + board)},
    {"E-ADJ", in_directive("fen: 8/8/8/3k4/8/3K22/8/8\n")},
    {"W-ROT", in_directive("janko: 8/8/8/3k4/8/3K*7q3/8/8\nlegend: *3q = lion\n")},
    {"W-CONDITION", in_directive(board + "conditions: Cirse\n")},
    {"E-VALUE", in_directive(board + "allow: W-PAVN\n")},
    {"W-FENCE", "```ches\n" + board + "```\n"},
    {"W-FENCE", in_directive(board) + "\n```solutions\n```\n"},
    {"W-ORDER", in_directive("epd: 4k2r/8/8/8/8/8/8/R3K2R w kKQ -\n")},
    {"E-TWICE", in_directive("author: A\nauthor: B\n" + board)},
    {"W-END", "```chess\n" + board},
    {"W-UNPRINTED", in_directive(board + "solution: 1.Qe4+\n")},
    {"W-NAME", in_directive("stipulation: h#2\nffen: (grashopper)7/8/8/3k4/8/3K4/8/8\n")},
    {"W-COLOUR", in_directive(board + "marks: frame c3; fill a1-a8 rde\n")},
    {"E-POSITIONS", in_directive(board + "janko: 8/8/8/8/8/8/8/8\n")},
    {"E-ZERO", in_directive("ffen: 8/08/8/3k4/8/3K4/8/8\n")},
    {"E-UNCLOSED", in_directive("moves: xbetza [W\n")},
    {"W-LIST", in_directive("themes: pin;unpin\n" + board)},
    {"W-LABEL", in_directive("label: a\nnumber: 1\n" + board) + "\n" +
                    in_directive("label: a\nnumber: 2\n" + board)},
    {"W-LEGEND", in_directive("janko: 8/8/8/3k*2n3/8/3K*2q3/8/8\nlegend: *2q = grasshopper\n")},
    {"E-ROT", in_directive("janko: 8/8/8/3k*2-n3/8/3K4/8/8\n")},
    {"E-CASTLE", in_directive("epd: r3k2r/8/8/8/8/8/8/R3K2R w KKQkq -\n")},
    {"E-CASTLE", in_directive("epd: r3k2r/8/8/8/8/8/8/R3K2R w KQx -\n")},
    {"E-CASTLE", in_directive("epd: r3k2r/8/8/8/8/8/8/R3K2R w Z -\n")},
    {"E-CASTLE", in_directive("epd: r3k2r/8/8/8/8/8/8/R3K2R w -KQ -\n")},
    {"E-NAME", in_directive("ffen: (grass-hopper)7/8/8/3k4/8/3K4/8/8\n")},
    {"W-DATE", in_directive("date: 1987-25-06\n" + board)},
    {"W-DATE", in_directive("date: 1987-13\n" + board)},
    {"W-DATE", in_directive("date: 1987-02-30\n" + board)},
    {"W-AUTHOR", in_directive("author: Anna Berg, Carl Dorn\n" + board)},
    {"W-AUTHOR", in_directive("author: Berg Holm, Anna\n" + board)},
    {"W-AUTHOR", in_directive("author: Berg, Anna, Dorn, Carl\n" + board)},
    {"W-KEY", "---\nautor: X\n---\n\nText\n"},
    {"W-REFERENCE", in_directive("label: first\nnumber: 1\n" + board) + "\nSee [](#firts).\n"},
};

}  // namespace

BOOST_AUTO_TEST_CASE(applying_a_fix_makes_its_finding_go_away) {
  Json const parameters = Json::object();
  ClientAbilities const client;
  for (Case const& one : cases) {
    BOOST_TEST_CONTEXT(one.code << " in\n" << one.text) {
      Opened before(one.text);
      auto const& findings = before.workspace.findings_of(*before.document);
      RequestContext const request{before.workspace, client, parameters, before.document};
      bool found = false;
      for (FileFinding const& finding : findings) {
        if (finding.code != one.code) continue;
        std::vector<Action> actions = fixes_of(request, finding);
        std::erase_if(actions,
                      [](Action const& action) { return action.title.starts_with("allow"); });
        BOOST_TEST(!actions.empty());
        for (Action const& action : actions) {
          found = true;
          Opened after(applied(one.text, action));
          BOOST_TEST(after.codes().count(one.code) < before.codes().count(one.code),
                     action.title << " gives\n"
                                  << applied(one.text, action));
        }
      }
      BOOST_TEST(found);
    }
  }
}

BOOST_AUTO_TEST_CASE(allowing_a_warning_makes_it_go_away) {
  std::string const text = in_directive("fen: P7/8/8/3k4/8/3K4/8/8\nstipulation: #2\n");
  Json const parameters = Json::object();
  ClientAbilities const client;
  Opened before(text);
  BOOST_TEST(before.codes().contains("W-PAWN"));
  RequestContext const request{before.workspace, client, parameters, before.document};
  auto const actions = fixes_of(request, before.workspace.findings_of(*before.document).front());
  BOOST_REQUIRE(actions.size() == 1U);
  BOOST_TEST(!actions.front().sure);
  BOOST_TEST(Opened(applied(text, actions.front())).codes().empty());
}

BOOST_AUTO_TEST_CASE(the_manual_explains_every_field) {
  for (problem::Field const& field : problem::fields())
    BOOST_TEST((reference::meaning_of_field(field.name) != nullptr), field.name);
}
