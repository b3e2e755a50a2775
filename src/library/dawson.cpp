// The functions of dawson.h.
#include "library/dawson.h"

#include <algorithm>
#include <new>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/command.hpp"
#include "library/session.hpp"

#define DAWSON_EXPORTED extern "C" __attribute__((visibility("default")))

struct dawson_session {
  dawson::library::Session session;
};

namespace {

// Returns what `action` returns, and `otherwise` if it throws: no exception may leave the library.
template <class Result, class Action>
Result guarded(Result otherwise, Action const& action) noexcept {
  try {
    return action();
  } catch (...) {
    return otherwise;
  }
}

std::string_view bytes_at(void const* bytes, std::size_t n) {
  return bytes ? std::string_view(static_cast<char const*>(bytes), n) : std::string_view();
}

char const* sized(std::string const& text, std::size_t* n) {
  if (n) *n = text.size();
  return text.c_str();
}

}  // namespace

DAWSON_EXPORTED char const* dawson_version(void) {
  return guarded<char const*>(nullptr, [] {
    static std::string const version = dawson::library::version_as_json();
    return version.c_str();
  });
}

DAWSON_EXPORTED dawson_session* dawson_open(char const* options, std::size_t n) {
  return guarded<dawson_session*>(
      nullptr, [&] { return new dawson_session{dawson::library::Session(bytes_at(options, n))}; });
}

DAWSON_EXPORTED int dawson_put(dawson_session* session, char const* path, void const* bytes,
                               std::size_t n) {
  return guarded(-1, [&] {
    std::optional<std::string_view> content;
    if (bytes) content = bytes_at(bytes, n);
    return session->session.put(path, content) ? 0 : -1;
  });
}

DAWSON_EXPORTED int dawson_run(dawson_session* session, char const* words, std::size_t n,
                               void const* in, std::size_t in_n) {
  return guarded<int>(dawson::cli::system_refused, [&] {
    std::vector<std::string> all;
    for (std::string_view rest = bytes_at(words, n); !rest.empty();) {
      std::size_t const end = std::min(rest.find('\0'), rest.size());
      all.emplace_back(rest.substr(0, end));
      rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return session->session.run(std::move(all), bytes_at(in, in_n));
  });
}

DAWSON_EXPORTED char const* dawson_result(dawson_session* session, std::size_t* n) {
  return guarded<char const*>(nullptr, [&] { return sized(session->session.result(), n); });
}

DAWSON_EXPORTED void const* dawson_get(dawson_session* session, char const* path, std::size_t* n) {
  return guarded<void const*>(nullptr, [&]() -> void const* {
    std::string const* const found = session->session.get(path);
    return found ? sized(*found, n) : nullptr;
  });
}

DAWSON_EXPORTED char const* dawson_ask(dawson_session* session, char const* kind, char const* json,
                                       std::size_t json_n, std::size_t* n) {
  return guarded<char const*>(
      nullptr, [&] { return sized(session->session.ask(kind, bytes_at(json, json_n)), n); });
}

DAWSON_EXPORTED void dawson_stop(dawson_session* session) { session->session.stop(); }

DAWSON_EXPORTED void dawson_close(dawson_session* session) { delete session; }

DAWSON_EXPORTED void dawson_forget(dawson_session* session) {
  guarded(0, [&] { return session->session.forget(), 0; });
}
