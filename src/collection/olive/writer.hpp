// Writes the YAML of Olive and YACPDB, with the keys that no field can express and that are kept as
// items of `other`.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace YAML {
class Emitter;
}

namespace dawson::collection::olive {

/// The values of a key: texts, and keys of its own.
struct KeptKeys {
  std::vector<std::string> texts{};
  std::vector<std::pair<std::string, KeptKeys>> keys{};

  /// Adds an item; returns false if it has no key.
  bool add(std::string_view item);

  /// Removes the key and returns its value, if that consists of keys only; otherwise returns an
  /// empty value and changes nothing.
  KeptKeys take(std::string_view key);
};

/// Writes the pairs of the open map.
void write_pairs(YAML::Emitter& out, KeptKeys const& kept);

/// Writes the value of a key: a text, a map, or a list of both.
void write_value(YAML::Emitter& out, KeptKeys const& kept);

}  // namespace dawson::collection::olive
