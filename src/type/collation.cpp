// The order of names, and the letters of an index, by ICU.
#include <cstdint>
#include <memory>

#include <unicode/alphaindex.h>
#include <unicode/coll.h>

#include "text/scanning.hpp"
#include "type/language_rules.hpp"

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
    return [](std::string_view name) { return std::string(name); };  // ICU has no data
  return [collator](std::string_view name) {
    icu::UnicodeString const text =
        icu::UnicodeString::fromUTF8({name.data(), static_cast<std::int32_t>(name.size())});
    std::string key(static_cast<std::size_t>(collator->getSortKey(text, nullptr, 0)), '\0');
    collator->getSortKey(text, reinterpret_cast<std::uint8_t*>(key.data()),
                         static_cast<std::int32_t>(key.size()));
    return key;
  };
}

namespace {

using Buckets = std::shared_ptr<icu::AlphabeticIndex::ImmutableIndex>;

// Returns the letters of a language, with those of other scripts; null for an unknown language.
Buckets buckets_of(char const* language) {
  UErrorCode status = U_ZERO_ERROR;
  icu::AlphabeticIndex letters(icu::Locale(language), status);
  for (char const* const script : {"en", "el", "ru"})
    if (U_SUCCESS(status)) letters.addLabels(icu::Locale(script), status);
  return Buckets(U_SUCCESS(status) ? letters.buildImmutableIndex(status) : nullptr);
}

}  // namespace

std::function<std::string(std::string_view name)> index_letter(std::string_view language) {
  Buckets const own = buckets_of(std::string(language).c_str());
  Buckets const buckets = own ? own : buckets_of("en");
  return [buckets](std::string_view name) -> std::string {
    if (!name.empty() && text::is_digit(name.front())) return "0\u20139";
    if (!buckets) return {};
    UErrorCode failure = U_ZERO_ERROR;
    icu::UnicodeString const text =
        icu::UnicodeString::fromUTF8({name.data(), static_cast<std::int32_t>(name.size())});
    auto const* const bucket = buckets->getBucket(buckets->getBucketIndex(text, failure));
    if (U_FAILURE(failure) || !bucket || bucket->getLabelType() != U_ALPHAINDEX_NORMAL) return {};
    std::string letter;
    bucket->getLabel().toUTF8String(letter);
    return letter;
  };
}

}  // namespace dawson::type
