// Tests that every fault gives the same code, message and status in every command and format. The
// program lists its commands with their arguments and outputs: new commands are included
// automatically, and a command that this test cannot call is a failure.
#include <signal.h>
#include <sys/stat.h>
#include <unistd.h>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <filesystem>
#include <functional>
#include <nlohmann/json.hpp>
#include <ostream>
#include <set>
#include <string>
#include <vector>

#include "places.hpp"
#include "unit/cli/program.hpp"

using namespace dawson;
namespace fs = std::filesystem;

namespace {

using Words = std::vector<std::string>;

std::string const tex_head = "\\documentclass{article}\\usepackage{dawson}\\begin{document}\n";

std::string tex(std::string const& fields) {
  return tex_head + "\\begin{chess}\n" + fields + "\\end{chess}\n\\end{document}\n";
}
std::string markdown(std::string const& fields) { return "```chess\n" + fields + "```\n"; }

constexpr char const* picture =
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><path d='M1 8H8L4 1Z'/></svg>";

/// A call of a command, with each format of documents and outputs.
struct Call {
  std::string command;
  std::string input;   ///< the input file; empty if the operand is a string
  Words words;         ///< all arguments except the output
  std::string output;  ///< empty if it writes nothing
  std::set<std::string> options;
  bool draws = false;  ///< draws boards

  bool takes(std::string const& option) const { return options.contains(option); }

