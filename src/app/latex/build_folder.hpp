// The folders of a LaTeX document once more, woven documents in the place of their sources: LaTeX
// runs there and finds everything by the names that it has beside the source (`./figs/a.png`,
// `../common/b.png`, \import), which a folder of woven documents, -output-directory and TEXINPUTS
// do not give.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace dawson::run {

/// A document that is read, as it stands on the disk.
struct MirroredDocument {
  std::string name;  ///< its file
  std::string_view bytes;
};

/// Real folders for the documents, and for those above them as far up as a document says `../`, at
/// least to the folder above the master; in them a link for every other file and folder. It is
/// `.dawson/NAME` beside the master, whose files LaTeX writes stay from run to run.
class BuildFolder {
 public:
  /// The first document is the master, which LaTeX is called with. Touches nothing.
  explicit BuildFolder(std::vector<MirroredDocument> const& documents);

  /// The folder of the mirror, and that which it mirrors.
  std::filesystem::path const& root() const { return root_; }
  std::filesystem::path const& original() const { return original_; }

  /// The folder that LaTeX runs in.
  std::filesystem::path run_folder() const { return root_ / below(master_folder_); }

  /// Where a file below `original` has its place in the mirror.
  std::filesystem::path place_of(std::filesystem::path const& file) const {
    return root_ / below(file);
  }

  /// The file that a file in the mirror stands for, whether there is one or not; empty for others.
  std::filesystem::path source_of(std::filesystem::path const& mirrored) const;

  /// Makes folders and links, and removes those that the last call made and that have no source any
  /// more. The places of documents and of `own`, files in the run folder that go before the user's,
  /// are free then: no link leads from them to a source. Throws SystemError, also where the list of
  /// what the last call made is none of ours: nothing outside of the mirror is ever removed.
  void make(std::vector<std::string> const& own);

 private:
  enum class Kind { folder, link, own };
  using Entries = std::map<std::filesystem::path, Kind>;  // by name below the root

  std::filesystem::path below(std::filesystem::path const& file) const;
  void add_folder(std::filesystem::path const& folder, Entries& entries) const;
  Entries entries(std::vector<std::string> const& own) const;
  bool is_product(std::filesystem::path const& file) const;
  std::vector<std::filesystem::path> made_before() const;

  std::vector<std::filesystem::path> documents_;
  std::filesystem::path master_folder_, original_, root_;
};

}  // namespace dawson::run
