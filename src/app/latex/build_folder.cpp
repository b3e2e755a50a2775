// Files that Dawson makes are listed in the mirror, to distinguish them from the files that LaTeX
// writes there. A file that LaTeX writes is never a link, even if an earlier LaTeX run left one
// beside the source: LaTeX would write through the link. The list may have come with the sources
// and is not trusted: names that lead out of the mirror are refused, and links are not followed.
#include "app/latex/build_folder.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <iterator>
#include <set>
#include <sstream>

#include "disk/disk.hpp"

namespace dawson::run {
namespace {

namespace fs = std::filesystem;

constexpr char const* top = ".dawson";
constexpr char const* listing = ".made";

// Suffixes of the files that LaTeX and its programs write under the name of a document.
constexpr std::array products = {
    ".acn", ".acr",         ".alg", ".aux", ".bbl", ".bcf",     ".blg", ".dsol", ".dvi",
    ".fls", ".fdb_latexmk", ".glg", ".glo", ".gls", ".idx",     ".ilg", ".ind",  ".lof",
    ".log", ".lot",         ".nav", ".out", ".pdf", ".pdfsync", ".ps",  ".snm",  ".synctex",
    ".gz",  ".run.xml",     ".toc", ".vrb", ".xdv", ".xml"};

fs::path whole(fs::path const& file) { return fs::absolute(file).lexically_normal(); }

// Returns the innermost folder that contains both paths or is one of them.
fs::path common(fs::path const& a, fs::path const& b) {
  auto const [end, other] = std::mismatch(a.begin(), a.end(), b.begin(), b.end());
  fs::path out;
  for (auto at = a.begin(); at != end; ++at) out /= *at;
  return out;
}

// Returns the largest number of `../` in a row.
int steps_up(std::string_view text) {
  int most = 0;
  for (std::size_t at = text.find("../"); at != std::string_view::npos;) {
    int steps = 0;
    for (; text.substr(at).starts_with("../"); at += 3) ++steps;
    most = std::max(most, steps);
    at = text.find("../", at);
  }
  return most;
}

fs::path up(fs::path folder, int steps) {
  for (; steps > 0; --steps) folder = folder.parent_path();
  return folder;
}

[[noreturn]] void refuse(fs::path const& what, std::string_view why) {
  throw SystemError(
      fmt::format("cannot make the build folder of the document: {}: {}", what.string(), why));
}

[[noreturn]] void refuse(fs::path const& what, std::error_code failure) {
  refuse(what, failure.message());
}

// Returns whether a name stays below its folder: relative and without `..`.
bool stays_below(fs::path const& name) {
  return !name.empty() && name.is_relative() &&
         std::ranges::none_of(name, [](fs::path const& step) { return step == ".."; });
}

bool is_link(fs::path const& path) {
  std::error_code unused;
  return fs::is_symlink(fs::symlink_status(path, unused));
}

// Removes a file, or a folder with its contents; the targets of links are kept.
void clear(fs::path const& place) {
  std::error_code failure;
  fs::remove_all(place, failure);
  if (failure) refuse(place, failure);
}

// Returns whether a folder on the way from `root` to `name` is a link.
bool leads_through_link(fs::path const& root, fs::path const& name) {
  for (fs::path folder = name.parent_path(); !folder.empty(); folder = folder.parent_path())
    if (is_link(root / folder)) return true;
  return false;
}

void make_folder(fs::path const& place) {
  std::error_code failure;
  if (is_link(place) || !fs::is_directory(place, failure)) clear(place);
  fs::create_directories(place, failure);
  if (failure) refuse(place, failure);
}

void make_link(fs::path const& place, fs::path const& target) {
  std::error_code failure;
  if (is_link(place) && fs::read_symlink(place, failure) == target) return;
  clear(place);
  fs::create_symlink(target, place, failure);
  if (failure) refuse(place, failure);
}

}  // namespace

BuildFolder::BuildFolder(std::vector<MirroredDocument> const& documents) {
  for (MirroredDocument const& document : documents) documents_.push_back(whole(document.name));
  master_folder_ = documents_.front().parent_path();
  original_ = master_folder_.parent_path();
  for (std::size_t i = 0; i < documents.size(); ++i) {
    int const steps = steps_up(documents[i].bytes);
    original_ = common(original_, up(documents_[i].parent_path(), steps));
    original_ = common(original_, up(master_folder_, steps));
  }
  root_ = master_folder_ / top / documents_.front().stem();
}

fs::path BuildFolder::below(fs::path const& file) const {
  fs::path const name = whole(file).lexically_relative(original_);
  return name == "." ? fs::path() : name;
}

fs::path BuildFolder::source_of(fs::path const& mirrored) const {
  fs::path const name = mirrored.lexically_normal().lexically_relative(root_);
  if (name.empty() || *name.begin() == "..") return {};
  return (original_ / name).lexically_normal();
}

bool BuildFolder::is_product(fs::path const& file) const {
  std::string const suffix = file.extension().string();
  if (std::ranges::find(products, suffix) == products.end()) return false;
  // "a.synctex.gz", "a.run.xml"
  bool const doubled = suffix == ".gz" || suffix == ".xml";
  fs::path const stem = doubled ? file.stem().stem() : file.stem();
  return std::ranges::any_of(documents_, [&](fs::path const& document) {
    return document.stem() == stem && document.parent_path() == file.parent_path();
  });
}

void BuildFolder::add_folder(fs::path const& folder, Entries& entries) const {
  std::set<fs::path> const documents(documents_.begin(), documents_.end());
  bool const has_documents = std::ranges::any_of(
      documents, [&](fs::path const& document) { return document.parent_path() == folder; });
  std::error_code failure;
  for (fs::directory_iterator entry(folder, failure), end; !failure && entry != end;
       entry.increment(failure)) {
    fs::path const& file = entry->path();
    std::string const name = file.filename().string();
    if (name == top || (name.starts_with('.') && !has_documents) || is_product(file)) continue;
    entries.try_emplace(below(file), documents.contains(file) ? Kind::own : Kind::link);
  }
  if (failure) refuse(folder, failure);
}

BuildFolder::Entries BuildFolder::entries(std::vector<std::string> const& own) const {
  Entries out;
  for (std::string const& name : own) out[below(master_folder_) / name] = Kind::own;
  std::set<fs::path> folders;
  for (fs::path const& document : documents_) {
    fs::path folder = document.parent_path();
    for (; folders.insert(folder).second && folder != original_; folder = folder.parent_path())
      out[below(folder)] = Kind::folder;
  }
  for (fs::path const& folder : folders) add_folder(folder, out);
  // Folders of Dawson's own files take precedence over the user's entries.
  for (std::string const& name : own) {
    fs::path folder = fs::path(name).parent_path();
    for (; !folder.empty(); folder = folder.parent_path())
      out[below(master_folder_) / folder] = Kind::folder;
  }
  return out;
}

std::vector<fs::path> BuildFolder::made_before() const {
  Disk disk;
  std::string const file = (root_ / listing).string();
  std::istringstream in(has_file(disk, file) ? disk.read_regular(file) : "");
  std::vector<fs::path> out;
  for (std::string name; std::getline(in, name, '\0');) {
    if (!stays_below(name))
      refuse(root_ / listing,
             fmt::format("it lists {}, which is outside the build folder; remove {} "
                         "and run again",
                         name.empty() ? "an empty name" : name, root_.string()));
    out.emplace_back(name);
  }
  return out;
}

void BuildFolder::make(std::vector<std::string> const& own) {
  Entries const wanted = entries(own);
  if (is_link(root_.parent_path()))
    refuse(root_.parent_path(), "it is a symbolic link; remove it and run again");
  make_folder(root_);
  // The innermost first, so that a folder is empty before it is removed.
  std::vector<fs::path> before = made_before();
  std::ranges::sort(before, std::ranges::greater());
  for (fs::path const& name : before) {
    if (wanted.contains(name) || leads_through_link(root_, name)) continue;
    std::error_code unused;
    if (fs::path const place = root_ / name; is_link(place) || !fs::is_directory(place, unused))
      clear(place);
    else fs::remove(place, unused);  // fails while LaTeX's own files are in it
  }
  std::string made;
  for (auto const& [name, kind] : wanted) {
    fs::path const place = root_ / name;
    if (kind == Kind::folder) make_folder(place);
    else if (kind == Kind::link) make_link(place, original_ / name);
    else if (is_link(place)) clear(place);
    made += name.string() + '\0';
  }
  Disk disk;
  disk.write((root_ / listing).string(), made);
  disk.write((root_.parent_path() / ".gitignore").string(), "*\n");
  disk.commit();
}

}  // namespace dawson::run
