// GIO reports changes by folder, so that files may be removed and created again. A change between
// the reading of a file and the watch on its folder is detected by the file's time.
#include "disk/file_changes.hpp"

#include <fmt/format.h>
#include <gio/gio.h>

#include <map>
#include <set>
#include <utility>

#include "disk/descriptors.hpp"
#include "disk/staging_folder.hpp"

namespace dawson::run {
namespace {

namespace fs = std::filesystem;

constexpr int rate_limit = 50;  // milliseconds; GIO delays events of a file by 0.8 s otherwise

std::string whole(std::string const& name) {
  return fs::absolute(name).lexically_normal().string();
}

struct Unref {
  void operator()(GFileMonitor* monitor) const { g_object_unref(monitor); }
};

}  // namespace

struct FileChanges::Monitors {
  Monitors(std::function<void()> on_changed, unsigned milliseconds)
      : changed(std::move(on_changed)), quiet(milliseconds) {}
  ~Monitors() { stop_timer(); }
  Monitors(Monitors const&) = delete;
  Monitors& operator=(Monitors const&) = delete;

  static void on_change(GFileMonitor*, GFile* file, GFile* other, GFileMonitorEvent event,
                        gpointer self) {
    auto& monitors = *static_cast<Monitors*>(self);
    if (monitors.matters(file, event) || (other && monitors.matters(other, event)))
      monitors.restart_timer();
  }

  bool matters(GFile* file, GFileMonitorEvent event) const {
    std::unique_ptr<char, void (*)(void*)> const name(g_file_get_path(file), g_free);
    if (!name) return false;
    fs::path const path(name.get());
    if (is_staging_name(path.filename().string())) return false;
    if (inputs.contains(path.string()) || inputs.contains(path.parent_path().string())) return true;
    if (absent.contains(path.string())) return true;
    bool const is_new = event == G_FILE_MONITOR_EVENT_CREATED ||
                        event == G_FILE_MONITOR_EVENT_MOVED_IN ||
                        event == G_FILE_MONITOR_EVENT_RENAMED;
    return failed && is_new && !outputs.contains(path.string());
  }

  void stop_timer() {
    if (!timer) return;
    g_source_destroy(timer);
    g_source_unref(std::exchange(timer, nullptr));
  }

  // Each further change delays the report.
  void restart_timer() {
    stop_timer();
    timer = g_timeout_source_new(quiet);
    g_source_set_callback(
        timer,
        [](gpointer self) -> gboolean {
          auto& monitors = *static_cast<Monitors*>(self);
          monitors.stop_timer();
          monitors.changed();
          return G_SOURCE_REMOVE;
        },
        this, nullptr);
    g_source_attach(timer, g_main_context_get_thread_default());
  }

  // Watches the closest folder that exists; those between it and the input are watched for.
  void watch_folder_of(std::string const& input) {
    std::error_code unused;
    fs::path closest = input;
    if (!fs::is_directory(closest, unused)) closest = closest.parent_path();
    for (; closest.has_relative_path() && !fs::is_directory(closest, unused);
         closest = closest.parent_path())
      absent.insert(closest.string());
    std::string const folder = closest.string();
    auto& monitor = folders[folder];
    if (monitor) return;
    GFile* const file = g_file_new_for_path(folder.c_str());
    GError* failure = nullptr;
    monitor.reset(g_file_monitor_directory(file, G_FILE_MONITOR_WATCH_MOVES, nullptr, &failure));
    g_object_unref(file);
    if (!monitor) {
      std::string const why = failure->message;
      g_error_free(failure);
      throw SystemError(fmt::format("cannot watch {}: {}", folder, why));
    }
    g_file_monitor_set_rate_limit(monitor.get(), rate_limit);
    g_signal_connect(monitor.get(), "changed", G_CALLBACK(on_change), this);
  }

  std::function<void()> changed;
  unsigned quiet;
  std::map<std::string, std::unique_ptr<GFileMonitor, Unref>> folders;
  std::set<std::string> inputs;  // absolute paths
  std::set<std::string> absent;  // folders of inputs that do not exist
  std::set<std::string> outputs;
  GSource* timer = nullptr;
  bool failed = false;
};

FileChanges::FileChanges(std::function<void()> changed, unsigned quiet)
    : monitors_(std::make_unique<Monitors>(std::move(changed), quiet)) {}

FileChanges::~FileChanges() = default;

void FileChanges::look_at(fs::file_time_type begun, std::vector<std::string> const& inputs,
                          std::vector<std::string> const& outputs, bool failed) {
  Monitors& all = *monitors_;
  all.failed = failed;
  std::error_code unused;
  // A removed file may come back.
  if (!inputs.empty())
    std::erase_if(all.inputs, [&](std::string const& old) { return fs::exists(old, unused); });
  for (std::string const& input : inputs) all.inputs.insert(whole(input));
  for (std::string const& output : outputs) all.outputs.insert(whole(output));
  all.absent.clear();
  for (std::string const& input : all.inputs) all.watch_folder_of(input);
  for (std::string const& input : all.inputs)
    if (fs::is_regular_file(input, unused) && fs::last_write_time(input, unused) > begun)
      return all.restart_timer();
}

std::size_t FileChanges::files() const { return monitors_->inputs.size(); }

}  // namespace dawson::run
