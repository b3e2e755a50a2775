#include <fmt/format.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <memory>

#include "cli/command.hpp"
#include "run/booklet.hpp"
#include "run/disk.hpp"
#include "run/style_files.hpp"

namespace dawson::cli {
namespace {

namespace po = boost::program_options;
namespace fs = std::filesystem;

// Only where somebody looks, and gone when the work is done.
class Progress {
 public:
  void show(int pages, double part) {
    int const percent = static_cast<int>(part * 100);
    if (!watched_ || pages < shown_ + 50) return;
    shown_ = pages;
    fmt::print(stderr, "\r{} pages, {} %\x1b[K", pages, percent);
    std::fflush(stderr);
  }
  ~Progress() {
    if (shown_ > 0) fmt::print(stderr, "\r\x1b[K");
  }

 private:
  bool watched_ = isatty(STDERR_FILENO) != 0;
  int shown_ = 0;
};

std::optional<std::int64_t> time_of_making() {
  char const* const given = std::getenv("SOURCE_DATE_EPOCH");
  if (!given || !*given) return {};
  char* end = nullptr;
  long long const seconds = std::strtoll(given, &end, 10);
  if (*end != '\0' || seconds < 0)
    throw UsageError(fmt::format("SOURCE_DATE_EPOCH is a number of seconds, not '{}'", given));
  return seconds;
}

}  // namespace

int run_booklet(Arguments const& arguments) {
  po::options_description options("options");
  options.add_options()                                                                         //
      ("output,o", po::value<std::string>(), "the PDF written, or - for standard output")       //
      ("paper", po::value<std::string>(), "a4, a5 or letter; a5 unless the front matter says")  //
      ("contents", "with a table of contents")                                                  //
      ("one-sided", "the same margins on all pages")                                            //
      ("impose", "two pages on a sheet, to be folded and stapled")                              //
      ("draft", "write the booklet in spite of errors, with a note for each")                   //
      ("defaults", po::value<std::string>(), "fields for all diagrams, as in a defaults directive");
  options.add(look_options()).add(reporting_options());
  po::variables_map values;
  if (!read_arguments(
          arguments, options,
          {"dawson booklet FILE.md -o OUT.pdf",
           "Typesets a Markdown document with its chess directives into a PDF. No TeX is needed.",
           "  dawson booklet column.md -o column.pdf\n"
           "  dawson booklet award.md -o award.pdf --paper a5 --impose"},
          values))
    return done;
  if (!values.contains("operand")) throw UsageError("no document is named");
  auto const operands = values["operand"].as<std::vector<std::string>>();
  if (operands.size() != 1) throw UsageError("one document at a time");
  std::string const input = operands[0] == "-" && !arguments.literals.empty() ? "./-" : operands[0];
  if (!values.contains("output"))
    throw UsageError("where to? name the output with -o (`-o -` is standard output)");
  auto const output = values["output"].as<std::string>();
  if (run::same_file(output, input) ||
      (output != "-" && fs::path(output).lexically_normal() == fs::path(input).lexically_normal()))
    throw UsageError(fmt::format("the output {} is the source: it would be overwritten", output));

  run::BookletOptions booklet_options;
  if (values.contains("paper")) {
    auto const name = values["paper"].as<std::string>();
    booklet_options.paper = pages::paper_of(name);
    if (!booklet_options.paper)
      throw UsageError(fmt::format("--paper is a4, a5 or letter, not '{}'", name));
  }
  if (values.contains("contents")) booklet_options.contents = true;
  booklet_options.one_sided = values.contains("one-sided");
  booklet_options.draft = values.contains("draft");
  booklet_options.impose = values.contains("impose");
  booklet_options.time = time_of_making();

  Reporter reporter(values);
  booklet_options.style = read_style_option(values, reporter);
  run::TexPieceSets sets;
  booklet_options.pieces = read_pieces_option(values, booklet_options.style, sets, reporter);
  if (values.contains("defaults")) {
    auto const path = values["defaults"].as<std::string>();
    text::Source const defaults(path == "-" ? "<stdin>" : path, run::read_file(path));
    reporter.report(run::read_defaults(defaults, booklet_options.defaults), defaults);
  }
  Progress progress;
  booklet_options.progress = [&](int pages, double part) { progress.show(pages, part); };
  text::Source const source(input == "-" ? "<stdin>" : input, run::read_file(input));
  run::Booklet const booklet = run::make_booklet(source, booklet_options, sets);
  reporter.report(booklet.diagnostics, source);
  if (!booklet.pdf.empty()) run::write_file(output, booklet.pdf);
  return reporter.status();
}

}  // namespace dawson::cli
