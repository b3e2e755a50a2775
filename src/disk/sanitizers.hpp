// Defines DAWSON_SANITIZED as 1 if the program is built with a sanitizer that handles allocations
// and crashes itself, else as 0. clang and g++ define different macros.
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
