// The build folder of the command `latex`: a mirror of the document's folders with woven documents
// in place of their sources.
//
// Design: LaTeX runs in the mirror and finds all files by the names that they have relative to the
// source (`./figs/a.png`, `../common/b.png`, \import). A folder with only the woven documents,
// -output-directory and TEXINPUTS do not achieve this.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace dawson::run {

/// A document of the compilation, with its bytes on disk.
struct MirroredDocument {
  std::string name;  ///< path of its file
  std::string_view bytes;
};

/// The mirror: real folders for the documents, and for the folders above them as far up as a
/// document refers by `../`, at least to the folder above the main file; in them a link for every
/// other file and folder. It is `.dawson/NAME` beside the main file. Files that LaTeX writes there
/// are kept from run to run.
class BuildFolder {
 public:
  /// Plans the mirror of `documents`; the first is the main file, which LaTeX is called with. Does
  /// not touch the disk.
  explicit BuildFolder(std::vector<MirroredDocument> const& documents);

  /// Return the folder of the mirror, and the folder that it mirrors.
  std::filesystem::path const& root() const { return root_; }
  std::filesystem::path const& original() const { return original_; }

  /// Returns the folder that LaTeX runs in.
  std::filesystem::path run_folder() const { return root_ / below(master_folder_); }

  /// Returns the path in the mirror of a file below `original`.
  std::filesystem::path place_of(std::filesystem::path const& file) const {
    return root_ / below(file);
  }

  /// Returns the original path of a file in the mirror, whether the file exists or not; empty for
  /// other paths.
  std::filesystem::path source_of(std::filesystem::path const& mirrored) const;

  /// Creates the folders and links, and removes those that the last call made and whose sources no
  /// longer exist. Afterwards no link leads from the places of documents, and of `own` (files in
  /// the run folder that replace the user's), to a source. Throws SystemError, also if the list of
  /// what the last call made is not one that Dawson wrote: nothing outside of the mirror is ever
  /// removed.
  void make(std::vector<std::string> const& own);

 private:
  enum class Kind { folder, link, own };
  using Entries = std::map<std::filesystem::path, Kind>;  // by path relative to the root

  std::filesystem::path below(std::filesystem::path const& file) const;
  void add_folder(std::filesystem::path const& folder, Entries& entries) const;
  Entries entries(std::vector<std::string> const& own) const;
  bool is_product(std::filesystem::path const& file) const;
  std::vector<std::filesystem::path> made_before() const;

  std::vector<std::filesystem::path> documents_;
  std::filesystem::path master_folder_, original_, root_;
};

}  // namespace dawson::run
