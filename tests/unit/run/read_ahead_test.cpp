// What is read on several threads is what one reads, and is told in the same order.
#include "run/book/read_ahead.hpp"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <string>

#include "run/book/book.hpp"
#include "run/book/follow.hpp"
#include "weaving.hpp"

using namespace dawson;
using namespace dawson::run;

namespace {

std::string diagram(std::string const& fields) {
  return "\\begin{chess}\n" + fields + "\\end{chess}\n";
}

// Of each kind what another thread can read, and what is left to the job: files, styles, faults,
// defaults that change, repetitions, what is collected for a list below.
std::string book(std::size_t diagrams) {
  std::string out = "\\documentclass{article}\n\\usepackage{dawson}\n\\begin{document}\n";
  for (std::size_t i = 0; i < diagrams; ++i) {
    std::string const fen =
        "fen: 8/8/8/" + std::to_string(i % 8) + "K" + std::to_string(7 - i % 8) + "/8/8/8/k7\n";
    switch (i % 11) {
      case 0: out += diagram("style: hatched\n" + fen); break;
      case 1: out += diagram("style: missing.yaml\n" + fen); break;
      case 2: out += diagram("fen: 8/8/44K\n"); break;
      case 3: out += diagram("file: none-" + std::to_string(i % 3) + ".olv\n"); break;
      case 4: out += "\\chess{Kd4 " + std::to_string(i) + "}\n"; break;
      case 5:
        out += "\\begin{chess}[defaults]\nnumber: auto\nsize: " + std::to_string(3 + i % 4) +
               "mm\n\\end{chess}\n";
        break;
      case 6:
        out += diagram("stipulation: #2\nsolution: 1.Kd4-d5 ! 1...Ka1-a2 2.Qxx\n" + fen);
        break;
      case 7: out += diagram("label: x" + std::to_string(i / 30) + "\n" + fen); break;
      case 8: out += diagram("grid: 8/8/8/3(PA)4/8/8/8/8\nnonsense: 1\n"); break;
      default: out += diagram("A. Uthor\nDie Schwalbe " + std::to_string(i) + "\n#2\n" + fen);
    }
  }
  return out + diagram("").replace(13, 1, "[solutions]\n") + "\\end{document}\n";
}

std::string told(text::Diagnostics const& findings) {
  std::string out;
  for (text::Diagnostic const& finding : findings) {
    out += std::to_string(finding.source) + ":" + std::to_string(finding.span.begin) + " " +
           finding.code + " " + finding.message + "\n";
    for (text::Note const& note : finding.notes)
      out += "  " + std::to_string(note.source) + ":" + std::to_string(note.span.begin) + "\n";
  }
  return out;
}

}  // namespace

BOOST_AUTO_TEST_CASE(any_number_of_threads_weaves_and_tells_the_same) {
  std::string const text = book(1'000);
  WovenText const alone = woven("a.tex", text);
  BOOST_TEST(std::ranges::count(alone.output, '\n') == std::ranges::count(text, '\n'));
  BOOST_TEST(alone.diagnostics.size() > 300U);
  for (std::size_t const threads : {2U, 3U, 8U}) {
    WovenText const many = woven("a.tex", text, {}, {.threads = threads});
    BOOST_TEST((many.output == alone.output));
    BOOST_TEST(told(many.diagnostics) == told(alone.diagnostics));
  }
}

BOOST_AUTO_TEST_CASE(the_limit_of_steps_does_not_depend_on_threads) {
  auto const told_with = [](std::size_t threads) {
    Job job;
    text::Limits limits;
    limits.steps = 40;
    job.sources().set_limits(limits);
    job.set_threads(threads);
    weave_tex(job, job.sources().open("a.tex", book(200)), {});
    return told(job.take_findings());
  };
  BOOST_TEST(told_with(1).find("E-LIMIT") != std::string::npos);
  BOOST_TEST(told_with(4) == told_with(1));
}

BOOST_AUTO_TEST_CASE(whoever_goes_back_or_stops_early_waits_for_nobody) {
  Job job;
  job.set_threads(4);
  Book reader(job, latex_abilities, {});
  text::SourceId const id = job.sources().open("a.tex", book(500));
  FollowedBook const read = read_alone(job, reader, id, {}, false);
  std::size_t diagrams = 0;
  for (std::size_t const i : {400U, 3U, 401U, 9U, 10U})
    reader.each(read.documents.front(), i,
                [&](Content const& content) { diagrams += diagram_of(content) != nullptr; });
  BOOST_TEST(diagrams == 3U);
}
