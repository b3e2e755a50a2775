// Tests of --watch: one build for each change to the inputs, until a signal ends the program.
#include <boost/test/unit_test.hpp>

#include <signal.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <thread>

#include "program.hpp"

using namespace dawson;
namespace fs = std::filesystem;

namespace {

// The program running in the background; its output is in a file.
class Watching {
 public:
  Watching(Folder const& folder, std::string const& arguments) : folder_(folder) {
    std::string const command = "cd '" + folder.path() + "' && (" + program() + " " + arguments +
                                " --watch >log/said 2>&1 & echo $! >log/pid; wait $!; echo $? "
                                ">log/status) &";
    fs::create_directory(folder / "log");
    BOOST_REQUIRE(std::system(command.c_str()) == 0);
  }
  ~Watching() { end(SIGKILL); }

  std::string output() const { return contents(folder_ / "log/said"); }

  // Waits for the build with that number, counted from 1.
  bool has_built(int number) const {
    wait_until([&] { return builds() >= number; });
    return builds() == number;
  }

  // Also waits a moment for an extra build that should not happen.
  bool has_built_at_last(int number) const {
    if (!has_built(number)) return false;
    std::this_thread::sleep_for(std::chrono::milliseconds(700));
    return builds() == number;
  }

  // Returns the exit status.
  std::string end(int signal) const {
    int const pid = std::atoi(contents(folder_ / "log/pid").c_str());
    if (pid > 0 && !fs::exists(folder_ / "log/status")) ::kill(pid, signal);
    wait_until([&] { return !contents(folder_ / "log/status").empty(); });
    return contents(folder_ / "log/status");
  }

 private:
  std::ptrdiff_t builds() const {
    std::string const all = output();
    std::ptrdiff_t found = 0;
    for (std::size_t at = 0; (at = all.find(" watched\n", at)) != std::string::npos; ++at) ++found;
    return found;
  }
  template <class Condition>
  static void wait_until(Condition condition) {
    for (int i = 0; i < 2000 && !condition(); ++i)
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }

