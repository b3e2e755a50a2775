#include "lsp/protocol/json.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>

namespace dawson::lsp {
namespace {

std::size_t number_in(Json const& object, char const* name) {
  Json const& value = member(object, name);
  if (!value.is_number_integer() || value.get<std::int64_t>() < 0)
    throw RequestError(ErrorCode::invalid_params, fmt::format("`{}` must be a number", name));
  return value.get<std::size_t>();
}

}  // namespace

Json json_of(Position const& position) {
  return {{"line", position.line}, {"character", position.character}};
}

Json json_of(Range const& range) {
  return {{"start", json_of(range.start)}, {"end", json_of(range.end)}};
}

Json const& member(Json const& object, char const* name) {
  if (object.is_object())
    if (auto const found = object.find(name); found != object.end()) return *found;
  throw RequestError(ErrorCode::invalid_params, fmt::format("missing `{}`", name));
}

std::string text_in(Json const& object, char const* name) {
  Json const& value = member(object, name);
  if (!value.is_string())
    throw RequestError(ErrorCode::invalid_params, fmt::format("`{}` must be a text", name));
  return value.get<std::string>();
}

Position position_in(Json const& value) {
  return {number_in(value, "line"), number_in(value, "character")};
}

Range range_in(Json const& value) {
  return {position_in(member(value, "start")), position_in(member(value, "end"))};
}

Json const& value_at(Json const& object, std::string_view path) {
  static Json const none;
  Json const* at = &object;
  while (!path.empty()) {
    std::string const name(path.substr(0, path.find('/')));
    path.remove_prefix(std::min(name.size() + 1, path.size()));
    if (!at->is_object()) return none;
    auto const found = at->find(name);
    if (found == at->end()) return none;
    at = &*found;
  }
  return *at;
}

std::string dumped(Json const& value) {
  return value.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace dawson::lsp
