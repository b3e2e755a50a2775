#include "type/complaints.hpp"

#include <glib.h>

#include <mutex>
#include <span>
#include <string_view>

namespace dawson::type {
namespace {

struct Kept {  // threads draw
  std::mutex mutex;
  std::string first;
};

Kept& kept() {
  static Kept all;
  return all;
}

GLogWriterOutput keep(GLogLevelFlags level, GLogField const* fields, gsize count, void*) {
  bool const grave =
      (level & (G_LOG_LEVEL_ERROR | G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_WARNING)) != 0;
  std::lock_guard const lock(kept().mutex);
  std::string& first = kept().first;
  for (GLogField const& field : std::span(fields, count))
    if (grave && first.empty() && std::string_view(field.key) == "MESSAGE")
      first = static_cast<char const*>(field.value);
  return G_LOG_WRITER_HANDLED;
}

}  // namespace

void keep_complaints() { g_log_set_writer_func(keep, nullptr, nullptr); }

std::string complaint() {
  std::lock_guard const lock(kept().mutex);
  return kept().first;
}

}  // namespace dawson::type
