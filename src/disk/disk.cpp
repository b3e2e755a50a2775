// Each output goes to a temporary file beside its target as soon as it is written, so that at most
// one is held in memory. Files are compared by device and inode, since two names may be one file.
#include "disk/disk.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <map>
#include <set>

#include "disk/descriptors.hpp"
#include "disk/disk_output.hpp"
#include "disk/temporary_files.hpp"
#include "text/stop_request.hpp"

namespace dawson::run {
namespace {

namespace fs = std::filesystem;

// From this number of outputs on, one call for the whole file system is cheaper than one call per
// output.
constexpr std::size_t many_outputs = 20;

std::string folder_of(fs::path const& target) {
  return target.has_parent_path() ? target.parent_path().string() : std::string(".");
}

// Renames all outputs, whatever signals arrive. An output that cannot be renamed over its target
// is copied into it.
void put_in_place(std::vector<Rename> const& renames, std::vector<Rename> const& rewritten) {
  RemovalHeld const held;
  for (Rename const& one : rewritten) {
    write_through(one.from, one.to, one.name);
    ::unlink(one.from.c_str());
  }
  for (Rename const& one : renames)
    if (::rename(one.from.c_str(), one.to.c_str()) != 0) refuse("cannot write", one.name, errno);
}

}  // namespace

InputStream::InputStream(int descriptor, std::string name)
    : descriptor_(descriptor), name_(std::move(name)), block_(1U << 16U) {}

InputStream::InputStream(InputStream&& other) noexcept
    : descriptor_(std::exchange(other.descriptor_, -1)),
      name_(std::move(other.name_)),
      block_(std::move(other.block_)),
      bytes_(std::move(other.bytes_)) {}

InputStream::~InputStream() {
  if (descriptor_ > 2) ::close(descriptor_);
}

std::string_view InputStream::next() {
  if (descriptor_ < 0) {
    return bytes_ && !std::exchange(is_read_, true) ? std::string_view(*bytes_) : "";
  }
  ssize_t const got = read_some(descriptor_, block_.data(), block_.size());
  if (got < 0) refuse("cannot read", name_, errno);
  return {block_.data(), static_cast<std::size_t>(got)};
}

std::optional<std::uint64_t> InputStream::size() const {
  if (bytes_) return bytes_->size();
  struct stat about {};
  if (::fstat(descriptor_, &about) != 0 || !S_ISREG(about.st_mode)) return {};
  return static_cast<std::uint64_t>(about.st_size);
}

std::string all_of(InputStream input) {
  std::string bytes;
  std::uint64_t const size = input.size().value_or(0);
  bytes.reserve(size + size / 8);  // the text may grow as UTF-8; this avoids moving it
  for (std::string_view part; !(part = input.next()).empty();) bytes += part;
  return bytes;
}

Disk::Disk() = default;
Disk::~Disk() { drop(); }

void Disk::drop() {
  for (auto const& output : outputs_)
    if (output->descriptor > 2) ::close(output->descriptor);
  outputs_.clear();
  stagings_.clear();
  folders_.clear();
  remove_empty_folders();
}

// Removes the folders that this run made and that are still empty.
void Disk::remove_empty_folders() {
  for (auto folder = made_folders_.rbegin(); folder != made_folders_.rend(); ++folder)
    ::rmdir(folder->c_str());
  made_folders_.clear();
}

void Disk::note_input(int descriptor, std::string const& path) {
  struct stat about {};
  if (::fstat(descriptor, &about) != 0) refuse("cannot read", path, errno);
  read_.push_back({{about.st_dev, about.st_ino}, path});
  keep_name(path);
}

void Disk::keep_name(std::string const& input) {
  if (std::ranges::find(inputs_, input) == inputs_.end()) inputs_.push_back(input);
}

void Disk::note_missing(std::string const& path) {
  if (std::ranges::find(missing_, path) == missing_.end()) missing_.push_back(path);
}

void Disk::refuse_reading(std::string const& path, int failure) {
  if (failure == ENOENT || failure == ENOTDIR) note_missing(path);
  refuse("cannot read", path, failure);
}

std::string Disk::read(std::string const& path) { return all_of(open(path)); }

InputStream Disk::open(std::string const& path) {
  text::stop_if_requested();
  if (path == "-") {
    if (Embedding const* const embedded = embedding())
      return InputStream(std::make_shared<std::string const>(embedded->input));
    return {STDIN_FILENO, "standard input"};
  }
  confinement_.check(path);
  if (auto bytes = bytes_in_memory(path)) return InputStream(std::move(bytes));
  Handle file(refuses_pipes_ ? open_at_once(path) : ::open(path.c_str(), O_RDONLY | O_CLOEXEC));
  if (file.get() < 0) refuse_reading(path, errno);
  confinement_.check(file.get(), path);
  note_input(file.get(), path);
  return {file.release(), path};
}

std::string Disk::read_regular(std::string const& path) { return all_of(open_regular(path)); }

// Opens a regular file without waiting for the writer of a pipe.
int Disk::open_at_once(std::string const& path) {
  Handle file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));  // opens pipes too
  if (file.get() < 0) refuse_reading(path, errno);
  struct stat about {};
  if (::fstat(file.get(), &about) != 0) refuse("cannot read", path, errno);
  if (S_ISDIR(about.st_mode)) refuse("cannot read", path, EISDIR);
  if (!S_ISREG(about.st_mode))
    throw SystemError(fmt::format("cannot read {}: not a regular file", path));
  return file.release();
}

