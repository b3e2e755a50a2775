// Keys of YAML that no field has a place for: items of `other`, "KEY=VALUE", of maps in maps
// "KEY OWN=VALUE".
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace YAML {
class Emitter;
}

namespace dawson::collection::olive {

/// What stands under a key: texts, and keys of its own.
struct KeptKeys {
  std::vector<std::string> texts{};
  std::vector<std::pair<std::string, KeptKeys>> keys{};

  /// Adds an item; false where it has no key.
  bool add(std::string_view item);

  /// Takes out what stands under the key; nothing of an empty one where it has no keys of its own.
  KeptKeys take(std::string_view key);
};

/// Writes the pairs of the map that is open.
void write_pairs(YAML::Emitter& out, KeptKeys const& kept);

/// Writes what stands under a key: a text, a map, or a list of both.
void write_value(YAML::Emitter& out, KeptKeys const& kept);

}  // namespace dawson::collection::olive
