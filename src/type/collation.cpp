#include "type/collation.hpp"

#include <unicode/coll.h>

#include <memory>

namespace dawson::type {

std::function<std::string(std::string_view name)> collation(std::string_view language) {
  UErrorCode status = U_ZERO_ERROR;
  std::shared_ptr<icu::Collator const> collator(
      icu::Collator::createInstance(icu::Locale(std::string(language).c_str()), status));
  if (U_FAILURE(status)) {
    status = U_ZERO_ERROR;
    collator.reset(icu::Collator::createInstance(icu::Locale::getRoot(), status));
  }
  if (U_FAILURE(status))
    return [](std::string_view name) { return std::string(name); };  // ICU's data are missing
  return [collator](std::string_view name) {
    icu::UnicodeString const text =
        icu::UnicodeString::fromUTF8({name.data(), static_cast<std::int32_t>(name.size())});
    std::string key(static_cast<std::size_t>(collator->getSortKey(text, nullptr, 0)), '\0');
    collator->getSortKey(text, reinterpret_cast<std::uint8_t*>(key.data()),
                         static_cast<std::int32_t>(key.size()));
    return key;
  };
}

}  // namespace dawson::type
