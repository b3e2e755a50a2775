// The one door to the disk: what a run reads, and what it writes, which happens at the end, whole
// or not at all.
#pragma once

#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "disk/confinement.hpp"
#include "disk/staged_folder.hpp"

namespace dawson::run {

/// An output is something that the run reads, or two outputs are one file. `what()` names them.
class OutputConflict : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// A file that is read from its beginning to its end.
class InputStream {
 public:
  InputStream(int descriptor, std::string name);
  ~InputStream();
  InputStream(InputStream&& other) noexcept;
  InputStream& operator=(InputStream&&) = delete;

  /// The next bytes, which hold until the next call; none at the end. Throws SystemError.
  std::string_view next();

  /// How many bytes the file has; nothing for what has no size.
  std::optional<std::uint64_t> size() const;

 private:
  int descriptor_;
  std::string name_;
  std::vector<char> block_;
};

/// The same for all names of a file, by whatever links.
std::string whole_name(std::string_view path);

/// All its bytes. Throws SystemError.
std::string all_of(InputStream input);

/// The inputs and the outputs of one run.
///
/// Outputs are staged: `write` puts them in a hidden folder beside their place, `commit` compares
/// them with everything that was read, refuses all or renames all. Without a commit nothing is left
/// behind, also not by TERM and INT.
class Disk {
 public:
  Disk();
  ~Disk();
  Disk(Disk const&) = delete;
  Disk& operator=(Disk const&) = delete;

  /// From now on what the user names must be a regular file too: for runs that go on for long, whom
  /// a file that has become a pipe would stop for good.
  void refuse_pipes() { refuses_pipes_ = true; }

  /// The bytes of a file that the user named, or of standard input for "-". Throws SystemError.
  std::string read(std::string const& path);

  /// A file that the user named, to be read block by block; "-" is standard input. Throws
  /// SystemError.
  InputStream open(std::string const& path);

  /// The same of a file that a document names. Throws SystemError, also for devices and pipes.
  InputStream open_regular(std::string const& path);

  /// The bytes of a file that a document, a style or a folder names. Throws SystemError, also for
  /// devices and pipes, which need not end; "-" is a name as any other.
  std::string read_regular(std::string const& path);

  /// What documents, styles and folders may have read; the user may read all.
  Confinement& confinement() { return confinement_; }

  /// The names in a folder, sorted: folders have no order of their own. Throws SystemError.
  std::vector<std::string> list(std::string const& folder);

  /// Counts a file as read that another program has read for this run.
  void note(std::string const& path) { keep_name(path); }

  /// All that has been read so far, files and folders, by the names that it was asked for.
  std::vector<std::string> const& inputs() const { return inputs_; }

  /// Stages an output; "-" is standard output. Folders that are missing are made. Throws
  /// SystemError.
  void write(std::string const& path, std::string_view bytes);

  /// For the outputs of one document whose names are made of their bytes, in a folder, which is
  /// made where it is missing. They are held on the disk alone. Throws SystemError.
  StagedFolder& files_in(std::string const& folder);

  /// What has been staged there, or under this name, is no output after all; not what standard
  /// output or a device has taken.
  void give_up(StagedFolder& files) { files.drop(); }
  void give_up(std::string const& path);
  /// Whether an output of that name can be: neither standard output nor a pipe nor a device.
  static bool can_be_given_up(std::string const& path);

  /// Stages an output that is put in its place even where the bytes are the same, so that its time
  /// tells of this run. Throws SystemError.
  void write_anew(std::string const& path, std::string_view bytes);

  /// What a file holds that is kept from run to run, read and written anew; empty where it is not
  /// there yet. Throws SystemError.
  std::string read_kept(std::string const& path);
  /// Stages such a file, an input and no conflict; it is none of the outputs that depend on others.
  void write_kept(std::string const& path, std::string_view bytes);

  /// The files staged so far, by the names that they were asked for; not standard output, no
  /// device.
  std::vector<std::string> outputs() const;

  /// Stages an output piece by piece. Standard output and devices take the bytes at once. Throws
  /// SystemError.
  void append(std::string const& path, std::string_view bytes);
  /// What is appended from now on is of other outputs, also under the same names.
  void end_pieces();

  /// Removes a file when all outputs are in their places, unless this run has read or written it.
  void remove(std::string const& path) { removed_.push_back(path); }

  /// Puts all outputs in their places. A file that has the same bytes already is left alone, time
  /// and all. Throws OutputConflict where an output is an input (through whatever links) or is
  /// staged twice, SystemError where the system refuses; both before anything is renamed, as far as
  /// it can be known.
  void commit();

 private:
  struct Output;
  using FileId = std::pair<std::uint64_t, std::uint64_t>;  // device and inode

  int open_named(std::string const& path);
  static int open_at_once(std::string const& path);
  void note_input(int descriptor, std::string const& path);
  void keep_name(std::string const& input);
  void refuse_conflicts() const;
  void make_folder(std::string const& folder);
  StagingFolder* staging_in(std::string const& folder);
  Output& stage(std::string const& path);
  static void close(Output& output);
  void drop();
  void remove_empty_folders();
  void remove_files();

  Confinement confinement_;
  bool refuses_pipes_ = false;
  std::vector<std::string> inputs_;
  std::vector<std::pair<FileId, std::string>> read_;
  std::vector<std::unique_ptr<Output>> outputs_;
  std::map<std::string, std::unique_ptr<StagingFolder>> stagings_;  // by folder
  std::deque<StagedFolder> folders_;
  std::vector<std::string> made_folders_, removed_;
};

}  // namespace dawson::run
