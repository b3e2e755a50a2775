// Tests that several threads weave and check as one does, byte for byte, with findings in the same
// order.
#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <stdexcept>
#include <string>

#include "app/check_markdown.hpp"
#include "compile/compilation.hpp"
#include "compile/documents.hpp"
#include "folder.hpp"
#include "session/invocation.hpp"
#include "session/workers.hpp"
#include "write/html/page.hpp"
#include "write/markdown/markdown_renderer.hpp"
#include "write/tex/weave.hpp"

using namespace dawson;
using namespace dawson::run;

namespace {

struct Host {
  std::string head, begin, end, foot;
};
Host const tex{"\\documentclass{article}\n\\usepackage{dawson}\n\\begin{document}\n",
               "\\begin{chess}", "\\end{chess}\n", "\\end{document}\n"};
Host const markdown{"---\nlanguage: german\nlinks: fen, qr\n---\n\n", "\n```chess", "```\n", ""};

std::string directive(Host const& host, std::string const& word, std::string const& fields) {
  bool const is_tex = &host == &tex;
  std::string const opening = word.empty() ? "" : is_tex ? "[" + word + "]" : " " + word;
  return host.begin + opening + "\n" + fields + host.end;
}

// Directives of each kind that other threads can process or that the job must process: files,
// styles, errors, changing defaults, repetitions, content collected for a list below.
std::string book(Host const& host, std::size_t directives) {
  std::string out = host.head;
  auto const put = [&](std::string const& fields, std::string const& word = {}) {
    out += directive(host, word, fields);
  };
  for (std::size_t i = 0; i < directives; ++i) {
    std::string const n = std::to_string(i);
    std::string const fen = "fen: 8/8/8/" + std::to_string(i % 8) + "K" +
                            std::to_string(7 - i % 8) + "/8/8/8/k" + std::to_string(1 + i % 6) +
                            "Q" + std::to_string(5 - i % 6) + "\n";
    switch (i % 19) {
      case 0: put("style: own.yaml\n" + fen); break;
      case 1: put("style: missing-" + std::to_string(i % 4) + ".yaml\n" + fen); break;
      case 2: put("fen: 8/8/44K\n"); break;
      case 3: put("file: none-" + std::to_string(i % 3) + ".txt\n"); break;
      case 4: out += "Text \\chess{Kd4 " + n + "} and \\chess{*2q}.\n"; break;
      case 5: put("number: auto\nsize: " + std::to_string(3 + i % 4) + "mm\n", "defaults"); break;
      case 6:
        put("stipulation: #2\nsolution: 1.Kd4-d5 ! 1...Ka1-a2 2.Qxx\nsolutions: here\n" + fen);
        break;
      case 7: put("label: x" + std::to_string(i / 30) + "\n" + fen); break;
      case 8: put("grid: 8/8/8/3(PA)4/8/8/8/8\nnonsense: 1\n"); break;
      case 9: put("legend: *2q = grasshopper\nwhite: Kd4 *2qe5\nblack: Ka1\n#3\n"); break;
      case 10: put("caption: schwalbe\n" + n + " - Josef Auflager\nAuflage\n#2\n" + fen); break;
      case 11: put("twins: (b) Kd4->d5\ntwin-boards: yes\n#2\n" + fen); break;
      case 12: put("from: two.json\n"); break;
      case 13: put("white: Kd4 cardinale4\nblack: Ka1\nh#2\n"); break;
      case 14: put("language: german\n", "defaults"); break;
      case 15:
        put("white: K" + std::string(1, static_cast<char>('a' + i % 8)) + "4\nblack: Kh8\n");
        break;
      default: put("A. Uthor\nDie Schwalbe " + n + "\n#2\n" + fen);
    }
  }
  put("", "solutions");
  put("", "legend");
  put("", "index authors");
  put("", "index problems");
  return out + host.foot;
}

std::string reported(Invocation& invocation) {
  std::string out;
  for (text::Diagnostic const& finding : invocation.take_findings()) {
    out += std::to_string(finding.source) + invocation.sources()[finding.source].name() + ":" +
           std::to_string(finding.span.begin) + "-" + std::to_string(finding.span.end) + " " +
           finding.code + " " + finding.message + " " + finding.hint + "\n";
    for (text::Note const& note : finding.notes)
      out += "  " + std::to_string(note.source) + ":" + std::to_string(note.span.begin) + " " +
             note.message + "\n";
  }
  return out;
}

// Returns the output and findings of a job with that number of threads, in a folder with the files
// that the books name.
template <class Make>
std::string made(std::size_t threads, std::string const& name, std::string const& bytes,
                 Make make) {
  Folder const folder;
  put(folder / "own.yaml", "board:\n  square: 5mm\n");
  put(folder / "two.json",
      "{\"fen\": \"8/8/8/3K4/8/8/8/k7\", \"number\": \"auto\"}\n"
      "{\"fen\": \"8/8/8/4K3/8/8/8/k7\", \"author\": \"B. Zwei\"}\n");
  put(folder / name, bytes);
  Invocation invocation;
  invocation.set_threads(threads);
  std::string const out = make(invocation, invocation.open(folder / name));
  std::string all = out + "\n====\n" + reported(invocation);
  for (std::size_t at; (at = all.find(folder.path())) != std::string::npos;)
    all.erase(at, folder.path().size());
  return all;
}

template <class Make>
void compare(std::string const& name, std::string const& bytes, Make make) {
  std::string const alone = made(1, name, bytes, make);
  BOOST_TEST(std::ranges::count(alone, '\n') > 200);
  for (std::size_t const threads : {2U, 4U}) {
    bool const same = made(threads, name, bytes, make) == alone;
    BOOST_TEST(same, threads << " threads, " << name);
  }
}

std::string joined(Woven woven) {
  for (auto const& [name, bytes] : woven.files) woven.output += name + bytes;
  return woven.output;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(threads)

BOOST_AUTO_TEST_CASE(latex_output_and_findings_equal_those_of_one_thread) {
  WeaveOptions options;
  options.stem = "a";
  compare("a.tex", book(tex, 400), [&](Invocation& invocation, text::SourceId id) {
    return joined(weave_tex(invocation, id, options));
  });
  options.boards = "boards.pdf";
  compare("a.tex", book(tex, 100), [&](Invocation& invocation, text::SourceId id) {
    return joined(weave_tex(invocation, id, options));
  });
}

BOOST_AUTO_TEST_CASE(tagged_latex_in_a_style_equals_that_of_one_thread) {
  compare("a.tex", "\\DocumentMetadata{}\n" + book(tex, 150),
          [](Invocation& invocation, text::SourceId id) {
            invocation.use_style("problemist");
            return joined(weave_tex(invocation, id, {}));
          });
}

BOOST_AUTO_TEST_CASE(findings_of_check_equal_those_of_one_thread) {
  compare("a.tex", book(tex, 400), [](Invocation& invocation, text::SourceId id) {
    check_tex(invocation, id, {});
    return std::string();
  });
  compare("a.md", book(markdown, 400), [](Invocation& invocation, text::SourceId id) {
    check_markdown(invocation, id, {}, nullptr);
    return std::string();
  });
}

BOOST_AUTO_TEST_CASE(markdown_output_equals_that_of_one_thread) {
  compare("a.md", book(markdown, 200), [](Invocation& invocation, text::SourceId id) {
    WovenMarkdown woven = weave_markdown(invocation, id, {}, {}, nullptr);
    for (Asset const& asset : woven.assets) woven.output += asset.name + asset.bytes;
    return woven.output;
  });
  compare("a.md", book(markdown, 200), [](Invocation& invocation, text::SourceId id) {
    return weave_page(invocation, id, {}, {}).html;
  });
}

BOOST_AUTO_TEST_CASE(the_work_limit_does_not_depend_on_threads) {
  compare("a.tex", book(tex, 300), [](Invocation& invocation, text::SourceId id) {
    text::Limits limits;
    limits.steps = 40;
    invocation.sources().set_limits(limits);
    return joined(weave_tex(invocation, id, {}));
  });
}

BOOST_AUTO_TEST_CASE(requests_out_of_order_get_the_requested_item) {
  Invocation invocation;
  invocation.set_threads(3);
  Compilation reader(invocation, latex_abilities, {});
  std::string text = tex.head;
  for (int i = 0; i < 300; ++i)
    text += directive(tex, "", "label: x" + std::to_string(i) + "\nfen: 8/8/8/8/8/8/8/8\n");
  FollowedBook const read =
      read_alone(invocation, reader, invocation.sources().open("a.tex", text), {}, false);
  for (std::size_t const i : {250U, 3U, 4U, 251U, 9U})
    reader.each(read.documents.front(), i, [&](Content const& content) {
      BOOST_TEST(diagram_of(content)->problem.label == "x" + std::to_string(i));
    });
}

BOOST_AUTO_TEST_CASE(items_that_a_thread_cannot_make_are_made_by_the_caller) {
  Workers workers(3);
  text::Limits const limits;
  InOrder<int> in_order(&workers, limits);
  std::string made_here;
  for (int i = 0; i < 100; ++i)
    in_order.ask([i, &made_here] {
      if (i % 7 == 3) {
        leave_to_asking_thread();
        made_here += std::to_string(i) + " ";
      }
      if (i == 90) throw std::runtime_error("no");
      return i;
    });
  BOOST_TEST(in_order.waiting() == 100U);
  for (int i = 0; i < 90; ++i) {
    BOOST_TEST(in_order.take() == i);
    if (i == 17) BOOST_TEST(made_here == "3 10 17 ");
  }
  BOOST_CHECK_THROW(in_order.take(), std::runtime_error);
  BOOST_TEST(in_order.take() == 91);
}

BOOST_AUTO_TEST_SUITE_END()
