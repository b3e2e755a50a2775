#include "server/file_watcher.hpp"

#include <glib.h>

#include <thread>

#include "disk/file_changes.hpp"
#include "disk/system_error.hpp"

namespace dawson::server {

struct FileWatcher::Loop {
  explicit Loop(std::function<void()> told) : changed(std::move(told)), thread([this] { run(); }) {}

  void run() {
    g_main_context_push_thread_default(context);
    {
      // Who writes waits for what he sees; a file that was half written changes again.
      constexpr unsigned quiet = 40;
      run::FileChanges all(changed, quiet);
      changes = &all;
      g_main_loop_run(loop);
      changes = nullptr;
    }
    g_main_context_pop_thread_default(context);
  }

  // Also before the loop runs: then it is the first that it does.
  void invoke(std::function<void()> task) {
    GSource* const source = g_idle_source_new();
    g_source_set_callback(
        source,
        [](gpointer given) -> gboolean {
          (*static_cast<std::function<void()>*>(given))();
          return G_SOURCE_REMOVE;
        },
        new std::function<void()>(std::move(task)),
        [](gpointer given) { delete static_cast<std::function<void()>*>(given); });
    g_source_attach(source, context);
    g_source_unref(source);
  }

  std::function<void()> changed;
  GMainContext* context = g_main_context_new();
  GMainLoop* loop = g_main_loop_new(context, FALSE);
  run::FileChanges* changes = nullptr;  // on its thread alone
  std::thread thread;
};

FileWatcher::FileWatcher(std::function<void()> changed)
    : loop_(std::make_unique<Loop>(std::move(changed))) {}

FileWatcher::~FileWatcher() {
  loop_->invoke([loop = loop_->loop] { g_main_loop_quit(loop); });
  loop_->thread.join();
  g_main_loop_unref(loop_->loop);
  g_main_context_unref(loop_->context);
}

void FileWatcher::look_at(std::filesystem::file_time_type begun, std::vector<std::string> inputs,
                          bool in_vain, std::function<void(std::string)> failed) {
  loop_->invoke(
      [loop = loop_.get(), begun, inputs = std::move(inputs), in_vain, failed = std::move(failed)] {
        try {
          loop->changes->look_at(begun, inputs, {}, in_vain);
        } catch (run::SystemError const& error) {
          failed(error.what());
        }
      });
}

}  // namespace dawson::server
