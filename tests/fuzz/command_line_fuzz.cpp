// The words of a command, one per line: any command ends with one of the four exit statuses, with a
// message if it is not 0. Words that name places outside its own folder are not tried, nor are runs
// that do not end or that start other programs.
#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>

#include "cli/program.hpp"
#include "scratch.hpp"
#include "type/libraries.hpp"

using namespace dawson;
using fuzz::require;

namespace {

bool may_run(std::vector<std::string> const& words) {
  return words.empty() || (words[0] != "latex" && words[0] != "serve" &&
                           std::ranges::none_of(words, [](auto const& word) {
                             return word.find('/') != std::string::npos ||
                                    word.find("..") != std::string::npos ||
                                    word.starts_with("--w") || word.find('\0') != std::string::npos;
                           }));
}

void make_files() {
  fuzz::put("a.tex",
            "\\usepackage{dawson}\n\\begin{chess}\nfen: 8/8/8/8/8/8/8/K6k\n\\end{chess}\n");
  fuzz::put("a.md", "# A\n\n```chess\nauthor: A\njanko: K1k/3\n```\n");
  fuzz::put("s.yaml", "based on: tinted\nsquare: 4mm\n");
  fuzz::put("p.epd", "8/8/8/8/8/8/8/K6k w - -\n8/8/8/8/8/8/8/Kk6 w - -\n");
  fuzz::put("d.txt", "author: Sam Loyd\nstipulation: #2\n");
  fuzz::put("b.txt", "janko: K1k/3\n");
}

// Output of the program; `stderr` is used by the fuzzer afterwards.
class Said {
 public:
  Said() : own_(stderr), file_(::open_memstream(&bytes_, &size_)) { stderr = file_; }
  ~Said() {
    stderr = own_;
    std::fclose(file_);
    std::free(bytes_);
  }
  Said(Said const&) = delete;
  Said& operator=(Said const&) = delete;
  bool nothing() const { return std::fflush(file_) == 0 && size_ == 0; }

 private:
  std::FILE* own_;
  char* bytes_ = nullptr;
  std::size_t size_ = 0;
  std::FILE* file_;
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
  static fuzz::Scratch const scratch;
  static bool const prepared = [] {
    for (int const stream : {STDIN_FILENO, STDOUT_FILENO})
      ::dup2(::open("/dev/null", O_RDWR | O_CLOEXEC), stream);
    type::keep_complaints();
    return true;
  }();
  require(prepared, "standard input is empty");
  std::string_view text = fuzz::as_text(data, size);
  std::vector<std::string> words;
  while (!text.empty()) {
    std::size_t const end = std::min(text.find('\n'), text.size());
    words.emplace_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  if (!may_run(words)) return -1;
  static int runs = 0;
  if (runs++ % 256 == 0) scratch.clear();
  make_files();
  int status = 0;
  bool silent = false;
  {
    Said const said;
    status = cli::run_program(words);
    silent = said.nothing();
  }
  require(status >= 0 && status <= 3, "the status is one of four", fmt::format("{}", status));
  require(status == 0 || !silent, "what goes wrong is said", fmt::format("{}", status));
  return 0;
}