  Folder const& folder_;
};

bool has(std::string const& text, std::string const& part) {
  return text.find(part) != std::string::npos;
}

std::vector<std::string> names_in(std::string const& folder) {
  std::vector<std::string> names;
  for (auto const& entry : fs::directory_iterator(folder))
    names.push_back(entry.path().filename().string());
  return names;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(watching)

BOOST_AUTO_TEST_CASE(a_change_to_any_input_starts_one_build) {
  Folder const folder;
  put(folder / "a.tex", "\\usepackage{dawson}\n\\input{b}\n");
  put(folder / "b.tex", "\\chess{K}\n");
  Watching const watching(folder, "weave --follow a.tex -o out");
  BOOST_TEST(watching.has_built(1));
  put(folder / "c.tex", "not read");
  put(folder / "b.tex", "\\chess{Q}\n");
  for (int i = 0; i < 5; ++i) put(folder / "a.tex", contents(folder / "a.tex") + "% more\n");
  BOOST_TEST(watching.has_built_at_last(2));  // a burst of changes is one build
  BOOST_TEST(has(contents(folder / "out/b.tex"), "wQ"));
  // As editors save: a new file is renamed to the old name.
  put(folder / "new", "\\chess{R}\n");
  fs::rename(folder / "new", folder / "b.tex");
  BOOST_TEST(watching.has_built_at_last(3));
  BOOST_TEST(has(contents(folder / "out/b.tex"), "wR"));
  BOOST_TEST(has(watching.output(), " built in "));
  BOOST_TEST(has(watching.output(), "; 2 files watched\n"));
  BOOST_TEST(watching.end(SIGINT) == "0\n");
}

BOOST_AUTO_TEST_CASE(a_file_that_is_named_before_it_exists_starts_a_build) {
  Folder const folder;
  put(folder / "a.tex", "\\usepackage{dawson}\n\\input{parts/b}\n");
  Watching const watching(folder, "weave --follow a.tex -o out");
  BOOST_TEST(watching.has_built(1));
  fs::create_directory(folder / "parts");
  put(folder / "parts/b.tex", "\\chess{K}\n");
  BOOST_TEST(watching.has_built(2));
  for (int i = 0; i < 200 && !fs::exists(folder / "out/parts/b.tex"); ++i)
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
  BOOST_TEST(fs::exists(folder / "out/parts/b.tex"));
  BOOST_TEST(watching.end(SIGINT) == "0\n");
}

BOOST_AUTO_TEST_CASE(quiet_watching_reports_only_failures) {
  Folder const folder;
  put(folder / "a.md", "`chess K?`\n");
  Watching const watching(folder, "booklet a.md -o a.pdf --quiet");
  BOOST_TEST(watching.has_built(1));
  put(folder / "a.md", "`chess K`\n");
  for (int i = 0; i < 100 && !fs::exists(folder / "a.pdf"); ++i)
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
  BOOST_TEST(fs::exists(folder / "a.pdf"));
  BOOST_TEST(!has(watching.output(), " built in "));
  BOOST_TEST(watching.end(SIGTERM) == "0\n");
}

BOOST_AUTO_TEST_CASE(errors_take_one_line_and_a_fix_starts_a_build) {
  Folder const folder;
  put(folder / "a.md", "`chess K?`\n");
  Watching const watching(folder, "booklet a.md -o a.pdf");
  BOOST_TEST(watching.has_built(1));
  BOOST_TEST(has(watching.output(), "a.md:1:"));
  BOOST_TEST(!has(watching.output(), " | "));  // no source lines
  BOOST_TEST(has(watching.output(), " not built (status 1) in "));
  put(folder / "a.md", "`chess K`\n");
  BOOST_TEST(watching.has_built(2));
  BOOST_TEST(fs::exists(folder / "a.pdf"));
  fs::remove(folder / "a.md");
  BOOST_TEST(watching.has_built(3));
  put(folder / "a.md", "`chess Q`\n");
  BOOST_TEST(watching.has_built_at_last(4));
  BOOST_TEST(watching.end(SIGTERM) == "0\n");
}

BOOST_AUTO_TEST_CASE(files_and_folders_that_return_start_a_build) {
  Folder const folder;
  put(folder / "in/a.md", "`chess K`\n");
  Watching const watching(folder, "weave in/a.md -o out/a.html");
  BOOST_TEST(watching.has_built(1));
  fs::remove(folder / "in/a.md");
  BOOST_TEST(watching.has_built(2));
  BOOST_TEST(has(watching.output(), " not built (status 3) in "));
  put(folder / "new", "`chess Q`\n");
  fs::rename(folder / "new", folder / "in/a.md");
  BOOST_TEST(watching.has_built(3));
  fs::remove_all(folder / "in");
  BOOST_TEST(watching.has_built(4));
  put(folder / "in/a.md", "`chess *2q`\n");
  // GIO polls a deleted folder every few seconds.
  BOOST_TEST(watching.has_built(5));
  BOOST_TEST(has(contents(folder / "out/a.html"), "queen"), contents(folder / "out/a.html"));
  BOOST_TEST(watching.end(SIGHUP) == "0\n");
  BOOST_TEST((names_in(folder / "out") == std::vector<std::string>{"a.html"}));
}

BOOST_AUTO_TEST_CASE(signals_end_watching_and_leave_nothing) {
  for (int const signal_number : {SIGINT, SIGTERM, SIGHUP}) {
    Folder const folder;
    put(folder / "a.md", "`chess K`\n");
    Watching const watching(folder, "weave a.md -o out/a.html");
    BOOST_TEST(watching.has_built(1));
    put(folder / "a.md", "`chess Q`\n" + std::string(100000, 'x'));
    BOOST_TEST(watching.end(signal_number) == "0\n");
    for (std::string const& name : names_in(folder / "out")) BOOST_TEST(name == "a.html");
  }
}

BOOST_AUTO_TEST_CASE(streams_cannot_be_watched) {
  Folder const folder;
  put(folder / "a.tex", "x");
  BOOST_TEST(run_program({"weave", "a.tex", "-o", "-", "--watch"}, folder.path()).status == 2);
  BOOST_TEST(run_program({"weave", "-", "-o", "b.tex", "--watch"}, folder.path()).status == 2);
}

BOOST_AUTO_TEST_SUITE_END()
