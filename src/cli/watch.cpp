// GIO tells of changes by folder, so that files may come and go under their names. A change between
// the reading of a file and the watch on its folder is found by the file's time. Each build is a
// process of its own: what it remembers of styles and files goes with it, and so does a crash.
#include "cli/watch.hpp"

#include <fmt/chrono.h>
#include <fmt/format.h>
#include <gio/gio.h>
#include <glib-unix.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <map>
#include <memory>
#include <set>

#include "cli/command.hpp"
#include "run/process.hpp"

namespace dawson::cli {
namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;

constexpr unsigned quiet = 200;     // milliseconds without a change, before a build begins
constexpr int told_descriptor = 9;  // of a build, beyond those that libraries count on

std::string whole(std::string const& name) {
  return fs::absolute(name).lexically_normal().string();
}

struct Built {
  int status = 0;
  std::vector<std::string> inputs, outputs;
};

// "iNAME" and "oNAME", each with a zero byte behind it.
void take_names(std::string const& told, Built& out) {
  for (std::size_t at = 0; at < told.size();) {
    std::size_t const end = std::min(told.find('\0', at), told.size());
    auto& names = told[at] == 'i' ? out.inputs : out.outputs;
    names.push_back(told.substr(at + 1, end - at - 1));
    at = end + 1;
  }
}

Built build(std::vector<std::string> const& words) {
  std::string told;
  run::EndedProcess const ended =
      run::run_process({"/proc/self/exe",
                        words,
                        "",
                        {fmt::format("{}={}", told_to, told_descriptor)},
                        {told_descriptor}},
                       [&](std::string_view bytes) { told += bytes; });
  if (ended.failure != 0)
    throw run::SystemError(
        fmt::format("cannot run Dawson again: {}", std::strerror(ended.failure)));
  Built out{ended.status, {}, {}};
  take_names(told, out);
  return out;
}

class Watch {
 public:
  Watch(std::vector<std::string> const& words, bool quietly)
      : words_(words),
        quietly_(quietly),
        loop_(g_main_loop_new(nullptr, FALSE), g_main_loop_unref) {
    g_unix_signal_add(SIGINT, end, this);
    g_unix_signal_add(SIGTERM, end, this);
  }

  int run() {
    make();
    g_main_loop_run(loop_.get());
    return done;
  }

 private:
  struct Unref {
    void operator()(GFileMonitor* monitor) const { g_object_unref(monitor); }
  };

  static gboolean end(gpointer self) {
    g_main_loop_quit(static_cast<Watch*>(self)->loop_.get());
    return G_SOURCE_CONTINUE;
  }

  static void changed(GFileMonitor*, GFile* file, GFile* other, GFileMonitorEvent event,
                      gpointer self) {
    auto& watch = *static_cast<Watch*>(self);
    if (watch.matters(file, event) || (other && watch.matters(other, event))) watch.start_soon();
  }

  bool matters(GFile* file, GFileMonitorEvent event) const {
    std::unique_ptr<char, void (*)(void*)> const name(g_file_get_path(file), g_free);
    if (!name) return false;
    fs::path const path(name.get());
    if (inputs_.contains(path.string()) || inputs_.contains(path.parent_path().string()))
      return true;
    bool const is_new = event == G_FILE_MONITOR_EVENT_CREATED ||
                        event == G_FILE_MONITOR_EVENT_MOVED_IN ||
                        event == G_FILE_MONITOR_EVENT_RENAMED;
    return failed_ && is_new && !is_output(path.string());
  }

  // Outputs come to their places by other names, which begin alike.
  bool is_output(std::string const& file) const {
    return std::ranges::any_of(outputs_,
                               [&](std::string const& output) { return file.starts_with(output); });
  }

  // Each further change puts it off.
  void start_soon() {
    if (timer_ != 0) g_source_remove(timer_);
    timer_ = g_timeout_add(
        quiet,
        [](gpointer self) -> gboolean {
          static_cast<Watch*>(self)->timer_ = 0;
          static_cast<Watch*>(self)->make();
          return G_SOURCE_REMOVE;
        },
        this);
  }