void Disk::make_folder(std::string const& folder) {
  std::error_code failure;
  std::vector<std::string> new_folders;
  for (fs::path at = folder; !at.empty() && !fs::exists(at, failure); at = at.parent_path())
    new_folders.push_back(at.string());
  fs::create_directories(folder, failure);
  if (failure) refuse("cannot create the folder", folder, failure.value());
  made_folders_.insert(made_folders_.end(), new_folders.rbegin(), new_folders.rend());
}

// Another run may remove the folder that it made while the folder is empty.
StagingFolder* Disk::staging_in(std::string const& folder) {
  constexpr int most_attempts = 1000;
  std::unique_ptr<StagingFolder>& staging = stagings_[folder];
  for (int i = 0; !staging && i < most_attempts; ++i) {
    make_folder(folder);
    staging = StagingFolder::make(folder);
    if (!staging && errno != ENOENT) break;
  }
  return staging.get();
}

Disk::Output& Disk::stage(std::string const& path) {
  auto output = std::make_unique<Output>();
  output->path = path;
  if (memory_ && path != "-") {
    if (!memory_->may_be_file(path))
      refuse("cannot write", path, memory_->is_folder(path) ? EISDIR : ENOTDIR);
    output->target = memory_->whole_name(path);
    return *outputs_.emplace_back(std::move(output));
  }
  std::error_code failure;
  fs::file_status const status = path == "-" ? fs::file_status() : fs::status(path, failure);
  if (fs::is_directory(status)) refuse("cannot write", path, EISDIR);
  if (!can_be_given_up(path)) return *outputs_.emplace_back(std::move(output));
  fs::path const target = after_links(path);
  output->target = target.string();
  if (fs::exists(status) && ::access(target.c_str(), W_OK) != 0)
    refuse("cannot write", path, errno);
  StagingFolder* const staging = staging_in(folder_of(target));
  if (!staging) refuse("cannot write", path, errno);
  output->temporary = staging->new_path();
  output->descriptor = make_staged_file(output->temporary);
  if (output->descriptor < 0) refuse("cannot write", path, errno);
  Output& staged = *outputs_.emplace_back(std::move(output));
  struct stat old {};
  bool const keeps_mode = fs::exists(status) && ::stat(target.c_str(), &old) == 0;
  if (keeps_mode) {
    staged.has_other_names = old.st_nlink > 1;
    staged.has_other_owner = !give_to(staged.descriptor, old.st_uid, old.st_gid);
  }
  if (keeps_mode && ::fchmod(staged.descriptor, old.st_mode & 07777) != 0)
    refuse("cannot write", path, errno);
  return staged;
}

void Disk::close(Output& output) {
  output.is_open = false;
  int const descriptor = std::exchange(output.descriptor, -1);
  if (descriptor > 2 && ::close(descriptor) != 0) refuse("cannot write", output.path, errno);
}

void Disk::write(std::string const& path, std::string_view bytes) {
  Output& output = stage(path);
  if (output.temporary.empty()) {
    output.held = bytes;
    return;
  }
  write_all(output.descriptor, bytes, path);
  close(output);
}

void Disk::write_again(std::string const& path, std::string_view bytes) {
  write(path, bytes);
  outputs_.back()->is_always_replaced = true;
}

std::string Disk::read_kept(std::string const& path) {
  std::error_code failure;
  if (memory_ ? !memory_->find(path) : !fs::exists(path, failure)) return {};
  return read_regular(path);
}

void Disk::write_kept(std::string const& path, std::string_view bytes) {
  write(path, bytes);
  outputs_.back()->kept = true;
}

std::vector<std::string> Disk::outputs() const {
  std::vector<std::string> names;
  for (auto const& output : outputs_)
    if (!output->target.empty() && !output->kept) names.push_back(output->path);
  std::set<std::string> places;  // sorted, since a folder has no order
  for (StagedFolder const& files : folders_)
    files.each([&](std::string const&, std::string const& place) { places.insert(place); });
  names.insert(names.end(), places.begin(), places.end());
  return names;
}

StagedFolder& Disk::files_in(std::string const& folder) {
  if (!folder.empty() && !memory_) make_folder(folder);
  return folders_.emplace_back(folder);
}

