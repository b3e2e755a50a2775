#include "style/shipped_styles.hpp"

#include <fmt/format.h>

#include <map>
#include <mutex>
#include <stdexcept>
#include <string>

namespace dawson::run {
namespace {

// Reads each style on first use, after the styles that it is based on: reading all takes a fifth
// of the time of a small board. Built-in boards have the captions of the first file.
class ShippedStyles {
 public:
  StyleSheet const* find(std::string_view name) {
    std::scoped_lock const lock(mutex_);
    return find_locked(name);
  }

 private:
  StyleSheet const* find_locked(std::string_view name);
  StyleSheet read(text::EmbeddedFile const& file);

  std::mutex mutex_;
  std::map<std::string, StyleSheet, std::less<>> styles_;  // references to its values stay valid
};

StyleSheet ShippedStyles::read(text::EmbeddedFile const& file) {
  text::Source const source(std::string(file.name), std::string(file.bytes));
  text::EmbeddedFile const& first = shipped_style_files().front();
  static StyleSheet const none;
  StyleSheet const& base = &file == &first ? none : *find_locked(first.name);
  StyleReading out =
      read_style(source, base, {{}, [this](std::string_view name) { return find_locked(name); }});
  if (!out.faults.empty())
    throw std::logic_error(fmt::format("{} at {}: {}", file.name, out.faults.front().span.begin,
                                       out.faults.front().message));
  return std::move(out.style);
}

StyleSheet const* ShippedStyles::find_locked(std::string_view name) {
  auto const found = styles_.find(name);
  if (found != styles_.end()) return &found->second;
  auto const& files = shipped_style_files();
  for (layout::NamedStyle const& board : layout::built_in_styles())
    if (board.name == name)
      return &styles_
                  .emplace(name, StyleSheet{board.make(), find_locked(files.front().name)->caption})
                  .first->second;
  for (text::EmbeddedFile const& file : files)
    if (file.name == name) return &styles_.emplace(name, read(file)).first->second;
  return nullptr;
}

ShippedStyles& shipped() {
  static ShippedStyles styles;
  return styles;
}

}  // namespace

std::vector<std::string_view> const& shipped_names() {
  static std::vector<std::string_view> const names = [] {
    std::vector<std::string_view> out;
    for (layout::NamedStyle const& board : layout::built_in_styles()) out.push_back(board.name);
    for (text::EmbeddedFile const& file : shipped_style_files()) out.push_back(file.name);
    return out;
  }();
  return names;
}

StyleSheet const* find_shipped(std::string_view name) { return shipped().find(name); }

KnownStyles shipped_styles() { return {shipped_names(), find_shipped}; }

StyleSheet const& default_style() {
  static StyleSheet const& default_value = *find_shipped(layout::built_in_styles().front().name);
  return default_value;
}

}  // namespace dawson::run
