// `--watch`: builds again when a file changes. Each build is a separate process: its caches of
// styles and files end with it, and a crash does not end the watch.
#include <algorithm>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <memory>

#include <fmt/chrono.h>
#include <fmt/format.h>
#include <glib-unix.h>
#include <unistd.h>

#include "app/process.hpp"
#include "cli/command.hpp"
#include "cli/program.hpp"
#include "disk/disk.hpp"
#include "disk/embedding.hpp"
#include "disk/file_changes.hpp"

namespace dawson::cli {
namespace {

using Clock = std::chrono::steady_clock;

constexpr int report_descriptor = 9;  // of a build; above those that libraries use

constexpr int ending_signals[] = {SIGINT, SIGTERM, SIGHUP};

struct Built {
  int status = 0;
  std::vector<std::string> inputs, outputs;
};

// Parses "iNAME" and "oNAME", each followed by a zero byte.
void take_names(std::string const& file_list, Built& out) {
  for (std::size_t at = 0; at < file_list.size();) {
    std::size_t const end = std::min(file_list.find('\0', at), file_list.size());
    auto& names = file_list[at] == 'i' ? out.inputs : out.outputs;
    names.push_back(file_list.substr(at + 1, end - at - 1));
    at = end + 1;
  }
}

// Returns the path of the program, which also works under valgrind. If the file was replaced, the
// watch continues with the running program.
std::string this_program() {
  std::string const link = "/proc/self/exe";
  std::error_code none;
  auto const path = std::filesystem::read_symlink(link, none);
  return !none && std::filesystem::exists(path, none) ? path.string() : link;
}

Built build(std::vector<std::string> const& words) {
  std::string file_list;
  run::EndedProcess const ended =
      run::run_process({this_program(),
                        words,
                        "",
                        {fmt::format("{}={}", reported_to, report_descriptor)},
                        {report_descriptor}},
                       [&](std::string_view bytes) { file_list += bytes; });
  if (ended.failure != 0)
    throw run::SystemError(
        fmt::format("cannot run Dawson again: {}", std::strerror(ended.failure)));
  Built out{ended.status, {}, {}};
  take_names(file_list, out);
  return out;
}

class Watch {
 public:
  Watch(std::vector<std::string> const& words, bool quietly)
      : words_(words),
        quietly_(quietly),
        loop_(g_main_loop_new(nullptr, FALSE), g_main_loop_unref) {
    for (int const signal_number : ending_signals) g_unix_signal_add(signal_number, end, this);
  }

  int run() {
    make();
    g_main_loop_run(loop_.get());
    return done;
  }

 private:
  static gboolean end(gpointer self) {
    g_main_loop_quit(static_cast<Watch*>(self)->loop_.get());
    return G_SOURCE_CONTINUE;
  }

  void make() {
    auto const start = Clock::now();
    auto const begun = std::filesystem::file_time_type::clock::now();
    Built const built = build(words_);
    if (stopped_by_signal(built.status)) return g_main_loop_quit(loop_.get());
    changes_.look_at(begun, built.inputs, built.outputs, built.status != done);
    say(built.status, std::chrono::duration<double>(Clock::now() - start).count());
  }

  // Ctrl-C ends the build too.
  static bool stopped_by_signal(int status) {
    return std::ranges::any_of(ending_signals, [&](int one) { return status == 128 + one; });
  }

  void say(int status, double seconds) const {
    if (quietly_ && status == done) return;
    auto const now = std::chrono::system_clock::to_time_t(std::chrono::system_clock::now());
    fmt::print("{:%H:%M:%S} {} in {:.2f} s; {} watched\n", fmt::localtime(now),
               status == 0 ? "built" : fmt::format("not built (status {})", status), seconds,
               changes_.files() == 1 ? "1 file" : fmt::format("{} files", changes_.files()));
    std::fflush(stdout);
  }

  std::vector<std::string> const& words_;
  bool quietly_;
  std::unique_ptr<GMainLoop, void (*)(GMainLoop*)> loop_;
  run::FileChanges changes_{[this] { make(); }};
};

}  // namespace

bool is_watched() {
  char const* const number = std::getenv(reported_to);
  return !run::embedding() && number &&
         std::string_view(number) == std::to_string(report_descriptor);
}

void report_files(std::vector<std::string> const& inputs, std::vector<std::string> const& outputs) {
  if (!is_watched()) return;
  std::string file_list;
  for (std::string const& input : inputs) file_list.append("i").append(input).append(1, '\0');
  for (std::string const& output : outputs) file_list.append("o").append(output).append(1, '\0');
  for (std::size_t at = 0; at < file_list.size();) {
    ssize_t const put = ::write(report_descriptor, file_list.data() + at, file_list.size() - at);
    if (put < 0 && errno == EINTR) continue;
    if (put <= 0) return;  // the watching process has ended
    at += static_cast<std::size_t>(put);
  }
}

int watch(std::vector<std::string> const& words, bool quietly) {
  return Watch(words, quietly).run();
}

}  // namespace dawson::cli
