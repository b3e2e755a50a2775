// The session behind `dawson_session`: surroundings of runs in memory, and their results as JSON.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "disk/embedding.hpp"
#include "text/stop_request.hpp"

namespace dawson::type {
class TypeCache;
}

namespace dawson::library {

/// Returns what `dawson_version` returns.
std::string version_as_json();

/// Runs command lines in surroundings of its own. The functions do what those of dawson.h do; they
/// may throw std::bad_alloc.
class Session {
 public:
  /// `options` is a JSON object, or empty. A fault in it is the result of each run.
  explicit Session(std::string_view options);

  bool put(std::string_view path, std::optional<std::string_view> bytes);
  int run(std::vector<std::string> words, std::string_view input);
  std::string const& result();
  /// The address is valid until the next call.
  std::string const* get(std::string_view path);
  std::string const& ask(std::string_view kind, std::string_view json);
  void stop() noexcept { stop_.made.store(true, std::memory_order_relaxed); }
  void forget();

 private:
  void read_options(std::string_view options);
  void begin();
  std::shared_ptr<type::TypeCache> const& fonts();
  std::string picture(std::string_view json);
  std::vector<std::string> with_options(std::vector<std::string> words) const;
  std::string relative(std::string const& name) const;

  run::Embedding embedding_;
  text::StopRequest stop_;
  std::string fault_;   // of the options
  std::string folder_;  // of files in memory
  std::vector<std::string> limits_;
  bool sandbox_ = false;
  std::optional<double> seconds_;
  int status_ = 0;
  std::string answer_;
  run::MemoryFiles::Bytes got_;
  std::shared_ptr<type::TypeCache> fonts_;
  std::thread::id fonts_of_;  // no other thread may use them
};

}  // namespace dawson::library
