#include "disk/embedding.hpp"

#include <cstdlib>
#include <utility>

namespace dawson::run {

namespace fs = std::filesystem;

namespace {

constinit thread_local Embedding* current = nullptr;

std::string as_folder(std::string name) {
  if (!name.ends_with('/')) name += '/';
  return name;
}

}  // namespace

std::string MemoryFiles::whole_name(std::string_view path) const {
  std::string name = (fs::path(folder_) / path).lexically_normal().generic_string();
  if (name.size() > 1 && name.ends_with('/')) name.pop_back();
  return name;
}

MemoryFiles::Bytes MemoryFiles::find(std::string_view path) const {
  auto const found = files_.find(whole_name(path));
  return found == files_.end() ? nullptr : found->second;
}

bool MemoryFiles::is_folder(std::string_view path) const {
  std::string const below = as_folder(whole_name(path));
  auto const first = files_.lower_bound(below);
  return as_folder(folder_).starts_with(below) ||
         (first != files_.end() && first->first.starts_with(below));
}

std::vector<std::string> MemoryFiles::list(std::string_view folder) const {
  std::string const below = as_folder(whole_name(folder));
  std::set<std::string> names;
  for (auto at = files_.lower_bound(below); at != files_.end() && at->first.starts_with(below);
       ++at)
    names.insert(at->first.substr(below.size(), at->first.find('/', below.size()) - below.size()));
  return {names.begin(), names.end()};
}

bool MemoryFiles::may_be_file(std::string_view path) const {
  std::string const name = whole_name(path);
  if (path.empty() || path.ends_with('/') || is_folder(name)) return false;
  for (std::size_t at = name.find('/', 1); at != std::string::npos; at = name.find('/', at + 1))
    if (files_.contains(name.substr(0, at))) return false;
  return true;
}

void MemoryFiles::put(std::string_view path, std::string bytes) {
  std::string const name = whole_name(path);
  files_.insert_or_assign(name, std::make_shared<std::string const>(std::move(bytes)));
  changed_.insert(name);
}

Embedded::Embedded(Embedding& in) : before_(std::exchange(current, &in)) {}
Embedded::~Embedded() { current = before_; }

Embedding* embedding() { return current; }

MemoryFiles* memory_files() { return current && current->files ? &*current->files : nullptr; }

std::string environment_variable(char const* name) {
  if (current) {
    auto const found = current->environment.find(std::string_view(name));
    return found == current->environment.end() ? std::string() : found->second;
  }
  char const* const value = std::getenv(name);
  return value ? value : "";
}

bool is_file(fs::path const& path) {
  if (MemoryFiles const* const memory = memory_files())
    return memory->find(path.string()) != nullptr;
  std::error_code failure;
  return fs::is_regular_file(path, failure);
}

bool is_folder(fs::path const& path) {
  if (MemoryFiles const* const memory = memory_files()) return memory->is_folder(path.string());
  std::error_code failure;
  return fs::is_directory(path, failure);
}

fs::path whole_path(fs::path const& path) {
  if (MemoryFiles const* const memory = memory_files()) {
    std::string const slash = path.string().ends_with('/') ? "/" : "";
    return memory->whole_name(path.string()) + slash;
  }
  return path.empty() ? fs::current_path() : fs::absolute(path).lexically_normal();
}

std::string whole_name(std::string_view path) {
  if (MemoryFiles const* const memory = memory_files()) return memory->whole_name(path);
  std::error_code failure;
  auto const whole = fs::weakly_canonical(path, failure);
  return failure ? std::string(path) : whole.string();
}

}  // namespace dawson::run