void Disk::give_up(std::string const& path) {
  auto const found = std::ranges::find_if(outputs_, [&](std::unique_ptr<Output> const& output) {
    return output->path == path && !output->target.empty();
  });
  if (found == outputs_.end()) return;
  if ((*found)->descriptor > 2) ::close((*found)->descriptor);
  ::unlink((*found)->temporary.c_str());
  outputs_.erase(found);
}

// An output that cannot be renamed has already been copied into its target.
bool Disk::can_be_given_up(std::string const& path) {
  std::error_code failure;
  if (path == "-") return false;
  if (memory_files()) return true;
  fs::file_status const status = fs::status(path, failure);
  return !fs::exists(status) || fs::is_regular_file(status);
}

void Disk::append(std::string const& path, std::string_view bytes) {
  auto const open = std::ranges::find_if(outputs_, [&](std::unique_ptr<Output> const& output) {
    return output->path == path && (output->descriptor >= 0 || output->is_open);
  });
  Output& output = open == outputs_.end() ? stage(path) : **open;
  if (memory_ && path != "-") {
    output.is_open = true;
    output.held += bytes;
    return;
  }
  if (output.descriptor < 0) {
    output.at_once = true;
    output.descriptor = path == "-" ? STDOUT_FILENO : ::open(path.c_str(), O_WRONLY | O_CLOEXEC);
    if (output.descriptor < 0) refuse("cannot write", path, errno);
  }
  if (path == "-") write_standard_output(bytes);
  else write_all(output.descriptor, bytes, path);
}

void Disk::end_pieces() {
  for (auto const& output : outputs_) close(*output);
}

void Disk::refuse_conflicts() const {
  std::map<FileId, std::string> inputs;
  for (auto const& [id, path] : read_) inputs.emplace(id, path);
  std::map<std::pair<FileId, std::string>, std::string> taken;  // folder and name
  auto const place_of = [&](std::string const& target, std::string const& name, bool kept = false) {
    struct stat about {};
    if (!kept && ::stat(target.c_str(), &about) == 0)
      if (auto const input = inputs.find({about.st_dev, about.st_ino}); input != inputs.end())
        refuse_overwriting(name, input->second);
    if (::stat(folder_of(target).c_str(), &about) != 0) refuse("cannot write", name, errno);
    return std::pair(FileId{about.st_dev, about.st_ino}, fs::path(target).filename().string());
  };
  for (auto const& output : outputs_) {
    if (output->target.empty()) continue;
    auto const [first, is_new] =
        taken.try_emplace(place_of(output->target, output->path, output->kept), output->path);
    if (!is_new) refuse_one_file(first->second, output->path);
  }
  for (StagedFolder const& files : folders_)
    files.each([&](std::string const&, std::string const& place) {
      if (auto const other = taken.find(place_of(place, place)); other != taken.end())
        refuse_one_file(other->second, place);
    });
}

void Disk::commit() {
  text::stop_if_requested();
  end_pieces();
  if (memory_) return commit_to_memory();
  refuse_conflicts();
  std::vector<Output*> changed;
  for (auto const& output : outputs_) {
    if (output->temporary.empty()) continue;
    if (!output->is_always_replaced && same_bytes(output->temporary, output->target)) {
      ::unlink(output->temporary.c_str());
    } else {
      changed.push_back(output.get());
    }
  }
  for (StagedFolder& files : folders_) files.leave_unchanged();
  // A file must be on the disk before it is renamed: after a crash either the old file or the new
  // one is there, complete.
  std::set<std::uint64_t> synced;
  for (Output const* output : changed) {
    Handle const file(::open(output->temporary.c_str(), O_RDONLY | O_CLOEXEC));
    if (file.get() < 0) refuse("cannot write", output->path, errno);
    struct stat about {};
    bool const all = changed.size() > many_outputs && ::fstat(file.get(), &about) == 0;
    if (all && !synced.insert(about.st_dev).second) continue;
    int const result = all ? ::syncfs(file.get()) : ::fsync(file.get());
    if (result != 0 && errno != EINVAL) refuse("cannot write", output->path, errno);
  }
  for (StagedFolder const& files : folders_) files.sync();
  std::vector<Rename> renames, rewritten;
  for (StagedFolder const& files : folders_) files.add_renames(renames);
  for (Output const* output : changed)
    (output->keeps_its_inode() ? rewritten : renames)
        .push_back({output->temporary, output->target, output->path});
  put_in_place(renames, rewritten);
  stagings_.clear();
  for (StagedFolder& files : folders_) files.drop();
  remove_empty_folders();
  remove_files();
  for (auto const& output : outputs_) {
    if (!output->temporary.empty() || output->at_once) continue;
    if (output->path == "-") {
      write_standard_output(output->held);
    } else {
      Handle const file(::open(output->path.c_str(), O_WRONLY | O_CLOEXEC));
      if (file.get() < 0) refuse("cannot write", output->path, errno);
      write_all(file.get(), output->held, output->path);
    }
  }
  outputs_.clear();
  folders_.clear();
}

}  // namespace dawson::run
