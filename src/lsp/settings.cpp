#include "lsp/settings.hpp"

#include "text/limits.hpp"

namespace dawson::lsp {
namespace {

// Sets a member from the key `path` of an object, or from the nested objects that it names.
template <class T>
void take(Json const& object, std::string_view path, T& member) {
  std::string nested(path);
  for (char& c : nested)
    if (c == '.') c = '/';
  auto const flat = object.find(std::string(path));
  Json const& value = flat == object.end() ? value_at(object, nested) : *flat;
  if constexpr (std::is_same_v<T, bool>) {
    if (value.is_boolean()) member = value.get<bool>();
  } else if (value.is_string()) {
    member = value.get<std::string>();
  }
}

}  // namespace

void ServerSettings::apply(Json const& value) {
  if (!value.is_object()) return;
  if (auto const section = value.find("dawson"); section != value.end()) apply(*section);
  take(value, "strict", strict);
  take(value, "sandbox", sandbox);
  take(value, "style", style);
  take(value, "language", language);
  take(value, "defaults", defaults);
  take(value, "home", home);
  take(value, "inlayHints.count", hints.count);
  take(value, "inlayHints.numbers", hints.numbers);
  take(value, "inlayHints.defaults", hints.defaults);
  Json const& wanted = value_at(value, "limits");
  if (!wanted.is_object()) return;
  limits.clear();
  for (auto const& row : text::limit_table()) {
    Json const& number = value_at(wanted, row.name);
    if (number.is_number_unsigned() && number.get<std::uint64_t>() >= 1 &&
        number.get<std::uint64_t>() <= row.highest)
      limits[std::string(row.name)] = number.get<std::uint64_t>();
  }
}

}  // namespace dawson::lsp
