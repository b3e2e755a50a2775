#include "type/complaints.hpp"

#include <glib.h>

#include <span>
#include <string_view>

namespace dawson::type {
namespace {

std::string& kept() {
  static std::string first;
  return first;
}

GLogWriterOutput keep(GLogLevelFlags level, GLogField const* fields, gsize count, void*) {
  bool const grave =
      (level & (G_LOG_LEVEL_ERROR | G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_WARNING)) != 0;
  for (GLogField const& field : std::span(fields, count))
    if (grave && kept().empty() && std::string_view(field.key) == "MESSAGE")
      kept() = static_cast<char const*>(field.value);
  return G_LOG_WRITER_HANDLED;
}

}  // namespace

void keep_complaints() { g_log_set_writer_func(keep, nullptr, nullptr); }

std::string const& complaint() { return kept(); }

}  // namespace dawson::type
