#include "server/open_editor.hpp"

#include <boost/algorithm/string/replace.hpp>

#include <fmt/format.h>
#include <glib.h>

#include <algorithm>
#include <filesystem>
#include <string_view>

namespace dawson::server {
std::string open_editor(std::vector<std::string> const& words, std::string const& file, int line) {
  std::vector<std::string> filled = words;
  // An absolute path, since a file name may begin with a hyphen.
  std::string const path = std::filesystem::absolute(file).string();
  bool const named = std::ranges::any_of(
      words, [](std::string const& word) { return word.find("{file}") != word.npos; });
  for (std::string& word : filled) {
    boost::algorithm::replace_all(word, "{line}", std::to_string(line));
    boost::algorithm::replace_all(word, "{file}", path);
  }
  if (!named) {
    filled.push_back(fmt::format("+{}", line));
    filled.push_back(path);
  }
  std::vector<char*> arguments;
  for (std::string& word : filled) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  GError* failure = nullptr;
  // GLib reaps the process, since nothing waits for it.
  auto const flags = static_cast<GSpawnFlags>(G_SPAWN_SEARCH_PATH | G_SPAWN_STDOUT_TO_DEV_NULL |
                                              G_SPAWN_STDERR_TO_DEV_NULL);
  if (g_spawn_async(nullptr, arguments.data(), nullptr, flags, nullptr, nullptr, nullptr, &failure))
    return {};
  std::string why = failure->message;
  g_error_free(failure);
  return why;
}

}  // namespace dawson::server
