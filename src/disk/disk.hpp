// All access to files of one run: what it reads, and what it writes. Outputs are written at the
// end, all or none.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "disk/descriptors.hpp"
#include "disk/embedding.hpp"
#include "disk/staging_folder.hpp"

namespace dawson::run {

/// An output is also an input, or two outputs are the same file. `what()` names the files.
class OutputConflict : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// A file that is read once, from beginning to end, in blocks.
class InputStream {
 public:
  /// Reads a file of the machine and takes ownership of its descriptor.
  InputStream(int descriptor, std::string name);
  /// Reads a file in memory, which is one block.
  explicit InputStream(MemoryFiles::Bytes bytes) : bytes_(std::move(bytes)) {}
  ~InputStream();
  InputStream(InputStream&& other) noexcept;
  InputStream& operator=(InputStream&&) = delete;

  /// Returns the next bytes, which are valid until the next call; empty at the end. Throws
  /// SystemError.
  std::string_view next();

  /// Returns the size of the file in bytes; no value for anything but a regular file.
  std::optional<std::uint64_t> size() const;

 private:
  int descriptor_ = -1;
  std::string name_;
  std::vector<char> block_;
  MemoryFiles::Bytes bytes_;  ///< of a file in memory
  bool is_read_ = false;
};

/// Returns all bytes of `input`. Throws SystemError.
std::string all_of(InputStream input);

/// Texts that replace files while an editor has them open, by `whole_name`.
using OpenTexts = std::map<std::string, std::string, std::less<>>;

/// The inputs and outputs of one run. Outputs are staged: `write` puts them in a hidden folder
/// beside their final place. `commit` compares them with all inputs, then refuses all or renames
/// all. Without a commit no file is left, not even after the signals TERM and INT.
///
/// In a run that another program embeds, the files may be in memory (`memory_files`), and standard
/// input and output are those of the embedding.
class Disk {
 public:
  Disk();
  ~Disk();
  Disk(Disk const&) = delete;
  Disk& operator=(Disk const&) = delete;

  /// From this call on, files that the user names must be regular files too. For long runs: a file
  /// that has become a pipe would block them forever.
  void refuse_pipes() { refuses_pipes_ = true; }

  /// From this call on, files that have an entry in `texts` are read from it, not from the disk;
  /// they do not have to exist.
  void read_from(std::shared_ptr<OpenTexts const> texts) { texts_ = std::move(texts); }
  /// Returns whether a file is read from an open text.
  bool is_open_text(std::string const& path) const { return open_text(path) != nullptr; }

  /// Returns the bytes of a file that the user named, or of standard input for "-". Throws
  /// SystemError.
  std::string read(std::string const& path);

  /// Opens a file that the user named for reading in blocks; "-" is standard input. Throws
  /// SystemError.
  InputStream open(std::string const& path);

  /// Opens a file that a document names. Throws SystemError, also for devices and pipes.
  InputStream open_regular(std::string const& path);

  /// Returns the bytes of a file that a document, a style or a folder names. Throws SystemError,
  /// also for devices and pipes, which may never end. "-" is an ordinary name here.
  std::string read_regular(std::string const& path);

  /// Returns the places that files named by documents, styles and folders may be read from; files
  /// that the user names may be anywhere.
  Confinement& confinement() { return confinement_; }

  /// Returns the names in a folder, sorted, because folders have no order of their own. Throws
  /// SystemError.
  std::vector<std::string> list(std::string const& folder);

  /// Records as an input a file that another program has read for this run.
  void note(std::string const& path) { keep_name(path); }

  /// Returns all files and folders read so far, by the names used to read them.
  std::vector<std::string> const& inputs() const { return inputs_; }

  /// Records a file that was looked for and does not exist, so that a watch notices when it
  /// appears.
  void note_missing(std::string const& path);

  /// Returns all files that were looked for and did not exist.
  std::vector<std::string> const& missing() const { return missing_; }

  /// Stages an output; "-" is standard output. Creates missing folders. Throws SystemError.
  void write(std::string const& path, std::string_view bytes);

  /// Returns the staged files of `folder`, which is created if missing: outputs of one document
  /// whose names are derived from their bytes. Their bytes are kept on the disk only, not in
  /// memory. The reference is valid as long as the Disk. Throws SystemError.
  StagedFolder& files_in(std::string const& folder);

  /// Drops the outputs staged in a folder.
  void give_up(StagedFolder& files) { files.drop(); }
  /// Drops the output staged under a name. Bytes that went to standard output or a device are
  /// already written.
  void give_up(std::string const& path);
  /// Returns whether an output of that name can be dropped: it is not standard output, a pipe or a
  /// device.
  static bool can_be_given_up(std::string const& path);

  /// Stages an output that replaces the file even if the bytes are the same, so that the file's
  /// time is that of this run. Throws SystemError.
  void write_again(std::string const& path, std::string_view bytes);

  /// Returns the bytes of a file that each run reads and writes again; empty if the file does not
  /// exist. Throws SystemError.
  std::string read_kept(std::string const& path);
  /// Stages such a file. That it is an input too is not a conflict, and `outputs` does not list it
  /// for build tools.
  void write_kept(std::string const& path, std::string_view bytes);

  /// Returns the files staged so far, by the names used to write them; without standard output and
  /// devices.
  std::vector<std::string> outputs() const;

  /// Appends bytes to a staged output. Standard output and devices receive the bytes immediately.
  /// Throws SystemError.
  void append(std::string const& path, std::string_view bytes);
  /// Ends all outputs of `append`: later calls begin new outputs, also under the same names.
  void end_pieces();

  /// Removes a file after all outputs are in place, unless this run has read or written it.
  void remove(std::string const& path) { removed_.push_back(path); }

  /// Moves all outputs to their final places. A file that already has the same bytes is not touched
  /// and keeps its time. Throws OutputConflict if an output is also an input (through any links) or
  /// is staged twice, and SystemError if the system refuses; both before anything is renamed, as
  /// far as that can be known.
  void commit();

 private:
  struct Output;
  using FileId = std::pair<std::uint64_t, std::uint64_t>;  // device and inode

  std::string const* open_text(std::string const& path) const;
  MemoryFiles::Bytes bytes_in_memory(std::string const& path);
  int open_at_once(std::string const& path);
  [[noreturn]] void refuse_reading(std::string const& path, int failure);
  void note_input(int descriptor, std::string const& path);
  void keep_name(std::string const& input);
  void refuse_conflicts() const;
  void refuse_conflicts_in_memory() const;
  void commit_to_memory();
  void make_folder(std::string const& folder);
  StagingFolder* staging_in(std::string const& folder);
  Output& stage(std::string const& path);
  static void close(Output& output);
  void drop();
  void remove_empty_folders();
  void remove_files();

  MemoryFiles* const memory_ = memory_files();
  Confinement confinement_;
  std::shared_ptr<OpenTexts const> texts_;
  bool refuses_pipes_ = false;
  std::vector<std::string> inputs_, missing_;
  std::vector<std::pair<FileId, std::string>> read_;
  std::vector<std::unique_ptr<Output>> outputs_;
  std::map<std::string, std::unique_ptr<StagingFolder>> stagings_;  // by folder
  std::deque<StagedFolder> folders_;
  std::vector<std::string> made_folders_, removed_;
};

/// Returns whether a file of that name may be read; it does not have to exist.
bool may_be_read(Disk& disk, std::string const& path);

/// Returns whether a regular file of that name exists. For a place that must not be read
/// (`--sandbox`) it returns true without looking: reading the file then reports the reason.
bool has_file(Disk& disk, std::string const& path);

}  // namespace dawson::run
