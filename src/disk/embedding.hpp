// What a run has in place of its process when another program embeds it (src/library): files in
// memory, standard streams, environment variables.
//
// Design: the embedding is that of the thread, as the budget of work is (text/limits.hpp). Passing
// it through all calls would change every command and renderer for the sake of one caller.
#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace dawson::run {

/// Files in memory, by absolute name. A folder exists as long as a file is in it; there are no
/// links.
class MemoryFiles {
 public:
  using Bytes = std::shared_ptr<std::string const>;

  /// Creates no file; relative names begin in `folder`, which is absolute.
  explicit MemoryFiles(std::string folder) : folder_(std::move(folder)) {}

  /// Returns the absolute name of a file, without dots and repeated slashes.
  std::string whole_name(std::string_view path) const;

  /// Returns a file; null if there is none.
  Bytes find(std::string_view path) const;

  /// Returns whether a file is below this folder, or it is the current folder.
  bool is_folder(std::string_view path) const;

  /// Returns the names in a folder, sorted.
  std::vector<std::string> list(std::string_view folder) const;

  /// Returns whether a file may have this name: it is not a folder, and no part of its path is a
  /// file.
  bool may_be_file(std::string_view path) const;

  /// Adds or replaces a file, whose name `may_be_file`.
  void put(std::string_view path, std::string bytes);

  /// Returns the whole names of the files that were put since the last `forget_changed`.
  std::set<std::string> const& changed() const { return changed_; }
  /// Begins a new set of changed files.
  void forget_changed() { changed_.clear(); }

  /// Removes a file, if there is one.
  void remove(std::string_view path) { files_.erase(whole_name(path)); }

  /// Removes all files.
  void clear() { files_.clear(); }

 private:
  std::string folder_;
  std::map<std::string, Bytes, std::less<>> files_;
  std::set<std::string> changed_;
};

/// The surroundings of a run that is embedded.
struct Embedding {
  std::optional<MemoryFiles> files;  ///< no value: the files of the machine
  std::map<std::string, std::string, std::less<>> environment;
  std::string input;                  ///< standard input
  std::string output;                 ///< standard output
  std::string errors;                 ///< standard error, without the findings
  std::string report;                 ///< the findings as standard error would have them
  std::vector<std::string> findings;  ///< as `--diagnostics json` reports them
  std::vector<std::string> read;      ///< files and folders that the run has read
  std::vector<std::string> written;   ///< files that it has written, by their names in the run
  bool stopped = false;               ///< whether it has been stopped
};

/// Embeds the runs of this thread as long as the object lives.
class Embedded {
 public:
  /// `in` must outlive the object.
  explicit Embedded(Embedding& in);
  ~Embedded();
  Embedded(Embedded const&) = delete;
  Embedded& operator=(Embedded const&) = delete;

 private:
  Embedding* before_;
};

/// Returns the embedding of this thread; null in the program.
Embedding* embedding();

/// Returns the files in memory of this thread's runs; null: they use the files of the machine.
MemoryFiles* memory_files();

/// Returns an environment variable; "" if it is not set.
std::string environment_variable(char const* name);

/// Returns whether the name is that of an existing regular file.
bool is_file(std::filesystem::path const& path);

/// Returns whether the name is that of an existing folder.
bool is_folder(std::filesystem::path const& path);

/// Returns the absolute path without dots. Links stay.
std::filesystem::path whole_path(std::filesystem::path const& path);

/// Returns a name that is the same for all names of a file, through any links.
std::string whole_name(std::string_view path);

}  // namespace dawson::run
