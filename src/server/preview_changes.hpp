// Changes that the preview reports: of files, from a thread of its own, and between two versions of
// a page, sent to browsers that show the earlier version.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "write/html/page_parts.hpp"

namespace dawson::server {

// The difference between two versions of a page in the preview, sent to browsers that show the
// earlier version: new blocks, and numbers of blocks in which only these have changed.
//
// Design: for one changed diagram on a page of 500 the difference has 4 kB. The page has 1.8 MB,
// which a browser took 300 ms to parse and to compare.

/// Returns the difference as JSON: "title"; "definitions" (the `<svg>` with all drawings, if it has
/// changed; a browser adds those that are new); "count" (the number of children that `main` has in
/// `before`); and "main", a list of changes of these children, in order. An item of the list is one
/// of: a number (so many children stay); {"drop": number}; {"add": html}, inserted before the next
/// child; {"change": html}, which replaces one child; {"numbers": [...]}, one child stays and its
/// counted attributes (data-line, and names of words, diagrams and solutions) get these numbers;
/// {"style", "main"}, the same for the children of a row. Returns no value if the pages differ in
/// anything else. A board and its solution are replaced together, because a script has joined them.
std::optional<std::string> page_changes(run::PageInBlocks const& before,
                                        run::PageInBlocks const& now);

/// `run::FileChanges` for callers without a GLib main loop.
class FileWatcher {
 public:
  /// Starts the watcher. `changed` is called on the watcher's thread.
  explicit FileWatcher(std::function<void()> changed);
  ~FileWatcher();
  FileWatcher(FileWatcher const&) = delete;
  FileWatcher& operator=(FileWatcher const&) = delete;

  /// Watches files as `FileChanges::look_at` does; `in_vain` is whether the run failed. If the
  /// system cannot report changes, calls `failed` with the reason. May be called from any thread.
  void look_at(std::filesystem::file_time_type begun, std::vector<std::string> inputs, bool in_vain,
               std::function<void(std::string)> failed);

 private:
  struct Loop;
  std::unique_ptr<Loop> loop_;
};

}  // namespace dawson::server