  Words with(Words const& more, std::string const& other_output = "") const {
    Words all = words;
    all.insert(all.end(), more.begin(), more.end());
    if (!output.empty())
      all.insert(all.end(), {"-o", other_output.empty() ? output : other_output});
    return all;
  }
};

nlohmann::json const& commands() {
  static nlohmann::json const all = nlohmann::json::parse(run_program({"help", "--json"}, "/").out);
  return all;
}

// The possible inputs for an operand: a file, or words.
struct Input {
  std::string file;
  Words words;
};
std::vector<Input> inputs_of(std::string const& operand) {
  if (operand == "documents") return {{"a.tex", {"a.tex"}}, {"a.md", {"a.md"}}};
  if (operand == "problems")
    return {{"a.tex", {"--popeye", "./py", "a.tex"}}, {"a.md", {"--popeye", "./py", "a.md"}}};
  if (operand == "latex") return {{"a.tex", {"a.tex"}}};
  if (operand == "manuscript") return {{"a.md", {"a.md"}}};
  if (operand == "position") return {{"", {"8/8/8/8/8/8/8/K1k5"}}};
  if (operand == "moves") return {{"", {"gQ"}}};
  if (operand == "solution") return {{"a.txt", {"a.txt"}}};
  if (operand == "style") return {{"", {"schwalbe"}}};
  if (operand == "nothing") return {};
  BOOST_TEST_REQUIRE(false, "this test does not know how to call with: " << operand);
  return {};
}

std::vector<Call> calls() {
  std::vector<Call> all;
  for (auto const& command : commands()) {
    if (command["operand"] == "command") continue;       // help has no input
    if (command["operand"] == "code") continue;          // nor has explain
    if (command["operand"] == "preprocessor") continue;  // these read only standard input
    if (command["operand"] == "served") continue;        // the server runs until it is stopped
    std::set<std::string> options;
    for (auto const& option : command["options"]) options.insert(option["name"].get<std::string>());
    Words suffixes = command["outputs"].get<Words>();
    for (Input const& input : inputs_of(command["operand"])) {
      Words kinds = suffixes;
      bool const writes = options.contains("output");
      if (kinds.empty()) kinds = {input.file.empty() ? "out" : input.file.substr(2)};
      for (std::string const& kind : kinds) {
        Call call{command["name"],   input.file,
                  {command["name"]}, writes ? "out/x." + kind : "",
                  options,           options.contains("style")};
        call.words.insert(call.words.end(), input.words.begin(), input.words.end());
        all.push_back(std::move(call));
      }
    }
  }
  return all;
}

struct Fault {
  std::string name;
  std::function<bool(Call const&)> applies;
  std::function<Words(Call const&)> words;
  int status;
  std::string says;
  std::string document = "janko: K1k/3\n";  ///< the fields of the directive
};

auto takes(char const* option) {
  return [option](Call const& call) { return call.takes(option); };
}
auto adds(Words const& more) {
  return [more](Call const& call) { return call.with(more); };
}
bool reads_file(Call const& call) { return !call.input.empty(); }
bool reads_documents(Call const& call) { return reads_file(call) && call.input != "a.txt"; }
bool draws_documents(Call const& call) { return !call.input.empty() && call.draws; }
bool writes(Call const& call) { return !call.output.empty(); }
Words as_it_is(Call const& call) { return call.with({}); }

Words writes_to(Call const& call, std::string const& name) {
  // A link keeps the suffix, which determines the output format.
  std::string const link = "link" + call.output.substr(call.output.rfind('.'));
  return call.with({}, name + link);
}

std::vector<Fault> const faults{
    {"a style that there is not", takes("style"), adds({"--style", "nosuch"}), 1,
     "--style:1:1: error: unknown style `nosuch` [E-STYLE]"},
    {"a style's file that is missing", takes("style"), adds({"--style", "none.yaml"}), 1,
     "error: cannot read none.yaml: No such file or directory [E-STYLE]"},
    {"a slip in a style's file", takes("style"), adds({"--style", "slip.yaml"}), 1,
     "slip.yaml:1:9: error: `big` is not a length [E-STYLE]"},
    {"a style whose pieces are missing", takes("style"), adds({"--style", "nopieces.yaml"}), 1,
     "error: cannot read the folder nowhere: No such file or directory [E-PIECES]"},
    {"a folder of pieces that is missing", takes("pieces"), adds({"--pieces", "nowhere"}), 1,
     "error: cannot read the folder nowhere: No such file or directory [E-PIECES]"},
    {"a folder without pieces", takes("pieces"), adds({"--pieces", "empty"}), 1,
     "error: this folder contains no picture of a piece [E-PIECES]"},
    {"a piece that is no picture", takes("pieces"), adds({"--pieces", "broken"}), 1,
     "broken/wK.svg:1:1: error: cannot draw this picture"},
    {"a man that the set has not got", draws_documents, adds({"--pieces", "mine"}), 0,
     "warning: mine has no black king; Dawson's own is printed [W-PIECES]"},
    {"a document's style that is missing", draws_documents, as_it_is, 1,
     "error: cannot read none.yaml: No such file or directory [E-STYLE]",
     "janko: K1k/3\nstyle: none.yaml\n"},
    {"a slip in a document's style", draws_documents, as_it_is, 1,
     "slip.yaml:1:9: error: `big` is not a length [E-STYLE]", "janko: K1k/3\nstyle: slip.yaml\n"},
    {"a document's style whose pieces are missing", draws_documents, as_it_is, 1,
     "error: cannot read the folder nowhere: No such file or directory [E-PIECES]",
     "janko: K1k/3\nstyle: nopieces.yaml\n"},
    {"a bad directive", draws_documents, as_it_is, 1,
     "error: adjacent digits 1 and 2 in rank 4 [E-ADJ]", "fen: 8/8/8/8/4K12/8/8/8\n"},
    {"an unknown field", reads_documents, as_it_is, 1, "error: unknown field `autor` [E-FIELD]",
     "autor: x\njanko: K1k/3\n"},
    {"a file of positions that is missing", draws_documents, as_it_is, 1,
     "error: cannot read none.epd: No such file or directory [E-FILE]", "file: none.epd\n"},
    {"a slip in a file of positions", draws_documents, as_it_is, 1,
     "bad.epd:1:3: error: `9` is not a number of empty squares here [E-CHAR]", "file: bad.epd:1\n"},
    {"an input that is missing", reads_file,
     [](Call const& call) {
       Call other = call;
       other.words.back() = "none" + call.input.substr(1);
       return other.with({});
     },
     3, "dawson: cannot read none"},
    {"an input that is a folder", reads_file,
     [](Call const& call) {
       Call other = call;
       other.words.back() = "folder" + call.input.substr(1);
       return other.with({});
     },
     3, ": Is a directory"},
    {"defaults that are missing", takes("defaults"), adds({"--defaults", "none"}), 3,
     "dawson: cannot read none: No such file or directory"},
    {"a slip in the defaults", takes("defaults"), adds({"--defaults", "slip"}), 1,
     "slip:1:7: error: "},
    {"an unknown notation", takes("from"), adds({"--from", "nosuch"}), 2,
     "--from nosuch: unknown notation"},
    {"an unknown form of reports", takes("diagnostics"), adds({"--diagnostics", "loud"}), 2,
     "--diagnostics must be human, short or json, not `loud`"},
    {"an unknown option", takes("diagnostics"), adds({"--nosuch"}), 2, "--nosuch"},
    {"an output that cannot be", writes,
     [](Call const& call) { return writes_to(call, "slip.yaml/"); }, 3, "dawson: cannot "},
    {"a style that is the output", [](Call const& call) { return writes(call) && call.draws; },
     [](Call const& call) {
       Words all = writes_to(call, "style-");
       all.insert(all.end(), {"--style", "good.yaml"});
       return all;
     },
     2, " would overwrite "},
    {"an input that is the output",
     [](Call const& call) { return reads_file(call) && writes(call); },
     [](Call const& call) { return writes_to(call, "input-"); }, 2, " would overwrite "},
};

void prepare(Folder const& folder, std::string const& document) {
  put(folder / "a.tex", tex(document));
  put(folder / "a.md", markdown(document));
  put(folder / "py",  // solves every problem without a solution
      "#!/bin/sh\ncat > /dev/null\nprintf 'Popeye Test-64Bit v4.104 (64 MB)\\n\\n'\n"
      "printf 'solution finished. Time = 0.001 s\\n'\n");
  fs::permissions(folder / "py", fs::perms::owner_exec, fs::perm_options::add);
  put(folder / "a.txt", document + "solution: 1.Ka2-a1\n");
  put(folder / "slip.yaml", "square: big\n");
  put(folder / "slip", "size: x\n");
  put(folder / "good.yaml", "square: 6mm\n");
  put(folder / "nopieces.yaml", "pieces: nowhere\n");
  put(folder / "bad.epd", "8/9 w - -\n");
  for (char const* name : {"mine", "broken", "empty", "folder.tex", "folder.md", "folder.txt"})
    fs::create_directory(folder / name);
  put(folder / "mine/wK.svg", picture);
  put(folder / "broken/wK.svg", "<svg");
  for (Call const& call : calls()) {
    if (!writes(call)) continue;
    std::string const suffix = call.output.substr(call.output.rfind('.'));
    std::error_code there;
    fs::create_symlink("good.yaml", folder / ("style-link" + suffix), there);
    if (!call.input.empty() && suffix != ".pdf")
      fs::create_symlink(call.input, folder / ("input-link" + suffix), there);
    if (suffix == ".pdf") fs::create_symlink("a.md", folder / "input-link.pdf", there);
  }
}

// Each is a separate test, so that Boost.Test names the one that fails.
std::ostream& operator<<(std::ostream& out, Fault const& fault) { return out << fault.name; }

std::string spelt(Words const& words) {
  std::string out;
  for (std::string const& word : words) out += " " + word;
  return out;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(faults_of_commands)

BOOST_AUTO_TEST_CASE(the_list_of_commands_is_not_empty) { BOOST_TEST(calls().size() > 10U); }

BOOST_DATA_TEST_CASE(a_fault_is_reported_alike_by_every_command_and_format,
                     boost::unit_test::data::make(faults), fault) {
  std::size_t cells = 0;
  for (Call const& call : calls()) {
    if (!fault.applies(call)) continue;
    ++cells;
    Folder const folder;
    prepare(folder, fault.document);
    Words const words = fault.words(call);
    Ended const ended = run_program(words, folder.path());
    BOOST_TEST_CONTEXT(fault.name << ":" << spelt(words)) {
      BOOST_TEST(ended.status == fault.status);
      BOOST_TEST(ended.err.find(fault.says) != std::string::npos, ended.err);
      BOOST_TEST(contents(folder / "good.yaml") == "square: 6mm\n");
      BOOST_TEST((contents(folder / "a.md") == markdown(fault.document)));
      // LaTeX stops at the placeholder of the error; other outputs are not written.
      bool const latex = call.input == "a.tex" && ended.status == 1;
      if (fault.status != 0 && !latex && !call.output.empty())
        BOOST_TEST(!fs::exists(folder / call.output));
    }
  }
  BOOST_TEST(cells > 0U, "no command can have: " << fault.name);
}

BOOST_AUTO_TEST_CASE(calls_without_a_fault_succeed) {
  for (Call const& call : calls()) {
    Folder const folder;
    prepare(folder, "janko: K1k/3\n");
    Ended const ended = run_program(call.with({}), folder.path());
    BOOST_TEST(ended.status == 0, spelt(call.with({})) << ": " << ended.err);
    BOOST_TEST(ended.err == "");
    if (!call.output.empty()) BOOST_TEST(fs::exists(folder / call.output), spelt(call.with({})));
  }
}

BOOST_AUTO_TEST_CASE(an_unwritable_standard_error_is_a_system_failure) {
  for (Call const& call : calls()) {
    Folder const folder;
    prepare(folder, "fen: 8/8/8/8/4K12/8/8/8\n");
    Words const words = draws_documents(call) ? call.with({}) : call.with({"--nosuch"});
    int const status = run_program(words, folder.path(), "", "2>/dev/full").status;
    BOOST_TEST(status == (draws_documents(call) ? 3 : 2), spelt(words));
  }
}

// The first document is staged while the program waits for the second, which is a pipe.
BOOST_AUTO_TEST_CASE(signals_leave_no_temporary_file) {
  for (int const signal_number : {SIGTERM, SIGINT, SIGHUP}) {
    Folder const folder;
    prepare(folder, "janko: K1k/3\n");
    BOOST_REQUIRE(::mkfifo((folder / "b.tex").c_str(), 0600) == 0);
    pid_t const child = ::fork();
    if (child == 0) {
      if (::chdir(folder.path().c_str()) != 0) ::_exit(9);
      ::signal(signal_number, SIG_DFL);  // nohup and shells ignore it in the background
      ::execl(dawson::built_program().c_str(), "dawson", "weave", "a.tex", "b.tex", "-o", "out",
              nullptr);
      ::_exit(9);
    }
    auto const staged = [&] {
      std::error_code none;
      return fs::exists(folder / "out", none) && !fs::is_empty(folder / "out", none);
    };
    for (int i = 0; i < 2000 && !staged(); ++i) ::usleep(5000);
    BOOST_TEST(staged());
    BOOST_TEST(!fs::exists(folder / "out/a.tex"), "nothing is in its place before all is");
    ::kill(child, signal_number);
    int status = 0;
    ::waitpid(child, &status, 0);
    BOOST_TEST(WIFSIGNALED(status));
    BOOST_TEST(!staged());
  }
}

BOOST_AUTO_TEST_CASE(an_unreadable_image_is_a_message) {
  Folder const folder;
  put(folder / "a.md", "![a](/proc/self/mem)\n");
  Ended const ended = run_program({"booklet", "a.md", "-o", "a.pdf"}, folder.path());
  BOOST_TEST(ended.status == 1);
  BOOST_TEST(ended.err.find("a.md:1:6: error: cannot read /proc/self/mem: ") != std::string::npos,
             ended.err);
}

BOOST_AUTO_TEST_SUITE_END()