  void make() {
    auto const start = Clock::now();
    auto const on_disk = fs::file_time_type::clock::now();
    Built const built = build(words_);
    failed_ = built.status != done;
    std::error_code unused;
    // What is gone may come back.
    if (!built.inputs.empty())
      std::erase_if(inputs_, [&](std::string const& old) { return fs::exists(old, unused); });
    for (std::string const& input : built.inputs) inputs_.insert(whole(input));
    for (std::string const& output : built.outputs) outputs_.insert(whole(output));
    for (std::string const& input : inputs_) watch_folder_of(input);
    if (stopped_by_signal(built.status)) return g_main_loop_quit(loop_.get());
    say(built.status, std::chrono::duration<double>(Clock::now() - start).count());
    for (std::string const& input : inputs_)
      if (fs::is_regular_file(input, unused) && fs::last_write_time(input, unused) > on_disk)
        return start_soon();
  }

  // Ctrl-C ends the build too.
  static bool stopped_by_signal(int status) {
    return status == 128 + SIGINT || status == 128 + SIGTERM;
  }

  void say(int status, double seconds) const {
    if (quietly_ && status == done) return;
    auto const now = std::chrono::system_clock::to_time_t(std::chrono::system_clock::now());
    fmt::print("{:%H:%M:%S} {} in {:.2f} s; {} watched\n", fmt::localtime(now),
               status == 0 ? "built" : fmt::format("not built (status {})", status), seconds,
               inputs_.size() == 1 ? "1 file" : fmt::format("{} files", inputs_.size()));
    std::fflush(stdout);
  }

  void watch_folder_of(std::string const& input) {
    std::error_code unused;
    std::string const folder =
        fs::is_directory(input, unused) ? input : fs::path(input).parent_path().string();
    auto& monitor = monitors_[folder];
    if (monitor) return;
    GFile* const file = g_file_new_for_path(folder.c_str());
    GError* failure = nullptr;
    monitor.reset(g_file_monitor_directory(file, G_FILE_MONITOR_WATCH_MOVES, nullptr, &failure));
    g_object_unref(file);
    if (!monitor) {
      std::string const why = failure->message;
      g_error_free(failure);
      throw run::SystemError(fmt::format("cannot watch {}: {}", folder, why));
    }
    // GIO holds events of a file back for 0.8 s otherwise.
    g_file_monitor_set_rate_limit(monitor.get(), 50);
    g_signal_connect(monitor.get(), "changed", G_CALLBACK(changed), this);
  }

  std::vector<std::string> const& words_;
  bool quietly_;
  std::unique_ptr<GMainLoop, void (*)(GMainLoop*)> loop_;
  std::map<std::string, std::unique_ptr<GFileMonitor, Unref>> monitors_;
  std::set<std::string> inputs_;  // whole names
  std::set<std::string> outputs_;
  guint timer_ = 0;
  bool failed_ = false;
};

}  // namespace

void tell_files(std::vector<std::string> const& inputs, std::vector<std::string> const& outputs) {
  char const* const number = std::getenv(told_to);
  if (!number || std::string_view(number) != std::to_string(told_descriptor)) return;
  std::string told;
  for (std::string const& input : inputs) told.append("i").append(input).append(1, '\0');
  for (std::string const& output : outputs) told.append("o").append(output).append(1, '\0');
  for (std::size_t at = 0; at < told.size();) {
    ssize_t const put = ::write(told_descriptor, told.data() + at, told.size() - at);
    if (put < 0 && errno == EINTR) continue;
    if (put <= 0) return;  // who watched is gone
    at += static_cast<std::size_t>(put);
  }
}

int watch(std::vector<std::string> const& words, bool quietly) {
  return Watch(words, quietly).run();
}

}  // namespace dawson::cli
