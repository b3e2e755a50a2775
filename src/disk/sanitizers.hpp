// Whether the program is built with a sanitizer that has allocations and crashes in its own hands,
// for the preprocessor: clang and g++ tell in different ways.
#pragma once

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define DAWSON_SANITIZED 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define DAWSON_SANITIZED 1
#endif
#endif

#if !defined(DAWSON_SANITIZED)
#define DAWSON_SANITIZED 0
#endif
