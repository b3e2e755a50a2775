#include "type/language_rules.hpp"
#include "type/type.hpp"

namespace dawson::type {

text::Result<Type> TypeCache::type(Families const& families) {
  auto const known = types_.find(families);
  if (known != types_.end() && known->second.type.installed() == known->second.installed)
    return known->second.type;
  auto opened = Type::open(families);
  if (opened) types_.insert_or_assign(families, Known{*opened, opened->installed()});
  return opened;
}

text::Result<std::function<std::vector<std::size_t>(std::string_view)>> TypeCache::patterns(
    std::string_view language) {
  if (auto const known = patterns_.find(language); known != patterns_.end()) return known->second;
  auto read = hyphenation(language);
  if (read) patterns_.emplace(language, *read);
  return read;
}

}  // namespace dawson::type
