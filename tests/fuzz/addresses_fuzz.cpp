// Addresses of pictures: each returns a picture in the format that it declares, or a picture of the
// error; findings are sent as headers, one line each.
#include <algorithm>
#include <string>

#include "property.hpp"
#include "server/pictures.hpp"

using namespace dawson;
using fuzz::require;

namespace {

struct Format {
  std::string_view type, begins_with;
};
constexpr Format formats[] = {{"image/svg+xml", "<svg"},
                              {"image/png", "\x89PNG"},
                              {"application/pdf", "%PDF-"},
                              {"text/plain", ""},
                              {"text/x-tex", ""}};

void check_response(server::Response const& response, std::string_view text) {
  require(response.status == 200 || response.status == 400, "there is a picture", text);
  auto const format = std::ranges::find_if(
      formats, [&](Format const& one) { return response.type.starts_with(one.type); });
  require(format != std::end(formats), "it has a format", response.type);
  require(response.body.starts_with(format->begins_with), "and is of that format", text);
  for (auto const& [name, value] : response.headers)
    require(std::ranges::all_of(value, [](char c) { return c >= ' ' && c < 0x7f; }),
            "a header is a line of ASCII", value);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
  static auto const fonts = std::make_shared<type::TypeCache>();
  std::string_view const target = fuzz::as_text(data, size);
  auto const address = server::read_address(target);
  if (!fuzz::require_sound(address, size)) return 0;
  for (server::Parameter const& one : address->parameters) {
    auto const again = server::read_address("/?x=" + server::escaped_value(one.value));
    require(again.ok() && *again->value("x") == one.value, "a value that is escaped is read",
            one.value);
  }
  if (!server::is_picture(*address)) return -1;
  server::PictureRequest const request = server::picture_request(*address, target);
  bool const in_error = text::any_error(request.findings);
  require(in_error || static_cast<std::size_t>(std::ranges::count(request.text, '\n')) ==
                          request.names.size(),
          "each line of a diagram has its parameter", request.text);
  server::Response const response = server::draw_picture(*address, target, fonts);
  check_response(response, target);
  require(!in_error || response.status == 400, "an address with faults is refused", target);
  if (size % 8 == 0)
    require(server::draw_picture(*address, target, fonts).body == response.body,
            "an address gives the same picture", target);
  return 0;
}
