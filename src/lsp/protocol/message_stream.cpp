#include "lsp/protocol/message_stream.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "text/scanning.hpp"

namespace dawson::lsp {
namespace {

constexpr std::size_t longest_header = 8192;

// Returns the end of the header that begins at `from`, after its empty line; npos if the empty line
// has not arrived yet.
std::size_t end_of_header(std::string_view bytes, std::size_t from) {
  for (std::size_t at = from; (at = bytes.find('\n', at)) != std::string_view::npos; ++at) {
    if (bytes.substr(at + 1, 1) == "\n") return at + 2;
    if (bytes.substr(at + 1, 2) == "\r\n") return at + 3;
  }
  return std::string_view::npos;
}

// Returns the value of Content-Length in a header.
std::optional<std::size_t> length_in(std::string_view header) {
  constexpr std::string_view name = "content-length";
  std::optional<std::size_t> length;
  while (!header.empty()) {
    std::string_view const line = header.substr(0, header.find('\n'));
    header.remove_prefix(std::min(line.size() + 1, header.size()));
    std::size_t const colon = line.find(':');
    if (colon == std::string_view::npos) continue;
    std::string const field = text::lower_case(line.substr(0, colon));
    if (field.substr(field.find_first_not_of(" \t") == std::string::npos
                         ? 0
                         : field.find_first_not_of(" \t")) != name)
      continue;
    std::string_view value = line.substr(colon + 1);
    value.remove_prefix(std::min(value.find_first_not_of(" \t"), value.size()));
    std::size_t number = 0;
    auto const read = std::from_chars(value.data(), value.data() + value.size(), number);
    if (read.ec == std::errc()) length = number;
  }
  return length;
}

}  // namespace

void MessageReader::add(std::string_view bytes) {
  if (to_skip_ > 0) {
    std::size_t const part = std::min(to_skip_, bytes.size());
    to_skip_ -= part;
    bytes.remove_prefix(part);
  }
  bytes_.append(bytes);
}

bool MessageReader::read_header() {
  while (!length_) {
    std::size_t const end = end_of_header(bytes_, at_);
    if (end == std::string::npos) {
      // An endless header is not one of LSP.
      if (bytes_.size() - at_ > longest_header) at_ = bytes_.size();
      return false;
    }
    length_ = length_in(std::string_view(bytes_).substr(at_, end - at_));
    at_ = end;
    if (!length_ || *length_ <= longest) continue;
    std::size_t const here = std::min(*length_, bytes_.size() - at_);
    to_skip_ = *length_ - here;
    at_ += here;
    ++skipped_;
    length_.reset();
  }
  return true;
}

std::optional<std::string> MessageReader::next() {
  std::optional<std::string> body;
  if (read_header() && bytes_.size() - at_ >= *length_) {
    body = bytes_.substr(at_, *length_);
    at_ += *length_;
    length_.reset();
  }
  // Removes what has been read when it is most of the buffer, so that the time stays linear.
  if (at_ > bytes_.size() / 2) {
    bytes_.erase(0, at_);
    at_ = 0;
  }
  return body;
}

std::size_t MessageReader::take_skipped() { return std::exchange(skipped_, 0); }

std::string framed(std::string_view body) {
  return fmt::format("Content-Length: {}\r\n\r\n{}", body.size(), body);
}

}  // namespace dawson::lsp
