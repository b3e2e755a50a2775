#include "lsp/documents/uri.hpp"

#include <fmt/format.h>

#include <charconv>

#include "text/scanning.hpp"

namespace dawson::lsp {

std::string uri_of_path(std::string_view path) {
  std::string out = "file://";
  for (char const c : path) {
    bool const plain = text::is_alphanumeric(c) || std::string_view("-._~/").find(c) != path.npos;
    if (plain) out += c;
    else out += fmt::format("%{:02X}", static_cast<unsigned char>(c));
  }
  return out;
}

std::string path_of_uri(std::string_view uri) {
  constexpr std::string_view scheme = "file://";
  if (!uri.starts_with(scheme)) return std::string(uri);
  std::string_view rest = uri.substr(scheme.size());
  rest.remove_prefix(std::min(rest.find('/'), rest.size()));  // the name of the machine
  std::string out;
  for (std::size_t at = 0; at < rest.size(); ++at) {
    unsigned value = 0;
    std::string_view const digits = rest.substr(at + 1, 2);
    auto const end = digits.data() + digits.size();
    if (rest[at] == '%' && digits.size() == 2 &&
        std::from_chars(digits.data(), end, value, 16).ptr == end && value != 0) {
      out += static_cast<char>(value);
      at += 2;
    } else {
      out += rest[at];
    }
  }
  return out;
}

std::string without_slash(std::string path) {
  while (path.size() > 1 && path.ends_with('/')) path.pop_back();
  return path;
}

}  // namespace dawson::lsp
