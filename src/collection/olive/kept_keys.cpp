#include "collection/olive/kept_keys.hpp"

#include <algorithm>

#include <yaml-cpp/yaml.h>

namespace dawson::collection::olive {
namespace {

constexpr std::size_t deepest_key = 20;  // keys within keys; more stay in the last one

}  // namespace

bool KeptKeys::add(std::string_view item) {
  std::size_t const equals = item.find('=');
  std::string_view path = item.substr(0, equals);
  if (equals == std::string_view::npos || path.empty()) return false;
  KeptKeys* in = this;
  for (std::size_t depth = 1;; ++depth) {
    std::size_t const end = depth < deepest_key ? path.find(' ') : std::string_view::npos;
    std::string_view const key = path.substr(0, end);
    if (key.empty()) return false;
    auto found = std::ranges::find(in->keys, key, &std::pair<std::string, KeptKeys>::first);
    if (found == in->keys.end()) {
      in->keys.emplace_back(key, KeptKeys());
      found = std::prev(in->keys.end());
    }
    in = &found->second;
    if (end == std::string_view::npos) break;
    path.remove_prefix(end + 1);
  }
  in->texts.emplace_back(item.substr(equals + 1));
  return true;
}

KeptKeys KeptKeys::take(std::string_view key) {
  auto const found = std::ranges::find(keys, key, &std::pair<std::string, KeptKeys>::first);
  if (found == keys.end() || !found->second.texts.empty()) return {};
  KeptKeys taken = std::move(found->second);
  keys.erase(found);
  return taken;
}

void write_pairs(YAML::Emitter& out, KeptKeys const& kept) {
  for (auto const& [key, value] : kept.keys) {
    out << YAML::Key << key << YAML::Value;
    write_value(out, value);
  }
}

void write_value(YAML::Emitter& out, KeptKeys const& kept) {
  if (kept.keys.empty() && kept.texts.size() == 1) {
    out << kept.texts.front();
    return;
  }
  if (!kept.texts.empty()) out << YAML::BeginSeq;
  for (std::string const& text : kept.texts) out << text;
  if (!kept.keys.empty()) {
    out << YAML::BeginMap;
    write_pairs(out, kept);
    out << YAML::EndMap;
  }
  if (!kept.texts.empty()) out << YAML::EndSeq;
}

}  // namespace dawson::collection::olive
